# Eine ganze Partie in Bildern: Verlauf, Plakat, Zeitraffer und die Hände unterwegs.

label-graph = Verlauf
label-poster = Plakat
label-replay = Zeitraffer
label-timeline = Verdeckte Hände
label-timeline-page = Seite { $page } von { $of }, weiter

replay-progress = 🎞 Der Zeitraffer wird gezeichnet: { $done } von { $of } Zügen.
replay-shorter = 🎞 Diese Partie ist zu lang, um jeden Zug zu zeigen: Ich beginne neu, mit jedem zweiten.
replay-in-words = Ein Zeitraffer ist ein bewegtes Bild ohne Worte. Das Protokoll erzählt dasselbe Zug um Zug: /log.

r-poster-not-over = Das Plakat wird gezeichnet, wenn die Partie vorbei ist. Bis dahin gibt es /match graph und /match replay.
r-replay-busy = Dein Zeitraffer wird schon gezeichnet. Er erscheint dort, sobald er fertig ist.
r-replay-too-large = Diese Partie ist zu groß für ein bewegtes Bild. /match study geht sie Zug um Zug durch.
