"""The icons of Root, by suit, seat, item and piece; portraits of cards."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Any

from PIL import Image

from engine.root.view import CARDS, Card, RootView
from render import theme
from render.canvas import drawing, rasterise, sprite, tint_style
from render.icons import INNER, DrawIcon
from render.layout.portrait import SIDE, Portrait
from render.layout.versus import Part
from render.lettering import numeral
from render.root.board import sprites
from render.root.hand import sign_of
from render.root.printed import RELIC_TYPES, RELICS, WAYSTATIONS, items_of
from render.theme import NEUTRAL, hue_of

SUITS = ("fox", "rabbit", "mouse", "bird")
ITEMS = ("boot", "bag", "sword", "crossbow", "hammer", "tea", "coins", "torch", "club")
PHASES = ("birdsong", "daylight", "evening")
FACTIONS = (
    "marquise", "eyrie", "alliance", "vagabond", "vagabond2", "lizards", "duchy", "corvids",
    "clergy", "legion", "hundreds", "keepers", "riverfolk", "seat",
)  # fmt: skip
PIECES = {
    "marquise": ("sawmill", "workshop", "recruiter", "wood", "keep"),
    "eyrie": ("roost",),
    "alliance": ("base_fox", "base_rabbit", "base_mouse", "sympathy"),
    "lizards": ("garden_fox", "garden_rabbit", "garden_mouse"),
    "duchy": ("citadel", "market", "tunnel"),
    "corvids": ("plot", "bomb", "snare", "extortion", "raid"),
    "clergy": ("cathedral", "flower_fox", "flower_rabbit", "flower_mouse", "flower_bird"),
    "legion": ("colony",),
    "hundreds": ("stronghold", "mob", "warlord"),
    "riverfolk": ("post_fox", "post_rabbit", "post_mouse"),
    "keepers": (*RELIC_TYPES, *RELICS, *WAYSTATIONS),
    "sunward_expedition": ("foothold",),
    "vault_keepers": ("vault",),
    "river_roamers": ("lilypad",),
    "prosperous_farmers": ("farm",),
}
"""Buildings and tokens by the faction whose colour they have."""
LANDMARKS = (
    "ferry", "tower", "elder_treetop", "black_market", "legendary_forge", "lost_city",
    "rabbittown", "mousehold",
)  # fmt: skip
SIGNS = {
    "cards": "cards", "ambush": "ambush", "dominance": "dominance",
    "quest": "quest", "decree": "decree", "supporters": "supporters", "officer": "officer",
    "crown": "crown", "ruin": "building-ruin", "burrow": "burrow",
    "lasting": "lasting", "favor": "favor",
}  # fmt: skip
"""Other drawings, by name of the icon."""


def drawings() -> Mapping[str, DrawIcon]:
    """Return the drawing function of each icon, by name."""
    return {
        **{f"suit_{each}": partial(_suit, each) for each in (*SUITS, "any")},
        **{f"item_{each}": partial(sprite, f"item-{each}", INNER) for each in ITEMS},
        **{f"phase_{each}": partial(sprite, f"phase-{each}", INNER) for each in PHASES},
        **{
            f"faction_{each}": partial(sprites.head, each, INNER, 0)
            for each in (*FACTIONS, *theme.HIRELINGS)
        },
        **{
            f"piece_{kind}": partial(_piece, kind, key)
            for key, kinds in PIECES.items()
            for kind in kinds
        },
        **{f"root_{each}": partial(sprite, art, INNER, NEUTRAL) for each, art in SIGNS.items()},
        **{f"landmark_{each}": partial(sprite, f"landmark-{each}", INNER) for each in LANDMARKS},
        "root_die": _die,
        "battle": partial(sprite, "battle", INNER, NEUTRAL),
    }


def _suit(suit: str) -> Image.Image:
    return sprite(f"suit-{suit}", INNER, theme.SUITS[suit])


def _piece(kind: str, key: str) -> Image.Image:
    """Draw a building or token without its suit's letter, which differs by language."""
    style = tint_style(hue_of(key)) + " .letter{stroke:none}"
    return rasterise(drawing(sprites.lying(kind)), INNER, style)


def _die() -> Image.Image:
    die = sprite("die", INNER, NEUTRAL).copy()
    three = numeral("3", 90, theme.INK, 0)
    die.alpha_composite(three, ((INNER - three.width) // 2, (INNER - three.height) // 2))
    return die


def icon_name(type_name: str, value: Any, view: RootView) -> str:
    """Return the icon for a value of a field type; empty if there is none."""
    match type_name:
        case "Suit":
            return f"suit_{value}" if value in SUITS else ""
        case "Clearing" | "Place":
            suit = view.clearing(value).suit if value > 0 else ""
            return f"suit_{suit}" if suit else "root_burrow" if value > 0 else ""
        case "CardId":
            return f"suit_{CARDS[value].suit}"
        case "HirelingKey":
            return _faction(value)
        case "LandmarkKey":
            return f"landmark_{value}"
        case "Item":
            return f"item_{value}"
        case "Seat":
            return _faction(view.side(value).key) if value >= 0 else ""
        case "PieceKind":
            known = any(value in kinds for kinds in PIECES.values())
            return f"piece_{value}" if known else ""
        case _:
            return ""


def _faction(key: str) -> str:
    if card := theme.hireling_card(key):
        return f"faction_{card}"
    return f"faction_{key if key in FACTIONS else key.rstrip('0123456789')}"


# Portraits


def portrait_of(key: str) -> Portrait:
    """Return the portrait of a card of the shared decks, or of a faction."""
    card = next((each for each in CARDS if each.key == key), None)
    return _faction_portrait(key) if card is None else _card_portrait(card)


def portrait_key(type_name: str, value: Any) -> str:
    """Return the key of the portrait of a faction or hireling."""
    return str(value) if type_name in ("SetupCard", "HirelingKey") else ""


def _card_portrait(card: Card) -> Portrait:
    """Show a card's drawing and suit, its cost, and the points of an item."""
    price = [Part(_suit(each)) for each in card.cost]
    if card.points:
        price.append(Part(None, f"+{card.points}"))
    drawing = sprite(sign_of(card), SIDE)
    return Portrait(drawing, theme.SUITS[card.suit].tint, _suit(card.suit), price)


def _faction_portrait(key: str) -> Portrait:
    """Show a faction's head, and for a Vagabond the character's starting items below."""
    kind, _, character = key.partition(":")
    items = items_of(character) if character else ()
    facts = [Part(sprite(f"item-{each}", INNER)) for each in items]
    return Portrait(sprites.head(kind, SIDE, 0), hue_of(kind).tint, facts=facts)
