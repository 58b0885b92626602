### Lessons of Nains only.

learn-nains-goal = Ziel des Spiels
learn-nains-goal-text = Rekrutiere in drei Tavernen, Gebot für Gebot, Zwerge aus fünf Orden. Jeder Orden hat seine eigene Wertung, ausgewogene Streitmächte ziehen die legendären Cognars an, und deine Münzen wachsen zu einem Schatz. Wer nach zwei Ären am meisten Punkte hat, gewinnt.

## The Orders. $ranks and $points of the example come with their nouns; $sum and $symbols are numbers.

learn-nains-bouclier-text = Die Leiste zeigt den Wert für die Anzahl deiner Schild-Rangabzeichen. Punkte auf Schildkarten, falls es welche gibt, kommen dazu.
learn-nains-bouclier-figure = { $ranks }: Die Leiste zeigt { $points }.
learn-nains-temple-text = Du brauchst Punkte und Okkultsymbole. Die Symbole zählen überall, in der Streitmacht und im Kommandobereich; eines ist schon auf deinem Tableau.
learn-nains-temple-figure = { $sum } auf den Karten mal { $symbols ->
    [one] { $symbols } Okkultsymbol
   *[other] { $symbols } Okkultsymbole
    }, das auf dem Tableau mitgezählt: { $points }.
learn-nains-errants-text = Verschiedene Werte sind sicher. Eine zweite Karte mit demselben Wert wird zum Paria: Ein Marker bedeckt ihre Punkte, aber Rangabzeichen und Malz zählen weiter. Marker, die am Ende entfernt werden, geben die höchsten Werte frei.
learn-nains-errants-figure = Die zweite Karte mit gleichem Wert liegt unter einem Marker: { $points }.
learn-nains-forge-text = Gleiche Runen zählen einmal, wo sie auch liegen. Die Runen der Cognars sind einzigartig: Jede ist anders als alle anderen.
learn-nains-forge-figure = { $sum } auf den Karten und { $symbols ->
    [one] { $symbols } Rune
   *[other] { $symbols } verschiedene Runen
    } im Quadrat: { $points }.
learn-nains-talion-text = Legst du einen Talionzwerg, ersetze die in dieser Taverne gebotene Münze durch die nächste verfügbare, die mindestens 1 mehr wert ist, noch vor Cognars und Tausch. Hast du die 0 oder die Mithrilmünze geboten, werte stattdessen eine der beiden Münzen im Goldsack auf. Das ist Pflicht, auch wenn keine höhere Münze mehr da ist und deine dadurch sinkt.
learn-nains-talion-figure = { $sum } auf den Karten: { $points }.
learn-nains-malt = Malz
learn-nains-malt-text = Jede Karte kann Malzsymbole haben, und einige Cognars haben welche. Jedes bringt 1 Punkt, und mehr mit dem Likörzertifikat oder mit Gurdan und Borogam zusammen.

## Cognars.

learn-nains-heroes-text = Ein farbiger Cognar kommt obenauf in die Spalte seines Ordens und zählt dort mit Rangabzeichen, Punkten und Symbolen. Ein weißer Cognar kommt in den Kommandobereich: keine Rangabzeichen, aber Punkte oder ein Effekt.
learn-nains-mercenaries = Söldner
learn-nains-mercenaries-text = Schwarze Cognars sind Söldner und kommen mindestens zu zweit. Du darfst einen nur rekrutieren, wenn er dort, wo du ihn hinlegst, ein neues Set vervollständigt und noch ein anderer Söldner übrig ist; für dieses Set musst du einen zweiten rekrutieren, in eine beliebige Spalte. Nach einem Paar dürfen im selben Zug weitere folgen, solange mindestens zwei übrig sind. Der letzte kann nicht allein kommen.
learn-nains-mercenaries-points = Das Rangabzeichen eines Söldners zählt für Sets, Mehrheiten und die Schildleiste. Seine Punkte kommen zum Wert der Spalte dazu; im Tempel werden sie nicht vervielfacht.
learn-nains-others = Weitere Cognars
learn-nains-oboron = Oboron kommt mit seinem Verbündeten Ga’at, den du sofort in eine Spalte deiner Wahl legst. Ga’at braucht kein Set, aber sein Rangabzeichen kann eines vervollständigen. In der Spalte Schild zählt er als ein Rangabzeichen, nicht mehr. Sein Wert hängt von der Spalte ab:
learn-nains-svara = Mit Svara siehst du dir fünf Karten des Stapels von Ära 2 an, auch während Ära 1. Eine davon legst du mit allen Effekten; die anderen werden zurückgemischt. In der letzten Runde von Ära 2 ist nur noch eine Karte da: Die nimmst du.
learn-nains-kardum = Kardum ersetzt deine 0 durch die Mithrilmünze 3: Sie bietet 3, bringt 3 Punkte, und du tauschst mit ihr wie mit der 0.

## Majorities.

learn-nains-evaluation-text = Die fünf Elite-Cognars liegen seit dem Aufbau in zufälliger Reihenfolge aus. Nach der letzten Taverne von Ära 1 folgt die Zwischenwertung in dieser Reihenfolge: Wer in einem Orden die meisten Rangabzeichen hat, gewinnt dessen Elite-Cognar. Zuletzt kommt das Likörzertifikat für die meisten Malzsymbole.
learn-nains-evaluation-tie = Bei Gleichstand gewinnt niemand; Juwelen entscheiden nicht. Was niemand gewinnt, ist aus dem Spiel.

## End and variants.

learn-nains-end-tie = Wer am meisten Punkte hat, gewinnt. Bei Gleichstand gewinnt, wer mehr Elite-Cognars hat (das Zertifikat ist keiner); danach wird der Sieg geteilt.
learn-nains-variants = Zu zweit
learn-nains-two = Zu zweit kommen drei Karten in jede Taverne. In der ersten und dritten wird die Karte abgeworfen, die niemand nimmt. In der zweiten nimmt die erste Person eine Karte und wirft eine andere ab; die letzte bekommt die zweite Person.

## The list of cards.

# $field is the name of a field on the first page.
learn-nains-correct = Dieser Befehl schreibt die eingebaute Liste in eine Datei. Berichtige sie und füge sie unter „{ $field }“ ein, wenn du einen Tisch eröffnest. Auch andere Befehle nehmen sie an.
