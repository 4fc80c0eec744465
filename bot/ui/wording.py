"""Everything that happens in a game in words for a reader: questions, events, refusals.

Everything here starts from one seat's view, so no text can tell what the seat may not know.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from itertools import groupby, zip_longest
from typing import Any

from bot.ui.markup import decimal
from bot.ui.message_ids import dash, kebab
from bot.ui.option_wording import OptionWording, join
from engine.core.choices.questions import Question
from engine.core.errors import Refused
from engine.core.events import Event
from engine.core.language.messages import Message, Retold
from engine.core.language.words import Words
from engine.core.seats import Seat

_AVERAGE = re.compile(r"\d+\.\d")


class Wording(OptionWording):
    """The words of a game for one reader."""

    def score(self, state: Any, seat: int) -> str:
        """Write a seat's score: points alone, anything else with its name."""
        if instead := self.game.name_uncounted(state, Seat(seat)):
            return self.say(f"uncounted-{instead}")
        count, counted = self.game.scores(state)[seat], self.game.counted(state)
        return self.say(f"counted-{counted}", n=count) if counted else str(count)

    # Questions

    def question(self, question: Question) -> str:
        return self.say(f"q-{dash(question.kind)}", **self.context(question))

    def why(self, question: Question) -> str:
        """Write the purpose of the answer; empty if it has no words."""
        message = f"q-{dash(question.kind)}.why"
        return self.say(message, **self.context(question)) if self.words.has(message) else ""

    def cause(self, state: Any, question: Question, *, told: bool = False) -> str:
        """Write why a seat is asked, as the reader may know it; empty in its own turn's course.

        With `told`, the reader has just read what happened, and it is not said again.
        """
        causes = self.game.cause(state, question, self.view.seat)
        return join([self.message(each) for each in causes if not (told and each.repeats)], " ")

    def nothing_usable(self, question: Question) -> str:
        """Write that only Pass is possible, and why the question is asked all the same."""
        message = f"q-{dash(question.kind)}.none"
        own = self.words.has(message)
        return self.say(message, **self.context(question)) if own else self.say("nothing-fits")

    # Events and refusals

    def event(self, event: Event) -> str:
        """Write an event's sentence; empty if it has none."""
        message = f"e-{kebab(type(event))}"
        return self.say(message, **self.fields(event)) if self.words.has(message) else ""

    def retell(
        self, events: Iterable[Event], before: Sequence[Event] = ()
    ) -> Sequence[Event | Retold]:
        """Return events as they are told, with those that belong together as one."""
        return self.game.retell(list(events), before)

    def lines(self, events: Iterable[Event | Retold]) -> list[str]:
        """Write a log, without events that have no words; remarks end their event's line.

        Lines that are the same one after the other are counted.
        """
        lines: list[str] = []
        last: Event | None = None
        for event in self.without_superseded(events):
            if isinstance(event, Retold):
                lines.append(self.message(event.message))
                last = None
                continue
            after = f"e-{kebab(type(event))}.after"
            if last is not None and self.words.has(after) and event.continues(last):
                sentence = lines[-1].removesuffix(".")
                stop = lines[-1][len(sentence) :]
                lines[-1] = f"{sentence} {self.say(after, **self.fields(event))}{stop}"
            elif line := self.event(event):
                lines.append(line)
                last = event
        runs = ((line, len([*run])) for line, run in groupby(lines))
        return [line if count == 1 else f"{line} (×{count})" for line, count in runs]

    def without_superseded(self, events: Iterable[Event | Retold]) -> Iterator[Event | Retold]:
        """Yield events but those of which the next one says all, and more."""
        every = [*events]
        for event, following in zip_longest(every, every[1:]):
            if not (
                isinstance(event, Event)
                and isinstance(following, Event)
                and self.game.supersedes(following, event)
            ):
                yield event

    def is_heading(self, event: Event) -> bool:
        """Return whether an event is a heading: the beginning of a turn."""
        return self.words.has(f"e-{kebab(type(event))}.heading")

    def heading(self, event: Event) -> str:
        return self.say(f"e-{kebab(type(event))}.heading", **self.fields(event))

    def idle(self, event: Event) -> str:
        """Write that nothing was done below a heading; empty where no act is expected."""
        message = f"e-{kebab(type(event))}.idle"
        return self.say(message, **self.fields(event)) if self.words.has(message) else ""

    def refusal(self, refusal: Refused) -> str:
        return self.message(Message.of_refusal(refusal))

    def refusal_anywhere(self, refusal: Refused) -> str:
        """Write what is missing wherever an action is tried; empty if that has no words."""
        said = Message.of_refusal(refusal)
        general = Message(f"{said.id}.any", said.args, said.law)
        return self.message(general) if self.words.has(general.id) else ""

    def message(self, message: Message) -> str:
        """Write a line of an answer, with the section of the Law where it has one."""
        written = ((name, self.write_argument(name, each)) for name, each in message.args.items())
        args = {name: self.write_average(each) for name, each in written}
        text = self.say(message.id, **args)
        return f"{text} ({self.say('law', section=message.law)})" if message.law else text

    def write_average(self, value: Any) -> Any:
        """Write an average with the reader's decimal sign; return other values unchanged."""
        average = isinstance(value, str) and _AVERAGE.fullmatch(value)
        return decimal(float(value), self.locale) if average else value

    def warnings(self) -> list[str]:
        """Write the threats that follow from public facts."""
        return [f"⚠️ {self.say(name, **args)}" for name, args in self.game.threats(self.view)]

    def time(self, state: Any) -> str:
        return self.message(self.game.time(state))

    def awaited(self, seats: Iterable[int]) -> str:
        """Name the seats that a table waits for, as part of a sentence."""
        return ", ".join(self._awaited(each) for each in seats)

    def _awaited(self, seat: int) -> str:
        name = self.seat(seat)
        if seat in self._names or not self.words.has("awaited-seat"):
            return name
        return self.say("awaited-seat", seat=name)

    def deed(self, said: str, name: str) -> str:
        """Remove the name from a sentence, for a row of deeds behind that name.

        An auxiliary verb goes too: "Die Dynastie hat 2 Karten gezogen" needs no "hat".
        """
        subject = self.say("subject", seat=name) if self.words.has("subject") else name
        named = next((each for each in (subject, name) if said.startswith(each)), "")
        if not named:
            return said
        deed = said.removeprefix(named).lstrip(" :")
        verb, _, rest = deed.partition(" ")
        return rest if verb in self.say("helping-verb").split() else deed


def about(words: Words, kind: str) -> str:
    """Describe a seat kind and its difficulty, in a game's words."""
    own, faction = (f"about-{dash(each)}" for each in (kind, kind.partition(":")[0]))
    return words.say(own if words.has(own) else faction)
