# Dónde está una partida, y lo que la moderación hace con las mesas.

label-rehome = Abrir un lugar nuevo
letter-lost = { $table } ha perdido su lugar: el canal ya no existe o no puedo entrar. La partida está en pausa y no se ha perdido nada. **Abrir un lugar nuevo** abre un hilo para todos; o escribe /table move en el canal que quieras.
line-moved-here = 🏠 **{ $table } sigue aquí.** La ha trasladado { $by }.
line-moved-away = 🏠 **{ $table } sigue en { $place }.** La ha trasladado { $by }.
rehomed = La partida sigue en { $place }.

line-mod-pause = ⏸ La moderación ha puesto la partida en pausa.
line-mod-resume = ▶ La moderación ha reanudado la partida.
line-mod-close = 🛑 La moderación ha cerrado esta mesa. La partida no cuenta.
moderated = Hecho, y dicho en la mesa.

r-already-here = La partida ya está aquí.
r-no-home = No encuentro ningún canal para un hilo nuevo: este servidor no tiene un canal de mesas en el que pueda escribir, y el antiguo tampoco existe ya. Escribe /table move en el canal que quieras.
r-only-in-server = Escribe esto en un canal del servidor donde deba seguir la partida.
r-not-your-seat = Ningún asiento tuyo, ni de los que juega una IA, se llama «{ $text }». Puedes elegir: { $possible }
r-moderator-only = Solo puede hacerlo la moderación de este servidor. /table kick pregunta a la gente de la mesa.
r-not-of-server = Esa mesa no es de este servidor.
