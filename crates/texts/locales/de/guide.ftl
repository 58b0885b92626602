### What somebody is told who plays for the first time, guided by a prepared game. Two to four short sentences each: what to look
### at, what it is good for. The sentences also hold for whoever does not do what was proposed.

## The first round: bids, order, ties, trades.

guide-bids = Lege heimlich eine deiner fünf Münzen auf jede der drei Tavernen. In jeder Taverne wählt die höhere Münze zuerst. Biete deine 0 dort, wo du als Letzter drankommen kannst: Dafür darfst du eine deiner anderen Münzen vergrößern.
guide-order = Die Münzen der ersten Taverne liegen offen: Wer mehr geboten hat, nimmt zuerst eine Karte. Ein Zwerg kommt in die Spalte seiner Klasse in deiner Streitmacht. Die kleine Zahl auf einer Karte sagt, was sie dir jetzt bringt.
guide-ties = Achte in der zweiten Taverne auf gleiche Münzen: Dann kommt das höhere Juwel zuerst. Danach tauschen die Gleichen ihre Juwelen, und wer den Gleichstand verliert, bekommt also das bessere.
guide-trade = Wo du deine 0 geboten hast, tauschst du nach dem Nehmen: Die beiden Münzen im Goldsack werden addiert, und aus der höheren wird eine Münze dieses Werts aus der Schatzkammer. Am Ende zählen alle deine Münzen.

## The second round: lines, and how classes score.

guide-lines = Ein Zwerg aus jeder der fünf Klassen ist ein Set, und jedes neue Set bringt sofort einen Helden. Sieh nach, welche Klassen deiner Streitmacht fehlen, und biete dort hoch, wo es sie gibt.
guide-column = Sieh dir an, was jede Karte wert ist. { $scoring }
guide-heroes = Ein Set ist vollständig: Wähle einen Helden. Helden mit Rängen kommen in eine Spalte und bringen das nächste Set näher, andere zählen für sich oder vergrößern eine Münze. Wen du noch nicht haben kannst, sagt dir warum.

## The third round: coins and gifts.

guide-coins = Deine Goldmünzen werden jede Runde mehr wert und bieten höher. Tausche früh und oft: Biete wieder die 0 und lass zwei Münzen im Goldsack, die eine große Summe ergeben.
guide-offering = Die Subvention ist kein Zwerg: Wer sie nimmt, erhöht sofort eine seiner Münzen um 3, sogar eine, die verdeckt auf einer späteren Taverne liegt.
guide-transform = Wähle die Münze, die du gegen eine höhere eintauschst. Die neue liegt an derselben Stelle: Auf einer späteren Taverne bietet sie ab jetzt mehr.

## The fourth round: distinctions.

guide-distinctions = Nach dieser Runde wird gemustert: Wer in einer Klasse mehr Ränge hat als alle anderen, gewinnt ihre Auszeichnung. Ein Gleichstand bringt nichts. Vergleiche deine Spalten mit denen deines Gegners.
guide-second = Ein zweites Set braucht einen zweiten Zwerg in jeder Klasse. Bei deiner Streitmacht siehst du, was zum nächsten Helden noch fehlt.
guide-others = Sieh auch auf deinen Gegner: Manchmal ist die beste Karte die, die ihm einen Helden oder eine Auszeichnung gebracht hätte.
guide-evaluation = Das ist die letzte Taverne des ersten Zeitalters. Ein Rang mehr oder weniger entscheidet jetzt über eine Auszeichnung.
guide-awards = Die Auszeichnungen werden vergeben, Klasse für Klasse. Diese verlangt von dir eine Wahl.

## The second age.

guide-let-go = Jetzt kennst du das ganze Spiel. Das zweite Zeitalter läuft wie das erste, nur ohne weitere Musterung; am Ende werden Spalten, Helden und Münzen zusammengezählt. Ab hier spielst du allein. Viel Spaß!
