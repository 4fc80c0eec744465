# Cuando termina una partida: el mensaje final, lo oculto, estadísticas, revancha, exportar y estudiar.

label-stats-person = Las mías
label-stats-leaderboard = Clasificación
label-stats-factions = Qué gana
label-stats-results = Como archivo
stats-person = ### { $who }: partidas
stats-leaderboard = ### La clasificación de este servidor
    -# Por partidas entre personas. El valor es lo que alguien vale con cierta seguridad; cuantas más partidas, más seguro.
stats-factions = ### Qué gana en este servidor
stats-results = ### Resultados de este servidor
    -# Una línea por cada asiento de cada partida terminada, con mapa, mazo, orden de juego y tipo de victoria, para tus propias tablas: una liga, una temporada. A quien no quiere salir en estadísticas no se le nombra.
stats-none = Todavía no ha terminado ninguna partida.
stats-nobody-rated = Todavía no hay clasificación.
stats-rated-how = -# Cuentan las partidas que empezaron dos personas o más, sin IA. Quien se haya ido antes del final cuenta en ellas como última posición; a un relevo solo le cuentan si ha jugado al menos la mitad de las rondas.
stats-left = Dejadas antes del final: { $matches ->
    [one] 1 partida
   *[other] { $matches } partidas
}
stats-record = { $matches ->
    [one] 1 partida
   *[other] { $matches } partidas
}, { $wins ->
    [one] 1 ganada
   *[other] { $wins } ganadas
} ({ $rate } %), puesto medio { $place }
stats-rating = Valoración { $value }, de { $matches ->
    [one] 1 partida
   *[other] { $matches } partidas
} entre personas
stats-versus = - Con { $who }: { $matches ->
    [one] 1 partida
   *[other] { $matches } partidas
}, por delante en { $ahead }
stats-place = { $number }. **{ $who }** · { $value } ({ $matches ->
    [one] 1 partida
   *[other] { $matches } partidas
})
r-server-only = Eso va servidor por servidor: pregunta en un canal del tuyo. Aquí, /match stats a secas te enseña tus propias partidas.
r-not-counted = { $who } prefiere no aparecer en las estadísticas.
r-no-faction = No se puede jugar con nada llamado «{ $text }». Puedes elegir: { $possible }

# El mensaje final

label-rematch = Revancha
label-reveal = Revelar
label-export = Exportar
label-verify = Verificar
end-place = { $place }. **{ $who }** · { $plays } · { $score }
end-minutes = { $rounds } · jugada en { $minutes ->
    [one] 1 minuto
   *[other] { $minutes } minutos
}
end-hours = { $rounds } · jugada en { $hours } horas
end-days = { $rounds } · jugada en { $days } días

# Lo que estaba oculto

reveal-heading = ### Lo que estaba oculto · { $round }
reveal-setup = Preparación
reveal-nothing = Aquí no había nada oculto.
reveal-go = Ir a una ronda…
reveal-hand = Mano de { $who } al empezar el turno: { $cards }
reveal-told = A { $who }: «{ $told }»
reveal-plan = { $who } cambió el plan { $plan }: { $decided }
reveal-plan-old = { $who } cambió un plan.
r-reveal-not-over = Lo oculto sigue oculto hasta que termine la partida. /log cuenta lo que puedes saber.
r-no-round = No hay ninguna ronda { $round }. La última fue la { $last }.

# Revancha

rematch-thread = { $table } · revancha
rematch-invited = ¡Revancha! Todos se sientan un puesto más allá. Pulsa **Unirme** para jugar.
rematch-stands = La revancha está en { $place }.
rematch-new = Nuevo para ti: **{ $name }**. { $about }
label-play-new = Jugar: { $name }
r-rematch-not-over = La partida aún no ha terminado. La revancha viene después.
r-rematch-not-yours = La revancha es para quienes han jugado. Abre tu propia mesa con /table new.
r-rematch-homeless = Esta partida ya no tiene canal. Abre una mesa nueva con /table new donde la quieras.

# Partidas como archivos, y estudiarlas

label-study = Estudiar
label-study-open = Ver todas las manos
label-study-public = Como lo vieron todos
exported = Aquí tienes la partida entera: preparación, decisiones, dados y lo que pasó. /match import la carga para estudiarla, aquí o en otra parte.
exported-so-far = Aquí tienes lo que todos pueden saber hasta ahora. La partida entera se puede exportar cuando termine.
exported-record = Aquí está la partida entera como registro, jugada a jugada. /match referee lo vuelve a leer.
exported-record-so-far = Aquí está la partida hasta ahora como registro, hasta donde puedes conocerla. Estará entera cuando acabe.
refereed = **{ $game }**: { $accepted } de { $actions } acciones aceptadas ({ $share } %), { $ambiguous } ambiguas, { $refused } rechazadas.
refereed-implied = { $implied ->
    [one] 1 cambio
   *[other] { $implied } cambios
} que el registro omite, { $swaps ->
    [one] 1 carta puesta donde la muestra
   *[other] { $swaps } cartas puestas donde las muestra
}. El archivo lo tiene todo.
refereed-line = { $line }:{ $column } `{ $action }` { $verdict ->
    [refused] rechazada
    [ambiguous] ambigua
   *[implied] anotado
}{ $law ->
    [none] {""}
   *[other] {" "}(Ley { $law })
}{ $cause ->
    [record] {" "}· descuido del registro
    [players] {" "}· descuido de la mesa
    [engine] {" "}· error nuestro
    [unknown] {" "}· motivo desconocido
   *[none] {""}
}{ $why ->
    [none] {""}
   *[some] : { $why }
}{ $ours ->
    [none] {""}
   *[some] {" "}· leída como `{ $ours }`
}
imported = Comprobada y repetida: **{ $table }** es correcta, con todos sus dados. Estúdiala aquí, o con /match study y `table: { NUMBER($number, useGrouping: 0) }`; también la enseñan /log y /match reveal.
studies = Partidas que has importado. Nombra una con `table:`.
study-begin = ### { $time } · { $number } de { $of }
study-turn = ### { $time }, empieza el turno de { $who } · { $number } de { $of }
study-end = ### { $time }, el final · { $number } de { $of }
study-hand = Mano de { $who }: { $cards }
study-no-hand = ninguna carta
r-study-not-over = Una partida se puede estudiar cuando ha terminado. Hasta entonces tienes **Tablero** y **Registro**.
r-export-none = Todavía no hay nada que exportar: la partida no ha empezado.
r-record-no-notation = Nadie escribe partidas de este juego en una notación que conozca. Deja `format` sin poner.
r-record-diverges = La decisión { $number } no encaja con las reglas de hoy, así que la partida no se puede escribir como registro. Deja `format` sin poner.
r-record-name = Reconozco los registros por el final de su nombre: { $known }
r-record-too-large = Ese archivo es demasiado grande para un registro: como máximo { $most } kB.
r-file-too-hard = Revisar este archivo lleva demasiado: más de { $most } minutos de cálculo. Si es un registro, recórtalo a los primeros turnos y vuelve a enviarlo.
r-one-at-a-time = Todavía esperas la respuesta a otro archivo. Prueba con este después.
r-import-size = Ese archivo es demasiado grande para ser una partida: como máximo { $most } MB.
r-import-not-json = Eso no es una partida: el archivo no es JSON. /match export da archivos que sirven.
r-import-format = La partida de ese archivo tiene una forma que no conozco (versión { $version }, conozco { $known }). /match export da archivos que sirven.
r-import-shape = Algo en ese archivo no es como debería ({ $what }). Vuelve a exportar la partida con /match export.
r-import-not-over = Esa partida no había terminado cuando se exportó, así que no se puede repetir. Expórtala otra vez al final.
r-import-seats = Los asientos de ese archivo no corresponden a su preparación. Vuelve a exportar la partida con /match export.
r-import-names = Cada asiento necesita un nombre, en una sola línea de { $most } caracteres como máximo.
r-import-order = Las decisiones de ese archivo están incompletas o desordenadas. Vuelve a exportar la partida con /match export.
r-import-seal = El secreto de ese archivo no es el que se selló, así que sus dados no prueban nada. Vuelve a exportar la partida con /match export.
r-import-draw = { $wrong ->
    [one] Un dado o una mezcla de ese archivo no es
   *[other] { $wrong } dados y mezclas de ese archivo no son
} lo que explica el secreto. Vuelve a exportar la partida con /match export.
r-import-diverges = La decisión { $number } no cuadra con las reglas que conozco: el archivo se ha modificado, o viene de otra versión de las reglas. Vuelve a exportar la partida con /match export.
r-import-too-long = La partida de ese archivo termina antes de la decisión { $number }. Vuelve a exportar la partida con /match export.

# Los datos de una persona

somebody = alguien
label-forget-me = Borrarlo todo…
label-forget-me-now = Borrar para siempre
mydata = ### Lo que guardo de ti
    - Mesas abiertas: { $open }; terminadas: { $over }; con lo que juegas y cómo acabaron
    - Decisiones que tomaste en ellas: { $choices }
    - Notas: { $notes }; además, tus ajustes, a quién has bloqueado y lo último que has mirado
    - Partidas importadas para estudiarlas: { $imported }

    El archivo lo tiene todo. Los mensajes de Discord son de Discord; bórralos allí.
mydata-sure = Desaparecerá todo: tus ajustes, notas, estadísticas y partidas importadas. En las partidas terminadas, «alguien» habrá ocupado tu asiento. Una partida en curso cuyos secretos hayas conocido guarda hasta su final una marca sin tu nombre, para que solo la mires. **Esto no se puede deshacer.**
mydata-gone = Hecho. Ya no sé nada de ti.
r-mydata-seated = Aún haces falta en { $tables }. Sal con /table leave, o deja que se cierre la mesa; si la organizas, cédela con /table host. Después se pueden borrar tus datos.
