# Dónde está una partida, y lo que la moderación hace con las mesas.

label-rehome = Abrir un lugar nuevo
letter-lost = { $table } ha perdido su lugar: el canal ya no existe o no puedo entrar. La partida está en pausa y no se ha perdido nada. **Abrir un lugar nuevo** abre un hilo para todos; o escribe /table move en el canal que quieras.
letter-muted = Ya no puedo escribir en { $place }, así que { $table } guarda silencio allí. Podéis seguir jugando: **Jugar** aquí, o /play. Pedid a quien lleva el servidor que me devuelva *Ver canal*, *Enviar mensajes*, *Enviar mensajes en hilos* y *Adjuntar archivos*; miro cada hora y allí contaré lo que falta.
line-moved-here = 🏠 **{ $table } sigue aquí.** La ha trasladado { $by }.
line-back-here = 🏠 **{ $table } sigue aquí**: he vuelto a este servidor.
line-moved-away = 🏠 **{ $table } sigue en { $place }.** La ha trasladado { $by }.
rehomed = La partida sigue en { $place }.

line-mod-pause = ⏸ La moderación ha puesto la partida en pausa.
line-mod-resume = ▶ La moderación ha reanudado la partida.
line-mod-close = 🛑 La moderación ha cerrado esta mesa. La partida no cuenta.
label-close-sure = Sí, terminar la partida
label-close-not = Dejar que siga
label-close-back = Deshacerlo
close-sure = **¿Terminar { $table } sin resultado?** Va por { $time }, y { $names } la perderían: nadie gana, nada de ella cuenta, nadie puede seguir jugando y su hilo queda cerrado. Durante 30 días la moderación puede deshacerlo con /moderate reopen. /moderate pause solo la pone en pausa.
close-done = La partida ha terminado, y la mesa lo sabe. Hasta el { $until } puedes deshacerlo, aquí o con /moderate reopen.
close-not-done = No ha cambiado nada: la partida sigue.
close-asked-seated = Juegas en esta mesa o has jugado en ella, así que decide su gente: se pregunta a todos, y la partida termina solo si todos aceptan en dos días.
post-ended = 🛑 **La moderación ha cerrado { $table }.** No cuenta para nadie. Hasta el { $until } la moderación puede dejar que siga con /moderate reopen; hasta entonces, lo oculto sigue oculto. El tablero y el registro siguen abiertos.
line-mod-reopen = ▶ La partida sigue donde se quedó: la moderación ha deshecho su final.
moderated = Hecho, y dicho en la mesa.

r-already-here = La partida ya está aquí.
r-no-home = No encuentro ningún canal para un hilo nuevo: este servidor no tiene un canal de mesas en el que pueda escribir, y el antiguo tampoco existe ya. Escribe /table move en el canal que quieras.
r-only-in-server = Escribe esto en un canal del servidor donde deba seguir la partida.
r-not-your-seat = Ningún asiento tuyo, ni de los que juega una IA, se llama «{ $text }». Puedes elegir: { $possible }
r-moderator-only = Solo puede hacerlo la moderación de este servidor. /table kick pregunta a la gente de la mesa.
r-moderator-plays = Juegas en esta mesa o has jugado en ella, así que no puedes quitarle el asiento a nadie más. /table kick pregunta a la gente de la mesa, o puede decidirlo otra persona de la moderación.
r-freed-a-seat = Al moderar esta partida dejaste libre un asiento, así que no puedes ocupar ninguno en ella: quien modera no ve ninguna mano.
r-not-of-server = Esa mesa no es de este servidor.
r-reopen-over = No hay nada que deshacer: solo puede seguir una partida que la moderación haya terminado en los últimos 30 días.
r-still-reopens = La moderación ha terminado esta partida, que puede seguir hasta el { $until }. Hasta entonces, lo oculto sigue oculto.
r-match-ended = La moderación ha terminado esta partida. Hasta el { $until } puede dejar que siga con /moderate reopen.
