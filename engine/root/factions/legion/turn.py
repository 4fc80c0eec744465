"""The Legion's turn: automatic steps, and the execution of actions (QL.4 to QL.6)."""

from __future__ import annotations

from collections import Counter

from engine.core.choices.actions import Option
from engine.core.choices.performing import performs
from engine.core.events import Event
from engine.core.seats import Seat
from engine.root.data.cards import CARDS, FACE, SUIT_OF
from engine.root.factions.legion.actions import (
    Attack,
    ChangeTactics,
    Colonize,
    Deescalate,
    Invade,
    Reinforce,
    Relocate,
)
from engine.root.factions.legion.board import (
    COLONY,
    STARTING_WARRIORS,
    board_of,
    colonies_of,
    has_colony,
)
from engine.root.factions.legion.spoils import pieces_per_point, return_spoils, spoils_count
from engine.root.hooks.removal import Loss
from engine.root.pieces import BIRD, SUITS, CardId, Clearing, Suit
from engine.root.rules.answers import InClearing
from engine.root.rules.battle.fighting import battle
from engine.root.rules.crafting import ANY
from engine.root.rules.hands import discard, discard_to_limit, draw_in_evening, put_down
from engine.root.rules.moving import move_warriors
from engine.root.rules.placing import can_place, place_tokens, place_warriors
from engine.root.rules.removal import remove
from engine.root.rules.rule import enemy_pieces
from engine.root.rules.score import score
from engine.root.state import NOBODY, RootState, RootTable

# Events of the Legion


class CampaignBegan(Event, frozen=True, gc=False, tag="CampaignBegan"):
    """A card of the hand became the first campaign card (QL.3.3)."""

    seat: Seat
    card: CardId


class CampaignChanged(Event, frozen=True, gc=False, tag="CampaignChanged"):
    """The campaign card was discarded and another card of the hand took its place (QL.4.3)."""

    seat: Seat
    card: CardId
    old: CardId


class CampaignAimed(Event, frozen=True, gc=False, tag="CampaignAimed"):
    """The suit of a bird campaign card was chosen for a turn (QL.4.3)."""

    seat: Seat
    suit: Suit


class ChooseSuit(Option, frozen=True, gc=False, tag="legion.suit"):
    suit: Suit


# Birdsong (QL.4)


def is_driven_out(state: RootState, seat: Seat) -> bool:
    """Return whether the Legion has no pieces on the map."""
    return not any(state.owns_pieces(seat, c) for c in range(1, len(state.tokens)))


async def bootstraps(t: RootTable, seat: Seat) -> None:
    """Place three warriors in the clearing with the fewest enemy pieces (QL.4.1)."""
    state = t.state
    places = [c for c in state.woodland.clearings if can_place(state, seat, c)]
    fewest = min(enemy_pieces(state, seat, clearing) for clearing in places)
    options = [InClearing(Clearing(c)) for c in places if enemy_pieces(state, seat, c) == fewest]
    chosen = await t.choose(seat, "legion.return", options)
    place_warriors(t, seat, chosen.clearing, STARTING_WARRIORS)


def has_icons(state: RootState, seat: Seat) -> bool:
    """Return whether the campaign card has crafting icons."""
    return bool(CARDS[board_of(state, seat).campaign].cost)


async def supply_drop(t: RootTable, seat: Seat) -> None:
    """Place a warrior per icon in a matching clearing with the Legion's pieces (QL.4.2).

    A wild icon may be any suit (QL.2.5). If the supply is short, the Legion chooses the icons.
    """
    state = t.state
    icons = Counter(CARDS[board_of(state, seat).campaign].cost)
    places = {icon: drop_places(state, seat, icon) for icon in icons}
    served = [icon for icon in (*SUITS, ANY) if places.get(icon)]
    later = sum(icons[icon] for icon in served)
    left = min(state.supply[seat], later)
    for icon in served:
        count = icons[icon]
        later -= count
        chosen = await t.amounts(
            seat, "legion.drop", {str(c): count for c in places[icon]},
            least=max(0, left - later), most=min(count, left), suit=icon, count=count,
        )  # fmt: skip
        for clearing, warriors in chosen.items():
            left -= place_warriors(t, seat, int(clearing), warriors)


def drop_places(state: RootState, seat: Seat, icon: str) -> list[int]:
    """List the clearings where an icon of the campaign card may place a warrior."""
    return [
        clearing
        for clearing in state.woodland.clearings
        if (icon == ANY or icon in state.suits[clearing])
        and state.owns_pieces(seat, clearing)
        and can_place(state, seat, clearing)
    ]


@performs(Reinforce)
async def reinforce(t: RootTable, seat: Seat, action: Reinforce) -> None:
    """Spend a card to place a warrior at each matching colony (QL.4.2)."""
    state = t.state
    board_of(state, seat).reinforced = True
    discard(t, seat, [action.card], "recruit")
    bounds = {str(clearing): 1 for clearing in colonies_of(state, seat, action.suit)}
    count = min(len(bounds), state.supply[seat])
    chosen = await t.amounts(
        seat, "legion.reinforcements", bounds, least=count, most=count, suit=action.suit
    )
    for clearing in chosen:
        place_warriors(t, seat, int(clearing), 1)


@performs(ChangeTactics)
async def change_tactics(t: RootTable, seat: Seat, action: ChangeTactics) -> None:
    """Discard the campaign card and play a new one from the hand (QL.4.3)."""
    board = board_of(t.state, seat)
    old, board.changed = board.campaign, True
    begin_campaign(t.state, seat, action.card)
    t.tell(CampaignChanged(seat, FACE[action.card], FACE[old]))
    put_down(t, [old])


def begin_campaign(state: RootState, seat: Seat, card: CardId) -> None:
    """Put a card of the hand on the board; a bird's suit is still to be chosen."""
    board = board_of(state, seat)
    state.hands[seat].remove(card)
    board.campaign = card
    board.suit = "" if SUIT_OF[card] == BIRD else SUIT_OF[card]


async def choose_suit(t: RootTable, seat: Seat) -> None:
    """Choose the suit of a bird campaign card until the next turn (QL.4.3)."""
    suits = [ChooseSuit(suit) for suit in SUITS]
    suit = (await t.choose(seat, "legion.aim", suits)).suit
    board_of(t.state, seat).suit = suit
    t.tell(CampaignAimed(seat, suit))


# Daylight (QL.5)


@performs(Invade)
async def invade(t: RootTable, seat: Seat, action: Invade) -> None:
    """Take a move into a campaign clearing (QL.5.1)."""
    board_of(t.state, seat).moves += 1
    await move_warriors(t, seat, action.origin, action.to, action.warriors)


@performs(Attack)
async def attack(t: RootTable, seat: Seat, action: Attack) -> None:
    """Initiate a battle in a campaign clearing (QL.5.2)."""
    board_of(t.state, seat).attacked.append(action.clearing)
    await battle(t, seat, action.defender, action.clearing)


@performs(Colonize)
async def colonize(t: RootTable, seat: Seat, action: Colonize) -> None:
    """Place a colony, or score a point if one is there already (QL.5.3)."""
    state, clearing = t.state, action.clearing
    board_of(state, seat).colonized.append(clearing)
    if has_colony(state, seat, clearing):
        score(t, seat, 1, "colony")
    else:
        place_tokens(t, seat, clearing, COLONY)


@performs(Relocate)
async def relocate(t: RootTable, seat: Seat, action: Relocate) -> None:
    """Remove a colony from a clearing outside the campaign and place it (QL.5.3)."""
    board_of(t.state, seat).colonized.append(action.to)
    await remove(t, [Loss(seat, action.origin, NOBODY, 0, (COLONY,))], "moved")
    place_tokens(t, seat, action.to, COLONY)


@performs(Deescalate)
async def deescalate(t: RootTable, seat: Seat, action: Deescalate) -> None:
    """Take one move from a campaign clearing (QL.5.4)."""
    board_of(t.state, seat).deescalated = True
    await move_warriors(t, seat, action.origin, action.to, action.warriors)


# Evening (QL.6)


def has_spoils(state: RootState, seat: Seat) -> bool:
    """Return whether there is anything in the Spoils box."""
    return bool(board_of(state, seat).spoils)


async def spoils_of_war(t: RootTable, seat: Seat) -> None:
    """Score the spoils (QL.6.2), then return them all (QL.6.3)."""
    count = spoils_count(board_of(t.state, seat))
    score(t, seat, count // pieces_per_point(t.state, seat), "spoils")
    await return_spoils(t, seat)


async def draw_cards(t: RootTable, seat: Seat) -> None:
    """Draw a card, and one if the campaign card has an item; discard down to five (QL.6.4)."""
    board = board_of(t.state, seat)
    board.rest()
    await draw_in_evening(t, seat, 1 + (CARDS[board.campaign].item is not None))
    await discard_to_limit(t, seat)
