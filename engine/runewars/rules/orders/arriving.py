"""The consequences of moving into an area: nothing, diplomacy, or a battle (parts 4, 6, 7)."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.agenda import step
from engine.core.choices.actions import Option, action
from engine.core.seats import Seat
from engine.runewars.data.cards import BLUE, FATE, GOLD, RED
from engine.runewars.data.units import UNITS_PER_AREA
from engine.runewars.events.armies import DiplomacyTried, UnitsAllied, UnitsMoved
from engine.runewars.pieces import NOBODY, AreaId, UnitId
from engine.runewars.rules.battle.fighting import join_battle
from engine.runewars.rules.battle.hero_support import hero_retreats
from engine.runewars.rules.battle.retreating import retreat_arrivals, retreat_neutrals
from engine.runewars.rules.decks import draw_fate
from engine.runewars.rules.forces import keep_limits, lift, put
from engine.runewars.rules.influence import gain
from engine.runewars.rules.map.areas import controller, is_enemy, is_neutral
from engine.runewars.rules.tactics import play_in_window
from engine.runewars.state import RunewarsState, RunewarsTable

MOST_SPENT = 6
BATTLED = "turn.battled"
"""Flag of a battle started with this order: there may be no second one (part 4)."""
DRAWN = "turn.diplomacy"
"""Fate cards drawn for the diplomacy under way, as flags `turn.diplomacy.<place>`."""


@action("runewars negotiate")
class Negotiate(Option, frozen=True, gc=False, tag="runewars.negotiate"):
    """Spend an amount of influence on diplomacy."""

    influence: int


@action("runewars attack")
class Attack(Option, frozen=True, gc=False, tag="runewars.attack"):
    """Fight the units in the area."""


class WithdrawAll(Option, frozen=True, gc=False, tag="runewars.withdraw"):
    """Retreat with all units that moved in."""


class TakeSymbol(Option, frozen=True, gc=False, tag="runewars.symbol"):
    """A destiny symbol that was drawn."""

    symbol: str


async def arrive(t: RunewarsTable, seat: Seat, area: AreaId) -> None:
    """Bring the units with moves given into an area, all at once.

    They leave their areas; until diplomacy or a battle is decided they are in `pending`.
    """
    state = t.state
    for origin, _, unit, count in state.pending:
        lift(state, origin, unit, count)
        t.tell(UnitsMoved(seat, origin, area, UnitId(unit), count))
    state.pending = [each._replace(origin=AreaId(0)) for each in state.pending]
    if is_enemy(state, seat, area):
        start_battle(t, seat, controller(state, area), area)
    elif is_neutral(state, area):
        t.then(meet_neutrals, seat, area)
    else:
        await move_in(t, seat, area)


async def move_in(t: RunewarsTable, seat: Seat, area: AreaId) -> None:
    """Put the arrivals in the area; above eight, destroy some at once (part 10)."""
    state = t.state
    for _, _, unit, count in state.pending:
        put(state, area, unit, count)
        state.holder[area] = seat
    state.pending.clear()
    await keep_limits(t)


def arriving(state: RunewarsState) -> int:
    """Count the units that arrived and are not yet placed."""
    return sum(each.number for each in state.pending)


def start_battle(t: RunewarsTable, seat: Seat, defender: int, area: AreaId) -> None:
    """Begin a battle of the arrivals with the units in the area (part 7)."""
    t.state.flags[BATTLED] = 1
    join_battle(t, seat, defender, area)


# Diplomacy (part 6)


@step("arriving.meet_neutrals")
async def meet_neutrals(t: RunewarsTable, seat: Seat, area: AreaId) -> None:
    """Choose between diplomacy, with an amount of influence, and battle."""
    state = t.state
    battled = state.flags.get(BATTLED)
    options: list[Option] = []
    if arriving(state) <= UNITS_PER_AREA:
        most = min(MOST_SPENT, state.influence[seat])
        options += [Negotiate(count) for count in range(1, most + 1)]
    if not battled:
        options.append(Attack())
    chosen = await t.choose(seat, "diplomacy", options, area=area)
    if isinstance(chosen, Attack):
        start_battle(t, seat, NOBODY, area)
        return
    assert isinstance(chosen, Negotiate), "diplomacy or battle"
    gain(t, seat, -chosen.influence)
    cards = draw_fate(t, seat, chosen.influence, "diplomacy")
    for place, card in enumerate(cards):
        state.flags[f"{DRAWN}.{place}"] = card
    state.flags[DRAWN] = chosen.influence
    t.then(take_symbol, seat, area)
    t.then(diplomacy_cards, seat, area)


@step("arriving.diplomacy_cards")
async def diplomacy_cards(t: RunewarsTable, seat: Seat, area: AreaId) -> None:
    """Offer the mover cards that draw more Fate cards, before it chooses one."""
    if await play_in_window(t, seat, "diplomacy", area=area):
        t.then(diplomacy_cards, seat, area)


def drawn_cards(state: RunewarsState) -> list[int]:
    """List the Fate cards drawn for the diplomacy under way."""
    return [card for flag, card in state.flags.items() if flag.startswith(f"{DRAWN}.")]


def draw_more(t: RunewarsTable, seat: Seat, count: int) -> None:
    """Draw more Fate cards for the diplomacy under way (Omen, Silver Tongue)."""
    state = t.state
    have = len(drawn_cards(state))
    for place, card in enumerate(draw_fate(t, seat, count, "diplomacy"), have):
        state.flags[f"{DRAWN}.{place}"] = card


@step("arriving.take_symbol")
async def take_symbol(t: RunewarsTable, seat: Seat, area: AreaId) -> None:
    """Choose one destiny among those drawn, possibly a worse one, and resolve it."""
    state = t.state
    cards = drawn_cards(state)
    symbols = symbols_of(cards)
    chosen = await t.choose(seat, "diplomacy.symbol", [TakeSymbol(s) for s in symbols], area=area)
    spent = state.flags[DRAWN]
    state.fate_discard += cards
    for flag in [f for f in state.flags if f == DRAWN or f.startswith(f"{DRAWN}.")]:
        del state.flags[flag]
    t.tell(DiplomacyTried(seat, area, spent, chosen.symbol))
    if chosen.symbol == GOLD:
        state.holder[area] = seat
        t.tell(UnitsAllied(seat, area))
        await move_in(t, seat, area)
    elif chosen.symbol == BLUE:
        await retreat_neutrals(t, area)
        await move_in(t, seat, area)
    else:
        await answer_refusal(t, seat, area)


def symbols_of(cards: Sequence[int]) -> list[str]:
    """List the destiny symbols among Fate cards, the best first."""
    drawn = {FATE[card].destiny for card in cards}
    return [symbol for symbol in (GOLD, BLUE, RED) if symbol in drawn]


async def answer_refusal(t: RunewarsTable, seat: Seat, area: AreaId) -> None:
    """Resolve a red symbol: a battle now, unless one was fought, or all arrivals retreat.

    Heroes stay, but a commander retreats with its side (J3).
    """
    options: list[Option] = [WithdrawAll()]
    if not t.state.flags.get(BATTLED):
        options.insert(0, Attack())
    chosen = await t.choose(seat, "diplomacy.refused", options, area=area)
    if isinstance(chosen, Attack):
        start_battle(t, seat, NOBODY, area)
        return
    to = await retreat_arrivals(t, seat, area)
    for hero in t.state.heroes_in(area, seat):
        if hero.commander:
            await hero_retreats(t, hero, to)
