### Pages around the table: home, names, settings. Labels and single sentences have no full stop.
### The reader is “du”.

## Home.

page-what-it-is = Spiele Nidavellir und Nains im Browser, gemeinsam oder gegen Bots, kostenlos und ohne Konto
page-age-round = { $age }, Runde { $round }
page-ago-now = gerade eben
page-ago-minutes = { $count ->
    [one] vor { $count } Minute
   *[other] vor { $count } Minuten
    }
page-ago-hours = { $count ->
    [one] vor { $count } Stunde
   *[other] vor { $count } Stunden
    }
page-ago-days = { $count ->
    [one] vor { $count } Tag
   *[other] vor { $count } Tagen
    }

## Joining and leaving.

page-join = An diesem Tisch mitspielen
page-join-button = Mitspielen
page-leave-short = Verlassen
page-leave-line = Ein Bot spielt für dich weiter. Komm jederzeit zurück und nimm deinen Platz wieder ein
page-leave-alone-line = Der Tisch wartet auf dich: Du findest ihn unter Meine Tische
page-leave-button = Vorerst verlassen
page-resign = Aufgeben
page-resign-line = Aufgeben: Ein Bot übernimmt deinen Platz endgültig, nur dein Name bleibt am Tisch
page-resign-alone-line = Aufgeben: Die Partie endet hier und wird nicht gezählt

## Settings.

page-settings-you = Du
page-settings-name-line = Diesen Namen sehen die anderen. Heißen zwei am Tisch gleich, bekommt der zweite Name eine Nummer
page-settings-look = Sprache und Aussehen
page-settings-table = Am Tisch
page-settings-like = Du spielst wie
page-settings-like-estimate = Aus der Partie schätzen
page-settings-like-line = Tipps und Analysen zeigen deine Chance, an diesem Tisch zu gewinnen. Sie hängt davon ab, wie stark du im Vergleich zu den anderen bist
page-settings-motion-line = Wie lange jeder Zug der anderen gezeigt wird. Bei „Sofort“ bewegt sich nichts
page-settings-back = Zurück, ohne zu speichern
page-transfer-button = Link erstellen
page-erase-question = Alles über { $name } löschen?
page-erase-final = Das lässt sich nicht rückgängig machen
page-erase-keep = Daten behalten

## The end.

page-your-place = Platz { $place } von { $count }: Du hast { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
    }
page-final-armies = Die Streitmächte am Ende

## Review and puzzles.

page-review-line = Der König prüft jede Entscheidung und zeigt, welche dich Gewinnchancen gekostet haben
page-review-chances = Gewinnchancen im Verlauf. Tippe auf das Diagramm, um den Moment zu sehen
page-review-meaning = Die Chance, an diesem Tisch zu gewinnen, je nachdem, wer hier sitzt: Bots nach ihrer Stufe, Menschen nach ihren Einstellungen oder nach dem Verlauf der Partie. Alle Chancen ergeben zusammen 100 %
page-review-revealed = Gebote und Züge wurden aufgedeckt
page-review-drawn = Karten wurden gezogen
page-review-decided = Deine Entscheidung hat Chancen gekostet
page-review-others = Teure Züge der anderen
page-review-played = In der Partie gespielt
page-review-summary-up = Deine Entscheidungen haben dich { $decisions } gekostet, durch Glück hast du { $luck } gewonnen.
page-review-summary-down = Deine Entscheidungen haben dich { $decisions } gekostet, Pech hat dich { $luck } gekostet.
page-review-summary-even = Deine Entscheidungen haben dich { $decisions } gekostet; Glück und Pech haben sich ausgeglichen.
page-review-summary-others = Fehler der anderen haben dir { $points } gebracht.
page-review-accounts = Glück und Können, in Prozentpunkten der Gewinnchance
page-review-begin = Beginn
page-review-end = Ende
page-review-account-decisions = Eigene Entscheidungen
page-review-account-others = Fehler der anderen
page-review-account-reveals = Gebote und Züge
page-review-account-draws = Gezogene Karten
page-review-cost = { $percent } verloren
page-puzzle = Noch einmal dein Zug
page-puzzle-try = Noch einmal versuchen
page-puzzle-line = Du stehst wieder vor dieser Entscheidung. Spiele, was du jetzt spielen würdest; der König beurteilt es
page-puzzle-right = Gut gefunden: Der König würde nicht besser spielen
page-puzzle-wrong = Es gab etwas Besseres
page-puzzle-answer = Deine Antwort
page-puzzle-best = Die Wahl des Königs
page-puzzle-again = Noch einmal
page-puzzle-back = Zurück zur Analyse

## Puzzles from bot games.

page-puzzles = Aufgaben
page-puzzles-line = Finde den einen guten Zug in Stellungen aus Partien von Bots
page-puzzles-lead = Hier haben Bots danebengegriffen: Ein Zug ist deutlich besser als alle anderen. Spiele ihn am Tisch; der König hat ihn mit einer langen Suche geprüft
page-puzzles-range = { $count ->
    [one] { $count } Aufgabe
   *[other] { $count } Aufgaben
    }, Schwierigkeit { $low } bis { $high }
page-puzzles-start = Aufgaben lösen
page-puzzles-number = Aufgabe { $number }
page-puzzles-question = Welcher Zug ist klar der beste?
page-puzzles-difficulty = Schwierigkeit { $rating }
page-puzzles-next = Nächste Aufgabe
page-puzzles-skip = Überspringen
page-puzzles-all = Alle Aufgaben
page-puzzles-rating = Deine Wertungszahl: { $rating }
page-puzzles-progress = Beim ersten Versuch gelöst: { $solved } von { $tried }
page-puzzles-kept = Deine Wertungszahl und die versuchten Aufgaben werden nur in diesem Browser gespeichert. Nur die erste Antwort auf eine Aufgabe zählt
page-puzzles-reset = Wertungszahl zurücksetzen
page-puzzles-reset-question = Deine Wertungszahl und alle versuchten Aufgaben vergessen?

## Hints.

page-hint-meaning = Die Prozentzahl ist deine Chance, mit diesem Zug an diesem Tisch zu gewinnen: Der König spielt viele Fortsetzungen durch und berücksichtigt, wie stark die anderen sind und wie stark du bist (siehe Einstellungen)
page-hint-play = Das spielen

## After a guided game.

page-guide-finish = Anleitung beenden
page-guide-done = Jetzt kennst du die Regeln
page-guide-done-line = Du hast alles gesehen, was { $game } zu bieten hat. Wie geht es weiter?
page-guide-play-on = In dieser Partie weiterspielen
page-guide-first-table = { $game } gegen zwei Lehrlinge
page-guide-read = Regeln lesen
