# Settings of a server, and the list of its tables.

server-places = ### Where tables stand
    A home channel or forum gives each table a thread of its own there. Leave it empty, and a table opens where /table new is typed.
server-people = ### Who plays here
    Without a role for opening tables everybody may. Moderators close, move and pause tables and replace seats; they never see a hand.
server-defaults = ### How tables begin
    Tables of each game open with these options; their hosts may change them in the lobby.
server-tags-missing = ⚠️ I may not make tags in this forum. Give it these, or allow me to manage it: { $tags }
server-page-places = Places
server-page-people = People
server-page-defaults = Options
server-home = Home channel or forum
server-log = Log channel
server-language = Language
server-language-any = as set in Discord
server-opener = Role that may open tables
server-moderator = Role that moderates tables
server-players = Role called when players are wanted
server-most = Tables at once
server-most-value = { $count ->
    [0] any number
   *[other] { $count }
}
server-each = Open tables per host
server-each-value = { $count ->
    [0] any number
   *[other] { $count }
}
server-cooldown = Between calls for players
server-cooldown-value = { $hours ->
    [one] 1 hour
   *[other] { $hours } hours
}
server-game = Game
server-game-more = { $game }, page { $page }

tag-open = Seats open
tag-running = Running
tag-finished = Finished
forum-opening = **{ $name }**: the table's lobby follows below.

hall-open = ### Open seats
hall-stuck = ### Stuck: nothing has happened for three days
hall-resting = ### Resting
hall-running = ### Running
hall-line-open = { $free ->
    [one] 1 seat free
   *[other] { $free } seats free
}
hall-line-stuck = last move { $since }
hall-line-resting = paused { $since }
hall-line-running = last move { $since }
hall-no-place = (without a channel)
hall-empty = No table is open here. Open one with /table new.
hall-more = -# … and { $count ->
    [one] 1 more line
   *[other] { $count } more lines
}.
label-join-table = Join { $table }

looking-on = You are called when somebody looks for players. /settings called with `wanted:` off ends that.
looking-off = You are no longer called when somebody looks for players.
looking-called = { $role } { $who } { AGREE($who, "looks", "look") } for players: { $table } has open seats in { $where }.
looking-done = Everybody who looks for a game is called.

log-opened = { $table } opens, hosted by { $who }.
log-begun = { $table } begins: { $who }.
log-finished = { $table } is over: { $who }.
log-moderated = { $table }: { $who } used /{ $what }.
log-closed = { $table } is closed.
log-reopened = { $table } goes on after all.

r-moderators-only = Only moderators of this server can do that: whoever manages it, or has the role set in /moderate setup.
r-open-role = Tables are opened here by { $role }. Ask one of them, or join an open one: /table find lists them.
r-open-full = This server has { $most ->
    [one] 1 table
   *[other] { $most } tables
} open, which is the most it wants. /table find shows which have seats free.
r-open-own = You host { $most ->
    [one] 1 open table
   *[other] { $most } open tables
} already, the most this server allows. Finish or close one first.
r-no-threads-here = This channel can have no threads. Type /table new in a text channel, or with `where:` here.
r-forum-tags = The forum for tables wants a tag on each post, and I may not make one. A moderator can add one of these, or allow me to manage the forum: { $tags }
r-no-players-role = This server has no role for those who look for a game. Its moderators choose one in /moderate setup.
r-nobody-wanted = This table has no seat free.
r-called-lately = Players were called only lately. You can call again { $when }.
