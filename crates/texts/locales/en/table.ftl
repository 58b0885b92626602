### The table as plain text. No message ends with a full stop: most are lines of their own.

## Labels.

table-round = Round { $round } of { $rounds }
table-taverns = Taverns
table-treasure = Royal Treasure
table-deck = Deck
table-player = Player { $number }
table-seat = Seat { $number }
table-gem = Gem
table-coins = Coins
table-pouch = Pouch
table-hand = Hand
# $game, here and below: nidavellir or nains.
table-heroes = { $game ->
    [nains] Cognars
   *[nidavellir] Heroes
    }
table-heroes-left = { $game ->
    [nains] Cognars left
   *[nidavellir] Heroes left
    }
table-mercenaries-left = Mercenaries left
table-elite = Elite
table-symbols = Symbols
table-evaluation = Elite Cognars, in the order of the evaluation after era 1
table-track = Shield track, from 0 ranks up
# $ruling is the id of a ruling.
table-reconstruction = The rulebook does not print the cards and the Shield track of Nains, so these are a reconstruction ({ $ruling }); if you own the box, you can correct them with a card list of your own, a TOML file
table-command-zone = Command zone
table-lines = Lines
table-score = Score
table-legal-actions = Legal actions
table-empty = empty
table-order = Turn order
table-bid = Bid
table-hidden = hidden
# The coins of another player in memory mode.
table-coins-hidden = hidden
table-memory = Hidden coins are not counted
table-scores-hidden = Scores are hidden until the end
table-face-down = { $coin } face down
# A Pariah token covers the points of a card.
table-covered = { $piece } under a Pariah token
table-next-hero = { $game ->
    [nains] next Cognar
   *[nidavellir] next hero
    }: { $missing }
table-hero-due = { $game ->
    [nains] a Cognar to recruit
   *[nidavellir] a hero to recruit
    }
table-cards-shown = Cards for { $player } to choose from
table-seen-by = Seen by { $player }
table-seen-by-all = Seen by everyone
table-all-open = Everything is open

## Counts.

count-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
    }
count-ranks = { $count ->
    [one] { $count } rank
   *[other] { $count } ranks
    }
count-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
    }
# The unit of what a chance to win gains or loses.
count-percentage-points = { $count ->
    [one] { $count } percentage point
   *[other] { $count } percentage points
    }
# The score of a player whose coins are hidden.
count-points-seen = { $count ->
    [one] { $count } point without coins
   *[other] { $count } points without coins
    }
# The value of a track, and the points of cards in its column.
count-track = track { $count }
count-track-more = track { $count }+{ $points }
# The occult symbol on the board is among them.
count-occult = { $count ->
    [one] { $count } occult (on the board)
   *[other] { $count } occult (1 on the board)
    }
# Different runes.
count-runes = { $count ->
    [one] { $count } rune
   *[other] { $count } different runes
    }
count-malt = { $count ->
    [one] { $count } malt
   *[other] { $count } malt
    }

count-players = { $count ->
    [one] { $count } player
   *[other] { $count } players
    }

# A label with its value.
label-value = { $label }: { $value }

# One of several lists in a row.
list-group = { $group };

## Whose turn it is.

turn-bid = { $player } bids
turn-bids = { $players } bid
turn-coin = { $player } chooses a coin for the tavern
turn-take = { $player } takes a card
turn-drop = { $player } discards a card from the tavern
turn-hero = { $game ->
    [nains] { $player } recruits a Cognar
   *[nidavellir] { $player } recruits a hero
    }
turn-hero-bound = { $player } recruits a second mercenary: mercenaries come in pairs
turn-ally = { $player } places Ga’at
turn-discard = { $count ->
    [one] { $player } discards a dwarf
   *[other] { $player } discards { $count } dwarves
    }
turn-thrud = { $player } places Thrud
turn-ylud = { $player } places Ylud
turn-transform = { $player } transforms a coin by +{ $plus }
turn-improve = { $player } improves a coin in the pouch by +1
turn-trade = { $player } trades coins
turn-keep = { $count ->
    [one] { $player } keeps the card shown
   *[other] { $player } keeps one of { $count } cards
    }
turn-deal = Cards are dealt
turn-offer = Cards are drawn for { $player }
turn-burn = A card is discarded from the deck
turn-over = The game is over

# $players is a list of names, $count their number.
table-winners = { $who ->
    [you] { $count ->
        [one] { $players } win
       *[other] { $players } share the victory
        }
   *[other] { $count ->
        [one] { $players } wins
       *[other] { $players } share the victory
        }
    } with { $points ->
    [one] { $points } point
   *[other] { $points } points
    }

## Actions to choose from. Coins have their short names.

action-bid = bid { $first }, { $second }, { $third }
action-coin = bid { $coin } at this tavern
action-take = take { $card }
action-drop = discard { $card } from the tavern
action-hero = recruit { $hero }
action-hero-in = recruit { $hero } in the { $column } column
action-ally = place Ga’at in the { $column } column
action-discard = discard the top dwarf of the { $column } column
action-discard-two = discard the top dwarves of the { $first } and { $second } columns
action-thrud = place Thrud in the { $column } column
action-ylud = place Ylud in the { $column } column
action-ylud-stay = leave Ylud in the { $column } column
# $place is a place of the game record.
action-transform = transform { $coin } { $place ->
    [tavern1] at the first tavern
    [tavern2] at the second tavern
    [tavern3] at the third tavern
    [pouch] in the pouch
    [hand] in hand
   *[other] there
    }
action-improve = improve { $coin } in the pouch by +1
action-trade = trade { $first } and { $second }
action-keep = keep { $card }

# Advice of the strongest bot.
hint-for = For { $player }: chance to win, how often the King would play it
hint-option = { $win } ({ $play }): { $action }

# Asked at a terminal, before the numbers of a score pad.
pad-ask-name = Name of player { $number } (leave empty when done)
pad-ask-game = Which game? { $games }
pad-ask-counts = { $part }: { $entries }; example: { $example } (empty: none)
pad-ask-coins = { $part }: the values of all five; example: { $example } (empty: none)
pad-ask-heroes = { $part } with points of their own: the names you have of { $heroes }; example: { $example } (empty: none)

# Entries of a score pad.
pad-ranks = Ranks
pad-points = Points
pad-mercenaries = Points of mercenaries
pad-occult = Occult symbols on cards
pad-runes = Different runes
pad-covered = Under token { $number }
pad-malt = Malt symbols
pad-gem = Gem { $number }
