"""The Keepers' turn: automatic steps, and the execution of actions (Law 15.4 to 15.6)."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.agenda import step
from engine.core.choices.actions import Done, Option
from engine.core.choices.performing import performs
from engine.core.events import LASTING, Event
from engine.core.seats import Seat
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
    may_delve,
)
from engine.root.factions.keepers.board import (
    COLUMN_BONUS,
    board_of,
    filled_columns,
    is_on_map,
    recoverable,
    relics_beside,
    value_of,
    waystations,
    waystations_left,
)
from engine.root.factions.keepers.relics import ForestRelic, dig_up
from engine.root.factions.keepers.retinue import add, lose_card, shift, use_card
from engine.root.hooks.removal import Loss
from engine.root.pieces import CardId, Clearing, PieceKind, Place, suits_of
from engine.root.rules.battle.fighting import battle
from engine.root.rules.battle.hits import PieceOf
from engine.root.rules.hands import discard, discard_to_limit, draw_in_evening
from engine.root.rules.moving import move_warriors
from engine.root.rules.placing import can_place, place_building, place_warriors
from engine.root.rules.removal import remove
from engine.root.rules.rule import ruled_clearings
from engine.root.rules.score import score
from engine.root.state import NOBODY, RootState, RootTable

RECRUITED = 2
"""Warriors for a card (15.4.3)."""
CROWD = 4
"""Warriors too many to live off the land of a clearing: one leaves (15.6.1)."""


class RelicRecovered(Event, frozen=True, gc=False, tag="RelicRecovered"):
    """A relic went from the map to its owner's board (15.5.2.III.a)."""

    weight = LASTING
    seat: Seat
    clearing: Clearing
    relic: PieceKind


# Birdsong (15.4)


def landing_places(state: RootState, seat: Seat) -> list[Clearing]:
    """List the clearings of the map edge with room for a waystation and a warrior (15.4.1)."""
    return [
        clearing
        for clearing in state.woodland.edge
        if state.open_slots(clearing) > 0 and can_place(state, seat, clearing)
    ]


def is_driven_out(state: RootState, seat: Seat) -> bool:
    """Return whether the Keepers have neither warriors nor waystations, and can return (15.4.1)."""
    return not is_on_map(state, seat) and bool(landing_places(state, seat))


async def come_back(t: RootTable, seat: Seat) -> None:
    """Place a waystation and a warrior on the map edge, instead of encamping (15.4.1)."""
    state = t.state
    places = [Encamp(c, kind) for c in landing_places(state, seat)
              for kind in waystations_left(state, seat)]  # fmt: skip
    chosen = await t.choose(seat, "keepers.return", places)
    board_of(state, seat).returned = True
    place_building(t, seat, chosen.clearing, chosen.building)
    place_warriors(t, seat, chosen.clearing, 1)


@performs(Encamp)
async def encamp(t: RootTable, seat: Seat, action: Encamp) -> None:
    """Replace a warrior with a waystation, either side up (15.4.1)."""
    board_of(t.state, seat).encamped.append(action.clearing)
    await remove(t, [Loss(seat, action.clearing, NOBODY, 1)])
    place_building(t, seat, action.clearing, action.building)


@performs(Decamp)
async def decamp(t: RootTable, seat: Seat, action: Decamp) -> None:
    """Replace a waystation with a warrior (15.4.2)."""
    board_of(t.state, seat).decamped.append(action.clearing)
    await remove(t, [Loss(seat, action.clearing, NOBODY, 0, (action.building,))])
    place_warriors(t, seat, action.clearing, 1)


@performs(KeepersRecruit)
async def recruit(t: RootTable, seat: Seat, action: KeepersRecruit) -> None:
    """Spend a card to place two warriors at a matching waystation (15.4.3)."""
    discard(t, seat, [action.card], "recruit")
    place_warriors(t, seat, action.clearing, RECRUITED)


# Daylight (15.5)


@performs(KeepersMove)
async def move(t: RootTable, seat: Seat, action: KeepersMove) -> None:
    """Take a move from a clearing of the card's suit (15.5.2.I)."""
    use_card(t.state, seat, "move", action.card)
    await move_warriors(t, seat, action.origin, action.to, action.warriors)


@performs(KeepersBattle)
async def battle_then_delve(t: RootTable, seat: Seat, action: KeepersBattle) -> None:
    """Initiate a battle, then delve if possible (15.5.2.II).

    What the battle leaves for later, such as the hive's own, waits for the delving (1.4.2).
    """
    card = use_card(t.state, seat, "delve", action.card)
    await battle(t, seat, action.defender, action.clearing)
    t.then(then_delve, seat, card, action.clearing)


@step("keepers.then_delve")
async def then_delve(t: RootTable, seat: Seat, card: CardId, clearing: Clearing) -> None:
    """Offer to delve in the battle's clearing, if the Keepers rule it with a warrior there."""
    if may_delve(t.state, seat, clearing):
        offers = [*forest_relics(t.state, seat, clearing), Done()]
        chosen: Option = await t.choose(seat, "keepers.then_delve", offers, clearing=clearing)
        if isinstance(chosen, ForestRelic):
            finish_delving(t, seat, card, chosen, clearing)


@performs(Delve)
async def delve(t: RootTable, seat: Seat, action: Delve) -> None:
    """Delve where there is no enemy to battle (15.5.2.II)."""
    card = use_card(t.state, seat, "delve", action.card)
    offers = forest_relics(t.state, seat, action.clearing)
    chosen = await t.choose(seat, "keepers.dig", offers, clearing=action.clearing)
    finish_delving(t, seat, card, chosen, action.clearing)


def forest_relics(state: RootState, seat: Seat, clearing: Clearing) -> Sequence[ForestRelic]:
    """List the relics in forests beside a clearing, by their visible kind."""
    near = relics_beside(state, seat, clearing)
    return [ForestRelic(Place(-each.forest), each.shown) for each in near]


def finish_delving(
    t: RootTable, seat: Seat, card: CardId, found: ForestRelic, clearing: Clearing
) -> None:
    """Move the relic into the clearing; discard the card if too little is ruled (15.5.2.II)."""
    if dig_up(t, seat, found, clearing):
        lose_card(t, seat, card)


@performs(Travel)
async def travel(t: RootTable, seat: Seat, action: Travel) -> None:
    """Take a move from a clearing of the card's suit (15.5.2.III)."""
    use_card(t.state, seat, "recover", action.card)
    await move_warriors(t, seat, action.origin, action.to, action.warriors)


@performs(Recover)
async def recover(t: RootTable, seat: Seat, action: Recover) -> None:
    """Recover a first relic from a clearing, then offer more (15.5.2.III)."""
    card = use_card(t.state, seat, "recover", action.card)
    relics = relics_to_take(t.state, seat, action.clearing)
    chosen = await t.choose(seat, "keepers.recover_which", relics, clearing=action.clearing)
    take_relic(t, seat, card, chosen.piece, action.clearing)


def relics_to_take(state: RootState, seat: Seat, clearing: Clearing) -> list[PieceOf]:
    """Offer the relics that could be recovered, like ones once (15.5.2.III.a)."""
    return [PieceOf(kind) for kind in dict.fromkeys(recoverable(state, seat, clearing))]


@step("keepers.recover_more")
async def recover_more(t: RootTable, seat: Seat, card: CardId, clearing: Clearing) -> None:
    """Offer to continue recovering with the same card (15.5.2.III.c)."""
    relics = relics_to_take(t.state, seat, clearing)
    if relics:
        offers: list[Option] = [*relics, Done()]
        chosen = await t.choose(seat, "keepers.recover_more", offers, clearing=clearing)
        if isinstance(chosen, PieceOf):
            take_relic(t, seat, card, chosen.piece, clearing)


def take_relic(
    t: RootTable, seat: Seat, card: CardId, relic: PieceKind, clearing: Clearing
) -> None:
    """Put a relic on the board, score it, and check whether the card is lost (15.5.2.III)."""
    state, board = t.state, board_of(t.state, seat)

    # 15.5.2.III.a Take the relic.
    state.remove_token(seat, clearing, relic)
    before = filled_columns(board.recovered)
    board.recovered.append(relic)
    t.tell(RelicRecovered(seat, clearing, relic))

    # 15.5.2.III.b Score its value, and two points for a column that is now filled.
    score(t, seat, value_of(relic), "relic")
    if filled_columns(board.recovered) > before:
        score(t, seat, COLUMN_BONUS, "relic_column")

    # 15.5.2.III.c If fewer clearings of this one's suit are ruled than that, stop and discard.
    suits = set(suits_of(state.suits[clearing]))
    alike = sum(
        not suits.isdisjoint(suits_of(state.suits[c])) for c in ruled_clearings(state, seat)
    )
    if alike < value_of(relic):
        lose_card(t, seat, card)
    else:
        t.then(recover_more, seat, card, clearing)


# Evening (15.6)


def crowded_clearings(state: RootState, seat: Seat) -> list[Clearing]:
    """List the clearings with four or more of their warriors (15.6.1)."""
    return [
        Clearing(clearing)
        for clearing in state.woodland.clearings
        if state.warriors[clearing][seat] >= CROWD
    ]


async def live_off_the_land(t: RootTable, seat: Seat) -> None:
    """Remove a warrior from each clearing with four or more (15.6.1)."""
    losses = [Loss(seat, each, NOBODY, 1) for each in crowded_clearings(t.state, seat)]
    await remove(t, losses, "land")


@performs(Gather)
async def gather(t: RootTable, seat: Seat, action: Gather) -> None:
    """Add a card to the Retinue (15.6.2)."""
    add(t, seat, action.card, action.column)


@performs(Shift)
async def shift_card(t: RootTable, seat: Seat, action: Shift) -> None:
    """Shift a card of the Retinue (15.6.2)."""
    shift(t, seat, action.card, action.source, action.column)


async def draw_cards(t: RootTable, seat: Seat) -> None:
    """Draw a card and one per waystation on the map, then discard down to five (15.6.3)."""
    board_of(t.state, seat).rest()
    await draw_in_evening(t, seat, 1 + len(waystations(t.state, seat)))
    await discard_to_limit(t, seat)
