"""Battle (part 7): initiative by initiative, then the tally. The rest is in `aftermath`."""

from __future__ import annotations

from collections import Counter

from engine.core.agenda import step
from engine.core.seats import Seat
from engine.runewars.board import Battle, Fighter
from engine.runewars.data.cards import DAMAGE, ROUT, SPECIAL
from engine.runewars.data.units import UNITS
from engine.runewars.events.armies import BattleJoined
from engine.runewars.pieces import NOBODY, AreaId, UnitId
from engine.runewars.rules.battle import card_windows
from engine.runewars.rules.battle.aftermath import ALONE, tally
from engine.runewars.rules.battle.drawing import choose_type, draw_for
from engine.runewars.rules.battle.hero_support import back_units
from engine.runewars.rules.battle.losses import SHIELDS, battle_of, hurt, rout, standing
from engine.runewars.rules.battle.specials import SPECIALS
from engine.runewars.rules.forces import lift, lone_allies
from engine.runewars.state import RunewarsState, RunewarsTable

LEVELS = 5


def join_battle(t: RunewarsTable, attacker: Seat, defender: int, area: AreaId) -> None:
    """Line up both sides: the arrivals, and the standing units of the area (7.1, 7.2)."""
    state = t.state
    attackers = [Fighter(each.who) for each in state.pending for _ in range(each.number)]
    state.pending.clear()
    defenders = []
    owner = state.holder[area]
    for unit, count in state.standing(area).items():
        defenders += [Fighter(unit) for _ in range(count)]
        lift(state, area, unit, count)
    if state.units[area]:
        state.holder[area] = owner
    state.battle = Battle(area, attacker, defender, {attacker: attackers, defender: defenders})
    card_windows.note_who_takes_part(state)
    state.battle.effects |= {f"{ALONE}.{left}": 1 for left in lone_allies(state)}
    t.tell(BattleJoined(attacker, Seat(defender), area))
    t.then(start_of_battle)


@step("fighting.start_of_battle")
async def start_of_battle(t: RunewarsTable) -> None:
    """Apply heroes' effects, then the attacker's cards, then one reply of the defender (7.3)."""
    t.then(tally)
    t.then(begin_level, 1)
    battle = battle_of(t.state)
    if battle.defender != NOBODY:
        t.then(cards_before, battle.defender)
    t.then(cards_before, battle.attacker)
    if battle.defender != NOBODY:
        t.then(back_units, battle.defender)
    t.then(back_units, battle.attacker)


@step("fighting.cards_before")
async def cards_before(t: RunewarsTable, side: Seat) -> None:
    """Offer a side cards at the start of the battle, one after the other."""
    if t.state.battle is not None and await card_windows.play_before_battle(t, side):
        t.then(cards_before, side)


@step("fighting.begin_level")
async def begin_level(t: RunewarsTable, level: int) -> None:
    """Go through the initiatives; one without standing units is skipped (7.4)."""
    state = t.state
    if state.battle is None:
        return
    for shield in [each for each in state.battle.effects if each.startswith(SHIELDS)]:
        del state.battle.effects[shield]
    if level > LEVELS:
        return
    t.then(begin_level, level + 1)
    state.battle.initiative = level
    state.battle.played.clear()
    if any(types_at(state, side, level) for side in sides(state)):
        t.then(exchange, level)
        for side in reversed(sides(state)):
            if side != NOBODY:
                t.then(cards_within, side)


@step("fighting.cards_within")
async def cards_within(t: RunewarsTable, side: Seat) -> None:
    """Play a side's cards for this initiative: prepared ones, or those that it chooses now."""
    if t.state.battle is not None and await card_windows.play_in_step(t, side):
        t.then(cards_within, side)


def sides(state: RunewarsState) -> tuple[int, int]:
    """Return attacker and defender."""
    battle = battle_of(state)
    return battle.attacker, battle.defender


def types_at(state: RunewarsState, side: int, level: int) -> list[UnitId]:
    """List a side's types of this initiative that stand and have not drawn."""
    drawn = battle_of(state).drawn
    found = {each.unit for each in standing(state, side)}
    return [
        UnitId(unit)
        for unit in sorted(found)
        if UNITS[unit].initiative == level and f"{side}.{unit}" not in drawn
    ]


@step("fighting.exchange")
async def exchange(t: RunewarsTable, level: int) -> None:
    """Draw for one type of each side at this initiative, then resolve both (7.4 a to e)."""
    state = t.state
    if state.battle is None:
        return
    battle = state.battle
    results: dict[int, Counter[str]] = {side: Counter() for side in sides(state)}
    units: dict[int, UnitId] = {}
    for side in sides(state):
        types = types_at(state, side, level)
        if types:
            units[side] = await choose_type(t, side, types)
            results[side] = await draw_for(t, side, units[side])
    if not units:
        return
    t.then(exchange, level)
    battle.effects["routs"], battle.effects["counter_routs"] = (
        results[side][ROUT] for side in sides(state)
    )
    battle.effects["damage"], battle.effects["counter_damage"] = (
        results[side][DAMAGE] for side in sides(state)
    )
    t.then(resolve_damage)
    t.then(resolve_routs)
    for side in reversed(sides(state)):
        for _ in range(results[side][SPECIAL]):
            t.then(resolve_special, side, units[side])


@step("fighting.resolve_special")
async def resolve_special(t: RunewarsTable, side: int, unit: int) -> None:
    """Resolve one special result: it works at once (7.4 c)."""
    if t.state.battle is not None:
        await SPECIALS[UNITS[unit].key](t, side, UnitId(unit))


@step("fighting.resolve_routs")
async def resolve_routs(t: RunewarsTable) -> None:
    """Rout as many of the attacker's units as the defender showed, then the defender's (7.4 d)."""
    state = t.state
    if state.battle is None:
        return
    battle = state.battle
    await rout(t, battle.attacker, battle.effects.pop("counter_routs", 0))
    await rout(t, battle.defender, battle.effects.pop("routs", 0))


@step("fighting.resolve_damage")
async def resolve_damage(t: RunewarsTable) -> None:
    """Put the attacker's damage on the defender's units, then the defender's (7.4 e)."""
    state = t.state
    if state.battle is None:
        return
    battle = state.battle
    await hurt(t, battle.defender, battle.effects.pop("damage", 0))
    await hurt(t, battle.attacker, battle.effects.pop("counter_damage", 0))
