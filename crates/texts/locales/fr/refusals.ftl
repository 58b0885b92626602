### Why an action is refused. Names come in already translated; seats are numbers counted from 1.
### Coins are feminine (la pièce 5); nothing may agree with a hero or a player.

refusal-game-over = La partie est terminée.
refusal-not-your-turn = Ce n’est pas à la place { $seat } de jouer.
refusal-no-such-seat = Il n’y a pas de place { $seat } : la table compte { $players ->
    [one] { $players } joueur·euse
   *[other] { $players } joueur·euse·s
    }.

# $asked is a kind of action, as in the game record; $game, here and below, is nidavellir or nains.
refusal-not-asked = Ce n’est pas ce qui est demandé : { $asked ->
    [bid] il faut miser
    [coin] il faut choisir une pièce pour la taverne
    [take] il faut prendre une carte de la taverne
    [drop] il faut défausser une carte de la taverne
    [hero] { $game ->
        [nains] il faut recruter un Cognar
       *[nidavellir] il faut recruter une carte Héros·ïne
        }
    [ally] il faut placer Ga’at
    [discard] il faut défausser des cartes Nain·e
    [thrud] il faut placer Thrud
    [ylud] il faut placer Ylud
    [transform] il faut transformer une pièce
    [improve] il faut améliorer de +1 une pièce de la bourse
    [trade] il faut échanger deux pièces
    [keep] il faut garder une des cartes montrées
    [deal] il faut distribuer des cartes
    [offer] il faut piocher des cartes
    [burn] il faut défausser une carte de la pioche
   *[other] un autre choix est attendu
    }.

## Coins.

# $place is a place of the game record.
refusal-coin-not-there = Il n’y a pas de { $coin } { $place ->
    [tavern1] sur la première taverne
    [tavern2] sur la deuxième taverne
    [tavern3] sur la troisième taverne
    [pouch] dans la bourse
    [hand] en main
   *[other] à cet endroit
    }.
refusal-coin-cannot-change = Vous ne pouvez pas changer la { $coin } : une pièce qui permet l’échange ne se transforme pas et ne se cède pas.
refusal-same-coin-twice = Vous utilisez la { $coin } plus de fois que vous ne l’avez.

## Cards.

refusal-card-not-here = La carte { $card } n’est pas dans cette taverne.
refusal-card-not-offered = La carte { $card } n’est pas parmi les cartes montrées.
refusal-card-not-in-deck = La carte { $card } n’est pas dans la pioche.
refusal-wrong-number-of-cards = Il faut ici { $expected ->
    [one] { $expected } carte
   *[other] { $expected } cartes
    }, et non { $found }.

## Heroes and columns.

refusal-hero-unknown = { $game ->
    [nains] Il n’y a pas de Cognar
   *[nidavellir] Il n’y a pas de carte Héros·ïne
    } « { $hero } ».
refusal-hero-taken = { $hero } n’est plus disponible.
refusal-hero-not-in-game = { $hero } ne participe pas à cette partie.
refusal-hero-not-recruited = { $hero } ne se recrute pas en complétant des lignes.
refusal-hero-needs-pair = { $hero } ne vient que dans une colonne où une nouvelle ligne se complète, et seulement s’il reste un autre mercenaire.
refusal-hero-must-follow = Un mercenaire ne vient jamais seul : { $hero } doit attendre, un autre mercenaire vient d’abord.
refusal-hero-needs-ranks = { $hero } ne vient que si vous avez déjà { $ranks ->
    [one] { $ranks } grade
   *[other] { $ranks } grades
    } dans la colonne { $column }.
refusal-hero-needs-discards = { $hero } ne vient que si vous pouvez défausser la carte Nain·e du dessus { $count ->
    [one] d’une autre colonne
   *[other] de { $count } autres colonnes
    }.
refusal-hero-needs-column = Indiquez dans quelle colonne placer { $hero }.
refusal-hero-has-no-choice-of-column = { $hero } a une place fixe : la colonne ne se choisit pas.
refusal-column-not-discardable = Rien à défausser dans la colonne { $column } : la carte du dessus n’est pas une carte Nain·e.
refusal-column-excluded = La colonne { $column } ne convient pas : la défausse vient d’une autre colonne que celle de la carte Héros·ïne.
refusal-wrong-number-of-columns = Choisissez { $expected ->
    [one] { $expected } colonne
   *[other] { $expected } colonnes différentes
    }.

## Chance.

refusal-not-chance = Il n’y a rien à piocher maintenant.
refusal-chance-first = Il faut d’abord piocher des cartes.

## What cannot be understood.

refusal-unknown-coin = « { $text } » n’est pas une pièce.
refusal-unknown-place = « { $text } » n’est pas un endroit pour une pièce.
refusal-unknown-card = « { $text } » n’est pas une carte.
refusal-unknown-column = « { $text } » n’est pas une colonne.
refusal-unknown-action = « { $text } » n’est pas une action.
refusal-broken-action = L’action « { $text } » est incomplète ou mal écrite.
refusal-players-out-of-range = Le jeu se joue de 2 à 5, pas à { $players }.
refusal-unknown-option = « { $text } » n’est pas une option de ce jeu.
refusal-wrong-gems = Les gemmes { $text } ne sont pas celles de cette partie.
refusal-wrong-order = L’ordre { $text } ne nomme pas chaque Cognar d’Élite une seule fois.
# $text is English: a message of the rules.
refusal-wrong-cards = Ces cartes ne conviennent pas au jeu ({ $text }).
