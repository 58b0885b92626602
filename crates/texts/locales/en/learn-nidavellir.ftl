### What the rules of Nidavellir have of their own.

learn-nidavellir-goal = What it is about
learn-nidavellir-goal-text = You gather an army of dwarves, bid by bid, in three taverns. Each class counts in a way of its own, balanced armies attract heroes, and the coins you bid with grow into a treasure. After two ages the most points win.

## The classes. $ranks and $sum are those of the example, $coin is the highest coin.

learn-nidavellir-warrior-text = For the majority ranks count, not points, and whoever shares it gets the coin as well. Without a single Warrior there is none.
learn-nidavellir-warrior-figure = { $sum } on the cards and { $coin } for the highest coin, as nobody has more Warriors: { $points } points.
learn-nidavellir-hunter-text = One Hunter is worth next to nothing, a crowd of them decides games: each brings more than the one before.
learn-nidavellir-hunter-figure = { $ranks } ranks, squared: { $points } points.
learn-nidavellir-miner-text = A Miner without points is a rank all the same, and multiplies the points of the others.
learn-nidavellir-miner-figure = { $sum } on the cards, times { $ranks } ranks: { $points } points.
learn-nidavellir-blacksmith-text = They begin better than Hunters and grow more slowly.
learn-nidavellir-blacksmith-figure = { $ranks } ranks: { $points } points.
learn-nidavellir-explorer-text = What is printed is what you get, at once and without any condition.
learn-nidavellir-explorer-figure = { $sum } on the cards: { $points } points.
learn-nidavellir-offering = Royal Offerings
learn-nidavellir-offering-text = Not every card is a dwarf: a Royal Offering transforms one of your coins at once and is then discarded. It fills no column.

## Heroes.

learn-nidavellir-heroes-text = A hero of a class stands on top of its column and counts there with ranks and points like a dwarf. A neutral hero goes to the command zone: no rank, but points or a power.
learn-nidavellir-price = Dagda and Bonfur have a price: the top card of two other columns, or of one. Only dwarves can pay it, so a column topped by a hero is safe and of no use; whoever cannot pay in full cannot recruit them.
learn-nidavellir-dwerg = The Dwerg brothers are worth most together:
learn-nidavellir-thrud = Thrud is never covered. When a card comes to her column she steps aside; the card is placed, its effect happens, and then she goes on top of any column. At the very end she retires to the command zone, where her points count.
learn-nidavellir-ylud = Ylud waits in the command zone until the age ends, and then joins a column of your choice before majorities are counted. At the end of the second age she may move once more. What she is worth depends on the column:
learn-nidavellir-uline = With Uline you take back every coin not yet turned over, and bid no more: at each tavern you lay a coin from hand when all others are open. Your trade adds two coins of your choice from hand.

## Majorities.

learn-nidavellir-evaluation-text = After the last tavern of the first age majorities are counted, one class after the other. Whoever has more ranks than anybody else wins the distinction of the class and what it brings, at once. A tie wins nothing, and gems do not help.
learn-nidavellir-evaluation-pioneer = If nobody becomes Pioneer, a card of the second deck is discarded at random. So the second age always ends with an empty deck.

## End and variants.

learn-nidavellir-end-tie = The most points win. Equal totals share the victory.
learn-nidavellir-variants = Two players, first game, editions
learn-nidavellir-two = With two players three cards come to every tavern; the card that nobody took is discarded.
learn-nidavellir-first = For a first game leave out Thrud, Ylud and Uline. They are strong, and easier to enjoy when the rest is familiar.
learn-nidavellir-german = The German edition numbers the gems from 1, discards the card of an unclaimed Pioneer unseen, and treats the special Blacksmith as an award that can never be discarded. Everything else is the same.
