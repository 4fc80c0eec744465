"""The Corvids in the record notation: facedown and faceup plots, guesses, tricks (Law 13.2)."""

from __future__ import annotations

import re
from collections.abc import Sequence

from engine.core.events import Event
from engine.core.seats import Seat
from engine.root.factions.corvids.board import PLOT, PLOTS, board_of, plot_in, supply
from engine.root.factions.corvids.exposure import Exposed
from engine.root.factions.corvids.plots import PlotFlipped, PlotWas, RaidSprung, swap
from engine.root.factions.corvids.turn import PlotsSwapped
from engine.root.hooks.notation import PIECE, SAY, Letters, Notation, Unit, say
from engine.root.state import RootState

FLIP = re.compile(r"t(\d+)\^t_([a-z])$")
GUESS = re.compile(r"\?t_([a-z])(\d+)$")


def tell(
    before: RootState, after: RootState, seat: int, events: Sequence[Event], letters: Letters
) -> list[Unit]:
    """Name plots that were laid, turned up, guessed or swapped."""
    found: list[Unit] = []
    for event in events:
        match event:
            case PlotFlipped(clearing=clearing, plot=plot):
                found.append(say(f"t{clearing}^t_{plot[0]}", letters[seat]))
            case PlotWas(clearing=clearing, plot=plot):
                found.append(say(f"$_{plot}->{clearing}", letters[seat]))
            case RaidSprung(clearing=clearing):
                found.append(say(f"t{clearing}^t_r", letters[seat]))
            case PlotsSwapped(one=one, other=other):
                low, high = sorted((int(one), int(other)))
                found.append(say(f"t{low}<->t{high}", letters[seat]))
            case Exposed(guesser=guesser, clearing=clearing, plot=plot):
                found.append(say(f"?t_{plot[0]}{clearing}", letters[guesser]))
    return found


def note_laid(state: RootState, seat: int, clearing: int, kind: str) -> None:
    """Give a plot one of the types left."""
    if kind == PLOT:
        types = board_of(state, seat).facedown
        types[clearing] = PLOTS[0]
        left = supply(state, seat)
        types[clearing] = next((each for each in PLOTS if left[each] > 0), PLOTS[0])


def note_gone(state: RootState, seat: int, clearing: int, kind: str) -> None:
    board = board_of(state, seat)
    board.facedown.pop(clearing, None)
    board.denied.pop(clearing, None)


def force(state: RootState, seat: int, what: str, letters: Letters) -> None:
    """Turn a plot face up, or swap two."""
    if found := re.match(r"t(\d+)\^t_([a-z])$", what):
        clearing, kinds = int(found[1]), [each for each in PLOTS if each[0] == found[2]]
        if (seat, PLOT) in state.tokens[clearing] and kinds:
            state.turn_token(seat, clearing, PLOT, kinds[0])
            note_gone(state, seat, clearing, PLOT)
    elif found := re.match(r"t(\d+)<->t(\d+)$", what):
        one, other = int(found[1]), int(found[2])
        if plot_in(state, seat, one) and plot_in(state, seat, other):
            swap(state, Seat(seat), one, other)


def foresee(
    state: RootState, seat: int, said: Sequence[Unit]
) -> Sequence[tuple[str, str, str, str]]:
    """Give facedown plots the types that they later turn out to have (13.2.2)."""
    found: list[tuple[str, str, str, str]] = []
    for number, unit in enumerate(said):
        what = unit.what or ""
        if unit.verb == SAY and (flip := FLIP.match(what)):
            found += set_type(state, seat, int(flip[1]), flip[2], wanted=True)
        elif unit.verb == SAY and (guess := GUESS.match(what)):
            after = said[number + 1 : number + 3]
            before = said[max(0, number - 1) : number]
            right = any(
                each.verb == PIECE and each.what == "t" and each.start == guess[2]
                for each in (*before, *after)
            )
            found += set_type(state, seat, int(guess[2]), guess[1], wanted=right)
    return found


def set_type(
    state: RootState, seat: int, clearing: int, letter: str, *, wanted: bool
) -> Sequence[tuple[str, str, str, str]]:
    """Make a facedown plot `letter`'s type, or any other; swap with another plot if needed."""
    types = board_of(state, seat).facedown
    have = types.get(clearing)
    if have is None or (have[0] == letter) == wanted:
        return ()
    for kind in PLOTS:
        if (kind[0] == letter) != wanted:
            continue
        if supply(state, seat)[kind]:
            types[clearing] = kind
            return ((f"plot:{clearing}", kind, have, "supply"),)
        other = next((c for c, each in types.items() if each == kind and c != clearing), None)
        if other is not None:
            types[clearing], types[other] = kind, have
            return ((f"plot:{clearing}", kind, have, f"plot:{other}"),)
    return ()


NOTATION = Notation(
    "P",
    pieces={"plot": "t", "bomb": "t_b", "snare": "t_s", "extortion": "t_e", "raid": "t_r"},
    tell=tell,
    secrets=PLOTS,
    note_laid=note_laid,
    note_gone=note_gone,
    force=force,
    foresee=foresee,
)
