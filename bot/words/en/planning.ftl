# Plans: deciding in advance, and being asked when a card is drawn.

plans-heading = **Your plans.** They answer for you when nobody wants to wait; only you see them.
plans-choose = Change a plan …
plan-changed = Changed; only you can see it.
plan-drawn = You drew a card that can answer an attack. Your plan: { $plans }
label-change-plan = Plan: { $plan }
label-all-plans = All plans
plan-nothing-chosen = nothing decided
r-no-plan = There is no plan called “{ $text }”. Choose one of: { $possible }
