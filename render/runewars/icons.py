"""The icons of Runewars, by order, unit and seat; portraits of cards."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Any

from engine.runewars.view import RunewarsView
from render.canvas import sprite
from render.icons import INNER, DrawIcon
from render.layout.portrait import SIDE, Portrait
from render.layout.versus import Part
from render.runewars.board import sprites
from render.runewars.printed import HEROES, QUESTS, REWARDS, SEASON_CARDS, SEASONS, UNITS
from render.theme import ARMIES, NEUTRAL, PAPER_LIGHT

ATTRIBUTES = ("strength", "agility", "wisdom")
RESOURCES = ("food", "wood", "ore")
SIGNS = {
    "influence": "influence", "tactics": "tactics", "quests": "quests", "rewards": "rewards",
    "objective": "objective", "rune": "rune", "dragon": "rune-dragon", "false": "rune-false",
    "stronghold": "stronghold", "city": "city", "hero": "hero",
    "duel": "duel", "routed": "routed", "damage": "damage", "health": "health", "fate": "fate",
    "development": "development", "victory": "victory",
}  # fmt: skip
"""Other drawings, by name of the icon."""
ORDER_ART = {
    1: "step", 2: "march", 3: "battle", 4: "food", 5: "unit-infantry", 6: "city", 7: "influence",
    8: "stronghold",
}  # fmt: skip
"""Drawing for each order, beside its number and on its portrait."""
_LINKED = {
    "OrderNumber": "order", "Resource": "resource", "Attribute": "attribute",
}  # fmt: skip
"""Prefix of the icon's name, by field type."""
_SIGN_OF = {
    "HeroId": "hero", "DuellistId": "hero", "TacticId": "tactics", "QuestCardId": "quests",
    "RewardId": "rewards", "ObjectiveId": "objective",
}  # fmt: skip


def drawings() -> Mapping[str, DrawIcon]:
    """Return the drawing function of each icon, by name."""
    return {
        **{
            f"order_{number}": partial(sprites.order_sign, art, INNER)
            for number, art in ORDER_ART.items()
        },
        **{f"resource_{each}": partial(sprite, each, INNER) for each in RESOURCES},
        **{f"attribute_{each}": partial(sprite, each, INNER) for each in ATTRIBUTES},
        **{f"season_{each}": partial(sprite, f"season-{each}", INNER) for each in SEASONS},
        **{
            f"faction_{each}": partial(sprites.sign, each, INNER, 0)
            for each in ARMIES
            if each != "neutral"
        },
        **{
            f"unit_{unit.key}": partial(sprites.unit, number, ARMIES[unit.faction], INNER)
            for number, unit in enumerate(UNITS)
        },
        "battle": partial(sprite, "battle", INNER, NEUTRAL),
        **{f"runewars_{each}": partial(sprite, art, INNER, NEUTRAL) for each, art in SIGNS.items()},
    }


def icon_name(type_name: str, value: Any, view: RunewarsView) -> str:
    """Return the icon for a value of a field type; empty if there is none."""
    if type_name in _LINKED:
        return f"{_LINKED[type_name]}_{value}"
    if type_name in _SIGN_OF:
        return f"runewars_{_SIGN_OF[type_name]}"
    if type_name == "UnitId":
        return f"unit_{UNITS[value].key}"
    if type_name == "Seat":
        faction = view.seats[value].faction if value >= 0 else ""
        return f"faction_{faction}" if faction in ARMIES else ""
    return ""


# Portraits


def portrait_of(key: str) -> Portrait:
    """Return the portrait of a thing to look up, `hero.laurel`, or of a seat's faction."""
    kind, _, which = key.rpartition(".")
    match kind:
        case "":
            return Portrait(sprites.sign(which, SIDE, 0), ARMIES[which].tint)
        case "unit":
            return _unit_portrait(which)
        case "hero":
            return _hero_portrait(which)
        case "order":
            card = sprites.order(int(which), SIDE)
            return Portrait(sprite(ORDER_ART[int(which)], SIDE, NEUTRAL), PAPER_LIGHT, card)
        case "quest":
            return _quest_portrait(which)
        case _:
            return Portrait(sprite(_art_of(kind, which), SIDE, NEUTRAL), PAPER_LIGHT)


def portrait_key(type_name: str, value: Any, view: RunewarsView) -> str:
    """Return the key of the portrait of a hero not yet in play."""
    if type_name != "HeroId" or any(hero.hero == value for hero in view.heroes):
        return ""
    return f"hero.{HEROES[value].key}"


def portraits_of(subject: str, view: RunewarsView) -> list[str]:
    """Return the keys of open things with a portrait of their own, in the order of the view."""
    match subject:
        case "heroes":
            return [f"hero.{HEROES[hero.hero].key}" for hero in view.heroes]
        case "cities":
            return [f"city.{area.city}" for area in view.areas if area.city]
        case "titles":
            return [f"title.{title}" for title, _ in view.title_influence]
        case _:
            return []


def _unit_portrait(key: str) -> Portrait:
    """Show a unit on its base, with initiative and health."""
    number, unit = next((i, each) for i, each in enumerate(UNITS) if each.key == key)
    hue = ARMIES[unit.faction]
    facts = [Part(None, str(unit.initiative)), Part(sprite("health", INNER), str(unit.health))]
    return Portrait(sprites.unit(number, hue, SIDE), hue.tint, facts=facts)


def _hero_portrait(key: str) -> Portrait:
    """Show a hero with the attributes."""
    hero = next(each for each in HEROES if each.key == key)
    facts = [Part(sprite(name, INNER), str(worth)) for name, worth in hero.attributes.items()]
    return Portrait(sprite("hero", SIDE, NEUTRAL), PAPER_LIGHT, facts=facts)


def _quest_portrait(key: str) -> Portrait:
    """Show a quest with the attribute that it tests."""
    quest = next(each for each in QUESTS if each.key == key)
    tested = sprite(quest.attribute, INNER) if quest.attribute else None
    return Portrait(sprite("quests", SIDE), PAPER_LIGHT, tested)


def _art_of(kind: str, key: str) -> str:
    """Return a thing's own drawing, or that of its kind."""
    match kind:
        case "tactic":
            return "tactics"
        case "season-card":
            card = next(each for each in SEASON_CARDS if each.key == key)
            return f"season-{card.season}"
        case "title":
            return f"title-{key}"
        case "reward":
            return f"reward-{next(each.kind for each in REWARDS if each.key == key)}"
        case _:
            return kind
