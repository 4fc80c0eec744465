# The Exiles & Partisans deck: questions, options and events of its cards.

# Options of a table, decided before it begins

option-deck = Deck
    .why = Which cards you share: the deck of the base game, or Exiles & Partisans in its place.
option-deck-standard = standard
option-deck-exiles_partisans = Exiles & Partisans
option-partisans = Partisans
    .why = Whether bird cards go too when Partisans make you discard all cards of other suits.
option-partisans-discard_birds = birds are discarded
option-partisans-keep_birds = birds are kept
option-propaganda = Propaganda Bureau
    .why = Whether an enemy warrior can be removed where you can't place one of yours.
option-propaganda-may_place = needs a clearing open to you
option-propaganda-always = removes a warrior anywhere
option-propaganda-must_place = needs that and a warrior in your supply
option-coffin_makers = Coffin Makers
    .why = Which warriors are laid on Coffin Makers.
option-coffin_makers-all = all that return to a supply
option-coffin_makers-removed = only those a player removes
option-informants = Informants
    .why = How often Informants may replace a draw.
option-informants-each_draw = each draw in Evening
option-informants-once = once per turn
option-false_orders = False Orders
    .why = By whose rights the warriors move: the enemy's, as the newest wording says, or the card owner's.
option-false_orders-forced = the enemy moves by its own rights
option-false_orders-own = the card's owner moves them

# Questions

q-turn-start = Your { NAMES($phase, as: "phase") } begins. Do you use something first?
    .why = What is used at the very start can't be used once anything else has happened.
done-turn-start = Go on without
q-use-coffin-makers = Empty Coffin Makers before your hirelings act?
    .why = Warriors that they remove would only be laid on it for your next Birdsong. Those in a supply again can be placed.
q-use-saboteurs = Whose effect do your saboteurs ruin?
    .why = It is discarded, and so are the saboteurs.
q-use-false-orders = Which warriors do you send away?
    .why = Half of them, rounded up, must leave for a clearing next to theirs that you choose.
q-use-false-orders-to = Where { $count ->
    [one] does 1 warrior
   *[other] do { $count } warriors
} of the { NAMES($other, as: "faction") } go from { $origin }?
    .why = Nobody needs to rule for this move.
q-use-swap-meet = With whom do you swap?
    .why = You take a random card of theirs and then give them one of yours.
q-use-swap-meet-give = Which card do you give the { NAMES($other, as: "faction") }?
    .why = Any card of your hand will do, even the one you just took.
q-use-eyrie-emigre = Your Birdsong ends: which move does the Eyrie Émigré make?
    .why = A battle in the clearing you move into must follow, or the card is discarded.
q-use-eyrie-emigre-battle = Whom do you battle in { $clearing }?
    .why = Without this battle the Eyrie Émigré is discarded.
q-use-propaganda-bureau = Which card do you spend on propaganda?
    .why = An enemy warrior in a clearing that matches it goes, and one of yours takes its place.
q-use-propaganda-bureau-where = Which enemy loses a warrior, and where?
    .why = A warrior from your supply takes its place.
q-use-league-of-adventurous-mice = Which item do you exhaust?
    .why = It stays exhausted for good in your Crafted Items box.
q-use-league-of-adventurous-mice-deed = What do the adventurous mice do?
    .why = A move or a battle that costs no action.
q-use-charm-offensive = Who scores a point while you draw a card?
    .why = Think of who is furthest from winning.
q-use-informants = Draw { $count ->
    [one] a card
   *[other] { $count } cards
} this Evening, or take an ambush from the discard pile instead?
    .why = Informants bring one ambush back into your hand in place of the whole draw; everybody sees which.
q-battle-partisans = The dice in { $clearing } show { $high } for the attacker and { $low } for the defender. Use Partisans?
    .why = You deal one more hit, and discard every card of another suit from your hand.
    .yes = Use Partisans
pass-battle-partisans = Not this time

# Options that these questions offer

o-effect = { $card } of the { $seat }
o-warriors = The { $seat } in { $clearing }
    .facts = { $count ->
        [one] 1 warrior there
       *[other] { $count } warriors there
    }
o-exhausted-item = { $item }, exhausted

# Events

e-hand-sifted = { YOU($seat, "You", as: "faction.subject") } { AGREE($seat, "holds", "hold", "hold") } { $suits } cards only.
e-picked-up = { YOU($seat, "You", as: "faction.subject") } took { $card } from the discard pile.
e-effect-lost = { YOU($seat, "You", as: "faction.subject") } lost { $card } from the cards in play.
e-coffins-opened = { $count ->
    [one] 1 warrior
   *[other] { $count } warriors
} left { YOU($seat, "your Coffin Makers", before: "the Coffin Makers of", as: "faction.within") } and went home.
