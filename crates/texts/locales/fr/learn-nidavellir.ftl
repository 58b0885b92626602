### What the rules of Nidavellir have of their own.

learn-nidavellir-goal = De quoi il s’agit
learn-nidavellir-goal-text = Vous réunissez une armée de Nain·e·s, mise après mise, dans trois tavernes. Chaque classe compte à sa façon, une armée équilibrée attire des héros·ïnes, et les pièces que vous misez deviennent un trésor. Après deux âges, le plus de points l’emporte.

## The classes. $ranks and $sum are those of the example, $coin is the highest coin.

learn-nidavellir-warrior-text = Pour la majorité comptent les grades, pas les points, et qui la partage reçoit aussi sa pièce. Sans aucun grade Guerrier·ère, il n’y en a pas.
learn-nidavellir-warrior-figure = { $sum } sur les cartes et { $coin } pour la plus haute pièce, car personne n’a plus de grades : { $points } points.
learn-nidavellir-hunter-text = Une seule carte ne vaut presque rien, une foule décide de la partie : chacune rapporte plus que la précédente.
learn-nidavellir-hunter-figure = { $ranks } grades, au carré : { $points } points.
learn-nidavellir-miner-text = Une carte sans points est tout de même un grade, et multiplie les points des autres.
learn-nidavellir-miner-figure = { $sum } sur les cartes, multiplié par { $ranks } grades : { $points } points.
learn-nidavellir-blacksmith-text = Le début est meilleur que celui des Chasseur·euse·s, la suite plus lente.
learn-nidavellir-blacksmith-figure = { $ranks } grades : { $points } points.
learn-nidavellir-explorer-text = Ce qui est imprimé est acquis, tout de suite et sans condition.
learn-nidavellir-explorer-figure = { $sum } sur les cartes : { $points } points.
learn-nidavellir-offering = Offrandes Royales
learn-nidavellir-offering-text = Toutes les cartes ne sont pas des Nain·e·s : une Offrande Royale transforme aussitôt une de vos pièces, puis elle est défaussée. Elle ne remplit aucune colonne.

## Heroes.

learn-nidavellir-heroes-text = Une carte Héros·ïne d’une classe se place au-dessus de sa colonne et y compte avec ses grades et ses points, comme un·e Nain·e. Une carte neutre va en Zone de Commandement : pas de grade, mais des points ou un pouvoir.
learn-nidavellir-price = Dagda et Bonfur ont un prix : la carte du dessus de deux autres colonnes, ou d’une seule. Seules des cartes Nain·e peuvent le payer : une colonne coiffée par un·e héros·ïne est à l’abri, mais ne sert à rien ; qui ne peut pas tout payer ne peut pas les recruter.
learn-nidavellir-dwerg = Les frères Dwerg valent surtout ensemble :
learn-nidavellir-thrud = Thrud n’est jamais recouverte. Quand une carte arrive dans sa colonne, elle s’écarte ; la carte est placée, son effet a lieu, puis Thrud se pose au-dessus de n’importe quelle colonne. Tout à la fin, elle se retire en Zone de Commandement, où comptent ses points.
learn-nidavellir-ylud = Ylud attend en Zone de Commandement la fin de l’âge, puis rejoint la colonne de votre choix avant le décompte des majorités. À la fin du second âge, elle peut encore en changer. Sa valeur dépend de la colonne :
learn-nidavellir-uline = Avec Uline, vous reprenez toutes les pièces pas encore révélées et ne misez plus : à chaque taverne, vous posez une pièce de votre main quand toutes les autres sont visibles. Votre échange additionne deux pièces de votre choix de la main.

## Majorities.

learn-nidavellir-evaluation-text = Après la dernière taverne du premier âge, les majorités se comptent classe après classe. Qui a plus de grades que tous les autres gagne la distinction de la classe et aussitôt ce qu’elle apporte. Une égalité ne gagne rien, et les gemmes n’y font rien.
learn-nidavellir-evaluation-pioneer = Si personne ne devient Pionnier·ère, une carte de la seconde pioche est défaussée au hasard. Le second âge finit donc toujours avec une pioche vide.

## End and variants.

learn-nidavellir-end-tie = Le plus de points l’emporte. À totaux égaux, la victoire est partagée.
learn-nidavellir-variants = À deux, première partie, éditions
learn-nidavellir-two = À deux, trois cartes arrivent dans chaque taverne ; celle que personne n’a prise est défaussée.
learn-nidavellir-first = Pour une première partie, laissez de côté Thrud, Ylud et Uline. Leurs pouvoirs sont forts, et s’apprécient mieux quand le reste est familier.
learn-nidavellir-german = L’édition allemande numérote les gemmes à partir de 1, défausse sans la montrer la carte que personne ne gagne, et tient la Forgeronne spéciale pour une récompense qui ne se défausse jamais. Tout le reste est pareil.
