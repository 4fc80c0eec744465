# What a player is told of their own: why they are asked, what befell them.

# Why somebody is asked in another's turn

cause-attacked = { $attacker } { AGREE($attacker, "attacks", "attack") } you in { $area }: strength { $attack } against your { $defence }. You hold it with about { $chance }.
cause-attacking = You attack { $defender } in { $area }: strength { $attack } against { $defence }. You win with about { $chance }.
cause-stake = { $rune ->
    [dragon] The dragon rune there is at stake.
    [false] Only a false rune lies there.
   *[facedown] The rune token there is at stake.
}
cause-duel = { $challenger } challenged { $challenged }.
cause-hunger = Winter: your food dial shows { $food }, and { $area } holds more units than that.
cause-limit = More units came to { $area } than it can hold.
cause-driven = A quest on your left went wrong, and you choose where its hero flees.
