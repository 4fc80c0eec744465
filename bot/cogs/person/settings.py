"""`/settings change`: a person's own settings for all tables: how, when and where they are told."""

from __future__ import annotations

import inspect
from collections.abc import Callable, Coroutine, Mapping, Sequence
from contextlib import suppress
from typing import Any, Literal, NamedTuple, get_args

import msgspec
from discord import app_commands

from bot.cogs.commands import Cog
from bot.cogs.person.settings_words import lines_of, span, time_in
from bot.notify import waiting_times
from bot.services import Interaction, Services
from bot.services.sentences import locale_of
from bot.ui import limits, typed_times
from bot.ui.components import Choices, Pressed, on_press
from bot.ui.markup import bot_words
from bot.ui.preferences import Notices, Preferences, preferences_of
from bot.ui.rows import choose_from
from bot.ui.typed_names import offer, refuse_name
from engine.core.errors import Refused
from engine.core.language.words import Words, locales

USUAL = "usual"
MOST_HOURS = 168
OFFERED_HOURS = (6, 12, 24, 48)
OFFERED_QUIET = ("22-7", "22-8", "23-7", "0-8")
OFFERED: Mapping[str, Sequence[str]] = {
    "reminders": (USUAL, *map(str, OFFERED_HOURS), "0"),
    "quiet": (*OFFERED_QUIET, "off"),
    "language": locales("bot"),
}
"""Values to pick of the settings that can have any; of a time zone there are too many."""


Switch = Literal["on", "off"]


class Setting(NamedTuple):
    """A parameter of the command: its name, its typed values, and the settings it changes."""

    name: str
    about: str
    typed: Any
    read: Callable[[Any, Services], dict[str, Any]]


def store_as(key: str, read: Callable[[Any], Any] = lambda value: value) -> Callable[..., Any]:
    """Return a function that turns a typed value into a change of one setting."""
    return lambda value, services: {key: read(value)}


def is_on(value: str) -> bool:
    return value == "on"


SETTINGS = (
    Setting(
        "display", "Text or pictures first: board, hand, questions, messages",
        Literal["pictures", "text"], store_as("display"),
    ),
    Setting(
        "size", "Numbers and names on pictures: as usual, or as large as fits",
        Literal["normal", "large"], store_as("scale"),
    ),
    Setting(
        "map", "The map above what you are asked, with the places lit?",
        Switch, store_as("asked_on_map", is_on),
    ),
    Setting(
        "notices", "Where do you want to hear that it is your turn?",
        # A person who changes where they are told may have opened their direct messages.
        Notices, lambda value, services: {"notices": value, "dm_closed": False},
    ),
    Setting(
        "next", "A silent message when the turn before yours begins?",
        Switch, store_as("next_up", is_on),
    ),
    Setting(
        "reminders", "Hours between reminders while you are awaited; 0 for none",
        str, lambda value, services: {"interval": read_interval(value)},
    ),
    Setting(
        "quiet", "Hours without reminders, in your time zone: 22-7, or off",
        str, store_as("quiet", typed_times.quiet_hours),
    ),
    Setting(
        "zone", "Your time zone, for quiet hours: Europe/Berlin",
        str, store_as("zone", typed_times.read_zone),
    ),
    Setting(
        "nudges", "A message when only the end of your turn is left to press?",
        Switch, store_as("nudges", is_on),
    ),
    Setting(
        "language", "The language I speak with you",
        str, lambda value, services: {"locale": read_language(value)},
    ),
    Setting(
        "statistics", "Shall your matches stand in the server's statistics?",
        Switch, store_as("counted", is_on),
    ),
    Setting(
        "coach", "Shall your next match of each game be explained as you play?",
        Switch, lambda value, services: coach_changes(is_on(value), services.clock()),
    ),
)  # fmt: skip


def with_settings(command: Callable[..., Coroutine[Any, Any, None]]) -> Any:
    """Give a command a parameter for each setting; omitted ones do not change."""
    signature = inspect.signature(command, eval_str=True)
    own = [each for each in signature.parameters.values() if each.kind is not each.VAR_KEYWORD]
    typed = [
        inspect.Parameter(
            each.name, inspect.Parameter.KEYWORD_ONLY, default=None, annotation=each.typed | None
        )
        for each in SETTINGS
    ]
    command.__signature__ = signature.replace(parameters=[*own, *typed])  # type: ignore[attr-defined]
    return app_commands.describe(**{each.name: each.about for each in SETTINGS})(command)


class SettingsCommands(Cog):
    group = "settings"

    @app_commands.command()
    @with_settings
    async def change(self, interaction: Interaction, **given: Any) -> None:
        """Pictures or text, reminders, language, coach: see, change."""
        await self.services.replies.defer(interaction)
        changes: dict[str, Any] = {}
        for each in SETTINGS:
            if given.get(each.name) is not None:
                changes |= each.read(given[each.name], self.services)
        await show_settings(interaction, await store(interaction, changes))

    # Autocomplete

    @change.autocomplete("reminders")
    async def intervals(self, interaction: Interaction, current: str) -> Choices:
        words = self.services.words.of(interaction)
        named = {USUAL: words.say("interval-usual"), "0": words.say("interval-none")}
        asked = int(current) if current.isdecimal() else 0
        hours = [asked] if 1 <= asked <= MOST_HOURS else []
        for each in (*hours, *OFFERED_HOURS):
            named[str(each)] = words.say("interval-hours", hours=each)
        return offer(named.items(), "" if hours else current)

    @change.autocomplete("quiet")
    async def quiets(self, interaction: Interaction, current: str) -> Choices:
        words = self.services.words.of(interaction)
        asked: Sequence[str] = OFFERED_QUIET
        with suppress(Refused):
            asked = (current,) if typed_times.quiet_hours(current) else ()
        named = {each: span(typed_times.quiet_hours(each)) for each in asked}
        return offer({**named, "off": words.say("quiet-none")}.items(), "")

    @change.autocomplete("zone")
    async def zones(self, interaction: Interaction, current: str) -> Choices:
        now = self.services.clock()
        found = typed_times.zones_like(current, limits.AUTOCOMPLETE)
        return offer([(each, f"{each} · {time_in(each, now)}") for each in found], "")

    @change.autocomplete("language")
    async def languages(self, interaction: Interaction, current: str) -> Choices:
        return offer(language_names().items(), current)


async def store(interaction: Interaction, changes: dict[str, Any]) -> Preferences:
    services: Services = interaction.client.services
    user, now = interaction.user.id, services.clock()
    if not changes:
        return await services.people.preferences(user)
    async with services.store.transaction() as transaction:
        player = await transaction.set_player(user, changes)
        preferences = preferences_of(player)
        await waiting_times.plan_anew(transaction, user, preferences, now)
    interaction.extras["settings"] = player.settings
    return preferences


# Changing them in place


async def show_settings(
    interaction: Interaction, preferences: Preferences, changed: str = ""
) -> None:
    """Show a person's settings, and a list with the other values of each."""
    services: Services = interaction.client.services
    words, locale = services.words.of(interaction), locale_of(interaction)
    lines = lines_of(words, locale, preferences, services.clock())
    said = [words.say("settings-changed", what=lines[changed])] if changed else []
    text = "\n".join([
        *said, words.say("settings-now"),
        *(f"- {line}" for line in lines.values()), words.say("settings-typed"),
    ])  # fmt: skip
    named = other_values(services, words, locale, preferences)
    placeholder = words.say("settings-choose")
    row = choose_from("settingpick", 0, named, placeholder=placeholder)
    await services.replies.say(interaction, text, row)


def other_values(
    services: Services, words: Words, locale: str, preferences: Preferences
) -> list[tuple[str, str]]:
    """List each value that a setting could have instead, as it would then be described."""
    now = services.clock()
    present = lines_of(words, locale, preferences, now)
    found: list[tuple[str, str]] = []
    for each in SETTINGS:
        for typed in OFFERED.get(each.name) or get_args(each.typed):
            other = msgspec.structs.replace(preferences, **each.read(typed, services))
            line = lines_of(words, locale, other, now)[each.name]
            if line != present[each.name]:
                found.append((f"{each.name}={typed}", line))
    return found


@on_press("settingpick")
async def setting_picked(interaction: Interaction, given: Pressed) -> None:
    """Change a setting, and show them all again; a value that is not offered changes nothing."""
    services: Services = interaction.client.services
    words, locale = services.words.of(interaction), locale_of(interaction)
    preferences = await services.people.preferences(interaction.user.id)
    if given.values[0] not in dict(other_values(services, words, locale, preferences)):
        await show_settings(interaction, preferences)
        return
    name, _, typed = given.values[0].partition("=")
    setting = next(each for each in SETTINGS if each.name == name)
    preferences = await store(interaction, setting.read(typed, services))
    await show_settings(interaction, preferences, name)


def coach_changes(wanted: bool, now: int) -> dict[str, Any]:
    """Return the changes that switch the coach on, with every game new again, or off."""
    if not wanted:
        return {"coach": False}
    return {"coach": True, "coached_from": now, "known": [], "taught": {}}


def read_interval(text: str) -> int | None:
    """Read the hours between reminders: a number, 0 for no reminders, None for the usual ones."""
    typed = text.strip().lower()
    if typed == USUAL:
        return None
    if typed in typed_times.OFF:
        return 0
    digits = typed.removesuffix("hours").removesuffix("h").strip()
    if not digits.isdecimal() or not 1 <= int(digits) <= MOST_HOURS:
        raise Refused("interval", text=text, most=MOST_HOURS)
    return int(digits)


def language_names() -> dict[str, str]:
    return {each: bot_words(each).say(f"language-{each}") for each in locales("bot")}


def read_language(text: str) -> str:
    """Read a language; raise `Refused` with the possible ones."""
    names = language_names()
    for key, name in names.items():
        if text.lower().strip() in (key.lower(), name.lower()):
            return key
    raise refuse_name("no-language", text, names.values())
