"""Everything the database may answer instead of doing what it was asked."""

# ruff: noqa: N818 - the callers read better without "Error" in every name

from __future__ import annotations


class StoreError(Exception):
    """The database could not do it. The sentence says why, and the way out."""


class NotWritable(StoreError):
    """The place of the database cannot be read or written: rights, a full disk, no folder."""


class NotReachable(StoreError):
    """The database server does not answer, or does not let us in."""


class Busy(StoreError):
    """Somebody else uses the database: another bot has the file, or a lock was not granted."""


class NewerSchema(StoreError):
    """The database was written by a newer version of the bot."""


class NotOurs(StoreError):
    """There is something at this place, but it is not a database of this bot."""


class Conflict(StoreError):
    """Somebody else changed the same match first: load it again and look whether it still fits."""


class ChannelTaken(Conflict):
    """The channel already has an open match."""
