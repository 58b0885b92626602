## What the server says: why it refuses, and its plainest page. `server-` before the stable name of a reason.

server-about = Tables of Nidavellir and Nains are played here.
server-api = For programs: the API
server-guest = Guest

# $detail is English: a message for programmers.
server-malformed = The request cannot be understood: { $detail }
server-unknown-visitor = Nobody here has this key. Become a visitor first.
server-unknown-transfer = This link has been used or is too old. Make a new one on the other device.
server-cross-site = This request comes from another site.
server-not-seated = Only players of this table may do that.
server-not-host = Only whoever created the table may do that.
server-still-secret = This is shown when the game is over.
server-no-such-table = There is no such table.
server-no-such-page = There is nothing here.
server-wrong-method = This address does not know this method.
server-stale = The table has moved on. Look again before you choose.
server-started = The game has already begun.
server-not-running = No game is being played at this table.
server-not-over = The game is not over yet.
server-seat-taken = This seat is taken.
server-already-seated = You already sit at this table.
server-not-away = A bot can only take the seat of a player who has been away for two minutes.
server-stand-in = A bot is playing for you. Take your seat back first.
server-no-stand-in = No bot is playing for you.
server-nothing-to-undo = There is nothing to take back: something was shown, or somebody else has acted.
server-too-large = That is too much at once.
# $detail is English: what does not hold, with the number of the step.
server-broken-record = The record does not hold: { $detail }
# $step is a number, $ruling an id such as NAI-R5.
server-frozen = This table is read-only: it was played under an earlier reading of the rules, and step { $step } is no longer legal (ruling { $ruling }).
server-wrong-name = A name has 1 to 24 visible characters.
# $field is the name of a field of the API.
server-wrong-value = The value of “{ $field }” does not fit.
server-too-many = { $what ->
    [tables] You have too many open tables. Finish or leave some first.
    [records] You have brought too many records. Remove some first.
    [streams] Too many pages are open at once. Close some.
   *[requests] Too many requests. Wait a moment.
    }
server-unavailable = The server cannot reach its database right now. Nothing that was confirmed is lost; try again in a moment.
server-closing = The server is restarting. Try again in a moment.

## Quick reactions.

reaction-hello = Hello!
reaction-good-move = Good move!
reaction-thanks = Thanks!
reaction-oops = Oops …
reaction-hurry = Your turn!
reaction-good-game = Good game!
