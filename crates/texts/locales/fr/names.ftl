### Names of the things in the box. The last part of an id is the token of the game record.
### Proper names are those of the French edition, written gender-neutral as its player aid does.
### Coins are “pièces” in both games, so that nobody takes them for the Order of Talion.
### A no-break space stands before : ; ! ? and inside « ».

game-nidavellir = Nidavellir
game-nains = Nains
edition-original = Édition originale
edition-german = Édition allemande
age-nidavellir = Âge { $age }
age-nains = Ère { $age }

## Taverns, in order.

tavern-nidavellir-0 = Gobelin Rieur
tavern-nidavellir-1 = Dragon Dansant
tavern-nidavellir-2 = Cheval Fringuant
tavern-nains-0 = Chope d’Yjdad
tavern-nains-1 = Grognard Rôti
tavern-nains-2 = Hallebarde Gourmande

# The letter of a tavern on the keyboard: of its name, but never one of T A O C S L, which show things.
tavern-key-nidavellir-0 = G
tavern-key-nidavellir-1 = D
tavern-key-nidavellir-2 = F
tavern-key-nains-0 = Y
tavern-key-nains-1 = G
tavern-key-nains-2 = H

## Classes and Orders: the column, and one dwarf of it.

column-nidavellir-warrior = Guerrier·ère·s
    .dwarf = Guerrier·ère
column-nidavellir-hunter = Chasseur·euse·s
    .dwarf = Chasseur·euse
column-nidavellir-miner = Mineur·euse·s
    .dwarf = Mineur·euse
column-nidavellir-blacksmith = Forgeron·ne·s
    .dwarf = Forgeron·ne
column-nidavellir-explorer = Explorateur·rice·s
    .dwarf = Explorateur·rice
column-nains-bouclier = Bouclier
    .dwarf = Nain·e du Bouclier
column-nains-temple = Temple
    .dwarf = Nain·e du Temple
column-nains-errants = Errants
    .dwarf = Errant·e
column-nains-forge = Forge
    .dwarf = Nain·e de la Forge
column-nains-talion = Talion
    .dwarf = Nain·e du Talion

## Cards.

card-nidavellir-warrior = Guerrier·ère { $points }
card-nidavellir-hunter = Chasseur·euse
card-nidavellir-miner = Mineur·euse { $points }
card-nidavellir-blacksmith = Forgeron·ne
card-nidavellir-special-blacksmith = Forgeronne de l’Armurier·ère du Roi
card-nidavellir-explorer = Explorateur·rice { $points }
card-nidavellir-offering = Offrande Royale +{ $points }
card-nains-bouclier = Bouclier
card-nains-temple = Temple { $points }
card-nains-errants = Errant·e { $points }
card-nains-forge = Forge { $points }
card-nains-talion = Talion { $points }

# Symbols follow the name of a card in brackets: Temple 2 (occulte, 2 malts).
symbol-occult = { $count ->
    [one] occulte
   *[other] { $count } occultes
    }
symbol-malt = { $count ->
    [one] malt
   *[other] { $count } malts
    }
rune-fire = rune du feu
rune-iron = rune du fer
rune-stone = rune de la pierre
rune-wind = rune du vent
rune-star = rune de l’étoile

## Coins: inside a sentence, and in a list.

coin-base = pièce { $value }
    .short = { $value }
coin-gold = pièce d’or { $value }
    .short = { $value } d’or
coin-special = pièce d’échange { $value }
    .short = { $value } d’échange

## Lines of the score sheet besides the columns.

part-nidavellir-heroes = Héros·ïnes
part-nidavellir-coins = Pièces
part-nidavellir-gem = Gemme
part-nidavellir-total = Total
part-nains-heroes = Cognars
part-nains-elite = Cognars d’Élite
part-nains-malt = Malt
part-nains-coins = Pièces
part-nains-total = Total

## Distinctions, by the column whose majority wins them.

distinction-nidavellir-warrior = Main du Roi
    .power = Transformez une de vos pièces de +5.
distinction-nidavellir-hunter = Maître·sse de Chasse
    .power = Votre 0 devient un 3 qui permet toujours l’échange.
distinction-nidavellir-miner = Joaillier·ère de la Couronne
    .power = La gemme 6, qui l’emporte à chaque égalité, ne s’échange jamais et vaut 3 points.
distinction-nidavellir-blacksmith = Armurier·ère du Roi
    .power = Une Forgeronne spéciale de 2 grades rejoint votre armée.
distinction-nidavellir-explorer = Pionnier·ère du Royaume
    .power = Regardez 3 cartes du second âge et gardez-en une.

## Heroes of Nidavellir.

hero-nidavellir-kraal = Kraal
    .title = Kraal le Vénal
    .power = 2 grades Guerrier·ère valant 7 et 0 points.
hero-nidavellir-tarah = Tarah
    .title = Tarah Frappe Fatale
    .power = 1 grade Guerrier·ère valant 14 points.
hero-nidavellir-aral = Aral
    .title = Aral Serres d’Aigle
    .power = 2 grades Chasseur·euse.
hero-nidavellir-dagda = Dagda
    .title = Dagda l’Explosive
    .power = 3 grades Chasseur·euse, au prix de la carte Nain·e du dessus de deux autres colonnes.
hero-nidavellir-aegur = Aëgur
    .title = Aëgur Poing d’Acier
    .power = 2 grades Forgeron·ne.
hero-nidavellir-bonfur = Bonfur
    .title = Bonfur le Tyrannique
    .power = 3 grades Forgeron·ne, au prix de la carte Nain·e du dessus d’une autre colonne.
hero-nidavellir-lokdur = Lokdur
    .title = Lokdur Cœur Cupide
    .power = 1 grade Mineur·euse valant 3 points.
hero-nidavellir-zoral = Zoral
    .title = Zoral le Contremaître
    .power = 3 grades Mineur·euse valant 1, 0 et 0 points.
hero-nidavellir-hourya = Hourya
    .title = Hourya l’Insaisissable
    .power = 1 grade Explorateur·rice valant 20 points ; ne vient que si vous avez déjà 5 grades Explorateur·rice.
hero-nidavellir-idunn = Idunn
    .title = Idunn la Furtive
    .power = 1 grade Explorateur·rice valant 7 points ; chaque grade Explorateur·rice, le sien aussi, rapporte 2 points de plus.
hero-nidavellir-astrid = Astrid
    .title = Astrid la Fortunée
    .power = Rapporte la valeur de votre plus haute pièce.
hero-nidavellir-grid = Grid
    .title = Grid la Mercantile
    .power = 7 points ; transformez aussitôt une de vos pièces de +7.
hero-nidavellir-skaa = Skaa
    .title = Skaa l’Insondable
    .power = 17 points en fin de partie.
hero-nidavellir-dwerg_aesir = Aesir
    .title = Aesir, frère Dwerg
    .power = 13, 40, 81, 108 ou 135 points pour un à cinq frères Dwerg.
hero-nidavellir-dwerg_bergelmir = Bergelmir
    .title = Bergelmir, frère Dwerg
    .power = 13, 40, 81, 108 ou 135 points pour un à cinq frères Dwerg.
hero-nidavellir-dwerg_jungir = Jungir
    .title = Jungir, frère Dwerg
    .power = 13, 40, 81, 108 ou 135 points pour un à cinq frères Dwerg.
hero-nidavellir-dwerg_sigmir = Sigmir
    .title = Sigmir, frère Dwerg
    .power = 13, 40, 81, 108 ou 135 points pour un à cinq frères Dwerg.
hero-nidavellir-dwerg_ymir = Ymir
    .title = Ymir, frère Dwerg
    .power = 13, 40, 81, 108 ou 135 points pour un à cinq frères Dwerg.
hero-nidavellir-thrud = Thrud
    .title = Thrud la Chasseuse de Têtes
    .power = 1 grade dans la colonne de votre choix, toujours au-dessus : au lieu d’être recouverte, elle se déplace. 13 points.
hero-nidavellir-ylud = Ylud
    .title = Ylud l’Imprévisible
    .power = Rejoint une colonne au choix à la fin de l’âge 1 et peut en changer à la fin de l’âge 2 : Guerrière 7, Mineuse 1, Exploratrice 11, Chasseuse ou Forgeronne.
hero-nidavellir-uline = Uline
    .title = Uline la Voyante
    .power = 9 points ; gardez vos pièces en main et misez à chaque taverne après la révélation des autres.

## Cognars of Nains, then what majorities win: the Elite and the Certification.

hero-nains-volgrir = Volgrir
    .power = 2 grades Bouclier.
hero-nains-abokar = Abokar
    .power = 1 grade Bouclier ; rapporte 1 point par grade de votre colonne Bouclier.
hero-nains-svara = Svara
    .power = 1 grade Bouclier ; regardez 5 cartes de la seconde ère et placez-en une dans votre armée.
hero-nains-ararun = Ararun
    .power = 2 grades Temple avec 2 points et 1 symbole Occulte.
hero-nains-sriza = Sriza
    .power = 1 grade Temple avec 2 symboles Occulte.
hero-nains-fey = Fey
    .power = 1 grade Temple valant 5 points.
hero-nains-derdhr = Derdhr
    .power = 1 grade Talion valant 13 points ; transformez aussitôt une de vos pièces de +5.
hero-nains-kardum = Kardum
    .power = 2 grades Talion avec 5 points ; votre 0 devient un 3 qui permet toujours l’échange.
hero-nains-oosram = Oösräm
    .power = 1 grade Errants valant 15 points ; retire 2 jetons Paria en fin de partie.
hero-nains-droh = Dröh
    .power = 2 grades Errants avec 10 points ; retire 1 jeton Paria en fin de partie.
hero-nains-ulrog = Ulrog
    .power = 1 grade Forge avec 2 runes uniques.
hero-nains-tala = Tala
    .power = 2 grades Forge avec 6 points et 1 rune unique.
hero-nains-torun = Torun
    .power = 1 grade Forge avec 12 points et 1 rune unique.
hero-nains-gurdan = Gurdan
    .power = 22 points et 1 symbole Malt ; avec Borogam, chacun de vos symboles Malt rapporte 1 point de plus.
hero-nains-borogam = Borogam
    .power = 14 points et 3 symboles Malt ; avec Gurdan, chacun de vos symboles Malt rapporte 1 point de plus.
hero-nains-jorun = Jorun
    .power = 1 rune unique ; rapporte 3 points par rune différente que vous possédez.
hero-nains-oboron = Oboron
    .power = 15 points ; vient avec Ga’at, à placer aussitôt.
hero-nains-gaat = Ga’at
    .power = Vient avec Oboron : 1 grade dans la colonne de votre choix, avec 2 points au Temple, 9 chez les Errants, 4 à la Forge et 6 au Talion.
hero-nains-tadgar = Tadgar
    .power = 1 grade dans la colonne de votre choix et 24 points ; les mercenaires viennent au moins par deux.
hero-nains-lygdr = Lygdr
    .power = 1 grade dans la colonne de votre choix et 23 points ; les mercenaires viennent au moins par deux.
hero-nains-wal = Wal
    .power = 1 grade dans la colonne de votre choix et 22 points ; les mercenaires viennent au moins par deux.
hero-nains-akab = Akab
    .power = 1 grade dans la colonne de votre choix et 21 points ; les mercenaires viennent au moins par deux.
hero-nains-dawn = Dawn
    .power = 1 grade dans la colonne de votre choix et 20 points ; les mercenaires viennent au moins par deux.

hero-nains-tiss = Tiss
    .power = Rapporte 2 points par grade de votre colonne Bouclier.
hero-nains-aral = Aral
    .power = 1 symbole Occulte.
hero-nains-brum = Brum
    .power = 13 points ; retire 1 jeton Paria en fin de partie.
hero-nains-redwin = Redwin
    .power = 1 rune unique.
hero-nains-ordo = Ordo
    .power = La plus faible de vos deux plus petites pièces devient aussitôt leur somme ; la pièce qui permet l’échange ne compte pas.
hero-nains-certification = Certification de Liqueur
    .power = Chacun de vos symboles Malt rapporte 1 point de plus.

# Computer players, the gentlest first.
level-apprentice = Apprenti
    .about = Aime les bonnes cartes mais se contente souvent de moins : pour une première partie.
level-journeyman = Compagnon
    .about = Sait ce qu’il veut, et en laisse passer une partie.
level-artisan = Artisan
    .about = Joue avec sérieux et laisse rarement passer une occasion.
level-master = Maître
    .about = Joue selon un jugement appris au fil de nombreuses parties et réfléchit à ses meilleures enchères.
level-champion = Champion
    .about = Joue chaque manche jusqu’au bout dans sa tête avant de décider.
level-king = Roi
    .about = Le plus fort : comme le champion, avec tout le temps qu’il veut.
