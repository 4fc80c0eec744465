"""`python -m render`: looking at a real match from the command line."""

import io

import pytest
from PIL import Image

from render.__main__ import main

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
