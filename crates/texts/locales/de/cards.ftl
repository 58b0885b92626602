### Errors in a card list of Nains. Fields and their values are written as in the file.
### A problem follows its line after a colon; it is a whole sentence and begins with a capital.

cards-line = Zeile { $line }: { $problem }
cards-too-long = Eine Kartenliste darf höchstens { $most } Bytes haben.
# $message is English: from the TOML parser.
cards-syntax = Das ist kein gültiges TOML ({ $message }).
cards-unknown-field = Unbekanntes Feld „{ $field }“; erlaubt sind: { $known }.
# $expected is one of the messages below.
cards-missing = Das Feld „{ $field }“ fehlt; nötig ist { $expected }.
cards-unfit = Im Feld „{ $field }“ muss { $expected } stehen, nicht „{ $text }“.
cards-order-total = Der Orden { $order } muss { $total } Karten haben, nicht { $counted }.
cards-deck-total = Der Stapel von Ära { $era } muss { $total } Karten haben { $deck ->
    [few] (ohne die Karten nur für 5 Personen)
   *[all] (einschließlich der Karten nur für 5 Personen)
    }, nicht { $counted }.

## What a field can be.

expected-number = eine Zahl von { $from } bis { $to }
expected-order = einer der Namen { $orders } in Anführungszeichen
expected-rune-name = ein Name aus 1 bis { $most } Buchstaben, Ziffern, _ oder - in Anführungszeichen
expected-true-or-false = true oder false
expected-track = eine Liste aus 1 bis { $most } Zahlen von 0 bis { $to }
expected-dwarves = eine Liste von Karten mit je einem [[dwarf]] davor

## Why no card can be printed so.

misprint-points = Eine Karte hat 0 bis { $most } Punkte.
misprint-rune-name = Der Name einer Rune hat 1 bis { $most } Buchstaben, Ziffern, _ oder -.
misprint-occult = Eine Karte hat 0 bis { $most } Okkultsymbole.
misprint-malt = Eine Karte hat 0 bis { $most } Malzsymbole.

## The Shield track.

track-length = Die Schildleiste muss 1 bis { $most } Werte haben, nicht { $total }.
track-start = Die Schildleiste muss mit 0 beginnen, nicht mit { $value }.
track-falls = Die Schildleiste darf nicht fallen, bei { $ranks ->
    [one] { $ranks } Rangabzeichen
   *[other] { $ranks } Rangabzeichen
    } geht es aber von { $before } auf { $value }.
track-too-high = Die Schildleiste geht höchstens bis { $most }, bei { $ranks ->
    [one] { $ranks } Rangabzeichen
   *[other] { $ranks } Rangabzeichen
    } steht aber { $value }.
