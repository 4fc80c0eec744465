# Your tables.

mine-heading = **Your tables**
mine-nothing = **Nothing waits for you.** Your tables:
mine-asked = ▶ **{ $table }** waits for you, asked { $since }: { $question }
mine-agree = ▶ **{ $table }** has changed its options since you joined: press **Join** there to agree.
mine-lobby = **{ $table }**: seats are open
mine-others = **{ $table }** waits for { $names }
mine-window = **{ $table }**: whoever might respond still has time
mine-stands-in = 🤖 **{ $table }**: a computer plays for you
mine-paused = ⏸ **{ $table }** rests
mine-homeless = 🏚 **{ $table }** has lost its channel and rests
mine-go = to the table
mine-more = … and { $count } more
label-mine-play = Play { $table }
label-mine-back = I am back: { $table }
label-mine-rehome = New place for { $table }
