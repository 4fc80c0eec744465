# Heroes: the Quest Phase, quests, duels, Reward cards, exploration tokens (rules E, J1).

# Names

attribute-strength = fuerza
    .line = más cartas de destino en las pruebas de fuerza
attribute-agility = agilidad
    .line = más cartas de destino en las pruebas de agilidad
attribute-wisdom = sabiduría
    .line = más cartas de destino en las pruebas de sabiduría
attribute-none = nada más
    .line = con un atributo basta

hero-silhouette = Silueta
    .text = En cada duelo, las dos primeras veces que recibiría daño, se evita 1.
    .line = En cada duelo evita 1 de daño las dos primeras veces
hero-landrec = Landrec el Sabio
    .text = Una vez por fase de misiones, tras un símbolo de oro o azul en una prueba de sabiduría, robas una carta de táctica.
    .line = Una vez por fase: oro o azul en sabiduría te da una carta de táctica
hero-brother-glyr = Hermano Glyr
    .text = Puede curarse en cualquier zona, y tus otros héroes de allí pierden con él todo el daño.
    .line = Cura en cualquier zona, y con él a tus otros héroes de allí
hero-laurel = Laurel de Bosquesangre
    .text = Se mueve hasta tres zonas en la fase de misiones.
hero-red-scorpion = Escorpión Rojo
    .text = Cuando entrena, gana 1 también en otro atributo sin ficha.
hero-runewitch-astarra = Bruja rúnica Astarra
    .text = En vez de caminar en la fase de misiones, puede aparecer junto a otro héroe o en una fortaleza tuya.
    .line = En la fase de misiones puede aparecer junto a un héroe o una fortaleza
hero-ronan = Ronan el Salvaje
    .text = Una vez por duelo, su comadreja hace que un icono especial del otro bando no haga nada.
    .line = Una vez por duelo, su comadreja anula un especial del rival
hero-red-scorpion-ranging = Escorpión Rojo
    .text = Se mueve hasta tres zonas en la fase de misiones.
hero-ronan-ranging = Ronan el Salvaje
    .text = Se mueve hasta tres zonas en la fase de misiones.
hero-steelhorns = Cuernos de Acero
    .text = En los duelos, cada resultado de daño que roba inflige 1 más.
hero-bogran = Bogran la Sombra
    .text = Cuando desafía a un héroe, inflige 1 de daño antes de la primera ronda.
hero-varikas = Varikas el Muerto
    .text = Al empezar cada fase de misiones pierde 1 de daño, esté donde esté.
hero-mad-carthos = Carthos el Loco
    .text = Una vez por prueba puede recibir 1 de daño para volver a robar todas sus cartas.
hero-mordrog = Mordrog
    .text = Ganas 2 de influencia cuando sobrevive a un duelo en el que derrotó a un héroe, o completa una misión de duelo.
    .line = 2 de influencia si derrota a un héroe o completa una misión de duelo
hero-tatianna = Tatianna
    .text = Cuando otro héroe la desafía, puedes cancelar el duelo antes de que empiece.
    .line = Si otro héroe la desafía, puedes cancelar el duelo
hero-hugo = Hugo el Glorioso
    .text = Ganas 1 de influencia cuando completa una misión.

reward-timmorran-shard = Esquirla de Timmorran
    .text = Reliquia, tu turno. Descártala en una de tus fortalezas para recibir una runa de dragón.
    .line = Reliquia: descártala en una fortaleza tuya por una runa de dragón
reward-dwarven-fire-bombs = Bombas de fuego enanas
    .text = Objeto, especial de duelo. Inflige 3 de daño y luego haz una prueba de agilidad: con rojo, este héroe recibe 1.
    .line = Especial en duelo: 3 de daño; si la prueba sale roja, este héroe sufre 1
reward-soulbiter = Muerdealmas
    .text = Arma, especial de duelo. Inflige 1 de daño; si el otro cae esta ronda y este héroe no, se cura del todo.
    .line = Especial en duelo: 1 de daño; si el otro cae ahora, este héroe se cura
reward-cloak-of-deception = Capa del engaño
    .text = Objeto, inicio del duelo. Haz una prueba de agilidad: con oro o azul no hay duelo.
    .line = Inicio de duelo: con oro o azul en agilidad, no hay duelo
reward-flute-of-possession = Flauta de posesión
    .text = Objeto, tu turno. Descártala para enviar a todos los neutrales sin aliar de aquí a una zona adyacente.
    .line = Tu turno, descarta: los neutrales libres de aquí van a la zona de al lado
reward-ice-storm = Tormenta de hielo
    .text = Objeto, tu turno o al empezar tu ataque aquí. Descártala para desbandar aquí hasta tres unidades enemigas o neutrales.
    .line = Tu turno, descarta: desbanda hasta 3 unidades enemigas o neutrales aquí
reward-staff-of-light = Bastón de luz
    .text = Objeto, tu turno. Descártalo para poner en pie a todas tus unidades en desbandada de aquí y curar a este héroe.
    .line = Tu turno, descarta: tus desbandados aquí se levantan y el héroe se cura
reward-runed-greatsword = Espadón rúnico
    .text = Arma, especial de duelo. Inflige 2 de daño.
reward-hunters-longbow = Arco largo de cazador
    .text = Arma, inicio del duelo. Inflige 1 de daño antes de la primera ronda.
reward-skullcracker = Mazo rompecráneos
    .text = Arma, especial de duelo. Inflige 1 de daño que nada evita, y evita 1 a este héroe esta ronda.
    .line = Especial en duelo: 1 de daño inevitable y 1 menos a este héroe
reward-dragonscale-mail = Cota de escamas de dragón
    .text = Armadura. Este héroe tiene 2 más de vida. Se queda con un héroe que caería sin ella.
    .line = Armadura: este héroe tiene 2 más de vida
reward-bone-plate = Coraza rúnica
    .text = Armadura. Cada resultado de desbandada que este héroe robe en un duelo evita 1 más.
    .line = Armadura: cada desbandada que robe en un duelo evita 1 más
reward-warding-shield = Amuleto protector
    .text = Armadura. En la primera ronda de un duelo este héroe recibe 1 de daño como máximo.
    .line = Armadura: en la primera ronda de un duelo, 1 de daño como mucho
reward-mirror-mail = Armadura fantasma
    .text = Armadura, especial de duelo. Evita todo el daño a este héroe esta ronda.
    .line = Armadura, especial: evita todo el daño a este héroe esta ronda
reward-boots-of-the-wind = Botas del viento
    .text = Objeto. Este héroe se mueve hasta cuatro zonas en la fase de misiones.
reward-belt-of-giants = Cinturón de gigantes
    .text = Objeto. 1 más de fuerza.
reward-gloves-of-deftness = Guantes de destreza
    .text = Objeto. 1 más de agilidad.
reward-circlet-of-insight = Diadema de perspicacia
    .text = Objeto. 1 más de sabiduría.
reward-healing-draught = Poción curativa
    .text = Objeto, en cualquier momento. Descártala para curar del todo a este héroe; en un duelo, solo entre rondas.
    .line = Siempre, en duelo entre rondas: descártala para curarse del todo
reward-war-chest = Arcas de guerra
    .text = Objeto, tu turno. Descártalas para ganar 4 de influencia.
reward-scroll-of-stratagems = Pergamino de estratagemas
    .text = Objeto, tu turno. Descártalo para robar 2 cartas de táctica.

quest-s1 = Alas sobre el vado
    .text = En 1A, agilidad. Oro: una recompensa y 1 de influencia. Azul: una recompensa. Rojo: 1 de daño, y se conserva.
    .line = 1A: oro: recompensa + 1 de influencia; azul: recompensa; rojo: 1 de daño
quest-s2 = Entre lanzadores de piedras
    .text = En 2A, fuerza. Oro: dos recompensas. Azul: una recompensa y 1 de daño. Rojo: 2 de daño, y se conserva.
    .line = 2A: oro: 2 recompensas; azul: recompensa + 1 de daño; rojo: 2 de daño
quest-s3 = El trato del ermitaño
    .text = En 3A, sabiduría. Oro: una recompensa y una carta de táctica. Azul: una recompensa. Rojo: descarta una carta de táctica, y se conserva.
    .line = 3A: oro: recompensa + carta; azul: recompensa; rojo: descarta una carta
quest-s4 = Las perreras profundas
    .text = En 4C, fuerza. Oro: una recompensa y 1 de fuerza. Azul: una recompensa. Rojo: 1 de daño, y se conserva.
    .line = 4C: oro: recompensa + 1 de fuerza; azul: recompensa; rojo: 1 de daño
quest-s5 = La despensa del dragón
    .text = En 5D, agilidad. Oro: dos recompensas. Azul: una recompensa. Rojo: 2 de daño, y se conserva.
    .line = 5D: oro: 2 recompensas; azul: recompensa; rojo: 2 de daño
quest-s6 = El coloso dormido
    .text = En 6D, sabiduría. Oro: una recompensa y 2 de influencia. Azul: una recompensa. Rojo: 1 de daño, y se conserva.
    .line = 6D: oro: recompensa + 2 de influencia; azul: recompensa; rojo: 1 de daño
quest-s7 = Cenizas del viejo campamento
    .text = En 7C, sabiduría. Oro: dos recompensas. Azul: una recompensa y 1 de daño. Rojo: 1 de daño, y se conserva.
    .line = 7C: oro: 2 recompensas; azul: recompensa + 1 de daño; rojo: 1 de daño
quest-s8 = La prueba del bosque negro
    .text = En 8A, agilidad. Oro: una recompensa y 1 de agilidad. Azul: una recompensa. Rojo: el héroe es ahuyentado a una zona adyacente, y se conserva.
    .line = 8A: oro: recompensa + 1 de agilidad; azul: recompensa; rojo: ahuyentado
quest-s9 = La cosecha de las brujas
    .text = En 9B, sabiduría. Oro: una recompensa y 1 de sabiduría. Azul: una recompensa. Rojo: pierde 1 de influencia, y se conserva.
    .line = 9B: oro: recompensa + 1 de sabiduría; azul: recompensa; rojo: −1 de influencia
quest-q01 = El rescate de un duque
    .text = En 1C o 2C, fuerza. Oro: una recompensa y 2 de influencia. Azul: 2 de influencia, pero se conserva. Rojo: se conserva.
    .line = 1C o 2C: oro: recompensa + 2 de influencia; azul: 2 de influencia; rojo: nada
quest-q02 = El relicario hundido
    .text = En 1A o 4A, agilidad. Oro: una recompensa. Azul: una recompensa y 1 de daño. Rojo: 1 de daño, y se conserva.
    .line = 1A o 4A: oro: recompensa; azul: recompensa + 1 de daño; rojo: 1 de daño
quest-q03 = El acertijo del guardián
    .text = En 3B o 6C, sabiduría. Oro: una recompensa y una carta de táctica. Azul: una recompensa. Rojo: se conserva.
    .line = 3B o 6C: oro: recompensa + carta de táctica; azul: recompensa; rojo: nada
quest-q04 = La caza del ciervo pálido
    .text = En 8C o 5A, agilidad. Oro: una recompensa. Azul: 1 de agilidad, pero se conserva. Rojo: se conserva.
    .line = 8C o 5A: oro: recompensa; azul: 1 de agilidad; rojo: nada
quest-q05 = La corona del rey del túmulo
    .text = En 9A o 7A, fuerza. Oro: dos recompensas. Azul: una recompensa y 1 de daño. Rojo: 1 de daño, y se conserva.
    .line = 9A o 7A: oro: 2 recompensas; azul: recompensa + 1 de daño; rojo: 1 de daño
quest-q06 = Liberar a los cautivos
    .text = En 1B o 6B, fuerza. Oro: una recompensa y 1 de influencia. Azul: una recompensa. Rojo: 1 de daño, y se conserva.
    .line = 1B o 6B: oro: recompensa + 1 de influencia; azul: recompensa; rojo: 1 de daño
quest-q07 = El libro que nadie abre
    .text = En 5B u 8B, sabiduría. Oro: dos recompensas. Azul: una recompensa. Rojo: 1 de daño, y se conserva.
    .line = 5B u 8B: oro: 2 recompensas; azul: recompensa; rojo: 1 de daño
quest-q08 = La escalera de los ladrones
    .text = En 4B o 7B, agilidad. Oro: una recompensa y 2 cartas de táctica. Azul: 2 cartas de táctica, pero se conserva. Rojo: pierde 1 de influencia, y se conserva.
    .line = 4B o 7B: oro: recompensa + 2 cartas; azul: 2 cartas; rojo: −1 de influencia
quest-q09 = Esquirlas en el pedregal
    .text = En 2B o 3C, fuerza. Oro: una recompensa. Azul: una recompensa y 1 de daño. Rojo: 2 de daño, y se conserva.
    .line = 2B o 3C: oro: recompensa; azul: recompensa + 1 de daño; rojo: 2 de daño
quest-q10 = La vigilia del astrónomo
    .text = En 2A o 9B, sabiduría. Oro: mira hasta dos fichas de runa, y una recompensa. Azul: mira hasta dos, pero se conserva. Rojo: se conserva.
    .line = 2A o 9B: oro: mira 2 runas + recompensa; azul: mira 2; rojo: nada
quest-q11 = Señales de humo
    .text = En 4C u 8D, agilidad. Oro o azul: una recompensa. Rojo: 1 de daño, y se conserva.
    .line = 4C u 8D: oro o azul: recompensa; rojo: 1 de daño
quest-q12 = El pozo envenenado
    .text = En 6A o 5C, sabiduría. Oro: una recompensa, y el héroe se cura del todo. Azul: una recompensa. Rojo: 1 de daño, y se conserva.
    .line = 6A o 5C: oro: recompensa y se cura; azul: recompensa; rojo: 1 de daño
quest-d1 = Muerte al jefe de la jauría
    .text = En 8D o 4C, un duelo con un sabueso infernal: inflígele 2 de daño y sobrevive. Una recompensa y 1 de influencia.
    .line = 8D o 4C: duelo con un sabueso, 2 de daño y vive: recompensa + 1 influencia
quest-d2 = Derribar al coloso
    .text = En 3C o 6D, un duelo con un gigante: haberle infligido 2 de daño al acabar el duelo, y sobrevivir. Dos recompensas.
    .line = 3C o 6D: duelo con un gigante, 2 de daño y vive: 2 recompensas
quest-d3 = En las barbas del dragón
    .text = En 5D o 7C, un duelo con un dragón: haberle infligido 2 de daño al acabar el duelo, y sobrevivir. Dos recompensas y 2 de influencia.
    .line = 5D o 7C: duelo con un dragón, 2 de daño y vive: 2 recompensas + 2 influencia
quest-h1 = La runa del rey del túmulo
    .text = En 9A o 7A, fuerza. Oro: una runa de dragón. Azul: una recompensa y 1 de daño, y se conserva. Rojo: 2 de daño, y se conserva.
    .line = 9A o 7A: oro: runa de dragón; azul: recompensa + 1 de daño; rojo: 2 de daño
quest-h2 = La última página
    .text = En 5B u 8B, sabiduría. Oro: una runa de dragón. Azul: 1 de influencia, y se conserva. Rojo: 2 de daño, y se conserva.
    .line = 5B u 8B: oro: runa de dragón; azul: 1 de influencia; rojo: 2 de daño
quest-h3 = El tesoro del dragón
    .text = En 5D o 7C, un duelo con un dragón: inflígele 4 de daño y sobrevive. Una runa de dragón.
    .line = 5D o 7C: duelo con un dragón, 4 de daño y vive: runa de dragón

exploration-dragon-throne = Trono del dragón
    .text = Permanece. Quien controla la zona cuenta una runa de dragón más.
exploration-village-food = Aldea (alimento)
    .text = Permanece. La zona produce 1 de alimento más.
exploration-village-wood = Aldea (madera)
    .text = Permanece. La zona produce 1 de madera más.
exploration-village-ore = Aldea (mineral)
    .text = Permanece. La zona produce 1 de mineral más.
exploration-magic-portal = Portal mágico
    .text = Permanece. Por 1 de influencia, todos los portales boca arriba son adyacentes entre sí durante una orden o el movimiento de un héroe.
    .line = Por 1 de influencia, los portales descubiertos son adyacentes
exploration-dungeon = Mazmorra
    .text = Permanece. Un héroe que entra en ella en la fase de misiones termina allí su movimiento.
    .line = El héroe que entre en la fase de misiones termina allí su movimiento
exploration-temple = Templo
    .text = Permanece. Un héroe que termina aquí su acción de la fase de misiones da a su jugador 2 de influencia.
    .line = Quien termine aquí su acción de misión trae 2 de influencia
exploration-hall-of-kellos = Salón de Kellos
    .text = Permanece. Un héroe que termina aquí su acción de la fase de misiones da a su jugador una carta de táctica.
    .line = Quien termine aquí su acción de misión trae una carta de táctica
exploration-traveling-merchant = Mercader ambulante
    .text = Por 3 de influencia el héroe roba una recompensa. Después se va.
exploration-raiding-party = Banda de saqueadores
    .text = El héroe recibe 1 de daño y, junto a unidades neutrales o enemigas, pierde una recompensa o recibe 1 más. Después se va.
    .line = 1 de daño; junto a unidades ajenas, 1 más o se pierde una recompensa
exploration-scroll-of-sight = Pergamino de visión
    .text = Mira las fichas boca abajo de una zona. Después desaparece.
exploration-training = Entrenamiento
    .text = El héroe puede ganar 1 en un atributo sin ficha. Después desaparece.
    .line = El héroe puede ganar 1 en un atributo sin ficha

# Questions

q-quests-hero = Fase de misiones: ¿qué héroe tuyo actúa ahora?
    .why = Cada héroe se mueve, y luego puede batirse en duelo o hacer una misión; o se cura; o entrena.
done-quests-hero = Mis héroes han terminado
    .confirm = Los héroes que quedan no harán nada este verano.
q-quests-act = Fase de misiones: ¿qué hace { $hero }?
    .why = Donde acabe su movimiento, o donde esté si no se mueve, puede batirse con un héroe enemigo o intentar una misión.
    .runewars-travel = Ir a { $to }
    .runewars-duel = Desafiar a { $enemy }
    .runewars-attempt = Intentar «{ $quest }»
    .runewars-heal = Curarse
done-quests-act = Nada más
q-quests-train = ¿En qué más gana 1 { $hero }?
    .why = Entrena otro atributo que no tenga ficha.
pass-quests-train = En nada más
q-quests-drive = { $hero } es ahuyentado. ¿Adónde?
    .why = Eliges por la facción vecina, por un borde sin obstáculos.
q-hero-desert = Se te ha unido un cuarto héroe. ¿Cuál de ellos deserta?
    .why = Puedes dirigir a tres. Quien deserta vuelve al mazo, y sus recompensas se descartan.
q-hero-test = { $hero } hace una prueba de { NAMES($attribute, as: "attribute") }. ¿Qué símbolo tomas?
    .why = Vale cualquiera de los robados, no tiene que ser el mejor. { NAMES($tried, as: "quest", part: "text") }
q-hero-redraw = ¿Recibe { $hero } 1 de daño para volver a robar todas las cartas? Robadas: oro { $gold }, azul { $blue }, rojo { $red }.
    .why = Una vez por prueba. { NAMES($tried, as: "quest", part: "text") }
pass-hero-redraw = Conservar estas cartas
q-hero-prize = Has ganado estas recompensas. ¿Cuáles se lleva { $hero }?
    .why = Lo que dejes va a tus otros héroes de allí, y por último a quien ha ganado.
    .tip = Toma { $what }
q-hero-left = Miras debajo del marcador. ¿Qué recompensas toma { $hero }?
    .why = Otros pueden venir por lo que dejes.
    .tip = Toma { $what }
q-rune-peek = ¿Qué fichas de runa boca abajo miras?
    .why = Todos sabrán cuáles, pero solo tú qué son.
    .tip = Mira la ficha de { $what }
q-duel-start = Antes de la primera ronda: ¿qué usa { $hero }?
    .why = Un arma y una armadura por duelo, fijadas por su primer uso.
    .runewars-reward = Usar «{ $reward }»
pass-duel-start = Nada más
q-duel-draught = ¿Bebe { $hero } antes de esta ronda?
    .why = Una poción quita todo el daño, pero un héroe que ya cae no puede beber.
    .runewars-reward = Usar «{ $reward }»
pass-duel-draught = Ahora no
q-duel-cancel = ¿Anula la comadreja de { $hero } ese icono especial?
    .why = Una vez por duelo.
pass-duel-cancel = Dejar que valga
q-duel-special = { $hero } ha robado un icono especial. ¿Qué hace?
    .why = El especial de una recompensa puede hacer más que 1 de daño.
    .runewars-reward = Usar «{ $reward }»
pass-duel-special = 1 de daño sin más
q-explore-merchant = ¿Compra { $hero } una recompensa por 3 de influencia?
    .why = El mercader sigue su camino en todo caso.
pass-explore-merchant = No comprar nada
q-explore-raiders = Saqueadores: ¿pierde { $hero } una recompensa o recibe 1 de daño más?
    .why = Hay unidades ajenas alrededor, así que se atreven a más.
q-explore-sight = ¿De qué zona miras las fichas boca abajo?
    .why = Ves la runa y la ficha de exploración de una zona.
q-explore-training = ¿En qué entrena { $hero }?
    .why = Solo atributos sin ficha.
pass-explore-training = No entrenar nada
q-reward-flute = ¿Adónde lleva la flauta a los neutrales de { $area }?
    .why = Se unen a quien controle esa zona. Nadie lucha.
q-reward-storm = ¿A quién desbanda la tormenta de hielo en { $area }?
    .why = Hasta tres unidades en pie; no participan en una batalla que haya allí.
    .tip = Desbanda: { $what }

# Options

o-runewars-hero = { $hero }
    .facts = en { $place }, { $damage ->
        [0] sin heridas
       *[other] daño { $damage }
    }
o-runewars-pick-reward = { $reward }
o-runewars-attribute = { $attribute }
o-runewars-test-symbol = { $symbol ->
    [gold] Oro
    [blue] Azul
   *[red] Rojo
}
    .about = { $symbol ->
        [gold] el mejor resultado
        [blue] el resultado intermedio
       *[red] el peor resultado
    }
o-runewars-ability = Usar la habilidad: { $hero }
o-runewars-travel = { $hero } va a { $to }
    .group = Mover
    .to = A { $value }
    .facts = { $rune ->
        [yes] una ficha de runa que no conoces{ $enemies ->
            [0] {""}
           *[other] {", héroes enemigos"}
        }
       *[no] { $enemies ->
            [0] {""}
           *[other] héroes enemigos
        }
    }
    .about = { "" }
o-runewars-duel = { $hero } desafía a { $enemy }
    .group = Duelo
    .confirm = El duelo de { $hero } contra { $enemy } no se puede deshacer.
    .enemy = { $value }
    .facts = cae con { $mine } de daño, el otro con { $theirs }
    .about = { "" }
o-runewars-attempt = { $hero } intenta «{ $quest }»
    .group = Misión
    .facts = { $cards ->
        [0] un duelo de cuatro rondas
        [one] { $cards } carta de { NAMES($attribute, as: "attribute") }: oro { $gold }, azul { $blue }, rojo { $red }
       *[other] { $cards } cartas de { NAMES($attribute, as: "attribute") }: oro { $gold }, azul { $blue }, rojo { $red }
    }
    .confirm = Todos verán «{ $quest }», y se roban cartas.
    .quest = { $value }
o-runewars-heal = { $hero } se cura
    .group = Curarse
    .facts = { $count } de daño
    .about = { "" }
o-runewars-train = { $hero } entrena { $attribute }{ SAME($also, attribute-none) ->
    [yes] { "" }
   *[no] { SAME($attribute, $also) ->
        [yes] {" en 2"}
       *[no] {" y "}{ $also }
    }
}
    .group = Entrenar
    .attribute = +1 { $value }
    .also = { SAME($value, attribute-none) ->
        [yes] Solo eso
       *[no] +1 { $value }
    }
    .about = para siempre: más cartas de destino en esas pruebas
o-runewars-reward = { $hero } usa «{ $reward }»
    .group = Usar una recompensa
    .reward = { $value }
o-runewars-give = { $hero } da «{ $reward }» a { $taker }
    .group = Dar una recompensa
    .reward = { $value }
    .taker = A { $value }
o-runewars-take = { $hero } mira debajo del marcador
    .group = Recompensas abandonadas
    .about = las recompensas de un héroe caído
o-runewars-explore = { $hero } termina su movimiento y descubre la ficha
    .confirm = Todos verán la ficha, y el movimiento termina allí.
    .about = lo que haya allí ocurre al instante
o-runewars-portals = Abrir los portales por 1 de influencia
    .about = todos los portales descubiertos son adyacentes para esto
o-runewars-raze = Arrasar el lugar de { $area }
o-runewars-wound = Recibir 1 de daño

# Commands

c-hero = Lo que hacen tus héroes
c-hero-travel = Mueve un héroe en la fase de misiones
c-hero-duel = Desafía a un héroe enemigo donde esté el tuyo
c-hero-quest = Intenta una misión donde haya un héroe
c-hero-heal = Quita todo el daño a un héroe en una zona propia
c-hero-train = Sube dos atributos en 1, o uno en 2
c-hero-give = Da una recompensa a otro héroe tuyo de la misma zona
c-hero-reward = Usa una carta de recompensa
f-hero-travel-hero = Quién va
f-hero-travel-to = Adónde
f-hero-duel-hero = Tu héroe
f-hero-duel-enemy = El héroe desafiado
f-hero-quest-hero = Quién la intenta
f-hero-quest-quest = Una misión de tu mano para esa zona
f-hero-heal-hero = Quién se cura
f-hero-train-hero = Quién entrena
f-hero-train-attribute = Un atributo sin ficha
f-hero-train-also = Otro, o el mismo otra vez para 2
f-hero-give-hero = Quién da
f-hero-give-reward = La carta
f-hero-give-taker = Quién la recibe
f-hero-reward-hero = De quién es la carta
f-hero-reward-reward = La carta

# Events

e-hero-joined = { $hero } se ha unido a { YOU($seat, "ti") } en { $area }.
e-hero-moved = { $hero } ({ YOU($seat, "de los tuyos") }) ha ido de { $origin } a { $to }.
e-hero-hurt = { $hero } ({ YOU($seat, "de los tuyos") }) { $count ->
    [1] ha recibido 1 de daño.
    [-1] se ha curado de 1 de daño.
    [-2] se ha curado de 2 de daño.
    [-3] se ha curado de 3 de daño.
    [-4] se ha curado de 4 de daño.
    [-5] se ha curado de 5 de daño.
    [-6] se ha curado de 6 de daño.
    [-7] se ha curado de 7 de daño.
    [-8] se ha curado de 8 de daño.
   *[other] ha recibido { $count } de daño.
}
e-hero-defeated = { $hero } ({ YOU($seat, "de los tuyos") }) ha caído en { $area }.
e-hero-deserted = { $hero } { YOU($seat, "te ha abandonado", before: "ha abandonado a") }.
e-hero-won-over = { $hero } ha dejado a { YOU($loser, "ti") } y se ha unido a { YOU($seat, "ti") }.
e-hero-trained = { $hero } ({ YOU($seat, "de los tuyos") }) ha entrenado { NAMES($attribute, as: "attribute") }: +{ $count }.
told-trained = { $hero } ({ YOU($seat, "de los tuyos") }) ha entrenado { NAMES($attribute, as: "attribute") } y { NAMES($also, as: "attribute") }: +1 en cada atributo.
e-attribute-tested = { $hero } ({ YOU($seat, "de los tuyos") }) ha hecho una prueba de { NAMES($attribute, as: "attribute") }: { $symbol ->
    [gold] oro.
    [blue] azul.
   *[red] rojo.
}
e-quest-attempted = { $hero } ({ YOU($seat, "de los tuyos") }) ha emprendido «{ $quest }».
e-quest-ended = «{ $quest }» { $completed ->
    [1] se ha completado.
   *[other] no se ha completado; { YOU($seat, "la conservas", "la conserva") }.
}
e-quests-drawn = { YOU($seat, "Has robado", "ha robado") } { $count ->
    [one] una carta de misión
   *[other] { $count } cartas de misión
}.
e-quests-drawn-were = Has robado: { $cards }.
e-quest-discarded = { YOU($seat, "Has descartado", "ha descartado") } «{ $quest }».
e-rewards-drawn = { $hero } ({ YOU($seat, "de los tuyos") }) ha obtenido { $count ->
    [one] una recompensa
   *[other] { $count } recompensas
}.
e-rewards-drawn-were = Has robado: { $cards }.
e-reward-used = { $hero } ({ YOU($seat, "de los tuyos") }) ha usado «{ $reward }».
e-reward-shown = { $hero } ({ YOU($seat, "de los tuyos") }) lleva «{ $reward }».
e-reward-given = { $hero } ({ YOU($seat, "de los tuyos") }) ha dado una recompensa a { $taker }.
e-rewards-taken = { $hero } ({ YOU($seat, "de los tuyos") }) ha tomado { $count ->
    [one] una recompensa
   *[other] { $count } recompensas
}.
e-rewards-seen = Has encontrado: { $cards }.
e-rewards-discarded = { YOU($seat, "Has descartado", "ha descartado") }: { $cards }.
e-duel-began = { $attacker } ha desafiado a { $defender }.
e-duel-round = Ronda { $round }: { $attacker_damage ->
    [0] { $defender_damage ->
        [0] nadie recibe daño
       *[other] el desafiado recibe { $defender_damage } de daño
    }
   *[other] { $defender_damage ->
        [0] quien desafía recibe { $attacker_damage } de daño
       *[other] quien desafía recibe { $attacker_damage } de daño, el desafiado { $defender_damage }
    }
}.
told-duel = { $fell ->
    [cancelled] El duelo de { $challenger } y { $challenged } quedó en nada.
    [none] Duelo de { $challenger } y { $challenged }, y ambos viven: { $taken } y { $given } de daño.
    [both] { $challenger } y { $challenged } cayeron a la vez en un duelo en { $area }.
    [challenged] Duelo en { $area }: vence { $challenger } con { $taken } de daño; cae { $challenged } ({ $loser }).
   *[challenger] Duelo en { $area }: vence { $challenged }, a quien se desafió, con { $given } de daño; cae { $challenger } ({ $loser }).
}
told-duel-round = Ronda { $round }: { $challenger } recibe { $taken } de daño, { $challenged } { $given }.
told-quest-round = Ronda { $round }: { $hero } recibe { $taken } de daño, { NAMES($opponent, as: "unit") } { $given }.
e-special-cancelled = { $hero } ha anulado el icono especial.
e-duel-cancelled = { $hero } se ha escabullido: no hay duelo.
e-duel-ended = El duelo de { $attacker } y { $defender } ha terminado: { $fallen ->
    [0] ambos viven.
    [1] uno cayó.
   *[other] ambos cayeron.
}
e-token-turned = { YOU($seat, "Has descubierto", "ha descubierto") } una ficha en { $area }: { NAMES($token, as: "exploration") }.
e-token-was = La ficha de { $area }: { NAMES($token, as: "exploration") }.
e-token-discarded = { NAMES($token, as: "exploration") } desaparece de { $area }.
e-portals-opened = { YOU($seat, "Has pagado", "ha pagado") } por abrir los portales.

# Plans

plan-duel = Duelos
    .why = Cómo luchan tus héroes cuando los desafían.
plan-duel-specials = Iconos especiales
plan-duel-specials-best = la carta que más ayude
plan-duel-specials-plain = daño sin más, las cartas siguen ocultas
plan-duel-escape = Escabullirse
plan-duel-escape-weaker = de un héroe que aguanta más
plan-duel-escape-always = siempre que sea posible
plan-duel-escape-never = nunca
plan-duel-draught = Beber a partir de tanto daño
plan-duel-draught-never = nunca

# Refusals

r-hero-not-yours = No tienes ese héroe en el mapa.
r-hero-not-now = Los héroes hacen eso en la fase de misiones, en verano.
r-hero-acted = { $hero } ya ha hecho su acción de este verano.
r-hero-routed = { $hero } está en desbandada: puede curarse o entrenar, y se pone en pie en primavera.
r-hero-moved = { $hero } ya se ha movido; curarse y entrenar son acciones aparte.
r-hero-far = { $hero } no puede llegar allí. { COUNT($reach) ->
    [0] No tiene nada al alcance.
   *[other] A su alcance: { NAMES($reach) }.
}
r-hero-token-first = { $hero } termina su movimiento descubriendo la ficha de allí; luego puede batirse en duelo o intentar una misión.
r-duel-nobody = { $hero } solo puede desafiar a héroes enemigos que también estén en { $area }.
r-heal-unhurt = { $hero } no tiene daño que curar.
r-heal-unfriendly = { $hero } solo se cura en una zona tuya, y { $area } no lo es.
r-train-full = { $hero } tiene una ficha de entrenamiento en cada atributo y no le cabe otra.
r-train-taken = { $hero } solo puede entrenar atributos sin ficha: { NAMES($free, as: "attribute") }.
r-quest-commander = { $hero } tiene el mando, y los comandantes no hacen misiones.
r-quest-not-held = Esa carta de misión no está en tu mano. Las ciudades y algunas cartas de estación dan otras.
r-quest-elsewhere = «{ $quest }» se intenta en { NAMES($areas) }. Lleva antes un héroe allí.
    .any = Ninguna de tus misiones lleva a { $area }. Tu mano dice dónde se intenta cada una.
r-reward-not-held = { $hero } no lleva esa recompensa.
r-reward-nobody = En { $area } no hay ahora nadie a quien { $hero } pueda darle eso. La cota se queda con quien caería sin ella.
r-reward-useless = «{ $reward }» no haría nada allí ahora.
r-reward-not-now = «{ $reward }» no es para este momento.
