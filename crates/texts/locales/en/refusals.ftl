### Refusals. Names are already translated; seats are counted from 1.

refusal-game-over = The game is over.
refusal-not-your-turn = It is not player { $seat }’s turn.
refusal-no-such-seat = There is no seat { $seat }: the table has { $players ->
    [one] { $players } player
   *[other] { $players } players
    }.

# $asked is a kind of action, as in the game record; $game, here and below, is nidavellir or nains.
refusal-not-asked = That cannot be played now. Next: { $asked ->
    [bid] bid at the taverns
    [coin] choose a coin for the tavern
    [take] take a card from the tavern
    [drop] discard a card from the tavern
    [hero] { $game ->
        [nains] recruit a Cognar
       *[nidavellir] recruit a hero
        }
    [ally] place Ga’at
    [discard] discard dwarves
    [thrud] place Thrud
    [ylud] place Ylud
    [transform] transform a coin
    [improve] improve a coin in the pouch by +1
    [trade] trade two coins
    [keep] keep one of the cards shown
    [deal] deal cards
    [offer] draw cards
    [burn] discard a card from the deck
   *[other] choose something else
    }.

## Coins.

# $place is a place of the game record.
refusal-coin-not-there = There is no { $coin } { $place ->
    [tavern1] at the first tavern
    [tavern2] at the second tavern
    [tavern3] at the third tavern
    [pouch] in the pouch
    [hand] in hand
   *[other] there
    }.
refusal-coin-cannot-change = You cannot change { $coin }: the 0 and the special 3 are never transformed or given up.
refusal-same-coin-twice = You do not have that many of { $coin }.

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
    } called “{ $hero }”.
refusal-hero-taken = { $hero } has already been recruited.
refusal-hero-not-in-game = { $hero } is not in this game.
refusal-hero-not-recruited = { $hero } cannot be recruited with a line.
refusal-hero-needs-pair = { $hero } must complete a new line, and another mercenary must be left to follow.
refusal-hero-must-follow = Mercenaries come in pairs: recruit a second mercenary before { $hero }.
refusal-hero-needs-ranks = { $hero } requires { $ranks ->
    [one] { $ranks } rank
   *[other] { $ranks } ranks
    } in the { $column } column.
refusal-hero-needs-discards = { $hero } requires a dwarf on top of { $count ->
    [one] another column
   *[other] { $count } other columns
    } to discard.
refusal-hero-needs-column = Choose a column for { $hero }.
refusal-hero-has-no-choice-of-column = { $hero } has a fixed column.
refusal-column-not-discardable = There is no dwarf on top of the { $column } column to discard.
refusal-column-excluded = You cannot discard from the hero’s own column ({ $column }).
refusal-wrong-number-of-columns = Choose { $expected ->
    [one] { $expected } column
   *[other] { $expected } different columns
    }.

## Chance.

refusal-not-chance = There is nothing to draw now.
refusal-no-such-index = Action number { $index } is not possible now.
refusal-chance-first = Cards must be drawn first.

## Texts that cannot be parsed.

refusal-unknown-coin = “{ $text }” is not a coin.
refusal-unknown-place = “{ $text }” is not a place for a coin.
refusal-unknown-card = “{ $text }” is not a card.
refusal-unknown-column = “{ $text }” is not a column.
refusal-unknown-action = “{ $text }” is not an action.
refusal-broken-action = The action “{ $text }” is incomplete or misspelled.
refusal-players-out-of-range = The game is for 2 to 5 players, not { $players }.
refusal-unknown-option = “{ $text }” is not an option of this game.
refusal-wrong-gems = The gems { $text } do not fit this game.
refusal-wrong-order = The order { $text } must name each Elite Cognar exactly once.
# $text is English: a message of the rules.
refusal-wrong-cards = These cards do not fit the game ({ $text }).
