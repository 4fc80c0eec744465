# Commands and messages of the operator

post-notice = 📣 **From whoever runs this bot:** { $text }
r-only-operator = Only whoever runs this bot may use `/admin`.
admin-since = Warmoot { $version }, up since { $since }
admin-well = All is well: every task runs, and the database answers.
admin-wrong = { $what }
admin-tables = Tables: { $lobby } in the lobby, { $running } running, { $paused } paused
admin-waits = The oldest message that is due waits { $seconds } s; { $pictures ->
    [one] 1 picture waits
   *[other] { $pictures } pictures wait
} to be drawn; { $reviews ->
    [one] 1 table is
   *[other] { $reviews } tables are
} still to be brought up to date since the start.
admin-mistakes = { $count ->
    [one] 1 report of a mistake waits
   *[other] { $count } reports of mistakes wait
} in the folder `reports`.
admin-aside = **{ $table }** is set aside, error { $number }: the subcommand `doctor` says more.
admin-muted = **{ $table }** is silent since { $since }: the bot may not write there.
admin-stuck = Match { $match }: a computer's turn failed and is tried again; the log says why.
admin-more = … and { $count } more. The subcommand `doctor` lists them all.
admin-no-trouble = No table is in trouble, and no message is late.
admin-noticed = { $count ->
    [one] One table is told
   *[other] { $count } tables are told
}, the last one { $until }.
