### Events, for the log and for screen readers. No message ends with a full stop: each is a line of its own.
### Cards, coins, names and lists are already translated. $who is “you” if the reader is the player, else “other”.

event-age-begins = { $age } begins
event-round-begins = Round { $round } of { $rounds } begins
event-dealt = New cards { $at }: { $cards }
event-ready = { $who ->
    [you] You are ready
   *[other] { $player } is ready
    }
event-revealed = { $who ->
    [you] You bid { $coin } { $at }
   *[other] { $player } bids { $coin } { $at }
    }
event-took = { $who ->
    [you] You take { $card }
   *[other] { $player } takes { $card }
    }
event-dropped = { $who ->
    [you] You discard { $card } from the tavern
   *[other] { $player } discards { $card } from the tavern
    }
event-left-over = { $card } is left over and discarded

## Heroes and armies.

event-recruited = { $who ->
    [you] You recruit { $hero }
   *[other] { $player } recruits { $hero }
    }
event-placed = { $who ->
    [you] You place { $piece } in the { $column } column
   *[other] { $player } places { $piece } in the { $column } column
    }
event-covered = { $who ->
    [you] A Pariah token covers your { $piece }
   *[other] A Pariah token covers { $player }’s { $piece }
    }
event-lifted = { $who ->
    [you] Your { $piece } leaves the { $column } column
   *[other] { $player }’s { $piece } leaves the { $column } column
    }
event-discarded = { $who ->
    [you] You discard { $piece } from your army
   *[other] { $player } discards { $piece } from their army
    }

## Coins and gems. Coins are values.

event-pouch-shown = { $who ->
    [you] You trade: { $first } + { $second }
   *[other] { $player } trades: { $first } + { $second }
    }
# $place is a place of the game record.
event-exchanged = { $who ->
    [you] Your coin
   *[other] { $player }’s coin
    } { $place ->
    [tavern1] at the first tavern
    [tavern2] at the second tavern
    [tavern3] at the third tavern
    [pouch] in the pouch
    [hand] in hand
   *[other] there
    }: { $given } → { $taken }
event-took-coins-back = { $who ->
    [you] You take all your hidden coins back and bid last from now on
   *[other] { $player } takes all their hidden coins back and bids last from now on
    }
event-swapped-gems = { $who ->
    [you] You swap gems with { $second }
   *[other] { $first } and { $second } swap gems
    }
event-took-gem = { $who ->
    [you] You get gem { $gem }
   *[other] { $player } gets gem { $gem }
    }

## The evaluation: $counted is a column or the malt, $award the prize of its majority.

event-evaluated = { $counted }: { $who ->
    [you] you have the majority and get { $award }
   *[other] { $player } has the majority and gets { $award }
    }
event-evaluated-nobody = { $counted }: no majority, nobody gets { $award }

## Cards of the second deck.

event-offered = { $who ->
    [you] You look at { $cards }
   *[other] { $player } looks at { $cards }
    }
event-offered-unseen = { $who ->
    [you] You look
   *[other] { $player } looks
    } at { $count ->
    [one] { $count } card
   *[other] { $count } cards
    }
event-kept = { $who ->
    [you] You keep { $card }
   *[other] { $player } keeps { $card }
    }
event-burned = { $card } is discarded from the deck
event-burned-unseen = A card is discarded from the deck unseen

event-over = The game is over
