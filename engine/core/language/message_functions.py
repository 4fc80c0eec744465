"""Functions that the messages of Fluent files call, which cannot take a list apart themselves."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Any

from fluent.runtime import FluentBundle
from fluent.runtime.types import FluentType, fluent_number

from engine.core.language.parsing import LazyBundle


class Own(str):
    """The name of the reader's own side: `YOU` and `AGREE` turn it into "you"."""

    __slots__ = ()


def bundle_of(entries: dict[str, str], locale: str) -> FluentBundle:
    """Return the messages of a language, with the functions that they call."""
    functions: dict[str, Any] = {
        "COUNT": _count,
        "SAME": lambda one, other: "yes" if str(one) == str(other) else "no",
        "SIGNED": _sign,
        "COUNTED": lambda number, kind: _say_in(bundle, f"pieces-{_id(kind)}", count=number),
        "EACH": lambda listed, **named: _each(bundle, listed, **named),
        "AGREE": lambda subject, *forms: _agree(bundle, subject, *forms),
        "YOU": lambda name, *forms, **named: _you(bundle, name, *forms, **named),
        "NAMES": lambda listed, **named: _names(bundle, listed, **named),
        "MANY": lambda name, **named: _part(bundle, str(name), f"{named['as']}-", "many"),
        "LINE": lambda name, **named: _part(bundle, str(name), f"{named['as']}-", "line"),
    }
    bundle: LazyBundle = LazyBundle(entries, [locale], functions=functions, use_isolating=False)
    return bundle


def tally(parts: Iterable[str]) -> Counter[str]:
    """Count the parts of a list: `fox`, or several of them as `fox=2`."""
    counts: Counter[str] = Counter()
    for part in parts:
        key, _, number = part.partition("=")
        counts[key] += int(number or 1)
    return counts


def _count(listed: object) -> FluentType:
    """Count the parts of a list written with spaces: `COUNT($instead)`."""
    return fluent_number(len(str(listed).split()))


def _sign(number: float) -> str:
    """Write a gain or loss: "+3", "−2"."""
    return f"+{number}" if number > 0 else str(number).replace("-", "−")


def _you(
    bundle: LazyBundle, name: str, you: str, after: str = "", many: str = "", *,
    before: str = "", **named: str,
) -> str:  # fmt: skip
    """Return the words for the reader's own side; for any other, its name in a sentence.

    `YOU($seat, "You drew", "drew")` is "You drew" or "Eyrie drew"; `YOU($seat, "Du hast", "hat",
    "haben")` agrees with a name said as many. `YOU($seat, "you", as: "faction.within")` is "you" or
    that attribute of the faction's name, "the Eyrie", or the name if it has none, "Seat 1"; with
    `before: "warriors of"` these words precede it.
    """
    if isinstance(name, Own):
        return you
    after = many if many and _is_many(bundle, name) else after
    name = _decline(bundle, name, named["as"]) if "as" in named else name
    return " ".join(filter(None, (before, name, after)))


def _decline(bundle: LazyBundle, name: str, form: str) -> str:
    """Return a form of a name, an attribute of its message; the name itself if there is none."""
    kind, _, case = form.partition(".")
    if form not in bundle.declined:
        declining = [
            message
            for message in bundle.ids(f"{kind}-")
            if case in bundle.get_message(message).attributes
        ]
        bundle.declined[form] = {
            _say_in(bundle, message): _say_in(bundle, f"{message}.{case}") for message in declining
        }
    return bundle.declined[form].get(name, name)


def _agree(
    bundle: FluentBundle, subject: object, one: str, many: str, you: str | None = None
) -> str:
    """Return the form that agrees with a subject: with one, several, or the reader's own side."""
    if you is not None and isinstance(subject, Own):
        return you
    return many if _is_many(bundle, subject) else one


def _names(bundle: FluentBundle, listed: object, **named: object) -> str:
    """Name the parts of a list written with spaces: "4 11" is "4 and 11".

    `NAMES($seat, as: "faction")` says the message `faction-…` for each part, and counts twins,
    which may also be written `fox=2`; an attribute `.many` is the plural. With `count: "yes"` one
    is counted too: "1 Footman"; `part: "text"` says that attribute. The message `last-of-list`
    joins the last part to the others.
    """
    parts = str(listed).split()
    if kind := named.get("as"):
        counts = tally(parts)
        one = "1 " if named.get("count") else ""
        part = f".{named['part']}" if named.get("part") else ""
        parts = [_twins(bundle, f"{kind}-{_id(key)}{part}", n, one) for key, n in counts.items()]
    return _join(bundle, parts)


def _each(bundle: FluentBundle, listed: object, *, say: str) -> str:
    """Write a message for each part of a list, as its `$key` and `$count`: "wood=2 sawmill=1"."""
    counts = tally(str(listed).split())
    return _join(bundle, [_say_in(bundle, say, key=key, count=n) for key, n in counts.items()])


def _join(bundle: FluentBundle, parts: Sequence[str]) -> str:
    if len(parts) < 2:
        return "".join(parts)
    return _say_in(bundle, "last-of-list", some=", ".join(parts[:-1]), last=parts[-1])


def _part(bundle: LazyBundle, name: str, kind: str, part: str) -> str:
    """Return an attribute of a thing that is found by its name; the name if it has none.

    `MANY($unit, as: "unit")` is its plural, `LINE($hireling, as: "faction")` its effect.
    """
    for message in bundle.ids(kind):
        if part in bundle.get_message(message).attributes and _say_in(bundle, message) == name:
            return _say_in(bundle, f"{message}.{part}")
    return name


def _twins(bundle: FluentBundle, message: str, number: int, one: str) -> str:
    """Name a thing, with `one` before it, or several of it with their number."""
    if number == 1:
        return one + _say_in(bundle, message)
    many = "." not in message and "many" in bundle.get_message(message).attributes
    return f"{number} {_say_in(bundle, f'{message}.many' if many else message)}"


def _is_many(bundle: FluentBundle, subject: object) -> bool:
    """Return whether a subject takes its verb in the plural: several, or a name said as many.

    The message `said-as-many` lists such names, with a dot between them.
    """
    several = ", " in str(subject)
    if bundle.has_message("last-of-list"):
        middle = _say_in(bundle, "last-of-list", some="|", last="|").strip("|")
        several = several or middle in str(subject)
    return several or str(subject) in _say_in(bundle, "said-as-many").split(" · ")


def _id(key: object) -> str:
    """Write a key as part of a message's id."""
    return str(key).replace("_", "-").replace(".", "-")


def _say_in(bundle: FluentBundle, message: str, **args: object) -> str:
    """Format a message of one language, for a function that a message calls."""
    name, _, attribute = message.partition(".")
    found = bundle.get_message(name)
    pattern = found.attributes.get(attribute) if attribute else found.value
    if pattern is None:
        raise LookupError(f"no words for {message}")
    text, errors = bundle.format_pattern(pattern, args)
    if errors:
        raise LookupError(f"{message}: {errors[0]}")
    return str(text)
