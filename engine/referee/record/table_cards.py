"""Landmarks and hirelings that the head of a record names, and the table that they make.

No notation has lines for them. Our own records name them in comments, others in their head:
`Landmarks: Lost City 7, Ferry 3` and `Hirelings: Highway Bandits, Exile, Otter Divers`.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator

from engine.referee.record.contents import Record
from engine.referee.record.decoding import unreadable
from engine.referee.record.hirelings import LETTERS
from engine.referee.record.shuffles import Shuffle
from engine.root.cards.hirelings.setup import DEMOTED, NUMBER, RANDOM, WISHES
from engine.root.cards.landmarks.setup import NUMBERS, PACK, TOWNS
from engine.root.data.maps import map_of
from engine.root.hooks.hirelings import HIRELINGS
from engine.root.state import RootState

AND = re.compile(rf"[,;]|(?<=\d)\s+|\s+(?=[{LETTERS}]\s*[=:])")
LANDMARK = re.compile(r"(.*?)\s*=?\s*(\d{1,2})?$")
HIRELING = re.compile(rf"(?:([{LETTERS}])\s*[=:]\s*)?(.*)$")
LEAST_NAMED = 3
"""Letters of the shortest part of a name that stands for it."""


def read_landmarks(record: Record, number: int, at: int, value: str) -> None:
    """Read the landmarks, each with its clearing if that is told."""
    record.named_in["landmarks"] = number
    for each, column in parts(value, at):
        found = LANDMARK.match(each)
        assert found is not None, "it matches any text"
        key = called(found[1], (*PACK, *TOWNS))
        if not key:
            raise unreadable("landmark", number, column, what=found[1])
        record.landmarks[key] = int(found[2] or 0)


def read_hirelings(record: Record, number: int, at: int, value: str) -> None:
    """Read the hirelings with their letters; without any, these come in their own order."""
    record.named_in["hirelings"] = number
    for each, column in parts(value, at):
        found = HIRELING.match(each)
        assert found is not None, "it matches any text"
        key = called(found[2], HIRELINGS)
        if not key:
            raise unreadable("hireling", number, column, what=found[2])
        free = (letter for letter in LETTERS if letter not in record.hirelings)
        record.hirelings[found[1] or next(free, "")] = key


def parts(value: str, at: int) -> Iterator[tuple[str, int]]:
    """Split a list of names; yield each with its column."""
    begin = 0
    for end in (*(each.span() for each in AND.finditer(value)), (len(value), len(value))):
        part = value[begin : end[0]]
        if part.strip():
            yield part.strip(), at + begin + len(part) - len(part.lstrip())
        begin = end[1]


def called(name: str, keys: Iterable[str]) -> str:
    """Return the key that a name or a part of it stands for; empty if there is not just one."""
    plain = re.sub(r"^the\s|[^a-z]", "", name.lower().strip())
    full = {key.replace("_", ""): key for key in keys}
    begun = [key for each, key in full.items() if len(plain) >= LEAST_NAMED and plain in each]
    return full.get(plain) or (begun[0] if len(begun) == 1 else "")


# The table


def options_of(record: Record) -> dict[str, str]:
    """Return the options of a record's table: those it tells, and those its head implies."""
    return {**_of_landmarks(record), **_of_hirelings(record), **record.options}


def _of_landmarks(record: Record) -> dict[str, str]:
    """Return the options by which these landmarks are dealt (19.5).

    The map's own are not, unless one of them stands elsewhere than printed.
    """
    own = map_of(record.map).landmarks
    moved = any(record.landmarks.get(key, 0) not in (0, place) for key, place in own.items())
    dealt = [key for key in record.landmarks if moved or key not in own]
    number = next((word for word, many in NUMBERS.items() if many == len(dealt)), "")
    if not number:
        raise unreadable(
            "landmarks", record.named_in["landmarks"], 1, law="19.5", number=len(dealt)
        )
    options = {"landmarks": number} if dealt else {}
    options |= {"map_landmarks": "drop"} if moved else {}
    return options | {town: "proposed" for town in TOWNS if town in dealt}


def _of_hirelings(record: Record) -> dict[str, str]:
    """Return the options by which these hirelings are dealt (19.6)."""
    if not record.hirelings:
        return {}
    line, number = record.named_in["hirelings"], len(record.hirelings)
    if number != NUMBER:
        raise unreadable("hirelings", line, 1, law="19.6.2", number=number)
    seats, sides = len(record.players), sides_told(record)
    wanted, demoted = DEMOTED.get(seats, NUMBER), sum(HIRELINGS[key].demoted for key in sides)
    if demoted != wanted:
        raise unreadable(
            "demoted", line, 1, law="19.6.2", players=seats, wanted=wanted, number=demoted
        )
    cards = (HIRELINGS[key].card for key in sides)
    return {"hirelings": RANDOM, **dict(zip(WISHES, cards, strict=True))}


def sides_told(record: Record) -> list[str]:
    """Return the sides of the hireling cards in the order of their letters."""
    return [key for _, key in sorted(record.hirelings.items())]


def known_piles(record: Record) -> list[Shuffle]:
    """Return the piles whose order a record tells, the lot over demoted hirelings too (19.6.2)."""
    turned = tuple(str(HIRELINGS[key].demoted) for key in sides_told(record))
    return [*record.shuffles, turned]


def deal_landmarks_told(record: Record, state: RootState) -> None:
    """Exchange landmarks that are to be set up for those that a record names; change `state`."""
    told = [key for key in record.landmarks if key not in state.landmarks]
    others = [key for key in state.unplaced if key not in told]
    state.unplaced = [*told, *others][: len(state.unplaced)]


def check_sites(record: Record, state: RootState) -> None:
    """Raise `Refused` for a landmark that could not be set up where the record has it (19.5.3)."""
    for key, clearing in record.landmarks.items():
        if clearing and state.landmarks.get(key) != clearing:
            line, name = record.named_in["landmarks"], key.replace("_", " ")
            raise unreadable("site", line, 1, law="19.5.3", what=name, clearing=clearing)
