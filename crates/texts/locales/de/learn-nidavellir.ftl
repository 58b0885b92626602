### Lessons of Nidavellir only.

learn-nidavellir-goal = Ziel des Spiels
learn-nidavellir-goal-text = Rekrutiere in drei Tavernen, Gebot für Gebot, eine Streitmacht von Zwergen. Jede Klasse hat ihre eigene Wertung, ausgewogene Streitmächte ziehen Helden an, und deine Münzen wachsen zu einem Schatz. Nach zwei Zeitaltern gewinnen die meisten Punkte.

## The classes. $ranks and $sum are those of the example, $coin is the highest coin.

learn-nidavellir-warrior-text = Für die Mehrheit zählen Rangabzeichen, nicht Punkte. Bei Gleichstand zählen alle Beteiligten ihre eigene höchste Münze dazu. Du brauchst mindestens ein Krieger-Rangabzeichen.
learn-nidavellir-warrior-figure = { $sum } auf den Karten, dazu { $coin } für die höchste Münze, denn niemand hat mehr Krieger-Rangabzeichen: { $points } Punkte.
learn-nidavellir-hunter-text = Ein Jäger ist fast nichts wert, aber viele gewinnen Partien: Jeder bringt mehr als der vorige.
learn-nidavellir-hunter-figure = { $ranks } Rangabzeichen im Quadrat: { $points } Punkte.
learn-nidavellir-miner-text = Auch ein Minenarbeiter ohne Punkte hat ein Rangabzeichen, und das vervielfacht die Punkte der anderen.
learn-nidavellir-miner-figure = { $sum } auf den Karten mal { $ranks } Rangabzeichen: { $points } Punkte.
learn-nidavellir-blacksmith-text = Schmiede fangen besser an als Jäger, wachsen aber langsamer.
learn-nidavellir-blacksmith-figure = { $ranks } Rangabzeichen: { $points } Punkte.
learn-nidavellir-explorer-text = Du bekommst die aufgedruckten Punkte, ohne Wenn und Aber.
learn-nidavellir-explorer-figure = { $sum } auf den Karten: { $points } Punkte.
learn-nidavellir-offering = Subventionen
learn-nidavellir-offering-text = Nicht jede Karte ist ein Zwerg: Eine Subvention wertet sofort eine deiner Münzen auf, dann wird sie abgeworfen. Sie kommt in keine Spalte.

## Heroes.

learn-nidavellir-heroes-text = Ein Held einer Klasse kommt obenauf in diese Spalte und zählt dort wie ein Zwerg, mit Rangabzeichen und Punkten. Ein neutraler Held kommt in den Kommandobereich: keine Rangabzeichen, aber Punkte oder eine Fähigkeit.
learn-nidavellir-price = Dagda und Bonfur haben ihren Preis: Wirf die oberste Karte zweier anderer Spalten (Dagda) oder einer (Bonfur) ab. Es müssen Zwerge sein; eine Spalte mit einem Helden obenauf zählt nicht. Kannst du den Preis nicht ganz zahlen, kannst du sie nicht rekrutieren.
learn-nidavellir-dwerg = Die Dwerg-Brüder sind zusammen am meisten wert:
learn-nidavellir-thrud = Thrud wird nie bedeckt. Kommt eine Karte in ihre Spalte, nimm Thrud heraus, lege die Karte, führe deren Effekt aus und lege Thrud dann obenauf in eine beliebige Spalte. Vor der Schlusswertung kommt sie in den Kommandobereich, wo ihre Punkte zählen.
learn-nidavellir-ylud = Ylud wartet im Kommandobereich. Lege sie am Ende des ersten Zeitalters, vor der Zwischenwertung, in eine Spalte deiner Wahl. Am Ende des zweiten Zeitalters darf sie noch einmal wechseln. Ihr Wert hängt von der Spalte ab:
learn-nidavellir-uline = Rekrutierst du Uline, nimm alle noch nicht aufgedeckten Münzen zurück. Von da an bietest du nicht mehr im Voraus: In jeder Taverne spielst du eine Münze von der Hand, nachdem alle anderen aufgedeckt haben. Beim Tauschen wählst du zwei Münzen deiner Hand.

## Majorities.

learn-nidavellir-evaluation-text = Nach der letzten Taverne des ersten Zeitalters folgt die Zwischenwertung in dieser Reihenfolge: Krieger, Jäger, Minenarbeiter, Schmiede, Entdecker. Wer in einer Klasse die meisten Rangabzeichen hat, gewinnt ihre Auszeichnung und nutzt sie sofort. Bei Gleichstand gewinnt niemand; Juwelen entscheiden nicht.
learn-nidavellir-evaluation-pioneer = Gewinnt niemand das Fernrohr der Weitsicht, wird eine zufällige Karte des zweiten Stapels abgeworfen, damit der Stapel am Ende des zweiten Zeitalters leer ist.

## End and variants.

learn-nidavellir-end-tie = Die meisten Punkte gewinnen. Bei Gleichstand wird der Sieg geteilt.
learn-nidavellir-variants = Zu zweit, erste Partie, Ausgaben
learn-nidavellir-two = Zu zweit kommen drei Karten in jede Taverne; die Karte, die niemand nimmt, wird abgeworfen.
learn-nidavellir-first = Lass in der ersten Partie Thrud, Ylud und Uline weg. Ihre Fähigkeiten sind leichter, wenn du den Rest kennst.
learn-nidavellir-german = Die deutsche Ausgabe nummeriert die Juwelen ab 1, wirft die Karte des nicht gewonnenen Fernrohrs ungesehen ab und behandelt den besonderen Schmied als Auszeichnungskarte, die nie abgeworfen werden kann. Alles andere ist gleich.
