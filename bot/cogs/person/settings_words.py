"""A person's settings in words, a line for each."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime
from zoneinfo import ZoneInfo

from bot.ui import typed_times
from bot.ui.preferences import HOURS, Preferences
from engine.core.language.words import Words
from engine.games import GAMES


def lines_of(words: Words, locale: str, preferences: Preferences, now: int) -> dict[str, str]:
    """Describe each setting, by the name of its parameter."""
    chosen = preferences.locale
    return {
        "display": words.say(f"settings-display-{preferences.display}"),
        "size": words.say(f"settings-size-{preferences.scale}"),
        "map": words.say(f"settings-map-{on_or_off(preferences.asked_on_map)}"),
        "notices": words.say(f"settings-notices-{preferences.notices}"),
        "next": words.say(f"settings-next-{on_or_off(preferences.next_up)}"),
        "reminders": reminders_line(words, preferences),
        "quiet": quiet_line(words, preferences, now),
        "nudges": words.say(f"settings-nudges-{on_or_off(preferences.nudges)}"),
        "language": words.say("settings-language", language=words.say(f"language-{chosen}"))
        if chosen
        else words.say("settings-language-yours"),
        "statistics": words.say(f"settings-statistics-{on_or_off(preferences.counted)}"),
        "coach": coach_line(words, preferences, locale),
    }


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
