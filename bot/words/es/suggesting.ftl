# Por qué una IA elegiría lo que sugiere.

reason-more-stopping = Calcula que es { $much ->
    [yes] mucho mejor
   *[no] mejor
} que parar aquí.
reason-about-stopping = Calcula que parar aquí vale más o menos lo mismo.
reason-more-next = Calcula que es { $much ->
    [yes] mucho mejor
   *[no] mejor
} que lo siguiente mejor: { $other }.
reason-about-next = Calcula que «{ $other }» vale más o menos lo mismo.
reason-only = No hay otra cosa que elegir.
reason-decides = Calcula que esto decide la partida.
reason-gains = Gana: { $what }.
reason-price = El precio: { $what }.
reason-ends = { $ends }: ahí nada vale tanto ahora.

label-line = Juega así mi turno
line-heading = **Toda la serie, paso a paso.** Cada paso es una decisión normal; se detiene donde decide el azar o se pregunta otra cosa.
line-step = { $n }. { $what }
line-stopped = Parado aquí: ahora se pregunta otra cosa.
label-line-go = Hacerlo todo
