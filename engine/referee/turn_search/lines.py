"""Lines of play: how well each fits the record, and how two of them differ."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from engine.core.choices.questions import answer_keys
from engine.referee.hidden_piles import Swap
from engine.referee.matching import Taken
from engine.referee.record.letters import NOTATIONS
from engine.referee.turn_parts import Left
from engine.referee.turn_search.trial import Given, Trial
from engine.root.events import Battled
from engine.root.hooks.notation import CARD, DISCARD, PIECE, is_beyond
from engine.root.state import RootState

PROGRESS = 0.8
"""Worth, for a line of play, of a change that the record tells."""


@dataclass(frozen=True)
class Step:
    """The changes by one answer, or by the rules alone."""

    taken: tuple[Taken, ...]
    swaps: tuple[Swap, ...] = ()
    before: Step | None = None
    forced: tuple[int, ...] = ()
    """Actions that were taken over as they are written."""
    at: RootState | None = None
    """Position at the beginning of a step of the rules, before anything is taken over."""

    def all(self) -> list[Step]:
        """Return this step and those before it, in order."""
        found: list[Step] = []
        step: Step | None = self
        while step is not None:
            found.append(step)
            step = step.before
        return found[::-1]


@dataclass(frozen=True)
class Line:
    """A line of play: its position, and the part of the record that it has told so far."""

    base: RootState
    given: tuple[Given, ...]
    drawn: tuple[int, ...]
    trial: Trial
    listings: list[Any]
    """Lists of options that the step makes, shared by all trials from its beginning."""
    seen: int
    left: Left
    was_left: Left
    """The part of the record that was not told when the step began."""
    cost: float = 0.0
    took: float = 0
    told: Step | None = None
    ended: bool = False

    @property
    def worth(self) -> float:
        """Cost so far, less the progress: less is better."""
        return self.cost - PROGRESS * self.took


class Still:
    """A stand-in for a trial, at a position from which nothing has been run."""

    asks, next_question = False, None

    def __init__(self, state: RootState) -> None:
        self.state = state


def blank(state: RootState) -> Trial:
    return Still(state)  # type: ignore[return-value]


def at_end(line: Line, state: RootState) -> Line:
    """Return a line that has ended in a position."""
    return Line(
        state, (), (), line.trial, [], 0, line.left, line.left, line.cost, line.took, line.told,
        True,
    )  # fmt: skip


def outcome(line: Line) -> tuple[object, ...]:
    """Return the difference that a roll makes: its results, or the hits still to be taken."""
    told = line.told.taken if line.told else ()
    if not line.trial.asks:
        return told
    fought = [event for event in line.trial.events if isinstance(event, Battled)]
    hits = (fought[-1].dealt, fought[-1].suffered) if fought else line.drawn
    return (told, hits)


def tells(line: Line, kid: Line) -> bool:
    """Return whether an answer led to something that the record tells, or to another question."""
    return kid.took > line.took or kid.trial.asks


def only_spends(kid: Line) -> bool:
    """Return whether an answer only spends cards, or changes nothing that a record can tell.

    Records often omit that, and what it bought for the player's own board.
    """
    told = kid.told
    return told is not None and all(
        (each.unit.verb, each.unit.end) in ((CARD, DISCARD), (PIECE, f"board:{each.unit.who}"))
        for each in told.taken
    )


def is_unspoken(kid: Line) -> bool:
    """Return whether an answer changed only what the notation has no word for."""
    told = kid.told
    return told is not None and told.taken != () and all(is_beyond(e.unit) for e in told.taken)


def shape(line: Line) -> tuple[object, ...]:
    """Return what distinguishes lines that have told the same."""
    state = line.trial.state
    return (
        tuple(map(tuple, state.warriors)),
        tuple(tuple(row) for row in state.buildings),
        tuple(tuple(sorted(row)) for row in state.tokens),
        tuple(state.points),
        tuple(map(len, state.hands)),
        tuple(state.used),
        len(state.exhausted),
        *(tuple(NOTATIONS[key].list_spent(state, seat)) for seat, key in enumerate(state.factions)),
        *(key for _, answer in line.given for key in answer_keys(answer)),
    )
