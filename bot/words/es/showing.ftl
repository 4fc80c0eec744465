# Una partida entera en imágenes: gráfica, cartel, repetición y las manos por el camino.

label-graph = Gráfica
label-poster = Cartel
label-replay = Repetición
label-timeline = Manos ocultas
label-timeline-page = Página { $page } de { $of }, siguiente

replay-progress = 🎞 Se está dibujando la repetición: { $done } de { $of } turnos.
replay-shorter = 🎞 Esta partida es demasiado larga para mostrar cada turno: empiezo de nuevo con uno de cada dos.
replay-in-words = Una repetición es una imagen animada sin palabras. El registro cuenta lo mismo turno a turno: /log.

r-poster-not-over = El cartel se dibuja cuando la partida ha terminado. Hasta entonces tienes /match graph y /match replay.
r-replay-busy = Tu repetición ya se está dibujando. Aparecerá ahí cuando esté lista.
r-replay-too-large = Esta partida es demasiado grande para una imagen animada. /match study la recorre turno a turno.
