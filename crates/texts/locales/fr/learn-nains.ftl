### What the rules of Nains have of their own.

learn-nains-goal = De quoi il s’agit
learn-nains-goal-text = Vous engagez des Nain·e·s de cinq Ordres, mise après mise, dans trois tavernes. Chaque Ordre compte à sa façon et veut d’autres symboles ; une armée équilibrée attire les Cognars légendaires. Après deux ères, le plus de points l’emporte.

## The Orders. $ranks, $sum and $symbols are those of the example.

learn-nains-bouclier-text = Une carte Bouclier n’a pas de points. La piste paie chaque grade, et chaque pas est plus grand que le précédent.
learn-nains-bouclier-figure = { $ranks } grades : la piste indique { $points } points.
learn-nains-temple-text = Les points et les symboles Occulte ont besoin les uns des autres. Les symboles comptent où qu’ils soient, dans l’armée ou en Zone de Commandement.
learn-nains-temple-figure = { $sum } sur les cartes, multiplié par { $symbols } symboles Occulte, celui du plateau compris : { $points } points.
learn-nains-errants-text = Des valeurs différentes ne risquent rien. Une valeur déjà présente arrive en paria, sous un jeton ; son grade et son malt comptent quand même, elle peut donc valoir la peine. Les jetons retirés à la fin découvrent les plus hautes valeurs.
learn-nains-errants-figure = La seconde carte de même valeur est sous un jeton : { $points } points.
learn-nains-forge-text = Des runes égales comptent une fois. Celles des Cognars sont uniques : chacune diffère de toutes les autres.
learn-nains-forge-figure = { $sum } sur les cartes et { $symbols } runes différentes, au carré : { $points } points.
learn-nains-talion-text = Quand vous placez une carte Talion, la pièce misée sur cette taverne devient la suivante disponible d’au moins un de plus, avant les Cognars et avant l’échange. Si votre pièce permet l’échange, vous améliorez une des deux de votre bourse. C’est obligatoire.
learn-nains-talion-figure = { $sum } sur les cartes : { $points } points.
learn-nains-malt = Le malt
learn-nains-malt-text = Des symboles Malt figurent sur des cartes de tous les Ordres et sur quelques Cognars. Chacun rapporte 1 point, et davantage avec la Certification de Liqueur ou avec Gurdan et Borogam réunis.

## Cognars.

learn-nains-heroes-text = Un Cognar de couleur se place au-dessus de la colonne de son Ordre et y compte avec ses grades, ses points et ses symboles. Un Cognar blanc va en Zone de Commandement : pas de grade, mais des points ou un pouvoir.
learn-nains-mercenaries = Les mercenaires
learn-nains-mercenaries-text = Les Cognars noirs sont des mercenaires, et nul ne vient seul. Vous ne pouvez en prendre un qu’en le plaçant là où il complète une nouvelle ligne, et seulement s’il en reste un autre ; pour cette ligne, vous devez alors recruter un mercenaire, dans n’importe quelle colonne. Tant que l’un suit l’autre dans le même tour, d’autres peuvent venir.
learn-nains-mercenaries-points = Le grade d’un mercenaire compte pour les lignes, les majorités et la piste du Bouclier. Ses points s’ajoutent à la valeur de la colonne, au Temple sans être multipliés.
learn-nains-others = Les autres
learn-nains-oboron = Oboron amène Ga’at, que vous placez aussitôt dans la colonne de votre choix. Aucune ligne ne le recrute, mais son grade peut en compléter une. Sa valeur dépend de la colonne :
learn-nains-svara = Svara regarde cinq cartes de la seconde pioche, même pendant la première ère. Vous en placez une avec tous ses effets ; les autres y retournent et sont mélangées.
learn-nains-kardum = Kardum met le 3 spécial à la place de votre 0 : il mise et rapporte 3, et permet l’échange comme le 0.

## Majorities.

learn-nains-evaluation-text = Les cinq Cognars d’Élite sont disposés au hasard avant la partie. Après la dernière taverne de la première ère, les majorités se comptent dans cet ordre : qui a plus de grades que tous les autres dans un Ordre gagne son Cognar d’Élite. En dernier vient la Certification de Liqueur, pour le plus de symboles Malt.
learn-nains-evaluation-tie = Une égalité ne gagne rien, et les gemmes n’y font rien. Ce que personne ne gagne quitte la partie.

## End and variants.

learn-nains-end-tie = Le plus de points l’emporte. À totaux égaux, le plus de Cognars d’Élite départage, sans compter la Certification ; ensuite la victoire est partagée.
learn-nains-variants = À deux
learn-nains-two = À deux, trois cartes arrivent dans chaque taverne. Dans la première et la troisième, celle que personne n’a prise est défaussée. Dans la deuxième, qui passe d’abord prend une carte puis en défausse une autre ; la dernière reste pour l’autre.

## The list of cards.

# $field is the name of a field on the first page.
learn-nains-correct = Écrivez la liste fournie dans un fichier avec cette commande, corrigez-la et collez-la sous « { $field } » à l’ouverture d’une table. D’autres commandes la prennent aussi.
