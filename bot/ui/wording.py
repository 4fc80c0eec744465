"""What the engine says, as a reader reads it: options, questions, events, refusals.

Everything here starts from one seat's view, so nothing can be said that the seat may not know.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from typing import Any, get_args, get_origin, get_type_hints

from babel import Locale
from babel.numbers import format_decimal
from msgspec.structs import replace

from bot.ui import limits
from engine.core.choices.actions import Done, Option, Pass
from engine.core.choices.questions import Question
from engine.core.errors import Refused
from engine.core.events import HEADLINE, STEP, Event
from engine.core.game import Game
from engine.core.language.messages import Message, Retold, Tale
from engine.core.language.words import DEFAULT_LOCALE, Words, locales
from engine.core.seats import Scalar, Seat

_AVERAGE = re.compile(r"\d+\.\d")
_WORD = re.compile(r"(?<=[a-z0-9])(?=[A-Z])")


@cache
def field_types(kind: type) -> tuple[tuple[str, str, bool], ...]:
    """List a struct's fields: name, name of the type, and whether it holds several."""
    found = []
    hints = get_type_hints(kind)
    for name in kind.__struct_fields__:  # type: ignore[attr-defined]
        hint = hints[name]
        many = get_origin(hint) is tuple
        inner = get_args(hint)[0] if many else hint
        found.append((name, getattr(inner, "__name__", str(inner)), many))
    return tuple(found)


@cache
def kebab(kind: type) -> str:
    """Write a class's name as its words' id: `BattleBegan` → `battle-began`."""
    return _WORD.sub("-", kind.__name__).lower()


def dashed(key: str) -> str:
    """Write a kind or tag as part of a words' id: `faction.march` → `faction-march`."""
    return key.replace(".", "-").replace("_", "-").replace(":", "-")


@dataclass(slots=True)
class Deed:
    """What somebody did, as a few words of a line, and how much it matters."""

    text: str
    weight: int


@dataclass(slots=True)
class Turn:
    """The deeds of a turn, below its heading; what comes before any heading has no name."""

    name: str = ""
    idle: str = ""
    """What is said where nothing was done; empty for a reader who may have acted unheard."""
    deeds: list[Deed] = field(default_factory=list)

    def headlines(self) -> int:
        """Count the deeds that no summary leaves out."""
        return sum(deed.weight == HEADLINE for deed in self.deeds)

    def add_behind(self, text: str, weight: int) -> None:
        """Append a remark to the last deed, which then weighs as much."""
        last = self.deeds[-1]
        last.text, last.weight = f"{last.text} {text}", max(last.weight, weight)


NO_NAMES: Mapping[int, str] = {}


class Wording:
    """The words of a game for one reader."""

    def __init__(
        self, game: Game[Any], locale: str, view: Any, names: Mapping[int, str] = NO_NAMES
    ) -> None:
        """`names` are those of seats that go by their players' names."""
        self.game = game
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
        return self.game.label(type_name, value, self.words, self.view)

    def score(self, state: Any, seat: int) -> str:
        """Write a seat's score: points alone, anything else with its name."""
        if instead := self.game.uncounted(state, Seat(seat)):
            return self.say(f"uncounted-{instead}")
        count, counted = self.game.scores(state)[seat], self.game.counted(state)
        return self.say(f"counted-{counted}", n=count) if counted else str(count)

    # Options

    def option(self, option: Option, asked: Question | str = "") -> str:
        """Write an option in full: "3 → 7, 2 warriors".

        A question says by itself what an answer to it means, where its words have an `.option`.
        """
        kind = asked if isinstance(asked, str) else asked.kind
        if isinstance(asked, Question) and not isinstance(option, (Done, Pass)):
            message = f"q-{dashed(kind)}.option"
            if self.words.has(message):
                return self.say(message, **{**self.context(asked), **self.fields(option)})
        if isinstance(option, Done) and self.words.has(f"done-{dashed(kind)}"):
            return self.say(f"done-{dashed(kind)}")
        if isinstance(option, Pass) and self.words.has(f"pass-{dashed(kind)}"):
            return self.say(f"pass-{dashed(kind)}")
        return self.say(f"o-{self.tag(option)}", **self.fields(option))

    def option_facts(self, option: Option, facts: Mapping[str, Scalar]) -> str:
        """Write an option's price and gain, then what it or the thing it names does."""
        return joined([self.price(option, facts), self.effect(option)])

    def price(self, option: Option, facts: Mapping[str, Scalar]) -> str:
        """Write what an option costs and brings."""
        message = f"o-{self.tag(option)}.facts"
        if not facts or not self.words.has(message):
            return ""
        return self.say(message, **{**self.fields(option), **facts})

    def effect(self, option: Option) -> str:
        """Write what an option, or the thing that it names, does; empty where that is plain.

        The message `o-<tag>.about` may say it around the thing's own line.
        """
        line, message = self.game.effect(option, self.words), f"o-{self.tag(option)}.about"
        if not self.words.has(message):
            return line
        return self.say(message, **{**self.fields(option), "line": line})

    def confirmation(self, option: Option, kind: str) -> str:
        """Write what an option cannot undo; empty where it needs no confirmation."""
        for message in (f"done-{dashed(kind)}.confirm", f"o-{self.tag(option)}.confirm"):
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
        tag, path = dashed(str(kind.__struct_config__.tag)), kind.path.replace(" ", "-")
        named = (each for each in (f"o-{tag}.group", f"c-{path}") if self.words.has(each))
        message = next(named, "")
        return self.say(message) if message else ""

    def group_facts(self, options: Sequence[Option], depth: int) -> str:
        """Write what a group of options leaves to choose: "6 clearings", "up to 3 warriors".

        `depth` counts the parts that all of them share: their class, then its fields.
        """
        left = field_types(type(options[0]))[max(0, depth - 1) :]
        if depth > 1 and (said := self.strength(options, left)):
            return said
        for name, type_name, _ in left:
            values: list[Any] = [getattr(option, name, None) for option in options]
            if len(set(values)) < 2:
                continue
            message = f"many-{name if type_name in ('int', 'str') else _WORD.sub('-', type_name)}"
            if not self.words.has(message.lower()):
                return ""
            amount = max(values) if type_name == "int" else len(set(values))
            return self.say(message.lower(), count=amount)
        return ""

    def strength(self, options: Sequence[Option], left: Sequence[tuple[str, str, bool]]) -> str:
        """Write with how many something is done, where that is chosen last: "up to 3 warriors"."""
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
        return dashed(str(type(option).__struct_config__.tag))

    # Questions

    def question(self, question: Question) -> str:
        return self.say(f"q-{dashed(question.kind)}", **self.context(question))

    def why(self, question: Question) -> str:
        """Write the purpose of the answer; empty if it has no words."""
        message = f"q-{dashed(question.kind)}.why"
        return self.say(message, **self.context(question)) if self.words.has(message) else ""

    def cause(self, state: Any, question: Question) -> str:
        """Write why a seat is asked, from public facts; empty in the course of its own turn."""
        return joined([self.message(each) for each in self.game.cause(state, question)], " ")

    def nothing_usable(self, question: Question) -> str:
        """Write that nothing can be answered but Pass, and why it is asked all the same."""
        message = f"q-{dashed(question.kind)}.none"
        own = self.words.has(message)
        return self.say(message, **self.context(question)) if own else self.say("nothing-fits")

    def context(self, question: Question) -> dict[str, Any]:
        return {name: self.named(name, value) for name, value in question.context.items()}

    def named(self, name: str, value: Scalar) -> Any:
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

    def retold(
        self, events: Iterable[Event], before: Sequence[Event] = ()
    ) -> Sequence[Event | Retold]:
        """Return events as the reader wants to hear them, what belongs together as one."""
        reader = getattr(self.view, "seat", None)
        return self.game.retell(list(events), reader, before)

    def lines(self, events: Iterable[Event | Retold]) -> list[str]:
        """Write a log, without what has no words; what belongs to a line stands behind it."""
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
        """Return whether an event stands above what follows: whose turn begins."""
        return self.words.has(f"e-{kebab(type(event))}.heading")

    def heading(self, event: Event) -> str:
        return self.say(f"e-{kebab(type(event))}.heading", **self.fields(event))

    def idle(self, event: Event) -> str:
        """Write that nothing was done below a heading; empty where nobody is expected to act."""
        message = f"e-{kebab(type(event))}.idle"
        return self.say(message, **self.fields(event)) if self.words.has(message) else ""

    def digest(
        self, events: Iterable[Event], most: int, *, recent: int | None = None, told: int = 0
    ) -> list[str]:
        """Write a log in few lines of `most` characters: one for each turn, its deeds in a row.

        Where a line has no room for all deeds, those that matter most are kept, and the others are
        counted. Headlines always have room: turns before the `recent` ones consist of them alone,
        and so do the first `told` events, which stand elsewhere already.
        """
        turns = self.turns(events, told)
        older = 0 if recent is None else max(0, len(turns) - recent)
        return [
            self.in_a_row(turn, 0 if number < older else most)
            for number, turn in enumerate(turns)
            if number >= older or turn.headlines()
        ]

    def turns(self, events: Iterable[Event], told: int = 0) -> list[Turn]:
        """Part a log by whose turn it was; a turn that ended without a deed says so.

        A deed may be said in brief, since whose turn it is stands before it. Of the first `told`
        events only headlines are kept; in the turn that was under way then, something may have
        been done that is not told again.
        """
        turns: list[Turn] = [Turn()]
        last: Event | None = None
        every = list(events)
        first = every[:told]
        for number, event in enumerate([*first, *self.retold(every[told:], first)]):
            turn = turns[-1]
            if isinstance(event, Retold):
                message = event.brief if event.brief and turn.name else event.message
                said = self.message(message).rstrip(".")
                turn.deeds.append(Deed(said, event.weight))
                continue
            named = f"e-{kebab(type(event))}"
            if self.is_heading(event):
                if turn.idle and not turn.deeds:
                    turn.deeds.append(Deed(turn.idle.rstrip("."), STEP))
                idle = self.idle(event) if number >= max(told, 1) else ""
                turns.append(Turn(self.heading(event), idle))
            elif number < told and event.weighs() < HEADLINE:
                continue
            elif turn.deeds and self.words.has(f"{named}.after") and belongs(event, last):
                said = self.say(f"{named}.after", **self.fields(event))
                turn.add_behind(said, event.weighs())
            elif line := self.deed(event, brief=bool(turn.name)):
                last = event
                said = line.removeprefix(f"{turn.name} ").rstrip(".")
                turn.deeds.append(Deed(said, event.weighs()))
        return [turn for turn in turns if turn.deeds]

    def deed(self, event: Event, *, brief: bool) -> str:
        """Write an event's sentence, on request the brief one where it exists."""
        message = f"e-{kebab(type(event))}.brief"
        if brief and self.words.has(message):
            return self.say(message, **self.fields(event))
        return self.event(event)

    def in_a_row(self, turn: Turn, most: int) -> str:
        """Write the deeds of a turn: in their order those that matter most, as many as fit.

        Headlines are kept whether they fit or not.
        """
        name = f"**{turn.name}**" if turn.name else ""
        deeds = turn.deeds
        row = joined([name, *(deed.text for deed in deeds)])
        if len(row) <= most:
            return row
        by_weight = sorted(range(len(deeds)), key=lambda i: -deeds[i].weight)
        always = turn.headlines()
        for kept in range(max(1, always), len(deeds)):
            left = [deeds[i] for i in by_weight[kept:]]
            small = all(deed.weight == STEP for deed in left)
            more = self.say("smaller-steps" if small else "more-steps", count=len(left))
            shown = (deeds[i].text for i in sorted(by_weight[:kept]))
            longer = joined([name, *shown, more])
            if kept > max(1, always) and len(longer) > most:
                break
            row = longer
        return row if always else limits.fit(row, most)

    def refusal(self, refusal: Refused) -> str:
        return self.message(Message.of_refusal(refusal))

    def message(self, message: Message) -> str:
        """Write a line of an answer, with the section of the Law where it has one."""
        args = {name: self.counted(self.named(name, each)) for name, each in message.args.items()}
        text = self.say(message.id, **args)
        return f"{text} ({self.say('law', section=message.law)})" if message.law else text

    def counted(self, value: Any) -> Any:
        """Write an average as the reader's language writes its decimals; leave all else."""
        if not (isinstance(value, str) and _AVERAGE.fullmatch(value)):
            return value
        return decimal(float(value), self.locale)

    def tale(self, tale: Tale, reader: Seat | None) -> str:
        """Write what befell a seat: to `reader` in the second person, of all others by name."""
        you = "yes" if tale.seat == reader else "no"
        return self.message(replace(tale.message, args={**tale.message.args, "you": you}))

    def story(self, state: Any, events: Sequence[Event], seat: Seat, *, spoken: bool) -> list[str]:
        """Write what befell the seats since `seat` last chose, its own affairs first.

        `spoken` to the seat itself in the second person; else by name, for everybody.
        """
        reader = seat if spoken else None
        return [self.tale(each, reader) for each in self.game.story(state, events, seat)]

    def idea(self, key: str, *, brief: bool = False) -> tuple[str, str, str]:
        """Write an idea for a newcomer, why it matters, and what to do this turn, if anything.

        `brief` is for an idea that stands before another, where it has a shorter form.
        """
        told = f"learn-{key}.brief" if brief else f"learn-{key}"
        told = told if self.words.has(told) else f"learn-{key}"
        parts = (told, f"learn-{key}.why", f"learn-{key}.aim")
        idea, why, aim = (self.say(each) if self.words.has(each) else "" for each in parts)
        return idea, why, aim

    def about(self, kind: str) -> str:
        """Write what a seat kind is and how hard it is, in one line: `vagabond:thief`."""
        return about(self.words, kind)

    def warnings(self) -> list[str]:
        """Write the threats that follow from public facts."""
        return [f"⚠️ {self.say(name, **args)}" for name, args in self.game.threats(self.view)]

    def round(self, state: Any) -> str:
        return self.say("round", round=self.game.rounds(state))

    def seat(self, seat: int) -> str:
        return self.label("Seat", seat)


def about(words: Words, kind: str) -> str:
    """Write what a seat kind is and how hard it is, in a game's words."""
    own, faction = (f"about-{dashed(each)}" for each in (kind, kind.partition(":")[0]))
    return words.say(own if words.has(own) else faction)


def decimal(number: float, locale: str) -> str:
    """Write a number with one decimal in a language: 1.5, 1,5."""
    known = Locale.negotiate([locale.replace("-", "_")], ["en", *locales("engine.core")])
    return str(format_decimal(number, "0.0", locale=known or DEFAULT_LOCALE))


def belongs(event: Event, last: Event | None) -> bool:
    """Return whether an event may be said behind the last one that has a line."""
    if last is None:
        return False
    return not event.own_line or getattr(last, "seat", None) == getattr(event, "seat", None)


def joined(parts: Sequence[str], separator: str = " · ") -> str:
    """Join the parts that are not empty."""
    return separator.join(part for part in parts if part)
