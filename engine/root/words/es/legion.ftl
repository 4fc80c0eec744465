# La Legión sin Reina (QL).

faction-legion = La Legión
    .within = la Legión
    .of = de la Legión
    .toward = a la Legión
    .short = Legión
    .full = Legión sin Reina

piece-colony = colonia
    .line = el enemigo no fabrica ni recluta aquí
pieces-colony = { $count ->
    [one] una colonia
   *[other] { $count } colonias
}

effect-no-queens = Sin reinas

legion-marching = { $warriors ->
    [one] 1 guerrero
   *[other] { $warriors } guerreros
}
legion-spoils = { $spoils ->
    [0] aún sin botín
    [one] botín: 1 pieza
   *[other] botín: { $spoils } piezas
}

# Lo que una mesa puede decidir antes de empezar

option-spoils = Guerreros de la Marquesa en el botín de la Legión
    .why = La Legión los retiene hasta su Noche; ¿pueden salvarlos entonces los Hospitales de campaña?
option-spoils-supply = van a la reserva
option-spoils-hospitals = los Hospitales de campaña pueden salvarlos al volver

# Preparación

q-legion-corner = ¿En qué esquina desembarca tu Legión?
    .why = Tres guerreros empiezan ahí, y otros tres en un claro de al lado.
q-legion-beside = ¿Dónde van tus otros tres guerreros?
    .why = Desde dos claros llegas más lejos, y un Envío de suministros necesita piezas tuyas en claros de sus palos.
q-legion-campaign = ¿Con qué carta empieza tu campaña?
    .why = Su palo dice dónde luchas y te asientas, cada icono trae un guerrero por turno y un objeto da una carta más.
q-legion-return = No te queda nada en el mapa. ¿Dónde desembarcan tus supervivientes?
    .why = Aparecen tres guerreros donde haya menos piezas enemigas.

# El turno

q-legion-bootstraps = Tu turno, Alba: usa una carta que tienes delante o continúa.
    .why = Ahora tu carta de campaña trae guerreros, y después puedes cambiarla.
done-legion-bootstraps = Pasar al Envío de suministros
q-legion-drop = Envío de suministros: ¿adónde { $count ->
    [one] va el guerrero
   *[other] van los { $count } guerreros
} de { $suit }?
    .why = Cada icono de tu carta de campaña trae un guerrero a un claro de su palo donde tengas piezas.
    .some = { $n } en el { $name }
    .tip = Coloca guerreros: { $what }
q-legion-reinforcements = Tu reserva no alcanza. ¿Cuáles de tus colonias de { $suit } reciben un guerrero?
    .why = Un guerrero cada una; ponlos donde vayan a luchar o resistir.
    .some = { $n } en el { $name }
    .tip = Coloca guerreros: { $what }
q-legion-supply = Tu Alba: gasta una carta en tus colonias o cambia de táctica. Tu campaña: { $suit }.
    .why = Una carta trae un guerrero a cada colonia de su palo; una nueva carta de campaña cambia dónde luchas.
done-legion-supply = Pasar a tu campaña
q-legion-tactics = Tu Alba: ¿cambias de táctica? Tu campaña: { $suit }.
    .why = El palo de tu carta de campaña dice dónde invades, atacas y te asientas; sus iconos traen tus próximos guerreros.
done-legion-tactics = Conservar la carta de campaña
q-legion-aim = ¿Por qué palo vale tu campaña de ave?
    .why = Vale hasta tu próximo turno. Un ave deja elegir, pero solo da un punto por cada tres piezas de botín.
q-legion-suit = Tu campaña ya tiene rumbo.
    .why = Ahora invades.
done-legion-suit = Pasar al Día
q-legion-invade = Tu Día: invade claros de { $suit } cuantas veces quieras. ({ legion-spoils })
    .why = En cada claro de campaña con enemigos tendrá que haber batalla; dos guerreros que queden allí pueden fundar una colonia.
done-legion-invade = Puntuar, robar y terminar el turno
    .confirm = ¿Terminar el turno? Tu botín puntúa y se devuelve, y lo que no hayas hecho queda sin hacer.
q-legion-attack = Tu Día: ataca en cada uno de tus claros de { $suit }. ({ legion-spoils })
    .why = Lo que retires allí es botín: un punto por cada dos. No puedes seguir mientras haya una batalla pendiente.
done-legion-attack = Puntuar, robar y terminar el turno
q-legion-colonize = Tu Día: funda colonias en claros de { $suit } o continúa. ({ legion-spoils })
    .why = Una colonia impide al enemigo fabricar y reclutar allí y te deja fabricar con lo que construyó; si ya tienes una, puntúas.
done-legion-colonize = Puntuar, robar y terminar el turno
    .confirm = ¿Terminar el turno? Tu botín puntúa y se devuelve, y lo que no hayas hecho queda sin hacer.
q-legion-deescalate = Tu Día: un último movimiento desde un claro de { $suit } o continúa. ({ legion-spoils })
    .why = Puede acabar donde quiera que puedas ir, por ejemplo junto a los claros de tu próxima campaña.
done-legion-deescalate = Puntuar, robar y terminar el turno
    .confirm = ¿Terminar el turno? Tu botín puntúa y se devuelve, y lo que no hayas hecho queda sin hacer.
q-legion-craft = Tu Noche: fabrica o puntúa tu botín. ({ legion-spoils })
    .why = Cada edificio o ficha enemigos junto a una colonia tuya fabrica una vez con el palo de su claro.
done-legion-craft = Puntuar, robar y terminar el turno
q-legion-spoils = Tu botín ha puntuado y se ha devuelto.
    .why = Ahora robas y termina tu turno.
done-legion-spoils = Robar cartas y terminar el turno
q-legion-draw = Ya has robado tus cartas.
    .why = Solo queda terminar el turno.
done-legion-draw = Terminar el turno

# Acciones

o-legion-suit = { $suit }
    .about = donde invades, atacas y colonizas este turno
o-legion-reinforce = Gastar { $card }: un guerrero en cada colonia de { $suit }
    .group = Gastar una carta en tus colonias
    .card = Con { $value }
    .suit = En colonias de { $value }
    .facts = { $count ->
        [one] 1 guerrero
       *[other] { $count } guerreros
    }
    .about = renuncias a «{ $line }»
o-legion-tactics = Nueva campaña: { $card }
    .group = Cambiar de táctica
    .facts = { $count ->
        [0] ningún guerrero
        [one] 1 guerrero
       *[other] { $count } guerreros
    } por turno{ $item ->
        [yes] {", una carta más"}
       *[no] {""}
    }
o-legion-invade = Invadir el { $to } con { legion-marching } desde el { $origin }
    .group = Invadir
    .origin = Desde el { $value }
    .to = Hacia el { $value }
o-legion-attack = Ataque contra { YOU($defender, "ti", as: "faction.within") } en el { $clearing }
    .facts = { battle-hits }
    .group = Atacar
    .clearing = En el { $value }
    .confirm = ¿Ataque contra { YOU($defender, "ti", as: "faction.within") } en el { $clearing }? Los dados no se pueden deshacer.
o-legion-colonize = Colonizar el { $clearing }
    .group = Colonizar
    .clearing = { $value }
    .facts = { $points ->
        [0] una colonia nueva
       *[other] +1 punto por la colonia que hay
    }
o-legion-relocate = Trasladar la colonia del { $origin } al { $to }
    .group = Trasladar una colonia
    .origin = Desde el { $value }
    .to = Al { $value }
o-legion-deescalate = Replegarse: mover { legion-marching } del { $origin } al { $to }
    .group = Replegarse
    .origin = Desde el { $value }
    .to = Al { $value }

# Comandos

c-legion = Dirige la campaña de la Legión sin Reina
c-legion-reinforce = Gasta una carta: un guerrero en cada colonia que coincida
c-legion-tactics = Descarta la carta de campaña y juega otra de tu mano
c-legion-invade = Entra en un claro de campaña, cuantas veces quieras
c-legion-attack = Inicia la batalla pendiente en un claro de campaña
c-legion-colonize = Dos guerreros por una colonia, o puntos donde ya haya
c-legion-relocate = Con todas las colonias en el mapa, traslada una a la campaña
c-legion-deescalate = Haz un movimiento desde un claro de campaña
f-legion-reinforce-card = La carta de tu mano
f-legion-reinforce-suit = El palo por el que vale; un ave, por el que quieras
f-legion-tactics-card = La nueva carta de campaña, de tu mano
f-legion-invade-origin = Desde dónde
f-legion-invade-to = El claro de campaña en el que entras
f-legion-invade-warriors = Cuántos guerreros
f-legion-attack-clearing = El claro de campaña en el que luchas
f-legion-attack-defender = A quién atacas
f-legion-colonize-clearing = Un claro de campaña con dos guerreros tuyos
f-legion-relocate-origin = Una colonia fuera de la campaña
f-legion-relocate-to = Un claro de campaña con dos guerreros tuyos
f-legion-deescalate-origin = El claro de campaña desde el que mueves
f-legion-deescalate-to = Adónde
f-legion-deescalate-warriors = Cuántos guerreros

# Por qué no

r-legion-passed = { $step ->
    [supply] Gastas una carta en tus colonias en tu propia Alba, antes de cambiar de táctica.
    [tactics] Solo cambias tu carta de campaña en tu propia Alba.
    [invade] Invades en tu propio Día, antes de tu primer ataque.
    [attack] Solo atacas en tu propio Día, antes de colonizar.
    [colonize] Colonizas en tu propio Día, después de tus ataques.
   *[deescalate] Te repliegas al final de tu propio Día.
}
r-legion-suit-first = Tu carta de campaña es un ave: elige antes su palo.
r-reinforce-once = Este turno ya has gastado una carta en tus colonias, y es el máximo.
r-reinforce-suit = { $card } no vale por { $suit }. Gasta una carta de ese palo, o de ave.
    .any = Necesitas una colonia y una carta del palo de su claro, o un ave.
r-reinforce-no-colony = No tienes ninguna colonia en un claro de { $suit } donde se pueda colocar un guerrero.
    .any = Necesitas una colonia y una carta del palo de su claro, o un ave.
r-tactics-once = Este turno ya has cambiado de táctica.
r-tactics-not-held = { $card } no está en tu mano, así que no puede ser tu carta de campaña.
    .any = No tienes en la mano ninguna carta que pueda ser tu nueva campaña.
r-invade-suit = Solo invades claros de { $suit }, y el { $to } no lo es. { COUNT($instead) ->
    [0] Desde ahí no puedes invadir ahora ningún sitio.
   *[other] Desde ahí puedes invadir { NAMES($instead) }.
}
    .any = Ninguno de tus guerreros puede entrar ahora en un claro de { $suit }.
r-attack-suit = Solo atacas en claros de { $suit }, y el { $clearing } no lo es.
    .any = En ningún claro de { $suit } les queda a tus guerreros un enemigo que atacar.
r-attack-once = Ya has atacado en el { $clearing } este turno; solo se puede una vez.
r-attack-due = Antes de seguir hay una batalla pendiente: ataca en { NAMES($instead) }.
r-colonize-suit = Solo colonizas claros de { $suit }, y el { $clearing } no lo es.
    .any = Necesitas dos guerreros en un claro de { $suit } que no hayas colonizado este turno.
r-colonize-once = Ya has colonizado el { $clearing } este turno; solo se puede una vez.
r-colonize-warriors = Para colonizar el { $clearing } necesitas allí 2 guerreros, y tienes { $have }.
r-colonize-relocate = Las seis colonias están en el mapa. Traslada al { $clearing } una de fuera de tu campaña.
r-colonize-none-left = Las seis colonias están en el mapa, y ninguna fuera de tu campaña.
r-colonize-no-marker = Tu colonia ya está en el { $clearing } y, sin indicador de puntos, no te daría nada.
r-relocate-left = Aún te quedan colonias en la reserva: coloca una de esas.
r-relocate-there = Ya tienes una colonia en el { $clearing }, y es el máximo.
r-relocate-origin = No puedes tomar una colonia del { $clearing }: debe ser tuya y estar fuera de tu campaña.
r-deescalate-once = Ya te has replegado este turno; solo es un movimiento.
r-deescalate-suit = Este movimiento parte de un claro de { $suit }, y el { $origin } no lo es.
    .any = Necesitas guerreros en un claro de { $suit } que puedan moverse a alguna parte.

# Probabilidades

odds-no-queens = Ya contado: allí controla un enemigo, así que { YOU($seat, "tu bando", as: "faction.within") } { AGREE($seat, "inflige", "infligen", "inflige") } 1 impacto extra.

# Lo que pasó

e-campaign-began = { YOU($seat, "Empezaste tu", "empezó su", "empezaron su") } campaña con { $card }.
e-campaign-changed = { YOU($seat, "Descartaste", "descartó", "descartaron") } { $old }; la campaña sigue con { $card }.
e-campaign-aimed = { YOU($seat, "Dirigiste tu", "dirigió su", "dirigieron su") } campaña a los claros de { $suit }.
e-items-plundered = { YOU($seat, "Te llevaste", "se llevó", "se llevaron") } un botín { YOU($owner, "tuyo", as: "faction.of") }: { $items }.
e-spoils-returned = { YOU($seat, "Devolviste", "devolvió", "devolvieron") } { $count ->
    [one] 1 pieza
   *[other] { $count } piezas
} de botín.
