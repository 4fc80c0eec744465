# Menús de personas y mensajes: invitar, qué pasó, avisar de un error.

invite-where = ¿A cuál de tus mesas quieres invitar a { $who }?
mistake-title = Avisar de un error
mistake-what = ¿Qué está mal? ¿Qué esperabas?
mistake-kept = Gracias. Tu aviso tiene el número **{ $number }**. Contiene lo que puedes saber de esta partida, y nada oculto.
log-mistake = Se ha avisado de un error en { $table }: número { $number }.
r-mistakes-full = Quien mantiene este bot tiene ya tantos avisos pendientes que no caben más. Díselo en el servidor, por favor.
r-no-table-with-room = Ninguna de tus mesas tiene asientos libres. Abre una con /table new y luego invita.
r-not-a-post = Ese no es un mensaje mío sobre una mesa. Elige esto en un mensaje sobre una partida.
