"""Hooks of removal: pieces that leave the map together, in battle or not (Law 1.5, 3.2.1)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from engine.core.language.messages import Message
from engine.core.seats import Scalar, Seat
from engine.root.state import RootState, RootTable


class Loss(NamedTuple):
    """Pieces of one owner that leave a clearing together; `by` is -1 if no seat removes them."""

    owner: int
    clearing: int
    by: int
    warriors: int = 0
    pieces: tuple[str, ...] = ()
    defending: bool = False
    """True where they fell in a battle with their owner as the defender."""
    claimed: bool = False
    """True where they are not in their supply: a board took them, or an effect brought them back
    (QL.2.2, 10.2.3, 6.2.3).
    """
    named: tuple[str, ...] = ()
    """The warriors among them that are not like the others, so not from the supply (14.2.2)."""
    hired: bool = False
    """True where they fell while fighting for another seat (11.2.7.III)."""


def save_warriors(losses: list[Loss], owner: int, clearing: int, count: int) -> None:
    """Mark as claimed warriors of the supply that an effect took from it again (1.5.4)."""
    for place, loss in enumerate(losses):
        plain = loss.warriors - len(loss.named)
        if (loss.owner, loss.clearing) == (owner, clearing) and plain and not loss.claimed:
            saved = min(count, plain)
            count -= saved
            losses[place] = loss._replace(warriors=loss.warriors - saved)
            if saved:
                losses.append(loss._replace(warriors=saved, pieces=(), named=(), claimed=True))


class RemovalHooks:
    """Called for pieces that leave the map together, in battle or not (1.5, 3.2.1)."""

    def claims(self, t: RootTable, seat: Seat, loss: Loss) -> bool:
        """Take removed pieces onto this board; False if they go back to their supply (QL.2.2)."""
        return False

    def claims_items(self, t: RootTable, seat: Seat, owner: Seat, items: Mapping[str, int]) -> bool:
        """Take the items `seat` makes a Vagabond damage; False: they go to his box (QL.2.2.III).

        Items are counted by the places they come from, as `vagabond.items.KEYS` names them.
        """
        return False

    def shelters(self, t: RootTable, seat: Seat, loss: Loss) -> bool:
        """Keep the faction's fallen warriors outside the supply; False: the supply (10.2.3)."""
        return False

    def glory(self, t: RootTable, seat: Seat, losses: Sequence[Loss], cause: str) -> int:
        """Return extra points for pieces removed together; `cause` is `battle` or `effect`."""
        return 0

    def takes_back(self, t: RootTable, seat: Seat, loss: Loss) -> None:
        """Take back removed pieces that do not go to the supply or tracks (14.2.2)."""

    def takes_named(self, t: RootTable, seat: Seat, loss: Loss) -> None:
        """Put warriors that are not like the others where the others of a loss go (14.2.2)."""

    def leaves_coffins(self, t: RootTable, seat: Seat) -> None:
        """Take back warriors from Coffin Makers that are not like the others (14.2.2)."""

    def is_unclaimable(self, state: RootState, seat: Seat, kind: str) -> bool:
        """Return whether no other board may take a removed piece of a kind (15.2.5)."""
        return False

    def points_for(self, state: RootState, seat: Seat, loss: Loss) -> int:
        """Return the points that an enemy scores for removing such pieces of it (3.2.1, 15.2.5)."""
        return len(loss.pieces)

    def cost_of_removing(self, state: RootState, seat: Seat, loss: Loss) -> Sequence[Message]:
        """Explain what removing such pieces costs or risks, on public facts (8.2.6)."""
        return ()

    def demands_of_remover(self, state: RootState, seat: Seat, loss: Loss) -> Mapping[str, Scalar]:
        """Return what `after_removal` would ask of the remover, as facts of the removal (8.2.6)."""
        return {}

    async def after_removal(self, t: RootTable, seat: Seat, losses: list[Loss], cause: str) -> None:
        """React to pieces of any side that were removed together (1.5.4).

        Whatever brings fallen warriors back marks them by `save_warriors`.
        """

    def falls_on_path(self, t: RootTable, seat: Seat, by: Seat) -> None:
        """React to a warrior of the side that `by` removed on its way, in no clearing (22.2.2)."""

    async def when_all_removed(self, t: RootTable, seat: Seat, clearing: int, by: Seat) -> None:
        """React to an effect that removes all enemy pieces of a clearing (9.2.2.I)."""

    def forget_ruin(self, state: RootState, seat: Seat, clearing: int) -> None:
        """Forget what the seat had seen of a ruin that was removed (9.7.3)."""
