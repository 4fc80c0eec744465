"""The log from outside: its rounds, its topics, and its tally."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from engine.core.events import Event
from engine.core.language.messages import Message
from engine.root import events as told
from engine.root.factions.vagabond import events
from engine.root.rules.dominance import DominanceTaken

TOPICS: dict[str, tuple[type[Event], ...]] = {
    "battles": (told.BattleBegan, told.Ambushed, told.Foiled, told.Battled, told.Removed),
    "points": (told.Scored, told.DominanceActivated, events.CoalitionFormed, told.Won),
    "moves": (told.Moved,),
    "pieces": (told.Placed, told.Removed),
    "cards": (
        told.Drew, told.DrewCards, told.DrewOpenly, told.Discarded, told.Crafted, told.Ambushed,
        told.Foiled, told.PickedUp, told.CardTaken, told.CardTakenWas, told.HandShown,
        told.HandSeen, told.EffectUsed, told.DominanceActivated, DominanceTaken,
        events.QuestDrawn,
    ),
}  # fmt: skip
"""The topics by which the log can be filtered."""


def round_of(event: Event) -> int | None:
    """Return the round of a turn's beginning; None for other events."""
    return event.round if isinstance(event, told.TurnBegan) else None


def tally(events: Sequence[Event]) -> list[Message]:
    """Count battles and crafted cards, and name the best turn."""
    battles = sum(isinstance(each, told.BattleBegan) for each in events)
    ambushes = sum(isinstance(each, told.Ambushed) for each in events)
    crafted = sum(isinstance(each, told.Crafted) for each in events)
    said = [Message("tally-battles", {"count": battles, "ambushes": ambushes})]
    if crafted:
        said.append(Message("tally-crafted", {"count": crafted}))
    return said + best_turn(events)


def best_turn(events: Sequence[Event]) -> list[Message]:
    """Name the turn in which its player scored most; empty if nobody scored in their own turn."""
    gains: Counter[tuple[int, int]] = Counter()
    turn = (-1, 0)
    for each in events:
        if isinstance(each, told.TurnBegan):
            turn = (each.seat, each.round)
        elif isinstance(each, told.Scored) and each.seat == turn[0]:
            gains[turn] += each.points
    if not gains:
        return []
    (seat, round_), points = gains.most_common(1)[0]
    return [Message("tally-turn", {"seat": seat, "round": round_, "points": points})]
