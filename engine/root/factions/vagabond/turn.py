"""The Vagabond (Law 9): a pawn that wanders, its turn, and what it changes in common rules."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import chain
from typing import Any

from engine.core.choices.actions import Option
from engine.core.choices.plans import PlanKind
from engine.core.errors import Refused
from engine.core.seats import Scalar, Seat
from engine.root.data.cards import CARDS
from engine.root.data.maps import Map
from engine.root.factions.base import BattleEffect, Faction, Loss, RootTable, Stage, always, faction
from engine.root.factions.vagabond import actions as deeds
from engine.root.factions.vagabond import items, moving, quests, relationships
from engine.root.factions.vagabond.board import SIDES, VagabondBoard, board_of, new_board
from engine.root.factions.vagabond.characters import (
    CHARACTERS,
    PROTECTOR,
    SPECIAL_ACTIONS,
    SWIFT_STRIKE,
    Play,
    protect,
    special_options,
    swift_strikes,
    why_no_special,
)
from engine.root.factions.vagabond.evaluation import prospects
from engine.root.factions.vagabond.events import CharacterChosen, PawnPlaced
from engine.root.pieces import ITEMS, Clearing, Item, Place, QuestId
from engine.root.rules.crafting import ANY, Craft, could_craft, craftable
from engine.root.rules.hands import discard_to_limit, draw_in_evening
from engine.root.rules.rule import can_craft_in
from engine.root.rules.setup import settle
from engine.root.sight.view import ItemsView, VagabondView
from engine.root.state import Fight, RootState

__all__ = ["Vagabond", "VagabondBoard"]

RUIN_ITEMS = (Item("bag"), Item("boot"), Item("hammer"), Item("sword"))
"""The items marked "R" of one set (9.3.4)."""
FULL_REMOVAL = 3
CARDS_DRAWN = 1


class AtPlace(Option, frozen=True, gc=False, tag="place"):
    """A clearing or forest, where a question asks for one."""

    place: Place


# The turn (9.4 to 9.6)

OPEN_OFFERS = (
    moving.move_options,
    deeds.battle_options,
    deeds.explore_options,
    deeds.strike_options,
    quests.quest_options,
    deeds.repair_options,
    special_options,
)
"""The actions of Daylight that follow from what everybody sees."""


def day_options(state: RootState, seat: Seat) -> list[Option]:
    """List the actions of Daylight, in any order and number (9.5)."""
    return [
        *chain.from_iterable(offer(state, seat) for offer in OPEN_OFFERS),
        *deeds.aid_options(state, seat),
        *craftable(state, seat),
        *relationships.coalition_options(state, seat),
    ]


def could_act(state: RootState, seat: Seat) -> bool:
    """Say, on public facts, whether he could do anything in Daylight."""
    return (
        deeds.may_aid(state, seat)
        or could_craft(state, seat)
        or any(offer(state, seat) for offer in OPEN_OFFERS)
        or bool(state.hands[seat] and relationships.coalition_partners(state, seat))
    )


async def begin_birdsong(t: RootTable, seat: Seat) -> None:
    """Let last turn's Aids lapse, and refresh (9.2.9.I.a, 9.4.1)."""
    board = board_of(t.state, seat)
    board.aids = [0] * len(board.aids)
    await items.refresh(t, seat)


async def begin_rest(t: RootTable, seat: Seat) -> None:
    """Rest, draw, discard, and check the item limit (9.6)."""
    board = board_of(t.state, seat)
    items.rest(t, seat)
    await draw_in_evening(t, seat, CARDS_DRAWN + items.on_track(board, "coins"))
    await discard_to_limit(t, seat)
    await items.check_capacity(t, seat)


@faction("vagabond")
class Vagabond(Faction):
    """The Vagabond (Law 9); one or two may play (9.7)."""

    letter = "D"
    reach = 5
    characters = tuple(CHARACTERS)
    plan_kinds = (items.DAMAGE, PROTECTOR, SWIFT_STRIKE)
    actions = (
        moving.Slip, moving.VagabondMove, deeds.VagabondBattle, deeds.Explore, deeds.Aid,
        quests.CompleteQuest, quests.Improvise, deeds.Strike, deeds.Repair,
        *SPECIAL_ACTIONS, relationships.FormCoalition,
    )  # fmt: skip
    stages = (
        Stage("birdsong", "birdsong", begin=begin_birdsong, begins=always),
        Stage("slip", "birdsong", moving.slip_options, moving.may_slip),
        Stage("daylight", "daylight", day_options, could_act),
        Stage("evening", "evening"),
        Stage("rest", "evening", begin=begin_rest, begins=always),
    )
    sections = {  # noqa: RUF012 - a constant of the rulebook
        "character": "9.3.1", "forest": "9.3.2", "refresh": "9.4.1", "birdsong": "4.1.3",
        "slip": "9.4.2", "daylight": "9.5", "escort": "9.2.9.II.b", "ally": "9.2.9.II.c",
        "fallen": "9.2.9.II.d", "exhaust": "9.5.4", "take": "9.5.4", "ruin": "9.7.3",
        "repair": "9.5.7", "stand_in": "26.7.2", "damage": "9.2.7", "evening": "1.4.1",
        "rest": "9.6.2", "capacity": "9.6.4", "protector": "26.5.2", "swift_strike": "26.9.2",
    }  # fmt: skip

    # Setup and view

    def board(self, setup_key: str, seats: int) -> VagabondBoard:
        """Return an empty board; the key may name the character."""
        return new_board(setup_key.partition(":")[2], seats)

    async def set_up(self, t: RootTable, seat: Seat) -> None:
        """Choose a character and a forest, lay out quests and ruins, take the items (9.3)."""
        state = t.state
        board = board_of(state, seat)
        vagabonds = [other for other in state.seats if state.factions[other] == self.key]

        # 9.3.1 A character that nobody else is.
        if not board.character:
            taken = [board_of(state, other).character for other in vagabonds]
            free = [Play(key) for key in self.characters if key not in taken]
            board.character = (await settle(t, seat, "vagabond.character", free, free[0])).character
        t.tell(CharacterChosen(seat, board.character))

        # 9.3.2 The pawn, in any forest.
        woodland = state.woodland
        forests = [AtPlace(Place(-forest)) for forest in range(1, len(woodland.forest_borders))]
        usual = max(forests, key=lambda each: ruins_beside(woodland, each.place))
        board.place = (await settle(t, seat, "vagabond.forest", forests, usual)).place
        t.tell(PawnPlaced(seat, Place(board.place)))

        # 9.3.3, 9.3.4 Quests and ruins; the first of two Vagabonds lays them out (9.7).
        if not state.quests:
            quests.deal_quests(t)
            fill_ruins(t, len(vagabonds))

        # 9.3.5, 9.3.6 Starting items; a marker for everybody but Vagabonds.
        for item in CHARACTERS[board.character].items:
            items.gain(board, item)
        for other in vagabonds:
            board.relations[other] = relationships.NO_MARKER

    def board_view(self, state: RootState, seat: Seat, viewer: Seat | None) -> VagabondView:
        """Return the board; what he saw under ruins is shown to him alone."""
        board = board_of(state, seat)
        return VagabondView(
            character=board.character,
            place=Place(board.place),
            items=tuple(items_view(board, item) for item in ITEMS),
            relationships=tuple(
                (Seat(other), relationships.step_name(step))
                for other, step in enumerate(board.relations)
                if step != relationships.NO_MARKER
            ),
            completed=tuple(QuestId(quest) for quest in board.completed),
            item_limit=items.item_limit(board),
            known_ruins=tuple(
                (Clearing(clearing), tuple(map(Item, sorted(state.ruins[clearing]))))
                for clearing in sorted(board.seen)
                if viewer == seat
            ),
        )

    def known_ruins(self, state: RootState, seat: Seat) -> Sequence[int]:
        """Return the ruins he has looked under."""
        return board_of(state, seat).seen

    # The menu

    def refusal(self, state: RootState, seat: Seat, action: Option) -> Refused | None:
        """Explain why one of his actions was not offered."""
        return why_not(state, seat, action)

    def facts(self, state: RootState, seat: Seat, action: Option) -> Mapping[str, Scalar]:
        """Return prices and gains."""
        return facts_of(state, seat, action)

    def evaluate(self, state: RootState, seat: Seat) -> float:
        """Value items, relationships, quests, and what can be done where he is."""
        return prospects(state, seat)

    # Crafting

    def crafting_clearings(self, state: RootState, seat: Seat) -> Sequence[int]:
        """Craft with the pawn, once per hammer (9.2.1)."""
        board = board_of(state, seat)
        return [board.place] * items.ready(board, "hammer") if board.place > 0 else []

    def crafting_law(self) -> str:
        """Craft in Daylight with hammers."""
        return "9.5.8"

    def can_pay_craft(self, state: RootState, seat: Seat, cost: Sequence[str]) -> bool:
        """Return whether there is a hammer per icon, all of them the clearing's suit (9.5.8)."""
        board = board_of(state, seat)
        if board.place <= 0 or items.ready(board, "hammer") < len(cost):
            return False
        if not can_craft_in(state, seat, board.place):
            return False
        suit = state.suits[board.place]
        return all(icon in (suit, ANY) for icon in cost)

    async def pay_craft(self, t: RootTable, seat: Seat, cost: Sequence[str]) -> bool:
        """Exhaust a hammer per icon."""
        items.exhaust(board_of(t.state, seat), ["hammer"] * len(cost))
        return True

    def take_item(self, state: RootState, seat: Seat, item: str) -> bool:
        """Put a gained item into the Satchel or on its track, face up (9.2.5)."""
        items.gain(board_of(state, seat), item)
        return True

    def may_activate_dominance(self, state: RootState, seat: Seat) -> bool:
        """Refuse the normal way to win by dominance: he forms coalitions (9.2.8)."""
        return False

    # Moving

    def pawn_place(self, state: RootState, seat: Seat) -> int:
        """Return where the pawn is."""
        return board_of(state, seat).place

    def moves(self, state: RootState, seat: Seat) -> Sequence[Option]:
        """List the moves of the pawn; a granted one needs a boot only among Hostile warriors."""
        return moving.move_options(state, seat, base=0)

    async def take_move(self, t: RootTable, seat: Seat, move: Any) -> bool:
        """Take one of those moves."""
        await moving.take_boots(t, seat, move.to, 0)
        return True

    # Plans

    def plans_needed(self, state: RootState, seat: Seat) -> Sequence[PlanKind]:
        """Decide about damage, and as the Ronin about striking swiftly."""
        ronin = board_of(state, seat).character == "ronin"
        return (items.DAMAGE, SWIFT_STRIKE) if ronin else (items.DAMAGE,)

    def plans_lent(self, state: RootState, seat: Seat) -> Sequence[PlanKind]:
        """Let the others decide whether to enlist him as the Arbiter."""
        return (PROTECTOR,) if board_of(state, seat).character == "arbiter" else ()

    # Battle

    def fights_in(self, state: RootState, seat: Seat, clearing: int) -> bool:
        """Fight where the pawn is."""
        return board_of(state, seat).place == clearing

    def most_rolled_hits(self, state: RootState, seat: Seat, fight: Fight) -> int:
        """Return the undamaged swords, and the Allied warriors that fight along (9.2.6, 9.2.9)."""
        swords = items.undamaged(board_of(state, seat), "sword")
        if seat == fight.attacker and fight.ally >= 0:
            return swords + state.warriors[fight.clearing][fight.ally]
        return swords

    def defenseless(self, state: RootState, seat: Seat, fight: Fight) -> bool:
        """Be defenseless without an undamaged sword (9.2.4)."""
        return not items.undamaged(board_of(state, seat), "sword")

    async def at_battle_start(self, t: RootTable, seat: Seat, fight: Fight) -> None:
        """Call on an ally (9.2.9.II.c)."""
        await relationships.choose_ally(t, seat, fight)

    async def before_roll(self, t: RootTable, seat: Seat, fight: Fight) -> None:
        """Be enlisted as the Arbiter (26.5.2)."""
        await protect(t, seat, fight)

    def battle_effects(self, state: RootState, seat: Seat, fight: Fight) -> Sequence[BattleEffect]:
        """Strike swiftly as the Ronin (26.9.2)."""
        return swift_strikes(state, seat)

    def can_lose(self, state: RootState, seat: Seat, fight: Fight) -> int:
        """Count undamaged items, and the Allied warriors that fight along (9.2.7, 9.2.9.II.d)."""
        whole = sum(items.held_at(board_of(state, seat), items.UNDAMAGED_PLACES).values())
        if seat == fight.attacker and fight.ally >= 0:
            return whole + state.warriors[fight.clearing][fight.ally]
        return whole

    async def take_hits(self, t: RootTable, seat: Seat, fight: Fight, hits: int) -> list[Loss]:
        """Damage items, or let Allied warriors fall (9.2.7, 9.2.9.II.d)."""
        return await relationships.share_hits(t, seat, fight, hits)

    async def after_battle(self, t: RootTable, seat: Seat, fight: Fight) -> None:
        """Lose an ally who suffered more than he did (9.2.9.II.d)."""
        relationships.betray(t, seat, fight)

    # Removal

    def glory(self, t: RootTable, seat: Seat, losses: Sequence[Loss], cause: str) -> int:
        """Turn factions Hostile and score infamy (9.2.9.III)."""
        return relationships.infamy(t, seat, losses, cause)

    async def when_all_removed(self, t: RootTable, seat: Seat, clearing: int, by: Seat) -> None:
        """Damage three items where an effect removes all enemy pieces (9.2.2.I)."""
        if board_of(t.state, seat).place == clearing:
            await items.damage(t, seat, FULL_REMOVAL, by)


def ruins_beside(woodland: Map, forest: Place) -> int:
    """Count the ruins that a forest borders."""
    return sum(clearing in woodland.ruins for clearing in woodland.forest_borders[-forest])


def fill_ruins(t: RootTable, sets: int) -> None:
    """Lay the "R" items under the ruins at random, one set per Vagabond (9.3.4, 9.7.1)."""
    state = t.state
    pool = [str(item) for item in RUIN_ITEMS for _ in range(sets)]
    t.shuffle(pool)
    for clearing in sorted(state.ruins):
        state.ruins[clearing] = [pool.pop() for _ in range(min(sets, len(pool)))]


def items_view(board: VagabondBoard, item: Item) -> ItemsView:
    """Return what everybody sees of the items of a kind."""
    first = items.FIRST[item]
    face_up, exhausted, damaged, both = board.items[first : first + SIDES]
    lying = items.on_track(board, item)
    return ItemsView(item, lying, face_up - lying, exhausted, damaged, both)


def facts_of(state: RootState, seat: Seat, action: Option) -> Mapping[str, Scalar]:
    """Return what a menu says beside an action."""
    board = board_of(state, seat)
    match action:
        case Play(key):
            return {"items": len(CHARACTERS[key].items)}
        case moving.VagabondMove(to):
            return {"boots": moving.boots_for(state, seat, to, 1)}
        case quests.CompleteQuest(quest, _) | quests.Improvise(quest, _):
            return {"points": quests.points_for(board, quest)}
        case deeds.Aid(_, to):
            return {
                "missing": relationships.aids_missing(board, to),
                "step": relationships.step_name(board.relations[to]),
                "items": len(state.crafted_items[to]),
            }
        case deeds.Strike(_, piece):
            return {"points": int(piece != deeds.WARRIOR)}
        case relationships.FormCoalition(_, partner):
            return {"points": state.points[partner]}
        case _:
            return {}


def why_not(state: RootState, seat: Seat, action: Option) -> Refused | None:
    """Explain why an action was not offered, with its section (9.5)."""
    if isinstance(action, (moving.VagabondMove, moving.Slip)):
        return moving.why_no_pawn_move(state, seat, action)
    if isinstance(action, (quests.CompleteQuest, quests.Improvise)):
        return quests.why_no_quest(state, seat, action)
    if type(action) in SPECIAL_ACTIONS:
        return why_no_special(state, seat, action)
    if isinstance(action, relationships.FormCoalition):
        return relationships.why_no_coalition(state, seat, action)
    if isinstance(action, Craft):
        return why_no_hammer(state, seat, action)
    return deeds.why_no_deed(state, seat, action)


def why_no_hammer(state: RootState, seat: Seat, action: Craft) -> Refused | None:
    """Say what his own way of crafting forbids; None where the common rule does."""
    board, printed = board_of(state, seat), CARDS[action.card]
    if not printed.cost or action.card not in state.hands[seat]:
        return None
    if board.place <= 0:
        return Refused("pawn-in-forest", law="9.5.8")
    suit = state.suits[board.place]
    if any(icon not in (suit, ANY) for icon in printed.cost):
        return Refused("craft-one-suit", law="9.5.8", card=printed.name, suit=suit)
    hammers = items.ready(board, "hammer")
    if hammers < len(printed.cost):
        return Refused("craft-hammers", law="9.5.8", need=len(printed.cost), hammers=hammers)
    return None
