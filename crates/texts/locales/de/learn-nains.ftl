### What the rules of Nains have of their own.

learn-nains-goal = Worum es geht
learn-nains-goal-text = Du heuerst in drei Tavernen, Gebot für Gebot, Zwerge aus fünf Orden an. Jeder Orden zählt auf seine Art und braucht andere Symbole; ausgewogene Streitmächte ziehen die legendären Cognars an. Nach zwei Ären gewinnen die meisten Punkte.

## The Orders. $ranks, $sum and $symbols are those of the example.

learn-nains-bouclier-text = Ein Schild hat selbst keine Punkte. Die Leiste zahlt für jedes Rangabzeichen, und jeder Schritt ist größer als der davor.
learn-nains-bouclier-figure = { $ranks } Rangabzeichen: Die Leiste zeigt { $points } Punkte.
learn-nains-temple-text = Punkte und Okkultsymbole brauchen einander. Die Symbole zählen, wo sie auch liegen, in der Streitmacht oder im Kommandobereich.
learn-nains-temple-figure = { $sum } auf den Karten mal { $symbols } Okkultsymbole, das auf dem Tableau mitgezählt: { $points } Punkte.
learn-nains-errants-text = Verschiedene Werte sind sicher. Ein Wert, der schon da ist, kommt als Ausgestoßener unter einen Paria-Marker; Rangabzeichen und Malz zählen trotzdem, also kann er sich lohnen. Marker, die am Ende entfernt werden, geben die höchsten Werte frei.
learn-nains-errants-figure = Die zweite Karte mit gleichem Wert liegt unter einem Marker: { $points } Punkte.
learn-nains-forge-text = Gleiche Runen zählen einmal. Die Runen der Cognars sind einzigartig: Jede ist anders als alle anderen.
learn-nains-forge-figure = { $sum } auf den Karten und { $symbols } verschiedene Runen im Quadrat: { $points } Punkte.
learn-nains-talion-text = Legst du einen Talionzwerg, wird die hier gebotene Münze zur nächsten verfügbaren, die mindestens eins mehr wert ist, noch vor den Cognars und vor dem Tausch. Tauschst du mit dieser Münze, wertest du stattdessen eine der beiden im Goldsack auf. Du musst es tun.
learn-nains-talion-figure = { $sum } auf den Karten: { $points } Punkte.
learn-nains-malt = Malz
learn-nains-malt-text = Malzsymbole gibt es auf Karten aller Orden und auf einigen Cognars. Jedes zählt 1 Punkt, und mehr mit dem Likörzertifikat oder mit Gurdan und Borogam zusammen.

## Cognars.

learn-nains-heroes-text = Ein farbiger Cognar liegt obenauf in der Spalte seines Ordens und zählt dort mit Rangabzeichen, Punkten und Symbolen. Ein weißer kommt in den Kommandobereich: kein Rangabzeichen, aber Punkte oder eine Fähigkeit.
learn-nains-mercenaries = Söldner
learn-nains-mercenaries-text = Schwarze Cognars sind Söldner, und keiner kommt allein. Du darfst einen nur nehmen, indem du ihn dorthin legst, wo er ein neues Set vervollständigt, und nur, solange noch ein anderer da ist; für dieses Set musst du dann wieder einen Söldner rekrutieren, in eine beliebige Spalte. Solange in einem Zug einer dem anderen folgt, dürfen weitere kommen.
learn-nains-mercenaries-points = Das Rangabzeichen eines Söldners zählt für Sets, für Mehrheiten und auf der Schildleiste. Seine Punkte kommen zum Wert der Spalte dazu, im Tempel ohne vervielfacht zu werden.
learn-nains-others = Weitere
learn-nains-oboron = Oboron bringt seinen Verbündeten Ga’at mit, den du sofort in eine Spalte deiner Wahl legst. Ihn rekrutiert kein Set, aber sein Rangabzeichen kann eines vervollständigen. Was er wert ist, hängt von der Spalte ab:
learn-nains-svara = Svara sieht sich fünf Karten des zweiten Stapels an, auch in der ersten Ära. Eine davon legst du mit allem, was sie bewirkt; die anderen werden zurückgemischt.
learn-nains-kardum = Kardum legt die besondere 3 an die Stelle deiner 0: Sie bietet und zählt 3, und du tauschst mit ihr wie mit der 0.

## Majorities.

learn-nains-evaluation-text = Die fünf Elite-Cognars liegen vor dem Spiel in zufälliger Reihenfolge aus. Nach der letzten Taverne der ersten Ära werden in dieser Reihenfolge Mehrheiten gezählt: Wer in einem Orden mehr Rangabzeichen hat als alle anderen, gewinnt dessen Elite-Cognar. Zuletzt kommt das Likörzertifikat für die meisten Malzsymbole.
learn-nains-evaluation-tie = Ein Gleichstand gewinnt nichts, und Juwelen helfen nicht. Was niemand gewinnt, ist aus dem Spiel.

## End and variants.

learn-nains-end-tie = Die meisten Punkte gewinnen. Bei gleicher Summe gewinnen mehr Elite-Cognars, wobei das Zertifikat keiner ist; danach wird der Sieg geteilt.
learn-nains-variants = Zu zweit
learn-nains-two = Zu zweit kommen drei Karten in jede Taverne. In der ersten und dritten wird die Karte abgeworfen, die niemand genommen hat. In der zweiten nimmt, wer zuerst dran ist, eine Karte und wirft dann eine andere ab; die letzte bleibt für die andere Person.

## The list of cards.

# $field is the name of a field on the first page.
learn-nains-correct = Schreib die mitgelieferte Liste mit diesem Befehl in eine Datei, berichtige sie und füg sie unter „{ $field }“ ein, wenn du einen Tisch eröffnest. Auch andere Befehle nehmen sie an.
