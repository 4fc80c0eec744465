"""The Alliance in the record notation: its board holds supporters and officers (Law 8.2.3)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from engine.root.factions.alliance.board import board_of
from engine.root.hooks.notation import Notation
from engine.root.state import RootState


def supporters(state: RootState, seat: int) -> Mapping[str, Iterable[int]]:
    return {"board:A": board_of(state, seat).supporters}


def officers(state: RootState, seat: int) -> Mapping[str, int]:
    return {"w": board_of(state, seat).officers}


def put(state: RootState, seat: int, owner: int, what: str, count: int) -> bool:
    board = board_of(state, seat)
    board.officers += count
    return True


def piles(state: RootState, seat: int) -> Mapping[str, list[int]]:
    return {"board:A": board_of(state, seat).supporters}


NOTATION = Notation(
    "A",
    pieces={"sympathy": "t", "base_fox": "b_f", "base_rabbit": "b_r", "base_mouse": "b_m"},
    cards=supporters,
    board=officers,
    piles=piles,
    put=put,
)
