# Planes: decidir de antemano, y la pregunta cuando se roba una carta.

plans-heading = **Tus planes.** Responden por ti cuando nadie quiere esperar; solo tú los ves.
plans-choose = Cambiar un plan…
plan-changed = Cambiado; solo tú puedes verlo.
plan-drawn = Has robado una carta que puede responder a un ataque. Tu plan: { $plans }
label-change-plan = Plan: { $plan }
label-all-plans = Todos los planes
plan-nothing-chosen = nada decidido
r-no-plan = No hay ningún plan llamado «{ $text }». Los que hay: { $possible }
