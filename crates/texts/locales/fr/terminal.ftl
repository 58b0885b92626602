### Words that only the terminal needs. Labels and single lines stand without a full stop.

## Keys, in the help.

terminal-key-coins = C : les pièces de tout le monde
terminal-key-supplies = D : le Trésor, les héros·ïnes et les pioches
terminal-key-heroes = H : les pouvoirs des héros·ïnes
terminal-key-lay = Petite lettre d’une taverne : y poser la pièce, ou la reprendre
terminal-key-choose = 1 à 9, ou flèches et Entrée : choisir dans une liste
terminal-key-undo = U : annuler un choix qui n’a rien dévoilé
terminal-key-hint = K : ce que ferait le Roi
terminal-key-quit = Q ou Ctrl-C : arrêter ; la partie reprendra une autre fois

## Keys, in the last line of the screen: one or two words.

terminal-bar-coin = pièce
terminal-bar-lay = taverne
terminal-bar-choose = choisir
terminal-bar-scroll = défiler
terminal-bar-record = enregistrer la partie
terminal-bar-help = aide
terminal-bar-quit = quitter
terminal-bar-look = consulter
terminal-bar-ready = c’est à moi
terminal-bar-step = étape
terminal-bar-go = à l’étape
terminal-bar-eyes = vue

## The screen.

terminal-too-small = La fenêtre est trop petite. Une table demande { $columns } × { $rows } caractères
terminal-curtain = { $player }, prenez le clavier et appuyez sur Entrée
terminal-curtain-line = Les autres ne regardent pas : la suite est secrète

## Before and after a game.

terminal-resumed = La partie interrompue reprend
terminal-kept = La partie est gardée et reprendra la prochaine fois
terminal-not-saved = Enregistrement impossible : { $reason }
terminal-record-saved = La partie est enregistrée sous { $file }
terminal-no-seat = Aucune place libre ici ; vous regardez

## Line by line.

terminal-ask-choice = Numéro ou mots de votre choix (« ? » pour l’aide)
terminal-ask-bid = Trois pièces pour { $taverns }, dans cet ordre (« ? » pour l’aide)
terminal-not-understood = « { $answer } » n’est pas un choix possible
terminal-plain-keys = Consulter avec T, A, O, C, S, L, D ou H, annuler avec U, interroger le Roi avec K, arrêter avec Q, enregistrer une partie finie avec R
