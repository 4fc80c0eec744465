"""The Lizard Cult among the factions: setup, stages, and its abilities (Law 10.2, 10.3)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from engine.core.choices.actions import Option
from engine.core.errors import Refused
from engine.core.language.messages import Message
from engine.core.seats import Scalar, Seat
from engine.root.data.cards import SUIT_OF, faces
from engine.root.events import EffectUsed
from engine.root.factions.lizards.acolytes import gain_acolytes
from engine.root.factions.lizards.actions import (
    BuildGarden,
    Convert,
    Crusade,
    CrusadeMove,
    CultRecruit,
    Sacrifice,
    Sanctify,
    ScoreGardens,
    conspiracy_options,
    could_conspire,
    could_reveal,
    price,
    profaned,
    ritual_options,
)
from engine.root.factions.lizards.board import (
    COPIES,
    GARDENS,
    POINTS,
    WARRIORS,
    LizardsBoard,
    board_of,
    count_uncovered,
    gardens_left,
    outcast_gardens,
    points_of,
)
from engine.root.factions.lizards.evaluation import prospects
from engine.root.factions.lizards.refusals import why_not
from engine.root.factions.lizards.setup_card import (
    STARTING_WARRIORS,
    choose_first_garden,
    choose_first_outcast,
    set_up_by_card,
)
from engine.root.factions.lizards.turn import begin_birdsong, begin_draw, return_revealed
from engine.root.hooks.faction import Faction, faction
from engine.root.hooks.removal import Loss
from engine.root.hooks.stages import Stage, always
from engine.root.pieces import SUITS, Suit, suits_of
from engine.root.rules.crafting import could_craft, craftable
from engine.root.rules.hands import discard
from engine.root.rules.placing import can_place, place_building, place_warriors
from engine.root.rules.removal import promised
from engine.root.rules.setup import start_in_corner
from engine.root.state import RootState, RootTable
from engine.root.view import ClearingView, LizardsView, SeatView


@faction("lizards")
class Lizards(Faction):
    """The Lizard Cult (Law 10)."""

    letter = "F"
    reach = 2
    warriors = WARRIORS
    buildings = dict.fromkeys(GARDENS.values(), COPIES)
    worth = dict.fromkeys(GARDENS.values(), 6)
    corner = True
    actions = (
        Crusade, CrusadeMove, Convert, Sanctify,
        BuildGarden, CultRecruit, ScoreGardens, Sacrifice,
    )  # fmt: skip
    aims = (BuildGarden, CultRecruit)
    foreseen = 13.5
    stages = (
        Stage("birdsong", "birdsong", begin=begin_birdsong, begins=always),
        Stage("conspiracies", "birdsong", conspiracy_options, could_conspire, apart=True),
        Stage("rituals", "daylight", ritual_options, could_reveal),
        Stage("return", "evening", begin=return_revealed, begins=always, settles=True),
        Stage("craft", "evening", craftable, could_craft),
        Stage("draw", "evening", begin=begin_draw, begins=always),
    )
    sections = {
        "corner": "10.3.2", "outcast": "10.3.3", "birdsong": "4.1.3", "conspiracies": "10.4.3",
        "crusade": "10.4.3.I", "rituals": "10.5", "return": "10.6.1", "craft": "10.6.2",
        "draw": "10.6.3", "garden": "10.5.1",
    }  # fmt: skip

    def board(self, setup_key: str, seats: int) -> LizardsBoard:
        """Return an empty board."""
        return LizardsBoard()

    async def set_up(self, t: RootTable, seat: Seat) -> None:
        """Place warriors and a garden in a corner, and choose the Outcast (10.3)."""
        state = t.state

        # 10.3.2 A free corner, opposite another start if possible.
        corner = await start_in_corner(t, seat, "lizards.corner")
        place_warriors(t, seat, corner, STARTING_WARRIORS)
        start = await choose_first_garden(t, seat, corner)
        place_building(t, seat, corner, GARDENS[start])
        for clearing in state.woodland.adjacent[corner]:
            if can_place(state, seat, clearing):
                place_warriors(t, seat, clearing, 1)

        # 10.3.3 Any suit is the Outcast; 10.3.4 the other gardens stay on their tracks.
        await choose_first_outcast(t, seat, start)

    async def set_up_by_card(self, t: RootTable, seat: Seat) -> None:
        """Begin in a homeland not next to an enemy's, and around it (19.8.3)."""
        await set_up_by_card(t, seat)

    def board_view(self, state: RootState, seat: Seat, viewer: Seat | None) -> LizardsView:
        """Return the board, which hides nothing."""
        board = board_of(state, seat)
        return LizardsView(
            gardens=tuple((suit, gardens_left(state, seat, suit)) for suit in SUITS),
            outcast=Suit(board.outcast),
            hated=board.hated,
            acolytes=board.acolytes,
            lost_souls=faces(board.lost_souls),
            revealed=faces(board.revealed),
            scored=tuple(Suit(suit) for suit in board.scored),
        )

    def held_cards(self, state: RootState, seat: Seat) -> Iterable[int]:
        """Return the Lost Souls and the revealed cards, which everybody sees."""
        board = board_of(state, seat)
        return [*board.lost_souls, *board.revealed]

    def warriors_on_board(self, state: RootState, seat: Seat) -> int:
        return board_of(state, seat).acolytes

    def crafting_clearings(self, state: RootState, seat: Seat) -> Sequence[int]:
        """List the clearings of gardens whose printed suit is the Outcast (10.2.1)."""
        return outcast_gardens(state, seat)

    def crafting_law(self) -> str:
        """Return the section that makes the Cult craft in Evening, with its cards back in hand."""
        return "10.6.2"

    def keeps_discards(self, state: RootState, seat: Seat, card: int) -> bool:
        """Keep every card that any seat spends or discards with the Lost Souls (10.2.6)."""
        board_of(state, seat).lost_souls.append(card)
        return True

    def always_rules(self, state: RootState, seat: Seat, clearing: int) -> bool:
        """Return whether a garden is there: it decides even before Lords of the Forest (10.2.4)."""
        return any(owner == seat for owner, _ in state.buildings[clearing])

    def shelters(self, t: RootTable, seat: Seat, loss: Loss) -> bool:
        """Make acolytes of warriors that fell defending in battle (10.2.3)."""
        if not loss.defending:
            return False
        gain_acolytes(t, seat, loss.warriors)
        return True

    def cost_of_removing(self, state: RootState, seat: Seat, loss: Loss) -> Sequence[Message]:
        """Warn that fallen defenders become acolytes (10.2.3)."""
        return [Message("forecast-acolytes", {})] if loss.warriors else ()

    async def after_removal(
        self, t: RootTable, seat: Seat, losses: Sequence[Loss], cause: str
    ) -> None:
        """Lose a random card for each garden removed (10.2.5)."""
        await fear_of_the_faithful(t, seat, losses)

    def refusal(self, state: RootState, seat: Seat, action: Option) -> Refused | None:
        """Explain why a conspiracy or ritual was not offered."""
        return why_not(state, seat, action)

    def menu_context(self, state: RootState, seat: Seat) -> dict[str, Scalar]:
        """Return the acolytes and the Outcast."""
        board = board_of(state, seat)
        return {
            "acolytes": board.acolytes,
            "suit": board.outcast,
            "hated": "yes" if board.hated else "no",
        }

    def facts(self, state: RootState, seat: Seat, action: Option) -> Mapping[str, Scalar]:
        """Return a conspiracy's cost, the points of gardens, and those with one more."""
        match action:
            case Sanctify():
                points = promised(state, seat, [profaned(state, seat, action)])
                return {"cost": price(state, seat, Sanctify), "points": points}
            case Crusade() | CrusadeMove() | Convert():
                return {"cost": price(state, seat, type(action))}
            case ScoreGardens(card):
                return {"points": points_of(state, seat, SUIT_OF[card])}
            case BuildGarden(_, clearing):
                suits = suits_of(state.suits[clearing])
                gardens = min(COPIES, max(count_uncovered(state, seat, suit) for suit in suits) + 1)
                return {"gardens": gardens, "points": POINTS[gardens]}
        return {}

    def threatens(self, clearing: ClearingView, own: SeatView, rival: SeatView) -> bool:
        """Return whether the reader has pieces in a clearing of the Outcast (10.3.3)."""
        board = rival.board
        return (
            isinstance(board, LizardsView)
            and clearing.suit == board.outcast
            and clearing.holds(own.seat)
        )

    def evaluate(self, state: RootState, seat: Seat) -> float:
        """Value gardens, building sites, acolytes, and the cards that will return."""
        return prospects(state, seat)


async def fear_of_the_faithful(t: RootTable, seat: Seat, losses: Sequence[Loss]) -> None:
    """Discard a random card for each garden that was removed (10.2.5)."""
    fallen = sum(len(loss.pieces) for loss in losses if loss.owner == seat)
    for _ in range(min(fallen, len(t.state.hands[seat]))):
        hand = t.state.hands[seat]
        t.tell(EffectUsed(seat, "fear_of_the_faithful"))
        discard(t, seat, [hand[t.draw(len(hand))]])
