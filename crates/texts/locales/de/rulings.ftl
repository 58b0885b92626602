### The rulings, each in a few sentences.

ruling-nid-r1 = Kann kein Held genommen werden, obwohl einer zusteht, entfällt er vorerst. Gefragt wird wieder, sobald die nächste Karte gelegt wird.
ruling-nid-r2 = Eine Münze mit dem abgegebenen Wert steht dafür nicht zur Verfügung, auch kein anderes Exemplar davon.
ruling-nid-r3 = Sind die beiden Münzen eines Tauschs gleich, wird eine Münze vom Anfang vor einer Goldmünze abgegeben.
ruling-nid-r4 = Hat jemand keine Münze, die aufgewertet werden darf, geschieht nichts.
ruling-nid-r5 = Dagda und Bonfur werfen nur oberste Karten ab, und nur Zwerge; auch der gerade genommene darf gehen. Wer nicht alle abwerfen kann, darf sie nicht rekrutieren. Zuerst werden sie gelegt, dann wird abgeworfen, dann kommt Thrud zurück, falls sie weichen musste, und zuletzt werden die Sets gezählt. In der deutschen Ausgabe ist der besondere Schmied kein Zwerg.
ruling-nid-r6 = Wechselt Ylud am Ende von Zeitalter 2, kommt sie obenauf in die neue Spalte und hinterlässt in der alten keine Lücke. Bleibt sie liegen, gilt das nicht als gelegt. Sie ist eine Heldin und wird nie abgeworfen.
ruling-nid-r7 = Ein Held, der durch Yluds letzten Wechsel kommt, wird wie üblich gespielt. Ist es Thrud, wird sie gelegt und zieht dann in den Kommandobereich um.
ruling-nid-r8 = Wer Uline hat, hält immer mindestens zwei Münzen auf der Hand, wenn ein Tausch ansteht; bei genau zweien gibt es nichts zu wählen.
ruling-nid-r9 = Gewinnt niemand das Fernrohr der Weitsicht, wird eine zufällige Karte des zweiten Stapels abgeworfen, in der Originalausgabe offen, in der deutschen ungesehen.
ruling-nid-r10 = Die Mehrheit der Krieger braucht mindestens ein Krieger-Rangabzeichen.
ruling-nid-r11 = Eine verdeckte Münze, die in dieser Runde zu sehen war, bleibt allen bekannt, bis die Münzen auf die Hand zurückkommen.
ruling-nid-r12 = Am Ende eines Zeitalters werden Juwelen getauscht, die Münzen kommen auf die Hand zurück, und Ylud wird gelegt mit allem, was daraus folgt. Dann werden nach Zeitalter 1 Mehrheiten gezählt; nach Zeitalter 2 zieht Thrud um und die Punkte werden zusammengezählt. Was von da an aufgewertet wird, ist eine Münze auf der Hand.
ruling-nid-r13 = Muss Thrud einer Karte weichen, kommt zuerst deren Wirkung, dann wird Thrud wieder gelegt, und dann werden die Sets gezählt. Solange sie auf der Hand ist, gibt sie kein Rangabzeichen.
ruling-nai-r1 = Die Spielregel zeigt weder die einzelnen Zwergenkarten noch die Schildleiste. Die hier verwendeten sind rekonstruiert, halten jede Zahl ein, die die Spielregel nennt, und lassen sich durch eine eigene Liste ersetzen.
ruling-nai-r2 = Was von der 0 gesagt wird, gilt auch für die besondere 3: Keine von beiden wird verbessert, aufgewertet oder von Ordo gezählt.
ruling-nai-r3 = Der Wert eines Wanderers wird mit allen aufgedruckten Werten der Spalte verglichen, bedeckt oder nicht, auch denen von Cognars. Farbige Wanderer-Cognars können einen Marker bekommen, wenn sie gelegt werden, Söldner und Ga’at nicht; Ga’at gilt dort für spätere Karten als 9. Ist kein Marker mehr da, wird keiner gelegt.
ruling-nai-r4 = Marker, die am Ende entfernt werden, geben die höchsten Werte frei; zu wählen gibt es nichts.
ruling-nai-r5 = Solange zuletzt in einer Kette ein Söldner kam, dürfen weitere beliebig folgen; die Kette endet mit dem Zug oder mit jedem anderen Cognar. So darf der letzte Söldner einem anderen folgen, aber nie anfangen. Stehen mehrere Cognars zu, muss der erste Söldner trotzdem selbst ein neues Set vervollständigen, und gleich der nächste muss ein Söldner sein.
ruling-nai-r6 = Ein Talionzwerg, den Svara bringt, wertet die Münze auf, die nun bei der laufenden Taverne liegt, oder eine im Goldsack, wenn man mit dieser tauscht. Danach werden die Sets gezählt.
ruling-nai-r7 = Nur Zwergenkarten werten Münzen auf: Cognars und Ga’at im Talion tun es nicht.
ruling-nai-r8 = Ersetzt Kardum eine 0, die bei der laufenden Taverne geboten wurde, findet der Tausch trotzdem statt, und Reihenfolge und Gleichstände bleiben. Bei einer späteren Taverne bietet die besondere 3 eine 3 und tauscht; bei einer schon bedienten bringt sie keinen zweiten Tausch.
ruling-nai-r9 = Das Likörzertifikat bekommt, wer mehr Malzsymbole hat als alle anderen. Ein Gleichstand gewinnt es nicht, und ohne Malz niemand.
ruling-nai-r10 = Zu zweit legt, wer bei der zweiten Taverne zuerst dran ist, die Karte; dann kommen die Wirkung ihres Ordens, das Abwerfen, die Cognars und zuletzt der Tausch.
