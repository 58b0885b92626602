### Lessons: navigation, and the rules that the games share. Titles and labels have no full stop, paragraphs do.
### $game is nidavellir or nains.

## Navigation.

learn-title = Apprendre
learn-lead = Misez dans trois tavernes, levez une armée de nains, attirez des héros et transformez vos petites pièces en grosses. Les deux jeux sont expliqués ici, avec toutes leurs cartes.
learn-rules = Règles
learn-cards = Toutes les cartes
learn-rulings = Précisions
learn-aid = Aide de jeu
learn-contents = Sommaire
learn-begin = Par où commencer
learn-begin-play = Jouez contre un apprenti et consultez au fil de la partie : touchez n’importe quel élément de la table pour voir ce qu’il fait, avec un lien vers cette page.
learn-begin-box = Vous jouez avec la vraie boîte ? Imprimez l’aide de jeu et comptez avec la feuille de score.
learn-play = Jouer contre des bots
learn-pitch-nidavellir = Cinq classes, chacune avec son décompte ; un héros pour chaque ligne ; des distinctions à mi-partie. Commencez par celui-ci.
learn-pitch-nains = Les mêmes tavernes et les mêmes pièces avec cinq Ordres, des mercenaires, des runes, du malt et des parias. Pour qui connaît Nidavellir.
learn-print-line = Cette page tient sur une feuille A4.
learn-more = En savoir plus

## Setup.

learn-setup = Mise en place
learn-setup-text = Tout le monde commence avec les cinq mêmes pièces et une gemme au hasard. Le Trésor Royal et { $game ->
    [nains] les Cognars
   *[nidavellir] les cartes Héros·ïne
    } sont face visible. Les cartes { $game ->
    [nains] des deux ères
   *[nidavellir] des deux âges
    } forment deux pioches face cachée.
learn-setup-table = Les quantités dépendent du nombre de personnes à la table :
learn-supply-rounds = { $game ->
    [nains] Tours par ère
   *[nidavellir] Tours par âge
    }
learn-supply-tavern = Cartes par taverne
learn-supply-deck = Pioche, { $age }
learn-supply-treasure = Pièces du Trésor
learn-supply-gems = Gemmes

## A round.

learn-round = Un tour
learn-round-text = La partie dure deux { $game ->
    [nains] ères
   *[nidavellir] âges
    } de quelques tours. Chaque tour se déroule ainsi :
learn-round-deal = Les nains arrivent : chacune des trois tavernes reçoit autant de cartes face visible que de joueur·euse·s (trois dans une partie à deux).
learn-round-bid = Tout le monde mise en secret : une pièce face cachée sur chaque taverne, les deux autres dans la bourse.
learn-round-reveal = Les tavernes sont résolues l’une après l’autre. On y révèle les pièces misées ; la plus forte choisit d’abord.
learn-round-take = À votre tour, prenez une carte et placez-la dans votre armée. { $game ->
    [nains] Son Ordre peut avoir un effet, de nouvelles lignes amènent des Cognars, et à la fin vous échangez si la pièce misée le permet.
   *[nidavellir] De nouvelles lignes amènent des héros, et à la fin vous échangez si la pièce misée le permet.
    }
learn-round-end = Quand tout le monde a choisi, les gemmes à égalité s’échangent. Après la troisième taverne, toutes les pièces reviennent en main.

## Bids.

learn-bids = Miser
learn-bids-text = Une mise achète votre place dans l’ordre de jeu, pas la carte : vous ne dépensez jamais de pièce. À chaque tour vous répartissez les cinq mêmes, et à la fin elles rapportent aussi des points.
learn-bids-zero = Le 0 est la mise la plus faible et le meilleur placement. Il choisit tard, mais permet l’échange : les deux pièces de votre bourse vous en donnent une meilleure. S’il reste dans la bourse, il n’y a pas d’échange ce tour-ci.
learn-bids-secret = Les mises restent cachées jusqu’à la résolution de leur taverne. Tout le monde sait quelles cinq pièces vous avez, mais pas où elles sont.
learn-bids-figure = { $player } mise sur les trois tavernes et garde deux pièces dans la bourse.

## Order of play.

learn-order = Qui choisit d’abord
learn-order-text = La plus forte pièce de la taverne choisit d’abord, puis la suivante, jusqu’à la plus faible. À pièces égales, la plus haute gemme joue d’abord.
learn-order-swap = À la fin de la taverne, à mises égales, les gemmes s’échangent : la plus haute avec la plus basse, la deuxième avec l’avant-dernière ; celle du milieu reste. Une bonne gemme gagne une égalité, puis change de main.
learn-order-fixed = L’ordre est fixé à la révélation des pièces. Si une pièce change de valeur plus tard à cette taverne, ni l’ordre ni les égalités ne changent.
learn-order-figure = { $tavern } : l’ordre de jeu. { $first } et { $second } sont à égalité et échangent donc leurs gemmes ensuite.
learn-order-place = Ordre
learn-order-before = Gemme
learn-order-after = Gemme ensuite

## Coins.

learn-coins = De meilleures pièces
learn-coins-text = Il y a deux façons d’améliorer une pièce : l’échange et la transformation. Dans les deux cas, une de vos pièces est remplacée par une plus forte du Trésor Royal.
learn-coins-trade = L’échange
learn-coins-trade-text = Si vous avez misé le 0 (ou le 3 spécial), votre tour se termine par un échange : révélez les deux pièces de votre bourse et additionnez-les. La plus forte est remplacée par une pièce de cette somme, qui va dans la bourse. L’échange est obligatoire, même sans profit.
learn-coins-trade-figure = { $first } + { $second } = { $sum } : le { $given } est rendu, le { $taken } va dans la bourse.
learn-coins-transform = La transformation
learn-coins-transform-text = { $game ->
    [nains] Derdhr améliore un talion à +5, une carte Talion à +1. Remplacez-le par un talion augmenté d’autant
   *[nidavellir] Certaines cartes et certains pouvoirs ajoutent +3, +5 ou +7 à une pièce. Choisissez une de vos pièces, où qu’elle soit. Remplacez-la par une pièce augmentée d’autant
    }, à la même place, face visible ou cachée comme avant. Le 0 et le 3 { $game ->
    [nains] Échange
   *[nidavellir] spécial
    } ne se transforment jamais.
learn-coins-missing = Si la pièce n’est pas disponible
learn-coins-missing-text = Si le Trésor n’a pas la pièce voulue, prenez la suivante au-dessus. S’il n’y en a pas, prenez la suivante en dessous, même si vous y perdez ; mais jamais la valeur que vous venez de rendre.
learn-coins-missing-figure = { $first } + { $second } = { $sum }, mais il n’y a plus de { $sum } : le { $given } devient { $taken }.
learn-coins-back = Une pièce de base échangée quitte la partie ; une pièce d’or retourne au Trésor.

## Lines.

learn-lines = Lignes et { $game ->
    [nains] Cognars
   *[nidavellir] héros
    }
learn-lines-text = Votre armée a cinq colonnes, une par { $game ->
    [nains] Ordre
   *[nidavellir] classe
    }. La plupart des cartes ont un grade ; un grade dans chacune des cinq colonnes forme une ligne.
learn-lines-recruit = { $game ->
    [nains] Une nouvelle ligne vous amène aussitôt le Cognar de votre choix. Ses grades peuvent compléter une autre ligne et en amener un autre.
   *[nidavellir] Dès que vous avez plus de lignes que de héros, vous recrutez le héros de votre choix. Ses grades peuvent compléter une autre ligne et en amener un autre.
    }
learn-lines-kept = { $game ->
    [nains] Les lignes se comptent sur des colonnes entières : deux grades dans chaque colonne font deux lignes, quelles que soient les cartes.
   *[nidavellir] Les lignes se comptent sur des colonnes entières : deux grades dans chaque colonne font deux lignes, quelles que soient les cartes. Si vous perdez des cartes plus tard, vous gardez vos héros, mais une ligne reconstituée ne rapporte rien.
    }
learn-lines-figure = Un grade dans chaque colonne forme une ligne : { $hero } vous rejoint.

## The end.

learn-end = La fin
learn-end-text = Après la dernière taverne { $game ->
    [nains] de la seconde ère, additionnez les cinq Ordres, les Cognars et Cognars d’Élite de votre zone de Commandement, votre malt et vos cinq talions.
   *[nidavellir] du second âge, additionnez les cinq classes, les héros de votre zone de Commandement, vos cinq pièces, et 3 points pour la gemme 6.
    }
learn-end-figure = { $winner } l’emporte avec { $points ->
    [one] { $points } point
   *[other] { $points } points
    }.

## Tables of points, cards, heroes and coins.

learn-points = Valeur
learn-columns = { $game ->
    [nains] Les cinq Ordres
   *[nidavellir] Les cinq classes
    }
learn-heroes = { $game ->
    [nains] Les Cognars
   *[nidavellir] Les Héros·ïnes
    }
learn-evaluation = { $game ->
    [nains] Évaluation des Ordres (fin de l’ère 1)
   *[nidavellir] Évaluation des troupes (fin de l’âge 1)
    }
learn-players-few = 2 à 4 joueur·euse·s
learn-players-five = 5 joueur·euse·s
learn-card = Carte
learn-place-column = À la fin de la colonne { $column }
learn-place-any = Dans la colonne de votre choix
learn-place-command = En zone de Commandement
learn-place-won = Majorité ({ $counted })
learn-base-coins = Pièces de base
learn-special-coin = Le 3 spécial
learn-treasure-line = À { $players } : { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
    }. Le nombre sous une pièce indique combien il y en a.
learn-gems = Gemmes
learn-cards-lead = Toutes les cartes du jeu. Chaque élément touché sur la table mène ici.
learn-columns-points = Valeur selon la colonne

## Rulings.

learn-rulings-lead = Là où les règles imprimées se taisent, sont ambiguës ou diffèrent d’une édition à l’autre, une précision tranche ; sous chacune, vous lisez ce que dit le texte imprimé et la raison de notre choix. Les messages d’erreur les citent par ces noms.
learn-rulings-words = Les livrets disent Elvaland ou Seigneur pour joueur·euse, Points de Bravoure pour les points des cartes et Valeur finale de Bravoure pour le score.
