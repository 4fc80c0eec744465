"""Rune tokens: receiving, placing, moving and looking at them (rules-map-heroes F)."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.choices.actions import Option
from engine.core.seats import Seat
from engine.runewars.board import Rune
from engine.runewars.events.map import (
    RuneLooked,
    RuneMoved,
    RunePlaced,
    RuneReturned,
    RuneUnplaced,
    RuneWas,
)
from engine.runewars.pieces import NOBODY, AreaId
from engine.runewars.rules.map.areas import controller, controllers
from engine.runewars.state import RunewarsState, RunewarsTable

MOST_RETURNED = 2
"""False runes that may be returned before a dragon rune is received."""


class InArea(Option, frozen=True, gc=False, tag="runewars.area"):
    area: AreaId


def open_for_runes(state: RunewarsState, seat: int) -> list[AreaId]:
    """List the areas where a seat may lay a token: friendly or uncontrolled, without one."""
    return [
        area
        for area in state.land.areas
        if area not in state.runes and controller(state, area) in (seat, NOBODY)
    ]


async def receive_rune(t: RunewarsTable, seat: Seat) -> None:
    """Receive a dragon rune, with the false rune that comes with it (F)."""
    state = t.state
    if not state.dragon_runes:
        return
    look_around(t, controllers(state))
    await return_false_runes(t, seat)
    tokens = [True] + [False] * bool(state.false_runes)
    places = open_for_runes(state, seat)
    laid: dict[int, bool] = {}
    for dragon in tokens[: len(places)]:
        kind = "rune.dragon" if dragon else "rune.false"
        options = [InArea(area) for area in places if area not in laid]
        laid[(await t.choose(seat, kind, options, public=False)).area] = dragon
    for area in sorted(laid):
        lay_rune(t, seat, area, laid[area])
    back = tokens[len(laid) :]
    for dragon in back:
        t.tell(RuneUnplaced(seat, dragon))
    if back:  # the one that went back is public, and so is the other by that
        for area in laid:
            for other in state.seats:
                learn(t, Seat(other), area)


async def return_false_runes(t: RunewarsTable, seat: Seat) -> None:
    """Offer a seat to show and return up to two false runes from areas it controls."""
    state = t.state
    held = [AreaId(area) for area in sorted(state.runes) if controller(state, area) == seat]
    if all(is_known_dragon(state, area) for area in held):  # as everybody sees
        return
    false = [InArea(area) for area in held if not state.runes[area].dragon]
    chosen = await t.choose_some(
        seat, "rune.return", false, least=0, most=MOST_RETURNED, public=False
    )
    for each in chosen:
        state.runes.pop(each.area)
        state.false_runes += 1
        t.tell(RuneReturned(each.area, False))


def is_known_dragon(state: RunewarsState, area: int) -> bool:
    """Return whether everybody knows that an area's token is a dragon rune."""
    rune = state.runes[area]
    return rune.dragon and (rune.faceup or all(seat in rune.seen for seat in state.seats))


def lay_rune(t: RunewarsTable, seat: Seat, area: int, dragon: bool) -> None:
    """Lay a token from the supply facedown; only the seat that lays it knows its face."""
    state = t.state
    if dragon:
        state.dragon_runes -= 1
    else:
        state.false_runes -= 1
    state.runes[area] = Rune(dragon, seen=[int(seat)])
    t.tell(RunePlaced(seat, AreaId(area), False))
    t.tell(RuneWas(AreaId(area), dragon), only=[seat])


def place_dragon_rune(t: RunewarsTable, chooser: Seat, area: int) -> None:
    """Lay a dragon rune whose face is public: no false rune comes with it (F)."""
    state = t.state
    if not state.dragon_runes:
        return
    state.dragon_runes -= 1
    state.runes[area] = Rune(True, seen=[int(seat) for seat in state.seats])
    t.tell(RunePlaced(chooser, AreaId(area), False))


def move_rune(t: RunewarsTable, origin: int, to: int) -> None:
    """Move a token; seats that know its face still do, and it keeps the side it shows."""
    state = t.state
    state.runes[to] = state.runes.pop(origin)
    t.tell(RuneMoved(AreaId(origin), AreaId(to)))


def peek(t: RunewarsTable, seat: Seat, area: int) -> None:
    """Show a seat a token by a card; that it looked is public."""
    t.tell(RuneLooked(seat, AreaId(area)))
    learn(t, seat, area)


def learn(t: RunewarsTable, seat: Seat, area: int) -> None:
    """Tell a seat the face of a token, in private."""
    rune = t.state.runes.get(area)
    if rune is None or rune.faceup or seat in rune.seen:
        return
    rune.seen.append(int(seat))
    t.tell(RuneWas(AreaId(area), rune.dragon), only=[seat])


def look_around(t: RunewarsTable, owners: Sequence[int]) -> None:
    """Show each seat the tokens in areas it controls or has a hero in (F)."""
    state = t.state
    present: dict[int, list[int]] = {}
    for hero in state.heroes:
        present.setdefault(hero.area, []).append(hero.seat)
    for area in sorted(state.runes):
        rune = state.runes[area]
        owner = owners[area]
        if rune.faceup or (area not in present and (owner == NOBODY or owner in rune.seen)):
            continue
        looking = {owner, *present.get(area, ())}.difference(rune.seen)
        for seat in sorted(looking):
            if seat != NOBODY:
                learn(t, Seat(seat), area)


async def mix_runes(t: RunewarsTable, seat: Seat, areas: tuple[AreaId, AreaId]) -> None:
    """Take the tokens of two friendly areas, mix them and lay one in each, knowing them (Fortify).

    A single token may go to either. They lie facedown again, and nobody else knows them. The
    question tells nothing of the faces: it asks where the token of the first area goes.
    """
    state = t.state
    held = [area for area in areas if area in state.runes]
    options = [InArea(area) for area in areas]
    to = (await t.choose(seat, "rune.mix", options, public=False, area=held[0])).area
    placed = {to: state.runes[held[0]].dragon}
    if len(held) > 1:
        other = areas[1] if to == areas[0] else areas[0]
        placed[other] = state.runes[held[1]].dragon
    for area in held:
        del state.runes[area]
    for area in sorted(placed):
        state.runes[area] = Rune(placed[area], seen=[int(seat)])
        t.tell(RunePlaced(seat, AreaId(area), False))
        t.tell(RuneWas(AreaId(area), placed[area]), only=[seat])
