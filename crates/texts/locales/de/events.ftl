### Events, for the log and for screen readers. No message ends with a full stop: each is a line of its own.
### Cards, coins, names and lists are already translated. $who is “you” if the reader is the player, else “other”.
### Coins are feminine (die Münze 5) and never change; columns always follow the word Spalte.

event-age-begins = { $age } beginnt
event-round-begins = Runde { $round } von { $rounds } beginnt
event-dealt = Neue Karten { $at }: { $cards }
event-ready = { $who ->
    [you] Du bist bereit
   *[other] { $player } ist bereit
    }
event-revealed = { $who ->
    [you] Du bietest { $at } { $coin }
   *[other] { $player } bietet { $at } { $coin }
    }
event-took = { $who ->
    [you] Du nimmst { $card }
   *[other] { $player } nimmt { $card }
    }
event-dropped = { $who ->
    [you] Du wirfst { $card } aus der Taverne ab
   *[other] { $player } wirft { $card } aus der Taverne ab
    }
event-left-over = { $card } bleibt übrig und wird abgeworfen

## Heroes and armies.

event-recruited = { $who ->
    [you] Du rekrutierst { $hero }
   *[other] { $player } rekrutiert { $hero }
    }
event-placed = { $who ->
    [you] Du legst { $piece } in die Spalte { $column }
   *[other] { $player } legt { $piece } in die Spalte { $column }
    }
event-covered = { $who ->
    [you] Ein Paria-Marker bedeckt bei dir { $piece }
   *[other] Ein Paria-Marker bedeckt bei { $player } { $piece }
    }
event-lifted = { $who ->
    [you] { $piece } verlässt deine Spalte { $column }
   *[other] { $piece } von { $player } verlässt die Spalte { $column }
    }
event-discarded = { $who ->
    [you] Du wirfst { $piece } aus deiner Streitmacht ab
   *[other] { $player } wirft { $piece } aus der Streitmacht ab
    }

## Coins and gems. Coins are values.

event-pouch-shown = { $who ->
    [you] Du tauschst: { $first } + { $second }
   *[other] { $player } tauscht: { $first } + { $second }
    }
# $place is a place of the game record.
event-exchanged = { $who ->
    [you] Deine Münze
   *[other] Münze von { $player }
    } { $place ->
    [tavern1] in der ersten Taverne
    [tavern2] in der zweiten Taverne
    [tavern3] in der dritten Taverne
    [pouch] im Goldsack
    [hand] auf der Hand
   *[other] dort
    }: { $given } → { $taken }
event-took-coins-back = { $who ->
    [you] Du nimmst alle verdeckten Münzen zurück und bietest von jetzt an zuletzt
   *[other] { $player } nimmt alle verdeckten Münzen zurück und bietet von jetzt an zuletzt
    }
event-swapped-gems = { $who ->
    [you] Du tauschst dein Juwel mit { $second }
   *[other] { $first } und { $second } tauschen ihre Juwelen
    }
event-took-gem = { $who ->
    [you] Du bekommst das goldene Juwel ({ $gem })
   *[other] { $player } bekommt das goldene Juwel ({ $gem })
    }

## The evaluation: $counted is a column or the malt, $award the prize of its majority.

event-evaluated = { $counted }: { $who ->
    [you] Du hast die Mehrheit und bekommst „{ $award }“
   *[other] { $player } hat die Mehrheit und bekommt „{ $award }“
    }
event-evaluated-nobody = { $counted }: keine Mehrheit, niemand bekommt „{ $award }“

## Cards of the second deck.

event-offered = { $who ->
    [you] Du siehst dir { $cards } an
   *[other] { $player } sieht sich { $cards } an
    }
event-offered-unseen = { $who ->
    [you] Du siehst dir
   *[other] { $player } sieht sich
    } { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
    } an
event-kept = { $who ->
    [you] Du behältst { $card }
   *[other] { $player } behält { $card }
    }
event-burned = { $card } wird vom Stapel abgeworfen
event-burned-unseen = Eine Karte des Stapels wird ungesehen abgeworfen

event-over = Die Partie ist zu Ende
