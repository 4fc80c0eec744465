# Eine ganze Partie in Bildern: Verlauf, Plakat, Wiederholung und die Hände unterwegs.

label-graph = Verlauf
label-poster = Plakat
label-replay = Wiederholung
label-timeline = Verdeckte Hände
label-timeline-page = Seite { $page } von { $of }, weiter

replay-progress = 🎞 Die Wiederholung wird gezeichnet: { $done } von { $of } Zügen.
replay-shorter = 🎞 Diese Partie ist zu lang, um jeden Zug zu zeigen: Ich beginne neu, mit jedem zweiten.
replay-in-words = Eine Wiederholung ist ein bewegtes Bild ohne Worte. Das Protokoll erzählt dasselbe Zug um Zug: /log.

r-poster-not-over = Das Plakat wird gezeichnet, wenn die Partie vorbei ist. Bis dahin gibt es /graph und /replay.
r-replay-busy = Deine Wiederholung wird schon gezeichnet. Sie erscheint dort, sobald sie fertig ist.
r-replay-too-large = Diese Partie ist zu groß für ein bewegtes Bild. /study geht sie Zug um Zug durch.
