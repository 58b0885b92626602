### Words of the pages. Labels and single lines stand without a full stop; two sentences have theirs.
### The reader is “du”.

## The house.

page-tagline = Biete kühn, sammle deine Zwerge, gewinne die Gunst des Königs
page-play-now = Jetzt spielen
page-play-now-line = Gegen Bots, sofort
page-new-table = Neuer Tisch
page-new-table-line = Mit Freunden: Teile einen Link
page-open-tables = Offene Tische
page-my-tables = Meine Tische
page-no-open-tables = Kein Tisch sucht gerade Leute. Eröffne einen!
page-your-turn = Du bist dran
page-waiting-for = Warten auf { $players }
page-over = Beendet
page-home = Startseite
page-footer = Quelloffen, ohne Konten, ohne Tracking
page-api = Für Programme: die API
page-error-title = Das hat nicht geklappt
page-skip-to-table = Zum Tisch springen

## A new table.

page-game = Spiel
page-players = Mitspielende
page-level = Stärke der Bots
page-options = Optionen
page-first-game = Erste Partie
page-first-game-line = Ohne Thrud, Ylud und Uline
page-edition = Ausgabe
page-public = Bei den offenen Tischen aufführen
page-memory = Gedächtnismodus
page-memory-line = Die Münzen der anderen siehst du nur, solange sie offen liegen
page-hide-scores = Punkte verdecken
page-hide-scores-line = Niemand sieht Punkte vor dem Ende
page-timer = Zeit für eine Wahl
page-timer-none = Ohne Grenze
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
page-share-link = Link zum Teilen
page-scan-code = Oder scanne diesen Code
page-copy = Kopieren
page-copied = Kopiert

## Settings.

page-settings = Einstellungen
page-language = Sprache
page-theme = Farben
page-theme-dark = Dunkel
page-theme-light = Hell
page-theme-auto = Wie das Gerät
page-sound = Ton
page-motion = Bewegung
page-motion-normal = Normal
page-motion-fast = Schnell
page-motion-off = Keine
page-auto-play-line = Wo es nur eine Wahl gibt und alle das sehen
page-show-values = Zeigen, was mir Karten bringen
page-save = Speichern
page-your-name = Dein Name
page-transfer = Auf ein anderes Gerät umziehen
page-transfer-line = Öffne den Link dort bald: Er gilt einmal, und dieses Gerät vergisst dich
page-erase-me = Mich löschen
page-erase-me-line = Dein Name wird gelöscht, auch aus beendeten Partien; die laufenden spielen Bots

## Who sits where.

page-seat-open = Freier Platz
page-seat-you = Du
page-away = Abwesend
page-ready = Bereit
page-thinking = Überlegt …
page-hand-over = Den Platz einem Bot überlassen
page-take-back = Meinen Platz zurücknehmen
page-stand-in = Hier spielt ein Bot

## The table.

page-keys = Tasten
page-text-view = Tisch als Text
page-log = Verlauf
page-reactions = Reaktionen
page-deck-left = Noch im Stapel
page-my-army = Meine Streitmacht
page-scores = Punkte
page-coins-hidden = Münzen verdeckt
page-more = Mehr
page-confirm = Bestätigen
page-undo = Zurücknehmen
page-connection-lost = Verbindung verloren, neuer Versuch …
page-back-online = Wieder verbunden
page-hint = Tipp
page-hint-line = Was der König täte

## Bidding. Coins come in short.

page-change-bid = Mein Gebot ändern
page-bid-in = Dein Gebot steht; du kannst es ändern, bis alle bereit sind
page-clear = Von vorn
page-pouch-rest = Die beiden anderen Münzen kommen in den Goldsack
page-trade-gives = Tausch: { $first } + { $second }, aus { $given } wird { $taken }
page-trade-none = Kein Tausch in dieser Runde
page-trade-no-gain = Dieser Tausch macht deine Münze nicht höher
page-zero-in-pouch = Deine Tauschmünze bleibt im Goldsack: kein Tausch

## What cards and heroes bring.

page-brings = +{ $points }
page-completes-line = Vervollständigt ein Set
page-next-rank = Noch ein Rangabzeichen: +{ $points }
page-value = Wert { $points }
page-recruitable = Können jetzt zu dir kommen
page-not-recruitable = Jetzt nicht
page-becomes = wird { $coin }

## The end.

page-score-sheet = Wertungsblatt
page-total = Summe
page-score-by-round = Punkte nach Runden
page-copy-score = Punkte kopieren
page-print = Drucken
page-download-record = Aufzeichnung herunterladen

## What is asked of you.

page-turn-you-bid = Du bist dran: Biete bei den drei Tavernen
page-turn-you-take = Du bist dran: Nimm eine Karte
page-turn-you-coin = Du bist dran: Lege eine Münze auf die Taverne
page-turn-you-drop = Du bist dran: Wirf eine Karte der Taverne ab
page-turn-you-hero = Du bist dran: { $game ->
    [nains] Rekrutiere einen Cognar
   *[nidavellir] Rekrutiere einen Helden
    }
page-turn-you-hero-bound = Du bist dran: Rekrutiere einen zweiten Söldner, denn keiner kommt allein
page-turn-you-ally = Du bist dran: Platziere Ga’at
page-turn-you-discard = Du bist dran: { $count ->
    [one] Wirf den obersten Zwerg einer anderen Spalte ab
   *[other] Wirf die obersten Zwerge von { $count } anderen Spalten ab
    }
page-turn-you-thrud = Du bist dran: Platziere Thrud
page-turn-you-ylud = Du bist dran: Platziere Ylud
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
page-key-log = L: was zuletzt geschah
page-key-help = Fragezeichen: diese Hilfe
page-key-coin = 1 bis 5: eine Münze wählen
page-key-tavern = { $key }: auf { $tavern } legen
page-key-clear = Rücktaste: von vorn
page-key-confirm = Eingabetaste: bestätigen

## More of the table and the first page.

page-taken-by = Angeworben von
page-bid-missing = Lege zuerst an jede Taverne eine Münze
page-evaluation = Mehrheiten am Ende des ersten Zeitalters
page-seats-open = { $count ->
    [one] { $count } freier Platz
   *[other] { $count } freie Plätze
    }
page-cards = Karten von Nains
page-cards-line = Eine berichtigte Liste als TOML, wenn du das Spiel besitzt; die eingebaute ist rekonstruiert
page-move-here = Hier weiterspielen
page-move-here-line = Dein Name und deine Tische ziehen auf dieses Gerät um; das andere vergisst dich
page-back-to-table = Zurück zum Tisch

## Eine Partie noch einmal ansehen.

page-single-keys = Einzelne Tasten zum Bieten und Nachsehen
page-present = Ist da
page-erase-sure = Ja, lösche mich
page-open-record = Aufzeichnung öffnen
page-open-record-line = Sieh dir eine aufgezeichnete Partie Zug für Zug an
page-record-file = Datei mit der Aufzeichnung
page-record-text = Oder füge ihren Text ein
page-replay = Ansehen
page-moment = { $at } von { $count }
page-first = Zum Anfang
page-previous-tavern = Eine Taverne zurück
page-previous = Eine Entscheidung zurück
page-next = Eine Entscheidung weiter
page-next-tavern = Eine Taverne weiter
page-last = Zum Ende
page-show = Zeigen
page-eyes = Mit den Augen von
page-eyes-open = Alles offen
page-eyes-spectator = Publikum
page-review = Analyse
page-review-start = Die Partie vom König prüfen lassen
page-review-under = Der König denkt nach: { $done } von { $count } Entscheidungen
page-review-costly = Entscheidungen, die am meisten kosteten
page-review-none = Der König hätte dasselbe getan
page-review-better = Besser:
page-go-on = Von hier weiterspielen
page-go-on-as = Als
page-go-on-button = Gegen Bots weiterspielen

## Der Wertungsblock, für Partien mit der Schachtel.

page-pad = Wertungsblock
page-pad-line = Für eine Partie mit der Schachtel: Zähle jede Spalte, wie sie liegt, wer auch immer darin steht, und hake an, wer über seine Spalte hinaus etwas bringt
page-pad-player-name = Name
page-pad-coin = Münze { $number }
page-pad-less = { $what }: eins weniger
page-pad-more = { $what }: eins mehr
page-pad-majority = Mehrheit
page-pad-doubled = Mehrfach angehakt: { $heroes }
page-pad-tie-broken = Gleiche Summen: Die Elite-Cognars entscheiden
page-pad-new = Neue Blätter
page-pad-new-line = Alle Zahlen und Haken werden gelöscht; die Namen bleiben
page-pad-share = Teilen
page-pad-count = Punkte ausrechnen
page-pad-kept = Alles bleibt in diesem Browser, und der Block geht auch ohne Verbindung
page-pad-track = Schild-Leiste
page-pad-track-line = Die Werte für 0, 1, 2 … Rangabzeichen; die gezeigten sind rekonstruiert, also schreib hin, was deine Schachtel zeigt, falls es anders ist

## The first game, guided.

page-guide = Deine erste Partie
page-guide-step = { $number } von { $most }
page-guide-try = Ein guter Zug: { $action }
page-guide-do = So spielen
page-guide-end = Ohne Anleitung weiterspielen
page-guide-line = Eine kurze Partie gegen einen Bot, die sich beim Spielen selbst erklärt: Gebote, Tausch, Sets, Helden
page-guide-begin = Spielend lernen
page-guide-go-on = Meine erste Partie fortsetzen
page-guide-what = Das erste Zeitalter ist so vorbereitet, dass du allem einmal begegnest: Geboten und der 0, Gleichständen und Juwelen, Sets und Helden, der Wertung der Klassen, den Auszeichnungen. Du wählst frei; ein guter Zug wird gezeigt, ein Klick spielt ihn. Dann lässt die Anleitung los, und das zweite Zeitalter gehört dir. Du kannst jederzeit ohne Anleitung weiterspielen oder später zurückkommen: Der Tisch bleibt
page-guide-known = Ich kenne die Regeln: gleich spielen

## My games.

page-my-games = Meine Partien
page-no-games = Hier stehen die Partien, die du beendet hast, mit ihren Ergebnissen
page-history = Verlauf der Partien
page-games-count = Partien
page-games-won = Gewonnen
page-mean-score = Punkte im Mittel
page-best-score = Bestes Ergebnis
page-mean-by-part = Punkte nach Wertung
page-mean = Mittel
page-most = Höchstens
page-heroes = Mit diesen Helden
page-against = Gegen diese Bots
page-place = Platz { $place } von { $count }
page-forget-game = Vergessen
page-forget-all = Alle meine Partien vergessen
page-forget-all-line = Dein Name verschwindet aus diesen Partien; solche, die niemand sonst gespielt hat, werden gelöscht. Nichts bringt sie zurück
page-forget-sure = Ja, alle
