### Lessons of Nidavellir only.

learn-nidavellir-goal = But du jeu
learn-nidavellir-goal-text = Recrutez une armée de nains, mise après mise, dans trois tavernes. Chaque classe a son décompte, une armée équilibrée attire des héros, et vos pièces deviennent un trésor. Après deux âges, le total le plus élevé l’emporte.

## The classes. $ranks and $points of the example come with their nouns, $sum is a number, $coin the highest coin.

learn-nidavellir-warrior-text = Ce sont les grades qui comptent pour la majorité, pas les points. À égalité, chacune des personnes ajoute sa propre plus forte pièce. Il faut au moins un grade Guerrier·ère.
learn-nidavellir-warrior-figure = { $sum } sur les cartes, plus { $coin } pour la plus forte pièce, car personne n’a plus de grades : { $points }.
learn-nidavellir-hunter-text = Une seule carte ne vaut presque rien, mais un grand nombre gagne des parties : chacune rapporte plus que la précédente.
learn-nidavellir-hunter-figure = { $ranks }, au carré : { $points }.
learn-nidavellir-miner-text = Une carte sans points a tout de même un grade, qui multiplie les points des autres.
learn-nidavellir-miner-figure = { $sum } sur les cartes, multiplié par { $ranks } : { $points }.
learn-nidavellir-blacksmith-text = Le début est meilleur que celui des Chasseur·euse·s, mais la suite plus lente.
learn-nidavellir-blacksmith-figure = { $ranks } : { $points }.
learn-nidavellir-explorer-text = Vous gagnez les points imprimés, sans condition.
learn-nidavellir-explorer-figure = { $sum } sur les cartes : { $points }.
learn-nidavellir-offering = Offrandes Royales
learn-nidavellir-offering-text = Toutes les cartes ne sont pas des nains : une Offrande Royale transforme aussitôt une de vos pièces, puis elle est défaussée. Elle ne va dans aucune colonne.

## Heroes.

learn-nidavellir-heroes-text = Un héros d’une classe se place à la fin de sa colonne et y compte comme un nain, avec ses grades et ses points. Un héros neutre va en zone de Commandement : pas de grade, mais des points ou un pouvoir.
learn-nidavellir-price = Dagda et Bonfur ont un prix : défaussez la dernière carte de deux autres colonnes (Dagda) ou d’une seule (Bonfur). Ce doit être une carte Nain·e ; une colonne qui se termine par une carte Héros·ïne ne compte pas. Si vous ne pouvez pas tout payer, vous ne pouvez pas les recruter.
learn-nidavellir-dwerg = Les frères Dwerg valent surtout ensemble :
learn-nidavellir-thrud = Thrud n’est jamais recouverte. Quand une carte arrive dans sa colonne, prenez Thrud en main, placez la carte, appliquez son effet, puis posez Thrud à la fin de la colonne de votre choix, la même ou une autre. À la fin de la partie, elle va en zone de Commandement, où ses points comptent.
learn-nidavellir-ylud = Ylud attend en zone de Commandement. À la fin du premier âge, avant l’évaluation, placez-la dans la colonne de votre choix. À la fin du second âge, vous pouvez encore la déplacer ; si vous l’avez recrutée une fois l’évaluation commencée, vous la placez à ce moment-là. Sa valeur dépend de la colonne :
learn-nidavellir-uline = Quand vous recrutez Uline, reprenez les pièces de votre bourse et celles des tavernes non résolues. Désormais vous ne misez plus à l’avance : à chaque taverne, vous jouez une pièce de votre main après la révélation des autres. Quand vous échangez, vous choisissez deux pièces de votre main.

## Majorities.

learn-nidavellir-evaluation-text = Après la dernière taverne du premier âge, les majorités sont évaluées dans cet ordre : Guerrier·ère·s, Chasseur·euse·s, Mineur·euse·s, Forgeron·ne·s, Explorateur·rice·s. Qui possède le plus de grades dans une classe remporte sa distinction, qui s’applique aussitôt. En cas d’égalité, personne ne gagne ; les gemmes ne départagent pas.
learn-nidavellir-evaluation-pioneer = Si personne ne gagne la distinction Pionnier·ère, une carte de la seconde pioche est défaussée au hasard : la pioche est ainsi vide à la fin du second âge.

## End and variants.

learn-nidavellir-end-tie = Le total le plus élevé l’emporte. En cas d’égalité, la victoire est partagée.
learn-nidavellir-variants = À deux, première partie, éditions
learn-nidavellir-two = À deux, chaque taverne reçoit trois cartes ; celle que personne ne prend est défaussée.
learn-nidavellir-first = Pour une première partie, laissez de côté Thrud, Ylud et Uline. Leurs pouvoirs se maîtrisent mieux quand on connaît le reste.
learn-nidavellir-german = L’édition allemande numérote les gemmes à partir de 1, défausse sans la montrer la carte de la distinction Pionnier·ère non remportée, et considère la carte Forgeron·ne spéciale comme une récompense qui ne se défausse jamais. Son livret demande aussi de garder ses pièces secrètes : c’est ce que fait le mode mémoire. Une de ses remarques ne vaut pas ici : il dit que chaque échange enrichit, mais NID-R2 s’applique à toutes les éditions, et dans de rares cas une pièce baisse.
