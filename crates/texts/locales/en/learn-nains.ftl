### Lessons of Nains only.

learn-nains-goal = Goal of the game
learn-nains-goal-text = Recruit dwarves of five Orders, bid by bid, in three taverns. Each Order scores in its own way, balanced armies attract the legendary Cognars, and your coins grow into a treasure. After two eras, the player with the most points wins.

## The Orders. $ranks and $points of the example come with their nouns; $sum and $symbols are numbers.

learn-nains-bouclier-text = The track gives the value of your number of Shield ranks. Points printed on Shield cards, if there are any, are added to it.
learn-nains-bouclier-figure = { $ranks }: the track shows { $points }.
learn-nains-temple-text = You need both points and occult symbols. Occult symbols count wherever they are, in your army or in the command zone; your board already has one.
learn-nains-temple-figure = { $sum } on the cards, times { $symbols ->
    [one] { $symbols } occult symbol
   *[other] { $symbols } occult symbols
    }, the one on the board among them: { $points }.
learn-nains-errants-text = Different values are safe. A second card of the same value becomes a pariah: a token covers its points, but its rank and its malt still count. Tokens removed at the end uncover the highest values.
learn-nains-errants-figure = The second card of the same value is under a token: { $points }.
learn-nains-forge-text = Equal runes count once, wherever they are. The runes of Cognars are unique: each differs from all others.
learn-nains-forge-figure = { $sum } on the cards and { $symbols ->
    [one] { $symbols } rune
   *[other] { $symbols } different runes
    }, squared: { $points }.
learn-nains-talion-text = When you place a Talion dwarf, exchange the coin you bid at this tavern for the next available one worth at least 1 more, before Cognars and trade. If you bid the 0 or the special 3, improve one of your two pouch coins instead. This is compulsory, even if no higher coin is left and the exchange lowers yours.
learn-nains-talion-figure = { $sum } on the cards: { $points }.
learn-nains-malt = Malt
learn-nains-malt-text = Any card can have malt symbols, and some Cognars do. Each scores 1 point, and more with the Liqueur Certification or with Gurdan and Borogam together.

## Cognars.

learn-nains-heroes-text = A coloured Cognar goes on top of the column of their Order and counts there with ranks, points and symbols. A white Cognar goes to the command zone: no ranks, but points or a power.
learn-nains-mercenaries = Mercenaries
learn-nains-mercenaries-text = Black Cognars are mercenaries, and they come at least in pairs. You may recruit one only by placing them where they complete a new line, and only if another mercenary is left; for that line you must recruit a second one, placed in any column. After a pair, more may follow in the same turn, as long as at least two are left. The last one left cannot come alone.
learn-nains-mercenaries-points = A mercenary’s rank counts for lines, majorities and the Shield track. Their points are added to the value of the column; in the Temple they are not multiplied.
learn-nains-others = Other Cognars
learn-nains-oboron = Oboron comes with his ally Ga’at, whom you place at once in any column. Ga’at needs no line, but his rank may complete one. In the Shield column he counts as one rank, no more. His value depends on the column:
learn-nains-svara = With Svara, look at five cards of the era 2 deck, even during era 1. Place one of them with all its effects; the others are shuffled back. In the last round of era 2 a single card is left: you take that one.
learn-nains-kardum = Kardum replaces your 0 with the special 3: it bids and scores 3, and it trades like the 0.

## Majorities.

learn-nains-evaluation-text = The five Elite Cognars are laid out in random order during setup. After the last tavern of era 1, the majorities are evaluated in that order: the player with the most ranks in an Order wins its Elite Cognar. The Liqueur Certification comes last, for the most malt symbols.
learn-nains-evaluation-tie = If players tie, nobody wins; gems do not break the tie. What nobody wins leaves the game.

## End and variants.

learn-nains-end-tie = The player with the most points wins. If players tie, the one with more Elite Cognars wins (the Certification is not one); if they still tie, they share the victory.
learn-nains-variants = Two players
learn-nains-two = With two players, each tavern gets three cards. At the first and third tavern, the card nobody takes is discarded. At the second tavern, the first player takes a card and discards another one; the last card goes to the second player.

## The list of cards.

# $field is the name of a field on the first page.
learn-nains-correct = This command writes the built-in list to a file. Correct it and paste it under “{ $field }” when you open a table. Other commands accept it too.
