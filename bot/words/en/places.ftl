# Standings of a match, and moderation of tables.

label-rehome = Open a new place
letter-lost = { $table } has lost its place: the channel is gone, or closed to me. The match is paused, and nothing of it is lost. **Open a new place** opens a thread for all of you; or type /table move in the channel you want.
letter-muted = I may not write in { $place } any more, so { $table } is silent there. You can still play: **Play** here, or /play. Ask whoever runs the server to give me back *View Channel*, *Send Messages*, *Send Messages in Threads* and *Attach Files*; I look every hour, and tell there what was missed.
line-moved-here = 🏠 **{ $table } goes on here**, moved by { $by }.
line-back-here = 🏠 **{ $table } goes on here**: I am back in this server.
line-moved-away = 🏠 **{ $table } goes on in { $place }**, moved by { $by }.
rehomed = The match goes on in { $place }.

line-mod-pause = ⏸ A moderator has paused the match.
line-mod-resume = ▶ A moderator has resumed the match.
line-mod-close = 🛑 A moderator has closed this table. The match is not counted.
label-close-sure = Yes, end the match
label-close-not = Let it go on
label-close-back = Take it back
close-sure = **End { $table } without a result?** It stands at { $time }, and { $names } would lose it: nobody wins, nothing of it counts, nobody can play on, and its thread is locked. Until 30 days later a moderator can take that back with /moderate reopen. /moderate pause only lets it rest.
close-done = The match is ended, and that is said at the table. Until { $until } you can take it back, here or with /moderate reopen.
close-not-done = Nothing has changed: the match goes on.
close-asked-seated = You play at this table, or have played, so its people decide: everybody is asked, and the match ends only if all agree within two days.
post-ended = 🛑 **A moderator has closed { $table }.** It counts for nobody. Until { $until } a moderator can let it go on with /moderate reopen; until then what is hidden stays hidden. Board and log stay open.
line-mod-reopen = ▶ The match goes on where it stopped: a moderator has taken its end back.
moderated = Done, and said at the table.

r-already-here = The match stands here already.
r-no-home = I find no channel for a new thread: this server has no home for tables that I can write in, and the old channel is gone too. Type /table move in the channel you want.
r-only-in-server = Type this in a channel of the server where the match is to go on.
r-not-your-seat = No seat of yours, and none that a computer plays, is called “{ $text }”. Choose one of: { $possible }
r-moderator-only = Only moderators of this server can do that. /table kick asks the people of the table.
r-moderator-plays = You play at this table, or have played, so you free nobody else's seat here. /table kick asks the people of the table, and another moderator can decide.
r-freed-a-seat = As a moderator you have freed a seat of this match, so you can take none in it: moderators see no hand.
r-not-of-server = That table does not belong to this server.
r-reopen-over = There is nothing to take back: only a match that a moderator has ended in the last 30 days can go on.
r-still-reopens = A moderator has ended this match, and it can go on until { $until }. What is hidden stays hidden until then.
r-match-ended = A moderator has ended this match. Until { $until } moderators can let it go on with /moderate reopen.
