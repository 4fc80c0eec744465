"""Learning from matches: the fit, the data file, and files that cannot be used."""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from functools import cache, partial
from math import log
from pathlib import Path
from typing import Any

import msgspec
import pytest

from engine.ai.answers import random_answer
from engine.ai.levels import player_of
from engine.ai.players import Player, RandomPlayer
from engine.ai.value import BEGINS, FORM, MOST_BYTES, LearnedValue, Unfit, learned_of, read_value
from engine.core.match import Match
from engine.core.seats import Seat, Setup
from engine.games import GAMES
from engine.learning.fitting import Known, chances_in, fit, learn, log_loss
from engine.learning.watching import Position, watch
from engine.root.hooks.faction import FACTIONS
from engine.selfplay import chance_of
from tests.ai.commands import run

ROOT: Any = GAMES["root"]


def made_up(count: int) -> list[Position]:
    """Make up positions in which the seat with more points wins, with noise in other numbers."""
    rng = random.Random(1)
    found = []
    for match in range(count):
        seats = [{"is.a": 1.0, "points": rng.random(), "noise": rng.random()} for _ in range(3)]
        best = max(range(3), key=lambda seat: seats[seat]["points"])
        won = [float(seat == best) for seat in range(3)]
        found.append(Position(match, seats, Seat(match % 3), seats[match % 3]["points"], won))
    return found


def test_a_fit_finds_what_wins() -> None:
    positions = made_up(400)
    weights = fit(positions[:300], 1, 0.001)
    assert weights["points"] > 5 * abs(weights["noise"])
    known, unknown = (
        log_loss([(each, chances_in(found, each)) for each in positions[300:]])
        for found in (weights, {})
    )
    assert known < 0.9 < unknown == pytest.approx(log(3))


def test_few_matches_mend_what_was_known_and_leave_the_rest() -> None:
    known = {"points": 8.0, "elsewhere": 3.0}
    positions = made_up(60)
    alone, onto = fit(positions[:30], 1, 0.06), fit(positions[:30], 1, 0.06, Known(known))
    assert onto["elsewhere"] == 3.0, "the new matches say nothing of it"
    assert alone["points"] < onto["points"]
    lost = {
        name: log_loss([(each, chances_in(found, each)) for each in positions[30:]])
        for name, found in (("alone", alone), ("onto", onto))
    }
    assert lost["onto"] < lost["alone"]


def test_a_number_of_known_sign_is_never_counted_the_other_way() -> None:
    """A few matches won by accident must not tell computers to rout their own units."""
    unlucky = [
        msgspec.structs.replace(
            each,
            seats=[
                {**seat, "routed": won, "allies": -won}
                for seat, won in zip(each.seats, each.won, strict=True)
            ],
        )
        for each in made_up(60)
    ]
    free = fit(unlucky, 1, 0.02)
    assert free["routed"] > 0 > free["allies"], "these matches say so"
    bound = fit(unlucky, 1, 0.02, Known(signs={"routed": -1, "allies": 1, "points": 1}))
    assert bound["routed"] == 0.0 == bound["allies"]
    assert bound["points"] > free["points"] > 0
    onto = fit(unlucky, 1, 2.0, Known({"routed": 9.0, "elsewhere": 3.0}, {"routed": -1}))
    assert onto["routed"] == 0.0
    assert onto["elsewhere"] == 3.0


@pytest.mark.parametrize("key", sorted(GAMES))
def test_every_number_of_known_sign_is_learned_from_with_it(key: str) -> None:
    game: Any = GAMES[key]
    value = read_value(game.learned(), game)
    for name, sign in game.feature_signs.items():
        assert value.weights.get(name, 0.0) * sign >= 0, f"{name}: python -m engine tune {key}"
    found = {name for position in watch(game, ["random"], 1, 4, seat_player=random_player)
             for seat in position.seats for name in seat}  # fmt: skip
    assert game.feature_signs.keys() - {"eliminated"} <= found


def test_few_matches_that_teach_nothing_leave_an_older_file_as_it_is() -> None:
    older = learn(ROOT, made_up(200), 3, ("random",))
    few = [
        msgspec.structs.replace(each, won=[float(seat == lot) for seat in range(3)])
        for lot, each in zip([2, 0, 0, 1, 2, 1, 0, 2, 1, 1], made_up(210)[200:], strict=True)
    ]
    after = learn(ROOT, few, 3, ("random",), older)
    assert after.weights == older.weights
    assert (after.matches, after.held_out.positions) == (older.matches, len(few))


def test_an_older_file_is_learned_on_from(tmp_path: Path) -> None:
    older = learn(ROOT, made_up(10), 3, ("random",))
    both = learn(ROOT, made_up(60)[10:], 3, ("random",), older)
    assert both.matches == 60
    assert both.positions == older.positions + 50
    broken = tmp_path / "broken.json"
    broken.write_text("{}")
    refused = run("tune", "root", "--games", "1", "--older", str(broken))
    assert refused.returncode == 2
    assert "cannot be read" in refused.stderr


def test_the_same_positions_teach_the_same() -> None:
    one, other = (learn(ROOT, made_up(60), 3, ("random",)) for _ in range(2))
    assert one == other
    assert one.held_out.log_loss < one.held_out.chance
    assert sum(count for _, _, count in one.calibration) == 3 * one.held_out.positions


def random_player(name: str, rng: random.Random) -> Player:
    return RandomPlayer(rng)


@pytest.mark.parametrize("key", sorted(GAMES))
def test_positions_at_the_ends_of_turns_are_watched(key: str) -> None:
    positions = watch(GAMES[key], ["random"], 1, 4, seat_player=random_player)
    assert len(positions) > 10
    assert all(sum(each.won) == pytest.approx(1) for each in positions)
    assert len({each.viewer for each in positions}) > 1
    for each in positions:
        assert all(any(name.startswith("is.") for name in seat) for seat in each.seats)
        assert [i for i, seat in enumerate(each.seats) if "own" in seat] in ([each.viewer], [])


@pytest.mark.parametrize("key", sorted(GAMES))
def test_numbers_come_from_what_a_seat_may_see(key: str) -> None:
    """The prospects of others are an exception: a search takes them from a deal of its own."""
    game: Any = GAMES[key]
    rng = random.Random(4)
    match = Match.new(game, Setup(key, game.suggested, {}), chance_of(4), keep="step")
    compared = 0
    for number in range(400):
        if match.over:
            break
        seat, question = next(iter(match.pending.items()))
        if number % 25 == 0 and match.state.factions:
            other = match.state.copy()
            game.rehide(other, seat, random.Random(7), game.secrets_shown(match.state, seat))
            if game.view(other, seat) == game.view(match.state, seat):
                assert seen(game.features(other, seat)) == seen(game.features(match.state, seat))
                compared += 1

        match.submit(seat, question.id, random_answer(question.form, rng))
    assert compared > 4


def seen(seats: Any) -> Any:
    return [
        {name: n for name, n in each.items() if not name.endswith(".prospects") or "own" in each}
        for each in seats
    ]


@cache
def value_of(**changes: Any) -> bytes:
    value = learn(ROOT, made_up(60), 3, ("random",))
    return msgspec.json.encode(msgspec.structs.replace(value, **changes))


@pytest.mark.parametrize(
    ("data", "said"),
    [
        (b"", "cannot be read"),
        (b"{]", "cannot be read"),
        (b"\xff\xfe", "cannot be read"),
        (b'{"form": 1}', "cannot be read"),
        (partial(value_of, game="chess"), "is for chess, not for root"),
        (partial(value_of, form=FORM + 1), f"has form {FORM + 1}"),
        (b" " * (MOST_BYTES + 1), "too large"),
    ],
)
def test_a_file_that_cannot_be_used_says_why(data: bytes | Callable[[], bytes], said: str) -> None:
    data = data() if callable(data) else data
    with pytest.raises(Unfit, match=said):
        read_value(data, ROOT)
    learned, unfit = learned_of(ROOT, data)
    assert learned is None
    seated = player_of("hard", random.Random(1), learned=learned, unfit=unfit)
    assert seated.level == "normal"
    assert said in seated.instead


def test_numbers_without_end_are_not_used() -> None:
    assert isinstance(read_value(value_of(), ROOT), LearnedValue)
    with pytest.raises(Unfit):
        read_value(value_of().replace(b'"points":', b'"points":1e999,"was":', 1), ROOT)


def test_without_a_file_for_what_is_played_the_evaluation_serves() -> None:
    learned, unfit = learned_of(ROOT, value_of())
    assert learned is not None
    assert not unfit
    match = Match.new(ROOT, Setup("root", ROOT.suggested, {"setup": "usual"}), chance_of(1))
    assert learned(match.state, Seat(0)) is None, "nothing was learned of these factions"


@pytest.mark.parametrize("key", sorted(GAMES))
def test_the_data_file_of_a_game_fits_it(key: str) -> None:
    game: Any = GAMES[key]
    data = game.learned()
    assert data is not None, f"nothing was learned of {key}: python -m engine tune {key}"
    value = read_value(data, game)
    assert value.held_out.log_loss < value.held_out.chance
    assert value.points > 0
    every = {f"is.{kind.key}" for kind in game.seat_kinds}
    learned = {name for name in value.weights if name.startswith(BEGINS)}
    assert learned <= every
    assert len(learned) > len(every) / 2, "else it is time to tune again"
    assert value.knows([{name: 1.0} for name in learned])
    for name in every - learned:  # of a faction added since, the evaluation alone says something
        assert not value.knows([*({each: 1.0} for each in learned), {name: 1.0}])


def test_tuning_writes_a_file_that_the_arena_goes_by(tmp_path: Path) -> None:
    out = tmp_path / "learned.json"
    done = run(
        "tune", "root", "--players", "random", "--games", "2", "--seats", "marquise,alliance",
        "--out", str(out), "--json",
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    told = json.loads(done.stdout)
    assert told["matches"] == 2
    assert told["bytes"] < MOST_BYTES
    assert 0 < told["so_far"] < 9, "the log loss of the file in use"
    assert read_value(out.read_bytes(), ROOT).seed == 1
    done = run(
        "arena", "root", "--players", "greedy,random", "--games", "1", "--seats",
        "marquise,alliance", "--against", str(out), "--json",
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    players = [each["player"] for each in json.loads(done.stdout)["players"]]
    assert players == ["greedy", "random@against"]


def test_an_older_file_that_is_not_there_is_named(tmp_path: Path) -> None:
    done = run("arena", "root", "--players", "hard,hard", "--against", str(tmp_path / "none"))
    assert done.returncode == 2
    assert done.stderr.endswith(f"--against: No such file or directory: {tmp_path / 'none'}\n")


@pytest.mark.parametrize("key", FACTIONS)
def test_each_faction_trusts_and_errs_by_a_share(key: str) -> None:
    assert 0.0 <= FACTIONS[key].trusts <= 1.0
    assert 0.0 <= FACTIONS[key].errs <= 1.0
