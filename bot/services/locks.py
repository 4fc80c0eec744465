"""Locks of matches beyond the one that each act on a match takes."""

from __future__ import annotations

from dataclasses import dataclass, field

from bot.matches.match_locks import MatchLocks


@dataclass(frozen=True, slots=True)
class Locks:
    """A lock of each match for what only one may do with it at a time, besides acting on it."""

    showing: MatchLocks = field(default_factory=MatchLocks)
    """Updates of a lobby's post: no earlier state overwrites a later one."""
    starting: MatchLocks = field(default_factory=MatchLocks)
    """Starts: two of a match would undo each other's preparations."""
    opening: MatchLocks = field(default_factory=MatchLocks)
    """New tables of a server: a thread that is no table's yet is for one of them."""
    placing: MatchLocks = field(default_factory=MatchLocks)
    """New threads for a match: one person at a time opens one."""
    rematching: MatchLocks = field(default_factory=MatchLocks)
    """Rematches of a match: one person at a time opens one."""
