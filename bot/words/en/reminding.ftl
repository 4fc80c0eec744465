# Reminders, the ladder for a missing player, clocks, and absence.

letter-next = { $table }: your turn comes next
letter-over = { $table }: the match is over
letter-waiting = ⏰ **You are waited for**
post-reminder = ⏰ This table waits for you. You were asked { $since }: press **Play**.

ladder-missing = **{ $who }** { AGREE($who, "has", "have") } not moved yet, and { AGREE($who, "was", "were") } asked { $since }.
ladder-question = What shall happen? Any of you may decide. Whoever is missing is back with one press.
ladder-who = { $who }: what shall happen?
label-ladder-wait = Wait
label-ladder-turn = Computer plays this turn
label-ladder-back = Computer until they are back
label-ladder-seek = Find a substitute
ladder-done-wait = The table waits for { $who }. If nothing happens, I ask again in three days.
ladder-done-turn = A computer plays this turn for { $who }.
ladder-done-back = A computer plays for { $who } until they are back.
ladder-done-seek = A substitute is sought for { $who }.
ladder-settled = That is settled.
line-waits-on = ⏳ The table waits for { $who }, as { $by } decided. I ask again { $until }.
r-ladder-not-yours = That is for the people of this table to decide. You can watch with **Board**, **Text** and **Log**.
r-ladder-over = { $who } { AGREE($who, "is", "are") } not missing any more, so there is nothing to decide.

is-away = -# 🧳 { $who } { AGREE($who, "is", "are") } away until { $until }.
line-away = 🧳 { $who } { AGREE($who, "is", "are") } away until { $until }.
clock-runs = -# ⏱ { $who }'s time runs out { $until }.

away-set = You are away until { $until }: no reminders until then, and whoever waits for you is told. /settings away and `back` when you are here again.
away-over = Welcome back. Reminders reach you as usual.
away-days = { $days ->
    [one] one day
   *[other] { $days } days
}
away-back = back: I am here again
r-away-day = I do not understand “{ $text }”. Write a number of days, a date such as 2027-02-14 or 14.2., or back.
r-away-past = “{ $text }” is not ahead of us. Write a later day, or back if you are here again.
r-away-far = That is far away: { $days } days are the most. A substitute may be better for your tables: /table leave offers your seats.
