# The Lizard Cult (Law 10).

faction-lizards = Lizard Cult
    .subject = The Lizard Cult
    .within = the Lizard Cult
    .short = Cult
    .full = Lizard Cult

piece-garden-fox = fox garden
piece-garden-rabbit = rabbit garden
piece-garden-mouse = mouse garden
pieces-garden-fox = { $count ->
    [one] a fox garden
   *[other] { $count } fox gardens
}
pieces-garden-rabbit = { $count ->
    [one] a rabbit garden
   *[other] { $count } rabbit gardens
}
pieces-garden-mouse = { $count ->
    [one] a mouse garden
   *[other] { $count } mouse gardens
}

effect-fear-of-the-faithful = Fear of the Faithful

look-lost-souls = Lost Souls

lizards-acolytes = { $cost ->
    [one] 1 acolyte
   *[other] { $cost } acolytes
}

# Setup

q-lizards-corner = In which corner does your first garden grow?
    .why = You begin there with four warriors, and one more goes to each clearing next to it.
q-lizards-garden = Which garden do you place in { $clearing }?
    .why = The clearing is of several suits; the garden's own suit decides its track.
q-lizards-outcast = Which suit is the Outcast?
    .why = Conspiracies happen in its clearings, and its gardens craft. From your first turn on, the Lost Souls decide.
o-lizards-outcast = { $suit }
    .about = you conspire in its clearings, and its gardens craft

# The menus of the turn

q-lizards-birdsong = Your Birdsong: use a card in front of you, conspire in { $suit } clearings, or go on.
    .why = The suit most common among the Lost Souls is the Outcast, where your acolytes conspire.
done-lizards-birdsong = On to Daylight
q-lizards-conspiracies = Your Birdsong: conspire in { $suit } clearings, or go on. ({ $acolytes ->
    [one] 1 acolyte
   *[other] { $acolytes } acolytes
}{ $hated ->
    [yes] {"; the Outcast is Hated, so all costs one less"}
   *[no] {""}
})
    .why = Acolytes are your only way to move and to battle, and they can turn enemy pieces into your own.
done-lizards-conspiracies = On to Daylight
q-lizards-rituals = Your Daylight: reveal cards, each for one ritual.
    .why = You take them back in Evening, except those spent to score. Birds stand for no other suit here.
done-lizards-rituals = On to Evening
    .confirm = On to Evening? You take your revealed cards back, craft and draw; no more rituals this turn.
q-lizards-return = Your Evening: your cards are back in your hand.
    .why = Next you may craft with the gardens of the Outcast.
done-lizards-return = End turn
    .confirm = End your turn? You draw cards next, and what is left undone stays undone.
q-lizards-craft = Your Evening: craft with your { $suit } gardens.
    .why = Only gardens whose suit is the Outcast craft; each of them once per turn.
done-lizards-craft = End turn
    .confirm = End your turn? You draw cards next, and what is left undone stays undone.
q-lizards-draw = Your cards are drawn.
    .why = Nothing is left but to end your turn.
done-lizards-draw = End turn

q-lizards-crusade = Your crusade has come to { $clearing }. Do you battle there?
    .why = This battle is part of the move you have paid for.
done-lizards-crusade = No battle

# Actions

o-lizards-crusade = Crusade: battle the { $defender } in { $clearing }
    .facts = { lizards-acolytes }, { battle-hits }
    .group = Crusade: battle
    .clearing = In { $value }
    .confirm = Battle the { $defender } in { $clearing }? The dice can't be taken back.
o-lizards-crusade-move = Crusade: move { pieces-moved } from { $origin } to { $to }
    .facts = { lizards-acolytes }
    .group = Crusade: move, then perhaps battle
    .origin = From { $value }
    .to = To { $value }
    .about = then you may battle there
o-lizards-convert = Convert a warrior of the { $enemy } in { $clearing }
    .facts = { lizards-acolytes }
    .group = Convert
    .clearing = In { $value }
    .about = it goes home, and a warrior of yours takes its place
o-lizards-sanctify = Sanctify the { $building } in { $clearing }
    .facts = { lizards-acolytes }{ $points ->
        [0] { "" }
       *[other] {", +1 point"}
    }
    .group = Sanctify
    .clearing = In { $value }
    .about = it is removed, and a garden of yours stands there
o-lizards-build = { $card }: build a garden in { $clearing }
    .facts = garden { $gardens } of its suit, which then scores { $points ->
        [0] no points
        [one] 1 point
       *[other] { $points } points
    }
    .group = Build a garden
    .card = With { $value }
    .clearing = In { $value }
    .about = the card comes back in Evening
o-lizards-recruit = { $card }: recruit in { $clearing }
    .group = Recruit
    .card = With { $value }
    .clearing = In { $value }
    .about = 1 warrior there; the card comes back in Evening
o-lizards-score = { $card }: spend it to score its gardens
    .facts = { $points ->
        [0] no points
        [one] +1 point
       *[other] +{ $points } points
    }
    .group = Score
    .card = With { $value }
    .about = gives up for good “{ $line }”
o-lizards-sacrifice = { $card }: sacrifice for an acolyte
    .group = Sacrifice
    .card = With { $value }
    .about = +1 acolyte; the card comes back in Evening

# Commands

c-lizards = What the Lizard Cult does with acolytes and revealed cards
c-lizards-crusade = Spend acolytes to battle in an Outcast clearing
c-lizards-crusade-move = Spend acolytes to leave an Outcast clearing, then battle
c-lizards-convert = Spend acolytes to turn an enemy warrior into one of yours
c-lizards-sanctify = Spend acolytes to turn an enemy building into a garden
c-lizards-build = Reveal a card: a garden in a clearing of its suit
c-lizards-recruit = Reveal a card to place a warrior in a clearing of its suit
c-lizards-score = Spend a card to score the gardens of its suit
c-lizards-sacrifice = Reveal a bird card to gain an acolyte
f-lizards-crusade-clearing = An Outcast clearing with your warriors
f-lizards-crusade-defender = Whom to attack
f-lizards-crusade-move-origin = The Outcast clearing you leave
f-lizards-crusade-move-to = Where to
f-lizards-crusade-move-warriors = How many warriors
f-lizards-convert-clearing = An Outcast clearing
f-lizards-convert-enemy = Whose warrior
f-lizards-sanctify-clearing = An Outcast clearing
f-lizards-sanctify-building = The enemy building
f-lizards-build-card = The card to reveal
f-lizards-build-clearing = A clearing of its suit that you rule
f-lizards-recruit-card = The card to reveal
f-lizards-recruit-clearing = A clearing of its suit
f-lizards-score-card = The card to spend
f-lizards-sacrifice-card = The bird card to reveal

# Refusals

r-conspiracy-when = You conspire in your own Birdsong only, before your Daylight.
r-conspiracy-where = The Outcast is { $suit }, and { $clearing } is none of its clearings. Conspire where the suit fits.
    .any = The Outcast is { $suit }, and in none of its clearings is that possible now.
r-acolytes-short = This costs { $cost ->
    [one] 1 acolyte
   *[other] { $cost } acolytes
}, and you have { $have }. Warriors that fall while they defend become acolytes, and so do those you sacrifice.
r-convert-nobody = They have no enemy warrior in { $clearing } to convert. Pawns, buildings and tokens can't be.
r-sanctify-nothing = No such enemy building stands in { $clearing }. Tokens and ruins can't be sanctified.
r-garden-none-left = All your { $suit } gardens have left your board.
r-garden-no-rule = You don't rule { $clearing }, and you build only where you rule.
r-garden-no-slot = There is no open slot in { $clearing }.
r-ritual-when = Rituals belong to your own Daylight.
r-ritual-revealed = { $card } is revealed already. You take it back in Evening.
    .any = You hold no card for this that is not revealed already.
r-ritual-bird = Birds are not wild in rituals, so { $card } serves only for a sacrifice.
    .any = You hold only birds, and they are not wild in rituals.
r-ritual-suit = { $card } does not match { $clearing }. Reveal a card of its suit.
    .any = You hold no card of the suit of a clearing where it could be done.
r-score-once = You have scored your { $suit } gardens this turn; once per turn is all for each suit.
r-score-no-garden = You have no { $suit } garden on the map to score.
    .any = You hold no card of the suit of a garden on the map that you have not scored this turn.
r-sacrifice-bird = Only a bird card can be revealed for a sacrifice, and { $card } is none.
    .any = You hold no bird card, and only a bird can be revealed for a sacrifice.

# Events

e-outcast-chosen = { YOU($seat, "You", as: "faction.subject") } made { $suit } the Outcast.
e-outcast-adjusted = The Outcast is { $suit }{ $hated ->
    [yes] {", and it is Hated"}
   *[no] {""}
}.
e-lost-souls-discarded = { $count ->
    [one] The one Lost Soul was discarded
   *[other] The { $count } Lost Souls were discarded
}{ COUNT($cards) ->
    [0] { "" }
   *[other] {"; now beside the map: "}{ $cards }
}.
e-acolytes-gained = { YOU($seat, "You", as: "faction.subject") } gained { $count ->
    [one] an acolyte
   *[other] { $count } acolytes
} and { AGREE($seat, "has", "have", "have") } { $acolytes } now.
e-conspired = { YOU($seat, "You", as: "faction.subject") } spent { $count ->
    [one] 1 acolyte
   *[other] { $count } acolytes
} to { $conspiracy ->
    [crusade] crusade
    [convert] convert a warrior
   *[sanctify] sanctify a building
}.
e-ritual-performed = { YOU($seat, "You", as: "faction.subject") } { $ritual ->
    [build] revealed { $card } to build
    [recruit] revealed { $card } to recruit
    [sacrifice] revealed { $card } for a sacrifice
   *[score] spent { $card } to score
}.
e-revealed-returned = { YOU($seat, "You", as: "faction.subject") } took the revealed cards back: { $cards }.
