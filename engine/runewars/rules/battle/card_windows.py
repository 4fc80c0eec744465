"""Tactics cards around a battle: at its start, in its steps, prepared, and after it (part 13).

At tables with plans, cards for later steps are prepared in the one reply that a side gives at the
start.
"""

from __future__ import annotations

from collections import Counter

from engine.core.choices.actions import Done, Option
from engine.core.choices.performing import perform
from engine.core.seats import Seat
from engine.runewars.data.cards import (
    TACTIC_FACE,
    TACTICS,
)
from engine.runewars.data.units import IS_NEUTRAL, UNIT_OF, UNITS
from engine.runewars.pieces import NOBODY, TacticId
from engine.runewars.rules.battle.losses import alive, battle_of
from engine.runewars.rules.battle.storms import may_hold_storm, storms
from engine.runewars.rules.decks import may_hold_older
from engine.runewars.rules.heroes.reward_cards import UseReward
from engine.runewars.rules.map.areas import has_own_units
from engine.runewars.rules.tactics import (
    BATTLE_LOST,
    BATTLE_START,
    BATTLE_STEP,
    BATTLE_WIN,
    YOUR_TURN,
    PlayTactic,
    play,
    play_in_window,
    playable,
)
from engine.runewars.state import RunewarsState, RunewarsTable

PREPARED = "prepared"
"""Flags of cards prepared for a later step: `turn.prepared.<side>.<step>.<card>`."""
TOOK_PART = "took_part"
"""Mark of a battle: the sides that had units of their faction in it or beside it."""
AT_END = 6
"""Step that means the time after the tally."""


class Prepare(Option, frozen=True, gc=False, tag="runewars.prepare"):
    """Prepare a Tactics card for a step of the battle: 1 to 5, or 6 for after the tally."""

    plays = "card"

    card: TacticId
    moment: int


def playable_in_battle(state: RunewarsState, seat: Seat, moment: str) -> list[TacticId]:
    """List the cards a side may play now: its role fits, and none alike was played just now."""
    battle = battle_of(state)
    role = "attacker" if seat == battle.attacker else "defender"
    return [
        card
        for card in playable(state, seat, moment)
        if TACTICS[card].side in (role, "any")
        and f"{seat}.{TACTICS[card].key}" not in battle.played
    ]


def takes_part(state: RunewarsState, seat: Seat) -> bool:
    """Return whether a seat has units of its faction in the battle or routed beside it."""
    area = battle_of(state).area
    beside = state.holder[area] == seat and has_own_units(state, area)
    return beside or any(not IS_NEUTRAL[each.unit] for each in alive(state, seat))


def note_who_takes_part(state: RunewarsState) -> None:
    """Mark the sides that may play cards after the battle even if their units fell."""
    battle = battle_of(state)
    for side in battle.fighters:
        if side != NOBODY and takes_part(state, Seat(side)):
            battle.effects[f"{TOOK_PART}.{side}"] = 1


# Battle


def step_by_step(state: RunewarsState) -> bool:
    """Return whether cards are asked for at every step instead of being prepared."""
    return state.options["battle"] == "steps"


async def play_before_battle(t: RunewarsTable, side: Seat) -> bool:
    """Ask a side for a card to play or prepare as the battle starts; return whether it chose one.

    The attacker may also play cards for its turn, and raise an Ice Storm (13).
    """
    state = t.state
    attacks = side == battle_of(state).attacker
    may_have = may_hold_older(state, side) or (attacks and may_hold_storm(state, side))
    if not may_have or not takes_part(state, side):
        return False
    if not attacks and not has_prepared(state, side):
        t.part_from_past()
    now = playable_in_battle(state, side, BATTLE_START)
    if attacks:
        now += [c for c in playable_in_battle(state, side, YOUR_TURN) if c not in now]
    options: list[Option] = [PlayTactic(TacticId(TACTIC_FACE[card])) for card in now]
    options += storms(state, side) if attacks else []
    if not step_by_step(state):
        options += preparations(state, side)
    battle = battle_of(state)
    chosen = await t.choose(
        side, "battle.cards", [*options, Done()], public=False,
        area=battle.area, pace=state.options["battle"],
    )  # fmt: skip
    if isinstance(chosen, PlayTactic):
        start = BATTLE_START in TACTICS[chosen.card].when
        await play(t, side, chosen.card, BATTLE_START if start else YOUR_TURN)
    elif isinstance(chosen, Prepare):
        state.flags[prepared_flag(side, chosen.moment, chosen.card)] = 1
    elif isinstance(chosen, UseReward):
        await perform(t, side, chosen)
    return not isinstance(chosen, Done)


def preparations(state: RunewarsState, side: Seat) -> list[Option]:
    """List the cards that can be prepared, each for every step in which anyone will draw."""
    battle = battle_of(state)
    role = "attacker" if side == battle.attacker else "defender"
    levels = levels_ahead(state)
    found: list[Option] = []
    for card in list_unprepared(state, side):
        printed, face = TACTICS[card], TacticId(TACTIC_FACE[card])
        if printed.side not in (role, "any"):
            continue
        moments = levels if BATTLE_STEP in printed.when else []
        if BATTLE_WIN in printed.when or BATTLE_LOST in printed.when:
            moments = [*moments, AT_END]
        ready = state.flags
        found += [Prepare(face, m) for m in moments if prepared_flag(side, m, card) not in ready]
    return found


def levels_ahead(state: RunewarsState) -> list[int]:
    """List the initiatives of all units that are in the battle or may still join it."""
    battle = battle_of(state)
    units = {each.unit for side in battle.fighters for each in alive(state, side)}
    units |= set(state.routed(battle.area))
    if UNIT_OF["necromancer"] in units:
        units.add(UNIT_OF["reanimate"])
    return sorted({UNITS[unit].initiative for unit in units})


def prepared_flag(side: int, moment: int, card: int) -> str:
    """Return the flag of a card prepared for a step."""
    return f"turn.{PREPARED}.{side}.{moment}.{TACTICS[card].key}"


def has_prepared(state: RunewarsState, side: int) -> bool:
    """Return whether a side has prepared any card in the battle."""
    return any(flag.startswith(f"turn.{PREPARED}.{side}.") for flag in state.flags)


def list_unprepared(state: RunewarsState, side: Seat) -> list[int]:
    """List one card of each kind of which a hand has more to play now than are prepared."""
    fresh = state.fresh[side]
    usable = [card for card in state.tactics[side] if card not in fresh]
    held = Counter(TACTICS[card].key for card in usable)
    for flag in state.flags:
        if flag.startswith(f"turn.{PREPARED}.{side}."):
            held[flag.rpartition(".")[2]] -= 1
    found: dict[str, int] = {}
    for card in usable:
        if held[TACTICS[card].key] > 0:
            found.setdefault(TACTICS[card].key, card)
    return list(found.values())


def is_prepared(state: RunewarsState, side: int, moment: int, card: int) -> bool:
    """Return whether a side prepared a card for a step; it is only tried once."""
    return state.flags.pop(prepared_flag(side, moment, card), 0) == 1


async def play_in_step(t: RunewarsTable, side: Seat) -> bool:
    """Play a side's next card for this initiative; return whether there may be more."""
    state = t.state
    battle = battle_of(state)
    if not may_hold_older(state, side) or not takes_part(state, side):
        return False
    cards = playable_in_battle(state, side, BATTLE_STEP)
    if step_by_step(state):
        offers = [PlayTactic(TacticId(TACTIC_FACE[card])) for card in cards]
        chosen = await t.choose(
            side, "battle.step_cards", [*offers, Done()], public=False,
            area=battle.area, initiative=battle.initiative,
        )  # fmt: skip
        if isinstance(chosen, PlayTactic):
            await play(t, side, chosen.card, BATTLE_STEP)
            return True
        return False
    for card in cards:
        if is_prepared(state, side, battle.initiative, card):
            await play(t, side, card, BATTLE_STEP)
            return True
    return False


async def play_after_battle(t: RunewarsTable, side: Seat, moment: str) -> None:
    """Play the card that a side prepared for having won or lost, or ask it step by step."""
    state = t.state
    if f"{TOOK_PART}.{side}" not in battle_of(state).effects:
        return
    if step_by_step(state):
        while await play_in_window(t, side, moment, area=battle_of(state).area):
            pass
        return
    for card in playable(state, side, moment):
        if is_prepared(state, side, AT_END, card):
            await play(t, side, card, moment)
