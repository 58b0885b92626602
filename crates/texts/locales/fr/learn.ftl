### The pages that teach both games: their frame, and the rules that the games share. Titles and labels stand without a full
### stop, paragraphs have theirs. $game is nidavellir or nains.

## The frame.

learn-title = Apprendre
learn-lead = Des mises dans trois tavernes, une colonne par-ci, une légende par-là, et des pièces qui grandissent à l’usage. Les deux jeux sont expliqués ici, avec toutes leurs cartes.
learn-rules = Règles
learn-cards = Toutes les cartes
learn-rulings = Précisions
learn-aid = Aide de jeu
learn-contents = Sommaire
learn-begin = Par où commencer
learn-begin-play = Installez-vous face à un apprenti et cherchez au fil du jeu : tout ce qui est sur la table s’explique d’un geste, et mène ici.
learn-begin-box = Vous jouez avec la boîte ? Imprimez l’aide de jeu et laissez la feuille de marque compter.
learn-play = Jouer contre des robots
learn-pitch-nidavellir = Cinq classes qui comptent chacune à sa façon, des renforts à chaque ligne, des distinctions à mi-parcours. Celui par lequel commencer.
learn-pitch-nains = Les mêmes tavernes et les mêmes pièces avec cinq Ordres, des mercenaires, des runes, du malt et des parias. Pour qui connaît déjà l’autre.
learn-print-line = Cette page s’imprime sur une feuille A4.
learn-more = En savoir plus

## Set-up.

learn-setup = Mise en place
learn-setup-text = Tout le monde commence avec les cinq mêmes pièces et une gemme tirée au hasard. Le Trésor Royal et { $game ->
    [nains] les Cognars
   *[nidavellir] les cartes Héros·ïne
    } sont face visible. Les cartes { $game ->
    [nains] des deux ères
   *[nidavellir] des deux âges
    } forment deux pioches, face cachée.
learn-setup-table = Les quantités dépendent du nombre de personnes :
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
    } de quelques tours, et chaque tour se déroule ainsi :
learn-round-deal = Les Nain·e·s entrent : des cartes sont distribuées face visible dans les trois tavernes, une par personne (trois si vous n’êtes que deux).
learn-round-bid = Tout le monde mise en secret : une pièce face cachée sur chaque taverne, les deux autres dans la bourse.
learn-round-reveal = Les tavernes sont servies l’une après l’autre. On y révèle les pièces misées ; la plus haute choisit d’abord.
learn-round-take = À votre tour, prenez une carte et placez-la dans votre armée. { $game ->
    [nains] Son Ordre peut avoir un effet ; de nouvelles lignes vous amènent des Cognars ; si votre pièce permet l’échange, vous échangez en dernier.
   *[nidavellir] De nouvelles lignes vous amènent des cartes Héros·ïne ; si votre pièce permet l’échange, vous échangez en dernier.
    }
learn-round-end = Quand tout le monde a choisi, les gemmes à égalité s’échangent. Après la troisième taverne, toutes les pièces reviennent en main.

## Bids.

learn-bids = Miser
learn-bids-text = Une mise achète un rang dans la file, pas la carte : aucune pièce n’est dépensée. Vous répartissez à chaque tour les cinq mêmes pièces, et à la fin elles valent aussi des points.
learn-bids-zero = Le 0 est la mise la plus faible et le meilleur placement. Il choisit tard, mais il permet d’échanger les deux pièces de votre bourse contre une meilleure. Laissé dans la bourse, il n’y a pas d’échange ce tour-ci.
learn-bids-secret = Les mises restent cachées jusqu’à ce que leur taverne soit servie. Les cinq pièces que chacun·e possède ne sont pas secrètes ; leur place l’est.
learn-bids-figure = { $player } mise sur les trois tavernes et garde deux pièces dans la bourse.

## Order of play.

learn-order = Qui choisit d’abord
learn-order-text = La plus haute pièce de la taverne choisit d’abord, puis la suivante, jusqu’à la plus basse. À pièces égales, la plus haute gemme passe devant.
learn-order-swap = La taverne terminée, les mises égales s’échangent leurs gemmes : la plus haute avec la plus basse, la deuxième avec l’avant-dernière, et celle du milieu reste en place. Une bonne gemme gagne une égalité, puis s’en va.
learn-order-fixed = L’ordre est fixé à la révélation des pièces. Une pièce qui change de valeur plus tard dans cette taverne ne change ni l’ordre ni les égalités.
learn-order-figure = { $tavern } : on choisit dans cet ordre. { $first } et { $second } ont misé pareil et s’échangent donc leurs gemmes ensuite.
learn-order-place = Choix
learn-order-before = Gemme
learn-order-after = Gemme ensuite

## Coins.

learn-coins = De meilleures pièces
learn-coins-text = Les pièces grandissent de deux façons, par échange et par transformation. Dans les deux cas, l’une des vôtres laisse la place à une plus haute du Trésor Royal.
learn-coins-trade = L’échange
learn-coins-trade-text = Vous avez misé le 0 et votre tour s’achève : montrez les deux pièces de votre bourse et additionnez-les. La plus haute est remplacée par une pièce de cette somme, qui va dans la bourse. C’est obligatoire, même sans profit.
learn-coins-trade-figure = { $first } + { $second } = { $sum } : la pièce { $given } est rendue, la pièce { $taken } rejoint la bourse.
learn-coins-transform = La transformation
learn-coins-transform-text = Certaines cartes et certains pouvoirs transforment une pièce de +3, +5 ou plus. Choisissez l’une des vôtres, où qu’elle soit, et remplacez-la par une pièce qui vaut autant de plus. La nouvelle prend la place de l’ancienne, visible ou cachée comme elle. Une pièce qui permet l’échange ne se transforme jamais.
learn-coins-missing = Si la pièce manque
learn-coins-missing-text = Si le Trésor n’a pas la pièce voulue, vous recevez la suivante plus haute. S’il n’y en a pas, la plus haute en dessous, même si vous y perdez ; mais jamais la valeur que vous venez de rendre.
learn-coins-missing-figure = { $first } + { $second } = { $sum }, mais il n’y a plus de { $sum } : la pièce { $given } devient { $taken }.
learn-coins-back = Une pièce de départ que l’on rend quitte la partie ; une pièce d’or retourne au Trésor.

## Lines.

learn-lines = Lignes et { $game ->
    [nains] Cognars
   *[nidavellir] Héros·ïnes
    }
learn-lines-text = Votre armée a cinq colonnes, une par { $game ->
    [nains] Ordre
   *[nidavellir] classe
    }. Les cartes ont des grades, la plupart un seul ; un grade dans chacune des cinq colonnes fait une ligne.
learn-lines-recruit = { $game ->
    [nains] Une nouvelle ligne vous amène aussitôt un Cognar, à choisir parmi ceux qui restent. Ses grades peuvent compléter la ligne suivante et en amener un autre.
   *[nidavellir] Dès que vous avez plus de lignes que de cartes Héros·ïne, vous en recrutez une, à choisir parmi celles qui restent. Ses grades peuvent compléter la ligne suivante et en amener une autre.
    }
learn-lines-kept = { $game ->
    [nains] Les lignes se comptent sur des colonnes entières : deux grades partout font deux lignes, quelles que soient les cartes.
   *[nidavellir] Les lignes se comptent sur des colonnes entières : deux grades partout font deux lignes, quelles que soient les cartes. Si vous en perdez plus tard, vos héros·ïnes restent, mais une ligne ne paie qu’une fois.
    }
learn-lines-figure = Un grade dans chaque colonne fait une ligne : elle a amené { $hero }.

## The end.

learn-end = La fin
learn-end-text = Après la dernière taverne { $game ->
    [nains] de la seconde ère
   *[nidavellir] du second âge
    }, tout s’additionne : les cinq colonnes, la Zone de Commandement et les cinq pièces.
learn-end-figure = { $winner } l’emporte avec { $points } points.

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
    [nains] Fin de la première ère
   *[nidavellir] Fin du premier âge
    }
learn-players-few = 2 à 4 personnes
learn-players-five = 5 personnes
learn-card = Carte
learn-place-column = Au-dessus de : { $column }
learn-place-any = Dans la colonne de votre choix
learn-place-command = En Zone de Commandement
learn-place-won = Gagné par la majorité : { $counted }
learn-base-coins = Pièces de départ
learn-special-coin = La pièce qui remplace le 0
learn-treasure-line = À { $players } : { $coins } pièces. Le nombre sous une pièce dit combien il y en a.
learn-gems = Gemmes
learn-cards-lead = Tout ce qu’il y a dans le jeu. Ce qui est sur la table mène à sa place ici.
learn-columns-points = Valeur selon la colonne

## Rulings.

learn-rulings-lead = Là où les règles imprimées se taisent ou se contredisent, une précision tranche. Les refus à la table et les tests du programme la citent par ce nom.
