## Was der Server sagt: warum er ablehnt, und seine einfachste Seite.

server-about = Hier werden Partien von Nidavellir und Nains gespielt.
server-api = Für Programme: die API
server-guest = Gast

# $detail is English: a message for programmers.
server-malformed = Die Anfrage ist unverständlich: { $detail }
server-unknown-visitor = Niemand hier hat diesen Schlüssel. Stell dich zuerst vor.
server-unknown-transfer = Dieser Link wurde schon benutzt oder ist zu alt. Erzeuge auf dem anderen Gerät einen neuen.
server-cross-site = Diese Anfrage kommt von einer fremden Seite.
server-not-seated = Das dürfen nur die Mitspielenden dieses Tisches.
server-not-host = Das darf nur, wer den Tisch eröffnet hat.
server-still-secret = Das wird gezeigt, wenn die Partie zu Ende ist.
server-no-such-table = Diesen Tisch gibt es nicht.
server-no-such-page = Hier ist nichts.
server-wrong-method = Diese Adresse kennt diese Methode nicht.
server-stale = Der Tisch ist schon weiter. Schau noch einmal hin, bevor du wählst.
server-started = Die Partie hat schon begonnen.
server-not-running = An diesem Tisch läuft keine Partie.
server-not-over = Die Partie ist noch nicht zu Ende.
server-seat-taken = Dieser Platz ist besetzt.
server-already-seated = Du sitzt schon an diesem Tisch.
server-not-away = Ein Bot übernimmt nur den Platz von jemandem, der seit zwei Minuten weg ist.
server-stand-in = Ein Bot spielt für dich. Nimm zuerst deinen Platz zurück.
server-no-stand-in = Kein Bot spielt für dich.
server-nothing-to-undo = Es gibt nichts zurückzunehmen: etwas wurde aufgedeckt, oder jemand anderes hat gespielt.
server-too-large = Das ist zu viel auf einmal.
# $detail is English: what does not hold, with the number of the step.
server-broken-record = Die Aufzeichnung stimmt nicht: { $detail }
# $step is a number, $ruling an id such as NAI-R5.
server-frozen = Dieser Tisch ist schreibgeschützt: Er wurde nach einer früheren Lesart der Regeln gespielt, und Schritt { $step } ist nicht mehr erlaubt (Regelentscheid { $ruling }).
server-wrong-name = Ein Name hat 1 bis 24 sichtbare Zeichen.
# $field is the name of a field of the API.
server-wrong-value = Der Wert von „{ $field }“ passt nicht.
server-too-many = { $what ->
    [tables] Du hast zu viele offene Tische. Beende oder verlasse zuerst einige.
    [records] Du hast zu viele Aufzeichnungen gebracht. Lösche zuerst einige.
    [streams] Zu viele Seiten sind gleichzeitig offen. Schließ einige.
   *[requests] Zu viele Anfragen. Warte einen Moment.
    }
server-unavailable = Der Server erreicht gerade seine Datenbank nicht. Nichts, was bestätigt wurde, ist verloren; versuch es gleich noch einmal.
server-closing = Der Server startet neu. Versuch es gleich noch einmal.

## Schnelle Reaktionen.

reaction-hello = Hallo!
reaction-good-move = Guter Zug!
reaction-thanks = Danke!
reaction-oops = Ups …
reaction-hurry = Du bist dran!
reaction-good-game = Gutes Spiel!
