# Lo que se cuenta a cada cual: por qué se le pregunta, qué le ha pasado.

# Un asiento en la frase que dice a quién se espera

awaited-seat = { YOU($seat, "ti", as: "faction.within") }

# Por qué se pregunta a alguien en el turno de otro

cause-attacked = { $attacker } { AGREE($attacker, "te ataca", "te atacan") } en el { $clearing }: { $attackers ->
    [0] ningún impacto
    [one] hasta 1 impacto
   *[other] hasta { $attackers } impactos
} contra { $defenders ->
    [0] ninguno
   *[other] hasta { $defenders }
} de los tuyos.
cause-attacking = Atacas en el { $clearing }, y { AGREE($defender, "defiende", "defienden", "defiendes") } { YOU($defender, "tú", as: "faction.within") }: { $attackers ->
    [0] ningún impacto
    [one] hasta 1 impacto
   *[other] hasta { $attackers } impactos
} contra { $defenders ->
    [0] ninguno
   *[other] hasta { $defenders }
} de los suyos.
cause-attacked-rolled = { $attacker } { AGREE($attacker, "te ataca", "te atacan") } en el { $clearing }. Tal como está, recibes { $dealt ->
    [0] 0 impactos
    [one] 1 impacto
   *[other] { $dealt } impactos
} e infliges { $suffered }.
cause-attacking-rolled = Atacas en el { $clearing }, y { AGREE($defender, "defiende", "defienden", "defiendes") } { YOU($defender, "tú", as: "faction.within") }. Tal como está, recibes { $suffered ->
    [0] 0 impactos
    [one] 1 impacto
   *[other] { $suffered } impactos
} e infliges { $dealt }.
cause-ambushed = Atacas en el { $clearing } y caes en una emboscada { YOU($defender, "tuya", as: "faction.of") }: 2 impactos contra ti antes de los dados.
cause-fallen = { $attacker } { AGREE($attacker, "retiró", "retiraron") } { $count ->
    [one] un guerrero tuyo
   *[other] { $count } guerreros tuyos
} en el { $clearing }.
cause-losses = Los impactos { YOU($by, "tuyos", as: "faction.of") } se llevan { $count ->
    [one] 1 edificio o ficha
   *[other] { $count } edificios y fichas
}.
cause-hits = { $attacker } { AGREE($attacker, "te golpea", "te golpean") }: { $hits ->
    [one] se daña 1 objeto
   *[other] se dañan { $hits } objetos
}.
cause-cathedral = { $attacker } { AGREE($attacker, "destruyó", "destruyeron") } tu catedral del { $clearing }.
cause-repentance = Es la Noche del Clero: se pregunta a cada Hereje con piezas junto a una catedral.
cause-outrage = { $how ->
    [moved] Moviste guerreros al { $clearing }, donde la Alianza tiene simpatía.
   *[removed] Retiraste la simpatía de la Alianza en el { $clearing }.
}
cause-base = Te retiraron una base.
cause-raid = Te retiraron el complot del { $clearing }, y era una incursión.
cause-failure = Te retiraron edificios.

# Lo que le ha pasado a cada cual desde la última decisión

told-pieces = { COUNTED($count, $key) }
told-points = { SIGNED($count) } por { NAMES($key, as: "because") }
story-lost = { YOU($seat, "Perdiste", "perdió", "perdieron") } { EACH($pieces, say: "told-pieces") } en el { $clearing } ante { YOU($by, "ti", as: "faction.within") } ({ NAMES($cause, as: "because") }).
story-gave-up = { YOU($seat, "Renunciaste", "renunció", "renunciaron") } a { EACH($pieces, say: "told-pieces") } en el { $clearing }.
story-scored = { YOU($seat, "Tus puntos") }: { EACH($scored, say: "told-points") }, ahora { $total }.
story-rule-lost = { YOU($seat, "Perdiste", "perdió", "perdieron") } el control { $count ->
    [one] del { $sites }
   *[other] de los claros { $sites }
}{ $by ->
    [nadie] { "" }
   *[other] {" ante "}{ YOU($by, "ti", as: "faction.within") }
}.
story-rule-won = { YOU($seat, "Ganaste", "ganó", "ganaron") } el control { $count ->
    [one] del { $sites }
   *[other] de los claros { $sites }
}{ $by ->
    [nadie] { "" }
   *[other] {" frente a "}{ YOU($by, "ti", as: "faction.within") }
}.
story-card-taken = { YOU($seat, "Perdiste", "perdió", "perdieron") } { $count ->
    [one] una carta
   *[other] { $count } cartas
} ante { YOU($by, "ti", as: "faction.within") }.
story-card-given = { YOU($seat, "Diste") }{ AGREE($by, "", "", " te") }{ AGREE($seat, " dio", " dieron", "") } { $count ->
    [one] una carta
   *[other] { $count } cartas
}{ AGREE($by, " ", " ", "") }{ YOU($by, "", as: "faction.toward") }.
story-item-taken = { YOU($seat, "Perdiste", "perdió", "perdieron") } un objeto ante { YOU($by, "ti", as: "faction.within") }: { $item }.
story-attacked = { YOU($seat, "Sufriste", "sufrió", "sufrieron") } un ataque { YOU($by, "tuyo", as: "faction.of") } { $count ->
    [one] en el { $sites }
   *[other] en los claros { $sites }
}.
story-dominance = { YOU($seat, "Activaste", "activó", "activaron") } { $card } y ya no { AGREE($seat, "suma", "suman", "sumas") } puntos.
story-won = { YOU($seat, "Lograste", "logró", "lograron") } la victoria { $how ->
    [points] con { winning-points } puntos
    [dominance] por dominio
   *[coalition] en coalición
}.
because-battle = batalla
because-raze = una turba
because-oppress = opresión
because-hoard = un Tesoro lleno
because-revolt = revuelta
because-favor = carta de favor
because-bomb = bomba
because-card = efecto de carta
because-tower = la Torre
because-path = abrir un sendero
because-convert = conversión
because-sanctify = santificación
because-exposure = complot destapado
because-strike = ballesta
because-duel = el duelo
because-coerce = Coaccionar
because-fire = tierra quemada
because-effect = efecto
because-robbed = un robo sufrido
because-gift = carta ajena
because-craft = fabricar
because-build = construir
because-plots = complots boca arriba
because-removal = piezas retiradas
because-colony = una colonia
because-relic = una reliquia
because-relic-column = una columna de reliquias
because-spoils = el botín
because-flowers = las flores
because-honey = la miel
because-roosts = los nidos
because-turmoil = el caos
because-sympathy = la simpatía
because-gardens = los jardines
because-dividends = los dividendos
because-post = un puesto comercial
because-ruin = explorar
because-quest = una misión
because-protector = proteger
because-aid = la ayuda
because-sway = un ministro persuadido
because-ministers = los ministros
