### Explanations of pieces and terms, one to three short sentences each. Powers of heroes and distinctions are in names.ftl.

## How every column scores.

scoring-nidavellir-warrior = Krieger zählen die Summe ihrer Punkte. Wer die meisten Krieger-Rangabzeichen hat (bei Gleichstand alle Beteiligten), zählt den Wert der eigenen höchsten Münze dazu.
scoring-nidavellir-hunter = Jäger zählen das Quadrat ihrer Rangabzeichen: 1, 4, 9, 16, 25 und so weiter.
scoring-nidavellir-miner = Minenarbeiter zählen die Summe ihrer Punkte mal ihre Rangabzeichen.
scoring-nidavellir-blacksmith = Schmiede zählen 3, 7, 12, 18, 25 Punkte für ein bis fünf Rangabzeichen und so weiter: Jedes bringt einen Punkt mehr als das vorige.
scoring-nidavellir-explorer = Entdecker zählen die Summe ihrer Punkte.
scoring-nains-bouclier = Der Schild zählt den Wert der Leiste für seine Rangabzeichen, dazu Punkte auf seinen Karten, falls es welche gibt.
scoring-nains-temple = Der Tempel zählt die Summe seiner Punkte mal deine Okkultsymbole; eines ist auf deinem Tableau. Punkte von Söldnern kommen danach dazu.
scoring-nains-errants = Wanderer zählen die Summe ihrer sichtbaren Punkte. Eine Karte, deren Wert schon in der Spalte liegt, bekommt einen Paria-Marker: Er bedeckt die Punkte, aber weder Rangabzeichen noch Malz.
scoring-nains-forge = Die Schmiede zählt die Summe ihrer Punkte und das Quadrat der Anzahl deiner verschiedenen Runen.
scoring-nains-talion = Talion zählt die Summe seiner Punkte. Nimmst du einen Talionzwerg, wertest du die hier gebotene Münze um 1 auf; hast du die 0 oder die Mithrilmünze geboten, stattdessen eine im Goldsack.

## Cards.

# $worth is a list of ranks, points and symbols.
explain-card = { $card }: { $worth }.
explain-offering = Werte sofort eine deiner Münzen um { $plus } auf, aber keine Tauschmünze; dann wird die Karte abgeworfen.
explain-malt = Jedes Malzsymbol zählt 1 Punkt.

## Coins and gems.

explain-coin-base = Eine Kupfermünze. Sie zählt ihren Wert; wird sie ersetzt, ist sie aus dem Spiel.
explain-coin-zero = Biete sie, um zu tauschen: Am Ende deines Zugs wird die höhere der beiden Münzen im Goldsack zu ihrer Summe. Die 0 selbst wird nie aufgewertet.
explain-coin-special = Ersetzt deine 0: Sie bietet und zählt 3, und du tauschst auch mit ihr. Sie wird nie aufgewertet.
explain-coin-gold = Eine Goldmünze aus der Schatzkammer. Sie zählt ihren Wert; wird sie ersetzt, kehrt sie dorthin zurück.
explain-gem = Entscheidet bei Gleichstand: Bei gleichen Münzen ist das höhere Juwel zuerst dran. Danach werden die Juwelen getauscht, das höchste mit dem niedrigsten und so weiter.
explain-gem-six = Es gewinnt jeden Gleichstand, wird nie getauscht und zählt 3 Punkte.
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
explain-distinction = Mehrheit bei { $counted }: { $power }

## Options of a table.

explain-memory = Die Münzen der anderen siehst du nur, solange sie offen liegen. Merke sie dir.
explain-hide-scores = Der Punktestand wird erst am Ende der Partie gezeigt.
