"""What a game is to the engine, and what the bot may ask of it without knowing which it is.

What they ask stands in `engine.core.hooks`, grouped by when it is called. What is not abstract
there has a default that says nothing.
"""

from __future__ import annotations

from abc import ABC
from collections.abc import Mapping
from typing import Any, ClassVar

from engine.core.hooks.deciding import AheadHooks, EvaluationHooks, MenuHooks, PlanHooks
from engine.core.hooks.looking import MapHooks, RulebookHooks, TableHooks
from engine.core.hooks.running import CourseHooks, LifeHooks, RewindHooks
from engine.core.hooks.seeing import SecretHooks, ViewHooks
from engine.core.hooks.setting_up import LobbyHooks
from engine.core.hooks.state import S
from engine.core.hooks.telling import EventHooks, StoryHooks, WordHooks


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
    """From schema n to n + 1: a function that changes the decoded state (a dict) in place."""
    state_type: ClassVar[type]
