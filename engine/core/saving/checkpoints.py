"""What a match keeps at hand of its past: checkpoints between two steps, and answers since."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Generic

import msgspec

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
        """Write it as the keys that a record keeps."""
        return (self.kind, *(f"{key}={value}" for key, value in sorted(self.plan.items())))

    @classmethod
    def read(cls, keys: Sequence[str]) -> PlanChange:
        """Read it back from its keys."""
        pairs = (each.partition("=") for each in keys[1:])
        return cls(keys[0], {key: value for key, _, value in pairs})


class Rewind(msgspec.Struct, frozen=True):
    """A new beginning of chance after going back, and the piles that are shuffled for it."""

    epoch: int
    piles: tuple[str, ...]

    def keys(self) -> tuple[str, ...]:
        """Write it as the keys that a record keeps."""
        return (str(self.epoch), *self.piles)

    @classmethod
    def read(cls, keys: Sequence[str]) -> Rewind:
        """Read it back from its keys."""
        return cls(int(keys[0]), tuple(keys[1:]))


class Past:
    """What happened since the last checkpoint: with it, another match comes to where this is."""

    __slots__ = ("drawn", "given", "listings", "settled", "told")

    def __init__(self) -> None:
        self.given: list[tuple[Seat, Answer | PlanChange | Rewind]] = []
        self.listings: list[Any] | None = None
        """What the step lists to ask about, once it has; None where nothing is to be kept."""
        self.settled = 0
        """How many of these led to the open questions; the answers after them are sealed."""
        self.drawn: list[int] = []
        self.told: list[Envelope] = []

    def is_blank(self) -> bool:
        """Return whether nothing has happened since but that plans were changed."""
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
        """The encoded state."""
        if not self._blob:
            assert self._state is not None, "a checkpoint is held as a state or as bytes"
            self._blob = encode_state(self._game, self._state)
        return self._blob

    def copy_state(self) -> S:
        """Return a copy of the state to go on from."""
        if self._state is None:
            return decode_state(self._game, self._blob)
        return self._state.copy()

    def pack(self) -> None:
        """Hold only the bytes from now on: they take a fraction of the memory."""
        if self._state is not None and self.blob:
            self._state = None
