# Questions. Those about heroes, quests and duels stand with the heroes.

# Setup

q-setup-tile = ¿Qué loseta tuya colocas, y cómo girada?
    .why = Debe tocar dos zonas del mapa, y ningún lado de color puede dar a otro lado de color. Un paso la gira un sexto en sentido horario.
q-setup-place = ¿Dónde va la loseta { $tile }?
    .why = Las zonas que acerques a tu reino son más fáciles de tomar; los huecos detienen a todos.
q-setup-marker = ¿Dónde va un marcador de reino natal?
    .why = Pones uno para cada jugador, y los demás eligen antes que tú cuál es de quién.
q-setup-realm = ¿Dónde está tu reino natal?
    .why = Ocupa el lugar de un marcador; las montañas y el agua de sus lados lo protegen. Un paso lo gira un sexto en sentido horario.
q-setup-slot = ¿Qué lugar ocupa tu reino natal?
    .why = Las zonas de alrededor serán las primeras por las que luches.
q-setup-stronghold = ¿Dónde está tu primera fortaleza?
    .why = Las unidades nuevas llegan a tus fortalezas, y cada una defiende su zona con fuerza 5.
q-setup-recruit = ¿Dónde empiezan tus { MANY($unit, as: "unit") }?
    .why = Repártelas por tu reino natal, 8 unidades por zona como máximo.
    .some = { NAMES($units, as: "unit", count: "yes") } en { $name }
    .tip = Coloca { $what }
q-setup-hero = ¿Dónde empieza { $hero }?
    .why = En cualquier zona de tu reino natal; en verano los héroes salen de misión.
q-setup-commander = ¿Cuál de estos héroes es tu comandante?
    .why = Un comandante cabalga con tu ejército y no hace misiones; el otro es un héroe corriente.
q-rune-dragon = ¿Dónde pones la runa de dragón?
    .why = Boca abajo, donde no haya otra ficha. Cuenta para quien controle la zona, así que ponla donde puedas conservarla.
q-rune-false = ¿Dónde pones la runa falsa?
    .why = También boca abajo. Solo tú sabes que no vale nada.

# The year

q-orders = ¿Qué orden juegas esta estación?
    .why = Todas se revelan a la vez y se resuelven de menor a mayor. Si la tuya es la más alta que has jugado este año, da su bonificación.
q-orders-spy = ¿Por la orden de quién preguntas?
    .why = Como Maestro del Gremio de Espías averiguas si es de 1 a 4 o de 5 a 8, antes de elegir la tuya.
pass-orders-spy = No preguntar a nadie
q-bid = { NAMES($season_card, as: "season-card") }: ¿cuánta influencia pujas?
    .why = { NAMES($season_card, as: "stake") }. Todas las pujas se gastan, también las que pierden. Se revelan a la vez.
q-bid-highest = Hay empate en la puja más alta. ¿Quién gana?
    .why = Lo decides tú, como Primarca del Consejo de Magos.
q-bid-lowest = Hay empate en la puja más baja. ¿De quién es?
    .why = Lo decides tú, como Primarca del Consejo de Magos.
q-fall = Otoño: ¿dos de influencia o una carta de táctica?
    .why = Una carta robada ahora se puede jugar a partir del invierno.
q-spring-objective = ¿Dejas tu objetivo y robas otro?
    .why = El anterior no se puede recuperar.
pass-spring-objective = Conservarlo
q-spring-volunteers = ¿Dónde se te une una unidad voluntaria?
    .why = Un triángulo tuyo, en una fortaleza donde quepa.
pass-spring-volunteers = No acoger a nadie
q-spring-adventure = ¿Robar una carta de misión o curar a un héroe?
    .why = Conservas tres cartas de misión como máximo.
q-spring-orders = El invierno fue largo: ¿qué dos órdenes recuperas?
    .why = Las demás siguen ante ti hasta la próxima primavera, pero no cuentan para la supremacía.
    .tip = Recupera { $what }
q-spring-planting = ¿Qué dial sube?
    .why = Solo puede ser el más bajo.
q-summer-exile = ¿Qué ficha de runa sale de tu reino natal, y adónde va?
    .why = Debe ir junto a tu reino, donde no domine ningún rival ni haya otra ficha.
q-summer-wrath = ¿Qué ciudad se destruye?
    .why = Ya no da nada, y su zona podrá tener una fortaleza.
q-summer-tournament = ¿Qué héroe entrena, y en qué?
    .why = Un atributo sin ficha de entrenamiento gana 1.
pass-summer-tournament = No entrenar a nadie
q-summer-favour = ¿Qué recompensa das, y a quién?
    .why = La otra va debajo del mazo.
q-summer-drought = ¿Qué dial baja?
    .why = Debe ser uno de los más altos.
    .option = Bajar { $resource }
q-summer-wilds = ¿Dónde aparece una unidad neutral?
    .why = Estorbará a quien quiera esa zona.
pass-summer-wilds = No colocar ninguna
q-summer-rumours = ¿Pagas 2 de influencia por mirar una ficha de runa?
    .why = Todos sabrán cuál, pero solo tú qué es.
pass-summer-rumours = Conservar la influencia
q-fall-loyalty = ¿Se quedan tus aliados de { $area }?
    .why = Por 1 de influencia, sí; si no, se retiran como unidades de nadie.
q-fall-judgement = ¿Qué pierdes: dos de influencia o una carta de táctica?
    .why = Pujaste lo más bajo, aparte de quien ganó.
q-fall-mercenaries = ¿Contratas mercenarios por 3 de influencia?
    .why = Un rectángulo, o un triángulo y quizá otro más: aliados en una de tus fortalezas.
pass-fall-mercenaries = No contratar a nadie
q-fall-second-mercenary = ¿Se une un segundo triángulo en { $area }?
    .why = No cuesta nada más.
    .tip = Contrata también: { $what }
q-fall-walls = ¿Qué fortaleza se desmorona?
    .why = Una se gira a su lado dañado, a menos que pagues 2 de influencia.
q-fall-ruins = ¿Dónde se alza una fortaleza entre las ruinas?
    .why = Dañada, pero gratis, en una zona que controlas.
pass-fall-ruins = No colocar ninguna
q-winter-pious = ¿Dónde va la runa de dragón de { $receiver }?
    .why = Pujaste lo más bajo, así que eliges: una zona de esa facción o una que nadie controle.
q-winter-wolves = ¿Qué unidad de { $area } desbandan los lobos?
    .why = En primavera vuelve a ponerse en pie.
    .tip = Que los lobos desbanden: { $what }
q-winter-starve = Falta alimento en { $area }: ¿qué unidades mueren de hambre?
    .why = Una zona alimenta tantas unidades como marca tu dial de alimento. Los héroes no comen.
    .tip = Que pasen hambre: { $what }

# Orders

q-order-strategize-primary = Maniobrar: { $supremacy ->
    [idle] nadie puede moverse. ¿Algo más?
   *[no] ¿quién va adónde?
}
    .why = { $supremacy ->
        [idle] Aún puedes jugar cartas antes de que termine tu turno.
       *[no] Una zona cada uno, a zonas propias o vacías; todos parten a la vez cuando termines.
    }
done-order-strategize-primary = Partir
    .confirm = Ahora se hacen todos los movimientos indicados, y ya no podrás indicar más.
q-order-strategize-bonus = Maniobrar: { $supremacy ->
    [yes] ¿robas cartas de táctica?
   *[no] ¿algo más?
}
    .why = { $supremacy ->
        [yes] La bonificación roba una por cada icono de táctica de tus diales.
        [over] La bonificación no ofrece nada más, pero aún puedes jugar cartas.
       *[no] No has conseguido la bonificación, pero aún puedes jugar cartas.
    }
done-order-strategize-bonus = Terminar el turno
q-order-mobilize-primary = Movilizar: { $supremacy ->
    [idle] nadie puede marchar. ¿Algo más?
   *[no] ¿qué zona activas?
}
    .why = { $supremacy ->
        [idle] Aún puedes jugar cartas antes de que termine tu turno.
       *[no] Pueden entrar unidades desde hasta 2 zonas de distancia, y se quedan hasta la primavera. Puede haber diplomacia o batalla.
    }
done-order-mobilize-primary = No activar nada
    .confirm = Dejas esta orden sin mover a nadie.
q-order-mobilize-bonus = Movilizar: { $supremacy ->
    [yes] ¿qué segunda zona activas?
   *[no] ¿algo más?
}
    .why = { $supremacy ->
        [yes] Una orden solo puede empezar una batalla.
        [over] La bonificación no ofrece nada más, pero aún puedes jugar cartas.
       *[no] No has conseguido la bonificación, pero aún puedes jugar cartas.
    }
done-order-mobilize-bonus = Terminar el turno
q-order-conquer-primary = Conquistar: { $supremacy ->
    [idle] nadie puede marchar. ¿Algo más?
   *[no] ¿qué zona activas?
}
    .why = Pueden entrar unidades desde hasta 2 zonas de distancia. { $supremacy ->
        [yes] Con la bonificación, una fortaleza enemiga cuenta 3 menos de fuerza.
        [idle] Aún puedes jugar cartas antes de que termine tu turno.
       *[no] Esta vez no has conseguido la bonificación.
    }
done-order-conquer-primary = No activar nada
    .confirm = Dejas esta orden sin mover a nadie.
q-order-conquer-bonus = Conquistar: ¿algo más?
    .why = La orden está hecha, pero aún puedes jugar cartas.
done-order-conquer-bonus = Terminar el turno
q-order-harvest-primary = ¿Cosechar?
    .why = Tus diales pasan a lo que producen tus zonas, hacia arriba o hacia abajo.
    .runewars-harvest = { $supremacy ->
        [yes] Cosechar, luego bonificación y cartas
       *[no] Cosechar, luego cartas
    }
done-order-harvest-primary = { $supremacy ->
    [yes] Cosechar, luego solo la bonificación
   *[no] Cosechar y terminar el turno
}
q-order-harvest-bonus = Cosechar: { $supremacy ->
    [yes] ¿qué construyes?
   *[no] ¿algo más?
}
    .why = { $supremacy ->
        [yes] Primero rinden tus mejoras, luego puedes construir una por 1 de madera.
        [over] La bonificación no ofrece nada más, pero aún puedes jugar cartas.
       *[no] No has conseguido la bonificación, pero aún puedes jugar cartas.
    }
done-order-harvest-bonus = Terminar el turno
q-order-recruit-primary = Reclutar: ¿con qué recurso?
    .why = Tomas las unidades hasta el número de ese dial, sin pagar nada.
done-order-recruit-primary = No reclutar a nadie
    .confirm = Dejas esta orden sin unidades nuevas.
q-order-recruit-bonus = Reclutar: { $supremacy ->
    [yes] ¿con qué segundo recurso?
   *[no] ¿algo más?
}
    .why = { $supremacy ->
        [yes] La bonificación da las unidades de otro dial.
        [over] La bonificación no ofrece nada más, pero aún puedes jugar cartas.
       *[no] No has conseguido la bonificación, pero aún puedes jugar cartas.
    }
done-order-recruit-bonus = Terminar el turno
q-order-rally-support-primary = Buscar apoyo: { $supremacy ->
    [idle] ninguna ciudad tiene ahora nada para ti. ¿Algo más?
   *[no] ¿qué te dan tus ciudades?
}
    .why = { $supremacy ->
        [idle] Aún puedes jugar cartas antes de que termine tu turno.
       *[no] Un beneficio de cada ciudad que controlas, en el orden que quieras.
    }
done-order-rally-support-primary = No tomar nada más
    .confirm = Las ciudades a las que no has pedido nada no darán nada esta vez.
q-order-rally-support-bonus = Buscar apoyo: { $supremacy ->
    [yes] ¿buscas un héroe?
   *[no] ¿algo más?
}
    .why = { $supremacy ->
        [yes] Por 1 a 3 de influencia miras otras tantas cartas de héroe y te quedas con una.
        [over] La bonificación no ofrece nada más, pero aún puedes jugar cartas.
       *[no] No has conseguido la bonificación, pero aún puedes jugar cartas.
    }
done-order-rally-support-bonus = Terminar el turno
q-order-acquire-power-primary = ¿Ganar poder?
    .why = Ganas la influencia de tus tres diales.
    .runewars-power = { $supremacy ->
        [yes] Ganar influencia, luego bonificación y cartas
       *[no] Ganar influencia, luego cartas
    }
done-order-acquire-power-primary = { $supremacy ->
    [yes] Ganar influencia, luego solo la bonificación
   *[no] Ganar influencia y terminar el turno
}
q-order-acquire-power-bonus = Ganar poder: { $supremacy ->
    [yes] ¿qué título reclamas?
   *[no] ¿algo más?
}
    .why = { $supremacy ->
        [yes] Lo que gastes queda encima; quien lo quiera tendrá que gastar más.
        [over] La bonificación no ofrece nada más, pero aún puedes jugar cartas.
       *[no] No has conseguido la bonificación, pero aún puedes jugar cartas.
    }
done-order-acquire-power-bonus = Terminar el turno
q-order-fortify-primary = Fortificar: { $supremacy ->
    [idle] no hay nada que construir, reparar ni mezclar. ¿Algo más?
   *[no] ¿construir, reparar o mezclar runas?
}
    .why = { $supremacy ->
        [idle] Aún puedes jugar cartas antes de que termine tu turno.
       *[no] Cada cosa una vez como mucho, en el orden que quieras.
    }
done-order-fortify-primary = Nada más
    .confirm = Renuncias a lo que esta orden aún ofrece.
q-order-fortify-bonus = Fortificar: ¿algo más?
    .why = Esta orden no tiene bonificación, pero aún puedes jugar cartas.
done-order-fortify-bonus = Terminar el turno

# Moving

q-step-units = ¿Quién va de { $origin } a { $to }?
    .why = Partirán con los demás cuando hayas indicado todos los movimientos.
    .tip = Mueve { $what }
q-march-units = ¿Qué unidades entran en { $area }?
    .why = Se quedan allí hasta la primavera, y luchan si es de un enemigo.
    .tip = Marcha a { $area } con { $what }
q-march-allies = ¿Qué neutrales aliados entran en { $area }?
    .why = Fuera de zonas propias solo siguen a unidades tuyas.
    .tip = Lleva contigo: { $what }
q-march-heroes = ¿Qué héroes acompañan a { $area }?
    .why = Nunca inician una batalla, y miran la runa que haya allí.
    .tip = Envía también: { $what }
q-diplomacy = Unidades neutrales ocupan { $area }: ¿diplomacia o batalla?
    .why = Robas una carta de destino por cada influencia gastada y eliges una: oro las hace aliadas, azul las echa, rojo es batalla o retirada.
q-diplomacy-symbol = ¿Qué símbolo tomas en { $area }?
    .why = Oro: se convierten en tus aliados. Azul: se retiran. Rojo: luchas o te retiras.
q-diplomacy-refused = En { $area } no quieren tratos. ¿Batalla o retirada?
    .why = Las unidades que se retiran quedan en desbandada hasta la primavera.
q-retreat = ¿Adónde se retiran tus unidades de { $area }?
    .why = Juntas a una zona, en desbandada. Las que allí pasen de 8 unidades se pierden.
q-retreat-one = Una unidad es expulsada de { $area }. ¿Adónde va?
    .why = Deja la batalla al instante, en desbandada.
q-retreat-surplus = Más de 8 unidades ocupan { $area }. ¿Adónde van las que sobran?
    .why = Juntas a una zona, en desbandada.
q-neutrals-retreat = ¿Adónde se retiran las unidades neutrales?
    .why = Eliges tú por ellas, porque estás a la izquierda.
q-neutrals-let-go = ¿Adónde van tus aliados?
    .why = Te dejan, en desbandada; en esta mesa eliges tú por ellos.
q-limit = Hay más de 8 unidades en { $area }. ¿Cuáles se destruyen?
    .why = Los aliados también cuentan; los héroes, no.
    .tip = Renuncia a { $what }

# Recruiting, cities, strongholds

q-recruit-place = ¿Adónde llegan tus { MANY($unit, as: "unit") }?
    .why = A tus fortalezas, 8 unidades por zona como máximo; puedes tomar menos.
    .some = { NAMES($units, as: "unit", count: "yes") } en { $name }
    .tip = Coloca { $what }
q-recruit-free = Quedan pocas figuras: { $unit }. ¿Cuáles de las tuyas entregas del mapa?
    .why = Así esas figuras pueden volver a llegar. No es obligatorio.
    .some = { NAMES($units, as: "unit", count: "yes") } de { $name }
    .tip = Renuncia a { $what }
q-rally-neutrals = ¿Qué unidades neutrales se te unen en { $area }?
    .why = Son tus aliadas mientras controles la zona o vayas con ellas.
    .tip = Acoge: { $what }
q-rally-hero = ¿Qué héroe se te une?
    .why = Los demás vuelven al mazo, y nadie sabrá cuáles eran.
q-rally-hero-place = ¿Adónde llega el nuevo héroe?
    .why = A una zona con una de tus fortalezas.
q-harvest-raise = ¿Qué dial sube por los recursos de { $area }?
    .why = Solo un recurso que la zona produzca, y no por encima de 8.
q-development-move = No queda ninguna ficha así. ¿De dónde llevas una a { $area }?
    .why = La fortaleza que la cede se queda sin mejora.
q-stronghold-remove = Todas tus fortalezas están construidas. ¿Cuál deja paso a { $area }?
    .why = Se destruye, junto con su mejora.
q-rune-return = ¿Qué runas falsas entregas?
    .why = Hasta dos de zonas que controlas: así esas zonas quedan libres para las fichas nuevas.
    .tip = Entrega las runas falsas de { $what }
q-rune-mix = ¿Dónde pones la ficha de { $area }?
    .why = Nadie más sabrá qué hay en cada sitio.
q-victory-runes = ¿Qué runas de dragón enseñas?
    .why = Quedan boca arriba hasta que una orden de Fortificar las recoja.
    .tip = Enseña las runas de { $what }
q-league-rewards = ¿Qué tres recompensas descartas?
    .why = A cambio recibes una runa de dragón.
    .tip = Descarta { $what }
q-tactics-discard = ¿Qué cartas de táctica descartas?
    .why = Tienes demasiadas, o lo pide un efecto. Van boca arriba a la pila.
    .tip = Descarta { $what }
q-quests-discard = ¿Qué cartas de misión descartas?
    .why = Conservas tres como máximo.
    .tip = Descarta { $what }

# Battle

q-battle-cards = Batalla en { $area }: { $pace ->
    [steps] ¿juegas una carta al empezar
   *[swift] ¿qué cartas juegas o preparas
}?
    .why = { $pace ->
        [steps] Se te vuelve a preguntar en cada paso.
       *[swift] Las preparadas se juegan solas en su paso. Después ya no habrá otro momento para esto.
    }
done-battle-cards = Luchar
q-battle-step-cards = Batalla en { $area }, paso { $initiative }: ¿juegas una carta de táctica?
    .why = Antes de que las unidades de iniciativa { $initiative } roben sus cartas de destino.
done-battle-step-cards = Ninguna carta más
q-battle-type = Batalla en { $area }: ¿qué tipo de unidad roba ahora?
    .why = Todas las de un tipo roban juntas; los tipos con la misma iniciativa, uno tras otro.
q-battle-drop = ¿Qué cartas descartas ({ $unit })?
    .why = Las demás cuentan.
    .tip = Descarta { $what }
q-battle-back = Batalla en { $area }: ¿a quién apoya { $hero }?
    .why = Ese tipo roba una carta de destino más y descarta una. Si pierdes, el héroe queda en desbandada y se retira también.
pass-battle-back = No apoyar a nadie
q-battle-lead = Batalla en { $area }: ¿ayuda tu comandante ({ $unit })?
    .why = Una vez por batalla: una carta de destino más, se descarta una.
pass-battle-lead = A estas no
q-battle-hero-retreat = ¿Adónde se retira { $hero }?
    .why = Con las unidades o, si no, adonde quiera.
q-battle-development = Batalla en { $area }: ¿usas la mejora de tu fortaleza?
    .why = Ahora, antes de contar la fuerza.
pass-battle-development = Esta vez no
q-battle-rout = Batalla en { $area }: ¿qué unidades quedan en desbandada?
    .why = Las unidades en desbandada ya no luchan; primero caen las ilesas.
    .tip = Desbanda { $what }
q-battle-damage = Batalla en { $area }: ¿qué unidad recibe el daño?
    .why = Primero las heridas, luego las que están en pie, luego las que están en desbandada.
    .tip = Daña { $what }
q-battle-destroy = Batalla en { $area }: ¿qué unidades se destruyen?
    .why = Las que están en pie antes que las que están en desbandada.
    .tip = Pierde { $what }
q-battle-stronghold = La fortaleza de { $area } ha caído. ¿Qué pasa con ella?
    .why = La tuya quedaría allí dañada; su mejora se pierde en todo caso.
q-battle-surplus = Más de 8 unidades tuyas ocupan { $area }. ¿Cuáles se retiran?
    .why = Van juntas a una zona, en desbandada.
    .tip = Retira { $what }
q-tactics-battle-win = Has ganado en { $area }: ¿juegas una carta de táctica?
    .why = Antes de que se retire quien ha perdido.
done-tactics-battle-win = Ninguna carta más
q-tactics-battle-lost = Has perdido en { $area }: ¿juegas una carta de táctica?
    .why = Antes de que quien ha ganado decida sobre una fortaleza.
done-tactics-battle-lost = Ninguna carta más
q-tactics-diplomacy = Diplomacia en { $area }: ¿juegas una carta de táctica?
    .why = Antes de elegir un símbolo.
done-tactics-diplomacy = Ninguna carta más

q-special-crack-shot = Batalla en { $area }: ¿a qué unidad enemiga aciertan tus arqueros elfos?
    .why = 1 de daño a quien quieras, también en desbandada.
q-special-charge = Carga: ¿qué queda en desbandada?
    .why = El enemigo elige cuáles de esa forma.
    .runewars-first = Dos triángulos
    .runewars-second = Un rectángulo
q-special-word-of-vaal = Batalla en { $area }: ¿qué unidad enemiga es expulsada?
    .why = Se retira al instante, en desbandada, y no cuenta en el recuento.
q-special-overpower = Arrollar: ¿destruir o hacer daño?
    .why = Tú eliges la unidad que se destruye; el daño sigue el orden habitual.
    .runewars-first = Destruir una unidad herida o en desbandada
    .runewars-second = 1 de daño
q-special-destroy = Batalla en { $area }: ¿qué unidad enemiga se destruye?
    .why = Una dañada o en desbandada.
q-special-fury = Furia: ¿entregas un berserker por 2 de daño?
    .why = Se va uno en pie.
    .runewars-first = Destruir un berserker tuyo: 2 de daño
    .runewars-second = Conservarlo
q-special-rain-fire = Lluvia de fuego: ¿qué pierdes?
    .why = Después eliges las unidades.
    .runewars-first = Dos triángulos
    .runewars-second = Un rectángulo
q-special-terrifying = Batalla en { $area }: ¿qué unidades enemigas se aterrorizan?
    .why = Las que están en pie quedan en desbandada; las que ya lo estaban se destruyen.
q-special-dread-charge = Batalla en { $area }: ¿qué unidad enemiga queda en desbandada?
    .why = Luego sigue 1 de daño.
q-special-burning = Batalla en { $area }: ¿cuáles de tus unidades arden?
    .why = Cada una recibe 1 de daño; las heridas deben estar entre ellas.
q-special-flaming-breath = Batalla en { $area }: ¿a quién alcanza el aliento del dragón?
    .why = Se destruyen hasta tres triángulos.
q-defence-wards = Batalla en { $area }: ¿qué unidad tuya expulsan las salvaguardas?
    .why = Se retira al instante, en desbandada, antes de contar la fuerza.
q-defence-tomb = Batalla en { $area }: ¿qué unidades tuyas desbanda la tumba?
    .why = No cuentan en el recuento, salvo los hexágonos.

# Tactics cards

q-tactics-rumors-of = Rumores horribles: ¿la ficha de activación de quién?
    .why = Las unidades no pueden salir de una zona con la ficha de su dueño.
q-tactics-rumors = Rumores horribles: ¿dónde va la ficha?
    .why = En una zona que esa facción no controle y donde no tenga ficha.
q-tactics-lost-city = Ciudad perdida: ¿en qué zona?
    .why = Los neutrales de allí se retiran y se coloca una fortaleza tuya dañada.
q-tactics-raze-a-city = ¿Cuál de tus ciudades arrasas?
    .why = Desaparece para siempre; la zona podrá tener una fortaleza.
q-tactics-secret-pact = ¿Con quién haces un pacto secreto?
    .why = Roban las dos partes.
q-tactics-secret-pact-count = ¿Cuántas cartas roba cada parte?
    .option = Cada parte roba { $count }
    .why = Tantas para la otra facción como para ti.
q-tactics-turn-the-beasts = ¿En qué zona se rebelan las bestias?
    .why = Todas las unidades neutrales de allí se retiran como unidades de nadie, en desbandada.
q-tactics-forced-march = Marcha forzada: ¿de dónde a dónde?
    .why = Hasta tres unidades, también desde una zona activada.
q-tactics-marchers = ¿Qué unidades marchan de { $origin } a { $to }?
    .why = Hasta tres, juntas.
    .tip = Marcha con { $what }
q-tactics-allies = ¿Qué aliados marchan también de { $origin } a { $to }?
    .why = En total pueden marchar tres unidades, y los aliados no van solos allí.
    .tip = Lleva contigo: { $what }
q-tactics-levy = ¿Dónde se reúne tu leva?
    .why = Hasta dos triángulos en una de tus fortalezas.
q-tactics-levied = ¿Qué unidades se unen en { $area }?
    .why = Hasta dos triángulos de tu facción.
    .tip = Acoge: { $what }
q-tactics-master-builders = ¿Qué hacen tus maestros de obras?
    .why = Reparar o construir, gratis.
q-tactics-thief = ¿A quién robas?
    .why = Una carta de táctica al azar; podrás jugarla desde la próxima estación.
q-tactics-healing-springs = ¿Quién se cura?
    .why = Un héroe pierde todo el daño y se pone en pie, o se ponen en pie dos unidades en desbandada de una zona.
q-tactics-springs = ¿Qué unidades de { $area } se ponen en pie?
    .why = Hasta dos.
    .tip = Pon en pie: { $what }
q-tactics-rally-cry = ¿Qué unidades de { $area } se ponen en pie?
    .why = Hasta cuatro; siguen luchando.
    .tip = Pon en pie: { $what }
q-tactics-flank-attack = ¿A qué tipo de unidad atacas por el flanco?
    .why = Quedan en desbandada dos triángulos, o un círculo o un rectángulo.
q-tactics-flank-triangles = Batalla en { $area }: ¿qué dos triángulos quedan en desbandada?
    .why = En pie, los que elijas.
q-tactics-reinforce-from = ¿De dónde vienen los refuerzos?
    .why = Hasta dos unidades en pie de una zona junto a la batalla.
q-tactics-reinforce = ¿Qué unidades de { $origin } se unen a la batalla?
    .why = Hasta dos.
    .tip = Envía a la batalla: { $what }
q-tactics-pursuit = Batalla en { $area }: ¿a qué unidad das caza?
    .why = Se destruye un triángulo o un círculo de quien ha perdido.
q-tactics-wavering-loyalty = ¿A qué héroe te ganas?
    .why = Se une a ti donde está; sus recompensas se descartan.
q-tactics-scorched-earth = ¿Cuál de tus fortalezas quemas?
    .why = Así nadie más podrá tomarla.
q-tactics-draw-extra = ¿Qué tipo de unidad roba más cartas?
    .why = Las menos útiles se vuelven a descartar.
q-tactics-ambush = ¿Quién embosca a quién?
    .why = La primera carta del héroe emboscado no cuenta.
