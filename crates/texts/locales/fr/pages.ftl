### Words of the pages. Labels and single lines stand without a full stop; two sentences have theirs.
### The reader is « vous ».

## The house.

page-tagline = Misez avec audace, rassemblez vos troupes, gagnez la faveur du Roi
page-play-now = Jouer maintenant
page-play-now-line = Contre des bots, tout de suite
page-new-table = Nouvelle table
page-new-table-line = Entre ami·e·s : partagez un lien
page-open-tables = Tables ouvertes
page-my-tables = Mes tables
page-no-open-tables = Aucune table n’attend de joueur·euse. Ouvrez-en une !
page-your-turn = À vous de jouer
page-waiting-for = On attend { $players }
page-over = Terminée
page-home = Accueil
page-footer = Logiciel libre, sans compte ni pistage
page-api = Pour les programmes : l’API
page-error-title = Cela n’a pas marché
page-skip-to-table = Aller à la table

## A new table.

page-game = Jeu
page-players = Joueur·euse·s
page-level = Force des bots
page-options = Options
page-first-game = Première partie
page-first-game-line = Sans Thrud, Ylud ni Uline
page-edition = Édition
page-public = Visible parmi les tables ouvertes
page-memory = Mode mémoire
page-memory-line = Les pièces des autres ne se voient que tant qu’elles sont face visible
page-hide-scores = Cacher les scores
page-hide-scores-line = Personne ne voit les points avant la fin
page-timer = Temps par choix
page-timer-none = Sans limite
page-timer-seconds = { $count ->
    [one] { $count } seconde
   *[other] { $count } secondes
    }
page-timer-minutes = { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
    }
page-timer-hours = { $count ->
    [one] { $count } heure
   *[other] { $count } heures
    }
page-create = Ouvrir la table

## Before and after a game.

page-fill-with-bots = Compléter avec des bots
page-sit-here = S’asseoir ici
page-leave = Quitter la table
page-delete = Supprimer la table
page-rematch = Revanche
page-next-game = Vers la partie suivante
page-share-link = Lien à partager
page-scan-code = Ou scannez ce code
page-copy = Copier
page-copied = C’est copié

## Settings.

page-settings = Réglages
page-language = Langue
page-theme = Couleurs
page-theme-dark = Sombres
page-theme-light = Claires
page-theme-auto = Comme l’appareil
page-sound = Son
page-motion = Mouvement
page-motion-normal = Normal
page-motion-fast = Rapide
page-motion-off = Aucun
page-auto-play-line = Là où un seul choix existe et où tout le monde le voit
page-show-values = Montrer ce que les cartes me rapportent
page-save = Enregistrer
page-your-name = Votre nom
page-transfer = Passer à un autre appareil
page-transfer-line = Ouvrez vite le lien là-bas : il sert une fois, et cet appareil vous oublie
page-erase-me = M’effacer
page-erase-me-line = Votre nom est supprimé, même des parties terminées ; des bots jouent celles en cours

## Who sits where.

page-seat-open = Place libre
page-seat-you = Vous
page-away = Absent·e
page-ready = Prêt·e
page-thinking = Réflexion…
page-hand-over = Confier cette place à un bot
page-take-back = Reprendre ma place
page-stand-in = Un bot joue ici

## The table.

page-keys = Touches
page-text-view = Table en texte
page-log = Journal
page-reactions = Réactions
page-deck-left = Reste de la pioche
page-my-army = Mon armée
page-scores = Scores
page-coins-hidden = Pièces cachées
page-more = Plus
page-confirm = Confirmer
page-undo = Annuler
page-connection-lost = Connexion perdue, nouvel essai…
page-back-online = Connexion rétablie
page-hint = Conseil
page-hint-line = Ce que ferait le Roi

## Bidding. Coins come in short.

page-change-bid = Changer ma mise
page-bid-in = Votre mise est faite ; vous pouvez la changer tant que d’autres misent
page-clear = Recommencer
page-pouch-rest = Les deux autres pièces vont dans la bourse
page-trade-gives = Échange : { $first } + { $second }, votre { $given } devient { $taken }
page-trade-none = Pas d’échange ce tour-ci
page-trade-no-gain = Cet échange n’augmente pas votre pièce
page-zero-in-pouch = Votre pièce d’échange reste dans la bourse : pas d’échange

## What cards and heroes bring.

page-brings = +{ $points }
page-completes-line = Complète une ligne
page-next-rank = Un grade de plus : +{ $points }
page-value = Vaut { $points }
page-recruitable = Peuvent vous rejoindre
page-not-recruitable = Pas maintenant
page-becomes = devient { $coin }

## The end.

page-score-sheet = Feuille de score
page-total = Total
page-score-by-round = Scores par tour
page-copy-score = Copier les scores
page-print = Imprimer
page-download-record = Télécharger l’enregistrement

## What is asked of you.

page-turn-you-bid = À vous : misez aux trois tavernes
page-turn-you-take = À vous : prenez une carte
page-turn-you-coin = À vous : posez une pièce sur la taverne
page-turn-you-drop = À vous : défaussez une carte de la taverne
page-turn-you-hero = À vous : { $game ->
    [nains] recrutez un Cognar
   *[nidavellir] recrutez une carte Héros·ïne
    }
page-turn-you-hero-bound = À vous : recrutez un deuxième mercenaire, car aucun ne vient seul
page-turn-you-ally = À vous : placez Ga’at
page-turn-you-discard = À vous : { $count ->
    [one] défaussez la carte Nain·e du dessus d’une autre colonne
   *[other] défaussez la carte Nain·e du dessus de { $count } autres colonnes
    }
page-turn-you-thrud = À vous : placez Thrud
page-turn-you-ylud = À vous : placez Ylud
page-turn-you-transform = À vous : transformez une pièce de +{ $plus }
page-turn-you-improve = À vous : améliorez de +1 une pièce de votre bourse
page-turn-you-trade = À vous : échangez deux pièces
page-turn-you-keep = À vous : { $count ->
    [one] gardez la carte montrée
   *[other] gardez une des { $count } cartes
    }

## Keys. The letters are the same in every language but those of the taverns.

page-key-taverns = T : les tavernes
page-key-army = A : mon armée
page-key-opponents = O : les adversaires
page-key-coins = C : mes pièces
page-key-scores = S : les scores
page-key-log = L : ce qui vient de se passer
page-key-help = Point d’interrogation : cette aide
page-key-coin = 1 à 5 : choisir une pièce
page-key-tavern = { $key } : la poser sur { $tavern }
page-key-clear = Retour arrière : recommencer
page-key-confirm = Entrée : confirmer

## More of the table and the first page.

page-taken-by = Déjà recruté·e par
page-bid-missing = Posez d’abord une pièce devant chaque taverne
page-evaluation = Majorités à la fin du premier âge
page-seats-open = { $count ->
    [one] { $count } place libre
   *[other] { $count } places libres
    }
page-cards = Cartes de Nains
page-cards-line = Une liste corrigée en TOML, si vous possédez la boîte ; celle d’origine est une reconstitution
page-move-here = Continuer ici
page-move-here-line = Votre nom et vos tables passent sur cet appareil ; l’autre vous oublie
page-back-to-table = Retour à la table

## Revoir une partie.

page-single-keys = Des touches simples pour miser et consulter
page-present = Présent·e
page-erase-sure = Oui, effacez-moi
page-open-record = Ouvrir un enregistrement
page-open-record-line = Revoyez coup par coup une partie enregistrée
page-record-file = Fichier d’enregistrement
page-record-text = Ou collez son texte
page-replay = Revoir
page-moment = { $at } sur { $count }
page-first = Au début
page-previous-tavern = Reculer d’une taverne
page-previous = Reculer d’un choix
page-next = Avancer d’un choix
page-next-tavern = Avancer d’une taverne
page-last = À la fin
page-show = Montrer
page-eyes = Vu par
page-eyes-open = Tout à découvert
page-eyes-spectator = Le public
page-review = Analyse
page-review-start = Faire analyser la partie par le Roi
page-review-under = Le Roi réfléchit : { $done } choix sur { $count }
page-review-costly = Les choix qui ont coûté le plus
page-review-none = Le Roi aurait fait de même
page-review-better = Mieux :
page-go-on = Reprendre d’ici
page-go-on-as = À la place de
page-go-on-button = Reprendre contre des bots

## La feuille de marque, pour les parties jouées avec la boîte.

page-pad = Feuille de marque
page-pad-line = Pour une partie jouée avec la boîte : comptez chaque colonne telle qu’elle est, quels que soient ceux qui s’y trouvent, puis cochez qui rapporte quelque chose en plus de sa colonne
page-pad-player-name = Nom
page-pad-coin = Pièce { $number }
page-pad-less = { $what } : un de moins
page-pad-more = { $what } : un de plus
page-pad-majority = Majorité
page-pad-doubled = Cochés pour plusieurs joueur·euses : { $heroes }
page-pad-tie-broken = Totaux égaux : les Cognars d’Élite départagent
page-pad-new = Nouvelles feuilles
page-pad-new-line = Tous les nombres et toutes les coches sont effacés ; les noms restent
page-pad-share = Partager
page-pad-count = Calculer les scores
page-pad-kept = Tout reste dans ce navigateur, et la feuille fonctionne sans connexion
page-pad-track = Piste du Bouclier
page-pad-track-line = Les valeurs pour 0, 1, 2 … grades ; celles affichées sont une reconstitution, notez celles de votre boîte si elles diffèrent

## The first game, guided.

page-guide = Votre première partie
page-guide-step = { $number } sur { $most }
page-guide-try = Un bon coup : { $action }
page-guide-do = Jouer ce coup
page-guide-end = Continuer sans guide
page-guide-line = Une courte partie contre un bot qui s’explique pendant que vous jouez : mises, échanges, lignes, héros
page-guide-begin = Apprendre en jouant
page-guide-go-on = Reprendre ma première partie
page-guide-what = Le premier âge a été préparé pour que vous rencontriez tout une fois : les mises et le 0, les égalités et les gemmes, les lignes et les héros, la valeur des classes, les distinctions. Vous choisissez librement ; un bon coup est proposé, un clic le joue. Puis le guide s’efface, et le deuxième âge est à vous. Vous pouvez continuer sans guide à tout moment, ou revenir plus tard : la table reste
page-guide-known = Je connais les règles : jouer tout de suite

## My games.

page-my-games = Mes parties
page-no-games = Les parties que vous avez terminées se trouveront ici, avec leurs résultats
page-history = Historique
page-games-count = Parties
page-games-won = Gagnées
page-mean-score = Score moyen
page-best-score = Meilleur score
page-mean-by-part = Points par catégorie
page-mean = Moyenne
page-most = Maximum
page-heroes = Avec ces héros
page-against = Contre ces bots
page-place = Place { $place } sur { $count }
page-forget-game = Oublier
page-forget-all = Oublier toutes mes parties
page-forget-all-line = Votre nom disparaît de ces parties ; celles que personne d’autre n’a jouées sont supprimées. Rien ne les fera revenir
page-forget-sure = Oui, toutes
