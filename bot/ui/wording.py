"""The engine's values in words for a reader: options, questions, events, refusals.

Everything here starts from one seat's view, so no text can tell what the seat may not know.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from bot.ui.markup import decimal
from bot.ui.message_ids import WORD, dash, field_types, kebab
from engine.core.choices.actions import Done, Option, Pass
from engine.core.choices.questions import Question
from engine.core.errors import Refused
from engine.core.events import Event
from engine.core.game import Game
from engine.core.language.messages import Message, Retold
from engine.core.language.words import Own, Words
from engine.core.seats import Scalar, Seat

_AVERAGE = re.compile(r"\d+\.\d")


NO_NAMES: Mapping[int, str] = {}


class Wording:
    """The words of a game for one reader."""

    def __init__(
        self,
        game: Game[Any],
        locale: str,
        view: Any,
        names: Mapping[int, str] = NO_NAMES,
        *,
        reader: Seat | None = None,
    ) -> None:
        """`names` are those of seats called by their players' names.

        With `reader`, the texts go to that seat alone: its own deeds are in the second person.
        """
        self.game = game
        self._reader = reader
        self._names = names
        self.view = view
        self.locale = locale
        self.words = game.words(locale)

    def say(self, message: str, **args: Any) -> str:
        return self.words.say(message, **args)

    def label(self, type_name: str, value: Any) -> str:
        """Write a value of a field as a player would say it."""
        if type_name == "Seat" and value in self._names:
            return self._names[value]
        label = self.game.label(type_name, value, self.words, self.view)
        return Own(label) if type_name == "Seat" and value == self._reader else label

    def score(self, state: Any, seat: int) -> str:
        """Write a seat's score: points alone, anything else with its name."""
        if instead := self.game.name_uncounted(state, Seat(seat)):
            return self.say(f"uncounted-{instead}")
        count, counted = self.game.scores(state)[seat], self.game.counted(state)
        return self.say(f"counted-{counted}", n=count) if counted else str(count)

    # Options

    def option(self, option: Option, asked: Question | str = "") -> str:
        """Write an option in full: "3 → 7, 2 warriors".

        A question defines the text of its answers if its message has an `.option`, or an attribute
        named after the option.
        """
        kind = asked if isinstance(asked, str) else asked.kind
        if isinstance(asked, Question) and not isinstance(option, (Done, Pass)):
            for named in (self.tag(option), "option"):
                message = f"q-{dash(kind)}.{named}"
                if self.words.has(message):
                    return self.say(message, **{**self.context(asked), **self.fields(option)})
        if isinstance(option, Done) and self.words.has(f"done-{dash(kind)}"):
            return self.say(f"done-{dash(kind)}")
        if isinstance(option, Pass) and self.words.has(f"pass-{dash(kind)}"):
            return self.say(f"pass-{dash(kind)}")
        return self.say(f"o-{self.tag(option)}", **self.fields(option))

    def option_facts(self, option: Option, facts: Mapping[str, Scalar]) -> str:
        """Write an option's price and gain, then the effect of it or of the thing it names."""
        return join([self.price(option, facts), self.effect(option)])

    def price(self, option: Option, facts: Mapping[str, Scalar]) -> str:
        """Write an option's costs and gains."""
        message = f"o-{self.tag(option)}.facts"
        if not facts or not self.words.has(message):
            return ""
        return self.say(message, **{**self.fields(option), **facts})

    def effect(self, option: Option) -> str:
        """Write the effect of an option, or of the thing it names; empty where that is obvious.

        The message `o-<tag>.about` may embed the thing's own line.
        """
        line, message = self.game.effect(option, self.words), f"o-{self.tag(option)}.about"
        if not self.words.has(message):
            return line
        return self.say(message, **{**self.fields(option), "line": line})

    def confirmation(self, option: Option, kind: str) -> str:
        """Write an option's irreversible effect; empty where it needs no confirmation."""
        for message in (f"done-{dash(kind)}.confirm", f"o-{self.tag(option)}.confirm"):
            if message.startswith("done-") and not isinstance(option, Done):
                continue
            if self.words.has(message):
                return self.say(message, **self.fields(option))
        return ""

    def group(self, option: Option) -> str:
        """Name the kind of an option, for the first level of a long menu."""
        return self.action(type(option)) or self.option(option)

    def action(self, kind: type[Option]) -> str:
        """Name a kind of option; empty if it has no name of its own."""
        tag, path = dash(str(kind.__struct_config__.tag)), kind.path.replace(" ", "-")
        named = (each for each in (f"o-{tag}.group", f"c-{path}") if self.words.has(each))
        message = next(named, "")
        return self.say(message) if message else ""

    def group_facts(self, options: Sequence[Option], depth: int) -> str:
        """Write the choices that a group of options leaves: "6 clearings", "up to 3 warriors".

        `depth` counts the parts that all of them share: their class, then its fields.
        """
        left = field_types(type(options[0]))[max(0, depth - 1) :]
        if depth > 1 and (said := self.strength(options, left)):
            return said
        for name, type_name, _ in left:
            values: list[Any] = [getattr(option, name, None) for option in options]
            if len(set(values)) < 2:
                continue
            message = f"many-{name if type_name in ('int', 'str') else WORD.sub('-', type_name)}"
            if not self.words.has(message.lower()):
                return ""
            amount = max(values) if type_name == "int" else len(set(values))
            return self.say(message.lower(), count=amount)
        return ""

    def strength(self, options: Sequence[Option], left: Sequence[tuple[str, str, bool]]) -> str:
        """Write a group's range of amounts, where those are chosen last: "up to 3 warriors"."""
        name, type_name, _ = left[-1] if left else ("", "", False)
        if type_name != "int" or not self.words.has(f"one-{name}"):
            return ""
        numbers = {int(getattr(option, name)) for option in options}
        if len(numbers) == 1:
            return self.say(f"one-{name}", value=numbers.pop())
        return self.say(f"many-{name}", count=max(numbers))

    def fields(self, value: Option | Event) -> dict[str, Any]:
        return {
            name: self.value(type_name, many, getattr(value, name))
            for name, type_name, many in field_types(type(value))
        }

    def value(self, type_name: str, many: bool, value: Any) -> Any:
        """Write one field: numbers stay numbers, twins are counted."""
        if not many:
            return value if type_name in ("int", "str", "bool") else self.label(type_name, value)
        if type_name == "int":
            return " ".join(str(each) for each in value)
        written = Counter(self.label(type_name, each) for each in value)
        return ", ".join(name if n == 1 else f"{name} ×{n}" for name, n in written.items())

    @staticmethod
    def tag(option: Option) -> str:
        return dash(str(type(option).__struct_config__.tag))

    # Questions

    def question(self, question: Question) -> str:
        return self.say(f"q-{dash(question.kind)}", **self.context(question))

    def why(self, question: Question) -> str:
        """Write the purpose of the answer; empty if it has no words."""
        message = f"q-{dash(question.kind)}.why"
        return self.say(message, **self.context(question)) if self.words.has(message) else ""

    def cause(self, state: Any, question: Question) -> str:
        """Write why a seat is asked, as the reader may know it; empty in its own turn's course."""
        causes = self.game.cause(state, question, self.view.seat)
        return join([self.message(each) for each in causes], " ")

    def nothing_usable(self, question: Question) -> str:
        """Write that only Pass is possible, and why the question is asked all the same."""
        message = f"q-{dash(question.kind)}.none"
        own = self.words.has(message)
        return self.say(message, **self.context(question)) if own else self.say("nothing-fits")

    def context(self, question: Question) -> dict[str, Any]:
        return {name: self.write_argument(name, value) for name, value in question.context.items()}

    def write_argument(self, name: str, value: Scalar) -> Any:
        """Write an argument whose name tells its type: `clearing`, `card`, `seat`…

        Several seats are written with spaces: "2 1".
        """
        type_name = self.game.context_types.get(name)
        if type_name == "Seat" and isinstance(value, str):
            return ", ".join(self.seat(int(each)) for each in value.split())
        return self.label(type_name, value) if type_name else value

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
        """Write a log, without events that have no words; remarks follow on their event's line."""
        lines: list[str] = []
        last: Event | None = None
        for event in events:
            if isinstance(event, Retold):
                lines.append(self.message(event.message))
                last = None
                continue
            after = f"e-{kebab(type(event))}.after"
            if last is not None and self.words.has(after) and belongs(event, last):
                lines[-1] += " " + self.say(after, **self.fields(event))
            elif line := self.event(event):
                lines.append(line)
                last = event
        return lines

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

    def seat(self, seat: int) -> str:
        return self.label("Seat", seat)

    def deed(self, said: str, name: str) -> str:
        """Remove the name from a sentence, for a row of deeds behind that name.

        An auxiliary verb goes too: "hat 2 Karten gezogen" needs no "hat".
        """
        if not said.startswith(name):
            return said
        helping = f"{self.say('helping-verb')} "
        return said.removeprefix(name).lstrip(" :").removeprefix(helping)


def about(words: Words, kind: str) -> str:
    """Describe a seat kind and its difficulty, in a game's words."""
    own, faction = (f"about-{dash(each)}" for each in (kind, kind.partition(":")[0]))
    return words.say(own if words.has(own) else faction)


def belongs(event: Event, last: Event | None) -> bool:
    """Return whether an event may follow on the line of the last one that has one."""
    if last is None:
        return False
    return not event.own_line or getattr(last, "seat", None) == getattr(event, "seat", None)


def join(parts: Sequence[str], separator: str = " · ") -> str:
    """Join the parts that are not empty."""
    return separator.join(part for part in parts if part)
