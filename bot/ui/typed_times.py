"""Times of day and dates as people type them: quiet hours, and the end of an absence."""

from __future__ import annotations

import re
from datetime import date, datetime, time, timedelta
from functools import cache
from zoneinfo import ZoneInfo, available_timezones

from engine.core.errors import Refused

OFF = ("off", "none", "no", "aus", "back", "now", "0")
"""Words that reset a setting."""
MOST_DAYS = 90
NOON = time(12)
"""A date stands for noon where its writer lives, when it is that date nearly everywhere."""
_TIME = r"(\d{1,2})(?:[:.h](\d{2}))?\s*(am|pm)?"
_SPAN = re.compile(rf"\s*{_TIME}\s*(?:-|–|to)\s*{_TIME}\s*", re.IGNORECASE)
_DAYS = re.compile(
    r"\s*(?:(?:in|for|für|en|por|durante)\s+)?(\d{1,3})\s*"
    r"(?:(w|weeks?|wochen?|semanas?)|d|days?|tagen?|tage?|d[ií]as?)?\s*",
    re.IGNORECASE,
)
_ISO = re.compile(r"\s*(\d{4})-(\d{1,2})-(\d{1,2})\s*")
_DOTTED = re.compile(r"\s*(\d{1,2})\.\s*(\d{1,2})\.\s*(\d{4})?\s*")


def quiet_hours(text: str) -> tuple[int, int] | None:
    """Read `22-7`, `22:30-07:00` or `10pm-7am` as minutes after midnight; None for `off`."""
    if text.strip().lower() in OFF:
        return None
    found = _SPAN.fullmatch(text)
    if found is None:
        raise Refused("quiet-hours", text=text)
    begins, ends = minutes(*found.group(1, 2, 3)), minutes(*found.group(4, 5, 6))
    if begins is None or ends is None or begins == ends:
        raise Refused("quiet-hours", text=text)
    return begins, ends


def minutes(hour: str, minute: str | None, half: str | None) -> int | None:
    """Return a time of day in minutes after midnight; None if there is no such time."""
    hours = int(hour)
    if half is not None:
        if not 1 <= hours <= 12:
            return None
        hours = hours % 12 + (12 if half.lower() == "pm" else 0)
    total = hours * 60 + int(minute or 0)
    # Midnight may be written as 24.
    return total % 1440 if int(minute or 0) < 60 and total <= 1440 else None


def clock_time(after_midnight: int) -> str:
    """Write minutes after midnight as a time of day."""
    return f"{after_midnight // 60:02}:{after_midnight % 60:02}"


def away_until(text: str, now: int, zone: str) -> int:
    """Read `3`, `in 3 days`, `2 Wochen`, `2027-02-14` or `14.2.` as a moment; 0 for `back`.

    Raises `Refused` for a text that is not a date, or for one in the past or too far ahead.
    """
    if text.strip().lower() in OFF:
        return 0
    today = datetime.fromtimestamp(now, ZoneInfo(zone)).date()
    day = _day(text, today)
    if day is None:
        raise Refused("away-day", text=text)
    if day <= today:
        raise Refused("away-past", text=text)
    if day > today + timedelta(days=MOST_DAYS):
        raise Refused("away-far", days=MOST_DAYS)
    return int(datetime.combine(day, NOON, ZoneInfo(zone)).timestamp())


def _day(text: str, today: date) -> date | None:
    """Read a date, or a number of days from today; None for anything else."""
    if found := _DAYS.fullmatch(text):
        return today + timedelta(days=int(found[1]) * (7 if found[2] else 1))
    try:
        if found := _ISO.fullmatch(text):
            return date(int(found[1]), int(found[2]), int(found[3]))
        if found := _DOTTED.fullmatch(text):
            year = int(found[3]) if found[3] else today.year
            day = date(year, int(found[2]), int(found[1]))
            passed = day < today and not found[3]
            return date(year + 1, day.month, day.day) if passed else day
    except ValueError:
        return None
    return None


@cache
def zones() -> tuple[str, ...]:
    """List the time zones by name, the usual names only."""
    regions = ("Africa", "America", "Antarctica", "Asia", "Atlantic", "Australia", "Europe",
               "Indian", "Pacific")  # fmt: skip
    return ("UTC", *sorted(each for each in available_timezones() if each.split("/")[0] in regions))


def read_zone(text: str) -> str:
    """Read the name of a time zone; a city is enough if it means one zone."""
    typed = text.strip().lower().replace(" ", "_")
    exact = [each for each in zones() if each.lower() == typed]
    city = [each for each in zones() if each.lower().endswith(f"/{typed}")]
    found = exact or city
    if len(found) != 1:
        raise Refused("no-zone", text=text)
    return found[0]


def zones_like(text: str, most: int) -> list[str]:
    """Return the zones that contain the typed text, those that begin with it first."""
    typed = text.strip().lower().replace(" ", "_")
    found = [each for each in zones() if typed in each.lower()]
    begin = [each for each in found if each.split("/")[-1].lower().startswith(typed)]
    return list(dict.fromkeys([*begin, *found]))[:most]
