"""Names of seats, areas and things in pictures and in text, and the order of seats."""

from __future__ import annotations

from engine.core.language.words import Words
from engine.core.seats import Seat
from engine.runewars.data.cards import HEROES, REWARDS
from engine.runewars.view import AreaView, RunewarsView, SeatView
from render.runewars.printed import UNITS
from render.theme import Hue, army_of


def in_order(view: RunewarsView) -> list[SeatView]:
    """List the seats in play order."""
    placed = [view.seats[seat] for seat in view.order]
    return [*placed, *(seat for seat in view.seats if seat not in placed)]


def army(view: RunewarsView, seat: Seat | None) -> Hue:
    """Return a seat's colour; without a seat, that of the neutral units."""
    return army_of("neutral" if seat is None else view.seats[seat].faction)


def name_of(view: RunewarsView, seat: Seat | None, words: Words) -> str:
    """Return a seat's name, or that of the neutral units."""
    if seat is None:
        return words.say("neutrals")
    faction = view.seats[seat].faction
    return words.say(f"faction-{faction}") if faction else words.say("text-no-faction", seat=seat)


def thing_name(kind: str, key: str, words: Words) -> str:
    """Return the name of a card, unit or token in the game's own words."""
    return words.say(f"{kind}-{key.replace('_', '-')}")


def unit_name(unit: int, words: Words) -> str:
    """Name a type of unit."""
    return thing_name("unit", UNITS[unit].key, words)


def hero_name(hero: int, words: Words) -> str:
    """Name a hero."""
    return thing_name("hero", HEROES[hero].key, words)


def reward_name(reward: int, words: Words) -> str:
    """Name a Reward card."""
    return thing_name("reward", REWARDS[reward].key, words)


def area_name(view: RunewarsView, area: int | None, words: Words) -> str:
    """Name an area as printed, with its city."""
    if area is None:
        return ""
    return place_name(view.area(area), words)


def place_name(area: AreaView, words: Words) -> str:
    """Name an area as printed, with its city."""
    if not area.city:
        return area.key
    return words.say("text-area-city", key=area.key, city=thing_name("city", area.city, words))
