# The lobby: seats, options, drafts, the beginning and the end of a table.

label-join = Join
label-leave = Leave
label-choose-seat = Choose faction
label-options = Options
label-computer = Add computer
label-start = Start
label-reopen = Reopen
label-about = About this table
label-page-table = The table
label-page-game = The game
label-page-game-more = The game, page { $page }
label-page-factions = Single factions
label-page-factions-more = Single factions, page { $page }
label-page-table-more = The table, page { $page }
label-played = What may be played …
label-house = House rules …
label-draft-computer = Let the computer pick
label-draft-off = Call the draft off

lobby-lobby = Seats are open. Joining is being ready; at **Start** computers take what is left.
lobby-drafting = The draft is on: see below who picks.
lobby-running = Running.
lobby-paused = Paused.
lobby-finished = Finished.
lobby-closed = Closed. **Reopen** opens it again; everybody keeps their seat.
lobby-ended = Closed by everybody's vote, without a result.
lobby-pool = May be played: { $kinds }
lobby-house = House rules: { $rules }
lobby-cannot-begin = ⚠️ It cannot begin like this: { $why }
seat-open = open
seat-any = anything
seat-plays-random = decided by lot
seat-plays-draft = decided by draft
seat-not-agreed = has not agreed to the options yet
computer-name = Computer { $number }
thread-name = { $game } · { $host }'s table

table-opened = Your table stands in { $channel }. Others join there with a button.
joined = You have a seat, and joining is being ready. The lobby's buttons change what you play, or take you out again.
left = You have given your seat up.
started = The match begins.
draft-begins = The draft begins: whoever is to pick is mentioned.
computer-joined = A computer player takes a seat.
option-changed = ✔ { $change }
option-changed-asked = ✔ { $change } Whoever else has joined is asked to agree.
reopened = The table is open again.
choose-seat = What do you want to play?
choose-pool = **What may be played**
    -# Leave out what nobody wants to meet. Lots, drafts and computers keep to it too.
house-title = House rules
house-label = What else do you agree on?
house-none = none
lobby-is-closed = The table is closed. **Reopen** in its post opens it again; nobody loses their seat.
close-asked = Everybody who plays here is asked; only if all agree within two days, the match ends without a result.
request-close = 🛑 { $by } { AGREE($by, "asks", "ask") } to end this match without a result. All must agree.
post-closed = **{ $table } is closed**, as everybody wished. It counts for nobody; board, log and dice stay open.
post-options = { $change } Whoever has joined is asked to **Agree**.
post-agreed = ✔ Everybody agrees to the options as they stand: { $options }
option-changed-to = **{ $option }** is now **{ $after }**; it was { $before }.
option-stays = **{ $option }** stays as it was: **{ $after }**.
options-changed = { $kind ->
    [pool] What may be played is changed.
    [house] The house rules are changed.
   *[some] The table's options are changed.
}
agreed = ✔ You agree to the options as they stand: { $options }

info-since = Host: { $host } · opened { $since }
info-options = Options
info-seal = The dice are sealed by { $hash }: the secret behind it is shown at the end, and /match verify checks every roll.

# Options that belong to any table

option-seats = Seats
    .why = Computers can fill those that nobody takes.
option-house = House rules
option-pool = What may be played
option-language = Language
    .why = The language of this table's posts. Private answers come in each reader's own.
option-language-en = English
option-language-de = Deutsch
option-language-es = Español
option-entry = Who may join
    .why = Anybody who sees the table, or only whom you invite with /table invite.
option-entry-open = everybody
option-entry-invited = only the invited
option-choose = Who plays what
    .why = Choose in the lobby, leave it to lots that /match verify checks, or draft one after the other.
option-choose-choice = by choice
option-choose-random = by lot, at the start
option-choose-draft = by draft, when all have joined
option-seating = Order of play
    .why = Drawn by lot as the rules say, or in the order of the seats, the first one beginning.
option-seating-random = by lot
option-seating-joined = as the seats stand
option-talk = Table talk
    .why = Chat here among the moves, or in a second thread that I open at the start.
option-talk-same = here
option-talk-second = in a second thread
option-computers = Computer players
    .why = How well they play, on free seats and for whoever is away.
option-computers-easy = easy
option-computers-normal = normal
option-computers-hard = hard
option-clock = Turn clock
    .why = When a turn takes longer, a computer plays it. The next turn is yours again.
option-clock-off = off
option-clock-1d = 1 day a turn
option-clock-3d = 3 days a turn
option-clock-7d = 7 days a turn
option-bank = Time bank
    .why = For the whole match, used when a turn's own time is over.
option-bank-0 = none
option-bank-2d = 2 days
option-bank-7d = 7 days
option-window = Window for responses
    .why = How long whoever might respond has; then plans decide.
option-window-5 = 5 minutes
option-window-15 = 15 minutes
option-window-60 = 1 hour
option-window-720 = 12 hours
option-undo_silence = Undo by consent
    .why = Going back beyond dice and seen cards needs the others' consent. Does silence give it?
option-undo_silence-12h = silence of 12 hours agrees
option-undo_silence-24h = silence of 24 hours agrees
option-undo_silence-off = silence does not agree

# Lots and drafts

lots = 🎲 **The lot has decided.** /match verify checks it when the match is over.
draft-heading = ## { $table }: draft
draft-call = Your pick: what do you want to play?
draft-order = They pick in this order:
draft-picked = { $number }. { $who }: **{ $plays }**
draft-picking = { $number }. **{ $who } { AGREE($who, "picks", "pick") } now**
draft-waiting = { $number }. { $who }
draft-cards = Still to be picked:
draft-locked = 🔒 { $card } (not yet)
draft-choose = Pick …
draft-place = Order of play: { $names }
draft-done = You play { $plays }.
draft-for = The computer has picked for { $who }.
draft-off = The draft is off. Seats and options can be changed again; **Start** holds a new one.
draft-called-off = The draft is called off.

# Table talk

post-talk = 💬 Table talk goes on in { $place }, so that the moves stay together here. Deals never bind.
talk-name = { $table } · table talk
talk-failed = 💬 I could not open a second thread for table talk: I need to be allowed to create public threads. Talk here meanwhile.

r-lobby-over = This lobby is over: the match has begun or the table was closed.
r-lobby-full = All seats are taken. The host can add one under **Options**, or /table find shows tables with open seats.
r-lobby-empty = Somebody has to join first: press **Join**.
r-lobby-not-ready = These have not agreed to the options yet: { $names }. They press **Join**.
r-lobby-not-full = A seat is free again, so the match does not begin by itself. **Start** gives free seats to computers.
r-lobby-homeless = This table has lost its channel. Open a new one with /table new.
r-seat-taken = Somebody else plays { $what } already. **Choose faction** shows what is free.
r-seat-unknown = Nobody can play “{ $what }” in this game. **Choose faction** shows what is free.
r-seat-left-out = This table leaves { $what } out. **Choose faction** shows what may be played.
r-seat-by-random = At this table the lot decides who plays what. The host can change that under **Options**.
r-seat-by-draft = At this table everybody picks in a draft when all have joined. The host can change that under **Options**.
r-host-only = Only the host of this table can do that; /table info says who it is.
r-no-option = There is no option “{ $option }”. There are: { $possible }
r-option-unknown = “{ $option }” cannot be “{ $value }”. Possible: { $possible }
r-no-presets = This game has no presets.
r-no-preset = There is no preset “{ $text }” for this game. Choose one of: { $possible }
r-no-game = There is no game called “{ $text }”. Choose one of: { $possible }
r-seats-of-game = { $game } is played with { $least } to { $most } seats.
r-seats-taken = { $taken } seats are taken already, so it cannot be { $seats }. Somebody has to leave first.
r-pool-small = That is enough for { $room ->
    [one] 1 seat
   *[other] { $room } seats
}, but the table has { $seats }. Allow more, or take seats away first.
r-pool-unknown = Nobody can play “{ $what }” in this game. Choose from these, with commas between them: { $possible }
r-house-long = House rules may have { $most } characters; these have { $length }.
r-drafting = The draft is on, so nothing else changes now. The host can call it off under its post.
r-no-draft = There is nothing to pick at this table now.
r-draft-not-you = It is { $who }'s turn to pick. You are mentioned when it is yours.
r-draft-not-now = { $what } cannot be picked now. The newest post of the draft shows what lies out.
r-close-over = This table is over already; there is nothing to close.
r-match-closed = This match was closed by everybody's vote. Its board, log and dice stay open.
