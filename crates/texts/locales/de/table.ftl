### The table as plain text. No message ends with a full stop: most are lines of their own.

## Labels.

table-round = Runde { $round } von { $rounds }
table-taverns = Tavernen
table-treasure = Schatzkammer
table-deck = Stapel
table-player = Person { $number }
table-seat = Platz { $number }
table-gem = Juwel
table-coins = Münzen
table-pouch = Goldsack
table-hand = Hand
# $game, here and below: nidavellir or nains.
table-heroes = { $game ->
    [nains] Cognars
   *[nidavellir] Helden
    }
table-heroes-left = { $game ->
    [nains] Verfügbare Cognars
   *[nidavellir] Verfügbare Helden
    }
table-mercenaries-left = Verfügbare Söldner
table-elite = Elite
table-symbols = Symbole
table-evaluation = Elite-Cognars in der Reihenfolge der Zwischenwertung nach Ära 1
table-track = Schildleiste, ab 0 Rangabzeichen
# $ruling is the id of a ruling.
table-reconstruction = Die Spielregel zeigt weder die Karten noch die Schildleiste von Nains; diese hier sind rekonstruiert ({ $ruling }); besitzt du das Spiel, kannst du sie mit einer eigenen Kartenliste berichtigen, einer TOML-Datei
table-command-zone = Kommandobereich
table-lines = Sets
table-score = Punktestand
table-legal-actions = Mögliche Aktionen
table-empty = leer
table-order = Reihenfolge
table-bid = Gebot
table-hidden = verdeckt
# The coins of another player in memory mode.
table-coins-hidden = verdeckt
table-memory = Verdeckte Münzen sind nicht mitgezählt
table-scores-hidden = Der Punktestand bleibt bis zum Ende verdeckt
table-face-down = { $coin } verdeckt
# A Pariah token covers the points of a card.
table-covered = { $piece } unter Paria-Marker
table-next-hero = { $game ->
    [nains] nächster Cognar
   *[nidavellir] nächster Held
    }: { $missing }
table-hero-due = { $game ->
    [nains] ein Cognar zu rekrutieren
   *[nidavellir] ein Held zu rekrutieren
    }
table-cards-shown = Karten zur Auswahl für { $player }
table-seen-by = Sicht von { $player }
table-seen-by-all = Sicht des Publikums
table-all-open = Alles liegt offen

## Counts.

count-cards = { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
    }
count-ranks = { $count ->
    [one] { $count } Rangabzeichen
   *[other] { $count } Rangabzeichen
    }
count-points = { $count ->
    [one] { $count } Punkt
   *[other] { $count } Punkte
    }
# The unit of what a chance to win gains or loses.
count-percentage-points = { $count ->
    [one] { $count } Prozentpunkt
   *[other] { $count } Prozentpunkte
    }
# The score of a player whose coins are hidden.
count-points-seen = { $count ->
    [one] { $count } Punkt ohne Münzen
   *[other] { $count } Punkte ohne Münzen
    }
# The value of a track, and the points of cards in its column.
count-track = Leiste { $count }
count-track-more = Leiste { $count }+{ $points }
# The occult symbol on the board is among them.
count-occult = { $count ->
    [one] { $count } Okkultsymbol (vom Tableau)
   *[other] { $count } Okkultsymbole (1 vom Tableau)
    }
# Different runes.
count-runes = { $count ->
    [one] { $count } Rune
   *[other] { $count } verschiedene Runen
    }
count-malt = { $count ->
    [one] { $count } Malz
   *[other] { $count } Malz
    }

count-players = { $count ->
    [one] { $count } Person
   *[other] { $count } Personen
    }

# A label with its value.
label-value = { $label }: { $value }

# One of several lists in a row.
list-group = { $group };

## Whose turn it is.

turn-bid = { $player } bietet
turn-bids = { $players } bieten
turn-coin = { $player } wählt eine Münze für die Taverne
turn-take = { $player } nimmt eine Karte
turn-drop = { $player } wirft eine Karte aus der Taverne ab
turn-hero = { $game ->
    [nains] { $player } rekrutiert einen Cognar
   *[nidavellir] { $player } rekrutiert einen Helden
    }
turn-hero-bound = { $player } rekrutiert einen zweiten Söldner: Söldner kommen zu zweit
turn-ally = { $player } legt Ga’at in eine Spalte
turn-discard = { $count ->
    [one] { $player } wirft einen Zwerg ab
   *[other] { $player } wirft { $count } Zwerge ab
    }
turn-thrud = { $player } legt Thrud in eine Spalte
turn-ylud = { $player } legt Ylud in eine Spalte
turn-transform = { $player } wertet eine Münze um { $plus } auf
turn-improve = { $player } wertet eine Münze im Goldsack um 1 auf
turn-trade = { $player } tauscht Münzen
turn-keep = { $count ->
    [one] { $player } behält die gezeigte Karte
   *[other] { $player } behält eine von { $count } Karten
    }
turn-deal = Karten werden ausgelegt
turn-offer = Für { $player } werden Karten gezogen
turn-burn = Eine Karte des Stapels wird abgeworfen
turn-over = Die Partie ist zu Ende

# $players is a list of names, $count their number.
table-winners = { $who ->
    [you] { $count ->
        [one] { $players } gewinnst
       *[other] { $players } teilt euch den Sieg
        }
   *[other] { $count ->
        [one] { $players } gewinnt
       *[other] { $players } teilen sich den Sieg
        }
    } mit { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkten
    }

## Actions to choose from, in the infinitive. Coins have their short names.

action-bid = { $first }, { $second }, { $third } bieten
action-coin = { $coin } in dieser Taverne bieten
action-take = { $card } nehmen
action-drop = { $card } aus der Taverne abwerfen
action-hero = { $hero } rekrutieren
action-hero-in = { $hero } in die Spalte { $column } rekrutieren
action-ally = Ga’at in die Spalte { $column } legen
action-discard = den obersten Zwerg der Spalte { $column } abwerfen
action-discard-two = die obersten Zwerge der Spalten { $first } und { $second } abwerfen
action-thrud = Thrud in die Spalte { $column } legen
action-ylud = Ylud in die Spalte { $column } legen
action-ylud-stay = Ylud in der Spalte { $column } lassen
# $place is a place of the game record.
action-transform = { $coin } { $place ->
    [tavern1] in der ersten Taverne
    [tavern2] in der zweiten Taverne
    [tavern3] in der dritten Taverne
    [pouch] im Goldsack
    [hand] auf der Hand
   *[other] dort
    } aufwerten
action-improve = { $coin } im Goldsack um 1 aufwerten
action-trade = { $first } und { $second } tauschen
action-keep = { $card } behalten

# Advice of the strongest bot.
hint-for = Für { $player }: Gewinnchance, Häufigkeit beim König
hint-option = { $win } ({ $play }): { $action }

# Asked at a terminal, before the numbers of a score pad.
pad-ask-name = Name von Person { $number } (leer lassen, wenn fertig)
pad-ask-game = Welches Spiel? { $games }
pad-ask-counts = { $part }: { $entries }; Beispiel: { $example } (leer: nichts)
pad-ask-coins = { $part }: die Werte aller fünf; Beispiel: { $example } (leer: nichts)
pad-ask-heroes = { $part } mit eigenen Punkten: deine Namen aus { $heroes }; Beispiel: { $example } (leer: nichts)

# Entries of a score pad.
pad-ranks = Rangabzeichen
pad-points = Punkte
pad-mercenaries = Punkte der Söldner
pad-occult = Okkultsymbole auf Karten
pad-runes = Verschiedene Runen
pad-covered = Unter Marker { $number }
pad-malt = Malzsymbole
pad-gem = Goldenes Juwel ({ $number })
