"""Errors of the database."""

# ruff: noqa: N818 - the callers read better without "Error" in every name

from __future__ import annotations


class StoreError(Exception):
    """The database could not do it. The message says why, and suggests a remedy."""


class NotWritable(StoreError):
    """The database's path cannot be read or written: permissions, a full disk, no folder."""


class NotReachable(StoreError):
    """The database server does not answer, or refuses the login."""


class Busy(StoreError):
    """The database is in use: another bot has the file, or a lock was not granted."""


class NewerSchema(StoreError):
    """The database was written by a newer version of the bot."""


class NotOurs(StoreError):
    """The file or database there does not belong to this bot."""


class Conflict(StoreError):
    """Another process or task changed the same match first: load it again and check."""


class ChannelTaken(Conflict):
    """The channel already has an open match."""
