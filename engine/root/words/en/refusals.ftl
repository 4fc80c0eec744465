# Reasons why an option is not offered, and what is possible instead. The section follows.

r-setup-seats = Root seats two to six, not { $seats }.
r-setup-faction = There is no faction called “{ $faction }” at this table. There are: { $possible }
r-setup-character = There is no Vagabond called “{ $character }”.
r-setup-twice = The { NAMES($faction, as: "faction") } can't sit at this table so many times.

r-battle-nobody = You have nobody in { $clearing } who could fight.
    .any = You need somebody of yours in a clearing with an enemy.
r-battle-no-enemy = They are not your enemy, so you can't fight them in { $clearing }.
r-battle-no-target = They have no pieces in { $clearing }. Choose somebody who does.
    .any = You need somebody of yours in a clearing with an enemy.
r-battle-not-now = You can't start a battle in { $clearing } now.

r-ambush-suit = { $card } does not match the clearing. Only an ambush of its suit or a bird ambush will do.
r-ambush-only = Only an ambush card can be played here, and { $card } is none.

r-move-nobody = You have no warriors in { $origin } to move.
    .any = None of your warriors can move anywhere now.
r-move-not-adjacent = No path leads from { $origin } to { $to }. { COUNT($beside) ->
    [0] Nothing is next to it.
   *[other] Next to it: { NAMES($beside) }.
}
    .any = None of your warriors can move anywhere now.
r-move-too-many = You can move { $warriors ->
    [one] only 1 warrior
   *[other] 1 to { $warriors } warriors
} from { $origin }.
r-move-held = Your pieces are held in { $origin } and cannot be moved from there.
r-battle-spared = You may not start a battle against them in { $clearing } while they are at peace with you.
r-move-barred = Nothing may move from { $origin } to { $to }.
r-move-no-rule = You can't move from { $origin } to { $to }: you rule neither. { COUNT($instead) ->
    [0] From there you can't move anywhere now.
   *[other] From there you can move to { NAMES($instead) }.
}
r-move-not-now = You can't move from { $origin } to { $to } now. { COUNT($instead) ->
    [0] From there you can't move anywhere now.
   *[other] From there you can move to { NAMES($instead) }.
}
r-action-when = { $when ->
    [start] You can do that at the very start of your own Birdsong, before anything else.
    [birdsong] You can do that in your own Birdsong.
    [daylight] You can do that in your own Daylight.
    [evening] You can do that in your own Evening.
    [end] You are asked for that at the end of your own Evening.
   *[turn] You can do that in your own turn.
}
r-question-first = First answer what you are asked; nothing interrupts it.
r-not-in-match = Nothing in this match lets you do that.
r-turn-ending = Your turn is ending, and nothing more can be done in it.
r-entry-barred = Nothing may move into { $to }.
r-place-barred = You may not place pieces in { $clearing }.
r-too-many-alike = You can choose at most { $most } { $suit } { $most ->
    [one] card
   *[other] cards
} here.

r-card-not-held = { $card } is not in your hand.
    .any = You hold no card that would do.
r-no-warriors = Your supply holds no more warriors.
r-craft-not-held = { $card } is not in your hand.
    .any = You hold no card that could be crafted.
r-craft-never = { $card } can't be crafted. It can be spent for its suit.
    .any = None of your cards can be crafted now: your crafting pieces do not pay for them, or they never can be.
r-craft-no-item = { $card } takes an item of which none is left on the map: { $item }.
    .any = None of your cards can be crafted now: your crafting pieces do not pay for them, or they never can be.
r-craft-twin = { $card } lies in front of you already, and a second one would do nothing.
    .any = None of your cards can be crafted now: your crafting pieces do not pay for them, or they never can be.
r-craft-cost = { $card } costs { NAMES($cost, as: "suit") }. { COUNT($ready) ->
    [0] None of your crafting pieces is ready.
   *[other] Your crafting pieces that are ready: { NAMES($ready, as: "suit") }.
}
    .any = None of your cards can be crafted now: your crafting pieces do not pay for them, or they never can be.
r-craft-not-now = { $card } can't be crafted now: the time for crafting in this turn is past, or yet to come.
    .any = None of your cards can be crafted now: your crafting pieces do not pay for them, or they never can be.

r-use-not-yours = { $card } does not lie in front of you.
r-use-by-itself = { $card } works by itself; there is nothing to press.
r-use-once = You have used { $card } this turn already.
r-use-when = { $card } is used { $when ->
    [start] at the very start of your { NAMES($phase, as: "phase") }, before anything else in it
   *[any] in your { NAMES($phase, as: "phase") }
}.
r-use-nothing = { $card } would have no effect now.

r-no-paths = This map has no closed paths.
r-path-not-closed = No closed path lies between { $origin } and { $to }.
r-path-turned = Name that path the other way round: from { $to } to { $origin }.
r-path-no-pieces = You need a piece of yours in { $origin } or { $to } to open the path between them.
r-path-once = You have opened a path this turn already; one is the limit.
r-path-card = You do not hold { $card } to spend on it.
r-path-not-now = A closed path is opened in your own Daylight, between two actions.
r-no-market = There is no Black Market in this match.
r-market-no-pieces = You need a piece of yours in { $clearing } to swap at the Black Market.
r-market-once = You have swapped a card this turn already.
r-market-stall = There are { $most } facedown cards; name one of them by its number.
r-market-card = You do not hold { $card }.
r-craft-at-forge = { $card } needs a { NAMES($item, as: "item") }, and those left are on the Legendary Forge: you need a piece of yours in { $clearing }.
r-no-rabbittown = Rabbittown does not stand in this match.
r-rally-once = You have rallied in Rabbittown this turn already.
r-rally-nobody = Nobody would come: you need a warrior in your supply, and pieces in another rabbit clearing.
r-rally-suit = { $card } is neither a rabbit nor a bird card.
r-rally-not-now = You rally in Rabbittown in your own Daylight, where you may place pieces.
r-dominance-not-available = That dominance card does not lie beside the map.
r-dominance-price = { $suit ->
    [bird] Only a bird card pays for the bird dominance card.
   *[other] A { $suit } card or a bird pays for it.
}
r-dominance-two-players = Two players play without dominance cards.
r-dominance-coalition-only = You can't win by dominance yourself; you may form a coalition instead.
r-dominance-twice = You have left the score track already, and that is for good.
r-dominance-points = You need 10 points to activate a dominance card, and you have { $points }.
r-dominance-not-now = A dominance card is activated from your hand in your own Daylight.
