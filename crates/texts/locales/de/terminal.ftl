### Words that only the terminal needs. Labels and single lines stand without a full stop.

## Keys, in the help.

terminal-key-coins = C: die Münzen aller
terminal-key-supplies = D: Schatz, Helden und Stapel
terminal-key-heroes = H: was die Helden können
terminal-key-lay = Kleiner Buchstabe einer Taverne: die Münze dort ablegen oder wieder aufnehmen
terminal-key-choose = 1 bis 9 oder Pfeile und Eingabetaste: aus einer Liste wählen
terminal-key-undo = U: eine Wahl zurücknehmen, die nichts gezeigt hat
terminal-key-hint = K: was der König täte
terminal-key-quit = Q oder Strg-C: aufhören; das Spiel geht ein andermal weiter

## Keys, in the last line of the screen: one or two words.

terminal-bar-coin = Münze
terminal-bar-lay = Taverne
terminal-bar-choose = wählen
terminal-bar-scroll = blättern
terminal-bar-record = Partie sichern
terminal-bar-help = Hilfe
terminal-bar-quit = beenden
terminal-bar-look = nachsehen
terminal-bar-ready = ich bin da
terminal-bar-step = Schritt
terminal-bar-go = zu Schritt
terminal-bar-eyes = Sicht

## The screen.

terminal-too-small = Das Fenster ist zu klein. Ein Tisch braucht { $columns } × { $rows } Zeichen
terminal-curtain = { $player }, nimm die Tastatur und drücke die Eingabetaste
terminal-curtain-line = Die anderen schauen weg: was jetzt kommt, ist geheim

## Before and after a game.

terminal-resumed = Das unterbrochene Spiel geht weiter
terminal-kept = Das Spiel ist aufgehoben und geht nächstes Mal weiter
terminal-not-saved = Das Speichern gelang nicht: { $reason }
terminal-record-saved = Die Partie ist gesichert als { $file }
terminal-no-seat = Hier ist kein Platz frei; du schaust zu

## Line by line.

terminal-ask-choice = Nummer oder Worte deiner Wahl („?“ für Hilfe)
terminal-ask-bid = Drei Münzen für { $taverns }, in dieser Reihenfolge („?“ für Hilfe)
terminal-not-understood = „{ $answer }“ steht hier nicht zur Wahl
terminal-plain-keys = Nachsehen mit T, A, O, C, S, L, D oder H, zurücknehmen mit U, den König fragen mit K, aufhören mit Q, eine fertige Partie sichern mit R
