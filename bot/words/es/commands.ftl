# Lo que los comandos dicen de sí mismos; sus nombres no cambian. Los hechos de acciones los dicen los juegos.

command-any =
    .table = ¿Qué mesa? En su propio hilo no hace falta indicarla.

# Jugar

command-play = ¿Qué puedes hacer ahora? Botones y listas para responder
command-act = Responde por escrito a lo que se te pregunta.
    .answer = Tu respuesta; si son varias, sepáralas con comas
command-undo = Deshaz tu último paso; tras los dados, pregunta a la mesa.
command-prepare = Decide de antemano
command-prepare-turn = Planea ya tu próximo turno; se juega cuando te toque.
command-prepare-responses = Emboscadas, pérdidas: ¿qué hacer si nadie te espera?
    .kind = ¿Qué tipo de respuesta?

# Mirar

command-board = ¿Cómo va? El tablero, un lugar de cerca, o texto
    .at = De cerca: ¿qué lugar? Sin nada, el tablero entero
    .words = ¿Todo lo que hay en palabras, sin imagen?
command-hand = ¿Qué tienes y qué sabes? Solo para tus ojos
command-look = ¿Qué está a la vista? Tableros ajenos, pilas, objetos
    .what = Un tablero, los descartes, cartas fabricadas, objetos…
command-log = ¿Qué ha pasado hasta ahora?
    .round = Solo esta ronda
    .player = Solo lo que nombra a este asiento
    .kind = Solo batallas, puntos, cartas…
    .find = Solo líneas con estas palabras
command-catchup = ¿Qué te has perdido?
    .since = ¿Desde tu última mirada o desde tu última jugada?
command-moves = ¿Adónde podrías mover, y por qué no a otros lugares?
    .origin = ¿Desde dónde? Sin nada, desde todas partes
command-odds = ¿Quién podría ganar esta batalla?
    .attacker = ¿Quién ataca? Normalmente tú.
    .defender = ¿Contra quién?
    .where = ¿En qué lugar?

# Ayuda y reglas

command-help = ¿Cómo se juega aquí? En cinco líneas
    .find = ¿Qué comando? También encuentra los nombres de antes.
command-rules = ¿Qué dicen las reglas? Busca por palabras o sección.
    .find = El número de una sección, o palabras
    .table = ¿El juego de qué mesa?
command-card = ¿Qué hace esta carta?
    .name = Nombre, palo o efecto de una carta
    .table = ¿El juego de qué mesa?

# Mesas

command-table = Abre, busca y ocupa mesas
command-table-new = Abre una mesa: los demás se unen con un botón.
    .game = ¿Qué juego?
    .where = ¿En un hilo nuevo o en este canal?
    .seats = ¿Cuántos asientos? Las IA pueden ocuparlos.
    .preset = ¿Jugar con opciones que van juntas, como en las ligas?
command-table-find = ¿Qué mesas de aquí tienen asientos libres o están en juego?
command-table-call = ¿No viene nadie? Llama a quienes buscan partida.
command-table-join = Siéntate a esta mesa.
command-table-leave = Deja tu asiento para que otros puedan ocuparlo.
command-table-seat = ¿Con qué quieres jugar aquí?
    .faction = ¿Con qué quieres jugar?
command-table-computer = Da un asiento libre, u otro nivel, a una IA.
    .faction = ¿Con qué debe jugar?
    .level = ¿Cómo de bien? Si no, como diga la mesa.
command-table-option = ¿Otras opciones? Quienes ya están tienen que aceptarlas.
    .option = ¿Qué opción?
    .value = Su nuevo valor, o el texto de las reglas de la casa
command-table-info = ¿Quién juega aquí, y con qué opciones y reglas de la casa?
command-table-start = Empieza la partida; las IA ocupan los asientos libres.
command-table-invite = Invita a alguien a esta mesa.
    .player = ¿A quién quieres en la mesa?
command-table-host = Haz que otra persona de esta mesa la organice.
    .player = ¿Quién debe organizarla?
command-table-kick = ¿Alguien debe salir? En la sala decide quien organiza.
    .player = ¿Quién debe salir?
command-table-standin = Deja que una IA juegue un rato por ti.
    .until = ¿Este turno, o hasta que vuelvas?
command-table-back = Recupera tu asiento de manos de la IA.
command-table-substitute = Busca relevo para tu asiento, o para uno que juega una IA.
    .faction = ¿Qué asiento? El tuyo, o uno que juega una IA.
command-table-pause = Pide una pausa a los demás: sin recordatorios ni reloj.
command-table-resume = Reanuda una partida que está en pausa por acuerdo.
command-table-move = Sigue tu partida en este canal, o en un hilo suyo.
    .where = ¿A este mismo canal o a un hilo nuevo en él?
command-table-close = Cierra tu sala, o pide a todos terminar la partida.
command-table-note = Recuerda algo: solo para ti, o fijado para todos.
    .text = ¿Qué quieres recordar? Sin nada, verás tus notas.
    .public = ¿Publicarla y fijarla en la mesa, para que la lean todos?
command-mytables = Tus mesas, primero las que te esperan
command-next = Ve a la pregunta que más tiempo lleva esperándote.

# Cuando termina la partida

command-match = Repasa una partida, o juégala otra vez
command-match-reveal = ¿Qué estaba oculto? Manos, complots y planes, al final
    .round = ¿Qué ronda?
command-match-verify = ¿Fue limpio? Comprueba cada dado y cada mezcla.
command-match-rematch = Juega otra vez: misma gente, todos un puesto más allá.
command-match-export = Llévate la partida como archivo.
    .format = ¿En la notación en que la gente escribe partidas?
command-match-referee = ¿Qué dicen las reglas de una partida jugada fuera?
    .file = El registro de una partida: un archivo .rootlog
command-match-import = Estudia una partida de un archivo; no cuenta para nada.
    .file = Un archivo de /match export, de una partida terminada
command-match-study = Recorre una partida terminada, turno a turno.
    .table = ¿Qué partida terminada? Donde se jugó no hace falta.
    .round = ¿Qué ronda?
command-match-graph = ¿Quién iba delante? Los puntos, ronda a ronda
command-match-poster = Un cartel de la partida, para guardarlo
command-match-replay = Vuelve a ver la partida en una imagen animada.
command-match-timeline = ¿Quién tenía qué? Las manos ronda a ronda, al final
    .page = Las primeras rondas, o las siguientes
command-match-stats = ¿Quién gana más? Tú, otra persona o este servidor
    .what = ¿Una persona, los mejores, qué gana más o un archivo?
    .player = ¿De quién? Sin nada, las tuyas.
    .game = Solo este juego
    .faction = Solo partidas en las que jugó con esto

# Ajustes y datos

command-settings = Cómo, cuándo y dónde te escribo
command-settings-change = Imágenes o texto, recordatorios, idioma: mira y cambia.
    .display = Primero texto o imágenes: tablero, mano, preguntas, mensajes
    .size = Números en las imágenes: normales, o lo más grandes posible
    .map = ¿El tablero sobre las preguntas de lugares, iluminado?
    .notices = ¿Dónde quieres saber que te toca?
    .next = ¿Un aviso silencioso al empezar el turno anterior al tuyo?
    .reminders = Horas entre recordatorios si te esperan; 0 para ninguno
    .quiet = Horas sin recordatorios, en tu zona horaria: 22-7, u off
    .zone = Tu zona horaria, para el silencio: Europe/Madrid
    .nudges = ¿Un mensaje cuando solo te falte terminar el turno?
    .language = El idioma en que te hablo
    .statistics = ¿Aparecen tus partidas en las estadísticas del servidor?
    .coach = ¿Te explico tu próxima partida de cada juego?
command-settings-away = ¿De viaje? Sin recordatorios, y los demás lo saben.
    .until = Una fecha (2027-02-14), un número de días, o back
command-settings-called = ¿Te llamo cuando alguien busque gente para jugar aquí?
    .wanted = ¿Tomar el rol al que se llama, o devolverlo?
command-settings-block = No juegues nunca con alguien; solo lo sabes tú.
    .player = ¿Con quién no? Sin nada, verás tu lista.
command-settings-unblock = Vuelve a jugar con alguien.
    .player = ¿Con quién quieres volver a jugar?
command-settings-data = ¿Qué guardo de ti? Como archivo, y con opción de borrarlo

# El servidor y su moderación

command-moderate-setup = ¿Dónde se abren mesas, quién las abre y con qué opciones?
command-moderate = Cuida las mesas de este servidor
command-moderate-close = Cierra una sala, o termina una partida sin resultado.
command-moderate-reopen = Deshaz un cierre de la moderación, durante 30 días.
command-moderate-pause = Pon una partida en pausa hasta que la moderación la reanude.
command-moderate-resume = Reanuda una partida en pausa.
command-moderate-move = Sigue una partida en este canal, o en un hilo suyo.
    .where = ¿A este mismo canal o a un hilo nuevo en él?
command-moderate-replace = Da el asiento de alguien a una IA, o búscale relevo.
    .player = ¿El asiento de quién?
    .by = ¿Una IA enseguida, o alguien que ocupe el asiento?
command-moderate-kick = Saca a alguien para siempre; su asiento se ofrece.
    .player = ¿Quién tiene que salir?

# Menús de personas y mensajes

menu-invite-to-my-table = Invitar a mi mesa
menu-what-happened-here = ¿Qué pasó aquí?
menu-report-a-mistake = Avisar de un error

# Lo que se puede elegir en un comando

choice-here = aquí
choice-thread = en un hilo nuevo
choice-computer = una IA
choice-substitute = buscar relevo
choice-turn = este turno
choice-back = hasta que vuelva
choice-look = desde mi última mirada
choice-move = desde mi última jugada
choice-pictures = imágenes
choice-text = texto
choice-normal = normales
choice-large = tan grandes como quepan
choice-channel = mención en el canal
choice-dm = mensaje directo
choice-both = ambos
choice-none = ninguno
choice-on = sí
choice-off = no
choice-person = una persona
choice-leaderboard = clasificación
choice-factions = facciones
choice-results = resultados en un archivo
choice-rootlog = .rootlog
command-learn = ¿Cómo se juega una facción? Un recorrido en imágenes.
    .faction = ¿Qué facción?
