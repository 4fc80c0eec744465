# Una mesa que no se puede abrir tal como está guardada.

post-set-aside = ⚠️ **{ $table }** está apartada: no puedo abrirla tal como está guardada. Las demás mesas siguen. El número de este error es **{ $number }**; quien mantiene este bot lo encuentra en el registro, y el subcomando `doctor` lo enumera. En cuanto se arregle el bot, la mesa se abrirá sola; o puede seguir ya desde su última posición buena.
label-lastgood = Seguir desde la última posición buena
last-good =
    La última posición buena está en la ronda { $round }. { $count ->
        [0] No se perdería ninguna decisión.
        [one] Una decisión tomada desde entonces se retiraría y se preguntaría de nuevo. Los dados y las cartas volverán a ser los mismos.
       *[other] { $count } decisiones tomadas desde entonces se retirarían y se preguntarían de nuevo. Los dados y las cartas volverán a ser los mismos.
    } ¿Sigue la mesa desde ahí?
last-good-done = **{ $table }** sigue.
line-went-on =
    Esta mesa está abierta de nuevo, desde su última posición buena. { $count ->
        [0] No se perdió nada.
        [one] Una decisión se retira y se pregunta de nuevo; los dados y las cartas volverán a ser los mismos.
       *[other] { $count } decisiones se retiran y se preguntan de nuevo; los dados y las cartas volverán a ser los mismos.
    }
mine-set-aside = ⚠️ **{ $table }** está apartada (error { $number })

r-set-aside = Esta mesa está apartada: no puedo abrirla tal como está guardada (error { $number }). Las demás mesas siguen. Quien se sienta aquí puede hacerla seguir desde su última posición buena.
r-not-set-aside = Esta mesa se puede abrir; no hay nada que arreglar. Pulsa **Jugar** bajo cualquiera de sus mensajes.
r-no-last-good = No queda ninguna posición sana de esta mesa en la base de datos. Quien mantiene este bot puede restaurar una copia: el subcomando `doctor` le dice más.
