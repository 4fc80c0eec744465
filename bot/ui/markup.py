"""People's texts shown literally: no name becomes a link, a heading or a mention.

Every argument of a sentence is escaped, unless the bot composed it itself and marks it as `Markup`.
Buttons, lists, forms, names of threads and descriptions of pictures have no markdown: they show the
`plain` text.
"""

from __future__ import annotations

import re
from functools import cache
from typing import Any

from babel import Locale
from babel.numbers import format_decimal

from bot.ui.limits import fit
from engine.core.language.words import DEFAULT_LOCALE, Words, load_words, locales

_INLINE = re.compile(r"[\\*~`|\[\]<]|(?<![^\W_])_|_(?![^\W_])|(?<=\w:)/(?=/)")
"""Emphasis, code, spoilers, links, mentions; an underscore within a word means nothing."""
_AT_START = re.compile(r"^(\s*)(?:([-#>])(?=[-#>\s])|(\d+)(?=[.)]\s))", re.MULTILINE)
"""Lists, headings, small print and quotations."""
_CALLS = re.compile(r"@(?=everyone|here)", re.IGNORECASE)
_SILENT = "\u200b"
"""Inserted between @ and a word that would mention everybody; a backslash doesn't help there."""
_ESCAPED = re.compile(rf"\\([^0-9A-Za-z\s])|(?<=@){_SILENT}")


LONGEST = 1200
"""Most characters of a text quoted in a sentence: names, a note, the alternatives."""


class Markup(str):
    """A text in Discord's markdown composed by the bot; people's texts in it are escaped."""

    __slots__ = ()


def escape(text: str) -> Markup:
    """Escape anything Discord would read as markdown or a mention."""
    text = _INLINE.sub(r"\\\g<0>", text)
    text = _AT_START.sub(_escape_start, text)
    return Markup(_CALLS.sub(f"@{_SILENT}", text))


def _escape_start(found: re.Match[str]) -> str:
    space, sign, number = found.groups()
    return f"{space}\\{sign}" if sign else f"{space}{number}\\"


def mention_user(user_id: int | None) -> Markup:
    return Markup(f"<@{user_id}>")


def mention_role(role_id: int | None) -> Markup:
    return Markup(f"<@&{role_id}>")


def mention_channel(channel_id: int | None) -> Markup:
    return Markup(f"<#{channel_id}>")


def mention_time(at: int, style: str) -> Markup:
    """Name a moment in each reader's own time zone; `style` is Discord's: R, D, d, f."""
    return Markup(f"<t:{at}:{style}>")


def plain(text: str) -> str:
    """Remove the escapes, for places where Discord reads no markdown."""
    return _ESCAPED.sub(r"\1", text)


class BotWords(Words):
    """The bot's own sentences; their arguments are escaped."""

    def say(self, message: str, **args: Any) -> Markup:
        """Return a sentence; raise LookupError if there is none."""
        filled = {name: _escape_value(value) for name, value in args.items()}
        return Markup(super().say(message, **filled))


def _escape_value(value: Any) -> Any:
    """Escape a text that the bot did not compose, and shorten one that would fill a message."""
    if not isinstance(value, str) or isinstance(value, Markup):
        return value
    return escape(fit(value, LONGEST))


@cache
def bot_words(locale: str) -> BotWords:
    """Return the bot's own sentences in a language, with English behind them."""
    return BotWords(load_words(("bot",), locale).bundles)


def decimal(number: float, locale: str) -> str:
    """Write a number with one decimal in a language: 1.5, 1,5."""
    known = Locale.negotiate([locale.replace("-", "_")], ["en", *locales("engine.core")])
    return str(format_decimal(number, "0.0", locale=known or DEFAULT_LOCALE))
