"""A Vagabond's items and quests in words: in lists, events, answers and tips."""

from __future__ import annotations

from collections import Counter

import pytest

from bot.play.menus.whole_answers import write_amounts
from bot.ui.wording import Wording
from engine.core.choices.questions import Amounts, Question, QuestionId
from engine.core.seats import Seat
from engine.root.factions.vagabond.events import Damaged, Refreshed
from engine.root.factions.vagabond.quests import CARDS_INSTEAD, POINTS, CompleteQuest
from engine.root.pieces import Item, QuestId
from tests.root.kit import GAME, RootTestTable, wander

BOOT, SWORD, TEA = Item("boot"), Item("sword"), Item("tea")


@pytest.fixture
def table() -> RootTestTable:
    return RootTestTable("vagabond", "marquise")


def read(table: RootTestTable, locale: str = "en") -> Wording:
    return Wording(GAME, locale, GAME.view(table.state, Seat(0)), reader=Seat(0))


@pytest.mark.parametrize(
    ("items", "said"),
    [
        ((BOOT,), "You damaged a boot."),
        ((TEA,), "You damaged tea."),
        ((BOOT, SWORD, SWORD), "You damaged: boot and sword ×2."),
    ],
)
def test_a_single_item_has_its_article(
    table: RootTestTable, items: tuple[Item, ...], said: str
) -> None:
    """It read: "The Vagabond damaged boot"."""
    assert read(table).event(Damaged(Seat(0), items)) == said
    refreshed = said.replace("damaged", "refreshed")
    assert read(table).event(Refreshed(Seat(0), items)) == refreshed


@pytest.mark.parametrize(
    ("locale", "said"),
    [
        ("en", "boot, 2 × damaged sword"),
        ("de", "Stiefel, 2 × Schwert (beschädigt)"),
        ("es", "bota, 2 × espada dañada"),
    ],
)
def test_items_to_refresh_are_not_each_said_to_lie_face_down(
    table: RootTestTable, locale: str, said: str
) -> None:
    bounds = {"boot-exhausted": 2, "sword-damaged-exhausted": 2}
    asked = Question(QuestionId(1), Seat(0), "vagabond.refresh", Amounts(bounds, 3, 3), True, {})
    picked = Counter({"boot-exhausted": 1, "sword-damaged-exhausted": 2})

    assert write_amounts(asked, read(table, locale), picked) == said


def test_items_to_damage_tell_their_state_only_where_it_differs(table: RootTestTable) -> None:
    """Six answers of two items each had said of every one that it lies face down."""

    def said(bounds: dict[str, int]) -> str:
        form = Amounts(bounds, 2, 2)
        asked = Question(QuestionId(1), Seat(0), "vagabond.damage", form, True, {})
        return write_amounts(asked, read(table), Counter({"tea-exhausted": 2}))

    assert said({"boot-exhausted": 1, "tea-exhausted": 2}) == "2 × tea"
    assert "face down" in said({"boot": 1, "tea-exhausted": 2})


def test_a_vagabond_without_any_item_does_not_read_that_none_is_ready(
    table: RootTestTable,
) -> None:
    """It stood above the choice of the character, whose items come later."""
    words = read(table).words
    assert not any("Ready" in line for line in GAME.belongings(read(table).view, words))

    wander(table, 5, "sword-exhausted")

    assert "Ready: none · exhausted: sword" in GAME.belongings(read(table).view, words)


@pytest.mark.parametrize(
    ("locale", "points", "cards"),
    [
        ("en", "2 points", "instead of 2 points"),
        ("de", "2 Punkte", "statt 2 Punkten"),
        ("es", "2 puntos", "en lugar de 2 puntos"),
    ],
)
def test_each_reward_of_a_quest_says_what_it_brings(
    table: RootTestTable, locale: str, points: str, cards: str
) -> None:
    """A tip read: "Complete Errand for two cards · 1 point or 2 cards"."""
    board = wander(table, 1)
    board.completed = [5]
    wording, state = read(table, locale), table.state

    for reward, said in ((POINTS, points), (CARDS_INSTEAD, cards)):
        option = CompleteQuest(QuestId(6), reward)
        assert wording.price(option, GAME.facts(state, Seat(0), option)) == said


@pytest.mark.parametrize(
    ("locale", "said"),
    [
        ("en", "points or two cards"),
        ("de", "Punkte oder zwei Karten"),
        ("es", "puntos o dos cartas"),
    ],
)
def test_a_quest_to_open_says_what_may_be_chosen(
    table: RootTestTable, locale: str, said: str
) -> None:
    options = [CompleteQuest(QuestId(6), reward) for reward in (POINTS, CARDS_INSTEAD)]
    assert read(table, locale).group_facts(options, 2) == said
