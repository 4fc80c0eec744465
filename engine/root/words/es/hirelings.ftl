# Hirelings: names, questions, options and events (Law 19.6, 22).

faction-forest-patrol = Patrulla del Bosque
    .within = la Patrulla del Bosque
    .of = de la Patrulla del Bosque
    .toward = a la Patrulla del Bosque
    .short = Patrulla
    .full = Patrulla del Bosque
    .line = mueve y lucha; algunos caídos esperan en la carta y vuelven juntos
faction-feline-physicians = Médicos Felinos
    .within = los Médicos Felinos
    .of = de los Médicos Felinos
    .toward = a los Médicos Felinos
    .short = Médicos
    .full = Médicos Felinos
    .line = gasta una carta que coincida: tus caídos vuelven a cualquier claro tuyo
faction-last-dynasty = Última Dinastía
    .within = la Última Dinastía
    .of = de la Última Dinastía
    .toward = a la Última Dinastía
    .short = Dinastía
    .full = Última Dinastía
    .line = cinco juntos: marchan y luchan donde controlas; si no, dos batallas
faction-bluebird-nobles = Nobles Azulejos
    .within = los Nobles Azulejos
    .of = de los Nobles Azulejos
    .toward = a los Nobles Azulejos
    .short = Nobles
    .full = Nobles Azulejos
    .line = controlas los empates; cada Alba, 1 punto por cada tres claros tuyos
faction-spring-uprising = Alzamiento de Primavera
    .within = el Alzamiento de Primavera
    .of = del Alzamiento de Primavera
    .toward = al Alzamiento de Primavera
    .short = Alzamiento
    .full = Alzamiento de Primavera
    .line = cada Alba, un dado: barre un claro de enemigos o coloca uno
faction-rabbit-scouts = Exploradores Conejo
    .within = los Exploradores Conejo
    .of = de los Exploradores Conejo
    .toward = a los Exploradores Conejo
    .short = Exploradores
    .full = Exploradores Conejo
    .line = al defenderte, gasta una carta que coincida: tuyo es el dado más alto
faction-exile = Exiliado
    .within = el Exiliado
    .of = del Exiliado
    .toward = al Exiliado
    .short = Exiliado
    .full = Exiliado
    .line = vaga por los bosques: 1 objeto para mover, 2 para luchar al lado
faction-brigand = Bandolero
    .within = el Bandolero
    .of = del Bandolero
    .toward = al Bandolero
    .short = Bandolero
    .full = Bandolero
    .line = por turno, un objeto de una ruina; agota otro para robar una carta
faction-riverfolk-flotilla = Flotilla Ribereña
    .within = la Flotilla Ribereña
    .of = de la Flotilla Ribereña
    .toward = a la Flotilla Ribereña
    .short = Flotilla
    .full = Flotilla Ribereña
    .line = navega el río cada Alba y puede luchar con hasta 3 impactos
faction-otter-divers = Nutrias Buceadoras
    .within = las Nutrias Buceadoras
    .of = de las Nutrias Buceadoras
    .toward = a las Nutrias Buceadoras
    .short = Nutrias
    .full = Nutrias Buceadoras
    .line = no necesitas controlar para mover desde o hacia un claro con río
faction-warm-sun-prophets = Profetas del Sol
    .within = los Profetas del Sol
    .of = de los Profetas del Sol
    .toward = a los Profetas del Sol
    .short = Profetas
    .full = Profetas del Sol
    .line = fuerza a un jugador junto a ellos a luchar o mover; o extiéndelos
faction-lizard-envoys = Enviados Lagarto
    .within = los Enviados Lagarto
    .of = de los Enviados Lagarto
    .toward = a los Enviados Lagarto
    .short = Enviados
    .full = Enviados Lagarto
    .line = cada Alba, toma del palo más común entre los cinco últimos descartes
faction-highway-bandits = Salteadores
    .within = los Salteadores
    .of = de los Salteadores
    .toward = a los Salteadores
    .short = Salteadores
    .full = Salteadores
    .line = en senderos: los enemigos pierden una pieza; tú puedes ganar una
faction-bandit-gangs = Bandas de Ladrones
    .within = las Bandas de Ladrones
    .of = de las Bandas de Ladrones
    .toward = a las Bandas de Ladrones
    .short = Bandas
    .full = Bandas de Ladrones
    .line = se ocultan junto a tus piezas; te traen guerreros o se extienden
faction-sunward-expedition = Expedición Solar
    .within = la Expedición Solar
    .of = de la Expedición Solar
    .toward = a la Expedición Solar
    .short = Expedición
    .full = Expedición Solar
    .line = una avanzada con guerreros en cualquier claro; luego marcha o refuerzo
faction-mole-artisans = Artesanos Topo
    .within = los Artesanos Topo
    .of = de los Artesanos Topo
    .toward = a los Artesanos Topo
    .short = Artesanos
    .full = Artesanos Topo
    .line = las cartas de objetos fabricados vuelven a tu mano de Noche
faction-corvid-spies = Espías Córvidos
    .within = los Espías Córvidos
    .of = de los Espías Córvidos
    .toward = a los Espías Córvidos
    .short = Espías
    .full = Espías Córvidos
    .line = dos llegan al enemigo; luchan en cada claro o roban en uno
faction-raven-sentries = Centinelas Cuervo
    .within = los Centinelas Cuervo
    .of = de los Centinelas Cuervo
    .toward = a los Centinelas Cuervo
    .short = Centinelas
    .full = Centinelas Cuervo
    .line = un impacto extra en batalla donde tienes edificios o fichas
faction-furious-protector = Protector Furioso
    .within = el Protector Furioso
    .of = del Protector Furioso
    .toward = al Protector Furioso
    .short = Protector
    .full = Protector Furioso
    .line = se mueve cada Alba; cada jugador allí pierde un guerrero, tú también
faction-stoic-protector = Protector Estoico
    .within = el Protector Estoico
    .of = del Protector Estoico
    .toward = al Protector Estoico
    .short = Protector
    .full = Protector Estoico
    .line = los enemigos no pueden luchar contra tus piezas junto a él ni retirarlas
faction-flame-bearers = Portallamas
    .within = los Portallamas
    .of = de los Portallamas
    .toward = a los Portallamas
    .short = Portallamas
    .full = Portallamas
    .line = cada Alba, cada uno retira una pieza enemiga; llega uno más
faction-rat-smugglers = Ratas Contrabandistas
    .within = las Ratas Contrabandistas
    .of = de las Ratas Contrabandistas
    .toward = a las Ratas Contrabandistas
    .short = Ratas
    .full = Ratas Contrabandistas
    .line = descarta una carta con objeto para mover o luchar, sin límite
faction-vault-keepers = Guardianes de Bóvedas
    .within = los Guardianes de Bóvedas
    .of = de los Guardianes de Bóvedas
    .toward = a los Guardianes de Bóvedas
    .short = Bóvedas
    .full = Guardianes de Bóvedas
    .line = abre una bóveda junto a otra; luego luchan o crecen en cada una
faction-badger-bodyguards = Tejones Escoltas
    .within = los Tejones Escoltas
    .of = de los Tejones Escoltas
    .toward = a los Tejones Escoltas
    .short = Escoltas
    .full = Tejones Escoltas
    .line = ignoras el primer impacto en cada batalla
faction-popular-band = Banda Popular
    .within = la Banda Popular
    .of = de la Banda Popular
    .toward = a la Banda Popular
    .short = Banda
    .full = Banda Popular
    .line = quien llega se queda el turno; la música atrae a los guerreros
faction-street-band = Banda Callejera
    .within = la Banda Callejera
    .of = de la Banda Callejera
    .toward = a la Banda Callejera
    .short = Banda
    .full = Banda Callejera
    .line = quien llega se queda el turno; de Día llega uno más
faction-sunny-advocates = Abogados Solares
    .within = los Abogados Solares
    .of = de los Abogados Solares
    .toward = a los Abogados Solares
    .short = Abogados
    .full = Abogados Solares
    .line = nombra un palo: junto a cada uno, un guerrero enemigo pasa a ser tuyo
faction-bat-messengers = Murciélagos Mensajeros
    .within = los Murciélagos Mensajeros
    .of = de los Murciélagos Mensajeros
    .toward = a los Murciélagos Mensajeros
    .short = Mensajeros
    .full = Murciélagos Mensajeros
    .line = con cada edificio o ficha que colocas llega un guerrero
faction-river-roamers = Nómadas del Río
    .within = los Nómadas del Río
    .of = de los Nómadas del Río
    .toward = a los Nómadas del Río
    .short = Nómadas
    .full = Nómadas del Río
    .line = fabrica con nenúfares; luego luchan allí o desembarcan en el río
faction-frog-tinkers = Ranas Hojalateras
    .within = las Ranas Hojalateras
    .of = de las Ranas Hojalateras
    .toward = a las Ranas Hojalateras
    .short = Ranas
    .full = Ranas Hojalateras
    .line = cada Alba, la carta superior del mazo sirve de icono de fabricación
faction-prosperous-farmers = Granjeros Prósperos
    .within = los Granjeros Prósperos
    .of = de los Granjeros Prósperos
    .toward = a los Granjeros Prósperos
    .short = Granjeros
    .full = Granjeros Prósperos
    .line = controla una granja: roba y crece otra; luego luchan o crecen
faction-struggling-farmers = Granjeros en Apuros
    .within = los Granjeros en Apuros
    .of = de los Granjeros en Apuros
    .toward = a los Granjeros en Apuros
    .short = Granjeros
    .full = Granjeros en Apuros
    .line = granja y granjero donde controlas; si pones ambos, roba una carta

effect-forest-patrol = Patrulla del Bosque
effect-feline-physicians = Médicos Felinos
effect-last-dynasty = Última Dinastía
effect-bluebird-nobles = Nobles Azulejos
effect-spring-uprising = Alzamiento de Primavera
effect-rabbit-scouts = Exploradores Conejo
effect-exile = Exiliado
effect-brigand = Bandolero
effect-riverfolk-flotilla = Flotilla Ribereña
effect-otter-divers = Nutrias Buceadoras
effect-warm-sun-prophets = Profetas del Sol
effect-lizard-envoys = Enviados Lagarto
effect-highway-bandits = Salteadores
effect-bandit-gangs = Bandas de Ladrones
effect-sunward-expedition = Expedición Solar
effect-mole-artisans = Artesanos Topo
effect-corvid-spies = Espías Córvidos
effect-raven-sentries = Centinelas Cuervo
effect-furious-protector = Protector Furioso
effect-stoic-protector = Protector Estoico
effect-flame-bearers = Portallamas
effect-rat-smugglers = Ratas Contrabandistas
effect-vault-keepers = Guardianes de Bóvedas
effect-badger-bodyguards = Tejones Escoltas
effect-popular-band = Banda Popular
effect-street-band = Banda Callejera
effect-sunny-advocates = Abogados Solares
effect-bat-messengers = Murciélagos Mensajeros
effect-river-roamers = Nómadas del Río
effect-frog-tinkers = Ranas Hojalateras
effect-prosperous-farmers = Granjeros Prósperos
effect-struggling-farmers = Granjeros en Apuros

way-march = mover y luego luchar
way-rescue = colocar todos los de la carta
way-return = volver al borde y luchar
way-dynasty = marchar todos y luego luchar
way-fight-twice = luchar dos veces donde están
way-roam = vagar: mover y luchar con sus objetos
way-donate = darle un objeto: 1 punto y una carta
way-search = tomar un objeto de una ruina
way-steal = agotar un objeto para robar una carta
way-preach = forzar a un jugador a luchar o mover
way-spread = colocar uno donde no hay
way-camp = apostarse en un sendero
way-rally = un guerrero tuyo junto a cada banda
way-gather = colocar una banda junto a tus piezas
way-dig = abrir una avanzada y luego marchar o reforzar
way-spy = enviar dos espías y luego luchar o robar
way-smuggle = descartar una carta con objeto: mover o luchar
way-delve = abrir una bóveda y luego luchar o reforzar
way-play = atraer guerreros y luego colocar uno
way-busk = colocar uno en cualquier claro
way-plead = ganarse guerreros enemigos de un palo
way-paddle = fabricar con nenúfares y luego luchar o desembarcar
way-harvest = cosechar y luego luchar o reforzar
way-till = colocar una granja y un granjero
way-battle = luchar
way-reinforce = un guerrero en cada una
way-rob = una carta al azar de cada enemigo en un claro
way-land = dos guerreros en el río, con nenúfar

piece-foothold = avanzada
    .line = sirve a la Expedición Solar; 1 punto por retirarla
pieces-foothold = { $count ->
    [one] una avanzada
   *[other] { $count } avanzadas
}
piece-vault = bóveda
    .line = sirve a los Guardianes; 1 punto por retirarla
pieces-vault = { $count ->
    [one] una bóveda
   *[other] { $count } bóvedas
}
piece-lilypad = nenúfar
    .line = fabrica de su palo para quien tiene a los Nómadas
pieces-lilypad = { $count ->
    [one] un nenúfar
   *[other] { $count } nenúfares
}
piece-farm = granja
    .line = alimenta a quien controla el claro; retirarla no da puntos
pieces-farm = { $count ->
    [one] una granja
   *[other] { $count } granjas
}

# Options of a table, decided before it begins

option-hirelings = Mercenarios
    .why = Bandas que se unen por unos turnos a quien llega a 4, 8 o 12 puntos; quedan fuera las cartas de facciones en juego.
option-hirelings-none = ninguno
option-hirelings-random = tres
option-hireling_1 = Primer mercenario
    .why = Elige una carta o déjala al azar; el número de jugadores y el azar deciden la cara.
option-hireling_1-lot = al azar
option-hireling_1-forest_patrol = { faction-forest-patrol }
option-hireling_1-last_dynasty = { faction-last-dynasty }
option-hireling_1-spring_uprising = { faction-spring-uprising }
option-hireling_1-exile = { faction-exile }
option-hireling_1-riverfolk_flotilla = { faction-riverfolk-flotilla }
option-hireling_1-warm_sun_prophets = { faction-warm-sun-prophets }
option-hireling_1-highway_bandits = { faction-highway-bandits }
option-hireling_1-sunward_expedition = { faction-sunward-expedition }
option-hireling_1-corvid_spies = { faction-corvid-spies }
option-hireling_1-furious_protector = { faction-furious-protector }
option-hireling_1-flame_bearers = { faction-flame-bearers }
option-hireling_1-vault_keepers = { faction-vault-keepers }
option-hireling_1-popular_band = { faction-popular-band }
option-hireling_1-sunny_advocates = { faction-sunny-advocates }
option-hireling_1-river_roamers = { faction-river-roamers }
option-hireling_1-prosperous_farmers = { faction-prosperous-farmers }
option-hireling_2 = Segundo mercenario
    .why = Elige una carta o déjala al azar; el número de jugadores y el azar deciden la cara.
option-hireling_2-lot = al azar
option-hireling_2-forest_patrol = { faction-forest-patrol }
option-hireling_2-last_dynasty = { faction-last-dynasty }
option-hireling_2-spring_uprising = { faction-spring-uprising }
option-hireling_2-exile = { faction-exile }
option-hireling_2-riverfolk_flotilla = { faction-riverfolk-flotilla }
option-hireling_2-warm_sun_prophets = { faction-warm-sun-prophets }
option-hireling_2-highway_bandits = { faction-highway-bandits }
option-hireling_2-sunward_expedition = { faction-sunward-expedition }
option-hireling_2-corvid_spies = { faction-corvid-spies }
option-hireling_2-furious_protector = { faction-furious-protector }
option-hireling_2-flame_bearers = { faction-flame-bearers }
option-hireling_2-vault_keepers = { faction-vault-keepers }
option-hireling_2-popular_band = { faction-popular-band }
option-hireling_2-sunny_advocates = { faction-sunny-advocates }
option-hireling_2-river_roamers = { faction-river-roamers }
option-hireling_2-prosperous_farmers = { faction-prosperous-farmers }
option-hireling_3 = Tercer mercenario
    .why = Elige una carta o déjala al azar; el número de jugadores y el azar deciden la cara.
option-hireling_3-lot = al azar
option-hireling_3-forest_patrol = { faction-forest-patrol }
option-hireling_3-last_dynasty = { faction-last-dynasty }
option-hireling_3-spring_uprising = { faction-spring-uprising }
option-hireling_3-exile = { faction-exile }
option-hireling_3-riverfolk_flotilla = { faction-riverfolk-flotilla }
option-hireling_3-warm_sun_prophets = { faction-warm-sun-prophets }
option-hireling_3-highway_bandits = { faction-highway-bandits }
option-hireling_3-sunward_expedition = { faction-sunward-expedition }
option-hireling_3-corvid_spies = { faction-corvid-spies }
option-hireling_3-furious_protector = { faction-furious-protector }
option-hireling_3-flame_bearers = { faction-flame-bearers }
option-hireling_3-vault_keepers = { faction-vault-keepers }
option-hireling_3-popular_band = { faction-popular-band }
option-hireling_3-sunny_advocates = { faction-sunny-advocates }
option-hireling_3-river_roamers = { faction-river-roamers }
option-hireling_3-prosperous_farmers = { faction-prosperous-farmers }

# Questions

q-hirelings-which = ¿Qué mercenario preparas?
    .why = Su carta dice cómo; algunos no tienen preparación.
q-hirelings-place = Mercenarios: { $hireling }. ¿Dónde llegan?
    .why = Sus piezas cuentan para que quien los tiene controle el claro. Su carta: { LINE($hireling, as: "faction") }.
q-hirelings-pawn = Mercenario: { $hireling }. ¿Dónde empieza el peón?
    .why = No se puede luchar contra él ni retirarlo. Su carta: { LINE($hireling, as: "faction") }.
q-hirelings-found = Mercenarios: { $hireling }. ¿Dónde se asientan?
    .why = Retirarlo da puntos como siempre, salvo las granjas.
q-hirelings-path = Mercenarios: { $hireling }. ¿Qué sendero ocupan?
    .why = Los enemigos que pasen pierden una pieza.
q-hirelings-forest = Mercenario: { $hireling }. ¿En qué bosque se esconde?
    .why = Lucha en los claros adyacentes.
q-hirelings-give = ¿Quién recibe ahora: { $hireling }?
    .why = Tu tiempo con ellos terminó; quien los reciba tira al momento. Debes elegir.
q-hirelings-take = ¿Qué mercenario se une a ti?
    .why = Tus puntos se han ganado uno. Un dado dice por cuántos turnos: menos si vas en cabeza.
q-hirelings-birdsong = Comienzo del Alba: ¿qué va primero?
    .why = Todo ocurre ahora; tú eliges el orden.
q-hirelings-move = Mercenarios: { $hireling }. ¿Adónde mueven?
    .why = Se mueven según lo que controlas tú, y solo sus piezas.
done-hirelings-move = No mover
q-hirelings-battle = Mercenarios: { $hireling }. ¿Contra quién luchan?
    .why = No puntúas por lo que retiren.
done-hirelings-battle = No luchar
q-hirelings-reinforce = Mercenarios: { $hireling }. La reserva no alcanza: ¿dónde crecen?
    .why = Un guerrero en cada lugar, hasta donde alcance.
    .tip = Coloca guerreros: { $what }
q-hirelings-then = Mercenarios: { $hireling }. ¿Qué hacen después?
    .why = Una de las dos cosas.
q-hirelings-heal = { $count ->
    [one] Uno de tus guerreros cayó
   *[other] { $count } de tus guerreros cayeron
} en el { $clearing }. ¿{ $count ->
    [one] Lo
   *[other] Los
} devuelven los médicos?
    .why = Una carta que coincida con el claro los lleva a un claro tuyo.
q-hirelings-healed = ¿Dónde vuelven tus guerreros?
    .why = En un claro con piezas tuyas.
q-hirelings-scout = { $attacker } { AGREE($attacker, "te ataca", "te atacan") } en el { $clearing }. ¿Ayudan tus exploradores?
    .why = Una carta que coincida con el claro te da el dado más alto.
q-hirelings-demand = ¿Qué carta descartas para luchar contra el Alzamiento en el { $clearing }?
    .why = Nadie puede luchar contra él sin una carta que coincida.
q-hirelings-uprising = El dado muestra { $suit }: ¿el Alzamiento estalla o se reúne?
    .why = Si estalla, se retira uno de sus guerreros y toda pieza enemiga del claro. Hay que hacer una cosa.
q-hirelings-donate = ¿Qué objeto le das al Exiliado?
    .why = Robas una carta y sumas 1 punto.
q-hirelings-roam = Mercenario: { $hireling }. ¿Adónde va? ({ $count ->
    [one] 1 objeto listo
   *[other] { $count } objetos listos
})
    .why = Un bosque cuesta 1 objeto, una batalla 2; luego todos se renuevan.
done-hirelings-roam = Parar aquí
q-hirelings-search = ¿Qué ruina registra el Bandolero?
    .why = Tomas lo que haya debajo.
q-hirelings-tool = ¿Qué objeto agotas?
    .why = Paga el robo de una carta.
q-hirelings-steal = ¿De quién es la carta que tomas?
    .why = Al azar, de un jugador que comparte un claro contigo.
q-hirelings-draw = La flotilla comercia: ¿robas una carta? ({ $hireling })
    .why = Puede hacerlo todo el que tenga piezas con ella.
q-hirelings-sail = Mercenaria: { $hireling }. ¿Adónde navega?
    .why = Debe moverse por el río.
q-hirelings-listener = Mercenarios: { $hireling }. ¿A quién fuerzan, y dónde?
    .why = También puedes forzarte a ti.
q-hirelings-preach = ¿Qué { AGREE(NAMES($other, as: "faction"), "debe", "deben") } hacer { NAMES($other, as: "faction", part: "within") }?
    .why = En una batalla forzada deciden y puntúan como siempre; en un movimiento van todos los que pueden.
q-hirelings-preach-battle = ¿{ AGREE(NAMES($other, as: "faction"), "Lucha", "Luchan") } allí { NAMES($other, as: "faction", part: "within") }?
    .why = Tú eliges al defensor.
done-hirelings-preach-battle = No luchar
q-hirelings-envoys = ¿Qué carta descartada traen tus enviados?
    .why = Una del palo más común entre las cinco últimas, pero no una emboscada.
q-hirelings-lift = Mercenarios: { $hireling }. ¿De qué sendero vienen?
    .why = Su reserva está vacía.
q-hirelings-join = ¿Se te une alguien en el { $to }?
    .why = Pasaste junto a tus salteadores: coloca allí un guerrero.
q-hirelings-messengers = ¿A cuáles de las piezas que acabas de colocar se une un guerrero?
    .why = Tus mensajeros pueden traer uno por cada edificio o ficha.
    .some = { $n } en el { $name }
    .tip = Coloca guerreros: { $what }
q-hirelings-rally = Tu reserva no alcanza: ¿junto a qué bandas llegan tus guerreros?
    .why = Uno en cada una, hasta donde alcance.
    .tip = Coloca guerreros: { $what }
q-hirelings-lift-token = Mercenarios: { $hireling }. ¿Qué avanzada abandonan?
    .why = Las tres están en el mapa.
q-hirelings-many = Mercenarios: { $hireling }. ¿Cuántos llegan al { $clearing }?
    .why = Hasta tres; los que queden pueden reforzar después.
q-hirelings-rob = Mercenarios: { $hireling }. ¿Dónde roban?
    .why = Una carta al azar de cada enemigo con piezas allí.
q-hirelings-protect = Mercenario: { $hireling }. ¿Adónde va?
    .why = Debe moverse. Su carta: { LINE($hireling, as: "faction") }.
q-hirelings-burn = Mercenarios: { $hireling }. ¿Qué queman en el { $clearing }?
    .why = Una pieza enemiga por cada uno, primero guerreros. Debes elegir.
q-hirelings-smuggle = ¿Qué carta con objeto descartas?
    .why = Paga un movimiento o una batalla.
q-hirelings-smuggled = ¿Mueves o luchas?
    .why = Los contrabandistas te dejan hacer una cosa.
done-hirelings-smuggled = Ninguna
q-hirelings-stage = Mercenarios: { $hireling }. ¿Dónde tocan?
    .why = De cada claro vecino puede atraerse un guerrero.
q-hirelings-fan = ¿Quién viene del { $origin } a oír la música? ({ $hireling })
    .why = Un guerrero; no importa quién controla el claro.
done-hirelings-fan = Nadie
q-hirelings-suit = Mercenarios: { $hireling }. ¿Por qué palo abogan?
    .why = En cada claro suyo de ese palo, un guerrero enemigo puede pasar a ser tuyo.
q-hirelings-win-over = ¿De quién es el guerrero del { $clearing } que cambia de bando?
    .why = Lo reemplaza uno tuyo.
done-hirelings-win-over = Nadie
q-hirelings-land = Mercenarios: { $hireling }. ¿Dónde desembarcan?
    .why = Dos guerreros, y un nenúfar donde no haya.
q-hirelings-craft = ¿Qué carta fabricas con nenúfares?
    .why = Cada uno da un icono del palo de su claro.
done-hirelings-craft = No fabricar más

# Options

o-hireling = { $hireling }
o-hireling-use = { $hireling }: { $way }
    .group = Mercenarios
    .hireling = { $value }
    .way = { $value }
o-hireling-way = { $way }
o-hireling-rise = Estallar en el { $clearing }: se van las piezas enemigas y un guerrero
o-hireling-gather = Reunirse: un guerrero en el { $clearing }
o-hireling-listener = { $seat } en el { $clearing }
o-hireling-path = El sendero entre el { $origin } y el { $to }
    .origin = Desde el { $value }
    .to = Hasta el { $value }
o-hireling-burn = { $piece }, { $enemy }
o-hireling-fan = Un guerrero: { $seat }
o-hireling-many = { $warriors ->
    [one] 1 guerrero
   *[other] { $warriors } guerreros
}

# Events

e-hirelings-dealt = Mercenarios: { $hirelings }.
e-hireling-set-up = { YOU($seat, "Preparaste", "preparó", "prepararon") } estos mercenarios: { $hireling }.
e-hireling-earned = { YOU($seat, "Alcanzaste", "alcanzó", "alcanzaron") } el marcador de mercenarios del { $space }.
e-hireling-gained = { YOU($seat, "Controlas", "controla", "controlan") } a estos mercenarios: { $hireling }, por { $count ->
    [one] 1 turno
   *[other] { $count } turnos
}.
e-control-waned = A estos mercenarios { YOU($seat, "tuyos", as: "faction.of") } { $left ->
    [0] no les quedan turnos
    [one] les queda 1 turno
   *[other] les quedan { $left } turnos
}: { $hireling }.
e-hireling-acted = { YOU($seat, "Usaste", "usó", "usaron") } mercenarios, { $hireling }: { $way }.
e-uprising-rolled = Dado para { $hireling }: { $suit }.
e-uprising-unpaid = { YOU($seat, "No tenías", "no tenía", "no tenían") } ninguna carta que coincidiera con el { $clearing }: allí no hubo batalla contra el Alzamiento.
e-bandit-moved = { $lifted ->
    [True] Mercenarios dejaron el sendero entre el { $origin } y el { $to }: { $hireling }.
   *[other] Mercenarios ocupan el sendero entre el { $origin } y el { $to }: { $hireling }.
}
e-artisans-returned = { YOU($seat, "Recuperaste", "recuperó", "recuperaron") } cartas fabricadas: { $cards }.
e-tinkers-revealed = { YOU($seat, "Descubriste", "descubrió", "descubrieron") } { $card } para fabricar con ella.
e-tinkers-spent = { $card }, descubierta por las ranas, se descartó.

# Refusals

r-setup-hireling-barred = { NAMES($wished, as: "faction") }: no { AGREE(NAMES($wished, as: "faction"), "se contrata", "se contratan") } si { AGREE(NAMES($faction, as: "faction"), "juega", "juegan") } { NAMES($faction, as: "faction", part: "within") }.
r-setup-hireling-twice = { NAMES($wished, as: "faction") }: solo hay una carta y se pidió dos veces.
r-setup-hireling-pool = Con { NAMES($wished, as: "faction", part: "within") } quedan muy pocas facciones para elegir.
r-hireling-absent = Ese mercenario no está en esta partida.
r-hireling-not-yours = Esos mercenarios no te siguen ahora: { $hireling }.
r-hireling-once = Ya lo hicieron este turno: { $hireling }.
r-hireling-when = Actúan en tu propio Día: { $hireling }.
r-hireling-nothing = Ahora no pueden hacer eso: { $hireling }.

# Elsewhere

item-club = garrote
because-hireling = mercenarios
because-uprising = alzamiento
c-root-hireling = Haz que un mercenario haga lo que ofrece su carta
f-root-hireling-hireling = Qué mercenario actúa
f-root-hireling-way = Qué hace
term-hirelings = lo que tus mercenarios hacen por ti
    .aim = el provecho de tus mercenarios
