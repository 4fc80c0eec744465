"""Destinations that a seat could reach now, and why not others (part 4)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from engine.core.errors import Refused
from engine.core.language.messages import Message
from engine.core.seats import Scalar, Seat
from engine.runewars.board import HeroPiece
from engine.runewars.data.tiles import AREAS
from engine.runewars.data.units import IS_NEUTRAL, UNITS
from engine.runewars.pieces import NOBODY, AreaId, UnitId
from engine.runewars.rules.map.areas import is_empty, is_enemy, is_friendly, is_neutral, steps_from
from engine.runewars.rules.orders.marching import comes, commander_comes, is_bound
from engine.runewars.state import RunewarsState


def reach(state: RunewarsState, seat: Seat, origin: int | None) -> list[Message]:
    """Return where the units and heroes of one area could go, or in short those of each area.

    Only public facts count: whose turn it is, and which orders are left, is not considered.
    """
    if origin is None:
        return overview(state, seat)
    area = AreaId(origin)
    heroes = state.heroes_in(area, seat)
    own = state.holder[area] == seat
    if not heroes and not (own and state.units[area]):
        raise Refused("step-nobody", law="4.4", origin=area)
    lines = [Message("reach-title", {"origin": area})]
    if own and state.units[area]:
        lines += reach_of_units(state, seat, area)
    lines += [reach_of_hero(state, hero) for hero in heroes]
    return [*lines, Message("reach-others", law="4.6")]


def overview(state: RunewarsState, seat: Seat) -> list[Message]:
    """List where the standing units of each of a seat's areas could go."""
    lines = [Message("reach-title-all")]
    for area in state.land.areas:
        if state.holder[area] == seat and (units := state.standing(area)):
            count = sum(units.values())
            if is_held(state, seat, area):
                lines.append(Message("reach-line-held", {"origin": area, "count": count}, "4.5"))
                continue
            far = {to for unit in units for to in marches(state, seat, area, unit)}
            args = {"near": join_areas(steps(state, seat, area)), "far": join_areas(far)}
            lines.append(Message("reach-line", {"origin": area, "count": count, **args}))
    if len(lines) == 1:
        raise Refused("reach-none", law="4.4")
    return lines


def reach_of_units(state: RunewarsState, seat: Seat, area: AreaId) -> list[Message]:
    """Return where the units of an area could go: by Strategize, then by Mobilize and Conquer."""
    units, lines = state.standing(area), []
    if routed := sum(state.routed(area).values()):
        lines.append(Message("reach-routed", {"count": routed}, "4.4"))
    if not units:
        return lines
    if is_held(state, seat, area):
        return [*lines, Message("reach-held", law="4.5")]
    near = {unit: steps_of(state, seat, area, unit) for unit in units}
    lines += open_to("reach-near", near, "4.1")
    open_near = set.union(*near.values())
    beside = state.land.neighbours(area)
    lines += [why_no_step(state, area, to) for to in beside if to not in open_near]
    far = {unit: marches(state, seat, area, unit) for unit in units}
    lines += marching_lines(state, seat, far)
    if any(IS_NEUTRAL[unit] for unit in units):
        lines.append(Message("reach-allies", law="4.11"))
    return lines


def marching_lines(
    state: RunewarsState, seat: Seat, far: dict[UnitId, set[AreaId]]
) -> list[Message]:
    """Return where each type could march, and what it would meet there."""
    lines = open_to("reach-far", far, "4.2")
    entered = set.union(*far.values())
    if foes := [to for to in entered if is_enemy(state, seat, to)]:
        lines.append(Message("reach-battle", {"areas": join_areas(foes)}, "7.1"))
    if strangers := [to for to in entered if is_neutral(state, to)]:
        lines.append(Message("reach-neutral", {"areas": join_areas(strangers)}, "6"))
    if taken := [to for to in state.land.areas if is_held(state, seat, to)]:
        lines.append(Message("reach-activated", {"areas": join_areas(taken)}, "4.2"))
    return lines


def open_to(message: str, areas: dict[UnitId, set[AreaId]], law: str) -> list[Message]:
    """Return where all types could go by some orders, then the types that get further."""
    common = set.intersection(*areas.values())
    lines = [Message(message, {"areas": join_areas(common)}, law)]
    for unit, own in areas.items():
        if more := own - common:
            section = "4.8" if UNITS[unit].flying else law
            args: dict[str, Scalar] = {"unit": unit, "areas": join_areas(more)}
            lines.append(Message(f"{message}-more", args, section))
    return lines


def reach_of_hero(state: RunewarsState, hero: HeroPiece) -> Message:
    """Return where a hero could go; a routed one stays, and a commander may be bound (J3)."""
    if hero.routed:
        return Message("reach-hero-routed", {"hero": hero.hero}, "4.10")
    if is_bound(state, hero):
        return Message("reach-hero-bound", {"hero": hero.hero}, "J3")
    edge = {AreaId(hero.area)}
    near = set(steps_from(state, hero.area, flying=False, seat=NOBODY))
    if hero.commander:
        far = {to for to in state.land.areas if commander_comes(state, hero, to)}
    else:
        for _ in range(int(state.options["hero_order_move"])):
            edge |= {to for a in edge for to in steps_from(state, a, flying=False, seat=NOBODY)}
        far = edge
    safe = [to for to in near if is_friendly(state, hero.seat, to) or is_empty(state, to)]
    along = [to for to in far if to != hero.area and not is_held(state, hero.seat, to)]
    args = {"near": join_areas(safe), "far": join_areas(along)}
    return Message("reach-hero", {"hero": hero.hero, **args}, "4.10")


def is_held(state: RunewarsState, seat: int, area: AreaId) -> bool:
    """Return whether a seat's activation token is in an area, which may not get a second one."""
    return bool(state.activated[area] >> seat & 1)


def steps(state: RunewarsState, seat: Seat, area: AreaId) -> set[AreaId]:
    """Return where some standing unit of an area could step by Strategize."""
    return {to for unit in state.standing(area) for to in steps_of(state, seat, area, unit)}


def steps_of(state: RunewarsState, seat: Seat, area: AreaId, unit: UnitId) -> set[AreaId]:
    """Return where a type could step by Strategize."""
    return {
        to
        for to in steps_from(state, area, flying=UNITS[unit].flying, seat=seat)
        if is_friendly(state, seat, to) or (is_empty(state, to) and not only_allies(state, area))
    }


def only_allies(state: RunewarsState, area: AreaId) -> bool:
    """Return whether an area holds only allied neutrals; they need company elsewhere (4.11)."""
    return all(IS_NEUTRAL[unit] for unit in state.standing(area))


def why_no_step(state: RunewarsState, area: AreaId, to: AreaId) -> Message:
    """Explain why no unit can step into a neighbour by Strategize."""
    if colour := barred_by(state, area, to):
        return Message(f"reach-no-{colour}", {"to": to}, "4.7")
    if is_empty(state, to):
        return Message("reach-no-company", {"to": to}, "4.11")
    return Message("reach-no-peace", {"to": to}, "4.1")


def barred_by(state: RunewarsState, area: AreaId, to: AreaId) -> str:
    """Return the colour of the border that stops every unit of an area, or nothing."""
    seat = state.holder[area]
    for unit in state.standing(area):
        if to in steps_from(state, area, flying=UNITS[unit].flying, seat=seat):
            return ""
    return state.land.border(area, to)


def marches(state: RunewarsState, seat: Seat, area: AreaId, unit: UnitId) -> set[AreaId]:
    """Return the areas that could be activated and that a type could march into."""
    return {
        to
        for to in state.land.areas
        if to != area and not is_held(state, seat, to) and comes(state, seat, area, to, unit)
    }


def join_areas(areas: Iterable[AreaId]) -> str:
    """Write areas by their printed names, in their order, for `NAMES`."""
    keys: Sequence[str] = [AREAS[area].key for area in sorted(areas)]
    return " ".join(keys)
