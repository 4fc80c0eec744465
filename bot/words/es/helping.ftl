# La ayuda, las reglas y las cartas.

help =
    - **Jugar**, bajo cualquier mensaje, te enseña qué decidir; tus respuestas quedan entre tú y yo. /act responde por escrito, /undo deshace un paso.
    - **Tablero**, **Mi mano** y **Registro** muestran la mesa como tú puedes verla; /look, todo lo demás que está a la vista; /catchup, lo que te has perdido.
    - /moves y /odds dicen qué se podría hacer ahora; /rules y /card lo explican; **Sugerir** dice qué haría una IA.
    - /table abre mesas y te une a ellas; /mytables y /next encuentran lo que te espera; /match repasa una partida terminada.
    - /prepare decide de antemano; con /settings dices cómo y cuándo te escribo. ¿Falta un comando? /help con `find:` conoce también su nombre de antes.

help-now = /{ $old } ahora es **/{ $new }** · { $about }
help-button = En lugar de /{ $old } tienes el botón **{ $label }**, y **/{ $new }**.
help-more = … y { $count } más: añade una palabra para encontrar menos.
label-help-next = Mi próxima decisión
label-help-tables = Mis mesas
label-help-rules = Reglas
label-help-cards = Cartas
label-help-all = Todos los comandos
label-why = ¿Por qué?

rules-contents = **Las reglas**, con nuestras palabras. Indica una sección o una palabra con `find:`, o elige un capítulo.
rules-found = **{ $count ->
    [one] 1 sección** habla
   *[other] { $count } secciones** hablan
} de «{ $text }»:
rules-go = Ir a una sección…
rules-more = … y { $count } más: añade una palabra para acotar.
cards-found = **{ $count ->
    [one] 1 carta** coincide
   *[other] { $count } cartas** coinciden
} con «{ $text }»:
cards-all = **{ $count } tipos de cartas.** Indica una por su nombre, palo o efecto, o elige:
cards-go = Ver una carta…

r-no-rule = Nada en las reglas habla de «{ $text }». Capítulos: { $possible }
r-no-card = No hay ninguna carta «{ $text }»; **/card** sin nombre las muestra todas.
r-no-command = No hay ningún comando «{ $text }». **/help** dice cuáles hay.
