### What the rules of Nidavellir have of their own.

learn-nidavellir-goal = Worum es geht
learn-nidavellir-goal-text = Du sammelst in drei Tavernen, Gebot für Gebot, eine Streitmacht von Zwergen. Jede Klasse zählt auf ihre Art, ausgewogene Streitmächte ziehen Helden an, und die Münzen, mit denen du bietest, wachsen zu einem Schatz. Nach zwei Zeitaltern gewinnen die meisten Punkte.

## The classes. $ranks and $sum are those of the example, $coin is the highest coin.

learn-nidavellir-warrior-text = Für die Mehrheit zählen Rangabzeichen, nicht Punkte, und wer sie teilt, bekommt die Münze ebenso. Ganz ohne Krieger gibt es nichts.
learn-nidavellir-warrior-figure = { $sum } auf den Karten und { $coin } für die höchste Münze, denn niemand hat mehr Krieger: { $points } Punkte.
learn-nidavellir-hunter-text = Ein Jäger ist fast nichts wert, eine ganze Meute entscheidet Spiele: Jeder bringt mehr als der davor.
learn-nidavellir-hunter-figure = { $ranks } Rangabzeichen im Quadrat: { $points } Punkte.
learn-nidavellir-miner-text = Auch ein Minenarbeiter ohne Punkte ist ein Rangabzeichen und vervielfacht die Punkte der anderen.
learn-nidavellir-miner-figure = { $sum } auf den Karten mal { $ranks } Rangabzeichen: { $points } Punkte.
learn-nidavellir-blacksmith-text = Sie fangen besser an als die Jäger und wachsen langsamer.
learn-nidavellir-blacksmith-figure = { $ranks } Rangabzeichen: { $points } Punkte.
learn-nidavellir-explorer-text = Was aufgedruckt ist, bekommst du, sofort und ohne Bedingung.
learn-nidavellir-explorer-figure = { $sum } auf den Karten: { $points } Punkte.
learn-nidavellir-offering = Subventionen
learn-nidavellir-offering-text = Nicht jede Karte ist ein Zwerg: Eine Subvention wertet sofort eine deiner Münzen auf und wird dann abgeworfen. Sie füllt keine Spalte.

## Heroes.

learn-nidavellir-heroes-text = Ein Held einer Klasse liegt obenauf in ihrer Spalte und zählt dort mit Rangabzeichen und Punkten wie ein Zwerg. Ein neutraler Held kommt in den Kommandobereich: kein Rangabzeichen, aber Punkte oder eine Fähigkeit.
learn-nidavellir-price = Dagda und Bonfur haben ihren Preis: die oberste Karte von zwei anderen Spalten oder von einer. Nur Zwerge können ihn zahlen; eine Spalte mit einem Helden obenauf ist also sicher, hilft aber nicht. Wer nicht alles zahlen kann, kann sie nicht rekrutieren.
learn-nidavellir-dwerg = Die Dwerg-Brüder sind zusammen am meisten wert:
learn-nidavellir-thrud = Thrud wird nie bedeckt. Kommt eine Karte in ihre Spalte, tritt sie zur Seite; die Karte wird gelegt, ihre Wirkung tritt ein, und dann legst du Thrud obenauf in eine beliebige Spalte. Ganz am Ende zieht sie in den Kommandobereich um, wo ihre Punkte zählen.
learn-nidavellir-ylud = Ylud wartet im Kommandobereich, bis das Zeitalter endet, und kommt dann in eine Spalte deiner Wahl, bevor Mehrheiten gezählt werden. Am Ende des zweiten Zeitalters darf sie noch einmal wechseln. Was sie wert ist, hängt von der Spalte ab:
learn-nidavellir-uline = Mit Uline nimmst du alle Münzen zurück, die noch nicht aufgedeckt sind, und bietest nicht mehr vorab: Bei jeder Taverne legst du eine Münze von der Hand, wenn alle anderen offen liegen. Beim Tauschen zählst du zwei beliebige Münzen deiner Hand zusammen.

## Majorities.

learn-nidavellir-evaluation-text = Nach der letzten Taverne des ersten Zeitalters werden Mehrheiten gezählt, eine Klasse nach der anderen. Wer mehr Rangabzeichen hat als alle anderen, gewinnt die Auszeichnung der Klasse und sofort, was sie bringt. Ein Gleichstand gewinnt nichts, und Juwelen helfen nicht.
learn-nidavellir-evaluation-pioneer = Gewinnt niemand das Fernrohr der Weitsicht, wird eine zufällige Karte des zweiten Stapels abgeworfen. So endet das zweite Zeitalter immer mit leerem Stapel.

## End and variants.

learn-nidavellir-end-tie = Die meisten Punkte gewinnen. Bei gleicher Summe wird der Sieg geteilt.
learn-nidavellir-variants = Zu zweit, erstes Spiel, Ausgaben
learn-nidavellir-two = Zu zweit kommen drei Karten in jede Taverne; die Karte, die niemand genommen hat, wird abgeworfen.
learn-nidavellir-first = Lass im ersten Spiel Thrud, Ylud und Uline weg. Sie sind stark und machen mehr Freude, wenn der Rest vertraut ist.
learn-nidavellir-german = Die deutsche Ausgabe zählt die Juwelen ab 1, wirft die Karte des nicht gewonnenen Fernrohrs ungesehen ab und behandelt den besonderen Schmied als Auszeichnung, die nie abgeworfen wird. Alles andere ist gleich.
