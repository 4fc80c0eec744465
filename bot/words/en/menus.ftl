# Menus on persons and posts: invitations, the story of a post, reports of mistakes.

invite-where = To which of your tables do you want to invite { $who }?
mistake-title = Report a mistake
mistake-what = What is wrong? What did you expect?
mistake-kept = Thank you. Your report has number **{ $number }**. It holds what you may know of this match, and nothing hidden.
log-mistake = A mistake was reported in { $table }: number { $number }.
r-mistakes-full = So many reports wait for whoever runs this bot that no more fit. Tell them what is wrong in the server, please.
r-no-table-with-room = None of your tables has a free seat. Start one with /table new, then invite.
r-not-a-post = That is no post of a table of mine. Choose this on a post about a match.
