"""Forest Patrol and Feline Physicians."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from engine.core.seats import Seat
from engine.root.cards.hirelings.actions import (
    choose_place,
    fight,
    march,
    open_to,
    own_clearings,
    where,
)
from engine.root.data.cards import distinct
from engine.root.events import EffectUsed
from engine.root.hooks.hirelings import Hireling, hireling
from engine.root.hooks.removal import Loss, save_warriors
from engine.root.rules.battle.fighting import battles
from engine.root.rules.hands import OneCard, discard, matching, pick_cards
from engine.root.rules.moving import Move, legal_moves
from engine.root.rules.placing import can_place, place_warriors, unbury
from engine.root.rules.plans import is_of_worth, plan_spend
from engine.root.state import RootState, RootTable

MARCH, RESCUE = "march", "rescue"
SAVED = 2
"""The fewest fallen warriors for which a plan spends a card by default."""


@hireling("forest_patrol")
class ForestPatrol(Hireling):
    """A guard in every clearing; one of those removed together is kept on the card."""

    bars = ("marquise",)
    warriors = 12
    joined = (MARCH, RESCUE)

    async def arrive(self, t: RootTable, side: Seat, seat: Seat) -> None:
        """Place a warrior in every clearing."""
        for clearing in open_to(t.state, side, t.state.woodland.clearings):
            place_warriors(t, side, clearing, 1)

    def when_removed(self, t: RootTable, side: Seat, losses: list[Loss]) -> None:
        """Keep one of the warriors removed together on the card, not in the supply.

        Those that are another's spoils are not there to keep (QL.2.2).
        """
        state = t.state
        mine = [each for each in losses if each.owner == side and not each.claimed]
        fallen = next((each for each in mine if each.warriors), None)
        if fallen is not None:
            keep_one(state, side)
            save_warriors(losses, side, fallen.clearing, 1)

    def falls_on_path(self, t: RootTable, seat: Seat, by: Seat) -> None:
        """Keep the one that fell."""
        keep_one(t.state, seat)

    def warriors_on_board(self, state: RootState, seat: Seat) -> int:
        """Count those on the card."""
        return state.hireling(seat).kept

    def ways(self, state: RootState, side: Seat, seat: Seat) -> Sequence[str]:
        """Move, then battle; or place the warriors kept on the card."""
        if state.hireling(side).controller != seat:
            return ()
        found = [MARCH] if legal_moves(state, side, Move) or battles(state, side) else []
        if state.hireling(side).kept and open_to(state, side, where(state, side)):
            found.append(RESCUE)
        return found

    async def act(self, t: RootTable, side: Seat, seat: Seat, way: str) -> None:
        """Use one of these ways."""
        state = t.state
        if way == MARCH:
            await march(t, side, seat)
            await fight(t, side, seat)
            return
        hired = state.hireling(side)
        places = open_to(state, side, where(state, side))
        clearing = await choose_place(t, side, seat, places, "hirelings.place")
        count, hired.kept = hired.kept, 0
        state.supply[side] += count
        place_warriors(t, side, clearing, count)

    def value(self, state: RootState, side: Seat, seat: Seat) -> float:
        """Value the patrols and the rule they add."""
        return 0.12 * (len(where(state, side)) + state.hireling(side).kept)


def keep_one(state: RootState, side: Seat) -> None:
    """Put one of the fallen on the card, from the supply or from Coffin Makers."""
    unbury(state, side, 1)
    state.supply[side] -= 1
    state.hireling(side).kept += 1


@hireling("feline_physicians", demotes="forest_patrol")
class FelinePhysicians(Hireling):
    """They bring fallen warriors back, for a card of the clearing."""

    bars = ("marquise",)

    async def after_removal(self, t: RootTable, seat: Seat, losses: list[Loss], cause: str) -> None:
        """Offer the controller to spend a card for each clearing where it lost warriors."""
        fallen: Counter[int] = Counter()
        for loss in losses:
            if loss.owner == seat and not loss.claimed and loss.warriors > len(loss.named):
                fallen[loss.clearing] += loss.warriors - len(loss.named)
        for clearing, count in fallen.items():
            save_warriors(losses, seat, clearing, await heal(t, seat, clearing, count))

    def value(self, state: RootState, side: Seat, seat: Seat) -> float:
        """Value the cards that could save warriors."""
        return 0.1 * min(5, len(state.hands[seat]))


async def heal(t: RootTable, seat: Seat, clearing: int, count: int) -> int:
    """Offer to spend a card matching the clearing, to place its fallen warriors elsewhere.

    Return the number placed.
    """
    state = t.state
    count = min(count, state.supply[seat] + state.coffins.count(seat))
    places = [c for c in own_clearings(state, seat) if can_place(state, seat, c)]
    if not places or not count:
        return 0
    usable = distinct(matching(state.hands[seat], state.suits[clearing]))

    def plan_response() -> OneCard | None:
        cheap = [card for card in usable if not is_of_worth(state, seat, card)]
        card = plan_spend(state, seat, cheap) if count >= SAVED else None
        return None if card is None else OneCard(card)

    chosen = await t.respond(
        seat, "hirelings.heal", pick_cards(usable), if_public=bool(state.hands[seat]),
        plan=plan_response, clearing=clearing, count=count,
    )  # fmt: skip
    if chosen is None:
        return 0
    t.tell(EffectUsed(seat, "feline_physicians"))
    discard(t, seat, [chosen.card])
    unbury(state, seat, count)
    side = Seat(state.sides.index("feline_physicians"))
    to = await choose_place(t, side, seat, places, "hirelings.healed")
    return place_warriors(t, seat, to, count)
