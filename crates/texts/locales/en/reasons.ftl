### Reasons for an option: short sentences, one fact each, without their full stops.

# Two cards.
reason-or = { $one } or { $two }

## The order of play. $tavern comes with its preposition; the first letter becomes a capital.

reason-rank-1 = first
reason-rank-2 = second
reason-rank-3 = third
reason-rank-4 = fourth
reason-rank-last = last
reason-place = { $rank } { $tavern }
reason-place-probable = probably { $rank } { $tavern }
reason-place-either = { $rank } or { $other } { $tavern }

## Coins.

reason-trade = Trade { $one } + { $two }: { $becomes }
reason-coin = Your coin: { $becomes }
reason-no-trade = No trade

## Points: $points is their number with its noun, in the first two with a sign.

reason-gain = { $points } now
reason-round = About { $points } this round
reason-less = { $points } less this round
reason-more = { $points } more this round
reason-same = Much the same this round
# $dwarf is a dwarf of a column whose cards bring more and more; $points as above.
reason-next = The next { $dwarf } brings { $points }

## Lines.

reason-line-now = Completes your line: a { $game ->
    [nains] Cognar
   *[nidavellir] hero
    } comes
reason-line-hero = Completes your line: { $hero }
reason-line = Completes a line this round
reason-no-line = No line this round
# $dwarves are one or two dwarves.
reason-missing = Next { $game ->
    [nains] Cognar
   *[nidavellir] hero
    }: only { $dwarves } missing

## Majorities.

reason-lead-distinction = Takes the lead in { $column }, towards { $distinction }
reason-lead = Takes the lead in { $column }
reason-lead-kept = Keeps the lead in { $column }
reason-lead-lost = Loses the lead in { $column }
reason-distinction = Majority in { $column }: { $distinction }

## Opponents: what the card would bring them.

reason-denied-line = { $player } would complete a line with it
reason-denied-points = It would bring { $player } { $points }
