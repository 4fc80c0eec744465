# Anfragen an die Leute eines Tisches, und Pausen.

label-agree = Zustimmen
label-refuse = Ablehnen
request-pause = ⏸ { $by } möchte eine Pause. Niemand wird erinnert, und nichts geschieht, bis jemand von euch die Partie mit /table resume weitergehen lässt.
request-levels = 🤖 { $by } möchte, dass Computer anders spielen, nämlich **{ $level }**: { $who }. Alle müssen zustimmen.
request-waits = - … { $who }
request-agrees = - ✔ { $who }
request-refuses = - ✘ { $who }
request-until-consent = -# Wer nichts sagt, stimmt zu. Entschieden wird { $until }.
request-until-refusal = -# Wer nichts sagt, stimmt nicht zu. Entschieden wird { $until }.
request-carried = **Angenommen.**
request-dropped = **Nicht angenommen.**
request-stale = **Geschlossen:** Am Tisch ist inzwischen etwas anderes geschehen.
line-agreed-rest = ⏸ Die Partie ruht, wie vereinbart: Niemand wird erinnert, und nichts geschieht, bis jemand von euch sie mit /table resume weitergehen lässt.
line-levels = 🤖 Stufe von Computern ab ihrer nächsten Entscheidung, **{ $level }**: { $who }
line-request-dropped = Die Anfrage von { $who } fand keine Zustimmung, also bleibt alles, wie es ist.
line-request-stale = Die Anfrage von { $who } ist geschlossen: Am Tisch ist inzwischen etwas anderes geschehen.
request-noted = Deine Antwort ist notiert.
a-moderator = jemand aus der Moderation
pause-asked = Die anderen werden gefragt; der Tisch macht Pause, sobald mehr als die Hälfte zustimmt.
levels-asked = Die anderen werden gefragt; sobald alle zustimmen, spielen die Computer auf der anderen Stufe.
resumed = Die Partie geht weiter.

r-request-open = Darüber wird schon entschieden: Sieh im Kanal des Tisches nach der Anfrage.
r-request-closed = Diese Anfrage ist geschlossen.
r-request-not-you = Das entscheidest nicht du: Gefragt sind nur die, die in der Anfrage stehen.
r-not-running = Das geht nur, solange die Partie läuft.
r-not-paused = Diese Partie ruht nicht.
r-paused-vote = Die Partie ruht, wie vereinbart. Wer hier mitspielt, kann sie mit /table resume weitergehen lassen.
r-paused-moderator = Die Moderation dieses Servers lässt die Partie ruhen. Frag dort, wann es weitergeht.
r-paused-homeless = Die Partie hat ihren Kanal verloren und ruht deshalb. Gib ihr mit /table move einen neuen.
r-no-level = Die Partie hat begonnen, also kommt kein Computer mehr dazu. Mit `level:` spielen die hier auf einer anderen Stufe, wenn alle am Tisch zustimmen.
r-no-computers = Hier spielt kein Computer.
r-not-a-computer = „{ $text }“ spielt hier kein Computer. Wähle aus: { $possible }
