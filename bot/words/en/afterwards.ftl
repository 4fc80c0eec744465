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
