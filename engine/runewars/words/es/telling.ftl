# What a player is told of their own: why they are asked, what befell them.

# Why somebody is asked in another's turn

cause-attacked = { $attacker } te ataca en { $area }: fuerza { $attack } contra tu { $defence }. La conservas con un { $chance }, más o menos.
cause-attacking = Atacas en { $area }, y defiende { $defender }: fuerza { $attack } contra { $defence }. Ganas con un { $chance }, más o menos.
cause-stake = { $rune ->
    [dragon] Está en juego la runa de dragón de allí.
    [false] Allí solo hay una runa falsa.
   *[facedown] Está en juego la ficha de runa de allí.
}
cause-duel = { $challenger } ha desafiado a { $challenged }.
cause-hunger = Invierno: tu dial de alimento marca { $food } y en { $area } hay más unidades que eso.
cause-limit = Han llegado a { $area } más unidades de las que caben.
cause-driven = A tu izquierda una misión ha salido mal, y eliges adónde huye el héroe.
