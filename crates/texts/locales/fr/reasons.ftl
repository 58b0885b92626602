### Reasons for an option: short sentences, one fact each, without their full stops.

# Two cards.
reason-or = { $one } ou { $two }

## The order of play. $tavern comes with its preposition; the first letter becomes a capital.

reason-rank-1 = premier
reason-rank-2 = deuxième
reason-rank-3 = troisième
reason-rank-4 = quatrième
reason-rank-last = dernier
reason-place = en { $rank } { $tavern }
reason-place-probable = sans doute en { $rank } { $tavern }
reason-place-either = en { $rank } ou { $other } { $tavern }

## Coins.

reason-trade = Échange { $one } + { $two } : { $becomes }
reason-coin = Votre pièce : { $becomes }
reason-no-trade = Pas d’échange

## Points: $points is their number with its noun, in the first two with a sign.

reason-gain = { $points } tout de suite
reason-round = Environ { $points } à ce tour
reason-less = { $points } de moins à ce tour
reason-more = { $points } de plus à ce tour
reason-same = À peu près pareil à ce tour
# $dwarf is a dwarf of a column whose cards bring more and more; $points as above.
reason-next = Prochaine carte { $dwarf } : { $points }

## Lines.

reason-line-now = Complète votre ligne : { $game ->
    [nains] un Cognar
   *[nidavellir] un·e Héros·ïne
    } arrive
reason-line-hero = Complète votre ligne : { $hero }
reason-line = Complète une ligne à ce tour
reason-no-line = Pas de ligne à ce tour
# $dwarves are one or two dwarves.
reason-missing = { $game ->
    [nains] Pour le prochain Cognar
   *[nidavellir] Pour la prochaine carte Héros·ïne
    }, il ne manque que : { $dwarves }

## Majorities.

reason-lead-distinction = Prend la tête dans la colonne { $column }, en vue de « { $distinction } »
reason-lead = Prend la tête dans la colonne { $column }
reason-lead-kept = Garde la tête dans la colonne { $column }
reason-lead-lost = Perd la tête dans la colonne { $column }
reason-distinction = Majorité dans la colonne { $column } : « { $distinction } »

## Opponents: what the card would bring them.

reason-denied-line = { $player } compléterait une ligne avec cette carte
reason-denied-points = La carte rapporterait { $points } à { $player }
