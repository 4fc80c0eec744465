# Lo que ajusta la moderación de un servidor, y la lista de sus mesas.

server-places = ### Dónde están las mesas
    Un canal o foro propio da a cada mesa su hilo. Déjalo vacío, y la mesa se abrirá donde se escriba /table new.
server-people = ### Quién juega aquí
    Sin un rol para abrir mesas, puede abrirlas cualquiera. La moderación cierra, mueve y pausa mesas y cambia asientos; nunca ve una mano.
server-defaults = ### Cómo empiezan las mesas
    Las mesas de cada juego se abren con estas opciones; quien organiza puede cambiarlas en la sala.
server-tags-missing = ⚠️ No puedo crear etiquetas en este foro. Añádele estas, o permíteme gestionarlo: { $tags }
server-page-places = Lugares
server-page-people = Personas
server-page-defaults = Opciones
server-home = Canal o foro de las mesas
server-log = Canal de registro
server-language = Idioma
server-language-any = el de Discord
server-opener = Rol que puede abrir mesas
server-moderator = Rol que modera las mesas
server-players = Rol al que se llama cuando falta gente
server-most = Mesas a la vez
server-most-value = { $count ->
    [0] sin límite
   *[other] { $count }
}
server-each = Mesas abiertas por persona
server-each-value = { $count ->
    [0] sin límite
   *[other] { $count }
}
server-cooldown = Entre llamadas para jugar
server-cooldown-value = { $hours ->
    [one] 1 hora
   *[other] { $hours } horas
}
server-game = Juego
server-game-more = { $game }, página { $page }

tag-open = Asientos libres
tag-running = En juego
tag-finished = Terminada
forum-opening = **{ $name }**: debajo está la sala de la mesa.

hall-open = ### Asientos libres
hall-stuck = ### Atascadas: tres días sin que pase nada
hall-resting = ### En pausa
hall-running = ### En juego
hall-line-open = { $free ->
    [one] 1 asiento libre
   *[other] { $free } asientos libres
}
hall-line-stuck = última jugada { $since }
hall-line-resting = desde { $since }
hall-line-running = última jugada { $since }
hall-no-place = (sin canal)
hall-empty = Aquí no hay ninguna mesa abierta. Abre una con /table new.
hall-more = -# … y { $count ->
    [one] una línea más
   *[other] { $count } líneas más
}.
label-join-table = Unirme a { $table }

looking-on = Te llamaré cuando alguien busque gente para jugar. Para desactivarlo, usa /settings called y elige no en `wanted:`.
looking-off = Ya no te llamaré cuando alguien busque gente para jugar.
looking-called = { $role } { $who } busca gente para jugar: { $table } tiene asientos libres en { $where }.
looking-done = He llamado a todos los que buscan partida.

log-opened = Se abre { $table }; organiza { $who }.
log-begun = Empieza { $table }: { $who }.
log-finished = Termina { $table }: { $who }.
log-moderated = { $table }: { $who } usó /{ $what }.
log-closed = Se cierra { $table }.
log-reopened = { $table } sigue adelante, después de todo.

r-moderators-only = Solo puede hacerlo la moderación de este servidor: quien lo administra o tiene el rol elegido en /moderate setup.
r-open-role = Aquí abre mesas quien tiene el rol { $role }. Pídelo a alguien con ese rol, o únete a una abierta: /table find las enumera.
r-open-full = Este servidor tiene { $most ->
    [one] una mesa abierta
   *[other] { $most } mesas abiertas
} y no quiere más. /table find enseña las que tienen asientos libres.
r-open-own = Ya organizas { $most ->
    [one] una mesa abierta
   *[other] { $most } mesas abiertas
}, el máximo de este servidor. Termina o cierra alguna antes.
r-no-threads-here = Este canal no puede tener hilos. Escribe /table new en un canal de texto, o con `where:` aquí.
r-forum-tags = El foro de las mesas exige una etiqueta en cada publicación y yo no puedo crearla. La moderación puede añadir una de estas o permitirme gestionar el foro: { $tags }
r-no-players-role = Este servidor no tiene un rol para quienes buscan partida. La moderación lo elige en /moderate setup.
r-nobody-wanted = Esta mesa no tiene ningún asiento libre.
r-called-lately = Hace muy poco que se llamó a jugar. Podrás volver a llamar { $when }.
