"""Options unknown to a game are refused by name, wherever they may be written."""

from __future__ import annotations

import sys
from typing import Any

import pytest

from engine.__main__ import main
from engine.core.errors import Refused
from engine.core.game import Game
from engine.core.seats import Setup
from engine.games import GAMES
from engine.selfplay import options_of
from render.__main__ import main as draw

games = pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)


def said(game: Game[Any], refusal: Refused) -> str:
    return game.words("en").say(f"r-{refusal.key}", **refusal.args_of_words)


@games
def test_an_unknown_value_of_any_option_is_refused_with_those_there_are(game: Game[Any]) -> None:
    for option in (*game.options, *game.unoffered):
        with pytest.raises(Refused) as refused:
            game.check_setup(Setup(game.key, game.suggested, {option.key: "mars"}))
        sentence = said(game, refused.value)
        assert all(part in sentence for part in (option.key, "mars", *option.choices))


@games
def test_an_unknown_option_is_refused_with_those_there_are(game: Game[Any]) -> None:
    with pytest.raises(Refused) as refused:
        game.check_setup(Setup(game.key, game.suggested, {"nonsense": "1"}))
    sentence = said(game, refused.value)
    assert all(part in sentence for part in ("nonsense", *(each.key for each in game.options)))


@games
def test_every_value_of_every_option_is_taken(game: Game[Any]) -> None:
    for option in (*game.options, *game.unoffered):
        for value in option.choices:
            assert options_of(game, [f"{option.key}={value}"]) == {option.key: value}


@games
@pytest.mark.parametrize("command", ["selfplay", "fuzz"])
@pytest.mark.parametrize("written", ["map=mars", "nonsense=1", "nonsense", "map", "=", "map=a=b"])
def test_the_command_line_refuses_what_a_game_does_not_know(
    game: Game[Any],
    command: str,
    written: str,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setattr(sys, "argv", ["engine", command, game.key, "--option", written])
    assert main() == 2
    shown = capsys.readouterr()
    assert not shown.out
    assert shown.err.startswith(("There is no option", "“map” cannot be"))
    assert draw([game.key, "text", "--option", written]) == 2
    assert capsys.readouterr().err == shown.err


@games
@pytest.mark.parametrize("seats", ["all:x", "all:1", "all:99", "cats,dogs", "alliance"])
def test_the_command_line_refuses_seats_that_cannot_be(
    game: Game[Any], seats: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "argv", ["engine", "selfplay", game.key, "--seats", seats])
    assert main() == 2
    assert capsys.readouterr().err.count("\n") == 1


def test_a_table_that_begins_with_the_alliance_is_played_as_written(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Its key begins with “all”, which draws seats at random."""
    written = ["--seats", "alliance,eyrie", "--games", "1"]
    monkeypatch.setattr(sys, "argv", ["engine", "selfplay", "root", *written])
    assert main() == 0
    assert "(alliance " in capsys.readouterr().out


@games
def test_an_unknown_faction_is_refused_with_those_there_are(game: Game[Any]) -> None:
    with pytest.raises(Refused) as refused:
        game.check_setup(Setup(game.key, ("cats", "dogs")))
    assert all(kind.key in said(game, refused.value) for kind in game.seat_kinds)


@games
def test_a_refused_setup_is_said_in_the_words_of_its_game(game: Game[Any]) -> None:
    """The importer of a file has no table at hand that would know which game it is."""
    with pytest.raises(Refused) as refused:
        game.check_setup(Setup(game.key, game.suggested[:1]))
    assert refused.value.game == game.key
