"""The interface of a game: all that the engine and the bot call without knowing which game it is.

Its parts are in `engine.core.hooks`, grouped by when they are called. Hooks that are not abstract
have a neutral default.
"""

from __future__ import annotations

from abc import ABC
from collections.abc import Mapping
from typing import Any, ClassVar

from engine.core.hooks.course import CourseHooks, LifeHooks, RewindHooks
from engine.core.hooks.decisions import AheadHooks, EvaluationHooks, MenuHooks, PlanHooks
from engine.core.hooks.lobby import LobbyHooks
from engine.core.hooks.lookup import MapHooks, RulebookHooks, TableHooks
from engine.core.hooks.state import S
from engine.core.hooks.views import SecretHooks, ViewHooks
from engine.core.hooks.words import EventHooks, StoryHooks, WordHooks


class Game(
    LobbyHooks, LifeHooks[S], RewindHooks[S], CourseHooks[S], ViewHooks[S], SecretHooks[S],
    MenuHooks[S], EvaluationHooks[S], AheadHooks[S], PlanHooks[S], WordHooks, EventHooks,
    TableHooks, RulebookHooks, MapHooks[S], StoryHooks[S], ABC,
):  # fmt: skip
    """A game: its rules' entry points, its views and its words. One instance per game."""

    key: ClassVar[str]
    schema: ClassVar[int]
    """Version of the saved state; each change of its form has an entry in `upgrades`."""
    upgrades: ClassVar[Mapping[int, Any]]
    """Functions that take the decoded state (a dict) from schema n to n + 1, in place."""
    state_type: ClassVar[type]
