### Lessons: navigation, and the rules that the games share. Titles and labels have no full stop, paragraphs do.
### $game is nidavellir or nains.

## Navigation.

learn-title = Learn
learn-lead = Bid in three taverns, build an army of dwarves, attract heroes, and turn small coins into big ones. Here both games are explained, with every card.
learn-rules = Rules
learn-cards = Cards and heroes
learn-rulings = Rulings
learn-aid = Player aid
learn-contents = Contents
learn-begin = How to start
learn-begin-play = Play against an apprentice and look things up as you go: tap anything on the table to see what it does, with a link to this page.
learn-begin-box = Playing with the real box? Print the player aid, and count with the score pad.
learn-play = Play against bots
learn-pitch-nidavellir = Five classes, each with its own scoring; a hero for every line; distinctions at half-time. Start here.
learn-pitch-nains = The same taverns and coins with five Orders, mercenaries, runes, malt and pariahs. For those who know Nidavellir.
learn-print-line = This page fits on one printed A4 sheet.
learn-more = More about this

## Setup.

learn-setup = Setup
learn-setup-text = Each player starts with the same five coins and a random gem. The Royal Treasure and { $game ->
    [nains] the Cognars
   *[nidavellir] the heroes
    } are face up. The cards of { $game ->
    [nains] the two eras
   *[nidavellir] the two ages
    } form two face-down decks.
learn-setup-table = Quantities depend on the number of players:
learn-supply-rounds = { $game ->
    [nains] Rounds per era
   *[nidavellir] Rounds per age
    }
learn-supply-tavern = Cards per tavern
learn-supply-deck = Deck, { $age }
learn-supply-treasure = Coins in the Treasure
learn-supply-gems = Gems

## A round.

learn-round = A round
learn-round-text = The game lasts two { $game ->
    [nains] eras
   *[nidavellir] ages
    } of a few rounds each. Every round goes like this:
learn-round-deal = Dwarves arrive: each of the three taverns gets one face-up card per player (three cards in a two-player game).
learn-round-bid = Everyone bids in secret: one coin face down for each tavern, the other two in the pouch.
learn-round-reveal = The taverns are resolved one after the other. Everyone reveals the coin they bid there; the highest coin chooses first.
learn-round-take = On your turn, take one card and place it in your army. { $game ->
    [nains] Its Order may have an effect, new lines bring Cognars, and at the end you trade if you bid a trading coin here.
   *[nidavellir] New lines bring heroes, and at the end you trade if you bid a trading coin here.
    }
learn-round-end = When everyone has chosen, tied players swap gems. After the third tavern, all coins return to hand.

## Bids.

learn-bids = Bidding
learn-bids-text = A bid buys your place in the order, not the card: you never spend a coin. You distribute the same five coins every round, and at the end they score points too.
learn-bids-zero = The 0 is the weakest bid and the best investment. It chooses late, but it trades: your two pouch coins give you a better one. If the 0 stays in the pouch, there is no trade this round.
learn-bids-secret = Bids stay hidden until their tavern is resolved. Everyone knows which five coins a player owns, but not where they lie.
learn-bids-figure = { $player } bids at the three taverns and leaves two coins in the pouch.

## Order of play.

learn-order = Who chooses first
learn-order-text = The highest coin at the tavern chooses first, then the next, down to the lowest. Among equal coins, the higher gem goes first.
learn-order-swap = When the tavern is done, players with equal bids swap gems: the highest with the lowest, the second highest with the second lowest; one in the middle stays. A good gem wins a tie, then moves on.
learn-order-fixed = The order is fixed when the coins are revealed. If a coin changes its value later at this tavern, neither order nor ties change.
learn-order-figure = { $tavern }: the order of the four players. { $first } and { $second } tied, so they swap gems afterwards.
learn-order-place = Order
learn-order-before = Gem
learn-order-after = Gem afterwards

## Coins.

learn-coins = Better coins
learn-coins-text = There are two ways to improve a coin: trading and transforming. Either way, you exchange one of yours for a higher one from the Royal Treasure.
learn-coins-trade = Trading
learn-coins-trade-text = If you bid the 0 (or the special 3), end your turn with a trade: reveal your two pouch coins and add them up. Exchange the higher one for a coin of that sum, which goes to the pouch. The trade is compulsory, even if it does not pay.
learn-coins-trade-figure = { $first } + { $second } = { $sum }: the { $given } is given up, the { $taken } goes to the pouch.
learn-coins-transform = Transforming
learn-coins-transform-text = { $game ->
    [nains] Derdhr transforms a coin by +5, a Talion dwarf improves one by +1.
   *[nidavellir] Some cards and powers transform a coin by +3, +5 or +7. Choose any of your coins, wherever it lies.
    } Exchange it for one worth that much more. The new coin lies where the old one lay, face up or face down as before. The 0 and the special 3 are never transformed.
learn-coins-missing = If the coin is not available
learn-coins-missing-text = If the Treasure does not have the coin you need, take the next higher one. If there is none, take the next lower one, even if you lose by it; but you can never take the value you have just given up.
learn-coins-missing-figure = { $first } + { $second } = { $sum }, but there is no { $sum } left: the { $given } becomes { $taken }.
learn-coins-back = A starting coin leaves the game when it is exchanged; a gold coin returns to the Treasure.

## Lines.

learn-lines = Lines and { $game ->
    [nains] Cognars
   *[nidavellir] heroes
    }
learn-lines-text = Your army has five columns, one per { $game ->
    [nains] Order
   *[nidavellir] class
    }. Most cards have one rank; one rank in each of the five columns makes a line.
learn-lines-recruit = { $game ->
    [nains] A new line brings you a Cognar of your choice at once. The Cognar’s ranks may complete another line and bring another Cognar.
   *[nidavellir] As soon as you have more lines than heroes, you recruit a hero of your choice. The hero’s ranks may complete another line and bring another hero.
    }
learn-lines-kept = { $game ->
    [nains] Lines are counted over whole columns: two ranks in every column make two lines, whatever cards they are on.
   *[nidavellir] Lines are counted over whole columns: two ranks in every column make two lines, whatever cards they are on. If you lose cards later, you keep your heroes, but a line you rebuild brings nothing.
    }
learn-lines-figure = One rank in every column makes a line, and { $hero } joins.

## The end.

learn-end = The end
learn-end-text = After the last tavern of the second { $game ->
    [nains] era, add up the five Orders, the Cognars and Elite Cognars in your command zone, your malt and all five coins.
   *[nidavellir] age, add up the five classes, the heroes in your command zone, all five coins, and 3 points for gem 6.
    }
learn-end-figure = { $winner } wins with { $points ->
    [one] { $points } point
   *[other] { $points } points
    }.

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
    [nains] Evaluation of the Orders (end of era 1)
   *[nidavellir] Troop Evaluation (end of age 1)
    }
learn-players-few = 2 to 4 players
learn-players-five = 5 players
learn-card = Card
learn-place-column = On top of { $column }
learn-place-any = In any column
learn-place-command = In the command zone
learn-place-won = Majority in { $counted }
learn-base-coins = Starting coins
learn-special-coin = The special 3
learn-treasure-line = With { $players } players: { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
    }. The number below a coin is how many there are.
learn-gems = Gems
learn-cards-lead = Every card in the game. Anything you tap on the table links here.
learn-columns-points = Points by column

## Rulings.

learn-rulings-lead = Where the printed rules are silent or unclear, or where editions differ, a ruling decides; below each you find what the print says and why we decided so. Error messages refer to rulings by these names.
learn-rulings-words = The English rulebook uses other words in places. Bravery Points are points here, an Elvaland is a player, a turn of the game is a round, the last Dwarf card is the top dwarf, and gems are swapped, not traded.
