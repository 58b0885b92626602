### Words that only the terminal needs. Labels and single lines stand without a full stop.

## Keys, in the help.

terminal-key-coins = C: everybody’s coins
terminal-key-supplies = D: the Treasure, the heroes and the decks
terminal-key-heroes = H: what the heroes do
terminal-key-lay = Small letter of a tavern: lay the coin there, or pick it up again
terminal-key-choose = 1 to 9, or arrows and Enter: choose from a list
terminal-key-undo = U: take back a choice that has shown nothing
terminal-key-hint = K: what the King would do
terminal-key-quit = Q or Ctrl-C: stop; the game goes on another time

## Keys, in the last line of the screen: one or two words.

terminal-bar-coin = coin
terminal-bar-lay = tavern
terminal-bar-choose = choose
terminal-bar-scroll = scroll
terminal-bar-record = save the record
terminal-bar-help = help
terminal-bar-quit = quit
terminal-bar-look = look up
terminal-bar-ready = I am ready
terminal-bar-step = step
terminal-bar-go = to step
terminal-bar-eyes = seen by

## The screen.

terminal-too-small = The window is too small. A table needs { $columns } × { $rows } characters
terminal-curtain = { $player }, take the keyboard and press Enter
terminal-curtain-line = The others look away: what comes now is secret

## Before and after a game.

terminal-resumed = The interrupted game goes on
terminal-kept = The game is kept and goes on next time
terminal-not-saved = This could not be saved: { $reason }
terminal-record-saved = The record is saved as { $file }
terminal-no-seat = No seat is free here; you are watching

## Line by line.

terminal-ask-choice = Number or words of your choice (“?” for help)
terminal-ask-bid = Three coins for { $taverns }, in this order (“?” for help)
terminal-not-understood = “{ $answer }” is no choice here
terminal-plain-keys = Look up with T, A, O, C, S, L, D or H, take back with U, ask the King with K, stop with Q, save the record of a finished game with R
