### Pages. Labels and single sentences have no full stop; of two sentences the first has one.

## Home page and layout.

page-tagline = Bid boldly, recruit your dwarves, win the King’s favour
page-play-now = Play now
page-play-now-line = Against bots, right away
page-new-table = New table
page-new-table-line = With friends: open a table and share its link
page-open-tables = Open tables
page-my-tables = My tables
page-no-open-tables = No table is waiting for players. Open one!
page-your-turn = Your turn
page-waiting-for = Waiting for { $players }
page-over = Finished
page-home = Home
page-footer = Open source, no accounts, no tracking
page-api = API for programs
page-error-title = Something went wrong
page-skip-to-table = Skip to the table

## A new table.

page-game = Game
page-players = Players
page-level = Bot level
page-options = Options
page-first-game = First game
page-first-game-line = Without Thrud, Ylud and Uline
page-edition = Edition
page-public = List it among the open tables
page-memory = Memory mode
page-memory-line = The others’ coins are visible only while they lie face up
page-hide-scores = Hide scores
page-hide-scores-line = Nobody sees points before the end
page-timer = Time per move
page-timer-none = No limit
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
page-next-game = Go to the next game
page-share-link = Send this link to your friends
page-scan-code = Or let them scan a code
page-copy = Copy
page-copied = Copied

## Settings.

page-settings = Settings
page-language = Language
page-theme = Theme
page-theme-dark = Dark
page-theme-light = Light
page-theme-auto = Match system
page-sound = Sound
page-motion = Animations
page-motion-slow = Slow
page-motion-normal = Normal
page-motion-fast = Fast
page-motion-off = Instant
page-auto-play-line = Play automatically when I have only one option
page-show-values = Show what each card brings me
page-save = Save
page-your-name = Your name
page-transfer = Move to another device
page-transfer-line = Open the link on the other device within 15 minutes. It works once; then this device forgets you
page-erase-me = Delete my data
page-erase-me-line = Your name is deleted, from finished games too; bots finish your running games

## Seats.

page-seat-open = Free seat
page-seat-you = You
page-seat-reserved = Reserved for a player of the last game
page-away = Away
page-ready = Ready
page-thinking = Thinking …
page-hand-over = Give this seat to a bot
# $agreed and $needed are numbers of players.
page-vote = Replace with a bot ({ $agreed } of { $needed } agree)
page-vote-cast = You agree to a bot ({ $agreed } of { $needed })
page-take-back = Take my seat back
page-stand-in = A bot is playing here

## The table.

page-keys = Keyboard shortcuts
page-text-view = Table as text
page-log = Log
page-reactions = Reactions
page-deck-left = Left in the deck
page-my-army = My army
page-scores = Scores
page-coins-hidden = Coins hidden
page-more = More
page-confirm = Confirm
page-undo = Undo
page-invite-code = Invite code
page-invite-enter = Enter
page-connection-lost = Connection lost, reconnecting …
page-back-online = Connected again
page-hint = Hint
page-hint-line = What the King would do

## Bidding. Coins have their short names.

page-change-bid = Change my bid
page-bid-in = Your bid is in; you can change it until everyone is ready
page-clear = Clear bid
page-pouch-rest = The other two coins go to the pouch
page-trade-gives = Trade: { $first } + { $second }, your { $given } becomes { $taken }
page-trade-none = No trade this round
page-trade-no-gain = This trade does not raise your coin
page-zero-in-pouch = Your trading coin stays in the pouch: no trade

## The value of cards and heroes.

page-brings = +{ $points }
page-completes-line = Completes a line
page-next-rank = One more rank: +{ $points }
page-value = Worth { $points }
page-recruitable = Available
page-full-powers = Full texts
page-not-recruitable = Not available
page-becomes = becomes { $coin }

## The end.

page-score-sheet = Score sheet
page-total = Total
page-score-by-round = Score by round
page-copy-score = Copy scores
page-print = Print
page-download-record = Download the game record

## What is asked of you.

page-turn-you-bid = Your turn: bid at the three taverns
page-turn-you-take = Your turn: take a card
page-turn-you-coin = Your turn: bid a coin at this tavern
page-turn-you-drop = Your turn: discard a card from the tavern
page-turn-you-hero = Your turn: { $game ->
    [nains] recruit a Cognar
   *[nidavellir] recruit a hero
    }
page-turn-you-hero-bound = Your turn: recruit a second mercenary, they come in pairs
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
page-key-tavern = { $key }: bid it { $at }
page-key-clear = Backspace: clear the bid
page-key-confirm = Enter: confirm

## More of the table and the home page.

page-taken-by = { $who ->
    [you] Recruited by you
   *[other] Recruited by { $player }
    }
page-bid-missing = Put a coin on every tavern first
page-evaluation = { $game ->
    [nains] Evaluation of the Orders at the end of the first era
   *[nidavellir] Troop Evaluation at the end of the first age
    }
page-seats-open = { $count ->
    [one] { $count } free seat
   *[other] { $count } free seats
    }
page-cards = Nains card list
page-cards-line = If you own the box: a corrected list (TOML). The built-in list is a reconstruction
page-move-here = Continue here
page-move-here-line = Your name and your tables move to this device; the other one forgets you
page-back-to-table = Back to the table

## Replay and review.

page-single-keys = Keyboard shortcuts
page-present = Online
page-erase-sure = Yes, delete everything
page-open-record = Open a game record
page-open-record-line = Replay a recorded game move by move
page-record-file = Record file
page-record-text = Or paste its text
page-replay = Replay
page-moment = { $at } of { $count }
page-first = To the start
page-previous-tavern = Previous tavern
page-previous = Previous move
page-next = Next move
page-next-tavern = Next tavern
page-last = To the end
page-show = Show
page-eyes = View as
page-eyes-open = Everything open
page-eyes-spectator = Spectator
page-review = Review
page-review-start = Let the King review this game
page-review-under = The King is thinking: move { $done } of { $count }
page-review-costly = Costliest moves
page-review-none = The King would have played the same
page-review-better = Better
page-go-on = Continue from here
page-go-on-as = As
page-go-on-button = Continue against bots

## The score pad, for games at the real table.

page-offline = You are offline
page-offline-line = The server cannot be reached. Your tables wait for you; the score pads also work without a connection
page-try-again = Try again
page-pad = Score pad
page-pad-line = For a game at the real table: enter each column’s total, heroes included; then tick heroes with extra points
page-pad-player-name = Name
page-pad-coin = Coin { $number }
page-pad-less = { $what }: one less
page-pad-more = { $what }: one more
page-pad-majority = Majority
page-pad-doubled = Ticked for more than one player: { $heroes }
page-pad-tie-broken = Tie: the Elite Cognars decide
page-pad-new = New game
page-pad-new-line = Clears all numbers and ticks; the names stay
page-pad-share = Share
page-pad-count = Calculate the scores
page-pad-kept = Everything stays in this browser; the score pad also works offline
page-pad-track = Shield track
page-pad-track-line = Values for 0, 1, 2 … ranks. These are a reconstruction: enter the values of your box if they differ

## The guided first game.

page-guide = Your first game
page-guide-step = Step { $number } of { $most }
page-guide-try = A good move: { $action }
page-guide-do = Play this move
page-guide-end = Continue without the guide
page-guide-line = A short guided game against a bot: bids, trades, lines, heroes
page-guide-begin = Learn by playing
page-guide-game = Learn { $game }
page-guide-go-on = Continue my first game
page-guide-what = The first half of the game is prepared so that you meet everything once: bids and the 0, ties and gems, lines and heroes, the scoring of each column, the evaluation. You decide; a good move is suggested, and one click plays it. After that half you can finish the tour or play on with suggestions. You can leave the guide at any time, or come back later: the table stays
page-guide-known = I know the rules, let me play

## My games.

page-my-games = My games
page-no-games = Your finished games and their results will appear here
page-history = History
page-games-count = Games
page-games-won = Won
page-mean-score = Average score
page-best-score = Best score
page-mean-by-part = Points by category
page-mean = Average
page-most = Best
page-heroes = With these heroes
page-against = Against these bots
page-place = Place { $place } of { $count }
page-forget-game = Remove
page-forget-all = Remove all my games
page-forget-all-line = Your name is removed from these games; games that nobody else has played are deleted. This cannot be undone
page-forget-sure = Yes, remove all

## The table on one screen.

page-menu = Menu
page-close = Close
page-tabs = Show
page-tab-table = Table
page-tab-army = Army
page-tab-players = Players
page-tab-log = Log
page-tab-treasure = Treasure
page-card-taken = { $card }: { $who ->
    [you] taken by you
   *[other] taken by { $player }
    }
page-card-discarded = { $card }: discarded
page-bid-confirmed = Bid confirmed
page-continue = Continue
page-majority-yours = You win
page-majority-won = { $player } wins
page-majority-tie = Tie: nobody wins
page-since = Steps since your last move: { $count }
page-skip = Skip
page-play-steps = Play the steps
