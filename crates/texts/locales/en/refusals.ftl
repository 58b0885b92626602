### Why an action is refused. Names come in already translated; seats are numbers counted from 1.

refusal-game-over = The game is over.
refusal-not-your-turn = It is not the turn of player { $seat }.
refusal-no-such-seat = There is no seat { $seat }: { $players ->
    [one] { $players } player is
   *[other] { $players } players are
    } at the table.

# $asked is a kind of action, as in the game record; $game, here and below, is nidavellir or nains.
refusal-not-asked = That is not what is asked now: { $asked ->
    [bid] the bids are due
    [coin] a coin for the tavern is to be chosen
    [take] a card of the tavern is to be taken
    [drop] a card of the tavern is to be discarded
    [hero] { $game ->
        [nains] a Cognar is to be recruited
       *[nidavellir] a hero is to be recruited
        }
    [ally] Ga’at is to be placed
    [discard] dwarves are to be discarded
    [thrud] Thrud is to be placed
    [ylud] Ylud is to be placed
    [transform] a coin is to be transformed
    [improve] a coin in the pouch is to be improved by +1
    [trade] two coins are to be traded
    [keep] one of the cards shown is to be kept
    [deal] cards are to be dealt
    [offer] cards are to be drawn
    [burn] a card of the deck is to be discarded
   *[other] another choice is due
    }.

## Coins.

# $place is a place of the game record.
refusal-coin-not-there = There is no { $coin } { $place ->
    [tavern1] on the first tavern
    [tavern2] on the second tavern
    [tavern3] on the third tavern
    [pouch] in the pouch
    [hand] in hand
   *[other] there
    }.
refusal-coin-cannot-change = You cannot change { $coin }: a coin that trades is never transformed nor given up.
refusal-same-coin-twice = You use { $coin } more often than you own it.

## Cards.

refusal-card-not-here = There is no { $card } in this tavern.
refusal-card-not-offered = There is no { $card } among the cards shown.
refusal-card-not-in-deck = There is no { $card } in the deck.
refusal-wrong-number-of-cards = { $expected ->
    [one] { $expected } card is
   *[other] { $expected } cards are
    } needed here, not { $found }.

## Heroes and columns.

refusal-hero-unknown = { $game ->
    [nains] There is no Cognar
   *[nidavellir] There is no hero
    } “{ $hero }”.
refusal-hero-taken = { $hero } has already been recruited.
refusal-hero-not-in-game = { $hero } takes no part in this game.
refusal-hero-not-recruited = { $hero } is not recruited by completing lines.
refusal-hero-needs-pair = { $hero } comes only to a column where a new line is completed, and only while another mercenary is left.
refusal-hero-must-follow = A mercenary never comes alone: { $hero } must wait, another mercenary comes first.
refusal-hero-needs-ranks = { $hero } comes only if you have { $ranks ->
    [one] { $ranks } rank
   *[other] { $ranks } ranks
    } in the { $column } already.
refusal-hero-needs-discards = { $hero } comes only if you can discard the top dwarf of { $count ->
    [one] another column
   *[other] { $count } other columns
    }.
refusal-hero-needs-column = Say in which column { $hero } is placed.
refusal-hero-has-no-choice-of-column = { $hero } has a fixed place: no column can be chosen.
refusal-column-not-discardable = Nothing can be discarded from the { $column }: no dwarf is on top.
refusal-column-excluded = The { $column } cannot be chosen: the discard comes from another column than the hero’s.
refusal-wrong-number-of-columns = Choose { $expected ->
    [one] { $expected } column
   *[other] { $expected } different columns
    }.

## Chance.

refusal-not-chance = Nothing is to be drawn now.
refusal-chance-first = Cards must be drawn first.

## What cannot be understood.

refusal-unknown-coin = “{ $text }” is not a coin.
refusal-unknown-place = “{ $text }” is not a place for a coin.
refusal-unknown-card = “{ $text }” is not a card.
refusal-unknown-column = “{ $text }” is not a column.
refusal-unknown-action = “{ $text }” is not an action.
refusal-broken-action = The action “{ $text }” is incomplete or badly written.
refusal-players-out-of-range = The game is for 2 to 5 players, not for { $players }.
refusal-unknown-option = “{ $text }” is not an option of this game.
refusal-wrong-gems = The gems { $text } are not those of this game.
refusal-wrong-order = The order { $text } does not name each Elite Cognar exactly once.
# $text is English: a message of the rules.
refusal-wrong-cards = These cards do not fit the game ({ $text }).
