"""`python -m render`: looking at a real match from the command line."""

import io

import pytest
from PIL import Image

from render.__main__ import main, parser

WIDTHS = {"board": 1650, "sheet": 900, "hand": 900}


@pytest.mark.parametrize("what", ["board", "sheet", "hand"])
def test_a_match_can_be_looked_at(what, tmp_path, capsys):
    out = tmp_path / "picture.png"
    given = ["root", what, "--seed", "7", "--decisions", "60", "--out", str(out)]
    seats = ["--seats", "marquise,eyrie,alliance,vagabond", "--seat", "eyrie"]
    assert main([*given, *seats]) == 0
    assert Image.open(io.BytesIO(out.read_bytes())).width == WIDTHS[what]
    assert capsys.readouterr().out.strip()


def test_the_text_board_is_printed(capsys):
    assert main(["root", "text", "--decisions", "40", "--seats", "marquise,eyrie"]) == 0
    assert "### Clearings" in capsys.readouterr().out


def test_an_absent_seat_is_refused(capsys):
    assert main(["root", "--seats", "marquise,eyrie", "--seat", "alliance"]) == 2
    assert "nobody plays alliance" in capsys.readouterr().err


def test_a_file_that_cannot_be_written_is_refused_before_anything_is_played(tmp_path, capsys):
    for out, said in ((tmp_path / "nowhere" / "x.png", "there is no folder"), (tmp_path, "folder")):
        with pytest.raises(SystemExit) as left:
            main(["root", "--out", str(out)])
        assert left.value.code == 2
        assert said in capsys.readouterr().err


def test_a_language_that_is_not_there_is_refused_with_those_there_are(capsys):
    with pytest.raises(SystemExit):
        main(["root", "text", "--locale", "xx"])
    assert "'de', 'en', 'es'" in capsys.readouterr().err


@pytest.mark.parametrize(("option", "value"), [("--decisions", "-3"), ("--page", "0")])
def test_a_number_that_nothing_can_be_drawn_for_is_refused(option, value, capsys):
    with pytest.raises(SystemExit) as left:
        main(["root", option, value])
    assert left.value.code == 2
    assert f"argument {option}: {value} is no whole number of" in capsys.readouterr().err


def test_every_option_says_what_it_is_for():
    assert [each.dest for each in parser()._actions if not each.help] == []
