# The host's own sentences: tables, presses, posts, letters.

# Names that take their verb in the plural, with a dot between them
said-as-many = —

label-play = Play
label-hand = My hand
label-board = Board
label-text = Text
label-log = Log
label-details = Details
label-back = Back
label-to-question = Back to the question
label-more = More
label-suggest = Suggest
label-undo = Undo
label-change = Change
label-choose = Choose …
label-kinds = How many of each kind …
label-all-but = All but …
label-none = None of them
label-take = Take these
label-sure = Yes, do it
label-follow = Do that

outdated = The position has changed since, so here is the menu as it stands now.
match-over = The match is over. The last board, the log and everybody's sheet stay open to you.
waiting-for = Nothing is asked of you now. The table waits for { $names }.{ $calls ->
    [yes] {" I call you when you are asked again."}
   *[no] { "" }
}
waiting-round =
    { "" }**Since your turn began**
    { $story }
waiting-since =
    { "" }**Since you last chose**
    { $story }
waiting-hand = you hold { $held }
waiting-plan = { $plan }, as it stands: { $summary }
chosen = You chose: { $what }.
sealed-kept = You have sealed **{ $what }**. Only you can see it, and you can change it until everybody has chosen. Still to choose: { $names }.
watching = You watch { $table }: its board, text and log are open to you.
watching-free = Here a seat is free: /table join takes it.
only-choice = -# Done by itself, as nothing else could be chosen: { $what }.
undone = Taken back. Here is the question again.
nothing-yet = Nothing has happened yet.
no-hand = You have no seat at this table, so there is no hand to show.

still-possible = Still possible: { $what }
given-up = After this you cannot do these any more this turn: { $what }

r-answer-stands = You have answered that already, and that answer stands.
r-undo-sealed = Your answer is sealed, and others may have chosen since. Press **Play**, then **Change**, to choose something else.

post-called = { $mentions }, { $why ->
    [turn] it is your turn
    [several] you are all asked
   *[asked] you are asked
}.
post-call = You are asked: { $who }. Press **Play**.
post-nudge = Still your move: { $who }.
post-turn = { $time } · { $who }
post-under-way = { $time } · turn of { $whose }
post-set-up = All is set up: the match begins.
post-setting-up = The table is being set up.
post-won = Won { $by }: { $names }
earlier-lines = What came before stands in the Log ({ $count } earlier { $count ->
    [one] turn
   *[other] turns
}).

letter-turn = { $table }: it is your turn
letter-drawn = { $table }: your hand now
letter-idle = { $table }: your actions are done; only the end of your turn is left
letter-asked = { $table }: you are asked something

first-table = { $game }: your first table
choose-game = ## Which game will it be?
    Each table is ready: computers sit with you, and the first decision is yours. Open one:
choose-table = - **{ $game }**: { $place }

window-line = You against three computer players, here in your browser: choose a game, and press **Play**.
window-play = Play { $game }
window-watch = Watch a match
window-watch-pitch = Computers play, you look on
window-told = What happened
window-back = Back
window-next = Next
window-pause = Pause
window-go-on = Go on
window-another = Another match
window-leave = Leave
window-drawing = The board is being drawn …
window-first = First screen

no-tables = You sit at no table. Open one with /table new.

database-trouble = The database is busy or cannot be written just now. Nothing was changed; please try again in a moment.
channel-taken = This channel already has a table. Open yours in a thread, or type /table new in another channel.
missing-permissions = I am missing permissions here: { $permissions }. Somebody who manages this server can grant them.
permission-view_channel = View Channel
permission-send_messages = Send Messages
permission-attach_files = Attach Files
permission-embed_links = Embed Links
permission-create_public_threads = Create Public Threads
permission-send_messages_in_threads = Send Messages in Threads
forbidden = Discord does not let me do that here. I need to see this channel, write in it and attach files.
command-trouble = That did not work: the command may be older than the bot. Reload Discord and try again.
trouble = Something went wrong on my side (error { $number }). Nothing was changed; please try again.
dm-closed = Your direct messages are closed to me. That is fine: **My hand** and **Play** under every post show you the same.

r-leaving = I am being restarted and will be back in a moment. Nothing is lost; press again then.
r-outdated-menu = This menu is out of date. Press **Play** under any post of the table for a fresh one.
r-question-closed = This question is no longer open. Press **Play** to see what is asked now.
r-no-seat = You have no seat at this table. You can watch with **Board**, **Text** and **Log**.
r-no-match = There is no table called { $match }. /mytables shows yours.
r-no-table-here = There is no table in this channel. Go to a table's thread, name one with `table:`, or open one with /table new.
r-which-table = Which table do you mean? You sit at { $tables }: name one with `table:`.
r-not-asked = { $waiting }
r-untimely = { $why } { $waiting }
r-not-over = The secret is shown when the match is over; then everything can be checked.
r-undo-over = The match is over, so nothing can simply be taken back.
r-undo-other = Somebody else has chosen since, so your last step can't simply be taken back.
r-undo-barrier = Dice were rolled or something was seen since, so your last step can't simply be taken back.
r-undo-nothing = There is nothing of yours that can simply be taken back now.
r-which-answer = “{ $text }” could mean several answers: { $possible }
r-almost = There is no “{ $text }” here. Did you mean: { $near }?
r-not-among = “{ $text }” is not among the choices: { $possible }.
r-not-known = There is no “{ $text }” here. Leave that field empty, and you can choose from a list.
r-other-game = /{ $command } belongs to { $there }, and this is a table of { $here }. **Play** under the last post shows what you can do.
r-other-faction = /{ $command } is another faction's. Your own commands begin with /{ $own }.
r-unavailable = { $why }
r-no-such-answer = “{ $text }” is not among the answers. **Play** under the last post shows them all.
r-how-many = Choose at least { $least } and at most { $most }.
r-not-done-yet = You cannot end here yet: something must be chosen first. Press **Play** to see what.
