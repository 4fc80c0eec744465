"""Labels of values: "3A", a unit's or hero's name, a card's name, a seat's faction."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from engine.core.language.labels import Labels, Write
from engine.core.language.words import Words
from engine.runewars.data.cards import (
    HEROES,
    OBJECTIVES,
    QUESTS,
    REWARD_FACE,
    REWARDS,
    SEASON_CARDS,
    TACTIC_FACE,
    TACTICS,
)
from engine.runewars.data.tiles import AREA_OF, AREAS, beside
from engine.runewars.data.units import UNITS
from engine.runewars.pieces import ATTRIBUTES, RESOURCES
from engine.runewars.rules.forces import ROUTED
from engine.runewars.rules.heroes.quest_actions import NO_MORE
from engine.runewars.view import RunewarsView


def _area(value: int, words: Words, view: RunewarsView) -> str:
    if value <= 0:
        return words.say("nowhere")
    area = AREAS[value]
    if city := next((a.city for a in view.areas if a.area == value), ""):
        return words.say("area-city", key=area.key, city=words.say(f"city-{city}"))
    if area.home:
        return words.say("area-home", key=area.key, faction=words.say(f"faction-{area.home}"))
    return words.say("area", key=area.key)


def _seat(value: int, words: Words, view: RunewarsView) -> str:
    return words.say("neutrals" if value < 0 else f"faction-{view.seats[value].key}")


def _amount(value: str, words: Words, view: RunewarsView) -> str:
    """Write a kind of an amounts question: `bowman`, `bowman.routed`, `3A`, `3A.bowman`."""
    head, _, rest = value.partition(".")
    if head not in AREA_OF:
        name = words.say(f"unit-{head.replace('_', '-')}")
    elif rest and rest != ROUTED:
        unit = words.say(f"unit-{rest.replace('_', '-')}")
        return words.say("amount-from", unit=unit, area=_area(AREA_OF[head], words, view))
    else:
        name = _area(AREA_OF[head], words, view)
    return words.say("amount-routed", name=name) if rest else name


def _duellist(value: int, words: Words, view: RunewarsView) -> str:
    """Name a hero and its player, as far as it is still on the board."""
    hero = LABELS.write("HeroId", value, words, view)
    owner = next((each.seat for each in view.heroes if each.hero == value), None)
    return hero if owner is None else f"{hero} ({_seat(owner, words, view)})"


def make_writer(prefix: str, key_of: Callable[[int], str]) -> Write:
    """Return a function that writes a value with the message `<prefix>-<key>`."""
    return lambda value, words, view: words.say(f"{prefix}-{key_of(value).replace('_', '-')}")


KEYS_OF: dict[str, tuple[str, Callable[[int], str]]] = {
    "UnitId": ("unit", lambda value: UNITS[value].key),
    "HeroId": ("hero", lambda value: HEROES[value].key),
    "TacticId": ("tactic", lambda value: TACTICS[value].key),
    "QuestCardId": ("quest", lambda value: QUESTS[value].key),
    "RewardId": ("reward", lambda value: REWARDS[value].key),
    "ObjectiveId": ("objective", lambda value: OBJECTIVES[value].key),
    "SeasonCardId": ("season-card", lambda value: SEASON_CARDS[value].key),
    "OrderNumber": ("order", str),
}
"""Prefix of a numbered thing's words, and a function for its key, by the name of its type."""

WRITERS: dict[str, Write] = {
    "AreaId": _area,
    "Seat": _seat,
    "DuellistId": _duellist,
    **{name: make_writer(prefix, key_of) for name, (prefix, key_of) in KEYS_OF.items()},
    "Resource": lambda value, words, view: words.say(f"resource-{value}"),
    "Attribute": lambda value, words, view: words.say(f"attribute-{value}"),
    "Amount": _amount,
}
"""Writers by the name of a field's type."""

CONTEXT_TYPES = {
    "area": "AreaId",
    "origin": "AreaId",
    "to": "AreaId",
    "seat": "Seat",
    "receiver": "Seat",
    "attacker": "Seat",
    "defender": "Seat",
    "by": "Seat",
    "rival": "Seat",
    "winner": "Seat",
    "loser": "Seat",
    "bidder1": "Seat",
    "bidder2": "Seat",
    "bidder3": "Seat",
    "bidder4": "Seat",
    "side1": "Seat",
    "side2": "Seat",
    "hero": "HeroId",
    "challenger": "DuellistId",
    "challenged": "DuellistId",
    "unit": "UnitId",
    "unit1": "UnitId",
    "unit2": "UnitId",
    "card": "TacticId",
    "reward": "RewardId",
    "quest": "QuestCardId",
    **{f"order{place}": "OrderNumber" for place in ("", 1, 2, 3, 4)},
}
"""Field type behind an argument's name, in questions and refusals."""


def values_of(type_name: str, view: RunewarsView) -> list[Any]:
    """List all values of a field type at this table."""
    match type_name:
        case "AreaId":
            return [area.area for area in view.areas]
        case "Seat":
            return [seat.seat for seat in view.seats]
        case "UnitId":
            return list(range(len(UNITS)))
        case "HeroId":
            return list(range(len(HEROES)))
        case "TacticId":
            return sorted(set(TACTIC_FACE))
        case "RewardId":
            return sorted(set(REWARD_FACE))
        case "QuestCardId":
            return list(range(len(QUESTS)))
        case "OrderNumber":
            return list(range(1, 9))
        case "Resource":
            return list(RESOURCES)
        case "Attribute":
            return [*ATTRIBUTES, NO_MORE]
        case _:
            return []


def write_shortest(type_name: str, value: Any) -> str:
    """Return the shortest way to type a value: an area's key, otherwise its number."""
    return AREAS[value].key if type_name == "AreaId" else str(value)


LABELS = Labels(WRITERS, values_of, write_shortest)


def areas_beside(place: int, words: Words, view: RunewarsView) -> list[tuple[int, str]]:
    """Name the areas that share a side with one, clockwise from the north."""
    at = {each.hex: each.area for each in view.areas}
    middle = view.area(place).hex
    found = [at[there] for side in range(6) if (there := beside(middle, side)) in at]
    return [(area, _area(area, words, view)) for area in found]
