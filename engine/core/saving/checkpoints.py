"""The past that a match keeps at hand: checkpoints between steps, and the answers since."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Generic

import msgspec

from engine.core.choices.actions import Option
from engine.core.choices.plans import Plan
from engine.core.choices.questions import Answer
from engine.core.events import Envelope
from engine.core.game import Game
from engine.core.hooks.state import S
from engine.core.saving.codec import decode_state, encode_state
from engine.core.seats import Seat


class PlanChange(msgspec.Struct, frozen=True):
    """A change of a plan among the answers since the last checkpoint."""

    kind: str
    plan: Plan

    def keys(self) -> tuple[str, ...]:
        """Return the keys that are recorded."""
        return (self.kind, *(f"{key}={value}" for key, value in sorted(self.plan.items())))

    @classmethod
    def read(cls, keys: Sequence[str]) -> PlanChange:
        pairs = (each.partition("=") for each in keys[1:])
        return cls(keys[0], {key: value for key, _, value in pairs})


class Rewind(msgspec.Struct, frozen=True):
    """A restart of chance after going back, with the piles that are shuffled for it."""

    epoch: int
    piles: tuple[str, ...]

    def keys(self) -> tuple[str, ...]:
        """Return the keys that are recorded."""
        return (str(self.epoch), *self.piles)

    @classmethod
    def read(cls, keys: Sequence[str]) -> Rewind:
        return cls(int(keys[0]), tuple(keys[1:]))


class Past:
    """Events since the last checkpoint: with them, another match reaches the same position."""

    __slots__ = ("drawn", "given", "listings", "responses", "settled", "told")

    def __init__(self) -> None:
        self.given: list[tuple[Seat, Answer | PlanChange | Rewind]] = []
        self.listings: list[Any] | None = None
        """Lists of options that the step has made so far; None if nothing is kept."""
        self.settled = 0
        """Number of the answers that led to the open questions; those after them are sealed."""
        self.responses: list[tuple[Seat, Option | None]] = []
        """Responses by plan, each with its seat."""
        self.drawn: list[int] = []
        self.told: list[Envelope] = []

    def is_blank(self) -> bool:
        """Return whether nothing but changes of plans has happened since."""
        changed = all(isinstance(given, PlanChange) for _, given in self.given)
        return changed and not self.drawn and not self.told


class LiveCheckpoint(Generic[S]):
    """A position between two steps, and the number of the last choice before it.

    Held as a state while it is the newest, because forks start there; as bytes afterwards.
    """

    __slots__ = ("_blob", "_game", "_state", "after", "turn")

    def __init__(
        self, game: Game[S], after: int, turn: int, state: S | None, blob: bytes = b""
    ) -> None:
        self.after = after
        self.turn = turn
        self._game = game
        self._state = state
        self._blob = blob

    @property
    def blob(self) -> bytes:
        """Encoded state."""
        if not self._blob:
            assert self._state is not None, "a checkpoint is held as a state or as bytes"
            self._blob = encode_state(self._game, self._state)
        return self._blob

    def copy_state(self) -> S:
        if self._state is None:
            return decode_state(self._game, self._blob)
        return self._state.copy()

    def pack(self) -> None:
        """Keep only the bytes from now on: they take a fraction of the memory."""
        if self._state is not None and self.blob:
            self._state = None
