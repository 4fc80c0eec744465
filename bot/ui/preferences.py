"""A person's settings for all tables: pictures or text, notifications, quiet hours."""

from __future__ import annotations

from datetime import datetime, time, timedelta
from typing import Literal, TypeAlias
from zoneinfo import ZoneInfo

import msgspec

from bot.store import PlayerRow

Notices: TypeAlias = Literal["channel", "dm", "both", "none"]
HOUR = 3600
HOURS = (12, 24, 48)
"""Hours of waiting after which a player is reminded, unless they have set an interval."""


class Taught(msgspec.Struct, frozen=True):
    """The coach's lessons to a person about a game, and the match and turn of the last ones."""

    match: int
    turn: int
    question: int = msgspec.field(name="choice")
    """The number of the question above which they were taught; choices were counted formerly."""
    now: tuple[str, ...]
    """Ideas taught in that turn."""
    keys: frozenset[str] = frozenset()
    """All ideas taught so far."""
    made: int = 0
    """Their progress then, as counted by `Idea.made`."""


class Preferences(msgspec.Struct, frozen=True):
    """A person's settings, stored in the database under the same names."""

    display: Literal["pictures", "text"] = "pictures"
    scale: Literal["normal", "large"] = "normal"
    """Size of numbers and names on pictures."""
    asked_on_map: bool = True
    """False where they want no map above questions."""
    locale: str | None = None
    """Language chosen; None for that of their Discord."""
    spoken: str = "en"
    """Language of their Discord when last seen: letters are written in it."""
    nudges: bool = True
    notices: Notices = "channel"
    """Place where hand-overs reach them."""
    interval: int | None = None
    """Hours between reminders; 0 for no reminders, None for the usual hours."""
    quiet: tuple[int, int] | None = None
    """Start and end, in minutes after midnight of their zone, of the hours without reminders."""
    zone: str = "UTC"
    away_until: int = 0
    """Time before which they get no reminders, and the others are told that they are away."""
    next_up: bool = False
    """True where they want to be told that they are next."""
    coach: bool = True
    """False where the coach does not explain their first matches."""
    coached_from: int = 0
    """Time they last asked for the coach: games finished before count as new to them again."""
    known: frozenset[str] = frozenset()
    """Games they have said they know, since then."""
    taught: dict[str, Taught] = {}
    """The coach's lessons to them, by game."""
    counted: bool = True
    """False where they do not want to appear in statistics."""
    dm_closed: bool = False
    """True where Discord refused a direct message to them."""

    @property
    def language(self) -> str:
        """The language to write to them in."""
        return self.locale or self.spoken

    @property
    def by_mention(self) -> bool:
        """True where they want to be mentioned, or cannot be told in another way."""
        return self.notices in ("channel", "both") or (self.notices == "dm" and self.dm_closed)

    @property
    def by_letter(self) -> bool:
        """True where direct messages should notify them."""
        return self.notices in ("dm", "both")

    @property
    def silence(self) -> bool:
        """True where they want no notifications at all."""
        return self.notices == "none"

    def next_reminder(self, since: int, now: int) -> int | None:
        """Return the time of the next reminder of a wait that began at `since`; None for no more.

        Reminders missed while they could not be reminded are not made up for.
        """
        if self.silence or self.interval == 0:
            return None
        if self.interval is not None:
            return self.heard_at(now + self.interval * HOUR)
        due = next((since + hours * HOUR for hours in HOURS if since + hours * HOUR > now), None)
        return None if due is None else self.heard_at(due)

    def heard_at(self, moment: int) -> int:
        """Return the first moment from `moment` on at which they may be reminded."""
        moment = max(moment, self.away_until)
        if self.quiet is None or self.quiet[0] == self.quiet[1]:
            return moment
        zone = ZoneInfo(self.zone)
        local = datetime.fromtimestamp(moment, zone)
        minutes = local.hour * 60 + local.minute
        begins, ends = self.quiet
        wraps = begins > ends
        if not (minutes >= begins or minutes < ends if wraps else begins <= minutes < ends):
            return moment
        day = local.date() + timedelta(days=1 if wraps and minutes >= begins else 0)
        wakes = datetime.combine(day, time(ends // 60, ends % 60, fold=local.fold), zone)
        return max(moment, int(wakes.timestamp()))


def preferences_of(player: PlayerRow) -> Preferences:
    """Read a person's settings; unset ones have their defaults."""
    known = {key: value for key, value in player.settings.items() if value is not None}
    return msgspec.convert(known, Preferences)
