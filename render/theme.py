"""The look of every picture: paper and ink, a colour and a letter per faction and suit, typefaces.

A faction needs an entry in `FACTIONS` and drawings in `art/` (`head-<faction>.svg`, a
`building-<kind>.svg` or `token-<kind>.svg` per piece). A test keeps the colours distinct under the
common kinds of colour vision.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from importlib.resources import files

from PIL import ImageFont

INK = "#2b2118"
FADED = "#75664f"
PAPER = "#f1e5ca"
PAPER_DEEP = "#e2d2ae"
PAPER_LIGHT = "#fbf4e2"
PLATE = "#f7edd4"
RULE_LINE = "#c9b78f"
ALARM = "#b5321f"
GOLD = "#f0bf45"
SPENT = "#2f74c0"
"""Colour of the corner of a spendable card."""
GAIN = "#3c7a2a"


@dataclass(frozen=True, slots=True)
class Hue:
    """A flat colour, its shade, the light tint behind a head, and the letter that goes with it.

    `text` is the colour of legible text on the flat colour.
    """

    coat: str
    shade: str
    tint: str
    letter: str
    text: str = PAPER_LIGHT


FACTIONS: dict[str, Hue] = {
    "marquise": Hue("#f98f2c", "#c2621a", "#fde3c2", "M", INK),
    "eyrie": Hue("#2a4aa5", "#1a2f6b", "#cfdcf3", "E"),
    "alliance": Hue("#587c19", "#37500c", "#deeabf", "A"),
    "vagabond": Hue("#bcb8b0", "#47423e", "#ece7dc", "V", INK),
    "vagabond2": Hue("#5a4048", "#2c1c22", "#e6cfd5", "W"),
    "lizards": Hue("#ebc82d", "#a8860f", "#faf0bd", "L", INK),
    "riverfolk": Hue("#41b0a8", "#1d6f69", "#cdeeea", "R", INK),
    "duchy": Hue("#c68a76", "#87513f", "#f3ddd4", "D", INK),
    "corvids": Hue("#6e5298", "#402b63", "#ddd2ee", "C"),
    "hundreds": Hue("#e13833", "#8f1613", "#f9d3cf", "H"),
    "keepers": Hue("#c0c8d8", "#5c6873", "#eef2f6", "K", INK),
    "clergy": Hue("#33280a", "#1a1404", "#eadfbd", "B"),
    "legion": Hue("#d45cc0", "#8a2f7c", "#f8dcf1", "G", INK),
}

HIRELINGS: dict[str, Hue] = {
    "forest_patrol": Hue("#f7b267", "#a8692a", "#fdeedb", "P", INK),
    "last_dynasty": Hue("#5f7fd0", "#2f4a94", "#dde6f8", "D"),
    "spring_uprising": Hue("#93b84d", "#566f22", "#eaf3d3", "U", INK),
    "exile": Hue("#8d8478", "#47423e", "#e8e2d8", "X"),
    "riverfolk_flotilla": Hue("#7accc5", "#2c7e77", "#e0f5f2", "O", INK),
    "warm_sun_prophets": Hue("#f4dc6b", "#a8860f", "#fcf6d2", "S", INK),
    "highway_bandits": Hue("#7a4b32", "#452616", "#ead8cb", "B"),
    "sunward_expedition": Hue("#dcb2a2", "#8a5b48", "#f7e9e2", "E", INK),
    "corvid_spies": Hue("#9482b8", "#52407a", "#e7e0f3", "Y"),
    "furious_protector": Hue("#5c3a21", "#331e0f", "#e3d3c4", "I"),
    "flame_bearers": Hue("#ee7f55", "#9c3a17", "#fbe0d5", "F", INK),
    "vault_keepers": Hue("#8fa0b8", "#4b5a70", "#e4eaf2", "T", INK),
    "popular_band": Hue("#d062a0", "#86305f", "#f7dcea", "N"),
    "sunny_advocates": Hue("#f0a6c0", "#a3536f", "#fce8ef", "J", INK),
    "river_roamers": Hue("#2f8f5b", "#15532f", "#d3eddf", "R"),
    "prosperous_farmers": Hue("#c9a15a", "#7d5d24", "#f3e7cf", "W", INK),
}
"""The hireling cards, in paler or darker shades of the factions they exclude from the table."""

SAME_CARD = {
    "bandit_gangs": "highway_bandits",
    "street_band": "popular_band",
    "stoic_protector": "furious_protector",
    "struggling_farmers": "prosperous_farmers",
    "feline_physicians": "forest_patrol",
    "bluebird_nobles": "last_dynasty",
    "rabbit_scouts": "spring_uprising",
    "brigand": "exile",
    "otter_divers": "riverfolk_flotilla",
    "lizard_envoys": "warm_sun_prophets",
    "mole_artisans": "sunward_expedition",
    "raven_sentries": "corvid_spies",
    "rat_smugglers": "flame_bearers",
    "badger_bodyguards": "vault_keepers",
    "bat_messengers": "sunny_advocates",
    "frog_tinkers": "river_roamers",
}
"""Demoted sides of hireling cards, drawn like the promoted ones."""

UNDECIDED = "seat"
"""Prefix of the key of a seat without a faction, followed by its number: `seat1`."""

ARMIES: dict[str, Hue] = {
    "daqan": Hue("#5b9cf2", "#1d4f9e", "#d3e4fb", "D", INK),
    "latari": Hue("#a4d13c", "#5f8014", "#e9f5c8", "L", INK),
    "uthuk": Hue("#c9201f", "#7d0f10", "#f8d2cd", "U"),
    "waiqar": Hue("#4f2378", "#2c1046", "#dfd0ee", "W"),
    "neutral": Hue("#646b71", "#3f454a", "#e3e4e2", "N"),
}
"""The factions of Runewars, and the neutral units."""

SUITS: dict[str, Hue] = {
    "fox": Hue("#b5321f", "#7d1f10", "#f3d0c6", "F"),
    "rabbit": Hue("#f5d65f", "#c79a22", "#fdf3cb", "R", INK),
    "mouse": Hue("#cf8358", "#97532c", "#f6ddcb", "M", INK),
    "bird": Hue("#9cc4c9", "#3f6f73", "#e0eff0", "B", INK),
    "any": Hue("#453a7a", "#2c2452", "#d8d3ec", "A"),
}

NEUTRAL = Hue("#d9c7a0", "#b9a883", "#f3e8cd", "", INK)


NOT_YET = Hue("#8d9297", "#565b60", "#e4e6e8", "?", INK)
"""Colour of a seat that has not chosen a faction yet."""


def hireling_card(key: str) -> str:
    """Return the card of a hireling's side; empty for a seat's key."""
    card = SAME_CARD.get(key, key)
    return card if card in HIRELINGS else ""


def hue_of(key: str) -> Hue:
    """Return a seat's colour by its key, e.g. `vagabond2`; a third twin looks like the first."""
    if key.startswith(UNDECIDED):
        return NOT_YET
    if hireling := hireling_card(key):
        return HIRELINGS[hireling]
    return FACTIONS[key] if key in FACTIONS else FACTIONS[key.rstrip("0123456789")]


def army_of(key: str) -> Hue:
    """Return the colour of a faction of Runewars; the neutral one before it is chosen."""
    return ARMIES.get(key, ARMIES["neutral"])


_FACES = {
    "title": ("font_source_serif_pro", "SourceSerifPro-Black.ttf"),
    "serif": ("font_source_serif_pro", "SourceSerifPro-Semibold.ttf"),
    "number": ("font_source_sans_pro", "SourceSansPro-Black.ttf"),
    "bold": ("font_source_sans_pro", "SourceSansPro-Bold.ttf"),
    "plain": ("font_source_sans_pro", "SourceSansPro-Semibold.ttf"),
    "italic": ("font_source_sans_pro", "SourceSansPro-It.ttf"),
}


@lru_cache(maxsize=96)
def font(face: str, size: int) -> ImageFont.FreeTypeFont:
    """Load a typeface by its use: `title`, `serif`, `number`, `bold`, `plain`, `italic`.

    Each takes 200 KB and a few tenths of a millisecond to load.
    """
    package, name = _FACES[face]
    path = files(package) / "files" / name
    return ImageFont.truetype(str(path), size, layout_engine=ImageFont.Layout.BASIC)
