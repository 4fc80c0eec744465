"""Hirelings that are not available, and ways they do not have: each refused with its section."""

from __future__ import annotations

import pytest

from tests.root.kit import (
    GAME,
    HirelingWay,
    Refused,
    Setup,
    UseHireling,
    hire,
    hired_table,
)

TABLE = ("marquise", "eyrie", "alliance")


@pytest.mark.parametrize(
    ("seats", "options", "pool", "key"),
    [
        (TABLE, {"hireling_1": "forest_patrol"}, (), "setup-hireling-barred"),
        (TABLE, {"hireling_1": "exile", "hireling_3": "exile"}, (), "setup-hireling-twice"),
        (
            ("", "", ""),
            {"setup": "advanced", "hireling_1": "forest_patrol"},
            ("marquise", "alliance", "vagabond", "lizards"),
            "setup-hireling-pool",
        ),
    ],
)
def test_wishes_that_cannot_be_had_are_refused(seats, options, pool, key):
    with pytest.raises(Refused) as refusal:
        GAME.check_setup(Setup("root", seats, {"hirelings": "random", **options}, pool))
    assert refusal.value.key == key
    assert refusal.value.law.startswith("19.6")
    for locale in ("en", "de", "es"):
        assert GAME.words(locale).has(f"r-{key}")


def test_wishes_do_not_matter_without_hirelings():
    GAME.check_setup(Setup("root", TABLE, {"hireling_1": "forest_patrol"}))


def test_a_hireling_that_is_absent_or_follows_another_does_nothing():
    table = hired_table("street_band", "eyrie", "marquise", "eyrie")
    hire(table, "rat_smugglers", "marquise")
    table.place(5, marquise=3)
    table.board("marquise").actions = 3
    table.start("marquise", "daylight")
    busk = UseHireling("street_band", HirelingWay("busk"))
    assert table.why("marquise", busk) == ("hireling-not-yours", "22.2")
    assert table.why("marquise", UseHireling("popular_band", HirelingWay("play"))) == (
        "hireling-absent", "22",
    )  # fmt: skip
    smuggle = UseHireling("rat_smugglers", HirelingWay("smuggle"))
    assert table.why("marquise", smuggle) == ("hireling-nothing", "22.2.4")
