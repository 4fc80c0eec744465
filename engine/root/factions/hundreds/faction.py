"""The Lord of the Hundreds among the factions: setup, stages, and abilities (Law 14.2, 14.3)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from engine.core.choices.actions import Option
from engine.core.errors import Refused
from engine.core.hooks.lobby import TableOption
from engine.core.seats import Scalar, Seat
from engine.root.data.cards import EXILES
from engine.root.factions.hundreds import hoard, mobs, moods, turn, warlord
from engine.root.factions.hundreds.actions import (
    Advance,
    Build,
    Charge,
    CommandBattle,
    CommandLead,
    CommandMove,
    Incite,
    Squander,
    advances_first,
    advances_last,
    advances_left,
    command_options,
    commands_left,
    could_advance_first,
    could_advance_last,
    could_command,
    could_incite,
    could_squander,
    incite_options,
    list_granted,
    oppressed_clearings,
    squander_options,
)
from engine.root.factions.hundreds.board import (
    MOB,
    MOBS,
    RATS,
    STARTING_RATS,
    STRONGHOLD,
    STRONGHOLDS,
    WARLORD,
    HundredsBoard,
    board_of,
    has_warlord,
    oppression,
)
from engine.root.factions.hundreds.evaluation import prospects
from engine.root.factions.hundreds.refusals import why_not
from engine.root.factions.hundreds.setup_card import set_up_by_card
from engine.root.hooks.battle import BattleEffect
from engine.root.hooks.faction import Faction, faction
from engine.root.hooks.removal import Loss
from engine.root.hooks.stages import Stage, always
from engine.root.pieces import Clearing, Item, PieceKind
from engine.root.rules.crafting import could_craft, craftable
from engine.root.rules.placing import can_place, in_supply, place_building, place_warriors
from engine.root.rules.setup import fill_ruins, start_in_corner
from engine.root.state import Fight, RootState, RootTable
from engine.root.view import HundredsView


@faction("hundreds")
class Hundreds(Faction):
    """The Lord of the Hundreds (14)."""

    letter = "J"
    reach = 9
    militant = True
    warriors = RATS
    leaders = 1
    buildings = {STRONGHOLD: STRONGHOLDS}
    aimed_in = ("birdsong", "daylight", "evening")
    threatening_token = MOB
    tokens = {MOB: MOBS}
    worth = {STRONGHOLD: 3, MOB: 2}
    corner = True
    extra_hits_effect = moods.WRATHFUL
    extra_hits_words = ("odds-wrathful", "14.7.8")
    plan_kinds = (warlord.PROTECT, warlord.CALL)
    options = (TableOption("entombed", ("waits", "fetched"), needs=EXILES),)
    actions = (
        Squander, CommandMove, CommandLead, CommandBattle, Build, Advance, Charge, Incite,
    )  # fmt: skip
    aims = (CommandMove, CommandLead, Advance, Incite)
    foreseen, trusts = 7.0, 0.0
    solitary = True
    stages = (
        Stage("raze", "birdsong", begin=mobs.raze_all, begins=turn.has_mobs, settles=True),
        Stage("recruit", "birdsong", begin=turn.recruit, begins=always),
        Stage("anoint", "birdsong", begin=warlord.anoint, begins=warlord.must_anoint),
        Stage("mood", "birdsong", begin=turn.change_mood, begins=always),
        Stage(
            "lavish", "birdsong", squander_options, could_squander,
            begin=turn.order_endings, begins=turn.has_two_endings, apart=True,
        ),
        Stage("craft", "daylight", craftable, could_craft),
        Stage(
            "vanguard", "daylight", advances_first, could_advance_first,
            apart=True, left=advances_left,
        ),
        Stage(
            "command", "daylight", command_options, could_command, apart=True, left=commands_left,
        ),
        Stage("advance", "daylight", advances_last, could_advance_last, left=advances_left),
        Stage("incite", "evening", incite_options, could_incite),
        Stage("oppress", "evening", begin=turn.oppress, begins=always, settles=True),
        Stage("draw", "evening", begin=turn.draw_cards, begins=always),
    )  # fmt: skip
    sections = {
        "corner": "14.3.2", "raze": "14.4.1", "razing": "14.4.1", "ruin": "14.4.1",
        "spread": "14.4.1", "recruit": "14.4.2", "recruits": "14.4.2", "anoint": "14.4.3",
        "warlord": "14.4.3", "mood": "14.4.4", "moods": "14.4.4", "ending": "14.7.4",
        "lavish": "14.7.4", "craft": "14.5.1", "crafted": "14.2.3", "overflow": "14.2.4",
        "vanguard": "14.7.2", "command": "14.5.2", "advance": "14.5.3", "strike": "14.5.3",
        "relentless": "14.7.5", "loot": "14.2.5", "take": "14.2.5", "shield": "14.2.2",
        "bitter": "14.7.1", "incite": "14.6.1", "jubilant": "14.7.3", "oppress": "14.6.2",
        "draw": "14.6.3",
    }  # fmt: skip

    def board(self, setup_key: str, seats: int) -> HundredsBoard:
        """Return a board with an empty Hoard and a Stubborn warlord (14.3.4)."""
        return HundredsBoard()

    async def set_up(self, t: RootTable, seat: Seat) -> None:
        """Place warlord, warriors and a stronghold, and fill the ruins (14.3)."""
        state = t.state

        # 14.3.2 In a corner clearing: the warlord, four warriors and a stronghold.
        corner = await start_in_corner(t, seat, "hundreds.corner")
        warlord.raise_warlord(t, seat, corner)
        place_warriors(t, seat, corner, STARTING_RATS)
        if state.open_slots(corner) > 0 and can_place(state, seat, corner):
            place_building(t, seat, corner, STRONGHOLD)

        # 14.3.3 The "R" items go under the ruins, unless a Vagabond has put them there (9.3.4).
        if not any(state.ruins.values()):
            fill_ruins(t, 1)

    async def set_up_by_card(self, t: RootTable, seat: Seat) -> None:
        """Begin on the map edge, two clearings from enemy homelands (19.8.3)."""
        await set_up_by_card(t, seat)

    def board_view(self, state: RootState, seat: Seat, viewer: Seat | None) -> HundredsView:
        board = board_of(state, seat)
        return HundredsView(
            mood=board.mood,
            hoard=tuple(Item(item) for item in board.hoard),
            warlord=Clearing(board.warlord),
            mobs=in_supply(state, seat, MOB),
            strongholds=in_supply(state, seat, STRONGHOLD),
        )

    def warriors_on_board(self, state: RootState, seat: Seat) -> int:
        """Count the warlord beside the map."""
        board = board_of(state, seat)
        return int(not board.warlord and not board.entombed)

    def standouts(self, state: RootState, seat: Seat) -> Sequence[tuple[Clearing, PieceKind]]:
        """Show the warlord in his clearing."""
        here = board_of(state, seat).warlord
        return [(Clearing(here), PieceKind(WARLORD))] if here else []

    def refusal(self, state: RootState, seat: Seat, action: Option) -> Refused | None:
        return why_not(state, seat, action)

    def menu_context(self, state: RootState, seat: Seat) -> dict[str, Scalar]:
        """Return the mood, the actions left, and the present points of oppression."""
        count = len(oppressed_clearings(state, seat))
        return {
            "mood": board_of(state, seat).mood,
            "commands": max(0, commands_left(state, seat)),
            "advances": max(0, advances_left(state, seat)),
            "oppressed": count,
            "points": oppression(count),
        }

    def spelled_out(self, state: RootState, seat: Seat, option: Option) -> Option:
        return warlord.spelled_out(state, seat, option)

    def foresee_leader(self, after: RootState, seat: Seat, option: Option) -> None:
        warlord.foresee_lead(after, seat, option)

    def evaluate(self, state: RootState, seat: Seat) -> float:
        return prospects(state, seat)

    def menace(self, state: RootState, seat: Seat, other: int) -> float:
        return mobs.menaced(state, seat, other)

    # Crafting and items (14.2.1, 14.2.3, 14.2.4)

    hoards_items = True

    def crafting_clearings(self, state: RootState, seat: Seat) -> Sequence[int]:
        """Craft with strongholds (14.2.1)."""
        piece, rows = (seat, STRONGHOLD), enumerate(state.buildings)
        return [clearing for clearing, row in rows for _ in range(row.count(piece))]

    def crafting_law(self) -> str:
        return "14.2.1"

    async def craft_item(self, t: RootTable, seat: Seat, item: str, printed: int) -> int:
        """Keep a crafted item without points, or remove it for them (14.2.3)."""
        return await hoard.keep_or_melt(t, seat, item, printed)

    async def take_item(self, t: RootTable, seat: Seat, item: str) -> bool:
        await hoard.hoard(t, seat, item)
        return True

    # The warlord (14.2.2)

    def moves(self, state: RootState, seat: Seat) -> Sequence[Option]:
        return list_granted(state, seat)

    async def take_move(self, t: RootTable, seat: Seat, move: Any) -> bool:
        return await warlord.take_granted(t, seat, move)

    def count_held_back(self, state: RootState, seat: Seat, clearing: int) -> int:
        """Count the warlord, whom only battle removes."""
        return int(has_warlord(state, seat, clearing))

    async def goes_along(
        self, t: RootTable, seat: Seat, origin: int, to: int, warriors: int, named: Sequence[str]
    ) -> None:
        if WARLORD in named:
            board_of(t.state, seat).warlord = to

    def takes_back(self, t: RootTable, seat: Seat, loss: Loss) -> None:
        warlord.fall(t, seat, loss)

    def takes_named(self, t: RootTable, seat: Seat, loss: Loss) -> None:
        """Put him on Coffin Makers, if warriors so removed go there."""
        warlord.entomb(t, seat, loss)

    def leaves_coffins(self, t: RootTable, seat: Seat) -> None:
        """Put him beside the map when Coffin Makers is emptied."""
        warlord.rise(t, seat)

    # Battle (14.2.5, 14.7)

    async def at_battle_start(self, t: RootTable, seat: Seat, fight: Fight) -> None:
        await hoard.seek_loot(t, seat, fight)

    def before_roll(self, state: RootState, seat: Seat, fight: Fight) -> Sequence[BattleEffect]:
        """Take mobs back if Bitter (14.7.1)."""
        return warlord.calls(state, seat, fight)

    def ignored_first(self, state: RootState, seat: Seat, fight: Fight) -> str:
        """Name the Stubborn mood where the warlord is, or return "" (14.7.7)."""
        stubborn = board_of(state, seat).mood == moods.STUBBORN
        return moods.STUBBORN if stubborn and has_warlord(state, seat, fight.clearing) else ""

    def sure_extra_hits(self, state: RootState, seat: Seat, fight: Fight) -> int:
        """Return 1 where a Wrathful warlord attacks, even for loot (14.7.8)."""
        wrathful = board_of(state, seat).mood == moods.WRATHFUL and fight.attacker == seat
        return int(wrathful and has_warlord(state, seat, fight.clearing))

    async def take_hits(
        self, t: RootTable, seat: Seat, fight: Fight, hits: int
    ) -> list[Loss] | None:
        """Choose who takes each hit where the warlord is (14.2.2)."""
        return await warlord.take_hits(t, seat, fight, hits)

    async def after_battle(self, t: RootTable, seat: Seat, fight: Fight) -> None:
        await hoard.take_loot(t, seat, fight)
