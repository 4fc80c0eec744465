# A table that cannot be opened as it is stored.

post-set-aside = ⚠️ **{ $table }** is set aside: I cannot open it as it is stored. All other tables go on. The number of this error is **{ $number }**; whoever runs this bot finds it in the log, and the subcommand `doctor` lists it. Once the bot is mended, the table opens by itself; or it can go on now from its last good position.
label-lastgood = Go on from the last good position
last-good =
    The last good position is in round { $round }. { $count ->
        [0] No choice would be lost.
        [one] One choice made since then would be taken back and asked anew. The same dice and cards come again.
       *[other] { $count } choices made since then would be taken back and asked anew. The same dice and cards come again.
    } Shall the table go on from there?
last-good-done = **{ $table }** goes on.
line-went-on =
    This table is open again, from its last good position. { $count ->
        [0] Nothing was lost.
        [one] One choice is taken back and asked anew; the same dice and cards come again.
       *[other] { $count } choices are taken back and asked anew; the same dice and cards come again.
    }
mine-set-aside = ⚠️ **{ $table }** is set aside (error { $number })

r-set-aside = This table is set aside: I cannot open it as it is stored (error { $number }). All other tables go on. Whoever sits here can let it go on from its last good position.
r-not-set-aside = This table can be opened; nothing has to be mended. Press **Play** under any of its posts.
r-no-last-good = No sound position of this table is left in the database. Whoever runs this bot can restore a backup: the subcommand `doctor` tells them more.
