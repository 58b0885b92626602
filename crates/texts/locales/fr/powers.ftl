### What things are and do, one tap away. One to three short sentences each. What a single hero or distinction does stands
### with its name.

## How every column scores.

scoring-nidavellir-warrior = Les Guerrier·ère·s rapportent la somme de leurs points. La majorité de grades Guerrier·ère, même à égalité, y ajoute la valeur de sa plus haute pièce.
scoring-nidavellir-hunter = Les Chasseur·euse·s rapportent le carré de leurs grades : 1, 4, 9, 16, 25 et ainsi de suite.
scoring-nidavellir-miner = Les Mineur·euse·s rapportent la somme de leurs points, multipliée par leurs grades.
scoring-nidavellir-blacksmith = Les Forgeron·ne·s rapportent 3, 7, 12, 18, 25 points pour un à cinq grades, et ainsi de suite : chaque grade donne un point de plus que le précédent.
scoring-nidavellir-explorer = Les Explorateur·rice·s rapportent la somme de leurs points.
scoring-nains-bouclier = Le Bouclier rapporte ce que sa piste indique pour ses grades.
scoring-nains-temple = Le Temple rapporte la somme de ses points, multipliée par vos symboles Occulte ; l’un d’eux figure sur votre plateau. Les points des mercenaires s’ajoutent ensuite.
scoring-nains-errants = Les Errants rapportent la somme de leurs points visibles. Une carte dont la valeur est déjà dans la colonne reçoit un jeton Paria : il recouvre les points, mais ni le grade ni le malt.
scoring-nains-forge = La Forge rapporte la somme de ses points, plus le carré du nombre de vos runes différentes.
scoring-nains-talion = Le Talion rapporte la somme de ses points. Prendre une carte Talion améliore de +1 la pièce que vous avez misée sur cette taverne ; si cette pièce permet l’échange, c’est une pièce de votre bourse.

## Cards.

# $worth is a list of ranks, points and symbols.
explain-card = { $card } : { $worth }.
explain-offering = Transformez aussitôt une de vos pièces de +{ $plus } ; la carte est défaussée. Une pièce qui permet l’échange ne se choisit pas.
explain-malt = Chaque symbole Malt rapporte 1 point.

## Coins and gems.

explain-coin-base = Une pièce de départ. Elle rapporte sa valeur ; échangée, elle quitte la partie.
explain-coin-zero = Misez-la pour échanger : après votre tour, la plus haute des deux pièces de votre bourse devient leur somme. Elle-même ne se transforme jamais.
explain-coin-special = Elle a pris la place de votre 0 : elle mise et rapporte 3 et permet toujours l’échange. Elle ne se transforme jamais.
explain-coin-gold = Une pièce du Trésor Royal. Elle rapporte sa valeur ; échangée, elle y retourne.
explain-gem = À pièces égales, la plus haute gemme passe d’abord. Ensuite les gemmes à égalité s’échangent : la plus haute avec la plus basse, et ainsi de suite vers le milieu.
explain-gem-six = Elle l’emporte à chaque égalité, ne s’échange jamais et rapporte 3 points.
explain-pouch = Ici sont les deux pièces que vous ne misez pas. Un échange les montre et les additionne.
explain-treasure = La nouvelle pièce d’une transformation ou d’un échange vient d’ici. Si elle manque, c’est la suivante plus haute ; s’il n’y en a pas, la plus haute en dessous. Ce n’est jamais l’ancienne valeur.

## Lines and majorities.

explain-line = Un grade dans chacune des cinq colonnes fait une ligne. { $game ->
    [nains] Chaque nouvelle ligne vous fait aussitôt recruter un Cognar.
   *[nidavellir] Dès que vous avez plus de lignes que de cartes Héros·ïne, vous en recrutez une.
    }
explain-evaluation = { $game ->
    [nains] À la fin de l’Ère 1, qui a plus de grades que les autres dans un Ordre gagne son Cognar d’Élite ; le plus de symboles Malt gagne la Certification de Liqueur. Une égalité ne gagne rien.
   *[nidavellir] À la fin de l’âge 1, qui a plus de grades que les autres dans une classe gagne sa distinction. Une égalité ne gagne rien.
    }
# $counted is a column or the malt, $power what the majority gives.
explain-distinction = Majorité { $counted } : { $power }

## Options of a table.

explain-memory = Les pièces des autres ne se voient que tant qu’elles sont face visible. Pour en savoir plus, il faut s’en souvenir.
explain-hide-scores = Les points se montrent quand la partie est terminée, pas avant.
