"""Positions of Runewars to draw: from matches played at random, and crowded ones."""

from __future__ import annotations

import random
from collections.abc import Callable
from functools import lru_cache
from typing import Any

from msgspec.structs import replace

from engine.core.events import events_for
from engine.core.match import Match
from engine.core.seats import Seat, Setup
from engine.runewars.data.units import FACTION_KEYS, units_of
from engine.runewars.game import GAME
from engine.runewars.pieces import HeroId
from engine.runewars.state import RunewarsState
from engine.runewars.view import (
    FACEDOWN,
    AreaView,
    BattleView,
    DuelView,
    FighterView,
    HeroView,
    RunewarsView,
    Shift,
    StrongholdView,
)
from engine.selfplay import PLAYERS, chance_of

OPTIONS = {"map": "fixed", "setup": "usual"}
KINDS = ("one", "two", "four", "eight")
"""Kinds, standing and routed, of the eight units of a crowded area."""


def positions(
    seats: int, seed: int, every: int, most: int, viewer: Seat | None = None, **options: str
) -> list[RunewarsView]:
    """Play at random and list views with their news, one every few answers."""
    found, told = [], []
    match = new_match(seats, seed, **options)
    player = PLAYERS["random"](random.Random(seed))
    for answered in range(1, most + 1):
        if match.over or not match.pending:
            break
        seat, question = next(iter(match.pending.items()))
        told += match.submit(seat, question.id, player.answer(match, question))
        if answered % every == 0:
            found.append(GAME.highlight(match.view(viewer), events_for(told, viewer)))
            told = []
    return found


def new_match(seats: int, seed: int, **options: str) -> Match[Any]:
    """Begin a match of the first few factions."""
    setup = Setup("runewars", FACTION_KEYS[:seats], {**OPTIONS, **options})
    return Match.new(GAME, setup, chance_of(seed), keep="nothing")


@lru_cache(maxsize=32)
def position(
    seats: int = 4,
    seed: int = 8,
    year: int = 2,
    season: str = "summer",
    viewer: Seat | None = None,
    **options: str,
) -> RunewarsView:
    """Play at random up to a season of a year."""
    return reach(
        seats, seed, lambda state: (state.year, state.season) == (year, season), viewer, **options
    )


def reach(
    seats: int,
    seed: int,
    stop: Callable[[RunewarsState], bool],
    viewer: Seat | None = None,
    **options: str,
) -> RunewarsView:
    """Play at random until the state is as wanted, and view it with the latest news."""
    match = new_match(seats, seed, **options)
    player = PLAYERS["random"](random.Random(seed))
    news: list[Any] = []
    while not stop(match.state) and match.pending and not match.over:
        seat, question = next(iter(match.pending.items()))
        news.append(match.submit(seat, question.id, player.answer(match, question)))
    told = [each for heap in news[-3:] for each in heap]
    return GAME.highlight(match.view(viewer), events_for(told, viewer))


def fought() -> RunewarsView:
    """Set a battle of two seats, with neutral allies."""
    view = position(4)
    area = next(each for each in view.areas if each.city)
    mine, theirs, wild = (units_of(key) for key in ("daqan", "latari", "neutral"))
    attackers = FighterView(mine[0], 3, 1, 0), FighterView(mine[1], 2, 0, 1)
    defenders = FighterView(theirs[0], 0, 2, 0), FighterView(wild[4], 1, 0, 3)
    battle = BattleView(area.area, Seat(0), Seat(1), 3, attackers, defenders)
    return replace(view, battle=battle, changes=(Shift("battle", Seat(0), area.area),))


def crowded(view: RunewarsView, kinds: str = "four", brim: bool = True) -> RunewarsView:
    """Put eight units of some kinds into every area, filled to the brim with everything else."""
    areas = tuple(_crowd(view, place, area, kinds, brim) for place, area in enumerate(view.areas))
    heroes = [
        HeroView(HeroId(n % 12), Seat((n + k) % len(view.seats)), area.area, 0, n % 4 == 0, False,
                 (), 0, (), None)
        for n, area in enumerate(areas)
        for k in range(len(view.seats) if kinds == "eight" else 1)
    ]  # fmt: skip
    return replace(view, areas=areas, heroes=tuple(heroes) if brim else (), changes=())


def _crowd(view: RunewarsView, place: int, area: AreaView, kinds: str, brim: bool) -> AreaView:
    seat = Seat(place % len(view.seats))
    army = [*units_of(view.seats[seat].faction), *units_of("neutral")]
    standing, routed = {
        "one": (((army[0], 8),), ()),
        "two": (((army[0], 5), (army[1], 3)), ()),
        "four": (((army[0], 2), (army[1], 2), (army[2], 2)), ((army[0], 2),)),
        "eight": (tuple((u, 1) for u in army[:5]), tuple((u, 1) for u in army[:3])),
    }[kinds]
    built = StrongholdView(seat, place % 2 == 0, "diplomat" if place % 3 == 0 else "")
    extra: dict[str, Any] = {}
    if brim:
        extra = {
            "stronghold": None if area.city else built,
            "activated": tuple(Seat(each) for each in range(place % (len(view.seats) + 1))),
            "rune": FACEDOWN,
            "rune_shown": False,
            "left": 2 if place % 3 == 0 else 0,
            "exploration": FACEDOWN if kinds == "eight" else "",
        }
    return replace(area, owner=seat, controller=seat, standing=standing, routed=routed, **extra)


def duelled(unit: bool = False) -> RunewarsView:
    """Set a duel of two heroes in its second round, or of one with the unit of a quest."""
    view = position(4)
    place = next(each for each in view.areas if each.city).area
    one, other = (
        HeroView(HeroId(number), Seat(seat), place, damage, False, False, (), 0, (), None)
        for number, seat, damage in ((3, 0, 2), (7, 1, 0))
    )
    duel = DuelView(one.hero, other.hero, None, 0, 2)
    if unit:
        duel = DuelView(one.hero, None, units_of("neutral")[4], 3, 2)
    areas = tuple(
        replace(each, heroes=(one.hero, other.hero)) if each.area == place else each
        for each in view.areas
    )
    return replace(view, areas=areas, heroes=(one, other), duel=duel)
