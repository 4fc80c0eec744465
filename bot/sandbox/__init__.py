"""A strict stand-in for Discord on this machine: for a first game, for tests, for secrecy."""

from bot.sandbox.clock import Clock
from bot.sandbox.redirect import redirect
from bot.sandbox.server import Sandbox
from bot.sandbox.world.journal import Journal, MemoryJournal

__all__ = ["Clock", "Journal", "MemoryJournal", "Sandbox", "redirect"]
