# Recordatorios, qué hacer cuando falta alguien, relojes y ausencias.

letter-next = { $table }: tu turno es el siguiente
letter-over = { $table }: la partida ha terminado
letter-waiting = ⏰ **Te están esperando**
post-reminder = ⏰ Esta mesa te espera desde { $since }. Pulsa **Jugar**.

ladder-missing = **{ $who }** no juega desde { $since }.
ladder-question = ¿Qué hacemos? Puede decidir cualquiera de la mesa. Quien falta vuelve con solo pulsar un botón.
ladder-who = { $who }: ¿qué hacemos?
label-ladder-wait = Esperar
label-ladder-turn = Una IA juega este turno
label-ladder-back = Una IA hasta que vuelva
label-ladder-seek = Buscar relevo
ladder-done-wait = La mesa espera a { $who }. Si no pasa nada, vuelvo a preguntar en tres días.
ladder-done-turn = Una IA juega este turno por { $who }.
ladder-done-back = Una IA juega por { $who } hasta que vuelva.
ladder-done-seek = Se busca relevo para { $who }.
ladder-settled = Eso ya está decidido.
line-waits-on = ⏳ La mesa espera a { $who }, según decidió { $by }. Vuelvo a preguntar { $until }.
r-ladder-not-yours = Eso lo decide la gente de esta mesa. Puedes mirar con **Tablero**, **Texto** y **Registro**.
r-ladder-over = { $who } ya no falta, así que no hay nada que decidir.

is-away = -# 🧳 { $who } estará fuera hasta el { $until }.
line-away = 🧳 { $who } estará fuera hasta el { $until }.
clock-runs = -# ⏱ El tiempo de { $who } se acaba { $until }.

away-set = Estarás fuera hasta el { $until }; mientras tanto no hay recordatorios, y quien te espere lo sabrá. Cuando vuelvas, /settings away y `back`.
away-over = Me alegro de verte. Vuelves a recibir recordatorios como siempre.
away-days = { $days ->
    [one] un día
   *[other] { $days } días
}
away-back = back: ya he vuelto
r-away-day = No entiendo «{ $text }». Escribe un número de días, una fecha como 2027-02-14 o 14.2., o back.
r-away-past = «{ $text }» ya ha pasado. Escribe un día posterior, o back si ya has vuelto.
r-away-far = Eso queda muy lejos: { $days } días como máximo. Quizá sea mejor un relevo: /table leave ofrece tu asiento.
