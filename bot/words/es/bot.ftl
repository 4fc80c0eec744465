# Lo que dice el propio anfitrión: mesas, botones, mensajes, mensajes directos.

# Names that take their verb in the plural, with a dot between them
said-as-many = —

label-play = Jugar
label-hand = Mi mano
label-board = Tablero
label-text = Texto
label-log = Registro
label-details = Detalles
label-back = Atrás
label-to-question = Volver a la pregunta
label-more = Más
label-suggest = Sugerir
label-undo = Deshacer
label-change = Cambiar
label-choose = Elegir…
label-kinds = Cuántas de cada clase…
label-all-but = Todo menos…
label-none = No elegir nada
label-take = Confirmar
label-sure = Sí, adelante
label-follow = Hacerlo

outdated = La posición ha cambiado desde entonces; este es el menú tal como está ahora.
match-over = La partida ha terminado. El último tablero, el registro y las hojas de todos siguen a tu disposición.
waiting-for = Ahora no tienes nada que decidir. La mesa espera a: { $names }.{ $calls ->
    [yes] {" Te aviso cuando vuelva a tocarte decidir."}
   *[no] { "" }
}
waiting-round =
    { "" }**Desde que empezó tu turno**
    { $story }
waiting-since =
    { "" }**Desde tu última decisión**
    { $story }
waiting-hand = tienes { $held }
waiting-plan = { $plan }, tal como está: { $summary }
chosen = Elegiste: { $what }.
sealed-kept = Has elegido en secreto: **{ $what }**. Solo lo ves tú, y puedes cambiarlo hasta que todos hayan elegido. Faltan por elegir: { $names }.
watching = Estás viendo { $table }: puedes consultar su tablero, su texto y su registro.
watching-free = Aquí hay un asiento libre: /table join lo ocupa.
only-choice = -# Hecho automáticamente, porque no había otra opción: { $what }.
undone = Deshecho. Aquí tienes la pregunta otra vez.
nothing-yet = Todavía no ha pasado nada.
no-hand = No tienes asiento en esta mesa, así que no hay mano que enseñar.

still-possible = Todavía puedes: { $what }
given-up = Después de esto, en este turno ya no podrás: { $what }

r-answer-stands = Eso ya lo has respondido y tu respuesta vale.
r-undo-sealed = Tu respuesta está sellada y puede que otros hayan elegido desde entonces. Pulsa **Jugar** y luego **Cambiar** para elegir otra cosa.

post-called = { $mentions }, { $why ->
    [turn] es tu turno
    [several] os toca decidir
   *[asked] te toca decidir
}.
post-call = Toca decidir: { $who }. Pulsa **Jugar**.
post-nudge = Sigue siendo tu jugada: { $who }.
post-turn = { $time } · { $who }
post-under-way = { $time } · turno: { $whose }
post-set-up = Todo está preparado: empieza la partida.
post-setting-up = Se está preparando la mesa.
post-won = Victoria { $by }: { $names }
earlier-lines = Lo anterior está en el registro ({ $count } { $count ->
    [one] turno anterior
   *[other] turnos anteriores
}).

letter-turn = { $table }: es tu turno
letter-drawn = { $table }: tu mano ahora
letter-idle = { $table }: ya no te quedan acciones; solo falta terminar tu turno
letter-asked = { $table }: tienes algo que decidir

first-table = { $game }: tu primera mesa
choose-game = ## ¿A qué juego quieres jugar?
    Las mesas están listas: juegas con IA y la primera decisión es tuya. Abre una:
choose-table = - **{ $game }**: { $place }

window-line = Tú contra tres IA, aquí en tu navegador: elige un juego y pulsa **Jugar**.
window-play = Jugar a { $game }
window-watch = Ver una partida
window-watch-pitch = Juegan las IA, tú miras
window-told = Qué ha pasado
window-back = Atrás
window-next = Siguiente
window-pause = Pausa
window-go-on = Seguir
window-another = Otra partida
window-leave = Salir
window-drawing = Se está dibujando el tablero…
window-first = Inicio

no-tables = No juegas en ninguna mesa. Abre una con /table new.

database-trouble = La base de datos está ocupada o no se puede escribir en ella. No ha cambiado nada; inténtalo de nuevo en un momento.
channel-taken = Este canal ya tiene una mesa. Abre la tuya en un hilo, o escribe /table new en otro canal.
missing-permissions = Aquí me faltan permisos: { $permissions }. Me los puede dar quien administre este servidor.
permission-view_channel = Ver canal
permission-send_messages = Enviar mensajes
permission-attach_files = Adjuntar archivos
permission-embed_links = Insertar enlaces
permission-create_public_threads = Crear hilos públicos
permission-send_messages_in_threads = Enviar mensajes en hilos
forbidden = Discord no me deja hacer eso aquí. Necesito ver este canal, escribir en él y adjuntar archivos.
command-trouble = No ha funcionado: puede que el comando sea más antiguo que el bot. Recarga Discord e inténtalo de nuevo.
trouble = Algo ha fallado por mi parte (error { $number }). No ha cambiado nada; inténtalo de nuevo.
dm-closed = No puedo escribirte mensajes directos. No pasa nada: **Mi mano** y **Jugar**, bajo cada mensaje, te enseñan lo mismo.

r-leaving = Me están reiniciando y vuelvo enseguida. No se pierde nada; pulsa otra vez entonces.
r-outdated-menu = Este menú está anticuado. Pulsa **Jugar** bajo cualquier mensaje de la mesa para ver uno nuevo.
r-question-closed = Esta pregunta ya está cerrada. Pulsa **Jugar** para ver qué se pregunta ahora.
r-no-seat = No tienes asiento en esta mesa. Puedes mirar con **Tablero**, **Texto** y **Registro**.
r-no-match = No hay ninguna mesa llamada { $match }. /mytables te enseña las tuyas.
r-no-table-here = En este canal no hay ninguna mesa. Ve al hilo de una, nómbrala con `table:` o abre otra con /table new.
r-which-table = ¿A qué mesa te refieres? Juegas en { $tables }: nombra una con `table:`.
r-not-asked = { $waiting }
r-untimely = { $why } { $waiting }
r-not-over = El secreto se enseña cuando termine la partida; entonces se podrá comprobar todo.
r-undo-over = La partida ha terminado, así que ya no se puede deshacer nada sin más.
r-undo-other = Alguien más ha elegido desde entonces, así que no puedes deshacer tu último paso sin más.
r-undo-barrier = Desde entonces se han tirado dados o se ha visto algo, así que no puedes deshacer tu último paso sin más.
r-undo-nothing = Ahora no tienes nada que se pueda deshacer sin más.
r-which-answer = «{ $text }» puede significar varias respuestas: { $possible }
r-almost = Aquí no hay «{ $text }». ¿Querías decir: { $near }?
r-not-among = «{ $text }» no está entre las opciones: { $possible }.
r-not-known = Aquí no hay nada llamado «{ $text }». Deja ese campo vacío y podrás elegir de una lista.
r-other-game = /{ $command } es de { $there }, y en esta mesa se juega a { $here }. **Jugar**, bajo el último mensaje, muestra lo que puedes hacer.
r-other-faction = /{ $command } es de otra facción. Tus comandos empiezan por /{ $own }.
r-unavailable = { $why }
r-no-such-answer = «{ $text }» no está entre las respuestas. **Jugar**, bajo el último mensaje, te las muestra todas.
r-how-many = Elige { $least } como mínimo y { $most } como máximo.
r-not-done-yet = Todavía no puedes terminar: antes hay que elegir algo. Pulsa **Jugar** para ver qué.
