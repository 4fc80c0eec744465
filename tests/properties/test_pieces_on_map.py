"""Cached facts about the pieces on the map match them, after every choice and in every fork."""

from __future__ import annotations

import ast
import random
import re
from pathlib import Path
from typing import Any

from engine.ai.answers import random_answer
from engine.core.errors import Refused
from engine.core.match import Match
from engine.core.seats import Setup
from engine.games import GAMES
from engine.root.rules.rule import leading, ruler
from engine.root.state import RootState
from engine.root.state.on_map import PiecesOnMap
from engine.selfplay import chance_of, random_options, seats_of
from tests.cases import over
from tests.sources import parse_source
from tests.torture import share, torture

ENGINE = Path(__file__).parents[2] / "engine"
ROOT = GAMES["root"]
TABLES = 14
DECISIONS = 250
EVERY = 9
"""Decisions between two tried in forks."""
ROWS = ("warriors", "strength", "buildings", "tokens")
NAMES_ROW = re.compile(rf"\.({'|'.join(ROWS)})\b")


def setup_of(seed: int) -> Setup:
    """Draw factions with which a match begins, and at every other table the options as well."""
    rng = random.Random(seed)
    while True:
        seats = seats_of(ROOT, f"all:{rng.choice(ROOT.seats)}", rng)
        setup = Setup("root", seats, random_options(ROOT, rng, {}) if seed % 2 else {})
        try:
            ROOT.check_setup(setup)
        except Refused:
            continue
        return setup


def check(state: RootState) -> None:
    """Compare cached facts with those computed afresh from the pieces."""
    anew = state.copy()
    anew.__dict__.clear()
    assert state.places == anew.places
    for clearing in range(1, len(state.strength)):
        assert ruler(state, clearing) == leading(anew, clearing)


@torture
@over("seed", share(range(TABLES), of=0.4))
def test_what_is_kept_of_the_map_is_never_stale(seed: int) -> None:
    rng = random.Random(seed)
    match = Match.new(ROOT, setup_of(seed), chance_of(seed), keep="step", fingerprints=False)
    for number in range(DECISIONS):
        if match.over:
            break
        check(match.state)
        seat, question = next(iter(match.pending.items()))
        if number % EVERY == 0:
            fork = match.fork(seat, rng)
            check(fork.state)
            fork.submit(seat, question.id, random_answer(question.form, rng))
            check(fork.state)
            check(match.state)
        match.submit(seat, question.id, random_answer(question.form, rng))


def test_a_copy_keeps_what_it_was_copied_with() -> None:
    state = Match.new(ROOT, Setup("root", ROOT.suggested, {}), chance_of(1)).state
    before = dict(state.places), [ruler(state, c) for c in state.woodland.clearings]
    copied = state.copy()
    for clearing in state.woodland.clearings:
        copied.add_warriors(1, clearing, 5)
        copied.add_token(2, clearing, "sympathy")
    assert (state.places, [ruler(state, c) for c in state.woodland.clearings]) == before
    assert {ruler(copied, c) for c in state.woodland.clearings} == {1}
    assert copied.count(2, "sympathy") == len(state.woodland.clearings)


def test_what_a_copy_works_out_is_its_own() -> None:
    state = Match.new(ROOT, Setup("root", ROOT.suggested, {}), chance_of(1)).state
    state.__dict__.clear()
    first, other = state.woodland.clearings[:2]
    ruler(state, first)
    copied = state.copy()

    copied.add_warriors(1, other, 5)

    assert ruler(copied, other) == 1
    check(state)


def test_rows_are_written_in_one_place() -> None:
    home = ENGINE / "root" / "state" / "on_map.py"
    for path in ENGINE.rglob("*.py"):
        if path != home and NAMES_ROW.search(path.read_text(encoding="utf-8")):
            written: list[Any] = [*filter(writes_row, ast.walk(parse_source(path)))]
            assert not written, f"{path.name}:{written[0].lineno} writes a row of the map"


def writes_row(node: ast.AST) -> bool:
    """Return whether a statement assigns a row of a state's map."""
    if not isinstance(node, (ast.Assign, ast.AugAssign)):
        return False
    targets = node.targets if isinstance(node, ast.Assign) else [node.target]
    return any(
        isinstance(part, ast.Attribute)
        and part.attr in ROWS
        and isinstance(part.value, ast.Attribute | ast.Name)
        and ast.unparse(part.value).endswith(("state", "after", "moved", "then"))
        for target in targets
        for part in ast.walk(target)
    )


def test_each_row_of_the_state_belongs_to_the_map() -> None:
    assert set(ROWS) == set(PiecesOnMap.__annotations__)
