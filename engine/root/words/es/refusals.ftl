# Por qué algo no se ofreció y qué es posible en su lugar. La sección se dice después.

r-setup-seats = A Root juegan de dos a seis, no { $seats }.
r-setup-faction = En esta mesa no hay ninguna facción llamada «{ $faction }». Las que hay: { $possible }
r-setup-character = No hay ningún Vagabundo llamado «{ $character }».
r-setup-twice = { NAMES($faction, as: "faction") } no { AGREE(NAMES($faction, as: "faction"), "puede", "pueden") } sentarse tantas veces a esta mesa.

r-battle-nobody = No tienes a nadie en el { $clearing } que pueda luchar.
    .any = Necesitas a alguien en un claro donde haya un enemigo.
r-battle-no-enemy = No es tu enemigo, así que no puedes atacarle en el { $clearing }.
r-battle-no-target = No tiene piezas en el { $clearing }. Elige a alguien que sí las tenga.
    .any = Necesitas a alguien en un claro donde haya un enemigo.
r-battle-not-now = Ahora no puedes iniciar una batalla en el { $clearing }.

r-ambush-suit = { $card } no coincide con el claro. Solo vale una emboscada de su palo o una de ave.
r-ambush-only = Aquí solo se puede jugar una carta de emboscada, y { $card } no lo es.

r-move-nobody = No tienes guerreros que mover en el { $origin }.
    .any = Ninguno de tus guerreros puede moverse ahora a ninguna parte.
r-move-not-adjacent = Ningún sendero une el { $origin } con el { $to }. { COUNT($beside) ->
    [0] No tiene nada al lado.
   *[other] A su lado: { NAMES($beside) }.
}
    .any = Ninguno de tus guerreros puede moverse ahora a ninguna parte.
r-move-too-many = Desde el { $origin } puedes mover { $warriors ->
    [one] solo 1 guerrero
   *[other] de 1 a { $warriors } guerreros
}.
r-move-held = Tus piezas están retenidas en el { $origin } y no pueden salir de ahí.
r-battle-spared = No puedes iniciar una batalla contra esa facción en el { $clearing } mientras esté en paz contigo.
r-move-barred = Nada puede moverse del { $origin } al { $to }.
r-move-no-rule = No puedes ir del { $origin } al { $to }: no controlas ninguno de los dos. { COUNT($instead) ->
    [0] Desde ahí no puedes ir ahora a ningún sitio.
   *[other] Desde ahí puedes ir a { NAMES($instead) }.
}
r-move-not-now = Ahora no puedes ir del { $origin } al { $to }. { COUNT($instead) ->
    [0] Desde ahí no puedes ir ahora a ningún sitio.
   *[other] Desde ahí puedes ir a { NAMES($instead) }.
}
r-action-when = { $when ->
    [start] Puedes hacerlo justo al empezar tu propia Alba, antes que nada más.
    [birdsong] Puedes hacerlo durante tu propia Alba.
    [daylight] Puedes hacerlo durante tu propio Día.
    [evening] Puedes hacerlo durante tu propia Noche.
    [end] Se te pregunta al final de tu propia Noche.
   *[turn] Puedes hacerlo en tu propio turno.
}
r-question-first = Responde primero a lo que se te pregunta; nada lo interrumpe.
r-not-in-match = Nada en esta partida te permite hacer eso.
r-turn-ending = Tu turno está terminando y ya no se puede hacer nada más en él.
r-entry-barred = Nada puede entrar en el { $to }.
r-place-barred = No puedes colocar piezas en el { $clearing }.
r-too-many-alike = Aquí puedes elegir como mucho { $most ->
    [one] 1 carta
   *[other] { $most } cartas
} de { $suit }.

r-card-not-held = { $card } no está en tu mano.
    .any = No tienes en la mano ninguna carta que sirva.
r-no-warriors = No te quedan guerreros en la reserva.
r-craft-not-held = { $card } no está en tu mano.
    .any = No tienes en la mano ninguna carta que se pueda fabricar.
r-craft-never = { $card } no se puede fabricar. Puedes gastarla por su palo.
    .any = Ninguna de tus cartas se puede fabricar ahora: tus piezas de fabricación no alcanzan, o no se fabrican nunca.
r-craft-no-item = { $card } da un objeto que ya no queda en el mapa: { $item }.
    .any = Ninguna de tus cartas se puede fabricar ahora: tus piezas de fabricación no alcanzan, o no se fabrican nunca.
r-craft-twin = Ya tienes { $card } delante de ti, y una segunda no haría nada.
    .any = Ninguna de tus cartas se puede fabricar ahora: tus piezas de fabricación no alcanzan, o no se fabrican nunca.
r-craft-cost = { $card } cuesta { NAMES($cost, as: "suit") }. { COUNT($ready) ->
    [0] No tienes lista ninguna pieza de fabricación.
   *[other] Tus piezas de fabricación listas: { NAMES($ready, as: "suit") }.
}
    .any = Ninguna de tus cartas se puede fabricar ahora: tus piezas de fabricación no alcanzan, o no se fabrican nunca.
r-craft-not-now = { $card } no se puede fabricar ahora: en este turno, el momento de fabricar ya pasó o aún no ha llegado.
    .any = Ninguna de tus cartas se puede fabricar ahora: tus piezas de fabricación no alcanzan, o no se fabrican nunca.

r-use-not-yours = No tienes { $card } delante de ti.
r-use-by-itself = { $card } funciona sola; no hay nada que pulsar.
r-use-once = Ya has usado { $card } este turno.
r-use-when = { $card } se usa { $when ->
    [start] justo al comienzo de tu { NAMES($phase, as: "phase") }, antes que nada más
   *[any] durante tu { NAMES($phase, as: "phase") }
}.
r-use-nothing = { $card } no tendría ningún efecto ahora.

r-no-paths = En este mapa no hay senderos cerrados.
r-path-not-closed = No hay ningún sendero cerrado entre el { $origin } y el { $to }.
r-path-turned = Nombra ese sendero al revés: del { $to } al { $origin }.
r-path-no-pieces = Para abrir el sendero entre el { $origin } y el { $to } necesitas una pieza tuya en uno de los dos.
r-path-once = Ya has abierto un sendero en este turno; solo se puede uno.
r-path-card = No tienes { $card } en la mano.
r-path-not-now = Un sendero cerrado se abre en tu propio Día, entre dos acciones.
r-no-market = En esta partida no hay Mercado Negro.
r-market-no-pieces = Para cambiar en el Mercado Negro necesitas una pieza tuya en el { $clearing }.
r-market-once = Ya has cambiado una carta en este turno.
r-market-stall = Hay { $most } cartas boca abajo; nombra una por su número.
r-market-card = No tienes { $card } en la mano.
r-craft-at-forge = { $card } necesita: { NAMES($item, as: "item") }. Lo que queda está en la Forja Legendaria: necesitas una pieza tuya en el { $clearing }.
r-no-rabbittown = Villaconejo no está en esta partida.
r-rally-once = Ya has reunido guerreros en Villaconejo en este turno.
r-rally-nobody = No acudiría nadie: necesitas un guerrero en tu reserva y piezas en otro claro de conejo.
r-rally-suit = { $card } no es una carta de conejo ni de ave.
r-rally-not-now = En Villaconejo reúnes guerreros en tu propio Día, donde puedas colocar piezas.
r-dominance-not-available = Esa carta de dominio no está junto al mapa.
r-dominance-price = { $suit ->
    [ave] La carta de dominio de ave solo se paga con una carta de ave.
   *[other] Se paga con una carta de { $suit } o con una de ave.
}
r-dominance-two-players = A dos se juega sin cartas de dominio.
r-dominance-coalition-only = Tú no puedes ganar por dominio, pero sí formar una coalición.
r-dominance-twice = Ya has dejado el marcador de puntos, y eso es para siempre.
r-dominance-points = Necesitas 10 puntos para activar una carta de dominio y tienes { $points }.
r-dominance-not-now = Una carta de dominio se activa desde la mano durante tu propio Día.
