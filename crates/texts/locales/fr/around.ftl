### Pages around the table: home, names, settings. Labels and single sentences have no full stop.

## Home.

page-what-it-is = Jouez à Nidavellir et à Nains dans votre navigateur, à plusieurs ou contre des bots, gratuitement et sans compte
page-age-round = { $age }, tour { $round }
page-ago-now = à l’instant
page-ago-minutes = { $count ->
    [one] il y a { $count } minute
   *[other] il y a { $count } minutes
    }
page-ago-hours = { $count ->
    [one] il y a { $count } heure
   *[other] il y a { $count } heures
    }
page-ago-days = { $count ->
    [one] il y a { $count } jour
   *[other] il y a { $count } jours
    }

## Joining and leaving.

page-join = Rejoindre cette table
page-join-button = Rejoindre
page-leave-short = Quitter
page-leave-line = Un bot joue à votre place. Revenez quand vous voulez et reprenez votre place
page-leave-alone-line = La table vous attend : vous la retrouverez dans Mes tables
page-leave-button = Quitter pour l’instant
page-resign = Abandonner
page-resign-line = Abandonner : un bot prend votre place pour de bon, seul votre nom reste à la table
page-resign-alone-line = Abandonner : la partie s’arrête ici et n’est pas comptée

## Settings.

page-settings-you = Vous
page-settings-name-line = Les autres voient ce nom. Si deux personnes portent le même nom, la seconde reçoit un numéro
page-settings-look = Langue et apparence
page-settings-table = À la table
page-settings-like = Vous jouez comme
page-settings-like-estimate = L’estimer d’après la partie
page-settings-like-line = Les conseils et les analyses montrent vos chances de gagner à cette table. Elles dépendent de votre force face aux autres
page-settings-motion-line = La durée d’affichage de chaque étape des autres. Avec « Instantanées », rien ne bouge
page-settings-back = Revenir sans enregistrer
page-transfer-button = Créer un lien
page-erase-question = Supprimer tout ce qui concerne { $name } ?
page-erase-final = Cette action est irréversible
page-erase-keep = Conserver mes données

## The end.

page-your-place = Place { $place } sur { $count } : vous avez { $points ->
    [one] { $points } point
   *[other] { $points } points
    }
page-final-armies = Les armées à la fin

## Review and puzzles.

page-review-line = Le Roi examine chaque décision et montre celles qui vous ont coûté des chances de gagner
page-review-chances = Chances de gagner au fil de la partie. Touchez le graphique pour voir le moment
page-review-meaning = Les chances de gagner à cette table, selon qui y joue : les bots d’après leur niveau, les personnes d’après leurs réglages ou d’après la partie. Le total des chances est de 100 %
page-review-revealed = Des mises et des choix ont été révélés
page-review-drawn = Des cartes ont été tirées
page-review-decided = Votre décision a coûté des chances
page-review-others = Coups coûteux des autres
page-review-played = Joué dans la partie
page-review-summary-up = Vos décisions vous ont coûté { $decisions } et la chance vous en a rapporté { $luck }.
page-review-summary-down = Vos décisions vous ont coûté { $decisions } et la malchance { $luck }.
page-review-summary-even = Vos décisions vous ont coûté { $decisions } ; chance et malchance se sont équilibrées.
page-review-summary-others = Les erreurs des autres vous ont rapporté { $points }.
page-review-accounts = Hasard et maîtrise, en points de pourcentage
page-review-begin = Début
page-review-end = Fin
page-review-account-decisions = Vos décisions
page-review-account-others = Erreurs des autres
page-review-account-reveals = Mises et choix
page-review-account-draws = Cartes tirées
page-review-cost = { $percent } de perdu
page-puzzle = À vous de rejouer
page-puzzle-try = Réessayer
page-puzzle-line = Vous revoilà devant cette décision. Jouez ce que vous joueriez maintenant ; le Roi en juge
page-puzzle-right = Bien trouvé : le Roi ne ferait pas mieux
page-puzzle-wrong = Il y avait mieux
page-puzzle-answer = Votre réponse
page-puzzle-best = Le choix du Roi
page-puzzle-again = Encore une fois
page-puzzle-back = Retour à l’analyse

## Puzzles from bot games.

page-puzzles = Problèmes
page-puzzles-line = Trouvez le seul bon coup dans des positions tirées de parties de bots
page-puzzles-lead = Des bots se sont trompés ici : un coup est nettement meilleur que tous les autres. Jouez-le sur la table ; le Roi l’a vérifié par une longue recherche
page-puzzles-range = { $count ->
    [one] { $count } problème
   *[other] { $count } problèmes
    }, difficulté de { $low } à { $high }
page-puzzles-start = Résoudre des problèmes
page-puzzles-number = Problème { $number }
page-puzzles-question = Quel coup est nettement le meilleur ?
page-puzzles-difficulty = Difficulté { $rating }
page-puzzles-next = Problème suivant
page-puzzles-skip = Passer
page-puzzles-all = Tous les problèmes
page-puzzles-rating = Votre classement : { $rating }
page-puzzles-progress = Résolus du premier coup : { $solved } sur { $tried }
page-puzzles-kept = Votre classement et les problèmes essayés ne sont conservés que dans ce navigateur. Seule la première réponse à un problème compte
page-puzzles-reset = Réinitialiser le classement
page-puzzles-reset-question = Effacer votre classement et tous les problèmes essayés ?

## Hints.

page-hint-meaning = Le pourcentage indique vos chances de gagner avec ce coup à cette table : le Roi joue de nombreuses suites et tient compte de la force des autres et de la vôtre (voir les réglages)
page-hint-play = Jouer ce coup

## After a guided game.

page-guide-finish = Terminer la partie guidée
page-guide-done = Vous connaissez les règles
page-guide-done-line = Vous avez vu tout ce que { $game } propose. Et maintenant ?
page-guide-play-on = Continuer cette partie
page-guide-first-table = { $game } contre deux bots de niveau apprenti
page-guide-read = Lire les règles
