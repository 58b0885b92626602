### Messages of the terminal only. Labels and single sentences have no full stop.

## Keys, in the help.

terminal-key-coins = C: alle Münzen
terminal-key-supplies = D: Schatzkammer, Helden und Stapel
terminal-key-heroes = H: was die Helden können
terminal-key-whole = W: der ganze Tisch als Text
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
terminal-hidden = Was du tippst, wird nicht angezeigt
terminal-help-bid = Ein Gebot: drei Münzen in dieser Reihenfolge, { $taverns }. Beispiel: { $bid }
terminal-help-choose = Eine Wahl aus einer Liste: ihre Nummer, ihr Text oder ein Teil davon. Beispiel: 1
terminal-key-record = R: eine fertige Partie speichern

## Why an answer is refused.

terminal-not-understood = „{ $answer }“ ist hier keine Antwort; „?“ zeigt, was möglich ist
terminal-refused-count = Ein Gebot hat drei Münzen, nicht { $count }. Beispiel: { $bid }
terminal-refused-coin = Du hast keine Münze { $coin }. Deine Münzen: { $coins }
terminal-refused-twice = So oft hast du { $coin } nicht. Deine Münzen: { $coins }
terminal-refused-number = Nummer { $answer } gibt es nicht; die letzte ist { $last }
terminal-refused-several = „{ $answer }“ kann heißen: { $choices }
terminal-refused-undo = Gerade gibt es nichts rückgängig zu machen
terminal-refused-hint = Der König gibt hier keinen Rat
terminal-refused-record = Die Partie kann gespeichert werden, wenn sie vorbei ist
