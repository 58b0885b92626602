### The rulings, each in a few sentences, with what the print says and why we decided so.

## Why a ruling was needed: a label before the reason.

basis-silent = Die Spielregeln schweigen
basis-editions-differ = Die Ausgaben unterscheiden sich
basis-ambiguous-print = Mehrdeutiger Text
basis-overrides-the-print = Gegen den Wortlaut

## The rulings.

ruling-nid-r1 = Kannst du keinen Helden rekrutieren, wird das aufgeschoben: Sobald du wieder eine Karte legst, wird erneut geprüft.
    .reason = Keine Spielregel sagt, was geschieht, wenn dir ein Held zusteht und keiner genommen werden darf. Dass er verfällt, steht nirgends, und die deutsche Spielregel prüft bei jeder gelegten Karte: Also prüfen wir bei der nächsten erneut.
ruling-nid-r2 = Eine Münze mit dem abgegebenen Wert ist dabei nicht verfügbar, auch kein anderes Exemplar davon.
    .reason = Die französische Spielregel schließt jede Münze des abgegebenen Werts aus, die englische nur genau diese Münze. Die Spielregel von Nains wiederholt die französische. Von der deutschen kennen wir nur eine beschädigte Seite über Münzen; an anderer Stelle sagt sie, dass dich jeder Tausch reicher macht. Wir spielen in allen Ausgaben die französische Regel und setzen uns über diesen Satz bewusst hinweg.
ruling-nid-r3 = Sind die beiden Münzen eines Tauschs gleich, gibst du eine Kupfermünze vor einer Goldmünze ab.
    .reason = Die Spielregeln sagen nur, dass die höhere Münze abgegeben wird. Eine Kupfermünze ist danach aus dem Spiel und ändert für die anderen nichts; eine Goldmünze käme zurück in die Schatzkammer. Streng gelesen könnte man die Wahl lassen.
ruling-nid-r4 = Hast du keine Münze, die aufgewertet werden darf, passiert nichts.
    .reason = Keine Spielregel rechnet damit, und mit dem gedruckten Material kann es nicht vorkommen.
ruling-nid-r5 = Dagda und Bonfur werfen nur oberste Karten ab, und nur Zwerge; auch der gerade genommene darf gehen. Kannst du nicht alle abwerfen, darfst du sie nicht rekrutieren. Ablauf: den Helden legen, abwerfen, Thrud neu legen, falls sie weichen musste, dann Sets zählen. In der deutschen Ausgabe ist der besondere Schmied kein Zwerg.
    .reason = Die deutsche Spielregel nennt die oberste Karte einer Klasse, und nur Zwerge. Die französische und die englische nennen die letzte Zwergenkarte, die auch unter einem Helden liegen könnte. Wir folgen dem deutschen Wortlaut, der keinen Zweifel lässt; die Umsetzung auf Board Game Arena tut es auch. Nur die deutsche Spielregel macht den besonderen Schmied zur Auszeichnungskarte.
ruling-nid-r6 = Wechselt Ylud am Ende von Zeitalter 2, kommt sie obenauf in die neue Spalte und hinterlässt in der alten keine Lücke. Bleibt sie liegen, gilt sie nicht als neu gelegt. Sie ist eine Heldin und wird nie abgeworfen.
    .reason = Nach den Spielregeln darf Ylud wechseln oder liegen bleiben; sie sagen nichts über Karten auf ihr und nicht, ob Liegenlassen als Legen gilt. Ein Wechsel ist ein Legen wie jedes andere, Liegenlassen ist keines.
ruling-nid-r7 = Ein Held, den du durch Yluds letzten Wechsel rekrutierst, wird wie üblich gespielt. Ist es Thrud, lege sie erst in eine Spalte und danach in den Kommandobereich.
    .reason = Nach der französischen und der englischen Spielregel kann Yluds letztes Legen einen Helden bringen, danach kommt Thrud in den Kommandobereich. Was gilt, wenn dieser Held Thrud selbst ist, sagen sie nicht: Wir behalten die Reihenfolge bei.
ruling-nid-r8 = Mit Uline hast du beim Tauschen immer mindestens zwei Münzen auf der Hand; bei genau zweien gibt es keine Wahl.
    .reason = Die Spielregeln sagen nicht, was bei weniger als zwei Münzen gilt. Das kann nicht vorkommen: Drei Tavernen brauchen höchstens drei deiner fünf Münzen.
ruling-nid-r9 = Gewinnt niemand das Fernrohr der Weitsicht, wird eine zufällige Karte des zweiten Stapels abgeworfen: offen in der Originalausgabe, ungesehen in der deutschen.
    .reason = Die französische Spielregel wirft die Karte offen ab, die deutsche ungesehen, die englische sagt es nicht. Jede Ausgabe spielt sich wie gedruckt; die englische folgt der französischen.
ruling-nid-r10 = Die Mehrheit der Krieger braucht mindestens ein Krieger-Rangabzeichen.
    .reason = Wörtlich gelesen haben auch alle ohne einen einzigen Krieger gemeinsam die Mehrheit und erhalten den Wert ihrer höchsten Münze. Wir meinen, dass eine Mehrheit etwas zu zählen braucht.
ruling-nid-r11 = Eine verdeckte Münze, die in dieser Runde zu sehen war, bleibt allen bekannt, bis die Münzen auf die Hand zurückkommen.
    .reason = Die Spielregeln drehen eine solche Münze wieder um, aber alle haben sie gesehen. Der Tisch zeigt sie, damit nicht das Gedächtnis entscheidet; im Gedächtnismodus musst du sie dir merken.
ruling-nid-r12 = Am Ende eines Zeitalters: Juwelen werden getauscht, die Münzen kommen zurück auf die Hand, Ylud wird gelegt mit allem, was daraus folgt. Dann kommt die Zwischenwertung (Zeitalter 1), oder Thrud kommt in den Kommandobereich und die Schlusswertung folgt (Zeitalter 2). Von da an werden Münzen auf der Hand aufgewertet.
    .reason = Die Spielregeln lassen die Münzen zurücknehmen, wenn alle Tavernen abgehandelt sind, und Ylud am Ende des Zeitalters legen; was zuerst kommt, sagen sie nicht. Wir beenden zuerst die Runde.
ruling-nid-r13 = Wird eine Karte auf Thrud gelegt, kommt zuerst deren Effekt, dann wird Thrud neu gelegt, dann werden Sets gezählt. Solange sie auf der Hand ist, gibt sie kein Rangabzeichen.
    .reason = Die deutsche Spielregel prüft bei jeder gelegten Karte, ob ein Held kommt; das könnte auch vor Thruds Rückkehr sein. Ihre Rückkehr kann nur ein Set hinzufügen: Die Zahl der Helden ist gleich, nur der Zeitpunkt deiner Wahl ist ein anderer.
ruling-nid-r14 = Die Auszeichnungen werden immer in dieser Reihenfolge vergeben: Krieger, Jäger, Minenarbeiter, Schmiede, Entdecker.
    .reason = Die deutsche Spielregel nummeriert Krieger mit 1, Schmiede mit 4 und Entdecker mit 5; die Materiallisten und das englische Glossar haben dieselbe Reihenfolge. Im Text der französischen und der englischen Spielregel kommen Schmiede als zweite, aber auch der deutsche Text folgt nicht seinen eigenen Nummern; das beweist also nichts.
ruling-nai-r1 = Die Spielregel zeigt weder die einzelnen Zwergenkarten noch die Schildleiste. Die hier verwendeten sind rekonstruiert und halten die Kartenzahlen ein, die die Spielregel nennt; du kannst sie durch eine eigene Liste ersetzen.
    .reason = Die Schildleiste ist die Zeile der Schmiede aus Nidavellir: 3, 7, 12, 18 und so weiter bis 375. Das Beispiel der Spielregel mit 293 Punkten ist ein Bild, das seine Teile nicht nennt; die Liste ist daher nicht daran geprüft.
ruling-nai-r2 = Was für die 0 gilt, gilt auch für die Mithrilmünze: Sie wird nie aufgewertet, und Ordo zählt sie nicht.
    .reason = Die Spielregel nimmt nur die 0 aus und sagt nichts über die Mithrilmünze. In Nidavellir kann dieselbe Münze nie aufgewertet werden, also spielen wir hier genauso.
ruling-nai-r3 = Der Wert eines Wanderers wird mit allen aufgedruckten Werten der Spalte verglichen, bedeckt oder nicht, auch denen von Cognars. Farbige Wanderer-Cognars können beim Legen einen Marker bekommen, Söldner und Ga’at nicht; Ga’at gilt dort für spätere Karten als 9. Ist kein Marker mehr da, wird keiner gelegt.
    .reason = Die Spielregel legt den Marker auf eine Karte des Ordens, nicht nur auf eine Zwergenkarte wie beim Talion: Farbige Cognars gehören zum Orden, Söldner und Ga’at nicht. Dass Ga’at für spätere Karten als 9 gilt, haben wir selbst entschieden.
ruling-nai-r4 = Marker, die am Ende entfernt werden, geben die höchsten Werte frei; es gibt keine Wahl.
    .reason = Die Spielregel lässt dich Marker entfernen, ohne zu sagen, welche. Die höchsten Werte sind immer die beste Wahl, also fragen wir nicht.
ruling-nai-r5 = Söldner kommen paarweise: Der erste muss ein neues Set vervollständigen, den zweiten rekrutierst du für dieses Set. Weitere dürfen im selben Zug folgen, solange mindestens zwei übrig sind. Der letzte kann nur der zweite eines Paars sein. Jeder andere Cognar beendet die Kette. Stehen dir mehrere Cognars zu, muss der erste Söldner trotzdem selbst ein neues Set vervollständigen, und gleich der nächste muss ein Söldner sein.
    .reason = Die Spielregel verlangt, dass ein Söldner ein Set vervollständigt, das einen weiteren bringt, spricht von mindestens zweien und von drei oder sogar vier hintereinander und verbietet, einen einzelnen übrigen zu rekrutieren. Diese Lesart passt zu allen drei Sätzen. Müsste jeder ein Set vervollständigen, könnte der zweite eines Paars nicht ohne einen dritten kommen.
ruling-nai-r6 = Ein Talionzwerg, den du durch Svara legst, wertet die Münze auf, die jetzt in der laufenden Taverne liegt, oder eine im Goldsack, wenn das die 0 oder die Mithrilmünze ist. Danach werden Sets gezählt.
    .reason = Die Spielregel nennt die Münze in der laufenden Taverne, aber nicht, was gilt, wenn das die 0 oder die Mithrilmünze ist. Die Regel für alle Talionzwerge nimmt dann eine Münze im Goldsack.
ruling-nai-r7 = Nur Zwergenkarten werten Münzen auf; Cognars und Ga’at im Talion tun es nicht.
    .reason = Die Spielregel spricht vom Rekrutieren einer Zwergenkarte des Talions. Cognars sind keine Zwergenkarten.
ruling-nai-r8 = Ersetzt Kardum eine 0, die in der laufenden Taverne geboten wurde, findet der Tausch trotzdem statt; Reihenfolge und Gleichstände bleiben. In einer späteren Taverne bietet die Mithrilmünze 3 und tauscht; in einer schon abgehandelten bringt sie keinen zweiten Tausch.
    .reason = Die Spielregel sagt nur, dass die Mithrilmünze an die Stelle der 0 kommt. Reihenfolge und Gleichstände stehen mit dem Aufdecken fest, und der Tausch gehört zum Gebot: Alle drei bleiben.
ruling-nai-r9 = Für das Likörzertifikat brauchst du mehr Malzsymbole als alle anderen. Bei Gleichstand oder ohne Malz gewinnt es niemand.
    .reason = Die Spielregel sagt nichts über einen Gleichstand beim Malz. Die Elite-Cognars bekommt bei Gleichstand niemand, also spielen wir hier genauso.
ruling-nai-r10 = Zu zweit legt die erste Person in der zweiten Taverne ihre Karte; dann kommen der Effekt des Ordens, das Abwerfen, Cognars und zuletzt der Tausch.
    .reason = Laut Spielregel legt die erste Person eine Karte und wirft dann eine ab; wann Cognars und Tausch kommen, steht dort nicht. Der Tausch beendet den Zug, wie in den anderen Tavernen.
ruling-nai-r11 = Das Aufwerten um 1 durch einen Talionzwerg ist Pflicht, auch wenn die Münze dadurch sinkt: eine 25, oder wenn keine höhere mehr da ist.
    .reason = Laut Spielregel musst du die Münze aufwerten; ebenso wird ein fehlender Wert durch den nächsthöheren ersetzt, sonst durch den nächstniedrigeren, aber nie durch den abgegebenen. Zusammen kann das eine Münze senken. Streng gelesen könnte man sagen, dass Aufwerten nie senkt.
ruling-nai-r12 = In der Spalte Schild zählt Ga’at insgesamt als ein Rangabzeichen, nicht als ein zusätzliches.
    .reason = Die Spielregel nennt für den Schild ein weiteres Rangabzeichen, wo sie für die anderen Orden Punkte nennt: ein zweites oder das eine, das er hat. Wir lesen das eine, wie bei Ylud in Nidavellir, die dort, wo Rangabzeichen Punkte bringen, nur ihr Rangabzeichen wert ist. Das siebte auf der Leiste bringt schon 9 Punkte mehr, so viel wie sein höchster Bonus sonst; ein zweites brächte noch 10.
