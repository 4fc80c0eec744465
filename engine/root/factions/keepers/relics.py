"""Relics: buried in forests, delved, carried, recovered, and taken as trophies (Law 15.2, 15.5)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from engine.core.choices.actions import Option
from engine.core.choices.plans import PlanField, PlanKind, plan_of
from engine.core.events import LASTING, Event
from engine.core.hooks.state import Shuffle
from engine.core.seats import Seat
from engine.root.events import Moved
from engine.root.factions.keepers.board import (
    RELICS,
    TYPES,
    KeepersBoard,
    Relic,
    board_of,
    forests_of,
    relics_in,
    type_of,
    value_of,
)
from engine.root.hooks.removal import Loss
from engine.root.pieces import Clearing, Forest, PieceKind, Place
from engine.root.rules.answers import InForest
from engine.root.rules.battle.hits import PieceOf
from engine.root.rules.rule import rules
from engine.root.state import RootState, RootTable

CARRY = PlanKind("carry", (PlanField("relics", ("valuable", "none"), "valuable"),))
"""Relics to take along when another seat makes the Keepers move (1.5.5, 15.2.4)."""
TROPHIES = PlanKind("trophies", (PlanField("forest", ("hard", "near"), "hard"),))
"""The forest for a relic that was removed in another's turn (15.2.5)."""

TROPHY = 1
"""An enemy's points for removing a relic, besides the point for a token (15.2.5)."""


class RelicsBuried(Event, frozen=True, gc=False, tag="RelicsBuried"):
    """Relics were put face down in a forest in setup; everybody sees their types (15.3.1)."""

    reveals = True
    seat: Seat
    place: Place
    relics: tuple[PieceKind, ...]


class RelicDelved(Event, frozen=True, gc=False, tag="RelicDelved"):
    """A relic came out of a forest, value face up (15.5.2.II.a)."""

    weight = LASTING
    reveals = True
    seat: Seat
    origin: Place
    clearing: Clearing
    relic: PieceKind


class RelicBrought(Event, frozen=True, gc=False, tag="RelicBrought"):
    """The remover of a relic placed it face up in a forest (15.2.5)."""

    weight = LASTING
    seat: Seat
    place: Place
    relic: PieceKind


class ForestRelic(Option, frozen=True, gc=False, tag="keepers.relic"):
    """A relic in a forest by its visible kind."""

    origin: Place
    relic: PieceKind


# Setup (15.3.1, 15.3.4)


def bury(t: RootTable, seat: Seat, relics: Sequence[str], forests: Sequence[Forest]) -> None:
    """Put relics face down into forests, one each in the order given."""
    placed: dict[Forest, list[PieceKind]] = {}
    for forest, kind in zip(forests, relics, strict=True):
        board_of(t.state, seat).buried.append(Relic(forest, kind))
        placed.setdefault(forest, []).append(PieceKind(type_of(kind)))
    for forest, kinds in sorted(placed.items()):
        t.tell(RelicsBuried(seat, Place(-forest), tuple(sorted(kinds))))


def every_relic() -> list[str]:
    """List all twelve relics."""
    return [kind for kind, count in RELICS.items() for _ in range(count)]


def spread(t: RootTable, far: list[Forest], count: int) -> list[Forest]:
    """Share relics out among forests as evenly as possible, by lot for the odd ones (15.3.4)."""
    t.shuffle(far)
    return [far[place % len(far)] for place in range(count)]


def far_forests(state: RootState, clearings: Sequence[int]) -> list[Forest]:
    """List the forests not adjacent to any of the clearings, or all of them if there is none."""
    borders = state.woodland.forest_borders
    forests = forests_of(state)
    far = [each for each in forests if not set(borders[each]) & set(clearings)]
    return far or forests


# Delving and carrying (15.5.2.II, 15.2.4)


def dig_up(t: RootTable, seat: Seat, found: ForestRelic, clearing: Clearing) -> bool:
    """Move a relic from a forest into a clearing, face up; return whether the card is lost.

    It is lost if fewer clearings beside the forest are ruled than the relic's value (15.5.2.II.b).
    """
    state, board = t.state, board_of(t.state, seat)
    forest = -found.origin
    relic = next(
        each for each in board.buried if each.forest == forest and each.shown == found.relic
    )
    board.buried.remove(relic)
    state.add_token(seat, clearing, relic.kind)
    t.tell(RelicDelved(seat, found.origin, clearing, PieceKind(relic.kind)))
    ruled = sum(rules(state, seat, each) for each in state.woodland.forest_borders[forest])
    return ruled < value_of(relic.kind)


async def carry(t: RootTable, seat: Seat, origin: int, to: int, warriors: int) -> None:
    """Choose the relics to take along, one for each warrior moved (15.2.4).

    The Keepers choose, even if another faction made them move; at a table with plans they are not
    asked in another's turn.
    """
    state = t.state
    here = relics_in(state, seat, origin)
    most = min(warriors, len(here))
    if not most or to <= 0:
        return
    if t.planned and state.current != seat:
        if plan_of(state, seat, CARRY)["relics"] == "none":
            return
        carried = sorted(here, key=value_of, reverse=True)[:most]
    else:
        chosen = await t.choose_some(
            seat, "keepers.carry", [PieceOf(kind) for kind in sorted(here)],
            least=0, most=most, origin=origin, to=to,
        )  # fmt: skip
        carried = [each.piece for each in chosen]
    for kind, count in sorted(Counter(carried).items()):
        for _ in range(count):
            state.remove_token(seat, origin, kind)
            state.add_token(seat, to, kind)
        t.tell(Moved(seat, Place(origin), Place(to), kind, count))


# Prized Trophies (15.2.5)


def relics_of(losses: Sequence[Loss], seat: Seat) -> list[tuple[int, str]]:
    """List the removed relics, each with its remover."""
    return [
        (loss.by, kind)
        for loss in losses
        if loss.owner == seat
        for kind in loss.pieces
        if kind in RELICS
    ]


async def place_trophies(t: RootTable, seat: Seat, losses: Sequence[Loss]) -> None:
    """Have each enemy that removed relics put them into forests, one after the other (15.2.5).

    Relics that nobody may place leave the map (21.24).
    """
    state, board = t.state, board_of(t.state, seat)
    for by, kind in relics_of(losses, seat):
        if by < 0 or not state.is_enemy(seat, by):
            continue
        # A hireling's controller decides, the current player for one in the supply (FAQ).
        by = state.decider(by)
        place = await choose_forest(t, seat, by, kind)
        board.loose.remove(kind)
        board.buried.append(Relic(-place, kind, seen=True))
        t.tell(RelicBrought(by, place, PieceKind(kind)))


async def choose_forest(t: RootTable, seat: Seat, by: Seat, kind: str) -> Place:
    """Ask the remover for a forest; in another's turn its plan decides, if the table plans."""
    state = t.state
    forests = [InForest(Place(-forest)) for forest in forests_of(state)]
    if t.planned and state.current != by:
        near = plan_of(state, by, TROPHIES)["forest"] == "near"

        def rank(each: InForest) -> tuple[int, int, int]:
            theirs, own = (held_around(state, side, each) for side in (seat, by))
            return (-own, theirs, -each.place) if near else (theirs, -own, -each.place)

        return min(forests, key=rank).place
    chosen = await t.choose(by, "keepers.trophy", forests, piece=kind)
    return chosen.place


def held_around(state: RootState, seat: Seat, forest: InForest) -> int:
    """Count the clearings beside a forest where a seat has warriors or buildings."""
    borders = state.woodland.forest_borders[-forest.place]
    return sum(state.strength[clearing][seat] > 0 for clearing in borders)


# Hidden values


def unseen_relics(board: KeepersBoard) -> list[int]:
    """List the indices of the relics whose values nobody has seen."""
    return [place for place, relic in enumerate(board.buried) if not relic.seen]


def mix(board: KeepersBoard, shuffle: Shuffle) -> None:
    """Shuffle the values of the relics that nobody has seen, within each type."""
    for relic in TYPES:
        places = [
            each for each in unseen_relics(board) if type_of(board.buried[each].kind) == relic
        ]
        kinds = sorted(board.buried[each].kind for each in places)
        shuffle(kinds)
        for each, kind in zip(places, kinds, strict=True):
            board.buried[each] = board.buried[each]._replace(kind=kind)
