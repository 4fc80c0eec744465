"""The first screen of the page, as the sandbox's host fills it: doors, and a show."""

from __future__ import annotations

from typing import Protocol

from msgspec import Struct


class Door(Struct, frozen=True):
    """A button of the first screen that leads to a channel."""

    key: str
    label: str
    pitch: str
    """What waits behind it, in a few words."""


class Scene(Struct, frozen=True):
    """A moment of the show: a picture with its description, and what has just happened."""

    title: str
    text: str
    """In Discord's markdown."""
    picture: bytes
    """As WebP."""
    alt: str
    last: bool
    """True where nothing comes after it."""


class ShopWindow(Protocol):
    """What the first screen shows, and what its buttons do."""

    @property
    def line(self) -> str:
        """One sentence below the picture."""

    @property
    def doors(self) -> list[Door]:
        """The buttons besides the one for the show."""

    async def still(self) -> Scene:
        """Return the picture of the first screen."""

    async def enter(self, door: str, user_id: str) -> str:
        """Return the channel that a door opens for somebody."""

    async def scene(self, show: int, number: int) -> Scene:
        """Return a moment of a show; each number of a show is always the same show."""
