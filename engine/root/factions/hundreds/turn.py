"""The Hundreds' turn: automatic steps, and the execution of actions (Law 14.4 to 14.6)."""

from __future__ import annotations

from engine.core.choices.actions import Done, Option
from engine.core.choices.performing import performs
from engine.core.events import Event
from engine.core.seats import Seat
from engine.root.factions.hundreds.actions import (
    Advance,
    Build,
    CardFirst,
    Charge,
    CommandBattle,
    CommandLead,
    CommandMove,
    Incite,
    LavishFirst,
    Lead,
    Squander,
    Strike,
    battles_of_warlord,
    could_squander,
    oppressed_clearings,
    warlord_moves,
)
from engine.root.factions.hundreds.board import (
    MOB,
    STRONGHOLD,
    board_of,
    has_warlord,
    mobs,
    oppression,
    prowess,
    recruiting_places,
)
from engine.root.factions.hundreds.hoard import lose
from engine.root.factions.hundreds.mobs import spread_with_joy
from engine.root.factions.hundreds.moods import (
    JUBILANT,
    RELENTLESS,
    ROWDY,
    ChooseMood,
    Mood,
    MoodChosen,
    choosable,
)
from engine.root.factions.hundreds.warlord import lead
from engine.root.rules.battle.fighting import battle, choose_deed
from engine.root.rules.effects import birdsong_duty
from engine.root.rules.hands import discard, discard_to_limit, draw_in_evening
from engine.root.rules.moving import move_warriors
from engine.root.rules.placing import (
    can_place,
    can_recruit,
    place_building,
    place_tokens,
    place_warriors,
)
from engine.root.rules.rule import enemy_pieces
from engine.root.rules.score import score
from engine.root.state import RootState, RootTable

SQUANDERED = 2
"""Warriors at the warlord for each item that a Lavish one gives away (14.7.4)."""
CROWD = 3
"""The enemy pieces at the warlord that give a Rowdy one a further card (14.7.6)."""


class Oppressed(Event, frozen=True, gc=False, tag="Oppressed"):
    """The oppressed clearings were counted (14.6.2)."""

    seat: Seat
    count: int


# Birdsong (14.4)


def has_mobs(state: RootState, seat: Seat) -> bool:
    """Return whether any mob is on the map."""
    return bool(mobs(state, seat))


async def recruit(t: RootTable, seat: Seat) -> None:
    """Place warriors at the warlord, as many as Prowess, then one per stronghold (14.4.2).

    Anoint comes later: a warlord off the map has none at him this turn.
    """
    state = t.state
    board = board_of(state, seat)
    board.commanded = board.advanced = 0
    if board.warlord and can_recruit(state, seat, board.warlord):
        place_warriors(t, seat, board.warlord, prowess(board))
    places = recruiting_places(state, seat)
    bounds = {str(c): n for c, n in places.items() if can_recruit(state, seat, c)}
    left = state.supply[seat]
    if left < sum(bounds.values()):
        bounds = await t.amounts(seat, "hundreds.recruits", bounds, least=left, most=left)
    for clearing, count in bounds.items():
        place_warriors(t, seat, int(clearing), count)


async def change_mood(t: RootTable, seat: Seat) -> None:
    """Change the mood to one whose item is not in the Hoard, if any (14.4.4)."""
    board = board_of(t.state, seat)
    offers = [ChooseMood(mood) for mood in choosable(board.mood, board.hoard)]
    if not offers:
        return
    board.mood = (await t.choose(seat, "hundreds.moods", offers)).mood
    t.tell(MoodChosen(seat, Mood(board.mood)))


def has_two_endings(state: RootState, seat: Seat) -> bool:
    """Return whether a card too must be resolved at the end of Birdsong, besides giving away."""
    return could_squander(state, seat) and birdsong_duty(state, seat) is not None


async def order_endings(t: RootTable, seat: Seat) -> None:
    """Choose the first effect at the end of Birdsong: the card, or giving away (1.1.3)."""
    due = birdsong_duty(t.state, seat)
    chosen = await t.choose(seat, "hundreds.ending", [CardFirst(), LavishFirst()])
    if due is not None and isinstance(chosen, CardFirst):
        await due(t, seat)


@performs(Squander)
async def squander(t: RootTable, seat: Seat, action: Squander) -> None:
    """Remove an item for good, and place two warriors at the warlord (14.7.4)."""
    state = t.state
    lose(t, seat, action.item)
    here = board_of(state, seat).warlord
    if here and can_place(state, seat, here):
        place_warriors(t, seat, here, SQUANDERED)


# Daylight (14.5)


def take_command(state: RootState, seat: Seat) -> None:
    """Count a Command action as taken."""
    board_of(state, seat).commanded += 1


@performs(CommandMove)
async def command_move(t: RootTable, seat: Seat, action: CommandMove) -> None:
    """Move warriors without the warlord (14.5.2.I)."""
    take_command(t.state, seat)
    await move_warriors(t, seat, action.origin, action.to, action.warriors)


@performs(CommandLead)
async def command_lead(t: RootTable, seat: Seat, action: CommandLead) -> None:
    """Move the warlord, alone or with others (14.5.2.I)."""
    take_command(t.state, seat)
    await lead(t, seat, action.to, action.warriors)


@performs(CommandBattle)
async def command_battle(t: RootTable, seat: Seat, action: CommandBattle) -> None:
    """Initiate a battle (14.5.2.II)."""
    take_command(t.state, seat)
    await battle(t, seat, action.defender, action.clearing)


@performs(Build)
async def build(t: RootTable, seat: Seat, action: Build) -> None:
    """Spend a card and place a stronghold, which scores nothing (14.5.2.III)."""
    take_command(t.state, seat)
    discard(t, seat, [action.card], "build")
    place_building(t, seat, action.clearing, STRONGHOLD)


@performs(Advance)
async def advance(t: RootTable, seat: Seat, action: Advance) -> None:
    """Move the warlord; then he may battle in his new clearing (14.5.3)."""
    board_of(t.state, seat).advanced += 1
    await lead(t, seat, action.to, action.warriors)
    strikes: list[Option] = [*battles_of_warlord(t.state, seat), Done()]
    chosen = await choose_deed(t, seat, "hundreds.strike", strikes)
    if not isinstance(chosen, Strike):
        return
    await battle(t, seat, chosen.defender, board_of(t.state, seat).warlord)
    if board_of(t.state, seat).mood == RELENTLESS:
        await go_on(t, seat)


async def go_on(t: RootTable, seat: Seat) -> None:
    """After a move and a battle, a Relentless warlord moves or battles once more (14.7.5)."""
    state = t.state
    moves = [Lead(to, count) for to, count in warlord_moves(state, seat)]
    deeds: list[Option] = [*battles_of_warlord(state, seat), *moves, Done()]
    chosen = await choose_deed(t, seat, "hundreds.relentless", deeds)
    if isinstance(chosen, Strike):
        await battle(t, seat, chosen.defender, board_of(state, seat).warlord)
    elif isinstance(chosen, Lead):
        await lead(t, seat, chosen.to, chosen.warriors)


@performs(Charge)
async def charge(t: RootTable, seat: Seat, action: Charge) -> None:
    """Advance without a move: battle in the warlord's clearing (14.5.3)."""
    board = board_of(t.state, seat)
    board.advanced += 1
    await battle(t, seat, action.defender, board.warlord)


# Evening (14.6)


@performs(Incite)
async def incite(t: RootTable, seat: Seat, action: Incite) -> None:
    """Spend a card and place a mob; if Jubilant, spread more from the warlord's (14.6.1)."""
    state = t.state
    discard(t, seat, [action.card], "mob")
    place_tokens(t, seat, action.clearing, MOB)
    if board_of(state, seat).mood == JUBILANT and has_warlord(state, seat, action.clearing):
        await spread_with_joy(t, seat)


async def oppress(t: RootTable, seat: Seat) -> None:
    """Score for ruled clearings without any enemy piece (14.6.2)."""
    count = len(oppressed_clearings(t.state, seat))
    t.tell(Oppressed(seat, count))
    score(t, seat, oppression(count), "oppress")


async def draw_cards(t: RootTable, seat: Seat) -> None:
    """Draw a card, more if Rowdy, and discard down to five (14.6.3, 14.7.6)."""
    await draw_in_evening(t, seat, 1 + rowdy_cards(t.state, seat))
    await discard_to_limit(t, seat)


def rowdy_cards(state: RootState, seat: int) -> int:
    """Count the cards that Rowdy adds, one of them even if the warlord has fallen (14.7.6)."""
    board = board_of(state, seat)
    if board.mood != ROWDY:
        return 0
    crowd = enemy_pieces(state, seat, board.warlord) if board.warlord else 0
    return 1 + (crowd >= CROWD)
