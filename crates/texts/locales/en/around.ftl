### Pages around the table: home, names, settings. Labels and single sentences have no full stop.

## Home.

page-what-it-is = Play Nidavellir and Nains in your browser, with friends or against bots, free and without an account
page-age-round = { $age }, round { $round }
page-ago-now = just now
page-ago-minutes = { $count ->
    [one] { $count } minute ago
   *[other] { $count } minutes ago
    }
page-ago-hours = { $count ->
    [one] { $count } hour ago
   *[other] { $count } hours ago
    }
page-ago-days = { $count ->
    [one] { $count } day ago
   *[other] { $count } days ago
    }

## Joining and leaving.

page-join = Join this table
page-join-button = Join
page-leave-short = Leave
page-leave-line = A bot plays on for you. Come back any time and take your seat again
page-leave-alone-line = The table waits for you: you find it under My tables
page-leave-button = Leave for now
page-resign = Resign
page-resign-line = Resign: a bot takes your seat for good, and only your name stays at the table
page-resign-alone-line = Resign: the game ends here and is not counted

## Settings.

page-settings-you = You
page-settings-name-line = The others see this name. Where two players have the same name, the second one gets a number
page-settings-look = Language and look
page-settings-table = At the table
page-settings-like = You play like
page-settings-like-estimate = Estimate it from the game
page-settings-like-line = Hints and reviews show your chance to win at this table. It depends on how strong you are compared with the others
page-settings-motion-line = How long each step of the others is shown. With “Instant” nothing moves
page-settings-back = Back without saving
page-transfer-button = Create a link
page-erase-question = Delete everything about { $name }?
page-erase-final = This cannot be undone
page-erase-keep = Keep my data

## The end.

page-your-place = Place { $place } of { $count }: you have { $points ->
    [one] { $points } point
   *[other] { $points } points
    }
page-final-armies = Armies at the end

## Review and puzzles.

page-review-line = The King looks at every decision and shows which ones cost you chances to win
page-review-chances = Chances to win over time. Tap the chart to see the moment
page-review-meaning = The chance to win at this table, given who sits here: bots by their level, people as they play according to their settings, or as estimated from the game. All chances add up to 100 %
page-review-revealed = Bids and picks were revealed
page-review-drawn = Cards were drawn
page-review-decided = Your decision cost chances
page-review-others = Costly moves of the others
page-review-played = Played in the game
page-review-summary-up = Your decisions cost you { $decisions }; luck gave you { $luck }.
page-review-summary-down = Your decisions cost you { $decisions }; bad luck cost you { $luck }.
page-review-summary-even = Your decisions cost you { $decisions }; luck evened out.
page-review-summary-others = Mistakes of the others gave you { $points }.
page-review-accounts = Luck and skill, in percentage points of your chance to win
page-review-begin = Start
page-review-end = End
page-review-account-decisions = Own decisions
page-review-account-others = Mistakes of the others
page-review-account-reveals = Bids and picks
page-review-account-draws = Cards drawn
page-review-cost = { $percent } lost
page-puzzle = Your move again
page-puzzle-try = Try again
page-puzzle-line = You are back at this decision. Play what you would play now; the King judges it
page-puzzle-right = Well found: the King would not play better
page-puzzle-wrong = There was something better
page-puzzle-answer = Your answer
page-puzzle-best = The King’s choice
page-puzzle-again = Once more
page-puzzle-back = Back to the review

## Puzzles from bot games.

page-puzzles = Puzzles
page-puzzles-line = Find the one good move in positions from bot games
page-puzzles-lead = Bots went wrong in these positions: one move is clearly better than all others. Play it on the table. The King has checked it with a long search
page-puzzles-range = { $count ->
    [one] { $count } puzzle
   *[other] { $count } puzzles
    }, difficulty { $low } to { $high }
page-puzzles-start = Solve puzzles
page-puzzles-number = Puzzle { $number }
page-puzzles-question = Which move is clearly the best?
page-puzzles-difficulty = Difficulty { $rating }
page-puzzles-next = Next puzzle
page-puzzles-skip = Skip
page-puzzles-all = All puzzles
page-puzzles-rating = Your rating: { $rating }
page-puzzles-progress = Solved at the first try: { $solved } of { $tried }
page-puzzles-kept = Your rating and the puzzles you have tried are kept in this browser only. Only your first answer to a puzzle counts
page-puzzles-reset = Reset rating
page-puzzles-reset-question = Forget your rating and all puzzles you have tried?

## Hints.

page-hint-meaning = The percentage is your chance to win with this move at this table: the King plays many continuations and takes into account how strong the others are, and you (see Settings)
page-hint-play = Play this

## After a guided game.

page-guide-finish = Finish the tour
page-guide-done = You know the rules now
page-guide-done-line = You have seen everything { $game } has to offer. What next?
page-guide-play-on = Play on in this game
page-guide-first-table = { $game } against two apprentices
page-guide-read = Read the rules
