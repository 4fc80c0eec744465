"""The head of a record: map, deck, suits of clearings, players; and its winners at the end."""

from __future__ import annotations

import re

from engine.core.errors import Refused
from engine.referee.record.contents import Record
from engine.referee.record.decoding import unreadable
from engine.referee.record.letters import (
    DECKS,
    FACTION_NAMES,
    KEY_OF_LETTER,
    MAPS,
    SUITS,
    deck_called,
    map_called,
)
from engine.referee.record.table_cards import read_hirelings, read_landmarks

HEAD = re.compile(
    r"(map|deck|clearings|pool|landmarks?|hirelings?|winners?)\s*:\s*(.*)$", re.IGNORECASE
)
MOST_CLEARINGS = 12
CLEARING_SUIT = re.compile(r"([FMR])\s*(\d*)$|(\d+)\s*([FMR])$", re.IGNORECASE)
NO_WINNER = ("", "nobody", "none", "draw", "tie", "?", "-")


def read_head(
    record: Record, number: int, what: str, value: str, at: int, *, lenient: bool
) -> None:
    """Read a line of the head; its value begins in column `at`."""
    if what == "map":
        called = map_called(value)
        if not called:
            raise unreadable("map", number, at, what=value, known=" · ".join(MAPS))
        if record.map not in ("", called):
            raise unreadable("again", number, at, what=what)
        record.map = called
    elif what == "deck":
        called = deck_called(value)
        if not called:
            raise unreadable("deck", number, at, what=value, known=" · ".join(DECKS))
        if record.deck not in ("", called):
            raise unreadable("again", number, at, what=what)
        record.deck = called
    elif what == "clearings":
        _read_suits(record, number, at, value)
    elif what.startswith("landmark"):
        read_landmarks(record, number, at, value)
    elif what.startswith("hireling"):
        read_hirelings(record, number, at, value)
    elif what.startswith("winner"):
        record.winners = read_winners(record, number, at, value, lenient=lenient)


def _read_suits(record: Record, number: int, at: int, value: str) -> None:
    """Read the suits of clearings; suits without a number are in the order of the clearings."""
    for order, each in enumerate(re.split(r"[,;]", value.rstrip(",; ")), 1):
        found = CLEARING_SUIT.match(each.strip())
        if found is None or not 1 <= int(found[2] or found[3] or order) <= MOST_CLEARINGS:
            raise unreadable("clearings", number, at, what=each.strip())
        record.suits[int(found[2] or found[3] or order)] = SUITS[(found[1] or found[4]).upper()]


def take_seat(record: Record, number: int, letter: str, name: str) -> None:
    """Seat a faction's player."""
    if letter not in KEY_OF_LETTER:
        raise no_faction(letter, number, 1)
    if letter in record.players:
        raise unreadable("twice", number, 1, faction=FACTION_NAMES[letter])
    record.players[letter] = name


def no_faction(letter: str, line: int, column: int) -> Refused:
    """Return the refusal of a faction's letter that nobody at the table has."""
    faction = FACTION_NAMES.get(letter, letter)
    if letter in KEY_OF_LETTER:
        return unreadable("nobody", line, column, faction=faction)
    if letter in FACTION_NAMES:
        return unreadable("not-hosted", line, column, faction=faction, letter=letter)
    return unreadable("letter", line, column, letter=letter)


def read_winners(record: Record, number: int, at: int, value: str, *, lenient: bool) -> str:
    """Return the letters of the winners, who may be named by letter, faction or player."""
    value = re.sub(r"\(.*?\)", "", value).strip(" .!")
    if value.lower() in NO_WINNER:
        return ""
    if found := letters_called(record, value):
        return found
    found = ""
    for each in re.split(r"\s*(?:[,;&+/]|\band\b)\s*|\s+", value):
        letters = letters_called(record, each) if each else ""
        if each and not letters and not lenient:
            raise unreadable("winner", number, at + value.index(each), what=each)
        found += letters
    return found


def letters_called(record: Record, name: str) -> str:
    """Return the letter of the player or faction with a name, or all letters that the name is."""
    lowered = name.lower()
    for letter, player in record.players.items():
        if player and lowered == player.lower():
            return letter
        if len(name) > 2 and FACTION_NAMES[letter].lower().startswith(lowered):
            return letter
    letters = name.upper() if len(name) == 1 else name
    return letters if letters and all(each in record.players for each in letters) else ""
