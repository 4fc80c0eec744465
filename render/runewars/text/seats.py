"""A seat and a hero in words: a line with all their open information."""

from __future__ import annotations

from collections.abc import Iterator

from engine.core.language.words import Words
from engine.runewars.data.tiles import AREAS, TILES
from engine.runewars.view import HeroView, RunewarsView, SeatView
from render.layout.alt_text import counted_line
from render.runewars.printed import HEROES, QUESTS
from render.runewars.text.names import (
    area_name,
    hero_name,
    name_of,
    reward_name,
    thing_name,
    unit_name,
)


def seat_line(view: RunewarsView, seat: SeatView, words: Words) -> str:
    """Describe all open information of a seat."""
    who = name_of(view, seat.seat, words)
    if seat.eliminated:
        return words.say("text-seat", who=who, rest=words.say("text-eliminated"))
    return words.say("text-seat", who=who, rest="; ".join(_parts(view, seat, words)))


def _parts(view: RunewarsView, seat: SeatView, words: Words) -> Iterator[str]:
    if seat.tiles:
        yield words.say("text-tiles", tiles="; ".join(_tile(tile, words) for tile in seat.tiles))
    yield words.say("text-runes", n=seat.rune_areas)
    if seat.dragons is not None and seat.rune_areas:
        yield words.say("text-dragons", n=seat.dragons)
    yield words.say("text-influence", n=seat.influence)
    food, wood, ore = (step for _, step in seat.dials)
    yield words.say("text-dials", food=food, wood=wood, ore=ore)
    yield words.say("text-tactics", n=seat.tactics)
    yield words.say("text-quests", n=seat.quests)
    if seat.known_quests:
        known = ", ".join(
            thing_name("quest", QUESTS[each].key, words) for each in seat.known_quests
        )
        yield words.say("text-known-quests", quests=known)
    if seat.has_objective:
        yield words.say("text-objective")
    orders = ", ".join(words.say(f"order-{number}") for number in seat.orders)
    yield words.say("text-orders", orders=orders or words.say("text-none"))
    yield words.say("text-strongholds", n=seat.strongholds)
    if seat.titles:
        titles = ", ".join(thing_name("title", title, words) for title in seat.titles)
        yield words.say("text-titles", titles=titles)
    if seat.victory:
        yield words.say("text-victory-on", season=words.say(f"season-{seat.victory}"))
    supply = counted_line([(unit_name(unit, words), n) for unit, n in seat.supply], words)
    yield words.say("text-supply", units=supply or words.say("text-none"))


def _tile(tile: str, words: Words) -> str:
    """Describe a map tile to be laid: its areas, and their positions relative to the first."""
    areas = []
    for area in TILES[tile].areas:
        facts = AREAS[area]
        yields = [(words.say(f"resource-{each}"), n) for each, n in facts.yields.items()]
        said = counted_line(yields, words)
        q, r = facts.hex
        areas.append(words.say("text-tile-area", key=facts.key, q=q, r=r, yields=said))
    return words.say("text-tile", tile=tile, areas=", ".join(areas))


def hero_line(view: RunewarsView, hero: HeroView, words: Words) -> str:
    """Describe a hero; its own player also reads its facedown Rewards."""
    return words.say(
        "text-hero",
        hero=hero_name(hero.hero, words),
        who=name_of(view, hero.seat, words),
        place=area_name(view, hero.area, words),
        rest="; ".join(_hero_parts(hero, words)),
    )


def _hero_parts(hero: HeroView, words: Words) -> Iterator[str]:
    facts, training = HEROES[hero.hero], dict(hero.training)
    for attribute, printed in facts.attributes.items():
        value = printed + training.get(attribute, 0)
        yield words.say("text-attribute", attribute=words.say(f"attribute-{attribute}"), n=value)
    yield words.say("text-health", n=facts.health)
    if hero.damage:
        yield words.say("text-damage", n=hero.damage)
    if hero.routed:
        yield words.say("text-hero-routed")
    if hero.commander:
        yield words.say("text-commander")
    if hero.shown:
        shown = ", ".join(reward_name(each, words) for each in hero.shown)
        yield words.say("text-rewards-shown", rewards=shown)
    facedown = hero.rewards - len(hero.shown)
    if hero.hidden:
        hidden = ", ".join(reward_name(each, words) for each in hero.hidden)
        yield words.say("text-rewards-own", rewards=hidden)
    elif facedown:
        yield words.say("text-rewards", n=facedown)
