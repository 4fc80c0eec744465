# Lo que pregunta y dice quien mantiene el bot

post-notice = 📣 **De quien mantiene este bot:** { $text }
r-only-operator = Solo quien mantiene este bot puede usar `/admin`.
admin-since = Warmoot { $version }, en marcha desde { $since }
admin-well = Todo va bien: todas las tareas funcionan y la base de datos responde.
admin-wrong = { $what }
admin-tables = Mesas: { $lobby } en la sala, { $running } en juego, { $paused } en pausa
admin-waits = El mensaje pendiente más antiguo espera { $seconds } s; { $pictures ->
    [one] 1 imagen espera
   *[other] { $pictures } imágenes esperan
} su dibujo; { $reviews ->
    [one] 1 mesa queda
   *[other] { $reviews } mesas quedan
} por revisar desde el arranque.
admin-mistakes = En la carpeta `reports` { $count ->
    [one] espera 1 aviso de error
   *[other] esperan { $count } avisos de error
}.
admin-aside = **{ $table }** está apartada, error { $number }: el subcomando `doctor` dice más.
admin-muted = **{ $table }** calla desde { $since }: el bot no puede escribir allí.
admin-stuck = Partida { $match }: el turno de una IA ha fallado y se intentará de nuevo; el registro dice por qué.
admin-more = … y { $count } más. El subcomando `doctor` las enumera todas.
admin-no-trouble = Ninguna mesa tiene problemas y ningún mensaje se retrasa.
admin-noticed = { $count ->
    [one] Se avisa a una mesa
   *[other] Se avisa a { $count } mesas
}; la última, { $until }.
