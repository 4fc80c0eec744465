# Warum etwas nicht zur Wahl stand, und was stattdessen geht. Der Abschnitt wird danach genannt.

r-setup-seats = Root spielt man zu zweit bis zu sechst, nicht mit { $seats } Plätzen.
r-setup-faction = Eine Fraktion namens „{ $faction }“ gibt es an diesem Tisch nicht. Es gibt: { $possible }
r-setup-character = Einen Vagabunden namens „{ $character }“ gibt es nicht.
r-setup-twice = { NAMES($faction, as: "faction", part: "subject") } { AGREE(NAMES($faction, as: "faction"), "kann", "können") } nicht so oft an diesem Tisch sitzen.

r-battle-nobody = Du hast auf { $clearing } niemanden, der kämpfen könnte.
    .any = Du brauchst jemanden auf einer Lichtung, auf der auch der Feind steht.
r-battle-no-enemy = Diese Fraktion ist nicht dein Gegner, also kannst du sie auf { $clearing } nicht bekämpfen.
r-battle-no-target = Diese Fraktion hat auf { $clearing } keine Teile. Wähle eine, die dort welche hat.
    .any = Du brauchst jemanden auf einer Lichtung, auf der auch der Feind steht.
r-battle-not-now = Auf { $clearing } kannst du gerade keinen Kampf beginnen.

r-ambush-suit = { $card } passt nicht zur Lichtung. Hier hilft nur ein Hinterhalt ihrer Farbe oder ein Vogel-Hinterhalt.
r-ambush-only = Hier kann nur eine Hinterhaltkarte gespielt werden, und { $card } ist keine.

r-move-nobody = { $origin }: Du hast dort keine Krieger, die du bewegen könntest.
    .any = Keiner deiner Krieger kann sich jetzt irgendwohin bewegen.
r-move-not-adjacent = { $origin } und { $to } sind durch keinen Weg verbunden. { COUNT($beside) ->
    [0] Nichts ist benachbart.
   *[other] Benachbart: { NAMES($beside) }.
}
    .any = Keiner deiner Krieger kann sich jetzt irgendwohin bewegen.
r-move-too-many = { $origin }: Von dort kannst du { $warriors ->
    [one] nur 1 Krieger
   *[other] 1 bis { $warriors } Krieger
} bewegen.
r-move-held = { $origin }: Deine Teile werden dort festgehalten und können nicht fort.
r-battle-spared = Du darfst auf { $clearing } keinen Kampf gegen diese Fraktion beginnen, solange sie mit dir in Frieden lebt.
r-move-barred = { $origin } → { $to }: Hier darf sich nichts bewegen.
r-move-no-rule = { $origin } → { $to }: Du beherrschst keine der beiden Lichtungen. { COUNT($instead) ->
    [0] Von dort kannst du dich gerade nirgendwohin bewegen.
   *[other] Von dort kannst du dich nach { NAMES($instead) } bewegen.
}
r-move-not-now = { $origin } → { $to }: Diese Bewegung ist gerade nicht möglich. { COUNT($instead) ->
    [0] Von dort kannst du dich gerade nirgendwohin bewegen.
   *[other] Von dort kannst du dich nach { NAMES($instead) } bewegen.
}
r-action-when = { $when ->
    [start] Das kannst du ganz zu Beginn deines eigenen Vogelgesangs tun, vor allem anderen.
    [birdsong] Das kannst du in deinem eigenen Vogelgesang tun.
    [daylight] Das kannst du in deinem eigenen Tageslicht tun.
    [evening] Das kannst du an deinem eigenen Abend tun.
    [end] Danach wirst du am Ende deines eigenen Abends gefragt.
   *[turn] Das kannst du in deinem eigenen Zug tun.
}
r-question-first = Beantworte zuerst, was du gefragt wirst; nichts kommt dazwischen.
r-not-in-match = Nichts in dieser Partie lässt dich das tun.
r-turn-ending = Dein Zug geht zu Ende; mehr kannst du darin nicht tun.
r-entry-barred = { $to }: Dorthin darf sich nichts bewegen.
r-place-barred = Auf { $clearing } darfst du keine Teile einsetzen.
r-too-many-alike = Mehr Karten der Farbe { $suit } als { $most } kannst du hier nicht wählen.

r-card-not-held = { $card } ist nicht auf deiner Hand.
    .any = Du hast keine Karte auf der Hand, die dafür taugt.
r-no-warriors = In deinem Vorrat sind keine Krieger mehr.
r-craft-not-held = { $card } ist nicht auf deiner Hand.
    .any = Du hast keine Karte auf der Hand, die sich herstellen ließe.
r-craft-never = { $card } kann nicht hergestellt werden. Für ihre Farbe kannst du die Karte ausgeben.
    .any = Keine deiner Karten lässt sich jetzt herstellen: Deine Handwerksteile reichen nicht, oder sie lassen sich nie herstellen.
r-craft-no-item = { $card } braucht diesen Gegenstand: { $item }. Auf dem Spielplan liegt keiner mehr davon.
    .any = Keine deiner Karten lässt sich jetzt herstellen: Deine Handwerksteile reichen nicht, oder sie lassen sich nie herstellen.
r-craft-twin = { $card } liegt schon vor dir, und ein zweites Mal hätte keine Wirkung.
    .any = Keine deiner Karten lässt sich jetzt herstellen: Deine Handwerksteile reichen nicht, oder sie lassen sich nie herstellen.
r-craft-cost = { $card } kostet { NAMES($cost, as: "suit") }. { COUNT($ready) ->
    [0] Keines deiner Handwerksteile ist bereit.
   *[other] Deine bereiten Handwerksteile: { NAMES($ready, as: "suit") }.
}
    .any = Keine deiner Karten lässt sich jetzt herstellen: Deine Handwerksteile reichen nicht, oder sie lassen sich nie herstellen.
r-craft-not-now = { $card } kann jetzt nicht hergestellt werden: Die Zeit dafür ist in diesem Zug vorbei oder kommt erst noch.
    .any = Keine deiner Karten lässt sich jetzt herstellen: Deine Handwerksteile reichen nicht, oder sie lassen sich nie herstellen.

r-use-not-yours = { $card } liegt nicht vor dir.
r-use-by-itself = { $card } wirkt von selbst; du musst nichts dafür tun.
r-use-once = { $card } hast du in diesem Zug schon benutzt.
r-use-when = { $card } benutzt man { $when ->
    [start] ganz am Anfang der eigenen Phase „{ NAMES($phase, as: "phase") }“, vor allem anderen darin
   *[any] in der eigenen Phase „{ NAMES($phase, as: "phase") }“
}.
r-use-nothing = { $card } hätte jetzt keine Wirkung.

r-no-paths = Auf diesem Spielplan gibt es keine gesperrten Wege.
r-path-not-closed = Zwischen { $origin } und { $to } liegt kein gesperrter Weg.
r-path-turned = Nenne diesen Weg andersherum: von { $to } nach { $origin }.
r-path-no-pieces = Um den Weg zwischen { $origin } und { $to } zu öffnen, brauchst du an einem Ende ein eigenes Spielteil.
r-path-once = Du hast in diesem Zug schon einen Weg geöffnet; mehr als einer geht nicht.
r-path-card = Du hast { $card } nicht auf der Hand.
r-path-not-now = Einen gesperrten Weg öffnest du in deinem eigenen Tageslicht, zwischen zwei Aktionen.
r-no-market = In dieser Partie gibt es keinen Schwarzmarkt.
r-market-no-pieces = Um auf dem Schwarzmarkt zu tauschen, brauchst du ein eigenes Spielteil auf { $clearing }.
r-market-once = Du hast in diesem Zug schon eine Karte getauscht.
r-market-stall = Es liegen { $most } verdeckte Karten aus; nenne eine davon mit ihrer Nummer.
r-market-card = Du hast { $card } nicht auf der Hand.
r-craft-at-forge = { $card } braucht: { NAMES($item, as: "item") }. Was davon übrig ist, liegt in der Legendären Schmiede: Dafür brauchst du ein eigenes Spielteil auf { $clearing }.
r-no-rabbittown = Hasenstadt steht nicht in dieser Partie.
r-rally-once = Du hast in diesem Zug schon in Hasenstadt gesammelt.
r-rally-nobody = Niemand käme: Du brauchst einen Krieger im Vorrat und Teile auf einer anderen Hasenlichtung.
r-rally-suit = { $card } ist weder eine Hasen- noch eine Vogelkarte.
r-rally-not-now = In Hasenstadt sammelst du in deinem eigenen Tageslicht, wo du Teile einsetzen darfst.
r-dominance-not-available = Diese Dominanzkarte liegt nicht neben dem Spielplan.
r-dominance-price = { $suit ->
    [Vogel] Für die Vogel-Dominanzkarte zahlt nur eine Vogelkarte.
   *[other] Dafür zahlt eine Karte der Farbe { $suit } oder ein Vogel.
}
r-dominance-two-players = Zu zweit spielt man ohne Dominanzkarten.
r-dominance-coalition-only = Allein kannst du nicht durch Dominanz gewinnen; du darfst aber eine Koalition bilden.
r-dominance-twice = Du hast die Punkteleiste schon verlassen, und das gilt für immer.
r-dominance-points = Um eine Dominanzkarte zu aktivieren, brauchst du 10 Punkte; du hast { $points }.
r-dominance-not-now = Eine Dominanzkarte aktiviert man von der Hand, im eigenen Tageslicht.
