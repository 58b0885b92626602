### Reasons for an option: short sentences, one fact each, without their full stops.

# Two cards.
reason-or = { $one } oder { $two }

## The order of play. $tavern comes with its preposition; the first letter becomes a capital.

reason-rank-1 = 1.
reason-rank-2 = 2.
reason-rank-3 = 3.
reason-rank-4 = 4.
reason-rank-last = letzter
reason-place = an { $rank } Stelle { $tavern }
reason-place-probable = wohl an { $rank } Stelle { $tavern }
reason-place-either = an { $rank } oder { $other } Stelle { $tavern }

## Coins.

reason-trade = Tausch { $one } + { $two }: { $becomes }
reason-coin = Deine Münze: { $becomes }
reason-no-trade = Kein Tausch

## Points: $points is their number with its noun, in the first two with a sign.

reason-gain = { $points } sofort
reason-round = Etwa { $points } in dieser Runde
reason-less = { $points } weniger in dieser Runde
reason-more = { $points } mehr in dieser Runde
reason-same = Etwa gleich gut in dieser Runde
# $dwarf is a dwarf of a column whose cards bring more and more; $points as above.
reason-next = Nächste Karte { $dwarf }: { $points }

## Lines.

reason-line-now = Vervollständigt dein Set: Ein { $game ->
    [nains] Cognar
   *[nidavellir] Held
    } kommt
reason-line-hero = Vervollständigt dein Set: { $hero }
reason-line = Vervollständigt in dieser Runde ein Set
reason-no-line = Kein Set in dieser Runde
# $dwarves are one or two dwarves.
reason-missing = { $game ->
    [nains] Bis zum nächsten Cognar
   *[nidavellir] Bis zum nächsten Helden
    } fehlt nur: { $dwarves }

## Majorities.

reason-lead-distinction = Übernimmt die Führung in der Spalte { $column } (für „{ $distinction }“)
reason-lead = Übernimmt die Führung in der Spalte { $column }
reason-lead-kept = Behält die Führung in der Spalte { $column }
reason-lead-lost = Verliert die Führung in der Spalte { $column }
reason-distinction = Mehrheit in der Spalte { $column }: „{ $distinction }“

## Opponents: what the card would bring them.

reason-denied-line = { $player } würde damit ein Set vervollständigen
reason-denied-points = Die Karte brächte { $player } { $points }
