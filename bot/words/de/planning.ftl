# Pläne: im Voraus entscheiden, und gefragt werden, wenn eine Karte gezogen ist.

plans-heading = **Deine Pläne.** Sie antworten für dich, wenn niemand warten will; nur du siehst sie.
plans-choose = Einen Plan ändern …
plan-changed = Geändert; nur du siehst es.
plan-drawn = Du hast eine Karte gezogen, die einen Angriff beantworten kann. Dein Plan: { $plans }
label-change-plan = Plan: { $plan }
label-all-plans = Alle Pläne
plan-nothing-chosen = nichts festgelegt
r-no-plan = Einen Plan namens „{ $text }“ gibt es nicht. Es gibt: { $possible }
