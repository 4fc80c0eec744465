"""The table for tests of heroes: a summer of four players, and queries about heroes."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from engine.core.choices.actions import Option
from engine.runewars.board import HeroPiece
from engine.runewars.data.cards import FATE, QUESTS, REWARDS, SEASON_CARDS, TACTICS
from engine.runewars.data.tiles import AREA_OF, AREAS
from engine.runewars.data.units import SHEETS
from engine.runewars.rules.heroes.quest_phase import quest_phase
from tests.runewars.kit.table import RunewarsTestTable
from tests.table import Played


class QuestTable(RunewarsTestTable):
    """A summer of four; `choose` takes a seat's answers in order, `seat: …` is another seat's."""

    def __init__(self, **options: str) -> None:
        super().__init__(**options)
        self.state.fate = list(range(len(FATE)))
        self.state.reward_deck = list(range(len(REWARDS)))
        self.state.tactics_deck = list(range(len(TACTICS)))
        self.state.season = "summer"
        self.season_card("drought")

    # Setting the table

    def season_card(self, key: str) -> None:
        """Make a Season card the current one."""
        self.state.season_card = next(n for n, c in enumerate(SEASON_CARDS) if c.key == key)

    def hero(self, owner: str, key: str, at: str, *rewards: str, **more: Any) -> HeroPiece:
        """Put a hero on the board, with Reward cards under it; `shown=True` turns them up."""
        shown = more.pop("shown", False)
        piece = super().hero(owner, key, at, *rewards, **more)
        piece.shown = piece.rewards[:] if shown else []
        return piece

    def rewards_next(self, *keys: str) -> None:
        """Put Reward cards on top of their deck."""
        for key in reversed(keys):
            card = next(n for n in self.state.reward_deck if REWARDS[n].key == key)
            self.state.reward_deck.remove(card)
            self.state.reward_deck.append(card)

    def quest(self, owner: str, *keys: str) -> None:
        """Put Quest cards into a hand."""
        for key in keys:
            card = next(n for n in self.state.quest_deck if QUESTS[n].key == key)
            self.state.quest_deck.remove(card)
            self.state.quests[self.seat(owner)].append(card)

    # Playing

    def summer(self, answers: Iterable[str] = (), dice: Sequence[int] = ()) -> Played:
        """Begin the Quest Phase."""
        return self.play(quest_phase, answers, dice)

    def choose(self, key: str, answer: Option | str, *more: str) -> Played:  # type: ignore[override]
        """Answer a seat's open question, and those that follow."""
        keys = self.state.keys
        named = [each if each.partition(": ")[0] in keys else f"{key}: {each}" for each in more]
        return super().choose(key, answer, named)

    # Looking

    def rewards(self, piece: HeroPiece) -> list[str]:
        """List the Reward cards under a hero."""
        return [REWARDS[card].key for card in piece.rewards]

    def alive(self, piece: HeroPiece) -> bool:
        """Return whether a hero is on the board."""
        return any(each.hero == piece.hero for each in self.state.heroes)

    def left(self, at: str) -> list[str]:
        """List the Reward cards under the marker in an area."""
        return [REWARDS[card].key for card in self.state.left.get(AREA_OF[at], [])]

    def where(self, piece: HeroPiece) -> str:
        """Return the area of a hero."""
        return AREAS[piece.area].key

    def gained(self, owner: str) -> int:
        """Return the influence that a seat has gained since setup."""
        return self.state.influence[self.seat(owner)] - SHEETS[owner].influence
