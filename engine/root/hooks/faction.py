"""A faction's turn and all its special rules, as the common rules see them.

Every hook is a no-op here. Together the hooks are all moments at which a faction may interrupt the
common rules, by when they are called; a faction's file overrides only those that differ. A hook's
first seat is the seat that plays the faction. Sections are the Law's; x is the faction's own
chapter.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from typing import ClassVar, TypeVar

from engine.core.choices.actions import Option
from engine.core.hooks.lobby import TableOption
from engine.core.seats import Seat
from engine.root.data.maps import map_of
from engine.root.hooks.battle import BattleHooks
from engine.root.hooks.crafting import CraftingHooks, DiscardHooks
from engine.root.hooks.moving import MoveHooks, PlaceHooks, RuleHooks
from engine.root.hooks.removal import RemovalHooks
from engine.root.hooks.setup import BoardHooks, PlanHooks, SetupHooks
from engine.root.hooks.stages import Stage
from engine.root.hooks.turn import EvaluationHooks, LessonHooks, MenuHooks, ServiceHooks
from engine.root.pieces import Clearing
from engine.root.state import UNDECIDED, Board, RootState, UndecidedBoard
from engine.root.view import BoardView, UndecidedView


class Faction(
    SetupHooks, BoardHooks, PlanHooks, MenuHooks, ServiceHooks, LessonHooks, EvaluationHooks,
    CraftingHooks, DiscardHooks, RuleHooks, MoveHooks, PlaceHooks, BattleHooks, RemovalHooks,
):  # fmt: skip
    """The common rules' view of a faction. One instance per faction; its data are in the state."""

    key: ClassVar[str] = ""
    """Set by `faction`; tables, words and saved matches use it."""
    letter: ClassVar[str] = ""
    """Setup order (5.1.7)."""
    reach: ClassVar[int] = 0
    warriors: ClassVar[int] = 0
    leaders: ClassVar[int] = 0
    """Warriors that are never in the supply: the warlord (14.2.2)."""
    buildings: ClassVar[Mapping[str, int]] = {}
    """The number of buildings of each kind."""
    tokens: ClassVar[Mapping[str, int]] = {}
    stages: ClassVar[tuple[Stage, ...]] = ()
    sections: ClassVar[Mapping[str, str]] = {}
    """The section that explains a question, by the part of its kind after the faction's key."""
    militant: ClassVar[bool] = False
    """True where its setup card is militant, with a sword; the others are insurgent (19.8.2)."""
    proposed_card: ClassVar[bool] = False
    """True where the setup card is a proposal of ours, since none was published."""
    corner: ClassVar[bool] = False
    """True where the faction starts in a corner clearing."""
    open_hand: ClassVar[bool] = False
    """True where its hand is face up, so that everybody sees each card come and go (11.2.3)."""
    actions: ClassVar[tuple[type[Option], ...]] = ()
    """The option classes with a slash command of the faction's own group."""
    characters: ClassVar[tuple[str, ...]] = ()
    """The Vagabond's characters; empty for other factions."""
    dealt_characters: ClassVar[tuple[str, ...]] = ()
    """Those of them that come by lot, unless a table adds the others."""
    worth: ClassVar[Mapping[str, int]] = {}
    """The worth of keeping each kind of building or token, for the plan for losses."""
    added_clearings: ClassVar[tuple[str, ...]] = ()
    """Clearings that the faction adds, numbered after those of the map: the Burrow."""
    options: ClassVar[tuple[TableOption, ...]] = ()
    """Options of a table about the faction, where its text can be read in two ways."""


class Undecided(Faction):
    """The faction of a seat that has not chosen one yet: it overrides no hook."""

    def board(self, setup_key: str, seats: int) -> Board:
        return UndecidedBoard()

    def board_view(self, state: RootState, seat: Seat, viewer: Seat | None) -> BoardView:
        return UndecidedView()


class Factions(dict[str, Faction]):
    """The factions by their keys, with `Undecided` for a seat without one."""

    def __missing__(self, key: str) -> Faction:
        if key != UNDECIDED:
            raise KeyError(key)
        return NO_FACTION


NO_FACTION = Undecided()
FACTIONS = Factions()
"""The factions by their keys; `engine.root.registry` names all of them, in order."""

SIDES = Factions()
"""The factions and the hirelings by their keys: everything with pieces of its own (22.3)."""

FactionT = TypeVar("FactionT", bound=type[Faction])


def faction(key: str) -> Callable[[FactionT], FactionT]:
    """Set the key that tables, words and saved matches use."""

    def mark(cls: FactionT) -> FactionT:
        cls.key = key
        return cls

    return mark


@cache
def overriding(
    sides: tuple[str, ...], hook: Callable[..., object]
) -> tuple[tuple[Seat, Faction], ...]:
    """List the sides whose faction or hireling overrides a hook; the others cost nothing."""
    return tuple(
        (Seat(side), SIDES[key])
        for side, key in enumerate(sides)
        if getattr(type(SIDES[key]), hook.__name__) is not hook
    )


@cache
def added_clearings(map_key: str, factions: tuple[str, ...]) -> dict[str, Clearing]:
    """Number the clearings that the factions at a table add to the map (12.2.2)."""
    names = [name for key in factions for name in FACTIONS[key].added_clearings]
    first = len(map_of(map_key).slots)
    return {name: Clearing(first + place) for place, name in enumerate(names)}


@cache
def open_handed(factions: tuple[str, ...]) -> frozenset[int]:
    """Return the seats whose hands lie open (11.2.3)."""
    return frozenset(seat for seat, key in enumerate(factions) if FACTIONS[key].open_hand)


@cache
def hosts(factions: tuple[str, ...]) -> tuple[tuple[Seat, Faction], ...]:
    """List the seats whose faction offers actions to others (13.2.4, 11.2.6)."""
    every = ((Seat(seat), FACTIONS[key]) for seat, key in enumerate(factions))
    return tuple((seat, each) for seat, each in every if each.guest_actions)


def doer(state: RootState, seat: Seat, action: type[Option]) -> tuple[Seat, Faction]:
    """Return the seat and faction whose rules an action of `seat` belongs to."""
    for owner, each in hosts(state.factions):
        if owner != seat and action in each.guest_actions:
            return owner, each
    return seat, FACTIONS[state.factions[seat]]


def spelled_out(state: RootState, seat: Seat, option: Option) -> Option:
    """Return a side's option with all that its faction leaves unnamed: a leader's place."""
    if state.is_hireling(seat):
        return option
    return FACTIONS[state.factions[seat]].spelled_out(state, seat, option)


@cache
def is_token(kind: str) -> bool:
    """Return whether a kind of piece is a token; otherwise it is a building."""
    return any(kind in each.tokens for each in SIDES.values())
