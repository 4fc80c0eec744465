"""The letters of the record notation: suits, items, cards, decks, maps, factions."""

from __future__ import annotations

import re
from collections.abc import Sequence
from difflib import get_close_matches

from engine.root.data.cards import CARDS, EXILES, KEY_OF_CARD
from engine.root.data.maps import MAP_KEYS
from engine.root.factions.alliance import notation as alliance
from engine.root.factions.clergy import notation as clergy
from engine.root.factions.corvids import notation as corvids
from engine.root.factions.duchy import notation as duchy
from engine.root.factions.eyrie import notation as eyrie
from engine.root.factions.hundreds import notation as hundreds
from engine.root.factions.keepers import notation as keepers
from engine.root.factions.legion import notation as legion
from engine.root.factions.lizards import notation as lizards
from engine.root.factions.marquise import notation as marquise
from engine.root.factions.riverfolk import notation as riverfolk
from engine.root.factions.vagabond import notation as vagabond
from engine.root.factions.vagabond.notation import plain_name
from engine.root.factions.vagabond.quests import QUESTS
from engine.root.hooks.notation import Notation
from engine.root.state import UNDECIDED


class Notations(dict[str, Notation]):
    """The notation of each faction, and of a seat that has not chosen one yet."""

    def __missing__(self, key: str) -> Notation:
        if key != UNDECIDED:
            raise KeyError(key)
        return NOT_YET


NOT_YET = Notation("?", "?")
NOTATIONS = Notations(
    {
        "marquise": marquise.NOTATION,
        "eyrie": eyrie.NOTATION,
        "alliance": alliance.NOTATION,
        "vagabond": vagabond.NOTATION,
        "lizards": lizards.NOTATION,
        "duchy": duchy.NOTATION,
        "corvids": corvids.NOTATION,
        "clergy": clergy.NOTATION,
        "legion": legion.NOTATION,
        "hundreds": hundreds.NOTATION,
        "keepers": keepers.NOTATION,
        "riverfolk": riverfolk.NOTATION,
    }
)
"""Notation of each faction that Warmoot hosts."""

FACTION_NAMES = {
    "C": "Marquise de Cat", "E": "Eyrie Dynasties", "A": "Woodland Alliance", "V": "Vagabond",
    "G": "second Vagabond", "L": "Lizard Cult", "O": "Riverfolk Company",
    "D": "Underground Duchy", "P": "Corvid Conspiracy", "H": "Lord of the Hundreds",
    "K": "Keepers in Iron", "S": "Clergy", "U": "Legion",
}  # fmt: skip
"""The letters of factions, those not hosted included."""
KEY_OF_LETTER = {
    letter: key
    for key, each in NOTATIONS.items()
    for letter in (each.letter, each.second)
    if letter
}

SUITS = {"F": "fox", "M": "mouse", "R": "rabbit", "B": "bird"}
LETTER_OF_SUIT = {suit: letter for letter, suit in SUITS.items()}
ITEMS = {
    "s": "sword", "b": "bag", "c": "coins", "x": "crossbow",
    "h": "hammer", "t": "tea", "r": "torch", "f": "boot",
}  # fmt: skip
LETTER_OF_ITEM = {item: letter for letter, item in ITEMS.items()}
ITEM_CALLED = {
    **ITEMS, **{item: item for item in ITEMS.values()},
    "boots": "boot", "coin": "coins", "xbow": "crossbow",
}  # fmt: skip
ITEM_NAMES = sorted((name for name in ITEM_CALLED if len(name) > 1), key=len, reverse=True)
"""The whole names of items, the longest first."""


def item_called(name: str) -> str | None:
    """Return the item with a letter or name, in any case; None if there is none."""
    return ITEM_CALLED.get(name.lower())


MAP_NAMES = {"Fall": "autumn", "Winter": "winter", "Lake": "lake", "Mountain": "mountain"}
MAPS = {name: key for name, key in MAP_NAMES.items() if key in MAP_KEYS}
DECKS = {"Standard": "standard", "E&P": EXILES}
MAP_KEY_OF = {
    **{name.lower(): key for name, key in MAPS.items()}, **{key: key for key in MAPS.values()},
}  # fmt: skip
DECK_KEY_OF = {
    "standard": "standard", "base": "standard", "ep": EXILES, "exilespartisans": EXILES,
    "exilesandpartisans": EXILES, "exiles": EXILES, "eandp": EXILES,
}  # fmt: skip


def map_called(name: str) -> str:
    """Return the key of a map, or an empty text for an unknown name."""
    return MAP_KEY_OF.get(re.sub(r"[^a-z]|map$", "", name.lower()), "")


def deck_called(name: str) -> str:
    """Return the key of a deck, or an empty text for an unknown name."""
    return DECK_KEY_OF.get(re.sub(r"[^a-z]|deck$", "", name.lower()), "")


ABBREVIATIONS = {
    "armor": "armorers", "bank": "better_burrow_bank", "brutal": "brutal_tactics",
    "command": "command_warren", "cob": "cobbler", "codeb": "codebreakers",
    "royal": "royal_claim", "sap": "sappers", "scout": "scouting_party",
    "stand": "stand_and_deliver", "tax": "tax_collector", "boat": "boat_builders",
    "charm": "charm_offensive", "coffin": "coffin_makers", "cplans": "corvid_planners",
    "emi": "eyrie_emigre", "false": "false_orders", "inform": "informants",
    "league": "league_of_adventurous_mice",
    "leagueofextraordinarymice": "league_of_adventurous_mice",
    "engrave": "master_engravers", "murine": "murine_broker", "murinebrokers": "murine_broker",
    "prop": "propaganda_bureau", "sabo": "saboteurs", "soup": "soup_kitchens",
    "swap": "swap_meet", "tun": "tunnels", "taxcollectors": "tax_collector",
}  # fmt: skip
QUEST_NAMES = {
    "errand": "errand", "bandits": "bandits", "bear": "bear", "escort": "escort",
    "funds": "fundraising", "speech": "speech", "guard": "guard", "logs": "logistics",
    "shed": "shed",
}  # fmt: skip
"""Quests by their name in a record, each with the telling part of its full name."""
OF_SUIT = {
    "@": "ambush_{suit}", "dom": "dominance_{suit}", "dominance": "dominance_{suit}",
    "ambush": "ambush_{suit}", "favor": "favor_of_the_{many}", "part": "{suit}_partisans",
}  # fmt: skip
TWIN = re.compile(r"_(?:fox|mouse|rabbit|bird)$")
MANY = {"fox": "foxes", "mouse": "mice", "rabbit": "rabbits"}
FULL = {key.replace("_", ""): key for key in dict.fromkeys(KEY_OF_CARD)}
LEAST_BEGUN, LEAST_END, LEAST_SPELT, NEAR = 4, 3, 5, 0.78
"""Letters that suffice at the beginning and at the end of a name, letters of the shortest misspelt
one, and similarity needed."""
OF_A_KIND = {"@": "ambush_", "dom": "dominance_", "favor": "favor_of_", "part": "_partisans"}
"""Common part of the keys of cards that a record may call by one name."""


def card_key(name: str, suit: str | None) -> str | None:
    """Return the key of a card by its name in a record and its suit; None if there is none.

    Without a suit, cards of a kind share one name, such as `@` or `root_tea` (`is_called`). A
    misspelt name is read as the one nearest to it.
    """
    name = re.sub(r"[^a-z@]", "", name.lower())
    key = exact_card(name, suit)
    if key is None and len(name) >= LEAST_SPELT:
        for near in get_close_matches(name, [*FULL, *ABBREVIATIONS], n=1, cutoff=NEAR):
            key = exact_card(near, suit)
    return key


def exact_card(name: str, suit: str | None) -> str | None:
    """Return the key of a card by its name, its abbreviation, or the beginning of its name."""
    if name in OF_SUIT:
        if suit is None:
            return {"ambush": "@", "dominance": "dom"}.get(name, name)
        key = OF_SUIT[name].format(suit=SUITS[suit], many=MANY.get(SUITS[suit], ""))
        return key if key in KEY_OF_CARD else None
    if name in ABBREVIATIONS:
        return ABBREVIATIONS[name]
    if name in FULL:
        return FULL[name]
    if name[:1].upper() in SUITS and name[1:] in ("favor", "part"):
        return exact_card(name[1:], name[:1].upper())
    found = [key for full, key in FULL.items() if full.startswith(name)]
    # Twins of one name, such as the crossbows, are told apart by their suit.
    fitting = [k for k in found if suit is None or suit_letter(KEY_OF_CARD.index(k)) == suit]
    if len(fitting) > 1:
        kinds = {TWIN.sub("", key) for key in fitting}
        return min(kinds) if len(kinds) == 1 else fitting[0]
    return fitting[0] if len(name) >= LEAST_BEGUN and fitting else None


def persona(name: str) -> str | None:
    """Return a leader, minister, mood or character by its name, or the beginning of its name."""
    every = [each for notation in NOTATIONS.values() for each in notation.names]
    if name in every or exact_card(name, None) is not None:
        return name if name in every else None
    begun = [each for each in every if len(name) >= LEAST_BEGUN and each.startswith(name)]
    near = get_close_matches(name, every, n=1, cutoff=NEAR) if len(name) >= LEAST_SPELT else []
    ends = [each for each in every if len(name) >= LEAST_END and each.endswith(name)]
    return next(iter(begun or near or ends), None)


def letters_with(name: str) -> list[str]:
    """List the letters of the factions that have such a leader, minister, mood or character."""
    found = [each for each in NOTATIONS.values() if name in each.names]
    return [letter for each in found for letter in (each.letter, each.second) if letter]


def is_dominance(key: str | None) -> bool:
    """Return whether a card by its name in a record is a dominance card."""
    return key is not None and (key == "dom" or key.startswith("dominance_"))


def item_of(name: str) -> str | None:
    """Return the item that a card brings, by its name in a record; None if it brings none."""
    return next((CARDS[n].item for n, key in enumerate(KEY_OF_CARD) if is_called(name, key)), None)


def quest_called(name: str) -> str | None:
    """Return the part of a quest's name that a record uses; None if it names no quest."""
    name = QUEST_NAMES.get(name, name)
    return name if any(name in plain_name(number) for number in range(len(QUESTS))) else None


def quest_name(name: str) -> str:
    """Return the name of a quest in a record."""
    return next((short for short, part in QUEST_NAMES.items() if part in name), "")


def is_called(name: str, key: str) -> bool:
    """Return whether a card's key is the name of a card or of its kind in a record."""
    return key == name or OF_A_KIND.get(name, f"{name}_") in key


def quest_suit(name: str, suit: str | None) -> str | None:
    """Return the letter of a quest's suit; None if its name, or a part of it, leaves that open."""
    part = QUEST_NAMES.get(name, name)
    suits = {
        LETTER_OF_SUIT[quest.suit]
        for number, quest in enumerate(QUESTS)
        if part in plain_name(number)
    }
    return suit or (min(suits) if len(suits) == 1 else None)


def card_name(key: str) -> str:
    """Return the name of a card in a record."""
    short = {full: short for short, full in reversed(ABBREVIATIONS.items())}
    if key.startswith("ambush_"):
        return "@"
    if key.startswith("dominance_"):
        return "dom"
    if key.startswith("favor_of"):
        return "favor"
    if key.endswith("_partisans"):
        return "part"
    return short.get(key, key.replace("_", ""))


def suit_letter(card: int) -> str:
    """Return the letter of a card's suit."""
    return LETTER_OF_SUIT[CARDS[card].suit]


def letters_of(factions: Sequence[str]) -> list[str]:
    """Return each seat's letter; the second Vagabond has a letter of its own."""
    found: list[str] = []
    for key in factions:
        notation = NOTATIONS[key]
        found.append(notation.second if notation.letter in found else notation.letter)
    return found
