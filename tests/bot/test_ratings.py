"""Places, statistics and ratings, from stored results."""

from __future__ import annotations

import msgspec
import pytest

from bot.history.ratings import Ratings, rate
from bot.history.results import by_what_was_played, is_counted, places_of, statistics_of
from bot.store import HolderRow, LeaverRow, ResultRow

ANN, BOB, CEM, DEE = 1, 2, 3, 4


def match(number: int, *seats: tuple[int | None, int], names: bool = True) -> list[ResultRow]:
    """Return a match's results: the people by seat, and their places."""
    return [
        ResultRow(
            match_id=number,
            seat=seat,
            game="any",
            user_id=user,
            name=f"seat {seat}" if names or user else "",
            plays=f"faction {seat}",
            place=place,
            score=10 - place,
            won=place == 1,
            finished_at=number,
        )
        for seat, (user, place) in enumerate(seats)
    ]


def test_winners_share_the_first_place_and_equals_share_theirs() -> None:
    assert places_of([12, 30, 20, 20], {1}) == [4, 1, 2, 2]
    assert places_of([4, 30, 9], {0, 2}) == [1, 3, 1], "a dominance and its coalition, with no 30"
    assert places_of([5, 5], {0}) == [1, 2]


def test_statistics_count_matches_factions_and_opponents() -> None:
    rows = [*match(1, (ANN, 1), (BOB, 2)), *match(2, (BOB, 1), (ANN, 3), (None, 2))]

    mine = statistics_of(rows, ANN)

    assert (mine.whole.matches, mine.whole.wins, mine.whole.mean_place) == (2, 1, 2.0)
    assert mine.played["faction 0"].rate == 1.0
    assert (mine.against[BOB].matches, mine.against[BOB].ahead) == (2, 1)
    assert set(mine.against) == {BOB}
    assert by_what_was_played(rows)["faction 0"].wins == 2


def test_a_player_who_wins_more_is_rated_higher() -> None:
    rows = [row for number in range(8) for row in match(number, (ANN, 1), (BOB, 2), (CEM, 3))]

    ratings = rate(rows)

    assert [each.user_id for each in ratings] == [ANN, BOB, CEM]
    assert ratings[0].value > ratings[1].value > ratings[2].value
    assert {each.matches for each in ratings} == {8}


def gone(number: int, *people: tuple[int | None, int]) -> list[LeaverRow]:
    """Return the people who left a match before its end, with their seats."""
    return [
        LeaverRow(match_id=number, position=position, seat=seat, game="any", user_id=user)
        for position, (user, seat) in enumerate(people)
    ]


def test_a_player_who_plays_on_is_rated_among_themselves_and_the_leaver_as_last() -> None:
    rows = match(1, (ANN, 2), (BOB, 3), (None, 1))

    ratings = rate(rows, left=gone(1, (CEM, 2)))

    assert [each.user_id for each in ratings] == [ANN, BOB, CEM]
    assert ratings[1].value > ratings[2].value
    assert {each.matches for each in ratings} == {1}


def test_a_match_of_two_counts_for_who_stays_too() -> None:
    ratings = rate(match(1, (ANN, 2), (None, 1)), left=gone(1, (BOB, 1)))

    assert [each.user_id for each in ratings] == [ANN, BOB]
    assert ratings[0].value > 0 > ratings[1].value


def test_a_computer_that_began_a_match_keeps_it_unrated_whoever_leaves() -> None:
    rows = match(1, (ANN, 1), (None, 2), (None, 3))

    assert rate(rows, left=gone(1, (BOB, 1))) == []


def test_a_substitute_who_came_late_is_not_rated_and_spoils_nothing() -> None:
    late = [
        msgspec.structs.replace(row, rated=row.user_id != DEE)
        for row in match(1, (ANN, 2), (BOB, 3), (DEE, 1))
    ]

    ratings = rate(late, left=gone(1, (CEM, 2)))

    assert [each.user_id for each in ratings] == [ANN, BOB, CEM]


def test_a_leaver_whose_data_is_deleted_still_counts_for_the_others() -> None:
    ratings = rate(match(1, (ANN, 1), (None, 2)), left=gone(1, (None, 1)))

    assert [(each.user_id, each.matches) for each in ratings] == [(ANN, 1)]


@pytest.mark.parametrize(
    ("begun", "left", "rounds", "counted"),
    [
        (0, None, 9, True),
        (0, 1, 9, True),
        (5, None, 8, True),
        (6, None, 8, False),
        (2, 4, 8, False),
        (2, 5, 8, True),
    ],
)
def test_half_of_the_rounds_make_a_match_ones_own(
    begun: int, left: int | None, rounds: int, counted: bool
) -> None:
    holder = HolderRow(match_id=1, user_id=ANN, seat=0, since=0, from_round=begun, to_round=left)
    assert is_counted(holder, rounds) is counted


def test_matches_with_computers_are_not_rated() -> None:
    assert rate(match(1, (ANN, 1), (None, 2))) == []
    assert rate(match(1, (ANN, 1), (BOB, 2), (None, 3))) == []


def test_a_player_who_hides_or_is_gone_still_counts_as_an_opponent() -> None:
    rows = [*match(1, (ANN, 1), (BOB, 2)), *match(2, (ANN, 1), (None, 2), names=False)]

    ratings = rate(rows, hidden={BOB})

    assert [(each.user_id, each.matches) for each in ratings] == [(ANN, 2)]
    assert ratings[0].value > 0


def test_ratings_are_computed_anew_when_a_match_ends_or_is_taken_back() -> None:
    ratings = Ratings()
    rows = match(1, (ANN, 1), (BOB, 2))
    first = ratings.of((7, "any"), rows, ())
    assert ratings.of((7, "any"), list(rows), ()) is first

    more = [*rows, *match(2, (BOB, 1), (ANN, 2))]
    assert ratings.of((7, "any"), more, ()) is not first
    assert ratings.of((7, "any"), rows, ()) == first
    assert [each.user_id for each in ratings.of((7, "any"), more, {ANN})] == [BOB]
    alone = match(1, (ANN, 1), (None, 2))
    assert ratings.of((7, "any"), alone, ()) == []
    assert len(ratings.of((7, "any"), alone, (), gone(1, (BOB, 1)))) == 2
