### Lessons of Nidavellir only.

learn-nidavellir-goal = Goal of the game
learn-nidavellir-goal-text = Recruit an army of dwarves, bid by bid, in three taverns. Each class scores in its own way, balanced armies attract heroes, and your coins grow into a treasure. After two ages, the player with the most points wins.

## The classes. $ranks and $points of the example come with their nouns, $sum is a number, $coin the highest coin.

learn-nidavellir-warrior-text = Ranks count for the majority, not points. If players tie, each of them adds their own highest coin. You need at least one Warrior rank.
learn-nidavellir-warrior-figure = { $sum } on the cards, plus { $coin } for the highest coin, as nobody has more Warrior ranks: { $points }.
learn-nidavellir-hunter-text = One Hunter is worth next to nothing, but many of them win games: each brings more than the one before.
learn-nidavellir-hunter-figure = { $ranks }, squared: { $points }.
learn-nidavellir-miner-text = A Miner without points still has a rank, which multiplies the points of the others.
learn-nidavellir-miner-figure = { $sum } on the cards, times { $ranks }: { $points }.
learn-nidavellir-blacksmith-text = Blacksmiths start better than Hunters, but grow more slowly.
learn-nidavellir-blacksmith-figure = { $ranks }: { $points }.
learn-nidavellir-explorer-text = You get the points printed on the card, no strings attached.
learn-nidavellir-explorer-figure = { $sum } on the cards: { $points }.
learn-nidavellir-offering = Royal Offerings
learn-nidavellir-offering-text = Not every card is a dwarf: a Royal Offering transforms one of your coins at once, then it is discarded. It goes to no column.

## Heroes.

learn-nidavellir-heroes-text = A hero of a class goes on top of that column and counts there like a dwarf, with ranks and points. A neutral hero goes to the command zone: no ranks, but points or a power.
learn-nidavellir-price = Dagda and Bonfur have a price: discard the top card of two other columns (Dagda) or of one (Bonfur). The cards must be dwarves; a column with a hero on top does not count. If you cannot pay the full price, you cannot recruit them.
learn-nidavellir-dwerg = The Dwerg brothers are worth most together:
learn-nidavellir-thrud = Thrud is never covered. When a card is placed in her column, take her out, place the card, resolve its effect, then put Thrud on top of any column. At the end of the game she moves to the command zone, where she scores her points.
learn-nidavellir-ylud = Ylud waits in the command zone. At the end of the first age, before the evaluation, place her in any column. At the end of the second age you may move her once more; if you recruited her after the first evaluation had begun, you place her then. Her value depends on the column:
learn-nidavellir-uline = When you recruit Uline, take back your pouch and every coin on a tavern that is not resolved yet. From now on you do not bid in advance: at each tavern you play a coin from hand after everyone else has revealed. When you trade, you choose two coins from hand.

## Majorities.

learn-nidavellir-evaluation-text = After the last tavern of the first age, the majorities are evaluated in this order: Warriors, Hunters, Miners, Blacksmiths, Explorers. The player with the most ranks in a class wins its distinction and uses it at once. If players tie, nobody wins it; gems do not break the tie.
learn-nidavellir-evaluation-pioneer = If nobody wins the Pioneer, a random card is discarded from the second deck, so that the deck is empty when the second age ends.

## End and variants.

learn-nidavellir-end-tie = The player with the most points wins. Tied players share the victory.
learn-nidavellir-variants = Two players, first game, editions
learn-nidavellir-two = With two players, each tavern gets three cards; the card nobody takes is discarded.
learn-nidavellir-first = For your first game, leave out Thrud, Ylud and Uline. Their powers are easier to handle once you know the rest.
learn-nidavellir-german = The German edition numbers the gems from 1, discards the card of an unclaimed Pioneer unseen, and counts the special Blacksmith as an award card that can never be discarded. Its book also has players keep their coins secret: memory mode plays it that way. One remark in it does not hold here: it says that every trade makes you richer, but NID-R2 applies to all editions, and in rare cases a coin falls.
