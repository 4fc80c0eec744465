"""A duel under way in the picture and in words: sides, place, round, health."""

import pytest
from msgspec.structs import replace

from engine.core.events import events_for
from engine.runewars.board import Duel
from engine.runewars.data.cards import HEROES
from engine.runewars.data.units import UNIT_OF
from engine.runewars.game import GAME
from engine.runewars.pieces import NOBODY, HeroId
from render.boxes import Box
from render.games import RENDERERS
from render.runewars import words_of
from render.runewars.board.geometry import HEIGHT, WIDTH
from render.runewars.board.picture import lay_out_board
from render.runewars.duel import duel_line, duelists
from render.runewars.text.names import hero_name
from tests.render.comparing import collisions, same_pixels
from tests.render.runewars.positions import duelled
from tests.runewars.kit import QuestTable

RUNEWARS = RENDERERS["runewars"]


@pytest.mark.parametrize("locale", ["en", "de", "es"])
@pytest.mark.parametrize("unit", [False, True], ids=["heroes", "quest"])
def test_the_panel_of_a_duel_keeps_within_itself(unit, locale):
    placed = lay_out_board(duelled(unit), words_of(locale))
    assert collisions(placed) == []
    assert all(each.box.inside(Box(0, 0, WIDTH, HEIGHT)) for each in placed)
    for side in (0, 1):
        parts = [each.box for each in placed if each.group == f"duelist {side}"]
        assert len(parts) >= 4, "figure, heart, number, name"
        assert not any(a.overlaps(b) for n, a in enumerate(parts) for b in parts[:n])


@pytest.mark.parametrize("hero", range(len(HEROES)))
def test_the_names_of_duelists_are_whole_and_as_large_as_two_lines_allow(hero):
    """At least 5 pixels of type on a phone that shows the board 360 pixels wide."""
    view = duelled()
    heroes = (replace(view.heroes[0], hero=HeroId(hero)), *view.heroes[1:])
    assert view.duel is not None
    shown = replace(view, heroes=heroes, duel=replace(view.duel, attacker=HeroId(hero)))
    placed = lay_out_board(shown, words_of("en"))
    written = [
        each.image.info["written"] for each in placed
        if each.group == "duelist 0" and "written" in each.image.info
    ]  # fmt: skip
    lines = [(text, size) for text, face, size, *_ in written if face == "bold"]
    assert " ".join(text for text, _ in lines) == hero_name(hero, words_of("en"))
    assert min(size for _, size in lines) * 360 / WIDTH >= 5


def test_a_duel_is_marked_where_it_is_fought():
    view = duelled()
    place = view.area(view.hero(view.duel.attacker).area)
    groups = {each.group for each in lay_out_board(view, words_of("en"))}
    assert f"duel {place.key}" in groups
    assert f"duel {place.key}" not in {
        each.group for each in lay_out_board(replace(view, duel=None), words_of("en"))
    }


def test_a_wound_in_a_duel_changes_the_picture_and_what_is_said():
    view = duelled(unit=True)
    assert view.duel is not None
    worse = replace(view, duel=replace(view.duel, damage=1))
    assert not same_pixels(RUNEWARS.board(view).image, RUNEWARS.board(worse).image)
    assert RUNEWARS.board(view).alt != RUNEWARS.board(worse).alt
    assert duel_line(worse, words_of("en")) in RUNEWARS.text(worse)


def test_mail_keeps_a_hero_without_health_left_in_its_duel():
    view = duelled()
    hurt = tuple(replace(each, damage=9) for each in view.heroes)
    sides = list(duelists(replace(view, heroes=hurt), view.duel, words_of("en")))
    assert [each.left for each in sides] == [0, 0]


def test_the_view_shows_a_duel_until_one_has_fallen():
    table = QuestTable()
    one = table.hero("daqan", "laurel", "5A")
    other = table.hero("uthuk", "mordrog", "5A")
    table.state.duel = Duel(one.hero, other.hero, round=3)
    for seat in (None, *table.state.seats):
        duel = GAME.view(table.state, seat).duel
        assert (duel.attacker, duel.defender, duel.round) == (one.hero, other.hero, 3)
    table.state.heroes.remove(other)
    assert GAME.view(table.state, None).duel is None
    table.state.duel = Duel(one.hero, NOBODY, unit=UNIT_OF["hellhound"], damage=1)
    assert GAME.view(table.state, None).duel.unit == UNIT_OF["hellhound"]


def test_a_duel_that_is_asked_about_is_drawn():
    table = QuestTable()
    table.hero("daqan", "laurel", "5A", "soulbiter", "ice_storm")
    table.hero("uthuk", "mordrog", "5A")
    table.summer()
    table.choose("daqan", "runewars.duel:laurel:mordrog", "pass", "...")
    view = GAME.highlight(GAME.view(table.state, None), events_for([], None))
    assert "Laurel of Bloodwood" in RUNEWARS.board(view).alt
    assert "duelist 1" in {each.group for each in lay_out_board(view, words_of("en"))}
