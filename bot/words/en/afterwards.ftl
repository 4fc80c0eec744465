# When a match is over: the final post, what was hidden, statistics, rematch, export and study.

label-stats-person = Mine
label-stats-leaderboard = Leaderboard
label-stats-factions = What wins
stats-person = ### { $who }: matches
stats-leaderboard = ### The strongest of this server
    -# By matches among people. The value is what somebody is worth with some certainty; it grows with each match.
stats-factions = ### What wins on this server
stats-none = No match has been finished yet.
stats-nobody-rated = Nobody is rated yet: that takes a finished match of two people or more, without computers.
stats-record = { $matches ->
    [one] 1 match
   *[other] { $matches } matches
}, { $wins } won ({ $rate } %), mean place { $place }
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
r-server-only = That is counted server by server: ask in a channel of your server. /stats alone shows your own matches here.
r-not-counted = { $who } does not want to stand in statistics.
r-no-faction = Nothing that can be played is called “{ $text }”. There is: { $possible }

# The final post

label-rematch = Rematch
label-reveal = Reveal
label-export = Export
label-verify = Verify
end-place = { $place }. **{ $who }** · { $plays } · { $score }
end-hours = { $rounds } · played in { $hours ->
    [one] an hour
   *[other] { $hours } hours
}
end-days = { $rounds } · played in { $days } days

# What was hidden

reveal-heading = ### What was hidden · { $round }
reveal-setup = Setup
reveal-nothing = Nothing was hidden here.
reveal-go = Go to a round …
reveal-hand = Hand of { $who } as the turn began: { $cards }
reveal-plan = { $who } changed the plan { $plan }: { $decided }
reveal-plan-old = { $who } changed a plan.
r-reveal-not-over = What is hidden stays hidden until the match is over. /log tells what you may know.
r-no-round = There is no round { $round }. The last one was { $last }.

# Rematch

rematch-thread = { $table } · rematch
rematch-invited = A rematch! Everybody sits one place on. Press **Join** to play.
rematch-stands = The rematch stands in { $place }.
r-rematch-not-over = The match is not over yet. A rematch comes afterwards.
r-rematch-not-yours = A rematch is for those who have played. Open a table of your own with /table new.
r-rematch-homeless = This match has no channel any more. Open a new table with /table new where you want it.
