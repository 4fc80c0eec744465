# Messages about the reader's own seat: causes of questions, changes since they last chose.

# Ein Platz in dem Satz, der sagt, auf wen gewartet wird

awaited-seat = { YOU($seat, "dich") }

# Causes of questions in another player's turn

cause-attacked = { $attacker } greift dich in { $area } an: { fighting-theirs } gegen { fighting-mine } von dir, Stärke { $attack } zu { $defence }.
cause-attacking = Du greifst in { $area } an, { AGREE($defender, "es verteidigt", "es verteidigen") } { $defender }: { fighting-mine } gegen { fighting-theirs }, Stärke { $attack } zu { $defence }.
cause-hold = Du hältst es mit etwa { $chance }.
cause-hands = Dabei zählen deine eigenen Taktikkarten, von ihren nur die Anzahl: { $count }.
cause-win = Du gewinnst mit etwa { $chance }.
cause-march = { $holder ->
    [empty] In { $area } steht niemand.
    [own] { $area } gehört dir.
   *[held] In { $area }: { those-there } ({ $by }). Mit allen, die kommen können, siegst du mit etwa { $chance }{ $lost ->
        [0] .
       *[other] {" "}und verlierst vielleicht { $lost }.
    }
}
cause-neutrals = In { $area }: { those-there }, neutral. Diplomatie endet mit Bündnis, Abzug oder Ablehnung. Du hast { $influence } Einfluss.
cause-purses = Du hast { $purse } Einfluss; die anderen: { $count ->
    [1] { $bidder1 } { $bid1 }
    [2] { $bidder1 } { $bid1 }, { $bidder2 } { $bid2 }
   *[3] { $bidder1 } { $bid1 }, { $bidder2 } { $bid2 }, { $bidder3 } { $bid3 }
}.
cause-all-purses = Einfluss: { $bidder1 } { $bid1 }{ $count ->
    [2] {", "}{ $bidder2 } { $bid2 }
    [3] {", "}{ $bidder2 } { $bid2 }, { $bidder3 } { $bid3 }
   *[4] {", "}{ $bidder2 } { $bid2 }, { $bidder3 } { $bid3 }, { $bidder4 } { $bid4 }
}.
cause-tie = { $named ->
    [yes] Bei Gleichstand nennt { $seat } im Amt des Primarchen, wer gewinnt.
   *[no] Bei Gleichstand gewinnt, wer mehr Einfluss übrig hat.
}
cause-retreat = Der Kampf in { $area } ging an { $by }; deine Einheiten dort müssen weichen.
cause-feeding = Jedes deiner Gebiete ernährt im Winter { $food }.
cause-fed = In { $area } { $count ->
    [one] steht schon 1 Einheit
   *[other] stehen schon { $count } Einheiten
}.
fighting-mine = { COUNT($mine) ->
    [0] niemand
   *[other] { NAMES($mine, as: "unit", count: "yes") }
}{ $mine_routed ->
    [0] { "" }
   *[other] {" ("}{ $mine_routed } versprengt)
}
fighting-theirs = { COUNT($theirs) ->
    [0] niemand
   *[other] { NAMES($theirs, as: "unit", count: "yes") }
}{ $theirs_routed ->
    [0] { "" }
   *[other] {" ("}{ $theirs_routed } versprengt)
}
cause-stake = { $rune ->
    [dragon] Es geht um die Drachenrune dort.
    [false] Dort liegt nur eine falsche Rune.
   *[facedown] Es geht um den Runenmarker dort.
}
cause-rune = { $rune ->
    [dragon] Dort liegt eine Drachenrune.
    [false] Dort liegt nur eine falsche Rune.
   *[facedown] Dort liegt ein Runenmarker.
}
cause-mixing = Der Marker aus { $area } ist eine { $rune ->
    [dragon] Drachenrune
   *[false] falsche Rune
}.
cause-duel = { $challenger } hat zum Duell gefordert: { $challenged }. Schaden vor Runde { $round }: { $first } von { $first_health } und { $second } von { $second_health }.
cause-hunger = Winter: In { $area } sind { $held } Einheiten, die Nahrung reicht { $fed ->
    [0] für keine
   *[other] für { $fed }
}; { $count } { $count ->
    [one] verhungert
   *[other] verhungern
}.
cause-orders-barred = { NAMES($season_card, as: "season-card") }: Die Befehle 1 bis { $most } sind dir in dieser Jahreszeit verwehrt.
cause-winter = Im Winter { $count ->
    [one] verhungert 1 deiner Einheiten
   *[other] verhungern { $count } deiner Einheiten
}, wenn sich nichts ändert: In { NAMES($areas) } reicht die Nahrung { COUNT($areas) ->
    [1] für { $food }
   *[other] je für { $food }
}.
cause-limit = Nach { $area } sind mehr Einheiten gekommen, als Platz haben.
cause-driven = Zu deiner Linken ging ein Abenteuer schief, und du wählst, wohin der Held flieht.

# Was einer Fraktion widerfahren ist, seit jemand zuletzt gewählt hat

story-area-won = { YOU($seat, "Du hast", "hat") } { $area }{ with-rune } gewonnen.
story-area-taken = { YOU($seat, "Du hast", "hat") } { YOU($by, "dir") } { $area }{ with-rune } abgenommen.
story-area-lost = { YOU($seat, "Du hast", "hat") } { $area }{ with-rune } verloren{ $by ->
    [Neutrale] {": jetzt gehört es niemandem"}
   *[other] {", und zwar an "}{ YOU($by, "dich") }
}.
story-units-lost = { YOU($seat, "Du hast", "hat") } in { $area } verloren: { NAMES($units, as: "unit", count: "yes") }{ $cause ->
    [battle] {" (Kampf gegen "}{ YOU($by, "dich") })
    [card] {" (Karte von "}{ YOU($by, "dir") })
    [hunger] {" (verhungert: zu wenig Nahrung)"}
   *[season] { "" }
}.
story-influence = { YOU($seat, "Du") }: { SIGNED($count) } Einfluss, jetzt { $total }.
story-attacked = { YOU($seat, "Du wurdest", "wurde") } in { $area } von { YOU($by, "dir") } angegriffen.
story-stronghold-lost = { YOU($seat, "Du hast deine", "hat eine") } Festung in { $area } verloren.
story-stronghold-damaged = { YOU($seat, "Du hast", "hat") } in { $area } eine beschädigte Festung.
story-hero-fell = { YOU($seat, "Du hast", "hat") } in { $area } einen Helden verloren: { $hero }.
story-hero-deserted = { YOU($seat, "Du hast", "hat") } einen Helden verloren, der desertiert ist: { $hero }.
story-title = { YOU($seat, "Du führst", "führt") } jetzt den Titel „{ NAMES($title, as: "title") }“.
story-victory = { YOU($seat, "Du hast deine", "hat eine") } Siegkarte gelegt; geprüft wird sie im nächsten { NAMES($season, as: "season") }.
story-eliminated = { YOU($seat, "Du kontrollierst", "kontrolliert") } kein Gebiet mehr und { AGREE($seat, "ist", "sind", "bist") } ausgeschieden.
story-won = { YOU($seat, "Du hast", "hat") } gewonnen!
