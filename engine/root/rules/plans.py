"""Plans for Root's responses: the fields of each kind, and how a plan decides.

A plan reads what its own seat knows and public facts; when it is asked depends on public facts
alone.
"""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.choices.plans import PlanField, PlanKind, plan_of
from engine.core.seats import Seat
from engine.root.data.cards import CARDS, DECKS
from engine.root.hooks.faction import SIDES, is_token
from engine.root.pieces import BIRD, CardId
from engine.root.rules.crafting import can_craft
from engine.root.rules.rule import lent_warriors, spares
from engine.root.state import Fight, RootState

NUMBERS = tuple(str(number) for number in range(1, 11))
CLEARINGS = tuple(str(number) for number in range(1, 13))
SEAT_KEYS = (
    "marquise", "eyrie", "alliance", "vagabond", "vagabond2",
    "lizards", "duchy", "corvids", "clergy", "legion", "hundreds", "keepers", "riverfolk",
)  # fmt: skip
CARD_KEYS = tuple(dict.fromkeys(CARDS[card].key for deck in DECKS.values() for card in deck))

AMBUSH = PlanKind(
    "ambush",
    (
        PlanField(
            "when",
            ("strength", "pieces", "always", "never"),
            "strength",
            mixed=("strength", "strength", "pieces"),
        ),
        PlanField("least", NUMBERS, "2", mixed=("1", "2", "2", "3")),
        PlanField("clearings", CLEARINGS, "", many=True),
        PlanField("spare", SEAT_KEYS, "", many=True),
    ),
)
"""Conditions for an ambush: the least attackers, the pieces at stake, the clearing, the seat."""

FOIL = PlanKind("foil", (PlanField("when", ("always", "never"), "always"),))
"""Use of ambushes against ambushes."""

RANKS = ("first", "second", "third", "fourth")
FACTION_KEYS = tuple(key for key in SEAT_KEYS if key != "vagabond2")
WISHES = PlanKind(
    "wishes",
    (
        *(PlanField(rank, ("none", *FACTION_KEYS), "none") for rank in RANKS),
        PlanField("setup", ("ask", "usual"), "ask"),
    ),
)
"""The draft of factions: choices in order, and whether to set up in the usual places (19.8.3)."""

LOSSES = PlanKind("losses", (PlanField("keep", ("worth", "buildings", "tokens", "ask"), "worth"),))
"""Buildings and tokens to keep when hits must be taken."""

CARDS_IN_BATTLE = PlanKind(
    "battle",
    (
        PlanField("armorers", ("useful", "always", "never"), "useful"),
        PlanField("sappers", ("useful", "always", "never"), "useful"),
        PlanField("brutal_tactics", ("useful", "always", "never"), "useful"),
        PlanField("partisans", ("useful", "always", "never"), "useful"),
        PlanField("order", ("theirs", "mine"), "theirs"),
    ),
)
"""Use of persistent effects after the roll, and the attacker's order of them."""

KEEP_CARDS = PlanKind("spend", (PlanField("last", CARD_KEYS, "", many=True),))
"""Cards to give or spend last."""

DEAR = ("ambush", "dominance", "immediate")
"""Kinds of cards with a use to every faction."""

COMMON_PLANS = (AMBUSH, FOIL, LOSSES, CARDS_IN_BATTLE, KEEP_CARDS)
"""The plans of every seat all through a match; `WISHES` matters only in a draft."""


def plan_ambush(
    state: RootState, seat: Seat, fight: Fight, usable: Sequence[CardId]
) -> CardId | None:
    """Decide whether to ambush, and with which card: suited before bird.

    Where Mercy spares the attacker, an ambush removes nothing (HCC.2.6.I).
    """
    plan = plan_of(state, seat, AMBUSH)
    clearing, attacker = fight.clearing, fight.attacker
    if not usable or plan["when"] == "never" or spares(state, seat, attacker):
        return None
    if plan["clearings"] and str(clearing) not in plan["clearings"].split():
        return None
    if not state.is_hireling(attacker) and state.keys[attacker] in plan["spare"].split():
        return None
    if plan["when"] == "pieces" and not state.pieces_of(seat, clearing):
        return None
    if plan["when"] == "strength" and strength_of(state, fight) < int(plan["least"]):
        return None
    return usable[0]


def plan_foil(
    state: RootState, seat: Seat, fight: Fight, usable: Sequence[CardId]
) -> CardId | None:
    """Decide whether to foil an ambush, and with which card."""
    harmless = spares(state, fight.defender, seat)
    if not usable or harmless or plan_of(state, seat, FOIL)["when"] == "never":
        return None
    return usable[0]


def strength_of(state: RootState, fight: Fight) -> int:
    """Return the strength an ambush would hit: warriors, hired ones too, or a pawn's swords."""
    attacker = fight.attacker
    faction = SIDES[state.sides[attacker]]
    own = max(
        state.warriors[fight.clearing][attacker],
        faction.most_rolled_hits(state, attacker, fight),
    )
    return own + lent_warriors(state, attacker, fight.clearing, fight.defender)


def plan_losses(
    state: RootState, seat: Seat, here: Sequence[str], hits: int
) -> tuple[str, ...] | None:
    """Choose the pieces to lose; None where the plan is to ask."""
    keep = "worth" if state.is_hireling(seat) else plan_of(state, seat, LOSSES)["keep"]
    if keep == "ask":
        return None
    worth = SIDES[state.sides[seat]].worth

    def value(kind: str) -> tuple[int, int, str]:
        kept_class = {"buildings": not is_token(kind), "tokens": is_token(kind)}.get(keep, False)
        return int(kept_class), worth.get(kind, 1), kind

    return tuple(sorted(here, key=value)[:hits])


def plan_use(state: RootState, seat: Seat, effect: str, useful: bool) -> bool:
    """Return whether the plan uses a persistent effect in battle."""
    when = plan_of(state, seat, CARDS_IN_BATTLE)[effect]
    return when == "always" or (when == "useful" and useful)


def plan_order(state: RootState, attacker: Seat) -> str:
    """Decide whose effects come first after the roll, `mine` or `theirs` (4.3.4)."""
    return plan_of(state, attacker, CARDS_IN_BATTLE)["order"]


def plan_spend(state: RootState, seat: Seat, usable: Sequence[CardId]) -> CardId | None:
    """Choose the card to part with: the plan's cards go last, valuable ones just before them."""
    if not usable:
        return None

    def value(card: CardId) -> tuple[bool, bool, bool, bool, int, int]:
        printed = CARDS[card]
        return (
            is_kept(state, seat, card), is_of_worth(state, seat, card), printed.suit == BIRD,
            printed.item is not None, printed.points, card,
        )  # fmt: skip

    return min(usable, key=value)


def is_kept(state: RootState, seat: Seat, card: int) -> bool:
    """Return whether the seat's plan is to part with a card last."""
    return CARDS[card].key in plan_of(state, seat, KEEP_CARDS)["last"].split()


def is_of_worth(state: RootState, seat: Seat, card: int) -> bool:
    """Return whether default plans spare a card if they can.

    That is an ambush, a dominance card, a Favor, or any card that the seat could craft now.
    """
    return CARDS[card].kind in DEAR or can_craft(state, seat, card)
