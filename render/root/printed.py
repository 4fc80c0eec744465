"""Facts printed on cards, quests and faction boards, as shown in pictures."""

from __future__ import annotations

import tomllib
from functools import cache
from importlib.resources import files
from typing import Any, NamedTuple

from engine.root.view import CARDS, Card

MARQUISE_BUILDINGS = ("sawmill", "workshop", "recruiter")
MARQUISE_COST = (0, 1, 2, 3, 3, 4)
"""Wood for the first to sixth building of a kind (Law 6.5.4)."""
MARQUISE_POINTS = {
    "sawmill": (0, 1, 2, 3, 4, 5),
    "workshop": (0, 2, 2, 3, 4, 5),
    "recruiter": (0, 1, 2, 3, 3, 4),
}
RECRUITER_DRAWS = (3, 5)
"""Numbers of built recruiters that uncover one more card to draw."""
WOOD = 8

ROOSTS = 7
ROOST_POINTS = (0, 0, 1, 2, 3, 4, 4, 5)
"""Points in Evening by roosts on the map (Law 7.6.1)."""
ROOST_DRAWS = (1, 1, 1, 2, 2, 2, 3, 3)
DECREE = ("recruit", "move", "battle", "build")

SYMPATHY = 10
SYMPATHY_COST = (1, 1, 1, 2, 2, 2, 3, 3, 3, 3)
SYMPATHY_POINTS = (0, 1, 1, 1, 2, 2, 3, 4, 4, 4)
"""Supporters and points of each sympathy token (Law 8.4.2)."""
BASES = ("base_fox", "base_rabbit", "base_mouse")

GARDENS = 5
"""Gardens of each suit."""
GARDEN_POINTS = (0, 0, 2, 2, 3, 4)
"""Points of the ritual Score by gardens of a suit on the map (Law 10.5.3)."""
GARDEN_DRAW_FROM = 2
"""Number of a suit's gardens from which one more card is drawn (Law 10.6.3)."""

DUCHY_TRACK = 3
"""Number of citadels, and of markets."""
DUCHY_BUILDINGS = ("citadel", "market")
CITADEL_WARRIORS = (1, 2, 4, 6)
"""Warriors in Birdsong by citadels on the map (Law 12.4)."""
MARKET_CARDS = (1, 2, 3, 4)
"""Cards in Evening by markets on the map (Law 12.6.3)."""
TUNNELS = 3
RANKS = ("squire", "noble", "lord")
MINISTERS = {
    "squire": ("foremole", "captain", "marshal"),
    "noble": ("brigadier", "banker", "mayor"),
    "lord": ("duchess", "baron", "earl"),
}
SWAY_COST = {"squire": 2, "noble": 3, "lord": 4}
"""Cards to reveal for a minister of a rank."""
SWAY_POINTS = {"squire": 1, "noble": 2, "lord": 3}

PLOTS = 8
PLOT_KINDS = ("bomb", "snare", "extortion", "raid")
PLOTS_OF_A_KIND = 2

CATHEDRALS = 5
CATHEDRAL_COST = (1, 2, 2, 3, 3)
"""Flowers for each cathedral of the track, whose first space is empty from setup on (HCC.5.2)."""
CATHEDRAL_POINTS = {"plain": (0, 1, 1, 2, 3), "rich": (0, 2, 3, 4, 5)}
CATHEDRAL_BEES = {"plain": (0, 0, 1, 0, 1), "rich": (0, 1, 1, 1, 1)}
"""Bees that each cathedral of a track covers."""
FLOWERS = {"fox": 3, "rabbit": 3, "mouse": 3, "bird": 2}

COLONIES = 6
SPOILS_A_POINT = {"bird": 3}
"""Spoils for one point under a campaign card of a suit (QL.6.2)."""
SPOILS_A_POINT_OTHERWISE = 2

MOBS = 5
STRONGHOLDS = 6
COMMAND_ITEMS = ("boot", "bag", "coins")
HOARD_ROOM = 4
HOARD_ACTIONS = (1, 2, 2, 3, 4)
"""Command and Prowess, by the items on the track (14.2.4.II)."""
MOOD_ITEMS = {
    "bitter": "hammer", "grandiose": "tea", "jubilant": "boot", "lavish": "", "relentless": "bag",
    "rowdy": "coins", "stubborn": "crossbow", "wrathful": "sword",
}  # fmt: skip
"""The moods, with the item that closes each (14.7)."""

RETINUE = ("move", "delve", "recover")
"""The columns of the Retinue, from left to right (Law 15.5.2)."""
RELIC_TYPES = ("figure", "tablet", "jewelry")
RELICS = tuple(f"{relic}_{value}" for relic in RELIC_TYPES for value in (1, 2, 3))
RELICS_OF_A_TYPE = 4
WAYSTATIONS = tuple(
    f"waystation_{one}_{other}" for one in RELIC_TYPES for other in RELIC_TYPES if one != other
)
"""Each waystation by the side that shows, then its other side (Law 15.2.2)."""
COLUMN_BONUS = 2
"""Points for a full column of relics (Law 15.5.2.III.b)."""

POSTS_OF_A_SUIT = 3
"""Trade posts of each suit, and spaces they cover (Law 11.2.1)."""
SERVICE_PRICES = (1, 2, 3, 4)
FUNDS_A_POINT = 2
"""Funds per point in Birdsong while there is a trade post (Law 11.4.2)."""

TRACKS = ("tea", "coins", "bag")
TRACK_ROOM = 3
BONDS = ("hostile", "indifferent", "amiable", "friendly", "allied")


class Quest(NamedTuple):
    """The printed facts of a quest."""

    name: str
    suit: str
    items: tuple[str, ...]


@cache
def _of_vagabonds() -> dict[str, Any]:
    file = files("engine") / "root" / "data" / "items_quests_vagabonds.toml"
    return tomllib.loads(file.read_text(encoding="utf-8"))


@cache
def quests() -> tuple[Quest, ...]:
    """Read every quest by its number, in the order of the data file."""
    every = _of_vagabonds()["quests"]
    return tuple(Quest(each["name"], each["suit"], tuple(each["items"])) for each in every)


def items_of(character: str) -> tuple[str, ...]:
    """Return the starting items of a Vagabond's character."""
    every = _of_vagabonds()["vagabond"]["characters"]
    return next(tuple(each["items"]) for each in every if each["id"] == character)


def card_of(card: int) -> Card:
    """Return the print of a card."""
    return CARDS[card]


def suit_of(card: int) -> str:
    """Return a card's suit."""
    return CARDS[card].suit
