# The Corvid Conspiracy (Law 13), and Exposure, which rivals may use against it.

faction-corvids = Corvids
    .subject = The Corvids
    .within = the Corvids
    .short = Corvids
    .full = Corvid Conspiracy

piece-plot = facedown plot
piece-bomb = bomb
    .line = when flipped: every enemy piece in its clearing is removed
piece-snare = snare
    .line = face up: enemies can neither place pieces there nor move out
piece-extortion = extortion
    .line = when flipped: take a random card from each enemy there
piece-raid = raid
    .line = when removed: a warrior of yours in each clearing next to it
pieces-plot = { $count ->
    [one] a facedown plot
   *[other] { $count } facedown plots
}
pieces-bomb = { $count ->
    [one] a bomb
   *[other] { $count } bombs
}
pieces-snare = { $count ->
    [one] a snare
   *[other] { $count } snares
}
pieces-extortion = { $count ->
    [one] an extortion
   *[other] { $count } extortions
}
pieces-raid = { $count ->
    [one] a raid
   *[other] { $count } raids
}

effect-embedded-agents = the Embedded Agents

# Setup

q-corvids-scatter = Where does your next spy begin?
    .why = One warrior starts in a clearing of each suit; where they stand, your first plots can lie.

# The menus of the turn

q-corvids-craft = Your Birdsong: craft, flip plots, recruit, or go on with your turn.
    .why = Each plot crafts for the suit of its clearing, face up or down; flipping comes after crafting.
done-corvids-craft = End turn
    .confirm = End your turn? You draw cards next, and what is left undone stays undone.
q-corvids-flip = Your Birdsong: flip plots, recruit, or go on with your turn.
    .why = Each flip scores a point for every plot that then lies face up, so plots that survive pay again and again.
done-corvids-flip = End turn
    .confirm = End your turn? You draw cards next, and what is left undone stays undone.
q-corvids-recruit = Your Birdsong: recruit, or go on with your turn.
    .why = One card brings a warrior to every clearing of its suit, once per turn.
done-corvids-recruit = End turn
    .confirm = End your turn? You draw cards next, and what is left undone stays undone.
q-corvids-daylight = Your Daylight: { $actions ->
    [one] one action left
   *[other] { $actions } actions left
}.
    .why = Lay plots where a warrior can guard them until your next Birdsong, when you flip them for points.
done-corvids-daylight = End turn
    .confirm = End your turn? You draw cards next, and what is left undone stays undone.
q-corvids-exert = Your Evening: { $exerted ->
    [yes] one more action, instead of drawing
   *[no] exert for one more action, or draw
}.
    .why = Whoever exerts draws no cards this Evening; whoever has drawn may not exert.
done-corvids-exert = End turn
q-corvids-draw = Your cards are drawn.
    .why = Nothing is left but to end your turn.
done-corvids-draw = End turn

o-corvids-flip = Flip the plot in { $clearing }
    .group = Flip a plot
    .facts = { $points ->
        [one] +1 point
       *[other] +{ $points } points
    }
    .confirm = Flip the plot in { $clearing }? What everybody has seen can't be taken back.
o-corvids-recruit = Recruit in { $suit } clearings with { $card }
    .group = Recruit
    .card = With { $value }
    .suit = In { $value } clearings
    .facts = { $count ->
        [one] 1 warrior
       *[other] { $count } warriors
    }
    .about = gives up “{ $line }”
o-corvids-move = Move { pieces-moved } from { $origin } to { $to }
    .group = Move
    .origin = From { $value }
    .to = To { $value }
o-corvids-plot = Plot in { $clearing }: { $plot }
    .group = Lay a plot
    .clearing = In { $value }
    .plot = { $value }
    .facts = { $cost ->
        [one] costs 1 warrior there
       *[other] costs { $cost } warriors there
    }
o-corvids-battle = Battle the { $defender } in { $clearing }
    .facts = { battle-hits }
    .group = Battle
    .clearing = In { $value }
    .confirm = Battle the { $defender } in { $clearing }? The dice can't be taken back.
o-corvids-trick = Swap the plots in { $one } and { $other }
    .group = Trick: swap two plots
    .one = The plot in { $value }
    .other = With the plot in { $value }
    .about = both stay as they lie, face up or face down
o-corvids-exert = Exert: one more action instead of drawing
    .group = Exert
    .facts = { $cards ->
        [one] you give up 1 card
       *[other] you give up { $cards } cards
    }
o-expose = Expose the plot in { $clearing } as a guess: { $plot }
    .group = Expose a plot
    .clearing = In { $value }
    .plot = It is: { $value }
    .facts = { $count ->
        [one] it can be nothing else
       *[other] one of { $count } types it may be
    }
    .confirm = Guess that the plot in { $clearing } is this: { $plot }? If you are wrong, the Corvids keep the card you show.

# Questions on the way

q-corvids-recruiting = Your supply is too small for all of these clearings. Where do warriors come?
    .why = One warrior per clearing; choose where you want to plot next.
    .some = { $n } in { $name }
    .tip = Place warriors: { $what }
q-corvids-raid = The raid in { $clearing } was removed, but your supply is too small for all clearings around. Where do warriors come?
    .why = One warrior per clearing; they may guard other plots, or pay for new ones.
    .some = { $n } in { $name }
    .tip = Place warriors: { $what }
q-corvids-show = Which { $suit } card do you show the Corvids for your guess “{ $piece }” in { $clearing }?
    .why = If you are right, you keep it and remove the plot for a point. If you are wrong, it is theirs.

# Commands

c-corvids = What the Corvids do with their plots
c-corvids-flip = Flip a plot in a clearing with your warriors, and score
c-corvids-recruit = Spend a card to place a warrior in each matching clearing
c-corvids-move = Take a move; it does not matter who rules
c-corvids-plot = Remove warriors to place a facedown plot where they were
c-corvids-battle = Start a battle
c-corvids-trick = Swap two plots that both lie face up or both face down
c-corvids-exert = Draw no cards this Evening, for one more action
c-root-expose = Show the Corvids a matching card to guess a facedown plot
f-corvids-flip-clearing = A clearing with a facedown plot and your warriors
f-corvids-recruit-card = The card you spend
f-corvids-recruit-suit = The suit of the clearings, if you spend a bird
f-corvids-move-origin = Where from
f-corvids-move-to = Where to
f-corvids-move-warriors = How many warriors
f-corvids-plot-clearing = A clearing without a plot, with enough of your warriors
f-corvids-plot-plot = Which plot; leave it out to choose in private
f-corvids-battle-clearing = Where you fight
f-corvids-battle-defender = Whom to attack
f-corvids-trick-one = The plot in the clearing of the lower number
f-corvids-trick-other = The plot it changes places with
f-root-expose-clearing = A clearing with a facedown plot and a piece of yours
f-root-expose-plot = What you think it is

# Refusals

r-corvids-passed = { $step ->
    [flip] Plots are flipped in your Birdsong only, after crafting and before you recruit.
    [recruit] You recruit in your Birdsong only, after flipping plots.
    [exert] You exert in your own Evening only.
   *[daylight] You move, plot, battle and trick in your own Daylight only.
}
r-corvids-no-actions = You have no actions left. { $exert ->
    [yes] You may exert for one more, and draw no cards.
   *[no] They come back next turn.
}
r-flip-nothing = There is no plot of yours in { $clearing }.
    .any = You need a facedown plot with a warrior of yours beside it.
r-flip-face-up = The plot in { $clearing } lies face up already.
r-flip-no-warrior = You need a warrior of your own in { $clearing } to flip the plot there.
r-corvids-recruit-suit = { $card } recruits in clearings of its own suit only. A bird recruits in any one suit.
r-corvids-recruit-barred = There is no { $suit } clearing where you may recruit.
r-exert-once = You have exerted this Evening, and once is all.
r-exert-drawn = You have drawn a card this Evening, so you can no longer go without drawing (our reading).
r-exert-later = First use your { $actions ->
    [one] last action
   *[other] { $actions } actions
} of Daylight.
r-exert-nothing = There is nothing to exert for: no action is possible.
r-plot-there = There is a plot in { $clearing } already, and one is all that a clearing holds.
    .any = You need enough warriors in a clearing without a plot.
r-plot-warriors = This plot costs { $cost ->
    [one] 1 warrior
   *[other] { $cost } warriors
} in { $clearing }, and you have { $have } there.
    .any = You need { $cost ->
        [one] a warrior
       *[other] { $cost } warriors
    } of yours in a clearing without a plot.
r-plot-none-left = Your supply holds no more plots of this type: { $piece }.
r-trick-nothing = There is no plot of yours in { $clearing } to swap.
    .any = You need two plots that lie alike, both face up or both face down.
r-trick-same = A trick takes plots in two different clearings.
r-trick-facing = A trick swaps two plots that both lie face up, or both face down.
r-expose-own = These plots are your own. Your enemies may expose them.
r-expose-nothing = There is no facedown plot in { $clearing }.
r-expose-no-enemy = You are in a coalition with the Corvids, and only enemies expose their plots.
r-expose-spared = The Corvids are Penitent, so you may not remove their plots.
r-expose-absent = You need a piece of yours in { $clearing }. { COUNT($instead) ->
    [0] You have none in any clearing with a facedown plot.
   *[other] You could expose a plot in { NAMES($instead) }.
}
r-expose-ruled-out = Everybody knows that this is not what lies in { $clearing }: { $piece }. Guess another type.
r-expose-card = You hold no card that counts as { $suit } to show for it.
r-expose-not-now = You can't expose plots in the middle of something else. Finish it first.

# Events

e-plot-was = Your plot in { $clearing }: { $plot }.
e-plot-flipped = { YOU($seat, "You", as: "faction.subject") } flipped the plot in { $clearing }: { $plot }!
e-plot-lost = { "" }
e-raid-sprung = Raid! { YOU($seat, "Your warriors", before: "Warriors of", as: "faction.within") } swarm out of { $clearing }.
e-plots-swapped = { YOU($seat, "You", as: "faction.subject") } swapped the plots in { $one } and { $other }.
e-exerted = { YOU($seat, "You exerted yourself", "exerted themselves", as: "faction.subject") } and will draw no cards.
e-exposed = { YOU($guesser, "You", as: "faction.subject") } exposed the plot in { $clearing }, guessing { $plot }: { $answer ->
    [yes] **yes**. The card that was shown stays in hand.
   *[no] **no**. { YOU($seat, "You", as: "faction.subject") } take the card that was shown.
}
e-card-shown = { YOU($seat, "You", as: "faction.subject") } showed { YOU($to, "you", as: "faction.within") } { $card } and kept it.

# A seat's knowledge, and the factors of a battle

odds-agents = Counted: the { $seat } deal 1 extra hit where a facedown plot lies.

knows-plot = The plot in { $clearing } is none of these: { NAMES($types, as: "piece") }.

# Plans

plan-raid = Raids
    .why = Where a raid's warriors go when your supply is too small for every clearing around it.
plan-raid-first = First
plan-raid-first-plots = where your plots lie
plan-raid-first-few = where you have the fewest warriors
plan-raid-first-many = where you have the most warriors
