# Texts on pictures of a whole match, and in their alt texts.

graph-title = { $what }, { $span }
graph-wins = { $who } { $n ->
    [one] { AGREE($who, "wins", "win") }
   *[other] win together
 }
graph-alt = Graph of { $what }, { $span }. In the end: { $standing }.
graph-standing = { $who } { $points }
graph-mark = { $when }: { $who } { $what }.

poster-match = { $game } · match { $number }
poster-wins = { $n ->
    [one] { AGREE($who, "wins", "win") }
   *[other] win together
 }
poster-day = { DATETIME($day, dateStyle: "long") }
poster-alt = Poster of { $game }, match { $number }, { $when }. { $winners } { $n ->
    [one] { AGREE($winners, "wins", "win") }
   *[other] win together
 } ({ $how }). { $standing }.
poster-standing = { $place }. { $who } ({ $plays }) { $points }

replay-alt = Replay of { $n ->
    [one] one turn
   *[other] { $n } turns
 } as a moving picture. The last board: { $board }

hidden-title = What the others did not know
hidden-fresh = new
hidden-kept = kept
hidden-nothing = nothing
hidden-count = { $n } × { $what }
hidden-more = { $n } more
hidden-alt = What nobody else knew. { $lines }
hidden-alt-round = { $when }: { $who } had { $what }.
