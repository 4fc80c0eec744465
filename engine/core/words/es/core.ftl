# Lo que dice el propio motor, sea cual sea el juego.

term-learned = una posición como las que ganaron otras partidas
term-chance = lo que el azar aporta de media
    .price = lo que el azar cuesta de media
    .spared = lo que el azar cuesta de media
last-of-list = { $some } y { $last }
helping-verb = { "" }

o-done = Listo
o-pass = Pasar
o-yes = Sí

afterwards = Después: { $steps }

e-went-back = La mesa vuelve atrás. Los dados se tiran de nuevo y lo que se vio desde entonces se baraja otra vez.

nothing-fits = Nada de lo que tienes sirve ahora. Se te pregunta igualmente, porque nadie más puede saberlo.
nothing-more = Ahora no se puede hacer nada más. Sigue, o deshaz tu último paso.
only-this = Ahora solo es posible esto.
only-this-told = Ahora solo es posible esto. Se te pregunta igualmente, porque nadie más puede saberlo.
left-out = { $count ->
    [one] Falta aquí 1 opción más, que no cambiaría nada.
   *[other] Faltan aquí { $count } opciones más, que no cambiarían nada.
}

whole = { $count } en total
smaller-steps = … y { $count ->
    [one] 1 paso menor
   *[other] { $count } pasos menores
}
more-steps = … y { $count ->
    [one] 1 paso más
   *[other] { $count } pasos más
}

option-responses = Respuestas
    .why = Cómo se deciden las emboscadas y otras respuestas secretas.
option-responses-planned = según el plan: todo se resuelve al instante
option-responses-window = con plazo: quien pueda responder tiene unos minutos; después decide el plan
option-responses-live = en vivo: se pregunta a quien pueda responder

r-question-closed = Esa pregunta está cerrada. Abre la actual para continuar.
r-not-offered = Eso no es posible ahora. Abre la pregunta actual para ver qué puedes hacer.
r-plan-kind = No hay ningún plan llamado «{ $kind }».
r-plan-value = «{ $value }» no se ofrece para «{ $field }».
r-undo-nothing = En este turno no tienes nada que deshacer.
r-undo-over = La partida ha terminado, así que no se puede deshacer nada.
r-undo-other = Alguien más ha elegido desde entonces, así que no puedes deshacerlo sin más. Pregunta a la mesa.
r-undo-barrier = Desde entonces se han visto dados, cartas o algo secreto, así que no puedes deshacerlo sin más. Pregunta a la mesa.
r-no-queue = Aquí todavía no se puede planear nada. Espera a que la partida esté en marcha y le toque a otra persona.
r-setup-option = No hay ninguna opción «{ $option }». Las que hay: { $possible }
r-setup-value = «{ $option }» no puede ser «{ $value }». Puede ser: { $possible }
