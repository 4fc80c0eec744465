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

e-first-player-drawn = { $seat } robó la carta de destino más alta y empieza. Robadas, en el orden de los asientos: { NAMES($numbers) }.
e-year-began = **Año { $year }**
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
e-orders-taken-back = { $seat } recuperó solo { $orders }.
e-order-spied = { $seat } preguntó por la orden de { $named }.
e-order-was-low = Solo para ti: la orden de { $named } es de { $low ->
    [1] 1 a 4
   *[other] 5 a 8
}.
e-order-began = { $seat } resolvió la orden { $number }{ $supremacy ->
    [1] , con su bonificación
   *[other] { "" }
}.
    .heading = { $seat }, { $number }
    .idle = { $seat } no hizo nada.
e-runes-counted = { $seat } tiene { $count ->
    [0] 0 runas de dragón
    [one] 1 runa de dragón
   *[other] { $count } runas de dragón
}.
e-tie-broken = Empate: { $by ->
    [influence] la mayor influencia
   *[start] la influencia inicial
} da la victoria a { $seat }.
e-runewars-won = Victoria para { $winners } { $by ->
    [victory] con una carta de victoria que se mantuvo
    [count] con más runas de dragón que nadie
    [alone] como última facción en pie
   *[instant] con suficientes runas de dragón
}.
e-eliminated = { $seat } ya no controla ninguna zona y queda fuera de la partida.

# The map

e-tile-laid = { $seat } colocó la loseta { $tile }.
e-markers-laid = { $seat } colocó los marcadores de reino natal.
e-home-realm-laid = { $seat } colocó su reino natal.
e-city-laid = Hay una ciudad en { $area }.
e-city-destroyed = { NAMES($city, as: "city") }: ciudad destruida en { $area }.

# Units

e-units-placed = { $seat }: llegada de { units-named } a { $area }.
e-units-moved = { $seat }: { units-named } de { $origin } a { $to }.
    .brief = { units-named } → { $to }
e-units-stayed = { $seat }: ya no hay paso de { $origin } a { $to } para { units-named }.
e-hero-stayed = { $hero } ({ YOU($seat, "de los tuyos") }) ya no pudo ir de { $origin } a { $to }.
e-units-retreated = { $seat }: retirada de { units-named } de { $origin } a { $to }, en desbandada.
e-food-short = A { $seat } le falta comida en { $area }: { $count ->
    [one] 1 unidad muere de hambre
   *[other] { $count } unidades mueren de hambre
}.
e-units-destroyed = { $seat }: pérdida de { units-named } en { $area }.
e-units-routed = { $seat }: { units-named } en desbandada en { $area }.
e-units-stood = { $seat }: { units-named } de nuevo en pie en { $area }.
e-all-stood = Volvieron las órdenes, se retiraron las fichas de activación y todos se pusieron en pie.
e-units-allied = Las unidades neutrales de { $area } ahora son aliadas de { $seat }.
e-units-turned-neutral = Los aliados de { $area } vuelven a no ser de nadie.
e-area-won = { $seat } ganó { $area }{ with-rune }.
e-area-taken = { $seat } arrebató { $area }{ with-rune } a { $loser }.
e-area-lost = { $seat } perdió { $area }{ with-rune }: ya nadie la controla.
e-area-activated = { $seat } activó { $area }.
    .brief = { $area } activada
e-stronghold-built = { $seat } tiene ahora una fortaleza en { $area }{ $damaged ->
    [1] , dañada
   *[other] { "" }
}.
e-stronghold-damaged = { $seat }: la fortaleza de { $area } está dañada.
e-stronghold-repaired = { $seat } reparó la fortaleza de { $area }.
e-stronghold-destroyed = { $seat }: la fortaleza de { $area } fue destruida.
e-development-built = { $seat } construyó en { $area }: { NAMES($development, as: "development") }.
e-development-used = { $seat } usó en { $area }: { NAMES($development, as: "development") }.

# Dials, influence, cards

e-dials-set = { $seat }, diales: alimento { $food }, madera { $wood }, mineral { $ore }.
e-influence-gained = { $seat }: { SIGNED($count) } de influencia, ahora { $total }.
    .after = ({ SIGNED($count) } de influencia, ahora { $total })
e-bid-revealed = { $seat } pujó { $influence } de influencia.
e-bid-won = { $seat } { $place ->
    [highest] hizo la puja más alta.
   *[lowest] hizo la puja más baja.
}
e-title-claimed = { $seat } reclamó el título «{ NAMES($title, as: "title") }» por { $influence } de influencia.
e-tactics-drawn = { $seat } robó { $count ->
    [one] una carta de táctica
   *[other] { $count } cartas de táctica
}.
e-tactics-drawn-were = Has robado: { $cards }.
e-tactic-played = { $seat } jugó «{ $card }».
e-tactics-discarded = { YOU($seat, "Descartaste", "descartó") }: { $cards }.
e-fate-drawn = { $purpose ->
    [diplomacy] { YOU($seat, "Robaste", "robó") } para la diplomacia: { NAMES($cards, as: "destiny") }.
    [test] { YOU($seat, "Robaste", "robó") } para una prueba: { NAMES($cards, as: "destiny") }.
   *[other] { "" }
}
e-fate-reshuffled = Se barajaron las cartas de destino.
e-objective-scored = { YOU($seat, "Cumpliste", "cumplió") } el objetivo «{ $card }».
e-effect-took-place = { YOU($seat, "Usaste", "usó") } el título «{ NAMES($effect, as: "title") }».

# Runes

e-rune-placed = { $seat } puso una ficha de runa en { $area }{ $faceup ->
    [1] , boca arriba
   *[other] { "" }
}.
e-rune-moved = Una ficha de runa pasó de { $origin } a { $to }.
e-rune-returned = Se entregó la ficha de { $area }: una runa { $dragon ->
    [1] de dragón
   *[other] falsa
}.
e-rune-unplaced = { $seat } no encontró sitio para una runa { $dragon ->
    [1] de dragón
   *[other] falsa
}.
e-rune-turned = Se descubrió la ficha de { $area }: una runa { $dragon ->
    [1] de dragón
   *[other] falsa
}.
e-rune-looked = { $seat } miró la ficha de runa de { $area }.
e-rune-was = Solo para ti: la ficha de { $area } es una runa { $dragon ->
    [1] de dragón
   *[other] falsa
}.
e-victory-card-laid = { $seat } tiene suficientes runas de dragón y jugó una carta de victoria: { NAMES($season, as: "season") } del próximo año.
e-victory-card-failed = { $seat } ya no tiene suficientes runas de dragón y retiró la carta de victoria.
e-heroes-drawn = { $seat } miró { $count ->
    [one] una carta de héroe
   *[other] { $count } cartas de héroe
}.
e-heroes-drawn-were = Has mirado: { $heroes }.

# Una batalla terminada, en lugar de todo lo que llevó a ella

told-battle = { $you ->
    [winner] { $ended ->
        [area] Ganaste { $area }{ with-rune }
        [kept] Mantuviste { $area } ante { $loser }
       *[beaten] Venciste a { $loser } en { $area }
    }
    [loser] { $ended ->
        [area] Derrota ante { $winner }: { $area }{ with-rune } está perdida
        [kept] Tu ataque a { $area } fracasó ante { $winner }
       *[beaten] Derrota ante { $winner } en { $area }
    }
   *[no] Victoria de { $winner } { $ended ->
        [area] ante { $loser }: { $area }{ with-rune } está ganada
        [kept] en { $area }, donde atacó { $loser }
       *[beaten] ante { $loser } en { $area }
    }
}{ $known ->
    [no] { "" }
   *[yes] {". Bajas: "}{ $you ->
        [winner] tú, { told-lost }; { $loser }, { told-fallen }
        [loser] tú, { told-fallen }; { $winner }, { told-lost }
       *[no] { $winner }, { told-lost }; { $loser }, { told-fallen }
    }
}{ COUNT($fled) ->
    [0] { "" }
   *[other] {"; "}{ $you ->
        [loser] { COUNT($fallen) ->
            [0] te retiras
           *[other] los tuyos que quedan se retiran
        }
       *[other] { COUNT($fallen) ->
            [0] se retiran
           *[other] los que quedan se retiran
        }
    } a { NAMES($fled) }
}.
told-bids = Pujas: { $bidder1 } { $bid1 }{ $count ->
    [1] { "" }
    [2] {", "}{ $bidder2 } { $bid2 }
    [3] {", "}{ $bidder2 } { $bid2 }, { $bidder3 } { $bid3 }
   *[4] {", "}{ $bidder2 } { $bid2 }, { $bidder3 } { $bid3 }, { $bidder4 } { $bid4 }
}.
told-moved = { $seat }: { NAMES($units, as: "unit", count: "yes") } de { $origin } a { $to }.
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

# The reader's own deeds and losses

your-activated = Has activado { $area }.
    .brief = { $area } activada
your-moved = Tus unidades: { NAMES($units, as: "unit", count: "yes") } de { $origin } a { $to }.
    .brief = { NAMES($units, as: "unit", count: "yes") } → { $to }
your-placed = Te llegan a { $area }: { NAMES($units, as: "unit", count: "yes") }.
your-lost = Pierdes en { $area }: { units-named }.
your-routed = Tuyas en desbandada en { $area }: { units-named }.
your-stood = Tuyas de nuevo en pie en { $area }: { units-named }.
your-retreated = Tu retirada de { $origin } a { $to }: { units-named }, en desbandada.
your-hunger = Te falta comida en { $area }: { $count ->
    [one] 1 unidad muere de hambre
   *[other] { $count } unidades mueren de hambre
}.
your-dials = Tus diales: alimento { $food }, madera { $wood }, mineral { $ore }.
your-influence = Tú: { SIGNED($count) } de influencia, ahora { $total }.
your-card = Has jugado «{ $card }».
your-draw = Has robado { $count ->
    [one] una carta de táctica
   *[other] { $count } cartas de táctica
}.
your-title = Has reclamado { NAMES($title, as: "title") } por { $influence } de influencia.
your-rune = Has puesto una ficha de runa en { $area }.
your-look = Has mirado la ficha de runa de { $area }.
your-bid = { $place ->
    [highest] Tu puja fue la más alta.
   *[lowest] Tu puja fue la más baja.
}
your-stronghold = Tienes ahora una fortaleza en { $area }{ $damaged ->
    [1] , dañada
   *[other] { "" }
}.
your-building = Has construido en { $area }: { NAMES($development, as: "development") }.
your-diplomacy = Has gastado { $influence } de influencia en diplomacia en { $area } y has tomado { NAMES($symbol, as: "symbol") }.
your-battle = { $attacks ->
    [yes] Has atacado en { $area } a: { $defender }.
   *[no] { $attacker } te ha atacado en { $area }.
}
told-draws = { $unit1 } ({ $own1 ->
    [yes] tú
   *[no] { $side1 }
}): { NAMES($results1, as: "result", count: "yes") }{ $count ->
    [1] { "" }
   *[other] {"; "}{ $unit2 } ({ $own2 ->
        [yes] tú
       *[no] { $side2 }
    }): { NAMES($results2, as: "result", count: "yes") }
}.

# Battle

e-battle-joined = { $attacker } atacó en { $area }: { $defender }.
e-hero-backed = { $hero } apoya a { $seat }: { $unit }.
e-commander-led = { $hero } ayuda a { $seat }: { $unit }.
e-hero-routed = { $hero } ({ YOU($seat, "de los tuyos") }) queda en desbandada.
e-battle-drawn = { $side }, { $unit }: robó { NAMES($results, as: "result", count: "yes") }.
e-special-resolved = { $side }, { $unit }: el especial surtió efecto.
e-battle-tallied = Fuerza en { $area }: { $attacker } { $attack }, { $defender } { $defence }.
e-battle-ended = Victoria de { $winner } ante { $loser } en { $area }.
e-diplomacy-tried = { $seat } gastó { $influence } de influencia en diplomacia en { $area } y tomó { NAMES($symbol, as: "symbol") }.
