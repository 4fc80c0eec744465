"""A match from a file: replayed and stored for study, or refused with a reason."""

from __future__ import annotations

import asyncio
import json
import pickle
import shutil
from collections.abc import AsyncIterator, Callable
from functools import cache
from pathlib import Path
from typing import Any, TypeVar, cast

import msgspec
import pytest

from bot.history.export_file import MatchFile, encode_file, export, name_of
from bot.history.import_file import MOST_STUDIES, read_and_replay, store_study
from bot.history.verification import verify_match
from bot.store import Store
from engine.core.errors import Refused
from tests.bot.played import played

ANN = 7
T = TypeVar("T")


@cache
def match_file() -> MatchFile:
    """Return a match with a step taken back."""
    return played(undo_at=10)


@pytest.fixture(scope="module")
def empty(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Create a database once: with all its migrations that takes longer than a refusal."""

    async def create(file: Path) -> None:
        await (await Store.open(f"sqlite+aiosqlite:///{file}")).close()

    file = tmp_path_factory.mktemp("empty") / "match.sqlite"
    asyncio.run(create(file))
    return file


@pytest.fixture
async def store(empty: Path, tmp_path: Path) -> AsyncIterator[Store]:
    file = shutil.copy(empty, tmp_path)
    async with await Store.open(f"sqlite+aiosqlite:///{file}") as opened:
        yield opened


async def take(store: Store, content: bytes, host: int = ANN) -> int:
    return await store_study(store, apart(read_and_replay, content), host=host, now=5)


def apart(task: Callable[[bytes], T], content: bytes) -> T:
    """Return, or raise, the result from another process."""
    try:
        return cast("T", pickle.loads(pickle.dumps(task(content))))
    except Refused as refusal:
        raise pickle.loads(pickle.dumps(refusal)) from None


async def exported(store: Store, match_id: int) -> MatchFile:
    async with store.reading() as reads:
        return await export(reads, match_id)


async def test_what_is_imported_can_be_exported_again_with_the_same_choices(store: Store) -> None:
    file = match_file()
    assert any(each.voided for each in file.choices)

    number = await take(store, encode_file(file))
    again = await exported(store, number)

    assert again.choices == file.choices
    assert again.events == file.events
    assert (again.setup, again.seal, again.secret) == (file.setup, file.seal, file.secret)
    assert again.seats == file.seats
    assert again.result["scores"]
    assert (await verify_match(store, number)).honest
    twice = await exported(store, await take(store, encode_file(again)))
    assert twice == again


def test_a_file_is_named_after_its_table_and_says_whether_it_is_whole() -> None:
    assert name_of(match_file(), "Root 12") == "root-12.json"
    sofar = msgspec.structs.replace(match_file(), complete=False)
    assert name_of(sofar, "Root 12") == "root-12-so-far.json"


async def test_an_imported_match_is_nobodys_and_counts_nowhere(store: Store) -> None:
    number = await take(store, encode_file(match_file()))

    async with store.reading() as reads:
        row = await reads.find_match(number)
        assert row is not None
        assert (row.status, row.channel_id, row.guild_id, row.host_id) == (
            "finished", None, None, ANN,
        )  # fmt: skip
        assert await reads.results() == ()
        assert {seat.user_id for seat in await reads.seats(number)} == {None}
        assert len(await reads.kept_checkpoints(number)) > 5


async def test_the_oldest_study_gives_way(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bot.history.import_file.MOST_STUDIES", 2)
    assert MOST_STUDIES > 2
    content = encode_file(match_file())

    numbers = [await take(store, content) for _ in range(3)]
    other = await take(store, content, host=8)

    async with store.reading() as reads:
        assert [row.id for row in await reads.studies_of(ANN)] == numbers[1:]
        assert [row.id for row in await reads.studies_of(8)] == [other]


# Faults of a file


def changed(change: Callable[[dict[str, Any]], object]) -> bytes:
    """Return the file with a change."""
    plain = json.loads(encode_file(match_file()))
    change(plain)
    return json.dumps(plain).encode()


def another_answer(file: dict[str, Any]) -> None:
    """Change the answer to the first question."""
    file["choices"][1]["keys"] = ["something else"]


def another_die(file: dict[str, Any]) -> None:
    """Change a die."""
    drawn = next(each["drawn"] for each in file["choices"][1:] if each["drawn"])
    drawn[0][1] = (drawn[0][1] + 1) % drawn[0][0]


def taken_back(**changed: Any) -> Callable[[dict[str, Any]], object]:
    """Change the undone choice, which is not replayed."""

    def change(file: dict[str, Any]) -> None:
        next(each for each in file["choices"] if each["voided"]).update(changed)

    return change


NESTED = b'{"format": "warmoot-match", "version": 1, "result": ' + b"[" * 10**6
WRONG: dict[str, tuple[str, bytes | Callable[[dict[str, Any]], object]]] = {
    "no JSON": ("import-not-json", b"a match, honestly"),
    "a list": ("import-shape", b"[]"),
    "no text": ("import-not-json", b'{"format": "\xff"}'),
    "a list in a list in a list": ("import-not-json", NESTED),
    "a sign that no database keeps": (
        "import-shape",
        lambda file: file["seats"][0].update(name="A\0"),
    ),
    "a number that no database keeps": ("import-shape", taken_back(fingerprint=2**70)),
    "a day that is in no calendar": ("import-shape", taken_back(at=2**60)),
    "a die that never stops rolling": ("import-shape", taken_back(drawn=[[2**70, 0, 0, 0]])),
    "a plan of nothing": ("import-diverges", taken_back(kind="plan", keys=[])),
    "a plan that nobody offers": (
        "import-diverges",
        taken_back(kind="plan", keys=["field_hospitals", "cards=all"]),
    ),
    "another format": ("import-format", b'{"format": "chess", "version": 1}'),
    "a later version": ("import-format", lambda file: file.update(version=2)),
    "something missing": ("import-shape", lambda file: file.pop("nonces")),
    "something more": ("import-shape", lambda file: file.update(extra=1)),
    "not over": ("import-not-over", lambda file: file.update(complete=False)),
    "no secret": ("import-not-over", lambda file: file.update(secret=None)),
    "another game": ("no-game", lambda file: file.update(game="chess")),
    "an order of seats": (
        "setup-value",
        lambda file: file["setup"]["options"].update(seating="mine"),
    ),
    "a value": ("setup-value", lambda file: file["setup"]["options"].update(deck="mine")),
    "an option": ("setup-option", lambda file: file["setup"]["options"].update(nonsense="1")),
    "a faction": ("setup-faction", lambda file: file["setup"]["seats"].__setitem__(0, "cats")),
    "a seat more": ("import-seats", lambda file: file["seats"].append(file["seats"][0])),
    "a long name": ("import-names", lambda file: file["seats"][0].update(name="A" * 99)),
    "a name in two lines": (
        "import-names",
        lambda file: file["seats"][0].update(name="A\n# B"),
    ),
    "a gap": ("import-diverges", lambda file: file["choices"].pop(3)),
    "no setup": ("import-order", lambda file: file["choices"].pop(0)),
    "a setup that was taken back": (
        "import-order",
        lambda file: file["choices"][0].update(voided=True),
    ),
    "the order": ("import-order", lambda file: file["choices"].reverse()),
    "the secret": ("import-seal", lambda file: file.update(secret="00" * 32)),
    "no hexadecimal": ("import-seal", lambda file: file.update(secret="sesame")),
    "a going back too far to count": (
        "import-diverges",
        lambda file: file["choices"][5].update(kind="rewind", keys=[str(2**70)], drawn=[]),
    ),
    "another answer": ("import-diverges", another_answer),
    "another die": ("import-draw", another_die),
    "what follows the end": (
        "import-too-long",
        lambda file: file["choices"].append({**file["choices"][-1], "number": 9999}),
    ),
}


@pytest.mark.parametrize("what", list(WRONG))
async def test_a_file_that_is_wrong_is_refused_with_the_reason(store: Store, what: str) -> None:
    key, change = WRONG[what]
    content = change if isinstance(change, bytes) else changed(change)

    with pytest.raises(Refused) as refused:
        await take(store, content)

    assert refused.value.key == key
    async with store.reading() as reads:
        assert await reads.find_match(1) is None


async def test_a_file_that_is_too_large_is_not_even_read(store: Store) -> None:
    with pytest.raises(Refused, match="import-size"):
        await take(store, b" " * (4 * 1024 * 1024 + 1))
