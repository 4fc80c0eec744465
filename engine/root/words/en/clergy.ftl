# The Honeycomb Clergy (HCC).

faction-clergy = Clergy
    .subject = The Clergy
    .within = the Clergy
    .short = Clergy
    .full = Honeycomb Clergy

piece-cathedral = cathedral
    .line = flowers of its suit score here, and pay for crafting
pieces-cathedral = { $count ->
    [one] a cathedral
   *[other] { $count } cathedrals
}
piece-flower-fox = fox flower
pieces-flower-fox = { $count ->
    [one] a fox flower
   *[other] { $count } fox flowers
}
piece-flower-rabbit = rabbit flower
pieces-flower-rabbit = { $count ->
    [one] a rabbit flower
   *[other] { $count } rabbit flowers
}
piece-flower-mouse = mouse flower
pieces-flower-mouse = { $count ->
    [one] a mouse flower
   *[other] { $count } mouse flowers
}
piece-flower-bird = bird flower
pieces-flower-bird = { $count ->
    [one] a bird flower
   *[other] { $count } bird flowers
}

# Readings where the text is open

option-acts = Actions of the Clergy
    .why = Whether one of their three actions may be taken more than once a turn.
option-acts-repeat = any three, repeats allowed
option-acts-once = each only once a turn
option-crusade = Crusade
    .why = Whether the battle of a crusade needs a move first.
option-crusade-move = move first, then battle there
option-crusade-stay = may battle without moving
option-worship = Crafting at cathedrals
    .why = Whether a cathedral may craft more than one card a turn.
option-worship-free = as often as flowers last
option-worship-once = one card a turn at each cathedral
option-divine = Divine Intervention
    .why = What comes back when the Clergy have neither warriors nor cathedrals.
option-divine-warriors = four warriors
option-divine-cathedral = four warriors and a cathedral
option-mercy = Mercy
    .why = When a Penitent who attacks the Clergy becomes a Heretic.
option-mercy-literal = after the battle's hits
option-mercy-flip = before the battle's hits
option-hive = Poke the Hive
    .why = When warriors rise where a cathedral fell. The Clergy's own battle comes after all else.
option-hive-now = at once: a battle goes on with them
option-hive-later = once all that happened is over
option-cathedrals = Cathedral track
    .why = What the track yields. With the plain one the Clergy is slow beside other factions.
option-cathedrals-plain = plain: 1, 1, 2 and 3 points, two bees
option-cathedrals-rich = rich: 2, 3, 4 and 5 points, four bees

# Setup

q-clergy-home = Where does your first cathedral stand? Three warriors come with it.
    .why = You may always move to and from it, and flowers of its suit score there.
q-clergy-first = Where does your lone warrior in a { $suit } clearing begin?
    .why = Drawn flowers can only go where you have a warrior and no cathedral.
q-clergy-flower = Where does the { $suit } flower go?
    .why = Warriors can carry it on; it scores at a cathedral in a clearing of its suit.

# The turn

q-clergy-return = None of your warriors is left on the map. Where do four of them come back?
    .why = They keep your cathedrals and flowers from standing alone.
q-clergy-birdsong = Your Birdsong: spend bird cards for flowers, or go on with your turn ({ clergy-actions-left }).
    .why = Each bird card buys one flower from the bag, wherever it can be placed.
done-clergy-birdsong = End turn
    .confirm = End your turn? Repentance, flowers and cards come next, and what is left undone stays undone.
q-clergy-act = Your Daylight: act, then offer flowers ({ clergy-actions-left }).
    .why = Carry flowers to cathedrals of their suit. Offering anything ends your actions.
done-clergy-act = End turn
    .confirm = End your turn? Repentance, flowers and cards come next, and what is left undone stays undone.
q-clergy-offer = Your Daylight: offer flowers, as often as you like.
    .why = A matching flower at a cathedral scores; flowers also build cathedrals and craft cards, 1 point more for each card.
done-clergy-offer = End turn
    .confirm = End your turn? Repentance, flowers and cards come next, and what is left undone stays undone.
q-clergy-evening = Your Evening begins.
    .why = Next come repentance, flowers and cards, and your turn ends.
done-clergy-evening = End turn
q-clergy-repent = Whoever wished to repent has done so.
    .why = Next you draw flowers and cards.
done-clergy-repent = Go on
q-clergy-pollinate = Your flowers are placed.
    .why = Next you draw cards, and your turn ends.
done-clergy-pollinate = Go on
q-clergy-draw = Your cards are drawn.
    .why = Nothing is left but to end your turn.
done-clergy-draw = End turn

clergy-actions-left = { $actions ->
    [0] no action left
    [one] 1 action left
   *[other] { $actions } actions left
}

q-clergy-mission = Your mission goes on: take a second move, or stop here.
    .why = Both moves of a mission are one action; the same warriors may go on, or others.
    .about = the second and last move of this mission
done-clergy-mission = Stop here
q-clergy-crusade = Your crusade has come to { $clearing }. Do you battle there?
    .why = Heretics may be fought, Penitents may not.
done-clergy-crusade = No battle
q-clergy-carry = Which flowers go along from { $origin } to { $to }?
    .why = Each warrior can carry one, into any clearing.
    .tip = Take along { $what }
q-clergy-pay = Which flowers in { $clearing } do you spend? You need { $count }.
    .why = They go back into the bag; birds count as any suit, so most keep them for later.
    .tip = Spend these flowers: { $what }
q-clergy-worship = At which cathedral do you craft?
    .why = All flowers for a card are spent at one cathedral.

# Responses

q-clergy-hive = The { $attacker } destroyed your cathedral in { $clearing }! How many warriors rise there?
    .why = They come from your supply at once, and may then battle whoever did it.
q-clergy-avenge = Do you battle the { $attacker } in { $clearing } for your cathedral?
    .why = It costs no action, but the dice can't be taken back.
q-clergy-repentance = You are a Heretic. Do you give the Clergy a card to become Penitent?
    .why = It must match a clearing where a cathedral and pieces of yours stand ({ NAMES($clearings) }). Penitents draw a card in the Clergy's Birdsong, score 1 more for their first craft each turn, and are left in peace.
    .option = Repent with { $card }
    .none = You hold no card that fits, so you stay a Heretic. You are asked all the same, so that nobody learns that.

# Actions

o-clergy-bloom = Spend { $card } for a flower
    .group = Bloom: a flower for a bird card
    .about = one flower from the bag, placed at once · gives up “{ $line }”
o-clergy-mission = Move { pieces-moved } from { $origin } to { $to }
    .group = Mission: up to two moves
    .origin = From { $value }
    .to = To { $value }
    .about = a mission is up to two moves
o-clergy-swarm = Swarm in { $clearing } with { $card }
    .group = Swarm: warriors for a card
    .clearing = In { $value }
    .facts = { $count ->
        [one] 1 warrior
       *[other] { $count } warriors
    }
    .about = gives up “{ $line }”
o-clergy-crusade = Crusade with { pieces-moved } from { $origin } to { $to }
    .group = Crusade: move, then battle
    .origin = From { $value }
    .to = To { $value }
    .about = then you may battle there
o-clergy-battle = Battle the { $defender } in { $clearing }
    .facts = { battle-hits }
    .group = Battle
    .clearing = In { $value }
    .confirm = Battle the { $defender } in { $clearing }? The dice can't be taken back.
o-clergy-replant = Replant the { $flower } in { $clearing }
    .group = Replant a flower
    .clearing = In { $value }
    .facts = becomes a { NAMES($suit, as: "piece-flower") }
o-clergy-score = Offer the { $flower } in { $clearing }
    .group = Score flowers
    .facts = { $points ->
        [0] no points
        [one] +1 point
       *[other] +{ $points } points
    }
    .clearing = In { $value }
o-clergy-build = Build a cathedral in { $clearing }
    .group = Build a cathedral
    .facts = { $cost ->
        [one] 1 flower
       *[other] { $cost } flowers
    }, { $points ->
        [0] no points
        [one] +1 point
       *[other] +{ $points } points
    }
o-clergy-hive = { $warriors ->
    [one] 1 warrior
   *[other] { $warriors } warriors
}

# Commands

c-clergy = What the Clergy does with flowers and cathedrals
c-clergy-bloom = Spend a bird card to draw and place a flower
c-clergy-mission = Move warriors and flowers, then perhaps a second time
c-clergy-swarm = Spend a card to place two warriors at a matching cathedral
c-clergy-crusade = Move, then battle in the clearing you moved into
c-clergy-battle = The battle of a crusade
c-clergy-replant = Replace a flower with one that matches its clearing
c-clergy-score = Spend a matching flower at a cathedral for a point
c-clergy-build = Spend matching flowers to place a cathedral
f-clergy-bloom-card = The bird card
f-clergy-mission-origin = Where from
f-clergy-mission-to = Where to
f-clergy-mission-warriors = How many warriors
f-clergy-swarm-clearing = A clearing with a cathedral
f-clergy-swarm-card = A card of its suit, or a bird
f-clergy-crusade-origin = Where from
f-clergy-crusade-to = Where to
f-clergy-crusade-warriors = How many warriors
f-clergy-battle-clearing = Where you fight
f-clergy-battle-defender = Which Heretic to attack
f-clergy-replant-clearing = A clearing with a warrior of yours
f-clergy-replant-flower = The flower that does not match it
f-clergy-score-clearing = A clearing with a cathedral
f-clergy-score-flower = A flower there that matches it
f-clergy-build-clearing = A clearing with matching flowers and an open slot

# Refusals

r-clergy-passed = { $step ->
    [bloom] Bird cards buy flowers in your Birdsong only.
    [act] Your three actions come in Daylight before you offer flowers, and that time is past.
   *[offer] Flowers are offered in your Daylight only.
}
r-clergy-no-actions = You have taken your three actions this turn. Offer flowers, or end your turn.
r-clergy-act-twice = At this table each of the four actions is taken once a turn, and you took this one already.
r-bag-empty = The bag is empty: all flowers are on the map.
r-bloom-bird = { $card } is no bird card, and only birds buy flowers.
    .any = You hold no bird card, and only birds buy flowers.
r-bloom-nowhere = None of the flowers left in the bag could be placed now: there is no fitting clearing with a warrior of yours and without a cathedral.
r-cathedral-absent = There is no cathedral of yours in { $clearing }.
    .any = You need a card of the suit of one of your cathedrals, or a bird.
r-swarm-suit = { $card } does not match that cathedral. It takes a { $suit } card or a bird.
    .any = You need a card of the suit of one of your cathedrals, or a bird.
r-crusade-first = A crusade battles where it has just moved to. Move into { $clearing } first.
r-flower-absent = There is no such flower of yours in { $clearing }.
    .any = You need a warrior beside a flower that does not match its clearing, and a flower of that clearing's suit in the bag.
r-replant-bird = Bird flowers match every clearing and are never replanted.
r-replant-matches = That flower matches { $clearing } already.
    .any = You need a warrior beside a flower that does not match its clearing, and a flower of that clearing's suit in the bag.
r-replant-no-warrior = Replanting in { $clearing } takes a warrior of yours there.
    .any = You need a warrior beside a flower that does not match its clearing, and a flower of that clearing's suit in the bag.
r-replant-none-left = The bag holds no { $suit } flower to plant there.
r-score-suit = Only a { $suit } flower or a bird flower scores there. Replant it, or carry it to a cathedral of its suit.
    .any = At none of your cathedrals lies a flower of its clearing's suit, or a bird flower.
r-score-no-cathedral = { r-cathedral-absent }
    .any = At none of your cathedrals lies a flower of its clearing's suit, or a bird flower.
r-score-no-flower = { r-flower-absent }
    .any = At none of your cathedrals lies a flower of its clearing's suit, or a bird flower.
r-cathedral-none-left = All five cathedrals are on the map.
r-cathedral-twice = There is a cathedral in { $clearing } already, and one is all that a clearing holds.
r-cathedral-flowers = A cathedral in { $clearing } takes { $cost ->
    [one] 1 { $suit } or bird flower
   *[other] { $cost } { $suit } or bird flowers
} lying there, and { $have ->
    [0] there is none
    [one] there is one
   *[other] there are { $have }
}.
    .any = It takes { $cost ->
        [one] a matching flower
       *[other] { $cost } matching flowers
    } in a clearing with an open slot and without a cathedral.
r-worship-flowers = { $card } costs { NAMES($cost, as: "suit") }. No cathedral has flowers that pay for it; all must lie in one cathedral's clearing, and birds count as any suit.

odds-mercy = Counted: the Clergy spare Penitents, so the { $seat } { AGREE($seat, "loses", "lose") } nothing.

# Events

e-flowers-drawn = { YOU($seat, "You", as: "faction.subject") } drew from the bag: { $flowers }.
e-flower-returned = There was no place for the { $flower }, so it went back into the bag.
e-repented = { YOU($seat, "You", as: "faction.subject") } repented and became Penitent.
e-became-heretic = { YOU($seat, "You", as: "faction.subject") } became { AGREE($seat, "a Heretic", "Heretics", "a Heretic") }.
e-honey-tasted = Honey for the holy: { YOU($seat, "you", as: "faction.within") } crafted in the Clergy's favour.

# Plans

plan-hive = When a cathedral falls
    .why = Warriors may rise where it stood, and battle whoever destroyed it.
plan-hive-warriors = Warriors to place, at most
plan-hive-battle = Battle the destroyer
plan-hive-battle-stronger = with more warriors than they have
plan-hive-battle-always = always
plan-hive-battle-never = never
plan-flowers = Carrying flowers
    .why = What your warriors take along when somebody else makes them move.
plan-flowers-carry = Flowers
plan-flowers-carry-unguarded = those that neither a warrior nor a cathedral would guard
plan-flowers-carry-always = one for each warrior
plan-flowers-carry-never = none

plan-repent = Repenting before the Clergy
    .why = Where you have pieces at a cathedral, a matching card makes you Penitent: a card each turn, honey, and peace. Of little worth is a card that is no bird, item, ambush, dominance or Favor card, that you could not craft now, and that you do not part with last.
plan-repent-when = Repent
plan-repent-when-cheap = with a card of little worth
plan-repent-when-always = with any card that matches, the least useful first
plan-repent-when-never = never
