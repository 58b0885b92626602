### What somebody is told who plays for the first time, guided by a prepared game. Two to four short sentences each: what to look
### at, what it is good for. The sentences also hold for whoever does not do what was proposed.

## The first round: bids, order, ties, trades.

guide-bids = Posez en secret l’une de vos cinq pièces sur chacune des trois tavernes. À chaque taverne, la pièce la plus forte choisit d’abord. Misez votre 0 là où vous pouvez passer en dernier : il vous permet d’agrandir l’une de vos autres pièces.
guide-order = Les pièces de la première taverne sont visibles : la mise la plus forte prend d’abord une carte. Le nain rejoint la colonne de sa classe dans votre armée. Le petit nombre sur une carte dit ce qu’elle vous rapporte maintenant.
guide-ties = À la deuxième taverne, observez les pièces égales : la gemme la plus forte passe alors d’abord. Ensuite, les ex æquo échangent leurs gemmes : perdre une égalité vous donne donc la meilleure gemme.
guide-trade = Là où vous avez misé votre 0, vous échangez après avoir pris une carte : les deux pièces de votre bourse s’additionnent, et la plus forte devient une pièce de cette valeur, prise au Trésor Royal. À la fin, toutes vos pièces comptent.

## The second round: lines, and how classes score.

guide-lines = Un nain de chacune des cinq classes forme une ligne, et chaque nouvelle ligne apporte aussitôt un héros. Voyez quelles classes manquent à votre armée et misez fort là où elles se trouvent.
guide-column = Regardez ce que vaut chaque carte. { $scoring }
guide-heroes = Une ligne est complète : choisissez un héros. Ceux qui ont des grades rejoignent une colonne et rapprochent la ligne suivante, d’autres marquent seuls ou agrandissent une pièce. Ceux que vous ne pouvez pas encore avoir disent pourquoi.

## The third round: coins and gifts.

guide-coins = Vos pièces d’or valent plus à chaque tour et misent plus fort. Échangez tôt et souvent : misez de nouveau le 0 et laissez dans la bourse deux pièces dont la somme est grande.
guide-offering = L’Offrande Royale n’est pas un nain : qui la prend augmente aussitôt l’une de ses pièces de 3, même une pièce cachée sur une taverne à venir.
guide-transform = Choisissez la pièce à échanger contre une plus forte. La nouvelle reste à sa place : sur une taverne à venir, elle mise donc plus fort dès maintenant.

## The fourth round: distinctions.

guide-distinctions = Après ce tour, l’armée est passée en revue : qui a le plus de grades dans une classe, seul·e, gagne sa distinction. Une égalité ne donne rien. Comparez vos colonnes à celles de votre adversaire.
guide-second = Une deuxième ligne demande un deuxième nain dans chaque classe. Sous votre armée, vous voyez ce qui manque encore pour le prochain héros.
guide-others = Regardez aussi votre adversaire : la meilleure carte est parfois celle qui lui aurait donné un héros ou une distinction.
guide-evaluation = Voici la dernière taverne du premier âge. Un grade de plus ou de moins décide maintenant d’une distinction.
guide-awards = Les distinctions sont attribuées, classe par classe. Celle-ci vous demande un choix.

## The second age.

guide-let-go = Vous connaissez maintenant tout le jeu. Le deuxième âge se joue comme le premier, sans nouvelle revue ; à la fin, on additionne colonnes, héros et pièces. À partir d’ici, vous jouez sans guide. Amusez-vous bien !
