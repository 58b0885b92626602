### Words of the pages. Labels and single lines stand without a full stop; two sentences have theirs.

## The house.

page-tagline = Bid boldly, gather your dwarves, win the King’s favour
page-play-now = Play now
page-play-now-line = Against bots, at once
page-new-table = New table
page-new-table-line = With friends: share a link
page-open-tables = Open tables
page-my-tables = My tables
page-no-open-tables = No table is waiting for players. Open one!
page-your-turn = Your turn
page-waiting-for = Waiting for { $players }
page-over = Over
page-home = Home
page-footer = Open source, no accounts, no tracking
page-api = For programs: the API
page-error-title = That did not work
page-skip-to-table = Skip to the table

## A new table.

page-game = Game
page-players = Players
page-level = Strength of the bots
page-options = Options
page-first-game = First game
page-first-game-line = Without Thrud, Ylud and Uline
page-edition = Edition
page-public = Listed among the open tables
page-memory = Memory mode
page-memory-line = The coins of the others are shown only while they lie face up
page-hide-scores = Hide the scores
page-hide-scores-line = Nobody sees points before the end
page-timer = Time for a choice
page-timer-none = As long as it takes
page-timer-seconds = { $count ->
    [one] { $count } second
   *[other] { $count } seconds
    }
page-timer-minutes = { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
    }
page-timer-hours = { $count ->
    [one] { $count } hour
   *[other] { $count } hours
    }
page-create = Open the table

## Before and after a game.

page-fill-with-bots = Fill up with bots
page-sit-here = Sit here
page-leave = Leave the table
page-delete = Delete the table
page-rematch = Rematch
page-next-game = To the next game
page-share-link = Link to share
page-scan-code = Or scan this code
page-copy = Copy
page-copied = Copied

## Settings.

page-settings = Settings
page-language = Language
page-theme = Colours
page-theme-dark = Dark
page-theme-light = Light
page-theme-auto = As the device
page-sound = Sound
page-motion = Motion
page-motion-normal = Normal
page-motion-fast = Fast
page-motion-off = None
page-auto-play-line = Where there is only one choice and everybody can see it
page-show-values = Show what cards bring me
page-save = Save
page-your-name = Your name
page-transfer = Move to another device
page-transfer-line = Open the link there soon: it works once, and this device forgets you
page-erase-me = Erase me
page-erase-me-line = Your name is deleted, also from finished games; bots play your running ones

## Who sits where.

page-seat-open = Free seat
page-seat-you = You
page-away = Away
page-ready = Ready
page-thinking = Thinking …
page-hand-over = Let a bot take this seat
page-take-back = Take my seat back
page-stand-in = A bot is playing here

## The table.

page-keys = Keys
page-text-view = Table as text
page-log = Log
page-reactions = Reactions
page-deck-left = Left in the deck
page-my-army = My army
page-scores = Scores
page-coins-hidden = Coins hidden
page-more = More
page-confirm = Confirm
page-undo = Take back
page-connection-lost = Connection lost, trying again …
page-back-online = Connected again
page-hint = Hint
page-hint-line = What the King would do

## Bidding. Coins come in short.

page-change-bid = Change my bid
page-bid-in = Your bid is in; you can change it until all are ready
page-clear = Start over
page-pouch-rest = The other two coins go to the pouch
page-trade-gives = Trade: { $first } + { $second }, your { $given } becomes { $taken }
page-trade-none = No trade this round
page-trade-no-gain = This trade does not raise your coin
page-zero-in-pouch = Your trading coin stays in the pouch: no trade

## What cards and heroes bring.

page-brings = +{ $points }
page-completes-line = Completes a line
page-next-rank = One more rank: +{ $points }
page-value = Worth { $points }
page-recruitable = Can join you now
page-not-recruitable = Not now
page-becomes = becomes { $coin }

## The end.

page-score-sheet = Score sheet
page-total = Total
page-score-by-round = Scores by round
page-copy-score = Copy the scores
page-print = Print
page-download-record = Download the record

## What is asked of you.

page-turn-you-bid = Your turn: bid at the three taverns
page-turn-you-take = Your turn: take a card
page-turn-you-coin = Your turn: put a coin on the tavern
page-turn-you-drop = Your turn: discard a card of the tavern
page-turn-you-hero = Your turn: { $game ->
    [nains] recruit a Cognar
   *[nidavellir] recruit a hero
    }
page-turn-you-hero-bound = Your turn: recruit a second mercenary, because none comes alone
page-turn-you-ally = Your turn: place Ga’at
page-turn-you-discard = Your turn: { $count ->
    [one] discard the top dwarf of another column
   *[other] discard the top dwarves of { $count } other columns
    }
page-turn-you-thrud = Your turn: place Thrud
page-turn-you-ylud = Your turn: place Ylud
page-turn-you-transform = Your turn: transform a coin by +{ $plus }
page-turn-you-improve = Your turn: improve a coin in your pouch by +1
page-turn-you-trade = Your turn: trade two coins
page-turn-you-keep = Your turn: { $count ->
    [one] keep the card shown
   *[other] keep one of { $count } cards
    }

## Keys. The letters are the same in every language but those of the taverns.

page-key-taverns = T: the taverns
page-key-army = A: my army
page-key-opponents = O: the opponents
page-key-coins = C: my coins
page-key-scores = S: the scores
page-key-log = L: what happened last
page-key-help = Question mark: this help
page-key-coin = 1 to 5: choose a coin
page-key-tavern = { $key }: put it on { $tavern }
page-key-clear = Backspace: start over
page-key-confirm = Enter: confirm

## More of the table and the first page.

page-taken-by = Recruited by
page-bid-missing = Lay a coin at every tavern first
page-evaluation = Majorities at the end of the first age
page-seats-open = { $count ->
    [one] { $count } free seat
   *[other] { $count } free seats
    }
page-cards = Cards of Nains
page-cards-line = A corrected list as TOML, if you own the box; the built-in one is a reconstruction
page-move-here = Play on here
page-move-here-line = You, your name and your tables move to this device; the other one forgets you
page-back-to-table = Back to the table

## Looking at a game again.

page-single-keys = Single keys bid and look things up
page-present = Is here
page-erase-sure = Yes, erase me
page-open-record = Open a record
page-open-record-line = Look at a recorded game move by move
page-record-file = Record from disk
page-record-text = Or paste its text
page-replay = Replay
page-moment = { $at } of { $count }
page-first = To the beginning
page-previous-tavern = Back by a tavern
page-previous = Back by a decision
page-next = On by a decision
page-next-tavern = On by a tavern
page-last = To the end
page-show = Show
page-eyes = Seen by
page-eyes-open = Everything open
page-eyes-spectator = A spectator
page-review = Review
page-review-start = Let the King review this game
page-review-under = The King thinks: { $done } of { $count } decisions
page-review-costly = Decisions that cost most
page-review-none = The King would have done the same
page-review-better = Better:
page-go-on = Play on from here
page-go-on-as = As
page-go-on-button = Play on against bots

## The score pad, for games played with the box.

page-pad = Score pad
page-pad-line = For a game played with the box: count every column as it lies, whoever stands in it, then tick those who bring something beyond their column
page-pad-player-name = Name
page-pad-coin = Coin { $number }
page-pad-less = { $what }: one less
page-pad-more = { $what }: one more
page-pad-majority = Majority
page-pad-doubled = Ticked for more than one player: { $heroes }
page-pad-tie-broken = Equal totals: the Elite Cognars decide
page-pad-new = New sheets
page-pad-new-line = All numbers and ticks are cleared; the names stay
page-pad-share = Share
page-pad-count = Work out the score
page-pad-kept = Everything stays in this browser, and the pad works without a connection
page-pad-track = Shield track
page-pad-track-line = The values for 0, 1, 2 … ranks; those shown are a reconstruction, so write down what your box shows if it is different

## The first game, guided.

page-guide = Your first game
page-guide-step = { $number } of { $most }
page-guide-try = A good move: { $action }
page-guide-do = Do that
page-guide-end = Go on without the guide
page-guide-line = A short game against a bot that explains itself while you play: bids, trades, lines, heroes
page-guide-begin = Learn by playing
page-guide-go-on = Go on with my first game
page-guide-what = The first age was prepared so that you meet everything once: bids and the 0, ties and gems, lines and heroes, how the classes score, distinctions. You choose freely; a good move is shown, and one click makes it. Then the guide lets go, and the second age is yours. You can go on without the guide at any time, or come back later: the table stays
page-guide-known = I know the rules: play at once

## My games.

page-my-games = My games
page-no-games = Games you have finished will be listed here, with what they came to
page-history = History
page-games-count = Games
page-games-won = Won
page-mean-score = Mean score
page-best-score = Best score
page-mean-by-part = Points by part
page-mean = Mean
page-most = Most
page-heroes = With these heroes
page-against = Against these bots
page-place = Place { $place } of { $count }
page-forget-game = Forget
page-forget-all = Forget all my games
page-forget-all-line = Your name leaves these games; those that nobody else has played are deleted. Nothing brings them back
page-forget-sure = Yes, all of them
