### Explanations of the guided first game, two to four short sentences each. They must also be true for a player who does not
### follow the suggestion.

## The first round: bids, order, ties, trades.

guide-bids = Posez en secret une de vos cinq pièces sur chacune des trois tavernes. À chaque taverne, la pièce la plus forte choisit d’abord. Misez votre 0 là où passer en dernier ne vous gêne pas : il permet d’échanger contre une meilleure pièce.
guide-order = Les pièces de la première taverne sont révélées : la mise la plus forte prend d’abord une carte. Un nain rejoint la colonne de sa classe dans votre armée. Le petit nombre sur une carte indique ce qu’elle vous rapporte maintenant.
guide-ties = À la deuxième taverne, observez les pièces égales : la gemme la plus haute joue d’abord. Puis les gemmes à égalité s’échangent : perdre une égalité vous donne donc la meilleure gemme.
guide-trade = Là où vous avez misé votre 0, vous échangez après avoir pris une carte : les deux pièces de votre bourse s’additionnent, et la plus forte devient une pièce de cette valeur, prise au Trésor Royal. À la fin, toutes vos pièces comptent.

## The second round: lines, and how classes score.

guide-lines = Un nain de chacune des cinq classes forme une ligne, et chaque nouvelle ligne apporte aussitôt un héros. Voyez quelles classes manquent à votre armée, et misez fort là où vous pouvez les obtenir.
guide-column = Regardez ce que vaut chaque carte. { $scoring }
guide-heroes = Votre ligne est complète : choisissez un héros. Ceux qui ont des grades rejoignent une colonne et rapprochent la ligne suivante ; d’autres rapportent des points ou améliorent une pièce. La raison est indiquée pour les héros indisponibles.

## The third round: coins and gifts.

guide-coins = Les pièces d’or rapportent plus et misent plus fort. Échangez tôt et souvent : misez de nouveau le 0 et laissez dans la bourse deux pièces dont la somme est grande.
guide-offering = L’Offrande Royale n’est pas un nain : elle augmente aussitôt une de vos pièces de 3, même une pièce face cachée à une taverne à venir.
guide-transform = Choisissez la pièce à remplacer par une plus forte. La nouvelle prend la même place : à une taverne à venir, elle mise plus fort.

## The fourth round: distinctions.

guide-distinctions = Après ce tour vient l’évaluation des troupes : qui possède le plus de grades dans une classe remporte sa distinction. En cas d’égalité, personne ne gagne. Comparez vos colonnes à celles du bot.
guide-second = Une deuxième ligne demande un deuxième nain de chaque classe. Sous votre armée, vous voyez ce qui manque pour le prochain héros.
guide-others = Observez aussi le bot : la meilleure carte est parfois celle qui lui donnerait un héros ou une distinction.
guide-evaluation = Voici la dernière taverne du premier âge. Un seul grade peut décider d’une distinction.
guide-awards = Les distinctions sont attribuées classe par classe. Celle-ci vous laisse choisir.

## The second age.

guide-let-go = Vous connaissez maintenant tout le jeu. Le second âge se joue comme le premier, mais sans distinctions ; à la fin, on additionne colonnes, héros et pièces. Les suggestions continuent ; terminez la partie guidée quand vous voulez.

guide-rest = Les suggestions continuent jusqu’à la fin de la partie. Terminez la partie guidée quand vous voulez : la table reste dans Mes tables.
guide-reason-points = Cela vous rapporte aussitôt { $points }.

## Nains.

guide-nains-bids = Posez en secret un de vos cinq talions sur chacune des trois tavernes. À chaque taverne, le talion le plus fort choisit d’abord. Misez votre 0 là où passer en dernier ne vous gêne pas : il permet d’échanger contre un meilleur talion.
guide-nains-order = Les talions de la première taverne sont révélés : la mise la plus forte prend d’abord une carte. En cas d’égalité, la gemme la plus haute joue d’abord, puis les gemmes s’échangent. Un nain rejoint la colonne de son Ordre, et le petit nombre sur une carte indique ce qu’elle vous rapporte maintenant.
guide-nains-discard = À deux, la deuxième taverne est particulière : la première personne prend une carte, puis défausse une des deux restantes. L’autre reçoit la dernière. On peut donc aussi priver l’adversaire d’une carte.
guide-nains-trade = Là où vous avez misé votre 0, vous échangez après avoir pris une carte : les deux talions de votre bourse s’additionnent, et le plus fort devient un talion de cette valeur, pris au Trésor. À la fin, tous vos talions comptent.
guide-nains-lines = Un nain de chacun des cinq Ordres forme une ligne, et chaque nouvelle ligne apporte aussitôt un Cognar. Voyez quels Ordres manquent à votre armée, et misez fort là où vous pouvez les obtenir.
guide-nains-coins = Les talions du Trésor rapportent plus et misent plus fort. Échangez tôt et souvent : misez de nouveau le 0 et laissez dans la bourse deux talions dont la somme est grande.
guide-nains-malt = Certaines cartes portent du malt. Chaque malt vaut un point à la fin, et qui a le plus de malt à la fin de la première ère remporte la Certification, qui le double.
guide-nains-elite = Après ce tour vient l’évaluation des Ordres : qui possède le plus de grades dans un Ordre remporte son Cognar d’Élite. En cas d’égalité, personne ne gagne. Comparez vos colonnes à celles du bot.
guide-nains-next = Une deuxième ligne demande un deuxième nain de chaque Ordre. Sous votre armée, vous voyez ce qui manque pour le prochain Cognar.
guide-nains-others = Observez aussi le bot : la meilleure carte est parfois celle qui lui donnerait un Cognar ou une Élite.
guide-nains-evaluation = Voici la dernière taverne de la première ère. Un seul grade peut décider d’un Cognar d’Élite, un seul malt de la Certification.
guide-nains-cognars = Votre ligne est complète : choisissez un Cognar. Les Cognars de couleur rejoignent leur colonne, d’autres comptent dans la zone de Commandement. Les mercenaires viennent par paires. La raison est indiquée pour les Cognars indisponibles.
guide-nains-improve = Choisissez le talion qui augmente. Le nouveau prend la même place : à une taverne à venir, il mise plus fort.
guide-nains-awards = Les Cognars d’Élite sont attribués Ordre par Ordre. Celui-ci vous laisse choisir.
guide-nains-let-go = Vous connaissez maintenant tout le jeu. La deuxième ère se joue comme la première, mais sans Élite ; à la fin, on additionne Ordres, Cognars, malt et talions. Les suggestions continuent ; terminez la partie guidée quand vous voulez.
