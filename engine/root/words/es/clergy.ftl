# El Clero del Panal (HCC).

faction-clergy = El Clero
    .within = el Clero
    .of = del Clero
    .toward = al Clero
    .short = Clero
    .full = Clero del Panal

piece-cathedral = catedral
    .line = las flores de su palo puntúan aquí y pagan cartas
pieces-cathedral = { $count ->
    [one] una catedral
   *[other] { $count } catedrales
}
piece-flower-fox = flor de zorro
pieces-flower-fox = { $count ->
    [one] una flor de zorro
   *[other] { $count } flores de zorro
}
piece-flower-rabbit = flor de conejo
pieces-flower-rabbit = { $count ->
    [one] una flor de conejo
   *[other] { $count } flores de conejo
}
piece-flower-mouse = flor de ratón
pieces-flower-mouse = { $count ->
    [one] una flor de ratón
   *[other] { $count } flores de ratón
}
piece-flower-bird = flor de ave
pieces-flower-bird = { $count ->
    [one] una flor de ave
   *[other] { $count } flores de ave
}

# Donde el texto admite dos lecturas

option-acts = Acciones del Clero
    .why = Si una de sus tres acciones se puede hacer más de una vez por turno.
option-acts-repeat = tres cualesquiera, se pueden repetir
option-acts-once = cada una solo una vez por turno
option-crusade = Cruzada
    .why = Si la batalla de una cruzada exige antes un movimiento.
option-crusade-move = primero mover, luego luchar allí
option-crusade-stay = se puede luchar sin mover
option-worship = Fabricar en las catedrales
    .why = Si una catedral puede fabricar más de una carta por turno.
option-worship-free = mientras haya flores
option-worship-once = una carta por turno en cada catedral
option-divine = Intervención divina
    .why = Qué vuelve cuando el Clero no tiene ni guerreros ni catedrales.
option-divine-warriors = cuatro guerreros
option-divine-cathedral = cuatro guerreros y una catedral
option-mercy = Misericordia
    .why = Cuándo se vuelve Hereje un Penitente que ataca al Clero.
option-mercy-literal = después de los impactos de la batalla
option-mercy-flip = antes de los impactos de la batalla
option-hive = Agitar la colmena
    .why = Cuándo se alzan guerreros donde cayó una catedral. La batalla del Clero viene siempre después de todo lo demás.
option-hive-now = al momento: una batalla sigue con ellos
option-hive-later = cuando todo lo ocurrido ha terminado
option-cathedrals = Hilera de catedrales
    .why = Qué da la hilera. Con la sobria, el Clero es lento junto a otras facciones.
option-cathedrals-plain = sobria: 1, 1, 2 y 3 puntos, dos abejas
option-cathedrals-rich = rica: 2, 3, 4 y 5 puntos, cuatro abejas

# Preparación

q-clergy-home = ¿Dónde se alza tu primera catedral? La acompañan tres guerreros.
    .why = Siempre puedes moverte desde ella y hacia ella, y las flores de su palo puntúan allí.
q-clergy-first = ¿En qué claro de { $suit } empieza tu guerrero solitario?
    .why = Las flores que saques solo pueden ir donde tengas un guerrero y ninguna catedral.
q-clergy-flower = ¿Adónde va la flor de { $suit }?
    .why = Los guerreros pueden llevarla más lejos; puntúa en una catedral de un claro de su palo.

# El turno

q-clergy-return = No queda ningún guerrero tuyo en el mapa. ¿Dónde vuelven cuatro?
    .why = Así tus catedrales y flores no se quedan solas.
q-clergy-birdsong = Tu Alba: gasta cartas de ave por flores o continúa tu turno ({ clergy-actions-left }).
    .why = Cada carta de ave compra una flor del saco, dondequiera que se pueda colocar.
done-clergy-birdsong = Terminar el turno
    .confirm = ¿Terminar el turno? Siguen arrepentimientos, flores y cartas, y lo que no hayas hecho queda sin hacer.
q-clergy-act = Tu Día: actúa y luego ofrenda flores ({ clergy-actions-left }).
    .why = Lleva flores a catedrales de su palo. En cuanto ofrendas algo, se acaban tus acciones.
done-clergy-act = Terminar el turno
    .confirm = ¿Terminar el turno? Siguen arrepentimientos, flores y cartas, y lo que no hayas hecho queda sin hacer.
q-clergy-offer = Tu Día: ofrenda flores, cuantas veces quieras.
    .why = Una flor que coincide puntúa en una catedral; con flores también construyes catedrales y fabricas cartas, 1 punto más por carta.
done-clergy-offer = Terminar el turno
    .confirm = ¿Terminar el turno? Siguen arrepentimientos, flores y cartas, y lo que no hayas hecho queda sin hacer.
q-clergy-evening = Empieza tu Noche.
    .why = Ahora siguen arrepentimientos, flores y cartas, y termina tu turno.
done-clergy-evening = Terminar el turno
q-clergy-repent = Quien quería arrepentirse ya lo ha hecho.
    .why = Ahora sacas flores y robas cartas.
done-clergy-repent = Continuar
q-clergy-pollinate = Tus flores están colocadas.
    .why = Ahora robas cartas y termina tu turno.
done-clergy-pollinate = Continuar
q-clergy-draw = Ya has robado tus cartas.
    .why = Solo queda terminar el turno.
done-clergy-draw = Terminar el turno

clergy-actions-left = { $actions ->
    [0] no te quedan acciones
    [one] te queda 1 acción
   *[other] te quedan { $actions } acciones
}

q-clergy-mission = Tu apostolado continúa: haz un segundo movimiento o detente aquí.
    .why = Los dos movimientos de un apostolado son una sola acción; pueden seguir los mismos guerreros u otros.
    .about = el segundo y último movimiento de este apostolado
done-clergy-mission = Detenerse aquí
q-clergy-crusade = Tu cruzada ha llegado al { $clearing }. ¿Luchas allí?
    .why = Se puede luchar contra Herejes; contra Penitentes, no.
done-clergy-crusade = No luchar
q-clergy-carry = ¿Qué flores van del { $origin } al { $to }?
    .why = Cada guerrero puede llevar una, a cualquier claro.
    .tip = Lleva contigo: { $what }
q-clergy-pay = ¿Qué flores gastas en el { $clearing }? Necesitas { $count }.
    .why = Vuelven al saco; las de ave valen por cualquier palo, así que suelen guardarse.
    .tip = Gasta estas flores: { $what }
q-clergy-worship = ¿En qué catedral fabricas?
    .why = Todas las flores de una carta se gastan en una misma catedral.

# Respuestas

q-clergy-hive = { $attacker } { AGREE($attacker, "destruyó", "destruyeron") } tu catedral en el { $clearing }. ¿Cuántos guerreros se alzan allí?
    .why = Salen al momento de tu reserva y después pueden luchar contra quien lo hizo.
q-clergy-avenge = ¿Luchas por tu catedral contra { YOU($attacker, "ti", as: "faction.within") } en el { $clearing }?
    .why = No cuesta ninguna acción, pero los dados no se pueden deshacer.
q-clergy-repentance = Eres Hereje. ¿Das una carta al Clero para ser Penitente?
    .why = Debe coincidir con un claro donde haya una catedral y piezas tuyas ({ NAMES($clearings) }). Un Penitente roba una carta en el Alba del Clero, gana 1 punto más por lo primero que fabrica cada turno y vive en paz.
    .option = Arrepentirse con { $card }
    .none = No tienes carta que sirva, así que sigues siendo Hereje. Se pregunta igualmente, para que nadie lo sepa.

# Acciones

o-clergy-bloom = Gastar { $card } por una flor
    .group = Florecer: una flor por una carta de ave
    .about = una flor del saco, colocada ya · renuncias a «{ $line }»
o-clergy-mission = Mover { pieces-moved } del { $origin } al { $to }
    .group = Apostolado: hasta dos movimientos
    .origin = Desde el { $value }
    .to = Al { $value }
    .about = un apostolado son hasta dos movimientos
o-clergy-swarm = Enjambre en el { $clearing } con { $card }
    .group = Enjambre: guerreros por una carta
    .clearing = En el { $value }
    .facts = { $count ->
        [one] 1 guerrero
       *[other] { $count } guerreros
    }
    .about = renuncias a «{ $line }»
o-clergy-crusade = Cruzada con { pieces-moved } del { $origin } al { $to }
    .group = Cruzada: mover y luego luchar
    .origin = Desde el { $value }
    .to = Al { $value }
    .about = después puedes luchar allí
o-clergy-battle = Batalla contra { YOU($defender, "ti", as: "faction.within") } en el { $clearing }
    .facts = { battle-hits }
    .group = Batalla
    .clearing = En el { $value }
    .confirm = ¿Batalla contra { YOU($defender, "ti", as: "faction.within") } en el { $clearing }? Los dados no se pueden deshacer.
o-clergy-replant = Replantar la { $flower } del { $clearing }
    .group = Replantar una flor
    .clearing = En el { $value }
    .facts = pasa a ser: { NAMES($suit, as: "piece-flower") }
o-clergy-score = Ofrendar la { $flower } del { $clearing }
    .group = Puntuar flores
    .facts = { $points ->
        [0] sin puntos
        [one] +1 punto
       *[other] +{ $points } puntos
    }
    .clearing = En el { $value }
o-clergy-build = Construir una catedral en el { $clearing }
    .group = Construir una catedral
    .facts = { $cost ->
        [one] 1 flor
       *[other] { $cost } flores
    }, { $points ->
        [0] sin puntos
        [one] +1 punto
       *[other] +{ $points } puntos
    }
o-clergy-hive = { $warriors ->
    [one] 1 guerrero
   *[other] { $warriors } guerreros
}

# Comandos

c-clergy = Lo que hace el Clero con flores y catedrales
c-clergy-bloom = Gasta una carta de ave para sacar y colocar una flor
c-clergy-mission = Mueve guerreros y flores, y quizá una segunda vez
c-clergy-swarm = Gasta una carta: dos guerreros en una catedral que coincida
c-clergy-crusade = Mueve y lucha en el claro al que has ido
c-clergy-battle = La batalla de una cruzada
c-clergy-replant = Cambia una flor por otra que coincida con su claro
c-clergy-score = Gasta una flor que coincida en una catedral por un punto
c-clergy-build = Gasta flores que coincidan para colocar una catedral
f-clergy-bloom-card = La carta de ave
f-clergy-mission-origin = Desde dónde
f-clergy-mission-to = Adónde
f-clergy-mission-warriors = Cuántos guerreros
f-clergy-swarm-clearing = Un claro con una catedral
f-clergy-swarm-card = Una carta de su palo, o de ave
f-clergy-crusade-origin = Desde dónde
f-clergy-crusade-to = Adónde
f-clergy-crusade-warriors = Cuántos guerreros
f-clergy-battle-clearing = Dónde luchas
f-clergy-battle-defender = A qué Hereje atacas
f-clergy-replant-clearing = Un claro con un guerrero tuyo
f-clergy-replant-flower = La flor que no coincide con él
f-clergy-score-clearing = Un claro con una catedral
f-clergy-score-flower = Una flor de allí que coincida con él
f-clergy-build-clearing = Un claro con flores que coincidan y un hueco libre

# Por qué no

r-clergy-passed = { $step ->
    [bloom] Las cartas de ave solo compran flores en tu Alba.
    [act] Tus tres acciones van en el Día antes de ofrendar flores, y ese momento ya pasó.
   *[offer] Las flores solo se ofrendan en tu Día.
}
r-clergy-no-actions = Ya has hecho tus tres acciones este turno. Ofrenda flores o termina tu turno.
r-clergy-act-twice = En esta mesa cada una de las cuatro acciones se hace una vez por turno, y esta ya la has hecho.
r-bag-empty = El saco está vacío: todas las flores están en el mapa.
r-bloom-bird = { $card } no es una carta de ave, y solo las aves compran flores.
    .any = No tienes ninguna carta de ave, y solo las aves compran flores.
r-bloom-nowhere = Ninguna de las flores del saco se podría colocar ahora: no hay ningún claro adecuado con un guerrero tuyo y sin catedral.
r-cathedral-absent = No tienes ninguna catedral en el { $clearing }.
    .any = Necesitas una carta del palo de una de tus catedrales, o un ave.
r-swarm-suit = { $card } no coincide con esa catedral. Hace falta una carta de { $suit } o de ave.
    .any = Necesitas una carta del palo de una de tus catedrales, o un ave.
r-crusade-first = Una cruzada lucha donde acaba de llegar. Muévete antes al { $clearing }.
r-flower-absent = No tienes ninguna flor así en el { $clearing }.
    .any = Necesitas un guerrero junto a una flor que no coincida con su claro, y en el saco una flor del palo de ese claro.
r-replant-bird = Las flores de ave coinciden con todos los claros y nunca se replantan.
r-replant-matches = Esa flor ya coincide con el { $clearing }.
    .any = Necesitas un guerrero junto a una flor que no coincida con su claro, y en el saco una flor del palo de ese claro.
r-replant-no-warrior = Para replantar en el { $clearing } necesitas allí un guerrero tuyo.
    .any = Necesitas un guerrero junto a una flor que no coincida con su claro, y en el saco una flor del palo de ese claro.
r-replant-none-left = En el saco no hay ninguna flor de { $suit } que plantar ahí.
r-score-suit = Allí solo puntúa una flor de { $suit } o de ave. Replántala o llévala a una catedral de su palo.
    .any = En ninguna de tus catedrales hay una flor del palo de su claro ni una de ave.
r-score-no-cathedral = { r-cathedral-absent }
    .any = En ninguna de tus catedrales hay una flor del palo de su claro ni una de ave.
r-score-no-flower = { r-flower-absent }
    .any = En ninguna de tus catedrales hay una flor del palo de su claro ni una de ave.
r-cathedral-none-left = Las cinco catedrales están en el mapa.
r-cathedral-twice = Ya hay una catedral en el { $clearing }, y en un claro solo cabe una.
r-cathedral-flowers = Una catedral en el { $clearing } cuesta { $cost ->
    [one] 1 flor de { $suit } o de ave
   *[other] { $cost } flores de { $suit } o de ave
} que estén allí, y { $have ->
    [0] no hay ninguna
    [one] hay una
   *[other] hay { $have }
}.
    .any = Cuesta { $cost ->
        [one] una flor que coincida
       *[other] { $cost } flores que coincidan
    } en un claro con un hueco libre y sin catedral.
r-worship-flowers = { $card } cuesta { NAMES($cost, as: "suit") }. Ninguna catedral tiene flores que lo paguen; todas deben estar en el claro de una misma catedral, y las de ave valen por cualquier palo.

odds-mercy = Ya contado: el Clero perdona a los Penitentes, así que { YOU($seat, "tu bando", as: "faction.within") } no { AGREE($seat, "pierde", "pierden", "pierde") } nada.

# Lo que pasó

e-flowers-drawn = { YOU($seat, "Sacaste", "sacó", "sacaron") } del saco: { $flowers }.
e-flower-returned = La { $flower } no tenía dónde colocarse y volvió al saco.
e-repented = { YOU($seat, "Te arrepentiste y eres", "se arrepintió y es", "se arrepintieron y son") } ahora { AGREE($seat, "Penitente", "Penitentes", "Penitente") }.
e-became-heretic = { YOU($seat, "Eres", "es", "son") } ahora { AGREE($seat, "Hereje", "Herejes", "Hereje") }.
e-honey-tasted = { YOU($seat, "Fabricaste", "fabricó", "fabricaron") } con el favor del Clero: miel para los santos.

# Planes

plan-hive = Cuando cae una catedral
    .why = Pueden alzarse guerreros donde estaba y luchar contra quien la destruyó.
plan-hive-warriors = Guerreros que colocar, como mucho
plan-hive-battle = Luchar contra quien la destruyó
plan-hive-battle-stronger = con más guerreros que el enemigo
plan-hive-battle-always = siempre
plan-hive-battle-never = nunca
plan-flowers = Llevar flores
    .why = Lo que llevan tus guerreros cuando otro los hace moverse.
plan-flowers-carry = Flores
plan-flowers-carry-unguarded = las que se quedarían sin guerrero ni catedral
plan-flowers-carry-always = una por guerrero
plan-flowers-carry-never = ninguna

plan-repent = Arrepentirse ante el Clero
    .why = Donde tengas piezas en una catedral, una carta que coincida te hace Penitente: una carta por turno, miel y paz. Prescindible es la carta que no es ave, objeto, emboscada, dominio ni Favor, que no podrías fabricar ahora y que no dejas para el final.
plan-repent-when = Arrepentirse
plan-repent-when-cheap = con una carta prescindible
plan-repent-when-always = con cualquier carta que coincida, primero la menos útil
plan-repent-when-never = nunca
