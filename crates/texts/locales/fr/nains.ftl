### Messages that Nains words differently: its coins are called “talions”, and they are masculine.

coin-base = talion { $value }
    .short = { $value }
coin-gold = talion d’or { $value }
    .short = { $value } d’or
coin-special = talion { $value } Échange
    .short = { $value } Échange
part-nains-coins = Talions

## Reasons.

reason-coin = Votre talion : { $becomes }

## Events.

event-exchanged = { $who ->
    [you] Votre talion
   *[other] Talion de { $player }
    } { $place ->
    [tavern1] à la première taverne
    [tavern2] à la deuxième taverne
    [tavern3] à la troisième taverne
    [pouch] dans la bourse
    [hand] en main
   *[other] à cet endroit
    } : { $given } → { $taken }

## The table.

table-coins = Talions
table-hidden = caché
table-coins-hidden = cachés
table-memory = Les talions cachés ne sont pas comptés
count-points-seen = { $count ->
    [one] { $count } point sans les talions
   *[other] { $count } points sans les talions
    }
turn-coin = { $player } choisit un talion pour la taverne
turn-transform = { $player } ajoute +{ $plus } à un talion
turn-improve = { $player } améliore de +1 un talion de sa bourse
turn-trade = { $player } échange des talions

## Refusals.

refusal-not-asked = Ce coup n’est pas possible maintenant. À jouer : { $asked ->
    [bid] miser sur les tavernes
    [coin] choisir un talion pour la taverne
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
    [transform] transformer un talion
    [improve] améliorer de +1 un talion de la bourse
    [trade] échanger deux talions
    [keep] garder une des cartes montrées
    [deal] distribuer les cartes
    [offer] piocher des cartes
    [burn] défausser une carte de la pioche
   *[other] faire un autre choix
    }.
refusal-coin-cannot-change = Impossible de changer le { $coin } : le 0 et le 3 Échange ne se transforment pas et ne se cèdent pas.
refusal-same-coin-twice = Vous n’avez pas autant d’exemplaires du { $coin }.
refusal-unknown-coin = « { $text } » n’est pas un talion.
refusal-unknown-place = « { $text } » n’est pas un endroit pour un talion.

## Pages.

page-memory-line = Vous ne voyez les talions des autres que lorsqu’ils sont face visible
page-coins-hidden = Talions cachés
page-pouch-rest = Les deux autres talions vont dans la bourse
page-trade-no-gain = Cet échange n’augmente pas votre talion
page-zero-in-pouch = Votre talion d’échange reste dans la bourse : pas d’échange
page-turn-you-coin = À vous : misez un talion sur cette taverne
page-turn-you-transform = À vous : ajoutez +{ $plus } à un talion
page-turn-you-improve = À vous : améliorez de +1 un talion de votre bourse
page-turn-you-trade = À vous : échangez deux talions
page-key-coins = C : mes talions
page-key-coin = 1 à 5 : choisir un talion
page-key-tavern = { $key } : le miser { $at }
page-bid-missing = Posez d’abord un talion sur chaque taverne
page-pad-coin = Talion { $number }
terminal-key-coins = C : les talions de tout le monde
terminal-key-supplies = D : Trésor, Cognars et pioches
terminal-key-heroes = H : pouvoirs des Cognars
terminal-key-lay = Lettre minuscule d’une taverne : y poser le talion, ou le reprendre
terminal-bar-coin = talion
terminal-help-bid = Une mise : trois talions dans cet ordre, { $taverns }. Exemple : { $bid }
terminal-refused-count = Une mise compte trois talions, pas { $count }. Exemple : { $bid }
terminal-refused-coin = Vous n’avez pas de talion { $coin }. Vos talions : { $coins }
terminal-refused-twice = Vous n’avez pas autant de talions { $coin }. Vos talions : { $coins }
terminal-ask-bid = Trois talions pour { $taverns }, dans cet ordre (« ? » pour l’aide)

## Explanations.

explain-coin-base = Un talion de bronze. Il rapporte sa valeur ; échangé, il quitte la partie.
explain-coin-zero = Misez-le pour échanger : à la fin de votre tour, le plus fort des deux talions de votre bourse devient leur somme. Le 0 lui-même ne se transforme jamais.
explain-coin-gold = Un talion d’or du Trésor Royal. Il rapporte sa valeur ; échangé, il y retourne.
explain-gem = Départage les égalités : à talions égaux, la plus haute gemme joue d’abord. Puis les gemmes à égalité s’échangent, la plus haute avec la plus basse, et ainsi de suite.
explain-pouch = Les deux talions que vous ne misez pas. Un échange les révèle et les additionne.
explain-treasure = Les nouveaux talions des échanges et des transformations viennent d’ici. Si le talion manque, prenez le suivant au-dessus ; s’il n’y en a pas, le suivant en dessous, mais jamais la valeur rendue.
explain-memory = Vous ne voyez les talions des autres que lorsqu’ils sont face visible. À vous de les retenir.

## Lessons.

learn-setup-text = Tout le monde commence avec les cinq mêmes talions et une gemme au hasard. Le Trésor Royal et { $game ->
    [nains] les Cognars
   *[nidavellir] les cartes Héros·ïne
    } sont face visible. Les cartes { $game ->
    [nains] des deux ères
   *[nidavellir] des deux âges
    } forment deux pioches face cachée.
learn-supply-treasure = Talions du Trésor
learn-round-bid = Tout le monde mise en secret : un talion face cachée sur chaque taverne, les deux autres dans la bourse.
learn-round-reveal = Les tavernes sont résolues l’une après l’autre. On y révèle les talions misés ; le plus fort choisit d’abord.
learn-round-take = À votre tour, prenez une carte et placez-la dans votre armée. { $game ->
    [nains] Son Ordre peut avoir un effet, de nouvelles lignes amènent des Cognars, et à la fin vous échangez si le talion misé le permet.
   *[nidavellir] De nouvelles lignes amènent des héros, et à la fin vous échangez si le talion misé le permet.
    }
learn-round-end = Quand tout le monde a choisi, les gemmes à égalité s’échangent. Après la troisième taverne, tous les talions reviennent en main.
learn-bids-text = Une mise achète votre place dans l’ordre de jeu, pas la carte : vous ne dépensez jamais de talion. À chaque tour vous répartissez les cinq mêmes, et à la fin ils rapportent aussi des points.
learn-bids-zero = Le 0 est la mise la plus faible et le meilleur placement. Il choisit tard, mais permet l’échange : les deux talions de votre bourse vous en donnent un meilleur. S’il reste dans la bourse, il n’y a pas d’échange ce tour-ci.
learn-bids-secret = Les mises restent cachées jusqu’à la résolution de leur taverne. Tout le monde sait quels cinq talions vous avez, mais pas où ils sont.
learn-bids-figure = { $player } mise sur les trois tavernes et garde deux talions dans la bourse.
learn-order-text = Le plus fort talion de la taverne choisit d’abord, puis le suivant, jusqu’au plus faible. À talions égaux, la plus haute gemme joue d’abord.
learn-order-fixed = L’ordre est fixé à la révélation des talions. Si un talion change de valeur plus tard à cette taverne, ni l’ordre ni les égalités ne changent.
learn-coins = De meilleurs talions
learn-coins-text = Il y a deux façons d’améliorer un talion : l’échange et la transformation. Dans les deux cas, un de vos talions est remplacé par un plus fort du Trésor Royal.
learn-coins-trade-text = Si vous avez misé le 0 (ou le 3 Échange), votre tour se termine par un échange : révélez les deux talions de votre bourse et additionnez-les. Le plus fort est remplacé par un talion de cette somme, qui va dans la bourse. L’échange est obligatoire, même sans profit.
learn-coins-missing = Si le talion n’est pas disponible
learn-coins-missing-text = Si le Trésor n’a pas le talion voulu, prenez le suivant au-dessus. S’il n’y en a pas, prenez le suivant en dessous, même si vous y perdez ; mais jamais la valeur que vous venez de rendre.
learn-coins-back = Un talion de bronze échangé quitte la partie ; un talion d’or retourne au Trésor.
learn-base-coins = Talions de bronze
learn-special-coin = Le 3 Échange
learn-treasure-line = À { $players } : { $coins ->
    [one] { $coins } talion
   *[other] { $coins } talions
    }. Le nombre sous un talion indique combien il y en a.

## Rulings of Nidavellir that hold for Nains as well.

ruling-nid-r1 = Si aucun Cognar ne peut être recruté, le recrutement est reporté : il est vérifié de nouveau à votre prochain placement.
    .reason = Le livret ne dit pas ce qui se passe quand un recrutement vous est dû et qu’aucun Cognar ne peut être pris. Rien ne dit non plus qu’il est perdu : nous vérifions donc de nouveau au placement suivant.
ruling-nid-r2 = Un talion de la valeur rendue n’est pas disponible pour cet échange, pas même un autre exemplaire.
    .reason = Le livret de Nains reprend la règle du livret français de Nidavellir. D’autres éditions de Nidavellir n’excluent que l’exemplaire rendu, ou n’en disent rien ; nous jouons partout la même règle.
ruling-nid-r3 = Si les deux talions d’un échange sont égaux, vous rendez un talion de bronze plutôt qu’un talion d’or.
    .reason = Le livret dit seulement que le talion le plus fort est rendu. Un talion de bronze quitte la partie et ne change rien pour les autres ; un talion d’or retournerait au Trésor. Une lecture stricte laisserait le choix.
ruling-nid-r4 = Si vous n’avez aucun talion qui puisse être transformé, il ne se passe rien.
    .reason = Le livret n’y pense pas, et avec le matériel imprimé cela ne peut pas arriver.
ruling-nid-r11 = Un talion face cachée qui a été révélé ce tour-ci reste connu de tout le monde jusqu’au retour des talions en main.
    .reason = Le livret retourne un tel talion face cachée, mais tout le monde l’a vu. La table le montre, pour que la mémoire ne décide de rien ; en mode mémoire, à vous de le retenir.
