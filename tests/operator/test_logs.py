"""The log: acts with their match, user and duration; never a hand or a name."""

from __future__ import annotations

import asyncio
import json
import logging
import pickle
import re
from collections.abc import Callable, Iterator
from concurrent.futures.process import _ExceptionWithTraceback
from pathlib import Path
from typing import Any

import pytest

from bot.app.settings import Settings
from bot.matches.live import error_number
from bot.operator.logs import JsonLines, Lines, leave_out_objects, note_act, set_up
from bot.services import tracing
from bot.store.engine.backup import write_backup
from bot.workers.process import WorkerProcess
from engine.core.errors import Refused
from engine.core.seats import Seat
from engine.games import GAMES
from tests.e2e.host import Host
from tests.e2e.playing import Presser, Reader, play_on
from tests.e2e.quick import RememberedPictures
from tests.torture import SHARE, torture

ENOUGH = 25 if SHARE < 1 else 1000
"""Answers after which hands have changed often, or the match is over."""
FEW = 25
"""Lines that any match writes: one ends after some 60 answers."""


class Kept(logging.Handler):
    """Collects log records in both forms."""

    def __init__(self) -> None:
        super().__init__()
        self.addFilter(note_act)
        self.json: list[dict[str, Any]] = []
        self.text: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.json.append(json.loads(JsonLines().format(record)))
        self.text.append(Lines().format(record))


@pytest.fixture
def kept() -> Iterator[Kept]:
    handler = Kept()
    rooms = [logging.getLogger(name) for name in ("bot", "engine", "render", tracing.log.name)]
    for room in rooms:
        room.setLevel(logging.DEBUG)
    for room in rooms[:-1]:
        room.addHandler(handler)
    yield handler
    for room in rooms:
        room.removeHandler(handler)
        room.setLevel(logging.NOTSET)


async def test_every_act_is_logged_with_numbers(
    host: Host, kept: Kept, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Host, "shared", None)  # no other test has drawn for this one
    monkeypatch.setattr(RememberedPictures, "_drawn", {})
    table = await host.open_table(["Ann", "Bob"], ["marquise", "eyrie"], anew=True)
    await table.play("Ann")
    await host.driver.slash("Bob", "hand", at=table.at)
    await host.quiet()

    ann, bob = (int(host.driver.user(name)) for name in ("Ann", "Bob"))
    done = {(line["did"], line.get("user"), line.get("match")) for line in kept.json
            if "seconds" in line}  # fmt: skip
    assert {("play", ann, table.match), ("/hand", bob, table.match)} <= done
    assert any(did.startswith("message ") for did, _, _ in done)
    figures = host.bot.services.metrics.registry
    assert figures.get_sample_value("warmoot_presses_total", {"what": "/hand"}) == 1
    for name in ("acknowledge", "answer", "post", "database", "draw"):
        assert figures.get_sample_value(f"warmoot_{name}_seconds_count"), name


async def test_an_error_has_its_number_and_a_slow_act_its_parts(
    host: Host, kept: Kept, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await host.open_table(["Ann", "Bob"], ["marquise", "eyrie"])
    monkeypatch.setattr(tracing, "SLOW", 0.0)

    def broken(*_: object) -> None:
        raise KeyError("an ambush of foxes")

    host.forgiven.append("error 1-")
    live = await table.live()
    monkeypatch.setattr(type(live.match.game), "hand_lines", broken)
    kept.json.clear()
    told = await host.driver.slash("Ann", "hand", at=table.at)
    number = re.search(r"error (\d+-[0-9A-F]{6})", told.text)
    assert number is not None

    (blamed,) = [line for line in kept.json if "trace" in line]
    assert (blamed["level"], blamed["match"]) == ("ERROR", table.match)
    (slow,) = [line for line in kept.json if line.get("did") == "/hand" and "parts" in line]
    assert slow["error"] == number[1]
    assert slow["level"] == "WARNING"
    assert {"database", "discord"} <= set(slow["parts"])


def logged(error: Exception) -> logging.LogRecord:
    info = (type(error), error, error.__traceback__)
    return logging.LogRecord("bot", logging.ERROR, "", 0, "it failed", (), info)


def caught(raises: Callable[[], object]) -> Any:
    """Return the error that something raises."""
    try:
        raises()
    except Exception as error:
        return error
    raise AssertionError("it raises")


def test_an_error_of_the_rules_is_logged_without_what_it_says() -> None:
    error = caught(lambda: GAMES["root"].view(None, Seat(0)))
    error.args = ("the fox ambush",)
    written = Lines().format(logged(error))
    assert "ambush" not in written
    assert type(error).__name__ in written

    outer = caught(lambda: (_ for _ in ()).throw(OSError("the disk is full")))
    outer.__cause__ = error
    written = json.loads(JsonLines().format(logged(outer)))["trace"]
    assert "ambush" not in written
    assert "the disk is full" in written
    assert str(Refused("ladder-over", who="Ann")) == "ladder-over"


def test_an_error_of_the_rules_in_a_worker_process_is_logged_without_what_it_says() -> None:
    raised = caught(lambda: GAMES["root"].view(None, Seat(0)))
    raised.args = ("the fox ambush",)
    sent = pickle.dumps(_ExceptionWithTraceback(raised, raised.__traceback__))
    error = caught(lambda: fail(pickle.loads(sent)))
    assert "ambush" in str(error.__cause__), "as Python's own formatter writes it"

    written = Lines().format(logged(error))
    assert "ambush" not in written + tracing.describe(error)
    assert type(error).__name__ in written
    assert re.search(r"engine.root.*, line \d+, in ", written), "its place helps"


async def test_asyncios_report_on_an_error_of_the_rules_does_not_write_it_out(
    caplog: pytest.LogCaptureFixture,
) -> None:
    error = caught(lambda: GAMES["root"].view(None, Seat(0)))
    error.args = ("the fox ambush",)
    loop = asyncio.get_running_loop()
    future = loop.create_future()
    future.set_exception(error)
    given = {"message": "it was never retrieved", "exception": future.exception(), "future": future}
    loop.default_exception_handler(given)

    (record,) = caplog.records
    assert "ambush" in record.getMessage()
    record.exc_text = None  # pytest has written it
    leave_out_objects(record)
    written = Lines().format(record)
    assert "ambush" not in written
    assert "it was never retrieved" in written


async def test_worker_processes_write_the_log_as_the_bot_does(
    monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(WorkerProcess, "at_start", ())
    monkeypatch.setattr(logging, "basicConfig", lambda **_: None)
    set_up(Settings(discord_token="x", log_format="json", log_level="ERROR"))
    worker, log = WorkerProcess("thinks"), logging.getLogger("bot")

    await worker.run(log.warning, "it is slow")
    await worker.run(log.error, "it failed")
    worker.close()

    (line,) = capfd.readouterr().err.splitlines()
    assert json.loads(line)["message"] == "it failed"


def test_the_databases_sentences_are_for_its_operator(tmp_path: Path) -> None:
    error = caught(lambda: write_backup(tmp_path / "none", tmp_path / "nowhere" / "backup"))
    assert "Check the folder" in tracing.describe(error)
    assert "Check the folder" in Lines().format(logged(error))


def test_an_errors_number_cannot_be_tried_out_and_tells_places_apart() -> None:
    here = caught(lambda: (_ for _ in ()).throw(AssertionError))
    there = caught(lambda: next(map(fail, (AssertionError,))))
    assert error_number(7, here) == error_number(7, here)
    assert error_number(7, here) != error_number(7, there), "both without a text"
    assert error_number(7, here) != error_number(7, here, b"of a match")


def fail(error: Exception | type[Exception]) -> None:
    raise error


@torture
async def test_no_log_of_a_match_has_a_hand_or_a_name(host: Host, kept: Kept) -> None:
    table = await host.open_table(["Ann", "Bob"], ["eyrie", "alliance"])
    await play_on(table, {"Ann": Presser(), "Bob": Reader()}, answers=ENOUGH)

    game = (await table.live()).match.game
    words = game.words("en")
    secret = {card.name for card in game.card_entries(words)}
    secret |= {card.key for card in game.card_entries(words)}
    secret |= {"Ann", "Bob", "Cem", "Dee"}
    hidden = re.compile(rf"\b(?:{'|'.join(map(re.escape, sorted(secret)))})\b")
    assert len(kept.text) > FEW
    told = [line for line in (*kept.text, *map(str, kept.json)) if hidden.search(line)]
    assert told == []


def test_the_settings_say_how(monkeypatch: pytest.MonkeyPatch) -> None:
    root, made = logging.getLogger(), []
    monkeypatch.setattr(WorkerProcess, "at_start", ())
    monkeypatch.setattr(logging, "basicConfig", lambda **options: made.append(options))
    monkeypatch.setattr(root, "level", logging.INFO)
    before = tracing.log.level
    try:
        set_up(Settings(discord_token="x", log_format="json"))
        assert tracing.log.isEnabledFor(logging.DEBUG)
    finally:
        tracing.log.setLevel(before)
    set_up(Settings(discord_token="x"))
    written = [type(each["handlers"][0].formatter) for each in made]
    assert written == [JsonLines, Lines]
