# After a match: the final post, secrets revealed, statistics, rematch, export and study.

label-stats-person = Mine
label-stats-leaderboard = Leaderboard
label-stats-factions = What wins
label-stats-results = As a file
stats-person = ### { $who }: matches
stats-leaderboard = ### The strongest of this server
    -# By matches among people. The value is what somebody is worth with some certainty; the more matches, the surer it is.
stats-factions = ### What wins on this server
stats-results = ### Results of this server
    -# A line for each seat of every finished match, with map, deck, turn order and kind of victory, for tables of your own: a league, a season. Whoever does not want to stand in statistics is not named.
stats-none = No match has been finished yet.
stats-nobody-rated = Nobody is rated yet.
stats-rated-how = -# Rated are matches that two people or more began, without computers. Whoever has left before the end counts as last there; a substitute is rated only after playing at least half of the rounds.
stats-left = Left before the end: { $matches ->
    [one] 1 match
   *[other] { $matches } matches
}
stats-record = { $matches ->
    [one] 1 match
   *[other] { $matches } matches
}, { $wins } won ({ $rate }%), mean place { $place }
stats-rating = Rating { $value }, from { $matches ->
    [one] 1 match
   *[other] { $matches } matches
} among people
stats-versus = - With { $who }: { $matches ->
    [one] 1 match
   *[other] { $matches } matches
}, ahead in { $ahead }
stats-place = { $number }. **{ $who }** · { $value } ({ $matches ->
    [one] 1 match
   *[other] { $matches } matches
})
r-server-only = That is kept server by server: ask in a channel of your server. /match stats alone shows your own matches here.
r-not-counted = { $who } { AGREE($who, "does", "do") } not want to stand in statistics.
r-no-faction = Nothing that can be played is called “{ $text }”. Choose one of: { $possible }

# The final post

label-rematch = Rematch
label-reveal = Reveal
label-export = Export
label-verify = Verify
end-place = { $place }. **{ $who }** · { $plays } · { $score }
end-minutes = { $rounds } · played in { $minutes ->
    [one] 1 minute
   *[other] { $minutes } minutes
}
end-hours = { $rounds } · played in { $hours } hours
end-days = { $rounds } · played in { $days } days

# Secrets revealed

reveal-heading = ### What was hidden · { $round }
reveal-setup = Setup
reveal-nothing = Nothing was hidden here.
reveal-go = Go to a round …
reveal-hand = Hand of { $who } as the turn began: { $cards }
reveal-told = Told to { $who }: “{ $told }”
reveal-plan = { $who } changed the plan { $plan }: { $decided }
reveal-plan-old = { $who } changed a plan.
r-reveal-not-over = What is hidden stays hidden until the match is over. /log tells what you may know.
r-no-round = There is no round { $round }. The last one was { $last }.

# Rematch

rematch-thread = { $table } · rematch
rematch-invited = A rematch! Everybody sits one place on. Press **Join** to play.
rematch-stands = The rematch stands in { $place }.
rematch-new = New to you: **{ $name }**. { $about }
label-play-new = Play { $name }
r-rematch-not-over = The match is not over yet. A rematch comes afterwards.
r-rematch-not-yours = A rematch is for those who have played. Open a table of your own with /table new.
r-rematch-homeless = This match has no channel any more. Open a new table with /table new where you want it.

# Matches as files, and studying them

label-study = Study
label-study-open = Show all hands
label-study-public = As everybody saw it
exported = Here is the whole match: setup, choices, dice, and what happened. /match import takes it for study, here or elsewhere.
exported-so-far = Here is what everybody may know so far. The whole match can be exported when it is over.
exported-record = Here is the whole match as a record, move by move. /match referee reads it back.
exported-record-so-far = Here is the match so far as a record, as you may know it. It will be whole when the match is over.
refereed = **{ $game }**: { $accepted } of { $actions } actions accepted ({ $share }%), { $ambiguous } ambiguous, { $refused } refused.
refereed-implied = { $implied ->
    [one] 1 change
   *[other] { $implied } changes
} the record leaves out, { $swaps ->
    [one] 1 card put where it shows it
   *[other] { $swaps } cards put where it shows them
}. The file has it all.
refereed-line = { $line }:{ $column } `{ $action }` { $verdict ->
    [refused] refused
    [ambiguous] ambiguous
   *[implied] noted
}{ $law ->
    [none] {""}
   *[other] {" "}(Law { $law })
}{ $cause ->
    [record] {" "}· the record's slip
    [players] {" "}· the players' slip
    [engine] {" "}· our mistake
    [unknown] {" "}· for an unknown reason
   *[none] {""}
}{ $why ->
    [none] {""}
   *[some] : { $why }
}{ $ours ->
    [none] {""}
   *[some] {" "}· read as `{ $ours }`
}
imported = Checked and replayed: **{ $table }** holds, every die included. Study it here, or with /match study and `table: { NUMBER($number, useGrouping: 0) }`; /log and /match reveal show it too.
studies = Matches you have imported. Name one with `table:`.
study-begin = ### { $time } · { $number } of { $of }
study-turn = ### { $time }, the turn of { $who } begins · { $number } of { $of }
study-end = ### { $time }, the end · { $number } of { $of }
study-hand = Hand of { $who }: { $cards }
study-no-hand = no cards
r-study-not-over = A match can be studied when it is over. Until then there are **Board** and **Log**.
r-export-none = There is nothing to export yet: the match has not begun.
r-record-no-notation = Nobody writes matches of this game in a notation I know. Leave `format` out.
r-record-diverges = Choice { $number } does not fit today's rules, so the match can't be written as a record. Leave `format` out.
r-record-name = I know records by how their files' names end: { $known }
r-record-too-large = That file is too large for a record: at most { $most } kB.
r-file-too-hard = Checking this file takes too long: more than { $most } minutes of computing. If it is a record, cut it after an earlier turn and send it again.
r-one-at-a-time = You are waiting for the answer to another file. Try this one after it.
r-import-size = That file is too large to be a match: at most { $most } MB.
r-import-not-json = That is no match: the file is not JSON. /match export gives files that fit.
r-import-format = That file is no match of a form I know (version { $version }, I know { $known }). /match export gives files that fit.
r-import-shape = Something in that file is not as it should be ({ $what }). Export the match again with /match export.
r-import-not-over = That match was not over when it was exported, so it cannot be replayed. Export it again at its end.
r-import-seats = The seats in that file do not fit its setup. Export the match again with /match export.
r-import-names = Every seat needs a name, in one line of at most { $most } characters.
r-import-order = The choices in that file are not complete or not in order. Export the match again with /match export.
r-import-seal = The secret in that file is not the one that was sealed, so its dice prove nothing. Export the match again with /match export.
r-import-draw = { $wrong ->
    [one] One die or shuffle in that file is
   *[other] { $wrong } dice and shuffles in that file are
} not what the secret explains. Export the match again with /match export.
r-import-diverges = Choice { $number } does not fit the rules as I know them: the file was changed, or it comes from another version of the rules. Export the match again with /match export.
r-import-too-long = The match in that file is over before choice { $number }. Export the match again with /match export.

# A person's data

somebody = somebody
label-forget-me = Delete all of it …
label-forget-me-now = Delete it for good
mydata = ### What I have stored of you
    - Tables: { $open } open, { $over } over, with what you play and how they ended
    - { $choices ->
        [one] 1 choice
       *[other] { $choices } choices
    } you made in them
    - { $notes ->
        [one] 1 note
       *[other] { $notes } notes
    }, your settings, whom you have blocked, and what you have last looked at
    - { $imported ->
        [one] 1 match
       *[other] { $imported } matches
    } imported for study

    The file has all of it. Messages in Discord are Discord's; delete those there.
mydata-sure = All of it will be gone: your settings, notes, statistics and imported matches. In matches that are over, “somebody” will have sat in your seat. A match that still runs and whose secrets you have known keeps a mark without your name until it ends, so that you only watch it. **This cannot be taken back.**
mydata-gone = Done. I know nothing of you any more.
r-mydata-seated = You are still needed at { $tables }. Leave with /table leave, or let the table be closed; a host hands over with /table host. Then your data can be deleted.
