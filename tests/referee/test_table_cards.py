"""Landmarks and hirelings stand in the head of a record, for want of a notation (19.5, 22)."""

import re

import pytest

from engine.core.errors import Refused
from engine.referee.command import main
from engine.referee.record.reading import read_record
from engine.referee.record.table_cards import options_of
from engine.referee.referee import referee
from engine.referee.verdicts import counts
from engine.root.game import GAME
from tests.referee.samples import OPENING, with_line
from tests.referee.test_exporting import played, whole_turns
from tests.torture import share, torture

THREE = "Hirelings: Street Band, Stoic Protector, Corvid Spies"


def with_head(line):
    return with_line("Fall", f"Fall\n{line}")


def in_plain_words(text):
    """Write a record of ours as others would: its comments left out, hirelings within the turns."""
    lines = []
    for line in text.splitlines():
        body, _, extra = line.partition(" //! ")
        if found := re.match(r"//! (Landmarks|Hirelings): (.*)", line):
            lines.append(f"{found[1]}: {found[2].replace('=', ' = ').replace('  ', ', ')}")
        elif not line.startswith("//!"):
            letter, colon, rest = body.partition(" // ")[0].partition(":")
            actions = rest.split("/")
            beside = re.findall(r"@(\d+) (\S+)", extra)
            for after, action in reversed([each for each in beside if "$_" not in each[1]]):
                actions.insert(int(after), action)
            lines.append(letter + colon + "/".join(actions))
    return "\n".join(lines) + "\n"


@pytest.mark.parametrize(
    ("line", "placed"),
    [
        ("Landmarks: Lost City 7, Treetop 2", {"lost_city": 7, "elder_treetop": 2}),
        ("landmark: the Ferry = 4", {"ferry": 4}),
        ("Landmarks: black_market=4; Mousehold 2", {"black_market": 4, "mousehold": 2}),
    ],
)
def test_landmarks_are_set_up_where_the_head_has_them(line, placed):
    found = referee(read_record(with_head(line)))
    assert found.final.landmarks == placed
    numbers = counts(found)
    assert numbers["accepted"] == numbers["actions"]


def test_a_landmark_without_a_clearing_stands_where_it_may():
    found = referee(read_record(with_head("Landmarks: Tower")))
    assert found.final.landmarks["tower"] in found.final.woodland.ruins


def test_a_maps_own_landmark_is_none_of_the_pack_unless_it_stands_elsewhere():
    table = OPENING[: OPENING.index("++/w->10")].replace("p->1_2_5_10", "p->2_7_10")
    own, moved = (
        read_record(f"{table.replace('Map: Fall', head)}#->C".encode())
        for head in ("Map: Lake\nLandmarks: Ferry", "Map: Lake\nLandmarks: Ferry 11")
    )
    assert "landmarks" not in options_of(own)
    assert options_of(moved) == {"landmarks": "one", "map_landmarks": "drop"}
    assert referee(moved).final.landmarks["ferry"] == 11


@pytest.mark.parametrize(
    "line",
    [THREE, "Hirelings: I=Street Band J=Stoic Protector N=Corvid Spies",
     "Hirelings: N: corvid_spies, I: street_band, J: the Stoic Protector"],
)  # fmt: skip
def test_hirelings_are_those_of_the_head_with_the_sides_that_it_names(line):
    found = referee(read_record(with_head(line)))
    assert [each.key for each in found.final.hired] == [
        "street_band", "stoic_protector", "corvid_spies",
    ]  # fmt: skip


BAD = {
    "landmark": ("Landmarks: Ferry 4, Mount Doom 3", 21, ""),
    "landmarks": ("Landmarks: Ferry, Tower, Lost City", 1, "19.5"),
    "site": ("Landmarks: Elder Treetop 12", 1, "19.5.3"),
    "hireling": ("Hirelings: Street Band, Band, Exile", 25, ""),
    "hirelings": ("Hirelings: Street Band, Exile", 1, "19.6.2"),
    "demoted": ("Hirelings: Street Band, Exile, Corvid Spies", 1, "19.6.2"),
}


@pytest.mark.parametrize("key", BAD)
@pytest.mark.parametrize("locale", ["en", "de", "es"])
def test_what_no_table_has_is_refused_in_one_sentence(key, locale):
    line, column, law = BAD[key]
    with pytest.raises(Refused) as refusal:
        referee(read_record(with_head(line)))
    assert (refusal.value.key, refusal.value.law) == (f"record-{key}", law)
    args = refusal.value.args_of_words
    assert (args["line"], args["column"]) == (3, column)
    said = GAME.words(locale).say(f"r-{refusal.value.key}", **args)
    assert said.count(". ") == 0
    assert "{" not in said


@pytest.mark.parametrize(
    ("line", "law"),
    [
        ("Hirelings: Forest Patrol, Stoic Protector, Bluebird Nobles", "(Law 19.6.5)"),
        ("Hirelings: Popular Band, Street Band, Stoic Protector", "(Law 19.6)"),
        ("Hirelings: Street Band, Exile", "(Law 19.6.2)"),
    ],
)
def test_the_command_names_the_section_of_a_table_that_the_law_forbids(tmp_path, capsys, line, law):
    path = tmp_path / "game.rootlog"
    path.write_bytes(with_head(line))
    assert main([str(path)]) == 2
    assert capsys.readouterr().err.endswith(f"{law}\n")


@torture
@pytest.mark.parametrize("seed", share([1, 2, 3]))
def test_a_match_with_both_is_followed_without_any_comment_of_ours(seed):
    seats = ("marquise", "eyrie", "corvids", "duchy")[: 3 + seed % 2]
    options = {"hirelings": "random", "landmarks": "two"}
    watched = played(seats, seed, "greedy", 2, **options)
    text, _ = whole_turns(watched)
    plain = in_plain_words(text)
    assert "//!" not in plain
    assert re.search(r"[:/]\d?[IJN](w|p|t|b|X)", plain), "a hireling does something"
    found = referee(read_record(plain.encode()))
    numbers = counts(found)
    assert numbers["accepted"] == numbers["actions"]
    assert found.final.landmarks == watched.placed
    assert [each.key for each in found.final.hired] == [each.key for each in watched.state.hired]
