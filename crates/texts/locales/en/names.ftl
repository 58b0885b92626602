### Names of the components. The last part of an id is the token of the game record.
### Proper names are those of the English edition; the labels of Nains are our own.

game-nidavellir = Nidavellir
game-nains = Nains
edition-original = Original edition
edition-german = German edition
age-nidavellir = Age { $age }
age-nains = Era { $age }

## Taverns, in order.

tavern-nidavellir-0 = Laughing Goblin
    .at = at the Laughing Goblin
tavern-nidavellir-1 = Dancing Dragon
    .at = at the Dancing Dragon
tavern-nidavellir-2 = Shining Horse
    .at = at the Shining Horse
tavern-nains-0 = Chope d’Yjdad
    .at = at the Chope d’Yjdad
    .gloss = Yjdad’s Tankard
tavern-nains-1 = Grognard Rôti
    .at = at the Grognard Rôti
    .gloss = Roast Grumbler
tavern-nains-2 = Hallebarde Gourmande
    .at = at the Hallebarde Gourmande
    .gloss = Hungry Halberd

# The shortcut of a tavern: a letter of its name, but none of T A O C S L, which are other shortcuts.
tavern-key-nidavellir-0 = G
tavern-key-nidavellir-1 = D
tavern-key-nidavellir-2 = H
tavern-key-nains-0 = Y
tavern-key-nains-1 = G
tavern-key-nains-2 = H

## Classes and Orders: the column, and one dwarf of it.

column-nidavellir-warrior = Warriors
    .dwarf = Warrior
column-nidavellir-hunter = Hunters
    .dwarf = Hunter
column-nidavellir-miner = Miners
    .dwarf = Miner
column-nidavellir-blacksmith = Blacksmiths
    .dwarf = Blacksmith
column-nidavellir-explorer = Explorers
    .dwarf = Explorer
column-nains-bouclier = Shield
    .dwarf = Shield dwarf
column-nains-temple = Temple
    .dwarf = Temple dwarf
column-nains-errants = Wanderers
    .dwarf = Wanderer
column-nains-forge = Forge
    .dwarf = Forge dwarf
column-nains-talion = Talion
    .dwarf = Talion dwarf

## Cards.

card-nidavellir-warrior = Warrior { $points }
card-nidavellir-hunter = Hunter
card-nidavellir-miner = Miner { $points }
card-nidavellir-blacksmith = Blacksmith
card-nidavellir-special-blacksmith = Special Blacksmith (King’s Great Armorer)
card-nidavellir-explorer = Explorer { $points }
card-nidavellir-offering = Royal Offering +{ $points }
card-nains-bouclier = Shield
card-nains-temple = Temple { $points }
card-nains-errants = Wanderer { $points }
card-nains-forge = Forge { $points }
card-nains-talion = Talion { $points }

# Symbols follow the name of a card in brackets: Temple 2 (occult, 2 malt).
symbol-occult = { $count ->
    [one] occult
   *[other] { $count } occult
    }
symbol-malt = { $count ->
    [one] malt
   *[other] { $count } malt
    }
rune-fire = fire rune
rune-iron = iron rune
rune-stone = stone rune
rune-wind = wind rune
rune-star = star rune

# Short symbols, where there is little room: Temple 2 o, Forge 1 ◊iron m.
symbol-legend = ◊ rune · m malt · o occult
rune-short-fire = fire
rune-short-iron = iron
rune-short-stone = stone
rune-short-wind = wind
rune-short-star = star

## Coins: inside a sentence, and in a list.

coin-base = coin { $value }
    .short = { $value }
coin-gold = gold coin { $value }
    .short = gold { $value }
coin-special = special coin { $value }
    .short = special { $value }

## Lines of the score sheet besides the columns.

part-nidavellir-heroes = Heroes
part-nidavellir-coins = Coins
part-nidavellir-gem = Gem
part-nidavellir-total = Total
part-nains-heroes = Cognars
part-nains-elite = Elite Cognars
part-nains-malt = Malt
part-nains-coins = Coins
part-nains-total = Total

## Distinctions, by the column whose majority wins them.

distinction-nidavellir-warrior = King’s Hand
    .power = Transform one of your coins by +5.
distinction-nidavellir-hunter = Hunting Master
    .power = Swap your 0 for the special 3, which trades as well.
distinction-nidavellir-miner = Crown Jeweler
    .power = Take gem 6: it wins every tie, is never swapped and scores 3 points.
distinction-nidavellir-blacksmith = King’s Great Armorer
    .power = Add the special Blacksmith with 2 ranks to your army.
distinction-nidavellir-explorer = Pioneer of the Kingdom
    .power = Look at 3 cards of the second age and keep one.

## Heroes of Nidavellir.

hero-nidavellir-kraal = Kraal
    .title = Kraal the Venal
    .power = 2 Warrior ranks worth 7 and 0 points.
hero-nidavellir-tarah = Tarah
    .title = Tarah Lethal Strike
    .power = 1 Warrior rank worth 14 points.
hero-nidavellir-aral = Aral
    .title = Aral Eagle Claws
    .power = 2 Hunter ranks.
hero-nidavellir-dagda = Dagda
    .title = Dagda the Explosive
    .power = 3 Hunter ranks; discard the top dwarf of two other columns.
hero-nidavellir-aegur = Aëgur
    .title = Aëgur Fist of Steel
    .power = 2 Blacksmith ranks.
hero-nidavellir-bonfur = Bonfur
    .title = Bonfur the Tyrannical
    .power = 3 Blacksmith ranks; discard the top dwarf of another column.
hero-nidavellir-lokdur = Lokdur
    .title = Lokdur Greedy Heart
    .power = 1 Miner rank worth 3 points.
hero-nidavellir-zoral = Zoral
    .title = Zoral the Foreman
    .power = 3 Miner ranks worth 1, 0 and 0 points.
hero-nidavellir-hourya = Hourya
    .title = Hourya the Elusive
    .power = 1 Explorer rank worth 20 points; you need 5 Explorer ranks to recruit her.
hero-nidavellir-idunn = Idunn
    .title = Idunn the Furtive
    .power = 1 Explorer rank worth 7 points, plus 2 points for each of your Explorer ranks, her own included.
hero-nidavellir-astrid = Astrid
    .title = Astrid the Wealthy
    .power = Scores the value of your highest coin.
hero-nidavellir-grid = Grid
    .title = Grid the Mercantile
    .power = 7 points; transform one of your coins by +7 at once.
hero-nidavellir-skaa = Skaa
    .title = Skaa the Unfathomable
    .power = 17 points at the end of the game.
hero-nidavellir-dwerg_aesir = Aesir
    .title = Aesir, Dwerg brother
    .power = 13, 40, 81, 108 or 135 points for one to five Dwerg brothers.
hero-nidavellir-dwerg_bergelmir = Bergelmir
    .title = Bergelmir, Dwerg brother
    .power = 13, 40, 81, 108 or 135 points for one to five Dwerg brothers.
hero-nidavellir-dwerg_jungir = Jungir
    .title = Jungir, Dwerg brother
    .power = 13, 40, 81, 108 or 135 points for one to five Dwerg brothers.
hero-nidavellir-dwerg_sigmir = Sigmir
    .title = Sigmir, Dwerg brother
    .power = 13, 40, 81, 108 or 135 points for one to five Dwerg brothers.
hero-nidavellir-dwerg_ymir = Ymir
    .title = Ymir, Dwerg brother
    .power = 13, 40, 81, 108 or 135 points for one to five Dwerg brothers.
hero-nidavellir-thrud = Thrud
    .title = Thrud the Headhunter
    .power = 13 points; 1 rank on top of any column. When a card would cover her, place her again on top of any column, the same one included.
hero-nidavellir-ylud = Ylud
    .title = Ylud the Unpredictable
    .power = Waits in the command zone. At the end of age 1 you place her in any column; at the end of age 2 you place her, or may move her. Worth 7 as a Warrior, 1 as a Miner, 11 as an Explorer, a rank as a Hunter or Blacksmith.
hero-nidavellir-uline = Uline
    .title = Uline the Seer
    .power = 9 points; keep your coins in hand and bid at each tavern after everyone else has revealed.

## Cognars of Nains, then what majorities win: the Elite and the Certification.

hero-nains-volgrir = Volgrir
    .power = 2 Shield ranks.
hero-nains-abokar = Abokar
    .power = 1 Shield rank; scores 1 point for each of your Shield ranks.
hero-nains-svara = Svara
    .power = 1 Shield rank; look at 5 cards of the era 2 deck and place one in your army. In the last round of era 2 you take the one card that is left.
hero-nains-ararun = Ararun
    .power = 2 Temple ranks with 2 points and 1 occult symbol.
hero-nains-sriza = Sriza
    .power = 1 Temple rank with 2 occult symbols.
hero-nains-fey = Fey
    .power = 1 Temple rank worth 5 points.
hero-nains-derdhr = Derdhr
    .power = 1 Talion rank worth 13 points; transform one of your coins by +5 at once (never the 0 or the special 3).
hero-nains-kardum = Kardum
    .power = 2 Talion ranks with 5 points; swap your 0 for the special 3, which trades as well.
hero-nains-oosram = Oösräm
    .power = 1 Wanderer rank worth 15 points; removes 2 Pariah tokens at the end of the game.
hero-nains-droh = Dröh
    .power = 2 Wanderer ranks with 10 points; removes 1 Pariah token at the end of the game.
hero-nains-ulrog = Ulrog
    .power = 1 Forge rank with 2 unique runes.
hero-nains-tala = Tala
    .power = 2 Forge ranks with 6 points and 1 unique rune.
hero-nains-torun = Torun
    .power = 1 Forge rank with 12 points and 1 unique rune.
hero-nains-gurdan = Gurdan
    .power = 22 points and 1 malt symbol; together with Borogam, each of your malt symbols scores 1 more point.
hero-nains-borogam = Borogam
    .power = 14 points and 3 malt symbols; together with Gurdan, each of your malt symbols scores 1 more point.
hero-nains-jorun = Jorun
    .power = 1 unique rune; scores 3 points for each of your different runes.
hero-nains-oboron = Oboron
    .power = 15 points; his ally Ga’at comes with him: place Ga’at at once.
hero-nains-gaat = Ga’at
    .power = Comes with Oboron: 1 rank in any column, worth 2 points in the Temple, 9 with the Wanderers, 4 in the Forge and 6 in Talion. On the Shield track he counts as his one rank.
hero-nains-tadgar = Tadgar
    .power = 1 rank in any column and 24 points; mercenaries come at least in pairs.
hero-nains-lygdr = Lygdr
    .power = 1 rank in any column and 23 points; mercenaries come at least in pairs.
hero-nains-wal = Wal
    .power = 1 rank in any column and 22 points; mercenaries come at least in pairs.
hero-nains-akab = Akab
    .power = 1 rank in any column and 21 points; mercenaries come at least in pairs.
hero-nains-dawn = Dawn
    .power = 1 rank in any column and 20 points; mercenaries come at least in pairs.

hero-nains-tiss = Tiss
    .power = Scores 2 points for each of your Shield ranks.
hero-nains-aral = Aral
    .power = 1 occult symbol.
hero-nains-brum = Brum
    .power = 13 points; removes 1 Pariah token at the end of the game.
hero-nains-redwin = Redwin
    .power = 1 unique rune.
hero-nains-ordo = Ordo
    .power = At once: add up your two lowest coins, without the 0 or the special 3; the lower one becomes a coin of that sum.
hero-nains-certification = Liqueur Certification
    .power = Each of your malt symbols scores 1 more point.

# Levels of bots, the weakest first.
level-apprentice = Apprentice
    .about = Often takes the second-best card: good for a first game.
level-journeyman = Journeyman
    .about = Has a plan, but misses some chances.
level-artisan = Artisan
    .about = Plays soundly and rarely misses a chance.
level-master = Master
    .about = Plays by instinct learned in many games, without looking ahead.
level-champion = Champion
    .about = Plays every round through in its head before it decides.
level-king = King
    .about = Thinks like the champion, but for longer.

# Personalities: computer players with a style of their own.
level-collector = Collector
    .about = Trades coins whenever it can, and loves the big ones.
level-planner = Planner
    .about = Sets its heart on one column and chases it all game long.
level-gambler = Gambler
    .about = Picks good cards, but bids on a whim.
