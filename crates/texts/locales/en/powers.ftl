### What things are and do, one tap away. One to three short sentences each. What a single hero or distinction does stands
### with its name.

## How every column scores.

scoring-nidavellir-warrior = Warriors score the sum of their points. Whoever has the most Warrior ranks, alone or tied, adds the value of the highest coin they own.
scoring-nidavellir-hunter = Hunters score their ranks squared: 1, 4, 9, 16, 25 and so on.
scoring-nidavellir-miner = Miners score the sum of their points, times their ranks.
scoring-nidavellir-blacksmith = Blacksmiths score 3, 7, 12, 18, 25 points for one to five ranks, and so on: every rank brings one point more than the rank before.
scoring-nidavellir-explorer = Explorers score the sum of their points.
scoring-nains-bouclier = The Shield scores what its track shows for its ranks.
scoring-nains-temple = The Temple scores the sum of its points, times your occult symbols; one of these is printed on your board. Points of mercenaries are added afterwards.
scoring-nains-errants = Wanderers score the sum of their open points. A card whose value is in the column already gets a Paria token: it covers the points, not the rank nor the malt.
scoring-nains-forge = The Forge scores the sum of its points, plus the square of the number of your different runes.
scoring-nains-talion = Talion scores the sum of its points. Taking a Talion dwarf improves the coin you bid on this tavern by +1; if that coin trades, one in your pouch instead.

## Cards.

# $worth is a list of ranks, points and symbols.
explain-card = { $card }: { $worth }.
explain-offering = Transform one of your coins by +{ $plus } at once; the card is discarded. Coins that trade cannot be chosen.
explain-malt = Every malt symbol scores 1 point.

## Coins and gems.

explain-coin-base = A coin you began with. It scores its value; exchanged, it leaves the game.
explain-coin-zero = Bid it to trade: after your turn the higher of your two pouch coins becomes their sum. It is never transformed itself.
explain-coin-special = It took the place of your 0: it bids and scores 3 and still trades. It is never transformed.
explain-coin-gold = A coin of the Royal Treasure. It scores its value; exchanged, it goes back there.
explain-gem = Among equal coins the higher gem goes first. Afterwards those who tied swap: the highest gem with the lowest, and so on inwards.
explain-gem-six = It wins every tie, is never swapped and scores 3 points.
explain-pouch = The two coins you do not bid lie here. A trade shows them to all and adds them up.
explain-treasure = Whoever transforms or trades takes the new coin from here. If it is missing, the next higher one is taken; if there is none, the highest one below. It is never the old value again.

## Lines and majorities.

explain-line = One rank in each of the five columns is a line. { $game ->
    [nains] For every new line you recruit a Cognar at once.
   *[nidavellir] As soon as you have more lines than heroes, you recruit a hero.
    }
explain-evaluation = { $game ->
    [nains] At the end of Era 1 whoever has more ranks in an Order than anybody else wins its Elite Cognar; the most malt symbols win the Liqueur Certification. A tie wins nothing.
   *[nidavellir] At the end of age 1 whoever has more ranks in a class than anybody else wins its distinction. A tie wins nothing.
    }
# $counted is a column or the malt, $power what the majority gives.
explain-distinction = Majority of { $counted }: { $power }

## Options of a table.

explain-memory = The coins of the others are shown only while they lie face up. Whoever wants to know more must remember.
explain-hide-scores = Points are shown when the game is over, not before.
