"""The Vagabond among the factions: setup, stages, and his abilities (Law 9.2, 9.3)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from engine.core.choices.actions import Option
from engine.core.choices.plans import PlanKind
from engine.core.errors import Refused
from engine.core.seats import Scalar, Seat
from engine.root.factions.vagabond import coercing, items, moving, quests, relationships
from engine.root.factions.vagabond.actions import (
    Aid,
    Explore,
    FormCoalition,
    Repair,
    Strike,
    VagabondBattle,
    could_act,
    day_options,
    facts_of,
)
from engine.root.factions.vagabond.board import VagabondBoard, board_of, new_board
from engine.root.factions.vagabond.characters import (
    CHARACTERS,
    DEALT,
    PROTECTOR,
    SWIFT_STRIKE,
    protections,
    set_up,
    swift_strikes,
)
from engine.root.factions.vagabond.evaluation import outlook, prospects
from engine.root.factions.vagabond.refusals import why_not
from engine.root.factions.vagabond.special_actions import SPECIAL_ACTIONS
from engine.root.factions.vagabond.turn import begin_birdsong, begin_rest
from engine.root.hooks.battle import BattleEffect
from engine.root.hooks.faction import Faction, faction
from engine.root.hooks.removal import Loss
from engine.root.hooks.stages import Stage, always
from engine.root.pieces import ITEMS, Clearing, Item, Place, QuestId
from engine.root.rules.battle.fighting import Battle
from engine.root.rules.battle.hits import is_safe
from engine.root.state import NOBODY, Fight, RootState, RootTable
from engine.root.view import ClearingView, SeatView, VagabondView

FULL_REMOVAL = 3


@faction("vagabond")
class Vagabond(Faction):
    """The Vagabond (Law 9); one or two may play (9.7)."""

    letter = "D"
    reach = 5
    characters, dealt_characters = tuple(CHARACTERS), DEALT
    hires = False
    plan_kinds = (items.DAMAGE, PROTECTOR, SWIFT_STRIKE)
    actions = (
        moving.Slip, moving.VagabondMove, VagabondBattle, Explore, Aid,
        quests.CompleteQuest, quests.Improvise, Strike, Repair,
        *SPECIAL_ACTIONS, FormCoalition, quests.Con, coercing.Coerce,
    )  # fmt: skip
    aims = (Explore, Aid)
    taught_apart = ("rule", "crafting", "dominance")
    foreseen, trusts, errs = -15.0, 0.0, 0.25
    stages = (
        Stage("birdsong", "birdsong", begin=begin_birdsong, begins=always),
        Stage("slip", "birdsong", moving.slip_options, moving.may_slip),
        Stage("daylight", "daylight", day_options, could_act),
        Stage("evening", "evening"),
        Stage("rest", "evening", begin=begin_rest, begins=always),
        Stage("limit", "evening", begin=items.check_capacity, begins=always),
    )
    sections = {
        "character": "9.3.1", "forest": "9.3.2", "refresh": "9.4.1", "birdsong": "4.1.3",
        "slip": "9.4.2", "daylight": "9.5", "escort": "9.2.9.II.b", "ally": "9.2.9.II.c",
        "fallen": "9.2.9.II.d", "exhaust": "9.5.4", "take": "9.5.4", "ruin": "9.7.3",
        "repair": "9.5.7", "stand_in": "26.7.2", "damage": "9.2.7", "evening": "1.4.1",
        "rest": "9.6.2", "capacity": "9.6.4", "limit": "9.6.4", "payment": "11.2.6.III",
        "protector": "26.5.2", "swift_strike": "26.9.2", "con": "26.10.2",
        "coerce": "26.12.2", "coerce_instead": "26.12.2", "spared": "26.12.2",
    }  # fmt: skip

    # Setup and view

    def board(self, setup_key: str, seats: int) -> VagabondBoard:
        """Return an empty board; the key may name the character."""
        return new_board(setup_key.partition(":")[2], seats)

    async def set_up(self, t: RootTable, seat: Seat) -> None:
        await set_up(t, seat)

    def board_view(self, state: RootState, seat: Seat, viewer: Seat | None) -> VagabondView:
        """Return the board; only he is shown the items he saw under ruins."""
        board = board_of(state, seat)
        return VagabondView(
            character=board.character,
            place=Place(board.place),
            items=tuple(items.items_view(board, item) for item in ITEMS),
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

    def forget_ruin(self, state: RootState, seat: Seat, clearing: int) -> None:
        """Forget the items he saw under a ruin that is gone."""
        board = board_of(state, seat)
        if clearing in board.seen:
            board.seen.remove(clearing)

    # The menu

    def refusal(self, state: RootState, seat: Seat, action: Option) -> Refused | None:
        return why_not(state, seat, action)

    def facts(self, state: RootState, seat: Seat, action: Option) -> Mapping[str, Scalar]:
        return facts_of(state, seat, action)

    def spelled_out(self, state: RootState, seat: Seat, option: Option) -> Option:
        here = Clearing(board_of(state, seat).place)
        return Battle(here, option.defender) if isinstance(option, VagabondBattle) else option

    def threatens(self, clearing: ClearingView, own: SeatView, rival: SeatView) -> bool:
        return clearing.holds(own.seat) and rival.seat in clearing.pawns

    def evaluate(self, state: RootState, seat: Seat) -> float:
        return prospects(state, seat)

    def outlook(self, state: RootState, seat: Seat) -> float:
        return outlook(state, seat)

    # Crafting

    def crafting_clearings(self, state: RootState, seat: Seat) -> Sequence[int]:
        """List the pawn's clearing, once per hammer (9.2.1)."""
        board = board_of(state, seat)
        return [board.place] * items.ready(board, "hammer") if board.place > 0 else []

    def crafting_law(self) -> str:
        """Return the section that makes a Vagabond craft in Daylight with hammers."""
        return "9.5.8"

    def can_pay_craft(self, state: RootState, seat: Seat, cost: Sequence[str]) -> bool:
        return coercing.can_pay_hammers(state, seat, cost)

    async def pay_craft(self, t: RootTable, seat: Seat, cost: Sequence[str]) -> bool:
        """Exhaust a hammer per icon."""
        await coercing.use_up(t, seat, ["hammer"] * len(cost))
        return True

    async def take_item(self, t: RootTable, seat: Seat, item: str) -> bool:
        """Put a gained item into the Satchel or on its track, face up (9.2.5)."""
        items.gain(board_of(t.state, seat), item)
        return True

    def may_activate_dominance(self, state: RootState, seat: Seat) -> bool:
        """Return False: he forms coalitions instead (9.2.8)."""
        return False

    def purse(self, state: RootState, seat: Seat) -> int:
        """Return the items he could pay with, and a card for the Jailor (11.2.6.III, 26.12.2)."""
        coerces = bool(coercing.cards_to_coerce(state, seat))
        return items.count_ready(board_of(state, seat)) + coerces

    def purse_in_public(self, state: RootState, seat: Seat) -> int:
        return items.count_ready(board_of(state, seat)) + coercing.may_coerce(state, seat)

    async def pay(self, t: RootTable, seat: Seat, price: int) -> bool:
        """Exhaust any items instead of paying with warriors."""
        await coercing.pay_with_items(t, seat, price)
        return False

    # Moving

    def pawn_place(self, state: RootState, seat: Seat) -> int:
        return board_of(state, seat).place

    def moves(self, state: RootState, seat: Seat) -> Sequence[Option]:
        """List the granted moves of the pawn."""
        return moving.granted(state, seat)

    async def take_move(self, t: RootTable, seat: Seat, move: Any) -> bool:
        """Take one of those moves."""
        await moving.take_granted(t, seat, move.to)
        return True

    # Plans

    def plans_needed(self, state: RootState, seat: Seat) -> Sequence[PlanKind]:
        """Return the plans for damage and, as the Ronin, for Swift Strike."""
        ronin = board_of(state, seat).character == "ronin"
        return (items.DAMAGE, SWIFT_STRIKE) if ronin else (items.DAMAGE,)

    def plans_lent(self, state: RootState, seat: Seat) -> Sequence[PlanKind]:
        """Return the other seats' plan for enlisting him as the Arbiter."""
        return (PROTECTOR,) if board_of(state, seat).character == "arbiter" else ()

    # Battle

    def fights_in(self, state: RootState, seat: Seat, clearing: int) -> bool:
        """Return whether the pawn is in a clearing."""
        return board_of(state, seat).place == clearing

    def most_rolled_hits(self, state: RootState, seat: Seat, fight: Fight) -> int:
        """Return the undamaged swords, and Allied warriors fighting alongside (9.2.6, 9.2.9)."""
        swords = items.count_undamaged(board_of(state, seat), "sword")
        if seat == fight.attacker and fight.ally >= 0:
            return swords + state.warriors[fight.clearing][fight.ally]
        return swords

    def is_defenseless(self, state: RootState, seat: Seat, fight: Fight) -> bool:
        """Return whether he is without an undamaged sword (9.2.4)."""
        return not items.count_undamaged(board_of(state, seat), "sword")

    async def at_battle_start(self, t: RootTable, seat: Seat, fight: Fight) -> None:
        """Call on an ally (9.2.9.II.c)."""
        await relationships.choose_ally(t, seat, fight)

    def before_roll(self, state: RootState, seat: Seat, fight: Fight) -> Sequence[BattleEffect]:
        """Offer the defender to enlist him as the Arbiter (26.5.2)."""
        return protections(state, seat, fight)

    def battle_effects(self, state: RootState, seat: Seat, fight: Fight) -> Sequence[BattleEffect]:
        """Strike swiftly as the Ronin (26.9.2)."""
        return swift_strikes(state, seat)

    def can_lose(self, state: RootState, seat: Seat, fight: Fight) -> int:
        """Count undamaged items, and Allied warriors fighting alongside (9.2.7, 9.2.9.II.d)."""
        ally = fight.ally if seat == fight.attacker else NOBODY
        whole = sum(items.held_at(board_of(state, seat), items.UNDAMAGED_PLACES).values())
        if ally == NOBODY or is_safe(state, fight, seat, ally):
            return whole
        return whole + state.warriors[fight.clearing][ally]

    async def take_hits(self, t: RootTable, seat: Seat, fight: Fight, hits: int) -> list[Loss]:
        """Damage items or remove Allied warriors (9.2.7, 9.2.9.II.d)."""
        return await relationships.share_hits(t, seat, fight, hits)

    async def after_battle(self, t: RootTable, seat: Seat, fight: Fight) -> None:
        """Turn an ally Hostile if it took more hits than he did (9.2.9.II.d)."""
        relationships.betray(t, seat, fight)

    # Removal

    def glory(self, t: RootTable, seat: Seat, losses: Sequence[Loss], cause: str) -> int:
        """Turn factions Hostile and score infamy (9.2.9.III)."""
        return relationships.infamy(t, seat, losses, cause)

    async def when_all_removed(self, t: RootTable, seat: Seat, clearing: int, by: Seat) -> None:
        """Damage three items where an effect removes all enemy pieces (9.2.2.I)."""
        if board_of(t.state, seat).place == clearing:
            await items.damage(t, seat, FULL_REMOVAL, by)
