"""The boards at doubtful lines of a record, as pictures."""

from render.__main__ import main
from tests.referee.samples import OPENING, with_line


def test_the_board_before_a_doubtful_line_is_drawn(tmp_path, capsys):
    record = tmp_path / "game.rootlog"
    record.write_bytes(with_line("w9->1/", "w12->6/w9->1/"))
    assert main(["referee", str(record), "--out", str(tmp_path / "boards")]) == 0
    drawn = list((tmp_path / "boards").iterdir())
    assert [path.name for path in drawn] == ["line-14.png"]
    assert drawn[0].read_bytes()[1:4] == b"PNG"
    assert "w12->6" in capsys.readouterr().out


def test_a_record_without_doubt_draws_nothing_and_a_bad_one_is_refused(tmp_path, capsys):
    record = tmp_path / "game.rootlog"
    record.write_text(OPENING, encoding="utf-8")
    assert main(["referee", str(record), "--out", str(tmp_path / "boards")]) == 0
    assert list((tmp_path / "boards").iterdir()) == []
    record.write_bytes(OPENING.encode("utf-16"))
    assert main(["referee", str(record), "--out", str(tmp_path / "boards")]) == 2
    assert "UTF-8" in capsys.readouterr().err
    record.write_text(OPENING, encoding="utf-8")
    assert main(["referee", str(record), "--out", str(record)]) == 2
    assert "File exists" in capsys.readouterr().err
