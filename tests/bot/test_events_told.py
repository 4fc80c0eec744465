"""Events in words: told once, by their cause, and to those they concern in the second person."""

from __future__ import annotations

import re

import pytest

from bot.history.log_entries import LoggedEvent, Narrowed, entries_of
from bot.play.hidden.following import split_at_turn
from bot.play.status import name_of_card
from bot.ui.wording import Wording
from engine.core.choices.questions import OneOf, Question, QuestionId
from engine.core.events import Event
from engine.core.language.words import entries_of as entries_of_language
from engine.core.seats import Scalar, Seat
from engine.root.data.cards import FACE, copies_of
from engine.root.events import (
    GIVEN,
    TAKEN,
    CardTaken,
    CardTakenWas,
    Drew,
    DrewOpenly,
    HandShown,
    ItemTaken,
    Removed,
    Scored,
    TurnBegan,
    Won,
)
from engine.root.factions.hundreds.hoard import ItemHoarded
from engine.root.pieces import Clearing, Item
from engine.root.rules.score import score
from engine.root.state import RootTable
from tests.root.kit import RootTestTable

ANVIL = FACE[copies_of("anvil")[0]]


@pytest.fixture
def table() -> RootTestTable:
    return RootTestTable("marquise", "eyrie", "alliance", "vagabond")


def read_by(table: RootTestTable, reader: str, locale: str = "en") -> Wording:
    seat = table.seat(reader)
    return Wording(table.game, locale, table.game.view(table.state, seat), reader=seat)


def question(seat: Seat, kind: str, **context: int) -> Question:
    """Ask a seat in another's turn."""
    return Question(QuestionId(1), seat, kind, OneOf(()), False, dict(context))


def test_what_happens_several_times_in_a_row_is_one_line(table: RootTestTable) -> None:
    """A running message once had "Neutrals gained 1 Razorwing in 9A." three times."""
    eyrie = table.seat("eyrie")
    wording, drew = read_by(table, "marquise"), Drew(eyrie, 1)

    said = wording.lines([drew, drew, drew, Drew(eyrie, 2), drew])

    assert said == [
        "The Eyrie drew a card. (×3)", "The Eyrie drew 2 cards.", "The Eyrie drew a card.",
    ]  # fmt: skip


@pytest.mark.parametrize(
    ("item", "said"),
    [("boot", "You laid a boot in the Hoard."), ("coins", "You laid coins in the Hoard.")],
)
def test_an_item_of_the_hoard_has_its_article(item: str, said: str) -> None:
    hundreds = RootTestTable("hundreds", "eyrie")

    assert read_by(hundreds, "hundreds").event(ItemHoarded(Seat(0), Item(item))) == said


def test_a_card_that_changed_hands_is_told_once_and_says_which(table: RootTestTable) -> None:
    eyrie, marquise = table.seat("eyrie"), table.seat("marquise")
    both: list[Event] = [CardTaken(eyrie, marquise), CardTakenWas(eyrie, marquise, ANVIL)]
    wording = read_by(table, "marquise")

    said = wording.lines(both)
    logged = entries_of(wording, [LoggedEvent(n, each) for n, each in enumerate(both)], Narrowed())

    assert said == ["The Eyrie took Anvil (fox) from you."]
    assert [each.text for each in logged] == ["- The Eyrie took Anvil (fox) from you."]
    assert wording.lines(both[:1]) == ["The Eyrie took a card from you."]


def test_a_card_drawn_into_an_open_hand_is_told_once(table: RootTestTable) -> None:
    eyrie = table.seat("eyrie")
    said = read_by(table, "marquise").lines([Drew(eyrie, 1), DrewOpenly(eyrie, (ANVIL,))])
    assert said == ["Into the open hand of the Eyrie came Anvil (fox)."]


@pytest.mark.parametrize(
    ("how", "locale", "said"),
    [
        (TAKEN, "en", "The Marquise took a card from you."),
        (GIVEN, "en", "You gave the Marquise a card."),
        (GIVEN, "de", "Du hast der Marquise eine Karte gegeben."),
        (GIVEN, "es", "Diste una carta a la Marquesa."),
    ],
)
def test_a_gift_is_no_theft(table: RootTestTable, how: str, locale: str, said: str) -> None:
    event = CardTaken(table.seat("marquise"), table.seat("vagabond"), how)
    assert read_by(table, "vagabond", locale).event(event) == said


@pytest.mark.parametrize(
    ("locale", "said"),
    [
        ("en", "The Vagabond took a hammer from you."),
        ("de", "Der Vagabund hat von dir einen Gegenstand bekommen: Hammer."),
        ("es", "El Vagabundo se llevó un martillo que tenías tú."),
    ],
)
def test_whose_item_was_taken_reads_that_it_was_theirs(
    table: RootTestTable, locale: str, said: str
) -> None:
    taken = ItemTaken(table.seat("vagabond"), Item("hammer"), "alliance", table.seat("alliance"))
    assert read_by(table, "alliance", locale).event(taken) == said


def test_an_item_of_an_old_log_keeps_its_source(table: RootTestTable) -> None:
    taken = ItemTaken(table.seat("vagabond"), Item("hammer"), "alliance")
    assert read_by(table, "marquise").event(taken) == (
        "The Vagabond took a hammer from the Alliance."
    )


@pytest.mark.parametrize(
    ("locale", "named"), [("en", "Outrage"), ("de", "Empörung"), ("es", "Indignación")]
)
def test_a_hand_shown_for_outrage_names_it(table: RootTestTable, locale: str, named: str) -> None:
    shown = HandShown(table.seat("marquise"), table.seat("alliance"), "outrage")
    for reader in ("marquise", "alliance", "eyrie"):
        assert named in read_by(table, reader, locale).event(shown)


def test_what_has_just_been_told_is_not_said_again_as_a_reason(table: RootTestTable) -> None:
    marquise, eyrie = table.seat("marquise"), table.seat("eyrie")
    asked = question(marquise, "marquise.hospitals", clearing=5, count=2, attacker=eyrie)
    wording = read_by(table, "marquise")

    assert wording.cause(table.state, asked) == (
        "The Eyrie removed 2 warriors of yours in clearing 5 (rabbit)."
    )
    assert wording.cause(table.state, asked, told=True) == ""


def test_odds_of_an_attack_are_said_beside_what_was_told(table: RootTestTable) -> None:
    table.place(5, marquise=1, eyrie=2)
    sides: dict[str, Scalar] = {"clearing": 5, "attacker": int(table.seat("eyrie")), "defender": 0}
    asked = Question(
        QuestionId(1), table.seat("marquise"), "battle.ambush", OneOf(()), False, sides
    )
    assert "attack" in read_by(table, "marquise").cause(table.state, asked, told=True)


PERFECT = re.compile(r"\b(?:he|has|ha|hemos|han) \w+(?:ado|ido|sto|cho|rto|elto)\b", re.IGNORECASE)
NARRATED = ("e-", "told-", "story-", "cause-")


def test_spanish_tells_what_happened_in_one_tense() -> None:
    """Events are in the preterite; the perfect is left for a present state: "ya has movido"."""
    told = entries_of_language("engine.root", "es")
    mixed = {
        name
        for name, text in told.items()
        if name.startswith(NARRATED) and PERFECT.search(text.partition("\n#")[0])
    }
    assert mixed == set()


def test_spanish_names_a_faction_apart_as_its_article_is_capital() -> None:
    """It said "Juegas con La Conjura."."""
    within = re.compile(r"\b(con|lleva) \{ \$plays \}")
    told = entries_of_language("bot", "es")
    assert {name for name, text in told.items() if within.search(text)} == set()


def test_an_empty_hand_is_not_named_as_something_held(table: RootTestTable) -> None:
    view = table.game.view(table.state, table.seat("marquise"))
    words = read_by(table, "marquise").words
    assert view.hand == ()
    assert list(table.game.held(view, words)) == []


def test_a_hand_in_one_line_tells_how_often_a_card_is_held(table: RootTestTable) -> None:
    """A player with two Armorers read "you hold Armorers"."""
    table.give("marquise", "armorers", "armorers", "anvil")
    wording = read_by(table, "marquise")
    lines = table.game.held(wording.view, wording.words)
    assert sorted(map(name_of_card, lines)) == ["Anvil", "Armorers ×2"]


def test_what_computers_did_in_later_turns_stands_apart_from_the_answer_to_a_press(
    table: RootTestTable,
) -> None:
    marquise, eyrie = table.seat("marquise"), table.seat("eyrie")
    answer, turn, deed = Drew(marquise, 1), TurnBegan(eyrie, 2), Drew(eyrie, 1)
    wording = read_by(table, "marquise")
    assert split_at_turn(wording, [answer, turn, deed]) == ([answer], [turn, deed])
    assert split_at_turn(wording, [answer]) == ([answer], [])


def test_points_of_a_step_do_not_follow_what_was_done_before(table: RootTestTable) -> None:
    """They stood behind "The Alliance drew a card into the Supporters", as if by its cause."""
    eyrie, alliance = table.seat("eyrie"), table.seat("alliance")
    wording = read_by(table, "eyrie")
    roosts, removal = Scored(eyrie, 4, 29, "roosts"), Scored(eyrie, 1, 30, "removal")
    own, others = Drew(eyrie, 1), Drew(alliance, 1)

    def both(first: Event, then: Event) -> tuple[int, int]:
        logged = entries_of(wording, [LoggedEvent(1, first), LoggedEvent(2, then)], Narrowed())
        return len(wording.lines([first, then])), len(logged)

    assert both(others, roosts) == (2, 2)
    assert both(own, roosts) == (2, 2), "nor what the same seat did"
    assert both(others, removal) == (1, 1)
    assert wording.lines([others, roosts])[1] == "You: +4 points for roosts, now 29."
    theirs = Removed(alliance, eyrie, Clearing(5), "sympathy", 1, "battle")
    mine = Removed(eyrie, alliance, Clearing(5), "warrior", 1, "battle")
    assert both(theirs, removal) == (1, 1)
    assert both(mine, removal) == (2, 2)
    assert both(mine, roosts) == (2, 2), "they are not for the loss"


@pytest.mark.parametrize(
    ("locale", "said", "old"),
    [
        ("en", "The Marquise won the match with 33 points!", "with 30 points"),
        ("de", "Sieg mit 33 Punkten: Marquise!", "mit 30 Punkten"),
        ("es", "La Marquesa: ¡victoria con 33 puntos!", "con 30 puntos"),
    ],
)
def test_a_winner_is_told_with_its_points(
    table: RootTestTable, locale: str, said: str, old: str
) -> None:
    marquise = table.seat("marquise")
    table.points(marquise=29)

    async def score_four(t: RootTable) -> None:
        score(t, marquise, 4, "build")

    won = table.play(score_four).only(Won)
    wording = read_by(table, "eyrie", locale)

    assert wording.event(won) == said
    assert old in wording.event(Won((marquise,), "points")), "as an old log has it"
    if locale == "en":
        assert read_by(table, "marquise").event(won) == "You won the match with 33 points!"
