# La ayuda, las reglas y las cartas.

help =
    - **Jugar**, bajo cualquier mensaje, te enseña qué decidir; tus respuestas quedan entre tú y yo. /act responde por nombre, /undo deshace un paso y /redo lo repite; **Sugerir** dice qué haría una IA.
    - **Tablero**, **Mi mano**, **Texto** y **Registro** muestran la mesa como tú puedes verla; /look, todos los tableros y pilas a la vista.
    - /moves y /odds dicen qué se podría hacer ahora; /rules y /card lo explican.
    - /plan decide de antemano emboscadas y demás; /note guarda lo que quieras recordar.
    - /table abre mesas y te une a ellas; /mytables y /next encuentran lo que te espera; con /settings y /away dices cómo y cuándo te escribo.

rules-contents = **Las reglas**, con nuestras palabras. Indica una sección o una palabra con `find:`, o elige un capítulo.
rules-found = **{ $count ->
    [one] 1 sección** habla
   *[other] { $count } secciones** hablan
} de «{ $text }»:
rules-go = Ir a una sección …
rules-more = … y { $count } más: añade una palabra para acotar.
cards-found = **{ $count ->
    [one] 1 carta** coincide
   *[other] { $count } cartas** coinciden
} con «{ $text }»:
cards-all = **{ $count } tipos de cartas.** Indica una por su nombre, palo o efecto, o elige:
cards-go = Ver una carta …

r-no-rule = Nada en las reglas habla de «{ $text }». Capítulos: { $possible }
r-no-card = No hay ninguna carta «{ $text }». Quizá buscas: { $possible }
