### Lessons of Nains only.

learn-nains-goal = But du jeu
learn-nains-goal-text = Recrutez des nains de cinq Ordres, mise après mise, dans trois tavernes. Chaque Ordre a son décompte, une armée équilibrée attire les Cognars légendaires, et vos talions deviennent un trésor. Après deux ères, le total le plus élevé l’emporte.

## The Orders. $ranks and $points of the example come with their nouns; $sum and $symbols are numbers.

learn-nains-bouclier-text = La piste donne la valeur de votre nombre de grades Bouclier. Les points imprimés sur les cartes Bouclier, s’il y en a, s’y ajoutent.
learn-nains-bouclier-figure = { $ranks } : la piste indique { $points }.
learn-nains-temple-text = Il faut des points et des symboles Occulte. Les symboles comptent où qu’ils soient, dans l’armée ou en zone de Commandement ; votre plateau en a déjà un.
learn-nains-temple-figure = { $sum } sur les cartes, multiplié par { $symbols ->
    [one] { $symbols } symbole Occulte
   *[other] { $symbols } symboles Occulte
    }, celui du plateau compris : { $points }.
learn-nains-errants-text = Des valeurs différentes ne risquent rien. Une deuxième carte de même valeur devient paria : un jeton cache ses points, mais son grade et son malt comptent toujours. Les jetons retirés à la fin découvrent les plus hautes valeurs.
learn-nains-errants-figure = La seconde carte de même valeur est sous un jeton : { $points }.
learn-nains-forge-text = Des runes identiques comptent une fois, où qu’elles soient. Celles des Cognars sont uniques : chacune diffère de toutes les autres.
learn-nains-forge-figure = { $sum } sur les cartes et { $symbols ->
    [one] { $symbols } rune
   *[other] { $symbols } runes différentes
    }, au carré : { $points }.
learn-nains-talion-text = Quand vous placez une carte Talion, remplacez le talion misé à cette taverne par le suivant disponible valant au moins 1 de plus, avant les Cognars et l’échange. Si vous avez misé le 0 ou le 3 Échange, améliorez un des deux talions de votre bourse. C’est obligatoire, même s’il ne reste rien de plus fort et que votre talion baisse.
learn-nains-talion-figure = { $sum } sur les cartes : { $points }.
learn-nains-malt = Le malt
learn-nains-malt-text = Toute carte peut porter des symboles Malt, et quelques Cognars en ont. Chacun rapporte 1 point, et davantage avec la Certification de Liqueur ou avec Gurdan et Borogam réunis.

## Cognars.

learn-nains-heroes-text = Un Cognar de couleur se place à la fin de la colonne de son Ordre et y compte avec ses grades, ses points et ses symboles. Un Cognar blanc va en zone de Commandement : pas de grade, mais des points ou un pouvoir.
learn-nains-mercenaries = Les mercenaires
learn-nains-mercenaries-text = Les Cognars noirs sont des mercenaires et viennent au moins par deux. Vous ne pouvez en recruter un qu’en le plaçant là où il complète une nouvelle ligne, et seulement s’il reste un autre mercenaire ; pour cette ligne, vous devez en recruter un deuxième, dans la colonne de votre choix. Après une paire, d’autres peuvent suivre dans le même tour tant qu’il en reste au moins deux. Le dernier ne peut pas venir seul.
learn-nains-mercenaries-points = Le grade d’un mercenaire compte pour les lignes, les majorités et la piste du Bouclier. Ses points s’ajoutent à la valeur de la colonne ; au Temple, ils ne sont pas multipliés.
learn-nains-others = Autres Cognars
learn-nains-oboron = Oboron vient avec son allié Ga’at, que vous placez aussitôt dans la colonne de votre choix. Ga’at ne demande pas de ligne, mais son grade peut en compléter une. Dans la colonne Bouclier, il compte pour un seul grade. Sa valeur dépend de la colonne :
learn-nains-svara = Avec Svara, regardez cinq cartes de la pioche de l’ère 2, même pendant l’ère 1. Placez-en une avec tous ses effets ; les autres sont remélangées. Au dernier tour de l’ère 2, il ne reste qu’une carte : vous prenez celle-là.
learn-nains-kardum = Kardum remplace votre 0 par le 3 Échange : il mise et rapporte 3, et permet l’échange comme le 0.

## Majorities.

learn-nains-evaluation-text = Les cinq Cognars d’Élite sont disposés au hasard à la mise en place. Après la dernière taverne de l’ère 1, les majorités sont évaluées dans cet ordre : qui possède le plus de grades dans un Ordre remporte son Cognar d’Élite. La Certification de Liqueur vient en dernier et va à qui possède le plus de symboles Malt.
learn-nains-evaluation-tie = En cas d’égalité, personne ne gagne ; les gemmes ne départagent pas. Ce que personne ne gagne quitte la partie.

## End and variants.

learn-nains-end-tie = Le total le plus élevé l’emporte. En cas d’égalité, qui possède le plus de Cognars d’Élite gagne (la Certification n’en est pas un) ; si l’égalité persiste, la victoire est partagée.
learn-nains-variants = À deux
learn-nains-two = À deux, chaque taverne reçoit trois cartes. À la première et à la troisième, celle que personne ne prend est défaussée. À la deuxième, la première personne prend une carte et en défausse une autre ; la dernière carte va à la seconde personne.

## The list of cards.

# $field is the name of a field on the first page.
learn-nains-correct = Cette commande écrit la liste fournie dans un fichier. Corrigez-la et collez-la sous « { $field } » à l’ouverture d’une table. D’autres commandes l’acceptent aussi.
