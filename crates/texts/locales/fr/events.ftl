### Events, for the log and for screen readers. No message ends with a full stop: each is a line of its own.
### Cards, coins, names and lists are already translated. $who is “you” if the reader is the player, else “other”.
### Coins are feminine (la pièce 5); nothing may agree with a hero or a player.

event-age-begins = L’{ $age } commence
event-round-begins = Le tour { $round } sur { $rounds } commence
event-dealt = Nouvelles cartes { $at } : { $cards }
event-ready = { $who ->
    [you] Vous avez fini de miser
   *[other] { $player } a fini de miser
    }
event-revealed = { $who ->
    [you] Vous misez { $coin } { $at }
   *[other] { $player } mise { $coin } { $at }
    }
event-took = { $who ->
    [you] Vous prenez { $card }
   *[other] { $player } prend { $card }
    }
event-dropped = { $who ->
    [you] Vous défaussez { $card } de la taverne
   *[other] { $player } défausse { $card } de la taverne
    }
event-left-over = { $card } reste et est défaussée

## Heroes and armies.

event-recruited = { $who ->
    [you] Vous recrutez { $hero }
   *[other] { $player } recrute { $hero }
    }
event-placed = { $who ->
    [you] Vous placez { $piece } dans la colonne { $column }
   *[other] { $player } place { $piece } dans la colonne { $column }
    }
event-covered = { $who ->
    [you] Un jeton Paria recouvre votre { $piece }
   *[other] { $player } : un jeton Paria recouvre { $piece }
    }
event-lifted = { $who ->
    [you] { $piece } quitte votre colonne { $column }
   *[other] { $player } : { $piece } quitte la colonne { $column }
    }
event-discarded = { $who ->
    [you] Vous défaussez { $piece } de votre armée
   *[other] { $player } défausse { $piece } de son armée
    }

## Coins and gems. Coins are values.

event-pouch-shown = { $who ->
    [you] Vous échangez : { $first } + { $second }
   *[other] { $player } échange : { $first } + { $second }
    }
# $place is a place of the game record.
event-exchanged = { $who ->
    [you] Votre pièce
   *[other] Pièce de { $player }
    } { $place ->
    [tavern1] à la première taverne
    [tavern2] à la deuxième taverne
    [tavern3] à la troisième taverne
    [pouch] dans la bourse
    [hand] en main
   *[other] à cet endroit
    } : { $given } → { $taken }
event-took-coins-back = { $who ->
    [you] Vous reprenez toutes vos pièces cachées et misez désormais après les autres
   *[other] { $player } reprend toutes ses pièces cachées et mise désormais après les autres
    }
event-swapped-gems = { $who ->
    [you] Vous échangez votre gemme avec { $second }
   *[other] { $first } et { $second } échangent leurs gemmes
    }
event-took-gem = { $who ->
    [you] Vous obtenez la gemme { $gem }
   *[other] { $player } obtient la gemme { $gem }
    }

## The evaluation: $counted is a column or the malt, $award the prize of its majority.

event-evaluated = { $counted } : { $who ->
    [you] vous avez la majorité et obtenez « { $award } »
   *[other] { $player } a la majorité et obtient « { $award } »
    }
event-evaluated-nobody = { $counted } : pas de majorité, personne n’obtient « { $award } »

## Cards of the second deck.

event-offered = { $who ->
    [you] Vous regardez { $cards }
   *[other] { $player } regarde { $cards }
    }
event-offered-unseen = { $who ->
    [you] Vous regardez
   *[other] { $player } regarde
    } { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
    }
event-kept = { $who ->
    [you] Vous gardez { $card }
   *[other] { $player } garde { $card }
    }
event-burned = { $card } quitte la pioche pour la défausse
event-burned-unseen = Une carte de la pioche est défaussée sans être vue

event-over = La partie est terminée
