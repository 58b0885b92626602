### Benachrichtigungen: Push-Nachrichten, Webhooks und was die Seiten darüber sagen.

## Nachrichten.

notify-turn = Du bist dran
notify-over = Partie beendet
notify-invitation = Revanche: Ein Platz ist für dich reserviert
notify-game = { $game } · { $age } · Runde { $round }
notify-with = { $game }, mit { $players }
notify-test = Benachrichtigungen funktionieren
notify-test-body = Dieses Gerät meldet sich, wenn du dran bist
notify-hook-turn = { $game }: Es wird auf { $players } gewartet
notify-hook-over = Partie beendet. { $result }
notify-hook-test = Dieser Webhook funktioniert. Er meldet, auf wen der Tisch wartet und wie die Partie ausgeht

## Seiten.

page-notify = Benachrichtigungen
page-notify-short = Benachrichtigen
page-notify-line = Erhalte auf diesem Gerät eine Nachricht, wenn die Seite geschlossen ist. Sie enthält nur, was alle am Tisch sehen
page-notify-on = Auf diesem Gerät einschalten
page-notify-off = Auf diesem Gerät ausschalten
page-notify-turn = Wenn ich dran bin
page-notify-over = Wenn eine Partie beendet ist
page-notify-invitation = Wenn jemand eine Revanche möchte
page-notify-all = Für alle meine Tische
page-notify-table = Bei diesem Tisch benachrichtigen
page-notify-quiet = Ruhezeit
page-notify-from = Von
page-notify-to = Bis
page-notify-quiet-line = Nachrichten kommen erst nach der Ruhezeit. Ohne Zeiten gibt es keine Ruhezeit
page-notify-test = Test senden
page-notify-saved = Gespeichert
page-notify-sent = Gesendet
page-notify-denied = Dein Browser erlaubt dieser Seite keine Benachrichtigungen. Das lässt sich in seinen Einstellungen ändern
page-notify-failed = Das hat nicht geklappt. Versuche es später noch einmal
page-webhooks = Webhooks
page-webhooks-line = Ein Chat-Kanal oder ein Programm kann diesem Tisch folgen: Es erfährt, auf wen der Tisch länger als eine Minute wartet und wie die Partie ausgeht. Geheimnisse werden nie gesendet
page-webhook-new = Neuer Webhook
page-webhook-kind = Dienst
page-webhook-url = Adresse
page-webhook-url-line = Discord: die Webhook-Adresse eines Kanals. ntfy: die Adresse eines Themas. JSON: jeder Server, der POST-Anfragen annimmt
page-webhook-add = Webhook hinzufügen
page-webhook-remove = Entfernen
page-webhook-paused = Nach Fehlern angehalten
page-webhook-works = Die Testnachricht ist angekommen
page-webhook-broken = Die Testnachricht ist nicht angekommen

## Linkvorschauen.

preview-open = { $free ->
    [one] Ein Platz ist frei: Setz dich dazu
   *[other] { $free } Plätze sind frei: Setz dich dazu
    }
preview-full = Gleich geht es los
preview-with = Mit { $players }
preview-share = Bild teilen
