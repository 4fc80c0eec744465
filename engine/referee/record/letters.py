"""The letters of the record notation: suits, items, cards, decks, maps, factions."""

from __future__ import annotations

from collections.abc import Sequence

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
"""How a record writes each faction: one line per faction that is hosted."""

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

MAP_NAMES = {"Fall": "autumn", "Winter": "winter", "Lake": "lake", "Mountain": "mountain"}
MAPS = {name: key for name, key in MAP_NAMES.items() if key in MAP_KEYS}
DECKS = {"Standard": "standard", "E&P": EXILES}

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
QUEST_NAMES = {"funds": "fundraising", "logs": "logistics"}
"""What a record calls quests by no part of their name."""
OF_SUIT = {
    "@": "ambush_{suit}", "dom": "dominance_{suit}", "dominance": "dominance_{suit}",
    "ambush": "ambush_{suit}", "favor": "favor_of_the_{many}", "part": "{suit}_partisans",
}  # fmt: skip
MANY = {"fox": "foxes", "mouse": "mice", "rabbit": "rabbits"}
FULL = {key.replace("_", ""): key for key in dict.fromkeys(KEY_OF_CARD)}
SUITED_KINDS = {"@": "ambush", "dom": "dominance", "ambush": "ambush", "dominance": "dominance"}


def card_key(name: str, suit: str | None) -> str | None:
    """Return the key of a card by its name in a record and its suit; None if there is none.

    An ambush or a dominance card of a suit that is not told is `@` or `dom`.
    """
    if name in OF_SUIT:
        if suit is None:
            return {"ambush": "@", "dominance": "dom"}.get(SUITED_KINDS.get(name, ""))
        key = OF_SUIT[name].format(suit=SUITS[suit], many=MANY.get(SUITS[suit], ""))
        return key if key in KEY_OF_CARD else None
    if name in ABBREVIATIONS:
        return ABBREVIATIONS[name]
    if name in FULL:
        return FULL[name]
    if name[:1].upper() in SUITS and name[1:] in ("favor", "part"):
        return card_key(name[1:], name[:1].upper())
    # Twins of one name, such as the crossbows, are told apart by their suit.
    found = [key for full, key in FULL.items() if full.startswith(name)]
    fitting = [k for k in found if suit is None or suit_letter(KEY_OF_CARD.index(k)) == suit]
    return fitting[0] if len(name) > 3 and fitting else None


def quest_suit(name: str, suit: str | None) -> str | None:
    """Return the letter of a quest's suit; None where its name, or part of it, does not tell."""
    suits = {
        LETTER_OF_SUIT[quest.suit]
        for quest in QUESTS
        if QUEST_NAMES.get(name, name) in quest.name.replace(" ", "").lower()
    }
    return suit or (min(suits) if len(suits) == 1 else None)


def card_name(key: str) -> str:
    """Return what a record calls a card."""
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
    """Return each seat's letter; the second Vagabond has its own."""
    found: list[str] = []
    for key in factions:
        notation = NOTATIONS[key]
        found.append(notation.second if notation.letter in found else notation.letter)
    return found
