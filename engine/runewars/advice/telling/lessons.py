"""Lessons for a newcomer to Runewars: each idea comes as soon as it matters."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from engine.core.language.messages import Idea
from engine.runewars.data.tiles import beside
from engine.runewars.pieces import FALL, FOOD, SUMMER, WINTER, AreaId
from engine.runewars.view import AreaView, RunewarsView, SeatView

ORDERS = 8
"""Orders of a seat."""
NEARLY = 5
"""Dragon runes from which a Victory card is worth considering."""
AHEAD = 4
"""Rune tokens from which a rival is mentioned."""
MARCHES = ("runewars.order:2", "runewars.order:3", "runewars.activate", "march.units")
AIMS = {
    "daqan": ("runewars.order:1", "runewars.order:2", "runewars.order:3"),
    "latari": ("runewars.order:1", "runewars.step", *MARCHES),
    "uthuk": MARCHES,
    "waiqar": MARCHES,
}
"""The options and questions that further the aim of a faction's plan."""
COMMON = ("orders", "dials", "battle", "neutrals", "winter", "heroes", "strongholds", "victory")


def tour_of(kind: str) -> list[str]:
    """List all ideas of a faction in a good order, for reading at once."""
    return ["win", f"plan-{kind}", *COMMON]


def lessons_of(view: RunewarsView) -> list[Idea]:
    """List the ideas that now matter to the viewer, the most urgent first."""
    if view.seat is None or not view.seats[view.seat].faction:
        return []
    own = view.seats[view.seat]
    runes = tuple(a.area for a in view.areas if a.controller == own.seat and a.rune)
    plan = Idea(
        f"plan-{own.faction}", made=orders_chosen(view), sheet=own.seat,
        furthered_by=AIMS[own.faction],
    )  # fmt: skip
    first = [Idea("win", runes), plan]
    if not view.year:
        return first
    return [*first, *due(view, own), *dangers(view, own)]


def due(view: RunewarsView, own: SeatView) -> Iterator[Idea]:
    """Yield the ideas that the season, the viewer's dials and the map call for."""
    mine = [a for a in view.areas if a.controller == own.seat]
    near = bordering(view, mine)
    yield Idea("orders")
    if hungry := hungry_areas(view, own):
        yield Idea("winter", hungry)
    if neutral := tuple(a.area for a in near if a.neutral):
        yield Idea("neutrals", neutral)
    if enemies := tuple(a.area for a in near if a.controller not in (None, own.seat)):
        yield Idea("battle", enemies)
    if view.season == SUMMER and any(hero.seat == own.seat for hero in view.heroes):
        yield Idea("heroes", tuple(h.area for h in view.heroes if h.seat == own.seat))
    yield Idea("dials", sheet=own.seat)
    if view.year > 1 and own.strongholds < 2:
        yield Idea("strongholds", tuple(a.area for a in mine if a.stronghold))
    if (own.dragons or 0) >= NEARLY:
        yield Idea("victory")


def orders_chosen(view: RunewarsView) -> int:
    """Count the orders that the viewer has chosen this year, including a sealed one."""
    return ORDERS - len(view.orders_left) + (view.sealed is not None)


def hungry_areas(view: RunewarsView, own: SeatView) -> tuple[AreaId, ...]:
    """Return the areas in which units would starve in winter, from fall on."""
    if view.season not in (FALL, WINTER):
        return ()
    food = dict(own.dials).get(FOOD, 0)
    return tuple(a.area for a in view.areas if a.controller == own.seat and units(a) > food)


def units(area: AreaView) -> int:
    """Count the units of an area, including routed ones."""
    return sum(count for _, count in (*area.standing, *area.routed))


def bordering(view: RunewarsView, mine: Sequence[AreaView]) -> list[AreaView]:
    """List the areas next to the given ones, without these."""
    at = {area.hex: area for area in view.areas}
    held = {area.area for area in mine}
    there = {beside(area.hex, side) for area in mine for side in range(6)}
    return [at[place] for place in sorted(there) if place in at and at[place].area not in held]


def dangers(view: RunewarsView, own: SeatView) -> Iterator[Idea]:
    """Yield ideas about rivals at the viewer's borders, or with many runes."""
    mine = [a for a in view.areas if a.controller == own.seat]
    near = bordering(view, mine)
    for rival in view.seats:
        if rival.seat == own.seat or not rival.faction:
            continue
        places = tuple(a.area for a in near if a.controller == rival.seat)
        if places or rival.rune_areas >= AHEAD:
            yield Idea(f"danger-{rival.faction}", places, sheet=rival.seat)
