### Explanations of the guided first game, two to four short sentences each. They must also be true for a player who does not
### follow the suggestion.

## The first round: bids, order, ties, trades.

guide-bids = Secretly put one of your five coins on each of the three taverns. At each tavern, the higher coin chooses first. Put your 0 where you do not mind being last: it lets you trade for a better coin.
guide-order = The coins of the first tavern are revealed: the higher bid takes a card first. A dwarf goes to the column of its class in your army. The small number on a card is what it brings you now.
guide-ties = At the second tavern, watch for equal coins: the higher gem goes first. Then the tied players swap gems, so losing a tie gets you the better gem.
guide-trade = Where you bid your 0, you trade after taking a card: the two coins in your pouch are added up, and the higher one becomes a coin of that value from the Royal Treasure. All your coins score at the end.

## The second round: lines, and how classes score.

guide-lines = One dwarf of each of the five classes makes a line, and every new line brings a hero at once. Check which classes your army still lacks, and bid high where you can get them.
guide-column = Look at what each card is worth. { $scoring }
guide-heroes = Your line is complete: choose a hero. Heroes with ranks join a column and bring the next line closer; others score points or improve a coin. A hero you cannot recruit shows the reason.

## The third round: coins and gifts.

guide-coins = Gold coins score more and bid higher. Trade early and often: bid the 0 again, and leave two coins in the pouch that add up to a lot.
guide-offering = The Royal Offering is not a dwarf: it raises one of your coins by 3 at once, even one that lies face down at a later tavern.
guide-transform = Choose the coin to exchange for a higher one. The new coin stays in the same place: at a later tavern it bids more.

## The fourth round: distinctions.

guide-distinctions = After this round comes the Troop Evaluation: the player with the most ranks in a class wins its distinction. In a tie, nobody does. Compare your columns with the bot’s.
guide-second = A second line needs a second dwarf of every class. Below your army you see what is missing for the next hero.
guide-others = Watch the bot as well: sometimes the best card is the one that would give it a hero or a distinction.
guide-evaluation = This is the last tavern of the first age. A single rank can decide a distinction.
guide-awards = Distinctions are awarded class by class. This one lets you choose.

## The second age.

guide-let-go = Now you know the whole game. The second age works like the first, but without distinctions; at the end, columns, heroes and coins are added up. Suggestions go on; finish the tour whenever you like.

guide-rest = Suggestions go on to the end of the game. Finish the tour whenever you like: the table stays under My tables.
guide-reason-points = It brings you { $points } at once.

## Nains.

guide-nains-bids = Secretly put one of your five coins on each of the three taverns. At each tavern, the higher coin chooses first. Bid your 0 where you do not mind being last: it lets you trade for a better coin.
guide-nains-order = The coins of the first tavern are revealed: the higher bid takes a card first. In a tie the higher gem goes first, then the gems are swapped. A dwarf goes to the column of its Order, and the small number on a card is what it brings you now.
guide-nains-discard = With two players the second tavern is special: the player who goes first takes a card, then discards one of the two left. The other player gets what remains, so you can also deny them a card.
guide-nains-trade = Where you bid your 0, you trade after taking a card: the two coins in your pouch are added up, and the higher one becomes a coin of that value from the Treasure. All your coins score at the end.
guide-nains-lines = One dwarf of each of the five Orders makes a line, and every new line brings a Cognar at once. Check which Orders your army still lacks, and bid high where you can get them.
guide-nains-coins = Treasure coins score more and bid higher. Trade early and often: bid the 0 again, and leave two coins in the pouch that add up to a lot.
guide-nains-malt = Some cards carry malt. Each malt is worth a point at the end, and the most malt at the end of the first era wins the Certification, which doubles it.
guide-nains-elite = After this round comes the evaluation of the Orders: the player with the most ranks in an Order wins its Elite Cognar. In a tie, nobody does. Compare your columns with the bot’s.
guide-nains-next = A second line needs a second dwarf of every Order. Below your army you see what is missing for the next Cognar.
guide-nains-others = Watch the bot as well: sometimes the best card is the one that would give it a Cognar or an Elite.
guide-nains-evaluation = This is the last tavern of the first era. A single rank can decide an Elite Cognar, a single malt the Certification.
guide-nains-cognars = Your line is complete: choose a Cognar. Coloured ones join their column, others score in the command zone. Mercenaries come in pairs. A Cognar you cannot recruit shows the reason.
guide-nains-improve = Choose the coin that grows. The new coin stays in the same place: at a later tavern it bids more.
guide-nains-awards = Elite Cognars are awarded Order by Order. This one lets you choose.
guide-nains-let-go = Now you know the whole game. The second era works like the first, but without Elite; at the end, Orders, Cognars, malt and coins are added up. Suggestions go on; finish the tour whenever you like.
