### Explanations of pieces and terms, one to three short sentences each. Powers of heroes and distinctions are in names.ftl.

## How every column scores.

scoring-nidavellir-warrior = Les Guerrier·ère·s rapportent la somme de leurs points. Qui a le plus de grades Guerrier·ère y ajoute sa pièce de plus haute valeur ; en cas d’égalité, toutes les personnes concernées.
scoring-nidavellir-hunter = Les Chasseur·euse·s rapportent le carré de leurs grades : 1, 4, 9, 16, 25 et ainsi de suite.
scoring-nidavellir-miner = Les Mineur·euse·s rapportent la somme de leurs points multipliée par leurs grades.
scoring-nidavellir-blacksmith = Les Forgeron·ne·s rapportent 3, 7, 12, 18, 25 points pour un à cinq grades, et ainsi de suite : chaque grade ajoute un point de plus que le précédent.
scoring-nidavellir-explorer = Les Explorateur·rice·s rapportent la somme de leurs points.
scoring-nains-bouclier = Le Bouclier rapporte la valeur de la piste pour ses grades, plus les points éventuels de ses cartes.
scoring-nains-temple = Le Temple rapporte la somme de ses points multipliée par vos symboles Occulte ; votre plateau en a un. Les points des mercenaires s’ajoutent ensuite.
scoring-nains-errants = Les Errants rapportent la somme de leurs points visibles. Une carte dont la valeur est déjà dans la colonne reçoit un jeton Paria : il cache les points, mais ni le grade ni le malt.
scoring-nains-forge = La Forge rapporte la somme de ses points plus le carré du nombre de vos runes différentes.
scoring-nains-talion = Le Talion rapporte la somme de ses points. Prendre une carte Talion améliore de +1 le talion misé ici ; si vous avez misé le 0 ou le 3 Échange, un talion de votre bourse.

## Cards.

# $worth is a list of ranks, points and symbols.
explain-card = { $card } : { $worth }.
explain-offering = Ajoutez aussitôt +{ $plus } à une de vos pièces, mais pas à une pièce d’échange ; puis la carte est défaussée.
explain-malt = Chaque symbole Malt rapporte 1 point.

## Coins and gems.

explain-coin-base = Une pièce de base. Elle rapporte sa valeur ; échangée, elle quitte la partie.
explain-coin-zero = Misez-le pour échanger : à la fin de votre tour, la plus forte des deux pièces de votre bourse devient leur somme. Le 0 lui-même ne se transforme jamais.
explain-coin-special = Remplace votre 0 : il mise et rapporte 3, et permet aussi l’échange. Il ne se transforme jamais.
explain-coin-gold = Une pièce du Trésor Royal. Elle rapporte sa valeur ; échangée, elle y retourne.
explain-gem = Départage les égalités : à pièces égales, la plus haute gemme joue d’abord. Puis les gemmes à égalité s’échangent, la plus haute avec la plus basse, et ainsi de suite.
explain-gem-six = Elle gagne toutes les égalités, ne s’échange jamais et rapporte 3 points.
explain-pouch = Les deux pièces que vous ne misez pas. Un échange les révèle et les additionne.
explain-treasure = Les nouvelles pièces des échanges et des transformations viennent d’ici. Si la pièce manque, prenez la suivante au-dessus ; s’il n’y en a pas, la suivante en dessous, mais jamais la valeur rendue.

## Lines and majorities.

explain-line = Une ligne, c’est un grade dans chacune des cinq colonnes. { $game ->
    [nains] Pour chaque nouvelle ligne, vous recrutez aussitôt un Cognar.
   *[nidavellir] Quand vous avez plus de lignes que de héros, vous recrutez aussitôt un héros.
    }
explain-evaluation = { $game ->
    [nains] À la fin de l’ère 1, évaluation des Ordres : qui possède le plus de grades dans un Ordre remporte son Cognar d’Élite ; qui possède le plus de symboles Malt remporte la Certification de Liqueur. En cas d’égalité, personne ne gagne.
   *[nidavellir] À la fin de l’âge 1, évaluation des troupes : qui possède le plus de grades dans une classe remporte sa distinction. En cas d’égalité, personne ne gagne.
    }
# $counted is a column or the malt, $power what the majority gives.
explain-distinction = Majorité ({ $counted }) : { $power }

## Options of a table.

explain-memory = Vous ne voyez les pièces des autres que lorsqu’elles sont face visible. À vous de les retenir.
explain-hide-scores = Les scores ne sont visibles qu’à la fin de la partie.
