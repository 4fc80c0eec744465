"""A faction's turn and all its special rules, as the common rules see them.

Every hook is a no-op here. The list of hooks is the complete list of moments at which a faction
may interrupt the common rules, by when they are called; a faction's file overrides only those that
differ. A hook's first seat is the seat that plays the faction. Sections are the Law's; x is the
faction's own chapter.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING, Any, ClassVar, NamedTuple, TypeAlias, TypeVar

from engine.core.choices.actions import Option
from engine.core.seats import Scalar, Seat
from engine.root.data.maps import map_of
from engine.root.pieces import Clearing

if TYPE_CHECKING:
    from engine.core.chance.draws import Rng
    from engine.core.choices.plans import PlanKind
    from engine.core.errors import Refused
    from engine.core.game import TableOption
    from engine.core.table import Table
    from engine.root.state import Board, Fight, RootState
    from engine.root.view import BoardView

RootTable: TypeAlias = "Table[RootState]"


class Loss(NamedTuple):
    """Pieces of one owner that leave a clearing together; `by` is -1 if no seat removes them."""

    owner: int
    clearing: int
    by: int
    warriors: int = 0
    pieces: tuple[str, ...] = ()
    defending: bool = False
    """Whether they fell to a battle in which their owner was the defender."""
    claimed: bool = False
    """Whether another faction's board took them, so that they did not go back (QL.2.2)."""


class BattleEffect(NamedTuple):
    """An effect that a side may use in battle, once the attacker calls for it (4.3.4)."""

    side: Seat
    key: str
    use: Callable[[RootTable, Fight], Awaitable[None]]


def _never(state: RootState, seat: Seat) -> bool:
    return False


def _always(state: RootState, seat: Seat) -> bool:
    return True


def _nothing(state: RootState, seat: Seat) -> list[Option]:
    return []


def _uncounted(state: RootState, seat: Seat) -> int:
    return 0


async def _idle(t: RootTable, seat: Seat) -> None:
    """Begin a stage that does nothing on its own."""


@dataclass(frozen=True, slots=True)
class Stage:
    """A part of a faction's turn.

    `begin` runs the automatic or obligatory part on entering; `begins` tells whether there is one.
    `options` are the voluntary actions; `possible` says, on public facts alone, whether there could
    be any. Stages in a row that do not begin with anything are one menu.
    """

    key: str
    phase: str
    options: Callable[[RootState, Seat], Sequence[Option]] = _nothing
    possible: Callable[[RootState, Seat], bool] = _never
    begin: Callable[[RootTable, Seat], Awaitable[None]] = _idle
    begins: Callable[[RootState, Seat], bool] = _never
    may_leave: Callable[[RootState, Seat], bool] = _always
    """False while something here is compulsory: neither Done nor later stages are offered."""
    apart: bool = False
    """Whether its menu offers nothing of later stages, so that Done must pass it."""
    left: Callable[[RootState, Seat], int] = _uncounted
    """How many actions are left in it, where they are counted."""

    @property
    def has_options(self) -> bool:
        """Whether the stage has actions of its own, rather than only being a time to use cards."""
        return self.options is not _nothing


def always(state: RootState, seat: Seat) -> bool:
    """Return True, for a stage whose `begins` or `possible` always holds."""
    return True


class Faction:
    """The common rules' view of a faction. One instance per faction; its data are in the state."""

    key: ClassVar[str] = ""
    letter: ClassVar[str] = ""
    """Setup order (5.1.7)."""
    reach: ClassVar[int] = 0
    warriors: ClassVar[int] = 0
    buildings: ClassVar[Mapping[str, int]] = {}
    """Kinds of buildings and how many there are."""
    tokens: ClassVar[Mapping[str, int]] = {}
    stages: ClassVar[tuple[Stage, ...]] = ()
    sections: ClassVar[Mapping[str, str]] = {}
    """Where to read on about a question, by what its kind says after the key."""
    corner: ClassVar[bool] = False
    """Whether the faction starts in a corner clearing."""
    actions: ClassVar[tuple[type[Option], ...]] = ()
    """The option classes with a slash command of the faction's own group."""
    plan_kinds: ClassVar[tuple[PlanKind, ...]] = ()
    characters: ClassVar[tuple[str, ...]] = ()
    """What the seat may be besides the faction: the Vagabond's characters."""
    worth: ClassVar[Mapping[str, int]] = {}
    """How much each kind of building or token is worth keeping; the plan for losses asks."""
    placing_law: ClassVar[str] = ""
    """The section behind `forbids_placing`."""
    recruiting_law: ClassVar[str] = ""
    """The section behind `forbids_recruiting`."""
    extra_hits_words: ClassVar[tuple[str, str]] = ("", "")
    """What the odds say of `sure_extra_hits`, and the section."""
    bars_revolts: ClassVar[bool] = True
    """Whether that piece still keeps others out where an effect removes it first (FAQ, 8.4.1)."""
    leaving_law: ClassVar[str] = ""
    """The section behind `forbids_leaving`."""
    added_clearings: ClassVar[tuple[str, ...]] = ()
    """Clearings the faction brings along, numbered behind those of the map: the Burrow."""
    options: ClassVar[tuple[TableOption, ...]] = ()
    """What a table may decide about the faction, where its text can be read in two ways."""
    guest_actions: ClassVar[tuple[type[Option], ...]] = ()
    """The actions other players may take in their turns because of this faction (13.2.4)."""

    # Setup: called once, before the first turn (5.1, x.3).

    def board(self, setup_key: str, seats: int) -> Board:
        """Return the faction's board before setup; `setup_key` may name a character."""
        raise LookupError(f"{self.key} has no board")

    async def set_up(self, t: RootTable, seat: Seat) -> None:
        """Follow the faction's setup instructions (x.3)."""

    # What lies on the board: called for views, for what is hidden anew, and for counting pieces
    # and cards (1.2, 1.5, x.2).

    def board_view(self, state: RootState, seat: Seat, viewer: Seat | None) -> BoardView:
        """Return what `viewer` sees of the board."""
        raise LookupError(f"{self.key} has no board")

    def hidden_cards(self, state: RootState, seat: Seat) -> list[list[int]]:
        """Return the lists of cards on the board that only this seat knows."""
        return []

    def known_ruins(self, state: RootState, seat: Seat) -> Iterable[int]:
        """Return the clearings of the ruins whose items this seat has seen."""
        return ()

    def rehide(self, state: RootState, seat: Seat, observer: Seat | None, rng: Rng) -> None:
        """Deal anew, in place, what lies face down and `observer` cannot know: plots (13.2.2)."""

    def held_cards(self, state: RootState, seat: Seat) -> Iterable[int]:
        """Return all cards on the board, for counting: supporters, the Decree…"""
        return ()

    def warriors_on_board(self, state: RootState, seat: Seat) -> int:
        """Count the faction's warriors on its board, for counting: officers."""
        return 0

    def holds(self, state: RootState, seat: Seat, owner: int, kind: str) -> int:
        """Count another player's pieces of a kind on this board, e.g. `warrior` (QL.2.2)."""
        return 0

    # Plans: called for the list of what a seat may decide in advance.

    def plans_needed(self, state: RootState, seat: Seat) -> Sequence[PlanKind]:
        """Return the plans of the faction that can matter to this seat."""
        return self.plan_kinds

    def plans_lent(self, state: RootState, seat: Seat) -> Sequence[PlanKind]:
        """Return the plans that other seats need because of this one (26.5.2)."""
        return ()

    # A turn's menus: called whenever somebody is asked what to do in a turn (x.4 to x.6, 1.4.1) and
    # for guests' actions (13.2.4).

    def menu_context(self, state: RootState, seat: Seat) -> dict[str, Scalar]:
        """Return the extra arguments of the faction's menus, such as the actions left."""
        return {}

    def facts(self, state: RootState, seat: Seat, action: Option) -> Mapping[str, Scalar]:
        """Return what a menu shows beside an action: cost and gain."""
        return {}

    def guest_options(self, state: RootState, seat: Seat, actor: Seat) -> Sequence[Option]:
        """List what another player may do now, in their turn, because of this faction (13.2.4)."""
        return []

    def guest_possible(self, state: RootState, seat: Seat, actor: Seat) -> bool:
        """Return whether, on public facts, there could be any such options."""
        return False

    def refusal(self, state: RootState, seat: Seat, action: Option) -> Refused | None:
        """Explain why an action of this faction was not offered, with its section, or None."""
        return None

    # Computer players: called for each position that they weigh.

    def evaluate(self, state: RootState, seat: Seat) -> float:
        """Value the faction's own prospects, in points, from what the seat can see."""
        return 0.0

    # Crafting: called when anybody crafts, and before for what could be (4.1, 3.2.2).

    def crafting_clearings(self, state: RootState, seat: Seat) -> Sequence[int]:
        """List the clearing of each crafting piece, a clearing with two of them twice (4.1.1)."""
        return ()

    def crafting_law(self) -> str:
        """Return the section that defines the faction's crafting pieces."""
        return ""

    def forbids_crafting(self, state: RootState, seat: Seat, crafter: int, clearing: int) -> bool:
        """Return whether `crafter` cannot use crafting pieces in a clearing (QL.2.3)."""
        return False

    def can_pay_craft(self, state: RootState, seat: Seat, cost: Sequence[str]) -> bool | None:
        """Return whether the faction can pay in its own way; None for the common rule."""
        return None

    async def pay_craft(self, t: RootTable, seat: Seat, cost: Sequence[str]) -> bool:
        """Pay in the faction's own way; False for the common rule."""
        return False

    def item_points(self, state: RootState, seat: Seat, printed: int) -> int:
        """Return the points for crafting an item (3.2.2, 7.2.3)."""
        return printed

    def take_item(self, state: RootState, seat: Seat, item: str) -> bool:
        """Keep an item elsewhere than in the Crafted Items box; False for the common rule."""
        return False

    def crafting_bonus(self, state: RootState, seat: Seat, crafter: int) -> int:
        """Return the points that a seat crafting a card now scores for it (HCC.2.3)."""
        return 0

    def after_crafting(self, t: RootTable, seat: Seat, crafter: Seat, card: int) -> None:
        """React to a card that anybody crafted, once its effect is done (HCC.2.3)."""

    # Discarding and dominance: called when a card is discarded (10.2.6) or activated for
    # dominance (3.3).

    def keeps_discards(self, state: RootState, seat: Seat, card: int) -> bool:
        """Keep a card that somebody spent or discarded; False for the discard pile (10.2.6)."""
        return False

    def may_activate_dominance(self, state: RootState, seat: Seat) -> bool:
        """Return whether the faction may win by dominance (9.2.8)."""
        return True

    # Rule: called wherever it matters who rules a clearing (2.5).

    def always_rules(self, state: RootState, seat: Seat, clearing: int) -> bool:
        """Return whether the faction rules a clearing regardless of the pieces there."""
        return False

    def rules_ties(self, state: RootState, seat: Seat, clearing: int) -> bool:
        """Return whether the faction rules where it is tied for most."""
        return False

    # Moving: called for what moves there are, and after each (4.2, 2.2.1).

    def adds_adjacent(
        self, state: RootState, seat: Seat, mover: int, clearing: int, beside: Sequence[Clearing]
    ) -> Sequence[Clearing]:
        """Return the clearings adjacent for `mover`, with what this faction adds."""
        return beside

    def pawn_place(self, state: RootState, seat: Seat) -> int:
        """Return where the faction's pawn is: a clearing, or minus a forest."""
        return 0

    def moves(self, state: RootState, seat: Seat) -> Sequence[Option] | None:
        """List the moves a card or an action grants the faction; None for the common rule (4.2)."""
        return None

    async def take_move(self, t: RootTable, seat: Seat, move: Any) -> bool:
        """Take a granted move in the faction's own way; False for the common rule."""
        return False

    def moves_without_rule(self, state: RootState, seat: Seat, origin: int, to: int) -> bool:
        """Return whether the faction needs no rule to move between two clearings."""
        return False

    def forbids_entering(self, state: RootState, seat: Seat, mover: int, clearing: int) -> bool:
        """Return whether the faction keeps `mover` from moving into a clearing."""
        return False

    def forbids_leaving(self, state: RootState, seat: Seat, mover: int, clearing: int) -> bool:
        """Return whether the faction keeps `mover` from moving out of a clearing."""
        return False

    def moves_in_peace(self, state: RootState, seat: Seat, host: int) -> bool:
        """Return whether this faction's moves do not provoke `host` (HCC.2.6.III)."""
        return False

    async def after_move(
        self, t: RootTable, seat: Seat, mover: Seat, origin: int, to: int, warriors: int
    ) -> None:
        """React to another player's move into a clearing. Forced moves do not come here."""

    # Placing: called for where pieces may come (1.5, QL.2.3).

    def forbids_placing(self, state: RootState, seat: Seat, placer: int, clearing: int) -> bool:
        """Return whether the faction keeps `placer` from placing pieces in a clearing."""
        return False

    def forbids_recruiting(
        self, state: RootState, seat: Seat, recruiter: int, clearing: int
    ) -> bool:
        """Return whether `recruiter` cannot recruit in a clearing (QL.2.3)."""
        return False

    # Battle: called for whom one may fight, then in the order of a battle's steps (4.3).

    def spares(self, state: RootState, seat: Seat, other: int) -> bool:
        """Return whether it can neither fight `other` nor remove its pieces (HCC.2.6.I)."""
        return False

    def fights_in(self, state: RootState, seat: Seat, clearing: int) -> bool:
        """Return whether the faction has warriors or a pawn in a clearing (4.3)."""
        return state.warriors[clearing][seat] > 0

    async def at_battle_start(self, t: RootTable, seat: Seat, fight: Fight) -> None:
        """Ask for the attacker's decisions at the start of a battle (9.2.9.II.c)."""

    async def before_roll(self, t: RootTable, seat: Seat, fight: Fight) -> None:
        """Use effects before the roll, as either side or a bystander (4.3.2)."""

    def defends_with_higher_roll(self, state: RootState, seat: Seat) -> bool:
        """Return whether the faction deals the higher roll as the defender (8.2.2)."""
        return False

    def most_rolled_hits(self, state: RootState, seat: Seat, fight: Fight) -> int:
        """Return the cap of the rolled hits: its warriors there (4.3.3.I)."""
        return state.warriors[fight.clearing][seat]

    def after_roll(self, t: RootTable, seat: Seat, fight: Fight) -> None:
        """Apply the faction's automatic effects after the roll, as either side (4.3.4)."""

    def battle_effects(self, state: RootState, seat: Seat, fight: Fight) -> Sequence[BattleEffect]:
        """List the faction's optional effects after the roll, as either side (4.3.4)."""
        return ()

    def sure_extra_hits(self, state: RootState, seat: Seat, fight: Fight) -> int:
        """Return the extra hits the faction always deals in such a battle (7.8.3)."""
        return 0

    def defenseless(self, state: RootState, seat: Seat, fight: Fight) -> bool:
        """Return whether the faction is defenseless as the defender (4.3.5.II)."""
        return state.warriors[fight.clearing][seat] == 0

    def can_lose(self, state: RootState, seat: Seat, fight: Fight) -> int:
        """Count the hits that would take something from the faction in a battle (4.3.6)."""
        here = (*state.buildings[fight.clearing], *state.tokens[fight.clearing])
        return state.warriors[fight.clearing][seat] + sum(owner == seat for owner, _ in here)

    async def take_hits(
        self, t: RootTable, seat: Seat, fight: Fight, hits: int
    ) -> list[Loss] | None:
        """Take hits in the faction's own way and return what is removed; None: the common rule."""
        return None

    async def after_battle(self, t: RootTable, seat: Seat, fight: Fight) -> None:
        """React to the end of a battle the faction fought."""

    # Removal: called for pieces that leave the map at once, in battle or not (1.5, 3.2.1).

    def claims(self, t: RootTable, seat: Seat, loss: Loss) -> bool:
        """Take removed pieces onto this board; False: they go back to their supply (QL.2.2)."""
        return False

    def claims_items(self, t: RootTable, seat: Seat, owner: Seat, items: Mapping[str, int]) -> bool:
        """Take the items a Vagabond would damage by `seat`'s doing; False: his box (QL.2.2.III).

        Items are counted by the places they come from, as `vagabond.items.KEYS` names them.
        """
        return False

    def shelters(self, t: RootTable, seat: Seat, loss: Loss) -> bool:
        """Keep the faction's fallen warriors outside the supply; False: the supply (10.2.3)."""
        return False

    def glory(self, t: RootTable, seat: Seat, losses: Sequence[Loss], cause: str) -> int:
        """Return extra points for what `seat` removed at once; `cause` is `battle` or `effect`."""
        return 0

    async def after_removal(
        self, t: RootTable, seat: Seat, losses: Sequence[Loss], cause: str
    ) -> None:
        """React to pieces of anybody that were removed at once (1.5.4)."""

    async def when_all_removed(self, t: RootTable, seat: Seat, clearing: int, by: Seat) -> None:
        """React to an effect that removes all enemy pieces of a clearing (9.2.2.I)."""


FACTIONS: dict[str, Faction] = {}
"""The factions by their keys; `engine.root.registry` names all of them, in order."""

FactionT = TypeVar("FactionT", bound=type[Faction])


def faction(key: str) -> Callable[[FactionT], FactionT]:
    """Register a faction under the key that tables, words and saved matches use."""

    def mark(cls: FactionT) -> FactionT:
        cls.key = key
        return cls

    return mark


@cache
def overriding(factions: tuple[str, ...], hook: str) -> tuple[tuple[Seat, Faction], ...]:
    """List the seats whose faction overrides a hook, so that the others cost nothing."""
    base = getattr(Faction, hook)
    return tuple(
        (Seat(seat), FACTIONS[key])
        for seat, key in enumerate(factions)
        if getattr(type(FACTIONS[key]), hook) is not base
    )


@cache
def added_clearings(map_key: str, factions: tuple[str, ...]) -> dict[str, Clearing]:
    """Number the clearings that the factions at a table add to the map (12.2.2)."""
    names = [name for key in factions for name in FACTIONS[key].added_clearings]
    first = len(map_of(map_key).slots)
    return {name: Clearing(first + place) for place, name in enumerate(names)}


def doer(state: RootState, seat: Seat, action: type[Option]) -> tuple[Seat, Faction]:
    """Return the seat and faction whose rules an action of `seat` belongs to."""
    for owner, each in overriding(state.factions, "guest_options"):
        if owner != seat and action in each.guest_actions:
            return owner, each
    return seat, FACTIONS[state.factions[seat]]


@cache
def is_token(kind: str) -> bool:
    """Return whether a kind of piece is a token; else it is a building."""
    return any(kind in each.tokens for each in FACTIONS.values())
