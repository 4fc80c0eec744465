# Lo que los comandos dicen de sí mismos; sus nombres no cambian. Los hechos de acciones los dicen los juegos.

command-any =
    .table = ¿Qué mesa? En su propio hilo no hace falta indicarla.

# Jugar

command-play = Muestra lo que te toca decidir, con botones y listas para responder.
command-act = Responde a lo que se te pregunta, por nombre o desde la lista.
    .answer = Tu respuesta; si son varias, sepáralas con comas
command-undo = Deshaz tu último paso; más allá de dados o decisiones ajenas, pregunta a la mesa.
command-redo = Repite el paso que acabas de deshacer.
command-queue = Planea en privado tu próximo turno; se juega en cuanto te toque.
command-plan = Decide cómo responde tu asiento: emboscadas, pérdidas y más.
    .kind = ¿Qué tipo de respuesta?
command-why = Explica lo último que te rechacé, con su regla.

# Mirar

command-board = Muestra el tablero como tú lo ves, o un lugar de cerca.
    .at = De cerca: ¿qué lugar? Sin nada, el tablero entero.
command-hand = Muestra tu mano y lo que sabes, solo a ti.
command-text = Describe toda la mesa en palabras.
command-look = Mira todo lo que está a la vista: tableros, pilas, objetos.
    .what = El tablero de un asiento, los descartes, cartas fabricadas, objetos …
command-log = Cuenta lo que ha pasado, hasta donde puedes saberlo.
    .round = Solo esta ronda
    .player = Solo lo que nombra a este asiento
    .kind = Solo batallas, puntos, cartas …
    .find = Solo líneas con estas palabras
command-catchup = Muestra lo que te has perdido: turno a turno y en el tablero.
    .since = ¿Desde tu última mirada o desde tu última jugada?
command-moves = Dice adónde podría mover tu asiento, y por qué no a otros lugares.
    .origin = ¿Desde dónde? Sin nada, desde todas partes.
command-odds = Calcula las probabilidades de una batalla con lo que todos pueden ver.
    .attacker = ¿Quién ataca? Normalmente tú.
    .defender = ¿Contra quién?
    .where = ¿En qué lugar?
command-note = Guarda una nota: solo para ti, o fijada para toda la mesa.
    .text = ¿Qué quieres recordar? Sin nada, verás tus notas.
    .public = ¿Publicarla y fijarla en la mesa, para que la lean todos?

# Ayuda y reglas

command-help = Explica en cinco líneas cómo se juega aquí.
command-rules = Lee las reglas con nuestras palabras y sus secciones; también encuentra cartas.
    .find = El número de una sección, o palabras
    .table = ¿El juego de qué mesa?
command-card = Dice qué cuesta y qué hace una carta.
    .name = Nombre, palo o efecto de una carta
    .table = ¿El juego de qué mesa?

# Mesas

command-table = Abre, busca y ocupa mesas
command-table-new = Abre una mesa: los demás se unen con un botón.
    .game = ¿Qué juego?
    .where = ¿En un hilo nuevo o en el canal en el que estás?
    .seats = ¿Cuántos asientos? Las IA pueden ocuparlos.
command-table-list = Enumera las mesas en las que juegas y qué esperan.
command-table-join = Ocupa un asiento libre de esta mesa; con eso basta.
command-table-leave = Deja tu asiento; si la partida ha empezado, se busca relevo.
command-table-seat = Elige lo que juegas.
    .faction = ¿Qué quieres jugar?
command-table-computer = Da un asiento libre a una IA.
    .faction = ¿Con qué debe jugar?
command-table-option = Cambia una opción de la mesa; quienes ya están tienen que aceptarla.
    .option = ¿Qué opción?
    .value = Su nuevo valor, o el texto de las reglas de la casa
command-table-info = Muestra todo sobre una mesa: asientos, opciones, reglas de la casa, sello.
command-table-start = Empieza la partida; las IA ocupan los asientos que queden.
command-table-invite = Invita a alguien a esta mesa con un mensaje directo y un botón.
    .player = ¿A quién quieres en la mesa?
command-table-host = Haz que otra persona de esta mesa la organice.
    .player = ¿Quién debe organizarla?
command-table-kick = Pregunta a los demás si alguien debe salir; en la sala decide quien organiza.
    .player = ¿Quién debe salir?
command-table-standin = Deja que una IA juegue un rato por ti; Jugar te devuelve tu asiento.
    .until = ¿Este turno, o hasta que vuelvas?
command-table-back = Recupera tu asiento de manos de la IA.
command-table-substitute = Busca relevo para tu asiento, o para uno que juega una IA.
    .faction = ¿Qué asiento? El tuyo, o uno que juega una IA.
command-table-pause = Pide una pausa a los demás: sin recordatorios ni reloj.
command-table-resume = Reanuda una partida que está en pausa por acuerdo.
command-table-move = Lleva una partida tuya al canal en el que estás, o a un hilo suyo.
    .where = ¿A este mismo canal o a un hilo nuevo en él?
command-table-close = Cierra una sala tuya, o pide a todos terminar una partida en juego.
command-tables = Muestra todas las mesas de este servidor: con asientos libres, en juego, atascadas.
command-mytables = Muestra todas tus mesas, primero las que te esperan.
command-next = Abre la pregunta que más tiempo lleva esperándote, en cualquier mesa.

# Buscar gente para jugar

command-looking = Busca gente para jugar, o deja que te encuentren
command-looking-on = Toma el rol al que se llama cuando alguien busca gente para jugar.
command-looking-off = Devuelve el rol: ya no se te llama.
command-looking-call = Llama a una sala con asientos libres a todos los que buscan partida.

# Cuando termina la partida

command-reveal = Muestra lo que estaba oculto en una partida terminada: manos, complots, planes.
    .round = ¿Qué ronda?
command-verify = Comprueba cada dado y cada mezcla de una partida terminada.
command-rematch = Juega otra vez: misma gente, mismas opciones, todos un puesto más allá.
command-export = Te da la partida como archivo: entera si ha terminado; si no, lo que es público.
command-import = Carga una partida de un archivo para estudiarla; se comprueba y no cuenta.
    .file = Un archivo que dio /export, de una partida terminada
command-study = Recorre una partida terminada, turno a turno.
    .table = ¿Qué partida terminada? Donde se jugó no hace falta indicarla.
    .round = ¿Qué ronda?
command-graph = Dibuja los puntos de todos, ronda a ronda.
command-poster = Dibuja el cartel de una partida terminada, para guardarlo.
command-replay = Muestra la partida en imagen animada, turno a turno.
command-timeline = Dibuja las manos de una partida terminada, ronda a ronda.
    .page = Las primeras rondas, o las siguientes
command-stats = Cuenta partidas, victorias y puestos: los tuyos, los de alguien o los del servidor.
    .what = Las partidas de una persona, la clasificación del servidor, o qué gana más
    .player = ¿De quién? Sin nada, las tuyas.
    .game = Solo este juego
    .faction = Solo partidas en las que jugó con esto

# Ajustes y datos

command-settings = Elige cómo te muestro las cosas y cuándo te escribo, en todas las mesas.
    .display = Primero texto o imágenes: tablero, mano, preguntas y mensajes
    .size = Números y nombres en las imágenes: normales, o tan grandes como quepan
    .notices = ¿Dónde quieres saber que te toca?
    .next-up = ¿Un mensaje silencioso cuando empiece el turno anterior al tuyo?
    .reminders = Horas entre recordatorios mientras una mesa te espera; 0 para ninguno
    .quiet = Horas sin recordatorios, en tu zona horaria: 22-7, u off
    .zone = Tu zona horaria, para las horas de silencio: Europe/Madrid
    .nudges = ¿Un mensaje si durante diez minutos solo te falta terminar el turno?
    .language = El idioma en que te hablo
    .statistics = ¿Aparecen tus partidas en las estadísticas del servidor?
    .coach = ¿Te explico tu próxima partida de cada juego mientras juegas?
command-away = Di que no estarás: sin recordatorios, y los demás lo saben.
    .until = Una fecha (2027-02-14), un número de días, o back
command-block = Evita las mesas de alguien, y a esa persona en las tuyas; solo lo sabes tú.
    .player = ¿Con quién no quieres jugar? Sin nada, verás tu lista.
command-unblock = Quita a alguien de la lista de aquellos con quienes no juegas.
    .player = ¿Con quién quieres volver a jugar?
command-mydata = Muestra lo que guardo de ti, como archivo, y lo borra si quieres.

# El servidor y su moderación

command-server = Prepara las mesas de este servidor
command-server-setup = Elige dónde se abren las mesas, quién puede abrirlas y con qué opciones.
command-moderate = Cuida las mesas de este servidor
command-moderate-close = Cierra una sala, o termina una partida sin resultado.
command-moderate-reopen = Deja que siga una partida que la moderación terminó en los últimos 30 días.
command-moderate-pause = Pon una partida en pausa hasta que la moderación la reanude.
command-moderate-resume = Reanuda una partida en pausa.
command-moderate-move = Lleva una partida al canal en el que estás, o a un hilo suyo.
    .where = ¿A este mismo canal o a un hilo nuevo en él?
command-moderate-replace = Da el asiento de alguien a una IA, o búscale relevo.
    .player = ¿El asiento de quién?
    .by = ¿Una IA enseguida, o alguien que ocupe el asiento?
command-moderate-kick = Saca a alguien de una partida para siempre; su asiento se ofrece a otros.
    .player = ¿Quién tiene que salir?

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
