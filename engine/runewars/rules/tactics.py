"""Tactics cards: when each may be played, and the window in the player's own turn (part 13).

The effects of the cards are in `cards.tactics`, the windows around a battle in
`battle.card_windows`.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from typing import NamedTuple, TypeVar

from engine.core.choices.actions import Done, Option, action
from engine.core.choices.performing import performs
from engine.core.hooks.registering import put_once
from engine.core.seats import Scalar, Seat
from engine.runewars.data.cards import TACTIC_FACE, TACTICS
from engine.runewars.events.cards import TacticPlayed
from engine.runewars.pieces import TacticId
from engine.runewars.rules.decks import may_hold_older
from engine.runewars.rules.forces import keep_limits, let_go, lone_allies
from engine.runewars.rules.windows import Window
from engine.runewars.state import RunewarsState, RunewarsTable

YOUR_TURN, BATTLE_START, BATTLE_STEP = "your_turn", "battle_start", "battle_step"
BATTLE_WIN, BATTLE_LOST = "battle_win", "battle_lost"
QUEST_PHASE = "quest_phase"

Usable = Callable[[RunewarsState, Seat, str], bool]
Play = Callable[[RunewarsTable, Seat, str], Awaitable[None]]


class TacticRules(NamedTuple):
    """A Tactics card's rules: whether it could do anything at a moment, and its effect."""

    usable: Usable
    play: Play


RULES: dict[str, TacticRules] = {}
"""The rules of each Tactics card, by its key."""
PlayT = TypeVar("PlayT", bound=Play)


@action("runewars tactic")
class PlayTactic(Option, frozen=True, gc=False, tag="runewars.play"):
    plays = "card"

    card: TacticId


def tactic(key: str, usable: Usable) -> Callable[[PlayT], PlayT]:
    """Register the rules of a Tactics card."""

    def register(function: PlayT) -> PlayT:
        put_once(RULES, key, TacticRules(usable, function))
        return function

    return register


# Playable cards


def playable(state: RunewarsState, seat: Seat, moment: str) -> list[TacticId]:
    """List the cards a seat may play at a moment: not drawn this season, able to do something.

    Only one of several twins is listed.
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


async def play(t: RunewarsTable, seat: Seat, card: int, moment: str) -> None:
    """Play a card: discard it faceup, then apply its effect; limits are kept (part 10).

    Of twins it is not one drawn this season, which cannot be played yet.
    """
    state = t.state
    key = TACTICS[card].key
    twins = [each for each in state.tactics[seat] if TACTICS[each].key == key]
    held = min(twins, key=state.fresh[seat].__contains__)
    state.tactics[seat].remove(held)
    state.tactics_discard.append(held)
    t.tell(TacticPlayed(seat, TacticId(TACTIC_FACE[held])))
    if state.battle is not None:
        state.battle.played.append(f"{seat}.{key}")
    alone = lone_allies(state)
    await RULES[key].play(t, seat, moment)
    await keep_limits(t)
    let_go(t, alone)


async def play_in_window(t: RunewarsTable, seat: Seat, moment: str, **context: Scalar) -> bool:
    """Offer a seat to play a card at a moment; return whether it did.

    Everybody with cards of an earlier season is asked, whatever they are.
    """
    state = t.state
    if not may_hold_older(state, seat):
        return False
    options = playable(state, seat, moment)
    offers = [PlayTactic(TacticId(TACTIC_FACE[card])) for card in options]
    kind = f"tactics.{moment}"
    chosen = await t.choose(seat, kind, [*offers, Done()], public=False, **context)
    if not isinstance(chosen, PlayTactic):
        return False
    await play(t, seat, chosen.card, moment)
    return True


# The player's own turn


class TacticsWindow(Window):
    """Tactics cards in the player's own turn."""

    def possible(self, state: RunewarsState, seat: Seat) -> bool:
        """Return whether, on public facts, a card of an earlier season might be played."""
        return may_hold_older(state, seat)

    def options(self, state: RunewarsState, seat: Seat) -> Sequence[Option]:
        """List the cards that may be played in the player's own turn."""
        cards = playable(state, seat, YOUR_TURN)
        return [PlayTactic(TacticId(TACTIC_FACE[card])) for card in cards]


@performs(PlayTactic)
async def play_in_turn(t: RunewarsTable, seat: Seat, action: PlayTactic) -> None:
    """Play a card in the player's own turn."""
    await play(t, seat, action.card, YOUR_TURN)
