### Pages. Labels and single sentences have no full stop; of two sentences the first has one.
### The reader is “du”.

## Home page and layout.

page-tagline = Biete kühn, rekrutiere Zwerge, gewinne die Gunst des Königs
page-play-now = Jetzt spielen
page-play-now-line = Sofort gegen Bots
page-new-table = Neuer Tisch
page-new-table-line = Gemeinsam: Eröffne einen Tisch und teile den Link
page-open-tables = Offene Tische
page-my-tables = Meine Tische
page-no-open-tables = Gerade wartet kein Tisch auf Mitspielende. Eröffne einen!
page-your-turn = Du bist dran
page-waiting-for = Warten auf { $players }
page-over = Beendet
page-home = Startseite
page-footer = Quelloffen, ohne Konten, ohne Tracking
page-api = API für Programme
page-error-title = Etwas ist schiefgelaufen
page-skip-to-table = Zum Tisch springen

## A new table.

page-game = Spiel
page-players = Mitspielende
page-level = Bot-Stärke
page-options = Optionen
page-first-game = Erste Partie
page-first-game-line = Ohne Thrud, Ylud und Uline
page-edition = Ausgabe
page-public = Bei den offenen Tischen anzeigen
page-memory = Gedächtnismodus
page-memory-line = Die Münzen der anderen siehst du nur, solange sie offen liegen
page-hide-scores = Punktestand verbergen
page-hide-scores-line = Niemand sieht Punkte vor dem Ende
page-timer = Bedenkzeit pro Zug
page-timer-none = Unbegrenzt
page-timer-seconds = { $count ->
    [one] { $count } Sekunde
   *[other] { $count } Sekunden
    }
page-timer-minutes = { $count ->
    [one] { $count } Minute
   *[other] { $count } Minuten
    }
page-timer-hours = { $count ->
    [one] { $count } Stunde
   *[other] { $count } Stunden
    }
page-create = Tisch eröffnen

## Before and after a game.

page-fill-with-bots = Mit Bots auffüllen
page-sit-here = Hier Platz nehmen
page-leave = Tisch verlassen
page-delete = Tisch löschen
page-rematch = Revanche
page-next-game = Zur nächsten Partie
page-share-link = Schicke diesen Link an deine Mitspielenden
page-scan-code = Oder lass sie einen Code scannen
page-copy = Kopieren
page-copied = Kopiert

## Settings.

page-settings = Einstellungen
page-language = Sprache
page-theme = Darstellung
page-theme-dark = Dunkel
page-theme-light = Hell
page-theme-auto = Wie das System
page-sound = Ton
page-motion = Animationen
page-motion-slow = Langsam
page-motion-normal = Normal
page-motion-fast = Schnell
page-motion-off = Sofort
page-auto-play-line = Automatisch spielen, wenn nur ein Zug möglich ist
page-show-values = Anzeigen, was mir jede Karte bringt
page-save = Speichern
page-your-name = Dein Name
page-transfer = Auf ein anderes Gerät umziehen
page-transfer-line = Öffne den Link innerhalb von 15 Minuten auf dem anderen Gerät. Er gilt einmal, danach vergisst dich dieses Gerät
page-erase-me = Meine Daten löschen
page-erase-me-line = Dein Name wird gelöscht, auch aus beendeten Partien; Bots spielen deine laufenden Partien zu Ende

## Seats.

page-seat-open = Freier Platz
page-seat-you = Du
page-seat-reserved = Reserviert (letzte Partie)
page-away = Abwesend
page-ready = Bereit
page-thinking = Überlegt …
page-hand-over = Platz einem Bot überlassen
# $agreed and $needed are numbers of players.
page-vote = Durch einen Bot ersetzen ({ $agreed } von { $needed } dafür)
page-vote-cast = Du bist für einen Bot ({ $agreed } von { $needed })
page-take-back = Meinen Platz zurücknehmen
page-stand-in = Hier spielt ein Bot

## The table.

page-keys = Tastenkürzel
page-text-view = Tisch als Text
page-log = Verlauf
page-reactions = Reaktionen
page-deck-left = Noch im Stapel
page-my-army = Meine Streitmacht
page-scores = Punkte
page-coins-hidden = Münzen verdeckt
page-more = Mehr
page-confirm = Bestätigen
page-undo = Rückgängig
page-invite-code = Einladungscode
page-invite-enter = Eintreten
page-connection-lost = Verbindung verloren, verbinde neu …
page-back-online = Wieder verbunden
page-hint = Tipp
page-hint-line = Was der König tun würde

## Bidding. Coins have their short names.

page-change-bid = Gebot ändern
page-bid-in = Dein Gebot steht; du kannst es ändern, bis alle bereit sind
page-clear = Gebot löschen
page-pouch-rest = Die beiden anderen Münzen kommen in den Goldsack
page-trade-gives = Tausch: { $first } + { $second }, aus { $given } wird { $taken }
page-trade-none = Kein Tausch in dieser Runde
page-trade-no-gain = Dieser Tausch erhöht deine Münze nicht
page-zero-in-pouch = Deine Tauschmünze bleibt im Goldsack: kein Tausch

## The value of cards and heroes.

page-brings = +{ $points }
page-completes-line = Vervollständigt ein Set
page-next-rank = Noch ein Rangabzeichen: +{ $points }
page-value = Wert { $points }
page-recruitable = Verfügbar
page-full-powers = Ganze Texte
page-not-recruitable = Nicht verfügbar
page-becomes = wird { $coin }

## The end.

page-score-sheet = Wertungsblatt
page-total = Summe
page-score-by-round = Punkte pro Runde
page-copy-score = Punkte kopieren
page-print = Drucken
page-download-record = Aufzeichnung herunterladen

## What is asked of you.

page-turn-you-bid = Du bist dran: Biete in den drei Tavernen
page-turn-you-take = Du bist dran: Nimm eine Karte
page-turn-you-coin = Du bist dran: Biete eine Münze in dieser Taverne
page-turn-you-drop = Du bist dran: Wirf eine Karte aus der Taverne ab
page-turn-you-hero = Du bist dran: { $game ->
    [nains] Rekrutiere einen Cognar
   *[nidavellir] Rekrutiere einen Helden
    }
page-turn-you-hero-bound = Du bist dran: Rekrutiere einen zweiten Söldner, sie kommen zu zweit
page-turn-you-ally = Du bist dran: Lege Ga’at in eine Spalte
page-turn-you-discard = Du bist dran: { $count ->
    [one] Wirf den obersten Zwerg einer anderen Spalte ab
   *[other] Wirf die obersten Zwerge von { $count } anderen Spalten ab
    }
page-turn-you-thrud = Du bist dran: Lege Thrud in eine Spalte
page-turn-you-ylud = Du bist dran: Lege Ylud in eine Spalte
page-turn-you-transform = Du bist dran: Werte eine Münze um { $plus } auf
page-turn-you-improve = Du bist dran: Werte eine Münze in deinem Goldsack um 1 auf
page-turn-you-trade = Du bist dran: Tausche zwei Münzen
page-turn-you-keep = Du bist dran: { $count ->
    [one] Behalte die gezeigte Karte
   *[other] Behalte eine von { $count } Karten
    }

## Keys. The letters are the same in every language but those of the taverns.

page-key-taverns = T: die Tavernen
page-key-army = A: meine Streitmacht
page-key-opponents = O: die anderen
page-key-coins = C: meine Münzen
page-key-scores = S: die Punkte
page-key-log = L: die letzten Ereignisse
page-key-help = Fragezeichen: diese Hilfe
page-key-coin = 1 bis 5: eine Münze wählen
page-key-tavern = { $key }: { $at } bieten
page-key-clear = Rücktaste: Gebot löschen
page-key-confirm = Eingabetaste: bestätigen

## More of the table and the home page.

page-taken-by = { $who ->
    [you] Von dir rekrutiert
   *[other] Rekrutiert von { $player }
    }
page-bid-missing = Lege zuerst auf jede Taverne eine Münze
page-evaluation = { $game ->
    [nains] Mehrheiten in der Zwischenwertung
   *[nidavellir] Mehrheiten in der Zwischenwertung
    }
page-seats-open = { $count ->
    [one] { $count } freier Platz
   *[other] { $count } freie Plätze
    }
page-cards = Kartenliste von Nains
page-cards-line = Besitzt du das Spiel: eine berichtigte Liste (TOML). Die eingebaute ist rekonstruiert
page-move-here = Hier weiterspielen
page-move-here-line = Dein Name und deine Tische ziehen auf dieses Gerät um; das andere vergisst dich
page-back-to-table = Zurück zum Tisch

## Replay and review.

page-single-keys = Tastenkürzel
page-present = Online
page-erase-sure = Ja, alles löschen
page-open-record = Aufzeichnung öffnen
page-open-record-line = Sieh dir eine aufgezeichnete Partie Zug für Zug an
page-record-file = Datei der Aufzeichnung
page-record-text = Oder füge den Inhalt ein
page-replay = Partie ansehen
page-moment = { $at } von { $count }
page-first = Zum Anfang
page-previous-tavern = Vorherige Taverne
page-previous = Vorheriger Zug
page-next = Nächster Zug
page-next-tavern = Nächste Taverne
page-last = Zum Ende
page-show = Anzeigen
page-eyes = Sicht
page-eyes-open = Alles offen
page-eyes-spectator = Publikum
page-review = Analyse
page-review-start = Partie vom König analysieren lassen
page-review-under = Der König denkt nach: Zug { $done } von { $count }
page-review-costly = Die teuersten Züge
page-review-none = Der König hätte genauso gespielt
page-review-better = Besser
page-go-on = Von hier weiterspielen
page-go-on-as = Als
page-go-on-button = Gegen Bots weiterspielen

## The score pad, for games at the real table.

page-offline = Du bist offline
page-offline-line = Der Server ist nicht erreichbar. Deine Tische warten auf dich; die Wertungsblöcke funktionieren auch ohne Verbindung
page-try-again = Erneut versuchen
page-pad = Wertungsblock
page-pad-line = Für eine Partie am echten Tisch: Trage die Summe jeder Spalte ein, Helden mitgezählt; kreuze dann Helden mit Extrapunkten an
page-pad-player-name = Name
page-pad-coin = Münze { $number }
page-pad-less = { $what }: eins weniger
page-pad-more = { $what }: eins mehr
page-pad-majority = Mehrheit
page-pad-doubled = Mehrfach angekreuzt: { $heroes }
page-pad-tie-broken = Gleichstand: Die Elite-Cognars entscheiden
page-pad-new = Neue Partie
page-pad-new-line = Löscht alle Zahlen und Kreuze; die Namen bleiben
page-pad-share = Teilen
page-pad-count = Punkte ausrechnen
page-pad-kept = Alles bleibt in diesem Browser; der Wertungsblock funktioniert auch offline
page-pad-track = Schildleiste
page-pad-track-line = Werte für 0, 1, 2 … Rangabzeichen. Sie sind rekonstruiert: Trage die Werte deines Spiels ein, falls sie abweichen

## The guided first game.

page-guide = Deine erste Partie
page-guide-step = Schritt { $number } von { $most }
page-guide-try = Ein guter Zug: { $action }
page-guide-do = Diesen Zug spielen
page-guide-end = Ohne Anleitung weiterspielen
page-guide-line = Eine kurze, angeleitete Partie gegen einen Bot: Gebote, Tausch, Sets, Helden
page-guide-begin = Spielend lernen
page-guide-game = { $game } lernen
page-guide-go-on = Meine erste Partie fortsetzen
page-guide-what = Die erste Hälfte der Partie ist so vorbereitet, dass dir alles einmal begegnet: Gebote und die 0, Gleichstände und Juwelen, Sets und Helden, die Wertung jeder Spalte, die Zwischenwertung. Du entscheidest; ein guter Zug wird vorgeschlagen, und ein Klick spielt ihn. Nach dieser Hälfte kannst du die Anleitung beenden oder mit Vorschlägen weiterspielen. Du kannst jederzeit ohne Anleitung weiterspielen oder später zurückkommen: Der Tisch bleibt
page-guide-known = Ich kenne die Regeln, gleich spielen

## My games.

page-my-games = Meine Partien
page-no-games = Hier erscheinen deine beendeten Partien mit ihren Ergebnissen
page-history = Bisherige Partien
page-games-count = Partien
page-games-won = Gewonnen
page-mean-score = Durchschnitt
page-best-score = Bestes Ergebnis
page-mean-by-part = Punkte nach Kategorie
page-mean = Durchschnitt
page-most = Bestwert
page-heroes = Mit diesen Helden
page-against = Gegen diese Bots
page-place = Platz { $place } von { $count }
page-forget-game = Entfernen
page-forget-all = Alle meine Partien entfernen
page-forget-all-line = Dein Name wird aus diesen Partien entfernt; Partien, die sonst niemand gespielt hat, werden gelöscht. Das lässt sich nicht rückgängig machen
page-forget-sure = Ja, alle entfernen

## The table on one screen.

page-menu = Menü
page-close = Schließen
page-tabs = Anzeigen
page-tab-table = Tisch
page-tab-army = Truppe
page-tab-players = Personen
page-tab-log = Verlauf
page-tab-treasure = Schatz­kammer
page-card-taken = { $card }: { $who ->
    [you] von dir genommen
   *[other] von { $player } genommen
    }
page-card-discarded = { $card }: abgeworfen
page-bid-confirmed = Gebot bestätigt
page-continue = Weiter
page-majority-yours = Du gewinnst:
page-majority-won = { $player } gewinnt:
page-majority-tie = Gleichstand: Niemand gewinnt
page-since = Schritte seit deinem letzten Zug: { $count }
page-skip = Überspringen
page-play-steps = Schritte abspielen
