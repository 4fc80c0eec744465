"""Changes between two looks at the table: new pieces, gains, control, moves."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping

from engine.core.language.words import Words
from engine.core.seats import Seat
from engine.runewars.view import AreaView, RunewarsView
from render.change_marks import latest
from render.runewars.text.names import in_order, name_of


def area_of(view: RunewarsView, area: int) -> AreaView | None:
    """Return an area by its number; None if it is not on the board yet."""
    return next((each for each in view.areas if each.area == area), None)


def fresh_since(before: RunewarsView, after: RunewarsView, area: int) -> frozenset[str]:
    """Return the names of new things in an area, as used by `lay_out_area`."""
    now, then = after.area(area), area_of(before, area)
    names: set[str] = set()
    if then is None:
        return frozenset()
    units = _units(now)
    units.subtract(_units(then) if now.owner == then.owner else {})
    names |= {f"unit {unit}" for unit, number in units.items() if number > 0}
    here = {hero.hero: hero.seat for hero in after.heroes if hero.area == area}
    there = {hero.hero for hero in before.heroes if hero.area == area}
    names |= {f"hero {seat}" for hero, seat in here.items() if hero not in there}
    if now.rune and not then.rune:
        names.add("rune")
    if now.stronghold is not None and then.stronghold is None:
        names.add("stronghold")
    if now.controller != then.controller:
        names.add("banner")
    return frozenset(names)


def _units(area: AreaView) -> Counter[int]:
    """Count an area's units by kind, standing and routed."""
    found: Counter[int] = Counter()
    for unit, number in (*area.standing, *area.routed):
        found[unit] += number
    return found


def gains_of(before: RunewarsView, after: RunewarsView) -> Mapping[Seat, int]:
    """Return each seat's change in the number of areas with runes."""
    return {
        seat.seat: seat.rune_areas - then.rune_areas
        for seat, then in zip(after.seats, before.seats, strict=True)
        if seat.rune_areas != then.rune_areas
    }


def latest_ways(view: RunewarsView) -> frozenset[tuple[Seat | None, int, int]]:
    """Return the latest moves, as many as a map can show."""
    return latest(
        [
            (change.seat, change.origin, change.to)
            for change in view.changes
            if change.origin is not None and change.to is not None
        ]
    )


def since_lines(before: RunewarsView, after: RunewarsView, words: Words) -> Iterator[str]:
    """Return the seats that gained runes, and the areas whose controller has changed."""
    gains = gains_of(before, after)
    listed = [
        words.say("since-gain", who=name_of(after, seat.seat, words), n=gains[seat.seat])
        for seat in in_order(after)
        if seat.seat in gains
    ]
    if listed:
        yield words.say("since-gains", gains=", ".join(listed))
    flips = []
    for now in after.areas:
        then = area_of(before, now.area)
        if then is not None and now.controller != then.controller:
            old, new = (
                words.say("focus-nobody") if each is None else name_of(after, each, words)
                for each in (then.controller, now.controller)
            )
            flips.append(words.say("since-flip", area=now.key, old=old, new=new))
    if flips:
        yield words.say("since-control", flips="; ".join(flips))
