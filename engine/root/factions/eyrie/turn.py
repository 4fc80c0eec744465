"""The Eyrie Dynasties (Law 7): their turn, turmoil, leaders and roosts. See also `eyrie_decree`."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from engine.core.agenda import step
from engine.core.choices.actions import Option
from engine.core.errors import Refused
from engine.core.events import DECISIVE, LASTING, Event
from engine.core.seats import Scalar, Seat
from engine.root.cards.standard import InClearing
from engine.root.data.cards import SUIT_OF
from engine.root.events import EffectUsed
from engine.root.factions.base import Faction, Loss, RootTable, Stage, always, faction, performs
from engine.root.factions.eyrie.decree import (
    BUILDER,
    COLUMNS,
    COMMANDER,
    DESPOT,
    LEADERS,
    ROOSTS,
    VIZIERS,
    AddToDecree,
    Column,
    DecreeBattle,
    DecreeBuild,
    DecreeMove,
    DecreeRecruit,
    EyrieBoard,
    FallIntoTurmoil,
    Leader,
    all_resolved,
    board_of,
    could_add,
    decree_options,
    empty_columns,
    has_added,
    must_resolve,
    next_column,
    resolve_options,
    warriors_to_recruit,
    why_not,
)
from engine.root.factions.eyrie.evaluation import prospects
from engine.root.pieces import BIRD, CardId, Clearing
from engine.root.rules.battle import battle
from engine.root.rules.crafting import could_craft, craftable
from engine.root.rules.hands import discard_to_limit, draw, draw_in_evening, put_down
from engine.root.rules.moving import move_warriors
from engine.root.rules.placing import in_supply, place_building, place_warriors
from engine.root.rules.rule import can_place
from engine.root.rules.score import score
from engine.root.rules.setup import free_corners, settle, starting_corners
from engine.root.rules.turn import go_to_stage
from engine.root.sight.view import EyrieView
from engine.root.state import Fight, RootState

__all__ = ["Eyrie", "EyrieBoard"]

POINTS = (0, 0, 1, 2, 3, 4, 4, 5)
"""Points in Evening for no roost to seven roosts on the map."""
CARDS_DRAWN = (1, 1, 1, 2, 2, 2, 3, 3)
STARTING_WARRIORS = 6
NEW_ROOST_WARRIORS = 3
USUAL_LEADER = BUILDER
"""Who begins at a table that skips the choices of setup: the easiest Decree to keep."""


# What happens to the Eyrie alone


class DecreeGrew(Event, frozen=True, gc=False):
    """A card from the hand was added to the Decree (7.4.2)."""

    seat: Seat
    card: CardId
    column: Column


class DecreeFollowed(Event, frozen=True, gc=False):
    """A card of the Decree is being resolved (7.5.2)."""

    seat: Seat
    card: CardId
    column: Column


class FellIntoTurmoil(Event, frozen=True, gc=False):
    """A card of the Decree could not be resolved fully (7.7)."""

    weight = DECISIVE
    seat: Seat
    card: CardId
    column: Column


class DecreePurged(Event, frozen=True, gc=False):
    """All cards of the Decree but the viziers were discarded (7.7.2)."""

    seat: Seat
    cards: tuple[CardId, ...]


class NewClutch(Event, frozen=True, gc=False):
    """No leader was face up, so all four are again (7.7.3.I)."""

    seat: Seat


class LeaderChosen(Event, frozen=True, gc=False):
    """A leader took over, and the viziers were tucked where it says (7.3.3, 7.7.3)."""

    weight = LASTING
    seat: Seat
    leader: Leader


class ChooseLeader(Option, frozen=True, gc=False, tag="eyrie.leader"):
    """A leader, where a question asks for one."""

    leader: Leader


# Birdsong (7.4)


async def emergency_orders(t: RootTable, seat: Seat) -> None:
    """Draw a card with an empty hand (7.4.1)."""
    draw(t, seat, 1)


@performs(AddToDecree)
async def add_to_decree(t: RootTable, seat: Seat, action: AddToDecree) -> None:
    """Reveal a card from the hand and tuck it (7.4.2)."""
    board = board_of(t.state, seat)
    t.state.hands[seat].remove(action.card)
    board.decree[COLUMNS.index(action.column)].append(action.card)
    board.added.append(action.card)
    t.tell(DecreeGrew(seat, action.card, action.column))


def no_roost(state: RootState, seat: Seat) -> bool:
    """Return whether the Eyrie have no roost on the map."""
    return not state.count(seat, "roost")


async def new_roost(t: RootTable, seat: Seat) -> None:
    """Place a roost and three warriors where the fewest warriors are (7.4.3)."""
    state = t.state
    places = [
        clearing
        for clearing in range(1, len(state.warriors))
        if state.open_slots(clearing) > 0 and can_place(state, seat, clearing)
    ]
    if not places:
        return
    fewest = min(sum(state.warriors[clearing]) for clearing in places)
    options = [InClearing(Clearing(c)) for c in places if sum(state.warriors[c]) == fewest]
    chosen = await t.choose(seat, "eyrie.new_roost", options)
    place_building(t, seat, chosen.clearing, "roost")
    place_warriors(t, seat, chosen.clearing, NEW_ROOST_WARRIORS)


# Daylight (7.5)


def follow(t: RootTable, seat: Seat, card: CardId, column: int) -> None:
    """Note that a card of the Decree is taken up."""
    board_of(t.state, seat).resolved[column].append(card)
    t.tell(DecreeFollowed(seat, card, COLUMNS[column]))


@performs(DecreeRecruit)
async def recruit(t: RootTable, seat: Seat, action: DecreeRecruit) -> None:
    """Place a warrior at a roost; if there are too few, place those, then fall (1.5.4, 7.8.2)."""
    follow(t, seat, action.card, 0)
    wanted = warriors_to_recruit(board_of(t.state, seat))
    if place_warriors(t, seat, action.clearing, wanted) < wanted:
        fall(t, seat, action.card, 0)


@performs(DecreeMove)
async def move(t: RootTable, seat: Seat, action: DecreeMove) -> None:
    """Move from a matching clearing (7.5.2.II)."""
    follow(t, seat, action.card, 1)
    await move_warriors(t, seat, action.origin, action.to, action.warriors)


@performs(DecreeBattle)
async def do_battle(t: RootTable, seat: Seat, action: DecreeBattle) -> None:
    """Initiate a battle in a matching clearing (7.5.2.III)."""
    follow(t, seat, action.card, 2)
    await battle(t, seat, action.defender, action.clearing)


@performs(DecreeBuild)
async def build(t: RootTable, seat: Seat, action: DecreeBuild) -> None:
    """Place a roost (7.5.2.IV)."""
    follow(t, seat, action.card, 3)
    place_building(t, seat, action.clearing, "roost")


# Turmoil (7.7)


@performs(FallIntoTurmoil)
async def take_up_in_vain(t: RootTable, seat: Seat, action: FallIntoTurmoil) -> None:
    """Take up a card that cannot be resolved."""
    column = next_column(board_of(t.state, seat))
    assert column is not None, "turmoil comes of a card yet to be resolved"
    fall(t, seat, action.card, column)


def fall(t: RootTable, seat: Seat, card: CardId, column: int) -> None:
    """Fall into turmoil before anything else happens."""
    t.tell(FellIntoTurmoil(seat, card, COLUMNS[column]))
    t.then(turmoil, seat)


@step("eyrie.turmoil")
async def turmoil(t: RootTable, seat: Seat) -> None:
    """Lose points, the Decree and the leader, and end Daylight (7.7)."""
    board = board_of(t.state, seat)

    # 7.7.1 Humiliate: lose a point per bird, viziers included.
    score(t, seat, -humiliation(board))

    # 7.7.2 Purge the Decree of all cards but the viziers.
    purged = tuple(purgeable(board))
    board.decree, board.resolved = empty_columns(), empty_columns()
    if purged:
        t.tell(DecreePurged(seat, purged))
        put_down(t, purged)

    # 7.7.3 Depose the leader and choose another; 7.7.4 rest.
    board.leader = ""
    t.then(rest, seat)
    t.then(depose, seat)


@step("eyrie.depose")
async def depose(t: RootTable, seat: Seat) -> None:
    """Choose a new leader from those face up, from all if there are none (7.7.3)."""
    board = board_of(t.state, seat)
    if not board.leaders:
        board.leaders = list(LEADERS)
        t.tell(NewClutch(seat))
    options = [ChooseLeader(Leader(leader)) for leader in board.leaders]
    enthrone(t, seat, (await t.choose(seat, "eyrie.leader", options)).leader)


@step("eyrie.rest")
async def rest(t: RootTable, seat: Seat) -> None:
    """End Daylight and begin Evening, which is played as always (7.7.4)."""
    go_to_stage(t, seat, EVENING)


def humiliation(board: EyrieBoard) -> int:
    """Count the birds of the Decree, viziers included (7.7.1)."""
    return sum(SUIT_OF[card] == BIRD for column in board.decree for card in column)


def purgeable(board: EyrieBoard) -> list[CardId]:
    """List the cards of the Decree that are no viziers."""
    return [CardId(c) for column in board.decree for c in column if c not in VIZIERS]


def enthrone(t: RootTable, seat: Seat, leader: Leader) -> None:
    """Put a leader in the Leader Card slot and tuck the viziers where it says (7.3.3, 7.3.4)."""
    board = board_of(t.state, seat)
    board.leaders.remove(leader)
    board.leader = leader
    for vizier, column in zip(VIZIERS, LEADERS[leader], strict=True):
        board.decree[column].append(vizier)
    t.tell(LeaderChosen(seat, leader))


# Evening (7.6)


async def score_roosts(t: RootTable, seat: Seat) -> None:
    """Score the rightmost empty space of the Roosts track (7.6.1); its start is then past."""
    t.state.acted = True
    score(t, seat, POINTS[t.state.count(seat, "roost")])


async def draw_cards(t: RootTable, seat: Seat) -> None:
    """Draw a card and one per uncovered bonus, then discard down to five (7.6.2)."""
    board = board_of(t.state, seat)
    board.added, board.resolved = [], empty_columns()
    await draw_in_evening(t, seat, CARDS_DRAWN[t.state.count(seat, "roost")])
    await discard_to_limit(t, seat)


STAGES = (
    Stage(
        "decree", "birdsong", decree_options, could_add,
        begin=emergency_orders, begins=lambda state, seat: not state.hands[seat],
        may_leave=has_added,
    ),
    Stage("roost", "birdsong", begin=new_roost, begins=no_roost),
    Stage("craft", "daylight", craftable, could_craft),
    Stage("resolve", "daylight", resolve_options, must_resolve, may_leave=all_resolved),
    Stage("evening", "evening"),
    Stage("score", "evening", begin=score_roosts, begins=always),
    Stage("draw", "evening", begin=draw_cards, begins=always),
)  # fmt: skip
EVENING = next(index for index, stage in enumerate(STAGES) if stage.key == "evening")


@faction("eyrie")
class Eyrie(Faction):
    """The Eyrie Dynasties (Law 7)."""

    letter = "B"
    reach = 7
    warriors = 20
    buildings = {"roost": ROOSTS}  # noqa: RUF012 - a constant of the box
    worth = {"roost": 6}  # noqa: RUF012
    corner = True
    extra_hits_words = ("odds-commander", "7.8.3")
    actions = (
        AddToDecree, DecreeRecruit, DecreeMove, DecreeBattle, DecreeBuild, FallIntoTurmoil,
    )  # fmt: skip
    stages = STAGES
    sections = {  # noqa: RUF012 - a constant of the rulebook
        "corner": "7.3.2", "leader": "7.8", "decree": "7.4.2", "roost": "7.4.3",
        "new_roost": "7.4.3", "craft": "7.5.1", "resolve": "7.5.2", "evening": "1.4.1",
        "score": "7.6.1", "draw": "7.6.2",
    }  # fmt: skip

    def board(self, setup_key: str, seats: int) -> EyrieBoard:
        """Return the board with all leaders face up and an empty Decree."""
        return EyrieBoard(leaders=list(LEADERS), decree=empty_columns(), resolved=empty_columns())

    async def set_up(self, t: RootTable, seat: Seat) -> None:
        """Place a roost and six warriors in a corner, and choose a leader (7.3)."""
        state = t.state

        # 7.3.2 A corner where nobody started, opposite somebody's start if possible.
        corners = [InClearing(c) for c in free_corners(state, starting_corners(state))]
        corner = (await settle(t, seat, "eyrie.corner", corners, corners[0])).clearing
        board_of(state, seat).start = corner
        place_building(t, seat, corner, "roost")
        place_warriors(t, seat, corner, STARTING_WARRIORS)

        # 7.3.3 A leader, 7.3.4 whose columns take the viziers.
        leaders = [ChooseLeader(leader) for leader in LEADERS]
        usual = ChooseLeader(USUAL_LEADER)
        enthrone(t, seat, (await settle(t, seat, "eyrie.leader", leaders, usual)).leader)

    def board_view(self, state: RootState, seat: Seat, viewer: Seat | None) -> EyrieView:
        """Return the board, which hides nothing."""
        board = board_of(state, seat)
        return EyrieView(
            roosts=in_supply(state, seat, "roost"),
            leader=board.leader or None,
            leaders=tuple(board.leaders),
            decree=tuple(tuple(map(CardId, column)) for column in board.decree),
            resolved=tuple(tuple(map(CardId, column)) for column in board.resolved),
        )

    def held_cards(self, state: RootState, seat: Seat) -> Iterable[int]:
        """Return the cards of the Decree but the viziers, which are not of the shared deck."""
        return purgeable(board_of(state, seat))

    def crafting_clearings(self, state: RootState, seat: Seat) -> Sequence[int]:
        """Craft with roosts (7.2.1)."""
        return state.clearings_with(seat, "roost")

    def crafting_law(self) -> str:
        """Craft before the Decree is resolved."""
        return "7.2.1"

    def item_points(self, state: RootState, seat: Seat, printed: int) -> int:
        """Score one point for an item, whatever is printed, but not under the Builder (7.2.3)."""
        return printed if board_of(state, seat).leader == BUILDER else 1

    def rules_ties(self, state: RootState, seat: Seat, clearing: int) -> bool:
        """Rule where tied for most with a piece of their own there (7.2.2)."""
        return state.strength[clearing][seat] > 0

    def sure_extra_hits(self, state: RootState, seat: Seat, fight: Fight) -> int:
        """Deal an extra hit as attacker under the Commander (7.8.3)."""
        return int(fight.attacker == seat and board_of(state, seat).leader == COMMANDER)

    def after_roll(self, t: RootTable, seat: Seat, fight: Fight) -> None:
        """Use the Commander."""
        if extra := self.sure_extra_hits(t.state, seat, fight):
            t.tell(EffectUsed(seat, COMMANDER))
            fight.extra[seat] += extra

    def glory(self, t: RootTable, seat: Seat, losses: Sequence[Loss], cause: str) -> int:
        """Score one more under the Despot for enemy buildings or tokens in battle (7.8.4)."""
        state = t.state
        if cause != "battle" or board_of(state, seat).leader != DESPOT:
            return 0
        return int(
            any(
                loss.pieces and loss.by == seat and state.is_enemy(seat, loss.owner)
                for loss in losses
            )
        )

    def refusal(self, state: RootState, seat: Seat, action: Option) -> Refused | None:
        """Explain why a card could not be added or resolved."""
        return why_not(state, seat, action)

    def facts(self, state: RootState, seat: Seat, action: Option) -> Mapping[str, Scalar]:
        """Return what an action of the Decree brings, and what turmoil costs."""
        board = board_of(state, seat)
        match action:
            case AddToDecree(_, column):
                return {"cards": len(board.decree[COLUMNS.index(column)]) + 1}
            case DecreeRecruit():
                wanted = warriors_to_recruit(board)
                count = min(wanted, state.supply[seat])
                return {"count": count, "turmoil": "yes" if count < wanted else "no"}
            case DecreeBuild():
                roosts = min(ROOSTS, state.count(seat, "roost") + 1)
                return {"roosts": roosts, "points": POINTS[roosts]}
            case FallIntoTurmoil():
                lost = humiliation(board) if state.may_score(seat) else 0
                return {"points": min(lost, state.points[seat]), "cards": len(purgeable(board))}
            case ChooseLeader(leader):
                return {"leader": leader}
            case _:
                return {}

    def sense(self, state: RootState, seat: Seat) -> float:
        """Value roosts, reach, and a Decree that can be kept."""
        return prospects(state, seat)
