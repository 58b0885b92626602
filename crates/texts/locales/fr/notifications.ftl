### Notifications : messages push, webhooks, et ce que les pages en disent.

## Messages.

notify-turn = À vous de jouer
notify-over = Partie terminée
notify-invitation = Revanche : une place vous est réservée
notify-game = { $game } · { $age } · tour { $round }
notify-with = { $game }, avec { $players }
notify-test = Les notifications fonctionnent
notify-test-body = Cet appareil vous préviendra quand ce sera à vous de jouer
notify-hook-turn = { $game } : on attend { $players }
notify-hook-over = Partie terminée. { $result }
notify-hook-test = Ce webhook fonctionne. Il dira qui la table attend et comment la partie se termine

## Pages.

page-notify = Notifications
page-notify-short = Me prévenir
page-notify-line = Recevez un message sur cet appareil quand la page est fermée. Il ne dit que ce que toute la table voit
page-notify-on = Activer sur cet appareil
page-notify-off = Désactiver sur cet appareil
page-notify-turn = Quand c’est à moi de jouer
page-notify-over = Quand une partie est terminée
page-notify-invitation = Quand on me propose une revanche
page-notify-all = Pour toutes mes tables
page-notify-table = Me prévenir pour cette table
page-notify-quiet = Heures calmes
page-notify-from = De
page-notify-to = À
page-notify-quiet-line = Les messages attendent la fin des heures calmes. Laissez les champs vides pour ne pas en avoir
page-notify-test = Envoyer un test
page-notify-saved = Enregistré
page-notify-sent = Envoyé
page-notify-denied = Votre navigateur n’autorise pas les notifications de ce site. Vous pouvez le changer dans ses réglages
page-notify-failed = Cela n’a pas fonctionné. Réessayez plus tard
page-webhooks = Webhooks
page-webhooks-line = Un salon de discussion ou un programme peut suivre cette table : il apprend qui la table attend depuis plus d’une minute et comment la partie se termine. Aucun secret n’est envoyé
page-webhook-new = Nouveau webhook
page-webhook-kind = Service
page-webhook-url = Adresse
page-webhook-url-line = Discord : l’adresse du webhook d’un salon. ntfy : l’adresse d’un sujet. JSON : tout serveur qui accepte des requêtes POST
page-webhook-add = Ajouter le webhook
page-webhook-remove = Supprimer
page-webhook-paused = Suspendu après des erreurs
page-webhook-works = Le message de test est arrivé
page-webhook-broken = Le message de test n’est pas arrivé

## Aperçus de liens.

preview-open = { $free ->
    [one] Une place est libre : prenez-la
   *[other] { $free } places sont libres : prenez-en une
    }
preview-full = La partie va commencer
preview-with = Avec { $players }
preview-share = Partager l’image
