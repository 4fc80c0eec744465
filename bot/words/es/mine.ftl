# Tus mesas.

mine-heading = **Tus mesas**
mine-nothing = **Nada te espera.** Tus mesas:
mine-asked = ▶ **{ $table }** te espera desde { $since }: { $question }
mine-agree = ▶ **{ $table }** ha cambiado sus opciones desde que te uniste: pulsa allí **Unirme** para aceptarlas.
mine-lobby = **{ $table }**: hay asientos libres
mine-others = **{ $table }** espera a: { $names }
mine-window = **{ $table }**: quien pueda responder aún tiene tiempo
mine-stands-in = 🤖 **{ $table }**: una IA juega por ti
mine-paused = ⏸ **{ $table }** está en pausa
mine-homeless = 🏚 **{ $table }** ha perdido su canal y está en pausa
mine-go = a la mesa
mine-more = … y { $count } más
label-mine-play = Jugar en { $table }
label-mine-back = He vuelto: { $table }
label-mine-rehome = Nuevo lugar para { $table }
