# Lo que cada cual puede ajustar, y las notas de un asiento.

settings-now = **Tus ajustes, en todas las mesas**
settings-changed = ✔ Cambiado: { $what }
settings-typed = -# Otras horas y tu zona horaria: /settings change con `reminders:`, `quiet:` o `zone:`.
settings-choose = Cambiar un ajuste…
settings-display-pictures = Imágenes, con su descripción
settings-display-text = Primero texto: tablero, mano, preguntas y mensajes directos llegan en palabras
settings-size-normal = Números y nombres en las imágenes: como siempre
settings-size-large = Números y nombres en las imágenes: tan grandes como quepan
settings-map-on = El mapa encima de lo que se te pregunta: sí
settings-map-off = El mapa encima de lo que se te pregunta: no
settings-notices-channel = Cuando te toque: una mención en el canal de la mesa y un mensaje silencioso
settings-notices-dm = Cuando te toque: un mensaje directo; nadie te menciona
settings-notices-both = Cuando te toque: una mención en el canal de la mesa y un mensaje directo
settings-notices-none = Cuando te toque: nada. Lo miras tú, con /mytables.
settings-next-on = Cuando empiece el turno anterior al tuyo: un mensaje silencioso
settings-next-off = Cuando empiece el turno anterior al tuyo: nada
settings-reminders-usual = Recordatorios tras { $hours } horas de espera
settings-reminders-every = Recordatorios { $hours ->
    [one] cada hora
   *[other] cada { $hours } horas
}
settings-reminders-none = Sin recordatorios
settings-quiet = Horas de silencio: { $hours } ({ $zone }, donde ahora son las { $time })
settings-quiet-none = Sin horas de silencio ({ $zone }, donde ahora son las { $time })
interval-usual = usual: tras 12, 24 y 48 horas
interval-none = sin recordatorios
interval-hours = { $hours ->
    [one] cada hora
   *[other] cada { $hours } horas
}
quiet-none = off: sin horas de silencio
settings-nudges-on = Avisos: sí. Si durante diez minutos solo te falta terminar el turno, te escribo una vez.
settings-nudges-off = Avisos: no
settings-language = Idioma: { $language }
settings-statistics-on = Estadísticas: tus partidas cuentan en /match stats del servidor
settings-statistics-off = Estadísticas: no apareces; solo tú ves tus /match stats
settings-language-yours = Idioma: el de tu Discord, si lo hablo
language-en = English
language-de = Deutsch
language-es = Español
r-interval = No entiendo «{ $text }». Escribe de 1 a { $most } horas, 0 para no recibir recordatorios, o usual.
r-quiet-hours = No entiendo «{ $text }». Escribe desde cuándo hasta cuándo, como 22-7 o 22:30-07:00, o off.
r-no-zone = No conozco la zona horaria «{ $text }». Escribe región y ciudad como se ofrecen al teclear, por ejemplo Europe/Madrid.
r-no-language = Todavía no hablo «{ $text }». Puedo hablar: { $possible }

notes-heading = **Tus notas en esta mesa**
notes-none = No tienes notas en esta mesa. Escribe una con /table note y `text:`.
notes-delete = Borrar una nota…
note-public = (para todos) { "" }
note-kept = Anotado; solo tu asiento puede leerlo.
note-posted = Anotado y publicado para toda la mesa.
note-gone = Nota borrada.
post-note = 📌 Nota de { $who }: { $text }
r-notes-full = Un asiento puede guardar { $most } notas como máximo. Borra antes una: /table note sin texto las enumera.
