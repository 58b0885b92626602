### Refusals. Names are already translated; seats are counted from 1.
### Coins are feminine (la pièce 5); nothing may agree with a hero or a player.

refusal-game-over = La partie est terminée.
refusal-not-your-turn = Ce n’est pas à la place { $seat } de jouer.
refusal-no-such-seat = Il n’y a pas de place { $seat } : la table en compte { $players ->
    [one] { $players }
   *[other] { $players }
    }.

# $asked is a kind of action, as in the game record; $game, here and below, is nidavellir or nains.
refusal-not-asked = Ce coup n’est pas possible maintenant. À jouer : { $asked ->
    [bid] miser sur les tavernes
    [coin] choisir une pièce pour la taverne
    [take] prendre une carte de la taverne
    [drop] défausser une carte de la taverne
    [hero] { $game ->
        [nains] recruter un Cognar
       *[nidavellir] recruter un·e Héros·ïne
        }
    [ally] placer Ga’at
    [discard] défausser des nains
    [thrud] placer Thrud
    [ylud] placer Ylud
    [transform] transformer une pièce
    [improve] améliorer de +1 une pièce de la bourse
    [trade] échanger deux pièces
    [keep] garder une des cartes montrées
    [deal] distribuer les cartes
    [offer] piocher des cartes
    [burn] défausser une carte de la pioche
   *[other] faire un autre choix
    }.

## Coins.

# $place is a place of the game record.
refusal-coin-not-there = Il n’y a pas de { $coin } { $place ->
    [tavern1] à la première taverne
    [tavern2] à la deuxième taverne
    [tavern3] à la troisième taverne
    [pouch] dans la bourse
    [hand] en main
   *[other] à cet endroit
    }.
refusal-coin-cannot-change = Impossible de changer la { $coin } : le 0 et le 3 spécial ne se transforment pas et ne se cèdent pas.
refusal-same-coin-twice = Vous n’avez pas autant d’exemplaires de la { $coin }.

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
    [nains] Aucun Cognar
   *[nidavellir] Aucune carte Héros·ïne
    } ne s’appelle « { $hero } ».
refusal-hero-taken = { $hero } n’est plus disponible.
refusal-hero-not-in-game = { $hero } ne fait pas partie de ce jeu.
refusal-hero-not-recruited = Une ligne ne permet pas de recruter { $hero }.
refusal-hero-needs-pair = { $hero } doit compléter une nouvelle ligne, et il doit rester un autre mercenaire pour suivre.
refusal-hero-must-follow = Les mercenaires viennent par deux : recrutez un deuxième mercenaire avant { $hero }.
refusal-hero-needs-ranks = { $hero } demande { $ranks ->
    [one] { $ranks } grade
   *[other] { $ranks } grades
    } dans la colonne { $column }.
refusal-hero-needs-discards = { $hero } demande une carte Nain·e à défausser à la fin { $count ->
    [one] d’une autre colonne
   *[other] de { $count } autres colonnes
    }.
refusal-hero-needs-column = Choisissez une colonne pour { $hero }.
refusal-hero-has-no-choice-of-column = { $hero } a une colonne fixe.
refusal-column-not-discardable = Il n’y a pas de carte Nain·e à défausser à la fin de la colonne { $column }.
refusal-column-excluded = Vous ne pouvez pas défausser dans la colonne de cette carte Héros·ïne ({ $column }).
refusal-wrong-number-of-columns = Choisissez { $expected ->
    [one] { $expected } colonne
   *[other] { $expected } colonnes différentes
    }.

## Chance.

refusal-not-chance = Il n’y a rien à piocher maintenant.
refusal-no-such-index = L’action numéro { $index } n’est pas possible maintenant.
refusal-chance-first = Il faut d’abord piocher des cartes.

## Texts that cannot be parsed.

refusal-unknown-coin = « { $text } » n’est pas une pièce.
refusal-unknown-place = « { $text } » n’est pas un endroit pour une pièce.
refusal-unknown-card = « { $text } » n’est pas une carte.
refusal-unknown-column = « { $text } » n’est pas une colonne.
refusal-unknown-action = « { $text } » n’est pas une action.
refusal-broken-action = L’action « { $text } » est incomplète ou mal écrite.
refusal-players-out-of-range = Le jeu se joue de 2 à 5, pas à { $players }.
refusal-unknown-option = « { $text } » n’est pas une option de ce jeu.
refusal-wrong-gems = Les gemmes { $text } ne conviennent pas à cette partie.
refusal-wrong-order = L’ordre { $text } doit nommer chaque Cognar d’Élite une seule fois.
# $text is English: a message of the rules.
refusal-wrong-cards = Ces cartes ne conviennent pas au jeu ({ $text }).
