"""A record written in a hurry is judged or refused, and never breaks the referee."""

import random

import pytest

from engine.core.errors import Refused
from engine.referee.record.exporting import as_record
from engine.referee.record.reading import read_record
from engine.referee.referee import referee
from engine.referee.verdicts import ACCEPTED, AMBIGUOUS, REFUSED, counts
from engine.root.game import GAME
from tests.referee.samples import OPENING
from tests.referee.test_exporting import played, whole_turns
from tests.torture import SHARE, share, torture

SIGNS = "/;:#%$^*_@?+-<>()0123456789wptbrXZCEAVGLODPHKSU \u00e4"


def lower(text, rng):
    return text.lower()


def windows(text, rng):
    return text.replace("\n", "\r\n")


def blank_lines(text, rng):
    return text.replace("\n", "\n\n")


def comments(text, rng):
    return "".join(f"{line} // so it was\n" for line in text.splitlines())


def cut(text, rng):
    return text[: rng.randrange(len(text))]


def one_sign(text, rng):
    at = rng.randrange(len(text))
    return text[:at] + rng.choice(SIGNS) + text[at + 1 :]


def one_sign_less(text, rng):
    at = rng.randrange(len(text))
    return text[:at] + text[at + 1 :]


def another_order(text, rng):
    lines = text.splitlines()
    turns = [n for n, line in enumerate(lines) if "->" in line and "//" not in line]
    chosen = rng.choice(turns)
    letter, _, rest = lines[chosen].partition(":")
    actions = rest.split("/")
    rng.shuffle(actions)
    lines[chosen] = f"{letter}:{'/'.join(actions)}"
    return "\n".join(lines)


def a_turn_less(text, rng):
    lines = text.splitlines()
    del lines[rng.choice([n for n, line in enumerate(lines) if "->" in line])]
    return "\n".join(lines)


MUTATIONS = (
    lower, windows, blank_lines, comments, cut, one_sign, one_sign, one_sign_less, another_order,
    a_turn_less,
)  # fmt: skip
RANDOM = [(seed, mutation) for seed in range(1, 41) for mutation in MUTATIONS]


def judged_or_refused(content):
    """Judge a record, or check that its refusal is a sentence with line and column."""
    try:
        found = referee(read_record(content))
    except Refused as refusal:
        args = refusal.args_of_words
        if refusal.key.startswith("record-"):
            assert int(args["line"]) >= 1
            assert int(args["column"]) >= 1
        said = GAME.words("en").say(f"r-{refusal.key}", **args)
        assert "\n" not in said
        assert "{" not in said
        return
    numbers = counts(found)
    assert numbers["actions"] == sum(numbers[each] for each in (ACCEPTED, AMBIGUOUS, REFUSED))


@pytest.mark.slow
@pytest.mark.parametrize("mutation", dict.fromkeys(MUTATIONS), ids=lambda each: each.__name__)
def test_an_opening_written_in_a_hurry(mutation):
    for seed in share(range(4)):
        judged_or_refused(mutation(OPENING, random.Random(seed)).encode())


@torture
def test_records_of_ours_written_in_a_hurry():
    mixes = [
        ("marquise", "eyrie", "alliance", "vagabond:tinker"),
        ("riverfolk", "lizards", "duchy", "corvids"),
        ("hundreds", "keepers", "clergy", "legion"),
    ]
    for seed, mutation in share(RANDOM if SHARE >= 1 else RANDOM[:2]):
        rng = random.Random(seed)
        text, _ = whole_turns(played(rng.choice(mixes), seed, "random", 2))
        judged_or_refused(mutation(text, rng).encode())


def test_a_title_in_any_language_is_read():
    watched = played(("marquise", "eyrie", "alliance"), 2, "random", 1)
    title = "Спиль · ゲーム · jeu"
    assert read_record(as_record(watched, {}, title=title).encode()).title == title
