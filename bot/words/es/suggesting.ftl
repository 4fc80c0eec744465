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
reason-with-terms = { $reason } En puntos: { $terms }.
