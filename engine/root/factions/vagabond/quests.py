"""Quests, and the items under ruins (Law 9.5.3, 9.5.5, 9.7, 26.7.2, 26.10.2).

The fifteen quest cards are data.
"""

from __future__ import annotations

import tomllib
from functools import cache
from importlib.resources import files
from typing import Any, NamedTuple, NewType

from engine.core.choices.actions import Done, Option, action
from engine.core.choices.performing import performs
from engine.core.seats import Seat
from engine.root.data.maps import Map
from engine.root.events import EffectUsed, RuinSeen
from engine.root.factions.vagabond.board import VagabondBoard, board_of
from engine.root.factions.vagabond.coercing import can_use, use_up
from engine.root.factions.vagabond.events import Damaged, QuestCompleted, QuestDrawn, QuestReturned
from engine.root.factions.vagabond.items import (
    DAMAGED_EXHAUSTED,
    EXHAUSTED,
    FIRST,
    can_exhaust,
    count_ready,
    exhaust,
    list_items,
    ready,
    ready_kinds,
    shift,
)
from engine.root.pieces import ITEMS, Clearing, Item, Place, QuestId, Suit
from engine.root.rules.answers import OneItem
from engine.root.rules.hands import draw
from engine.root.rules.score import score
from engine.root.state import RootState, RootTable

FACE_UP = 3
CARDS_DRAWN = 2
IMPROVISE, CON = "improvise", "con"
CHEAT = "cheat"
ITEMS_IN_CON = 2

Reward = NewType("Reward", str)
POINTS, CARDS_INSTEAD = Reward("points"), Reward("cards")


class QuestCard(NamedTuple):
    """The printed contents of a quest card."""

    name: str
    suit: Suit
    items: tuple[Item, Item]


@cache
def box_data() -> dict[str, Any]:
    """Read the data about items, quests and characters."""
    file = files("engine.root") / "data" / "items_quests_vagabonds.toml"
    return tomllib.loads(file.read_text(encoding="utf-8"))


def _quest(data: dict[str, Any]) -> QuestCard:
    one, other = data["items"]
    return QuestCard(data["name"], Suit(data["suit"]), (Item(one), Item(other)))


QUESTS: tuple[QuestCard, ...] = tuple(_quest(each) for each in box_data()["quests"])
"""Every quest by its number, in the order of the data file. The numbers are saved."""


@action("vagabond quest", when="daylight", law="9.5.5")
class CompleteQuest(Option, frozen=True, gc=False, tag="vagabond.quest"):
    """Exhaust both items of a quest that matches the clearing (9.5.5)."""

    quest: QuestId
    reward: Reward


@action("vagabond improvise", when="daylight", law="26.7.2")
class Improvise(Option, frozen=True, gc=False, tag="vagabond.improvise"):
    """As the Adventurer, complete a quest with an item that stands in for another (26.7.2)."""

    quest: QuestId
    reward: Reward


@action("vagabond con", when="daylight", law="26.10.2")
class Con(Option, frozen=True, gc=False, tag="vagabond.con"):
    """As the Cheat, complete a quest with any two items and shuffle it back (26.10.2)."""

    quest: QuestId
    reward: Reward


class StandIn(Option, frozen=True, gc=False, tag="vagabond.stand_in"):
    """An item used in place of one that the quest lists."""

    item: Item
    missing: Item


# Conditions


def quests_here(state: RootState, seat: int) -> list[QuestId]:
    """List the face-up quests that match his clearing."""
    place = board_of(state, seat).place
    if place <= 0:
        return []
    suits = state.suits[place]
    return [QuestId(quest) for quest in state.quests if QUESTS[quest].suit in suits]


def quest_options(state: RootState, seat: Seat) -> list[Option]:
    """List the quests he may complete, with each reward, also by Improvise or Con."""
    board = board_of(state, seat)
    options: list[Option] = []
    for quest in quests_here(state, seat):
        if can_use(state, seat, QUESTS[quest].items):
            options += [CompleteQuest(quest, POINTS), CompleteQuest(quest, CARDS_INSTEAD)]
        if stand_ins(state, seat, quest):
            options += [Improvise(quest, POINTS), Improvise(quest, CARDS_INSTEAD)]
        if may_con(state, board):
            options += [Con(quest, POINTS), Con(quest, CARDS_INSTEAD)]
    return options


def may_con(state: RootState, board: VagabondBoard) -> bool:
    """Return whether the Cheat has two items, and his Con of this turn, left."""
    if board.character != CHEAT or CON in state.used:
        return False
    return count_ready(board) >= ITEMS_IN_CON


def stand_ins(state: RootState, seat: int, quest: int) -> list[StandIn]:
    """List the Adventurer's ways to improvise a quest: one item for another, once per turn."""
    board = board_of(state, seat)
    if board.character != "adventurer" or IMPROVISE in state.used:
        return []
    one, other = QUESTS[quest].items
    wanted = [(other, one)] if one == other else [(other, one), (one, other)]
    return [
        StandIn(item, missing)
        for kept, missing in wanted
        for item in ready_kinds(board)
        if item != missing and can_exhaust(board, (kept, item))
    ]


def points_for(board: VagabondBoard, quest: int) -> int:
    """Count the points for completing a quest now: one per completed quest of its suit."""
    suit = QUESTS[quest].suit
    return 1 + sum(QUESTS[done].suit == suit for done in board.completed)


# Completing one


@performs(CompleteQuest)
async def complete_quest(t: RootTable, seat: Seat, action: CompleteQuest) -> None:
    """Exhaust the two listed items and take the reward."""
    await use_up(t, seat, QUESTS[action.quest].items)
    finish(t, seat, action.quest, action.reward)


@performs(Improvise)
async def improvise(t: RootTable, seat: Seat, action: Improvise) -> None:
    """Exhaust one listed item and, damaging it too, the item that stands in for the other."""
    state = t.state
    board = board_of(state, seat)
    chosen = await t.choose(seat, "vagabond.stand_in", stand_ins(state, seat, action.quest))
    listed = list(QUESTS[action.quest].items)
    listed.remove(chosen.missing)
    exhaust(board, [*listed, chosen.item])
    first = FIRST[chosen.item]
    shift(board, first + EXHAUSTED, first + DAMAGED_EXHAUSTED)
    state.used.append(IMPROVISE)
    t.tell(EffectUsed(seat, IMPROVISE))
    t.tell(Damaged(seat, (chosen.item,)))
    finish(t, seat, action.quest, action.reward)


@performs(Con)
async def con(t: RootTable, seat: Seat, action: Con) -> None:
    """Exhaust any two items, complete the quest, and then shuffle it into the deck.

    It counts for its own points, as a completed quest (9.5.5). Going back, it is none any more and
    counts for no later one. The new quest is drawn before.
    """
    state = t.state
    board, two = board_of(state, seat), ITEMS_IN_CON
    bounds = {str(item): ready(board, item) for item in ready_kinds(board)}
    chosen = await t.amounts(seat, "vagabond.con", bounds, least=two, most=two)
    state.used.append(CON)
    t.tell(EffectUsed(seat, CHEAT))
    exhaust(board, list_items(chosen))
    finish(t, seat, action.quest, action.reward)
    board.completed.remove(action.quest)
    state.quest_deck.append(action.quest)
    t.shuffle(state.quest_deck)
    t.tell(QuestReturned(seat, action.quest))


def finish(t: RootTable, seat: Seat, quest: QuestId, reward: str) -> None:
    """Claim a quest, take its reward, and turn up a new one (9.5.5)."""
    state = t.state
    board = board_of(state, seat)
    points = points_for(board, quest)
    state.quests.remove(quest)
    board.completed.append(quest)
    t.tell(QuestCompleted(seat, quest))
    if reward == POINTS:
        score(t, seat, points, "quest")
    else:
        draw(t, seat, CARDS_DRAWN)
    turn_up(t)


def turn_up(t: RootTable) -> None:
    """Turn the next quest face up, if one is left."""
    if t.state.quest_deck:
        quest = QuestId(t.state.quest_deck.pop())
        t.state.quests.append(quest)
        t.tell(QuestDrawn(quest))


def deal_quests(t: RootTable) -> None:
    """Shuffle the quests and turn three up (9.3.3); two Vagabonds share them (9.7.2)."""
    state = t.state
    state.quest_deck = list(range(len(QUESTS)))
    t.shuffle(state.quest_deck)
    for _ in range(FACE_UP):
        turn_up(t)


# Items under ruins


def ruins_beside(woodland: Map, forest: Place) -> int:
    """Count the ruins that a forest borders."""
    return sum(clearing in woodland.ruins for clearing in woodland.forest_borders[-forest])


async def take_from_ruin(
    t: RootTable, seat: Seat, board: VagabondBoard, under: list[str]
) -> Item | None:
    """Choose the item to take, among those he may."""
    takable = [item for item in ITEMS if item in under and item not in board.ruin_items]
    if len(under) > 1 or not takable:
        seen = tuple(Item(item) for item in sorted(under))
        t.tell(RuinSeen(Clearing(board.place), seen), only=[seat])
    if len(under) == 1 or not takable:
        return takable[0] if takable else None
    offers = [*(OneItem(item) for item in takable), Done()]
    chosen = await t.choose(seat, "vagabond.ruin", offers, public=False)
    return chosen.item if isinstance(chosen, OneItem) else None
