"""The decisive facts of a match of Root, in sentences."""

from __future__ import annotations

import pytest

from bot.notify.end_post import before_the_result
from bot.ui.wording import Wording
from tests.root.kit import (
    GAME,
    DominanceActivated,
    Event,
    LastRng,
    Match,
    Removed,
    RngChance,
    Scored,
    Seat,
    Setup,
    TurnBegan,
    Won,
)

MARQUISE, EYRIE, ALLIANCE = Seat(0), Seat(1), Seat(2)
SETUP = Setup("root", ("marquise", "eyrie", "alliance"))


def scored(seat: Seat, total: int, points: int, cause: str) -> Scored:
    return Scored(seat, points, total, cause)


def sentences(events: list[Event], *winners: Seat, locale: str = "en") -> list[str]:
    match = Match.new(GAME, SETUP, RngChance(LastRng()))
    wording = Wording(GAME, locale, match.view(None))
    return [wording.message(each) for each in GAME.decided_by(events, winners)]


RACE: list[Event] = [
    TurnBegan(MARQUISE, 1),
    scored(MARQUISE, 9, 9, "build"),
    TurnBegan(EYRIE, 1),
    scored(EYRIE, 5, 5, "roosts"),
    Removed(MARQUISE, EYRIE, 3, "wood", 2, "battle"),
    Removed(MARQUISE, MARQUISE, 3, "warrior", 9, "effect"),
    TurnBegan(EYRIE, 2),
    scored(EYRIE, 7, 2, "removal"),
    scored(EYRIE, 11, 4, "roosts"),
    Removed(MARQUISE, ALLIANCE, 5, "warrior", 1, "revolt"),
]


def test_a_race_is_told_in_three_sentences() -> None:
    assert sentences(RACE, EYRIE) == [
        "The Eyrie won on roosts (9 of 11 points) and pieces removed (2).",
        "In round 2 the Eyrie passed the Marquise, 11 to 9, and stayed ahead.",
        "The Marquise paid most: 3 pieces lost to others, 2 of them to the Eyrie.",
    ]


def test_a_player_who_was_never_caught_led_all_along() -> None:
    events = [TurnBegan(EYRIE, 1), scored(EYRIE, 30, 30, "roosts")]
    assert sentences(events, EYRIE) == [
        "The Eyrie won on roosts: 30 of 30 points.",
        "The Eyrie led from round 1 on and was never caught.",
    ]


def test_a_lead_lost_and_won_again_counts_from_the_last_time() -> None:
    events = [*RACE, TurnBegan(MARQUISE, 3), scored(MARQUISE, 11, 2, "build")]
    again = [*events, TurnBegan(EYRIE, 3), scored(EYRIE, 16, 5, "roosts")]
    assert "In round 3 the Eyrie passed the Marquise, 16 to 11, and stayed ahead." in sentences(
        again, EYRIE
    )


def test_dominance_decides_instead_of_points() -> None:
    built = scored(MARQUISE, 10, 10, "build")
    events: list[Event] = [TurnBegan(MARQUISE, 4), built, DominanceActivated(MARQUISE, 0)]
    (sentence,) = sentences([*events, Won((MARQUISE,), "dominance")], MARQUISE)
    assert sentence.startswith("In round 4 the Marquise staked everything on ")


def test_a_coalition_tells_of_whom_the_vagabond_joined() -> None:
    assert "The Eyrie won on roosts" in sentences(RACE, ALLIANCE, EYRIE)[0]


def test_a_match_without_winners_was_not_decided() -> None:
    assert sentences(RACE) == []


@pytest.mark.parametrize("locale", ["en", "de", "es"])
def test_every_language_names_the_same_numbers(locale: str) -> None:
    numbers = [{n for n in ("9", "11", "2", "3") if n in text} for text in sentences(
        RACE, EYRIE, locale=locale
    )]  # fmt: skip
    assert numbers == [{"9", "11", "2"}, {"2", "11", "9"}, {"3", "2"}]


@pytest.mark.parametrize(
    ("locale", "toll"),
    [
        ("en", "The Marquise paid most: 3 pieces lost to the Eyrie."),
        ("de", "Am teuersten war es für die Marquise: 3 Teile an die Dynastie verloren."),
        ("es", "Quien más pagó fue la Marquesa: 3 piezas perdidas ante la Eyrie."),
    ],
)
def test_pieces_that_all_went_to_one_seat_are_counted_once(locale: str, toll: str) -> None:
    events: list[Event] = [Removed(MARQUISE, EYRIE, 3, "wood", 3, "battle")]
    assert sentences(events, EYRIE, locale=locale) == [toll]


def test_the_final_post_tells_the_victory_once() -> None:
    events: list[Event] = [scored(EYRIE, 30, 2, "roosts"), Won((EYRIE,), "points", 30)]
    assert before_the_result(GAME, events) == events[:1]
