### The rulings, each in a few sentences, with what the print says and why we decided so.

## Why a ruling was needed: a label before the reason.

basis-silent = Les livrets se taisent
basis-editions-differ = Les éditions diffèrent
basis-ambiguous-print = Texte ambigu
basis-overrides-the-print = Contre la lettre du texte

## The rulings.

ruling-nid-r1 = Si aucun héros ne peut être recruté, le recrutement est reporté : il est vérifié de nouveau à votre prochain placement.
    .reason = Aucun livret ne dit ce qui se passe quand un recrutement vous est dû et qu’aucune carte Héros·ïne ne peut être prise. Rien ne dit qu’il est perdu, et le livret allemand vérifie à chaque carte placée : nous vérifions donc de nouveau au placement suivant.
ruling-nid-r2 = Une pièce de la valeur rendue n’est pas disponible pour cet échange, pas même un autre exemplaire.
    .reason = Le livret français exclut toute pièce de la valeur rendue, l’anglais seulement cette pièce-là. Le livret de Nains reprend la règle française. Du livret allemand, nous n’avons qu’une page abîmée sur les pièces ; ailleurs, il dit que chaque échange enrichit. Nous jouons la règle française dans toutes les éditions et écartons cette phrase en connaissance de cause.
ruling-nid-r3 = Si les deux pièces d’un échange sont égales, vous rendez une pièce de base plutôt qu’une pièce d’or.
    .reason = Les livrets disent seulement que la pièce la plus forte est rendue. Une pièce de base quitte la partie et ne change rien pour les autres ; une pièce d’or retournerait au Trésor. Une lecture stricte laisserait le choix.
ruling-nid-r4 = Si vous n’avez aucune pièce qui puisse être transformée, il ne se passe rien.
    .reason = Aucun livret ne l’envisage, et avec le matériel imprimé cela ne peut pas arriver.
ruling-nid-r5 = Dagda et Bonfur ne défaussent que la dernière carte d’une colonne, et seulement une carte Nain·e ; celle qui vient d’être prise peut partir. Si vous ne pouvez pas tout défausser, vous ne pouvez pas les recruter. Ordre : placer le héros, défausser, replacer Thrud si elle a dû bouger, puis compter les lignes. Dans l’édition allemande, la carte Forgeron·ne spéciale n’est pas un nain.
    .reason = Le livret allemand désigne la carte du dessus d’une colonne, et seulement un nain. Les livrets français et anglais désignent la dernière carte Nain·e, qui pourrait aussi se trouver sous une carte Héros·ïne. Nous suivons le texte allemand, qui ne laisse pas de doute ; l’adaptation de Board Game Arena aussi. Seul le livret allemand fait de la carte Forgeron·ne spéciale une récompense.
ruling-nid-r6 = Quand Ylud se déplace à la fin de l’âge 2, elle va à la fin de la nouvelle colonne et ne laisse pas de trou dans l’ancienne. La laisser en place ne compte pas comme un placement. C’est une héroïne : elle n’est jamais défaussée.
    .reason = Les livrets permettent de déplacer Ylud ou de la laisser, mais ne disent rien des cartes posées sur elle, ni si la laisser vaut un placement. Un déplacement est un placement comme un autre ; rester n’en est pas un.
ruling-nid-r7 = Un héros recruté par le dernier placement d’Ylud se joue normalement. Si c’est Thrud, placez-la, puis mettez-la en zone de Commandement.
    .reason = Dans les livrets français et anglais, le dernier placement d’Ylud peut déclencher un recrutement, puis Thrud va en zone de Commandement. Ils ne disent pas ce qui se passe si l’on recrute alors Thrud elle-même : nous gardons le même ordre.
ruling-nid-r8 = Avec Uline, vous avez toujours au moins deux pièces en main quand vous échangez ; avec deux exactement, il n’y a pas de choix.
    .reason = Les livrets ne disent pas ce qui se passe avec moins de deux pièces. Cela ne peut pas arriver : trois tavernes prennent au plus trois de vos cinq pièces.
ruling-nid-r9 = Si personne ne gagne la distinction Pionnier·ère, une carte de la seconde pioche est défaussée au hasard : face visible dans l’édition originale, sans être vue dans l’édition allemande.
    .reason = Le livret français défausse la carte face visible, l’allemand sans la voir, l’anglais ne précise pas. Chaque édition se joue comme elle est imprimée ; l’anglaise suit la française.
ruling-nid-r10 = La majorité des Guerrier·ère·s demande au moins un grade Guerrier·ère.
    .reason = À la lettre, si personne n’a de grade Guerrier·ère, tout le monde est à égalité pour la majorité et ajoute sa plus forte pièce. Pour nous, une majorité suppose quelque chose à compter.
ruling-nid-r11 = Une pièce face cachée qui a été révélée ce tour-ci reste connue de tout le monde jusqu’au retour des pièces en main.
    .reason = Les livrets retournent une telle pièce face cachée, mais tout le monde l’a vue. La table la montre, pour que la mémoire ne décide de rien ; en mode mémoire, à vous de la retenir.
ruling-nid-r12 = À la fin d’un âge : les gemmes s’échangent, les pièces reviennent en main, Ylud est placée avec tout ce qui s’ensuit. Puis vient l’évaluation (âge 1), ou Thrud va en zone de Commandement et les points sont comptés (âge 2). À partir de là, on transforme des pièces en main.
    .reason = Les livrets font reprendre les pièces quand toutes les tavernes sont résolues, et placer Ylud juste après la dernière taverne ; ils ne disent pas ce qui vient d’abord. Nous finissons d’abord le tour.
ruling-nid-r13 = Quand une carte est placée sur Thrud, son effet vient d’abord, puis Thrud est replacée, puis les lignes sont comptées. Tant qu’elle est en main, elle ne donne aucun grade.
    .reason = Le livret allemand vérifie les recrutements à chaque carte placée, ce qui peut vouloir dire avant le retour de Thrud. Son retour ne peut qu’ajouter une ligne : le nombre de recrutements est le même, seul le moment de votre choix diffère.
ruling-nid-r14 = Les distinctions sont toujours attribuées dans cet ordre : Guerrier·ère·s, Chasseur·euse·s, Mineur·euse·s, Forgeron·ne·s, Explorateur·rice·s.
    .reason = Le livret allemand numérote Guerrier·ère·s 1, Forgeron·ne·s 4 et Explorateur·rice·s 5 ; les listes du matériel et le glossaire anglais suivent le même ordre. Le texte des livrets français et anglais cite les Forgeron·ne·s en deuxième, mais le texte allemand ne suit pas non plus ses propres numéros : cela ne prouve donc rien.
ruling-nai-r1 = Le livret ne montre ni les cartes une à une ni la piste du Bouclier. Celles d’ici sont une reconstitution qui respecte les nombres de cartes du livret ; vous pouvez les remplacer par votre propre liste.
    .reason = La piste du Bouclier est la ligne des Forgeron·ne·s de Nidavellir : 3, 7, 12, 18 et ainsi de suite jusqu’à 375. L’exemple à 293 points du livret est une image qui n’en détaille pas les parties : la liste n’est donc pas vérifiée avec lui.
ruling-nai-r2 = Ce que les règles disent du 0 vaut aussi pour le 3 Échange : il n’est jamais amélioré ni transformé, et Ordo ne le compte pas.
    .reason = Le livret n’excepte que le 0 et ne dit rien du 3 Échange. Dans Nidavellir, le 3 spécial ne peut jamais être transformé : nous jouons de même.
ruling-nai-r3 = La valeur d’une carte Errants est comparée à toutes les valeurs imprimées de la colonne, cachées ou non, Cognars compris. Un Cognar de couleur Errants peut recevoir un jeton quand il est placé, un mercenaire ou Ga’at non ; Ga’at y compte comme un 9 pour les cartes suivantes. S’il n’y a plus de jeton, aucun n’est posé.
    .reason = Le livret pose le jeton sur une carte de l’Ordre, et pas seulement sur une carte Nain comme il le dit pour le Talion : les Cognars de couleur sont de l’Ordre, les mercenaires et Ga’at non. Que Ga’at compte comme un 9 pour les cartes suivantes est notre choix.
ruling-nai-r4 = Les jetons retirés à la fin découvrent les plus hautes valeurs ; il n’y a pas de choix.
    .reason = Le livret permet de retirer des jetons sans dire lesquels. Les plus hautes valeurs sont toujours le meilleur choix : nous ne posons pas la question.
ruling-nai-r5 = Les mercenaires viennent par paires : le premier doit compléter une nouvelle ligne, le second est recruté pour cette ligne. D’autres peuvent suivre dans le même tour tant qu’il en reste au moins deux. Le dernier ne peut être que le second d’une paire. Tout autre Cognar met fin à la chaîne. Si plusieurs Cognars sont dus, le premier mercenaire doit tout de même compléter lui-même une nouvelle ligne, et le recrutement suivant doit être un mercenaire.
    .reason = Le livret demande qu’un mercenaire complète une ligne qui en amène un autre, parle d’au moins deux et de trois, voire quatre à la suite, et interdit de recruter le seul restant. Cette lecture s’accorde avec les trois phrases. Si chacun devait compléter une ligne, le second d’une paire ne pourrait pas venir sans un troisième.
ruling-nai-r6 = Une carte Talion placée grâce à Svara améliore le talion qui se trouve alors à la taverne en cours, ou un talion de la bourse si c’est le 0 ou le 3 Échange. Puis les lignes sont comptées.
    .reason = Le livret désigne le talion de la taverne en cours, mais pas ce qui se passe si c’est le 0 ou le 3 Échange. La règle des cartes Talion prend alors un talion de la bourse.
ruling-nai-r7 = Seules les cartes Nain améliorent des talions ; les Cognars et Ga’at placés au Talion ne le font pas.
    .reason = Le livret parle de recruter une carte Nain du Talion. Les Cognars ne sont pas des cartes Nain.
ruling-nai-r8 = Si Kardum remplace un 0 misé à la taverne en cours, l’échange a tout de même lieu, et l’ordre et les égalités restent. À une taverne à venir, le 3 Échange mise 3 et permet l’échange ; à une taverne déjà résolue, il ne donne pas de second échange.
    .reason = Le livret dit seulement que le 3 Échange prend la place du 0. L’ordre et les égalités sont fixés à la révélation et l’échange tient à la mise : tous trois restent.
ruling-nai-r9 = La Certification de Liqueur demande plus de symboles Malt que tous les autres. En cas d’égalité ou sans malt, personne ne la gagne.
    .reason = Le livret ne dit rien d’une égalité de malt. À égalité, les Cognars d’Élite ne rejoignent personne : nous jouons de même.
ruling-nai-r10 = À deux, la première personne à la deuxième taverne place sa carte ; puis viennent l’effet de son Ordre, la défausse, les Cognars et enfin l’échange.
    .reason = Le livret dit que la première personne place une carte, puis en défausse une ; il ne dit pas quand viennent les Cognars et l’échange. L’échange termine le tour, comme aux autres tavernes.
ruling-nai-r11 = Le +1 d’une carte Talion est obligatoire, même si le talion baisse : un 25, ou un talion au-dessus duquel il ne reste rien.
    .reason = Le livret dit que vous devez améliorer le talion, et aussi qu’une valeur manquante est remplacée par la suivante au-dessus, sinon en dessous, mais jamais par la valeur rendue. Ensemble, ces règles peuvent faire baisser un talion. Une lecture stricte dirait qu’une amélioration ne baisse jamais.
ruling-nai-r12 = Dans la colonne Bouclier, Ga’at compte pour un grade en tout, pas pour un grade de plus.
    .reason = Le livret indique un grade de plus pour le Bouclier là où il indique des points pour les autres Ordres : un second grade, ou celui qu’il a. Nous lisons celui qu’il a, comme pour Ylud dans Nidavellir, qui ne vaut que son grade là où les grades comptent. Le septième grade de la piste ajoute déjà 9 points, autant que son plus fort bonus ailleurs ; un second grade en ajouterait 10 de plus.
