"""The Eyrie in the record notation: the Decree by columns, turmoil as one change (Law 7.4.2)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from engine.core.events import Event
from engine.root.data.cards import SUIT_OF
from engine.root.factions.eyrie.board import board_of
from engine.root.factions.eyrie.decree import empty_columns
from engine.root.factions.eyrie.leaders import LEADERS, VIZIERS, Leader, LeaderChosen
from engine.root.factions.eyrie.turmoil import FellIntoTurmoil
from engine.root.hooks.notation import Letters, Notation, Unit, say
from engine.root.state import RootState

COLUMN_LETTERS = "rmxb"


def decree(state: RootState, seat: int) -> Mapping[str, Iterable[int]]:
    """List the cards of each column without the viziers, which no record names."""
    columns = board_of(state, seat).decree
    return {
        f"decree:{letter}": [card for card in column if card not in VIZIERS]
        for letter, column in zip(COLUMN_LETTERS, columns, strict=True)
    }


def tell(
    before: RootState, after: RootState, seat: int, events: Sequence[Event], letters: Letters
) -> list[Unit]:
    """Report a new leader, and turmoil as the fall of the whole board."""
    found: list[Unit] = []
    for event in events:
        match event:
            case FellIntoTurmoil(seat=fallen) if fallen == seat:
                found.append(say("$_->", letters[seat]))
            case LeaderChosen(seat=led, leader=leader) if led == seat:
                found.append(say(f"#{leader}->$", letters[seat]))
    return found


def piles(state: RootState, seat: int) -> Mapping[str, list[int]]:
    columns = board_of(state, seat).decree
    return {f"decree:{each}": column for each, column in zip(COLUMN_LETTERS, columns, strict=True)}


def list_spent(state: RootState, seat: int) -> Sequence[object]:
    """Return the suits of the cards resolved in each column (7.5.2)."""
    columns = board_of(state, seat).resolved
    return [tuple(sorted(SUIT_OF[card] for card in column)) for column in columns]


def force(state: RootState, seat: int, what: str, letters: Letters) -> None:
    """Discard the Decree, or put a leader in charge."""
    board = board_of(state, seat)
    leader = what.removeprefix("#").removesuffix("->$")
    if what == "$_->":
        state.discard += [card for column in board.decree for card in column if card not in VIZIERS]
        board.decree, board.resolved, board.leader = empty_columns(), empty_columns(), ""
    elif leader in LEADERS:
        if leader in board.leaders:
            board.leaders.remove(leader)
        board.leader = leader
        for vizier, column in zip(VIZIERS, LEADERS[Leader(leader)], strict=True):
            board.decree[column].append(vizier)


NOTATION = Notation(
    "E",
    pieces={"roost": "b"},
    cards=decree,
    names=tuple(LEADERS),
    tell=tell,
    piles=piles,
    list_spent=list_spent,
    force=force,
)
