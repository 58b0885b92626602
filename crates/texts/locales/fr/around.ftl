### Pages around the table: home, names, settings. Labels and single sentences have no full stop.

## Home.

page-what-it-is = Jouez à Nidavellir et à Nains dans votre navigateur, à plusieurs ou contre des bots, gratuitement et sans compte
page-age-round = { $age }, manche { $round }
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
page-settings-motion-line = La durée d’affichage de chaque étape des autres. Avec « Immédiat », rien ne bouge
page-settings-back = Revenir sans enregistrer
page-transfer-button = Créer un lien
page-erase-question = Supprimer tout ce qui concerne { $name } ?
page-erase-final = Cette action est irréversible
page-erase-keep = Conserver mes données
