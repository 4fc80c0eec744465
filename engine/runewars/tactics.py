"""Tactics cards: when each may be played, and the windows around a battle (part 13).

What each card does stands in `tactics_cards`. At tables with plans, cards for later steps of a
battle are prepared in the one reply that a side gives at its start.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from typing import NamedTuple, TypeVar

from engine.core.actions import Done, Option, action
from engine.core.seats import Scalar, Seat
from engine.runewars.cards import TACTIC_FACE, TACTICS, shape_result
from engine.runewars.decks import draw_tactics, keep_hand
from engine.runewars.events import TacticPlayed
from engine.runewars.forces import RunewarsTable
from engine.runewars.influence import gain
from engine.runewars.losses import battle_of, standing
from engine.runewars.pieces import NOBODY, TacticId, UnitId
from engine.runewars.state import RunewarsState
from engine.runewars.turns import WINDOWS, Window, performs
from engine.runewars.units import UNITS

YOUR_TURN, BATTLE_START, BATTLE_STEP = "your_turn", "battle_start", "battle_step"
BATTLE_WIN, BATTLE_LOST, DIPLOMACY = "battle_win", "battle_lost", "diplomacy"
QUEST_PHASE = "quest_phase"
PREPARED = "prepared"
"""Flags of cards prepared for a later step: `turn.prepared.<side>.<card>` is the step's number."""
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

    card: TacticId


class Prepare(Option, frozen=True, gc=False, tag="runewars.prepare"):
    """Prepare a Tactics card for a step of the battle: 1 to 5, or 6 for what follows it."""

    card: TacticId
    moment: int


def tactic(key: str, usable: Usable) -> Callable[[PlayT], PlayT]:
    """Register the rules of a Tactics card."""

    def register(function: PlayT) -> PlayT:
        RULES[key] = TacticRules(usable, function)
        return function

    return register


# What may be played


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


async def play(t: RunewarsTable, seat: Seat, card: int, moment: str) -> None:
    """Play a card: it is discarded faceup, then does what it says."""
    state = t.state
    key = TACTICS[card].key
    held = next(each for each in state.tactics[seat] if TACTICS[each].key == key)
    state.tactics[seat].remove(held)
    state.tactics_discard.append(held)
    t.tell(TacticPlayed(seat, TacticId(TACTIC_FACE[held])))
    if state.battle is not None:
        state.battle.played.append(f"{seat}.{key}")
    await RULES[key].play(t, seat, moment)


async def play_in_window(t: RunewarsTable, seat: Seat, moment: str, **context: Scalar) -> bool:
    """Offer a seat to play a card at a moment; return whether it did.

    Asked of everybody with cards, whatever they are.
    """
    state = t.state
    if not state.tactics[seat]:
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
        """Whoever holds a card might play one."""
        return bool(state.tactics[seat])

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
    """Say whether cards are asked for at every step, instead of being prepared."""
    return state.options["battle"] == "steps"


async def play_before_battle(t: RunewarsTable, side: Seat) -> bool:
    """Let a side play a card at the start of a battle or prepare one; return whether it did.

    The attacker may also play what may be played in its turn (13).
    """
    state = t.state
    if not state.tactics[side]:
        return False
    now = playable_in_battle(state, side, BATTLE_START)
    if side == battle_of(state).attacker:
        now += [c for c in playable(state, side, YOUR_TURN) if c not in now]
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
        state.flags[f"turn.{PREPARED}.{side}.{TACTICS[chosen.card].key}"] = chosen.moment
    return not isinstance(chosen, Done)


def preparations(state: RunewarsState, side: Seat) -> list[Option]:
    """List the cards that can be prepared, each for every step in which somebody will draw."""
    battle = battle_of(state)
    role = "attacker" if side == battle.attacker else "defender"
    levels = sorted(
        {
            UNITS[each.unit].initiative
            for who in (battle.attacker, battle.defender)
            for each in standing(state, who)
        }
    )
    found: list[Option] = []
    for card in unprepared(state, side):
        printed = TACTICS[card]
        if printed.side not in (role, "any"):
            continue
        if BATTLE_STEP in printed.when:
            found += [Prepare(TacticId(TACTIC_FACE[card]), level) for level in levels]
        if BATTLE_WIN in printed.when or BATTLE_LOST in printed.when:
            found.append(Prepare(TacticId(TACTIC_FACE[card]), AT_END))
    return found


def unprepared(state: RunewarsState, side: Seat) -> list[int]:
    """List one card of each kind in a hand that may be played this season and is not prepared."""
    found: dict[str, int] = {}
    for card in state.tactics[side]:
        key = TACTICS[card].key
        if card not in state.fresh[side] and f"turn.{PREPARED}.{side}.{key}" not in state.flags:
            found.setdefault(key, card)
    return list(found.values())


def prepared_for(state: RunewarsState, side: int, moment: int) -> list[str]:
    """List the keys of the cards that a side prepared for a step."""
    start = f"turn.{PREPARED}.{side}."
    return [
        flag.removeprefix(start)
        for flag, step in state.flags.items()
        if flag.startswith(start) and step == moment
    ]


async def play_in_step(t: RunewarsTable, side: Seat) -> bool:
    """Play a side's next card for this initiative; return whether there may be more."""
    state = t.state
    battle = battle_of(state)
    cards = playable_in_battle(state, side, BATTLE_STEP)
    if step_by_step(state):
        if not state.tactics[side]:
            return False
        offers = [PlayTactic(TacticId(TACTIC_FACE[card])) for card in cards]
        chosen = await t.choose(
            side, "battle.step_cards", [*offers, Done()], public=False,
            area=battle.area, initiative=battle.initiative,
        )  # fmt: skip
        if isinstance(chosen, PlayTactic):
            await play(t, side, chosen.card, BATTLE_STEP)
            return True
        return False
    wanted = prepared_for(state, side, battle.initiative)
    for card in cards:
        if TACTICS[card].key in wanted:
            del state.flags[f"turn.{PREPARED}.{side}.{TACTICS[card].key}"]
            await play(t, side, card, BATTLE_STEP)
            return True
    return False


async def play_after_battle(t: RunewarsTable, side: Seat, moment: str) -> None:
    """Play what a side prepared for having won or lost, or ask it step by step."""
    state = t.state
    if step_by_step(state):
        while await play_in_window(t, side, moment, area=battle_of(state).area):
            pass
        return
    wanted = prepared_for(state, side, AT_END)
    for card in playable(state, side, moment):
        if TACTICS[card].key in wanted:
            await play(t, side, card, moment)


async def discard_worst(
    t: RunewarsTable, side: int, unit: UnitId, cards: list[int], count: int
) -> list[int]:
    """Discard some of a type's Fate cards before anything is resolved (Battle Fury, Omen).

    The least useful go: misses, then routs, damage, specials.
    """
    if not count:
        return cards
    shape = UNITS[unit].shape
    value = {"miss": 0, "rout": 1, "damage": 2, "special": 3}

    def use(card: int) -> tuple[int, int]:
        kind, number = shape_result(card, shape)
        return value[kind], number

    worst = sorted(cards, key=use)[:count]
    return [card for card in cards if card not in worst]


async def pay_winner(t: RunewarsTable, winner: int) -> None:
    """Pay what To the Victor promised."""
    state = t.state
    promises = battle_of(state).effects.get(f"prize.{winner}", 0)
    if winner == NOBODY or not promises:
        return
    draw_tactics(t, Seat(winner), PRIZE_CARDS * promises)
    gain(t, winner, PRIZE_INFLUENCE * promises)
    await keep_hand(t, Seat(winner))
