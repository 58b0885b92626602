### The table as plain text. No message ends with a full stop: most are lines of their own.

## Labels.

table-round = Tour { $round } sur { $rounds }
table-taverns = Tavernes
table-treasure = Trésor Royal
table-deck = Pioche
table-player = Joueur·euse { $number }
table-seat = Place { $number }
table-gem = Gemme
table-coins = Pièces
table-pouch = Bourse
table-hand = Main
# $game, here and below: nidavellir or nains.
table-heroes = { $game ->
    [nains] Cognars
   *[nidavellir] Héros·ïnes
    }
table-heroes-left = { $game ->
    [nains] Cognars disponibles
   *[nidavellir] Héros·ïnes disponibles
    }
table-mercenaries-left = Mercenaires disponibles
table-elite = Élite
table-symbols = Symboles
table-evaluation = Cognars d’Élite, dans l’ordre de l’évaluation après l’ère 1
table-track = Piste du Bouclier, à partir de 0 grade
# $ruling is the id of a ruling.
table-reconstruction = Le livret de règles ne montre ni les cartes ni la piste du Bouclier de Nains : celles-ci sont une reconstitution ({ $ruling }) ; si vous avez la boîte, vous pouvez les corriger avec votre propre liste de cartes, un fichier TOML
table-command-zone = Zone de Commandement
table-lines = Lignes
table-score = Score
table-legal-actions = Actions possibles
table-empty = vide
table-order = Ordre de jeu
table-bid = Mise
table-hidden = cachée
# The coins of another player in memory mode.
table-coins-hidden = cachées
table-memory = Les pièces cachées ne sont pas comptées
table-scores-hidden = Les scores sont cachés jusqu’à la fin
table-face-down = { $coin } face cachée
# A Pariah token covers the points of a card.
table-covered = { $piece } sous un jeton Paria
table-next-hero = { $game ->
    [nains] prochain Cognar
   *[nidavellir] prochain·e Héros·ïne
    } : { $missing }
table-hero-due = { $game ->
    [nains] un Cognar à recruter
   *[nidavellir] un·e Héros·ïne à recruter
    }
table-cards-shown = Cartes proposées à { $player }
table-seen-by = Vue de { $player }
table-seen-by-all = Vue du public
table-all-open = Tout est visible

## Counts. In French, zero is singular.

count-cards = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
    }
count-ranks = { $count ->
    [one] { $count } grade
   *[other] { $count } grades
    }
count-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
    }
# The unit of what a chance to win gains or loses.
count-percentage-points = { $count ->
    [one] { $count } point de pourcentage
   *[other] { $count } points de pourcentage
    }
# The score of a player whose coins are hidden.
count-points-seen = { $count ->
    [one] { $count } point sans les pièces
   *[other] { $count } points sans les pièces
    }
# The value of a track, and the points of cards in its column.
count-track = piste { $count }
count-track-more = piste { $count }+{ $points }
# The occult symbol on the board is among them.
count-occult = { $count ->
    [one] { $count } occulte (du plateau)
   *[other] { $count } occultes (dont 1 du plateau)
    }
# Different runes.
count-runes = { $count ->
    [one] { $count } rune
   *[other] { $count } runes différentes
    }
count-malt = { $count ->
    [one] { $count } malt
   *[other] { $count } malts
    }

count-players = { $count ->
    [one] { $count } joueur·euse
   *[other] { $count } joueur·euse·s
    }

# A label with its value.
label-value = { $label } : { $value }

# One of several lists in a row.
list-group = { $group } ;

## Whose turn it is.

turn-bid = { $player } mise
turn-bids = { $players } misent
turn-coin = { $player } choisit une pièce pour la taverne
turn-take = { $player } prend une carte
turn-drop = { $player } défausse une carte de la taverne
turn-hero = { $game ->
    [nains] { $player } recrute un Cognar
   *[nidavellir] { $player } recrute un·e Héros·ïne
    }
turn-hero-bound = { $player } recrute un deuxième mercenaire : les mercenaires viennent par deux
turn-ally = { $player } place Ga’at
turn-discard = { $count ->
    [one] { $player } défausse un nain
   *[other] { $player } défausse { $count } nains
    }
turn-thrud = { $player } place Thrud
turn-ylud = { $player } place Ylud
turn-transform = { $player } ajoute +{ $plus } à une pièce
turn-improve = { $player } améliore de +1 une pièce de sa bourse
turn-trade = { $player } échange des pièces
turn-keep = { $count ->
    [one] { $player } garde la carte montrée
   *[other] { $player } garde une carte sur { $count }
    }
turn-deal = Les cartes sont distribuées
turn-offer = Des cartes sont piochées pour { $player }
turn-burn = Une carte de la pioche est défaussée
turn-over = La partie est terminée

# $players is a list of names, $count their number.
table-winners = { $who ->
    [you] { $count ->
        [one] { $players } gagnez
       *[other] { $players } partagez la victoire
        }
   *[other] { $count ->
        [one] { $players } l’emporte
       *[other] { $players } se partagent la victoire
        }
    } avec { $points ->
    [one] { $points } point
   *[other] { $points } points
    }

## Actions to choose from, in the infinitive. Coins have their short names.

action-bid = miser { $first }, { $second }, { $third }
action-coin = miser { $coin } sur cette taverne
action-take = prendre { $card }
action-drop = défausser { $card } de la taverne
action-hero = recruter { $hero }
action-hero-in = recruter { $hero } dans la colonne { $column }
action-ally = placer Ga’at dans la colonne { $column }
action-discard = défausser la dernière carte Nain·e de la colonne { $column }
action-discard-two = défausser la dernière carte Nain·e des colonnes { $first } et { $second }
action-thrud = placer Thrud dans la colonne { $column }
action-ylud = placer Ylud dans la colonne { $column }
action-ylud-stay = laisser Ylud dans la colonne { $column }
# $place is a place of the game record.
action-transform = transformer { $coin } { $place ->
    [tavern1] à la première taverne
    [tavern2] à la deuxième taverne
    [tavern3] à la troisième taverne
    [pouch] dans la bourse
    [hand] en main
   *[other] à cet endroit
    }
action-improve = améliorer de +1 le { $coin } de la bourse
action-trade = échanger { $first } et { $second }
action-keep = garder { $card }

# Advice of the strongest bot.
hint-for = Pour { $player } : chances de victoire, fréquence du choix chez le Roi
hint-option = { $win } ({ $play }) : { $action }

# Asked at a terminal, before the numbers of a score pad.
pad-ask-name = Nom de la personne { $number } (vide pour finir)
pad-ask-game = Quel jeu ? { $games }
pad-ask-counts = { $part } : { $entries } ; exemple : { $example } (vide : rien)
pad-ask-coins = { $part } : les cinq valeurs ; exemple : { $example } (vide : rien)
pad-ask-heroes = { $part } avec leurs propres points : les vôtres parmi { $heroes } ; exemple : { $example } (vide : rien)

# Entries of a score pad.
pad-ranks = Grades
pad-points = Points
pad-mercenaries = Points des mercenaires
pad-occult = Symboles Occulte des cartes
pad-runes = Runes différentes
pad-covered = Sous le jeton { $number }
pad-malt = Symboles Malt
pad-gem = Gemme { $number }
