"""The Mountain's closed paths, which a player beside one may open for good (Law 25.4)."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.choices.actions import Option, action
from engine.core.choices.performing import performs
from engine.core.errors import Refused
from engine.core.events import LASTING, Event
from engine.core.seats import Seat
from engine.root.data.cards import CARDS, distinct
from engine.root.data.maps import map_of
from engine.root.hooks.landmarks import Landmark, landmark
from engine.root.pieces import CardId, Clearing
from engine.root.rules.hands import discard
from engine.root.rules.rule import has_pieces
from engine.root.rules.score import score
from engine.root.state import RootState, RootTable

PATHS = "paths"
LAW = "25.4.3"


@action("root open-path", when="daylight", law=LAW)
class OpenPath(Option, frozen=True, gc=False, tag="open_path"):
    """Spend any card to open a closed path beside one's pieces (25.4.3)."""

    origin: Clearing
    to: Clearing
    card: CardId


class PathOpened(Event, frozen=True, gc=False, tag="PathOpened"):
    """A closed path was opened for good."""

    weight = LASTING
    seat: Seat
    origin: Clearing
    to: Clearing


@landmark(PATHS)
class ClosedPaths(Landmark):
    """Once in their Daylight, a player with pieces beside a closed path may open it."""

    actions = (OpenPath,)

    def options(self, state: RootState, seat: Seat) -> Sequence[Option]:
        """List the paths a seat may open, with each card that could pay."""
        hand = distinct(state.hand(seat))
        return [OpenPath(origin, to, card) for origin, to in openable(state, seat) for card in hand]

    def possible(self, state: RootState, seat: Seat) -> bool:
        """Return whether a seat has a card, and pieces beside a closed path."""
        return bool(state.hands[seat] and openable(state, seat))

    def refusal(self, state: RootState, seat: Seat, action: Option) -> Refused | None:
        """Explain why a path cannot be opened."""
        return why_not_open(state, seat, action) if isinstance(action, OpenPath) else None


def openable(state: RootState, seat: Seat) -> list[tuple[Clearing, Clearing]]:
    """List the closed paths with faction pieces of a seat at either end, once per turn."""
    if PATHS in state.used:
        return []
    closed = state.woodland.closed
    return [path for path in closed if any(has_pieces(state, seat, end) for end in path)]


@performs(OpenPath)
async def open_path(t: RootTable, seat: Seat, action: OpenPath) -> None:
    """Spend the card, take the marker out of the match, and score a point (25.4.3)."""
    state = t.state
    state.used.append(PATHS)
    discard(t, seat, [action.card])
    printed, opened = map_of(state.map).closed, {*state.opened, (action.origin, action.to)}
    state.opened = tuple(path for path in printed if path in opened)
    t.tell(PathOpened(seat, action.origin, action.to))
    score(t, seat, 1, "path")


def why_not_open(state: RootState, seat: Seat, action: OpenPath) -> Refused:
    """Explain why a path cannot be opened, by the reason that lasts longest."""
    path = (action.origin, action.to)
    if PATHS not in state.landmarks:
        return Refused("no-paths", law=LAW)
    if path not in state.woodland.closed:
        if path[::-1] in state.woodland.closed:
            return Refused("path-turned", law=LAW, origin=action.origin, to=action.to)
        return Refused("path-not-closed", law=LAW, origin=action.origin, to=action.to)
    if not any(has_pieces(state, seat, end) for end in path):
        return Refused("path-no-pieces", law=LAW, origin=action.origin, to=action.to)
    if PATHS in state.used:
        return Refused("path-once", law=LAW)
    held = {CARDS[card].key for card in state.hands[seat]}
    if CARDS[action.card].key not in held:
        return Refused("path-card", law=LAW, card=CARDS[action.card].name)
    return Refused("path-not-now", law=LAW)
