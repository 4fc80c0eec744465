# Events as everybody's log tells them. Secrets go only to the seats that may know them.

# A type of unit with its number, as other lines say it
units-named = { $count ->
    [one] 1 { $unit }
   *[other] { $count } { MANY($unit, as: "unit") }
}

# An area's rune token, behind the area
with-rune = { $rune ->
    [facedown] { " " }con su ficha de runa
    [dragon] { " " }con su runa de dragón
    [false] { " " }con su runa falsa
   *[other] { "" }
}

# The year

e-first-player-drawn = { YOU($seat, "Has robado", "ha robado") } la carta de destino más alta y { AGREE($seat, "empieza", "empiezan", "empiezas") }. Robadas, en el orden de los asientos: { NAMES($numbers) }.
e-year-began = **Año { $year }**
    .heading = Año { $year }
e-season-began = { $season ->
    [spring] Primavera
    [summer] Verano
    [fall] Otoño
   *[winter] Invierno
} del año { $year }: { $card }.
    .heading = { $season ->
        [spring] Primavera
        [summer] Verano
        [fall] Otoño
       *[winter] Invierno
    }: { $card }
e-orders-revealed = Las órdenes: { $orders }. Orden de juego: { $order }.
e-orders-taken-back = { YOU($seat, "Has recuperado", "ha recuperado") } solo { $orders }.
e-order-spied = { YOU($seat, "Has preguntado", "ha preguntado") } por { YOU($named, "tu orden", before: "la orden de") }.
e-order-was-low = Solo para ti: la orden de { $named } es de { $low ->
    [1] 1 a 4
   *[other] 5 a 8
}.
e-order-began = { YOU($seat, "Tú") }: orden { $number }{ $supremacy ->
    [1] { SAME($number, order-8) ->
        [yes] { "" }
       *[no] , con su bonificación
    }
   *[other] { "" }
}.
    .heading = { YOU($seat, "Tú") }, { $number }
    .idle = { YOU($seat, "No has hecho", "no ha hecho") } nada.
e-runes-counted = { YOU($seat, "Tienes", "tiene") } { $count ->
    [0] 0 runas de dragón
    [one] 1 runa de dragón
   *[other] { $count } runas de dragón
}.
e-tie-broken = Empate: { $by ->
    [influence] la mayor influencia
   *[start] la influencia inicial
} da la victoria a { YOU($seat, "ti") }.
e-runewars-won = Victoria para { YOU($winners, "ti") } { $by ->
    [victory] con una carta de victoria que se mantuvo
    [count] con más runas de dragón que nadie
    [alone] como última facción en pie
   *[instant] con suficientes runas de dragón
}.
e-eliminated = { YOU($seat, "Ya no controlas", "ya no controla") } ninguna zona y { AGREE($seat, "queda", "quedan", "quedas") } fuera de la partida.

# The map

e-tile-laid = { YOU($seat, "Has colocado", "ha colocado") } la loseta { $tile }.
e-markers-laid = { YOU($seat, "Has colocado", "ha colocado") } los marcadores de reino natal.
e-home-realm-laid = { YOU($seat, "Has colocado tu", "ha colocado su") } reino natal.
e-city-laid = Hay una ciudad en { $area }.
e-city-destroyed = { NAMES($city, as: "city") }: ciudad destruida en { $area }.

# Units

e-units-placed = { YOU($seat, "Para ti") }: llegada de { units-named } a { $area }.
e-units-moved = { YOU($seat, "Tus unidades") }: { units-named } de { $origin } a { $to }.
    .brief = { units-named } → { $to }
e-units-stayed = { YOU($seat, "Tus unidades") }: ya no hay paso de { $origin } a { $to } para { units-named }.
e-hero-stayed = { $hero } ({ YOU($seat, "de los tuyos") }) ya no pudo ir de { $origin } a { $to }.
e-units-retreated = { YOU($seat, "Tu retirada", before: "Retirada de", as: "neutral.within") } de { $origin } a { $to }: { units-named }, en desbandada.
e-food-short = { YOU($seat, "Te falta", "le falta", before: "A") } alimento en { $area }: { $count ->
    [one] 1 unidad muere de hambre
   *[other] { $count } unidades mueren de hambre
}.
e-units-destroyed = { YOU($seat, "Tus bajas", before: "Bajas de", as: "neutral.within") } en { $area }: { units-named }.
e-units-routed = { YOU($seat, "Tus unidades") }: { units-named } en desbandada en { $area }.
e-units-stood = { YOU($seat, "Tus unidades") }: { units-named } de nuevo en pie en { $area }.
e-all-stood = Volvieron las órdenes, se retiraron las fichas de activación y todos se pusieron en pie.
e-units-allied = Las unidades neutrales de { $area } ahora son aliadas { YOU($seat, "tuyas", before: "de") }.
e-units-turned-neutral = Los aliados de { $area } vuelven a no ser de nadie.
e-area-won = { YOU($seat, "Has ganado", "ha ganado") } { $area }{ with-rune }.
e-area-taken = { YOU($seat, "Has tomado", "ha tomado") } { $area }{ with-rune }, que era { YOU($loser, "tuya", before: "de") }.
e-area-lost = { YOU($seat, "Has perdido", "ha perdido") } { $area }{ with-rune }: ya nadie la controla.
e-area-activated = { YOU($seat, "Has activado", "ha activado") } { $area }.
    .brief = { $area } activada
e-stronghold-built = { YOU($seat, "Tienes", "tiene") } ahora una fortaleza en { $area }{ $damaged ->
    [1] , dañada
   *[other] { "" }
}.
e-stronghold-damaged = { YOU($seat, "Tu fortaleza", before: "La fortaleza de") } en { $area } está dañada.
e-stronghold-repaired = { YOU($seat, "Has reparado", "ha reparado") } la fortaleza de { $area }.
e-stronghold-destroyed = { YOU($seat, "Tu fortaleza", before: "La fortaleza de") } en { $area } ha sido destruida.
e-development-built = { YOU($seat, "Has construido", "ha construido") } en { $area }: { NAMES($development, as: "development") }.
e-development-used = { YOU($seat, "Has usado", "ha usado") } en { $area }: { NAMES($development, as: "development") }.

# Dials, influence, cards

e-dials-set = { YOU($seat, "Tus diales", before: "Los diales de") }: alimento { $food }, madera { $wood }, mineral { $ore }.
e-influence-gained = { YOU($seat, "Tú") }: { SIGNED($count) } de influencia, ahora { $total }.
    .after = ({ SIGNED($count) } de influencia, ahora { $total })
e-bid-revealed = { YOU($seat, "Has pujado", "ha pujado") } { $influence } de influencia.
bid-tie = { $by ->
    [left] { $place ->
        [highest] {", un empate que decidió la mayor influencia restante"}
       *[lowest] {", un empate que decidió la menor influencia restante"}
    }
    [start] { $place ->
        [highest] {", un empate que decidió la mayor influencia del comienzo"}
       *[lowest] {", un empate que decidió la menor influencia del comienzo"}
    }
    [primarch] {", un empate que decidió el Primarca"}
   *[none] {""}
}
e-bid-won = { YOU($seat, "Has hecho", "ha hecho") } { $place ->
    [highest] la puja más alta{ bid-tie }.
   *[lowest] la puja más baja{ bid-tie }.
}
e-title-claimed = { YOU($seat, "Has reclamado", "ha reclamado") } el título «{ NAMES($title, as: "title") }» por { $influence } de influencia.
e-tactics-drawn = { YOU($seat, "Has robado", "ha robado") } { $count ->
    [one] una carta de táctica
   *[other] { $count } cartas de táctica
}.
e-tactics-drawn-were = Has robado: { $cards }.
e-tactic-played = { YOU($seat, "Has jugado", "ha jugado") } «{ $card }».
e-tactics-discarded = { YOU($seat, "Has descartado", "ha descartado") }: { $cards }.
e-fate-drawn = { $purpose ->
    [diplomacy] { YOU($seat, "Has robado", "ha robado") } para la diplomacia: { NAMES($cards, as: "destiny") }.
    [test] { YOU($seat, "Has robado", "ha robado") } para una prueba: { NAMES($cards, as: "destiny") }.
   *[other] { "" }
}
e-fate-reshuffled = Se barajaron las cartas de destino.
e-objective-scored = { YOU($seat, "Has cumplido", "ha cumplido") } el objetivo «{ $card }».
e-effect-took-place = { YOU($seat, "Has usado", "ha usado") } el título «{ NAMES($effect, as: "title") }».

# Runes

e-rune-placed = { YOU($seat, "Has puesto", "ha puesto") } una ficha de runa en { $area }{ $faceup ->
    [1] , boca arriba
   *[other] { "" }
}.
e-rune-moved = Una ficha de runa pasó de { $origin } a { $to }.
e-rune-returned = Se entregó la ficha de { $area }: una runa { $dragon ->
    [1] de dragón
   *[other] falsa
}.
e-rune-unplaced = { YOU($seat, "No has encontrado", "no ha encontrado") } sitio para una runa { $dragon ->
    [1] de dragón
   *[other] falsa
}.
e-rune-turned = Se descubrió la ficha de { $area }: una runa { $dragon ->
    [1] de dragón
   *[other] falsa
}.
e-rune-looked = { YOU($seat, "Has mirado", "ha mirado") } la ficha de runa de { $area }.
e-rune-was = Solo para ti: la ficha de { $area } es una runa { $dragon ->
    [1] de dragón
   *[other] falsa
}.
e-victory-card-laid = { YOU($seat, "Tienes", "tiene") } suficientes runas de dragón y { AGREE($seat, "ha jugado", "han jugado", "has jugado") } una carta de victoria: { NAMES($season, as: "season") } del próximo año.
e-victory-card-failed = { YOU($seat, "Ya no tienes", "ya no tiene") } suficientes runas de dragón y { AGREE($seat, "ha retirado", "han retirado", "has retirado") } la carta de victoria.
e-heroes-drawn = { YOU($seat, "Has mirado", "ha mirado") } { $count ->
    [one] una carta de héroe
   *[other] { $count } cartas de héroe
}.
e-heroes-drawn-were = Has mirado: { $heroes }.

# Una batalla terminada, en lugar de todo lo que llevó a ella

told-battle = Victoria { YOU($winner, "tuya", before: "de", as: "neutral.within") } { $ended ->
    [area] ante { YOU($loser, "ti", as: "neutral.within") }: { $area }{ with-rune } está ganada
    [kept] en { $area } ante el ataque { YOU($loser, "tuyo", before: "de") }
   *[beaten] ante { YOU($loser, "ti", as: "neutral.within") } en { $area }
}{ $losses ->
    [unknown] { "" }
    [bare] {", "}sin ninguna unidad en defensa
    [none] {". "}No ha caído nadie
   *[told] {". Bajas: "}{ YOU($winner, "tú") }, { told-lost }; { YOU($loser, "tú", as: "neutral.within") }, { told-fallen }
}{ COUNT($fled) ->
    [0] { "" }
   *[other] {"; "}{ COUNT($fallen) ->
        [0] { AGREE($loser, "se retiran", "se retiran", "te retiras") }
       *[other] { AGREE($loser, "los que quedan se retiran", "los que quedan se retiran", "los tuyos que quedan se retiran") }
    } a { NAMES($fled) }
}.
told-bids = Pujas: { YOU($bidder1, "tú") } { $bid1 }{ $count ->
    [1] { "" }
    [2] {", "}{ YOU($bidder2, "tú") } { $bid2 }
    [3] {", "}{ YOU($bidder2, "tú") } { $bid2 }, { YOU($bidder3, "tú") } { $bid3 }
   *[4] {", "}{ YOU($bidder2, "tú") } { $bid2 }, { YOU($bidder3, "tú") } { $bid3 }, { YOU($bidder4, "tú") } { $bid4 }
}.
told-orders = Las órdenes, por turno: { YOU($bidder1, "tú") } { $order1 }{ $count ->
    [1] { "" }
    [2] {", "}{ YOU($bidder2, "tú") } { $order2 }
    [3] {", "}{ YOU($bidder2, "tú") } { $order2 }, { YOU($bidder3, "tú") } { $order3 }
   *[4] {", "}{ YOU($bidder2, "tú") } { $order2 }, { YOU($bidder3, "tú") } { $order3 }, { YOU($bidder4, "tú") } { $order4 }
}.
told-moved = { YOU($seat, "Tus unidades") }: { NAMES($units, as: "unit", count: "yes") } de { $origin } a { $to }.
    .brief = { NAMES($units, as: "unit", count: "yes") } → { $to }
told-season-card = { NAMES($season_card, as: "season-card", part: "text") }
told-lost = { COUNT($lost) ->
    [0] ninguna
   *[other] { NAMES($lost, as: "unit", count: "yes") }
}
told-fallen = { COUNT($fallen) ->
    [0] ninguna
   *[other] { NAMES($fallen, as: "unit", count: "yes") }
}

told-draws = { $unit1 } ({ YOU($side1, "de los tuyos") }): { NAMES($results1, as: "result", count: "yes") }{ $count ->
    [1] { "" }
   *[other] {"; "}{ $unit2 } ({ YOU($side2, "de los tuyos") }): { NAMES($results2, as: "result", count: "yes") }
}.

# Battle

e-battle-joined = Ataque { YOU($attacker, "tuyo", before: "de") } { YOU($defender, "contra ti", before: "contra", as: "neutral.within") } en { $area }.
e-hero-backed = { $hero } { YOU($seat, "te apoya", before: "apoya a") }: { $unit }.
e-commander-led = { $hero } { YOU($seat, "te ayuda", before: "ayuda a") }: { $unit }.
e-hero-routed = { $hero } ({ YOU($seat, "de los tuyos") }) queda en desbandada.
e-battle-drawn = { $unit } ({ YOU($side, "de los tuyos") }): { NAMES($results, as: "result", count: "yes") }.
e-special-resolved = { $unit } ({ YOU($side, "de los tuyos") }): el especial surtió efecto.
e-battle-tallied = Fuerza en { $area }: { YOU($attacker, "tú") } { $attack }, { YOU($defender, "tú") } { $defence }.
e-battle-ended = Victoria { YOU($winner, "tuya", before: "de", as: "neutral.within") } ante { YOU($loser, "ti", as: "neutral.within") } en { $area }.
e-diplomacy-tried = { YOU($seat, "Has gastado", "ha gastado") } { $influence } de influencia en diplomacia en { $area } y { AGREE($seat, "ha tomado", "han tomado", "has tomado") } { NAMES($symbol, as: "symbol") }.
