### Refusals. Names are already translated; seats are counted from 1.
### Coins are feminine (die Münze 5) and never change; columns always follow the word Spalte.

refusal-game-over = Die Partie ist zu Ende.
refusal-not-your-turn = Person { $seat } ist nicht dran.
refusal-no-such-seat = Einen Platz { $seat } gibt es nicht: Am Tisch { $players ->
    [one] sitzt { $players } Person
   *[other] sitzen { $players } Personen
    }.

# $asked is a kind of action, as in the game record; $game, here and below, is nidavellir or nains.
refusal-not-asked = Das geht jetzt nicht. Dran ist: { $asked ->
    [bid] bieten
    [coin] eine Münze für die Taverne wählen
    [take] eine Karte aus der Taverne nehmen
    [drop] eine Karte aus der Taverne abwerfen
    [hero] { $game ->
        [nains] einen Cognar rekrutieren
       *[nidavellir] einen Helden rekrutieren
        }
    [ally] Ga’at legen
    [discard] Zwerge abwerfen
    [thrud] Thrud legen
    [ylud] Ylud legen
    [transform] eine Münze aufwerten
    [improve] eine Münze im Goldsack um 1 aufwerten
    [trade] zwei Münzen tauschen
    [keep] eine der gezeigten Karten behalten
    [deal] Karten auslegen
    [offer] Karten ziehen
    [burn] eine Karte des Stapels abwerfen
   *[other] etwas anderes
    }.

## Coins.

# $place is a place of the game record.
refusal-coin-not-there = { $place ->
    [tavern1] In der ersten Taverne
    [tavern2] In der zweiten Taverne
    [tavern3] In der dritten Taverne
    [pouch] Im Goldsack
    [hand] Auf der Hand
   *[other] Dort
    } ist keine { $coin }.
refusal-coin-cannot-change = Die { $coin } lässt sich nicht ändern: Die 0 und die Mithrilmünze werden nie aufgewertet oder abgegeben.
refusal-same-coin-twice = So oft hast du die { $coin } nicht.

## Cards.

refusal-card-not-here = Die Karte „{ $card }“ liegt nicht in dieser Taverne.
refusal-card-not-offered = Die Karte „{ $card }“ ist nicht unter den gezeigten Karten.
refusal-card-not-in-deck = Die Karte „{ $card }“ ist nicht im Stapel.
refusal-wrong-number-of-cards = Hier { $expected ->
    [one] wird { $expected } Karte
   *[other] werden { $expected } Karten
    } gebraucht, nicht { $found }.

## Heroes and columns.

refusal-hero-unknown = { $game ->
    [nains] Einen Cognar
   *[nidavellir] Einen Helden
    } „{ $hero }“ gibt es nicht.
refusal-hero-taken = { $hero } wurde schon rekrutiert.
refusal-hero-not-in-game = { $hero } ist in dieser Partie nicht dabei.
refusal-hero-not-recruited = { $hero } lässt sich nicht mit einem Set rekrutieren.
refusal-hero-needs-pair = { $hero } muss ein neues Set vervollständigen, und ein anderer Söldner muss noch übrig sein.
refusal-hero-must-follow = Söldner kommen zu zweit: Rekrutiere vor { $hero } einen zweiten Söldner.
refusal-hero-needs-ranks = Für { $hero } brauchst du { $ranks ->
    [one] { $ranks } Rangabzeichen
   *[other] { $ranks } Rangabzeichen
    } in der Spalte { $column }.
refusal-hero-needs-discards = Für { $hero } muss obenauf in { $count ->
    [one] einer anderen Spalte
   *[other] { $count } anderen Spalten
    } ein Zwerg zum Abwerfen liegen.
refusal-hero-needs-column = Wähle eine Spalte für { $hero }.
refusal-hero-has-no-choice-of-column = { $hero } hat eine feste Spalte.
refusal-column-not-discardable = Obenauf in der Spalte { $column } liegt kein Zwerg, den du abwerfen könntest.
refusal-column-excluded = Aus der Spalte des Helden selbst ({ $column }) lässt sich nichts abwerfen.
refusal-wrong-number-of-columns = Wähle { $expected ->
    [one] { $expected } Spalte
   *[other] { $expected } verschiedene Spalten
    }.

## Chance.

refusal-not-chance = Jetzt ist nichts zu ziehen.
refusal-no-such-index = Die Aktion Nummer { $index } ist jetzt nicht möglich.
refusal-chance-first = Zuerst müssen Karten gezogen werden.

## Texts that cannot be parsed.

refusal-unknown-coin = „{ $text }“ ist keine Münze.
refusal-unknown-place = „{ $text }“ ist kein Ort für eine Münze.
refusal-unknown-card = „{ $text }“ ist keine Karte.
refusal-unknown-column = „{ $text }“ ist keine Spalte.
refusal-unknown-action = „{ $text }“ ist keine Aktion.
refusal-broken-action = Die Aktion „{ $text }“ ist unvollständig oder falsch geschrieben.
refusal-players-out-of-range = Das Spiel ist für 2 bis 5 Personen, nicht für { $players }.
refusal-unknown-option = „{ $text }“ ist keine Option dieses Spiels.
refusal-wrong-gems = Die Juwelen { $text } passen nicht zu dieser Partie.
refusal-wrong-order = Die Reihenfolge { $text } muss jeden Elite-Cognar genau einmal nennen.
# $text is English: a message of the rules.
refusal-wrong-cards = Diese Karten passen nicht zum Spiel ({ $text }).
