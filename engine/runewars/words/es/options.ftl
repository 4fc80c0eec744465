# Options. Those of heroes stand with the heroes.

# Setup

o-runewars-tile = Loseta { $tile }, { $turn ->
    [0] tal como está
    [1] girada un paso
   *[other] girada { $turn } pasos
}
    .group = Losetas
    .tile = Loseta { $value }
    .turn = { $value ->
        [0] Tal como está
        [1] Girada un paso
       *[other] Girada { $value } pasos
    }
o-runewars-lay = Casilla { $q } / { $r }, { $turn ->
    [0] tal como está
    [1] girada un paso
   *[other] girada { $turn } pasos
}
    .group = Lugares
    .facts = junto a { NAMES($beside) }
    .tile = Loseta { $value }
    .q = Columna { $value }
    .r = Fila { $value }
    .turn = { $value ->
        [0] Tal como está
        [1] Girada un paso
       *[other] Girada { $value } pasos
    }
o-runewars-marker = Casillas { $q } / { $r } y { $other_q } / { $other_r }
    .group = Lugares
    .facts = junto a { NAMES($beside) }
    .q = Columna { $value }
    .r = Fila { $value }
    .other_q = También columna { $value }
    .other_r = También fila { $value }
o-runewars-slot = { $slot ->
    [0] Primer lugar
    [1] Segundo lugar
    [2] Tercer lugar
   *[other] Cuarto lugar
}
    .facts = junto a { NAMES($beside) }

# Options of any question

o-runewars-area = { $area }
    .group = Zonas
    .facts = { $holder ->
        [nobody] { COUNT($there) ->
            [0] vacía
           *[other] neutral: { those-there }
        }
        [own] tuya{ COUNT($there) ->
            [0] { "" }
           *[other] {": "}{ those-there }
        }
       *[other] { NAMES($holder, as: "faction") }{ COUNT($there) ->
            [0] { "" }
           *[other] {": "}{ those-there }
        }
    }{ $rune ->
        [yes] {" · ficha de runa"}
       *[no] { "" }
    }
o-runewars-name = { $seat }
    .facts = { $cards ->
        [one] 1 carta de táctica
       *[other] { $cards } cartas de táctica
    } · { $purse } de influencia
o-runewars-number = { $count }
o-runewars-type = { $unit }
o-runewars-tactic = { $card }
o-runewars-quest = { $quest }
o-runewars-first = Lo primero
o-runewars-second = Lo segundo

# The year

o-runewars-order = { $order }
    .facts = { $idle ->
        [yes] no haría nada tal como está el tablero
       *[no] { $number ->
            [1] avanzar una zona, desde { $count ->
                [one] 1 zona
               *[other] { $count } zonas
            }
            [4] { $moves ->
                [no] ningún dial se mueve
               *[yes] alimento { $was_food }→{ $food }, madera { $was_wood }→{ $wood }, mineral { $was_ore }→{ $ore }
            }
            [5] { NAMES($units, as: "unit", count: "yes") }{ $hungry ->
                [0] { "" }
               *[other] {", "}{ $hungry } más de las que alimentas
            }
            [6] { $count ->
                [0] no tienes ninguna ciudad
                [one] lo que da 1 ciudad
               *[other] lo que dan { $count } ciudades
            }
            [7] { $count ->
                [0] tus diales no muestran influencia
               *[other] +{ $count } de influencia
            }
            [8] { $build ->
                [0] { "" }
                [one] una fortaleza en 1 zona{ $repair ->
                    [0] { "" }
                   *[other] {", "}
                }
               *[other] una fortaleza en una de { $build } zonas{ $repair ->
                    [0] { "" }
                   *[other] {", "}
                }
            }{ $repair ->
                [0] { "" }
               *[other] reparar { $repair }
            }{ $mix ->
                [0] { "" }
               *[other] { $build ->
                    [0] { $repair ->
                        [0] { "" }
                       *[other] {", "}
                    }
                   *[other] {", "}
                }mezclar runas
            }
           *[other] { $chance ->
                [none] marchar sin batalla
               *[other] mejor batalla en { $place }, { those-there }: { $chance }
            }
        }
    }{ $supremacy ->
        [yes] {" · bonificación: "}{ NAMES($number, as: "bonus") }
       *[no] { "" }
    }
    .about = { "" }
o-runewars-bid = { $influence ->
    [0] Nada
   *[other] { $influence } de influencia
}
    .facts = { $left ->
        [one] te queda { $left }
       *[other] te quedan { $left }
    }
o-runewars-takeinfluence = 2 de influencia
    .about = para pujas, diplomacia y títulos
o-runewars-taketactics = Una carta de táctica
    .about = podrás jugarla desde el invierno
o-runewars-fresh = Robar otro objetivo
    .facts = ahora: { NAMES($objective, as: "objective", part: "text") }
    .about = { "" }
o-runewars-drawquest = Robar una carta de misión
    .about = un héroe la intenta en verano por recompensas; guardas 3 como mucho
o-runewars-healhim = Curar: { $hero }
o-runewars-trainhero = { $hero }: +1 { $attribute }
    .group = Entrenar
    .hero = { $value }
    .about = una carta de destino más en sus pruebas, para siempre
o-runewars-placeunit = { $unit } en { $area }
    .group = Unidades
    .facts = { $holder ->
        [own] { "" }
       *[other] { o-runewars-area.facts }
    }
    .unit = { $value }
o-runewars-runeto = De { $area } a { $to }
    .group = Fichas de runa
    .area = De { $value }
    .to = A { $value }
o-runewars-givereward = { $reward } para { $hero }
    .group = Recompensas
o-runewars-payinfluence = Pagar { $count } de influencia
o-runewars-letgo = Dejar marchar a los aliados de { $area }
    .about = se retiran sin dueño

# Moving and meeting

o-runewars-step = Unidades de { $origin } a { $to }
    .group = Mover unidades
    .facts = hasta { NAMES($there, as: "unit", count: "yes") }
    .origin = De { $value }
    .to = A { $value }
o-runewars-send = { $hero } a { $to }
    .group = Mover un héroe
    .hero = { $value }
    .to = A { $value }
    .about = { "" }
o-runewars-drill = Robar cartas de táctica
    .facts = { $count ->
        [one] 1 carta
       *[other] { $count } cartas
    }
    .confirm = Lo que robes no se puede devolver.
those-there = { NAMES($there, as: "unit", count: "yes") }{ $lying ->
    [0] { "" }
   *[other] {", "}{ $lying } en desbandada
}
against = { $coming ->
    [0] allí:
   *[other] contra
}
o-runewars-activate = Activar { $area }
    .group = Activar una zona
    .facts = { $coming ->
        [0] { $heroes ->
            [0] nadie
            [one] 1 héroe
           *[other] { $heroes } héroes
        }
        [one] 1 unidad
       *[other] { $coming } unidades
    }{ $holder ->
        [nobody] {" · vacía"}
        [own] {" · tuya"}
        [neutral] {" · "}{ against }{" "}{ those-there }
       *[other] {" · "}{ against }{" "}{ NAMES($holder, as: "faction") }{ COUNT($there) ->
            [0] { "" }
           *[other] {", "}{ those-there }
        }
    }{ $chance ->
        [none] { "" }
       *[other] {": "}{ $chance }
    }{ $rune ->
        [yes] {" · ficha de runa"}
       *[no] { "" }
    }{ $city ->
        [yes] {" · ciudad"}
       *[no] { "" }
    }{ $stronghold ->
        [yes] {" · fortaleza"}
       *[no] { "" }
    }
o-runewars-follow = { $hero }
o-runewars-negotiate = Diplomacia por { $influence } de influencia
    .group = Diplomacia
    .confirm = ¿Gastar { $influence } de influencia? Las cartas no se pueden devolver.
    .facts = aliados { $gold }, se van { $blue }, se niegan { $red }
o-runewars-attack = Batalla
    .confirm = Una batalla ya no se puede cancelar.
    .facts = { $mine ->
        [one] 1 unidad
       *[other] { $mine } unidades
    } contra { those-there } · ganas con un { $chance }{ $lost ->
        [0] { "" }
       *[other] {" · "}puedes perder { $lost }
    }
o-runewars-withdraw = Retirar todas las unidades
    .about = en desbandada hasta la primavera, a una zona adyacente
o-runewars-symbol = { $symbol ->
    [gold] Oro: se convierten en tus aliados
    [blue] Azul: se retiran
   *[red] Rojo: batalla o retirada
}

# The other orders

o-runewars-harvest = Cosechar
    .facts = alimento { $was_food } → { $food }, madera { $was_wood } → { $wood }, mineral { $was_ore } → { $ore }
o-runewars-collect = Recoger lo que dan tus mejoras
    .about = lo que da cada una de tus mejoras
o-runewars-develop = Construir en { $area }: { NAMES($development, as: "development") }
    .group = Construir una mejora
    .about = 1 de madera; { $line }
    .area = En { $value }
    .development = { NAMES($value, as: "development") }
o-runewars-raise = Subir { $resource }
    .facts = { $stands } → { $next }{ COUNT($units) ->
        [0] { "" }
       *[other] { $falls ->
            [yes] {", ya no reclutas "}{ NAMES($units, as: "unit") }
           *[no] {", reclutas además "}{ NAMES($units, as: "unit") }
        }
    }{ COUNT($gains) ->
        [0] { "" }
       *[other] { $falls ->
            [yes] {", menos "}{ NAMES($gains, as: "benefit") }
           *[no] {", más "}{ NAMES($gains, as: "benefit") }
        }
    }
    .about = { "" }
o-runewars-recruit = Reclutar con { $resource }
    .facts = { $count ->
        [0] nadie
       *[other] { NAMES($units, as: "unit", count: "yes") }
    }{ $fits ->
        [none] {"; tus fortalezas están llenas"}
        [some] {"; solo caben "}{ $room }
       *[all] { "" }
    }{ $hungry ->
        [0] { "" }
       *[other] {"; "}{ $hungry } más de las que alimentas en invierno
    }
    .about = { "" }
o-runewars-rally = { $area }: { NAMES($benefit, as: "benefit") }
    .group = Pedir a una ciudad
    .facts = { $benefit ->
        [influence] +{ $count }
        [tactics] +{ $count }
        [quests] +{ $count }
       *[neutrals] { $count ->
            [one] se te une 1 unidad neutral
           *[other] se te unen { $count } unidades neutrales
        }
    }
    .area = Pedir a { $value }
    .benefit = { NAMES($value, as: "benefit") }
o-runewars-hire = Mirar { $influence ->
    [one] una carta de héroe por 1 de influencia
   *[other] { $influence } cartas de héroe por { $influence } de influencia
}
    .group = Buscar un héroe
    .confirm = Las cartas que hayas visto no se pueden devolver.
    .about = te quedas con uno; llega a una de tus fortalezas
o-runewars-power = Ganar influencia
    .facts = +{ $count } de influencia
o-runewars-claim = { NAMES($title, as: "title") } por { $influence } de influencia
    .group = Reclamar un título
    .title = { NAMES($value, as: "title") }
    .influence = { $value } de influencia
o-runewars-build = Construir una fortaleza en { $area }
    .group = Construir una fortaleza
    .about = 1 de mineral, 1 de madera; allí llegan unidades nuevas; defiende con fuerza 5
o-runewars-repair = Reparar la fortaleza de { $area }
    .group = Reparar una fortaleza
    .about = 1 de mineral; vuelve a defender con fuerza 5
o-runewars-mix = Mezclar las fichas de runa de { $area } y { $other }
    .group = Mezclar fichas de runa
    .area = Mezclar la ficha de { $value }
    .other = Y { $value }
    .confirm = ¿Mezclar las fichas de { $area } y { $other }? Ya las habrás visto.
    .about = miras las dos y las devuelves como quieras

# Besides the order

o-runewars-play = Jugar «{ $card }»
    .group = Jugar una carta de táctica
    .confirm = ¿Jugar «{ $card }»? Todos la verán.
o-runewars-objective = Enseñar tu objetivo por una runa de dragón
    .group = Mi objetivo
    .confirm = Todos verán tu objetivo.
o-runewars-victory = Jugar tu carta de victoria
    .group = Mi carta de victoria
    .confirm = Todos sabrán que tienes suficientes runas de dragón. No se puede retirar.
o-runewars-league = Descartar tres recompensas por una runa de dragón
o-runewars-takeback = Recuperar la orden { $order }
    .group = Recuperar una orden

# Battle

o-runewars-prepare = { $card }{ $moment ->
    [6] { " " }tras la batalla
   *[other] , paso { $moment }
}
    .group = Preparar una carta de táctica
    .card = { $value }
    .moment = { $value ->
        [6] Tras la batalla
       *[other] Paso { $value }
    }
o-runewars-destroy = Destruirla
    .about = así no la tiene nadie
o-runewars-usedevelopment = Usarla
o-runewars-drop = { $result ->
    [miss] Un fallo
    [special] Un especial
    [rout] Desbandada { $count }
   *[damage] Daño { $count }
}
o-runewars-back = { $hero } apoya: { $unit }
o-runewars-lead = Ayudar
    .about = una carta de destino más, descarta una; una vez por batalla
o-runewars-takeover = Poner una tuya, dañada

# Tactics cards

o-runewars-tokenin = { $seat } en { $area }
    .group = Fichas de activación
    .seat = { $value }
o-runewars-marchto = De { $origin } a { $to }
    .group = Caminos
    .origin = De { $value }
    .to = A { $value }
o-runewars-repairat = Reparar la fortaleza de { $area }
    .group = Reparar
    .about = vuelve a defender con fuerza 5
o-runewars-healhero = { $hero }
    .group = Héroes

# Results of amounts

outlook-recruits = { $count } más de las que alimentas
outlook-march = victoria { $chance }
