"""Names typed almost right are suggested, and never unrelated ones."""

from __future__ import annotations

import pytest

from bot.ui.typed_names import alike, refuse_name

NAMES = [
    "Ambush! (bird)",
    "Ambush! (fox)",
    "Build a sawmill in clearing 5 (rabbit)",
    "Build a sawmill in clearing 7 (mouse)",
    "Einsprüche der Marquise",
    "Recruit at every recruiter",
]


@pytest.mark.parametrize(
    ("typed", "first"),
    [
        ("ambsh fox", "Ambush! (fox)"),
        ("biuld sawmil 7", "Build a sawmill in clearing 7 (mouse)"),
        ("build sawmll clearng 5", "Build a sawmill in clearing 5 (rabbit)"),
        ("recriut", "Recruit at every recruiter"),
        ("einspruche marqise", "Einsprüche der Marquise"),
    ],
)
def test_a_mistyped_name_is_found(typed: str, first: str) -> None:
    assert alike(typed, NAMES)[0] == first


@pytest.mark.parametrize("typed", ["surrender", "sawmill 9", "x", "", "ambush " * 20])
def test_nothing_unrelated_is_offered(typed: str) -> None:
    assert alike(typed, NAMES) == []


def test_the_refusal_says_what_was_meant_or_what_there_is() -> None:
    assert refuse_name("no-place", "ambusch fox", NAMES).key == "almost"
    refused = refuse_name("no-language", "Klingon", ["English", "Deutsch"])
    assert (refused.key, refused.args_of_words["possible"]) == ("no-language", "English, Deutsch")
