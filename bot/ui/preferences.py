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
"""Hours of waiting after which somebody is reminded, unless they have set an interval."""


class Taught(msgspec.Struct, frozen=True):
    """What the coach has taught somebody of a game, and in which turn of which match last."""

    match: int
    turn: int
    choice: int
    """The number of the match's next choice when they were told."""
    now: tuple[str, ...]
    """The ideas of that turn."""
    keys: frozenset[str] = frozenset()
    """All of them so far."""
    made: int = 0
    """What they had made of it then, as `Idea.made` counts it."""


class Preferences(msgspec.Struct, frozen=True):
    """A person's settings, as they stand in the database under the same names."""

    display: Literal["pictures", "text"] = "pictures"
    scale: Literal["normal", "large"] = "normal"
    """How large numbers and names are written on pictures."""
    asked_on_map: bool = True
    """False where they want no map above what they are asked."""
    locale: str | None = None
    """None: as in their Discord."""
    spoken: str = "en"
    """The language of their Discord when they were last here: letters are written in it."""
    nudges: bool = True
    notices: Notices = "channel"
    """Where hand-overs reach them."""
    interval: int | None = None
    """Hours between reminders; 0 for none, None for the usual ones."""
    quiet: tuple[int, int] | None = None
    """From and to, in minutes after midnight of their zone: no reminders in between."""
    zone: str = "UTC"
    away_until: int = 0
    """No reminders before; the others are told that they are away."""
    next_up: bool = False
    """True where they want to hear that they are next."""
    coach: bool = True
    """False where no first match of any game is explained to them."""
    coached_from: int = 0
    """When they last asked for the coach: games they have finished before are new to them again."""
    known: frozenset[str] = frozenset()
    """The games they have said they know, since then."""
    taught: dict[str, Taught] = {}
    """What the coach has taught them, game by game."""
    counted: bool = True
    """False where they do not want to stand in statistics."""
    dm_closed: bool = False
    """True where Discord has refused a direct message to them."""

    @property
    def language(self) -> str:
        """The language to write to them in."""
        return self.locale or self.spoken

    @property
    def by_mention(self) -> bool:
        """True where they want to be mentioned, or can be told in no other way."""
        return self.notices in ("channel", "both") or (self.notices == "dm" and self.dm_closed)

    @property
    def by_letter(self) -> bool:
        """True where direct messages are to notify them."""
        return self.notices in ("dm", "both")

    @property
    def silence(self) -> bool:
        """True where they want no notifications at all."""
        return self.notices == "none"

    def next_reminder(self, since: int, now: int) -> int | None:
        """Return when they are reminded next of what has waited since then; None for no more.

        What fell due while nobody could remind them is not made up for.
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
