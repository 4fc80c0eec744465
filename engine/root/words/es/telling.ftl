# Lo que se cuenta a cada cual: por qué se le pregunta, qué le ha pasado.

# Un asiento en la frase que dice a quién se espera

awaited-seat = { YOU($seat, "ti", as: "faction.within") }

# Por qué se pregunta a alguien en el turno de otro

cause-attacked = { $attacker } te ataca en el { $clearing }: hasta { $attackers ->
    [one] 1 impacto
   *[other] { $attackers } impactos
} contra hasta { $defenders } de los tuyos.
cause-attacking = Atacas en el { $clearing }, y defiende { $defender }: hasta { $attackers ->
    [one] 1 impacto
   *[other] { $attackers } impactos
} contra hasta { $defenders } de los suyos.
cause-ambushed = Atacas en el { $clearing } y caes en una emboscada ({ $defender }): 2 impactos contra ti antes de los dados.
cause-fallen = { $attacker } ha retirado { $count ->
    [one] un guerrero tuyo
   *[other] { $count } guerreros tuyos
} en el { $clearing }.
cause-hits = { $attacker } te golpea: { $hits ->
    [one] se daña 1 objeto
   *[other] se dañan { $hits } objetos
}.
cause-cathedral = { $attacker } ha destruido tu catedral del { $clearing }.
cause-repentance = Es la Noche del Clero: se pregunta a cada hereje con piezas junto a una catedral.
cause-outrage = { $how ->
    [moved] Has movido guerreros al { $clearing }, donde la Alianza tiene simpatía.
   *[removed] Has retirado la simpatía de la Alianza en el { $clearing }.
}
cause-base = Te han retirado una base.
cause-raid = Te han retirado el complot del { $clearing }, y era una incursión.
cause-failure = Te han retirado edificios.

# Lo que le ha pasado a cada cual desde la última decisión

story-lost = { $you ->
    [yes] Has perdido
   *[no] { $seat } ha perdido
} { COUNTED($count, $kind) } en el { $clearing } ({ NAMES($cause, as: "because") }: { $by }).
story-gave-up = { $you ->
    [yes] Has entregado
   *[no] { $seat } ha entregado
} { COUNTED($count, $kind) } en el { $clearing }.
story-scored = { $you ->
    [yes] Tus puntos
   *[no] { $seat }
}: { SIGNED($points) } por { NAMES($cause, as: "because") }, ahora { $total }.
story-rule-lost = { $you ->
    [yes] Has perdido
   *[no] { $seat } ha perdido
} el control del { $clearing }{ $by ->
    [nadie] { "" }
   *[other] {"; ahora, "}{ $by }
}.
story-rule-won = { $you ->
    [yes] Has ganado
   *[no] { $seat } ha ganado
} el control del { $clearing }{ $by ->
    [nadie] { "" }
   *[other] {"; antes, "}{ $by }
}.
story-card-taken = { $you ->
    [yes] { $count ->
        [one] Una carta tuya pasó
       *[other] { $count } cartas tuyas pasaron
    }
   *[no] { $seat }: { $count ->
        [one] una carta pasó
       *[other] { $count } cartas pasaron
    }
} a { $by }.
story-item-taken = { $by } { $you ->
    [yes] te ha quitado un objeto
   *[no] ha quitado un objeto ({ $seat })
}: { $item }.
story-attacked = { $you ->
    [yes] { $by } te ha atacado
   *[no] { $seat } ha sufrido un ataque de { $by }
} en el { $clearing }.
story-dominance = { $you ->
    [yes] Has activado
   *[no] { $seat } ha activado
} { $card } y ya no suma puntos.
story-won = { $you ->
    [yes] ¡Has ganado
   *[no] ¡{ $seat } ha ganado
} { $how ->
    [points] con 30 puntos
    [dominance] por dominio
   *[coalition] en coalición
}!
because-battle = batalla
because-raze = una turba
because-oppress = opresión
because-hoard = un Tesoro lleno
because-revolt = revuelta
because-favor = carta de favor
because-bomb = bomba
because-card = efecto de carta
because-tower = la Torre
because-path = abrir un camino
because-convert = conversión
because-sanctify = santificación
because-exposure = complot descubierto
because-strike = ballesta
because-fire = tierra quemada
because-effect = efecto
because-robbed = un robo sufrido
because-gift = carta ajena
because-craft = fabricar
because-build = construir
because-plots = complots descubiertos
because-removal = piezas retiradas
because-colony = una colonia
because-relic = una reliquia
because-relic-column = una columna de reliquias
because-spoils = el botín
because-flowers = las flores
because-honey = la miel
because-roosts = los nidos
because-turmoil = la agitación
because-sympathy = la simpatía
because-gardens = los jardines
because-dividends = los dividendos
because-post = un puesto comercial
because-ruin = explorar
because-quest = una misión
because-protector = proteger
because-aid = la ayuda
because-sway = un ministro convencido
because-ministers = los ministros
