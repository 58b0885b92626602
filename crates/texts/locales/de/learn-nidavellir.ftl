### Lessons of Nidavellir only.

learn-nidavellir-goal = Ziel des Spiels
learn-nidavellir-goal-text = Rekrutiere in drei Tavernen, Gebot für Gebot, eine Streitmacht von Zwergen. Jede Klasse hat ihre eigene Wertung, ausgewogene Streitmächte ziehen Helden an, und deine Münzen wachsen zu einem Schatz. Wer nach zwei Zeitaltern am meisten Punkte hat, gewinnt.

## The classes. $ranks and $points of the example come with their nouns, $sum is a number, $coin the highest coin.

learn-nidavellir-warrior-text = Für die Mehrheit zählen Rangabzeichen, nicht Mutwerte. Bei Gleichstand erhalten alle Beteiligten den Wert ihrer eigenen höchsten Münze. Du brauchst mindestens ein Krieger-Rangabzeichen.
learn-nidavellir-warrior-figure = { $sum } auf den Karten, dazu { $coin } für die höchste Münze, denn niemand hat mehr Krieger-Rangabzeichen: { $points }.
learn-nidavellir-hunter-text = Ein Jäger ist fast nichts wert, aber viele gewinnen Partien: Jeder bringt mehr als der vorige.
learn-nidavellir-hunter-figure = { $ranks } im Quadrat: { $points }.
learn-nidavellir-miner-text = Auch ein Minenarbeiter mit Mutwert 0 hat ein Rangabzeichen, und das vervielfacht die Mutwerte der anderen.
learn-nidavellir-miner-figure = { $sum } auf den Karten mal { $ranks }: { $points }.
learn-nidavellir-blacksmith-text = Schmiede fangen besser an als Jäger, wachsen aber langsamer.
learn-nidavellir-blacksmith-figure = { $ranks }: { $points }.
learn-nidavellir-explorer-text = Du bekommst den aufgedruckten Mutwert als Punkte, ohne Wenn und Aber.
learn-nidavellir-explorer-figure = { $sum } auf den Karten: { $points }.
learn-nidavellir-offering = Subventionen
learn-nidavellir-offering-text = Nicht jede Karte ist ein Zwerg: Eine Subvention wertet sofort eine deiner Münzen auf, dann wird sie abgeworfen. Sie kommt in keine Spalte.

## Heroes.

learn-nidavellir-heroes-text = Ein Held einer Klasse kommt obenauf in diese Spalte und zählt dort wie ein Zwerg, mit Rangabzeichen und Mutwert. Ein neutraler Held kommt in den Kommandobereich, links neben dein Truppentableau: keine Rangabzeichen, aber Punkte oder ein Effekt.
learn-nidavellir-price = Dagda und Bonfur haben ihren Preis: Wirf die oberste Karte zweier anderer Spalten (Dagda) oder einer (Bonfur) ab. Es müssen Zwerge sein; eine Spalte mit einem Helden obenauf zählt nicht. Kannst du den Preis nicht ganz zahlen, kannst du sie nicht rekrutieren.
learn-nidavellir-dwerg = Die Dwerg-Brüder sind zusammen am meisten wert:
learn-nidavellir-thrud = Thrud wird nie bedeckt. Kommt eine Karte in ihre Spalte, nimm Thrud heraus, lege die Karte, führe deren Effekt aus und lege Thrud dann obenauf in eine beliebige Spalte, auch dieselbe. Vor der Schlusswertung kommt sie in den Kommandobereich, wo ihre Punkte zählen.
learn-nidavellir-ylud = Ylud wartet im Kommandobereich. Lege sie am Ende des ersten Zeitalters, vor der Zwischenwertung, in eine Spalte deiner Wahl. Am Ende des zweiten Zeitalters darfst du sie noch einmal umlegen; hast du sie erst ab Beginn der Zwischenwertung rekrutiert, legst du sie dann. Ihr Wert hängt von der Spalte ab:
learn-nidavellir-uline = Rekrutierst du Uline, nimm die Münzen aus deinem Goldsack und alle verdeckten Münzen von den Tavernen zurück. Von da an bietest du nicht mehr im Voraus: In jeder Taverne spielst du eine Münze von der Hand, nachdem alle anderen aufgedeckt haben. Beim Tauschen wählst du zwei Münzen deiner Hand.

## Majorities.

learn-nidavellir-evaluation-text = Nach der letzten Taverne des ersten Zeitalters folgt die Zwischenwertung in dieser Reihenfolge: Krieger, Jäger, Minenarbeiter, Schmiede, Entdecker. Wer in einer Klasse die meisten Rangabzeichen hat, gewinnt ihre Auszeichnung und nutzt sie sofort. Bei Gleichstand gewinnt niemand; Juwelen entscheiden nicht.
learn-nidavellir-evaluation-pioneer = Gewinnt niemand das Fernrohr der Weitsicht, wird eine zufällige Karte des zweiten Stapels abgeworfen, damit der Stapel am Ende des zweiten Zeitalters leer ist.

## End and variants.

learn-nidavellir-end-tie = Wer am meisten Punkte hat, gewinnt. Bei Gleichstand wird der Sieg geteilt.
learn-nidavellir-variants = Zu zweit, erste Partie, Ausgaben
learn-nidavellir-two = Zu zweit kommen drei Karten in jede Taverne; die Karte, die niemand nimmt, wird abgeworfen.
learn-nidavellir-first = Lass in der ersten Partie Thrud, Ylud und Uline weg. Ihre Effekte sind leichter, wenn du den Rest kennst.
learn-nidavellir-german = Die deutsche Ausgabe nummeriert die Juwelen ab 1, wirft die Karte des nicht gewonnenen Fernrohrs ungesehen ab und behandelt den besonderen Schmied als Auszeichnungskarte, die nie abgeworfen werden kann. Laut ihrer Spielregel haltet ihr außerdem eure Münzen geheim: So spielt ihr im Gedächtnismodus. Eine Bemerkung darin gilt hier nicht: dass jeder Tausch dich reicher macht. NID-R2 gilt in allen Ausgaben, und in seltenen Fällen sinkt eine Münze.
