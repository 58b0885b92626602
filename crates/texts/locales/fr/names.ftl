### Names of the things in the box. The last part of an id is the token of the game record.
### Proper names are those of the French edition, written gender-neutral as its player aid does.
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
part-nains-coins = Talions
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
distinction-nains-malt = Certification de Liqueur

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

## Cognars of Nains, then the Elite.

hero-nains-volgrir = Volgrir
hero-nains-abokar = Abokar
hero-nains-svara = Svara
hero-nains-ararun = Ararun
hero-nains-sriza = Sriza
hero-nains-fey = Fey
hero-nains-derdhr = Derdhr
hero-nains-kardum = Kardum
hero-nains-oosram = Oösräm
hero-nains-droh = Dröh
hero-nains-ulrog = Ulrog
hero-nains-tala = Tala
hero-nains-torun = Torun
hero-nains-gurdan = Gurdan
hero-nains-borogam = Borogam
hero-nains-jorun = Jorun
hero-nains-oboron = Oboron
hero-nains-gaat = Ga’at
hero-nains-tadgar = Tadgar
hero-nains-lygdr = Lygdr
hero-nains-wal = Wal
hero-nains-akab = Akab
hero-nains-dawn = Dawn

hero-nains-tiss = Tiss
hero-nains-aral = Aral
hero-nains-brum = Brum
hero-nains-redwin = Redwin
hero-nains-ordo = Ordo
