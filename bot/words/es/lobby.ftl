# La sala: asientos, opciones, drafts, el comienzo y el final de una mesa.

label-join = Unirme
label-leave = Salir
label-choose-seat = Elegir facción
label-options = Opciones
label-computer = Añadir IA
label-start = Empezar
label-reopen = Reabrir
label-about = Sobre esta mesa
label-page-table = La mesa
label-page-game = El juego
label-page-game-more = El juego, página { $page }
label-page-factions = Facciones concretas
label-page-factions-more = Facciones concretas, página { $page }
label-page-table-more = La mesa, página { $page }
label-played = Con qué se puede jugar…
label-house = Reglas de la casa…
label-draft-computer = Que elija la IA
label-draft-off = Anular el draft

lobby-lobby = Hay asientos libres. Con unirte basta; al **empezar**, las IA ocupan el resto.
lobby-drafting = Hay un draft en marcha: abajo ves quién elige.
lobby-running = En juego.
lobby-paused = En pausa.
lobby-finished = Terminada.
lobby-closed = Cerrada. **Reabrir** la abre de nuevo; nadie pierde su asiento.
lobby-ended = Cerrada por votación de todos, sin resultado.
lobby-pool = Se puede jugar con: { $kinds }
lobby-house = Reglas de la casa: { $rules }
lobby-cannot-begin = ⚠️ Así no se puede empezar: { $why }
seat-open = libre
seat-any = lo que quede
seat-plays-random = por sorteo
seat-plays-draft = se decide en el draft
seat-not-agreed = aún no ha aceptado las opciones
computer-name = IA { $number }
thread-name = { $game } · mesa de { $host }

table-opened = Tu mesa está en { $channel }. Allí los demás se unen con un botón.
joined = Tienes asiento; no hace falta nada más. Con los botones de la sala cambias con qué juegas, o sales.
left = Has dejado tu asiento.
started = Empieza la partida.
draft-begins = Empieza el draft: mencionaré a quien le toque elegir.
computer-joined = Una IA ocupa un asiento.
option-changed = ✔ { $change }
option-changed-asked = ✔ { $change } Se pide a quienes ya estaban que lo acepten.
reopened = La mesa está abierta otra vez.
choose-seat = ¿Con qué quieres jugar?
choose-pool = **Con qué se puede jugar**
    -# Quita lo que nadie quiera encontrarse. También lo respetan los sorteos, los drafts y las IA.
house-title = Reglas de la casa
house-label = ¿Qué más se acuerda en la mesa?
house-none = ninguna
lobby-is-closed = La mesa está cerrada. **Reabrir**, en su mensaje, la abre de nuevo; nadie pierde su asiento.
close-asked = Se pregunta a todos los que juegan; la partida termina sin resultado solo si todos aceptan en dos días.
request-close = 🛑 { $by } pide terminar esta partida sin resultado. Tienen que aceptar todos.
post-closed = **{ $table } está cerrada**, como querían todos. No cuenta para nadie; el tablero, el registro y los dados siguen a la vista.
post-options = { $change } Quien ya se ha unido pulsa **Aceptar**.
post-agreed = ✔ Todos aceptan las opciones tal como están: { $options }
option-changed-to = **{ $option }** es ahora **{ $after }**; antes, { $before }.
option-stays = **{ $option }** queda como estaba: **{ $after }**.
options-changed = { $kind ->
    [pool] Ha cambiado con qué se puede jugar.
    [house] Han cambiado las reglas de la casa.
   *[some] Han cambiado las opciones de la mesa.
}
agreed = ✔ Aceptas las opciones tal como están: { $options }

info-since = Organiza: { $host } · abierta desde { $since }
info-options = Opciones
info-seal = Los dados están sellados con { $hash }: el secreto se enseña al final y /match verify comprueba cada tirada.

# Opciones de cualquier mesa

option-seats = Asientos
    .why = Las IA pueden ocupar los que nadie quiera.
option-house = Reglas de la casa
option-pool = Con qué se puede jugar
option-language = Idioma
    .why = El idioma de los mensajes de esta mesa. Las respuestas privadas llegan en el de cada cual.
option-language-en = English
option-language-de = Deutsch
option-language-es = Español
option-entry = Quién puede unirse
    .why = Cualquiera que vea la mesa, o solo quien reciba una invitación con /table invite.
option-entry-open = cualquiera
option-entry-invited = solo por invitación
option-choose = Quién juega con qué
    .why = Se elige en la sala, se deja a un sorteo que /match verify comprueba, o se elige por turnos en un draft.
option-choose-choice = a elección
option-choose-random = por sorteo, al empezar
option-choose-draft = por draft, cuando estén todos
option-seating = Orden de juego
    .why = Por sorteo, como dicen las reglas, o según los asientos, empezando por el primero.
option-seating-random = por sorteo
option-seating-joined = según los asientos
option-talk = Charla de mesa
    .why = Aquí, entre las jugadas, o en un segundo hilo que abro al empezar.
option-talk-same = aquí
option-talk-second = en un segundo hilo
option-computers = Nivel de las IA
    .why = Lo bien que juegan, en asientos libres y por quien esté ausente.
option-computers-easy = fácil
option-computers-normal = normal
option-computers-hard = difícil
option-clock = Reloj por turno
    .why = Si un turno tarda más, lo juega una IA. El siguiente vuelve a ser tuyo.
option-clock-off = sin reloj
option-clock-1d = 1 día por turno
option-clock-3d = 3 días por turno
option-clock-7d = 7 días por turno
option-bank = Tiempo de reserva
    .why = Para toda la partida; se gasta cuando se acaba el tiempo del turno.
option-bank-0 = ninguno
option-bank-2d = 2 días
option-bank-7d = 7 días
option-window = Plazo para responder
    .why = Cuánto tiempo tiene quien pueda responder; después deciden los planes.
option-window-5 = 5 minutos
option-window-15 = 15 minutos
option-window-60 = 1 hora
option-window-720 = 12 horas
option-undo_silence = Deshacer por acuerdo
    .why = Volver más atrás de dados y cartas vistas requiere que los demás acepten. ¿Basta con callar?
option-undo_silence-12h = callar 12 horas es aceptar
option-undo_silence-24h = callar 24 horas es aceptar
option-undo_silence-off = callar no es aceptar

# Sorteos y drafts

lots = 🎲 **El sorteo ha decidido.** /match verify lo comprueba cuando termine la partida.
draft-heading = ## { $table }: draft
draft-call = Te toca elegir: ¿con qué quieres jugar?
draft-order = Se elige en este orden:
draft-picked = { $number }. { $who }: **{ $plays }**
draft-picking = { $number }. **{ $who } elige ahora**
draft-waiting = { $number }. { $who }
draft-cards = A la vista:
draft-locked = 🔒 { $card } (todavía no)
draft-choose = Elegir…
draft-place = Orden de juego: { $names }
draft-done = Tu facción: { $plays }.
draft-for = La IA ha elegido por { $who }.
draft-off = El draft queda anulado. Se pueden cambiar otra vez los asientos y las opciones; **Empezar** organiza uno nuevo.
draft-called-off = Draft anulado.

# Charla de mesa

post-talk = 💬 La charla sigue en { $place }, para que aquí queden juntas las jugadas. Los tratos nunca obligan.
talk-name = { $table } · charla
talk-failed = 💬 No he podido abrir un segundo hilo para charlar: necesito permiso para crear hilos públicos. Mientras tanto, charlad aquí.

r-lobby-over = Esta sala ya no existe: la partida ha empezado o la mesa se ha cerrado.
r-lobby-full = Todos los asientos están ocupados. Quien organiza puede añadir uno en **Opciones**; /table find enseña mesas con asientos libres.
r-lobby-empty = Antes tiene que unirse alguien: pulsa **Unirme**.
r-lobby-not-ready = Aún no han aceptado las opciones: { $names }. Basta con pulsar **Unirme**.
r-lobby-not-full = Vuelve a haber un asiento libre, así que la partida no empieza sola. **Empezar** deja los asientos libres a la IA.
r-lobby-homeless = Esta mesa ha perdido su canal. Abre una nueva con /table new.
r-seat-taken = Alguien juega ya con { $what }. **Elegir facción** enseña lo que queda libre.
r-seat-unknown = En este juego nadie puede jugar con «{ $what }». **Elegir facción** enseña lo que queda libre.
r-seat-left-out = En esta mesa no se juega con { $what }. **Elegir facción** enseña con qué se puede jugar.
r-seat-by-random = En esta mesa el sorteo decide quién juega con qué. Quien organiza puede cambiarlo en **Opciones**.
r-seat-by-draft = En esta mesa se elige en un draft cuando estén todos. Quien organiza puede cambiarlo en **Opciones**.
r-host-only = Solo puede hacerlo quien organiza la mesa; /table info dice quién es.
r-no-option = No hay ninguna opción «{ $option }». Las que hay: { $possible }
r-option-unknown = «{ $option }» no puede ser «{ $value }». Puede ser: { $possible }
r-no-presets = Este juego no tiene configuraciones predefinidas.
r-no-preset = Este juego no tiene ninguna configuración «{ $text }». Hay: { $possible }
r-no-game = No hay ningún juego llamado «{ $text }». Los que hay: { $possible }
r-seats-of-game = { $game } se juega con entre { $least } y { $most } asientos.
r-seats-taken = Asientos ya ocupados: { $taken }. Así que no pueden ser { $seats }. Antes tiene que salir alguien.
r-pool-small = Eso alcanza para { $room ->
    [one] un asiento
   *[other] { $room } asientos
}, pero la mesa tiene { $seats }. Permite algo más, o quita antes asientos.
r-pool-unknown = En este juego nadie puede jugar con «{ $what }». Lo que hay, separado por comas: { $possible }
r-house-long = Las reglas de la casa pueden tener { $most } caracteres; estas tienen { $length }.
r-drafting = Hay un draft en marcha, así que ahora no cambia nada más. Quien organiza puede anularlo bajo el mensaje del draft.
r-no-draft = En esta mesa no hay nada que elegir ahora.
r-draft-not-you = Le toca elegir a { $who }. Cuando te toque, te mencionaré.
r-draft-not-now = Ahora no se puede elegir { $what }. El último mensaje del draft enseña lo que hay a la vista.
r-close-over = Esta mesa ya ha terminado; no hay nada que cerrar.
r-match-closed = Esta partida se cerró por votación de todos. Su tablero, su registro y sus dados siguen a la vista.
