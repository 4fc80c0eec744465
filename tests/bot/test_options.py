"""The options of a table: each has words, is offered when relevant, and is kept in a rematch."""

from __future__ import annotations

import msgspec
import pytest

from bot.lobby.free_seats import COMPUTER
from bot.lobby.lobby_post import why_not
from bot.lobby.options import (
    DRAFT,
    HOUSE,
    LANGUAGES,
    POOL,
    SEATS,
    TALK_THREAD,
    OptionWords,
    carry_over,
    options_of,
    options_that_matter,
)
from bot.lobby.options_screen import pages_of
from bot.store import MatchRow, SeatRow
from bot.ui import limits
from engine.core.language.words import load_words
from engine.games import GAMES

games = pytest.mark.parametrize("game", GAMES)


def table(game: str = "root", **options: object) -> MatchRow:
    """Return the row of a lobby with some options."""
    values = dict.fromkeys(MatchRow.__struct_fields__) | {
        "id": 1, "version": 1, "game": game, "schema": 1, "status": "lobby", "thread": True,
        "host_id": 1, "options": options, "options_version": 1, "secret_hash": "", "nonces": (),
        "first_kept": 0, "turn": "", "created_at": 0, "updated_at": 0,
    }  # fmt: skip
    return msgspec.convert(values, MatchRow)


def seats(*plays: str) -> list[SeatRow]:
    return [
        SeatRow(match_id=1, number=n, computer=COMPUTER, name="", plays=each, joined_at=0)
        for n, each in enumerate(plays)
    ]


def keys(row: MatchRow, *plays: str) -> set[str]:
    return {option.key for option in options_that_matter(row, seats(*plays))}


@games
@pytest.mark.parametrize("locale", LANGUAGES)
def test_every_option_and_value_has_words_that_fit(game: str, locale: str) -> None:
    words = OptionWords.of(game, locale)
    for option in options_of(GAMES[game]):
        assert words.name(option) != option.key
        assert words.why(option)
        for value in option.choices:
            message = f"option-{option.key}-{value}"
            assert option.key == SEATS or words.own.has(message) or words.games.has(message)
            assert len(words.value(option, value)) <= limits.OPTION_TEXT


def test_every_language_names_itself() -> None:
    for locale in LANGUAGES:
        assert load_words(("bot",), locale).has(f"option-language-{locale}")


def test_options_matter_only_with_what_they_need() -> None:
    assert "bank" not in keys(table())
    assert "bank" in keys(table(clock="3d"))
    assert "window" not in keys(table(window="60"))
    assert "window" in keys(table(responses="window"))
    assert "spoils" not in keys(table(pool=["marquise", "eyrie"]), "marquise")
    assert "spoils" in keys(table(), "legion")
    assert "spoils" in keys(table(choose="random"))
    assert "spoils" not in keys(table(choose="random", pool=["marquise", "eyrie"]))


def test_options_of_a_faction_are_set_before_anybody_has_chosen_it() -> None:
    row = table()
    pages = pages_of(load_words(("bot",), "en"), row, seats("marquise"))
    own = next(page for page in pages if page.key == "factions1")

    assert own.name == "Single factions"
    assert {"acts", "spoils"} <= {option.key for option in own.options}
    begun = msgspec.structs.replace(row, setup=b"")
    assert not {"acts", "spoils"} & keys(begun, "marquise", "eyrie")


def test_only_what_another_table_understands_goes_on_to_it() -> None:
    options = {
        "seats": 3, "clock": "3d", HOUSE: "No deals", POOL: ["marquise", "eyrie", "gone", "duchy"],
        DRAFT: {"cards": []}, TALK_THREAD: 5, "deck": "burnt", "invited": [1],
    }  # fmt: skip

    assert carry_over(GAMES["root"], options) == {
        "seats": 3, "clock": "3d", HOUSE: "No deals", POOL: ["marquise", "eyrie", "duchy"],
    }  # fmt: skip
    assert POOL not in carry_over(GAMES["root"], options | {"seats": 6})


@games
@pytest.mark.parametrize("locale", LANGUAGES)
def test_a_lobby_says_which_of_its_options_keeps_it_from_beginning(game: str, locale: str) -> None:
    """A database may hold what an earlier or later version knew."""
    for option in GAMES[game].options:
        row = table(game, seats=2, language=locale, **{option.key: "mars"})
        sentence = why_not(row, seats(*GAMES[game].suggested[:2]))
        assert all(part in sentence for part in (option.key, "mars", *option.choices))
