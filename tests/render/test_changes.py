"""Changes since an earlier look, on one board; and larger numbers on request."""

from __future__ import annotations

import random

import pytest
from msgspec.structs import replace

from engine.core.events import Envelope, events_for
from engine.core.match import Match
from engine.core.seats import Seat, Setup
from engine.games import GAMES
from engine.root.pieces import Place
from engine.root.view import Change
from engine.selfplay import PLAYERS, chance_of
from render.boxes import Box
from render.games import RENDERERS
from render.layout.larger_text import RULE, grow
from render.layout.page import Page
from render.root import words_of
from render.root.board.picture import lay_out_board
from render.root.text.changes import fresh_since, gains_of
from render.runewars import words_of as runewars_words
from render.runewars.board.picture import lay_out_board as lay_out_areas
from tests.render.comparing import collisions, same_pixels
from tests.render.positions import FOUR, NEW_SIX, SIX, crowded, random_position
from tests.render.runewars.staged import staged_view

ROOT, RUNEWARS = RENDERERS["root"], RENDERERS["runewars"]
WORDS = words_of("en")


def looks(game: str, seats: tuple[str, ...], seed: int, first: int, second: int):
    """Play at random; return one seat's views at two moments, with the events between."""
    rules = GAMES[game]
    options = {"map": "fixed", "setup": "usual"} if game == "runewars" else {}
    match = Match.new(rules, Setup(game, seats, options), chance_of(seed), keep="nothing")
    player, told, before = PLAYERS["random"](random.Random(seed)), list[Envelope](), None
    for answered in range(second):
        if answered == first:
            before, told = match.view(Seat(0)), []
        if not match.pending:
            break
        seat, question = next(iter(match.pending.items()))
        told += match.submit(seat, question.id, player.answer(match, question))
    return before, rules.highlight(match.view(Seat(0)), events_for(told, Seat(0)))


def with_clearing(view, clearing):
    number = clearing.number
    return replace(
        view, clearings=(*view.clearings[: number - 1], clearing, *view.clearings[number:])
    )


@pytest.mark.parametrize("span", [(60, 80), (60, 150), (50, 400)], ids=str)
@pytest.mark.parametrize("seats", [FOUR, SIX[:3], ("lizards", "duchy", "corvids")], ids=len)
def test_nothing_overlaps_however_much_has_changed(seats, span):
    before, after = looks("root", seats, 5, *span)
    placed = lay_out_board(after, WORDS, before)
    assert [(a.group, b.group) for a, b in collisions(placed)] == []
    assert len(ROOT.since(before, after).alt) <= 1000


def test_new_pieces_are_outlined_and_removed_ones_are_ghosts():
    before = replace(random_position(1, busy=0.0), changes=())
    held = replace(before.clearing(5), buildings=((0, "sawmill"),), ruler=Seat(0))
    before = with_clearing(before, held)
    lost = replace(held, buildings=(), warriors=((Seat(1), 3),), ruler=Seat(1))
    changes = (
        Change("remove", Seat(0), Place(5), None, 1, "sawmill"),
        Change("move", Seat(1), Place(5), Place(1), 3, "warrior"),
    )
    after = replace(with_clearing(before, lost), changes=changes)
    assert fresh_since(before, after, 5) == {"warriors eyrie", "rule"}
    groups = [each.group for each in lay_out_board(after, WORDS, before)]
    assert "ghost sawmill marquise 5" in groups
    assert groups.count("rule 5") == 2, "the new ruler's shield is outlined"
    assert groups.count("warriors eyrie 5") == 3, "a halo, a head and a number"
    assert "Rule has changed: 5 from Marquise to Eyrie." in ROOT.since(before, after).alt


def test_the_burrow_of_a_duchy_chosen_since_is_drawn():
    """`/catchup` failed at a table whose draft brought the Duchy."""
    _, after = looks("root", ("lizards", "duchy", "corvids"), 5, 60, 80)
    burrow = len(after.clearings)
    before = replace(after, clearings=after.clearings[:-1])

    assert "rule" not in fresh_since(before, after, burrow)
    assert ROOT.since(before, after).alt


def test_points_won_and_lost_stand_in_the_strips():
    before = random_position(3)
    seats = [
        replace(seat, points=points)
        for seat, points in zip(before.seats, (5, 9, 7, 2), strict=True)
    ]
    then = replace(before, seats=tuple(seats))
    now = replace(
        then, seats=(replace(seats[0], points=8), replace(seats[1], points=7), *seats[2:])
    )
    assert gains_of(then, now) == {0: 3, 1: -2}
    groups = {each.group for each in lay_out_board(now, WORDS, then)}
    assert {"gain marquise", "gain eyrie"} <= groups
    assert "gain alliance" not in groups
    alt = ROOT.since(then, now).alt
    assert "Marquise +3" in alt
    assert "Eyrie −2" in alt


@pytest.mark.parametrize("locale", ["en", "de", "es"])
def test_a_realm_that_changed_is_drawn_in_every_language(locale):
    before, after = looks("runewars", ("daqan", "latari", "uthuk", "waiqar"), 13, 200, 330)
    placed = lay_out_areas(after, runewars_words(locale), before)
    assert [(a.group, b.group) for a, b in collisions(placed)] == []
    assert any(each.group.startswith("ghost ") for each in placed)
    picture = RUNEWARS.since(before, after, locale)
    assert len(picture.alt) <= 1000
    assert same_pixels(picture.image, RUNEWARS.since(before, after, locale).image)


def test_what_one_seat_may_not_see_does_not_change_the_picture():
    before, after = looks("root", FOUR, 3, 100, 160)
    unseen = replace(after, hand=(), playable=frozenset(), spendable=frozenset())
    assert same_pixels(ROOT.since(before, after).image, ROOT.since(before, unseen).image)


# Larger numbers and names


@pytest.mark.parametrize("keys", [FOUR, SIX, NEW_SIX, ()], ids=len)
def test_larger_numbers_touch_nothing(keys):
    view = random_position(4, keys=keys, busy=0.4) if keys else crowded("autumn")
    placed = lay_out_board(view, WORDS)
    larger = grow(placed, 1650, 1100)
    assert [(a.group, b.group) for a, b in collisions(larger)] == []
    assert all(each.box.inside(Box(0, 0, 1650, 1100)) for each in larger)
    for old, new in zip(placed, larger, strict=True):
        assert new.group == old.group
        assert new.image.width >= old.image.width


def test_points_and_warriors_are_larger_for_who_needs_it():
    placed = lay_out_board(random_position(5, busy=0.3), WORDS)
    larger = grow(placed, 1650, 1100)
    grew = {old.group for old, new in zip(placed, larger, strict=True) if new is not old}
    assert sum(group.startswith("points") for group in grew) >= 3
    assert sum(group.startswith("warriors") for group in grew) >= 5


def test_a_title_that_grows_keeps_its_edge_and_its_rule_gives_way():
    page = Page(runewars_words("de"), 900)
    page.section("sheet-dials", "3")
    page.section("sheet-units")
    small = page.sheet.placed

    large = grow(small, 900, 200)

    titles = [n for n, each in enumerate(small) if each.group.startswith("title ")]
    assert [large[n].box.left for n in titles] == [small[n].box.left for n in titles]
    alone = titles[-1]
    assert large[alone].box.right > small[alone].box.right
    rules = [each for each in large if each.group == RULE]
    assert all(not each.box.overlaps(large[alone].box) for each in rules)
    assert [each.box.right for each in rules] == [872, 872]


def test_boards_hands_and_sheets_can_be_large():
    view, staged = random_position(4, keys=NEW_SIX), staged_view("spring", Seat(0))
    for renderer, shown in ((ROOT, view), (RUNEWARS, staged)):
        for draw in (
            lambda large, r=renderer, v=shown: r.board(v, "de", large),
            lambda large, r=renderer, v=shown: r.sheet(v, 1, "de", large),
            lambda large, r=renderer, v=shown: r.hand(v, "de", large),
        ):
            usual, large = draw(False), draw(True)
            assert usual.image.size == large.image.size
            assert usual.alt == large.alt
            assert not same_pixels(usual.image, large.image)
