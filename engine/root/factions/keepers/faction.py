"""The Keepers in Iron among the factions: setup, stages, and abilities (Law 15.2, 15.3)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from engine.core.chance.draws import Rng
from engine.core.choices.actions import Option
from engine.core.choices.plans import PlanKind
from engine.core.errors import Refused
from engine.core.hooks.state import Shuffle
from engine.core.seats import Scalar, Seat
from engine.root.data.cards import faces
from engine.root.factions.keepers.actions import (
    Decamp,
    Delve,
    Encamp,
    Gather,
    KeepersBattle,
    KeepersMove,
    KeepersRecruit,
    Recover,
    Shift,
    Travel,
    could_decamp,
    could_delve,
    could_encamp,
    could_gather,
    could_move,
    could_recover,
    could_recruit,
    decamp_options,
    delve_options,
    encamp_options,
    gather_options,
    move_options,
    recover_options,
    recruit_options,
    retinue_size,
)
from engine.root.factions.keepers.board import (
    COLUMNS,
    GARRISON,
    RELICS,
    RETAINERS,
    WARRIORS,
    WAYSTATIONS,
    KeepersBoard,
    board_of,
    forests_of,
    recoverable,
    relics_in,
    waystations,
    waystations_left,
)
from engine.root.factions.keepers.evaluation import prospects
from engine.root.factions.keepers.outlook import outlook
from engine.root.factions.keepers.promise import promise
from engine.root.factions.keepers.refusals import why_not
from engine.root.factions.keepers.relics import (
    CARRY,
    TROPHIES,
    TROPHY,
    bury,
    carry,
    every_relic,
    far_forests,
    mix,
    place_trophies,
    relics_of,
    spread,
    unseen_relics,
)
from engine.root.factions.keepers.retinue import tuck
from engine.root.factions.keepers.setup_card import set_up_by_card
from engine.root.factions.keepers.turn import (
    RECRUITED,
    come_back,
    draw_cards,
    is_driven_out,
    live_off_the_land,
)
from engine.root.hooks.faction import Faction, faction
from engine.root.hooks.removal import Loss
from engine.root.hooks.stages import Stage, always
from engine.root.pieces import Clearing, Forest, PieceKind
from engine.root.rules.answers import InClearing
from engine.root.rules.crafting import could_craft, craftable
from engine.root.rules.placing import can_place, place_warriors
from engine.root.rules.setup import free_corners, settle, starting_corners
from engine.root.state import Fight, RootState, RootTable
from engine.root.view import KeepersView

KNIGHTS = "devout_knights"


@faction("keepers")
class Keepers(Faction):
    """The Keepers in Iron (Law 15)."""

    letter, reach = "K", 8
    militant = True
    warriors = WARRIORS
    buildings = dict.fromkeys(WAYSTATIONS, 1)
    tokens = RELICS
    worth = dict.fromkeys(WAYSTATIONS, 3) | {kind: 3 + int(kind[-1]) for kind in RELICS}
    corner = True
    plan_kinds = (CARRY, TROPHIES)
    actions = (
        Encamp, Decamp, KeepersRecruit, KeepersMove, KeepersBattle, Delve, Travel, Recover,
        Gather, Shift,
    )  # fmt: skip
    aims = (Encamp, Delve)
    foreseen, trusts, errs = -18.0, 0.0, 0.25
    stages = (
        Stage("homecoming", "birdsong", begin=come_back, begins=is_driven_out),
        Stage("encamp", "birdsong", encamp_options, could_encamp),
        Stage("decamp", "birdsong", decamp_options, could_decamp),
        Stage("recruit", "birdsong", recruit_options, could_recruit),
        Stage("craft", "daylight", craftable, could_craft),
        Stage("move", "daylight", move_options, could_move),
        Stage("delve", "daylight", delve_options, could_delve),
        Stage("recover", "daylight", recover_options, could_recover),
        Stage("land", "evening", begin=live_off_the_land, begins=always),
        Stage("gather", "evening", gather_options, could_gather),
        Stage("draw", "evening", begin=draw_cards, begins=always),
    )
    sections = {
        "corner": "15.3.3", "beside": "15.3.3", "homecoming": "4.1.3", "return": "15.4.1",
        "encamp": "15.4.1", "decamp": "15.4.2", "recruit": "15.4.3", "craft": "15.5.1",
        "move": "15.5.2.I", "delve": "15.5.2.II", "dig": "15.5.2.II", "then-delve": "15.5.2.II",
        "recover": "15.5.2.III", "recover-which": "15.5.2.III", "recover-more": "15.5.2.III",
        "carry": "15.2.4", "trophy": "15.2.5", "land": "15.6.1", "gather": "15.6.2",
        "draw": "15.6.3",
    }  # fmt: skip

    # Setup and view

    def board(self, setup_key: str, seats: int) -> KeepersBoard:
        return KeepersBoard()

    async def set_up(self, t: RootTable, seat: Seat) -> None:
        """Bury the relics, place eight warriors, tuck the Faithful Retainers (15.3)."""
        state, woodland, board = t.state, t.state.woodland, board_of(t.state, seat)

        # 15.3.1 One relic face down in each forest.
        relics, forests = every_relic(), forests_of(state)
        t.shuffle(relics)
        bury(t, seat, relics[: len(forests)], forests[: len(relics)])

        # 15.3.3 Four warriors in a corner, and four beside it on the edge of the map.
        starts = starting_corners(state)
        corners = [InClearing(c) for c in free_corners(state, starts) if can_place(state, seat, c)]
        corner = (await settle(t, seat, "keepers.corner", corners, corners[0])).clearing
        board.start = corner
        place_warriors(t, seat, corner, GARRISON)
        near = [c for c in woodland.adjacent[corner] if can_place(state, seat, c)]
        edge = [InClearing(c) for c in near if c in woodland.edge] or [InClearing(c) for c in near]
        second = (await settle(t, seat, "keepers.beside", edge, edge[0])).clearing
        place_warriors(t, seat, second, GARRISON)

        # 15.3.4 The other relics, spread over the forests away from the warriors.
        left = relics[len(forests) :]
        far = spread(t, far_forests(state, (corner, second)), len(left))
        bury(t, seat, left, far)

        # 15.3.5 A Faithful Retainer in each column.
        for column, card in zip(COLUMNS, RETAINERS, strict=True):
            tuck(board, column, card)

    async def set_up_by_card(self, t: RootTable, seat: Seat) -> None:
        """Begin in two homelands on the map edge (19.8.3)."""
        await set_up_by_card(t, seat)

    def board_view(self, state: RootState, seat: Seat, viewer: Seat | None) -> KeepersView:
        """Return the board, which hides nothing but the values of relics in forests."""
        board = board_of(state, seat)
        ready = state.current == seat
        return KeepersView(
            retinue=tuple(faces(column) for column in board.retinue),
            used=tuple(
                faces(card for card in column if ready and card in board.used)
                for column in board.retinue
            ),
            recovered=tuple(PieceKind(kind) for kind in board.recovered),
            waystations=tuple(kind for kind in waystations_left(state, seat)),
        )

    def in_forests(self, state: RootState, seat: Seat) -> Sequence[tuple[Forest, PieceKind]]:
        """List the relics in forests, a facedown one by its type (15.2.1)."""
        buried = board_of(state, seat).buried
        return sorted((Forest(each.forest), each.shown) for each in buried)

    def rehide(self, state: RootState, seat: Seat, observer: Seat | None, rng: Rng) -> None:
        """Re-deal the values of unseen relics: nobody knows them, the Keepers included."""

        def shuffle(kinds: list[str]) -> None:
            for place in range(len(kinds) - 1, 0, -1):
                other = rng.randrange(place + 1)
                kinds[place], kinds[other] = kinds[other], kinds[place]

        mix(board_of(state, seat), shuffle)  # type: ignore[arg-type]

    def saw_hidden(self, then: RootState, now: RootState, seat: Seat) -> bool:
        """Return whether a relic's value was seen since (15.5.2.II.a)."""
        return len(unseen_relics(board_of(now, seat))) < len(unseen_relics(board_of(then, seat)))

    def shuffle_hidden(self, state: RootState, seat: Seat, shuffle: Shuffle) -> None:
        """Shuffle the values of facedown relics."""
        mix(board_of(state, seat), shuffle)

    def held_cards(self, state: RootState, seat: Seat) -> Iterable[int]:
        """Return the cards of the Retinue without Retainers, which are not of the shared deck."""
        board = board_of(state, seat)
        return [card for column in board.retinue for card in column if card not in RETAINERS]

    def holds(self, state: RootState, seat: Seat, owner: int, kind: str) -> int:
        """Count the relics outside clearings: in forests, recovered, or gone."""
        if owner != seat:
            return 0
        board = board_of(state, seat)
        buried = sum(each.kind == kind for each in board.buried)
        return buried + board.recovered.count(kind) + board.loose.count(kind)

    # The menu

    def refusal(self, state: RootState, seat: Seat, action: Option) -> Refused | None:
        return why_not(state, seat, action)

    def menu_context(self, state: RootState, seat: Seat) -> dict[str, Scalar]:
        """Return the size of the Retinue."""
        return {"cards": retinue_size(state, seat)}

    def facts(self, state: RootState, seat: Seat, action: Option) -> Mapping[str, Scalar]:
        """Return the warriors of a card, and the relics that could be recovered."""
        if isinstance(action, KeepersRecruit):
            return {"count": min(RECRUITED, state.supply[seat])}
        if isinstance(action, Recover):
            return {"count": len(recoverable(state, seat, action.clearing))}
        return {}

    def evaluate(self, state: RootState, seat: Seat) -> float:
        return prospects(state, seat)

    def outlook(self, state: RootState, seat: Seat) -> float:
        return outlook(state, seat)

    def promise(self, state: RootState, seat: Seat, options: Sequence[Option]) -> Sequence[float]:
        return promise(state, seat, options)

    def plans_needed(self, state: RootState, seat: Seat) -> Sequence[PlanKind]:
        """Return the plan for relics when others make the Keepers move."""
        return (CARRY,)

    def plans_lent(self, state: RootState, seat: Seat) -> Sequence[PlanKind]:
        """Return the others' plan for relics that they remove."""
        return (TROPHIES,)

    # Crafting, moving, battle

    def crafting_clearings(self, state: RootState, seat: Seat) -> Sequence[int]:
        """Craft with waystations, whichever side they show (15.2.3)."""
        return waystations(state, seat)

    def crafting_law(self) -> str:
        """Return the section that makes the Keepers craft first in Daylight."""
        return "15.5.1"

    async def goes_along(
        self, t: RootTable, seat: Seat, origin: int, to: int, warriors: int, named: Sequence[str]
    ) -> None:
        """Carry a relic with each warrior that moves (15.2.4)."""
        await carry(t, seat, origin, to, warriors)

    def ignored_first(self, state: RootState, seat: Seat, fight: Fight) -> str:
        """Ignore the first hit at a relic, with a warrior there: Devout Knights (15.2.4)."""
        clearing: Clearing = fight.clearing
        knights = state.warriors[clearing][seat] and relics_in(state, seat, clearing)
        return KNIGHTS if knights else ""

    # Removal

    def takes_back(self, t: RootTable, seat: Seat, loss: Loss) -> None:
        """Keep removed relics until they are put into a forest (15.2.5)."""
        board_of(t.state, seat).loose.extend(kind for _, kind in relics_of([loss], seat))

    def is_unclaimable(self, state: RootState, seat: Seat, kind: str) -> bool:
        """Return whether a piece is a relic: its remover puts it into a forest (15.2.5)."""
        return kind in RELICS

    def points_for(self, state: RootState, seat: Seat, loss: Loss) -> int:
        """Return a point more for each relic: Prized Trophies (15.2.5)."""
        return len(loss.pieces) + TROPHY * len(relics_of([loss], seat))

    async def after_removal(
        self, t: RootTable, seat: Seat, losses: Sequence[Loss], cause: str
    ) -> None:
        """Have the removers put relics into forests (15.2.5)."""
        await place_trophies(t, seat, losses)
