### Why an action is refused. Names come in already translated; seats are numbers counted from 1.
### Coins are feminine (die Münze 5) and never change; columns always follow the word Spalte.

refusal-game-over = Das Spiel ist zu Ende.
refusal-not-your-turn = Person { $seat } ist nicht am Zug.
refusal-no-such-seat = Einen Platz { $seat } gibt es nicht: Am Tisch { $players ->
    [one] sitzt { $players } Person
   *[other] sitzen { $players } Personen
    }.

# $asked is a kind of action, as in the game record; $game, here and below, is nidavellir or nains.
refusal-not-asked = Das ist jetzt nicht gefragt: { $asked ->
    [bid] Es wird geboten
    [coin] Eine Münze für die Taverne ist zu wählen
    [take] Eine Karte der Taverne ist zu nehmen
    [drop] Eine Karte der Taverne ist abzuwerfen
    [hero] { $game ->
        [nains] Ein Cognar ist zu rekrutieren
       *[nidavellir] Ein Held ist zu rekrutieren
        }
    [ally] Ga’at ist zu platzieren
    [discard] Zwerge sind abzuwerfen
    [thrud] Thrud ist zu platzieren
    [ylud] Ylud ist zu platzieren
    [transform] Eine Münze ist aufzuwerten
    [improve] Eine Münze im Goldsack ist um 1 aufzuwerten
    [trade] Zwei Münzen sind zu tauschen
    [keep] Eine der gezeigten Karten ist zu behalten
    [deal] Karten sind auszulegen
    [offer] Karten sind zu ziehen
    [burn] Eine Karte des Stapels ist abzuwerfen
   *[other] Eine andere Wahl steht an
    }.

## Coins.

# $place is a place of the game record.
refusal-coin-not-there = { $place ->
    [tavern1] Auf der ersten Taverne
    [tavern2] Auf der zweiten Taverne
    [tavern3] Auf der dritten Taverne
    [pouch] Im Goldsack
    [hand] Auf der Hand
   *[other] Dort
    } ist keine { $coin }.
refusal-coin-cannot-change = Die { $coin } bleibt, wie sie ist: Münzen, mit denen man tauscht, werden weder aufgewertet noch abgegeben.
refusal-same-coin-twice = Du verwendest die { $coin } öfter, als du sie hast.

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
refusal-hero-not-recruited = { $hero } lässt sich nicht mit einem vollständigen Set rekrutieren.
refusal-hero-needs-pair = { $hero } kommt nur in eine Spalte, in der dadurch ein neues Set vollständig wird, und nur solange noch ein anderer Söldner übrig ist.
refusal-hero-must-follow = Ein Söldner kommt nie allein: { $hero } muss warten, zuerst kommt ein weiterer Söldner.
refusal-hero-needs-ranks = { $hero } kommt nur, wenn du schon { $ranks ->
    [one] { $ranks } Rangabzeichen
   *[other] { $ranks } Rangabzeichen
    } in der Spalte { $column } hast.
refusal-hero-needs-discards = { $hero } kommt nur, wenn du den obersten Zwerg { $count ->
    [one] einer anderen Spalte
   *[other] von { $count } anderen Spalten
    } abwerfen kannst.
refusal-hero-needs-column = Gib an, in welche Spalte { $hero } kommt.
refusal-hero-has-no-choice-of-column = { $hero } hat einen festen Platz: Eine Spalte lässt sich nicht wählen.
refusal-column-not-discardable = Aus der Spalte { $column } lässt sich nichts abwerfen: Obenauf liegt kein Zwerg.
refusal-column-excluded = Die Spalte { $column } geht nicht: Abgeworfen wird aus einer anderen Spalte als der des Helden.
refusal-wrong-number-of-columns = Wähle { $expected ->
    [one] { $expected } Spalte
   *[other] { $expected } verschiedene Spalten
    }.

## Chance.

refusal-not-chance = Jetzt ist nichts zu ziehen.
refusal-chance-first = Zuerst müssen Karten gezogen werden.

## What cannot be understood.

refusal-unknown-coin = „{ $text }“ ist keine Münze.
refusal-unknown-place = „{ $text }“ ist kein Ort für eine Münze.
refusal-unknown-card = „{ $text }“ ist keine Karte.
refusal-unknown-column = „{ $text }“ ist keine Spalte.
refusal-unknown-action = „{ $text }“ ist keine Aktion.
refusal-broken-action = Die Aktion „{ $text }“ ist unvollständig oder falsch geschrieben.
refusal-players-out-of-range = Das Spiel ist für 2 bis 5 Personen, nicht für { $players }.
refusal-unknown-option = „{ $text }“ ist keine Option dieses Spiels.
refusal-wrong-gems = Die Juwelen { $text } sind nicht die dieser Partie.
refusal-wrong-order = Die Reihenfolge { $text } nennt nicht jeden Elite-Cognar genau einmal.
# $text is English: a message of the rules.
refusal-wrong-cards = Diese Karten passen nicht zum Spiel ({ $text }).
