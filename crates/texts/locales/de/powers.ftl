### What things are and do, one tap away. One to three short sentences each. What a single hero or distinction does stands
### with its name.

## How every column scores.

scoring-nidavellir-warrior = Krieger zählen die Summe ihrer Punkte. Wer die meisten Krieger-Rangabzeichen hat, auch bei Gleichstand, zählt den Wert der eigenen höchsten Münze dazu.
scoring-nidavellir-hunter = Jäger zählen das Quadrat ihrer Rangabzeichen: 1, 4, 9, 16, 25 und so weiter.
scoring-nidavellir-miner = Minenarbeiter zählen die Summe ihrer Punkte mal ihre Rangabzeichen.
scoring-nidavellir-blacksmith = Schmiede zählen 3, 7, 12, 18, 25 Punkte für ein bis fünf Rangabzeichen und so weiter: Jedes bringt einen Punkt mehr als das davor.
scoring-nidavellir-explorer = Entdecker zählen die Summe ihrer Punkte.
scoring-nains-bouclier = Der Schild zählt, was seine Leiste für seine Rangabzeichen zeigt.
scoring-nains-temple = Der Tempel zählt die Summe seiner Punkte mal deine Okkultsymbole; eines davon ist auf deinem Tableau. Punkte von Söldnern kommen danach dazu.
scoring-nains-errants = Wanderer zählen die Summe ihrer offenen Punkte. Eine Karte, deren Wert schon in der Spalte liegt, bekommt einen Paria-Marker: Er bedeckt die Punkte, nicht das Rangabzeichen und nicht das Malz.
scoring-nains-forge = Die Schmiede zählt die Summe ihrer Punkte und dazu das Quadrat der Anzahl deiner verschiedenen Runen.
scoring-nains-talion = Talion zählt die Summe seiner Punkte. Nimmst du einen Talionzwerg, wertest du die hier gebotene Münze um 1 auf; tauschst du mit ihr, ist es eine im Goldsack.

## Cards.

# $worth is a list of ranks, points and symbols.
explain-card = { $card }: { $worth }.
explain-offering = Werte sofort eine deiner Münzen um { $plus } auf; die Karte wird abgeworfen. Münzen, mit denen man tauscht, sind nicht wählbar.
explain-malt = Jedes Malzsymbol zählt 1 Punkt.

## Coins and gems.

explain-coin-base = Eine Münze vom Anfang. Sie zählt ihren Wert; wird sie ersetzt, ist sie aus dem Spiel.
explain-coin-zero = Biete sie, um zu tauschen: Nach deinem Zug wird die höhere der beiden Münzen im Goldsack zu ihrer Summe. Sie selbst wird nie aufgewertet.
explain-coin-special = Sie liegt an der Stelle deiner 0: Sie bietet und zählt 3, und du tauschst weiter mit ihr. Sie wird nie aufgewertet.
explain-coin-gold = Eine Münze der Schatzkammer. Sie zählt ihren Wert; wird sie ersetzt, kehrt sie dorthin zurück.
explain-gem = Bei gleichen Münzen kommt das höhere Juwel zuerst. Danach wird unter den Gleichen getauscht: das höchste Juwel mit dem niedrigsten und so weiter nach innen.
explain-gem-six = Es gewinnt jeden Gleichstand, wird nie getauscht und zählt 3 Punkte.
explain-pouch = Hier liegen die beiden Münzen, die du nicht bietest. Ein Tausch zeigt sie allen und zählt sie zusammen.
explain-treasure = Wer aufwertet oder tauscht, nimmt die neue Münze von hier. Fehlt sie, ist es die nächsthöhere; gibt es keine, die höchste darunter. Es ist nie wieder der alte Wert.

## Lines and majorities.

explain-line = Ein Rangabzeichen in jeder der fünf Spalten ist ein Set. { $game ->
    [nains] Für jedes neue Set rekrutierst du sofort einen Cognar.
   *[nidavellir] Sobald du mehr Sets als Helden hast, rekrutierst du einen Helden.
    }
explain-evaluation = { $game ->
    [nains] Wer am Ende von Ära 1 in einem Orden mehr Rangabzeichen hat als alle anderen, gewinnt dessen Elite-Cognar; die meisten Malzsymbole gewinnen das Likörzertifikat. Ein Gleichstand gewinnt nichts.
   *[nidavellir] Wer am Ende von Zeitalter 1 in einer Klasse mehr Rangabzeichen hat als alle anderen, gewinnt deren Auszeichnung. Ein Gleichstand gewinnt nichts.
    }
# $counted is a column or the malt, $power what the majority gives.
explain-distinction = Mehrheit bei { $counted }: { $power }

## Options of a table.

explain-memory = Die Münzen der anderen siehst du nur, solange sie offen liegen. Wer mehr wissen will, muss sie sich merken.
explain-hide-scores = Punkte werden erst gezeigt, wenn das Spiel zu Ende ist.
