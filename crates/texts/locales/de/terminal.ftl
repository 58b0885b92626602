### Messages of the terminal only. Labels and single sentences have no full stop.

## Keys, in the help.

terminal-key-coins = C: alle Münzen
terminal-key-supplies = D: Schatzkammer, Helden und Stapel
terminal-key-heroes = H: was die Helden können
terminal-key-lay = Kleinbuchstabe einer Taverne: Münze dort ablegen oder zurücknehmen
terminal-key-choose = 1 bis 9 oder Pfeile und Eingabetaste: aus einer Liste wählen
terminal-key-undo = U: einen Zug rückgängig machen, der nichts aufgedeckt hat
terminal-key-hint = K: was der König tun würde
terminal-key-quit = Q oder Strg-C: beenden; die Partie bleibt gespeichert

## Keys, in the last line of the screen: one or two words.

terminal-bar-coin = Münze
terminal-bar-lay = Taverne
terminal-bar-choose = wählen
terminal-bar-scroll = blättern
terminal-bar-record = Partie speichern
terminal-bar-help = Hilfe
terminal-bar-quit = beenden
terminal-bar-look = nachsehen
terminal-bar-ready = bereit
terminal-bar-step = Schritt
terminal-bar-go = zu Schritt
terminal-bar-eyes = Sicht

## The screen.

terminal-too-small = Das Fenster ist zu klein: Der Tisch braucht { $columns } × { $rows } Zeichen
terminal-curtain = { $player }, nimm die Tastatur und drücke die Eingabetaste
terminal-curtain-line = Alle anderen schauen weg: Was jetzt kommt, ist geheim

## Before and after a game.

terminal-resumed = Die unterbrochene Partie geht weiter
terminal-kept = Die Partie ist gespeichert und geht nächstes Mal weiter
terminal-not-saved = Speichern fehlgeschlagen: { $reason }
terminal-record-saved = Partie gespeichert als { $file }
terminal-no-seat = Hier ist kein Platz frei; du schaust zu

## Line by line.

terminal-ask-choice = Deine Wahl als Nummer oder Text („?“ für Hilfe)
terminal-ask-bid = Drei Münzen in dieser Reihenfolge: { $taverns } („?“ für Hilfe)
terminal-not-understood = „{ $answer }“ ist hier nicht möglich
terminal-plain-keys = T, A, O, C, S, L, D oder H: nachsehen; U: rückgängig; K: den König fragen; Q: beenden; R: eine fertige Partie speichern
