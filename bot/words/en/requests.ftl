# Requests to the people of a table, and pauses.

label-agree = Agree
label-refuse = Refuse
request-pause = ⏸ { $by } { AGREE($by, "asks", "ask") } for a pause. Nobody is reminded and nothing happens until somebody of you lets it go on with /table resume.
request-levels = 🤖 { $by } { AGREE($by, "asks", "ask") } that computers play at another level, **{ $level }**: { $who }. All must agree.
request-waits = - … { $who }
request-agrees = - ✔ { $who }
request-refuses = - ✘ { $who }
request-until-consent = -# Who says nothing agrees: decided { $until }.
request-until-refusal = -# Who says nothing does not agree: decided { $until }.
request-carried = **Agreed.**
request-dropped = **Not agreed.**
request-stale = **Closed:** something else has happened at the table meanwhile.
line-agreed-rest = ⏸ The match rests, as agreed: nobody is reminded and nothing happens until one of you lets it go on with /table resume.
line-levels = 🤖 Level of computers from their next decision on, **{ $level }**: { $who }
line-request-dropped = The request of { $who } was not agreed to, so everything stays as it is.
line-request-stale = The request of { $who } is closed: something else has happened at the table meanwhile.
request-noted = Your answer is noted.
a-moderator = a moderator
pause-asked = The others are asked; the table rests as soon as more than half agree.
levels-asked = The others are asked; computers play at another level as soon as all agree.
resumed = The match goes on.

r-request-open = That is being decided already: look for the request in the table's channel.
r-request-closed = This request is closed.
r-request-not-you = This is not for you to decide: only those named in the request are asked.
r-not-running = That is possible only while the match is running.
r-not-paused = This match is not resting.
r-paused-vote = The match rests by agreement. Somebody who plays here lets it go on with /table resume.
r-paused-moderator = A moderator of this server lets the match rest. Ask them when it goes on.
r-paused-homeless = The match has lost its channel, so it rests. Give it a new one with /table move.
r-no-level = The match has begun, so no computer joins any more. With `level:` those that play here get another level; all who play must agree.
r-no-computers = No computer plays here.
r-not-a-computer = No computer plays “{ $text }” here. Choose one of: { $possible }
