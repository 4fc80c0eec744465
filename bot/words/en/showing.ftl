# A whole match in pictures: graph, poster, replay and hands.

label-graph = Graph
label-poster = Poster
label-replay = Replay
label-timeline = Hidden hands
label-timeline-page = Page { $page } of { $of }, next

replay-progress = 🎞 The replay is being drawn: { $done } of { $of } turns.
replay-shorter = 🎞 This match is too long to show every turn: I begin again with every second one.
replay-in-words = A replay is a moving picture without words. The log tells the same turn by turn: /log.

r-poster-not-over = The poster is drawn when the match is over. Until then there are /match graph and /match replay.
r-replay-busy = Your replay is being drawn already. It appears there when it is done.
r-replay-too-large = This match is too large for a moving picture. /match study goes through it turn by turn.
