### What happened at the table, for a log and for those who listen to it. No message ends with a full stop: each stands
### alone in a line. Cards, coins and names come in already translated; lists are joined already.
### Coins are feminine (la pièce 5); nothing may agree with a hero or a player.

event-age-begins = L’{ $age } commence
event-round-begins = Le tour { $round } sur { $rounds } commence
event-dealt = À la taverne { $tavern } : { $cards }
event-ready = { $player } a fini de miser
event-revealed = { $player } révèle la { $coin } à la taverne { $tavern }
event-took = { $player } prend { $card }
event-dropped = { $player } défausse { $card } de la taverne
event-left-over = { $card } reste et part à la défausse

## Heroes and armies.

event-recruited = { $player } recrute { $hero }
event-placed = { $player } place { $piece } dans la colonne { $column }
event-covered = { $player } : un jeton Paria recouvre { $piece }
event-lifted = { $player } : { $piece } quitte la colonne { $column }
event-discarded = { $player } défausse { $piece } de son armée

## Coins and gems. Coins of a trade come in short.

event-pouch-shown = { $player } échange et montre { $first } et { $second }
# $place is a place of the game record.
event-exchanged = { $player } : la { $given } { $place ->
    [tavern1] sur la première taverne
    [tavern2] sur la deuxième taverne
    [tavern3] sur la troisième taverne
    [pouch] dans la bourse
    [hand] en main
   *[other] à cet endroit
    } devient une { $taken }
event-took-coins-back = { $player } reprend toutes ses pièces cachées et mise désormais après les autres
event-swapped-gems = { $first } et { $second } échangent leurs gemmes
event-took-gem = { $player } obtient la gemme { $gem }

## The evaluation: $counted is what the majority is of, $award what it wins.

event-evaluated = { $counted } : { $player } a la majorité et obtient « { $award } »
event-evaluated-nobody = { $counted } : personne n’a la majorité, personne n’obtient « { $award } »

## Cards of the second deck.

event-offered = { $player } regarde { $cards }
event-offered-unseen = { $count ->
    [one] { $player } regarde { $count } carte
   *[other] { $player } regarde { $count } cartes
    }
event-kept = { $player } garde { $card }
event-burned = { $card } quitte la pioche et part à la défausse
event-burned-unseen = Une carte de la pioche est défaussée sans être vue

event-over = La partie est terminée
