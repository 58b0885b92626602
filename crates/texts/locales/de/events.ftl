### What happened at the table, for a log and for those who listen to it. No message ends with a full stop: each stands
### alone in a line. Cards, coins and names come in already translated; lists are joined already.
### Coins are feminine (die Münze 5) and never change; columns always follow the word Spalte.

event-age-begins = { $age } beginnt
event-round-begins = Runde { $round } von { $rounds } beginnt
event-dealt = In der Taverne „{ $tavern }“: { $cards }
event-ready = { $player } ist bereit
event-revealed = { $player } deckt in der Taverne „{ $tavern }“ die { $coin } auf
event-took = { $player } nimmt { $card }
event-dropped = { $player } wirft { $card } aus der Taverne ab
event-left-over = { $card } bleibt übrig und wird abgeworfen

## Heroes and armies.

event-recruited = { $player } rekrutiert { $hero }
event-placed = { $player } legt { $piece } in die Spalte { $column }
event-covered = Ein Paria-Marker bedeckt { $piece } von { $player }
event-lifted = { $piece } von { $player } verlässt die Spalte { $column }
event-discarded = { $player } wirft { $piece } aus der Streitmacht ab

## Coins and gems. Coins of a trade come in short.

event-pouch-shown = { $player } tauscht und zeigt { $first } und { $second }
# $place is a place of the game record.
event-exchanged = { $player }: Die { $given } { $place ->
    [tavern1] auf der ersten Taverne
    [tavern2] auf der zweiten Taverne
    [tavern3] auf der dritten Taverne
    [pouch] im Goldsack
    [hand] auf der Hand
   *[other] dort
    } wird zur { $taken }
event-took-coins-back = { $player } nimmt alle verdeckten Münzen zurück und bietet von jetzt an zuletzt
event-swapped-gems = { $first } und { $second } tauschen ihre Juwelen
event-took-gem = { $player } bekommt das Juwel { $gem }

## The evaluation: $counted is what the majority is of, $award what it wins.

event-evaluated = { $counted }: { $player } hat die Mehrheit und bekommt „{ $award }“
event-evaluated-nobody = { $counted }: Niemand hat die Mehrheit, niemand bekommt „{ $award }“

## Cards of the second deck.

event-offered = { $player } sieht sich { $cards } an
event-offered-unseen = { $count ->
    [one] { $player } sieht sich { $count } Karte an
   *[other] { $player } sieht sich { $count } Karten an
    }
event-kept = { $player } behält { $card }
event-burned = { $card } kommt aus dem Stapel und wird abgeworfen
event-burned-unseen = Eine Karte des Stapels wird ungesehen abgeworfen

event-over = Das Spiel ist zu Ende
