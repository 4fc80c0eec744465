"""Hirelings in a record: no notation has letters for them, so its head names them (Law 22).

Our own records tell them in comments.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Sequence

from engine.core.events import Event
from engine.referee.record.letters import NOTATIONS
from engine.root.cards.hirelings.control import HirelingGained
from engine.root.cards.hirelings.riverfolk.bandits import BanditMoved
from engine.root.cards.hirelings.setup import HirelingSetUp
from engine.root.cards.hirelings.turn import HirelingActed
from engine.root.hooks.faction import is_token
from engine.root.hooks.notation import Letters, Unit, say
from engine.root.state import RootState

LETTERS = "IJN"
"""The letters of the hirelings in play, in the order of their sides."""
HIRELINGS = "//! Hirelings:"
PATH_FORM = re.compile(r"\$_(camp|lifted)->(\d+)_(\d+)$")


def letters_of_sides(letters: Letters, state: RootState) -> list[str]:
    """Return the letter of each side: those of the seats, then those of hirelings."""
    return [*letters, *LETTERS[: len(state.sides) - len(letters)]]


def hireling_units(events: Sequence[Event], state: RootState, letters: Letters) -> Iterator[Unit]:
    """Name each hireling that a seat set up, gained or used, and each path with a bandit."""
    names = letters_of_sides(letters, state)
    for event in events:
        match event:
            case HirelingSetUp(seat=seat, hireling=key):
                yield say(f"$_hireling->{names[state.sides.index(key)]}", letters[seat])
            case HirelingGained(seat=seat, hireling=key):
                yield say(f"$_hired->{names[state.sides.index(key)]}", letters[seat])
            case HirelingActed(seat=seat, hireling=key, way=way):
                word = re.sub("[^a-z]", "", way)
                yield say(f"$_use{word}->{names[state.sides.index(key)]}", letters[seat])
            case BanditMoved(hireling=key, origin=origin, to=to, lifted=lifted):
                word = "lifted" if lifted else "camp"
                yield say(f"$_{word}->{origin}_{to}", names[state.sides.index(key)])


def given_items(before: RootState, after: RootState, letters: Letters) -> Iterator[Unit]:
    """Name each item that came onto a hireling's card."""
    names = letters_of_sides(letters, after)[len(letters) :]
    for name, old, new in zip(names, before.hired, after.hired, strict=False):
        for item in (Counter(new.items) - Counter(old.items)).elements():
            yield say(f"$_{item}->", name)


def cards_beside(state: RootState, letters: Letters) -> dict[str, list[int]]:
    """Return the cards on or beside hirelings' cards, by place."""
    names = letters_of_sides(letters, state)[len(letters) :]
    return {f"board:{name}": each.cards for name, each in zip(names, state.hired, strict=True)}


def name_of_piece(state: RootState, side: int, kind: str) -> str:
    """Return the name of a piece in a record."""
    if kind in ("warrior", "pawn"):
        return kind[0]
    if state.is_hireling(side):
        return "t" if is_token(kind) else "b"
    notation = NOTATIONS[state.factions[side]]
    return notation.pieces.get(kind) or notation.standouts[kind]


def write_hirelings(state: RootState) -> str:
    """Write which letter is which hireling's."""
    keys = state.sides[len(state.factions) :]
    return f"{HIRELINGS} {' '.join(f'{k}={v}' for k, v in zip(LETTERS, keys, strict=False))}"


def force_words(state: RootState, side: int, what: str, letters: Letters) -> None:
    """Carry out a change in the words of a faction, or of a hireling."""
    if state.is_hireling(side):
        force_path(state, side, what)
    else:
        NOTATIONS[state.factions[side]].force(state, side, what, letters)


def force_path(state: RootState, side: int, what: str) -> None:
    """Put a hireling's warrior on a path, or take it off."""
    found = PATH_FORM.match(what)
    if found is None:
        return
    path = (int(found[2]), int(found[3]))
    hired = state.hireling(side)
    if found[1] == "camp":
        hired.paths.append(path)
        state.supply[side] = max(0, state.supply[side] - 1)
    elif path in hired.paths:
        hired.paths.remove(path)
        state.supply[side] += 1
