"""The span from a choice to now, and the people who must consent to going back over it.

Its public events are shown to the people asked; private ones are only counted."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from bot.history.log_entries import events_in
from bot.matches.live import Live
from bot.services.sentences import name_seats
from bot.store import ChoiceRow, EventRow, Reads
from bot.ui import limits
from bot.ui.markup import Markup
from bot.ui.wording import Wording
from engine.core.errors import Refused
from engine.core.events import Event
from engine.core.game import Game
from engine.core.language.words import Words
from engine.core.saving.codec import decode_events
from engine.core.saving.record import PLAN, REWIND
from engine.core.seats import Seat

SHOWN = 1200
"""Most characters for the list of events that would be taken back."""


@dataclass(frozen=True, slots=True)
class Span:
    """Everything that happened from a choice until now, secrets included."""

    choices: tuple[ChoiceRow, ...]
    """Choices still valid, without plans."""
    events: tuple[EventRow, ...]

    @classmethod
    async def since(cls, reads: Reads, match_id: int, number: int) -> Span:
        """Read the span from a choice until now."""
        made = await reads.choices(match_id, after=number - 1)
        told = await reads.events(match_id, since=number - 1)
        return cls(tuple(choice for choice in made if choice.kind != PLAN), told)

    def check(self, before: int, upto: int, seat: int) -> None:
        """Raise `Refused` unless it goes from one choice to another, as far as `seat` knows.

        A request that others' secret choices closed would tell the table of them.
        """
        known = self.choices_known(seat)
        if not known or (self.choices[0].number, known[-1].number) != (before, upto):
            raise Refused("undo-moved")

    def choices_known(self, seat: int | None) -> list[ChoiceRow]:
        """List a seat's own choices, and those of others that everybody was told something of.

        The table's returns are among them. Nobody learns here whether others have chosen in secret.
        """
        told = {row.choice for row in self.events if row.is_for(None)}
        return [
            choice
            for choice in self.choices
            if choice.seat == seat or choice.number in told or choice.kind == REWIND
        ]

    def events_heard(self, seat: int | None) -> Mapping[int, list[Event]]:
        """Return the events of each choice that a seat heard, by its number."""
        heard: dict[int, list[Event]] = defaultdict(list)
        for row in self.events:
            if row.is_for(seat):
                heard[row.choice] += events_in([row])
        return heard

    def all_events(self) -> list[Event]:
        """List all events, public and private."""
        return events_in(self.events)

    def public_events(self) -> list[Event]:
        """List the public events."""
        return [event for events in self.events_heard(None).values() for event in events]

    def makers(self) -> set[int]:
        """List the seats whose choices are taken back."""
        return {choice.seat for choice in self.choices if choice.kind != REWIND}

    def saw(self, game: Game[Any]) -> Counter[int]:
        """Count the times that each seat was told secrets."""
        found: Counter[int] = Counter()
        for row in self.events:
            if row.audience and game.secrets_told(events_in([row])):
                found.update(row.audience)
        return found

    def showed_everybody(self) -> bool:
        """Return whether dice were rolled, or anything was shown to more than a few seats."""
        private = {row.choice for row in self.events if row.audience}
        turned = {
            row.choice
            for row in self.events
            if row.is_for(None) and any(t.event.reveals for t in decode_events(row.event))
        }
        return any(
            choice.drawn or choice.number in turned or choice.number not in private
            for choice in self.choices
            if choice.barrier and choice.kind != REWIND
        )

    def showed_anybody(self) -> bool:
        """Return whether anybody has learned anything new."""
        return any(choice.barrier and choice.kind != REWIND for choice in self.choices)


def to_ask(live: Live, span: Span, seat: Seat) -> list[int]:
    """List the people without whose consent a seat cannot go back; computers agree.

    Those whose choices are taken back or who have learned something; if there are none, the
    awaited players; and if only the seat itself has learned something, everyone else, because it
    could choose better now.
    """
    others = [each for each in range(len(live.seats)) if each != seat]
    concerned = span.makers() | set(span.saw(live.match.game))
    if span.showed_everybody():
        concerned |= set(others)
    if people := _people(live, [each for each in others if each in concerned]):
        return people
    return _people(
        live, others if span.showed_anybody() else [s for s in live.awaited_seats() if s != seat]
    )


def _people(live: Live, seats: Sequence[int]) -> list[int]:
    return [user for seat in seats if (user := live.user_of(seat)) is not None]


@dataclass(frozen=True, slots=True)
class Told:
    """A span in words: the choice it goes back to, the undone choices, and knowledge that stays."""

    what: Markup
    undone: list[str]
    known: list[str]


def describe_span(live: Live, span: Span, seat: Seat, wording: Wording, words: Words) -> Told:
    """Describe the public part of a span; `wording` sees no more than a spectator."""
    said = wording.lines(span.public_events())
    what = said[0].rstrip(".") if said else words.say("undo-quiet", who=live.seats[seat].name)
    shown = [f"- {limits.fit(each, 240)}" for each in said]
    undone = limits.fit_lines(shown, SHOWN)
    if hidden := len(shown) - len(undone):
        undone.insert(0, words.say("undo-more", count=hidden))
    seers = [
        f"{name_seats(live, [s], wording)} ({count}×)"
        for s, count in sorted(span.saw(live.match.game).items())
    ]
    known = [words.say("undo-saw", who=", ".join(seers))] if seers else []
    if span.showed_everybody():
        known.append(words.say("undo-seen"))
    return Told(Markup(limits.fit(what, 240)), undone or [words.say("undo-nothing-public")], known)
