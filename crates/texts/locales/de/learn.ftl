### Lessons: navigation, and the rules that the games share. Titles and labels have no full stop, paragraphs do.
### $game is nidavellir or nains.

## Navigation.

learn-title = Lernen
learn-lead = Biete in drei Tavernen, sammle eine Streitmacht von Zwergen, gewinne Helden und mache aus kleinen Münzen große. Beide Spiele werden hier erklärt, mit allen Karten.
learn-rules = Regeln
learn-cards = Alle Karten
learn-rulings = Klarstellungen
learn-aid = Spielhilfe
learn-contents = Inhalt
learn-begin = So fängst du an
learn-begin-play = Spiele gegen einen Lehrling und schlag dabei nach: Tippe auf dem Tisch an, was du wissen willst; von dort führt ein Link hierher.
learn-begin-box = Du spielst am echten Tisch? Druck die Spielhilfe aus und zähle mit dem Wertungsblock.
learn-play = Gegen Bots spielen
learn-pitch-nidavellir = Fünf Klassen, jede mit eigener Wertung; ein Held für jedes Set; Auszeichnungen zur Halbzeit. Fang hiermit an.
learn-pitch-nains = Dieselben Tavernen und Münzen, dazu fünf Orden, Söldner, Runen, Malz und Parias. Für alle, die Nidavellir kennen.
learn-print-line = Diese Seite passt gedruckt auf ein A4-Blatt.
learn-more = Mehr dazu

## Setup.

learn-setup = Aufbau
learn-setup-text = Alle beginnen mit den gleichen fünf Kupfermünzen und einem zufälligen Juwel. Die Schatzkammer und { $game ->
    [nains] die Cognars
   *[nidavellir] die Helden
    } liegen offen aus. Die Karten { $game ->
    [nains] der beiden Ären
   *[nidavellir] der beiden Zeitalter
    } bilden zwei verdeckte Stapel.
learn-setup-table = Die Mengen hängen davon ab, zu wievielt ihr spielt:
learn-supply-rounds = { $game ->
    [nains] Runden pro Ära
   *[nidavellir] Runden pro Zeitalter
    }
learn-supply-tavern = Karten pro Taverne
learn-supply-deck = Stapel, { $age }
learn-supply-treasure = Münzen der Schatzkammer
learn-supply-gems = Juwelen

## A round.

learn-round = Eine Runde
learn-round-text = Die Partie dauert zwei { $game ->
    [nains] Ären
   *[nidavellir] Zeitalter
    } mit einigen Runden. Jede Runde läuft so ab:
learn-round-deal = Zwerge kehren ein: In jede der drei Tavernen kommt eine offene Karte pro Person (drei Karten, wenn ihr zu zweit spielt).
learn-round-bid = Alle bieten geheim: je eine verdeckte Münze für jede Taverne, die beiden übrigen in den Goldsack.
learn-round-reveal = Die Tavernen werden nacheinander abgehandelt. Alle decken die Münze auf, die sie dort geboten haben; die höchste wählt zuerst.
learn-round-take = Bist du dran, nimmst du eine Karte in deine Streitmacht. { $game ->
    [nains] Ihr Orden kann etwas bewirken, neue Sets bringen Cognars, und am Ende tauschst du, wenn du hier die 0 oder die Mithrilmünze geboten hast.
   *[nidavellir] Neue Sets bringen Helden, und am Ende tauschst du, wenn du hier die 0 oder die Mithrilmünze geboten hast.
    }
learn-round-end = Haben alle gewählt, werden bei Gleichstand Juwelen getauscht. Nach der dritten Taverne kommen alle Münzen zurück auf die Hand.

## Bids.

learn-bids = Bieten
learn-bids-text = Ein Gebot kauft deinen Platz in der Reihenfolge, nicht die Karte: Du gibst nie eine Münze aus. In jeder Runde verteilst du dieselben fünf Münzen, und am Ende bringen sie auch Punkte.
learn-bids-zero = Die 0 ist das schwächste Gebot und die beste Anlage. Sie wählt spät, aber mit ihr tauschst du: Die beiden Münzen im Goldsack bringen dir eine bessere. Bleibt die 0 im Goldsack, gibt es in dieser Runde keinen Tausch.
learn-bids-secret = Gebote bleiben verdeckt, bis ihre Taverne dran ist. Alle wissen, welche fünf Münzen du hast, aber nicht, wo sie liegen.
learn-bids-figure = { $player } bietet in den drei Tavernen und lässt zwei Münzen im Goldsack.

## Order of play.

learn-order = Wer zuerst wählt
learn-order-text = Die höchste Münze der Taverne wählt zuerst, dann die nächste, bis zur niedrigsten. Bei gleichen Münzen ist das höhere Juwel zuerst dran.
learn-order-swap = Am Ende der Taverne werden bei gleichen Geboten die Juwelen getauscht: das höchste mit dem niedrigsten, das zweithöchste mit dem zweitniedrigsten; eines in der Mitte bleibt. Ein gutes Juwel gewinnt einen Gleichstand und wandert dann weiter.
learn-order-fixed = Die Reihenfolge steht mit dem Aufdecken fest. Ändert sich der Wert einer Münze in dieser Taverne später, bleiben Reihenfolge und Gleichstände bestehen.
learn-order-figure = { $tavern }: die Reihenfolge der vier. { $first } und { $second } haben gleich viel geboten und tauschen danach ihre Juwelen.
learn-order-place = Platz
learn-order-before = Juwel
learn-order-after = Juwel danach

## Coins.

learn-coins = Bessere Münzen
learn-coins-text = Münzen verbesserst du auf zwei Arten: durch Tauschen und durch Aufwerten. In beiden Fällen ersetzt du eine deiner Münzen durch eine höhere aus der Schatzkammer.
learn-coins-trade = Tauschen
learn-coins-trade-text = Hast du die 0 (oder die Mithrilmünze) geboten, endet dein Zug mit einem Tausch: Decke die beiden Münzen im Goldsack auf und zähle sie zusammen. Ersetze die höhere durch eine Münze dieser Summe; sie kommt in den Goldsack. Der Tausch ist Pflicht, auch wenn er sich nicht lohnt.
learn-coins-trade-figure = { $first } + { $second } = { $sum }: Die { $given } wird abgegeben, die { $taken } kommt in den Goldsack.
learn-coins-transform = Aufwerten
learn-coins-transform-text = { $game ->
    [nains] Derdhr wertet eine Münze um 5 auf, ein Talionzwerg eine um 1.
   *[nidavellir] Manche Karten und Effekte werten eine Münze um 3, 5 oder 7 auf. Wähle eine deiner Münzen, wo sie auch liegt.
    } Ersetze sie durch eine, die so viel mehr wert ist. Die neue liegt, wo die alte lag, offen oder verdeckt wie zuvor. Die 0 und die Mithrilmünze werden nie aufgewertet.
learn-coins-missing = Wenn die Münze nicht verfügbar ist
learn-coins-missing-text = Fehlt die gesuchte Münze in der Schatzkammer, nimm die nächsthöhere. Gibt es keine, nimm die nächstniedrigere, auch wenn du dabei verlierst; aber nie den Wert, den du gerade abgegeben hast.
learn-coins-missing-figure = { $first } + { $second } = { $sum }, aber eine { $sum } gibt es nicht mehr: Die { $given } wird zur { $taken }.
learn-coins-back = Eine ersetzte Kupfermünze ist aus dem Spiel; eine Goldmünze kehrt in die Schatzkammer zurück.

## Lines.

learn-lines = Sets und { $game ->
    [nains] Cognars
   *[nidavellir] Helden
    }
learn-lines-text = Deine Streitmacht hat fünf Spalten, eine pro { $game ->
    [nains] Orden
   *[nidavellir] Klasse
    }. Die meisten Karten haben ein Rangabzeichen; je eines in allen fünf Spalten ergibt ein Set.
learn-lines-recruit = { $game ->
    [nains] Ein neues Set bringt dir sofort einen Cognar deiner Wahl. Seine Rangabzeichen können ein weiteres Set vervollständigen und noch einen bringen.
   *[nidavellir] Sobald du mehr Sets als Helden hast, rekrutierst du einen Helden deiner Wahl. Seine Rangabzeichen können ein weiteres Set vervollständigen und noch einen bringen.
    }
learn-lines-kept = { $game ->
    [nains] Sets zählt man über ganze Spalten: Zwei Rangabzeichen in jeder Spalte sind zwei Sets, egal auf welchen Karten.
   *[nidavellir] Sets zählt man über ganze Spalten: Zwei Rangabzeichen in jeder Spalte sind zwei Sets, egal auf welchen Karten. Verlierst du später Karten, behältst du deine Helden, aber ein wiederhergestelltes Set bringt nichts.
    }
learn-lines-figure = Ein Rangabzeichen in jeder Spalte ergibt ein Set: { $hero } kommt dazu.

## The end.

learn-end = Spielende
learn-end-text = Nach der letzten Taverne { $game ->
    [nains] der zweiten Ära folgt die Schlusswertung: Zähle die fünf Orden, die Cognars und Elite-Cognars im Kommandobereich, dein Malz und alle fünf Münzen zusammen.
   *[nidavellir] des zweiten Zeitalters folgt die Schlusswertung: Zähle die fünf Klassen, die Helden im Kommandobereich, alle fünf Münzen und 3 Punkte für das goldene Juwel zusammen.
    }
learn-end-figure = { $winner } gewinnt mit { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkten
    }.

## Tables of points, cards, heroes and coins.

learn-points = Punkte
learn-columns = { $game ->
    [nains] Die fünf Orden
   *[nidavellir] Die fünf Klassen
    }
learn-heroes = { $game ->
    [nains] Die Cognars
   *[nidavellir] Die Helden
    }
learn-evaluation = { $game ->
    [nains] Zwischenwertung nach der ersten Ära
   *[nidavellir] Zwischenwertung nach dem ersten Zeitalter
    }
learn-players-few = 2 bis 4 Personen
learn-players-five = 5 Personen
learn-card = Karte
learn-place-column = Obenauf in der Spalte { $column }
learn-place-any = In einer Spalte deiner Wahl
learn-place-command = Im Kommandobereich
learn-place-won = Mehrheit: { $counted }
learn-base-coins = Kupfermünzen
learn-special-coin = Die Mithrilmünze
learn-treasure-line = Bei { $players } Personen: { $coins ->
    [one] { $coins } Münze
   *[other] { $coins } Münzen
    }. Die Zahl unter einer Münze gibt an, wie viele es davon gibt.
learn-gems = Juwelen
learn-cards-lead = Alle Karten des Spiels. Was du auf dem Tisch antippst, führt hierher.
learn-columns-points = Punkte pro Spalte

## Rulings.

learn-rulings-lead = Wo die gedruckten Regeln schweigen oder unklar sind oder sich die Ausgaben unterscheiden, entscheidet eine Klarstellung; darunter steht jeweils, was gedruckt ist und warum wir so entschieden haben. Fehlermeldungen nennen sie bei diesem Namen.
learn-rulings-words = In der deutschen Spielregel heißen die Mitspielenden Elvaland, und was links neben dem Truppentableau liegt, liegt hier im Kommandobereich. Für Nains gibt es keine deutsche Ausgabe: Diese Wörter sind unsere eigenen.
