### Explanations of pieces and terms, one to three short sentences each. Powers of heroes and distinctions are in names.ftl.

## How every column scores.

scoring-nidavellir-warrior = Krieger bringen die Summe ihrer Mutwerte. Wer die meisten Krieger-Rangabzeichen hat (bei Gleichstand alle Beteiligten), erhält zusätzlich den Wert der eigenen höchsten Münze.
scoring-nidavellir-hunter = Jäger bringen das Quadrat ihrer Rangabzeichen: 1, 4, 9, 16, 25 und so weiter.
scoring-nidavellir-miner = Minenarbeiter bringen die Summe ihrer Mutwerte mal ihre Rangabzeichen.
scoring-nidavellir-blacksmith = Schmiede bringen 3, 7, 12, 18, 25 Punkte für ein bis fünf Rangabzeichen und so weiter: Jedes bringt einen Punkt mehr als das vorige.
scoring-nidavellir-explorer = Entdecker bringen die Summe ihrer Mutwerte.
scoring-nains-bouclier = Der Schild bringt den Wert der Leiste für seine Rangabzeichen, dazu Punkte auf seinen Karten, falls es welche gibt.
scoring-nains-temple = Der Tempel bringt die Summe seiner Punkte mal deine Okkultsymbole; eines ist auf deinem Tableau. Punkte von Söldnern kommen danach dazu.
scoring-nains-errants = Wanderer bringen die Summe ihrer sichtbaren Punkte. Eine Karte, deren Wert schon in der Spalte liegt, bekommt einen Paria-Marker: Er bedeckt die Punkte, aber weder Rangabzeichen noch Malz.
scoring-nains-forge = Die Schmiede bringt die Summe ihrer Punkte und das Quadrat der Anzahl deiner verschiedenen Runen.
scoring-nains-talion = Talion bringt die Summe seiner Punkte. Nimmst du einen Talionzwerg, wertest du die hier gebotene Münze um 1 auf; hast du die 0 oder die Mithrilmünze geboten, stattdessen eine im Goldsack.

## Cards.

# $worth is a list of ranks, points and symbols.
explain-card = { $card }: { $worth }.
explain-offering = Werte sofort eine deiner Münzen um { $plus } auf, aber keine Tauschmünze; dann wird die Karte abgeworfen.
explain-malt = Jedes Malzsymbol bringt 1 Punkt.

## Coins and gems.

explain-coin-base = Eine Kupfermünze. Sie bringt ihren Wert an Punkten; wird sie ersetzt, ist sie aus dem Spiel.
explain-coin-zero = Biete sie, um zu tauschen: Am Ende deines Zugs wird aus der höheren der beiden Münzen im Goldsack eine Münze mit der Summe beider. Die 0 selbst wird nie aufgewertet.
explain-coin-special = Ersetzt deine 0: Sie bietet 3, bringt 3 Punkte, und du tauschst auch mit ihr. Sie wird nie aufgewertet.
explain-coin-gold = Eine Goldmünze aus der Schatzkammer. Sie bringt ihren Wert an Punkten; wird sie ersetzt, kehrt sie dorthin zurück.
explain-gem = Entscheidet bei Gleichstand: Bei gleichen Münzen ist das höhere Juwel zuerst dran. Danach werden die Juwelen getauscht, das höchste mit dem niedrigsten und so weiter.
explain-gem-six = Es gewinnt jeden Gleichstand, wird nie getauscht und bringt 3 Punkte.
explain-pouch = Die beiden Münzen, die du nicht bietest. Ein Tausch deckt sie auf und zählt sie zusammen.
explain-treasure = Neue Münzen beim Tauschen und Aufwerten kommen von hier. Fehlt die Münze, nimmst du die nächsthöhere; gibt es keine, die nächstniedrigere, aber nie den abgegebenen Wert.

## Lines and majorities.

explain-line = Ein Set ist je ein Rangabzeichen in allen fünf Spalten. { $game ->
    [nains] Für jedes neue Set rekrutierst du sofort einen Cognar.
   *[nidavellir] Hast du mehr Sets als Helden, rekrutierst du sofort einen Helden.
    }
explain-evaluation = { $game ->
    [nains] Zwischenwertung am Ende von Ära 1: Wer in einem Orden die meisten Rangabzeichen hat, gewinnt dessen Elite-Cognar; die meisten Malzsymbole gewinnen das Likörzertifikat. Bei Gleichstand gewinnt niemand.
   *[nidavellir] Zwischenwertung am Ende von Zeitalter 1: Wer in einer Klasse die meisten Rangabzeichen hat, gewinnt deren Auszeichnung. Bei Gleichstand gewinnt niemand.
    }
# $counted is a column or the malt, $power what the majority gives.
explain-distinction = Mehrheit ({ $counted }): { $power }

## Options of a table.

explain-memory = Die Münzen der anderen siehst du nur, solange sie offen liegen. Merke sie dir.
explain-hide-scores = Der Punktestand wird erst am Ende der Partie gezeigt.
