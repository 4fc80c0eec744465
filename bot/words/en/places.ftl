# Where a match stands, and what moderators do with tables.

label-rehome = Open a new place
letter-lost = { $table } has lost its place: the channel is gone, or closed to me. The match is paused, and nothing of it is lost. **Open a new place** opens a thread for all of you; or type /table move in the channel you want.
line-moved-here = 🏠 **{ $table } goes on here**, moved by { $by }.
line-moved-away = 🏠 **{ $table } goes on in { $place }**, moved by { $by }.
rehomed = The match goes on in { $place }.

line-mod-pause = ⏸ The match is paused, by moderator.
line-mod-resume = ▶ The match goes on, by moderator.
line-mod-close = 🛑 This table is closed, by moderator. The match is not counted.
moderated = Done, and said at the table.

r-already-here = The match stands here already.
r-no-home = I find no channel for a new thread: this server has no home for tables that I can write in, and the old channel is gone too. Type /table move in the channel you want.
r-only-in-server = Type this in a channel of the server where the match is to go on.
r-not-your-seat = No seat of yours, and none that a computer plays, is called “{ $text }”. There is: { $possible }
r-moderator-only = Only moderators of this server can do that. /table kick asks the people of the table.
r-not-of-server = That table does not belong to this server.
