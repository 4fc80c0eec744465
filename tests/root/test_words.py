"""Words that only Root has: its cards, pieces and Law. See `tests.test_words_of_games`."""

from __future__ import annotations

import pytest
from fluent.syntax import ast as ftl

from bot.ui.message_ids import dash
from tests.cases import over
from tests.root.kit import CARDS, FACTIONS, GAME, LAW
from tests.words import GameWords

WORDS = GAME.words("en")
SAID = GameWords(GAME, menus=())


@over("key", sorted({card.key for card in CARDS}))
def test_every_card_is_explained_in_a_line_and_in_full(key):
    line, full = (WORDS.say(f"card-{dash(key)}{part}") for part in ("", ".long"))

    assert len(line) <= 90
    assert len(full) > len(line)


def test_no_card_is_left_over():
    cards = next(resource for name, resource in SAID.catalogues if name == "cards.ftl")
    explained = {entry.id.name for entry in cards.body if isinstance(entry, ftl.Message)}
    needed = {f"card-{dash(card.key)}" for card in CARDS}

    assert {message for message in explained if message.startswith("card-")} == needed


@pytest.mark.parametrize("part", ["", ".short", ".full"])
def test_the_second_vagabond_has_a_name(part):
    assert WORDS.say(f"faction-vagabond2{part}")


def test_every_piece_has_a_name_and_a_number():
    for own in FACTIONS.values():
        for kind in ("warrior", *own.buildings, *own.tokens):
            assert WORDS.say(f"piece-{dash(kind)}")
            assert WORDS.say(f"pieces-{dash(kind)}", count=2)


def test_the_rulebook_holds_all_sections_of_the_common_rules_and_base_factions():
    sections = LAW.sections()

    for chapter, parts in {"1": 5, "2": 5, "3": 3, "4": 3, "6": 6, "7": 8, "8": 6, "9": 7}.items():
        assert [f"{chapter}.{n}" in sections for n in range(1, parts + 1)] == [True] * parts
    assert [f"26.{n}" in sections for n in range(1, 10)] == [True] * 9


def test_sections_stand_in_the_order_of_the_law():
    sections = LAW.sections()
    in_order = ["4.2", "4.3.1", "4.3.1.I", "4.3.1.II", "9.2.9", "9.2.10", "26.1", "HCC", "QL"]

    assert sorted(in_order, key=sections.index) == in_order


@pytest.mark.parametrize(
    ("text", "first"),
    [("4.3.1", "4.3.1"), ("4.2.", "4.2"), ("field hosp", "6.2.3"), ("foil", "4.3.1.I")],
)
def test_sections_are_found_by_number_and_by_words(text, first):
    assert LAW.find(text, WORDS)[0] == first


def test_a_number_finds_what_stands_below_it_and_nothing_else():
    assert LAW.find("3.3.1", WORDS) == ["3.3.1", "3.3.1.I", "3.3.1.II"]
    assert LAW.find("zeppelin", WORDS) == LAW.find(" ", WORDS) == LAW.find("—", WORDS) == []
