### Pages. Labels and single sentences have no full stop; of two sentences the first has one.
### The reader is « vous ».

## Home page and layout.

page-tagline = Misez avec audace, recrutez vos troupes, gagnez la faveur du Roi
page-play-now = Jouer maintenant
page-play-now-line = Contre des bots, tout de suite
page-new-table = Nouvelle table
page-new-table-line = Entre proches : ouvrez une table et partagez son lien
page-open-tables = Tables ouvertes
page-my-tables = Mes tables
page-no-open-tables = Aucune table ne cherche de joueur·euse·s. Ouvrez-en une !
page-your-turn = À vous de jouer
page-waiting-for = En attente de { $players }
page-over = Terminée
page-home = Accueil
page-footer = Logiciel libre, sans compte ni pistage
page-api = API pour les programmes
page-error-title = Une erreur est survenue
page-skip-to-table = Aller à la table

## A new table.

page-game = Jeu
page-players = Joueur·euse·s
page-level = Niveau des bots
page-options = Options
page-first-game = Première partie
page-first-game-line = Sans Thrud, Ylud ni Uline
page-edition = Édition
page-public = Afficher parmi les tables ouvertes
page-memory = Mode mémoire
page-memory-line = Vous ne voyez les pièces des autres que lorsqu’elles sont face visible
page-hide-scores = Masquer les scores
page-hide-scores-line = Personne ne voit les points avant la fin
page-timer = Temps par coup
page-timer-none = Illimité
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
page-next-game = Passer à la partie suivante
page-share-link = Envoyez ce lien à vos proches
page-scan-code = Ou faites-leur scanner un code
page-copy = Copier
page-copied = Copié

## Settings.

page-settings = Réglages
page-language = Langue
page-theme = Thème
page-theme-dark = Sombre
page-theme-light = Clair
page-theme-auto = Comme le système
page-sound = Son
page-motion = Animations
page-motion-slow = Lentes
page-motion-normal = Normales
page-motion-fast = Rapides
page-motion-off = Instantanées
page-auto-play-line = Jouer automatiquement s’il n’y a qu’un choix
page-show-values = Afficher ce que chaque carte me rapporte
page-save = Enregistrer
page-your-name = Votre nom
page-transfer = Passer sur un autre appareil
page-transfer-line = Ouvrez le lien sur l’autre appareil dans les 15 minutes. Il ne sert qu’une fois, puis cet appareil vous oublie
page-erase-me = Supprimer mes données
page-erase-me-line = Votre nom est supprimé, même des parties terminées ; des bots finissent vos parties en cours

## Seats.

page-seat-open = Place libre
page-seat-you = Vous
page-seat-reserved = Place réservée (partie précédente)
page-away = Hors ligne
page-ready = Mise faite
page-thinking = Réflexion…
page-hand-over = Confier cette place à un bot
# $agreed and $needed are numbers of players.
page-vote = Remplacer par un bot ({ $agreed } sur { $needed } d’accord)
page-vote-cast = Vous êtes d’accord pour un bot ({ $agreed } sur { $needed })
page-take-back = Reprendre ma place
page-stand-in = Un bot joue ici

## The table.

page-keys = Raccourcis clavier
page-text-view = La table en texte
page-log = Journal
page-reactions = Réactions
page-deck-left = Reste dans la pioche
page-my-army = Mon armée
page-scores = Scores
page-coins-hidden = Pièces cachées
page-more = Plus
page-confirm = Confirmer
page-undo = Annuler
page-invite-code = Code d’invitation
page-invite-enter = Entrer
page-connection-lost = Connexion perdue, reconnexion…
page-back-online = Connexion rétablie
page-hint = Conseil
page-hint-line = Ce que ferait le Roi

## Bidding. Coins have their short names.

page-change-bid = Modifier ma mise
page-bid-in = Votre mise est faite ; vous pouvez la modifier tant que tout le monde n’a pas fini
page-clear = Effacer la mise
page-pouch-rest = Les deux autres pièces vont dans la bourse
page-trade-gives = Échange : { $first } + { $second }, votre { $given } devient { $taken }
page-trade-none = Pas d’échange ce tour-ci
page-trade-no-gain = Cet échange n’augmente pas votre pièce
page-zero-in-pouch = Votre pièce d’échange reste dans la bourse : pas d’échange

## The value of cards and heroes.

page-brings = +{ $points }
page-completes-line = Complète une ligne
page-next-rank = Un grade de plus : +{ $points }
page-value = Vaut { $points }
page-recruitable = Disponibles
page-full-powers = Textes complets
page-not-recruitable = Indisponibles
page-becomes = devient { $coin }

## The end.

page-score-sheet = Feuille de score
page-total = Total
page-score-by-round = Score par tour
page-copy-score = Copier les scores
page-print = Imprimer
page-download-record = Télécharger la partie

## What is asked of you.

page-turn-you-bid = À vous : misez sur les trois tavernes
page-turn-you-take = À vous : prenez une carte
page-turn-you-coin = À vous : misez une pièce sur cette taverne
page-turn-you-drop = À vous : défaussez une carte de la taverne
page-turn-you-hero = À vous : { $game ->
    [nains] recrutez un Cognar
   *[nidavellir] recrutez un·e Héros·ïne
    }
page-turn-you-hero-bound = À vous : recrutez un deuxième mercenaire, ils viennent par deux
page-turn-you-ally = À vous : placez Ga’at
page-turn-you-discard = À vous : { $count ->
    [one] défaussez la dernière carte Nain·e d’une autre colonne
   *[other] défaussez la dernière carte Nain·e de { $count } autres colonnes
    }
page-turn-you-thrud = À vous : placez Thrud
page-turn-you-ylud = À vous : placez Ylud
page-turn-you-transform = À vous : ajoutez +{ $plus } à une pièce
page-turn-you-improve = À vous : améliorez de +1 une pièce de votre bourse
page-turn-you-trade = À vous : échangez deux pièces
page-turn-you-keep = À vous : { $count ->
    [one] gardez la carte montrée
   *[other] gardez une carte sur { $count }
    }

## Keys. The letters are the same in every language but those of the taverns.

page-key-taverns = T : les tavernes
page-key-army = A : mon armée
page-key-opponents = O : les adversaires
page-key-coins = C : mes pièces
page-key-scores = S : les scores
page-key-log = L : les derniers événements
page-key-help = Point d’interrogation : cette aide
page-key-coin = 1 à 5 : choisir une pièce
page-key-tavern = { $key } : la miser { $at }
page-key-clear = Retour arrière : effacer la mise
page-key-confirm = Entrée : confirmer

## More of the table and the home page.

page-taken-by = { $who ->
    [you] Vous appartient
   *[other] Appartient à { $player }
    }
page-bid-missing = Posez d’abord une pièce sur chaque taverne
page-evaluation = { $game ->
    [nains] Évaluation des Ordres, à la fin de la première ère
   *[nidavellir] Évaluation des troupes, à la fin du premier âge
    }
page-seats-open = { $count ->
    [one] { $count } place libre
   *[other] { $count } places libres
    }
page-cards = Liste de cartes de Nains
page-cards-line = Si vous avez la boîte : une liste corrigée (TOML). La liste fournie est une reconstitution
page-move-here = Continuer ici
page-move-here-line = Votre nom et vos tables passent sur cet appareil ; l’autre vous oublie
page-back-to-table = Retour à la table

## Replay and review.

page-single-keys = Raccourcis clavier
page-present = En ligne
page-erase-sure = Oui, tout supprimer
page-open-record = Ouvrir une partie enregistrée
page-open-record-line = Revoyez une partie coup par coup
page-record-file = Fichier de la partie
page-record-text = Ou collez son contenu
page-replay = Revoir la partie
page-moment = { $at } sur { $count }
page-first = Au début
page-previous-tavern = Taverne précédente
page-previous = Coup précédent
page-next = Coup suivant
page-next-tavern = Taverne suivante
page-last = À la fin
page-show = Afficher
page-eyes = Point de vue
page-eyes-open = Tout visible
page-eyes-spectator = Public
page-review = Analyse
page-review-start = Faire analyser la partie par le Roi
page-review-under = Le Roi réfléchit : coup { $done } sur { $count }
page-review-costly = Les coups les plus coûteux
page-review-none = Le Roi aurait joué pareil
page-review-better = Mieux
page-go-on = Reprendre à partir d’ici
page-go-on-as = À la place de
page-go-on-button = Reprendre contre des bots

## The score pad, for games at the real table.

page-offline = Vous êtes hors ligne
page-offline-line = Le serveur est injoignable. Vos tables vous attendent ; les feuilles de score fonctionnent aussi sans connexion
page-try-again = Réessayer
page-pad = Feuille de score
page-pad-line = Pour une partie avec la vraie boîte : entrez le total de chaque colonne, héros compris, puis cochez les héros qui rapportent des points en plus
page-pad-player-name = Nom
page-pad-coin = Pièce { $number }
page-pad-less = { $what } : un de moins
page-pad-more = { $what } : un de plus
page-pad-majority = Majorité
page-pad-doubled = Cochés plusieurs fois : { $heroes }
page-pad-tie-broken = Égalité : les Cognars d’Élite départagent
page-pad-new = Nouvelle partie
page-pad-new-line = Efface tous les nombres et toutes les coches ; les noms restent
page-pad-share = Partager
page-pad-count = Calculer les scores
page-pad-kept = Tout reste dans ce navigateur ; la feuille fonctionne aussi hors ligne
page-pad-track = Piste du Bouclier
page-pad-track-line = Valeurs pour 0, 1, 2 … grades. C’est une reconstitution : entrez celles de votre boîte si elles diffèrent

## The guided first game.

page-guide = Votre première partie
page-guide-step = Étape { $number } sur { $most }
page-guide-try = Un bon coup : { $action }
page-guide-do = Jouer ce coup
page-guide-end = Continuer sans guide
page-guide-line = Une courte partie guidée contre un bot : mises, échanges, lignes, héros
page-guide-begin = Apprendre en jouant
page-guide-game = Apprendre { $game }
page-guide-go-on = Reprendre ma première partie
page-guide-what = La première moitié de la partie est préparée pour que vous rencontriez tout une fois : les mises et le 0, les égalités et les gemmes, les lignes et les héros, le décompte de chaque colonne, l’évaluation. Vous décidez ; un bon coup est proposé, et un clic le joue. Après cette moitié, vous pouvez terminer la partie guidée ou continuer avec des suggestions. Vous pouvez quitter le guide à tout moment, ou revenir plus tard : la table reste
page-guide-known = Je connais les règles, jouer tout de suite

## My games.

page-my-games = Mes parties
page-no-games = Vos parties terminées et leurs résultats apparaîtront ici
page-history = Historique
page-games-count = Parties
page-games-won = Gagnées
page-mean-score = Score moyen
page-best-score = Meilleur score
page-mean-by-part = Points par catégorie
page-mean = Moyenne
page-most = Record
page-heroes = Avec ces Héros·ïnes
page-against = Contre ces bots
page-place = Place { $place } sur { $count }
page-forget-game = Retirer
page-forget-all = Retirer toutes mes parties
page-forget-all-line = Votre nom est retiré de ces parties ; celles que personne d’autre n’a jouées sont supprimées. Cette action est définitive
page-forget-sure = Oui, tout retirer

## The table on one screen.

page-menu = Menu
page-close = Fermer
page-tabs = Afficher
page-tab-table = Table
page-tab-army = Armée
page-tab-players = Joueur·​euse·s
page-tab-log = Journal
page-tab-treasure = Trésor
page-card-taken = { $card } : { $who ->
    [you] prise par vous
   *[other] prise par { $player }
    }
page-card-discarded = { $card } : défaussée
page-bid-confirmed = Mise confirmée
page-continue = Continuer
page-majority-yours = Vous remportez :
page-majority-won = { $player } remporte :
page-majority-tie = Égalité : personne ne remporte la carte
page-since = Étapes depuis votre dernier coup : { $count }
page-skip = Passer
page-play-steps = Rejouer les étapes
