"""The few armies, recruits and payments worth trying, of all that a question allows.

Most amounts leave an area to nobody, or send a unit where eight should go.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import NamedTuple

from engine.core.choices.questions import Amounts, Answer, OneOf, Question
from engine.core.seats import Seat
from engine.runewars.advice.evaluation.prospects import defence, power_in, power_of
from engine.runewars.advice.evaluation.survey import chance_of
from engine.runewars.data.tiles import AREA_OF
from engine.runewars.data.units import UNIT_OF, UNITS_PER_AREA
from engine.runewars.pieces import FOOD, NOBODY, AreaId
from engine.runewars.rules.map.areas import controller, is_empty
from engine.runewars.rules.orders.arriving import Negotiate
from engine.runewars.state import RunewarsState

ENOUGH = (0.75, 0.95)
"""Chances to win for which the smallest army is tried."""
PAID = (1, 2, 3, 6)
"""Amounts of influence tried in diplomacy."""


class Unit(NamedTuple):
    """A unit that may go: its kind in the question, the area it stands in, and its strength."""

    kind: str
    origin: AreaId
    power: float


def likely(state: RunewarsState, question: Question) -> Sequence[Answer]:
    """Return the answers worth trying, the usual ones first; none if any may do."""
    form = question.form
    if isinstance(form, Amounts):
        found = list(likely_amounts(state, question, form))
        return [each for each in found if form.least <= sum(each.values()) <= form.most]
    if question.kind == "diplomacy" and isinstance(form, OneOf):
        return [
            option for option in form.options
            if not isinstance(option, Negotiate) or option.influence in PAID
        ]  # fmt: skip
    return ()


def likely_amounts(
    state: RunewarsState, question: Question, form: Amounts
) -> Iterable[dict[str, int]]:
    """Return the amounts worth trying, perhaps too small or too large for the question."""
    seat, kind = question.seat, question.kind
    if kind == "march.units":
        return armies(state, seat, form, AreaId(int(question.context["area"])))
    if kind in ("march.allies", "step.units"):
        return companies(state, seat, question, form)
    if kind == "recruit.place":
        return placements(state, seat, form)
    return ()


# Armies


def units_of(form: Amounts, origin: int | None = None) -> list[Unit]:
    """List the units that may go, the weakest first; they stand in `origin`, or in named areas."""
    found = []
    for kind, count in form.bounds.items():
        place, _, key = kind.rpartition(".")
        area = AreaId(AREA_OF[place] if origin is None else origin)
        found += [Unit(kind, area, power_of(UNIT_OF[key]))] * count
    return sorted(found, key=lambda unit: unit.power)


def spared(state: RunewarsState, seat: Seat, units: Sequence[Unit]) -> list[Unit]:
    """List the units that may go without leaving an area to nobody; the weakest stay."""
    leaving = Counter(unit.origin for unit in units)
    stay = {
        origin
        for origin, count in leaving.items()
        if state.home_of(origin) != seat
        and origin not in state.strongholds
        and state.count_units(origin) == count
    }
    found = []
    for unit in units:
        if unit.origin in stay:
            stay.remove(unit.origin)
        else:
            found.append(unit)
    return found


def count(units: Iterable[Unit]) -> dict[str, int]:
    """Write units as an answer."""
    return dict(Counter(unit.kind for unit in units))


def armies(
    state: RunewarsState, seat: Seat, form: Amounts, area: AreaId
) -> Iterator[dict[str, int]]:
    """Yield armies for an area: all that can be spared, enough to win, from one area each, few."""
    every = units_of(form)
    free = spared(state, seat, every)
    yield count(free)
    if len(free) > UNITS_PER_AREA:
        yield count(free[-UNITS_PER_AREA:])
    if controller(state, area) == NOBODY or controller(state, area) == seat:
        yield from scouts(free)
    if not is_empty(state, area) and controller(state, area) != seat:
        for chance in ENOUGH:
            yield count(enough(free, defence(state, area), chance))
    for origin in sorted({unit.origin for unit in free}):
        yield count([unit for unit in free if unit.origin == origin][-UNITS_PER_AREA:])
    if len(free) < len(every):
        yield count(every[-UNITS_PER_AREA:])
    yield {}


def scouts(free: Sequence[Unit]) -> Iterator[dict[str, int]]:
    """Yield the weakest unit of each area, the weakest two, and the strongest three of all."""
    for origin in sorted({unit.origin for unit in free}):
        yield count([next(unit for unit in free if unit.origin == origin)])
    yield count(free[:2])
    yield count(free[-3:])


def enough(free: Sequence[Unit], theirs: float, chance: float) -> list[Unit]:
    """Return the strongest units, as few as win with a chance; all if that is not to be had."""
    taken: list[Unit] = []
    for unit in reversed(free):
        taken.append(unit)
        if chance_of(sum(each.power for each in taken), theirs) >= chance:
            break
    return taken


def companies(
    state: RunewarsState, seat: Seat, question: Question, form: Amounts
) -> Iterator[dict[str, int]]:
    """Yield units that step together: those spared, half of them, one, all."""
    origin = question.context.get("origin")
    every = units_of(form, None if origin is None else int(origin))
    free = spared(state, seat, every)
    yield count(free)
    yield count(free[len(free) // 2 :])
    yield count(free[:1])
    yield count(free[-1:])
    yield count(every)
    yield {}


# Recruits


def placements(state: RunewarsState, seat: Seat, form: Amounts) -> Iterator[dict[str, int]]:
    """Yield ways to place recruits: all in one area, spread evenly, as many as have food."""
    food, places = state.dials[seat][FOOD], list(form.bounds)
    room = {key: max(0, food - state.count_units(AREA_OF[key])) for key in places}
    yield spread(form.bounds, places, form.most)
    fed = {key: min(form.bounds[key], room[key]) for key in places}
    yield spread(fed, places, form.most)
    by_danger = sorted(places, key=lambda key: -menace(state, seat, AREA_OF[key]))
    for key in by_danger:
        first = min(form.bounds[key], form.most)
        rest = spread(form.bounds, [other for other in places if other != key], form.most - first)
        yield {key: first, **rest}
        if rest:
            yield {key: first}
    yield {}


def spread(bounds: Mapping[str, int], places: Sequence[str], most: int) -> dict[str, int]:
    """Return up to `most` units, one area after the other as long as each has room."""
    found: Counter[str] = Counter()
    while sum(found.values()) < most:
        open_places = [key for key in places if found[key] < bounds[key]]
        if not open_places:
            break
        found[min(open_places, key=lambda key: found[key])] += 1
    return dict(found)


def menace(state: RunewarsState, seat: Seat, area: int) -> float:
    """Return the greatest enemy force beside an area."""
    beside = state.land.neighbours(AreaId(area))
    enemies = (other for other in beside if state.holder[other] not in (seat, NOBODY))
    return max((power_in(state, other) for other in enemies), default=0.0)
