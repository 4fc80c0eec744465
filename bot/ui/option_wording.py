"""The engine's values in words for a reader: fields, options, and groups of options.

Everything here starts from one seat's view, so no text can tell what the seat may not know.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

from bot.ui.message_ids import WORD, dash, field_types
from engine.core.choices.actions import Done, Option, Pass
from engine.core.choices.questions import Question
from engine.core.events import Event
from engine.core.game import Game
from engine.core.language.message_functions import Own
from engine.core.seats import Scalar, Seat

NO_NAMES: Mapping[int, str] = {}


class OptionWording:
    """The words of a game for one reader, as far as its menus need them."""

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
        if type_name != "Seat":
            return self.game.label(type_name, value, self.words, self.view)
        label = self._names.get(value) or self.game.label(type_name, value, self.words, self.view)
        return Own(label) if value == self._reader else label

    def seat(self, seat: int) -> str:
        return self.label("Seat", seat)

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
        if isinstance(option, Done) and self.words.has(done := self.done(asked)):
            return self.say(done, **self.context(asked) if isinstance(asked, Question) else {})
        if isinstance(option, Pass) and self.words.has(f"pass-{dash(kind)}"):
            return self.say(f"pass-{dash(kind)}")
        return self.say(f"o-{self.tag(option)}", **self.fields(option))

    def done(self, asked: Question | str) -> str:
        """Name the message of a question's Done, which its context may replace.

        A menu does so where its Done leads elsewhere than menus of its kind usually lead.
        """
        if isinstance(asked, str):
            return f"done-{dash(asked)}"
        return str(asked.context.get("done") or f"done-{dash(asked.kind)}")

    def option_facts(self, option: Option, facts: Mapping[str, Scalar], kind: str = "") -> str:
        """Write an option's price and gain, then the effect of it or of the thing it names.

        The `kind` of the question may give an effect of its own: the second move of a march.
        """
        return join([self.price(option, facts), self.effect(option, kind)])

    def price(self, option: Option, facts: Mapping[str, Scalar]) -> str:
        """Write an option's costs and gains; a fact that has words of its own comes last."""
        apart = [each for each in facts if self.words.has(f"fact-{dash(each)}")]
        message, args = f"o-{self.tag(option)}.facts", {**self.fields(option), **facts}
        own = len(facts) > len(apart) and self.words.has(message)
        said = [self.say(message, **args)] if own else []
        return join([*said, *(self.say(f"fact-{dash(each)}", **args) for each in apart)])

    def effect(self, option: Option, kind: str = "") -> str:
        """Write the effect of an option, or of the thing it names; empty where that is obvious.

        The messages `q-<kind>.about` and `o-<tag>.about` may embed the thing's own line.
        """
        line = self.game.effect(option, self.words)
        told = (f"q-{dash(kind)}.about", f"o-{self.tag(option)}.about")
        message = next((each for each in told if self.words.has(each)), "")
        if not message or isinstance(option, (Done, Pass)):
            return line
        return self.say(message, **{**self.fields(option), "line": line})

    def confirmation(self, option: Option, asked: Question) -> str:
        """Write an option's irreversible effect; empty where it needs no confirmation."""
        named = [self.done(asked)] if isinstance(option, Done) else []
        for message in (*named, f"o-{self.tag(option)}"):
            if self.words.has(f"{message}.confirm"):
                return self.say(f"{message}.confirm", **self.fields(option))
        return ""

    def group(self, option: Option, asked: Question | str = "") -> str:
        """Name the kind of an option, for the first level of a long menu."""
        return self.action(type(option)) or self.option(option, asked)

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
        told = isinstance(value, Event)
        return {
            name: self.value(type_name, many, getattr(value, name), told=told)
            for name, type_name, many in field_types(type(value))
        }

    def value(self, type_name: str, many: bool, value: Any, *, told: bool = False) -> Any:
        """Write one field: numbers stay numbers, twins are counted.

        What is `told` stands within a sentence; elsewhere commas alone part what may be typed.
        """
        if not many:
            return value if type_name in ("int", "str", "bool") else self.label(type_name, value)
        if type_name == "int":
            return " ".join(str(each) for each in value)
        written = Counter(self.label(type_name, each) for each in value)
        if len(value) == 1:
            return next(iter(written))  # may be the reader's own side
        names = [name if n == 1 else f"{name} ×{n}" for name, n in written.items()]
        return self.listed(names) if told else ", ".join(names)

    def listed(self, parts: Sequence[str]) -> str:
        """Write a list whose last part is joined by a word."""
        if len(parts) < 2:
            return "".join(parts)
        return self.say("last-of-list", some=", ".join(parts[:-1]), last=parts[-1])

    @staticmethod
    def tag(option: Option) -> str:
        return dash(str(type(option).__struct_config__.tag))


def join(parts: Sequence[str], separator: str = " · ") -> str:
    """Join the parts that are not empty."""
    return separator.join(part for part in parts if part)
