"""Strategize (order 1): steps into adjacent areas, all carried out together."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.choices.actions import Option, action
from engine.core.choices.performing import performs
from engine.core.seats import Seat
from engine.runewars.board import Going, HeroPiece
from engine.runewars.data.units import IS_NEUTRAL, UNIT_OF, UNITS
from engine.runewars.events.armies import HeroStayed, UnitsStayed
from engine.runewars.pieces import NOBODY, AreaId, HeroId, UnitId
from engine.runewars.rules.decks import draw_tactics, keep_hand
from engine.runewars.rules.forces import keep_limits, move_units
from engine.runewars.rules.heroes.heroes import find_hero, move_hero
from engine.runewars.rules.map.areas import is_empty, is_friendly, steps_from
from engine.runewars.rules.orders.economy import count_icons
from engine.runewars.rules.orders.marching import is_bound, movable_from
from engine.runewars.rules.orders.turn import Order, order_card
from engine.runewars.state import RunewarsState, RunewarsTable

STRATEGIZE = 1


@action("runewars step")
class StepTo(Option, frozen=True, gc=False, tag="runewars.step"):
    """Strategize: move units from an area into one beside it."""

    origin: AreaId
    to: AreaId


@action("runewars send")
class SendHero(Option, frozen=True, gc=False, tag="runewars.send"):
    """Strategize: move a hero into an area beside it."""

    hero: HeroId
    to: AreaId


@action("runewars drill")
class Drill(Option, frozen=True, gc=False, tag="runewars.drill"):
    """Strategize's bonus: draw a Tactics card per tactics icon of the dials."""


@order_card
class Strategize(Order):
    """Move into adjacent friendly or empty areas; all moves are carried out together."""

    number = STRATEGIZE
    key = "strategize"

    def primary(self, state: RunewarsState, seat: Seat) -> Sequence[Option]:
        """List each step that some unit or hero could still take."""
        steps: list[Option] = [
            StepTo(origin, to)
            for origin in movable_from(state, seat)
            for to in steps_from(state, origin, flying=True, seat=seat)
            if movable(state, seat, origin, to)
        ]
        return steps + [
            SendHero(HeroId(hero.hero), to)
            for hero in state.heroes_of(seat)
            if not is_sent(state, hero)
            for to in open_to_hero(state, hero)
        ]

    def review(self, t: RunewarsTable, seat: Seat) -> None:
        """Drop the moves given that a card played since makes impossible."""
        drop_blocked(t, seat)

    async def leave_primary(self, t: RunewarsTable, seat: Seat) -> bool:
        """Carry out all moves together, then keep the limits (part 10)."""
        moved = bool(t.state.pending)
        carry_out(t, seat)
        await keep_limits(t)
        return moved

    def bonus(self, state: RunewarsState, seat: Seat) -> Sequence[Option]:
        """Offer the cards of the tactics icons once."""
        drawn = state.flags.get("turn.drilled")
        return [] if drawn or not count_icons(state, seat, "tactics") else [Drill()]


def movable(state: RunewarsState, seat: int, origin: AreaId, to: AreaId) -> dict[str, int]:
    """Count per type the units that may step from one area into another (part 5, order 1).

    Allied neutrals may end without a unit of the faction only in a friendly area, so elsewhere they
    can only follow one.
    """
    if not is_friendly(state, seat, to) and not is_empty(state, to):
        return {}
    own_goes = any(each.to == to and not IS_NEUTRAL[each.who] for each in units_going(state))
    found = {}
    for unit, count in state.standing(origin).items():
        left = count - count_going(state, origin, unit)
        alone = IS_NEUTRAL[unit] and not own_goes and not is_friendly(state, seat, to)
        crosses = to in steps_from(state, origin, flying=UNITS[unit].flying, seat=seat)
        if left > 0 and crosses and not alone:
            found[UNITS[unit].key] = left
    return found


def open_to_hero(state: RunewarsState, hero: HeroPiece) -> list[AreaId]:
    """List the areas that a hero may step into by Strategize."""
    if hero.routed or is_bound(state, hero):
        return []
    beside = steps_from(state, hero.area, flying=False, seat=NOBODY)
    return [a for a in beside if is_friendly(state, hero.seat, a) or is_empty(state, a)]


def units_going(state: RunewarsState) -> list[Going]:
    """List the moves that units were given."""
    return [each for each in state.pending if each.origin]


def count_going(state: RunewarsState, origin: int, unit: int) -> int:
    """Count the units of a type that were given a move out of an area."""
    return sum(
        each.number for each in units_going(state) if (each.origin, each.who) == (origin, unit)
    )


def is_sent(state: RunewarsState, hero: HeroPiece) -> bool:
    """Return whether a hero was already given a move."""
    return any(not each.origin and each.who == hero.hero for each in state.pending)


@performs(StepTo)
async def step_to(t: RunewarsTable, seat: Seat, action: StepTo) -> None:
    """Choose how many of each type take a step."""
    state = t.state
    bounds = movable(state, seat, action.origin, action.to)
    chosen = await t.amounts(
        seat, "step.units", bounds, least=1, most=sum(bounds.values()),
        origin=action.origin, to=action.to,
    )  # fmt: skip
    for key, count in chosen.items():
        state.pending.append(Going(action.origin, action.to, UNIT_OF[key], count))


@performs(SendHero)
async def send_hero(t: RunewarsTable, seat: Seat, action: SendHero) -> None:
    """Give a hero its move."""
    t.state.pending.append(Going(AreaId(0), action.to, action.hero, 1))


def drop_blocked(t: RunewarsTable, seat: Seat) -> None:
    """Drop the moves given whose target a card has made neither friendly nor empty, and tell so.

    Units that a card has removed are forgotten; allies go only while units of the faction still
    lead them, so these come first among the moves.
    """
    state = t.state
    given, state.pending = state.pending, []
    for origin, to, who, count in given:
        if not origin:
            keep_hero(t, seat, who, to)
            continue
        there = state.standing(AreaId(origin)).get(UnitId(who), 0)
        there -= count_going(state, origin, who)
        going = min(count, going_from(state, seat, AreaId(origin), AreaId(to), UnitId(who)))
        if going:
            state.pending.append(Going(origin, to, who, going))
        if (staying := min(count, there) - going) > 0:
            t.tell(UnitsStayed(seat, AreaId(origin), AreaId(to), UnitId(who), staying))


def going_from(state: RunewarsState, seat: int, origin: AreaId, to: AreaId, unit: UnitId) -> int:
    """Return how many units of a type may still be given a step."""
    if origin not in movable_from(state, seat):
        return 0
    return movable(state, seat, origin, to).get(UNITS[unit].key, 0)


def keep_hero(t: RunewarsTable, seat: Seat, number: int, to: AreaId) -> None:
    """Keep the move given to a hero if it may still go."""
    piece = find_hero(t.state, number)
    if piece is None:
        return
    if to in open_to_hero(t.state, piece):
        t.state.pending.append(Going(AreaId(0), to, number, 1))
    else:
        t.tell(HeroStayed(seat, HeroId(number), AreaId(piece.area), AreaId(to)))


def carry_out(t: RunewarsTable, seat: Seat) -> None:
    """Move everything that was given a move."""
    state = t.state
    moves, state.pending = state.pending, []
    for origin, to, who, count in moves:
        if origin:
            move_units(t, seat, origin, to, who, count)
        else:
            move_hero(t, state.hero(who), to)


@performs(Drill)
async def drill(t: RunewarsTable, seat: Seat, action: Drill) -> None:
    """Draw a card per tactics icon on the three dials."""
    t.state.flags["turn.drilled"] = 1
    draw_tactics(t, seat, count_icons(t.state, seat, "tactics"))
    await keep_hand(t, seat)
