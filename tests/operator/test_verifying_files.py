"""A match that somebody sends as a file is verified at a shell, where no database is."""

from __future__ import annotations

import json
from collections.abc import Callable
from functools import cache, partial
from pathlib import Path
from typing import Any

import pytest

from bot.history.export_file import encode_file
from bot.operator.console import main
from engine.core.chance.draws import KeyedChance, match_key
from tests.bot.played import NONCES, SECRET, played

Shell = Callable[[Callable[[dict[str, Any]], object]], tuple[int, str, str]]

CHANCE = KeyedChance(match_key(SECRET, NONCES))


@cache
def exported() -> str:
    return encode_file(played()).decode()


@pytest.fixture
def verify(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> Shell:
    """Verify a file with a change; the result is the exit code, the output and the errors."""
    monkeypatch.setenv("DATABASE_URL", f"sqlite+aiosqlite:///{tmp_path}/none.sqlite")

    def run(change: Callable[[dict[str, Any]], object]) -> tuple[int, str, str]:
        plain = json.loads(exported())
        change(plain)
        path = tmp_path / "match.json"
        path.write_text(json.dumps(plain))
        monkeypatch.setattr("sys.argv", ["warmoot", "verify", str(path)])
        code = main()
        return code, *capsys.readouterr()

    return run


def test_an_honest_file_holds_and_tells_who_won(verify: Shell, tmp_path: Path) -> None:
    code, said, complaint = verify(lambda file: None)

    assert (code, complaint) == (0, "")
    assert json.loads(exported())["seal"] in said
    assert "Won by eyrie (" in said or "Won by alliance (" in said
    assert not (tmp_path / "none.sqlite").exists()


FORGED_RESULTS = (
    {"winners": ["nobody"], "by": "points", "scores": {}},
    {"winners": ["nobody"]},
    "won by nobody",
    None,
)


@pytest.mark.parametrize("result", FORGED_RESULTS, ids=str)
def test_another_result_is_noticed(verify: Shell, result: object) -> None:
    code, said, _ = verify(lambda file: file.update(result=result))

    assert code == 1
    assert "The file tells another result." in said


def test_a_result_of_a_match_that_is_cut_off_is_noticed(verify: Shell) -> None:
    def cut(file: dict[str, Any]) -> None:
        file["choices"] = file["choices"][:40]
        kept = {choice["number"] for choice in file["choices"]}
        file["events"] = [event for event in file["events"] if event["choice"] in kept]

    code, said, _ = verify(cut)

    assert code == 1
    assert "closed before its end, or its last choices were left out" in said
    assert "The file tells another result." in said

    def cut_and_forget(file: dict[str, Any]) -> None:
        cut(file)
        file["result"] = None

    assert verify(cut_and_forget)[0] == 0


def scored(file: dict[str, Any]) -> dict[str, Any]:
    """Return an event that tells points."""
    return next(each for each in file["events"] if each["told"][0] == "Scored")


FORGED_EVENTS: dict[str, Callable[[dict[str, Any]], object]] = {
    "another number": lambda file: scored(file)["told"].__setitem__(2, 9),
    "another seat": lambda file: scored(file)["told"].__setitem__(1, 1 - scored(file)["told"][1]),
    "another audience": lambda file: scored(file).update(only=[0]),
    "another time": lambda file: scored(file).update(choice=scored(file)["choice"] + 1),
    "no event at all": lambda file: file["events"].remove(scored(file)),
    "one event more": lambda file: file["events"].append(scored(file)),
    "an unknown event": lambda file: scored(file).update(told=["invented", 1]),
    "a number that is none": lambda file: scored(file)["told"].__setitem__(2, "nine"),
    "a field too many": lambda file: scored(file)["told"].append(9),
    "said to be undone": lambda file: scored(file).update(voided=True),
    "at a choice of nobody": lambda file: scored(file).update(choice=-7),
}


@pytest.mark.parametrize("forge", FORGED_EVENTS.values(), ids=FORGED_EVENTS)
def test_another_event_is_noticed(verify: Shell, forge: Callable[[dict[str, Any]], object]) -> None:
    code, said, complaint = verify(forge)

    assert (code, complaint) == (1, "")
    assert "The file tells other events than the rules" in said


def test_it_says_what_no_file_can_prove(verify: Shell) -> None:
    code, said, _ = verify(lambda file: file["seats"][0].update(name="Cheat"))

    assert code == 0
    head, _, seats = said.partition("No file can prove who sat where")
    assert "Cheat" not in head
    assert "- eyrie: Cheat\n- alliance: Computer 1 (a computer)" in seats


def test_a_choice_left_out_is_noticed(verify: Shell) -> None:
    """The undone ones can be left out without a fault in the rules: they had no consequences."""

    def undo(file: dict[str, Any]) -> None:
        plain = json.loads(encode_file(played(undo_at=20)))
        file.update({name: plain[name] for name in ("choices", "events", "result")})

    def hide(file: dict[str, Any]) -> None:
        undo(file)
        file["choices"] = [each for each in file["choices"] if not each["voided"]]

    assert verify(undo)[0] == 0
    code, said, _ = verify(hide)
    assert code == 1
    assert "The file leaves choices out: " in said


def test_a_die_left_out_is_noticed(verify: Shell) -> None:
    """It was thrown for a choice that was taken back: the rules do not ask for it again."""

    def undo(file: dict[str, Any], *drawn: int) -> None:
        last = file["choices"][-1]
        file["choices"].append(
            {**last, "number": last["number"] + 1, "voided": True,
             "drawn": [[4, CHANCE.draw(4, 3, counter), 3, counter] for counter in drawn]}
        )  # fmt: skip

    assert verify(lambda file: undo(file, 0, 1))[0] == 0
    code, said, _ = verify(lambda file: undo(file, 1))
    assert code == 1
    assert "The file leaves draws out: 0 (epoch 3)" in said


def test_an_epoch_of_chance_that_is_skipped_is_noticed(verify: Shell) -> None:
    """Going back begins the next one; with any other its dice could be chosen."""

    def go_back(file: dict[str, Any], epoch: str) -> None:
        last = file["choices"][-1]
        back = {"number": last["number"] + 1, "kind": "rewind", "keys": [epoch], "voided": True}
        file["choices"].append({**last, **back, "drawn": []})

    assert verify(lambda file: go_back(file, "1"))[0] == 0
    for epoch in ("2", "x"):
        code, said, _ = verify(partial(go_back, epoch=epoch))
        assert code == 1
        assert "The file skips epochs of chance, at choices: " in said


def test_another_die_is_noticed(verify: Shell) -> None:
    def cheat(file: dict[str, Any]) -> None:
        drawn = next(each["drawn"] for each in file["choices"][1:] if each["drawn"])
        drawn[0][1] = (drawn[0][1] + 1) % drawn[0][0]

    code, said, complaint = verify(cheat)

    assert (code, said) == (1, "")
    assert len(complaint.splitlines()) == 1
