### The rulings, each in a few sentences.

ruling-nid-r1 = Kann kein Held rekrutiert werden, wird das verschoben: Nach deiner nächsten gelegten Karte wird erneut geprüft.
ruling-nid-r2 = Eine Münze mit dem abgegebenen Wert ist dabei nicht verfügbar, auch kein anderes Exemplar davon.
ruling-nid-r3 = Sind die beiden Münzen eines Tauschs gleich, gibst du eine Kupfermünze vor einer Goldmünze ab.
ruling-nid-r4 = Hast du keine Münze, die aufgewertet werden darf, passiert nichts.
ruling-nid-r5 = Dagda und Bonfur werfen nur oberste Karten ab, und nur Zwerge; auch der gerade genommene darf gehen. Kannst du nicht alle abwerfen, darfst du sie nicht rekrutieren. Ablauf: den Helden legen, abwerfen, Thrud neu legen, falls sie weichen musste, dann Sets zählen. In der deutschen Ausgabe ist der besondere Schmied kein Zwerg.
ruling-nid-r6 = Wechselt Ylud am Ende von Zeitalter 2, kommt sie obenauf in die neue Spalte und hinterlässt in der alten keine Lücke. Bleibt sie liegen, gilt sie nicht als neu gelegt. Sie ist eine Heldin und wird nie abgeworfen.
ruling-nid-r7 = Ein Held, den du durch Yluds letzten Wechsel rekrutierst, wird wie üblich gespielt. Ist es Thrud, lege sie und danach in den Kommandobereich.
ruling-nid-r8 = Mit Uline hast du beim Tauschen immer mindestens zwei Münzen auf der Hand; bei genau zweien gibt es keine Wahl.
ruling-nid-r9 = Gewinnt niemand das Fernrohr der Weitsicht, wird eine zufällige Karte des zweiten Stapels abgeworfen: offen in der Originalausgabe, ungesehen in der deutschen.
ruling-nid-r10 = Die Mehrheit der Krieger braucht mindestens ein Krieger-Rangabzeichen.
ruling-nid-r11 = Eine verdeckte Münze, die in dieser Runde zu sehen war, bleibt allen bekannt, bis die Münzen auf die Hand zurückkommen.
ruling-nid-r12 = Am Ende eines Zeitalters: Juwelen werden getauscht, die Münzen kommen zurück auf die Hand, Ylud wird gelegt mit allem, was daraus folgt. Dann kommt die Zwischenwertung (Zeitalter 1), oder Thrud kommt in den Kommandobereich und die Schlusswertung folgt (Zeitalter 2). Von da an werden Münzen auf der Hand aufgewertet.
ruling-nid-r13 = Wird eine Karte auf Thrud gelegt, kommt zuerst deren Effekt, dann wird Thrud neu gelegt, dann werden Sets gezählt. Solange sie auf der Hand ist, gibt sie kein Rangabzeichen.
ruling-nid-r14 = Die Auszeichnungen werden immer in dieser Reihenfolge vergeben: Krieger, Jäger, Minenarbeiter, Schmiede, Entdecker.
ruling-nai-r1 = Die Spielregel zeigt weder die einzelnen Zwergenkarten noch die Schildleiste. Die hier verwendeten sind rekonstruiert und halten jede Zahl ein, die die Spielregel nennt; du kannst sie durch eine eigene Liste ersetzen.
ruling-nai-r2 = Was für die 0 gilt, gilt auch für die Mithrilmünze: Sie wird nie aufgewertet, und Ordo zählt sie nicht.
ruling-nai-r3 = Der Wert eines Wanderers wird mit allen aufgedruckten Werten der Spalte verglichen, bedeckt oder nicht, auch denen von Cognars. Farbige Wanderer-Cognars können beim Legen einen Marker bekommen, Söldner und Ga’at nicht; Ga’at gilt dort für spätere Karten als 9. Ist kein Marker mehr da, wird keiner gelegt.
ruling-nai-r4 = Marker, die am Ende entfernt werden, geben die höchsten Werte frei; es gibt keine Wahl.
ruling-nai-r5 = Nach einem Paar Söldner dürfen im selben Zug beliebig weitere folgen, solange mindestens zwei übrig sind; jeder andere Cognar beendet die Kette. Der letzte übrige Söldner kommt nur als zweiter eines Paars: Er beginnt keine Kette und folgt keinem vollständigen Paar. Stehen dir mehrere Cognars zu, muss der erste Söldner trotzdem selbst ein neues Set vervollständigen, und gleich der nächste muss ein Söldner sein.
ruling-nai-r6 = Ein Talionzwerg, den du durch Svara legst, wertet die Münze auf, die jetzt in der laufenden Taverne liegt, oder eine im Goldsack, wenn das die 0 oder die Mithrilmünze ist. Danach werden Sets gezählt.
ruling-nai-r7 = Nur Zwergenkarten werten Münzen auf; Cognars und Ga’at im Talion tun es nicht.
ruling-nai-r8 = Ersetzt Kardum eine 0, die in der laufenden Taverne geboten wurde, findet der Tausch trotzdem statt; Reihenfolge und Gleichstände bleiben. In einer späteren Taverne bietet die Mithrilmünze 3 und tauscht; in einer schon abgehandelten bringt sie keinen zweiten Tausch.
ruling-nai-r9 = Für das Likörzertifikat brauchst du mehr Malzsymbole als alle anderen. Bei Gleichstand oder ohne Malz gewinnt es niemand.
ruling-nai-r10 = Zu zweit legt die erste Person in der zweiten Taverne ihre Karte; dann kommen der Effekt des Ordens, das Abwerfen, Cognars und zuletzt der Tausch.
ruling-nai-r11 = Das Aufwerten um 1 durch einen Talionzwerg ist Pflicht, auch wenn die Münze dadurch sinkt: eine 25, oder wenn keine höhere mehr da ist.
ruling-nai-r12 = In der Spalte Schild zählt Ga’at insgesamt als ein Rangabzeichen, nicht als ein zusätzliches.
