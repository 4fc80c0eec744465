# Reasons why an option is not offered, and what is possible instead. The section follows.

r-setup-seats = Runewars spielt sich zu zweit bis zu viert, nicht mit { $seats } Plätzen.
r-setup-faction = Eine Fraktion namens „{ $faction }“ gibt es in Runewars nicht. Es gibt: { $possible }
r-setup-twice = Nur ein Platz kann { NAMES($faction, as: "faction") } spielen.

r-order-used = Befehl { $order } hast du dieses Jahr schon gespielt. Er kommt im Frühling zurück.
r-orders-not-now = Befehle werden einmal je Jahreszeit gewählt, nach ihrer Karte. Deiner liegt schon auf dem Tisch, oder die Wahl kommt erst noch.
r-order-barred = In dieser Jahreszeit darf nur das höchste Gebot Befehl { $order } wählen. Dir stehen die Befehle 4 bis 8 offen.

r-activate-twice = In { $area } liegt schon dein Aktivierungsmarker. Er verschwindet im Frühling; wähle bis dahin ein anderes Gebiet.
r-step-activated = In { $origin } liegt dein Aktivierungsmarker, also bleiben die Einheiten dort bis zum Frühling.
r-step-nobody = In { $origin } hast du keine stehenden Einheiten, die sich bewegen könnten.
    .any = Keine deiner stehenden Einheiten kann jetzt ins Nachbargebiet ziehen.
r-step-far = { $to } ist nicht zu { $origin } benachbart. { COUNT($beside) ->
    [0] Nichts liegt daneben.
   *[other] Benachbart sind: { NAMES($beside) }.
}
    .any = Keine deiner stehenden Einheiten kann jetzt ins Nachbargebiet ziehen.
r-step-held = { $to } wird von anderen gehalten. Manövrieren führt nur in eigene und leere Gebiete; zum Kämpfen spiele Mobilisieren oder Erobern.
r-send-not = { $hero } kann dort nicht hin: Helden gehen ein Gebiet weit, außer sie sind versprengt, schon losgeschickt oder andere halten das Gebiet.
    .any = Keiner deiner Helden kann jetzt irgendwohin geschickt werden.
r-step-border = Keine Einheit, die noch in { $origin } ist, kann jetzt nach { $to }: Berge oder Wasser liegen dazwischen, alle sind schon losgeschickt, oder Verbündete wären dort allein.

r-tactic-not-held = „{ $card }“ ist nicht auf deiner Hand.
    .any = Du hast keine Taktikkarten auf der Hand.
r-tactic-fresh = „{ $card }“ hast du in dieser Jahreszeit gezogen. Ab der nächsten kannst du die Karte spielen.
    .any = Deine Karten hast du in dieser Jahreszeit gezogen. Ab der nächsten kannst du sie spielen.
r-tactic-when = Eine Taktikkarte spielst du in dem Moment, den sie nennt; dann wirst du gefragt.
r-tactic-not-now = „{ $card }“ lässt sich in diesem Moment nicht spielen oder würde nichts bewirken. Auf der Karte steht: „{ NAMES($tactic, as: "tactic", part: "text") }“
    .any = Keine deiner Karten lässt sich in diesem Moment spielen, oder sie würden nichts bewirken.

# Orders

r-bid-not-now = Gerade wird nicht geboten. Manche Jahreszeitenkarten verlangen ein Gebot.
r-bid-influence = Du hast { $have } Einfluss, also kannst du 0 bis { $have } bieten.
r-order-not-now = { $either ->
    [yes] Das gehört zu den Befehlen { $order1 } und { $order2 }. Du kannst es tun, während du einen von ihnen ausführst.
   *[no] Das gehört zu Befehl { $order1 }. Du kannst es tun, während du diesen Befehl ausführst.
}
r-order-done = Der Hauptteil von Befehl { $order } ist erledigt.
r-bonus-first = Das ist der Bonus von Befehl { $order }: Beende erst den Hauptteil.
r-bonus-none = Das ist ein Bonus, und du hast dieses Jahr schon einen höheren Befehl gespielt.
r-recruit-once = Mit { NAMES($resource, as: "resource") } hast du in diesem Zug schon rekrutiert. { $more ->
    [yes] Wähle einen anderen Rohstoff.
   *[no] Mehr ist nicht zu holen.
}
r-rally-no-city = In { $area } gibt es keine Stadt. { rally-left }
r-rally-not-yours = Die Stadt in { $area } kontrollierst du nicht. { rally-left }
r-rally-once = Die Stadt in { $area } hat in diesem Zug schon etwas gegeben. { rally-left }
r-rally-never = Die Stadt in { $area } gibt das nicht, oder es ist nichts davon übrig: { NAMES($benefit, as: "benefit") }. { COUNT($gives) ->
    [0] Etwas anderes hat sie jetzt nicht.
   *[other] Sie gibt: { NAMES($gives, as: "benefit") }.
}
r-hire-once = Du hast in diesem Zug schon einen Helden gesucht. Das geht wieder mit dem Bonus deines nächsten Befehls { order-6 }.
r-hire-stronghold = Ein neuer Held kommt bei einer deiner Festungen an, und du hast keine. Mit { order-8 } baust du eine.
r-hire-influence = Du kannst 1 bis 3 Einfluss für Heldenkarten ausgeben, und du hast { $have }.{ $have ->
    [0] {" "}{ order-7 } bringt welchen, Städte ebenso.
   *[other] { "" }
}
r-hire-deck = { $left ->
    [0] Im Stapel ist keine Heldenkarte mehr.
    [one] Im Stapel ist nur noch 1 Heldenkarte.
   *[other] Im Stapel sind nur noch { $left } Heldenkarten.
}
r-claim-once = Du hast in diesem Zug schon einen Titel beansprucht. Das geht wieder mit dem Bonus deines nächsten Befehls { order-7 }.
r-claim-held = Den Titel „{ NAMES($title, as: "title") }“ hast du schon. Beanspruche einen, der dir fehlt.
r-claim-least = Auf dem Titel „{ NAMES($title, as: "title") }“ liegt { $lying } Einfluss; wer ihn beansprucht, muss mehr ausgeben. Du hast { $have }.
r-claim-influence = Du hast { $have } Einfluss. Der Titel „{ NAMES($title, as: "title") }“ kostet mindestens { $least }.
r-develop-collect = Erhalte erst, was deine bisherigen Ausbauten einbringen.
r-develop-once = Du hast in diesem Zug schon einen Ausbau gebaut. Das geht wieder mit dem Bonus deines nächsten Befehls { order-4 }.
r-develop-stronghold = Ein Ausbau gehört an eine Festung, und in { $area } hast du keine. { develop-free }
r-develop-taken = Die Festung in { $area } hat schon einen Ausbau. { develop-free }
r-develop-wood = Ein Ausbau kostet 1 Holz, und deine Scheibe zeigt keines. Ernte mit einem Gebiet, das Holz einbringt.
r-develop-never = In { $area } geht das nicht: { NAMES($development, as: "development") } gehört nicht zu deiner Fraktion, oder das Gebiet bringt nichts ein.{ COUNT($kinds) ->
    [0] { "" }
   *[other] {" Dort kannst du bauen: "}{ NAMES($kinds, as: "development") }.
}
r-collect-nothing = Gerade bringt keiner deiner Ausbauten etwas ein. Solche baust du mit dem Bonus von { order-4 }.
r-repair-once = Du hast mit diesem Befehl schon eine Festung repariert. Eine weitere geht mit deinem nächsten { order-8 }.
r-repair-not-yours = In { $area } hast du keine Festung. { repair-damaged }
    .any = Du hast keine beschädigte Festung.
r-repair-whole = Deine Festung in { $area } ist unbeschädigt. { repair-damaged }
r-repair-ore = Reparieren kostet 1 Erz, und deine Scheibe zeigt keines. Ernte mit einem Gebiet, das Erz einbringt.
r-mix-once = Du hast mit diesem Befehl schon Runenmarker gemischt. Weitere mischst du mit deinem nächsten { order-8 }.
r-mix-areas = Wähle zwei verschiedene Gebiete unter deiner Kontrolle, in denen zusammen mindestens ein Runenmarker liegt.
r-build-once = Du hast mit diesem Befehl schon eine Festung gebaut. Eine weitere geht mit deinem nächsten { order-8 }.

rally-left = { COUNT($cities) ->
    [0] Keine deiner Städte hat noch etwas zu geben: Nimm erst eine ein.
   *[other] Bitten kannst du: { NAMES($cities) }.
}
develop-free = { COUNT($free) ->
    [0] Alle deine Festungen haben einen Ausbau: Mit { order-8 } baust du eine weitere.
   *[other] Noch ohne Ausbau: { NAMES($free) }.
}
repair-damaged = { COUNT($damaged) ->
    [0] Keine deiner Festungen ist beschädigt.
   *[other] Reparieren kannst du die in { NAMES($damaged) }.
}
build-sites = { COUNT($sites) ->
    [0] In allen deinen Gebieten ist eine Stadt oder Festung: Nimm erst ein weiteres ein.
   *[other] Bauen kannst du in { NAMES($sites) }.
}

# Meeting neutral units

r-meet-nobody = Du bist nicht gerade in ein Gebiet mit neutralen Einheiten eingerückt.
r-meet-influence = Du kannst 1 bis { $most } Einfluss für Diplomatie ausgeben.
r-meet-once = Du hast mit diesem Befehl schon einen Kampf begonnen, und es gibt höchstens einen Kampf je Befehl.

# Titles, Objective, Victory card

r-objective-none = Du hast kein Ziel mehr.
r-objective-unfulfilled = Dein Ziel ist gerade nicht erfüllt. Auf deiner Hand steht, was es verlangt.
r-turn-not-yours = Das kannst du in deinem eigenen Zug tun, während dein Befehl ausgeführt wird.
r-victory-instant = An diesem Tisch gewinnen genug Drachenrunen sofort, ohne Siegkarten.
r-victory-runes = Du hast { $have ->
    [one] 1 Drachenrune
   *[other] { $have } Drachenrunen
}, und nötig sind { $needed }.
r-victory-laid = Deine Siegkarte liegt schon auf einem Stapel.
r-victory-deck = Auf dem Stapel dieser Jahreszeit liegt schon eine andere Siegkarte. Versuch es in der nächsten.
r-victory-late = Dafür ist die Partie zu weit: Eine jetzt gelegte Karte könnte nicht mehr geprüft werden.
r-league-title = Das kann nur, wer die Heldenliga führt, und das bist nicht du.
r-league-once = Du hast in diesem Zug schon Belohnungen eingetauscht.
r-league-rewards = Nötig sind drei Belohnungen deiner Helden; sie tragen { $have }.
r-spy-title = Das kann nur, wer die Spionagegilde führt, und das bist nicht du.
r-spy-once = Du hast dieses Jahr schon einen Befehl zurückgenommen.
r-spy-late = Das geschieht am Ende deines Zuges, wenn der Hauptteil deines Befehls vorbei ist.
r-spy-order = Du kannst einen früher in diesem Jahr gespielten Befehl zurücknehmen, nicht den, den du gerade ausführst.

# Building

r-build-cost = Eine Festung kostet 1 Erz und 1 Holz, und deine Scheiben zeigen { $ore } Erz und { $wood } Holz. Ernte mit Gebieten, die einbringen, was fehlt.
r-build-city = In { $area } liegt eine Stadt, also passt dort keine Festung hin. { build-sites }
r-build-taken = In { $area } steht schon eine Festung. { build-sites }
r-build-not-yours = { $area } kontrollierst du nicht. { build-sites }
r-no-queue-sealed = Du hast schon gewählt. Sobald alle gewählt haben, drücke **Spielen**, um zu planen, was daraus wird.
