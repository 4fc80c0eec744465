"""Cards, tokens, units and heroes to look up, and the open ones at a table or in a hand.

In words everything is named `<kind>-<key>`, and explained in its `.text`.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from functools import cache

from engine.core.language.messages import CardEntry
from engine.core.language.words import Words
from engine.runewars.data.cards import (
    CITIES,
    EXPLORATIONS,
    FATE,
    HEROES,
    OBJECTIVES,
    QUESTS,
    REWARDS,
    SEASON_CARDS,
    TACTICS,
    TITLES,
)
from engine.runewars.data.units import DEVELOPMENTS, UNITS
from engine.runewars.language.labels import KEYS_OF, LABELS
from engine.runewars.view import HeroView, RunewarsView

ORDERS = tuple(str(number) for number in range(1, 9))
RULE_OF = {
    "order": "5", "tactic": "13", "season-card": "12", "objective": "H", "title": "H", "city": "H",
    "development": "9", "unit": "7", "hero": "E", "quest": "E", "reward": "E", "exploration": "J1",
}  # fmt: skip
"""Section for each kind of thing to look up."""
SUBJECTS = ("heroes", "cities", "titles", "tactics", "fate", "seasons", "legend")


def message_of(kind: str, key: str) -> str:
    """Return the id of a thing's words."""
    return f"{kind}-{key.replace('_', '-')}"


# Everything there is


def card_entries(words: Words) -> list[CardEntry]:
    """List every kind of card, token, unit and hero."""
    return [entry(kind, key, count, words) for (kind, key), count in everything().items()]


@cache
def everything() -> dict[tuple[str, str], int]:
    """Return the number of copies of every thing, by its kind and key."""
    found: Counter[tuple[str, str]] = Counter()
    found.update(("order", key) for key in ORDERS)
    found.update(("tactic", card.key) for card in TACTICS)
    found.update(("season-card", card.key) for card in SEASON_CARDS)
    found.update(("objective", card.key) for card in OBJECTIVES)
    found.update(("title", key) for key in TITLES)
    found.update(("city", key) for key in CITIES)
    found.update(("development", key) for key in DEVELOPMENTS)
    found.update(("unit", unit.key) for unit in UNITS)
    found.update(("hero", hero.key) for hero in HEROES)
    found.update(("quest", card.key) for card in QUESTS)
    found.update(("reward", card.key) for card in REWARDS)
    found.update(("exploration", key) for key in EXPLORATIONS)
    return dict(found)


def entry(kind: str, key: str, count: int, words: Words) -> CardEntry:
    """Describe a thing: its name, one line about it, and its effect."""
    message = message_of(kind, key)
    text = [words.say(f"{message}.text")]
    if kind == "order":
        text.append(words.say("printed-bonus", bonus=words.say(f"{message}.bonus")))
    text.append(words.say("law", section=RULE_OF[kind]))
    name = words.say(message)
    line = words.say("printed-line", name=name, what=what_it_is(kind, key, words), count=count)
    return CardEntry(f"{kind}.{key}", name, line, "\n".join(text))


def what_it_is(kind: str, key: str, words: Words) -> str:
    """Describe a thing's kind, with the print on it besides its text."""
    said: dict[str, str | int] = {}
    match kind:
        case "season-card":
            card = next(each for each in SEASON_CARDS if each.key == key)
            said = {"season": words.say(f"season-{card.season}")}
        case "objective":
            said = {"side": next(each.side for each in OBJECTIVES if each.key == key)}
        case "unit":
            unit = next(each for each in UNITS if each.key == key)
            faction = unit.faction
            said = {
                "faction": words.say("neutrals" if faction == "neutral" else f"faction-{faction}"),
                "shape": words.say(f"shape-{unit.shape}"),
                "initiative": unit.initiative,
                "health": unit.health,
            }
        case "hero":
            hero = next(each for each in HEROES if each.key == key)
            said = {"side": hero.alignment, "health": hero.health, **hero.attributes}
    return words.say(f"kind-{kind}", **said)


def found_by(type_name: str, value: int, words: Words) -> str:
    """Return the text in which a card or hero is searched: its effect."""
    if type_name not in KEYS_OF:
        return ""
    kind, key_of = KEYS_OF[type_name]
    message = f"{message_of(kind, key_of(value))}.text"
    return words.say(message) if words.has(message) else ""


# Open things


def subjects(view: RunewarsView) -> list[str]:
    """Return the open piles and pieces; cities only while there are any."""
    return [each for each in SUBJECTS if each != "cities" or any(a.city for a in view.areas)]


def look(subject: str, view: RunewarsView, words: Words) -> list[str]:
    """Describe the open things under a subject, a line for each, twins once."""
    match subject:
        case "legend":
            return words.say("legend").splitlines()
        case "heroes":
            return [hero_line(hero, view, words) for hero in view.heroes]
        case "cities":
            return [
                words.say(
                    "look-city",
                    area=LABELS.write("AreaId", area.area, words, view),
                    text=words.say(f"city-{area.city}.text"),
                )
                for area in view.areas
                if area.city
            ]
        case "titles":
            return list(title_lines(view, words))
        case "tactics":
            count = words.say("look-deck", count=view.tactics_deck)
            return [
                count,
                *explain("tactic", (TACTICS[c].key for c in view.tactics_discard), words),
            ]
        case "fate":
            return list(fate_lines(view, words))
        case "seasons":
            return explain(
                "season-card", (SEASON_CARDS[card].key for card in view.season_discard), words
            )
        case _:
            return []


def explain(kind: str, keys: Iterable[str], words: Words) -> list[str]:
    """Write cards one below the other with their effects, twins once."""
    return [
        words.say(
            "look-card",
            name=words.say(message_of(kind, key)),
            text=words.say(f"{message_of(kind, key)}.text"),
            count=count,
        )
        for key, count in sorted(Counter(keys).items())
    ]


def title_lines(view: RunewarsView, words: Words) -> Iterator[str]:
    """Write each Title's holder, and the influence on it."""
    for title, influence in view.title_influence:
        holder = next((seat.seat for seat in view.seats if title in seat.titles), None)
        yield words.say(
            "look-title",
            title=words.say(message_of("title", title)),
            text=words.say(f"{message_of('title', title)}.text"),
            held="no" if holder is None else "yes",
            seat="" if holder is None else LABELS.write("Seat", holder, words, view),
            influence=influence,
        )


def fate_lines(view: RunewarsView, words: Words) -> Iterator[str]:
    """Count the destiny symbols of the discarded Fate cards, and the cards left."""
    yield words.say("look-deck", count=view.fate_deck)
    symbols = Counter(FATE[number - 1].destiny for number in view.fate_discard)
    for symbol in ("gold", "blue", "red"):
        if symbols[symbol]:
            name = words.say(f"symbol-{symbol}")
            yield words.say("look-symbol", name=name, count=symbols[symbol])


def hero_line(hero: HeroView, view: RunewarsView, words: Words) -> str:
    """Write a hero's place, condition, and open cards."""
    return words.say(
        "look-hero",
        hero=LABELS.write("HeroId", hero.hero, words, view),
        seat=LABELS.write("Seat", hero.seat, words, view),
        area=LABELS.write("AreaId", hero.area, words, view),
        damage=hero.damage,
        health=HEROES[hero.hero].health,
        routed="yes" if hero.routed else "no",
        trained=" ".join(f"{key}={count}" for key, count in hero.training),
        shown=", ".join(LABELS.write("RewardId", card, words, view) for card in hero.shown),
        some="yes" if hero.shown else "no",
        facedown=hero.rewards - len(hero.shown),
    )


# The viewer's hand


def hand_lines(view: RunewarsView, words: Words) -> list[str]:
    """Describe what only the viewer sees: cards, Objective, orders left, facedown Rewards."""
    if view.seat is None:
        return []
    lines = [tactic_line(key, count, view, words) for key, count in own_tactics(view)]
    lines = lines or [words.say("look-empty-hand")]
    lines += explain("quest", (QUESTS[card].key for card in view.quests), words)
    if view.objective is not None:
        key = message_of("objective", OBJECTIVES[view.objective].key)
        name, text = words.say(key), words.say(f"{key}.text")
        lines.append(words.say("look-objective", name=name, text=text))
    orders = ", ".join(words.say(f"order-{number}") for number in view.orders_left)
    lines.append(words.say("look-orders", orders=orders))
    if view.sealed is not None:
        lines.append(words.say("look-sealed", order=words.say(f"order-{view.sealed}")))
    for hero in view.heroes:
        for reward in hero.hidden or ():
            name = message_of("reward", REWARDS[reward].key)
            lines.append(
                words.say(
                    "look-reward",
                    hero=LABELS.write("HeroId", hero.hero, words, view),
                    name=words.say(name),
                    text=words.say(f"{name}.text"),
                )
            )
    return lines


def held(view: RunewarsView, words: Words) -> list[str]:
    """Name the viewer's cards, Objective and orders."""
    if view.seat is None:
        return []
    tactics = [(words.say(message_of("tactic", key)), count) for key, count in own_tactics(view)]
    names = [name if count == 1 else f"{name} ×{count}" for name, count in tactics]
    names += [words.say(message_of("quest", QUESTS[card].key)) for card in view.quests]
    if view.objective is not None:
        name = words.say(message_of("objective", OBJECTIVES[view.objective].key))
        names.append(words.say("held-objective", name=name))
    orders = ", ".join(str(number) for number in view.orders_left)
    return [*names, words.say("held-orders", orders=orders)] if orders else names


def own_tactics(view: RunewarsView) -> list[tuple[str, int]]:
    """Count the viewer's Tactics cards by their keys."""
    return sorted(Counter(TACTICS[card].key for card in view.hand).items())


def tactic_line(key: str, count: int, view: RunewarsView, words: Words) -> str:
    """Write one of the viewer's Tactics cards, and when it can be played."""
    drawn = sum(TACTICS[card].key == key for card in view.fresh)
    when = "now" if key in view.playable else "later" if drawn == count else "some"
    message = message_of("tactic", key)
    return words.say(
        "look-tactic",
        name=words.say(message),
        text=words.say(f"{message}.text"),
        count=count,
        when=when,
        spent="yes" if key in view.spendable else "no",
    )
