# Lookups: each thing on one line, open cards and pieces, and the reader's hand.

printed-line = { $name } · { $what }{ $count ->
    [one] { "" }
   *[other] { " " }×{ $count }
}
printed-bonus = Bonificación de supremacía: { $bonus }
kind-order = orden
kind-tactic = carta de táctica
kind-season-card = carta de estación, { $season }
kind-objective = objetivo, { $side ->
    [good] bien
    [evil] mal
   *[neutral] neutral
}
kind-title = título
kind-city = ciudad
kind-development = mejora
kind-unit = { $faction }, { $shape } · iniciativa { $initiative }, vida { $health }
kind-hero = héroe, { $side ->
    [good] bien
    [evil] mal
   *[neutral] neutral
} · fuerza { $strength }, agilidad { $agility }, sabiduría { $wisdom }, vida { $health }
kind-quest = misión
kind-reward = recompensa
kind-exploration = ficha de exploración

# Open cards and pieces

look-heroes = Héroes
look-cities = Ciudades
look-titles = Títulos
look-tactics = Cartas de táctica descartadas
look-fate = Cartas de destino descartadas
look-seasons = Cartas de estación usadas
look-legend = Signos del mapa
legend =
    La placa de una zona lleva la letra de quien la controla y su nombre; N son los neutrales. El borde de color también es suyo.
    Una letra con un número: unidades de un tipo por su inicial, R2 son dos; detrás, en pálido, las que están en desbandada. Las grises son neutrales.
    Una piedra con runa: una ficha de runa. Un peón: héroes de un asiento. Un castillo: una fortaleza. Un nombre en rojo: una ciudad.
    Los bordes azules son ríos; las montañas rojas no se cruzan. Las espigas, árboles y rocas del borde son lo que produce la zona.
    A la derecha, cada asiento: zonas con ficha de runa; luego influencia, cartas de táctica y misiones; luego los diales de alimento, madera y mineral.
    En su última fila: fortalezas, órdenes jugadas este año, títulos y carta de victoria.
    Abajo: las runas de dragón que dan la victoria, y los mazos de táctica, destino, misiones, recompensas y héroes.
look-deck = { $count ->
    [one] Queda 1 carta en el mazo.
   *[other] Quedan { $count } cartas en el mazo.
}
look-symbol = { $name } ×{ $count }
look-card = { $name }{ $count ->
    [one] { "" }
   *[other] { " " }×{ $count }
}: { $text }
look-city = { $area }: { $text }
look-title = { $title }, { $held ->
    [yes] de { $seat } por { $influence } de influencia
   *[no] libre, { $influence } de influencia encima
}: { $text }
look-hero = { $hero } ({ $seat }) en { $area }: daño { $damage } de { $health }{ $routed ->
    [yes] , en desbandada
   *[no] { "" }
}{ COUNT($trained) ->
    [0] { "" }
   *[other] , entrenado: { NAMES($trained, as: "attribute") }
}{ $some ->
    [yes] , lleva { $shown }
   *[no] { "" }
}{ $facedown ->
    [0] { "" }
    [one] , 1 recompensa boca abajo
   *[other] , { $facedown } recompensas boca abajo
}

# One's own hand

look-empty-hand = No tienes cartas de táctica.
look-tactic = { $name }{ $count ->
    [one] { "" }
   *[other] { " " }×{ $count }
}{ $when ->
    [now] { " " }· se puede jugar ya
    [later] { " " }· desde la próxima estación
   *[some] { "" }
}{ $spent ->
    [yes] { " " }· se puede descartar ahora
   *[no] { "" }
}: { $text }
look-objective = Objetivo: { $name }; se cumple cuando es cierto: { $text }
look-orders = Órdenes en la mano: { $orders }
held-objective = Objetivo { $name }
held-orders = órdenes { $orders } en la mano
look-sealed = Elegida en secreto hasta que todos hayan elegido: { $order }
look-reward = { $hero } lleva boca abajo { $name }: { $text }

# A seat's knowledge of hidden things

knows-rune = La runa de { $area } es { $face ->
    [dragon] una runa de dragón
   *[false] falsa
}.
knows-looked = { $seat } ha mirado la runa de { $area }.
knows-token = La ficha de exploración boca abajo de { $area }: { NAMES($token, as: "exploration") }.
knows-order = { $seat } ha elegido esta estación { $low ->
    [yes] una orden de 1 a 4
   *[no] una orden de 5 a 8
}.
knows-tactic-sure = { $seat } tiene «{ $card }»{ $count ->
    [one] { "" }
   *[other] { " " }×{ $count }
}, robada de tu mano: seguro.
knows-tactic-maybe = { $seat } quizá aún tenga «{ $card }»{ $count ->
    [one] { "" }
   *[other] { " " }×{ $count }
}: desde entonces ha habido un ladrón.
knows-quest = { $seat } fracasó en «{ $quest }» y aún tiene la carta.
knows-reward = Has visto «{ $reward }»{ $count ->
    [one] { "" }
   *[other] { " " }×{ $count }
}; tus héroes no la llevan boca abajo y no se ha enseñado desde entonces.
knows-hero = { $hero } está en el mazo de héroes.

# Moves

reach-title = **Desde { $origin }**, según está el tablero:
reach-title-all = **Adónde podrían ir tus unidades**, según está el tablero:
reach-line = { $origin } ({ $count ->
    [one] 1 unidad
   *[other] { $count } unidades
}): Maniobrar { COUNT($near) ->
    [0] a ninguna parte
   *[other] a { NAMES($near) }
}; Movilizar o Conquistar { COUNT($far) ->
    [0] a ninguna parte
   *[other] a { NAMES($far) }
}
reach-line-held = { $origin } ({ $count ->
    [one] 1 unidad
   *[other] { $count } unidades
}): a ninguna parte, tu ficha de activación está allí
reach-routed = { $count ->
    [one] 1 unidad está en desbandada y se queda.
   *[other] { $count } unidades están en desbandada y se quedan.
}
reach-held = Las unidades se quedan hasta la primavera: tu ficha de activación está aquí.
reach-near = Maniobrar, todas las unidades de aquí: { COUNT($areas) ->
    [0] a ninguna parte
   *[other] a { NAMES($areas) }
}
reach-near-more = Maniobrar, { $unit } también: a { NAMES($areas) }
reach-no-water = Maniobrar no llega a { $to }: hay agua de por medio
reach-no-mountain = Maniobrar no llega a { $to }: hay montañas de por medio
reach-no-peace = Maniobrar no llega a { $to }: otros ocupan la zona
reach-no-company = Maniobrar no llega a { $to }: los aliados estarían solos allí
reach-far = Movilizar o Conquistar, todas las unidades de aquí: { COUNT($areas) ->
    [0] a ninguna parte
   *[other] a { NAMES($areas) }
}
reach-far-more = Movilizar o Conquistar, { $unit } también: a { NAMES($areas) }
reach-battle = Empieza una batalla en { NAMES($areas) }.
reach-neutral = Unidades neutrales ocupan { NAMES($areas) }: diplomacia o batalla.
reach-activated = No a { NAMES($areas) }: tu ficha de activación ya está allí.
reach-allies = Los neutrales aliados solo pueden acabar solos en zonas propias; en otras debe ir con ellos una unidad de tu facción.
reach-hero = { $hero }: Maniobrar { COUNT($near) ->
    [0] a ninguna parte
   *[other] a { NAMES($near) }
}; con Movilizar o Conquistar { COUNT($far) ->
    [0] a ninguna parte
   *[other] a { NAMES($far) }
}
reach-hero-routed = { $hero } está en desbandada y se queda.
reach-hero-bound = { $hero } tiene el mando y se queda: tu ficha de activación está aquí.
reach-others = Todas las demás zonas están demasiado lejos, o el camino pasa por zonas que otros ocupan.
r-reach-none = No tienes en el mapa unidades en pie que puedan moverse.

# Odds

odds-list = **Batallas que podría haber**, estimadas; nombra atacante, defensor y lugar para saber más:
odds-line = { $attacker } ({ $units }) contra { $defender }{ $against ->
    [0] { "" }
   *[other] {" ("}{ $against })
} en { $area }: el ataque triunfa en cerca del { $chance }
odds-title = **{ $attacker } contra { $defender } en { $area }**, una estimación
odds-coming = { $seat } ataca con { $count ->
    [one] 1 unidad
   *[other] { $count } unidades
}, { SAME($count, $all) ->
    [yes] y no podrían venir más
   *[no] { $count ->
        [one] la más fuerte
       *[other] las más fuertes
    } de { $all } que podrían venir
}.
odds-under-way = Contado a partir de aquí: los tipos que ya han robado no vuelven a robar.
odds-stronghold = La fortaleza suma { $count } a la defensa.
odds-chance = { $seat } gana en cerca del { $chance } de los casos; el empate es de la defensa.
odds-strength = Fuerza en el recuento, de media: { $attack } contra { $defence }.
odds-losses = { $seat }: { $lost } unidades destruidas antes del recuento, de media.
odds-conquer = Con Conquistar y su bonificación de supremacía: cerca del { $chance }.
odds-walls = Si se usan los Muros reforzados: cerca del { $chance }.
odds-development = Sin contar: { NAMES($development, as: "development") } de la fortaleza.
odds-diplomacy = La otra vía es la diplomacia; quien ataca tiene { $count } de influencia.
odds-cards = { $seat } tiene { $count ->
    [one] 1 carta de táctica. Cuenta como una cualquiera
   *[other] { $count } cartas de táctica. Cuentan como unas cualesquiera
}.
odds-own-cards = Tus propias cartas de táctica cuentan como lo que son.
odds-estimate = Cada carta de destino cuenta como robada del mazo completo, un especial como los resultados simples más parecidos, y las bajas como las decide el plan habitual. Los héroes no cuentan.
r-odds-none = Ahora no es posible ninguna batalla así: debe haber unidades al alcance de una zona que otros ocupen, sin la ficha de activación de quien ataca.

# Filters of the log, and counts at the end of a match

topic-battles = Batallas
topic-runes = Runas y victoria
topic-units = Unidades y fortalezas
topic-heroes = Héroes y misiones
topic-cards = Cartas, órdenes y títulos
tally-battles = { $count ->
    [0] Ni una sola batalla
    [one] 1 batalla
   *[other] { $count } batallas
}
tally-heroes = { $fallen ->
    [0] No cayó ningún héroe
    [one] Cayó 1 héroe
   *[other] Cayeron { $fallen } héroes
}, { $quests ->
    [0] no se completó ninguna misión
    [one] se completó 1 misión
   *[other] se completaron { $quests } misiones
}
decided-battles = { $won ->
    [0] Sin ganar ni una batalla: { $seat }.
   *[other] Batallas, { $seat }: { $won } ganadas de { $fought }.
}
decided-peace = Sin una sola batalla: { $seat }.
decided-taken = La última ficha de runa del camino: { $area }, tomada a { $loser } el año { $year }.
decided-won = La última ficha de runa del camino: { $area }, ganada el año { $year }.
decided-toll = Quien más pagó fue { $seat }: { $all ->
    [one] 1 unidad destruida
   *[other] { $all } unidades destruidas
}, { $count } de ellas en { $area }.

# Cómo van todos, hasta donde sabe quien lee

status = runas de dragón { $count }{ $enough ->
    [yes] {": una carta de victoria gana si un año después tienes "}{ $needed }
   *[no] {" de "}{ $needed }
}{ $unknown ->
    [0] { "" }
    [one] {" (1 ficha desconocida)"}
   *[other] {" ("}{ $unknown } fichas desconocidas)
}, { $influence } de influencia
standing = **Cómo van todos** en el año { $year }: ganan { $needed } runas de dragón
standing-seat = **{ $who }**{ $you ->
    [yes] {" (tú)"}
   *[no] { "" }
}: { $count ->
    [0] ninguna runa de dragón conocida
    [one] 1 runa de dragón conocida
   *[other] { $count } runas de dragón conocidas
}{ $unknown ->
    [0] { "" }
    [one] {", 1 ficha desconocida"}
   *[other] {", "}{ $unknown } fichas desconocidas
} · { $areas ->
    [one] 1 zona
   *[other] { $areas } zonas
} · { $strongholds ->
    [one] 1 fortaleza
   *[other] { $strongholds } fortalezas
} · { $influence } de influencia
