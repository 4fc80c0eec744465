# La guía: lo que se cuenta a quien juega su primera partida de un juego.

coach-welcome = { $first ->
    [yes] 🎓 **¡Te doy la bienvenida a tu primera partida de { $game }!**
   *[no] 🎓 **La guía vuelve a acompañarte, en { $game }.**
} **Tablero**, abajo, muestra el mapa, y **Mi mano**, bajo cada mensaje, tus cartas, solo para ti. Los botones y listas de aquí son todo lo que puedes hacer ahora; elige. **Deshacer** retira una decisión mientras no se tiren dados ni se vea una carta. **Sugerir** propone una buena jugada y dice por qué. Tómate tu tiempo: nadie te quita el sitio.
coach-turn-yours = 🎓 **Dónde estamos:** { $time }, tu turno.
coach-turn-other = 🎓 **Dónde estamos:** { $time }, juega { $who }.
coach-standing = **Cómo va la partida:** { $standing }. Tú juegas con { $own }.
coach-tip = **Un consejo:** una IA elegiría «{ $what }». { $why }
coach-off = La guía calla a partir de ahora en { $game }. /settings con `coach:` sí la trae de vuelta.
label-coach-read = Leer: { $title }
label-coach-off = Ya conozco el juego
settings-coach-on = - Guía: sí. Te explico tu primera partida de cada juego mientras juegas.
settings-coach-again = - Guía: sí, otra vez. En cada juego te explico tus turnos hasta que termines otra partida.
settings-coach-known = No en { $games }: ya lo conoces.
settings-coach-off = - Guía: no
