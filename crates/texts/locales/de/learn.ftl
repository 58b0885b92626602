### The pages that teach both games: their frame, and the rules that the games share. Titles and labels stand without a full
### stop, paragraphs have theirs. $game is nidavellir or nains.

## The frame.

learn-title = Lernen
learn-lead = Gebote in drei Tavernen, hier eine Spalte Zwerge, dort eine Legende, und Münzen, die beim Bieten wachsen. Beide Spiele werden hier erklärt, mit allen Karten.
learn-rules = Regeln
learn-cards = Alle Karten
learn-rulings = Klarstellungen
learn-aid = Spielhilfe
learn-contents = Inhalt
learn-begin = So fängst du an
learn-begin-play = Setz dich gegen einen Lehrling an den Tisch und schlag beim Spielen nach: Alles auf dem Tisch erklärt sich, wenn du darauf tippst, und führt hierher.
learn-begin-box = Du spielst mit der Schachtel? Druck die Spielhilfe aus und lass den Wertungsblock zählen.
learn-play = Gegen Bots spielen
learn-pitch-nidavellir = Fünf Klassen, die jede anders zählen, Helden für jedes Set, Auszeichnungen zur Halbzeit. Damit fängt man an.
learn-pitch-nains = Dieselben Tavernen und Münzen, dazu fünf Orden, Söldner, Runen, Malz und Ausgestoßene. Für alle, die das andere kennen.
learn-print-line = Diese Seite passt gedruckt auf ein Blatt A4.
learn-more = Mehr dazu

## Set-up.

learn-setup = Aufbau
learn-setup-text = Alle beginnen mit den gleichen fünf Münzen und einem zufälligen Juwel. Die Schatzkammer und { $game ->
    [nains] die Cognars
   *[nidavellir] die Helden
    } liegen offen aus. Die Karten { $game ->
    [nains] der beiden Ären
   *[nidavellir] der beiden Zeitalter
    } sind zwei verdeckte Stapel.
learn-setup-table = Wie viel es wovon gibt, hängt davon ab, wie viele mitspielen:
learn-supply-rounds = { $game ->
    [nains] Runden je Ära
   *[nidavellir] Runden je Zeitalter
    }
learn-supply-tavern = Karten je Taverne
learn-supply-deck = Stapel, { $age }
learn-supply-treasure = Münzen der Schatzkammer
learn-supply-gems = Juwelen

## A round.

learn-round = Eine Runde
learn-round-text = Das Spiel dauert zwei { $game ->
    [nains] Ären
   *[nidavellir] Zeitalter
    } zu einigen Runden, und jede Runde läuft so ab:
learn-round-deal = Zwerge kehren ein: In jede der drei Tavernen kommen offene Karten, eine für jede Person am Tisch (drei, wenn ihr zu zweit seid).
learn-round-bid = Alle bieten geheim: eine verdeckte Münze für jede Taverne, die beiden übrigen in den Goldsack.
learn-round-reveal = Die Tavernen kommen nacheinander dran. Alle decken die Münze auf, die sie dort geboten haben; die höchste wählt zuerst.
learn-round-take = Bist du dran, nimmst du eine Karte in deine Streitmacht. { $game ->
    [nains] Ihr Orden kann etwas bewirken; neue Sets bringen dir Cognars; tauschst du mit deiner Münze, dann ganz zum Schluss.
   *[nidavellir] Neue Sets bringen dir Helden; tauschst du mit deiner Münze, dann ganz zum Schluss.
    }
learn-round-end = Haben alle gewählt, werden bei Gleichstand Juwelen getauscht. Nach der dritten Taverne kommen alle Münzen zurück auf die Hand.

## Bids.

learn-bids = Bieten
learn-bids-text = Ein Gebot kauft einen Platz in der Schlange, nicht die Karte: Keine Münze wird je ausgegeben. Du verteilst in jeder Runde dieselben fünf Münzen, und am Ende sind sie auch noch Punkte.
learn-bids-zero = Die 0 ist das schwächste Gebot und die beste Anlage. Sie wählt spät, aber mit ihr tauschst du die beiden Münzen im Goldsack gegen eine bessere. Bleibt sie selbst im Goldsack, gibt es in dieser Runde keinen Tausch.
learn-bids-secret = Gebote bleiben verdeckt, bis ihre Taverne drankommt. Welche fünf Münzen jemand hat, ist nicht geheim; wo sie liegen, schon.
learn-bids-figure = { $player } bietet bei den drei Tavernen und lässt zwei Münzen im Goldsack.

## Order of play.

learn-order = Wer zuerst wählt
learn-order-text = Die höchste Münze der Taverne wählt zuerst, dann die nächste, bis hinunter zur niedrigsten. Bei gleichen Münzen kommt das höhere Juwel zuerst.
learn-order-swap = Ist die Taverne fertig, tauschen alle mit gleichen Geboten ihre Juwelen: das höchste mit dem niedrigsten, das zweithöchste mit dem zweitniedrigsten, und wer in der Mitte übrig ist, behält seines. Ein gutes Juwel gewinnt einen Gleichstand und ist dann weg.
learn-order-fixed = Die Reihenfolge steht fest, sobald die Münzen offen liegen. Ändert eine Münze in dieser Taverne später ihren Wert, bleiben Reihenfolge und Gleichstände, wie sie sind.
learn-order-figure = { $tavern }: In dieser Reihenfolge wird gewählt. { $first } und { $second } haben gleich viel geboten und tauschen danach ihre Juwelen.
learn-order-place = Wahl
learn-order-before = Juwel
learn-order-after = Juwel danach

## Coins.

learn-coins = Bessere Münzen
learn-coins-text = Münzen wachsen auf zwei Arten, durch Tauschen und durch Aufwerten. Beide Male wird eine von deinen durch eine höhere aus der Schatzkammer ersetzt.
learn-coins-trade = Tauschen
learn-coins-trade-text = Du hast die 0 geboten und dein Zug ist fast vorbei: Zeig die beiden Münzen im Goldsack und zähl sie zusammen. Die höhere wird durch eine Münze dieser Summe ersetzt, die in den Goldsack kommt. Du musst es tun, auch wenn es sich nicht lohnt.
learn-coins-trade-figure = { $first } + { $second } = { $sum }: Die { $given } wird abgegeben, die { $taken } kommt in den Goldsack.
learn-coins-transform = Aufwerten
learn-coins-transform-text = Manche Karten und Fähigkeiten werten eine Münze um 3, um 5 oder mehr auf. Wähl eine von deinen, wo sie auch liegt, und ersetze sie durch eine, die so viel mehr wert ist. Die neue liegt, wo die alte lag, so offen oder verdeckt wie sie. Eine Münze, mit der man tauscht, wird nie aufgewertet.
learn-coins-missing = Wenn die Münze fehlt
learn-coins-missing-text = Fehlt die gewünschte Münze in der Schatzkammer, bekommst du die nächsthöhere. Gibt es keine, bekommst du die höchste darunter, auch wenn du dabei verlierst; aber nie den Wert, den du gerade abgegeben hast.
learn-coins-missing-figure = { $first } + { $second } = { $sum }, aber eine { $sum } gibt es nicht mehr: Die { $given } wird zur { $taken }.
learn-coins-back = Eine abgegebene Münze vom Anfang ist aus dem Spiel, eine Goldmünze kehrt in die Schatzkammer zurück.

## Lines.

learn-lines = Sets und { $game ->
    [nains] Cognars
   *[nidavellir] Helden
    }
learn-lines-text = Deine Streitmacht hat fünf Spalten, eine für { $game ->
    [nains] jeden Orden
   *[nidavellir] jede Klasse
    }. Karten haben Rangabzeichen, die meisten eines; je eines in allen fünf Spalten ist zusammen ein Set.
learn-lines-recruit = { $game ->
    [nains] Ein neues Set bringt dir sofort einen Cognar, den du unter den übrigen aussuchst. Seine Rangabzeichen können das nächste Set vervollständigen und noch einen bringen.
   *[nidavellir] Sobald du mehr Sets als Helden hast, rekrutierst du einen, den du unter den übrigen aussuchst. Seine Rangabzeichen können das nächste Set vervollständigen und noch einen bringen.
    }
learn-lines-kept = { $game ->
    [nains] Sets zählt man über ganze Spalten: Mit überall zwei Rangabzeichen hast du zwei Sets, egal von welchen Karten.
   *[nidavellir] Sets zählt man über ganze Spalten: Mit überall zwei Rangabzeichen hast du zwei Sets, egal von welchen Karten. Verlierst du später Karten, bleiben die Helden, aber ein Set bringt nur einmal etwas.
    }
learn-lines-figure = Ein Rangabzeichen in jeder Spalte ist ein Set: Dafür kam { $hero }.

## The end.

learn-end = Das Ende
learn-end-text = Nach der letzten Taverne { $game ->
    [nains] der zweiten Ära
   *[nidavellir] des zweiten Zeitalters
    } wird alles zusammengezählt: die fünf Spalten, der Kommandobereich und alle fünf Münzen.
learn-end-figure = { $winner } gewinnt mit { $points } Punkten.

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
    [nains] Ende der ersten Ära
   *[nidavellir] Ende des ersten Zeitalters
    }
learn-players-few = 2 bis 4 Personen
learn-players-five = 5 Personen
learn-card = Karte
learn-place-column = Obenauf bei: { $column }
learn-place-any = In einer Spalte deiner Wahl
learn-place-command = Im Kommandobereich
learn-place-won = Für die Mehrheit bei: { $counted }
learn-base-coins = Münzen vom Anfang
learn-special-coin = Die Münze an Stelle der 0
learn-treasure-line = Bei { $players } Personen: { $coins } Münzen. Die Zahl unter einer Münze sagt, wie oft es sie gibt.
learn-gems = Juwelen
learn-cards-lead = Alles, was im Spiel ist. Was auf dem Tisch liegt, führt an seine Stelle hier.
learn-columns-points = Punkte je Spalte

## Rulings.

learn-rulings-lead = Wo die gedruckten Regeln schweigen oder sich widersprechen, entscheidet eine Klarstellung. Ablehnungen am Tisch und die Tests des Programms nennen sie bei diesem Namen.
