### Names of the components. The last part of an id is the token of the game record.
### Proper names are those of the French edition, written gender-neutral as its player aid does.
### Coins are “pièces”; nains.ftl has the messages of Nains, whose coins are “talions”.
### A no-break space stands before : ; ! ? and inside « ».

game-nidavellir = Nidavellir
game-nains = Nains
edition-original = Édition originale
edition-german = Édition allemande
age-nidavellir = Âge { $age }
age-nains = Ère { $age }

## Taverns, in order.

tavern-nidavellir-0 = Gobelin Rieur
    .at = au Gobelin Rieur
tavern-nidavellir-1 = Dragon Dansant
    .at = au Dragon Dansant
tavern-nidavellir-2 = Cheval Fringuant
    .at = au Cheval Fringuant
tavern-nains-0 = Chope d’Yjdad
    .at = à la Chope d’Yjdad
tavern-nains-1 = Grognard Rôti
    .at = au Grognard Rôti
tavern-nains-2 = Hallebarde Gourmande
    .at = à la Hallebarde Gourmande

# The shortcut of a tavern: a letter of its name, but none of T A O C S L, which are other shortcuts.
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
card-nidavellir-special-blacksmith = Forgeron·ne (Armurier·ère du Roi)
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

# Short symbols, where there is little room: Temple 2 o, Forge 1 ◊fer m.
symbol-legend = ◊ rune · m malt · o occulte
rune-short-fire = feu
rune-short-iron = fer
rune-short-stone = pierre
rune-short-wind = vent
rune-short-star = étoile

## Coins: inside a sentence, and in a list.

coin-base = pièce { $value }
    .short = { $value }
coin-gold = pièce d’or { $value }
    .short = { $value } d’or
coin-special = pièce spéciale { $value }
    .short = { $value } spécial

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

distinction-nidavellir-warrior = La Main du Roi
    .power = Ajoutez +5 à une de vos pièces.
distinction-nidavellir-hunter = Maître·sse de Chasse
    .power = Échangez votre 0 contre le 3 spécial, qui permet aussi l’échange.
distinction-nidavellir-miner = Joaillier·ère de la Couronne
    .power = Prenez la gemme 6 : elle gagne toutes les égalités, ne s’échange jamais et rapporte 3 points.
distinction-nidavellir-blacksmith = Armurier·ère du Roi
    .power = Ajoutez à votre armée la carte Forgeron·ne spéciale de 2 grades.
distinction-nidavellir-explorer = Pionnier·ère du Royaume
    .power = Regardez 3 cartes de l’âge 2 et gardez-en une.

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
    .power = 3 grades Chasseur·euse ; défaussez la dernière carte Nain·e de deux autres colonnes.
hero-nidavellir-aegur = Aëgur
    .title = Aëgur Poing d’acier
    .power = 2 grades Forgeron·ne.
hero-nidavellir-bonfur = Bonfur
    .title = Bonfur le Tyrannique
    .power = 3 grades Forgeron·ne ; défaussez la dernière carte Nain·e d’une autre colonne.
hero-nidavellir-lokdur = Lokdur
    .title = Lokdur Cœur cupide
    .power = 1 grade Mineur·euse valant 3 points.
hero-nidavellir-zoral = Zoral
    .title = Zoral le Contremaître
    .power = 3 grades Mineur·euse valant 1, 0 et 0 points.
hero-nidavellir-hourya = Hourya
    .title = Hourya l’Insaisissable
    .power = 1 grade Explorateur·rice valant 20 points ; il faut déjà 5 grades Explorateur·rice pour la recruter.
hero-nidavellir-idunn = Idunn
    .title = Idunn la Furtive
    .power = 1 grade Explorateur·rice valant 7 points, plus 2 points par grade Explorateur·rice, le sien compris.
hero-nidavellir-astrid = Astrid
    .title = Astrid la Fortunée
    .power = Rapporte la valeur de votre plus forte pièce.
hero-nidavellir-grid = Grid
    .title = Grid la Mercantile
    .power = 7 points ; ajoutez aussitôt +7 à une de vos pièces.
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
    .title = Thrud la Chasseuse de têtes
    .power = 13 points ; 1 grade à la fin de la colonne de votre choix. Quand une carte devrait la recouvrir, replacez-la dans la colonne de votre choix (la même ou une autre).
hero-nidavellir-ylud = Ylud
    .title = Ylud l’Imprévisible
    .power = Attend en zone de Commandement. À la fin de l’âge 1, placez-la dans la colonne de votre choix ; à la fin de l’âge 2, placez-la, ou déplacez-la si vous voulez. Elle vaut 7 en Guerrier·ère, 1 en Mineur·euse, 11 en Explorateur·rice, un grade en Chasseur·euse ou Forgeron·ne.
hero-nidavellir-uline = Uline
    .title = Uline la Voyante
    .power = 9 points ; gardez vos pièces en main et misez à chaque taverne après la révélation des autres mises.

## Cognars of Nains, then what majorities win: the Elite and the Certification.

hero-nains-volgrir = Volgrir
    .power = 2 grades Bouclier.
hero-nains-abokar = Abokar
    .power = 1 grade Bouclier ; rapporte 1 point par grade de votre colonne Bouclier.
hero-nains-svara = Svara
    .power = 1 grade Bouclier ; regardez 5 cartes de la pioche de l’ère 2 et placez-en une dans votre armée. Au dernier tour de l’ère 2, vous prenez la seule carte restante.
hero-nains-ararun = Ararun
    .power = 2 grades Temple avec 2 points et 1 symbole Occulte.
hero-nains-sriza = Sriza
    .power = 1 grade Temple avec 2 symboles Occulte.
hero-nains-fey = Fey
    .power = 1 grade Temple valant 5 points.
hero-nains-derdhr = Derdhr
    .power = 1 grade Talion valant 13 points ; améliorez aussitôt un de vos talions à +5 (sauf le 0 et le 3 Échange).
hero-nains-kardum = Kardum
    .power = 2 grades Talion avec 5 points ; échangez votre 0 contre le 3 Échange, qui permet aussi l’échange.
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
    .power = 15 points ; son allié Ga’at l’accompagne : placez-le aussitôt.
hero-nains-gaat = Ga’at
    .power = Vient avec Oboron : 1 grade dans la colonne de votre choix, valant 2 points au Temple, 9 chez les Errants, 4 à la Forge et 6 au Talion. Sur la piste du Bouclier, il compte pour son seul grade.
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
    .power = Aussitôt : additionnez vos deux plus faibles talions, sans le 0 ni le 3 Échange ; le plus faible des deux devient un talion de cette somme.
hero-nains-certification = Certification de Liqueur
    .power = Chacun de vos symboles Malt rapporte 1 point de plus.

# Levels of bots, the weakest first.
level-apprentice = Apprenti
    .about = Se contente souvent de la deuxième meilleure carte : idéal pour une première partie.
level-journeyman = Compagnon
    .about = A un plan, mais laisse passer des occasions.
level-artisan = Artisan
    .about = Joue sérieusement et laisse rarement passer une occasion.
level-master = Maître
    .about = Joue d’instinct, appris au fil de très nombreuses parties, sans anticiper.
level-champion = Champion
    .about = Joue chaque tour de tête jusqu’au bout avant de décider.
level-king = Roi
    .about = Réfléchit comme le champion, mais plus longtemps.

# Personalities: computer players with a style of their own.
level-collector = Collectionneur
    .about = Échange ses pièces dès qu’il peut et adore les plus grosses.
level-planner = Stratège
    .about = Mise toute la partie sur une seule colonne de son armée.
level-gambler = Flambeur
    .about = Choisit de bonnes cartes, mais enchérit au petit bonheur.
