"""Tactics cards: when each may be played, and the windows around a battle (part 13).

What each card does stands in `tactics_cards`. At tables with plans, cards for later steps of a
battle are prepared in the one reply that a side gives at its start.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Awaitable, Callable, Sequence
from typing import NamedTuple, TypeVar

from engine.core.choices.actions import Done, Option, action
from engine.core.seats import Scalar, Seat
from engine.runewars.data.cards import (
    DAMAGE,
    MISS,
    ROUT,
    SPECIAL,
    TACTIC_FACE,
    TACTICS,
    shape_result,
)
from engine.runewars.data.units import IS_NEUTRAL, UNIT_OF, UNITS
from engine.runewars.events.common import TacticPlayed
from engine.runewars.pieces import NOBODY, TacticId, UnitId
from engine.runewars.rules.areas import has_own_units
from engine.runewars.rules.battle.losses import alive, battle_of, policy
from engine.runewars.rules.decks import draw_tactics, keep_hand
from engine.runewars.rules.forces import RunewarsTable, keep_limits, let_go
from engine.runewars.rules.influence import gain
from engine.runewars.rules.orders.turn import WINDOWS, Window, performs
from engine.runewars.state import RunewarsState

YOUR_TURN, BATTLE_START, BATTLE_STEP = "your_turn", "battle_start", "battle_step"
BATTLE_WIN, BATTLE_LOST, DIPLOMACY = "battle_win", "battle_lost", "diplomacy"
QUEST_PHASE = "quest_phase"
PREPARED = "prepared"
"""Flags of cards prepared for a later step: `turn.prepared.<side>.<step>.<card>`."""
TOOK_PART = "took_part"
"""Marks of a battle: the sides that had units of their faction in it or beside it."""
AT_END = 6
"""The step that stands for what follows the tally."""
PRIZE_CARDS, PRIZE_INFLUENCE = 2, 2

Usable = Callable[[RunewarsState, Seat, str], bool]
Play = Callable[[RunewarsTable, Seat, str], Awaitable[None]]


class TacticRules(NamedTuple):
    """A Tactics card's rules: whether it could do anything at a moment, and what it does."""

    usable: Usable
    play: Play


RULES: dict[str, TacticRules] = {}
"""The rules of each Tactics card, by its key."""
PlayT = TypeVar("PlayT", bound=Play)


@action("runewars tactic")
class PlayTactic(Option, frozen=True, gc=False, tag="runewars.play"):
    """Play a Tactics card."""

    plays = "card"

    card: TacticId


class Prepare(Option, frozen=True, gc=False, tag="runewars.prepare"):
    """Prepare a Tactics card for a step of the battle: 1 to 5, or 6 for what follows it."""

    plays = "card"

    card: TacticId
    moment: int


class DropResult(Option, frozen=True, gc=False, tag="runewars.drop"):
    """A Fate card drawn to be discarded unresolved, by what it says."""

    result: str
    count: int


def tactic(key: str, usable: Usable) -> Callable[[PlayT], PlayT]:
    """Register the rules of a Tactics card."""

    def register(function: PlayT) -> PlayT:
        RULES[key] = TacticRules(usable, function)
        return function

    return register


# What may be played


def holds_older(state: RunewarsState, seat: int) -> bool:
    """Return, on public facts, whether a seat holds a card that was not drawn this season."""
    return len(state.tactics[seat]) > len(state.fresh[seat])


def playable(state: RunewarsState, seat: Seat, moment: str) -> list[TacticId]:
    """List the cards a seat may play at a moment: not drawn this season, able to do something.

    Of twins only one stands in the list.
    """
    fresh = list(state.fresh[seat])
    found: dict[str, TacticId] = {}
    for card in state.tactics[seat]:
        if card in fresh:
            continue
        printed = TACTICS[card]
        if moment in printed.when and RULES[printed.key].usable(state, seat, moment):
            found.setdefault(printed.key, TacticId(card))
    return list(found.values())


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
    """Return whether a seat has units of its faction in the battle or lying beside it (part 13)."""
    area = battle_of(state).area
    beside = state.holder[area] == seat and has_own_units(state, area)
    return beside or any(not IS_NEUTRAL[each.unit] for each in alive(state, seat))


def note_who_takes_part(state: RunewarsState) -> None:
    """Mark who may still play cards once the battle is over, though its units fell."""
    battle = battle_of(state)
    for side in battle.fighters:
        if side != NOBODY and takes_part(state, Seat(side)):
            battle.effects[f"{TOOK_PART}.{side}"] = 1


async def play(t: RunewarsTable, seat: Seat, card: int, moment: str) -> None:
    """Play a card: it is discarded faceup, then does what it says; limits are kept (part 10)."""
    state = t.state
    key = TACTICS[card].key
    held = next(each for each in state.tactics[seat] if TACTICS[each].key == key)
    state.tactics[seat].remove(held)
    state.tactics_discard.append(held)
    t.tell(TacticPlayed(seat, TacticId(TACTIC_FACE[held])))
    if state.battle is not None:
        state.battle.played.append(f"{seat}.{key}")
    await RULES[key].play(t, seat, moment)
    await keep_limits(t)
    let_go(t)


async def play_in_window(t: RunewarsTable, seat: Seat, moment: str, **context: Scalar) -> bool:
    """Offer a seat to play a card at a moment; return whether it did.

    Asked of everybody with cards of an earlier season, whatever they are.
    """
    state = t.state
    if not holds_older(state, seat):
        return False
    options = playable(state, seat, moment)
    offers = [PlayTactic(TacticId(TACTIC_FACE[card])) for card in options]
    kind = f"tactics.{moment}"
    chosen = await t.choose(seat, kind, [*offers, Done()], public=False, **context)
    if not isinstance(chosen, PlayTactic):
        return False
    await play(t, seat, chosen.card, moment)
    return True


# One's own turn


class TacticsWindow(Window):
    """Tactics cards in one's own turn."""

    def possible(self, state: RunewarsState, seat: Seat) -> bool:
        """Whoever holds a card that was not drawn this season might play it."""
        return holds_older(state, seat)

    def options(self, state: RunewarsState, seat: Seat) -> Sequence[Option]:
        """List the cards that may be played in one's own turn."""
        cards = playable(state, seat, YOUR_TURN)
        return [PlayTactic(TacticId(TACTIC_FACE[card])) for card in cards]


WINDOWS.append(TacticsWindow())


@performs(PlayTactic)
async def play_in_turn(t: RunewarsTable, seat: Seat, action: PlayTactic) -> None:
    """Play a card in one's own turn."""
    await play(t, seat, action.card, YOUR_TURN)


# Battle


def step_by_step(state: RunewarsState) -> bool:
    """Return whether cards are asked for at every step, instead of being prepared."""
    return state.options["battle"] == "steps"


async def play_before_battle(t: RunewarsTable, side: Seat) -> bool:
    """Let a side play a card at the start of a battle or prepare one; return whether it did.

    The attacker may also play what may be played in its turn (13).
    """
    state = t.state
    if not holds_older(state, side) or not takes_part(state, side):
        return False
    now = playable_in_battle(state, side, BATTLE_START)
    if side == battle_of(state).attacker:
        now += [c for c in playable_in_battle(state, side, YOUR_TURN) if c not in now]
    options: list[Option] = [PlayTactic(TacticId(TACTIC_FACE[card])) for card in now]
    if not step_by_step(state):
        options += preparations(state, side)
    battle = battle_of(state)
    chosen = await t.choose(
        side, "battle.cards", [*options, Done()], public=False, area=battle.area
    )
    if isinstance(chosen, PlayTactic):
        start = BATTLE_START in TACTICS[chosen.card].when
        await play(t, side, chosen.card, BATTLE_START if start else YOUR_TURN)
    elif isinstance(chosen, Prepare):
        state.flags[prepared_flag(side, chosen.moment, chosen.card)] = 1
    return not isinstance(chosen, Done)


def preparations(state: RunewarsState, side: Seat) -> list[Option]:
    """List the cards that can be prepared, each for every step in which somebody will draw."""
    battle = battle_of(state)
    role = "attacker" if side == battle.attacker else "defender"
    levels = levels_ahead(state)
    found: list[Option] = []
    for card in unprepared(state, side):
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
    """List the initiatives of all who are in the battle, may stand up for it or be raised in it."""
    battle = battle_of(state)
    units = {each.unit for side in battle.fighters for each in alive(state, side)}
    units |= set(state.routed(battle.area))
    if UNIT_OF["necromancer"] in units:
        units.add(UNIT_OF["reanimate"])
    return sorted({UNITS[unit].initiative for unit in units})


def prepared_flag(side: int, moment: int, card: int) -> str:
    """Return the flag of a card prepared for a step."""
    return f"turn.{PREPARED}.{side}.{moment}.{TACTICS[card].key}"


def unprepared(state: RunewarsState, side: Seat) -> list[int]:
    """List one card of each kind of which a hand has more to play this season than are prepared."""
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
    if not holds_older(state, side) or not takes_part(state, side):
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
    """Play what a side prepared for having won or lost, or ask it step by step."""
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


async def discard_results(
    t: RunewarsTable, side: int, unit: UnitId, cards: list[int], count: int
) -> list[int]:
    """Discard some of a type's Fate cards before anything is resolved (Battle Fury, Omen).

    By policy the least useful go: misses, then routs, damage, specials.
    """
    if not count:
        return cards
    shape = UNITS[unit].shape
    value = {MISS: 0, ROUT: 1, DAMAGE: 2, SPECIAL: 3}
    results = {card: DropResult(*shape_result(card, shape)) for card in cards}
    left = sorted(cards, key=lambda card: (value[results[card].result], results[card].count))
    if policy(t.state, side) != "ask":
        return [card for card in cards if card not in left[:count]]
    options = [results[card] for card in left]
    chosen = await t.choose_some(
        Seat(side), "battle.drop", options, least=count, most=count, unit=unit
    )
    for each in chosen:
        left.remove(next(card for card in left if results[card] == each))
    return [card for card in cards if card in left]


async def pay_winner(t: RunewarsTable, winner: int) -> None:
    """Pay what To the Victor promised."""
    state = t.state
    promises = battle_of(state).effects.get(f"prize.{winner}", 0)
    if winner == NOBODY or not promises:
        return
    draw_tactics(t, Seat(winner), PRIZE_CARDS * promises)
    gain(t, winner, PRIZE_INFLUENCE * promises)
    await keep_hand(t, Seat(winner))
