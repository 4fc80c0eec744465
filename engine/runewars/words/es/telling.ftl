# Messages about the reader's own seat: causes of questions, changes since they last chose.

# Un asiento en la frase que dice a quién se espera

awaited-seat = { YOU($seat, "ti") }

# Causes of questions in another player's turn

cause-attacked = { $attacker } te ataca en { $area }: { fighting-theirs } contra { fighting-mine } de los tuyos, fuerza { $attack } a { $defence }.
cause-attacking = Atacas en { $area }, { AGREE($defender, "y defiende", "y defienden") } { YOU($defender, "tú", as: "neutral.within") }: { fighting-mine } contra { fighting-theirs }, fuerza { $attack } a { $defence }.
cause-hold = La conservas con un { $chance }, más o menos.
cause-hands = Cuentan tus propias cartas de táctica, y de las suyas solo el número: { $count }.
cause-win = Ganas con un { $chance }, más o menos.
cause-march = { $holder ->
    [empty] En { $area } no hay nadie.
    [own] { $area } es tuya.
   *[held] En { $area }: { those-there } ({ $by }). Con todos los que pueden llegar ganas con un { $chance }{ $lost ->
        [0] .
       *[other] {" "}y puedes perder { $lost }.
    }
}
cause-neutrals = En { $area }: { those-there }, de nadie. La diplomacia acaba en alianza, en marcha o en negativa. Tienes { $influence } de influencia.
cause-purses = Tienes { $purse } de influencia; los demás: { $count ->
    [1] { $bidder1 } { $bid1 }
    [2] { $bidder1 } { $bid1 }, { $bidder2 } { $bid2 }
   *[3] { $bidder1 } { $bid1 }, { $bidder2 } { $bid2 }, { $bidder3 } { $bid3 }
}.
cause-all-purses = Influencia: { $bidder1 } { $bid1 }{ $count ->
    [2] {", "}{ $bidder2 } { $bid2 }
    [3] {", "}{ $bidder2 } { $bid2 }, { $bidder3 } { $bid3 }
   *[4] {", "}{ $bidder2 } { $bid2 }, { $bidder3 } { $bid3 }, { $bidder4 } { $bid4 }
}.
cause-tie = { $named ->
    [yes] En caso de empate, { $seat } como Primarca nombra a quien gana.
   *[no] En caso de empate gana quien conserve más influencia.
}
cause-retreat = { $by } { AGREE($by, "ganó", "ganaron") } la batalla en { $area }; tus unidades tienen que irse de ahí.
cause-feeding = Cada una de tus zonas alimenta a { $food } en invierno.
cause-fed = En { $area } { $count ->
    [one] ya hay 1 unidad
   *[other] ya hay { $count } unidades
}.
fighting-mine = { COUNT($mine) ->
    [0] nadie
   *[other] { NAMES($mine, as: "unit", count: "yes") }
}{ $mine_routed ->
    [0] { "" }
   *[other] {" ("}{ $mine_routed } en desbandada)
}
fighting-theirs = { COUNT($theirs) ->
    [0] nadie
   *[other] { NAMES($theirs, as: "unit", count: "yes") }
}{ $theirs_routed ->
    [0] { "" }
   *[other] {" ("}{ $theirs_routed } en desbandada)
}
cause-stake = { $rune ->
    [dragon] Está en juego la runa de dragón de allí.
    [false] Allí solo hay una runa falsa.
   *[facedown] Está en juego la ficha de runa de allí.
}
cause-rune = { $rune ->
    [dragon] Allí hay una runa de dragón.
    [false] Allí solo hay una runa falsa.
   *[facedown] Allí hay una ficha de runa.
}
cause-mixing = La ficha de { $area } es una runa { $rune ->
    [dragon] de dragón
   *[false] falsa
}.
cause-duel = { $challenger } ha desafiado a { $challenged }. Daño antes de la ronda { $round }: { $first } de { $first_health } y { $second } de { $second_health }.
cause-hunger = Invierno: en { $area } hay { $held } unidades y { $fed ->
    [0] no hay alimento para ninguna
   *[other] solo hay alimento para { $fed }
}; { $count ->
    [one] muere de hambre 1
   *[other] mueren de hambre { $count }
}.
cause-orders-barred = { NAMES($season_card, as: "season-card") }: esta estación no puedes elegir las órdenes 1 a { $most }.
cause-winter = En invierno { $count ->
    [one] morirá de hambre 1 de tus unidades
   *[other] morirán de hambre { $count } de tus unidades
} si nada cambia: en { NAMES($areas) } solo se alimentan { $food }{ COUNT($areas) ->
    [1] { "" }
   *[other] {" por zona"}
}.
cause-limit = Han llegado a { $area } más unidades de las que caben.
cause-driven = A tu izquierda una misión ha salido mal, y eliges adónde huye el héroe.

# Lo que le ha pasado a cada cual desde la última decisión

story-area-won = { YOU($seat, "Has ganado", "ha ganado") } { $area }{ with-rune }.
story-area-taken = { YOU($seat, "Has tomado", "ha tomado") } { $area }{ with-rune }, que era { YOU($by, "tuya", before: "de") }.
story-area-lost = { YOU($seat, "Has perdido", "ha perdido") } { $area }{ with-rune }{ $by ->
    [Neutrales] {": ahora no es de nadie"}
   *[other] {", ahora "}{ YOU($by, "tuya", before: "de") }
}.
story-units-lost = { YOU($seat, "Has perdido", "ha perdido") } en { $area }: { NAMES($units, as: "unit", count: "yes") }{ $cause ->
    [battle] {" (batalla "}{ YOU($by, "contigo", before: "con", as: "neutral.within") })
    [card] {" (carta "}{ YOU($by, "tuya", before: "de") })
    [hunger] {" (de hambre: falta alimento)"}
   *[season] { "" }
}.
story-influence = { YOU($seat, "Tú") }: { SIGNED($count) } de influencia, ahora { $total }.
story-attacked = { YOU($seat, "Te has defendido", "se ha defendido") } en { $area } ante { YOU($by, "ti") }.
story-stronghold-lost = { YOU($seat, "Has perdido tu", "ha perdido una") } fortaleza en { $area }.
story-stronghold-damaged = { YOU($seat, "Tienes", "tiene") } una fortaleza dañada en { $area }.
story-hero-fell = { YOU($seat, "Has perdido", "ha perdido") } a { $hero }, que ha caído en { $area }.
story-hero-deserted = { YOU($seat, "Has perdido", "ha perdido") } a { $hero }, que ha desertado.
story-title = { YOU($seat, "Tienes", "tiene") } un título: { NAMES($title, as: "title") }.
story-victory = { YOU($seat, "Has jugado tu", "ha jugado una") } carta de victoria; se comprueba en la próxima estación de { NAMES($season, as: "season") }.
story-eliminated = { YOU($seat, "Ya no controlas", "ya no controla") } ninguna zona y { AGREE($seat, "queda", "quedan", "quedas") } fuera.
story-won = { YOU($seat, "Has ganado", "ha ganado") } la partida.
