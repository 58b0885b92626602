### What somebody is told who plays for the first time, guided by a prepared game. Two to four short sentences each: what to look
### at, what it is good for. The sentences also hold for whoever does not do what was proposed.

## The first round: bids, order, ties, trades.

guide-bids = Lay one of your five coins on each of the three taverns, in secret. At each tavern the higher coin chooses first. Put your 0 where you can be last: for that you may make one of your other coins bigger.
guide-order = The coins of the first tavern are open: whoever bid more takes a card first. A dwarf joins the column of their class in your army. The small number on a card says what it brings you now.
guide-ties = At the second tavern look at equal coins: then the higher gem goes first. Afterwards those who tied swap their gems, so losing a tie wins you the better gem.
guide-trade = Where you bid your 0 you trade after taking a card: the two coins in your pouch are added up, and the higher one becomes a coin of that value from the Royal Treasure. All your coins score at the end.

## The second round: lines, and how classes score.

guide-lines = One dwarf of each of the five classes is a line, and every new line brings a hero at once. See which classes your army still lacks, and bid high where they can be had.
guide-column = Look at what each card is worth. { $scoring }
guide-heroes = A line is complete: choose a hero. Heroes with ranks join a column and bring the next line closer, others score by themselves or make a coin bigger. Those you cannot have yet say why.

## The third round: coins and gifts.

guide-coins = Your gold coins are worth more every round, and bid more. Trade early and often: bid the 0 again and leave two coins in the pouch that make a big sum.
guide-offering = The Royal Offering is no dwarf: whoever takes it makes one of their coins bigger by 3 at once, even one that lies face down on a tavern still to come.
guide-transform = Choose the coin to exchange for a bigger one. It stays where it lies: a coin on a tavern still to come bids more from now on.

## The fourth round: distinctions.

guide-distinctions = After this round the army is inspected: whoever has more ranks in a class than anybody else wins its distinction. A tie wins nothing. Compare your columns with those of your opponent.
guide-second = A second line needs a second dwarf in every class. Under your army you see what is still missing for the next hero.
guide-others = Look at your opponent as well: sometimes the best card is the one that would have brought them a hero or a distinction.
guide-evaluation = This is the last tavern of the first age. One rank more or less decides about a distinction now.
guide-awards = The distinctions are given away, class by class. This one asks you for a choice.

## The second age.

guide-let-go = You know the whole game now. The second age is played as the first one, without another inspection; at the end columns, heroes and coins are added up. From here on you are on your own. Have fun!
