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
page-settings-motion-line = How long each step of the others is shown. With “Instant” nothing moves
page-settings-back = Back without saving
page-transfer-button = Create a link
page-erase-question = Delete everything about { $name }?
page-erase-final = This cannot be undone
page-erase-keep = Keep my data
