### The rulings, each in a few sentences.

ruling-nid-r1 = Si aucune carte Héros·ïne ne peut être prise alors qu’elle est due, le recrutement est perdu pour l’instant. Il est redemandé dès qu’une autre carte est placée.
ruling-nid-r2 = Une pièce de la valeur rendue n’est pas disponible pour cet échange, pas même un autre exemplaire.
ruling-nid-r3 = Si les deux pièces d’un échange sont égales, une pièce de départ est rendue avant une pièce du Trésor.
ruling-nid-r4 = Si quelqu’un n’a aucune pièce qui puisse être transformée, il ne se passe rien.
ruling-nid-r5 = Dagda et Bonfur ne défaussent que des cartes du dessus, et que des Nain·e·s ; la carte qui vient d’être prise peut partir. Qui ne peut pas tout défausser ne peut pas les recruter. Ils sont d’abord placés, puis vient la défausse, puis Thrud si elle a dû s’écarter, et enfin le décompte des lignes. Dans l’édition allemande, la Forgeronne spéciale n’est pas une carte Nain·e.
ruling-nid-r6 = Quand Ylud change de place à la fin de l’âge 2, elle va au-dessus de la nouvelle colonne et ne laisse pas de trou dans l’ancienne. Rester en place ne compte pas comme un placement. C’est une héroïne : elle n’est jamais défaussée.
ruling-nid-r7 = Une carte Héros·ïne venue par le dernier placement d’Ylud se joue normalement. Si c’est Thrud, elle est placée puis se retire en Zone de Commandement.
ruling-nid-r8 = Avec Uline, on a toujours au moins deux pièces en main quand un échange est dû ; avec deux exactement, il n’y a rien à choisir.
ruling-nid-r9 = Si personne ne devient Pionnier·ère, une carte de la seconde pioche est défaussée au hasard, face visible dans l’édition originale, sans être vue dans l’édition allemande.
ruling-nid-r10 = La majorité des Guerrier·ère·s demande au moins un grade Guerrier·ère.
ruling-nid-r11 = Une pièce face cachée qui a été vue ce tour-ci reste connue de tout le monde jusqu’à ce que les pièces reviennent en main.
ruling-nid-r12 = À la fin d’un âge, les gemmes s’échangent, les pièces reviennent en main et Ylud est placée, avec tout ce qui s’ensuit. Puis viennent les majorités après l’âge 1 ; après l’âge 2, Thrud se retire et les points s’additionnent. Ce qui se transforme à partir de là est une pièce en main.
ruling-nid-r13 = Quand une carte fait s’écarter Thrud, son effet a lieu d’abord, puis Thrud est replacée, puis les lignes se comptent. Tant qu’elle est en main, elle ne donne aucun grade.
ruling-nai-r1 = Le livret ne montre ni les cartes une à une ni la piste du Bouclier. Celles d’ici sont une reconstitution qui respecte tous les nombres que donne le livret, et vous pouvez les remplacer par votre propre liste.
ruling-nai-r2 = Ce qui est dit du 0 vaut aussi pour le 3 spécial : ni amélioré, ni transformé, ni compté par Ordo.
ruling-nai-r3 = La valeur d’une carte Errants est comparée à toutes les valeurs imprimées de la colonne, couvertes ou non, Cognars compris. Un Cognar de couleur Errants peut recevoir un jeton quand il est placé, un mercenaire ou Ga’at non ; Ga’at y vaut un 9 pour les cartes suivantes. S’il n’y a plus de jeton, aucun n’est posé.
ruling-nai-r4 = Les jetons retirés à la fin découvrent les plus hautes valeurs ; il n’y a rien à choisir.
ruling-nai-r5 = Tant que le dernier recrutement d’une chaîne était un mercenaire, d’autres peuvent suivre librement ; la chaîne finit avec le tour ou avec tout autre Cognar. Le dernier mercenaire peut donc en suivre un autre, mais jamais commencer. Si plusieurs Cognars sont dus, le premier mercenaire doit quand même compléter lui-même une nouvelle ligne, et le recrutement suivant doit être un mercenaire.
ruling-nai-r6 = Une carte Talion amenée par Svara améliore la pièce qui se trouve alors sur la taverne en cours, ou une pièce de la bourse si celle-là permet l’échange. Puis les lignes se comptent.
ruling-nai-r7 = Seules les cartes Nain·e améliorent des pièces : un Cognar ou Ga’at placé au Talion n’améliore rien.
ruling-nai-r8 = Si Kardum remplace un 0 misé sur la taverne en cours, l’échange a lieu quand même, l’ordre et les égalités restent. Sur une taverne à venir, le 3 spécial mise 3 et permet l’échange ; sur une taverne déjà servie, il n’y a pas de second échange.
ruling-nai-r9 = La Certification de Liqueur va à qui a plus de symboles Malt que tous les autres. Ni une égalité ni zéro ne la gagne.
ruling-nai-r10 = À deux, qui passe d’abord à la deuxième taverne place sa carte ; puis viennent l’effet de son Ordre, la défausse, les Cognars et enfin l’échange.
