"""Questions that no map can show: the reader's own sheet or hand is drawn, and nobody else's."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

from bot.play.pictures import own_things
from bot.play.pictures.own_things import HAND, SHEET, shown_for
from engine.core.choices.actions import Option
from engine.core.seats import Seat
from engine.root.factions.eyrie.actions import AddToDecree
from engine.root.factions.eyrie.decree import Column
from engine.root.pieces import CardId
from engine.root.rules.crafting import Craft
from engine.root.rules.hands import OneCard
from render.question_subject import Subject

CARDS = frozenset({"CardId"})


def holding(*cards: int) -> Any:
    """Return a table whose reader holds some cards."""
    wording = SimpleNamespace(view=SimpleNamespace(hand=cards), locale="en")
    live = SimpleNamespace(row=SimpleNamespace(game="root", version=3))
    return SimpleNamespace(wording=wording, live=live, match_id=7, own=Seat(1))


def about(*cards: int) -> list[Option]:
    return [OneCard(CardId(card)) for card in cards]


def test_cards_of_the_own_hand_are_shown_as_the_hand() -> None:
    table = holding(3, 5, 9)
    assert shown_for(table, Subject("discard", CARDS), about(3, 9)) == HAND
    assert shown_for(table, Subject("craft", CARDS), [Craft(CardId(5))]) == HAND


def test_cards_of_others_and_piles_are_not() -> None:
    """A hand would say nothing about them."""
    assert shown_for(holding(3, 5), Subject("take", CARDS), about(3, 4)) == ""
    assert shown_for(holding(), Subject("take", CARDS), about(3)) == ""
    assert shown_for(holding(3), Subject("discard"), about(3)) == ""


def test_a_card_for_the_decree_is_shown_with_the_decree() -> None:
    option = AddToDecree(CardId(3), Column("move"))
    subject = Subject("birdsong", frozenset({"CardId", "Column"}))
    assert shown_for(holding(3), subject, [option]) == SHEET


async def test_what_is_drawn_is_the_reader_s_own_and_never_shared_with_another_seat() -> None:
    asked: list[tuple[Any, Any]] = []

    class Pictures:
        async def draw_once(self, key: Any, draw: Any) -> None:
            asked.append((key, draw))

    services: Any = SimpleNamespace(pictures=Pictures())
    for seat in (0, 1):
        table = holding(3)
        table.own = Seat(seat)
        for what in (HAND, SHEET):
            await own_things.start_drawing(services, table, what)

    assert len({key for key, _ in asked}) == 4
    (_, hand), (_, sheet) = asked[2:]
    assert hand.func.__name__ == "hand"
    assert sheet.func.__name__ == "sheet"
    assert sheet.args[1] == Seat(1)
    assert all(draw.args[0] is not None for _, draw in asked)
