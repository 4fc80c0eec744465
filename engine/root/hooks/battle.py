"""Hooks of battle, in the order of its steps (Law 4.3)."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from typing import ClassVar, NamedTuple

from engine.core.seats import Seat
from engine.root.hooks.removal import Loss
from engine.root.state import Fight, RootState, RootTable


class BattleEffect(NamedTuple):
    """An effect that a side may use in battle, at the attacker's call (4.3.4)."""

    side: Seat
    key: str
    use: Callable[[RootTable, Fight], Awaitable[None]]


class BattleHooks:
    """Called to find whom a faction may fight, then in the order of a battle's steps (4.3)."""

    extra_hits_effect: ClassVar[str] = ""
    """The name of the effect of `sure_extra_hits`; empty for the side's own."""
    extra_hits_words: ClassVar[tuple[str, str]] = ("", "")
    """The words by which the odds explain `sure_extra_hits`, and the section."""

    def spares(self, state: RootState, seat: Seat, other: int) -> bool:
        """Return whether it can neither fight `other` nor remove its pieces (HCC.2.6.I)."""
        return False

    def fights_in(self, state: RootState, seat: Seat, clearing: int) -> bool:
        """Return whether the faction has warriors or a pawn in a clearing (4.3)."""
        return state.warriors[clearing][seat] > 0

    async def at_battle_start(self, t: RootTable, seat: Seat, fight: Fight) -> None:
        """Ask for the attacker's decisions at the start of a battle (9.2.9.II.c)."""

    def before_roll(self, state: RootState, seat: Seat, fight: Fight) -> Sequence[BattleEffect]:
        """List optional effects before the roll, its own or those it offers a side (4.3.2).

        Like those after the roll they rest on public facts.
        """
        return ()

    def defends_with_higher_roll(self, state: RootState, seat: Seat) -> bool:
        """Return whether the faction deals the higher roll as the defender (8.2.2)."""
        return False

    def most_rolled_hits(self, state: RootState, seat: Seat, fight: Fight) -> int:
        """Return the cap of the rolled hits: its warriors there (4.3.3.I)."""
        return state.warriors[fight.clearing][seat]

    def sure_extra_hits(self, state: RootState, seat: Seat, fight: Fight) -> int:
        """Return the extra hits the faction always deals in such a battle (4.3.4, 7.8.3)."""
        return 0

    def ignored_first(self, state: RootState, seat: Seat, fight: Fight) -> str:
        """Name the effect that ignores the first hit the faction takes (14.7.7, 15.2.4), or ""."""
        return ""

    def battle_effects(self, state: RootState, seat: Seat, fight: Fight) -> Sequence[BattleEffect]:
        """List the faction's optional effects after the roll, as either side (4.3.4)."""
        return ()

    def is_defenseless(self, state: RootState, seat: Seat, fight: Fight) -> bool:
        """Return whether the faction is defenseless as the defender (4.3.5.II)."""
        return state.warriors[fight.clearing][seat] == 0

    def can_lose(self, state: RootState, seat: Seat, fight: Fight) -> int:
        """Count the hits that would cost the faction anything in a battle (4.3.6)."""
        pieces = state.pieces_of(seat, fight.clearing)
        return state.warriors[fight.clearing][seat] + len(pieces)

    async def take_hits(
        self, t: RootTable, seat: Seat, fight: Fight, hits: int
    ) -> list[Loss] | None:
        """Take hits in the faction's own way and return the losses; None for the common rule."""
        return None

    async def after_battle(self, t: RootTable, seat: Seat, fight: Fight) -> None:
        """React to the end of a battle the faction fought."""
