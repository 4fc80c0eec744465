"""The areas that an option is about: for questions asked on the map."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.choices.actions import Option
from engine.core.choices.places import Way, places_named, way_along, ways_of
from engine.core.choices.questions import Question
from engine.runewars.advice.chances import best_attack
from engine.runewars.data.tiles import AREA_OF
from engine.runewars.rules.orders.marching import CONQUER, MOBILIZE
from engine.runewars.rules.seasons.year import ChooseOrder
from engine.runewars.state import RunewarsState


def places(state: RunewarsState, question: Question) -> Sequence[Way]:
    """Return the way of each option, or kind of amounts; a hero stands for its area.

    An order to march is about the battle that is named with it.
    """
    land = frozenset(state.land.areas)
    here = {each.hero: int(each.area) for each in state.heroes}

    def way_of(option: Option) -> Way:
        if isinstance(option, ChooseOrder):
            marches = option.order in (MOBILIZE, CONQUER)
            best = best_attack(state, question.seat) if marches else None
            return way_along([] if best is None else [int(best[0])])
        areas = [area for area in places_named(option, ("AreaId",)) if area in land]
        heroes = [here[hero] for hero in places_named(option, ("HeroId",)) if hero in here]
        return way_along([*dict.fromkeys([*heroes[:1], *areas])])

    def place_of(kind: str) -> int | None:
        area = AREA_OF.get(kind.partition(".")[0])
        return area if area in land else None

    said = [question.context[name] for name in ("area", "origin", "to") if name in question.context]
    return ways_of(question, way_of, place_of, way_along([int(n) for n in said if n in land]))
