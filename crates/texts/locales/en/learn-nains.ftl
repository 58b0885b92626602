### What the rules of Nains have of their own.

learn-nains-goal = What it is about
learn-nains-goal-text = You hire dwarves of five Orders in three taverns, bid by bid. Each Order counts in a way of its own and needs other symbols; balanced armies attract the legendary Cognars. After two eras the most points win.

## The Orders. $ranks, $sum and $symbols are those of the example.

learn-nains-bouclier-text = A Shield has no points of its own. The track pays for every rank, and each step is larger than the one before.
learn-nains-bouclier-figure = { $ranks } ranks: the track shows { $points } points.
learn-nains-temple-text = Points and occult symbols need each other. The symbols count wherever they lie, in the army or in the command zone.
learn-nains-temple-figure = { $sum } on the cards, times { $symbols } occult symbols, the one on the board among them: { $points } points.
learn-nains-errants-text = Different values are safe. A value that is there already comes as an outcast, under a Paria token; its rank and its malt still count, so it may be worth taking. Tokens that are removed at the end uncover the highest values.
learn-nains-errants-figure = The second card of the same value lies under a token: { $points } points.
learn-nains-forge-text = Equal runes count once. The runes of Cognars are unique: each differs from all others.
learn-nains-forge-figure = { $sum } on the cards and { $symbols } different runes, squared: { $points } points.
learn-nains-talion-text = When you place a Talion dwarf, the coin you bid on this tavern becomes the next available one of at least one more, before Cognars come and before you trade. If your coin trades, you improve one of the two in your pouch instead. You must do it.
learn-nains-talion-figure = { $sum } on the cards: { $points } points.
learn-nains-malt = Malt
learn-nains-malt-text = Malt symbols are on cards of every Order and on some Cognars. Each scores 1 point, and more with the Liqueur Certification and with Gurdan and Borogam together.

## Cognars.

learn-nains-heroes-text = A coloured Cognar stands on top of the column of his Order and counts there with ranks, points and symbols. A white one goes to the command zone: no rank, but points or a power.
learn-nains-mercenaries = Mercenaries
learn-nains-mercenaries-text = Black Cognars are mercenaries, and none comes alone. You may take one only by placing him where he completes a new line, and only while another one is left; for that line you must then recruit a mercenary, in any column. While one follows the other in a turn, more of them may come.
learn-nains-mercenaries-points = A mercenary’s rank counts for lines, for majorities and on the Shield track. His points are added to what the column is worth, in the Temple without being multiplied.
learn-nains-others = Others
learn-nains-oboron = Oboron brings his ally Ga’at, whom you place at once in a column of your choice. He is not recruited by a line, but his rank may complete one. What he is worth depends on the column:
learn-nains-svara = Svara looks at five cards of the second deck, in the first era too. You place one of them with everything it does; the others are shuffled back.
learn-nains-kardum = Kardum puts the special 3 in the place of your 0: it bids and scores 3, and trades like the 0.

## Majorities.

learn-nains-evaluation-text = The five Elite Cognars are laid out in a random order before the game. After the last tavern of the first era majorities are counted in that order: whoever has more ranks in an Order than anybody else wins its Elite Cognar. Last comes the Liqueur Certification, for the most malt symbols.
learn-nains-evaluation-tie = A tie wins nothing, and gems do not help. What nobody wins leaves the game.

## End and variants.

learn-nains-end-tie = The most points win. Among equal totals more Elite Cognars win, the Certification not being one of them; after that the victory is shared.
learn-nains-variants = Two players
learn-nains-two = With two players three cards come to every tavern. In the first and the third the card that nobody took is discarded. In the second whoever goes first takes a card and then discards another one, so the last card is left for the other player.

## The list of cards.

# $field is the name of a field on the first page.
learn-nains-correct = Write the built-in list to a file with this command, correct it, and paste it under “{ $field }” when you open a new table. Other commands take it too.
