## Refusals of the server, by their codes, and its plain page.

server-about = Play Nidavellir and Nains here.
server-api = API for programs

# $detail is English: a message for programmers.
server-malformed = Invalid request: { $detail }
server-unknown-visitor = Unknown visitor key. Register as a visitor first.
server-unknown-transfer = This link has expired or was already used. Create a new one on the other device.
server-cross-site = This request comes from another site.
server-not-invited = This server is private. Enter its invite code; programs send it in the header X-Invite-Code.
server-banned = The operator of this server refuses requests from you.
server-not-seated = Only players at this table can do that.
server-not-host = Only the host of the table can do that.
server-still-secret = This is shown once the game is over.
server-no-such-table = There is no such table.
server-no-such-page = Page not found.
server-wrong-method = This address does not support this method.
server-stale = The game has moved on. Check the table, then choose again.
server-started = The game has already started.
server-not-running = No game is running at this table.
server-not-over = The game is not over yet.
server-seat-taken = This seat is taken.
server-already-seated = You already have a seat at this table.
server-seat-reserved = This seat is reserved for a player of the last game.
server-not-stalling = A bot can replace a player by vote only after they have kept everyone waiting for two minutes.
server-not-away = A bot can take a seat only after its player has been away for two minutes.
server-stand-in = A bot is playing for you. Take your seat back first.
server-no-stand-in = No bot is playing for you.
server-nothing-to-undo = Nothing can be undone: something was revealed, or another player has acted.
server-too-large = The request is too large.
# $detail is English: the error, with the number of the step.
server-broken-record = Invalid game record: { $detail }
# $step is a number, $ruling an id such as NAI-R5.
server-frozen = This table is read-only: it was played under an earlier reading of the rules, and step { $step } is no longer legal (ruling { $ruling }).
server-wrong-name = A name needs 1 to 24 visible characters.
# $field is the name of a field of the API.
server-wrong-value = Invalid value for “{ $field }”.
server-too-many = { $what ->
    [tables] You have too many open tables. Finish or leave some first.
    [records] You have uploaded too many records. Delete some first.
    [bytes] You have stored too much in a short time. Wait a moment.
    [streams] Too many pages are open at once. Close some.
    [webhooks] This table already has five webhooks. Remove one first.
   *[requests] Too many requests. Wait a moment.
    }
server-unavailable = The server cannot reach its database right now. Everything that was confirmed is safe; try again in a moment.
server-closing = The server is restarting. Try again in a moment.

## Quick reactions.

reaction-hello = Hello!
reaction-good-move = Good move!
reaction-thanks = Thanks!
reaction-oops = Oops …
reaction-hurry = Your turn!
reaction-good-game = Good game!
