# People of a running match: computers that stand in, leaving, substitutes, invitations, blocks.

label-take-seat = Take the seat
label-keep-seat = Stop looking
label-leave-sure = Yes, leave
label-stay = Stay

# Messages to the table

line-stands-in-turn = 🤖 A computer plays this turn for { $who } ({ $plays }), as { $by } decided. { $who }, **Play** takes your seat back at any time.
line-stands-in-back = 🤖 A computer plays for { $who } ({ $plays }) until they are back, as { $by } decided. { $who }, **Play** takes your seat back.
line-timed-turn = ⏱ The time of { $who } ({ $plays }) is up, so a computer plays this turn. { $who }, **Play** takes your seat back.
line-timed-back = ⏱ The time of { $who } ({ $plays }) is up, so a computer plays until they are back. { $who }, **Play** takes your seat back.
line-stands-in-rests = ⏸ { $who } ({ $plays }) { AGREE($who, "stops", "stop") } playing for now, as { $by } decided. Nobody else plays here, so the match rests: computers do not go on alone. { $who }, **Play** goes on where you stopped.
line-rests = ⏸ Nobody plays here now, so the match rests: computers do not go on alone. It goes on as soon as somebody comes back or takes a seat.
line-back = 👋 { $who } { AGREE($who, "is", "are") } back and { AGREE($who, "plays", "play") } { $plays } again.
line-left = 🚪 { $who } { AGREE($who, "has", "have") } left the seat of { $plays }. A computer has it until somebody takes it over.
line-voted-out = 🚪 The table has voted { $who } out. A computer has { $plays } until somebody takes the seat over.
line-removed = 🚪 A moderator has taken { $who } off this table. A computer has { $plays } until somebody takes the seat over.
line-replaced = 🤖 By a moderator's decision a computer has { $plays } in place of { $who }. { $who }, /table back returns the seat to you.
line-sought = 🔎 A substitute is sought for { $who } ({ $plays }), as { $by } decided.
line-taken = 🪑 { $who } { AGREE($who, "takes", "take") } over { $plays } from { $before }.
line-kept = The seat of { $plays } is no longer offered, as { $by } decided. { $who } { AGREE($who, "plays", "play") } on.
line-host = { $who } { AGREE($who, "is", "are") } now the host of this table.

# An open seat

offer = ### 🪑 { $table } looks for a player: { $plays }
    { $time } · score { $score }
offer-computer = A computer plays meanwhile. Whoever takes the seat gets its hand, plans and notes.
offer-resting = Nobody else plays here, so the match rests meanwhile. Whoever takes the seat gets its hand, plans and notes.
offer-person = { $who } { AGREE($who, "plays", "play") } on until somebody takes the seat, with its hand, plans and notes.
offer-over = 🪑 The seat of { $plays } is no longer offered: { $who } { AGREE($who, "has", "have") } it.
offer-withdrawn = The seat is no longer offered.
seat-taken-over = You play { $plays } now. Your hand, plans and notes are those of your predecessor; /hand also has what you know.
letter-seated = { $table }: you have taken this seat over. Your hand:
open-seat = opened <t:{ $since }:R>

# Leaving

leave-sure = **Leave { $table }?** Your seat ({ $plays }) is offered to a substitute. { $others ->
    [none] Nobody else plays here, so the match rests until somebody takes a seat.
   *[play] A computer plays it meanwhile.
} From then on you only watch; as long as nobody has taken the seat, /table back returns it to you.
leave-rated = For the rating you count as last if you are not back by the end.
seat-left = You have left. You can watch with **Board**, **Text** and **Log**; as long as nobody has taken your seat, /table back returns it to you.
request-kick = 🚪 { $by } { AGREE($by, "asks", "ask") } to vote { $who } ({ $plays }) out of this table. A computer would play until somebody takes the seat over.
kick-asked = The others are asked; it is decided as soon as more than half of them agree.
off-lobby = { $who } { AGREE($who, "has", "have") } no seat at this table any more.
seat-offered = The seat is offered, here and in /table find. Who plays it goes on until somebody takes it.
host-handed = { $who } { AGREE($who, "is", "are") } the host now.
standing-in = A computer plays for you now. **Play** takes your seat back at any time.
standing-in-meanwhile = It is the turn of { $whose }: until it is over, a computer answers for you. Your own turn stays yours; with `until:` “back”, a computer plays that too. **Play** takes your seat back at any time.
standing-in-rests = Nobody else plays here, so the match rests until you are back: computers do not go on alone, and nothing is lost. **Play** goes on where you stopped. With `until:` “turn”, a computer plays this turn for you.
standing-in-later = The match rests at the moment. When it goes on, a computer plays for you; **Play** takes your seat back at any time.

# Invitations and blocks

letter-invited = ✉️ You are invited to **{ $table }** { $place }. At the table: { $names }.
post-invited = ✉️ You are invited to **{ $table }**.
invited = { $who } { AGREE($who, "is", "are") } invited.
blocked = You and { $who } no longer come to sit at the same table: neither of you can join where the other sits. Nobody is told. Tables where both of you sit already go on; /settings unblock takes it back.
unblocked = You can meet { $who } at tables again.
block-list = **You do not play with:** { $names }
    -# /settings unblock takes somebody off this list. Only you see it.
block-none = You play with everybody. /settings block and `player:` keep you from the tables of somebody, and them from yours.

r-match-is-over = This match is over; its seats stay as they were.
r-not-begun = This table has not begun yet. That is possible only in a running match.
r-nobodys-seat = A computer plays this seat already.
r-offer-over = This seat is no longer open. /table find shows the open ones.
r-already-seated = You have a seat at this table already. Press **Play** to see what is asked of you.
r-knows-secrets = You have held a seat of this match and known its secrets, so you can only watch it.
r-no-seat-to-take = There is no seat of yours to take back here. /table find shows the open ones.
r-not-at-table = They have no seat at this table.
r-kick-yourself = To give up your own seat, use /table leave.
r-kick-too-few = A vote needs at least two people besides the one it is about. Ask a moderator of this server, or wait: after 72 hours of silence the table can let a computer play.
r-paused-empty = Nobody plays here any more, so the match rests until somebody takes a seat.
r-cannot-join = You cannot join this table.
r-invited-only = This table is for invited people. Ask somebody who sits there to invite you with /table invite.
r-cannot-invite = { $who } cannot be invited to this table.
r-no-open-seat = This match has begun, and none of its seats is open. You can watch with **Board**, **Text** and **Log**; /table find shows open seats.
r-invite-bot = Bots cannot be invited. The host can add a computer player with /table computer.
r-sits-here = { $who } { AGREE($who, "sits", "sit") } at this table already.
r-invited-already = { $who } { AGREE($who, "has", "have") } been invited already.
r-invited-many = { $most } invitations are the most for a table.
r-block-yourself = You cannot block yourself.
r-not-blocked = { $who } { AGREE($who, "is", "are") } not on your list.
