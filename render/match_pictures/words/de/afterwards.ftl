# Was auf Bildern einer ganzen Partie steht, und was ihre Bildbeschreibungen sagen.

graph-title = { $what }, { $span }
graph-wins = { $who } { $n ->
    [one] { AGREE($who, "gewinnt", "gewinnen") }
   *[other] gewinnen gemeinsam
 }
graph-alt = Verlauf: { $what }, { $span }. Am Ende: { $standing }.
graph-standing = { $who } { $points }
graph-mark = { $when }: { $who } { $what }.

poster-match = { $game } · Partie { $number }
poster-wins = { $n ->
    [one] { AGREE($who, "gewinnt", "gewinnen") }
   *[other] gewinnen gemeinsam
 }
poster-day = { DATETIME($day, dateStyle: "long") }
poster-alt = Plakat: { $game }, Partie { $number }, { $when }. { $winners } { $n ->
    [one] { AGREE($winners, "gewinnt", "gewinnen") }
   *[other] gewinnen gemeinsam
 } ({ $how }). { $standing }.
poster-standing = { $place }. { $who } ({ $plays }) { $points }

replay-alt = { $n ->
    [one] Ein Zug
   *[other] { $n } Züge
 } als bewegtes Bild. Der letzte Spielplan: { $board }

hidden-title = Was die anderen nicht wussten
hidden-fresh = neu
hidden-kept = behalten
hidden-nothing = nichts
hidden-count = { $n } × { $what }
hidden-more = { $n } weitere
hidden-alt = Was sonst niemand wusste. { $lines }
hidden-alt-round = { $when }: { $who } hatte { $what }.
