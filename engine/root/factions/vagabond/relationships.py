"""A Vagabond's relationships: Aid, allies, hostility and infamy, coalitions (Law 9.2.8, 9.2.9)."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import product

from engine.core.choices.actions import Done, Option
from engine.core.choices.plans import plan_of
from engine.core.seats import Seat
from engine.root.events import EffectUsed
from engine.root.factions.vagabond.board import VagabondBoard, board_of
from engine.root.factions.vagabond.events import RelationshipChanged
from engine.root.factions.vagabond.items import DAMAGE, UNDAMAGED_PLACES, damage
from engine.root.hooks.faction import FACTIONS
from engine.root.hooks.removal import Loss
from engine.root.rules.answers import OtherSeat
from engine.root.rules.battle.hits import is_safe
from engine.root.rules.moving import free_to_go, move_warriors, needs_no_rule
from engine.root.rules.rule import adjacent, can_enter, can_leave, ruler
from engine.root.rules.score import score
from engine.root.state import NOBODY, Fight, RootState, RootTable

INDIFFERENT, AMIABLE, FRIENDLY, ALLIED = range(4)
HOSTILE = -1
NO_MARKER = -2
"""Vagabonds have no marker on each other's chart."""
STEP_NAMES = ("indifferent", "amiable", "friendly", "allied")

AIDS_NEEDED = (1, 2, 3)
"""Aids in one turn that improve each step to the next (9.2.9.I.a)."""
POINTS_ON_ARRIVING = (0, 1, 2, 2)
POINTS_PER_AID_OF_ALLY = 2

DUEL = "duel"
"""The cause of the Gladiator's removals."""

PLAYERS_FOR_COALITION = 4
POINTS_FOR_COALITION = 10


class Escort(Option, frozen=True, gc=False, tag="vagabond.escort"):
    """Allied warriors that come along (9.2.9.II.b)."""

    ally: Seat
    warriors: int


def leave_out(state: RootState, vagabonds: Sequence[int]) -> None:
    """Remove the markers of Vagabonds, who have none for each other (9.3.6)."""
    for one, other in product(vagabonds, repeat=2):
        board_of(state, one).relations[other] = NO_MARKER


def step_name(step: int) -> str:
    """Name a step of the chart."""
    return {HOSTILE: "hostile", NO_MARKER: "none"}.get(step) or STEP_NAMES[step]


def set_step(t: RootTable, seat: Seat, other: int, step: int) -> None:
    """Move a faction's marker."""
    board = board_of(t.state, seat)
    board.relations[other] = step
    board.aids[other] = 0
    t.tell(RelationshipChanged(seat, Seat(other), step_name(step)))


# Aid


def count_aid(t: RootTable, seat: Seat, other: int) -> None:
    """Count an Aid: it may improve the relationship; an ally's always scores (9.2.9.I, II.a)."""
    board = board_of(t.state, seat)
    step = board.relations[other]
    if step == ALLIED:
        score(t, seat, POINTS_PER_AID_OF_ALLY, "aid")
    elif step >= INDIFFERENT:
        board.aids[other] += 1
        if board.aids[other] >= AIDS_NEEDED[step]:
            set_step(t, seat, other, step + 1)
            score(t, seat, POINTS_ON_ARRIVING[step + 1], "aid")


def aids_missing(board: VagabondBoard, other: int) -> int:
    """Count the Aids still needed this turn for the next improvement; 0 if none is possible."""
    step = board.relations[other]
    return AIDS_NEEDED[step] - board.aids[other] if INDIFFERENT <= step < ALLIED else 0


# Hostility and infamy


def infamy(t: RootTable, seat: Seat, losses: Sequence[Loss], cause: str) -> int:
    """Turn factions Hostile whose warriors he removed, and count infamy (9.2.9.III).

    Infamy is for battles of his own turn; the warrior that turned its faction does not count. A
    duel turns nobody (26.11.2).
    """
    board = board_of(t.state, seat)
    scores = cause == "battle" and t.state.current == seat
    points = 0
    for owner, step in enumerate(board.relations):
        if step == NO_MARKER or owner == seat:
            continue
        theirs = [loss for loss in losses if loss.owner == owner and not loss.hired]
        mine = [loss for loss in theirs if loss.by == seat]
        warriors = sum(loss.warriors for loss in mine)
        removed = warriors + sum(len(loss.pieces) for loss in mine)
        if step != HOSTILE and warriors and cause != DUEL:
            set_step(t, seat, owner, HOSTILE)
            removed -= 1
        if scores and board.relations[owner] == HOSTILE:
            points += removed
    return points


def has_hostile_warriors(state: RootState, seat: int, clearing: int) -> bool:
    """Return whether warriors of a Hostile faction are in a clearing (9.2.9.III.b)."""
    relations, row = board_of(state, seat).relations, state.warriors[clearing]
    return HOSTILE in relations and any(
        step == HOSTILE and count for step, count in zip(relations, row, strict=False)
    )


# Allies


def allies_in(state: RootState, seat: int, clearing: int) -> list[Seat]:
    """List the Allied factions with warriors in a clearing."""
    row = state.warriors[clearing]
    return [
        Seat(other)
        for other, step in enumerate(board_of(state, seat).relations)
        if step == ALLIED and row[other]
    ]


def may_follow(
    state: RootState, ally: Seat, origin: int, to: int, *, ferried: bool = False
) -> bool:
    """Return whether a Vagabond may force an ally's warriors along (9.2.9.II.b).

    The Law does not say whether their owner needs to rule one of the clearings. We read it
    literally: a forced piece acts as if its owner chose it (1.5.5), so the owner's own right to
    move decides (4.2.1), over a river too (2.3); where the Law waives rule for a forced move, it
    says so.
    """
    if not can_leave(state, ally, origin) or not can_enter(state, ally, to):
        return False
    if not ferried and to not in adjacent(state, ally, origin):
        return False
    if needs_no_rule(state, ally, origin, to):
        return True
    return ally in (ruler(state, origin), ruler(state, to))


async def choose_escort(
    t: RootTable, seat: Seat, origin: int, to: int, *, ferried: bool
) -> Escort | None:
    """Ask whether warriors of one ally come along, if any may; they never enter forests.

    At a table with plans he is not asked in another's turn, and moves alone.
    """
    state = t.state
    if origin <= 0 or to <= 0 or (t.planned and state.current != seat):
        return None
    escorts = [
        Escort(ally, count)
        for ally in allies_in(state, seat, origin)
        if may_follow(state, ally, origin, to, ferried=ferried)
        for count in range(1, free_to_go(state, ally, origin) + 1)
    ]
    chosen = await t.choose(seat, "vagabond.escort", [Done(), *escorts], to=to)
    return chosen if isinstance(chosen, Escort) else None


async def lead(
    t: RootTable, escort: Escort, origin: int, to: int, *, ferried: bool = False
) -> None:
    """Move an escort as if its owner did: an ally other than the Alliance pays Outrage (1.5.5).

    Its owner chooses what it takes along.
    """
    await move_warriors(t, escort.ally, origin, to, escort.warriors, ferried=ferried)


async def choose_ally(t: RootTable, seat: Seat, fight: Fight) -> None:
    """As the attacker, choose an ally whose warriors fight as his own (9.2.9.II.c).

    Never against that ally; and at a table with plans he is not asked in another's turn.
    """
    state = t.state
    allies = [a for a in allies_in(state, seat, fight.clearing) if a != fight.defender]
    if not allies or (t.planned and state.current != seat):
        return
    chosen = await t.choose(
        seat, "vagabond.ally", [*(OtherSeat(ally) for ally in allies), Done()],
        clearing=fight.clearing, defender=fight.defender,
    )  # fmt: skip
    if isinstance(chosen, OtherSeat):
        fight.ally = chosen.seat
        t.tell(EffectUsed(seat, "ally"))


async def share_hits(t: RootTable, seat: Seat, fight: Fight, hits: int) -> list[Loss]:
    """Take hits by damaging items and, attacking with an ally, by removing its warriors.

    Warriors that the defender cannot remove take none: a Penitent's, from the Clergy (HCC.2.6.I),
    or those that a hireling guards (22.2.2).
    """
    state = t.state
    ally, enemy = fight.ally, fight.other(seat)
    fallen = 0
    if ally != NOBODY and seat == fight.attacker and not is_safe(state, fight, seat, ally):
        most = min(hits, state.warriors[fight.clearing][ally])
        fallen = await choose_fallen(t, seat, fight, hits, most)
        fight.ally_lost += fallen
    fight.damaged += await damage(t, seat, hits - fallen, enemy)
    if not fallen:
        return []
    return [Loss(ally, fight.clearing, enemy, fallen, named=named_among(state, fight, fallen))]


def named_among(state: RootState, fight: Fight, fallen: int) -> tuple[str, ...]:
    """Name an ally's fallen that are not like the others, and fall last (14.2.2)."""
    standouts = FACTIONS[state.factions[fight.ally]].standouts(state, Seat(fight.ally))
    here = [str(kind) for clearing, kind in standouts if clearing == fight.clearing]
    plain = state.warriors[fight.clearing][fight.ally] - len(here)
    return tuple(here[: max(0, fallen - plain)])


async def choose_fallen(t: RootTable, seat: Seat, fight: Fight, hits: int, most: int) -> int:
    """Choose how many hits fall on Allied warriors (9.2.9.II.d)."""
    board = board_of(t.state, seat)
    whole = sum(board.items[index] for index in UNDAMAGED_PLACES)
    how = plan_of(t.state, seat, DAMAGE)["ally"]
    if not t.planned or how == "ask":
        chosen = await t.amounts(
            seat, "vagabond.fallen", {"warriors": most}, least=0, most=most,
            clearing=fight.clearing, hits=hits,
        )  # fmt: skip
        return chosen.get("warriors", 0)
    if how == "warriors":
        return most
    if how == "items":
        return min(most, max(0, hits - whole))
    for fallen in range(most, 0, -1):
        if fight.ally_lost + fallen <= fight.damaged + min(hits - fallen, whole):
            return fallen
    return 0


def betray(t: RootTable, seat: Seat, fight: Fight) -> None:
    """Turn an ally Hostile if it took more hits than his items did (9.2.9.II.d)."""
    if seat == fight.attacker and fight.ally_lost > fight.damaged:
        set_step(t, seat, fight.ally, HOSTILE)


# Coalitions


def coalition_partners(state: RootState, seat: int) -> list[Seat]:
    """List the seats a Vagabond with a dominance card may join: those with the fewest points."""
    if (
        len(state.factions) < PLAYERS_FOR_COALITION
        or state.points[seat] < POINTS_FOR_COALITION
        or not state.may_score(seat)
    ):
        return []
    others = [other for other in state.seats if other != seat and state.may_score(other)]
    fewest = min((state.points[other] for other in others), default=0)
    return [
        Seat(other)
        for other in others
        if state.points[other] == fewest and not is_in_coalition(state, other)
    ]


def is_in_coalition(state: RootState, seat: int) -> bool:
    """Return whether a player is in a coalition, on either side of it."""
    return state.partner[seat] != NOBODY or seat in state.partner
