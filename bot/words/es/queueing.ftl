# Decisiones que esperan en cola para el próximo turno.

label-queue = Planear mi turno
label-queue-mine = Mi cola ({ $count })
label-queue-undo = Quitar la última
label-queue-clear = Vaciar
label-queue-done = Listo
label-queue-it = Ponerlo en cola
label-queue-forget = Olvidar el resto
queue-title = **Tu próximo turno:**
queue-empty = **Planea tu próximo turno como si fuera ahora.** Lo que elijas se hará en cuanto te toque; nadie más lo ve.
queue-playing = planeado de antemano
queue-line = { $number }. { $choice }
queue-line-lost = { $number }. ~~{ $choice }~~
queue-would-stop = ⚠️ Se detendría en la { $number }, porque { $why }. Lo que elijas ahora va en su lugar.
queue-ends = A partir de aquí deciden dados, cartas nuevas o los demás, así que la cola acaba aquí. Te llamaré si todavía te queda algo que decidir.
queue-instead = { $why ->
    [asked] **Se te pregunta ahora mismo**, así que no hace falta ninguna cola: lo que elijas aquí vale al instante. Después de tu turno, /prepare turn planea el siguiente.
    [turn] **Ya es tu turno**, así que no hace falta ninguna cola. Cuando termine, /prepare turn planea el siguiente.
   *[sealed] **Ya has elegido**; hasta que lo hagan todos, puedes cambiarlo aquí. Después, /prepare turn planea lo que venga.
    }
queue-unasked = Cuando te toque, esto se hace **sin volver a preguntarte**.
queue-waits = { $count ->
    [one] Hay una decisión en cola para tu próximo turno.
   *[other] Hay { $count } decisiones en cola para tu próximo turno.
    }
queue-kept = Tu cola queda guardada. Cuando te toque, sus decisiones se toman una tras otra; se detiene donde haya cambiado algo de lo que dependen, y te llamo. Cámbiala con **Mi cola** o /prepare turn.
queue-cleared = Tu cola está vacía.
queue-stopped = { $made ->
    [0] Tu cola se detuvo antes de empezar,
    [one] Se tomó una de { $total } decisiones en cola; la cola se detuvo
   *[other] Se tomaron { $made } de { $total } decisiones en cola; la cola se detuvo
    } en «{ $choice }», porque { $why }.
queue-rest = Tampoco se hizo: { $rest }.
queue-why-asked = antes se pregunta otra cosa
queue-why-offered = eso ya no es posible
queue-why-unsure = antes interviene el azar
queue-why-thing = ha cambiado esto: { $thing }
queue-why-price = ha cambiado su coste o su ganancia
queue-why-other = ha cambiado algo de lo que depende

r-no-queue-asked = Ahora mismo tienes algo que decidir: pulsa **Jugar** y decídelo. Planear es para cuando les toca a los demás.
r-no-queue-now = Ya es tu turno: pulsa **Jugar**. Planear es para cuando les toca a los demás.
r-no-queue-over = Esta partida ha terminado; no hay próximo turno que planear.
r-no-queue-unsure = Tu próximo turno empieza con azar o cartas nuevas, así que ahora no se puede planear nada. Te llamaré.
r-queue-full = Es una cola muy larga: { $most } decisiones como máximo. Pulsa **Listo**, o **Quitar la última** para cambiarla.
r-queue-changed = Entretanto tu cola ha cambiado. Ábrela otra vez con /prepare turn.
