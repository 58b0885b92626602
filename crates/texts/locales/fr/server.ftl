## Refusals of the server, by their codes, and its plain page.

server-about = Jouez ici à Nidavellir et à Nains.
server-api = API pour les programmes

# $detail is English: a message for programmers.
server-malformed = Requête invalide : { $detail }
server-unknown-visitor = Session inconnue. Inscrivez-vous d’abord.
server-unknown-transfer = Ce lien a expiré ou a déjà servi. Créez-en un autre sur l’autre appareil.
server-cross-site = Cette requête vient d’un autre site.
server-not-invited = Ce serveur est privé. Saisissez son code d’invitation ; les programmes l’envoient dans l’en-tête X-Invite-Code.
server-banned = L’exploitant de ce serveur refuse vos requêtes.
server-not-seated = Seules les personnes assises à cette table peuvent faire cela.
server-not-host = Seule la personne qui a créé la table peut faire cela.
server-still-secret = Ceci sera visible à la fin de la partie.
server-no-such-table = Cette table n’existe pas.
server-no-such-page = Page introuvable.
server-wrong-method = Cette adresse n’accepte pas cette méthode.
server-stale = La partie a avancé. Regardez la table, puis choisissez de nouveau.
server-started = La partie a déjà commencé.
server-not-running = Aucune partie n’est en cours à cette table.
server-not-over = La partie n’est pas encore terminée.
server-seat-taken = Cette place est prise.
server-already-seated = Vous avez déjà une place à cette table.
server-seat-reserved = Cette place est réservée à une personne de la partie précédente.
server-not-stalling = Un vote ne peut confier une place à un bot qu’après deux minutes d’attente.
server-not-away = Un bot ne peut prendre que la place d’une personne absente depuis deux minutes.
server-stand-in = Un bot joue pour vous. Reprenez d’abord votre place.
server-no-stand-in = Aucun bot ne joue pour vous.
server-nothing-to-undo = Rien à annuler : quelque chose a été révélé, ou quelqu’un d’autre a joué.
server-too-large = La requête est trop volumineuse.
# $detail is English: the error, with the number of the step.
server-broken-record = Partie enregistrée invalide : { $detail }
# $step is a number, $ruling an id such as NAI-R5.
server-frozen = Cette table est en lecture seule : elle a été jouée selon une lecture antérieure des règles, et l’étape { $step } n’est plus permise (précision { $ruling }).
server-wrong-name = Un nom compte de 1 à 24 caractères visibles.
# $field is the name of a field of the API.
server-wrong-value = Valeur invalide pour « { $field } ».
server-too-many = { $what ->
    [tables] Vous avez trop de tables ouvertes. Terminez-en ou quittez-en quelques-unes.
    [records] Vous avez importé trop de parties. Supprimez-en quelques-unes.
    [bytes] Vous avez enregistré trop de données en peu de temps. Attendez un instant.
    [streams] Trop de pages sont ouvertes à la fois. Fermez-en quelques-unes.
    [webhooks] Cette table a déjà cinq webhooks. Supprimez-en un d’abord.
   *[requests] Trop de requêtes. Attendez un instant.
    }
server-unavailable = Le serveur n’arrive pas à joindre sa base de données. Tout ce qui a été confirmé est conservé ; réessayez dans un instant.
server-closing = Le serveur redémarre. Réessayez dans un instant.

## Quick reactions.

reaction-hello = Bonjour !
reaction-good-move = Bien joué !
reaction-thanks = Merci !
reaction-oops = Oups…
reaction-hurry = À vous de jouer !
reaction-good-game = Belle partie !
