"""The Duchy in the record notation: ministers on its board, the Burrow as clearing 0 (Law 12.2)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from engine.core.events import Event
from engine.core.seats import Seat
from engine.root.factions.duchy.board import BARON, DUCHESS, EARL, MINISTERS, RANK_OF, board_of
from engine.root.factions.duchy.swaying import places_to_reveal
from engine.root.hooks.notation import SHOWN, Letters, Notation, Unit, say
from engine.root.rules.crafting import ANY
from engine.root.state import RootState

NAMES: dict[str, str] = {DUCHESS: "duchessofmud", BARON: "baronofdirt", EARL: "earlofstone"}


def revealed_cards(state: RootState, seat: int) -> Mapping[str, Iterable[int]]:
    return {SHOWN: board_of(state, seat).revealed}


def tell(
    before: RootState, after: RootState, seat: int, events: Sequence[Event], letters: Letters
) -> list[Unit]:
    """Name the ministers that were swayed or left."""
    old, new = board_of(before, seat).swayed, board_of(after, seat).swayed
    letter = letters[seat]
    came = [say(f"#{NAMES.get(each, each)}->$", letter) for each in new if each not in old]
    left = [say(f"#{NAMES.get(each, each)}$->", letter) for each in old if each not in new]
    return came + left


def shows(state: RootState, seat: int) -> Sequence[str]:
    """Name the suits that let cards be revealed: one for each clearing (12.5.3.II)."""
    return [suit for suit in places_to_reveal(state, Seat(seat)).elements() if suit != ANY]


def force(state: RootState, seat: int, what: str, letters: Letters) -> None:
    """Sway a minister, or return one to the unswayed."""
    board = board_of(state, seat)
    for minister in MINISTERS:
        name = NAMES.get(minister, minister)
        if what == f"#{name}->$" and minister not in board.swayed:
            board.swayed.append(minister)
            board.crowns[RANK_OF[minister]] = max(0, board.crowns[RANK_OF[minister]] - 1)
        elif what == f"#{name}$->" and minister in board.swayed:
            board.swayed.remove(minister)


NOTATION = Notation(
    "D",
    pieces={"tunnel": "t", "citadel": "b_c", "market": "b_m"},
    cards=revealed_cards,
    names=tuple(NAMES.get(each, each) for each in MINISTERS),
    tell=tell,
    shows=shows,
    force=force,
)
