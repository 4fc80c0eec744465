# Cómo se llaman los pasos de un turno en sus menús: «termina “Asamblea”», «después: Parlamento»

step = { NAMES($step, as: "step") }
ends-step = termina «{ NAMES($step, as: "step") }»{ $left ->
    [0] { "" }
    [one] : queda 1 acción
   *[other] : quedan { $left } acciones
}{ $more ->
    [0] { "" }
   *[other] , y más
}

q-turn-rest = Tu { NAMES($phase, as: "phase") }: tus propios pasos ya están hechos. ¿Algo más?
    .why = Quedan cartas que puedes usar o lo que otros te permiten hacer.
    .over = Tu { NAMES($phase, as: "phase") }: ya están hechos todos tus pasos.
done-turn-rest = Continuar
birdsong-over = Pasar al Día
    .confirm = ¿Pasar al Día? Lo que no hayas hecho en el Alba queda sin hacer.

step-alliance-revolt = Revueltas
step-alliance-sympathy = Difundir simpatía
step-alliance-daylight = Día
step-alliance-operations = Operaciones militares
step-clergy-birdsong = Flores por cartas de ave
step-clergy-act = Actuar
step-clergy-offer = Ofrendar
step-corvids-craft = Fabricar
step-corvids-flip = Voltear complots
step-corvids-recruit = Reclutar
step-corvids-daylight = Día
step-corvids-exert = Esforzarse
step-duchy-assembly = Asamblea
step-duchy-parliament = Parlamento
step-duchy-sway = Persuadir
step-duchy-craft = Fabricar
step-eyrie-decree = Añadir al Decreto
step-eyrie-craft = Fabricar
step-eyrie-resolve = Decreto
step-hundreds-lavish = Dar objetos
step-hundreds-craft = Fabricar
step-hundreds-vanguard = Avanzar antes del Mando
step-hundreds-command = Mando
step-hundreds-advance = Avanzar
step-hundreds-incite = Incitar
step-keepers-encamp = Acampar
step-keepers-decamp = Levantar campamentos
step-keepers-recruit = Reclutar
step-keepers-craft = Fabricar
step-keepers-move = Movimientos del Séquito
step-keepers-delve = Excavar
step-keepers-recover = Recuperar
step-keepers-gather = Reunir el Séquito
step-riverfolk-daylight = Comerciar
step-legion-supply = Envío de suministros
step-legion-tactics = Cambio de táctica
step-legion-invade = Invadir
step-legion-attack = Atacar
step-legion-colonize = Colonizar
step-legion-deescalate = Replegarse
step-legion-craft = Fabricar
step-lizards-conspiracies = Conspiraciones
step-lizards-rituals = Rituales
step-lizards-craft = Fabricar
step-marquise-craft = Fabricar
step-marquise-daylight = Día
step-vagabond-slip = Escabullirse
step-vagabond-daylight = Día
step-birdsong = Alba
step-daylight = Día
step-evening = Noche
step-start-birdsong = Comienzo del Alba
step-start-daylight = Comienzo del Día
step-start-evening = Comienzo de la Noche
