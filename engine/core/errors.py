"""Expected errors: a refusal to a player, and a save that does not fit the rules."""

from __future__ import annotations

from functools import partial
from typing import Any

from engine.core.seats import Scalar


class Refused(Exception):  # noqa: N818 - a refusal is an answer to a player
    """A player asked for something that was not offered.

    `key` names the sentence, `law` the section that forbids it (empty if no rule is involved),
    `args` the arguments of the sentence, e.g. the alternatives.
    """

    def __init__(self, key: str, *, law: str = "", **args: Scalar) -> None:
        super().__init__(key, law, args)
        self.key = key
        self.law = law
        self.args_of_words = args
        self.game = ""
        """Game with the words for it, if no table is at hand that knows; or empty."""

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickle with the keyword arguments, which an exception's own way leaves out."""
        return partial(type(self), self.key, law=self.law, **self.args_of_words), (), vars(self)

    def __str__(self) -> str:
        """Return the key alone: arguments may name people, and errors are logged."""
        return self.key


class Diverged(Exception):  # noqa: N818 - it is the caller's cue to fall back
    """A saved choice does not fit the question that the rules ask now; `fits` choices did."""

    def __init__(self, message: str, *, fits: int) -> None:
        super().__init__(message)
        self.fits = fits


class MatchOver(Exception):  # noqa: N818 - victory is immediate, in the middle of anything
    """Raised by `Table.win` to leave the rules at once."""
