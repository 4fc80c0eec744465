"""Names of values: "clearing 5 (mouse)", a card's name, a seat's faction."""

from __future__ import annotations

from collections import Counter
from typing import Any

from engine.core.choices.plans import PlanField
from engine.core.language.labels import Labels, Write
from engine.core.language.words import Words
from engine.root.data.cards import CARDS, FACE, copies_of, faces_in
from engine.root.data.maps import map_of
from engine.root.factions.duchy.board import MINISTERS
from engine.root.factions.eyrie.decree import COLUMNS as DECREE_COLUMNS
from engine.root.factions.keepers.board import COLUMNS as RETINUE_COLUMNS
from engine.root.hooks.faction import FACTIONS
from engine.root.hooks.hirelings import HIRELINGS
from engine.root.pieces import FOX, ITEMS, MOUSE, RABBIT, suits_of
from engine.root.rules.plans import FACTION_KEYS, RANKS
from engine.root.view import RootView


def _clearing(value: int, words: Words, view: RootView) -> str:
    seen = view.clearing(value)
    if seen.name:
        return words.say(f"clearing-{seen.name}")
    return words.say("clearing", number=value, suit=words.say(f"suit-{seen.suit}"))


def number_of(value: int, words: Words, view: RootView) -> str:
    """Name a place for use beside a map with numbers: "5 (mouse)"."""
    if value < 0 or (seen := view.clearing(value)).name:
        return _place(value, words, view)
    return words.say("clearing.brief", number=value, suit=words.say(f"suit-{seen.suit}"))


def _sites(value: str, words: Words, view: RootView) -> str:
    """Name a clearing in full; several, written with spaces, as numbers beside the map."""
    first, *others = map(int, value.split())
    if not others:
        return _clearing(first, words, view)
    *some, last = (number_of(each, words, view) for each in (first, *others))
    return words.say("last-of-list", some=", ".join(some), last=last)


def _suits(value: str, words: Words) -> str:
    """Name a suit, or all those of a clearing."""
    return words.say(f"suit-{'any' if len(suits_of(value)) > 1 else value}")


def _place(value: int, words: Words, view: RootView) -> str:
    if value > 0:
        return _clearing(value, words, view)
    return words.say("forest", number=-value)


def _seat(value: int, words: Words, view: RootView) -> str:
    if value < 0:
        return words.say("nobody")
    return words.say(f"faction-{view.side(value).key.replace('_', '-')}")


def _setup_card(value: str, words: Words, view: RootView) -> str:
    kind, _, character = value.partition(":")
    name = words.say(f"faction-{kind}.full")
    if not character:
        return name
    return words.say("setup-card-character", name=name, who=words.say(f"character-{character}"))


def _amount(value: str, words: Words, view: RootView) -> str:
    if value.isdigit():
        return _clearing(int(value), words, view)
    key = value.replace("_", "-").replace(".", "-")
    messages = (f"{kind}-{key}" for kind in ("amount", "item", "suit", "piece"))
    return next((words.say(each) for each in messages if words.has(each)), value)


def _card(value: int | str, words: Words, view: RootView) -> str:
    if isinstance(value, str):  # a refusal names the card, whichever twin the player meant
        return value
    card = CARDS[value]
    return words.say("card-label", name=card.name, suit=words.say(f"suit-{card.suit}"))


def _cards(value: str, words: Words, view: RootView) -> str:
    """Name cards written with spaces; twins are counted."""
    counted = Counter(_card(int(each), words, view) for each in value.split())
    return ", ".join(name if n == 1 else f"{name} ×{n}" for name, n in counted.items())


WRITERS: dict[str, Write] = {
    "Clearing": _clearing,
    "Place": _place,
    "Sites": _sites,
    "Seat": _seat,
    "CardId": _card,
    "Cards": _cards,
    "Suit": lambda value, words, view: _suits(value, words),
    "HirelingKey": lambda value, words, view: words.say(f"faction-{value.replace('_', '-')}"),
    "HirelingWay": lambda value, words, view: words.say(f"way-{value.replace('_', '-')}"),
    "LandmarkKey": lambda value, words, view: words.say(f"landmark-{value}"),
    "Item": lambda value, words, view: words.say(f"item-{value}"),
    "PieceKind": lambda value, words, view: words.say(f"piece-{value.replace('_', '-')}"),
    "Column": lambda value, words, view: words.say(f"column-{value}"),
    "RetinueColumn": lambda value, words, view: words.say(f"retinue-column-{value}"),
    "Minister": lambda value, words, view: words.say(f"minister-{value}"),
    "QuestId": lambda value, words, view: words.say(f"quest-{value}"),
    "SetupCard": _setup_card,
    "Amount": _amount,
}
"""Writers by the name of a field's type."""

CONTEXT_TYPES = {
    "clearing": "Clearing",
    "sites": "Sites",
    "origin": "Place",
    "to": "Place",
    "seat": "Seat",
    "attacker": "Seat",
    "defender": "Seat",
    "by": "Seat",
    "rival": "Seat",
    "order": "Seat",
    "suit": "Suit",
    "card": "CardId",
    "supporters": "Cards",
    "piece": "PieceKind",
    "building": "PieceKind",
    "item": "Item",
    "landmark": "LandmarkKey",
    "hireling": "HirelingKey",
    "way": "HirelingWay",
}
"""The field type behind an argument's name, in questions and refusals."""


def plan_values(field: PlanField, words: Words, view: RootView) -> list[tuple[str, str]]:
    """Name the values of a plan's field: clearings, other seats at the table, cards."""
    if field.key == "clearings":
        numbers = {str(clearing.number) for clearing in view.clearings}
        return [
            (each, LABELS.write("Clearing", int(each), words, view))
            for each in field.choices
            if each in numbers
        ]
    seats = {seat.key: seat.seat for seat in view.seats if seat.seat != view.seat}
    if field.key == "spare":
        return [
            (each, LABELS.write("Seat", seats[each], words, view))
            for each in field.choices
            if each in seats
        ]
    if field.key in RANKS:
        cards_out = {each.card.partition(":")[0] for each in view.draft}
        return [
            (each, words.say(f"faction-{each}.full") if each in cards_out else each)
            for each in field.choices
            if each in cards_out or each not in FACTION_KEYS
        ]
    cards = {CARDS[card].key for card in FACE}
    here = {CARDS[card].key for card in faces_in(view.deck_key)}
    return [
        (each, LABELS.write("CardId", copies_of(each)[0], words, view) if each in cards else each)
        for each in field.choices
        if each in here or each not in cards
    ]


def neighbours(place: int, words: Words, view: RootView) -> list[tuple[int, str]]:
    """Name the clearings adjacent to one: along paths, and through tunnels (Law 2.2.1, 12.2.2)."""
    dug = [c.number for c in view.clearings if any(kind == "tunnel" for _, kind in c.tokens)]
    added = [c.number for c in view.clearings if c.name]
    paths = map_of(view.map, view.opened).adjacent
    beside = dug if place in added else [*paths[place], *(added if place in dug else ())]
    return [(each, _clearing(each, words, view)) for each in beside]


def known_values(type_name: str, view: RootView) -> list[Any]:
    """List all values of a field type at this table."""
    match type_name:
        case "Clearing":
            return [clearing.number for clearing in view.clearings]
        case "Place":
            forests = len(map_of(view.map).forest_borders)
            return [*(c.number for c in view.clearings), *(-n for n in range(1, forests))]
        case "Seat":
            return [*(seat.seat for seat in view.seats), *(each.side for each in view.hirelings)]
        case "HirelingKey":
            return [each.key for each in view.hirelings]
        case "HirelingWay":
            return [way for each in view.hirelings for way in HIRELINGS[each.key].all_ways]
        case "CardId":
            return list(faces_in(view.deck_key))
        case "Item":
            return list(ITEMS)
        case "QuestId":
            return list(view.quests)
        case "Reward":
            return ["points", "cards"]
        case "Suit":
            return [FOX, RABBIT, MOUSE]
        case "Minister":
            return list(MINISTERS)
        case "Column":
            return list(DECREE_COLUMNS)
        case "RetinueColumn":
            return list(RETINUE_COLUMNS)
        case "PieceKind":
            owners = [*FACTIONS.values(), *(HIRELINGS[each.key] for each in view.hirelings)]
            return [kind for each in owners for kind in (*each.buildings, *each.tokens)]
        case _:
            return []


LABELS = Labels(WRITERS, known_values)
