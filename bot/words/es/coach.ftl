# La guía: lo que se cuenta a quien empieza, una idea por turno.

coach-idea = 🎓 { $idea }
coach-aim = 🎯 **{ $aim }**
coach-tip = 💡 **Consejo:** { $what }. { $why }
coach-thinking = 💡 Estoy pensando un consejo…
coach-why = **¿Por qué?** { $why }
label-coach-show = Muéstramelo
label-coach-why = ¿Por qué?
coach-off = La guía calla a partir de ahora en { $game }. /settings change con `coach:` sí la trae de vuelta.
label-coach-read = Leer: { $title }
label-coach-off = Ya conozco el juego
settings-coach-on = Guía: sí. Te explico tu primera partida de cada juego mientras juegas.
settings-coach-again = Guía: sí, otra vez. En cada juego te explico tus turnos hasta que termines otra partida.
settings-coach-known = No en { $games }: ya lo conoces.
settings-coach-off = Guía: no
learn-page = 🎓 **{ $faction }** · { $n } de { $of }
