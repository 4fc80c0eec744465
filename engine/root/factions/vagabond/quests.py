"""Quests: the fifteen cards as data, and completing them (Law 9.5.5, 26.7.2)."""

from __future__ import annotations

import tomllib
from functools import cache
from importlib.resources import files
from typing import Any, NamedTuple, NewType

from engine.core.choices.actions import Option, action
from engine.core.seats import Seat
from engine.root.factions.vagabond.board import VagabondBoard, board_of
from engine.root.factions.vagabond.events import QuestCompleted, QuestDrawn
from engine.root.factions.vagabond.items import can_exhaust, ready_kinds
from engine.root.pieces import Item, QuestId, Suit
from engine.root.rules.hands import draw
from engine.root.rules.score import score
from engine.root.state import RootState, RootTable

FACE_UP = 3
CARDS_DRAWN = 2
IMPROVISE = "improvise"

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
    """List the quests he may complete, with each reward, improvised ones included."""
    board = board_of(state, seat)
    options: list[Option] = []
    for quest in quests_here(state, seat):
        if can_exhaust(board, QUESTS[quest].items):
            options += [CompleteQuest(quest, POINTS), CompleteQuest(quest, CARDS_INSTEAD)]
        if stand_ins(state, seat, quest):
            options += [Improvise(quest, POINTS), Improvise(quest, CARDS_INSTEAD)]
    return options


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
