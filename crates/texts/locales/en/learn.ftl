### The pages that teach both games: their frame, and the rules that the games share. Titles and labels stand without a full
### stop, paragraphs have theirs. $game is nidavellir or nains.

## The frame.

learn-title = Learn
learn-lead = Bids in three taverns, a column of dwarves here, a legend there, and coins that grow while you use them. Both games are explained here, with every card.
learn-rules = Rules
learn-cards = Cards and heroes
learn-rulings = Rulings
learn-aid = Player aid
learn-contents = Contents
learn-begin = How to begin
learn-begin-play = Sit down against an apprentice and look things up as you go: everything on the table explains itself when you tap it, and leads here.
learn-begin-box = Playing with the box? Print the player aid, and let the score pad count.
learn-play = Play against bots
learn-pitch-nidavellir = Five classes, each with its own way to count; heroes for every line; distinctions halfway. The one to begin with.
learn-pitch-nains = The same taverns and coins with five Orders, mercenaries, runes, malt and outcasts. For those who know the other one.
learn-print-line = This page prints on one sheet of A4.
learn-more = More about this

## Set-up.

learn-setup = Set-up
learn-setup-text = Everybody begins with the same five coins and a gem dealt at random. The Royal Treasure and { $game ->
    [nains] the Cognars
   *[nidavellir] the heroes
    } lie face up for all to see. The cards of { $game ->
    [nains] the two eras
   *[nidavellir] the two ages
    } are two decks, face down.
learn-setup-table = How much there is of everything depends on how many play:
learn-supply-rounds = { $game ->
    [nains] Rounds of an era
   *[nidavellir] Rounds of an age
    }
learn-supply-tavern = Cards in each tavern
learn-supply-deck = Deck, { $age }
learn-supply-treasure = Coins in the Treasure
learn-supply-gems = Gems

## A round.

learn-round = A round
learn-round-text = The game is two { $game ->
    [nains] eras
   *[nidavellir] ages
    } long, each of a few rounds, and every round goes like this:
learn-round-deal = Dwarves come in: cards are dealt face up to the three taverns, one for each player (three if only two play).
learn-round-bid = Everybody bids in secret: one coin face down for each tavern, the two others in the pouch.
learn-round-reveal = The taverns are served one after the other. All turn over the coin they laid there; the highest coin chooses first.
learn-round-take = On your turn you take one card and put it in your army. { $game ->
    [nains] Its Order may have an effect; new lines bring you Cognars; if your coin here trades, you trade last.
   *[nidavellir] New lines bring you heroes; if your coin here trades, you trade last.
    }
learn-round-end = When all have chosen, those who tied swap gems. After the third tavern all coins come back to hand.

## Bids.

learn-bids = Bidding
learn-bids-text = A bid buys a place in the queue, not the card: no coin is ever spent. You lay out the same five coins anew in every round, and in the end they are points as well.
learn-bids-zero = The 0 is the weakest bid and the best investment. It chooses late, but it lets you trade your two pouch coins for a better one. Leave it in the pouch, and there is no trade in this round.
learn-bids-secret = Bids stay hidden until their tavern is served. Which five coins somebody owns is no secret; where they lie is.
learn-bids-figure = { $player } bids at the three taverns and leaves two coins in the pouch.

## Order of play.

learn-order = Who chooses first
learn-order-text = The highest coin of the tavern chooses first, then the next one, down to the lowest. Among equal coins the higher gem goes first.
learn-order-swap = When the tavern is done, those who bid the same swap their gems: the highest with the lowest, the second highest with the second lowest, and whoever is left in the middle keeps his own. A good gem wins a tie and is gone.
learn-order-fixed = The order is settled the moment the coins are turned over. A coin that changes its value later in this tavern changes neither order nor ties.
learn-order-figure = { $tavern }: in this order the four players choose. { $first } and { $second } bid the same, so they swap gems afterwards.
learn-order-place = Choice
learn-order-before = Gem
learn-order-after = Gem afterwards

## Coins.

learn-coins = Better coins
learn-coins-text = Coins grow in two ways, by trading and by transforming. Either way one of yours is exchanged for a higher one from the Royal Treasure.
learn-coins-trade = Trading
learn-coins-trade-text = You bid the 0, and your turn is over but for this: show your two pouch coins and add them up. The higher one is exchanged for a coin of the sum, which goes back to the pouch. You must do it, even if it does not pay.
learn-coins-trade-figure = { $first } + { $second } = { $sum }: the { $given } is given up, the { $taken } comes to the pouch.
learn-coins-transform = Transforming
learn-coins-transform-text = Some cards and powers transform a coin by +3, +5 or more. Choose one of yours, wherever it lies, and exchange it for one worth that much more. The new coin lies where the old one lay, open or hidden as that was. A coin that trades is never transformed.
learn-coins-missing = If the coin is missing
learn-coins-missing-text = If the Treasure lacks the coin you want, you get the next higher one. If there is none, you get the highest below it, even if you lose by it; but never the value you have just given up.
learn-coins-missing-figure = { $first } + { $second } = { $sum }, but the { $sum } is gone: the { $given } becomes { $taken }.
learn-coins-back = A coin you began with leaves the game when it is given up; a gold one goes back to the Treasure.

## Lines.

learn-lines = Lines and { $game ->
    [nains] Cognars
   *[nidavellir] heroes
    }
learn-lines-text = Your army has five columns, one for each { $game ->
    [nains] Order
   *[nidavellir] class
    }. Cards have ranks, most of them one; a rank in all five columns together is a line.
learn-lines-recruit = { $game ->
    [nains] A new line brings you a Cognar at once, whom you choose from those who are left. His ranks may complete the next line and bring another.
   *[nidavellir] As soon as you have more lines than heroes you recruit one, whom you choose from those who are left. His ranks may complete the next line and bring another.
    }
learn-lines-kept = { $game ->
    [nains] Lines are counted over whole columns: with two ranks everywhere you have two lines, whoever they belong to.
   *[nidavellir] Lines are counted over whole columns: with two ranks everywhere you have two lines, whoever they belong to. If you lose cards later you keep your heroes, but a line is paid only once.
    }
learn-lines-figure = One rank in every column is a line: { $hero } has come for it.

## The end.

learn-end = The end
learn-end-text = After the last tavern of the second { $game ->
    [nains] era
   *[nidavellir] age
    } everything is added up: the five columns, whoever is in the command zone, and all five coins.
learn-end-figure = { $winner } wins with { $points } points.

## Tables of points, cards, heroes and coins.

learn-points = Points
learn-columns = { $game ->
    [nains] The five Orders
   *[nidavellir] The five classes
    }
learn-heroes = { $game ->
    [nains] Cognars
   *[nidavellir] Heroes
    }
learn-evaluation = { $game ->
    [nains] End of the first era
   *[nidavellir] End of the first age
    }
learn-players-few = 2 to 4 players
learn-players-five = 5 players
learn-card = Card
learn-place-column = On top of: { $column }
learn-place-any = In a column of your choice
learn-place-command = In the command zone
learn-place-won = Won by the majority: { $counted }
learn-base-coins = Coins you begin with
learn-special-coin = The coin that replaces the 0
learn-treasure-line = With { $players } players: { $coins } coins. The number under a coin says how often it is there.
learn-gems = Gems
learn-cards-lead = Everything in the game. What is on the table leads to its place here.
learn-columns-points = Points by column

## Rulings.

learn-rulings-lead = Where the printed rules are silent or disagree, a ruling decides. Refusals at the table and the tests of the program cite them by these names.
