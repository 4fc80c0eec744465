"""The end of a battle: the tally, retreats, strongholds, and the winner's units (7.5 to 7.11)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

from engine.core.agenda import step
from engine.core.choices.actions import Option
from engine.core.seats import Seat
from engine.runewars.data.units import (
    IS_NEUTRAL,
    UNITS_PER_AREA,
)
from engine.runewars.events.armies import BattleEnded, BattleTallied, StrongholdDamaged
from engine.runewars.pieces import NOBODY, AreaId, UnitId
from engine.runewars.rules.battle import card_windows
from engine.runewars.rules.battle.defences import use_defence
from engine.runewars.rules.battle.hero_support import heroes_retreat
from engine.runewars.rules.battle.losses import alive, battle_of, worth
from engine.runewars.rules.battle.retreating import SURPLUS, retreat, send_neutrals
from engine.runewars.rules.battle.strength import strength, stronghold_strength
from engine.runewars.rules.decks import draw_tactics, keep_hand
from engine.runewars.rules.forces import destroy_units, kinds_in, let_go, lift, put, read_kind
from engine.runewars.rules.influence import gain
from engine.runewars.rules.strongholds import destroy_stronghold, replace_stronghold
from engine.runewars.state import RunewarsTable

ALONE = "alone"
"""Mark of a battle: areas in which the order under way had left allies alone before it."""


class Raze(Option, frozen=True, gc=False, tag="runewars.destroy"):
    """Destroy the stronghold that was taken."""


class TakeOver(Option, frozen=True, gc=False, tag="runewars.takeover"):
    """Replace the stronghold that was taken with the attacker's own, damaged."""


@step("aftermath.tally")
async def tally(t: RunewarsTable) -> None:
    """Count both sides' strength; the higher wins, a tie is the defender's (7.5, 7.6)."""
    state = t.state
    if state.battle is None:
        return
    battle = state.battle
    await use_defence(t)
    attack = strength(state, battle.attacker)
    defence = strength(state, battle.defender) + stronghold_strength(state)
    t.tell(
        BattleTallied(
            Seat(battle.attacker), Seat(battle.defender), AreaId(battle.area), attack, defence
        )
    )
    if strength(state, battle.attacker) > battle.strength.get(battle.attacker, 0):
        damage_stronghold(t, battle.area)
    winner = battle.attacker if attack > defence else battle.defender
    battle.effects["winner"] = winner
    t.tell(BattleEnded(Seat(winner), Seat(battle.other(winner)), AreaId(battle.area)))
    t.then(finish_battle)
    t.then(place_winners)
    t.then(decide_stronghold)
    t.then(losers_retreat)
    t.then(cards_after)


def damage_stronghold(t: RunewarsTable, area: int) -> None:
    """Turn the stronghold to its damaged side; a damaged one stays damaged."""
    stronghold = t.state.strongholds.get(area)
    if stronghold is not None and not stronghold.damaged:
        stronghold.damaged = True
        t.tell(StrongholdDamaged(Seat(stronghold.seat), AreaId(area)))


@step("aftermath.cards_after")
async def cards_after(t: RunewarsTable) -> None:
    """Play cards of the winner before the loser retreats, then of the loser."""
    state = t.state
    battle = battle_of(state)
    winner = battle.effects["winner"]
    for side, moment in ((winner, "battle_win"), (battle.other(winner), "battle_lost")):
        if side != NOBODY:
            await card_windows.play_after_battle(t, Seat(side), moment)


@step("aftermath.losers_retreat")
async def losers_retreat(t: RunewarsTable) -> None:
    """Make the loser's fighters retreat, routed; destroy those already routed (7.7)."""
    state = t.state
    battle = battle_of(state)
    area = AreaId(battle.area)
    loser = battle.other(battle.effects["winner"])
    if loser == battle.defender:
        for kind, count in list(state.units[area].items()):
            destroy_units(t, area, kind // 2, count, routed=bool(kind % 2))
    units = Counter(each.unit for each in alive(state, loser))
    battle.fighters[loser] = []
    if loser == NOBODY:
        await send_neutrals(t, area, units)
    else:
        to = await retreat(t, Seat(loser), area, units)
        await heroes_retreat(t, loser, area, to)


@step("aftermath.decide_stronghold")
async def decide_stronghold(t: RunewarsTable) -> None:
    """Ask a winning attacker to destroy the stronghold or replace it with its own (7.8)."""
    state = t.state
    battle = battle_of(state)
    area = AreaId(battle.area)
    stronghold = state.strongholds.get(area)
    if battle.effects["winner"] != battle.attacker or stronghold is None:
        return
    state.flags["turn.stronghold_taken"] = 1
    attacker = Seat(battle.attacker)
    options: list[Option] = [Raze()]
    if any(not IS_NEUTRAL[each.unit] for each in alive(state, attacker)):
        options.insert(0, TakeOver())
    chosen = await t.choose(attacker, "battle.stronghold", options, area=area)
    destroy_stronghold(t, area)
    if isinstance(chosen, TakeOver):
        await replace_stronghold(t, attacker, area)


@step("aftermath.place_winners")
async def place_winners(t: RunewarsTable) -> None:
    """Put the winner's units back on the map, without damage; above eight some retreat (7.9)."""
    state = t.state
    battle = battle_of(state)
    area, winner = AreaId(battle.area), battle.effects["winner"]
    for each in alive(state, winner):
        put(state, area, each.unit, 1, routed=each.routed)
    battle.fighters[winner] = []
    if state.units[area]:
        state.holder[area] = winner
    if winner != NOBODY:
        await surplus_retreats(t, Seat(winner), area)


async def surplus_retreats(t: RunewarsTable, seat: Seat, area: AreaId) -> None:
    """Make units above eight after a battle retreat as one group of their owner's choice (7.10)."""
    state = t.state
    extra = state.count_units(area) - UNITS_PER_AREA
    if extra <= 0:
        return
    chosen = await choose_surplus(t, seat, area, extra)
    gone: Counter[int] = Counter()
    for key, count in chosen.items():
        unit, routed = read_kind(key)
        lift(state, area, unit, count, routed=routed)
        gone[UnitId(unit)] += count
    await retreat(t, seat, area, gone, why=SURPLUS)


async def choose_surplus(
    t: RunewarsTable, seat: Seat, area: AreaId, count: int
) -> Mapping[str, int]:
    """Choose the units that leave; at a table with plans, the weakest in another's turn."""
    bounds = kinds_in(t.state, area)
    if t.planned and seat != t.state.current:
        line = sorted(bounds, key=lambda kind: worth(read_kind(kind)[0]))
        return Counter([kind for kind in line for _ in range(bounds[kind])][:count])
    return await t.amounts(seat, "battle.surplus", bounds, least=count, most=count, area=area)


@step("aftermath.finish_battle")
async def finish_battle(t: RunewarsTable) -> None:
    """Take the battle marker off, pay the cards' promises to the winner, and note the victory.

    Allied neutrals left without units of their seat, where it has no control, stop being allied.
    """
    state = t.state
    battle = battle_of(state)
    winner = battle.effects["winner"]
    if winner == battle.defender and winner != NOBODY:
        state.flags[f"defended.{winner}"] = 1
    await pay_winner(t, winner)
    state.battle = None
    let_go(t, [area for area in state.land.areas if f"{ALONE}.{area}" in battle.effects])


PRIZE_CARDS, PRIZE_INFLUENCE = 2, 2


async def pay_winner(t: RunewarsTable, winner: int) -> None:
    """Pay the promise of To the Victor."""
    state = t.state
    promises = battle_of(state).effects.get(f"prize.{winner}", 0)
    if winner == NOBODY or not promises:
        return
    draw_tactics(t, Seat(winner), PRIZE_CARDS * promises)
    gain(t, winner, PRIZE_INFLUENCE * promises)
    await keep_hand(t, Seat(winner))
