"""The Queenless Legion among the factions: setup, stages, and abilities (QL.2, QL.3)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from engine.core.choices.actions import Option
from engine.core.errors import Refused
from engine.core.hooks.lobby import TableOption
from engine.core.seats import Scalar, Seat
from engine.root.cards.setup.homelands import choose_homeland, possible_homelands
from engine.root.data.cards import CARDS, FACE
from engine.root.factions.legion.actions import (
    Attack,
    ChangeTactics,
    Colonize,
    Deescalate,
    Invade,
    Reinforce,
    Relocate,
    all_fought,
    attack_options,
    colonize_options,
    could_change,
    could_colonize,
    could_deescalate,
    could_invade,
    could_reinforce,
    deescalate_options,
    invade_options,
    must_attack,
    reinforce_options,
    tactics_options,
)
from engine.root.factions.legion.board import (
    COLONIES,
    COLONY,
    STARTING_WARRIORS,
    LegionBoard,
    board_of,
    colonies_of,
    has_bird_card,
    has_colony,
)
from engine.root.factions.legion.evaluation import prospects
from engine.root.factions.legion.refusals import why_not
from engine.root.factions.legion.spoils import (
    claim,
    claim_items,
    count_held,
    spoils_count,
    spoils_shown,
)
from engine.root.factions.legion.turn import (
    CampaignBegan,
    begin_campaign,
    bootstraps,
    choose_suit,
    draw_cards,
    has_icons,
    has_spoils,
    is_driven_out,
    spoils_of_war,
    supply_drop,
)
from engine.root.hooks.faction import Faction, faction
from engine.root.hooks.removal import Loss
from engine.root.hooks.stages import Stage, always
from engine.root.pieces import BIRD, Clearing, Suit
from engine.root.rules.answers import InClearing
from engine.root.rules.crafting import could_craft, craftable
from engine.root.rules.hands import draw, pick_cards
from engine.root.rules.placing import can_place, in_supply, place_warriors
from engine.root.rules.rule import ruler
from engine.root.rules.setup import settle, starting_corners
from engine.root.state import NOBODY, Fight, RootState, RootTable
from engine.root.view import ClearingView, LegionView, SeatView

NO_QUEENS = "no_queens"


@faction("legion")
class Legion(Faction):
    """The Queenless Legion (QL)."""

    letter = "Y"  # proposed
    reach = 8  # proposed
    militant = True  # proposed
    proposed_card = True
    warriors = 20
    tokens = {COLONY: COLONIES}
    worth = {COLONY: 3}
    corner = True
    recruiting_law = "QL.2.3"
    extra_hits_effect = NO_QUEENS
    extra_hits_words = ("odds-no-queens", "QL.2.4")
    options = (TableOption("spoils", ("supply", "hospitals"), needs="legion"),)
    actions = (Reinforce, ChangeTactics, Invade, Attack, Colonize, Relocate, Deescalate)
    aims = (Invade,)
    foreseen, feared = 8.5, 0.38
    stages = (
        Stage("bootstraps", "birdsong", begin=bootstraps, begins=is_driven_out),
        Stage(
            "supply", "birdsong", reinforce_options, could_reinforce,
            begin=supply_drop, begins=has_icons,
        ),
        Stage("tactics", "birdsong", tactics_options, could_change, apart=True),
        Stage("suit", "birdsong", begin=choose_suit, begins=has_bird_card),
        Stage("invade", "daylight", invade_options, could_invade),
        Stage("attack", "daylight", attack_options, must_attack, may_leave=all_fought),
        Stage("colonize", "daylight", colonize_options, could_colonize),
        Stage("deescalate", "daylight", deescalate_options, could_deescalate),
        Stage("craft", "evening", craftable, could_craft),
        Stage("spoils", "evening", begin=spoils_of_war, begins=has_spoils, settles=True),
        Stage("draw", "evening", begin=draw_cards, begins=always),
    )  # fmt: skip
    sections = {
        "corner": "QL.3.2", "beside": "QL.3.2", "campaign": "QL.3.3", "return": "QL.4.1",
        "bootstraps": "4.1.3", "supply": "QL.4.2", "drop": "QL.4.2", "reinforcements": "QL.4.2",
        "tactics": "QL.4.3", "aim": "QL.4.3", "suit": "QL.4.3", "invade": "QL.5.1",
        "attack": "QL.5.2", "colonize": "QL.5.3", "deescalate": "QL.5.4", "craft": "QL.6.1",
        "spoils": "QL.6.2", "draw": "QL.6.4",
    }  # fmt: skip

    def board(self, setup_key: str, seats: int) -> LegionBoard:
        """Return a board without a campaign card."""
        return LegionBoard()

    async def set_up(self, t: RootTable, seat: Seat) -> None:
        """Place six warriors and begin a campaign (QL.3)."""
        state = t.state

        # QL.3.2 Three warriors in a corner of choice, and three in a clearing beside it.
        corners = [InClearing(corner) for corner in corners_to_start(state, seat)]
        corner = (await settle(t, seat, "legion.corner", corners, corners[0])).clearing
        board_of(state, seat).start = corner
        await self.land(t, seat, corner)

    async def set_up_by_card(self, t: RootTable, seat: Seat) -> None:
        """Begin in a corner for a homeland: proposed, as no card exists (19.8.3)."""
        free = possible_homelands(t.state, seat)
        corners = [each for each in free if each in t.state.woodland.corners]
        await self.land(t, seat, await choose_homeland(t, seat, corners or free))

    async def land(self, t: RootTable, seat: Seat, corner: Clearing) -> None:
        """Place warriors there and beside it, and begin a campaign (QL.3.2, QL.3.3)."""
        state, woodland = t.state, t.state.woodland
        place_warriors(t, seat, corner, STARTING_WARRIORS)
        beside = [InClearing(c) for c in woodland.adjacent[corner] if can_place(state, seat, c)]
        second = (await settle(t, seat, "legion.beside", beside, beside[0])).clearing
        place_warriors(t, seat, second, STARTING_WARRIORS)

        # QL.3.3 One more card; a card of the hand becomes the campaign card. Skipping the choices
        # of setup plays the card just drawn: any better choice would reveal something of the hand.
        draw(t, seat, 1)
        hand = pick_cards(reversed(state.hand(seat)))
        card = (await settle(t, seat, "legion.campaign", hand, hand[0], public=False)).card
        begin_campaign(state, seat, card)
        t.tell(CampaignBegan(seat, FACE[card]))

    def board_view(self, state: RootState, seat: Seat, viewer: Seat | None) -> LegionView:
        """Return the board, which hides nothing."""
        board = board_of(state, seat)
        return LegionView(
            campaign=None if board.campaign == NOBODY else FACE[board.campaign],
            suit=Suit(board.suit) if board.suit else None,
            colonies=in_supply(state, seat, COLONY),
            spoils=spoils_shown(board),
        )

    def held_cards(self, state: RootState, seat: Seat) -> Iterable[int]:
        """Count the campaign card."""
        card = board_of(state, seat).campaign
        return () if card == NOBODY else (card,)

    def holds(self, state: RootState, seat: Seat, owner: int, kind: str) -> int:
        """Count others' pieces in the Spoils box."""
        return count_held(state, seat, owner, kind)

    def refusal(self, state: RootState, seat: Seat, action: Option) -> Refused | None:
        return why_not(state, seat, action)

    def menu_context(self, state: RootState, seat: Seat) -> dict[str, Scalar]:
        """Return the campaign's suit, `bird` before one is chosen, and the spoils."""
        board = board_of(state, seat)
        return {"suit": board.suit or BIRD, "spoils": spoils_count(board)}

    def facts(self, state: RootState, seat: Seat, action: Option) -> Mapping[str, Scalar]:
        """Return a card's warriors, and the points of Colonize."""
        match action:
            case Reinforce(_, suit):
                colonies = len(colonies_of(state, seat, suit))
                return {"count": min(colonies, state.supply[seat])}
            case ChangeTactics(card):
                item = "yes" if CARDS[card].item is not None else "no"
                return {"count": len(CARDS[card].cost), "item": item}
            case Colonize(clearing):
                return {"points": int(has_colony(state, seat, clearing))}
            case _:
                return {}

    def threatens(self, clearing: ClearingView, own: SeatView, rival: SeatView) -> bool:
        """Return whether the reader has pieces in a clearing of the campaign's suit (QL.2.5)."""
        board = rival.board
        return (
            isinstance(board, LegionView)
            and clearing.suit == board.suit
            and clearing.holds(own.seat)
        )

    def evaluate(self, state: RootState, seat: Seat) -> float:
        """Value the campaign, its colonies and its spoils."""
        return prospects(state, seat)

    def crafting_clearings(self, state: RootState, seat: Seat) -> Sequence[int]:
        """Craft with each enemy building or token in a clearing with a colony (QL.2.1)."""
        return [
            clearing
            for clearing in state.clearings_with(seat, COLONY)
            for owner, _ in (*state.buildings[clearing], *state.tokens[clearing])
            if state.is_enemy(seat, owner)
        ]

    def crafting_law(self) -> str:
        """Return the section that makes the Legion craft in Evening, before scoring spoils."""
        return "QL.6.1"

    def forbids_crafting(self, state: RootState, seat: Seat, crafter: int, clearing: int) -> bool:
        """Return whether a colony keeps an enemy from crafting there (QL.2.3)."""
        return has_colony(state, seat, clearing) and state.is_enemy(seat, crafter)

    def forbids_recruiting(
        self, state: RootState, seat: Seat, recruiter: int, clearing: int
    ) -> bool:
        """Return whether a colony keeps an enemy from recruiting there (QL.2.3)."""
        return has_colony(state, seat, clearing) and state.is_enemy(seat, recruiter)

    def sure_extra_hits(self, state: RootState, seat: Seat, fight: Fight) -> int:
        """Return 1 as the attacker where any enemy rules: No Queens (QL.2.4)."""
        if fight.attacker != seat:
            return 0
        rules = ruler(state, fight.clearing)
        return int(rules != NOBODY and state.is_enemy(seat, rules))

    def claims(self, t: RootTable, seat: Seat, loss: Loss) -> bool:
        """Take the pieces it removes in its campaign as spoils (QL.2.2)."""
        return claim(t, seat, loss)

    def claims_items(self, t: RootTable, seat: Seat, owner: Seat, items: Mapping[str, int]) -> bool:
        """Take items as spoils that a Vagabond would damage (QL.2.2.III)."""
        return claim_items(t, seat, owner, items)


def corners_to_start(state: RootState, seat: Seat) -> list[Clearing]:
    """List the corners of QL.3.2: opposite a start if possible.

    The text does not keep the Legion out of another faction's corner; such a corner counts only if
    no other is left, as for all factions that start in corners.
    """
    woodland, starts = state.woodland, starting_corners(state)
    corners = [corner for corner in woodland.corners if can_place(state, seat, corner)]
    free = [corner for corner in corners if corner not in starts] or corners
    return [corner for corner in free if woodland.opposite[corner] in starts] or free
