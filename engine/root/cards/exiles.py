"""The Exiles & Partisans deck: its cards that do something no other card does (Law 4.1, the cards).

Those that change rule and adjacency stand in `rules.rule`, Corvid Planners in `moving`, Murine
Broker and Master Engravers in `crafting`, Informants in `hands`, Coffin Makers in `placing`. Where
the cards' words can be read in two ways, the table decides.
"""

from __future__ import annotations

from typing import Any

from engine.core.agenda import step
from engine.core.choices.actions import Option, Pass
from engine.core.events import DECISIVE, Event
from engine.core.game import TableOption
from engine.core.seats import Seat
from engine.root.cards.standard import InClearing, OtherSeat, others_with_cards, window
from engine.root.data.cards import CARDS, EXILES, FACE, distinct, matches
from engine.root.events import EffectUsed, HandSifted
from engine.root.factions.base import Loss, RootTable
from engine.root.factions.vagabond.items import OneItem
from engine.root.pieces import BIRD, FOX, ITEMS, MOUSE, RABBIT, CardId, Clearing, Suit
from engine.root.rules.battle.effects import AfterRoll, after_roll, hits_more, offer, spend_effect
from engine.root.rules.battle.fighting import Battle, battle, battles
from engine.root.rules.hands import discard, draw_in_evening, give, pick_cards, take_random
from engine.root.rules.moving import Move, granted_moves, move_warriors, take_granted_move
from engine.root.rules.placing import place_warriors
from engine.root.rules.plans import is_of_worth
from engine.root.rules.removal import remove
from engine.root.rules.rule import adjacent, can_enter, can_leave, can_place, spares
from engine.root.rules.score import from_current, score
from engine.root.state import Fight, RootState

OPTIONS = (
    TableOption("partisans", ("discard_birds", "keep_birds"), needs=EXILES),
    TableOption("propaganda", ("may_place", "always", "must_place"), needs=EXILES),
    TableOption("coffin_makers", ("all", "removed"), needs=EXILES),
    TableOption("informants", ("each_draw", "once"), needs=EXILES),
    TableOption("false_orders", ("forced", "own"), needs=EXILES),
)
"""Where sources differ about a card; the first choice is its newest wording or the Law's."""

CARDS_TO_RISK = 2
"""Partisans are by default worth an extra hit for no more cards than these, none of worth."""
WARRIORS_PER_POINT = 5
EMIGRE = "eyrie_emigre"


class EffectOf(Option, frozen=True, gc=False, tag="effect"):
    """A persistent effect in a seat's play area, as an answer to a question."""

    seat: Seat
    card: CardId


class WarriorsOf(Option, frozen=True, gc=False, tag="warriors"):
    """A player's warriors in a clearing, as an answer to a question."""

    seat: Seat
    clearing: Clearing


class EffectLost(Event, frozen=True, gc=False, tag="EffectLost"):
    """A persistent effect left a play area by something other than its own use."""

    weight = DECISIVE
    seat: Seat
    card: CardId


class CoffinsOpened(Event, frozen=True, gc=False, tag="CoffinsOpened"):
    """The warriors on Coffin Makers returned to their supplies."""

    seat: Seat
    count: int


def lose_effect(t: RootTable, seat: Seat, card: int) -> None:
    """Discard a persistent effect; the warriors on it return to their supplies."""
    t.tell(EffectLost(seat, FACE[card]))
    spend_effect(t, seat, card)
    if CARDS[card].key == "coffin_makers":
        open_coffins(t, seat)


# Birdsong


def coffin_makers(t: RootTable, seat: Seat) -> None:
    """At the start of Birdsong score a point per five warriors on it and return them all."""
    if t.state.coffins and t.state.has_crafted(seat, "coffin_makers"):
        score(t, seat, len(t.state.coffins) // WARRIORS_PER_POINT)
        open_coffins(t, seat)


def open_coffins(t: RootTable, seat: Seat) -> None:
    """Return the warriors on Coffin Makers to their owners' supplies."""
    state = t.state
    if state.coffins:
        t.tell(CoffinsOpened(seat, len(state.coffins)))
    for owner in state.coffins:
        state.supply[owner] += 1
    state.coffins.clear()


def enemy_effects(state: RootState, seat: Seat) -> list[EffectOf]:
    """List the persistent effects in front of enemies."""
    return [
        EffectOf(enemy, FACE[card])
        for enemy in state.enemies(seat)
        for card in sorted(state.crafted[enemy])
    ]


@window("saboteurs", "birdsong", usable=lambda s, seat: bool(enemy_effects(s, seat)), at_start=True)
async def saboteurs(t: RootTable, seat: Seat, card: int) -> None:
    """At the start of Birdsong discard it to discard a persistent effect of an enemy."""
    spend_effect(t, seat, card)
    chosen = await t.choose(seat, "use.saboteurs", enemy_effects(t.state, seat))
    theirs = t.state.crafted[chosen.seat]
    lose_effect(t, chosen.seat, next(c for c in theirs if FACE[c] == chosen.card))


def is_forced(state: RootState) -> bool:
    """Return whether false orders make the enemy the mover, rather than the card's owner."""
    return state.options.get("false_orders", "forced") == "forced"


def ways_for(state: RootState, seat: Seat, orders: WarriorsOf) -> list[InClearing]:
    """List where false orders can send warriors; rule is not needed.

    An enemy who is forced to move moves by its own rights (1.5.5), unless the table plays that the
    owner of the card moves them.
    """
    mover = orders.seat if is_forced(state) else seat
    if not can_leave(state, mover, orders.clearing):
        return []
    ways = adjacent(state, mover, orders.clearing)
    return [InClearing(to) for to in ways if can_enter(state, mover, to)]


def false_orders_for(state: RootState, seat: Seat) -> list[WarriorsOf]:
    """List the enemy warriors that can be sent anywhere."""
    return [
        orders
        for enemy in state.enemies(seat)
        for clearing in range(1, len(state.warriors))
        if state.warriors[clearing][enemy]
        and ways_for(state, seat, orders := WarriorsOf(enemy, Clearing(clearing)))
    ]


@window("false_orders", "birdsong", usable=lambda s, seat: bool(false_orders_for(s, seat)))
async def false_orders(t: RootTable, seat: Seat, card: int) -> None:
    """Discard it to make an enemy move half its warriors, rounded up, out of a clearing.

    The forced player chooses what goes along with the move, but a table with plans never waits.
    """
    state = t.state
    spend_effect(t, seat, card)
    orders = await t.choose(seat, "use.false_orders", false_orders_for(state, seat))
    origin, enemy = orders.clearing, orders.seat
    half = (state.warriors[origin][enemy] + 1) // 2
    way = await t.choose(
        seat, "use.false_orders_to", ways_for(state, seat, orders),
        other=state.keys[enemy], origin=origin, count=half,
    )  # fmt: skip
    if is_forced(state) and not t.planned:
        move = Move(origin, way.clearing, half)
        await take_granted_move(t, enemy, move)
    else:
        await move_warriors(t, enemy, origin, way.clearing, half)


@window("swap_meet", "birdsong", usable=lambda s, seat: bool(others_with_cards(s, seat)))
async def swap_meet(t: RootTable, seat: Seat, card: int) -> None:
    """Take a random card from another player, then give them any one card in return."""
    other = (await t.choose(seat, "use.swap_meet", others_with_cards(t.state, seat))).seat
    take_random(t, seat, other)
    offers = pick_cards(t.state.hands[seat])
    name = t.state.keys[other]
    given = await t.choose(seat, "use.swap_meet_give", offers, public=False, other=name)
    give(t, seat, other, given.card)


def emigre_is_due(state: RootState, seat: Seat) -> bool:
    """Return whether a seat ends its Birdsong with a move and a battle."""
    return (
        bool(state.crafted[seat])
        and state.phase == "birdsong"
        and EMIGRE not in state.used
        and state.has_crafted(seat, EMIGRE)
    )


async def eyrie_emigre(t: RootTable, seat: Seat) -> None:
    """At the end of Birdsong take a move and start a battle there; otherwise discard the card."""
    t.state.used.append(EMIGRE)
    chosen: Any = await t.choose(seat, "use.eyrie_emigre", [*granted_moves(t.state, seat), Pass()])
    if isinstance(chosen, Pass):
        emigre_leaves(t, seat)
        return
    t.tell(EffectUsed(seat, EMIGRE))
    t.then(emigre_battle, seat, chosen.to)
    await take_granted_move(t, seat, chosen)


@step("exiles.emigre_battle")
async def emigre_battle(t: RootTable, seat: Seat, clearing: int) -> None:
    """Start the battle in the clearing moved into; without it the card is discarded."""
    offers = [*battles(t.state, seat, [clearing]), Pass()]
    chosen = await t.choose(seat, "use.eyrie_emigre_battle", offers, clearing=clearing)
    if isinstance(chosen, Battle):
        await battle(t, seat, chosen.defender, clearing)
    else:
        emigre_leaves(t, seat)


def emigre_leaves(t: RootTable, seat: Seat) -> None:
    """Discard Eyrie Émigré because its owner did not both move and battle."""
    cards = t.state.crafted[seat]
    lose_effect(t, seat, next(card for card in cards if CARDS[card].key == EMIGRE))


# Daylight


def convertible(state: RootState, seat: Seat) -> list[WarriorsOf]:
    """List the enemy warriors that Propaganda Bureau could replace with one's own, by any card.

    Where nobody may place (6.2.2), nobody is replaced; an empty supply does not keep the enemy
    warrior there (1.5.4). A table may be stricter or laxer.
    """
    reading = state.options.get("propaganda", "may_place")
    if reading == "must_place" and not state.supply[seat]:
        return []
    return [
        WarriorsOf(enemy, Clearing(clearing))
        for clearing in state.woodland.clearings
        if reading == "always" or can_place(state, seat, clearing)
        for enemy in state.enemies(seat)
        if state.warriors[clearing][enemy] and not spares(state, seat, enemy)
    ]


def bribes(state: RootState, seat: Seat) -> list[CardId]:
    """List the cards in hand that match a clearing where a warrior can be replaced."""
    suits = {state.suits[each.clearing] for each in convertible(state, seat)}
    hand = distinct(state.hand(seat))
    return [card for card in hand if any(matches(card, suit) for suit in suits)]


@window(
    "propaganda_bureau",
    "daylight",
    usable=lambda s, seat: bool(s.hands[seat] and convertible(s, seat)),
    able=lambda s, seat: bool(bribes(s, seat)),
)
async def propaganda_bureau(t: RootTable, seat: Seat, card: int) -> None:
    """Spend a card to remove an enemy warrior from a matching clearing and place one's own."""
    state = t.state
    offers = pick_cards(bribes(state, seat))
    spent = (await t.choose(seat, "use.propaganda_bureau", offers, public=False)).card
    here = [each for each in convertible(state, seat) if matches(spent, state.suits[each.clearing])]
    discard(t, seat, [spent])
    chosen = await t.choose(seat, "use.propaganda_bureau_where", here)
    await remove(t, [Loss(chosen.seat, chosen.clearing, seat, 1)])
    if can_place(state, seat, chosen.clearing):
        place_warriors(t, seat, chosen.clearing, 1)


def deeds(state: RootState, seat: Seat) -> list[Option]:
    """List the moves and battles that an exhausted item pays for."""
    return [*granted_moves(state, seat), *battles(state, seat)]


@window(
    "league_of_adventurous_mice",
    "daylight",
    usable=lambda s, seat: bool(s.unexhausted(seat) and deeds(s, seat)),
)
async def league_of_adventurous_mice(t: RootTable, seat: Seat, card: int) -> None:
    """Exhaust an item in the Crafted Items box to move or to start a battle."""
    state = t.state
    ready = state.unexhausted(seat)
    items = [OneItem(item) for item in ITEMS if item in ready]
    spent = await t.choose(seat, "use.league_of_adventurous_mice", items)
    state.exhausted.append((seat, spent.item))
    deed: Any = await t.choose(seat, "use.league_of_adventurous_mice_deed", deeds(state, seat))
    if isinstance(deed, Battle):
        await battle(t, seat, deed.defender, deed.clearing)
    else:
        await take_granted_move(t, seat, deed)


# Evening


def cards_left(state: RootState, seat: Seat) -> bool:
    """Return whether there is a card to draw."""
    return bool(state.deck or state.discard)


@window("charm_offensive", "evening", usable=cards_left, at_start=True)
async def charm_offensive(t: RootTable, seat: Seat, card: int) -> None:
    """At the start of Evening draw a card; another player of the owner's choice scores a point."""
    others = [OtherSeat(s) for s in from_current(t.state) if s != seat]
    charmed = await t.choose(seat, "use.charm_offensive", others)
    await draw_in_evening(t, seat, 1)
    score(t, charmed.seat, 1)


# Battle


def partisans(suit: Suit) -> AfterRoll:
    """Register the Partisans of a suit."""

    @after_roll(f"{suit}_partisans", lambda state, seat, fight: state.suits[fight.clearing] == suit)
    async def resolve(t: RootTable, seat: Seat, fight: Fight, card: int) -> None:
        """In a clearing of the suit, deal an extra hit and discard all cards of other suits."""
        state = t.state
        hand = state.hands[seat]
        kept = (suit, BIRD) if state.options.get("partisans") == "keep_birds" else (suit,)
        lost = [held for held in hand if CARDS[held].suit not in kept]
        cheap = len(lost) <= CARDS_TO_RISK and not any(is_of_worth(state, seat, c) for c in lost)
        useful = cheap and hits_more(state, fight, seat)
        if not await offer(t, seat, fight, f"{suit}_partisans", useful, plan="partisans"):
            return
        fight.extra[seat] += 1
        discard(t, seat, lost)
        if hand:
            t.tell(HandSifted(seat, kept))

    return resolve


for _suit in (FOX, RABBIT, MOUSE):
    partisans(_suit)
