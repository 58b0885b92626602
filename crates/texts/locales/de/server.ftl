## Refusals of the server, by their codes, and its plain page.

server-about = Hier spielt man Nidavellir und Nains.
server-api = API für Programme

# $detail is English: a message for programmers.
server-malformed = Ungültige Anfrage: { $detail }
server-unknown-visitor = Unbekannter Besuchsschlüssel. Melde dich zuerst an.
server-unknown-transfer = Dieser Link ist abgelaufen oder wurde schon benutzt. Erzeuge auf dem anderen Gerät einen neuen.
server-cross-site = Diese Anfrage kommt von einer fremden Website.
server-not-invited = Dieser Server ist privat. Gib seinen Einladungscode ein; Programme senden ihn in der Kopfzeile X-Invite-Code.
server-banned = Der Betreiber dieses Servers lehnt deine Anfragen ab.
server-not-seated = Das dürfen nur die Mitspielenden an diesem Tisch.
server-not-host = Das darf nur, wer den Tisch eröffnet hat.
server-still-secret = Das ist erst am Ende der Partie zu sehen.
server-no-such-table = Diesen Tisch gibt es nicht.
server-no-such-page = Seite nicht gefunden.
server-wrong-method = Diese Adresse unterstützt diese Methode nicht.
server-stale = Die Partie ist schon weiter. Sieh dir den Tisch an und wähle dann neu.
server-started = Die Partie hat schon begonnen.
server-not-running = An diesem Tisch läuft keine Partie.
server-not-over = Die Partie ist noch nicht zu Ende.
server-seat-taken = Dieser Platz ist besetzt.
server-already-seated = Du hast schon einen Platz an diesem Tisch.
server-seat-reserved = Dieser Platz ist für jemanden aus der letzten Partie reserviert.
server-not-stalling = Eine Abstimmung kann einen Platz erst dann einem Bot überlassen, wenn alle zwei Minuten gewartet haben.
server-not-away = Ein Bot kann einen Platz erst übernehmen, wenn dort zwei Minuten lang niemand da war.
server-stand-in = Ein Bot spielt für dich. Nimm zuerst deinen Platz zurück.
server-no-stand-in = Kein Bot spielt für dich.
server-nothing-to-undo = Nichts lässt sich rückgängig machen: Etwas wurde aufgedeckt, oder jemand anderes hat gespielt.
server-too-large = Die Anfrage ist zu groß.
# $detail is English: the error, with the number of the step.
server-broken-record = Ungültige Aufzeichnung: { $detail }
# $step is a number, $ruling an id such as NAI-R5.
server-frozen = Dieser Tisch ist schreibgeschützt: Er wurde nach einer früheren Lesart der Regeln gespielt, und Schritt { $step } ist nicht mehr erlaubt (Klarstellung { $ruling }).
server-wrong-name = Ein Name braucht 1 bis 24 sichtbare Zeichen.
# $field is the name of a field of the API.
server-wrong-value = Ungültiger Wert für „{ $field }“.
server-too-many = { $what ->
    [tables] Du hast zu viele offene Tische. Beende oder verlasse zuerst einige.
    [records] Du hast zu viele Aufzeichnungen hochgeladen. Lösche zuerst einige.
    [bytes] Du hast in kurzer Zeit zu viel gespeichert. Warte einen Moment.
    [streams] Zu viele Seiten sind gleichzeitig offen. Schließe einige.
    [webhooks] Dieser Tisch hat schon fünf Webhooks. Entferne zuerst einen.
   *[requests] Zu viele Anfragen. Warte einen Moment.
    }
server-unavailable = Der Server erreicht gerade seine Datenbank nicht. Alles, was bestätigt wurde, ist sicher; versuche es gleich noch einmal.
server-closing = Der Server startet neu. Versuche es gleich noch einmal.

## Quick reactions.

reaction-hello = Hallo!
reaction-good-move = Guter Zug!
reaction-thanks = Danke!
reaction-oops = Ups …
reaction-hurry = Du bist dran!
reaction-good-game = Gutes Spiel!
