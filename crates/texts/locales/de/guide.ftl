### Explanations of the guided first game, two to four short sentences each. They must also be true for a player who does not
### follow the suggestion.

## The first round: bids, order, ties, trades.

guide-bids = Lege verdeckt je eine deiner fünf Münzen auf die drei Tavernen. In jeder Taverne wählt die höhere Münze zuerst. Biete deine 0 dort, wo es dir nichts ausmacht, zuletzt dran zu sein: Mit ihr tauschst du dir eine bessere Münze ein.
guide-order = Die Münzen der ersten Taverne sind aufgedeckt: Das höhere Gebot nimmt zuerst eine Karte. Ein Zwerg kommt in die Spalte seiner Klasse in deiner Streitmacht. Die kleine Zahl auf einer Karte zeigt, was sie dir jetzt bringt.
guide-ties = Achte in der zweiten Taverne auf gleiche Münzen: Das höhere Juwel ist zuerst dran. Danach werden die Juwelen getauscht; wer den Gleichstand verliert, bekommt also das bessere Juwel.
guide-trade = Wo du deine 0 geboten hast, tauschst du nach dem Nehmen: Die beiden Münzen im Goldsack werden zusammengezählt, und aus der höheren wird eine Münze dieses Werts aus der Schatzkammer. Am Ende zählen alle deine Münzen.

## The second round: lines, and how classes score.

guide-lines = Je ein Zwerg der fünf Klassen ergibt ein Set, und jedes neue Set bringt sofort einen Helden. Sieh nach, welche Klassen deiner Streitmacht noch fehlen, und biete dort hoch, wo du sie bekommst.
guide-column = Sieh dir an, was jede Karte wert ist. { $scoring }
guide-heroes = Dein Set ist vollständig: Wähle einen Helden. Helden mit Rangabzeichen kommen in eine Spalte und bringen das nächste Set näher; andere bringen Punkte oder werten eine Münze auf. Bei noch nicht verfügbaren Helden steht der Grund.

## The third round: coins and gifts.

guide-coins = Goldmünzen zählen mehr und bieten höher. Tausche früh und oft: Biete wieder die 0 und lass zwei Münzen mit großer Summe im Goldsack.
guide-offering = Die Subvention ist kein Zwerg: Sie wertet sofort eine deiner Münzen um 3 auf, sogar eine, die verdeckt auf einer späteren Taverne liegt.
guide-transform = Wähle die Münze, die du aufwertest. Die neue liegt an derselben Stelle: Auf einer späteren Taverne bietet sie mehr.

## The fourth round: distinctions.

guide-distinctions = Nach dieser Runde kommt die Zwischenwertung: Wer in einer Klasse die meisten Rangabzeichen hat, gewinnt ihre Auszeichnung. Bei Gleichstand gewinnt niemand. Vergleiche deine Spalten mit denen des Bots.
guide-second = Ein zweites Set braucht einen zweiten Zwerg jeder Klasse. Unter deiner Streitmacht siehst du, was bis zum nächsten Helden fehlt.
guide-others = Behalte auch den Bot im Auge: Manchmal ist die beste Karte die, die ihm einen Helden oder eine Auszeichnung bringen würde.
guide-evaluation = Das ist die letzte Taverne des ersten Zeitalters. Ein einziges Rangabzeichen kann über eine Auszeichnung entscheiden.
guide-awards = Die Auszeichnungen werden Klasse für Klasse vergeben. Bei dieser darfst du wählen.

## The second age.

guide-let-go = Jetzt kennst du das ganze Spiel. Das zweite Zeitalter läuft wie das erste, nur ohne Auszeichnungen; in der Schlusswertung werden Spalten, Helden und Münzen zusammengezählt. Die Vorschläge gehen weiter; beende die Anleitung, wann du willst.

guide-rest = Die Vorschläge gehen bis zum Ende der Partie weiter. Beende die Anleitung, wann du willst: Der Tisch bleibt unter Meine Tische.
guide-reason-points = Das bringt dir sofort { $points }.

## Nains.

guide-nains-bids = Lege verdeckt je eine deiner fünf Münzen auf die drei Tavernen. In jeder Taverne wählt die höhere Münze zuerst. Biete deine 0 dort, wo es dir nichts ausmacht, zuletzt dran zu sein: Mit ihr tauschst du dir eine bessere Münze ein.
guide-nains-order = Die Münzen der ersten Taverne sind aufgedeckt: Das höhere Gebot nimmt zuerst eine Karte. Bei Gleichstand ist das höhere Juwel zuerst dran, danach werden die Juwelen getauscht. Ein Zwerg kommt in die Spalte seines Ordens; die kleine Zahl auf einer Karte zeigt, was sie dir jetzt bringt.
guide-nains-discard = Zu zweit ist die zweite Taverne besonders: Wer zuerst dran ist, nimmt eine Karte und wirft dann eine der beiden übrigen ab. Die letzte bekommt die andere Person. So kannst du ihr auch eine Karte vorenthalten.
guide-nains-trade = Wo du deine 0 geboten hast, tauschst du nach dem Nehmen: Die beiden Münzen im Goldsack werden zusammengezählt, und aus der höheren wird eine Münze dieses Werts aus der Schatzkammer. Am Ende zählen alle deine Münzen.
guide-nains-lines = Je ein Zwerg der fünf Orden bildet ein Set, und jedes neue Set bringt sofort einen Cognar. Sieh nach, welche Orden dir noch fehlen, und biete dort hoch, wo du sie bekommst.
guide-nains-coins = Münzen aus der Schatzkammer zählen mehr und bieten höher. Tausche früh und oft: Biete wieder die 0, und lass zwei Münzen im Goldsack, die zusammen viel ergeben.
guide-nains-malt = Manche Karten tragen Malz. Jedes Malz ist am Ende einen Punkt wert, und das meiste Malz am Ende der ersten Ära gewinnt das Likörzertifikat, das es verdoppelt.
guide-nains-elite = Nach dieser Runde kommt die Zwischenwertung: Wer in einem Orden die meisten Rangabzeichen hat, gewinnt dessen Elite-Cognar. Bei Gleichstand gewinnt ihn niemand. Vergleiche deine Spalten mit denen des Bots.
guide-nains-next = Ein zweites Set braucht einen zweiten Zwerg jedes Ordens. Unter deiner Streitmacht siehst du, was zum nächsten Cognar fehlt.
guide-nains-others = Achte auch auf den Bot: Manchmal ist die beste Karte die, die ihm einen Cognar oder eine Elite brächte.
guide-nains-evaluation = Das ist die letzte Taverne der ersten Ära. Ein einziges Rangabzeichen kann über einen Elite-Cognar entscheiden, ein einziges Malz über das Likörzertifikat.
guide-nains-cognars = Dein Set ist vollständig: Wähle einen Cognar. Farbige kommen in ihre Spalte, andere bringen Punkte im Kommandobereich. Söldner kommen paarweise. Bei noch nicht verfügbaren Cognars steht der Grund.
guide-nains-improve = Wähle die Münze, die wächst. Die neue bleibt am selben Platz: In einer späteren Taverne bietet sie mehr.
guide-nains-awards = Die Elite-Cognars werden Orden für Orden vergeben. Dieser lässt dich wählen.
guide-nains-let-go = Jetzt kennst du das ganze Spiel. Die zweite Ära läuft wie die erste, nur ohne Elite; am Ende werden Orden, Cognars, Malz und Münzen zusammengezählt. Die Vorschläge gehen weiter; beende die Anleitung, wann du willst.
