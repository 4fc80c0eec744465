"""The bot's access to records of a game: judging one, and writing a match as one."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from engine.core.chance.draws import DictatedChance
from engine.core.choices.questions import answer_from_keys
from engine.core.errors import Diverged
from engine.core.saving.checkpoints import PlanChange, Rewind
from engine.core.saving.record import PLAN, REWIND, Choice
from engine.core.seats import Setup
from engine.referee.record.decoding import MOST_BYTES
from engine.referee.record.exporting import Watched, as_record
from engine.referee.record.reading import read_record
from engine.referee.referee import referee
from engine.referee.report import as_json

SPECTATOR = -1


class Records(NamedTuple):
    """The records that people keep of a game's matches."""

    extension: str
    """Extension of the files."""
    most_bytes: int
    judge: Callable[[bytes, str, str], dict[str, Any]]
    """Judge a record by its content and name, explained in a language; raise `Refused` for one
    that cannot be read."""
    write: Callable[[Setup, Sequence[Choice], Sequence[str], str, int | None], str]
    """Write a match: its setup, the choices that stand, the seats' names, a title, and the asker's
    seat (None: everybody, as it is over). Raise `Diverged` if the rules no longer ask the same."""


def judge(content: bytes, name: str, locale: str) -> dict[str, Any]:
    """Judge a record."""
    return as_json(referee(read_record(content)), name, locale)


def write(
    setup: Setup, choices: Sequence[Choice], names: Sequence[str], title: str, asker: int | None
) -> str:
    """Write a match as a record, as far as the asker may know it."""
    chance = DictatedChance(_drawn(choices[0]) if choices else [])
    watched = Watched(setup, chance)
    for fits, choice in enumerate(choices[1:]):
        chance.tell(*_drawn(choice))
        if not _repeat(watched, choice):
            raise Diverged(f"choice {choice.number} fits no question", fits=fits)
    named = dict(zip(watched.letters, map(_plain, names), strict=True))
    return as_record(watched, named, title=_plain(title), asker=asker)


def _drawn(choice: Choice) -> list[int]:
    """Return the numbers that a choice drew, without the lobby's own lots."""
    return [each.value for each in choice.drawn if each.epoch >= 0]


def _plain(name: str) -> str:
    """Return a name without characters that would break a line of a record."""
    return " ".join(name.replace("/", " ").split()) or "-"


def _repeat(watched: Watched, choice: Choice) -> bool:
    """Make a choice again; return whether it is still offered."""
    if choice.kind == PLAN:
        watched.change(choice.seat, PlanChange.read(choice.keys))
        return True
    if choice.kind == REWIND:
        watched.go_back(choice.seat, Rewind.read(choice.keys))
        return True
    question = watched.open_to(choice.seat)
    answer = None if question is None else answer_from_keys(question.form, choice.keys)
    try:
        given = answer is not None and watched.give(choice.seat, answer)
    except LookupError:  # something else is drawn now
        return False
    watched.notice()
    return given


ROOT = Records("rootlog", MOST_BYTES, judge, write)
