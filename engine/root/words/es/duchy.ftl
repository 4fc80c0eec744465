# El Ducado Subterráneo (Ley 12). Los ministros, como las facciones, llevan su artículo.

faction-duchy = El Ducado
    .within = el Ducado
    .of = del Ducado
    .toward = al Ducado
    .short = Ducado
    .full = Ducado Subterráneo

piece-citadel = ciudadela
    .line = más guerreros para el Cubil cada Alba; fabrica su palo
piece-market = mercado
    .line = más cartas cada Noche; fabrica su palo
piece-tunnel = túnel
    .line = el Cubil es adyacente a su claro
pieces-citadel = { $count ->
    [one] una ciudadela
   *[other] { $count } ciudadelas
}
pieces-market = { $count ->
    [one] un mercado
   *[other] { $count } mercados
}
pieces-tunnel = { $count ->
    [one] un túnel
   *[other] { $count } túneles
}

minister-foremole = El Capatopo
    .within = el Capatopo
    .toward = al Capatopo
    .line = construye donde controlas, mostrando cualquier carta
minister-captain = El Capitán
    .within = el Capitán
    .toward = al Capitán
    .line = una batalla cada turno
minister-marshal = El Mariscal
    .within = el Mariscal
    .toward = al Mariscal
    .line = un movimiento cada turno
minister-brigadier = El Brigadier
    .within = el Brigadier
    .toward = al Brigadier
    .line = dos movimientos o dos batallas cada turno
minister-banker = El Banquero
    .within = el Banquero
    .toward = al Banquero
    .line = gasta cartas de un palo por un punto cada una
minister-mayor = El Alcalde
    .within = el Alcalde
    .toward = al Alcalde
    .line = hace la acción de un escudero o noble persuadido
minister-duchess = La Duquesa del Barro
    .within = la Duquesa del Barro
    .toward = a la Duquesa del Barro
    .line = 2 puntos cada turno con los tres túneles en el mapa
minister-baron = El Barón de la Tierra
    .within = el Barón de la Tierra
    .toward = al Barón de la Tierra
    .line = 1 punto cada turno por mercado en el mapa
minister-earl = El Conde de Piedra
    .within = el Conde de Piedra
    .toward = al Conde de Piedra
    .line = 1 punto cada turno por ciudadela en el mapa

# Preparación

q-duchy-corner = ¿En qué esquina sale a la superficie tu Ducado?
    .why = Tu primer túnel lleva ahí desde el Cubil, y hay dos guerreros en esa esquina y en cada claro de al lado.

# Los menús del turno

q-duchy-birdsong = Tu turno, Alba: usa una carta que tienes delante o continúa.
    .why = Han llegado guerreros nuevos al Cubil; siguen dos acciones de tu Asamblea.
done-duchy-birdsong = Terminar el turno
    .confirm = ¿Terminar el turno? Ahora robas cartas, y lo que no hayas hecho queda sin hacer.
q-duchy-assembly = Tu Asamblea: ¿qué haces? ({ $actions ->
    [0] no te quedan acciones
    [one] te queda 1 acción
   *[other] te quedan { $actions } acciones
})
    .why = Lleva piezas a muchos claros de muchos palos: cada uno te deja revelar una carta para persuadir a un ministro.
done-duchy-assembly = Terminar el turno
    .confirm = ¿Terminar el turno? Ahora robas cartas, y lo que no hayas hecho queda sin hacer.
q-duchy-parliament = Tu Parlamento: ¿qué ministro actúa?
    .why = Cada ministro persuadido actúa una vez por turno, en cualquier orden, antes de persuadir a otro.
done-duchy-parliament = Terminar el turno
    .confirm = ¿Terminar el turno? Ahora robas cartas, y lo que no hayas hecho queda sin hacer.
q-duchy-sway = ¿Persuades a un ministro?
    .why = Da puntos al momento, y el ministro actúa desde tu próximo turno.
done-duchy-sway = Terminar el turno
    .confirm = ¿Terminar el turno? Ahora robas cartas, y lo que no hayas hecho queda sin hacer.
duchy-day-over = Pasar a la Noche
    .confirm = ¿Pasar a la Noche? Tus cartas reveladas vuelven a tu mano y puedes fabricar.
q-duchy-evening = Empieza tu Noche.
    .why = Ahora vuelven tus cartas reveladas, y después puedes fabricar.
done-duchy-evening = Continuar
q-duchy-return = Tus cartas reveladas han vuelto: ¿fabricas?
    .why = Ciudadelas y mercados fabrican cartas del palo de su claro, una vez por turno cada uno.
done-duchy-return = Robar cartas y terminar el turno
q-duchy-craft = Tu Noche: ¿fabricas?
    .why = Ciudadelas y mercados fabrican cartas del palo de su claro, una vez por turno cada uno.
done-duchy-craft = Robar cartas y terminar el turno
q-duchy-draw = Ya has robado tus cartas.
    .why = Solo queda terminar el turno.
done-duchy-draw = Terminar el turno

# Acciones

o-duchy-build = Construir en el { $clearing }: { $building }
    .group = Construir
    .building = Edificio: { $value }
    .clearing = En el { $value }
    .facts = { $kind ->
        [citadel] { $count } guerreros cada Alba
       *[market] { $count } cartas cada Noche
    }
    .about = fabrica cartas del palo de su claro
o-duchy-recruit = Reclutar 1 guerrero en el Cubil
    .group = Reclutar
    .facts = { $count ->
        [one] allí habrá 1 guerrero
       *[other] allí habrá { $count } guerreros
    }
o-duchy-move = Mover { pieces-moved } del { $origin } al { $to }
    .group = Mover
    .origin = Desde el { $value }
    .to = Al { $value }
o-duchy-battle = Batalla contra { YOU($defender, "ti", as: "faction.within") } en el { $clearing }
    .facts = { battle-hits }
    .group = Batalla
    .clearing = En el { $value }
    .confirm = ¿Batalla contra { YOU($defender, "ti", as: "faction.within") } en el { $clearing }? Los dados no se pueden deshacer.
o-duchy-dig = Excavar un túnel al { $clearing }
    .group = Excavar
    .clearing = Al { $value }
    .facts = por una carta; { $count ->
        [one] sube 1 guerrero
       *[other] suben hasta { $count } guerreros
    }{ $left ->
        [0] {", y se cierra otro túnel"}
       *[other] {""}
    }
o-duchy-surface = { pieces-moved }
o-duchy-minister = Que actúe { YOU($minister, "", as: "minister.within") }
    .group = Parlamento
    .minister = { $value }
    .facts = { $who ->
        [foremole] construye donde controles, revelando cualquier carta
        [captain] una batalla
        [marshal] un movimiento
        [brigadier] hasta dos movimientos o hasta dos batallas
        [banker] gasta cartas de un palo por un punto cada una
        [mayor] la acción de un escudero o noble persuadido
       *[other] { $points ->
            [one] 1 punto
           *[other] { $points } puntos
        }
    }
    .about = { "" }
o-duchy-sway = Persuadir { YOU($minister, "", as: "minister.toward") }
    .group = Persuadir a un ministro
    .minister = { $value }
    .facts = revela { $cards } cartas, { $points ->
        [one] 1 punto
       *[other] { $points } puntos
    }; luego, cada turno { $who ->
        [foremole] un edificio por cualquier carta
        [captain] una batalla
        [marshal] un movimiento
        [brigadier] dos movimientos o dos batallas
        [banker] puntos por cartas
        [mayor] lo que haga un escudero o noble
        [duchess] 2 puntos con tres túneles
        [baron] puntos por mercados
       *[earl] puntos por ciudadelas
    }
    .about = { "" }
o-duchy-one = { $minister }
o-duchy-site = En el { $clearing }: { $building }
    .building = Edificio: { $value }
    .clearing = En el { $value }
o-duchy-suit = Cartas de { $suit }

# Las preguntas que siguen

q-duchy-reveal = ¿Qué carta revelas para el edificio en el { $clearing }?
    .why = Un ave se descarta por la Noche; cualquier otra carta vuelve a tu mano.
q-duchy-reveal-any = El Capatopo construye en el { $clearing }: ¿qué carta revelas?
    .why = Vale cualquier palo. Un ave se descarta por la Noche; cualquier otra carta vuelve.
q-duchy-spend = ¿Qué carta gastas para el túnel al { $clearing }?
    .why = Se va para siempre: suelta la que menos necesites.
q-duchy-tunnel = Los tres túneles están excavados. ¿Cuál se cierra para abrir el nuevo al { $to }?
    .why = El Cubil deja de estar junto a ese claro; sus guerreros se quedan donde están.
q-duchy-surface = ¿Cuántos guerreros suben al { $clearing }?
    .why = Al menos uno. Subir es un movimiento, así que puede causar Indignación donde haya simpatía.
q-duchy-foremole = ¿Qué construye el Capatopo, y dónde?
    .why = Le vale cualquier carta, sea del palo que sea.
q-duchy-captain = ¿A quién ataca el Capitán?
    .why = Los dados no se pueden deshacer.
q-duchy-marshal = ¿Qué movimiento hace el Mariscal?
    .why = Es un movimiento como cualquier otro tuyo.
q-duchy-brigadier = El Brigadier mueve o lucha: ¿qué va primero?
    .why = A un movimiento puede seguir otro movimiento; a una batalla, otra batalla.
q-duchy-second-battle = El Brigadier puede librar una segunda batalla. ¿Dónde?
    .why = Este turno el Brigadier ya no puede mover.
done-duchy-second-battle = Sin segunda batalla
q-duchy-second-move = El Brigadier puede hacer un segundo movimiento. ¿Cuál?
    .why = Este turno el Brigadier ya no puede luchar.
done-duchy-second-move = Sin segundo movimiento
q-duchy-banker = ¿De qué palo son las cartas para el Banquero?
    .why = Las aves pueden ir con cualquier palo. Cada carta es un punto.
q-duchy-bank = ¿Qué cartas gastas en el Banquero?
    .why = Cada carta es un punto y se va para siempre.
    .tip = Gasta { $what }
q-duchy-mayor = ¿La acción de quién hace el Alcalde?
    .why = Incluso la de quien ya ha actuado este turno; a los señores no se les puede imitar.
q-duchy-sway-with = Persuadir { NAMES($minister, as: "minister", part: "toward") }: ¿qué { $count } cartas revelas?
    .why = Cada carta necesita un claro de su palo con una pieza tuya; un ave, un claro cualquiera. Por la Noche se descartan las aves y las demás vuelven.
    .tip = Revela { $what }
q-duchy-city = ¿Por qué palo debe valer la Ciudad Perdida?
    .why = Como cualquier claro, permite revelar una carta, del palo que quieras.
q-duchy-convince = Persuadir { NAMES($minister, as: "minister", part: "toward") }: revela { $left ->
    [one] una carta más.
   *[other] { $left } cartas más.
}
    .why = Cada carta necesita un claro de su palo con una pieza tuya; un ave, un claro cualquiera.
q-duchy-failure = El Precio del fracaso: ¿qué ministro te deja?
    .why = Se va el de mayor rango. La corona sale de la partida y pierdes una carta al azar.

# Planes

plan-failure = El Precio del fracaso
    .why = Cuál de varios ministros del mayor rango se va primero cuando pierdes edificios.
plan-failure-squire = De los escuderos
plan-failure-squire-foremole = el Capatopo
plan-failure-squire-captain = el Capitán
plan-failure-squire-marshal = el Mariscal
plan-failure-noble = De los nobles
plan-failure-noble-brigadier = el Brigadier
plan-failure-noble-banker = el Banquero
plan-failure-noble-mayor = el Alcalde
plan-failure-lord = De los señores
plan-failure-lord-duchess = la Duquesa del Barro
plan-failure-lord-baron = el Barón de la Tierra
plan-failure-lord-earl = el Conde de Piedra

# Comandos

c-duchy = Dirige el Ducado: Asamblea, Parlamento, ministros
c-duchy-build = Revela una carta: ciudadela o mercado donde controles
c-duchy-recruit = Coloca un guerrero en el Cubil
c-duchy-move = Mueve guerreros, también por túneles con el Cubil
c-duchy-battle = Inicia una batalla
c-duchy-dig = Gasta una carta: excava un túnel y sube por él
c-duchy-minister = Haz la acción de un ministro al que hayas persuadido
c-duchy-sway = Revela cartas para persuadir a un ministro y puntuar
f-duchy-build-building = Ciudadela o mercado
f-duchy-build-clearing = Un claro que controles con un hueco libre
f-duchy-move-origin = El claro desde el que mueves
f-duchy-move-to = El claro adyacente al que vas
f-duchy-move-warriors = Cuántos guerreros
f-duchy-battle-clearing = El claro en el que luchas
f-duchy-battle-defender = A quién atacas
f-duchy-dig-clearing = Un claro sin túnel
f-duchy-minister-minister = Un ministro persuadido que no haya actuado este turno
f-duchy-sway-minister = El ministro al que quieres persuadir

# Por qué no

r-duchy-not-daylight = El Ducado actúa en su propio Día.
r-duchy-passed = { $step ->
    [assembly] La Asamblea ha terminado este turno: va antes del Parlamento.
    [parliament] El Parlamento ha terminado este turno: va antes de persuadir.
   *[sway] El momento de persuadir ha pasado este turno.
}
r-assembly-done = Las dos acciones de tu Asamblea están hechas. Los ministros pueden actuar, y puedes persuadir a uno.
r-duchy-no-such-building = El Ducado construye ciudadelas y mercados, nada más.
r-duchy-card = Para el { $clearing } hace falta una carta de { $suit } o de ave, y no tienes ninguna.
    .any = No tienes ni un ave ni una carta del palo de un claro donde se pudiera hacer.
r-dig-burrow = Los túneles llevan del Cubil a un claro del mapa.
r-dig-tunnel-there = Ya tienes un túnel en el { $clearing }.
r-dig-empty-burrow = No hay nadie en el Cubil, y tiene que subir al menos un guerrero. Recluta allí primero.
r-dig-no-tunnel = No queda ningún túnel que colocar.
r-minister-unknown = No existe ese ministro.
r-minister-not-swayed = { NAMES($minister, as: "minister") } no está de tu lado. Solo actúan los ministros persuadidos.
    .any = Ningún ministro que hayas persuadido puede hacerlo ahora.
r-minister-acted = { NAMES($minister, as: "minister") } ya ha actuado este turno; solo se puede una vez.
    .any = Ningún ministro persuadido puede hacer ya nada más.
r-minister-idle = { NAMES($minister, as: "minister") } no podría hacer nada ahora.
    .any = Ningún ministro persuadido puede hacer ya nada más.
r-sway-once = Este turno ya has persuadido a un ministro; solo se puede a uno.
r-sway-swayed = { NAMES($minister, as: "minister") } ya está de tu lado.
    .any = Para cada ministro que aún podría unirse a ti puedes revelar muy pocas cartas, o te falta una corona de su rango.
r-sway-no-crown = Tus { $crowns } coronas de { $rank ->
    [squire] escudero
    [noble] noble
   *[lord] señor
} ya no están en tu tablero, así que no puedes persuadir a más.
r-sway-cards = Hacen falta { $cards } cartas, cada una para otro claro de su palo con una pieza tuya. Puedes revelar { $have }: estás en { $places ->
    [one] 1 claro
   *[other] { $places } claros
}.
    .any = Para cada ministro que aún podría unirse a ti puedes revelar muy pocas cartas, o te falta una corona de su rango.

# Lo que pasó

e-cards-revealed = { YOU($seat, "Revelaste", "reveló", "revelaron") } { $cards }.
e-birds-discarded = { YOU($seat, "Descartaste", "descartó", "descartaron") } { $cards }, que { AGREE($seat, "había", "habían", "habías") } revelado este turno.
e-cards-returned = { YOU($seat, "Devolviste", "devolvió", "devolvieron") } a la mano { $cards }.
e-failure-paid = { $minister ->
    [foremole] { YOU($seat, "Perdiste", "perdió", "perdieron") } al Capatopo y la corona.
    [captain] { YOU($seat, "Perdiste", "perdió", "perdieron") } al Capitán y la corona.
    [marshal] { YOU($seat, "Perdiste", "perdió", "perdieron") } al Mariscal y la corona.
    [brigadier] { YOU($seat, "Perdiste", "perdió", "perdieron") } al Brigadier y la corona.
    [banker] { YOU($seat, "Perdiste", "perdió", "perdieron") } al Banquero y la corona.
    [mayor] { YOU($seat, "Perdiste", "perdió", "perdieron") } al Alcalde y la corona.
    [duchess] { YOU($seat, "Perdiste", "perdió", "perdieron") } a la Duquesa del Barro y la corona.
    [baron] { YOU($seat, "Perdiste", "perdió", "perdieron") } al Barón de la Tierra y la corona.
    [earl] { YOU($seat, "Perdiste", "perdió", "perdieron") } al Conde de Piedra y la corona.
   *[none] { YOU($seat, "Pagaste", "pagó", "pagaron") } el Precio del fracaso; no había ministro que se fuera.
}
e-minister-acted = { YOU($seat, "Para ti") }: actúa { YOU($minister, "", as: "minister.within") }.
e-mayor-imitated = { YOU($seat, "Para ti") }: el Alcalde imita la acción de otro: { YOU($minister, "", as: "minister.within") }.
e-swayed = { YOU($seat, "Persuadiste", "persuadió", "persuadieron") } a un ministro, { YOU($minister, "", as: "minister.within") }; de ese rango { $crowns ->
    [0] no quedan coronas
    [one] queda 1 corona
   *[other] quedan { $crowns } coronas
}.
