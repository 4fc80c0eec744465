"""A match in memory: its rows, the seats' holders, and the engine's match."""

from __future__ import annotations

import hashlib
import logging
import secrets
import traceback
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import msgspec

from bot.matches.mask import Mask
from bot.store import ChoiceRow, LoadedMatch, MatchRow, NewChoice, SeatRow
from bot.ui.markup import mention_time
from bot.workers.computers import LEVEL
from engine.ai.levels import LEVELS, USUAL
from engine.core.chance.draws import Drawn, KeyedChance, match_key
from engine.core.errors import Diverged, Refused
from engine.core.match import Match
from engine.core.saving.record import Checkpoint, Choice, Head, MatchRecord
from engine.core.seats import Seat, Setup
from engine.games import GAMES

log = logging.getLogger(__name__)


KEY_OF_PROCESS = secrets.token_bytes(32)
"""Key to the numbers of errors other than those of loading; another one after a restart."""
ASIDE = "set_aside"
"""Key in a match's options: the number of the error for which it was set aside."""
STUDY = "study"
"""In a match's options: true where it was imported; then anybody may read it."""


@dataclass(slots=True)
class Live:
    """A running or finished match, and its seats."""

    row: MatchRow
    seats: tuple[SeatRow, ...]
    match: Match[Any]
    acted: dict[int, int] = field(default_factory=dict)
    """Time of each person's last act here, as far as this process knows."""
    planned: dict[int, int] = field(default_factory=dict)
    """Round in which each computer last planned its responses, as far as this process knows."""
    lost: tuple[int, ...] = ()
    """Choices that could not be kept after an update of the rules."""
    mask: Mask = Mask(b"")  # noqa: RUF009 - it is frozen
    """Masks the numbers of events and choices in buttons."""

    def seat_of(self, user_id: int) -> Seat | None:
        """Return the seat a person holds, even while a computer stands in; None for a spectator."""
        for seat in self.seats:
            if seat.user_id == user_id:
                return Seat(seat.number)
        return None

    def user_of(self, seat: int) -> int | None:
        """Return the user who plays a seat now; None for a computer, even as stand-in."""
        row = self.seats[seat]
        return None if row.computer else row.user_id

    def level_of(self, seat: int) -> str:
        """Return the level of a seat's computer: its own, or the table's."""
        own = self.seats[seat].computer
        return own if own in LEVELS else str(self.row.options.get(LEVEL, USUAL))

    def humans(self) -> set[int]:
        """Return everybody who plays here now, except people a computer stands in for."""
        return {user for seat in self.seats if (user := self.user_of(seat.number)) is not None}

    def people(self) -> set[int]:
        """Return all holders of seats, even while a computer plays for them."""
        return {seat.user_id for seat in self.seats if seat.user_id is not None}

    def view(self, seat: Seat | None) -> Any:
        """Return a seat's view, marking the cards that its question lets it play or spend.

        Where it has answered a question that others are still asked, its own answer is marked.
        """
        view, game = self.match.view(seat), self.match.game
        if seat in self.match.pending:
            return game.mark_playable(self.match.state, view, self.match.pending[seat])
        if seat in self.match.answered:
            return game.mark_sealed(view, self.match.answered[seat][1])
        return view

    def called_seats(self) -> list[Seat]:
        """List the seats that may be named as awaited: never those who might respond in secret."""
        return sorted(seat for seat, asked in self.match.pending.items() if not asked.response)

    def blocking_seats(self) -> list[Seat]:
        """List the seats that hold up the table, including those that respond in secret."""
        return sorted(seat for seat, asked in self.match.pending.items() if not asked.timed)

    def awaited_seats(self) -> list[Seat]:
        """List the seats with an open question, computers included."""
        return sorted(self.match.pending)


class SetAside(Refused):
    """A stored match cannot be loaded: nobody can act there until that is fixed."""

    def __init__(self, loaded: LoadedMatch, cause: Exception) -> None:
        self.match = loaded.match.id
        self.number = error_number(self.match, cause, match_key(loaded.secret, loaded.match.nonces))
        super().__init__("set-aside", number=self.number)


def error_number(match: int, error: Exception, key: bytes = KEY_OF_PROCESS) -> str:
    """Return an error's number for people and the log: the same for the same error and key.

    An error's text may name what is hidden, and its place tell what was done in secret: nobody can
    try which of them has a number without the key.
    """
    frames = traceback.extract_tb(error.__traceback__)
    place = f"{Path(frames[-1].filename).stem} {frames[-1].name}" if frames else ""
    text = f"{place} {type(error).__name__} {error}".encode()
    return f"{match}-{hashlib.blake2b(text, key=key, digest_size=3).hexdigest().upper()}"


def take_up(loaded: LoadedMatch) -> Live:
    """Rebuild a stored match; raise `SetAside` where that is not possible.

    Where the rules now ask other questions, choices that do not fit are left out, and `lost` names
    them; the draws stay the same.
    """
    try:
        return _rebuild(loaded)
    except Exception as error:  # whatever the fault is, it affects this match alone
        raise SetAside(loaded, error) from error


def _rebuild(loaded: LoadedMatch) -> Live:
    row = loaded.match
    game = GAMES[row.game]
    assert row.setup is not None, "only a match that has begun is taken up"
    assert row.head is not None, "only a match that has begun is taken up"
    record = MatchRecord(
        game=row.game,
        setup=msgspec.msgpack.decode(row.setup, type=Setup),
        checkpoints=tuple(Checkpoint(each.after, each.state) for each in loaded.checkpoints),
        choices=tuple(choice_of(each) for each in loaded.choices),
        head=msgspec.msgpack.decode(row.head, type=Head),
    )
    chance = chance_of(loaded)
    lost: list[int] = []
    while True:
        try:
            match = Match.load(game, record, chance)
            break
        except Diverged as diverged:
            shorter = record.fallback(diverged.fits)
            kept = {choice.number for choice in shorter.choices}
            lost += [choice.number for choice in record.choices if choice.number not in kept]
            log.warning("match %d: %s; choices %s are lost", row.id, diverged, lost)
            record = shorter
    return Live(row, loaded.seats, match, lost=tuple(lost), mask=mask_of(loaded))


def chance_of(loaded: LoadedMatch) -> KeyedChance:
    """Return the chance of a stored match."""
    return KeyedChance(match_key(loaded.secret, loaded.match.nonces))


def mask_of(loaded: LoadedMatch) -> Mask:
    """Return the mask of a stored match; nobody but the host has its key before the end."""
    return Mask(loaded.secret[:64])


def encode_draws(drawn: Sequence[Drawn]) -> tuple[tuple[int, ...], ...]:
    """Encode draws for the database."""
    return tuple((d.sides, d.value, d.epoch, d.counter) for d in drawn)


def decode_draws(rows: Iterable[Any]) -> tuple[Drawn, ...]:
    """Decode stored draws."""
    return tuple(Drawn(*each) for each in rows)


def choice_of(row: ChoiceRow) -> Choice:
    """Convert a stored choice to the engine's."""
    return Choice(
        number=row.number,
        question=row.question,
        seat=Seat(row.seat),
        kind=row.kind,
        keys=tuple(row.keys),
        fingerprint=row.fingerprint,
        barrier=row.barrier,
        drawn=decode_draws(row.drawn),
    )


def choice_row(choice: Choice, user_id: int | None, at: int) -> NewChoice:
    """Convert a choice of the engine to a row to store."""
    return NewChoice(
        number=choice.number,
        question=choice.question,
        seat=choice.seat,
        user_id=user_id,
        kind=choice.kind,
        keys=choice.keys,
        fingerprint=choice.fingerprint,
        barrier=choice.barrier,
        drawn=encode_draws(choice.drawn),
        at=at,
    )


def check_running(row: MatchRow) -> None:
    """Raise `Refused` where a match is paused or over."""
    if row.status == "paused":
        raise Refused(f"paused-{row.paused or 'homeless'}")
    if row.reopens_until is not None:
        raise Refused("match-ended", until=mention_time(row.reopens_until, "D"))
    if row.status == "closed":
        raise Refused("match-closed")
