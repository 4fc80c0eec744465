"""A reader's own deeds, told to them alone in the second person, in every language."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

from bot.ui.wording import Wording
from engine.ai.players import RandomPlayer
from engine.core.chance.draws import RngChance
from engine.core.choices.actions import PASS
from engine.core.choices.questions import OneOf, Question, QuestionId
from engine.core.events import Event, events_for
from engine.core.language.messages import Message
from engine.core.language.words import locales
from engine.core.match import Match
from engine.core.seats import Scalar, Seat, Setup
from engine.root.cards.landmarks.setup import LandmarkPlaced
from engine.root.cards.setup.drafting import HandKept
from engine.root.events import BattleBegan, Battled, Drew, Removed, Scored
from engine.root.factions.clergy.penitence import HoneyTasted
from engine.root.factions.duchy.board import Minister
from engine.root.factions.duchy.ministers import MinisterActed
from engine.root.factions.marquise.actions import MarquiseBattle
from engine.root.factions.riverfolk.funds import FundCommitted, FundsLost, FundsSpent
from engine.root.pieces import Clearing, LandmarkKey
from tests.root.kit import GAME, RootTestTable

TABLES = [
    ("marquise", "eyrie", "alliance", "vagabond"),
    ("riverfolk", "lizards", "duchy", "corvids"),
    ("hundreds", "keepers", "legion", "clergy"),
]
ANSWERS = 200
BY_NAME = (FundCommitted, FundsLost, FundsSpent, HoneyTasted)
"""Events that name the owner of warriors used, or the one favoured, even the reader."""
MARQUISE, EYRIE = Seat(0), Seat(1)


def to(reader: Seat | None, locale: str = "en") -> Wording:
    table = RootTestTable("marquise", "eyrie", "alliance", "corvids")
    return Wording(GAME, locale, GAME.view(table.state, reader), reader=reader)


def lived_through(seats: tuple[str, ...], reader: Seat) -> Iterator[Event]:
    """Play at random, and yield the events a seat hears."""
    rng = random.Random(len(seats[reader]))
    match = Match.new(GAME, Setup("root", seats, {}), RngChance(rng), keep="step")
    player = RandomPlayer(rng)
    for _ in range(ANSWERS):
        asked, question = next(iter(match.pending.items()))
        told = match.submit(asked, question.id, player.answer(match, question))
        yield from events_for(told, reader)


@pytest.mark.parametrize("seats", TABLES)
def test_nobody_is_told_of_themselves_by_name(seats: tuple[str, ...]) -> None:
    for reader in map(Seat, range(4)):
        view = GAME.view(RootTestTable(*seats).state, reader)
        heard = [each for each in lived_through(seats, reader) if not isinstance(each, BY_NAME)]
        for locale in locales("bot"):
            wording = Wording(GAME, locale, view, reader=reader)
            name = wording.seat(reader)
            for event in heard:
                assert name not in wording.event(event).replace("Vagabond (", "")


@pytest.mark.parametrize(
    ("locale", "attacking", "losing", "taking"),
    [
        (
            "en",
            "You attacked the Eyrie in clearing 5 (rabbit).",
            "You lost 2 warriors in clearing 5 (rabbit) to the Eyrie (+1 for you, now 3).",
            "The Eyrie attacked you in clearing 5 (rabbit).",
        ),
        (
            "de",
            "Du hast die Dynastie auf Lichtung 5 (Hase) angegriffen.",
            "Du hast 2 Krieger auf Lichtung 5 (Hase) an die Dynastie verloren "
            "(+1 für dich, jetzt 3).",
            "Die Dynastie hat dich auf Lichtung 5 (Hase) angegriffen.",
        ),
        (
            "es",
            "Iniciaste una batalla contra la Eyrie en el claro 5 (conejo).",
            "Perdiste 2 guerreros en el claro 5 (conejo) ante la Eyrie (+1 para ti, ahora 3).",
            "La Eyrie inició una batalla contra ti en el claro 5 (conejo).",
        ),
    ],
)
def test_a_fight_is_told_to_whom_it_concerns(
    locale: str, attacking: str, losing: str, taking: str
) -> None:
    at, wording = Clearing(5), to(MARQUISE, locale)
    lost = Removed(MARQUISE, EYRIE, at, "warrior", 2, "battle")

    assert wording.event(BattleBegan(MARQUISE, EYRIE, at)) == attacking
    assert wording.lines([lost, Scored(MARQUISE, 1, 3)]) == [losing]
    assert wording.event(BattleBegan(EYRIE, MARQUISE, at)) == taking


def test_everybody_else_is_told_by_name() -> None:
    began = BattleBegan(MARQUISE, EYRIE, Clearing(5))
    said = "The Marquise attacked the Eyrie in clearing 5 (rabbit)."

    assert to(None).event(began) == said
    assert to(Seat(2)).event(began) == said


@pytest.mark.parametrize(
    ("locale", "own", "of_another"),
    [
        ("en", "You keep", "The Riverfolk keep"),
        ("de", "Du behältst", "Das Flussvolk behält"),
        ("es", "Te quedas con", "La Compañía se queda con"),
    ],
)
def test_an_open_hand_that_another_keeps_is_not_told_as_ones_own(
    locale: str, own: str, of_another: str
) -> None:
    """It once said "You keep" to everybody at the table."""
    view = GAME.view(RootTestTable("marquise", "riverfolk").state, None)
    kept = HandKept(Seat(1), ())

    assert Wording(GAME, locale, view, reader=Seat(1)).event(kept).startswith(own)
    assert Wording(GAME, locale, view, reader=Seat(0)).event(kept).startswith(of_another)


def test_a_player_without_a_faction_is_told_of_their_own_deeds_too() -> None:
    """It once said "Ann set up the Tower" to Ann."""
    view, placed = to(MARQUISE).view, LandmarkPlaced(MARQUISE, LandmarkKey("tower"), Clearing(6))
    told = [
        Wording(GAME, "en", view, {0: "Ann"}, reader=reader).event(placed)
        for reader in (MARQUISE, EYRIE)
    ]

    assert told == [
        "You set up the Tower in clearing 6 (fox).", "Ann set up the Tower in clearing 6 (fox).",
    ]  # fmt: skip


@pytest.mark.parametrize(
    ("locale", "said"),
    [
        ("en", "the Eyrie, the Alliance"),
        ("de", "die Dynastie, die Allianz"),
        ("es", "la Eyrie, la Alianza"),
    ],
)
def test_who_is_awaited_is_named_as_in_a_sentence(locale: str, said: str) -> None:
    """It once said "The table waits for Eyrie", and "Der Tisch wartet auf Dynastie"."""
    assert to(MARQUISE, locale).awaited([1, 2]) == said


def test_players_are_awaited_by_their_names_alone() -> None:
    view = GAME.view(RootTestTable("marquise", "eyrie").state, None)

    assert Wording(GAME, "en", view, {1: "Ann"}).awaited([1]) == "Ann"


@pytest.mark.parametrize(
    ("locale", "none", "some"),
    [
        ("en", "you deal up to 2, they none", "you deal up to 2, they up to 1"),
        (
            "de",
            "du triffst bis zu 2-mal, sie gar nicht",
            "du triffst bis zu 2-mal, sie bis zu 1-mal",
        ),
        ("es", "impactos: tú hasta 2, el rival ninguno", "impactos: tú hasta 2, el rival hasta 1"),
    ],
)
def test_what_cannot_hit_back_deals_none(locale: str, none: str, some: str) -> None:
    wording, battle = to(MARQUISE, locale), MarquiseBattle(Clearing(5), EYRIE)

    assert wording.price(battle, {"mine": 2, "theirs": 0}) == none
    assert wording.price(battle, {"mine": 2, "theirs": 1}) == some


@pytest.mark.parametrize(
    ("locale", "said"),
    [
        ("en", "clearing 5 (rabbit) is open to the Eyrie"),
        ("de", "Lichtung 5 (Hase) steht der Dynastie offen"),
        ("es", "el claro 5 (conejo) queda abierto para la Eyrie"),
    ],
)
def test_a_tip_names_with_its_article_to_whom_a_place_is_open(locale: str, said: str) -> None:
    message = Message("stake-open", {"clearing": 5, "seat": EYRIE})

    assert to(MARQUISE, locale).message(message) == said


def test_a_turn_without_actions_left_is_not_told_what_to_spend_them_on() -> None:
    def why(actions: int) -> str:
        context: dict[str, Scalar] = {"actions": actions}
        asked = Question(QuestionId(1), MARQUISE, "marquise.daylight", OneOf([PASS]), True, context)
        return to(MARQUISE).why(asked)

    assert why(0) == "A bird card buys one more action; otherwise your turn is done."
    assert why(2).startswith("Build to score")


def test_the_sides_of_a_battle_have_their_articles_and_none_is_said_of_no_hits() -> None:
    battled = Battled(MARQUISE, EYRIE, Clearing(5), (1, 3), 2, 0)

    assert to(MARQUISE).event(battled) == (
        "The dice showed 1 and 3: you dealt 2 hits, the Eyrie dealt none in clearing 5 (rabbit)."
    )


@pytest.mark.parametrize(
    ("locale", "drew", "row"),
    [
        ("de", "Die Hüter haben 2 Karten gezogen.", "2 Karten gezogen."),
        ("es", "Los Guardianes robaron 2 cartas.", "robaron 2 cartas."),
    ],
)
def test_a_faction_of_many_has_its_verb_in_the_plural(locale: str, drew: str, row: str) -> None:
    table = RootTestTable("keepers", "eyrie")
    wording = Wording(GAME, locale, GAME.view(table.state, None))

    assert wording.event(Drew(Seat(0), 2)) == drew
    assert wording.deed(drew, wording.seat(0)) == row


def test_ministers_act_for_their_owner_in_a_sentence() -> None:
    """Their owner read "Your side: the Foremole acts", others "The Duchy: the Foremole acts"."""
    table = RootTestTable("duchy", "eyrie")
    acted = MinisterActed(table.seat("duchy"), Minister("foremole"))
    told = {
        seat: Wording(GAME, "en", GAME.view(table.state, Seat(seat)), reader=Seat(seat)).event(
            acted
        )
        for seat in (0, 1)
    }

    assert told == {0: "You had the Foremole act.", 1: "The Duchy had the Foremole act."}


@pytest.mark.parametrize(
    ("locale", "said"),
    [
        ("en", "You gave up 1 warrior in clearing 5 (rabbit)."),
        ("de", "Du hast auf Lichtung 5 (Hase) 1 Krieger abgegeben."),
        ("es", "Renunciaste a 1 guerrero en el claro 5 (conejo)."),
    ],
)
def test_pieces_given_up_are_not_told_as_removed(locale: str, said: str) -> None:
    """Placing a plot was told "Retiraste 1 guerrero", as of a piece of somebody else."""
    args: dict[str, Scalar] = {"seat": MARQUISE, "clearing": Clearing(5), "pieces": "warrior=1"}
    assert to(MARQUISE, locale).message(Message("story-gave-up", args)) == said
