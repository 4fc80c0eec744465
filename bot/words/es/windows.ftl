# Plazos para responder en secreto.

letter-window = { $table }: puedes responder
letter-respond = { $table }: { $how ->
    [must] tienes algo que decidir
    [only] solo falta que pulses una vez
   *[may] puedes responder
}. Nadie más sabe que se te pregunta.
window-until = Tu respuesta se verá cuando acabe el plazo, { $until }. Hasta entonces puedes cambiarla.
window-kept = Tu respuesta hasta ahora: **{ $what }**
window-plan = No has respondido; si sigue así, decidirá tu plan.
window-public = ⏳ Quien pueda responder tiene tiempo: el plazo acaba { $until }, y entonces se verá el resultado.
waiting-window = Ahora no tienes nada que decidir. Quien pueda responder en secreto aún tiene tiempo; después se sigue.
r-window-open = Tu respuesta se verá cuando acabe el plazo.
