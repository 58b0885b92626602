### Errors in a card list of Nains. Fields and their values are written as in the file.
### A problem follows its line after a colon, so it begins with a small letter.

cards-line = Line { $line }: { $problem }
cards-too-long = A card list can have at most { $most } bytes.
# $message is English: from the TOML parser.
cards-syntax = this is not valid TOML ({ $message }).
cards-unknown-field = unknown field “{ $field }”; allowed: { $known }.
# $expected is one of the messages below.
cards-missing = the field “{ $field }” is missing; it must be { $expected }.
cards-unfit = the field “{ $field }” must be { $expected }, not “{ $text }”.
cards-order-total = the Order { $order } must have { $total } cards, not { $counted }.
cards-deck-total = the era { $era } deck must have { $total } cards { $deck ->
    [few] (without those for 5 players only)
   *[all] (with those for 5 players only)
    }, not { $counted }.

## What a field can be.

expected-number = a number from { $from } to { $to }
expected-order = one of { $orders } in quotes
expected-rune-name = a name of 1 to { $most } letters, digits, _ or - in quotes
expected-true-or-false = true or false
expected-track = a list of 1 to { $most } numbers from 0 to { $to }
expected-dwarves = a list of cards that each begin with [[dwarf]]

## Why no card can be printed so.

misprint-points = a card has 0 to { $most } points.
misprint-rune-name = the name of a rune has 1 to { $most } letters, digits, _ or -.
misprint-occult = a card has 0 to { $most } occult symbols.
misprint-malt = a card has 0 to { $most } malt symbols.

## The Shield track.

track-length = the Shield track must have 1 to { $most } values, not { $total }.
track-start = the Shield track must start with 0, not { $value }.
track-falls = the Shield track must not fall, but at { $ranks ->
    [one] { $ranks } rank
   *[other] { $ranks } ranks
    } it goes from { $before } to { $value }.
track-too-high = the Shield track allows at most { $most }, but at { $ranks ->
    [one] { $ranks } rank
   *[other] { $ranks } ranks
    } it says { $value }.
