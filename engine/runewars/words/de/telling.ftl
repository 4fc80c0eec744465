# What a player is told of their own: why they are asked, what befell them.

# Why somebody is asked in another's turn

cause-attacked = { $attacker } greift dich in { $area } an: Stärke { $attack } gegen deine { $defence }. Du hältst es mit etwa { $chance }.
cause-attacking = Du greifst in { $area } an, es verteidigt { $defender }: Stärke { $attack } gegen { $defence }. Du gewinnst mit etwa { $chance }.
cause-stake = { $rune ->
    [dragon] Es geht um die Drachenrune dort.
    [false] Dort liegt nur eine falsche Rune.
   *[facedown] Es geht um den Runenmarker dort.
}
cause-duel = Herausgefordert hat { $challenger }, und zwar { $challenged }.
cause-hunger = Winter: Deine Nahrungsscheibe steht auf { $food }, und in { $area } sind mehr Einheiten als das.
cause-limit = Nach { $area } sind mehr Einheiten gekommen, als Platz haben.
cause-driven = Zu deiner Linken ging ein Abenteuer schief, und du wählst, wohin der Held flieht.
