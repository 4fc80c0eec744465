# Por qué una IA elegiría lo que sugiere.

reason-more-stopping = Me parece { $much ->
    [yes] mucho mejor
   *[no] mejor
} que parar aquí.
reason-about-stopping = Parar aquí me parece más o menos igual de bueno.
reason-more-next = Me parece { $much ->
    [yes] mucho mejor
   *[no] mejor
} que «{ $other }».
reason-about-next = «{ $other }» me parece más o menos igual de bueno.
reason-only = Aquí no merece la pena otra cosa.
reason-decides = Creo que esto decide la partida.
reason-gains = Aporta: { $what }.
reason-price = El precio: { $what }.
reason-spares = { $over ->
    [stopping] Parar aquí
   *[next] «{ $other }»
} te costaría más: { $what }.
reason-ends = Eso { $ends }. Nada de lo que queda ahí vale tanto ahora.
tip-choose = Elige esto: { $what }

label-line = Juega así mi turno
line-heading = **Toda la serie, paso a paso.** Cada paso es una decisión normal; se detiene donde decide el azar o se pregunta otra cosa.
line-step = { $n }. { $what }
line-stopped = Parado aquí: ahora se pregunta otra cosa.
label-line-go = Hacerlo todo

label-intents = Qué buscaban
intents = ### Para qué sirvieron los últimos turnos de las IA
intents-none = Ninguna IA ha terminado todavía un turno.
intent = **{ $who }** jugó por { $aims }{ $rival ->
    [none] {""}
   *[other] , contra { $rival }
}{ $paid ->
    [yes] ; el precio: { $prices }
   *[no] {""}
}.
intent-against = **{ $who }** jugó contra { $rival }{ $paid ->
    [yes] ; el precio: { $prices }
   *[no] {""}
}.
intent-nothing = **{ $who }** no ganó nada que se pudiera ver.
