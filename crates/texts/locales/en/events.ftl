### What happened at the table, for a log and for those who listen to it. No message ends with a full stop: each stands
### alone in a line. Cards, coins and names come in already translated; lists are joined already.

event-age-begins = { $age } begins
event-round-begins = Round { $round } of { $rounds } begins
event-dealt = At the { $tavern }: { $cards }
event-ready = { $player } is ready
event-revealed = { $player } reveals { $coin } at the { $tavern }
event-took = { $player } takes { $card }
event-dropped = { $player } discards { $card } from the tavern
event-left-over = { $card } is left over and discarded

## Heroes and armies.

event-recruited = { $player } recruits { $hero }
event-placed = { $player } places { $piece } in the { $column } column
event-covered = A Paria token covers { $piece } of { $player }
event-lifted = { $piece } of { $player } leaves the { $column } column
event-discarded = { $player } discards { $piece } from the army

## Coins and gems. Coins of a trade come in short.

event-pouch-shown = { $player } trades and shows { $first } and { $second }
# $place is a place of the game record.
event-exchanged = { $player }: { $given } { $place ->
    [tavern1] on the first tavern
    [tavern2] on the second tavern
    [tavern3] on the third tavern
    [pouch] in the pouch
    [hand] in hand
   *[other] there
    } becomes { $taken }
event-took-coins-back = { $player } takes all hidden coins back and bids last from now on
event-swapped-gems = { $first } and { $second } swap gems
event-took-gem = { $player } gets gem { $gem }

## The evaluation: $counted is what the majority is of, $award what it wins.

event-evaluated = { $counted }: { $player } has the majority and gets { $award }
event-evaluated-nobody = { $counted }: nobody has the majority, nobody gets { $award }

## Cards of the second deck.

event-offered = { $player } looks at { $cards }
event-offered-unseen = { $count ->
    [one] { $player } looks at { $count } card
   *[other] { $player } looks at { $count } cards
    }
event-kept = { $player } keeps { $card }
event-burned = { $card } leaves the deck and is discarded
event-burned-unseen = A card of the deck is discarded unseen

event-over = The game is over
