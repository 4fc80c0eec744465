"""Penitents and Heretics: mercy, sacrilege, repentance, the anger of the hive (HCC.2.5, 2.6)."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.agenda import step
from engine.core.choices.actions import Option, Yes
from engine.core.choices.plans import PlanField, PlanKind, plan_of
from engine.core.events import LASTING, Event
from engine.core.seats import Seat
from engine.root.data.cards import CARDS, SUIT_OF, distinct
from engine.root.factions.clergy.board import CATHEDRAL, board_of, cathedrals
from engine.root.hooks.removal import Loss
from engine.root.pieces import BIRD, CardId, Clearing, write_clearings
from engine.root.rules.battle.fighting import battle
from engine.root.rules.battle.hits import cap
from engine.root.rules.hands import OneCard, draw, give, matching, may_hold, pick_cards
from engine.root.rules.placing import can_place, place_warriors
from engine.root.rules.plans import is_kept, is_of_worth, plan_spend
from engine.root.rules.rule import has_pieces, targets
from engine.root.rules.score import from_current, score
from engine.root.state import NOBODY, Fight, RootState, RootTable

HIVE = 4
"""Warriors that come where a cathedral was removed (HCC.2.5)."""

HIVE_PLAN = PlanKind(
    "hive",
    (
        PlanField("warriors", ("4", "3", "2", "1", "0"), "4"),
        PlanField("battle", ("stronger", "always", "never"), "stronger"),
    ),
)
"""Warriors to place for a removed cathedral, and whether to attack its remover."""

REPENT = PlanKind("repent", (PlanField("when", ("cheap", "always", "never"), "cheap"),))
"""Giving the Clergy a card to become Penitent: another seat's decision (HCC.6.1)."""


class Repented(Event, frozen=True, gc=False, tag="Repented"):
    """A Heretic faction became Penitent (HCC.6.1)."""

    weight = LASTING
    seat: Seat


class BecameHeretic(Event, frozen=True, gc=False, tag="BecameHeretic"):
    """A Penitent faction became Heretic (HCC.2.5, HCC.2.6.IV)."""

    weight = LASTING
    seat: Seat


class HoneyTasted(Event, frozen=True, gc=False, tag="HoneyTasted"):
    """A Penitent faction crafted its first card of a turn (HCC.2.6.II)."""

    seat: Seat


class Swarmed(Option, frozen=True, gc=False, tag="clergy.hive"):
    """The number of warriors to place where a cathedral was removed."""

    warriors: int


def is_penitent(state: RootState, seat: int, other: int) -> bool:
    """Return whether another seat's marker is in the Penitent box."""
    return other in board_of(state, seat).penitent


def set_heretic(t: RootTable, seat: Seat, other: Seat) -> None:
    """Move a marker to the Heretic box."""
    penitent = board_of(t.state, seat).penitent
    if other in penitent:
        penitent.remove(other)
        t.tell(BecameHeretic(other))


def indulge(t: RootTable, seat: Seat) -> None:
    """Make each Penitent faction draw a card, clockwise (HCC.4.2)."""
    for other in from_current(t.state):
        if is_penitent(t.state, seat, other):
            draw(t, other, 1)


def honey(state: RootState, seat: Seat, crafter: int) -> int:
    """Count the points for crafting: for each card (HCC.2.3), a Penitent's first (HCC.2.6.II)."""
    if crafter == seat:
        return 1
    return int(is_penitent(state, seat, crafter) and f"honey:{crafter}" not in state.used)


def share_honey(t: RootTable, seat: Seat, crafter: Seat) -> None:
    """Score the honey for a crafted card."""
    points = honey(t.state, seat, crafter)
    if points and crafter != seat:
        t.state.used.append(f"honey:{crafter}")
        t.tell(HoneyTasted(crafter))
    score(t, crafter, points, "honey")


# Sacrilege, and Poke the Hive


def flips_first(state: RootState, seat: Seat, fight: Fight, hits: int) -> bool:
    """Return whether an attacker turns Heretic before its own losses, as a table may read Mercy.

    To the letter, the marker flips after pieces were removed, after both totals (HCC.2.6.I).
    """
    if state.options.get("mercy", "literal") == "literal":
        return False
    return fight.defender == seat and hits > 0 and state.owns_pieces(seat, fight.clearing)


async def after_losses(t: RootTable, seat: Seat, losses: Sequence[Loss]) -> None:
    """Turn every seat that removed pieces Heretic (HCC.2.6.IV); enemies poke the hive (HCC.2.5).

    A hireling's controller is the player who removes, and the hive answers the hireling (22.3.7).
    Warriors come immediately, so that the battle under way may include them; their own battle
    interrupts nothing (1.4.2). At some tables the hive answers only at the end.
    """
    mine = [loss for loss in losses if loss.owner == seat and loss.by not in (seat, NOBODY)]
    for loss in mine:
        set_heretic(t, seat, Seat(t.state.holder(loss.by)))
    enemy = t.state.is_enemy
    fallen = [loss for loss in mine if CATHEDRAL in loss.pieces and enemy(seat, loss.by)]
    later = t.state.options.get("hive", "now") == "later"
    for loss in reversed(fallen):
        t.then(poke_the_hive if later else avenge, seat, loss.clearing, loss.by)
    for loss in () if later else fallen:
        await swarm_out(t, seat, loss.clearing, loss.by)


@step("clergy_penitence.poke_the_hive")
async def poke_the_hive(t: RootTable, seat: Seat, clearing: int, by: int) -> None:
    """Place warriors and battle for a removed cathedral, once everything else is resolved."""
    t.then(avenge, seat, clearing, by)
    await swarm_out(t, seat, clearing, by)


async def swarm_out(t: RootTable, seat: Seat, clearing: int, by: int) -> None:
    """Place up to four warriors where a cathedral was (HCC.2.5), if placing is allowed."""
    state = t.state
    most = min(HIVE, state.supply[seat]) if can_place(state, seat, clearing) else 0

    def plan_response() -> Swarmed | None:
        count = min(most, int(plan_of(state, seat, HIVE_PLAN)["warriors"]))
        return Swarmed(count) if count else None

    chosen = await t.respond(
        seat, "clergy.hive", [Swarmed(count) for count in range(most, 0, -1)],
        if_public=most > 0, plan=plan_response, clearing=clearing, attacker=by,
    )  # fmt: skip
    if chosen is not None:
        place_warriors(t, seat, clearing, chosen.warriors)


@step("clergy_penitence.avenge")
async def avenge(t: RootTable, seat: Seat, clearing: int, by: int) -> None:
    """Offer the Clergy a battle there against the seat that destroyed it (HCC.2.5)."""
    state = t.state
    fight = Fight(seat, Seat(by), Clearing(clearing))
    there = state.warriors[clearing][seat] > 0
    possible = there and by in targets(state, seat, clearing, in_public=True)
    usable = [Yes()] if there and by in targets(state, seat, clearing) else []

    def plan_response() -> Yes | None:
        when = plan_of(state, seat, HIVE_PLAN)["battle"]
        stronger = state.warriors[clearing][seat] > cap(state, fight, fight.defender)
        fights = when == "always" or (when == "stronger" and stronger)
        return Yes() if usable and fights else None

    chosen = await t.respond(
        seat, "clergy.avenge", usable,
        if_public=possible, plan=plan_response, clearing=clearing, attacker=by,
    )  # fmt: skip
    if chosen is not None:
        await battle(t, seat, fight.defender, clearing)


# Repent (HCC.6.1)


async def offer_repentance(t: RootTable, seat: Seat) -> None:
    """Offer repentance to each Heretic with pieces at a cathedral, clockwise."""
    for other in from_current(t.state):
        if other != seat and not is_penitent(t.state, seat, other):
            await repent(t, seat, other)


async def repent(t: RootTable, seat: Seat, other: Seat) -> None:
    """Ask a Heretic for a card matching a cathedral it has pieces at, to become Penitent."""
    state = t.state
    places = [c for c in cathedrals(state, seat) if has_pieces(state, other, c)]
    hand = state.hands[other]
    usable = distinct(card for clearing in places for card in matching(hand, state.suits[clearing]))

    def plan_response() -> OneCard | None:
        card = plan_gift(state, other, usable)
        return None if card is None else OneCard(card)

    chosen = await t.respond(
        other, "clergy.repentance", pick_cards(usable),
        if_public=bool(places) and may_hold(state, other, usable),
        plan=plan_response, clearings=write_clearings(places),
    )  # fmt: skip
    if chosen is not None:
        give(t, other, seat, chosen.card)
        board_of(state, seat).penitent.append(other)
        t.tell(Repented(other))


def plan_gift(state: RootState, other: Seat, usable: Sequence[CardId]) -> CardId | None:
    """Choose the least valuable card for a Heretic's plan to give."""
    when = plan_of(state, other, REPENT)["when"]
    if when == "never":
        return None
    if when == "cheap":
        usable = [card for card in usable if is_cheap(state, other, card)]
    return plan_spend(state, other, usable)


def is_cheap(state: RootState, seat: Seat, card: CardId) -> bool:
    """Return whether a plan gives a card unasked: not valuable, no item, no bird."""
    return not (
        SUIT_OF[card] == BIRD
        or CARDS[card].item is not None
        or is_of_worth(state, seat, card)
        or is_kept(state, seat, card)
    )
