"""The alt text and the text board of Runewars: complete, short enough, line by line."""

import pytest
from msgspec.structs import replace

from engine.core.seats import Seat
from engine.runewars.data.units import UNIT_OF, units_of
from engine.runewars.pieces import HeroId
from engine.runewars.view import FighterView, HeroView, Shift, StrongholdView
from render.canvas import LONGEST_ALT
from render.runewars import words_of
from render.runewars.text.names import hero_name, name_of, unit_name
from render.runewars.text.seats import hero_line, seat_line
from render.runewars.text.text_board import alt_text, area_line, text_board
from tests.render.runewars.positions import crowded, fought, position, positions

WORDS = words_of("en")


def with_area(view, area):
    areas = tuple(area if each.area == area.area else each for each in view.areas)
    return replace(view, areas=areas)


def test_an_area_reads_as_promised():
    view = position(4)
    bare = next(each for each in view.areas if each.key == "2B")
    bowman, knight = units_of("daqan")[:2]
    area = replace(
        bare, city="", owner=Seat(0), controller=Seat(0), standing=((bowman, 3),),
        routed=((knight, 1),), stronghold=StrongholdView(Seat(0), True, "diplomat"),
        activated=(Seat(1),), rune="facedown", rune_shown=False, left=2, exploration="dungeon",
    )  # fmt: skip
    hero = HeroView(HeroId(0), Seat(2), area.area, 0, False, False, (), 0, (), None)
    view = replace(with_area(view, area), heroes=(hero,))
    line = area_line(view, area, WORDS)
    assert line.startswith("2B, next to ")
    assert line.endswith(
        ": food, wood; Daqan 3 Bowmen, 1 Knight routed; damaged stronghold of Daqan; Diplomat;"
        " Daqan controls it; hero Silhouette (Uthuk); rune token face down;"
        " activated by Latari; Dungeon; 2 Reward cards of a defeated hero"
    )


def test_borders_are_named_and_frozen_water_too():
    view = replace(position(4), frozen=False)
    area = next(each for each in view.areas if "over water" in area_line(view, each, WORDS))
    frozen = area_line(replace(view, frozen=True), area, WORDS)
    assert "over frozen water" in frozen
    assert "The water is frozen" in text_board(replace(view, frozen=True), WORDS)
    mountains = [each for each in view.areas if "over mountains" in area_line(view, each, WORDS)]
    assert mountains


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_text_board_has_a_line_for_every_area_with_every_unit(seats):
    view = crowded(position(seats), "eight")
    lines = text_board(view, WORDS).splitlines()
    for area in view.areas:
        line = next(each for each in lines if each.split(",")[0].split(" ")[0] == area.key)
        for unit, number in (*area.standing, *area.routed):
            assert f"{number} {unit_name(unit, WORDS)}" in line
        assert "rune token face down" in line
    assert "|" not in "".join(lines)
    assert "{" not in "".join(lines)
    assert sum(line.startswith("### ") for line in lines) >= 5


def test_every_position_can_be_told():
    seen = 0
    for seed in range(3):
        for view in positions(4, seed, 41, 700, Seat(1), exploration="on", commander="on"):
            seen += 1
            text = text_board(view, WORDS)
            for seat in view.seats:
                assert name_of(view, seat.seat, WORDS) in text
                assert seat_line(view, seat, WORDS) in text
            for hero in view.heroes:
                assert hero_line(view, hero, WORDS) in text
            assert len(alt_text(view, WORDS)) <= LONGEST_ALT
    assert seen > 10


def test_alt_text_says_turn_standing_and_the_latest_change_in_a_thousand_characters():
    view = position(4)
    unit = units_of("daqan")[0]
    one, other = view.areas[0], view.areas[1]
    many = tuple(Shift("move", Seat(0), one.area, other.area, n, unit) for n in range(1, 60))
    text = alt_text(replace(view, changes=many, current=Seat(2)), WORDS)
    assert len(text) <= LONGEST_ALT
    assert "Uthuk to play." in text
    for seat in view.seats:
        assert f"{name_of(view, seat.seat, WORDS)}: rune tokens in {seat.rune_areas} area" in text
    assert "59 Bowmen moved" in text, "the latest change is the last to be dropped"


def test_alt_text_says_before_the_first_year_what_is_going_on():
    view = replace(position(4), season="", phase="setup", current=None)
    text = alt_text(view, WORDS)
    assert text.startswith("Runewars: Setup. Before the first turn: the map is laid")
    assert "Nobody's turn" not in text


def test_a_victory_card_is_a_threat():
    view = position(4)
    waiting = replace(view.seats[1], victory="winter")
    view = replace(view, seats=(view.seats[0], waiting, *view.seats[2:]))
    assert "Latari has a Victory card on winter." in alt_text(view, WORDS)
    assert "Victory card on winter" in seat_line(view, waiting, WORDS)


def test_a_battle_is_told_with_both_sides():
    view = fought()
    text = text_board(view, WORDS)
    assert f"Battle in {view.area(view.battle.area).key}" in text
    for each in (*view.battle.attackers, *view.battle.defenders):
        lies = not each.standing and bool(each.routed)
        state, n = ("text-lying", each.routed) if lies else ("text-units", each.standing)
        assert WORDS.say(state, n=n, unit=unit_name(each.unit, WORDS)) in text


def test_a_type_that_lies_down_altogether_is_not_told_as_none_of_it():
    """ "0 Giants (1 routed)" was said of a battle."""
    view = fought()
    lying = (FighterView(UNIT_OF["giant"], 0, 1, 2),)
    assert view.battle is not None
    told = replace(view, battle=replace(view.battle, defenders=lying))

    assert "1 Giant routed (2 damage)" in text_board(told, WORDS)


def test_every_kind_of_change_has_a_sentence():
    view = position(4)
    unit, here, there = units_of("uthuk")[0], view.areas[0].area, view.areas[1].area
    changes = [
        Shift(kind, Seat(2), here, there, 2, unit, HeroId(4))
        for kind in ("move", "retreat", "place", "destroy", "rout", "battle", "hero", "rune")
    ]
    text = text_board(replace(view, changes=tuple(changes)), WORDS)
    a, b = view.areas[0].key, view.areas[1].key
    for said in (
        f"Uthuk: 2 Flesh Rippers moved from {b} to {a}.",
        f"Uthuk lost 2 Flesh Rippers in {a}.",
        f"Uthuk attacked {a}.",
        f"{hero_name(4, WORDS)} of Uthuk went from {b} to {a}.",
        f"Uthuk: a rune token was laid in {a}.",
    ):
        assert said in text


def test_a_hero_is_told_with_training_damage_and_rewards():
    view = position(4)
    mine = HeroView(
        HeroId(0), Seat(0), view.areas[0].area, 2, True, True, (("strength", 2),), 3, (), (0, 1, 3)
    )
    own = hero_line(view, mine, WORDS)
    assert "strength 4" in own
    assert "2 damage" in own
    assert "routed" in own
    assert "commander" in own
    assert "facedown, yours to see: Timmorran Shard" in own
    theirs = hero_line(view, replace(mine, hidden=None), WORDS)
    assert "3 facedown Rewards" in theirs
    assert "Timmorran" not in theirs
