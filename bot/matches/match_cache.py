"""A cache of matches: as many as fit, the last used kept longest."""

from __future__ import annotations

from collections import OrderedDict

from bot.matches.live import Live

LEAST, FOR_EACH_BYTE = 64 << 10, 12
"""Bytes of memory for any match, and for each byte of its encoded position (measured)."""


class MatchCache(OrderedDict[int, Live]):
    """Matches by number, within a limit in bytes; others are loaded on demand."""

    def __init__(self, most: int) -> None:
        super().__init__()
        self._most = most
        self._sizes: dict[int, int] = {}
        self._used = 0

    def __setitem__(self, match_id: int, live: Live) -> None:
        """Keep a match, dropping the least recently used ones where there is no room."""
        self._used -= self._sizes.pop(match_id, 0)
        super().__setitem__(match_id, live)
        self._sizes[match_id] = size = weight(live)
        self._used += size
        self.move_to_end(match_id)
        while self._used > self._most and len(self) > 1:
            del self[next(iter(self))]

    def __delitem__(self, match_id: int) -> None:
        super().__delitem__(match_id)
        self._used -= self._sizes.pop(match_id)

    def forget(self, match_id: int) -> None:
        """Drop a match, if it is here."""
        if match_id in self:
            del self[match_id]


def weight(live: Live) -> int:
    """Estimate the bytes of memory that a match takes."""
    return LEAST + FOR_EACH_BYTE * len(live.match.last_checkpoint().state)
