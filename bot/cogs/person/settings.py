"""`/settings change`: a person's own settings for all tables: how, when and where they are told."""

from __future__ import annotations

import inspect
from collections.abc import Callable, Coroutine, Sequence
from contextlib import suppress
from datetime import datetime
from typing import Any, Literal, NamedTuple
from zoneinfo import ZoneInfo

from discord import app_commands

from bot.cogs.commands import Cog
from bot.notify import waiting_times
from bot.services import Interaction, Services
from bot.services.sentences import locale_of
from bot.ui import limits, typed_times
from bot.ui.components import Choices
from bot.ui.markup import bot_words
from bot.ui.preferences import HOURS, Notices, Preferences, preferences_of
from bot.ui.typed_names import offer, refuse_name
from engine.core.errors import Refused
from engine.core.language.words import Words, locales
from engine.games import GAMES

USUAL = "usual"
MOST_HOURS = 168
OFFERED_HOURS = (6, 12, 24, 48)
OFFERED_QUIET = ("22-7", "22-8", "23-7", "23-9", "0-8")


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


def is_on(value: Switch) -> bool:
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
        preferences = await self.store(interaction, changes)
        await self.services.replies.say(interaction, self.summary(interaction, preferences))

    async def store(self, interaction: Interaction, changes: dict[str, Any]) -> Preferences:
        user, now = interaction.user.id, self.services.clock()
        if not changes:
            return await self.services.people.preferences(user)
        async with self.services.store.transaction() as transaction:
            player = await transaction.set_player(user, changes)
            preferences = preferences_of(player)
            await waiting_times.plan_anew(transaction, user, preferences, now)
        interaction.extras["settings"] = player.settings
        return preferences

    def summary(self, interaction: Interaction, preferences: Preferences) -> str:
        words = self.services.words.of(interaction)
        chosen = preferences.locale
        lines = [
            words.say("settings-now"),
            words.say(f"settings-display-{preferences.display}"),
            words.say(f"settings-size-{preferences.scale}"),
            words.say(f"settings-map-{on_or_off(preferences.asked_on_map)}"),
            words.say(f"settings-notices-{preferences.notices}"),
            words.say(f"settings-next-{on_or_off(preferences.next_up)}"),
            reminders_line(words, preferences),
            quiet_line(words, preferences, self.services.clock()),
            words.say(f"settings-nudges-{on_or_off(preferences.nudges)}"),
            words.say("settings-language", language=words.say(f"language-{chosen}"))
            if chosen
            else words.say("settings-language-yours"),
            words.say(f"settings-statistics-{on_or_off(preferences.counted)}"),
            coach_line(words, preferences, locale_of(interaction)),
        ]
        return "\n".join(lines)

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


def on_or_off(wanted: bool) -> str:
    return "on" if wanted else "off"


def reminders_line(words: Words, preferences: Preferences) -> str:
    if preferences.silence or preferences.interval == 0:
        return words.say("settings-reminders-none")
    if preferences.interval is None:
        return words.say("settings-reminders-usual", hours=write_numbers(HOURS))
    return words.say("settings-reminders-every", hours=preferences.interval)


def quiet_line(words: Words, preferences: Preferences, now: int) -> str:
    time = time_in(preferences.zone, now)
    if preferences.quiet is None:
        return words.say("settings-quiet-none", zone=preferences.zone, time=time)
    hours = span(preferences.quiet)
    return words.say("settings-quiet", hours=hours, zone=preferences.zone, time=time)


def coach_changes(wanted: bool, now: int) -> dict[str, Any]:
    """Return the changes that switch the coach on, with every game new again, or off."""
    if not wanted:
        return {"coach": False}
    return {"coach": True, "coached_from": now, "known": [], "taught": {}}


def coach_line(words: Words, preferences: Preferences, locale: str) -> str:
    """Write in which matches the coach is on, and in which games it no longer is."""
    if not preferences.coach:
        return words.say("settings-coach-off")
    line = words.say(f"settings-coach-{'again' if preferences.coached_from else 'on'}")
    known = ", ".join(game.name(locale) for key, game in GAMES.items() if key in preferences.known)
    return f"{line} {words.say('settings-coach-known', games=known)}" if known else line


def write_numbers(numbers: Sequence[int]) -> str:
    return ", ".join(str(each) for each in numbers)


def span(quiet: tuple[int, int] | None) -> str:
    return "" if quiet is None else " – ".join(typed_times.clock_time(each) for each in quiet)


def time_in(zone: str, now: int) -> str:
    return datetime.fromtimestamp(now, ZoneInfo(zone)).strftime("%H:%M")


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
