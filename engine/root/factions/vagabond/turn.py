"""A Vagabond's turn: automatic steps, and the execution of actions (Law 9.4-9.6)."""

from __future__ import annotations

from engine.core.choices.actions import Done
from engine.core.choices.performing import perform, performs
from engine.core.seats import Seat
from engine.root.data.cards import FACE
from engine.root.events import EffectUsed, Explored
from engine.root.factions.vagabond.actions import (
    Aid,
    ExhaustedItem,
    Explore,
    FormCoalition,
    Repair,
    Strike,
    VagabondBattle,
    damaged_key,
    item_options,
    items_of,
    struck_by,
)
from engine.root.factions.vagabond.board import board_of
from engine.root.factions.vagabond.coercing import (
    COERCED,
    Coerce,
    once_coerced,
    spend_card,
    stands_in,
    use_up,
)
from engine.root.factions.vagabond.events import (
    Aided,
    AidedByCard,
    CardPicked,
    CoalitionFormed,
    Damaged,
    Scorched,
)
from engine.root.factions.vagabond.items import (
    DAMAGED_EXHAUSTED,
    EXHAUSTED,
    FIRST,
    READY,
    exhaust,
    on_track,
    ready_kinds,
    refresh,
    repair,
    repair_some,
    rest,
    shift,
)
from engine.root.factions.vagabond.moving import SLIP, Slip, VagabondMove, move_pawn, take_boots
from engine.root.factions.vagabond.quests import take_from_ruin
from engine.root.factions.vagabond.relationships import (
    DUEL,
    HOSTILE,
    INDIFFERENT,
    count_aid,
    set_step,
)
from engine.root.factions.vagabond.special_actions import (
    TORCH,
    DayLabor,
    Duel,
    Glide,
    Hideout,
    Instigate,
    ScorchEarth,
    Steal,
)
from engine.root.hooks.removal import Loss
from engine.root.pieces import Clearing
from engine.root.rules.answers import OneItem
from engine.root.rules.battle.fighting import battle
from engine.root.rules.crafting import gain_item, take_crafted_item
from engine.root.rules.hands import discard_to_limit, draw, draw_in_evening, give, take_random
from engine.root.rules.removal import remove, remove_all_enemies, remove_ruin
from engine.root.rules.score import score
from engine.root.rules.turn import go_to_evening
from engine.root.state import RootTable

CARDS_DRAWN = 1
POINTS_FOR_EXPLORING = 1
REPAIRED_IN_HIDEOUT = 3


async def begin_birdsong(t: RootTable, seat: Seat) -> None:
    """Forget last turn's Aids, and refresh items (9.2.9.I.a, 9.4.1)."""
    board = board_of(t.state, seat)
    board.aids = [0] * len(board.aids)
    await refresh(t, seat)


async def begin_rest(t: RootTable, seat: Seat) -> None:
    """Rest, draw and discard (9.6.1 to 9.6.3)."""
    board = board_of(t.state, seat)
    rest(t, seat)
    await draw_in_evening(t, seat, CARDS_DRAWN + on_track(board, "coins"))
    await discard_to_limit(t, seat)


# Moving (9.4.2, 9.5.1)


@performs(Slip)
async def slip(t: RootTable, seat: Seat, action: Slip) -> None:
    """Move without boots, once (9.4.2)."""
    t.state.used.append(SLIP)
    await move_pawn(t, seat, action.to)


@performs(VagabondMove)
async def move(t: RootTable, seat: Seat, action: VagabondMove) -> None:
    """Exhaust boots and move (9.5.1)."""
    await take_boots(t, seat, action.to)


# The other actions of Daylight (9.5.2 to 9.5.7, 9.2.8)


@performs(VagabondBattle)
async def do_battle(t: RootTable, seat: Seat, action: VagabondBattle) -> None:
    await use_up(t, seat, ["sword"])
    await battle(t, seat, action.defender, board_of(t.state, seat).place)


@performs(Explore)
async def explore(t: RootTable, seat: Seat, action: Explore) -> None:
    """Take an item under the ruin and score, or look at two and take one (9.5.3, 9.7.3).

    The last item takes the ruin with it. A second "R" item of a kind cannot be taken; without an
    item there is no point, but the torch is used.
    """
    state = t.state
    board = board_of(state, seat)
    clearing = Clearing(board.place)
    await use_up(t, seat, ["torch"])
    t.tell(Explored(seat, clearing))
    under = state.ruins[clearing]
    item = await take_from_ruin(t, seat, board, under)
    if item is not None:
        under.remove(item)
        board.ruin_items.append(item)
        await gain_item(t, seat, item, "ruin")
    if under and clearing not in board.seen:
        board.seen.append(clearing)
    if not under:
        remove_ruin(t, clearing)
    if item is not None:
        score(t, seat, POINTS_FOR_EXPLORING, "ruin")


@performs(Aid)
async def aid(t: RootTable, seat: Seat, action: Aid) -> None:
    """Exhaust an item, give the card, and offer a crafted item, which arrives face up.

    Any item will do, so a card that the Jailor has spent stands for it without asking.
    """
    state = t.state
    board = board_of(state, seat)
    spent: list[OneItem] = []
    if not stands_in(state, seat):
        any_item = [OneItem(item) for item in ready_kinds(board)]
        spent.append(await t.choose(seat, "vagabond.exhaust", any_item))
    taken = await t.choose(seat, "vagabond.take", [*items_of(state, action.to), Done()])
    for each in spent:
        exhaust(board, [each.item])
        t.tell(Aided(seat, action.to, each.item))
    if not spent:
        state.used.remove(COERCED)
        t.tell(AidedByCard(seat, action.to))
    give(t, seat, action.to, action.card)
    if isinstance(taken, (OneItem, ExhaustedItem)):
        exhausted = isinstance(taken, ExhaustedItem)
        await take_crafted_item(t, seat, action.to, taken.item, exhausted=exhausted)
    count_aid(t, seat, action.to)


@performs(Strike)
async def strike(t: RootTable, seat: Seat, action: Strike) -> None:
    await use_up(t, seat, ["crossbow"])
    await remove(t, [struck_by(t.state, seat, action)], "strike")


@performs(Repair)
async def mend(t: RootTable, seat: Seat, action: Repair) -> None:
    await use_up(t, seat, ["hammer"])
    repair(t, seat, {damaged_key(action): 1})


@performs(FormCoalition)
async def form_coalition(t: RootTable, seat: Seat, action: FormCoalition) -> None:
    """Join a player: he scores no more points, and a Hostile partner is forgiven (9.2.9.III.d)."""
    state = t.state
    state.hands[seat].remove(action.card)
    state.dominance[seat] = action.card
    state.partner[seat] = action.partner
    t.tell(CoalitionFormed(seat, action.partner, action.card))
    if board_of(state, seat).relations[action.partner] == HOSTILE:
        set_step(t, seat, action.partner, INDIFFERENT)


# Special actions (9.5.9, 26)


def spend_torch(t: RootTable, seat: Seat) -> None:
    """Exhaust a torch for the special action."""
    board = board_of(t.state, seat)
    exhaust(board, [TORCH])
    t.tell(EffectUsed(seat, board.character))


@performs(Steal)
async def steal(t: RootTable, seat: Seat, action: Steal) -> None:
    spend_torch(t, seat)
    take_random(t, seat, action.source)


@performs(DayLabor)
async def day_labor(t: RootTable, seat: Seat, action: DayLabor) -> None:
    """Take the card, in public."""
    state = t.state
    spend_torch(t, seat)
    card = next(card for card in state.discard if FACE[card] == action.card)
    state.discard.remove(card)
    state.hands[seat].append(card)
    t.tell(CardPicked(seat, action.card))


@performs(Hideout)
async def hideout(t: RootTable, seat: Seat, action: Hideout) -> None:
    """Repair, then go on to Evening at once."""
    spend_torch(t, seat)
    await repair_some(t, seat, REPAIRED_IN_HIDEOUT)
    go_to_evening(t, seat)


@performs(Instigate)
async def instigate(t: RootTable, seat: Seat, action: Instigate) -> None:
    """Make them battle; he counts as the remover of both sides' buildings and tokens."""
    spend_torch(t, seat)
    place = board_of(t.state, seat).place
    await battle(t, action.attacker, action.defender, place, credit=seat)


@performs(ScorchEarth)
async def scorch_earth(t: RootTable, seat: Seat, action: ScorchEarth) -> None:
    """Leave the torch for good, and remove all enemy pieces."""
    state = t.state
    spend_torch(t, seat)
    board = board_of(state, seat)
    board.items[FIRST[TORCH] + EXHAUSTED] -= 1
    state.scorched.append(board.place)
    t.tell(Scorched(seat, Clearing(board.place)))
    await remove_all_enemies(t, seat, [board.place], "fire")


@performs(Glide)
async def glide(t: RootTable, seat: Seat, action: Glide) -> None:
    """Move the pawn alone."""
    spend_torch(t, seat)
    await move_pawn(t, seat, action.to, alone=True)


@performs(Duel)
async def duel(t: RootTable, seat: Seat, action: Duel) -> None:
    """Exhaust and damage the item and remove the warrior, to draw a card; nobody turns Hostile.

    A removal as any other: its reactions come before the card. Infamy is for battles (9.2.9.III.a).
    """
    board = board_of(t.state, seat)
    first = FIRST[action.item]
    shift(board, first + READY, first + DAMAGED_EXHAUSTED)
    t.tell(EffectUsed(seat, board.character))
    t.tell(Damaged(seat, (action.item,)))
    await remove(t, [Loss(action.enemy, board.place, seat, 1)], DUEL)
    draw(t, seat, 1)


@performs(Coerce)
async def coerce(t: RootTable, seat: Seat, action: Coerce) -> None:
    """Choose what the card is for; then spend it, and take that action with it (26.12.2).

    It is spent only then, so that until then the way back is free.
    """
    offers = item_options(once_coerced(t.state, seat, action.card), seat)
    t.state.used.append(COERCED)
    chosen = await t.choose(seat, "vagabond.coerce", offers, public=False, card=action.card)
    spend_card(t, seat, action.card)
    await perform(t, seat, chosen)
