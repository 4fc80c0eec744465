"""A seat's knowledge of hidden cards: correct, and only from events it heard."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from bot.ui.wording import Wording
from engine.ai.players import RandomPlayer
from engine.core.events import Event, events_for
from engine.core.match import Match
from engine.core.seats import Seat, Setup
from engine.root.cards.landmarks.market import Swapped
from engine.root.data.cards import FACE
from engine.root.factions.vagabond.board import VagabondBoard
from engine.root.game import GAME
from engine.root.rules.hands import discard, draw, give, show_hand
from engine.root.sight.knowledge import HAND, know, plans_for
from engine.selfplay import chance_of
from tests.root.kit import RootTestTable
from tests.torture import share, torture

CHOICES = 900


def known_to(table: RootTestTable, key: str, played: list[Event]) -> list[str]:
    """Write a seat's knowledge after some events."""
    wording = Wording(GAME, "en", GAME.view(table.state, table.seat(key)))
    return [wording.message(each) for each in GAME.knowledge(played, wording.view)]


def let(table: RootTestTable, key: str, *rules: object) -> list[Event]:
    """Carry out acts, and return the events a seat heard of them."""

    async def rule(t: object) -> None:
        for each in rules:
            each(t)  # type: ignore[operator]

    played = table.play(rule)
    return events_for(played.all_told, table.seat(key))


def test_a_hand_that_was_seen_is_known_until_its_cards_are_played(table: RootTestTable) -> None:
    table.give("eyrie", "anvil", "sappers")
    eyrie, marquise = table.seat("eyrie"), table.seat("marquise")
    anvil = table.card("anvil", "eyrie")

    seen = let(table, "marquise", lambda t: show_hand(t, eyrie, marquise))

    assert known_to(table, "marquise", seen) == [
        "The Eyrie holds Sappers (bird): certain.",
        "The Eyrie holds Anvil (fox): certain.",
    ]

    seen += let(table, "marquise", lambda t: discard(t, eyrie, [anvil]))

    assert known_to(table, "marquise", seen) == ["The Eyrie holds Sappers (bird): certain."]


def test_a_card_given_away_is_known_and_may_have_left_once_another_was_taken_unseen(
    table: RootTestTable,
) -> None:
    table.give("vagabond", "anvil")
    table.give("eyrie", "sappers")
    eyrie, vagabond, marquise = (table.seat(k) for k in ("eyrie", "vagabond", "marquise"))
    anvil = table.card("anvil", "vagabond")

    seen = let(table, "vagabond", lambda t: give(t, vagabond, eyrie, anvil))

    assert known_to(table, "vagabond", seen) == ["The Eyrie holds Anvil (fox): certain."]

    seen += let(
        table, "vagabond", lambda t: give(t, eyrie, marquise, table.card("sappers", "eyrie"))
    )

    assert known_to(table, "vagabond", seen) == [
        "The Eyrie may still hold Anvil (fox): a card has left that hand unseen since."
    ]


def test_a_card_that_was_seen_may_have_been_swapped_at_the_black_market(
    table: RootTestTable,
) -> None:
    table.give("eyrie", "anvil")
    eyrie, marquise = table.seat("eyrie"), table.seat("marquise")
    seen = let(table, "marquise", lambda t: show_hand(t, eyrie, marquise))

    seen += let(table, "marquise", lambda t: t.tell(Swapped(eyrie, 1)))

    assert known_to(table, "marquise", seen) == [
        "The Eyrie may still hold Anvil (fox): a card has left that hand unseen since."
    ]


def test_who_saw_your_hand_is_remembered(table: RootTestTable) -> None:
    table.give("eyrie", "anvil")

    seen = let(table, "eyrie", lambda t: show_hand(t, table.seat("eyrie"), table.seat("marquise")))

    assert known_to(table, "eyrie", seen) == ["The Marquise has seen your hand."]


def test_a_card_that_lies_open_elsewhere_is_not_said_to_be_in_a_hand(table: RootTestTable) -> None:
    table.give("eyrie", "anvil")
    seen = let(
        table, "marquise", lambda t: show_hand(t, table.seat("eyrie"), table.seat("marquise"))
    )
    table.state.discard.append(table.state.hands[table.seat("eyrie")].pop())

    assert known_to(table, "marquise", seen) == []


def test_ruins_looked_under_stay_known_to_him_who_looked(table: RootTestTable) -> None:
    table.state.ruins[2] = ["bag"]
    board = table.board("vagabond")
    assert isinstance(board, VagabondBoard)
    board.seen = [2]

    assert known_to(table, "vagabond", []) == ["Under the ruin in clearing 2 (mouse): bag."]
    assert known_to(table, "marquise", []) == []


def test_a_drawn_ambush_asks_for_its_plans_and_other_cards_for_none(table: RootTestTable) -> None:
    marquise = table.seat("marquise")
    table.deck("anvil", "ambush_fox", "sappers")

    first = let(table, "marquise", lambda t: draw(t, marquise, 1))
    second = let(table, "marquise", lambda t: draw(t, marquise, 1))

    assert plans_for(first, marquise) == []
    assert plans_for(second, marquise) == ["ambush", "foil"]


def test_a_card_given_asks_its_new_holder_alone(table: RootTestTable) -> None:
    table.give("vagabond", "ambush_fox")
    vagabond, eyrie = table.seat("vagabond"), table.seat("eyrie")
    ambush = table.card("ambush_fox", "vagabond")

    events = let(table, "vagabond", lambda t: give(t, vagabond, eyrie, ambush))

    assert plans_for(events, eyrie) == ["ambush", "foil"]
    assert plans_for(events, vagabond) == []


@torture
@pytest.mark.parametrize("seed", share(range(4), of=0.25))
def test_what_is_called_certain_is_true_in_random_matches(seed: int) -> None:
    seats = ("marquise", "eyrie", "alliance", "vagabond:thief")
    setup = Setup("root", seats, {"setup": "usual"})
    match = Match.new(GAME, setup, chance_of(seed), keep="nothing")
    player = RandomPlayer(random.Random(seed))
    told = list(match.told)
    certain = 0
    for _ in range(CHOICES):
        if match.over:
            break
        seat, question = next(iter(match.pending.items()))
        told += match.submit(seat, question.id, player.answer(match, question))
        if match.state.turn % 7 or match.told == []:
            continue
        for viewer in match.state.seats:
            known = know(events_for(told, Seat(viewer)), Seat(viewer))
            for (other, pile), cards in known.sure.items():
                board = match.state.boards[other]
                held = match.state.hands[other] if pile == HAND else board.supporters
                if other != viewer:
                    assert not cards - Counter(FACE[card] for card in held)
                    certain += cards.total()
    assert certain, "something is known in every match"
