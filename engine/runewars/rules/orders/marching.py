"""The orders that move: Strategize, Mobilize, Conquer (parts 4 and 5)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from engine.core.choices.actions import Option, action
from engine.core.performing import performs
from engine.core.seats import Seat
from engine.runewars.data.tiles import AREA_OF, AREAS
from engine.runewars.data.units import IS_NEUTRAL, UNIT_OF, UNITS, UNITS_PER_AREA
from engine.runewars.events.armies import AreaActivated, HeroStayed, UnitsStayed
from engine.runewars.pieces import NOBODY, AreaId, HeroId, UnitId
from engine.runewars.rules.areas import (
    UNIT_RANGE,
    is_empty,
    is_enemy,
    is_friendly,
    is_neutral,
    range_of,
    reach,
    steps_from,
)
from engine.runewars.rules.decks import draw_tactics, keep_hand
from engine.runewars.rules.forces import RunewarsTable, move_units
from engine.runewars.rules.heroes.heroes import find_hero, move_hero
from engine.runewars.rules.orders.arriving import BATTLED, arrive
from engine.runewars.rules.orders.economy import count_icons
from engine.runewars.rules.orders.turn import PRIMARY, Order, finish_primary, order_card
from engine.runewars.state import HeroPiece, RunewarsState

STRATEGIZE, MOBILIZE, CONQUER = 1, 2, 3
ACTIVATIONS = "turn.activations"
"""How many areas this order has activated."""
SNOWED_IN = "season.snowed_in"


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


@action("runewars activate")
class Activate(Option, frozen=True, gc=False, tag="runewars.activate"):
    """Put an activation token in an area and move into it."""

    area: AreaId


@action("runewars drill")
class Drill(Option, frozen=True, gc=False, tag="runewars.drill"):
    """Strategize's bonus: draw a Tactics card per tactics icon of the dials."""


class Follow(Option, frozen=True, gc=False, tag="runewars.follow"):
    """A hero that goes along, where a question asks for some."""

    hero: HeroId


# Strategize (order 1)


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
            for to in state.land.neighbours(origin)
            if movable(state, seat, origin, to)
        ]
        return steps + [
            SendHero(HeroId(hero.hero), to)
            for hero in state.heroes_of(seat)
            if not is_sent(state, hero)
            for to in open_to_hero(state, hero)
        ]

    def review(self, t: RunewarsTable, seat: Seat) -> None:
        """Drop the moves given that a card played since stands against."""
        drop_blocked(t, seat)

    async def leave_primary(self, t: RunewarsTable, seat: Seat) -> bool:
        """Carry out all moves together."""
        moved = bool(t.state.pending)
        carry_out(t, seat)
        return moved

    def bonus(self, state: RunewarsState, seat: Seat) -> Sequence[Option]:
        """Offer the cards of the tactics icons once."""
        drawn = state.flags.get("turn.drilled")
        return [] if drawn or not count_icons(state, seat, "tactics") else [Drill()]


def movable_from(state: RunewarsState, seat: int) -> Iterator[AreaId]:
    """Yield the areas whose units a seat may move: not those with its activation token."""
    for area in state.land.areas:
        if state.holder[area] == seat and not state.activated[area] >> seat & 1:
            yield area


def movable(state: RunewarsState, seat: int, origin: AreaId, to: AreaId) -> dict[str, int]:
    """Count per type the units that may step from one area into another (part 5, order 1).

    Allied neutrals may end without a unit of the faction only in a friendly area, so elsewhere
    they can only follow one.
    """
    if not is_friendly(state, seat, to) and not is_empty(state, to):
        return {}
    own_goes = any(move[1] == to and not IS_NEUTRAL[move[2]] for move in unit_moves(state))
    found = {}
    for unit, count in state.standing(origin).items():
        left = count - sum(m[3] for m in unit_moves(state) if m[0] == origin and m[2] == unit)
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


def unit_moves(state: RunewarsState) -> list[list[int]]:
    """List the moves of units that were given: origin, destination, type, number."""
    return [move for move in state.pending if move[0] > 0]


def is_sent(state: RunewarsState, hero: HeroPiece) -> bool:
    """Return whether a hero was already given a move."""
    return any(move[0] == 0 and move[2] == hero.hero for move in state.pending)


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
        state.pending.append([action.origin, action.to, UNIT_OF[key], count])


@performs(SendHero)
async def send_hero(t: RunewarsTable, seat: Seat, action: SendHero) -> None:
    """Give a hero its move."""
    t.state.pending.append([0, action.to, action.hero, 1])


def drop_blocked(t: RunewarsTable, seat: Seat) -> None:
    """Drop the moves given whose target a card has made neither friendly nor empty, aloud.

    Units that a card has taken away are forgotten; allies go only while own units still lead them,
    which is why these were given their moves before.
    """
    state = t.state
    given, state.pending = state.pending, []
    for origin, to, who, count in given:
        if not origin:
            keep_hero(t, seat, who, to)
            continue
        there = state.standing(AreaId(origin)).get(UnitId(who), 0)
        there -= sum(m[3] for m in unit_moves(state) if m[0] == origin and m[2] == who)
        going = min(count, going_from(state, seat, AreaId(origin), AreaId(to), UnitId(who)))
        if going:
            state.pending.append([origin, to, who, going])
        if (staying := min(count, there) - going) > 0:
            t.tell(UnitsStayed(seat, AreaId(origin), AreaId(to), UnitId(who), staying))


def going_from(state: RunewarsState, seat: int, origin: AreaId, to: AreaId, unit: UnitId) -> int:
    """Return how many units of a type may still be given a step."""
    if origin not in movable_from(state, seat):
        return 0
    return movable(state, seat, origin, to).get(UNITS[unit].key, 0)


def keep_hero(t: RunewarsTable, seat: Seat, number: int, to: int) -> None:
    """Keep the move given to a hero where it may still go."""
    piece = find_hero(t.state, number)
    if piece is None:
        return
    if to in open_to_hero(t.state, piece):
        t.state.pending.append([0, to, number, 1])
    else:
        t.tell(HeroStayed(seat, HeroId(number), AreaId(piece.area), AreaId(to)))


def carry_out(t: RunewarsTable, seat: Seat) -> None:
    """Move everything that was given a move; limits are applied after the order."""
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


# Mobilize and Conquer (orders 2 and 3)


class Marching(Order):
    """Activate an area and move into it."""

    def primary(self, state: RunewarsState, seat: Seat) -> Sequence[Option]:
        """List the areas that may be activated: any without a token of one's own.

        None where nobody could march into any of them.
        """
        open_areas = [a for a in state.land.areas if not state.activated[a] >> seat & 1]
        marchers = any(could_enter(state, seat, area) for area in open_areas)
        return [Activate(area) for area in open_areas] if marchers else []


@order_card
class Mobilize(Marching):
    """Activate an area and move into it, with the bonus twice."""

    number = MOBILIZE
    key = "mobilize"

    def bonus(self, state: RunewarsState, seat: Seat) -> Sequence[Option]:
        """Offer a second area."""
        return self.primary(state, seat) if state.flags.get(ACTIVATIONS, 0) < 2 else []


@order_card
class Conquer(Marching):
    """Activate an area and move into it; its bonus works by itself in the battle's tally."""

    number = CONQUER
    key = "conquer"


@performs(Activate)
async def activate(t: RunewarsTable, seat: Seat, action: Activate) -> None:
    """Put the token down, choose what moves in, and see what that leads to."""
    state, area = t.state, action.area
    if state.phase == PRIMARY:
        finish_primary(state)
    state.flags[ACTIVATIONS] = state.flags.get(ACTIVATIONS, 0) + 1
    state.activated[area] |= 1 << seat
    t.tell(AreaActivated(seat, area))
    await choose_units(t, seat, area)
    for hero in await choose_heroes(t, seat, area):
        move_hero(t, hero, area)
    if state.pending:
        await arrive(t, seat, area)


async def choose_units(t: RunewarsTable, seat: Seat, area: AreaId) -> None:
    """Choose the units that move in: those of the faction, then allied neutrals with them."""
    state = t.state
    most = most_arriving(state, seat, area)
    for neutral in (False, True):
        if neutral and not state.pending and not is_friendly(state, seat, area):
            return
        bounds = in_reach(state, seat, area, neutral)
        left = most - sum(move[3] for move in state.pending)
        chosen = await t.amounts(
            seat, "march.allies" if neutral else "march.units", bounds,
            least=0, most=max(0, min(left, sum(bounds.values()))), area=area,
        )  # fmt: skip
        for key, count in chosen.items():
            origin, _, unit = key.partition(".")
            state.pending.append([AREA_OF[origin], area, UNIT_OF[unit], count])


def could_enter(state: RunewarsState, seat: Seat, area: AreaId) -> bool:
    """Return whether some unit or hero could march into an area now."""
    return bool(units_coming(state, seat, area) or heroes_coming(state, seat, area))


def units_coming(state: RunewarsState, seat: Seat, area: AreaId) -> int:
    """Count the units that could march into an area; allies go alone only to friends (4.11)."""
    most = most_arriving(state, seat, area)
    coming = sum(in_reach(state, seat, area, neutral=False).values()) if most else 0
    if most and (coming or is_friendly(state, seat, area)):
        coming += sum(in_reach(state, seat, area, neutral=True).values())
    return min(most, coming)


def heroes_coming(state: RunewarsState, seat: Seat, area: AreaId) -> list[HeroPiece]:
    """List the heroes that could go along into an area."""
    return [
        hero
        for hero in state.heroes_of(seat)
        if not hero.routed and hero.area != area and hero_comes(state, hero, area)
    ]


def most_arriving(state: RunewarsState, seat: Seat, area: AreaId) -> int:
    """Return how many units may move in: none where no second battle may be started (part 6)."""
    if not state.flags.get(BATTLED):
        return 1000
    if is_enemy(state, seat, area):
        return 0
    if is_neutral(state, area):
        return UNITS_PER_AREA if state.influence[seat] else 0
    return 1000


def in_reach(state: RunewarsState, seat: Seat, area: AreaId, neutral: bool) -> dict[str, int]:
    """Count the units that could move in, by origin and type: `3A.bowman`."""
    found = {}
    for origin in movable_from(state, seat):
        if origin == area:
            continue
        for unit, count in state.standing(origin).items():
            if IS_NEUTRAL[unit] == neutral and comes(state, seat, origin, area, unit):
                found[f"{AREAS[origin].key}.{UNITS[unit].key}"] = count
    return found


def comes(state: RunewarsState, seat: int, origin: int, area: AreaId, unit: UnitId) -> bool:
    """Return whether a unit is near enough to an area, and the way is open."""
    most = range_of(unit) - (1 if state.flags.get(SNOWED_IN) else 0)
    return area in reach(state, seat, origin, most, flying=UNITS[unit].flying)


async def choose_heroes(t: RunewarsTable, seat: Seat, area: AreaId) -> list[HeroPiece]:
    """Choose the heroes that go along, from areas beside it or as far as the table says."""
    state = t.state
    options = [Follow(HeroId(hero.hero)) for hero in heroes_coming(state, seat, area)]
    chosen = await t.choose_some(
        seat, "march.heroes", options, least=0, most=len(options), area=area
    )
    return [state.hero(each.hero) for each in chosen]


def hero_comes(state: RunewarsState, hero: HeroPiece, area: AreaId) -> bool:
    """Return whether a hero is near enough; it may pass enemy and neutral areas (part 4).

    A commander moves like a unit, and only units lead it where units may not simply go (J3).
    """
    if hero.commander:
        alone = not state.pending and (is_enemy(state, hero.seat, area) or is_neutral(state, area))
        return not alone and not is_bound(state, hero) and commander_comes(state, hero, area)
    edge = {AreaId(hero.area)}
    for _ in range(int(state.options["hero_order_move"])):
        edge |= {n for a in edge for n in steps_from(state, a, flying=False, seat=NOBODY)}
    return area in edge


def is_bound(state: RunewarsState, hero: HeroPiece) -> bool:
    """Return whether its player's activation token keeps a commander where it is (J3)."""
    return hero.commander and bool(state.activated[hero.area] >> hero.seat & 1)


def commander_comes(state: RunewarsState, hero: HeroPiece, area: AreaId) -> bool:
    """Return whether a commander is as near as a unit without wings must be."""
    most = UNIT_RANGE - (1 if state.flags.get(SNOWED_IN) else 0)
    return area in reach(state, hero.seat, hero.area, most, flying=False)
