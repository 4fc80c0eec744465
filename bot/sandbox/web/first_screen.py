"""The first screen of the page, filled by the sandbox's host: doors, and a show."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Protocol

from msgspec import Struct


class Door(Struct, frozen=True):
    """A button of the first screen that leads to a channel."""

    key: str
    label: str
    pitch: str
    """Description of the channel behind it, in a few words."""


class Scene(Struct, frozen=True):
    """A moment of the show: a picture with its description, and the latest events."""

    title: str
    text: str
    """Text in Discord's markdown."""
    picture: bytes
    """Picture as PNG."""
    alt: str
    last: bool
    """True for the last scene of a show."""


class FirstScreen(Protocol):
    """Content of the first screen, and the effects of its buttons."""

    @property
    def locales(self) -> Sequence[str]:
        """The languages it can be read in, the usual one first."""

    def words(self, locale: str) -> Mapping[str, str]:
        """Return its words by name: `line` below the picture, and the labels of the show."""

    def doors(self, locale: str) -> list[Door]:
        """Return the buttons besides the one for the show."""

    async def still(self, locale: str) -> Scene:
        """Return the picture of the first screen."""

    async def enter(self, door: str, user_id: str) -> str:
        """Return the channel that a door opens for a person."""

    async def scene(self, show: int, number: int, locale: str) -> Scene:
        """Return a scene of a show; a number always means the same show."""
