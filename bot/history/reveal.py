"""The reveal: hidden facts, round by round, once a match is over.

These are private events, the hands at the beginning of turns, and changes of plans, in the order in
which they happened; undone ones are struck out.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

from bot.history.log_entries import events_in
from bot.matches.live import Live
from bot.services import Services, plans
from bot.services.sentences import name_seats
from bot.store import ENDED, CheckpointRow, ChoiceRow, EventRow
from bot.ui import limits
from bot.ui.markup import Markup
from bot.ui.message_ids import kebab
from bot.ui.wording import Wording
from engine.core.errors import Refused
from engine.core.language.words import Words
from engine.core.saving.checkpoints import PlanChange
from engine.core.saving.codec import decode_events, decode_state
from engine.core.saving.record import PLAN
from engine.core.seats import Seat

PAGE = limits.TEXT_TOTAL - 400
HAND = 700
"""Most characters of a hand."""


@dataclass(slots=True)
class Round:
    """The record of a round, in the order in which it happened."""

    number: int
    """Number of the round; 0 before the first."""
    parts: list[EventRow | ChoiceRow | CheckpointRow] = field(default_factory=list)


async def read_rounds(services: Services, live: Live) -> list[Round]:
    """Return a finished match's record by rounds; raise `Refused` before its end."""
    if live.row.status not in ENDED:
        raise Refused("reveal-not-over")
    match_id = live.row.id
    async with services.store.reading() as reads:
        events = await reads.events(match_id, voided=True)
        choices = await reads.choices(match_id, voided=True)
        kept = await reads.kept_checkpoints(match_id)
    parts: list[tuple[tuple[int, int, int], EventRow | ChoiceRow | CheckpointRow]] = []
    parts += [((each.after, 2, 0), each) for each in kept]
    parts += [((each.number, 0, 0), each) for each in choices if each.kind == PLAN]
    parts += [((each.choice, 1, each.position), each) for each in events]
    found = [Round(0)]
    for _, part in sorted(parts, key=lambda each: each[0]):
        begun = round_begun(live, part)
        if begun is not None and begun > found[-1].number:
            found.append(Round(begun))
        found[-1].parts.append(part)
    return found


def round_begun(live: Live, part: EventRow | ChoiceRow | CheckpointRow) -> int | None:
    if not isinstance(part, EventRow) or part.audience is not None or part.voided_version:
        return None
    begun = [live.match.game.round_of(told.event) for told in decode_events(part.event)]
    return next((each for each in begun if each is not None), None)


class Unveiled:
    """Writes hidden facts in one language."""

    def __init__(self, live: Live, locale: str, words: Words) -> None:
        self._live = live
        self._words = words
        game, seats = live.match.game, range(len(live.seats))
        self._public = Wording(game, locale, live.match.view(None))
        self._own = [Wording(game, locale, live.match.view(Seat(seat))) for seat in seats]

    def lines(self, round_: Round) -> list[str]:
        """Write a round: a heading for each turn with hidden facts, and those facts."""
        lines: list[str] = []
        heading = ""
        for part in round_.parts:
            if isinstance(part, EventRow) and part.audience is None:
                heading = self._heading(part) or heading
                continue
            written = list(self._part(part))
            if written and heading:
                lines.append(heading)
                heading = ""
            lines += written
        return lines

    def _heading(self, row: EventRow) -> str:
        for event in events_in([row]):
            message = f"e-{kebab(type(event))}.heading"
            if self._public.words.has(message) and row.voided_version is None:
                return f"**{self._public.say(message, **self._public.fields(event))}**"
        return ""

    def _part(self, part: EventRow | ChoiceRow | CheckpointRow) -> Iterator[str]:
        if isinstance(part, CheckpointRow):
            yield from self._hand(part)
        elif isinstance(part, ChoiceRow):
            yield struck(self._plan(part), part.voided)
        else:
            yield from self._heard(part)

    def _heard(self, row: EventRow) -> Iterator[str]:
        """Write the private events, in the words their receivers read."""
        audience = row.audience or ()
        who = name_seats(self._live, audience, self._public)
        for event in events_in([row]):
            if audience and (line := self._own[audience[0]].event(event)):
                told = self._words.say("reveal-told", who=who, told=Markup(line))
                yield struck(told, row.voided_version is not None)

    def _plan(self, choice: ChoiceRow) -> str:
        wording = self._own[choice.seat]
        kinds = {kind.key: kind for kind in wording.game.plan_kinds}
        change = PlanChange.read(choice.keys)
        kind = kinds.get(change.kind)
        if kind is None:
            return self._words.say("reveal-plan-old", who=self._who(choice.seat))
        return self._words.say(
            "reveal-plan",
            who=self._who(choice.seat),
            plan=plans.name_of(wording, kind),
            decided=plans.summary(wording, kind, kind.default() | change.plan)
            or self._words.say("plan-nothing-chosen"),
        )

    def _hand(self, kept: CheckpointRow) -> Iterator[str]:
        """Write the hand of the player whose turn begins; all hands where no seat has the turn."""
        game = self._live.match.game
        state: Any = decode_state(game, kept.state)
        current = game.current(state)
        seats = range(len(self._live.seats)) if current is None else (current,)
        for seat in seats:
            view = game.view(state, Seat(seat))
            cards = " / ".join(game.hand_lines(view, self._public.words))
            if cards:
                said = self._words.say("reveal-hand", who=self._who(seat), cards=cards)
                yield f"- {limits.fit(said, HAND)}"

    def _who(self, seat: int) -> str:
        return name_seats(self._live, [seat], self._public)


def struck(line: str, voided: bool) -> str:
    """Write a line, struck out where it was taken back."""
    return f"- ~~{line}~~" if voided else f"- {line}"
