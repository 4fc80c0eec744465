# Reasons why an option is not offered, and what is possible instead. The section follows.

r-setup-seats = Runewars se juega con dos a cuatro asientos, no con { $seats }.
r-setup-faction = En Runewars no hay ninguna facción llamada «{ $faction }». Las que hay: { $possible }
r-setup-twice = Solo un asiento puede jugar con { NAMES($faction, as: "faction") }.

r-order-used = Ya has jugado la orden { $order } este año. Vuelve en primavera.
r-orders-not-now = Las órdenes se eligen una vez por estación, después de su carta. Ya tienes una en la mesa, o aún no toca elegir.
r-order-barred = Esta estación solo quien hizo la puja más alta puede elegir la orden { $order }. Tienes disponibles las órdenes 4 a 8.

r-activate-twice = Tu ficha de activación ya está en { $area }. Se retira en primavera; hasta entonces, elige otra zona.
r-step-activated = Tu ficha de activación está en { $origin }, así que las unidades de allí se quedan hasta la primavera.
r-step-nobody = En { $origin } no tienes unidades en pie que puedan moverse.
    .any = Ninguna de tus unidades en pie puede moverse ahora a una zona contigua.
r-step-far = { $to } no está junto a { $origin }. { COUNT($beside) ->
    [0] No hay nada al lado.
   *[other] Al lado: { NAMES($beside) }.
}
    .any = Ninguna de tus unidades en pie puede moverse ahora a una zona contigua.
r-step-held = Otros ocupan { $to }. Maniobrar solo lleva a zonas propias y vacías; para luchar, juega Movilizar o Conquistar.
r-send-not = { $hero } no puede ir allí: se mueve una zona, salvo que esté en desbandada, ya haya sido enviado u otros ocupen la zona.
    .any = Ahora no se puede enviar a ninguno de tus héroes.
r-step-border = Ninguna unidad que quede en { $origin } puede ir ahora a { $to }: hay montañas o agua de por medio, ya tienen movimiento o los aliados estarían solos allí.

r-tactic-not-held = «{ $card }» no está en tu mano.
    .any = No tienes cartas de táctica en la mano.
r-tactic-fresh = Has robado «{ $card }» esta estación. Podrás jugarla a partir de la próxima.
    .any = Has robado tus cartas esta estación. Podrás jugarlas a partir de la próxima.
r-tactic-when = Una carta de táctica se juega en el momento que indica; entonces se te pregunta.
r-tactic-not-now = «{ $card }» no se puede jugar en este momento, o no haría nada. La carta dice: «{ NAMES($tactic, as: "tactic", part: "text") }»
    .any = Ninguna de tus cartas se puede jugar en este momento, o no harían nada.

# Orders

r-bid-not-now = Ahora no se pide puja a nadie. Algunas cartas de estación la piden.
r-bid-influence = Tienes { $have } de influencia, así que puedes pujar de 0 a { $have }.
r-order-not-now = { $either ->
    [yes] Eso es parte de las órdenes { $order1 } y { $order2 }. Puedes hacerlo mientras resuelves una de ellas.
   *[no] Eso es parte de la orden { $order1 }. Puedes hacerlo mientras resuelves esa orden.
}
r-order-done = La parte principal de la orden { $order } está hecha.
r-bonus-first = Esa es la bonificación de la orden { $order }: termina antes la parte principal.
r-bonus-none = Eso es una bonificación, y este año ya has jugado una orden más alta.
r-recruit-once = Ya has reclutado con { NAMES($resource, as: "resource") } este turno. { $more ->
    [yes] Elige otro recurso.
   *[no] No hay nada más que tomar.
}
r-rally-no-city = No hay ninguna ciudad en { $area }. { rally-left }
r-rally-not-yours = No controlas la ciudad de { $area }. { rally-left }
r-rally-once = La ciudad de { $area } ya ha dado su beneficio este turno. { rally-left }
r-rally-never = La ciudad de { $area } no da eso, o no queda ninguno: { NAMES($benefit, as: "benefit") }. { COUNT($gives) ->
    [0] Ahora no tiene nada más que dar.
   *[other] Da: { NAMES($gives, as: "benefit") }.
}
r-hire-once = Ya has buscado un héroe este turno. Podrás otra vez con la bonificación de tu próxima orden { order-6 }.
r-hire-stronghold = Un héroe nuevo llega a una de tus fortalezas, y no tienes ninguna. Con { order-8 } construyes una.
r-hire-influence = Puedes gastar de 1 a 3 de influencia en cartas de héroe, y tienes { $have }.{ $have ->
    [0] {" "}{ order-7 } da algo, y las ciudades también.
   *[other] { "" }
}
r-hire-deck = { $left ->
    [0] No queda ninguna carta de héroe en el mazo.
    [one] Solo queda 1 carta de héroe en el mazo.
   *[other] Solo quedan { $left } cartas de héroe en el mazo.
}
r-claim-once = Ya has reclamado un título este turno. Podrás otra vez con la bonificación de tu próxima orden { order-7 }.
r-claim-held = El título «{ NAMES($title, as: "title") }» ya es tuyo. Reclama uno que te falte.
r-claim-least = El título «{ NAMES($title, as: "title") }» tiene encima { $lying } de influencia, y reclamarlo cuesta más que eso. Tienes { $have }.
r-claim-influence = Tienes { $have } de influencia. El título «{ NAMES($title, as: "title") }» cuesta { $least } o más.
r-develop-collect = Recoge primero lo que dan las mejoras que ya tienes.
r-develop-once = Ya has construido una mejora este turno. Podrás otra vez con la bonificación de tu próxima orden { order-4 }.
r-develop-stronghold = Una mejora va en una fortaleza, y no tienes ninguna en { $area }. { develop-free }
r-develop-taken = La fortaleza de { $area } ya tiene una mejora. { develop-free }
r-develop-wood = Una mejora cuesta 1 de madera, y tu dial no marca ninguna. Cosecha con una zona que produzca madera.
r-develop-never = En { $area } no se puede construir eso: { NAMES($development, as: "development") } no es de tu facción, o la zona no produce nada.{ COUNT($kinds) ->
    [0] { "" }
   *[other] {" Allí puedes construir: "}{ NAMES($kinds, as: "development") }.
}
r-collect-nothing = Ninguna de tus mejoras da nada ahora. Las que dan algo se construyen con la bonificación de { order-4 }.
r-repair-once = Ya has reparado una fortaleza con esta orden. Otra, con tu próxima orden { order-8 }.
r-repair-not-yours = No tienes ninguna fortaleza en { $area }. { repair-damaged }
    .any = No tienes ninguna fortaleza dañada.
r-repair-whole = Tu fortaleza de { $area } no está dañada. { repair-damaged }
r-repair-ore = Reparar cuesta 1 de mineral, y tu dial no marca ninguno. Cosecha con una zona que produzca mineral.
r-mix-once = Ya has mezclado fichas de runa con esta orden. Otras, con tu próxima orden { order-8 }.
r-mix-areas = Elige dos zonas distintas que controles, con al menos una ficha de runa entre ambas.
r-build-once = Ya has construido una fortaleza con esta orden. Otra, con tu próxima orden { order-8 }.

rally-left = { COUNT($cities) ->
    [0] A ninguna ciudad tuya le queda algo que dar: toma antes otra.
   *[other] Puedes pedir a { NAMES($cities) }.
}
develop-free = { COUNT($free) ->
    [0] Todas tus fortalezas tienen una mejora: { order-8 } construye otra fortaleza.
   *[other] Aún sin mejora: { NAMES($free) }.
}
repair-damaged = { COUNT($damaged) ->
    [0] Ninguna de las tuyas está dañada.
   *[other] Puedes reparar la de { NAMES($damaged) }.
}
build-sites = { COUNT($sites) ->
    [0] Todas tus zonas tienen ciudad o fortaleza: toma antes otra zona.
   *[other] Puedes construir en { NAMES($sites) }.
}

# Meeting neutral units

r-meet-nobody = No acabas de entrar en una zona con unidades neutrales.
r-meet-influence = Puedes gastar de 1 a { $most } de influencia en diplomacia.
r-meet-once = Ya has empezado una batalla con esta orden, y hay una batalla por orden como mucho.

# Titles, Objective, Victory card

r-objective-none = Ya no tienes ningún objetivo.
r-objective-unfulfilled = Tu objetivo no se cumple ahora. Tu mano dice qué pide.
r-turn-not-yours = Puedes hacer eso en tu propio turno, mientras se resuelve tu orden.
r-victory-instant = En esta mesa, con suficientes runas de dragón se gana al instante, sin cartas de victoria.
r-victory-runes = Tienes { $have ->
    [one] 1 runa
   *[other] { $have } runas
} de dragón, y hacen falta { $needed }.
r-victory-laid = Tu carta de victoria ya está en un mazo.
r-victory-deck = En el mazo de esta estación ya hay otra carta de victoria. Prueba de nuevo la próxima estación.
r-victory-late = La partida está demasiado avanzada: una carta jugada ahora ya no se podría comprobar.
r-league-title = Eso lo puede hacer el Capitán de la Liga de Héroes, y no tienes ese título.
r-league-once = Ya has entregado recompensas este turno.
r-league-rewards = Hacen falta tres recompensas de tus héroes, y llevan { $have }.
r-spy-title = Eso lo puede hacer el Maestro del Gremio de Espías, y no tienes ese título.
r-spy-once = Ya has recuperado una orden este año.
r-spy-late = Eso se hace al final de tu turno, cuando la parte principal de tu orden ha terminado.
r-spy-order = Puedes recuperar una orden jugada antes este año, no la que estás resolviendo.

# Building

r-build-cost = Una fortaleza cuesta 1 de mineral y 1 de madera, y tus diales marcan { $ore } de mineral y { $wood } de madera. Cosecha con zonas que produzcan lo que falta.
r-build-city = Hay una ciudad en { $area }, así que no cabe una fortaleza. { build-sites }
r-build-taken = En { $area } ya hay una fortaleza. { build-sites }
r-build-not-yours = No controlas { $area }. { build-sites }
r-no-queue-sealed = Ya has elegido. En cuanto todos lo hayan hecho, pulsa **Jugar** para planear lo que venga.
