### Names of the components. The last part of an id is the token of the game record.
### Proper names are those of the German edition, which prints no epithets; the labels of Nains
### are our own.

game-nidavellir = Nidavellir
game-nains = Nains
edition-original = Originalausgabe
edition-german = Deutsche Ausgabe
age-nidavellir = Zeitalter { $age }
age-nains = Ära { $age }

## Taverns, in order.

tavern-nidavellir-0 = Feiernder Goblin
    .at = im Feiernden Goblin
tavern-nidavellir-1 = Lachender Drache
    .at = im Lachenden Drachen
tavern-nidavellir-2 = Tänzelndes Pony
    .at = im Tänzelnden Pony
tavern-nains-0 = Chope d’Yjdad
    .at = in der Chope d’Yjdad
    .gloss = Yjdads Humpen
tavern-nains-1 = Grognard Rôti
    .at = im Grognard Rôti
    .gloss = Gebratener Griesgram
tavern-nains-2 = Hallebarde Gourmande
    .at = in der Hallebarde Gourmande
    .gloss = Hungrige Hellebarde

# The shortcut of a tavern: a letter of its name, but none of T A O C S L, which are other shortcuts.
tavern-key-nidavellir-0 = G
tavern-key-nidavellir-1 = D
tavern-key-nidavellir-2 = P
tavern-key-nains-0 = Y
tavern-key-nains-1 = G
tavern-key-nains-2 = H

## Classes and Orders: the column, and one dwarf of it. Labels of dwarves are narrow: soft hyphens show where they break.

column-nidavellir-warrior = Krieger
    .dwarf = Krieger
column-nidavellir-hunter = Jäger
    .dwarf = Jäger
column-nidavellir-miner = Minenarbeiter
    .dwarf = Minen­arbeiter
column-nidavellir-blacksmith = Schmiede
    .dwarf = Schmied
column-nidavellir-explorer = Entdecker
    .dwarf = Entdecker
column-nains-bouclier = Schild
    .dwarf = Schild­zwerg
column-nains-temple = Tempel
    .dwarf = Tempel­zwerg
column-nains-errants = Wanderer
    .dwarf = Wanderer
column-nains-forge = Schmiede
    .dwarf = Schmiede­zwerg
column-nains-talion = Talion
    .dwarf = Talion­zwerg

## Cards.

card-nidavellir-warrior = Krieger { $points }
card-nidavellir-hunter = Jäger
card-nidavellir-miner = Minenarbeiter { $points }
card-nidavellir-blacksmith = Schmied
card-nidavellir-special-blacksmith = Schmied (Unerschütterlicher Hammer)
card-nidavellir-explorer = Entdecker { $points }
card-nidavellir-offering = Subvention +{ $points }
card-nains-bouclier = Schild
card-nains-temple = Tempel { $points }
card-nains-errants = Wanderer { $points }
card-nains-forge = Schmiede { $points }
card-nains-talion = Talion { $points }

# Symbols follow the name of a card in brackets: Tempel 2 (Okkult, 2 Malz).
symbol-occult = { $count ->
    [one] Okkult
   *[other] { $count } Okkult
    }
symbol-malt = { $count ->
    [one] Malz
   *[other] { $count } Malz
    }
rune-fire = Feuerrune
rune-iron = Eisenrune
rune-stone = Steinrune
rune-wind = Windrune
rune-star = Sternrune

# Short symbols, where there is little room: Tempel 2 o, Schmiede 1 ◊Eisen m.
symbol-legend = ◊ Rune · m Malz · o Okkult
rune-short-fire = Feuer
rune-short-iron = Eisen
rune-short-stone = Stein
rune-short-wind = Wind
rune-short-star = Stern

## Coins: inside a sentence, and in a list.

coin-base = Münze { $value }
    .short = { $value }
coin-gold = Goldmünze { $value }
    .short = Gold { $value }
coin-special = Mithrilmünze { $value }
    .short = Mithril { $value }

## Lines of the score sheet besides the columns.

part-nidavellir-heroes = Helden
part-nidavellir-coins = Münzen
part-nidavellir-gem = Juwel
part-nidavellir-total = Summe
part-nains-heroes = Cognars
part-nains-elite = Elite-Cognars
part-nains-malt = Malz
part-nains-coins = Münzen
part-nains-total = Summe

## Distinctions, by the column whose majority wins them.

distinction-nidavellir-warrior = Die Hand des Königs
    .power = Werte eine deiner Münzen um 5 auf.
distinction-nidavellir-hunter = Jagdtrophäe
    .power = Tausche deine 0 gegen die Mithrilmünze 3 aus, mit der du ebenfalls tauschst.
distinction-nidavellir-miner = Goldene Hacke
    .power = Nimm das goldene Juwel: Es gewinnt jeden Gleichstand, wird nie getauscht und bringt 3 Punkte.
distinction-nidavellir-blacksmith = Unerschütterlicher Hammer
    .power = Lege den besonderen Schmied mit 2 Rangabzeichen in deine Streitmacht.
distinction-nidavellir-explorer = Fernrohr der Weitsicht
    .power = Sieh dir 3 Karten des zweiten Zeitalters an und behalte eine.

## Heroes of Nidavellir.

hero-nidavellir-kraal = Kraal
    .title = Kraal
    .power = 2 Krieger-Rangabzeichen mit Mutwert 7 und 0.
hero-nidavellir-tarah = Tarah
    .title = Tarah
    .power = 1 Krieger-Rangabzeichen mit Mutwert 14.
hero-nidavellir-aral = Aral
    .title = Aral
    .power = 2 Jäger-Rangabzeichen.
hero-nidavellir-dagda = Dagda
    .title = Dagda
    .power = 3 Jäger-Rangabzeichen; wirf den obersten Zwerg zweier anderer Spalten ab.
hero-nidavellir-aegur = Aëgur
    .title = Aëgur
    .power = 2 Schmied-Rangabzeichen.
hero-nidavellir-bonfur = Bonfur
    .title = Bonfur
    .power = 3 Schmied-Rangabzeichen; wirf den obersten Zwerg einer anderen Spalte ab.
hero-nidavellir-lokdur = Lokdur
    .title = Lokdur
    .power = 1 Minenarbeiter-Rangabzeichen mit Mutwert 3.
hero-nidavellir-zoral = Zoral
    .title = Zoral
    .power = 3 Minenarbeiter-Rangabzeichen mit Mutwert 1, 0 und 0.
hero-nidavellir-hourya = Hourya
    .title = Hourya
    .power = 1 Entdecker-Rangabzeichen mit Mutwert 20; du brauchst dafür schon 5 Entdecker-Rangabzeichen.
hero-nidavellir-idunn = Idunn
    .title = Idunn
    .power = 1 Entdecker-Rangabzeichen mit Mutwert 7, dazu 2 Punkte für jedes deiner Entdecker-Rangabzeichen, auch ihr eigenes.
hero-nidavellir-astrid = Astrid
    .title = Astrid
    .power = Bringt so viele Punkte, wie deine höchste Münze wert ist.
hero-nidavellir-grid = Grid
    .title = Grid
    .power = 7 Punkte; werte sofort eine deiner Münzen um 7 auf.
hero-nidavellir-skaa = Skaa
    .title = Skaa
    .power = 17 Punkte am Spielende.
hero-nidavellir-dwerg_aesir = Aesir
    .title = Aesir, Dwerg-Bruder
    .power = 13, 40, 81, 108 oder 135 Punkte für einen bis fünf Dwerg-Brüder.
hero-nidavellir-dwerg_bergelmir = Bergelmir
    .title = Bergelmir, Dwerg-Bruder
    .power = 13, 40, 81, 108 oder 135 Punkte für einen bis fünf Dwerg-Brüder.
hero-nidavellir-dwerg_jungir = Jungir
    .title = Jungir, Dwerg-Bruder
    .power = 13, 40, 81, 108 oder 135 Punkte für einen bis fünf Dwerg-Brüder.
hero-nidavellir-dwerg_sigmir = Sigmir
    .title = Sigmir, Dwerg-Bruder
    .power = 13, 40, 81, 108 oder 135 Punkte für einen bis fünf Dwerg-Brüder.
hero-nidavellir-dwerg_ymir = Ymir
    .title = Ymir, Dwerg-Bruder
    .power = 13, 40, 81, 108 oder 135 Punkte für einen bis fünf Dwerg-Brüder.
hero-nidavellir-thrud = Thrud
    .title = Thrud
    .power = 13 Punkte; 1 Rangabzeichen obenauf in einer Spalte deiner Wahl. Würde eine Karte sie bedecken, legst du sie erneut in eine beliebige Spalte (auch dieselbe).
hero-nidavellir-ylud = Ylud
    .title = Ylud
    .power = Wartet im Kommandobereich. Am Ende von Zeitalter 1 legst du sie in eine Spalte deiner Wahl; am Ende von Zeitalter 2 legst du sie in eine Spalte oder darfst sie umlegen. Mutwert 7 als Krieger, 1 als Minenarbeiter, 11 als Entdecker; als Jäger oder Schmied ein Rangabzeichen.
hero-nidavellir-uline = Uline
    .title = Uline
    .power = 9 Punkte; behalte deine Münzen auf der Hand und biete in jeder Taverne erst, wenn alle anderen aufgedeckt haben.

## Cognars of Nains, then what majorities win: the Elite and the Certification.

hero-nains-volgrir = Volgrir
    .power = 2 Schild-Rangabzeichen.
hero-nains-abokar = Abokar
    .power = 1 Schild-Rangabzeichen; bringt 1 Punkt für jedes deiner Schild-Rangabzeichen.
hero-nains-svara = Svara
    .power = 1 Schild-Rangabzeichen; sieh dir 5 Karten des Stapels von Ära 2 an und lege eine in deine Streitmacht. In der letzten Runde von Ära 2 nimmst du die einzige Karte, die noch da ist.
hero-nains-ararun = Ararun
    .power = 2 Tempel-Rangabzeichen mit 2 Punkten und 1 Okkultsymbol.
hero-nains-sriza = Sriza
    .power = 1 Tempel-Rangabzeichen mit 2 Okkultsymbolen.
hero-nains-fey = Fey
    .power = 1 Tempel-Rangabzeichen mit 5 Punkten.
hero-nains-derdhr = Derdhr
    .power = 1 Talion-Rangabzeichen mit 13 Punkten; werte sofort eine deiner Münzen um 5 auf (nie die 0 oder die Mithrilmünze).
hero-nains-kardum = Kardum
    .power = 2 Talion-Rangabzeichen mit 5 Punkten; tausche deine 0 gegen die Mithrilmünze 3 aus, mit der du ebenfalls tauschst.
hero-nains-oosram = Oösräm
    .power = 1 Wanderer-Rangabzeichen mit 15 Punkten; entfernt am Spielende 2 Paria-Marker.
hero-nains-droh = Dröh
    .power = 2 Wanderer-Rangabzeichen mit 10 Punkten; entfernt am Spielende 1 Paria-Marker.
hero-nains-ulrog = Ulrog
    .power = 1 Schmiede-Rangabzeichen mit 2 einzigartigen Runen.
hero-nains-tala = Tala
    .power = 2 Schmiede-Rangabzeichen mit 6 Punkten und 1 einzigartigen Rune.
hero-nains-torun = Torun
    .power = 1 Schmiede-Rangabzeichen mit 12 Punkten und 1 einzigartigen Rune.
hero-nains-gurdan = Gurdan
    .power = 22 Punkte und 1 Malzsymbol; zusammen mit Borogam bringt jedes deiner Malzsymbole 1 Punkt mehr.
hero-nains-borogam = Borogam
    .power = 14 Punkte und 3 Malzsymbole; zusammen mit Gurdan bringt jedes deiner Malzsymbole 1 Punkt mehr.
hero-nains-jorun = Jorun
    .power = 1 einzigartige Rune; bringt 3 Punkte für jede deiner verschiedenen Runen.
hero-nains-oboron = Oboron
    .power = 15 Punkte; sein Verbündeter Ga’at kommt mit: Lege ihn sofort.
hero-nains-gaat = Ga’at
    .power = Kommt mit Oboron: 1 Rangabzeichen in einer Spalte deiner Wahl, mit 2 Punkten im Tempel, 9 bei den Wanderern, 4 in der Schmiede und 6 im Talion. Auf der Schildleiste zählt nur sein eines Rangabzeichen.
hero-nains-tadgar = Tadgar
    .power = 1 Rangabzeichen in einer Spalte deiner Wahl und 24 Punkte; Söldner kommen mindestens zu zweit.
hero-nains-lygdr = Lygdr
    .power = 1 Rangabzeichen in einer Spalte deiner Wahl und 23 Punkte; Söldner kommen mindestens zu zweit.
hero-nains-wal = Wal
    .power = 1 Rangabzeichen in einer Spalte deiner Wahl und 22 Punkte; Söldner kommen mindestens zu zweit.
hero-nains-akab = Akab
    .power = 1 Rangabzeichen in einer Spalte deiner Wahl und 21 Punkte; Söldner kommen mindestens zu zweit.
hero-nains-dawn = Dawn
    .power = 1 Rangabzeichen in einer Spalte deiner Wahl und 20 Punkte; Söldner kommen mindestens zu zweit.

hero-nains-tiss = Tiss
    .power = Bringt 2 Punkte für jedes deiner Schild-Rangabzeichen.
hero-nains-aral = Aral
    .power = 1 Okkultsymbol.
hero-nains-brum = Brum
    .power = 13 Punkte; entfernt am Spielende 1 Paria-Marker.
hero-nains-redwin = Redwin
    .power = 1 einzigartige Rune.
hero-nains-ordo = Ordo
    .power = Sofort: Zähle deine beiden niedrigsten Münzen zusammen, ohne die 0 und die Mithrilmünze; aus der niedrigeren wird eine Münze dieser Summe.
hero-nains-certification = Likörzertifikat
    .power = Jedes deiner Malzsymbole bringt 1 Punkt mehr.

# Levels of bots, the weakest first.
level-apprentice = Lehrling
    .about = Nimmt oft nur die zweitbeste Karte: gut für eine erste Partie.
level-journeyman = Geselle
    .about = Hat einen Plan, verpasst aber manche Gelegenheit.
level-artisan = Handwerker
    .about = Spielt solide und verpasst selten eine Gelegenheit.
level-master = Meister
    .about = Spielt aus der Erfahrung vieler Partien, ohne vorauszurechnen.
level-champion = Champion
    .about = Spielt jede Runde im Kopf zu Ende, bevor er sich entscheidet.
level-king = König
    .about = Denkt wie der Champion, aber länger.

# Personalities: computer players with a style of their own.
level-collector = Sammler
    .about = Tauscht Münzen, wann immer er kann, und liebt die großen.
level-planner = Planer
    .about = Setzt die ganze Partie auf eine einzige Spalte seiner Streitmacht.
level-gambler = Zocker
    .about = Nimmt gute Karten, bietet aber nach Lust und Laune.
