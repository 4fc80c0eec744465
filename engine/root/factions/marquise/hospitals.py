"""Field Hospitals: fallen warriors return to the Marquise's keep (Law 6.2.3)."""

from __future__ import annotations

from engine.core.choices.plans import PlanField, PlanKind, plan_of
from engine.core.seats import Seat
from engine.root.data.cards import CARDS, distinct
from engine.root.events import EffectUsed
from engine.root.rules.hands import OneCard, discard, matching, pick_cards
from engine.root.rules.placing import can_place, place_warriors, unbury
from engine.root.rules.plans import CARD_KEYS, NUMBERS, is_of_worth, plan_spend
from engine.root.state import RootTable

HOSPITALS = PlanKind(
    "hospitals",
    (
        PlanField("least", (*NUMBERS, "never"), "2", mixed=("1", "2", "3")),
        PlanField("with", ("cheap", "any"), "cheap"),
        PlanField("keep", CARD_KEYS, "", many=True),
    ),
)
"""The fewest warriors to pay Field Hospitals for, and cards never spent on them."""


async def field_hospitals(t: RootTable, seat: Seat, clearing: int, count: int, by: int) -> int:
    """Offer to spend a card matching the clearing, to move its fallen to the keep (6.2.3).

    Return the number placed there.
    """
    state = t.state
    keep = state.clearings_with(seat, "keep")
    if not keep or not can_place(state, seat, keep[0]):
        return 0
    suit = state.suits[clearing]
    usable = distinct(matching(state.hands[seat], suit))

    def plan_response() -> OneCard | None:
        plan = plan_of(state, seat, HOSPITALS)
        if plan["least"] == "never" or count < int(plan["least"]):
            return None
        spendable = [
            card
            for card in usable
            if CARDS[card].key not in plan["keep"].split()
            and (plan["with"] == "any" or not is_of_worth(state, seat, card))
        ]
        card = plan_spend(state, seat, spendable)
        return None if card is None else OneCard(card)

    chosen = await t.respond(
        seat, "marquise.hospitals", pick_cards(usable),
        if_public=bool(state.hands[seat]), plan=plan_response,
        clearing=clearing, count=count, attacker=by,
    )  # fmt: skip
    if chosen is None:
        return 0
    t.tell(EffectUsed(seat, "field_hospitals"))
    discard(t, seat, [chosen.card], "hospitals")
    unbury(state, seat, count)
    return place_warriors(t, seat, keep[0], count)
