"""No secret of a person shows in anything another person can see."""

from __future__ import annotations

import asyncio
import random
import re
from collections import Counter
from collections.abc import Collection, Sequence
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import msgspec
import pytest

from bot.matches.commands import AnswerQuestion
from bot.matches.live import Live
from bot.matches.mask import Mask
from bot.play.hidden import windows
from bot.sandbox.world.logbook import Sight
from bot.store import Reads
from engine.ai.players import RandomPlayer
from engine.core.choices.questions import Answer, Question, answer_from_keys
from engine.core.events import events_for
from engine.core.match import Match
from engine.core.seats import JOINED, SEATING, Seat, Setup
from engine.games import GAMES
from tests.e2e.conftest import USUAL_CHANCE
from tests.e2e.host import SETTLED, Host, Table
from tests.e2e.playing import Presser, play_on
from tests.e2e.quick import HastyComputers
from tests.e2e.worlds import Made, World, dealt, differing, two_worlds
from tests.torture import WHOLE, share, torture

FOUR = ("Ann", "Bob", "Cem", "Dee")
SEATS = ("marquise", "eyrie", "alliance", "vagabond:tinker")
HIDDEN = ("corvids", "clergy", "legion", "duchy")
"""Factions with facedown plots, flowers from the blind bag, campaign cards chosen from the hand."""
REALMS = ("daqan", "uthuk", "latari")
SCENES = (
    ("root", HIDDEN, "Eve", "planned", ""), ("runewars", REALMS, "Eve", "planned", ""),
    ("root", SEATS, "Dee", "live", ""), ("runewars", REALMS, "Bob", "live", "Cem"),
    ("root", SEATS, "Eve", "window", ""), ("root", HIDDEN, "Ann", "planned", ""),
    ("runewars", REALMS, "Bob", "live", ""), ("root", SEATS, "Eve", "live", "Bob Dee"),
)  # fmt: skip
"""Tables, with the person who watches, a bystander or a player who reads texts, and those in whose
seats computers play."""
KEY = b"chance %d" % USUAL_CHANCE
CHOICES = 50 if WHOLE else 15
MOMENTS = (5, 65)
"""Seconds between two looks at the messages, after each choice."""
LEAST_DIFFERING = 3
"""Least of the cards and the like open to seats that must differ in the second world."""
IDS = re.compile(r"\d{17,}|[0-9a-f]{16}…|[0-9a-f]{64}")
"""Ids of messages and people, and the hash of the secret, which differ each time."""
LOOKS = 10
"""Choices between two rounds of looking things up."""
LOOKED_UP = (
    "board", "hand", "play", "log", "catchup", "odds", "moves", "mytables", "match export",
    "match graph", "match stats", "match reveal", "table info", "prepare turn",
)  # fmt: skip
"""Commands that everybody may give at any time, whether they are refused or not."""
LOOKED_UP_LAST = ("match replay",)
"""Those that take longer, given once in the end."""


def shown(sight: Sight) -> tuple[Any, ...]:
    """Return the parts of a sight that must not depend on secrets: texts, ids, pictures."""
    files = tuple((file.name, file.description, without_ids(file.content)) for file in sight.files)
    return sight.kind, sight.at, tuple(IDS.sub("#", text) for text in sight.texts), files


def without_ids(content: bytes) -> Any:
    """Return a text file without ids; a picture's bytes as they are."""
    try:
        return IDS.sub("#", content.decode())
    except UnicodeDecodeError:
        return content


def folder(above: Path, name: str) -> Path:
    """Make a folder for a bot of its own."""
    (above / name).mkdir()
    return above / name


async def look_up(host: Host, table: Table, watcher: str) -> None:
    """Give every command that shows something, and have names completed."""
    for path in LOOKED_UP:
        await host.driver.slash(watcher, path, at=table.at)
    for focused in ("where", "attacker"):
        found = {focused: ""}
        await host.driver.autocomplete(watcher, "odds", found, focused=focused, at=table.at)


async def give(
    host: Host, table: Table, user: int, question: Question, answer: Answer, key: str
) -> None:
    """Answer for a person; where that is kept until a window ends, let it end."""
    if not question.timed:
        await host.submit(table.match, user, question.id, answer, key=key)
        return
    command = AnswerQuestion(question.id, answer)
    await windows.hold(host.bot.services, table.match, user, command, nothing_more)
    await host.pass_time(windows.length(await table.live()) + 1)


async def nothing_more(reads: Reads, live: Live) -> None:
    """Read nothing of the result."""


def made_before_a_person(world: World, people: Collection[int]) -> tuple[Made, ...]:
    """Return the choices of a world up to one of a person: then no computer goes on alone."""
    last = max(place for place, made in enumerate(world.made) if made.seat in people)
    return world.made[:last]


def let_computers_play(patch: pytest.MonkeyPatch, host: Host, made: Sequence[Made]) -> None:
    """Have computers choose as in a world: another deal would lead them elsewhere.

    They wait for what is being sent: a message is written from the table of that moment.
    """

    async def answer(
        self: Any, match: Match[Any], question: Question, *, level: str | None = None
    ) -> Answer:
        while await host._on_its_way():
            host.bot.sender.wake()
            await asyncio.sleep(SETTLED)
        given = answer_from_keys(question.form, made[match.made].keys)
        assert given is not None, "the world's choices are offered"
        return given

    patch.setattr(HastyComputers, "answer", answer)


async def seat_computers(host: Host, table: Table, names: Collection[str]) -> None:
    """Have computers play for some people."""
    live = await table.live()
    async with host.store.transaction() as transaction:
        for seat in live.seats:
            if seat.name in names:
                await transaction.change_seat(msgspec.structs.replace(seat, computer="easy"))
    host.matches.forget(table.match)
    await table.live()
    host.matches.turns.begin(table.match)
    await host.quiet()


async def seen_in(
    world: World, setup: Setup, home: Path, patch: pytest.MonkeyPatch, watcher: str, absent: str
) -> tuple[list[Any], list[Counter[Any]]]:
    """Play a world through the bot; return everything the watcher saw of it, and when."""

    def new(game: Any, setup: Setup, chance: Any) -> Match[Any]:
        return dealt(Match.new(game, setup, chance), chance, world)

    patch.setattr("bot.matches.matches.Match", SimpleNamespace(new=new))
    patch.setattr(Mask, "_mix", lambda self, turn, half: turn)  # the worlds' keys differ
    people, options = FOUR[: len(setup.seats)], dict(setup.options)
    if not GAMES[setup.game].draws_order:
        options[SEATING] = JOINED
    async with Host(home) as host:
        host.full_size = True
        table = await host.open_table(people, setup.seats, game=setup.game, options=options)
        if watcher in people:
            await host.driver.slash(watcher, "settings change", {"display": "text"}, at=table.at)
        seen, play = [], world.made
        if absent:
            play = made_before_a_person(world, [people.index(p) for p in people if p not in absent])
            let_computers_play(patch, host, play)
            await seat_computers(host, table, absent.split())
        for number, made in enumerate(play):
            live = await table.live()
            user = live.user_of(made.seat)
            if user is not None:
                live.match.dictated = list(made.responses)
                question = live.match.pending[made.seat]
                answer = answer_from_keys(question.form, made.keys)
                assert answer is not None
                await give(host, table, user, question, answer, f"choice {number}")
            for seconds in MOMENTS:
                await host.pass_time(seconds)
                seen.append(Counter((s.kind, s.at) for s in host.driver.visible_to(watcher)))
            if number % LOOKS == LOOKS - 1:
                await look_up(host, table, watcher)
        for path in LOOKED_UP_LAST:
            await host.driver.slash(watcher, path, at=table.at)
        # A place's name, a post and a letter are sent by tasks of their own: any may be first.
        found = sorted(
            host.driver.visible_to(watcher), key=lambda each: (each.kind, len(each.viewers) == 1)
        )
        return list(map(shown, found)), seen


@pytest.mark.slow
@torture
@pytest.mark.parametrize(
    ("game", "seats", "watcher", "responses", "absent"), share(SCENES, of=0.25), ids=str
)
async def test_what_anybody_sees_does_not_depend_on_what_others_hold(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    dice: None,
    game: str,
    seats: tuple[str, ...],
    watcher: str,
    responses: str,
    absent: str,
) -> None:
    setup = Setup(game, seats, {"setup": "usual", "responses": responses})
    observer = Seat(FOUR.index(watcher)) if watcher in FOUR else None
    first, second = two_worlds(setup, KEY, CHOICES, observer)
    assert differing(setup, KEY, second) >= LEAST_DIFFERING

    one, when = await seen_in(first, setup, folder(tmp_path, "one"), monkeypatch, watcher, absent)
    other, then = await seen_in(
        second, setup, folder(tmp_path, "other"), monkeypatch, watcher, absent
    )

    for number, (here, there) in enumerate(zip(one, other, strict=False)):
        assert here[:3] == there[:3], f"sight {number}"
        assert here[3] == there[3], f"the pictures of sight {number}"
    assert len(one) == len(other)
    assert when == then, "what is posted when does not depend on secrets either"
    assert sum(bool(sight[3]) for sight in one) > 5, "pictures were among it"


@pytest.mark.slow
@torture
@pytest.mark.parametrize("seats", share([SEATS, HIDDEN], of=0.5), ids="-".join)
async def test_nobody_ever_sees_a_card_of_somebody_else(host: Host, seats: tuple[str, ...]) -> None:
    table = await host.open_table(FOUR, seats)
    hands = Presser()
    mind = RandomPlayer(random.Random(11))
    known: dict[str, set[str]] = {name: set() for name in (*FOUR, "Eve")}
    looked = 0
    checked = 0
    for _ in range(10 if WHOLE else 4):
        await learn(table, known)
        for name in known:
            await look_around(table, name)
        await play_on(table, dict.fromkeys(FOUR, hands), player=mind, answers=1)
        await learn(table, known)
        await play_on(table, dict.fromkeys(FOUR, hands), player=mind, answers=1)
        await host.pass_time(70)
        await learn(table, known)
        for name, names in known.items():
            secret = (await held_by_others(table, name)) - names
            for sight in list(host.driver.visible_to(name))[looked:]:
                leaked = [card for card in secret if card in sight]
                assert leaked == [], f"{name} sees {leaked}: {sight}"
                checked += len(secret)
        looked = min(len(list(host.driver.visible_to(name))) for name in known)
        if (await table.live()).match.over:
            break
    assert checked > 1000


async def look_around(table: Table, name: str) -> None:
    """Press everything that can be looked at under the newest post."""
    for button in ("My hand", "Text", "Log"):
        await table.host.driver.press(name, table.posts[-1], button)


async def seat_of(table: Table, name: str) -> Seat | None:
    live = await table.live()
    return live.seat_of(int(table.host.driver.user(name)))


async def learn(table: Table, known: dict[str, set[str]]) -> None:
    """Record the cards each person has legitimately seen."""
    match = (await table.live()).match
    for name, names in known.items():
        seat = await seat_of(table, name)
        seen = match.game.secrets_shown(match.state, seat)
        seen |= match.game.secrets_told(events_for(match.told, seat))
        names |= {name_of(int(each[5:])) for each in seen if each.startswith("card:")}


async def held_by_others(table: Table, name: str) -> set[str]:
    """Name the cards that others hold."""
    match = (await table.live()).match
    own = await seat_of(table, name)
    return {
        name_of(card) for seat, hand in enumerate(match.state.hands) if seat != own for card in hand
    }


def name_of(card: int) -> str:
    """Name a card as messages do: "Sword (fox)", because items share names."""
    words = GAMES["root"].words("en")
    return GAMES["root"].label("CardId", card, words, None)
