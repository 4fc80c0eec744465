# El Vagabundo (Ley 9): objetos, relaciones, misiones y personajes (26).

# Objetos por lado y lugar, como los nombran las cantidades

item-boot-exhausted = bota boca abajo
item-bag-exhausted = bolsa boca abajo
item-sword-exhausted = espada boca abajo
item-crossbow-exhausted = ballesta boca abajo
item-hammer-exhausted = martillo boca abajo
item-tea-exhausted = té boca abajo
item-coins-exhausted = monedas boca abajo
item-torch-exhausted = antorcha boca abajo
item-boot-damaged = bota dañada
item-bag-damaged = bolsa dañada
item-sword-damaged = espada dañada
item-crossbow-damaged = ballesta dañada
item-hammer-damaged = martillo dañado
item-tea-damaged = té dañado
item-coins-damaged = monedas dañadas
item-torch-damaged = antorcha dañada
item-boot-damaged-exhausted = bota dañada boca abajo
item-bag-damaged-exhausted = bolsa dañada boca abajo
item-sword-damaged-exhausted = espada dañada boca abajo
item-crossbow-damaged-exhausted = ballesta dañada boca abajo
item-hammer-damaged-exhausted = martillo dañado boca abajo
item-tea-damaged-exhausted = té dañado boca abajo
item-coins-damaged-exhausted = monedas dañadas boca abajo
item-torch-damaged-exhausted = antorcha dañada boca abajo
amount-warriors = guerrero aliado

# Misiones, por orden de número

quest-0 = Recado (zorro: té, bota)
quest-1 = Colecta (zorro: té, monedas)
quest-2 = Dar un discurso (zorro: antorcha, té)
quest-3 = Ayuda con el transporte (zorro: bota, bolsa)
quest-4 = Reparar un cobertizo (zorro: antorcha, martillo)
quest-5 = Recado (conejo: té, bota)
quest-6 = Expulsar a los bandidos (conejo: dos espadas)
quest-7 = Ahuyentar a un oso (conejo: antorcha, ballesta)
quest-8 = Dar un discurso (conejo: antorcha, té)
quest-9 = Hacer guardia (conejo: antorcha, espada)
quest-10 = Escolta (ratón: dos botas)
quest-11 = Expulsar a los bandidos (ratón: dos espadas)
quest-12 = Ahuyentar a un oso (ratón: antorcha, ballesta)
quest-13 = Hacer guardia (ratón: antorcha, espada)
quest-14 = Ayuda con el transporte (ratón: bota, bolsa)

# Personajes y relaciones

character-thief = Ladrón
character-tinker = Calderero
character-ranger = Montaraz
character-vagrant = Errante
character-arbiter = Árbitro
character-scoundrel = Canalla
character-adventurer = Aventurero
character-harrier = Aguilucho
character-ronin = Ronin
character-cheat = Tramposo
character-gladiator = Gladiador
character-jailor = Carcelero

step-indifferent = Indiferente
step-amiable = Cordial
step-friendly = Amigable
step-allied = Aliada
step-hostile = Hostil

# Preparación

q-vagabond-character = ¿Quién eres?
    .why = Cada personaje empieza con otros objetos y sabe hacer algo que nadie más puede.
o-vagabond-character = { NAMES($character, as: "character") }
    .about = { $character ->
        [thief] bota, antorcha, té, espada; hurta una carta a alguien cercano
        [tinker] bota, antorcha, bolsa, martillo; toma cartas de la pila de descartes
        [ranger] bota, antorcha, ballesta, espada; se esconde para reparar tres objetos
        [vagrant] bota, antorcha, monedas; hace que otros luchen entre sí
        [arbiter] bota, antorcha, dos espadas; protege a quien ataquen en su claro
        [scoundrel] dos botas, antorcha, ballesta; quema un claro para siempre
        [adventurer] bota, antorcha, martillo; cada turno improvisa un objeto de una misión
        [harrier] monedas, antorcha, espada, ballesta; planea a cualquier claro
        [cheat] bota, té, ballesta, antorcha; cada turno cumple una misión con trampas
        [gladiator] bota, antorcha, martillo; daña un objeto para retirar un guerrero y robar una carta
        [jailor] bota, ballesta, antorcha; gasta una carta y un punto en lugar de un objeto
       *[ronin] dos botas, antorcha, espada; golpea veloz después de los dados
    }
q-vagabond-forest = ¿En qué bosque empiezas?
    .why = Desde un bosque puedes escabullirte a cualquier claro que lo rodee; las ruinas cercanas guardan objetos.

# Alba

q-vagabond-refresh = ¿Qué objetos renuevas?
    .why = Tres, y dos más por cada té boca arriba en su hilera. Renueva lo que vayas a usar hoy.
    .tip = Renueva { $what }
q-vagabond-birdsong = Tu Alba: usa lo que tienes delante, escabúllete o empieza tu Día.
    .why = Escabullirte te lleva sin bota a un claro o bosque de al lado.
done-vagabond-birdsong = Terminar el turno
    .confirm = ¿Terminar el turno? Lo que no hayas agotado sigue listo.
q-vagabond-slip = Tu turno: escabúllete primero o actúa donde estás.
    .why = Escabullirte te lleva sin bota a un claro o bosque de al lado; con cualquier otra acción renuncias a ello.
done-vagabond-slip = Terminar el turno
    .confirm = ¿Terminar el turno? Lo que no hayas agotado sigue listo.
o-vagabond-slip = Escabullirse al { $to }
    .group = Escabullirse
    .to = Al { $value }
    .about = sin gastar bota

# Día

q-vagabond-daylight = Tu Día: ¿qué haces?
    .why = Agota objetos para explorar, ayudar, cumplir misiones y luchar, en cualquier orden, mientras te queden.
done-vagabond-daylight = Terminar el turno
    .confirm = ¿Terminar el turno? Lo que no hayas agotado sigue listo.

o-vagabond-move = Ir al { $to }
    .group = Mover
    .to = Al { $value }
    .facts = { $boots ->
        [one] 1 bota
       *[other] { $boots } botas, hay hostiles
    }
o-vagabond-battle = Batalla aquí contra { YOU($defender, "ti", as: "faction.within") }
    .group = Batalla
    .defender = Contra { $value }
    .confirm = ¿Batalla aquí contra { YOU($defender, "ti", as: "faction.within") }? Los dados no se pueden deshacer.
    .facts = { battle-hits }
o-vagabond-explore = Explorar la ruina de aquí
    .about = antorcha; te llevas un objeto, +1 punto
    .confirm = ¿Explorar la ruina? Lo que veas ya no se puede deshacer.
o-vagabond-aid = Ayuda para { YOU($to, "ti", as: "faction.within") }: { $card }
    .group = Ayudar a alguien
    .card = Con { $value }
    .to = Para { $value }
    .facts = { $step ->
        [allied] +2 puntos
        [hostile] sigue Hostil
        [none] no hay relación que mejorar
       *[other] { $missing ->
            [one] mejora la relación
           *[other] { $missing } ayudas este turno mejoran la relación
        }
    }{ $items ->
        [0] { "" }
       *[other] , y puedes tomar un objeto
    }
    .about = renuncias a «{ $line }»
o-vagabond-quest = Cumplir { $quest } por { $reward ->
    [cards] dos cartas
   *[points] puntos
}
    .group = Cumplir una misión
    .quest = { $value }
    .reward = { $value ->
        [cards] Robar dos cartas
       *[points] Ganar puntos
    }
    .facts = { $reward ->
        [cards] { $instead ->
            [one] en lugar de 1 punto
           *[other] en lugar de { $instead } puntos
        }
       *[points] { $points ->
            [one] 1 punto
           *[other] { $points } puntos
        }
    }
o-vagabond-improvise = Improvisar { $quest } por { $reward ->
    [cards] dos cartas
   *[points] puntos
}
    .group = Improvisar una misión
    .quest = { $value }
    .reward = { $value ->
        [cards] Robar dos cartas
       *[points] Ganar puntos
    }
    .facts = { $reward ->
        [cards] { $instead ->
            [one] en lugar de 1 punto
           *[other] en lugar de { $instead } puntos
        }
       *[points] { $points ->
            [one] 1 punto
           *[other] { $points } puntos
        }
    }, y se daña un objeto
o-vagabond-con = Cumplir con trampas { $quest } por { $reward ->
    [cards] dos cartas
   *[points] puntos
}
    .group = Timo: una misión con dos objetos cualesquiera
    .quest = { $value }
    .reward = { $value ->
        [cards] Robar dos cartas
       *[points] Ganar puntos
    }
    .facts = { $reward ->
        [cards] { $instead ->
            [one] en lugar de 1 punto
           *[other] en lugar de { $instead } puntos
        }
       *[points] { $points ->
            [one] 1 punto
           *[other] { $points } puntos
        }
    }, y luego vuelve al mazo
o-vagabond-strike = Disparar contra { YOU($enemy, "ti", as: "faction.within") }: { $piece }
    .group = Disparar
    .enemy = Contra { $value }
    .piece = Pieza: { $value }
    .facts = ballesta{ $points ->
        [0] { "" }
       *[other] , +1 punto
    }
o-vagabond-repair = Reparar: { $side ->
    [ready] { $item }, boca arriba
   *[exhausted] { $item }, boca abajo
}
    .group = Reparar
    .item = Objeto: { $value }
    .side = { $value ->
        [ready] Boca arriba
       *[exhausted] Boca abajo
    }
    .about = { $line }
o-vagabond-steal = Hurtar una carta { YOU($source, "a ti", as: "faction.toward") }
    .group = Hurtar una carta
    .source = La mano que tiene { $value }
    .confirm = ¿Hurtar una carta { YOU($source, "a ti", as: "faction.toward") }? Lo que saques ya no se puede deshacer.
    .about = una carta suya, al azar
o-vagabond-day-labor = Tomar { $card } de la pila de descartes
    .group = Jornal: una carta de la pila de descartes
    .card = { $value }
o-vagabond-hideout = Esconderse: reparar tres objetos y terminar tu Día
o-vagabond-instigate = Hacer que { YOU($attacker, "tu bando", as: "faction.within") } { AGREE($attacker, "luche", "luchen", "luche") } aquí contra { YOU($defender, "ti", as: "faction.within") }
    .group = Instigar una batalla
    .attacker = Que ataque { $value }
    .defender = Contra { $value }
    .confirm = ¿Hacer que { YOU($attacker, "tu bando", as: "faction.within") } { AGREE($attacker, "luche", "luchen", "luche") } contra { YOU($defender, "ti", as: "faction.within") }? Los dados no se pueden deshacer.
    .about = su batalla; puntúas por los edificios y fichas que retire
o-vagabond-scorch = Quemar este claro: retirar todas las piezas enemigas
    .confirm = ¿Quemar este claro? Tu antorcha se queda aquí y nada podrá volver a entrar jamás.
o-vagabond-glide = Planear al { $to }
    .group = Planear
    .to = Al { $value }
    .about = a cualquier claro, sin bota
o-vagabond-duel = Duelo contra { YOU($enemy, "ti", as: "faction.within") } a costa de: { $item }
    .group = Duelo
    .enemy = Contra { $value }
    .item = A costa de: { $value }
    .about = retiras al guerrero y robas una carta; nadie se vuelve Hostil
o-vagabond-coerce = Coaccionar: gastar { $card } en lugar de un objeto
    .group = Coaccionar: una carta en lugar de un objeto
    .card = { $value }
    .about = ahora eliges la acción; tras ella pierdes 1 punto
o-vagabond-coalition = Formar una coalición con { YOU($partner, "ti", as: "faction.within") }
    .group = Formar una coalición
    .card = Con { $value }
    .partner = Con { $value }
    .facts = tiene { $points ->
        [one] 1 punto
       *[other] { $points } puntos
    }
    .confirm = ¿Formar una coalición con { YOU($partner, "ti", as: "faction.within") }? Dejas de puntuar para siempre.
    .about = ganas solo si gana tu socio

q-vagabond-escort = ¿Te acompañan guerreros aliados al { $to }?
    .why = Puedes llevarte guerreros de un aliado; se mueven como si lo eligiera su dueño.
o-vagabond-escort = Llevar { vagabond-escorted } ({ $ally })
    .group = Llevar aliados
    .ally = { $value }
vagabond-escorted = { $warriors ->
    [one] 1 guerrero
   *[other] { $warriors } guerreros
}
done-vagabond-escort = Ir sin compañía
q-vagabond-ally = ¿Qué aliado lucha a tu lado en el { $clearing }?
    .why = Sus guerreros suben los impactos que puedes sacar y pueden recibir otros; si reciben más que tus objetos, se vuelve Hostil.
done-vagabond-ally = Luchar sin ayuda
q-vagabond-exhaust = ¿Qué objeto agotas para esta ayuda?
    .why = Vale cualquiera, así que elige uno que hoy no necesites.
q-vagabond-take = ¿Cuál de sus objetos fabricados tomas?
    .why = Es tuyo al momento, boca arriba; tomarlo no perjudica la relación.
done-vagabond-take = No tomar nada
q-vagabond-ruin = Hay dos objetos bajo la ruina. ¿Cuál te llevas?
    .why = Solo los ves tú; el otro se queda hasta que alguien vuelva a explorar.
done-vagabond-ruin = No llevarse nada
q-vagabond-stand-in = ¿Con qué objeto improvisas?
    .why = Cuenta como el que falta; al agotarse, además se daña.
o-vagabond-stand-in = { $item } en lugar de { $missing }
q-vagabond-con = ¿Qué dos objetos agotas para esta misión?
    .why = Valen dos cualesquiera, así que elige los que hoy no necesites.
    .tip = Agota { $what }
q-vagabond-coerce = ¿Qué haces a cambio de { $card }?
    .why = La carta hace las veces de un objeto de esta acción; cuando acabe, pierdes 1 punto.
q-vagabond-coerce-instead = ¿Gastas una carta en lugar de un objeto?
    .why = Una vez por turno, una carta que coincida con tu claro hace las veces de un objeto cualquiera. Después pierdes 1 punto.
q-vagabond-spared = ¿De qué objeto hace las veces la carta?
    .why = Ese se queda listo; los demás se agotan.
q-vagabond-repair = ¿Qué tres objetos reparas?
    .why = Conservan su lado, así que los que estén boca arriba quedan listos al momento.
    .tip = Repara { $what }

# En batalla

q-vagabond-damage = ¿Qué objetos se dañan?
    .why = Los objetos dañados no sirven hasta repararlos; conserva tus espadas si esperas más golpes.
    .tip = Daña { $what }
q-vagabond-fallen = { $hits ->
    [one] ¿Cae sobre un guerrero aliado el impacto en el { $clearing }?
   *[other] ¿Cuántos de los { $hits } impactos en el { $clearing } caen sobre los guerreros aliados?
}
    .why = Si en esta batalla reciben más que tus objetos, tu aliado se vuelve Hostil.
q-vagabond-protector = El Árbitro está a tu lado en el { $clearing } con { $swords ->
    [one] 1 espada
   *[other] { $swords } espadas
}. ¿Recurres a él?
    .why = Sus espadas suben los impactos que puedes sacar; él gana un punto por ello.
q-vagabond-swift-strike = Los dados en el { $clearing } dan { $high } al atacante y { $low } al defensor. ¿Agotas una espada?
    .why = Infliges un impacto más, que ningún máximo limita.
    .yes = Agotar una espada
pass-vagabond-swift-strike = Esta vez no

# Noche

q-vagabond-evening = Empieza tu Noche.
    .why = Ahora descansas si estás en un bosque, robas tus cartas y revisas lo que llevas.
done-vagabond-evening = Descansar y robar
q-vagabond-rest = Ya has robado tus cartas.
    .why = Solo queda terminar el turno.
done-vagabond-rest = Terminar el turno
q-vagabond-limit = Tus objetos están contados.
    .why = Después no queda nada más.
done-vagabond-limit = Terminar el turno
q-vagabond-capacity = Llevas demasiado. ¿Qué objetos salen de la partida?
    .why = En el Zurrón y entre los Dañados caben seis, y dos más por cada bolsa boca arriba en su hilera; lo que se va no vuelve.
    .tip = Renuncia a { $what }

# Comandos

c-vagabond = Lo que hace un Vagabundo en su turno
c-vagabond-slip = Escabúllete sin bota a un claro o bosque de al lado
c-vagabond-move = Agota una bota para ir a un claro de al lado
c-vagabond-battle = Agota una espada para luchar contra alguien aquí
c-vagabond-explore = Agota una antorcha: un objeto de la ruina de aquí
c-vagabond-aid = Agota un objeto y da una carta a alguien de aquí
c-vagabond-quest = Agota los objetos de una misión que coincida con tu claro
c-vagabond-improvise = Aventurero: cumple una misión con un objeto en lugar de otro
c-vagabond-strike = Agota una ballesta para retirar una pieza enemiga de aquí
c-vagabond-repair = Agota un martillo para reparar un objeto dañado
c-vagabond-steal = Ladrón: hurta una carta al azar a alguien de aquí
c-vagabond-day-labor = Calderero: toma de los descartes una carta que coincida
c-vagabond-hideout = Montaraz: repara tres objetos y termina tu Día
c-vagabond-instigate = Errante: haz que alguien de aquí luche contra otro de aquí
c-vagabond-scorch = Canalla: quema tu claro para siempre
c-vagabond-glide = Aguilucho: muévete sin compañía a cualquier claro
c-vagabond-con = Tramposo: una misión con dos objetos cualesquiera
c-vagabond-duel = Gladiador: daña un objeto para retirar un guerrero y robar
c-vagabond-coerce = Carcelero: una carta en lugar de un objeto, por un punto
c-vagabond-coalition = Únete con una carta de dominio a quien tenga menos puntos
f-vagabond-slip-to = El claro o bosque de al lado
f-vagabond-move-to = El claro de al lado
f-vagabond-battle-defender = A quién atacas
f-vagabond-aid-card = Una carta del palo del claro, o de ave
f-vagabond-aid-to = Quién la recibe
f-vagabond-quest-quest = Una misión del palo de tu claro
f-vagabond-quest-reward = Puntos o dos cartas
f-vagabond-improvise-quest = Una misión del palo de tu claro
f-vagabond-improvise-reward = Puntos o dos cartas
f-vagabond-strike-enemy = De quién es la pieza
f-vagabond-strike-piece = Un guerrero, u otra pieza donde no queden guerreros
f-vagabond-repair-item = El objeto dañado
f-vagabond-repair-side = De qué lado está
f-vagabond-steal-source = A quién
f-vagabond-day-labor-card = Una carta del palo de tu claro, o de ave
f-vagabond-instigate-attacker = Quién ataca
f-vagabond-instigate-defender = A quién se ataca
f-vagabond-glide-to = Cualquier claro
f-vagabond-con-quest = Una misión del palo de tu claro
f-vagabond-con-reward = Puntos o dos cartas
f-vagabond-duel-enemy = De quién es el guerrero
f-vagabond-duel-item = El objeto que se daña
f-vagabond-coerce-card = Una carta del palo de tu claro, o de ave
f-vagabond-coalition-card = La carta de dominio de tu mano
f-vagabond-coalition-partner = Quien tenga menos puntos

# Efectos y lo que pasó

effect-ally = guerreros de un aliado
effect-improvise = Improvisar
effect-thief = Hurtar
effect-tinker = Jornal
effect-ranger = Escondite
effect-vagrant = Instigar
effect-arbiter = Protector
effect-scoundrel = Tierra quemada
effect-harrier = Planear
effect-cheat = Timo
effect-gladiator = Duelo
effect-jailor = Coaccionar
effect-ronin = Golpe veloz
    .line = agota una espada para un impacto más

e-character-chosen = { YOU($seat, "Te pusiste", "se puso", "se pusieron") } en camino como { NAMES($character, as: "character") }.
e-pawn-placed = { YOU($seat, "Empezaste", "empezó", "empezaron") } en el { $to }.
vagabond-items = {": "}{ $items }
e-refreshed = { YOU($seat, "Renovaste", "renovó", "renovaron") }{ vagabond-items }.
e-damaged = { YOU($seat, "Dañaste", "dañó", "dañaron") }{ vagabond-items }.
e-repaired = { YOU($seat, "Reparaste", "reparó", "repararon") }{ vagabond-items }.
e-items-lost = { YOU($seat, "Dejaste", "dejó", "dejaron") } atrás para siempre: { $items }.
e-explored = { YOU($seat, "Exploraste", "exploró", "exploraron") } la ruina del { $clearing }.
e-ruin-seen = Bajo la ruina del { $clearing } viste{ vagabond-items }.
e-ruin-emptied = La ruina del { $clearing } desapareció y su hueco queda libre.
e-aided = { YOU($seat, "Agotaste", "agotó", "agotaron") } { $item ->
    [bota] una bota
    [bolsa] una bolsa
    [espada] una espada
    [ballesta] una ballesta
    [antorcha] una antorcha
    [monedas] unas monedas
   *[other] un { $item }
} como ayuda { YOU($to, "para ti", before: "para", as: "faction.within") }.
e-aided-by-card = { YOU($seat, "Ayudaste", "ayudó", "ayudaron") } { YOU($to, "a ti", as: "faction.toward") } sin agotar ningún objeto.
e-relationship-changed = { $step ->
    [hostile] { YOU($faction, "Te volviste", "se volvió", "se volvieron") } { AGREE($faction, "Hostil", "Hostiles", "Hostil") } hacia { YOU($seat, "ti", as: "faction.within") }.
    [allied] { YOU($faction, "Te aliaste", "se alió", "se aliaron") } { YOU($seat, "contigo", before: "con", as: "faction.within") }.
   *[other] { YOU($faction, "Pasaste", "pasó", "pasaron") } a { NAMES($step, as: "step") } { YOU($seat, "contigo", before: "con", as: "faction.within") }.
}
e-quest-completed = { YOU($seat, "Cumpliste", "cumplió", "cumplieron") } la misión { $quest }.
e-quest-returned = La misión { $quest } volvió barajada al mazo de misiones.
e-card-picked = { YOU($seat, "Tomaste", "tomó", "tomaron") } { $card } de la pila de descartes.
e-scorched = { YOU($seat, "Quemaste", "quemó", "quemaron") } el { $clearing }: nada podrá volver a entrar allí.

# Por qué no

r-pawn-in-forest = Estás en un bosque, y esto se hace en un claro. Escabúllete o sal de él primero.
r-item-needed = Para esto necesitas, boca arriba y sin daño: { $item }.
r-not-your-character = Eso solo puede hacerlo el { NAMES($character, as: "character") }.
r-setup-character-twice = Solo un Vagabundo puede ser el { NAMES($character, as: "character") }.
r-setup-wanderers = Los Vagabundos, a solas, no tienen a quién ayudar, robar ni defender. Hace falta también una facción con guerreros.
r-slip-once = Ya te has escabullido este turno; solo se puede una vez. Ahora necesitas una bota.
r-slip-when = Te escabulles en el Alba, antes de hacer nada en el Día. Ahora necesitas una bota.
r-move-no-forest = A un bosque solo puedes entrar escabulléndote en el Alba.
r-pawn-not-beside = El { $to } no está a tu lado. { COUNT($instead) ->
    [0] Ahora no puedes entrar en nada cercano.
   *[other] A tu lado: { NAMES($instead) }.
}
    .any = Ahora no puedes entrar en ningún lugar contiguo.
r-pawn-held = Algo te retiene aquí; solo puedes salir escabulléndote.
r-boots-needed = Este movimiento cuesta { $boots ->
    [one] una bota, y no tienes ninguna lista
   *[other] { $boots } botas porque allí hay guerreros hostiles, y tienes menos listas
}.
r-explore-no-ruin = No hay ninguna ruina que explorar en el { $clearing }.
r-strike-warriors-first = Aquí tiene guerreros, y a esos se les dispara primero.
r-strike-nothing = No tiene en el { $clearing } ninguna pieza así a la que disparar.
r-strike-hired = Los mercenarios no tienen piezas de facción: solo se puede disparar a sus guerreros.
r-repair-nothing = No tienes ningún objeto así dañado.
r-aid-nobody = No tiene piezas en el { $clearing }. Ayuda a alguien que sí las tenga.
r-aid-no-item = Ayudar agota un objeto, y no tienes ninguno listo.
r-aid-card = Para ayudar aquí hace falta una carta de { $suit } o de ave de tu mano.
r-quest-not-up = Esa misión no está a la vista.
r-quest-suit = Esa misión se cumple en un claro de { $suit }.
    .any = Debes estar en un claro del palo de una misión abierta, con sus objetos boca arriba y sin dañar.
r-quest-items = Para esta misión te falta, boca arriba y sin daño: { NAMES($missing, as: "item") }.
    .any = Debes estar en un claro del palo de una misión abierta, con sus objetos boca arriba y sin dañar.
r-improvise-once = Ya has improvisado este turno; solo se puede una vez.
r-improvise-items = Necesitas al menos uno de los objetos indicados y otro que haga las veces del que falta.
r-con-once = Ya has cumplido una misión con trampas este turno; solo se puede una vez.
r-con-items = Para el timo hacen falta { $items } objetos cualesquiera, boca arriba y sin daño.
r-duel-no-warrior = No tiene en el { $clearing } ningún guerrero que puedas retirar, y sin él no hay duelo.
r-coerce-once = Ya has coaccionado este turno; solo se puede una vez.
r-coerce-card = Para coaccionar aquí hace falta una carta de { $suit } o de ave de tu mano.
r-coerce-nothing = Un objeto más no te permitiría hacer nada aquí; la carta se perdería.
r-no-steal = En tu claro no hay nadie así con cartas en la mano.
r-no-day-labor = Toma de la pila de descartes una carta del palo de tu claro, o de ave.
r-no-hideout = Solo puedes esconderte en tu Día.
r-no-instigate = Ambas partes deben estar en tu claro y ser enemigas entre sí, y el atacante debe tener guerreros o un peón.
r-no-scorch = Aquí no se puede colocar nada, ni siquiera tu antorcha.
r-no-glide = Puedes planear a cualquier otro claro al que se pueda entrar, salvo que algo te retenga aquí.
r-craft-one-suit = Aquí tus martillos solo fabrican con el palo { $suit }, y { $card } pide otra cosa. Ve a otro claro o déjalo.
r-craft-hammers = Esto cuesta { $need ->
    [one] un martillo
   *[other] { $need } martillos
}, y tienes { $hammers ->
    [0] ninguno listo
    [one] 1 listo
   *[other] { $hammers } listos
}.
r-coalition-players = Una coalición requiere cuatro jugadores o más.
r-coalition-twice = Ya has dejado el marcador de puntos, y eso es para siempre.
r-coalition-points = Necesitas 10 puntos para formar una coalición y tienes { $points }.
r-coalition-card = Para una coalición necesitas una carta de dominio de tu mano.
r-coalition-self = Forma la coalición con otra facción.
r-coalition-taken = Esa facción ya está en una coalición.
r-coalition-dominance = Esa facción ha activado una carta de dominio, y entonces ya nadie se le une.
r-coalition-fewest = Solo puedes unirte a quien tenga menos puntos: { $points }.

# Planes

plan-damage = Daño
    .why = Qué objetos dejas de poder usar cuando recibes impactos.
plan-damage-keep = Dañar estos los últimos
plan-damage-keep-boot = botas
plan-damage-keep-bag = bolsas
plan-damage-keep-sword = espadas
plan-damage-keep-crossbow = ballestas
plan-damage-keep-hammer = martillos
plan-damage-keep-tea = té
plan-damage-keep-coins = monedas
plan-damage-keep-torch = antorchas
plan-damage-choose = Cómo
plan-damage-choose-worth = conservar lo que más vale
plan-damage-choose-ask = pregúntame cada vez
plan-damage-ally = Impactos con un aliado
plan-damage-ally-even = también sobre él, pero sin que deje de ser tu aliado
plan-damage-ally-items = primero sobre objetos
plan-damage-ally-warriors = primero sobre sus guerreros
plan-damage-ally-ask = pregúntame cada vez

plan-protector = Protector
    .why = Si recurres al Árbitro cuando te atacan en su claro. Cada vez, el Vagabundo gana 1 punto.
plan-protector-when = Cuándo
plan-protector-when-useful = cuando sus espadas ayuden
plan-protector-when-always = siempre que esté
plan-protector-when-never = nunca

plan-swift-strike = Golpe veloz
    .why = Si el Ronin agota una espada para un impacto más.
plan-swift-strike-when = Cuándo
plan-swift-strike-when-useful = cuando alcance algo
plan-swift-strike-when-always = siempre que puedas
plan-swift-strike-when-never = nunca
