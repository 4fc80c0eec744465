"""The Cult in the record notation: Lost Souls as discarded, acolytes on its board (Law 10.2)."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence

from engine.core.events import Event
from engine.root.data.cards import KEY_OF_CARD, SUIT_OF
from engine.root.factions.lizards.board import board_of
from engine.root.factions.lizards.outcast import OutcastChosen, most_common_suit
from engine.root.hooks.notation import DISCARD, SAY, SHOWN, Letters, Notation, Unit, say
from engine.root.pieces import BIRD, SUITS
from engine.root.state import RootState

OUTCAST = re.compile(r"\$_h?o->[FMR]$")


def cards(state: RootState, seat: int) -> Mapping[str, Iterable[int]]:
    board = board_of(state, seat)
    return {DISCARD: board.lost_souls, SHOWN: board.revealed}


def acolytes(state: RootState, seat: int) -> Mapping[str, int]:
    return {"w": board_of(state, seat).acolytes}


def tell(
    before: RootState, after: RootState, seat: int, events: Sequence[Event], letters: Letters
) -> list[Unit]:
    """Name the Outcast where its marker was moved or turned over (10.4.1)."""
    old, new = board_of(before, seat), board_of(after, seat)
    chosen = any(isinstance(event, OutcastChosen) for event in events)
    if not chosen and (old.outcast, old.hated) == (new.outcast, new.hated):
        return []
    return [say(f"$_{'ho' if new.hated else 'o'}->{new.outcast[0].upper()}", letters[seat])]


def foresee(
    state: RootState, seat: int, said: Sequence[Unit]
) -> Sequence[tuple[str, str, str, str]]:
    """Change Lost Souls so that they make the record's Outcast: it does not name each (10.4.1).

    If it names none in their Birdsong, the Outcast stays.
    """
    board = board_of(state, seat)
    marked = [unit.what or "" for unit in said if unit.verb == SAY]
    wanted = next((what for what in marked if OUTCAST.match(what)), "")
    suit = next((each for each in SUITS if each[0].upper() == wanted[-1:]), "")
    if not wanted and (state.current, state.phase) == (seat, "birdsong"):
        suit = board.outcast
    swaps: list[tuple[str, str, str, str]] = []
    for _ in board.lost_souls:
        most = most_common_suit(board.lost_souls)
        stays = board.outcast == suit and most is None
        if not suit or most == suit or stays:
            break
        given = next((c for c in board.lost_souls if SUIT_OF[c] not in (suit, BIRD)), None)
        piles = (("deck", state.deck), (DISCARD, state.discard))
        source = next((e for e in piles if any(SUIT_OF[card] == suit for card in e[1])), None)
        if given is None or source is None:
            break
        place, pile = source
        came = next(card for card in pile if SUIT_OF[card] == suit)
        board.lost_souls[board.lost_souls.index(given)] = came
        pile[pile.index(came)] = given
        swaps.append(("lost souls", KEY_OF_CARD[came], KEY_OF_CARD[given], place))
    return swaps


def put(state: RootState, seat: int, owner: int, what: str, count: int) -> bool:
    board = board_of(state, seat)
    board.acolytes = max(0, board.acolytes + count)
    return True


def force(state: RootState, seat: int, what: str, letters: Letters) -> None:
    """Set the Outcast."""
    board, marker = board_of(state, seat), what.partition("->")
    for suit in SUITS:
        if suit[0].upper() == marker[2]:
            board.outcast, board.hated = suit, marker[0] == "$_ho"


NOTATION = Notation(
    "L",
    pieces={"garden_fox": "b_f", "garden_rabbit": "b_r", "garden_mouse": "b_m"},
    cards=cards,
    board=acolytes,
    tell=tell,
    foresee=foresee,
    put=put,
    force=force,
)
