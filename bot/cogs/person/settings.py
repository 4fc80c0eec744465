"""Settings of a person, at all tables: how I show things, and when and where I write."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime
from typing import Any, Literal
from zoneinfo import ZoneInfo

import msgspec
from discord import app_commands

from bot.cogs.commands import Cog
from bot.notify import awaited_since
from bot.services import Interaction, Services
from bot.ui import limits, typed_times
from bot.ui.components import Choices
from bot.ui.preferences import HOURS, Notices, Preferences, preferences_of
from bot.ui.typed_names import offered
from engine.core.errors import Refused
from engine.core.language.words import Words, locales
from engine.games import GAMES

USUAL = "usual"
MOST_HOURS = 168
OFFERED_HOURS = (6, 12, 24, 48)
OFFERED_QUIET = ("22-7", "22-8", "23-7", "23-9", "0-8")


class Settings(Cog):
    """Settings."""

    @app_commands.command()
    @app_commands.rename(next_up="next")
    @app_commands.describe(
        display="Text or pictures first: board, hand, questions and letters",
        size="Numbers and names on pictures: as usual, or as large as fits",
        notices="Where do you want to hear that it is your turn?",
        next_up="A silent message when the turn before yours begins?",
        reminders="Hours between reminders while a table waits for you; 0 for none",
        quiet="Hours without reminders, in your time zone: 22-7, or off",
        zone="Your time zone, for quiet hours: Europe/Berlin",
        nudges="One message when you have had only your turn to end for ten minutes?",
        language="The language I speak with you",
        statistics="Shall your matches stand in the server's statistics?",
        coach="Shall your next match of each game be explained as you play?",
    )
    async def settings(
        self,
        interaction: Interaction,
        display: Literal["pictures", "text"] | None = None,
        size: Literal["normal", "large"] | None = None,
        notices: Notices | None = None,
        next_up: Literal["on", "off"] | None = None,
        reminders: str | None = None,
        quiet: str | None = None,
        zone: str | None = None,
        nudges: Literal["on", "off"] | None = None,
        language: str | None = None,
        statistics: Literal["on", "off"] | None = None,
        coach: Literal["on", "off"] | None = None,
    ) -> None:
        """Choose how I show things to you and when I write, at all tables."""
        await self.services.replies.defer(interaction)
        given: dict[str, Any] = {"display": display, "scale": size, "notices": notices}
        changes = {name: value for name, value in given.items() if value is not None}
        if next_up is not None:
            changes["next_up"] = next_up == "on"
        if reminders is not None:
            changes["interval"] = known_interval(reminders)
        if quiet is not None:
            changes["quiet"] = typed_times.quiet_hours(quiet)
        if zone is not None:
            changes["zone"] = typed_times.known_zone(zone)
        if nudges is not None:
            changes["nudges"] = nudges == "on"
        if language is not None:
            changes["locale"] = known_language(self.services, language)
        if statistics is not None:
            changes["counted"] = statistics == "on"
        if coach is not None:
            changes |= coach_changes(coach == "on", self.services.clock())
        preferences = await self.change(interaction, changes)
        await self.services.replies.say(interaction, self.summary(interaction, preferences))

    async def change(self, interaction: Interaction, changes: dict[str, Any]) -> Preferences:
        user, now = interaction.user.id, self.services.clock()
        if not changes:
            return await self.services.people.preferences(user)
        if "notices" in changes:
            # A person who changes where to be told may have opened their direct messages.
            changes |= {"dm_closed": False}
        async with self.services.store.transaction() as transaction:
            player = await transaction.player(user)
            settings = player.settings | changes
            player = msgspec.structs.replace(player, settings=settings)
            preferences = preferences_of(player)
            await transaction.save_player(player)
            await awaited_since.plan_anew(transaction, user, preferences, now)
        interaction.extras["settings"] = settings
        return preferences

    def summary(self, interaction: Interaction, preferences: Preferences) -> str:
        words = self.services.words.of(interaction)
        chosen = preferences.locale
        lines = [
            words.say("settings-now"),
            words.say(f"settings-display-{preferences.display}"),
            words.say(f"settings-size-{preferences.scale}"),
            words.say(f"settings-notices-{preferences.notices}"),
            words.say(f"settings-next-{on_or_off(preferences.next_up)}"),
            reminders_line(words, preferences),
            quiet_line(words, preferences, self.services.clock()),
            words.say(f"settings-nudges-{on_or_off(preferences.nudges)}"),
            words.say("settings-language", language=words.say(f"language-{chosen}"))
            if chosen
            else words.say("settings-language-yours"),
            words.say(f"settings-statistics-{on_or_off(preferences.counted)}"),
            coach_line(words, preferences, self.services.words.locale(interaction)),
        ]
        return "\n".join(lines)

    # What is offered

    @settings.autocomplete("reminders")
    async def intervals(self, interaction: Interaction, current: str) -> Choices:
        words = self.services.words.of(interaction)
        named = {USUAL: words.say("interval-usual"), "0": words.say("interval-none")}
        asked = int(current) if current.isdecimal() else 0
        hours = [asked] if 1 <= asked <= MOST_HOURS else []
        for each in (*hours, *OFFERED_HOURS):
            named[str(each)] = words.say("interval-hours", hours=each)
        return offered(named.items(), "" if hours else current)

    @settings.autocomplete("quiet")
    async def quiets(self, interaction: Interaction, current: str) -> Choices:
        words = self.services.words.of(interaction)
        named = {each: span(typed_times.quiet_hours(each)) for each in OFFERED_QUIET}
        try:
            if current:
                named = {current: span(typed_times.quiet_hours(current))}
        except Refused:
            pass
        return offered({**named, "off": words.say("quiet-none")}.items(), "")

    @settings.autocomplete("zone")
    async def zones(self, interaction: Interaction, current: str) -> Choices:
        now = self.services.clock()
        found = typed_times.zones_like(current, limits.AUTOCOMPLETE)
        return offered([(each, f"{each} · {time_in(each, now)}") for each in found], "")

    @settings.autocomplete("language")
    async def languages(self, interaction: Interaction, current: str) -> Choices:
        return offered(language_names(self.services).items(), current)


def on_or_off(wanted: bool) -> str:
    return "on" if wanted else "off"


def reminders_line(words: Words, preferences: Preferences) -> str:
    if preferences.silence or preferences.interval == 0:
        return words.say("settings-reminders-none")
    if preferences.interval is None:
        return words.say("settings-reminders-usual", hours=listed(HOURS))
    return words.say("settings-reminders-every", hours=preferences.interval)


def quiet_line(words: Words, preferences: Preferences, now: int) -> str:
    time = time_in(preferences.zone, now)
    if preferences.quiet is None:
        return words.say("settings-quiet-none", zone=preferences.zone, time=time)
    hours = span(preferences.quiet)
    return words.say("settings-quiet", hours=hours, zone=preferences.zone, time=time)


def coach_changes(wanted: bool, now: int) -> dict[str, Any]:
    """Return the changes that switch the coach on, with every game new again, or off."""
    return {"coach": True, "coached_from": now, "known": []} if wanted else {"coach": False}


def coach_line(words: Words, preferences: Preferences, locale: str) -> str:
    """Write in which matches the coach speaks, and in which games it no longer does."""
    if not preferences.coach:
        return words.say("settings-coach-off")
    line = words.say(f"settings-coach-{'again' if preferences.coached_from else 'on'}")
    known = ", ".join(game.name(locale) for key, game in GAMES.items() if key in preferences.known)
    return f"{line} {words.say('settings-coach-known', games=known)}" if known else line


def listed(numbers: Sequence[int]) -> str:
    return ", ".join(str(each) for each in numbers)


def span(quiet: tuple[int, int] | None) -> str:
    return "" if quiet is None else " – ".join(typed_times.clock_time(each) for each in quiet)


def time_in(zone: str, now: int) -> str:
    return datetime.fromtimestamp(now, ZoneInfo(zone)).strftime("%H:%M")


def known_interval(text: str) -> int | None:
    """Read hours between reminders: a number, 0 for none, or the usual ones (None)."""
    typed = text.strip().lower()
    if typed == USUAL:
        return None
    if typed in typed_times.OFF:
        return 0
    digits = typed.removesuffix("hours").removesuffix("h").strip()
    if not digits.isdecimal() or not 1 <= int(digits) <= MOST_HOURS:
        raise Refused("interval", text=text, most=MOST_HOURS)
    return int(digits)


def language_names(services: Services) -> dict[str, str]:
    return {each: services.words.load(each).say(f"language-{each}") for each in locales("bot")}


def known_language(services: Services, text: str) -> str:
    """Read a language; raise `Refused` with those there are."""
    names = language_names(services)
    for key, name in names.items():
        if text.lower().strip() in (key.lower(), name.lower()):
            return key
    raise Refused("no-language", text=text, possible=" · ".join(names.values()))
