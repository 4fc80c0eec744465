# Reading: the log, the catch-up, reasons for refusals.

label-older = Older
label-newer = Newer
label-catchup = Catch up
label-since-move = Since my last move

log-nothing = Nothing in the log fits that. Leave one of the filters out to see more.
missed-since-look = ### What happened since you last looked { $when }
missed-since-start = ### What has happened so far
missed-since-move = ### What happened since your last move
missed-nothing = Nothing has happened since.
why-possible = **Possible now** – { $question } { $names }
why-not-asked = Nothing is asked of you now.

r-no-topic = The log cannot be narrowed to “{ $text }”. Choose one of: { $possible }
r-find-long = “{ $text }” is too long to look for. One or two words will do.
r-nothing-refused = Nothing was refused to you lately.
