# Lo que se cuenta a cada cual: por qué se le pregunta, qué le ha pasado.

# Por qué se pregunta a alguien en el turno de otro

cause-attacked = { $attacker } te ataca en el { $clearing }: hasta { $attackers ->
    [one] 1 impacto
   *[other] { $attackers } impactos
} contra hasta { $defenders } de los tuyos.
cause-attacking = Atacas en el { $clearing }, y defiende { $defender }: hasta { $attackers ->
    [one] 1 impacto
   *[other] { $attackers } impactos
} contra hasta { $defenders } de los suyos.
cause-ambushed = Atacas en el { $clearing } y caes en una emboscada ({ $defender }): 2 impactos contra ti antes de los dados.
cause-fallen = { $attacker } ha retirado { $count ->
    [one] un guerrero tuyo
   *[other] { $count } guerreros tuyos
} en el { $clearing }.
cause-hits = { $attacker } te golpea: { $hits ->
    [one] se daña 1 objeto
   *[other] se dañan { $hits } objetos
}.
cause-cathedral = { $attacker } ha destruido tu catedral del { $clearing }.
cause-repentance = Es la Noche del Clero: se pregunta a cada hereje con piezas junto a una catedral.
cause-outrage = { $how ->
    [moved] Has movido guerreros al { $clearing }, donde la Alianza tiene simpatía.
   *[removed] Has retirado la simpatía de la Alianza en el { $clearing }.
}
cause-base = Te han retirado una base.
cause-raid = Te han retirado el complot del { $clearing }, y era una incursión.
cause-failure = Te han retirado edificios.
