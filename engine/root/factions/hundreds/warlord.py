"""The warlord: he leads, and falls only in battle (Law 14.2.2, 14.4.3, 14.7)."""

from __future__ import annotations

from functools import partial
from typing import Any

from engine.core.choices.actions import Option
from engine.core.choices.plans import PlanField, PlanKind, plan_of
from engine.core.events import DECISIVE, Event
from engine.core.seats import Seat
from engine.root.events import EffectUsed, Placed
from engine.root.factions.hundreds.actions import Advance, Charge, CommandLead, Lead, Strike
from engine.root.factions.hundreds.board import MOB, WARLORD, board_of, has_mob, has_warlord, rats
from engine.root.factions.hundreds.moods import BITTER
from engine.root.hooks.battle import BattleEffect
from engine.root.hooks.removal import Loss
from engine.root.pieces import Clearing, PieceKind
from engine.root.rules.answers import InClearing
from engine.root.rules.battle.fighting import Battle
from engine.root.rules.battle.hits import describe_losses, lose_pieces
from engine.root.rules.moving import Move, move_warriors
from engine.root.rules.placing import buries, can_place, place_warriors
from engine.root.rules.removal import remove
from engine.root.rules.rule import adjacent
from engine.root.state import NOBODY, Fight, RootState, RootTable

PROTECT = PlanKind("warlord", (PlanField("falls", ("last", "first", "ask"), "last"),))
"""The first to take hits in a battle: the warlord or the other warriors (14.2.2)."""
CALL = PlanKind("bitter", (PlanField("mobs", ("short", "all", "never", "ask"), "short"),))
"""Mobs that a Bitter warlord takes back in others' turns: as many as the roll could use."""
MOST_ROLLED = 3
"""The highest roll of a die: more warriors add no rolled hits."""


class WarlordFell(Event, frozen=True, gc=False, tag="WarlordFell"):
    """The warlord was removed; he returns by Anoint (14.4.3)."""

    weight = DECISIVE
    seat: Seat
    clearing: Clearing


class Anointed(Event, frozen=True, gc=False, tag="Anointed"):
    """A new warlord rose in a clearing (14.4.3)."""

    weight = DECISIVE
    seat: Seat
    clearing: Clearing


class Shield(Option, frozen=True, gc=False, tag="hundreds.shield"):
    """Other warriors fall before the warlord."""


class Sacrifice(Option, frozen=True, gc=False, tag="hundreds.sacrifice"):
    """The warlord falls first."""


class TakeMobs(Option, frozen=True, gc=False, tag="hundreds.mobs"):
    """A mob to take back for a warrior at the warlord (14.7.1)."""

    clearing: Clearing


# Placing and removing him


def raise_warlord(t: RootTable, seat: Seat, clearing: Clearing) -> None:
    """Place the warlord, who is never one of the supply's warriors (14.2.2)."""
    state = t.state
    board_of(state, seat).warlord = clearing
    state.add_warriors(seat, clearing, 1)
    t.tell(Placed(seat, clearing, PieceKind(WARLORD), 1))


def must_anoint(state: RootState, seat: Seat) -> bool:
    """Return whether the warlord is off the map (14.4.3)."""
    return not board_of(state, seat).warlord


async def anoint(t: RootTable, seat: Seat) -> None:
    """Replace a warrior by the warlord; if none can be, he rises anywhere (14.4.3).

    Anoint takes him from the supply, so on Coffin Makers he waits until it is emptied: proposed; a
    table may let Anoint fetch him.
    """
    state, board = t.state, board_of(t.state, seat)
    if board.entombed and state.options.get("entombed", "waits") == "waits":
        return
    open_to = [c for c in range(1, len(state.warriors)) if can_place(state, seat, c)]
    with_rats = [c for c in open_to if state.warriors[c][seat]]
    offers = [InClearing(Clearing(c)) for c in with_rats or open_to]
    if not offers:
        return
    clearing = (await t.choose(seat, "hundreds.warlord", offers)).clearing
    if state.warriors[clearing][seat]:
        await remove(t, [Loss(seat, clearing, NOBODY, 1)])
    if board.entombed:
        board.entombed = False
        state.coffins.remove(seat)
    t.tell(Anointed(seat, clearing))
    raise_warlord(t, seat, clearing)


async def lead(t: RootTable, seat: Seat, to: int, warriors: int) -> None:
    """Move the warlord with a number of other warriors."""
    here = board_of(t.state, seat).warlord
    await move_warriors(t, seat, here, to, warriors + 1, named=(WARLORD,))


def spelled_out(state: RootState, seat: Seat, option: Option) -> Option:
    """Return the warlord's moves and battles with his clearing, and himself among the warriors."""
    here = Clearing(board_of(state, seat).warlord)
    match option:
        case CommandLead(to, others) | Advance(to, others) | Lead(to, others):
            return Move(here, to, others + 1)
        case Charge(defender) | Strike(defender):
            return Battle(here, defender)
        case _:
            return option


def foresee_lead(after: RootState, seat: Seat, option: Option) -> None:
    """Put the warlord where he would lead others."""
    if isinstance(option, (CommandLead, Advance, Lead)):
        board_of(after, seat).warlord = option.to


async def take_granted(t: RootTable, seat: Seat, move: Any) -> bool:
    """Take a granted move led by the warlord; False for a common one."""
    if not isinstance(move, Lead):
        return False
    await lead(t, seat, move.to, move.warriors)
    return True


def fall(t: RootTable, seat: Seat, loss: Loss) -> None:
    """Put the warlord beside the map."""
    if WARLORD in loss.named:
        board = board_of(t.state, seat)
        board.warlord = 0
        t.tell(WarlordFell(seat, Clearing(loss.clearing)))


def entomb(t: RootTable, seat: Seat, loss: Loss) -> None:
    """Put the warlord on Coffin Makers, if warriors so removed go there."""
    if WARLORD in loss.named and buries(t.state, loss.by):
        board_of(t.state, seat).entombed = True
        t.state.coffins.append(seat)


def rise(t: RootTable, seat: Seat) -> None:
    """Put the warlord beside the map if he was on Coffin Makers among the supply's warriors."""
    board = board_of(t.state, seat)
    if board.entombed:
        board.entombed = False
        t.state.supply[seat] -= 1


# Hits (4.3.6)


async def take_hits(t: RootTable, seat: Seat, fight: Fight, hits: int) -> list[Loss] | None:
    """Choose whether the warlord or another warrior takes each hit (4.3.6, 14.2.2)."""
    state, clearing = t.state, fight.clearing
    if not has_warlord(state, seat, clearing):
        return None
    others = rats(state, seat, clearing)
    count = min(hits, others + 1)
    falls = count > others or (count and others and await sacrifices(t, seat, fight, count))
    pieces = await lose_pieces(t, seat, fight, hits - count)
    return describe_losses(fight, seat, count, pieces, (WARLORD,) if falls else ())


async def sacrifices(t: RootTable, seat: Seat, fight: Fight, hits: int) -> bool:
    """Ask whether the warlord takes one of the hits that the others could take alone."""
    falls = plan_of(t.state, seat, PROTECT)["falls"]
    if t.planned and falls != "ask":
        return falls == "first"
    chosen = await t.choose(
        seat, "hundreds.shield", [Shield(), Sacrifice()], clearing=fight.clearing, count=hits
    )
    return isinstance(chosen, Sacrifice)


# Bitter (14.7.1)


def within_call(state: RootState, seat: Seat, fight: Fight) -> list[Clearing]:
    """List the mobs that a Bitter warlord could take back in a battle (14.7.1)."""
    here = fight.clearing
    if board_of(state, seat).mood != BITTER or seat not in (fight.attacker, fight.defender):
        return []
    if not has_warlord(state, seat, here) or not can_place(state, seat, here):
        return []
    return [c for c in (here, *adjacent(state, seat, here)) if has_mob(state, seat, c)]


def calls(state: RootState, seat: Seat, fight: Fight) -> list[BattleEffect]:
    """Return the call of a Bitter warlord with mobs near."""
    if not within_call(state, seat, fight):
        return []
    return [BattleEffect(seat, BITTER, partial(call_mobs, seat=seat))]


async def call_mobs(t: RootTable, fight: Fight, *, seat: Seat) -> None:
    """Take mobs back before the roll, and place a warrior at the warlord for each (14.7.1)."""
    here = fight.clearing
    near = within_call(t.state, seat, fight)
    taken = await mobs_to_take(t, seat, fight, near)
    if taken:
        t.tell(EffectUsed(seat, "bitter"))
        await remove(t, [Loss(seat, clearing, NOBODY, 0, (MOB,)) for clearing in taken])
        place_warriors(t, seat, here, len(taken))


async def mobs_to_take(t: RootTable, seat: Seat, fight: Fight, near: list[Clearing]) -> list[int]:
    """Choose the mobs that become warriors, by plan in others' turns."""
    plan = plan_of(t.state, seat, CALL)["mobs"]
    if t.planned and t.state.current != seat and plan != "ask":
        short = max(0, MOST_ROLLED - t.state.warriors[fight.clearing][seat])
        most = {"never": 0, "all": len(near), "short": short}[plan]
        return [*near[:most]]
    chosen = await t.choose_some(
        seat, "hundreds.bitter", [TakeMobs(clearing) for clearing in near],
        least=0, most=len(near), clearing=fight.clearing,
    )  # fmt: skip
    return [each.clearing for each in chosen]
