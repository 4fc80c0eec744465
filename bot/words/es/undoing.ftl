# Deshacer y rehacer: libremente, o con el acuerdo de la mesa.

label-redo = Rehacer
redone = Rehecho.
undo-offer = Aun así, la mesa puede aceptar volver atrás. ¿A antes de cuál de tus decisiones?
label-undo-last = Antes de mi última decisión…
undo-earlier = Antes de una decisión anterior…
undo-takes-back = { $count ->
        [one] deshace solo esta decisión
       *[other] deshace { $count } decisiones
    }
undo-preview = ### ¿Volver a antes de «{ $what }»?
undo-undone = Se desharía esto:
undo-more = -# … y { $count ->
    [one] una línea anterior
   *[other] { $count } líneas anteriores
}
undo-nothing-public = - una decisión de la que nadie ha visto nada
undo-quiet = la última decisión de { $who }
undo-saw = -# Vieron algo en privado: { $who }. Lo que salió de una pila vuelve a ella barajado; lo que alguien tenía en la mano ya no es secreto.
undo-seen = -# Lo que se tiró o se puso boca arriba ya no es secreto, pero los dados se tiran de nuevo y las pilas de las que se robó se barajan.
undo-asks = Tienen que aceptar: **{ $names }**.
undo-silence = -# Callar { $hours } horas es aceptar.
undo-no-silence = -# En esta mesa callar no es aceptar; la petición se cierra tras { $hours } horas.
undo-at-once = Nadie más tiene que aceptar.
label-undo-ask = Preguntar
label-undo-now = Volver atrás
undo-asked = Se les pregunta en la mesa. Si antes de que acepten se elige allí otra cosa, la petición se cierra.
went-back = La mesa ha vuelto atrás. Aquí tienes la pregunta otra vez.
request-undo = ↩ { $by } pide volver a antes de **«{ $what }»**. Se desharía esto:
    { $undone }
undo-silent = { $who } (calló)
line-fell-back = Este bot se actualizó y sus reglas leen de otro modo los últimos pasos de aquí: se retiran y se preguntan de nuevo. Los dados y las cartas vuelven a ser los mismos.
line-went-back = ↩ La mesa vuelve a antes de **«{ $what }»**. Lo pidió { $by }; de acuerdo: { $agreed }. Los dados se tiran de nuevo, las pilas de las que se robó o en las que se miró se barajan, y las decisiones a medias o en cola se olvidan.
line-went-back-alone = ↩ La mesa vuelve a antes de **«{ $what }»**. Lo pidió { $by }. Los dados se tiran de nuevo, las pilas de las que se robó o en las que se miró se barajan, y las decisiones a medias o en cola se olvidan.

r-redo-nothing = No tienes nada que rehacer: rehacer repite una decisión que acabas de deshacer.
r-redo-changed = Lo que deshiciste ya no se ofrece. Pulsa **Jugar** para ver qué hay.
r-undo-moved = Entretanto se ha elegido otra cosa. Usa /undo otra vez para ver cómo está ahora la mesa.
r-undo-too-far = Eso queda demasiado atrás para volver. Usa /undo otra vez y elige una decisión más reciente.
r-undo-diverged = Las reglas se han actualizado desde entonces, así que la mesa no puede volver tan atrás. Usa /undo otra vez y elige una decisión más reciente.
r-undo-talked-out = La partida terminó hace más de un día, así que se queda como acabó.
r-undo-place-taken = La partida ha terminado y otra ha empezado en su lugar. Así que se queda como acabó.
r-undo-unsealed = La partida ha terminado y alguien ya ha mirado lo que era secreto (Revelar, Verificar o Exportar). Así que se queda como acabó.
r-undo-forgotten = La partida ha terminado y alguien que jugaba ha hecho borrar sus datos desde entonces. Así que se queda como acabó.
