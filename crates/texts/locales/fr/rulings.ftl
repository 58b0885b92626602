### The rulings, each in a few sentences.

ruling-nid-r1 = Si aucun héros ne peut être recruté, le recrutement est reporté : il est vérifié de nouveau à votre prochain placement.
ruling-nid-r2 = Une pièce de la valeur rendue n’est pas disponible pour cet échange, pas même un autre exemplaire.
ruling-nid-r3 = Si les deux pièces d’un échange sont égales, vous rendez une pièce de base plutôt qu’une pièce d’or.
ruling-nid-r4 = Si vous n’avez aucune pièce qui puisse être transformée, il ne se passe rien.
ruling-nid-r5 = Dagda et Bonfur ne défaussent que des cartes du dessus, et que des nains ; le nain qui vient d’être pris peut partir. Si vous ne pouvez pas tout défausser, vous ne pouvez pas les recruter. Ordre : placer le héros, défausser, replacer Thrud si elle a dû bouger, puis compter les lignes. Dans l’édition allemande, la carte Forgeron·ne spéciale n’est pas un nain.
ruling-nid-r6 = Quand Ylud se déplace à la fin de l’âge 2, elle va au-dessus de la nouvelle colonne et ne laisse pas de trou dans l’ancienne. La laisser en place ne compte pas comme un placement. C’est une héroïne : elle n’est jamais défaussée.
ruling-nid-r7 = Un héros recruté par le dernier placement d’Ylud se joue normalement. Si c’est Thrud, placez-la, puis mettez-la en Zone de Commandement.
ruling-nid-r8 = Avec Uline, vous avez toujours au moins deux pièces en main quand vous échangez ; avec deux exactement, il n’y a pas de choix.
ruling-nid-r9 = Si personne ne gagne la distinction Pionnier·ère, une carte de la seconde pioche est défaussée au hasard : face visible dans l’édition originale, sans être vue dans l’édition allemande.
ruling-nid-r10 = La majorité des Guerrier·ère·s demande au moins un grade Guerrier·ère.
ruling-nid-r11 = Une pièce face cachée qui a été révélée ce tour-ci reste connue de tout le monde jusqu’au retour des pièces en main.
ruling-nid-r12 = À la fin d’un âge : les gemmes s’échangent, les pièces reviennent en main, Ylud est placée avec tout ce qui s’ensuit. Puis vient l’évaluation (âge 1), ou Thrud va en Zone de Commandement et les points sont comptés (âge 2). À partir de là, on transforme des pièces en main.
ruling-nid-r13 = Quand une carte est placée sur Thrud, son effet vient d’abord, puis Thrud est replacée, puis les lignes sont comptées. Tant qu’elle est en main, elle ne donne aucun grade.
ruling-nid-r14 = Les distinctions sont toujours attribuées dans cet ordre : Guerrier·ère·s, Chasseur·euse·s, Mineur·euse·s, Forgeron·ne·s, Explorateur·rice·s.
ruling-nai-r1 = Le livret ne montre ni les cartes une à une ni la piste du Bouclier. Celles d’ici sont une reconstitution qui respecte tous les nombres du livret ; vous pouvez les remplacer par votre propre liste.
ruling-nai-r2 = Ce que les règles disent du 0 vaut aussi pour le 3 spécial : il n’est jamais amélioré ni transformé, et Ordo ne le compte pas.
ruling-nai-r3 = La valeur d’une carte Errants est comparée à toutes les valeurs imprimées de la colonne, cachées ou non, Cognars compris. Un Cognar de couleur Errants peut recevoir un jeton quand il est placé, un mercenaire ou Ga’at non ; Ga’at y compte comme un 9 pour les cartes suivantes. S’il n’y a plus de jeton, aucun n’est posé.
ruling-nai-r4 = Les jetons retirés à la fin découvrent les plus hautes valeurs ; il n’y a pas de choix.
ruling-nai-r5 = Après une paire de mercenaires, d’autres peuvent suivre librement dans le même tour, tant qu’il en reste au moins deux ; tout autre Cognar met fin à la chaîne. Le dernier mercenaire restant ne vient que comme second d’une paire : il ne commence pas une chaîne et ne suit pas une paire complète. Si plusieurs Cognars sont dus, le premier mercenaire doit tout de même compléter lui-même une nouvelle ligne, et le recrutement suivant doit être un mercenaire.
ruling-nai-r6 = Une carte Talion placée grâce à Svara améliore le talion qui se trouve alors à la taverne en cours, ou un talion de la bourse si c’est le 0 ou le 3 spécial. Puis les lignes sont comptées.
ruling-nai-r7 = Seules les cartes Nain améliorent des talions ; les Cognars et Ga’at placés au Talion ne le font pas.
ruling-nai-r8 = Si Kardum remplace un 0 misé à la taverne en cours, l’échange a tout de même lieu, et l’ordre et les égalités restent. À une taverne à venir, le 3 spécial mise 3 et permet l’échange ; à une taverne déjà résolue, il ne donne pas de second échange.
ruling-nai-r9 = La Certification de Liqueur demande plus de symboles Malt que tous les autres. En cas d’égalité ou sans malt, personne ne la gagne.
ruling-nai-r10 = À deux, la première personne à la deuxième taverne place sa carte ; puis viennent l’effet de son Ordre, la défausse, les Cognars et enfin l’échange.
ruling-nai-r11 = Le +1 d’une carte Talion est obligatoire, même si le talion baisse : un 25, ou un talion au-dessus duquel il ne reste rien.
ruling-nai-r12 = Dans la colonne Bouclier, Ga’at compte pour un grade en tout, pas pour un grade de plus.
