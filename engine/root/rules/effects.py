"""Persistent effects that their owner uses in their own turn (Law 4.1, 1.4.1, the cards).

Each card registers its effect; the deck decides which cards there are.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from typing import NamedTuple, TypeAlias, TypeVar

from engine.core.choices.actions import Option, action
from engine.core.choices.performing import performs
from engine.core.hooks.registering import put_once
from engine.core.seats import Seat
from engine.root.data.cards import CARDS
from engine.root.events import EffectUsed
from engine.root.hooks.stages import always
from engine.root.pieces import CardId
from engine.root.state import RootState, RootTable


class TurnEffect(NamedTuple):
    """A persistent effect in front of its owner: its condition and its use."""

    phase: str
    at_start: bool
    usable: Callable[[RootState, Seat], bool]
    use: Callable[[RootTable, Seat, int], Awaitable[None]]
    able: Callable[[RootState, Seat], bool]
    """The condition that only the owner knows; `usable` checks public facts alone."""


TURN_EFFECTS: dict[str, TurnEffect] = {}
"""Persistent effects in their owner's menu, by the card's key."""

Duty: TypeAlias = Callable[[RootTable, Seat], Awaitable[None]]
"""An automatic effect, or a decision that it requires of its owner."""
BIRDSONG_STARTS: dict[str, Duty] = {}
"""Effects that must be resolved at the start of Birdsong, by the card's key."""
BIRDSONG_ENDS: dict[str, Duty] = {}
"""Effects that must be resolved before Birdsong ends, once per turn, by the card's key."""

FunctionT = TypeVar("FunctionT", bound=Callable[..., Awaitable[None]])


@action("root use", when="turn", law="4.1.3")
class Use(Option, frozen=True, gc=False, tag="use"):
    """Use a persistent effect in one's play area."""

    card: CardId


def effect(
    key: str,
    phase: str,
    usable: Callable[[RootState, Seat], bool],
    *,
    at_start: bool = False,
    able: Callable[[RootState, Seat], bool] = always,
) -> Callable[[FunctionT], FunctionT]:
    """Register a persistent effect that its owner may use in a phase of their turn."""

    def register(function: FunctionT) -> FunctionT:
        put_once(TURN_EFFECTS, key, TurnEffect(phase, at_start, usable, function, able))
        return function

    return register


def duty(moment: dict[str, Duty], key: str) -> Callable[[FunctionT], FunctionT]:
    """Register an effect that a card's owner must resolve at a moment of their turn."""

    def register(function: FunctionT) -> FunctionT:
        put_once(moment, key, function)
        return function

    return register


async def start_birdsong(t: RootTable, seat: Seat) -> None:
    """Resolve the effects at the very start of a turn that still wait (1.4.1)."""
    for card in list(t.state.crafted[seat]):
        if start := BIRDSONG_STARTS.get(CARDS[card].key):
            await start(t, seat)


def birdsong_duty(state: RootState, seat: Seat) -> Duty | None:
    """Return the next effect that a seat must resolve before its Birdsong ends."""
    if state.phase != "birdsong":
        return None
    keys = [CARDS[card].key for card in state.crafted[seat]]
    due = (BIRDSONG_ENDS[key] for key in keys if key in BIRDSONG_ENDS and key not in state.used)
    return next(due, None)


def could_use(state: RootState, seat: Seat, phase: str) -> bool:
    """Return whether, on public facts, a seat could use an effect in a phase."""
    return bool(state.crafted[seat] and open_effects(state, seat, (phase,)))


def effect_options(state: RootState, seat: Seat, phases: Sequence[str]) -> list[tuple[str, Use]]:
    """List the effects a seat may use in the phases of a menu, each with its phase."""
    return [
        (phase, Use(card))
        for phase, card in open_effects(state, seat, phases)
        if TURN_EFFECTS[CARDS[card].key].able(state, seat)
    ]


def is_at_start(use: Use) -> bool:
    """Return whether an effect is used at the start of its phase, before anything else (1.4.1)."""
    return TURN_EFFECTS[CARDS[use.card].key].at_start


def starting_options(state: RootState, seat: Seat) -> list[Option]:
    """List the effects a seat may use at the very start of the current phase (1.4.1)."""
    if state.acted or not state.crafted[seat]:
        return []
    options = effect_options(state, seat, (state.phase,))
    return [use for _, use in options if is_at_start(use)]


def open_effects(state: RootState, seat: Seat, phases: Sequence[str]) -> list[tuple[str, CardId]]:
    """List the cards in front of a seat known to all to be usable, each with its phase.

    "At start of" a phase means before anything was done in it (1.4.1).
    """
    found: list[tuple[str, CardId]] = []
    for card in state.crafted[seat]:
        known = TURN_EFFECTS.get(CARDS[card].key)
        if known is None or known.phase not in phases or CARDS[card].key in state.used:
            continue
        if known.at_start and known.phase == state.phase and state.acted:
            continue
        if known.usable(state, seat):
            found.append((known.phase, CardId(card)))
    return found


@performs(Use)
async def use(t: RootTable, seat: Seat, action: Use) -> None:
    """Use a persistent effect; most can be used once per turn."""
    key = CARDS[action.card].key
    t.state.used.append(key)
    t.tell(EffectUsed(seat, key))
    await TURN_EFFECTS[key].use(t, seat, action.card)
