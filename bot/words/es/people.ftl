# La gente de una partida en juego: IA que suplen, salidas, relevos, invitaciones, bloqueos.

label-take-seat = Ocupar el asiento
label-keep-seat = Dejar de buscar
label-leave-sure = Sí, salir
label-stay = Quedarme

# Lo que se dice a la mesa

line-stands-in-turn = 🤖 Una IA juega este turno por { $who } ({ $plays }), según decidió { $by }. { $who }, **Jugar** te devuelve tu asiento en cualquier momento.
line-stands-in-back = 🤖 Una IA juega por { $who } ({ $plays }) hasta que vuelva, según decidió { $by }. { $who }, **Jugar** te devuelve tu asiento.
line-timed-turn = ⏱ El tiempo de { $who } ({ $plays }) se ha acabado, así que una IA juega este turno. { $who }, **Jugar** te devuelve tu asiento.
line-timed-back = ⏱ El tiempo de { $who } ({ $plays }) se ha acabado, así que una IA juega hasta que vuelva. { $who }, **Jugar** te devuelve tu asiento.
line-stands-in-rests = ⏸ { $who } ({ $plays }) deja de jugar por ahora, según decidió { $by }. Nadie más juega aquí, así que la partida descansa: las IA no siguen solas. { $who }, con **Jugar** sigues donde lo dejaste.
line-rests = ⏸ Ya no juega nadie aquí, así que la partida descansa: las IA no siguen solas. Sigue en cuanto alguien vuelva u ocupe un asiento.
line-back = 👋 { $who } ha vuelto y juega otra vez ({ $plays }).
line-left = 🚪 { $who } ({ $plays }) ha dejado su asiento. Lo tiene una IA hasta que alguien lo ocupe.
line-voted-out = 🚪 La mesa ha votado que { $who } ({ $plays }) salga. Una IA tiene su asiento hasta que alguien lo ocupe.
line-removed = 🚪 La moderación ha sacado de esta mesa a { $who } ({ $plays }). Una IA tiene su asiento hasta que alguien lo ocupe.
line-replaced = 🤖 Por decisión de la moderación, una IA juega en lugar de { $who } ({ $plays }). { $who }, /table back te devuelve el asiento.
line-sought = 🔎 Se busca relevo para { $who } ({ $plays }), según decidió { $by }.
line-taken = 🪑 { $who } ({ $plays }) juega ahora: releva a { $before }.
line-kept = Ya no se busca relevo, según decidió { $by }. { $who } ({ $plays }) sigue jugando.
line-host = { $who } organiza ahora esta mesa.

# Un asiento libre

offer = ### 🪑 { $table } busca relevo: { $plays }
    { $time } · marcador: { $score }
offer-computer = Entretanto juega una IA. Quien ocupe el asiento recibe su mano, sus planes y sus notas.
offer-resting = Nadie más juega aquí, así que entretanto la partida descansa. Quien ocupe el asiento recibe su mano, sus planes y sus notas.
offer-person = { $who } sigue jugando hasta que alguien ocupe el asiento, con su mano, sus planes y sus notas.
offer-over = 🪑 El asiento ({ $plays }) ya no se ofrece: lo tiene { $who }.
offer-withdrawn = El asiento ya no se ofrece.
seat-taken-over = Ahora juegas tú ({ $plays }). Tu mano, tus planes y tus notas son los de quien jugaba antes; /hand enseña también lo que sabes.
letter-seated = { $table }: has ocupado este asiento. Tu mano:
open-seat = libre desde <t:{ $since }:R>

# Salir

leave-sure = **¿Salir de { $table }?** Se buscará relevo para tu asiento ({ $plays }). { $others ->
    [none] Nadie más juega aquí, así que la partida descansará hasta que alguien ocupe un asiento.
   *[play] Entretanto lo jugará una IA.
} A partir de ahí solo miras; mientras nadie lo haya ocupado, /table back te lo devuelve.
leave-rated = En la valoración cuentas como última posición si no has vuelto antes del final.
seat-left = Has salido. Puedes mirar con **Tablero**, **Texto** y **Registro**; mientras nadie ocupe tu asiento, /table back te lo devuelve.
request-kick = 🚪 { $by } pide votar que { $who } ({ $plays }) salga de esta mesa. Una IA jugaría hasta que alguien ocupe el asiento.
kick-asked = Se pregunta a los demás; se decide en cuanto acepten más de la mitad.
off-lobby = { $who } ya no tiene asiento en esta mesa.
seat-offered = El asiento se ofrece aquí y en /table find. Quien lo juega sigue hasta que alguien lo ocupe.
host-handed = Ahora organiza { $who }.
standing-in = Ahora una IA juega por ti. **Jugar** te devuelve tu asiento en cualquier momento.
standing-in-meanwhile = Es el turno de { $whose }: hasta que acabe, una IA responde por ti. Tu propio turno sigue siendo tuyo; con `until:` «hasta que vuelva», una IA juega también ese. **Jugar** te devuelve tu asiento en cualquier momento.
standing-in-rests = Nadie más juega aquí, así que la partida descansa hasta que vuelvas: las IA no siguen solas, y no se pierde nada. Con **Jugar** sigues donde lo dejaste. Con `until:` «este turno», una IA juega este turno por ti.
standing-in-later = La partida está en pausa. Cuando siga, una IA jugará por ti; **Jugar** te devuelve tu asiento en cualquier momento.

# Invitaciones y bloqueos

letter-invited = ✉️ Tienes una invitación para **{ $table }** { $place }. En la mesa: { $names }.
post-invited = ✉️ Tienes una invitación para **{ $table }**.
invited = Invitación enviada a { $who }.
blocked = No volverás a coincidir con { $who } en una mesa nueva: ninguno puede unirse donde juega el otro. Nadie se entera. Las mesas en curso con ambos siguen; /settings unblock lo deshace.
unblocked = Ya puedes volver a coincidir con { $who } en una mesa.
block-list = **No juegas con:** { $names }
    -# /settings unblock quita a alguien de esta lista. Solo tú la ves.
block-none = Juegas con todo el mundo. /settings block y `player:` te mantienen lejos de las mesas de alguien, y a ese alguien de las tuyas.

r-match-is-over = Esta partida ha terminado; sus asientos se quedan como estaban.
r-not-begun = Esta mesa aún no ha empezado. Eso solo es posible en una partida en juego.
r-nobodys-seat = Este asiento ya lo juega una IA.
r-offer-over = Este asiento ya no está libre. /table find enseña los que lo están.
r-already-seated = Ya tienes asiento en esta mesa. Pulsa **Jugar** para ver qué te toca decidir.
r-knows-secrets = Has ocupado un asiento de esta partida y conoces sus secretos, así que solo puedes mirar.
r-no-seat-to-take = Aquí no hay ningún asiento tuyo que recuperar. /table find enseña los libres.
r-not-at-table = Esa persona no tiene asiento en esta mesa.
r-kick-yourself = Para dejar tu propio asiento, usa /table leave.
r-kick-too-few = Para votar hacen falta al menos dos personas además de la afectada. Pide ayuda a la moderación de este servidor, o espera: tras 72 horas de silencio, la mesa puede dejar que juegue una IA.
r-paused-empty = Ya no juega nadie aquí, así que la partida descansa hasta que alguien ocupe un asiento.
r-cannot-join = No puedes unirte a esta mesa.
r-invited-only = Esta mesa es solo por invitación. Pide a alguien de la mesa que te invite con /table invite.
r-cannot-invite = No se puede invitar a { $who } a esta mesa.
r-no-open-seat = Esta partida ya ha empezado y no tiene asientos libres. Puedes mirar con **Tablero**, **Texto** y **Registro**; /table find enseña asientos libres.
r-invite-bot = No se puede invitar a bots. Quien organiza puede añadir una IA con /table computer.
r-sits-here = { $who } ya juega en esta mesa.
r-invited-already = { $who } ya tiene una invitación.
r-invited-many = Una mesa admite { $most } invitaciones como máximo.
r-block-yourself = No puedes bloquearte.
r-not-blocked = { $who } no está en tu lista.
