# Peticiones a la gente de una mesa, y pausas.

label-agree = Aceptar
label-refuse = Rechazar
request-pause = ⏸ { $by } pide una pausa. No hay recordatorios ni pasa nada hasta que alguien de la mesa la reanude con /table resume.
request-levels = 🤖 { $by } pide otro nivel para las IA, **{ $level }**: { $who }. Todos tienen que aceptar.
request-waits = - … { $who }
request-agrees = - ✔ { $who }
request-refuses = - ✘ { $who }
request-until-consent = -# Quien calla, acepta: se decide { $until }.
request-until-refusal = -# Quien calla, no acepta: se decide { $until }.
request-carried = **Aceptada.**
request-dropped = **Rechazada.**
request-stale = **Cerrada:** entretanto ha pasado otra cosa en la mesa.
line-agreed-rest = ⏸ La partida descansa, como habéis acordado: no hay recordatorios ni pasa nada hasta que alguien de la mesa la reanude con /table resume.
line-levels = 🤖 Nivel de las IA desde su próxima decisión, **{ $level }**: { $who }
line-request-dropped = La petición de { $who } no se ha aceptado, así que todo sigue como está.
line-request-stale = La petición de { $who } se ha cerrado: entretanto ha pasado otra cosa en la mesa.
request-noted = Tu respuesta queda anotada.
a-moderator = la moderación
pause-asked = Se pregunta a los demás; la mesa descansa en cuanto acepten más de la mitad.
levels-asked = Se pregunta a los demás; las IA juegan al otro nivel en cuanto acepten todos.
resumed = La partida sigue.

r-request-open = Eso ya se está decidiendo: busca la petición en el canal de la mesa.
r-request-closed = Esta petición está cerrada.
r-request-not-you = Esto no lo decides tú: solo se pregunta a quienes nombra la petición.
r-not-running = Eso solo es posible mientras la partida está en juego.
r-not-paused = Esta partida no está en pausa.
r-paused-vote = La partida está en pausa por acuerdo. Quien juega en ella puede reanudarla con /table resume.
r-paused-moderator = La moderación de este servidor ha puesto la partida en pausa. Pregúntale cuándo sigue.
r-paused-homeless = La partida ha perdido su canal, así que está en pausa. Dale uno nuevo con /table move.
r-no-level = La partida ha empezado, así que ya no entra ninguna IA. Con `level:`, las que juegan aquí cambian de nivel si todos aceptan.
r-no-computers = Aquí no juega ninguna IA.
r-not-a-computer = Ninguna IA juega aquí con «{ $text }». Elige entre: { $possible }
