"""Read on: every question of every game leads to its explanation, never to an overview."""

from __future__ import annotations

import re
from importlib.resources import files

import pytest

from engine.core.choices.questions import OneOf, Question, QuestionId
from engine.core.language.rulebook import CARD
from engine.core.seats import Seat
from engine.games import GAMES
from tests.cases import over

OVERVIEW = "at a glance"
STEM = 4
"""Number of equal first letters that make two words the same."""
COMMON = frozenset(
    re.findall(
        r"\w+",
        "your turn which what that this with from where does much many them they card cards more"
        " than have into their area take give first game place clearing these there begin",
    )
)


def kinds() -> list[tuple[str, str]]:
    """List every question that has words, as `game, kind`."""
    found = []
    for key in GAMES:
        folder = files(f"engine.{key}") / "words" / "en"
        for file in sorted(folder.iterdir(), key=lambda each: each.name):
            text = file.read_text(encoding="utf-8")
            found += [(key, kind) for kind in re.findall(r"^q-([\w-]+) =", text, re.MULTILINE)]
    return found


every = over("key, kind", kinds())


def section_of(key: str, kind: str) -> str:
    """Return the section that a question of a kind leads to."""
    asked = Question(QuestionId(1), Seat(0), kind, OneOf([]), False, {})
    section = GAMES[key].rule_of(asked)
    assert section is not None, f"{kind} leads nowhere"
    return section


def question_text(key: str, kind: str) -> str:
    """Return a question's English text, with the default texts of its arguments."""
    folder = files(f"engine.{key}") / "words" / "en"
    for file in folder.iterdir():
        text = file.read_text(encoding="utf-8")
        if found := re.search(rf"^q-{kind} =((?:.*\n)(?:[ }}].*\n)*)", text, re.MULTILINE):
            return found[1]
    raise LookupError(kind)


def stems(text: str) -> set[str]:
    """Return the beginnings of the significant words."""
    words = re.findall(r"[a-zé]+", text.lower())
    return {word[:STEM] for word in words if len(word) >= STEM and word not in COMMON}


@every
def test_a_question_leads_to_a_section_of_its_own(key: str, kind: str) -> None:
    section = section_of(key, kind)
    title, text = GAMES[key].rule(section, GAMES[key].words("en"))

    assert OVERVIEW not in title
    assert text
    if not section.startswith(CARD):
        assert section in GAMES[key].rule_sections()


@every
def test_what_it_leads_to_names_what_is_asked(key: str, kind: str) -> None:
    title, text = GAMES[key].rule(section_of(key, kind), GAMES[key].words("en"))

    shared = stems(f"{kind} {question_text(key, kind)}") & stems(f"{title}. {text}")

    assert shared, f"{kind} is not in: {title}. {text}"


@pytest.mark.parametrize(
    ("key", "kind", "section"),
    [
        ("root", "legion.return", "QL.4.1"),
        ("root", "duchy.surface", "12.5.1.V"),
        ("root", "duchy.corner", "12.3.3"),
        ("root", "marquise.first_sawmill", "6.3.4"),
        ("root", "use.swap_meet_give", "card.swap_meet"),
        ("runewars", "order.mobilize.bonus", "5.2"),
        ("runewars", "battle.back", "J2"),
    ],
)
def test_bootstraps_digging_and_the_first_pieces_lead_to_the_right_place(
    key: str, kind: str, section: str
) -> None:
    assert section_of(key, kind) == section
