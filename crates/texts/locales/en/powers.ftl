### Explanations of pieces and terms, one to three short sentences each. Powers of heroes and distinctions are in names.ftl.

## How every column scores.

scoring-nidavellir-warrior = Warriors score the sum of their points. The player with the most Warrior ranks (all of them, if tied) adds the value of their highest coin.
scoring-nidavellir-hunter = Hunters score the square of their ranks: 1, 4, 9, 16, 25 and so on.
scoring-nidavellir-miner = Miners score the sum of their points times their ranks.
scoring-nidavellir-blacksmith = Blacksmiths score 3, 7, 12, 18, 25 points for one to five ranks, and so on: each rank adds one point more than the one before.
scoring-nidavellir-explorer = Explorers score the sum of their points.
scoring-nains-bouclier = The Shield scores the track value for its ranks, plus any points printed on its cards.
scoring-nains-temple = The Temple scores the sum of its points times your occult symbols; one is printed on your board. Points of mercenaries are added afterwards.
scoring-nains-errants = Wanderers score the sum of their visible points. A card whose value is already in the column gets a Pariah token: it covers the points, but neither the rank nor the malt.
scoring-nains-forge = The Forge scores the sum of its points plus the square of the number of your different runes.
scoring-nains-talion = Talion scores the sum of its points. Taking a Talion dwarf improves the coin you bid here by +1; if you bid the 0 or the special 3, it improves a coin in your pouch instead.

## Cards.

# $worth is a list of ranks, points and symbols.
explain-card = { $card }: { $worth }.
explain-offering = Transform one of your coins by +{ $plus } at once, but not a trading coin; then discard the card.
explain-malt = Each malt symbol scores 1 point.

## Coins and gems.

explain-coin-base = A starting coin. It scores its value; when exchanged, it leaves the game.
explain-coin-zero = Bid it to trade: at the end of your turn, the higher of your two pouch coins becomes their sum. The 0 itself is never transformed.
explain-coin-special = Replaces your 0: it bids and scores 3, and it trades as well. It is never transformed.
explain-coin-gold = A coin from the Royal Treasure. It scores its value; when exchanged, it returns there.
explain-gem = Breaks ties: among equal coins, the higher gem goes first. Then the tied players swap gems, highest with lowest and so on.
explain-gem-six = It wins every tie, is never swapped and scores 3 points.
explain-pouch = The two coins you do not bid. A trade reveals them and adds them up.
explain-treasure = New coins from trades and transformations come from here. If the coin is missing, you take the next higher one; if there is none, the next lower one, but never the value you gave up.

## Lines and majorities.

explain-line = A line is one rank in each of the five columns. { $game ->
    [nains] For every new line you recruit a Cognar at once.
   *[nidavellir] When you have more lines than heroes, you recruit a hero at once.
    }
explain-evaluation = { $game ->
    [nains] Evaluation of the Orders at the end of era 1: the player with the most ranks in an Order wins its Elite Cognar; the most malt symbols win the Liqueur Certification. If players tie, nobody wins.
   *[nidavellir] Troop Evaluation at the end of age 1: the player with the most ranks in a class wins its distinction. If players tie, nobody wins.
    }
# $counted is a column or the malt, $power what the majority gives.
explain-distinction = Majority in { $counted }: { $power }

## Options of a table.

explain-memory = The others’ coins are visible only while they lie face up. Try to remember them.
explain-hide-scores = Scores are shown only when the game is over.
