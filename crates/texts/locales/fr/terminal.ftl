### Messages of the terminal only. Labels and single sentences have no full stop.

## Keys, in the help.

terminal-key-coins = C : les pièces de tout le monde
terminal-key-supplies = D : Trésor, héros et pioches
terminal-key-heroes = H : pouvoirs des héros
terminal-key-whole = W : toute la table en texte
terminal-key-lay = Lettre minuscule d’une taverne : y poser la pièce, ou la reprendre
terminal-key-choose = 1 à 9, ou flèches et Entrée : choisir dans une liste
terminal-key-undo = U : annuler un choix qui n’a rien révélé
terminal-key-hint = K : ce que ferait le Roi
terminal-key-quit = Q ou Ctrl-C : quitter ; la partie est conservée

## Keys, in the last line of the screen: one or two words.

terminal-bar-coin = pièce
terminal-bar-lay = taverne
terminal-bar-choose = choisir
terminal-bar-scroll = défiler
terminal-bar-record = enregistrer la partie
terminal-bar-help = aide
terminal-bar-quit = quitter
terminal-bar-look = consulter
terminal-bar-ready = c’est prêt
terminal-bar-step = étape
terminal-bar-go = aller à l’étape
terminal-bar-eyes = vue

## The screen.

terminal-too-small = La fenêtre est trop petite : la table demande { $columns } × { $rows } caractères
terminal-curtain = { $player }, prenez le clavier et appuyez sur Entrée
terminal-curtain-line = Que les autres détournent les yeux : la suite est secrète

## Before and after a game.

terminal-resumed = Reprise de la partie interrompue
terminal-kept = La partie est conservée et reprendra la prochaine fois
terminal-not-saved = Enregistrement impossible : { $reason }
terminal-record-saved = Partie enregistrée sous { $file }
terminal-no-seat = Aucune place libre ici ; vous assistez à la partie

## Line by line.

terminal-ask-choice = Votre choix, en chiffre ou en texte (« ? » pour l’aide)
terminal-ask-bid = Trois pièces dans cet ordre : { $taverns } (« ? » pour l’aide)
terminal-hidden = Ce que vous tapez n’est pas affiché
terminal-help-bid = Une mise : trois pièces dans cet ordre, { $taverns }. Exemple : { $bid }
terminal-help-choose = Un choix dans une liste : son numéro, son texte ou une partie. Exemple : 1
terminal-key-record = R : enregistrer une partie terminée

## Why an answer is refused.

terminal-not-understood = « { $answer } » n’est pas une réponse ici ; « ? » montre les réponses possibles
terminal-refused-count = Une mise compte trois pièces, pas { $count }. Exemple : { $bid }
terminal-refused-coin = Vous n’avez pas de pièce { $coin }. Vos pièces : { $coins }
terminal-refused-twice = Vous n’avez pas autant de pièces { $coin }. Vos pièces : { $coins }
terminal-refused-number = Il n’y a pas de choix { $answer } ; le dernier est { $last }
terminal-refused-several = « { $answer } » peut être : { $choices }
terminal-refused-undo = Il n’y a rien à annuler pour l’instant
terminal-refused-hint = Le Roi ne donne pas de conseil ici
terminal-refused-record = La partie pourra être enregistrée une fois terminée
