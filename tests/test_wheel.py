"""The wheel a stranger installs: complete, and able to play a turn and draw it."""

import subprocess
import sys
import venv
from importlib.util import find_spec
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
TURN = """
import random
from engine.games import GAMES
from engine.core.match import Match
from engine.core.seats import Setup
from engine.selfplay import chance_of, RandomPlayer
from render.games import RENDERERS
import bot.app.client, bot.sandbox, bot.store

game = GAMES["root"]
match = Match.new(game, Setup("root", game.suggested, {}), chance_of(1))
player = RandomPlayer(random.Random(1))
while match.state.turn < 3:
    seat, question = next(iter(match.pending.items()))
    match.submit(seat, question.id, player.answer(match, question))
print(len(RENDERERS["root"].board(match.view(None)).encode()) > 10_000)
"""


def run(*command: str, cwd: Path) -> str:
    done = subprocess.run(command, cwd=cwd, capture_output=True, text=True, timeout=240)
    assert done.returncode == 0, done.stderr[-2000:]
    return done.stdout


def installer(python: str) -> list[str]:
    """Return the command that installs for an interpreter: by uv in seconds, else by pip."""
    if find_spec("uv") is not None:
        return [sys.executable, "-m", "uv", "--quiet", "pip", "install", "--python", python]
    return [python, "-m", "pip", "--disable-pip-version-check", "--quiet", "install"]


def builder() -> list[str]:
    """Return the command that builds a wheel into the folder `wheels`."""
    if find_spec("uv") is not None:
        return [sys.executable, "-m", "uv", "--quiet", "build", "--wheel", "--out-dir", "wheels"]
    pip = [sys.executable, "-m", "pip", "--disable-pip-version-check", "--quiet"]
    return [*pip, "wheel", "--no-deps", "-w", "wheels"]


@pytest.mark.long
def test_the_wheel_plays_a_turn_in_a_clean_environment(tmp_path: Path) -> None:
    source = tmp_path / "source"
    run("git", "clone", "--quiet", str(ROOT), str(source), cwd=tmp_path)
    built = subprocess.run([*builder(), str(source)], cwd=tmp_path, capture_output=True)
    if b"Temporary failure in name resolution" in built.stderr or b"dns error" in built.stderr:
        pytest.skip("no package registry in reach: the wheel cannot be built here")
    assert built.returncode == 0, built.stderr.decode()[-2000:]
    venv.create(tmp_path / "clean", with_pip=find_spec("uv") is None)
    python = str(tmp_path / "clean" / "bin" / "python")
    (wheel,) = (tmp_path / "wheels").glob("warmoot-*.whl")
    run(*installer(python), str(wheel), cwd=tmp_path)
    assert run(python, "-c", TURN, cwd=tmp_path).strip() == "True"
    assert "restore" in run(str(tmp_path / "clean/bin/warmoot"), "--help", cwd=tmp_path)
