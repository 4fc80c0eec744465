# El Señor de las Huestes (Law 14).

faction-hundreds = La Hueste
    .within = la Hueste
    .of = de la Hueste
    .toward = a la Hueste
    .short = Hueste
    .full = Señor de las Huestes

piece-mob = turba
    .line = arrasa aquí lo enemigo en la próxima Alba y registra la ruina
pieces-mob = { $count ->
    [one] una turba
   *[other] { $count } turbas
}
piece-stronghold = bastión
    .line = trae un guerrero cada Alba; fabrica su palo
pieces-stronghold = { $count ->
    [one] un bastión
   *[other] { $count } bastiones
}
piece-warlord = caudillo
pieces-warlord = el caudillo

effect-stubborn = Terco
effect-wrathful = Iracundo
effect-bitter = Amargado

hundreds-mood = { $mood ->
    [bitter] Amargado
    [grandiose] Grandioso
    [jubilant] Jubiloso
    [lavish] Espléndido
    [relentless] Implacable
    [rowdy] Pendenciero
    [wrathful] Iracundo
   *[stubborn] Terco
}
hundreds-item = { $item }
hundreds-others = { $warriors ->
    [0] solo
    [one] con 1 guerrero
   *[other] con { $warriors } guerreros
}
hundreds-marching = { $warriors ->
    [one] 1 guerrero
   *[other] { $warriors } guerreros
}
hundreds-clean = { $oppressed ->
    [one] 1 claro oprimido
   *[other] { $oppressed } claros oprimidos
}

# Lo que una mesa puede decidir antes

option-entombed = Un caudillo en Coffin Makers
    .why = El caudillo caído yace allí como un guerrero más. ¿Puede Ungir recogerlo?
option-entombed-waits = espera a que se vacíe la carta
option-entombed-fetched = Ungir lo recoge

# Preparación

q-hundreds-corner = ¿En qué esquina alza tu caudillo su estandarte?
    .why = Empieza allí con cuatro guerreros y un bastión.

# El turno

q-hundreds-raze = Tus turbas han arrasado.
    .why = Ahora se reúnen tus guerreros.
done-hundreds-raze = Pasar a Reclutar
q-hundreds-razing = ¿Qué turba arrasa ahora?
    .why = Retira de allí los edificios y fichas enemigos, 1 punto por cada uno, y saca un objeto de la ruina. Lo que desata acaba antes de que empiece la siguiente.
q-hundreds-ruin = ¿Qué objeto sacan tus turbas de la ruina del { $clearing }?
    .why = Un tipo que ya sacaste de una ruina no se puede repetir.
q-hundreds-spread = El dado de turbas muestra { $suit }: ¿dónde surge una turba?
    .why = Junto a una de las tuyas; arrasará allí en tu próxima Alba.
q-hundreds-recruit = Tus guerreros se han reunido.
    .why = Ahora llega el caudillo.
done-hundreds-recruit = Pasar al caudillo
q-hundreds-recruits = Tu reserva no alcanza. ¿En qué bastiones se reúnen guerreros?
    .why = Uno por bastión; los seguidores del caudillo fueron antes.
    .some = { $n } en el { $name }
    .tip = Coloca guerreros: { $what }
q-hundreds-anoint = Un caudillo dirige la Hueste.
    .why = Ahora cambia su humor.
done-hundreds-anoint = Pasar a su humor
q-hundreds-warlord = ¿Dónde se alza un nuevo caudillo?
    .why = Ocupa el lugar de uno de tus guerreros; solo si no se puede, se alza en cualquier parte.
q-hundreds-mood = Tu caudillo está { hundreds-mood }.
    .why = El humor dura hasta tu próxima Alba.
done-hundreds-mood = Pasar al Día
q-hundreds-moods = ¿De qué humor está tu caudillo?
    .why = De otro distinto al de antes, y cuyo objeto no esté en tu Tesoro.
q-hundreds-ending = ¿Qué va primero al final de tu Alba?
    .why = Tu carta puede mover al caudillo, y dar objetos le trae guerreros.
q-hundreds-lavish = Tu Alba: tu caudillo está Espléndido. Da objetos a cambio de guerreros o sigue.
    .why = Cada objeto sale de la partida y trae dos guerreros al caudillo. Menos objetos pueden ser menos acciones ya en este turno.
done-hundreds-lavish = Guardar el Tesoro y pasar al Día
q-hundreds-craft = Tu Día: fabrica o sigue. (Humor: { hundreds-mood })
    .why = Un bastión fabrica una vez para el palo de su claro. Con un objeto eliges: el Tesoro o los puntos.
done-hundreds-craft = Continuar
q-hundreds-vanguard = Tu Día: tu caudillo Grandioso avanza primero. ({ $advances ->
    [one] Queda 1
   *[other] Quedan { $advances }
})
    .why = Tus acciones de Mando van después, y la primera acaba con los avances.
done-hundreds-vanguard = Pasar al Mando
q-hundreds-command = Tu Día: manda a la Hueste. ({ $commands ->
    [one] Queda 1 acción
   *[other] Quedan { $commands } acciones
})
    .why = Mover, luchar o construir; los objetos de la hilera de Mando traen más.
done-hundreds-command = Pasar al avance del caudillo
q-hundreds-advance = Tu Día: el caudillo avanza. ({ $advances ->
    [one] Queda 1
   *[other] Quedan { $advances }
})
    .why = Puede moverse, con quien quiera, y luego luchar donde esté.
done-hundreds-advance = Terminar el turno
    .confirm = ¿Terminar el turno? Se puntúa la opresión y robas; lo que quede sin hacer se pierde.
q-hundreds-strike = Tu caudillo ha llegado. ¿Lucha?
    .why = Cada avance es un movimiento y luego una batalla; se puede omitir cualquiera.
done-hundreds-strike = Sin batalla
q-hundreds-relentless = Tu caudillo Implacable puede seguir: otro movimiento u otra batalla.
    .why = En este avance se ha movido y ha luchado.
done-hundreds-relentless = Parar aquí
q-hundreds-incite = Tu Noche: incita turbas o puntúa. ({ hundreds-clean })
    .why = Una carta trae una turba a un claro de su palo con un guerrero tuyo; arrasará allí en tu próxima Alba.
done-hundreds-incite = Puntuar, robar y terminar el turno
q-hundreds-jubilant = ¿Tirar otra vez el dado de turbas? ({ $count ->
    [one] Queda 1
   *[other] Quedan { $count }
})
    .why = Cada tirada puede traer otra turba junto a las tuyas; si cabe, hay que ponerla.
done-hundreds-jubilant = No tirar más
q-hundreds-oppress = Has puntuado { hundreds-clean }.
    .why = Los controlas, tienes algo allí y ningún enemigo tiene nada. Ahora robas.
done-hundreds-oppress = Robar cartas y terminar el turno
q-hundreds-draw = Ya has robado tus cartas.
    .why = Solo queda terminar el turno.
done-hundreds-draw = Terminar el turno

# Objetos y batallas

q-hundreds-crafted = Has fabricado: { hundreds-item }. ¿Al Tesoro o por sus puntos?
    .why = En el Tesoro da acciones el resto de la partida y cierra el humor que lo muestra.
q-hundreds-overflow = No cabe: { hundreds-item }. ¿Qué objeto sale de la partida?
    .why = Esa hilera tiene cuatro espacios; salga el que salga, ganas 1 punto.
q-hundreds-loot = Atacas { YOU($defender, "a ti", as: "faction.toward") } en el { $clearing }. ¿Luchas por el botín?
    .why = Tus dados no hacen impactos; si controlas el claro tras la batalla, tomas uno de sus objetos.
done-hundreds-loot = Sin botín: tirar como siempre
q-hundreds-take = ¿Qué objeto tomas? ({ $defender })
    .why = Va a tu Tesoro, aunque esté agotado.
q-hundreds-shield = { $count ->
    [one] ¿Quién recibe el impacto
   *[other] ¿Quién recibe los { $count } impactos
} en el { $clearing }?
    .why = Sin caudillo en el Alba nadie lo sigue; uno nuevo se alza después de Reclutar.
q-hundreds-bitter = Tu caudillo está Amargado. ¿Qué turbas acuden a luchar al { $clearing }?
    .why = Cada una se vuelve un guerrero a su lado antes de tirar los dados.
    .tip = Llama a la batalla: { $what }

# Acciones

o-hundreds-lavish = Dar: { hundreds-item }
    .about = 2 guerreros al caudillo
    .group = Dar objetos
    .item = { $value }
o-hundreds-move = Mover { hundreds-marching } del { $origin } al { $to }
    .group = Mover
    .origin = Desde el { $value }
    .to = Al { $value }
    .about = el caudillo se queda
o-hundreds-lead = Llevar al caudillo al { $to }, { hundreds-others }
    .group = Mover al caudillo
    .to = Al { $value }
    .about = una acción de Mando
o-hundreds-battle = Batalla contra { YOU($defender, "ti", as: "faction.within") } en el { $clearing }
    .facts = { battle-hits }
    .group = Batalla
    .clearing = En el { $value }
    .confirm = ¿Batalla contra { YOU($defender, "ti", as: "faction.within") } en el { $clearing }? Los dados no se pueden deshacer.
o-hundreds-build = Construir un bastión en el { $clearing } con { $card }
    .group = Construir
    .clearing = En el { $value }
    .card = Con { $value }
    .about = un guerrero cada Alba · renuncias a «{ $line }»
o-hundreds-advance = Avanzar con el caudillo al { $to }, { hundreds-others }
    .group = Avanzar
    .to = Al { $value }
    .about = después puede luchar
o-hundreds-charge = Batalla contra { YOU($defender, "ti", as: "faction.within") } donde está el caudillo
    .facts = avance sin moverse: { battle-hits }
    .group = Luchar con el caudillo
    .confirm = ¿Batalla contra { YOU($defender, "ti", as: "faction.within") }? Los dados no se pueden deshacer.
o-hundreds-incite = Incitar una turba en el { $clearing } con { $card }
    .group = Incitar
    .clearing = En el { $value }
    .card = Con { $value }
    .about = arrasa en la próxima Alba · renuncias a «{ $line }»
o-hundreds-lead-on = Mover al caudillo al { $to }, { hundreds-others }
    .group = Mover al caudillo
    .to = Al { $value }
o-hundreds-card-first = La carta que tengo delante
    .about = después das objetos
o-hundreds-lavish-first = Dar objetos
    .about = después va la carta
o-hundreds-raze = { $clearing }
    .about = edificios y fichas enemigos de allí: 1 punto cada uno
o-hundreds-strike = Batalla contra { YOU($defender, "ti", as: "faction.within") }
    .facts = { battle-hits }
    .about = donde está el caudillo
    .confirm = ¿Batalla contra { YOU($defender, "ti", as: "faction.within") }? Los dados no se pueden deshacer.
o-hundreds-mood = { hundreds-mood }
    .about = { $mood ->
        [bitter] batallas del caudillo: turbas cercanas se vuelven guerreros
        [grandiose] primero avanzar, luego mandar
        [jubilant] al incitar junto al caudillo: hasta cuatro tiradas más
        [lavish] final del Alba: cada objeto por dos guerreros
        [relentless] tras mover y luchar: una de las dos otra vez
        [rowdy] Noche: una carta más, dos si hay 3 enemigos con él
        [wrathful] al atacar con el caudillo: 1 impacto extra
       *[stubborn] batallas del caudillo: ignora el primer impacto
    }
craft-hoard = { craft-item } para el Tesoro{ $kept ->
    [0] { "" }
    [one] { " y 1 punto" }
   *[other] { " y " }{ $kept } puntos
}, o { $points ->
    [0] sin puntos
    [one] 1 punto
   *[other] { $points } puntos
}
o-hundreds-keep = Ponerlo en el Tesoro
    .about = sin puntos por él
o-hundreds-melt = Retirarlo para siempre
    .about = { SIGNED($points) } { $points ->
        [one] punto
       *[other] puntos
    }
o-hundreds-loot = Luchar por el botín
    .about = tus dados no hacen impactos
o-hundreds-roll = Tirar el dado de turbas
    .about = puede surgir una junto a las tuyas
o-hundreds-shield = Otros caen antes que el caudillo
    .about = él sigue en el mapa
o-hundreds-sacrifice = El caudillo cae primero
    .about = otro se alza con Ungir
o-hundreds-mobs = La turba del { $clearing }

# Comandos

c-hundreds = Dirige al caudillo y su Hueste
c-hundreds-lavish = Da un objeto del Tesoro por dos guerreros
c-hundreds-move = Mueve guerreros sin el caudillo, con Mando
c-hundreds-lead = Mueve al caudillo con otros, con Mando
c-hundreds-battle = Empieza una batalla, con Mando
c-hundreds-build = Gasta una carta por un bastión donde controles
c-hundreds-advance = Mueve al caudillo; después puede luchar
c-hundreds-charge = Lucha donde está el caudillo, sin moverse
c-hundreds-incite = Gasta una carta: una turba donde tengas un guerrero
f-hundreds-lavish-item = El objeto que das
f-hundreds-move-origin = Desde dónde
f-hundreds-move-to = Adónde
f-hundreds-move-warriors = Cuántos guerreros, sin el caudillo
f-hundreds-lead-to = Adónde va el caudillo
f-hundreds-lead-warriors = Cuántos otros van con él; 0 si ninguno
f-hundreds-battle-clearing = Dónde luchas
f-hundreds-battle-defender = A quién atacas
f-hundreds-build-card = Una carta del palo del claro
f-hundreds-build-clearing = Un claro que controlas con un hueco libre
f-hundreds-advance-to = Adónde va el caudillo
f-hundreds-advance-warriors = Cuántos otros van con él; 0 si ninguno
f-hundreds-charge-defender = A quién ataca el caudillo
f-hundreds-incite-card = Una carta del palo del claro
f-hundreds-incite-clearing = Un claro con guerrero tuyo y sin turba

# Planes

plan-warlord = Impactos junto al caudillo
    .why = Quién cae donde está con otros, en batallas de turnos ajenos.
plan-warlord-falls = El caudillo cae
plan-warlord-falls-last = el último
plan-warlord-falls-first = el primero
plan-warlord-falls-ask = pregúntame
plan-bitter = Amargado: turbas al caudillo
    .why = Si lo atacan, las turbas cercanas pueden volverse guerreros antes de tirar.
plan-bitter-mobs = Turbas que acuden
plan-bitter-mobs-short = las que aprovechen los dados
plan-bitter-mobs-all = todas
plan-bitter-mobs-never = ninguna
plan-bitter-mobs-ask = pregúntame

# Por qué no

r-hundreds-passed = { $step ->
    [lavish] Solo das objetos al final de tu propia Alba.
    [command] Mandas solo en tu propio Día, antes de que avance el caudillo.
    [vanguard] Tu caudillo Grandioso avanza antes de tu primera acción de Mando.
    [incite] Solo incitas turbas en tu propia Noche.
   *[advance] Tu caudillo avanza solo en tu propio Día.
}
r-lavish-mood = Solo un caudillo Espléndido da objetos, y el tuyo está { hundreds-mood }.
r-lavish-none = En tu Tesoro no hay: { $item }.
    .any = Tu Tesoro está vacío.
r-command-spent = No te quedan acciones de Mando este turno.
r-advance-spent = A tu caudillo no le quedan avances este turno.
r-hundreds-no-warlord = Tu caudillo no está en el mapa. Se alza en tu próxima Alba.
r-hundreds-rats = Sin el caudillo { $warriors ->
    [one] solo puede salir 1 guerrero
   *[other] solo pueden salir { $warriors } guerreros
} del { $origin }. Para llevarlo, usa /hundreds lead.
r-stronghold-none-left = Los seis bastiones están en el mapa.
r-stronghold-rule = No controlas el { $clearing }, así que no puedes construir allí.
    .any = No controlas ningún claro con un hueco libre donde puedas construir.
r-stronghold-slot = No hay hueco libre en el { $clearing }.
r-mob-none-left = Las cinco turbas están en el mapa.
r-mob-there = Ya hay una turba en el { $clearing }.
r-mob-nobody = No tienes en el { $clearing } ningún guerrero que incite una turba.
    .any = Necesitas un guerrero en un claro sin turba, y una carta de su palo o un ave.
r-hundreds-not-held = No tienes en la mano: { $card }.
r-hundreds-suit = { $card } no es del palo del { $clearing }. Gasta una carta de su palo o un ave.

# Probabilidades

odds-wrathful = Ya contado: el caudillo Iracundo ataca, así que hay 1 impacto extra ({ $seat }).
odds-loot = Si { YOU($seat, "tu bando", as: "faction.within") } { AGREE($seat, "lucha", "luchan", "lucha") } por el botín: el atacante inflige { $dealt }, el defensor { $suffered }.
odds-bitter = Si { YOU($seat, "tu bando", as: "faction.within") } { AGREE($seat, "retira", "retiran", "retira") } todas las turbas cercanas: el atacante inflige { $dealt }, el defensor { $suffered }.

# Lo que pasó

e-mood-chosen = { AGREE($seat, "El caudillo", "El caudillo", "Tu caudillo") } está ahora { hundreds-mood }.
e-mob-rolled = { YOU($seat, "Tiraste", "tiró", "tiraron") } el dado de turbas: { $suit }.
e-item-hoarded = { YOU($seat, "Pusiste", "puso", "pusieron") } en el Tesoro: { hundreds-item }.
e-hoard-left = { YOU($seat, "Retiraste", "retiró", "retiraron") } para siempre: { hundreds-item }.
e-loot-sought = { YOU($seat, "Luchas", "lucha", "luchan") } por el botín en el { $clearing } contra { YOU($defender, "ti", as: "faction.within") }.
e-warlord-fell = { AGREE($seat, "El caudillo", "El caudillo", "Tu caudillo") } cayó en el { $clearing }.
e-anointed = { AGREE($seat, "Un nuevo caudillo", "Un nuevo caudillo", "Tu nuevo caudillo") } se alzó en el { $clearing }.
e-oppressed = { YOU($seat, "Oprimiste", "oprimió", "oprimieron") } { $count ->
    [one] 1 claro
   *[other] { $count } claros
}.
