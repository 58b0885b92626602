### Notifications: push messages, webhooks, and what pages say about them.

## Messages. $players is a list of names, $game the name of a game with its age and round.

notify-turn = Your turn
notify-over = Game over
notify-invitation = Rematch: a seat is kept for you
notify-game = { $game } · { $age } · round { $round }
notify-with = { $game }, with { $players }
notify-test = Notifications work
notify-test-body = This device will tell you when it is your turn
notify-hook-turn = { $game }: waiting for { $players }
# $result is a list such as “Ada: 210, Bo: 180”.
notify-hook-over = Game over. { $result }
notify-hook-test = This webhook works. It will say who keeps the table waiting, and how the game ends

## Pages.

page-notify = Notifications
page-notify-short = Notify me
page-notify-line = Get a message on this device when the page is closed. It says only what everybody at the table sees
page-notify-on = Turn on for this device
page-notify-off = Turn off for this device
page-notify-turn = When it is my turn
page-notify-over = When a game is over
page-notify-invitation = When someone wants a rematch
page-notify-all = For all my tables
page-notify-table = Notify me about this table
page-notify-quiet = Quiet hours
page-notify-from = From
page-notify-to = To
page-notify-quiet-line = Messages wait until quiet hours end. Leave the times empty for none
page-notify-test = Send a test
page-notify-saved = Saved
page-notify-sent = Sent
page-notify-denied = Your browser does not allow notifications from this site. You can change that in its settings
page-notify-failed = That did not work. Try again later
page-webhooks = Webhooks
page-webhooks-line = A chat channel or a program can follow this table: it is told who has kept the table waiting for more than a minute, and how the game ends. Secrets are never sent
page-webhook-new = New webhook
page-webhook-kind = Service
page-webhook-url = Address
page-webhook-url-line = Discord: the webhook address of a channel. ntfy: the address of a topic. JSON: any server that takes POST requests
page-webhook-add = Add webhook
page-webhook-remove = Remove
page-webhook-paused = Paused after errors
page-webhook-works = The test message was delivered
page-webhook-broken = The test message was not delivered

## Link previews.

# $players is a list of names.
preview-open = { $free ->
    [one] One seat is free: take it
   *[other] { $free } seats are free: take one
    }
preview-full = Starts any moment
preview-with = With { $players }
preview-share = Share picture
