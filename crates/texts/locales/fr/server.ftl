## Ce que dit le serveur : pourquoi il refuse, et sa page la plus simple.

server-about = Ici se jouent des parties de Nidavellir et de Nains.
server-api = Pour les programmes : l’API
server-guest = Visiteur·euse

# $detail is English: a message for programmers.
server-malformed = La demande est incompréhensible : { $detail }
server-unknown-visitor = Personne ici n’a cette clé. Présentez-vous d’abord.
server-unknown-transfer = Ce lien a déjà servi ou est trop ancien. Créez-en un autre sur l’autre appareil.
server-cross-site = Cette demande vient d’un autre site.
server-not-seated = Seules les personnes assises à cette table peuvent le faire.
server-not-host = Seule la personne qui a créé la table peut le faire.
server-still-secret = Cela se montre quand la partie est terminée.
server-no-such-table = Cette table n’existe pas.
server-no-such-page = Il n’y a rien ici.
server-wrong-method = Cette adresse ne connaît pas cette méthode.
server-stale = La table a avancé. Regardez encore avant de choisir.
server-started = La partie a déjà commencé.
server-not-running = Aucune partie n’est en cours à cette table.
server-not-over = La partie n’est pas encore terminée.
server-seat-taken = Cette place est prise.
server-already-seated = Vous êtes déjà à cette table.
server-not-away = Un bot ne peut prendre que la place d’une personne absente depuis deux minutes.
server-stand-in = Un bot joue pour vous. Reprenez d’abord votre place.
server-no-stand-in = Aucun bot ne joue pour vous.
server-nothing-to-undo = Il n’y a rien à reprendre : quelque chose a été révélé, ou quelqu’un d’autre a joué.
server-too-large = C’est trop à la fois.
# $detail is English: what does not hold, with the number of the step.
server-broken-record = L’enregistrement ne tient pas : { $detail }
# $step is a number, $ruling an id such as NAI-R5.
server-frozen = Cette table est en lecture seule : elle a été jouée selon une lecture antérieure des règles, et l’étape { $step } n’est plus permise (décision { $ruling }).
server-wrong-name = Un nom a de 1 à 24 caractères visibles.
# $field is the name of a field of the API.
server-wrong-value = La valeur de « { $field } » ne convient pas.
server-too-many = { $what ->
    [tables] Vous avez trop de tables ouvertes. Terminez-en ou quittez-en d’abord.
    [records] Vous avez apporté trop de parties. Supprimez-en d’abord.
    [streams] Trop de pages sont ouvertes à la fois. Fermez-en.
   *[requests] Trop de demandes. Attendez un instant.
    }
server-unavailable = Le serveur ne peut pas joindre sa base de données pour le moment. Rien de ce qui a été confirmé n’est perdu ; réessayez dans un instant.
server-closing = Le serveur redémarre. Réessayez dans un instant.

## Réactions rapides.

reaction-hello = Bonjour !
reaction-good-move = Bien joué !
reaction-thanks = Merci !
reaction-oops = Oups…
reaction-hurry = À vous de jouer !
reaction-good-game = Belle partie !
