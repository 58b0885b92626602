### Messages of the terminal only. Labels and single sentences have no full stop.

## Keys, in the help.

terminal-key-coins = C: everybody’s coins
terminal-key-supplies = D: Treasure, heroes and decks
terminal-key-heroes = H: what the heroes do
terminal-key-whole = W: the whole table as text
terminal-key-lay = Lower-case letter of a tavern: put the coin there, or take it back
terminal-key-choose = 1 to 9, or arrows and Enter: choose from a list
terminal-key-undo = U: undo a choice that has revealed nothing
terminal-key-hint = K: what the King would do
terminal-key-quit = Q or Ctrl-C: quit; the game is kept

## Keys, in the last line of the screen: one or two words.

terminal-bar-coin = coin
terminal-bar-lay = tavern
terminal-bar-choose = choose
terminal-bar-scroll = scroll
terminal-bar-record = save record
terminal-bar-help = help
terminal-bar-quit = quit
terminal-bar-look = look up
terminal-bar-ready = ready
terminal-bar-step = step
terminal-bar-go = go to step
terminal-bar-eyes = view

## The screen.

terminal-too-small = The window is too small: the table needs { $columns } × { $rows } characters
terminal-curtain = { $player }, take the keyboard and press Enter
terminal-curtain-line = Everyone else, look away: what comes next is secret

## Before and after a game.

terminal-resumed = Resuming the interrupted game
terminal-kept = The game is saved and continues next time
terminal-not-saved = Could not save: { $reason }
terminal-record-saved = Record saved as { $file }
terminal-no-seat = No free seat here; you are watching

## Line by line.

terminal-ask-choice = Your choice, as number or text (“?” for help)
terminal-ask-bid = Three coins for { $taverns }, in this order (“?” for help)
terminal-hidden = What you type is not shown
terminal-help-bid = A bid: three coins, for { $taverns } in this order. Example: { $bid }
terminal-help-choose = A choice from a list: its number, its text or a part of it. Example: 1
terminal-key-record = R: save the record of a finished game

## Why an answer is refused.

terminal-not-understood = “{ $answer }” is not an answer here; “?” lists what is
terminal-refused-count = A bid has three coins, not { $count }. Example: { $bid }
terminal-refused-coin = You have no coin { $coin }. Your coins: { $coins }
terminal-refused-twice = You do not have that many of { $coin }. Your coins: { $coins }
terminal-refused-number = There is no choice { $answer }; the last one is { $last }
terminal-refused-several = “{ $answer }” could be: { $choices }
terminal-refused-undo = There is nothing to undo now
terminal-refused-hint = The King gives no advice here
terminal-refused-record = The record can be saved when the game is over
