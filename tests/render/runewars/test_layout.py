"""Nothing overlaps at any number of pieces, and decisive facts are legible when small."""

import pytest
from msgspec.structs import replace

from engine.core.seats import Seat
from engine.runewars.data.cards import TITLES
from engine.runewars.data.tiles import AREAS, TILES, beside
from engine.runewars.data.units import units_of
from engine.runewars.pieces import OrderNumber
from engine.runewars.view import AreaView, BattleView, FighterView, MarkerView, Shift
from render.boxes import Box
from render.runewars import words_of
from render.runewars.board import sprites as drawing
from render.runewars.board.geometry import FRAME, HEIGHT, WIDTH, ground_of, kept_hexes, open_hexes
from render.runewars.board.picture import lay_out_board
from render.runewars.text.text_board import text_board
from tests.render.comparing import collisions, height
from tests.render.runewars.positions import KINDS, crowded, fought, new_match, position, positions
from tests.torture import share, torture

WORDS = words_of("en")
LEGIBLE = 11


def overlapping(view):
    return [(a.group, b.group) for a, b in collisions(lay_out_board(view, WORDS))]


def sprites(view, start):
    return [each for each in lay_out_board(view, WORDS) if each.group.startswith(start)]


def things_in(area: AreaView) -> int:
    """Count the things drawn in an area, besides its name and its yield."""
    lists = area.standing, area.routed, area.activated, area.heroes
    return sum(map(len, lists)) + sum(map(bool, (area.stronghold, area.rune, area.left, area.city)))


@torture
@pytest.mark.parametrize(
    ("seats", "options"),
    share(least=2, sample=[
        (2, {"map": "fixed"}),
        (2, {"map": "built", "exploration": "on"}),
        (3, {"map": "built", "battle": "steps", "responses": "live"}),
        (4, {"map": "fixed", "setup": "choose"}),
        (4, {"map": "built", "exploration": "on", "commander": "on", "epic": "on"}),
    ]),
)  # fmt: skip
def test_nothing_overlaps_in_real_positions(seats, options):
    seen = 0
    for seed in share(range(3)):
        for view in positions(seats, seed, every=37, most=700, viewer=Seat(0), **options):
            assert overlapping(view) == []
            seen += 1
    assert seen > 4


@pytest.mark.parametrize("kinds", KINDS)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_nothing_overlaps_with_eight_units_and_everything_else_in_every_area(seats, kinds):
    view = crowded(position(seats), kinds)
    assert all(
        sum(n for _, n in area.standing) + sum(n for _, n in area.routed) == 8
        for area in view.areas
    )
    assert overlapping(view) == []


@pytest.mark.parametrize("seed", range(4))
def test_boards_built_by_players_hold_as_much(seed):
    view = crowded(position(4, seed, 1, "spring", map="built"), "eight")
    assert overlapping(view) == []


@pytest.mark.parametrize("kinds", KINDS)
def test_who_is_where_and_how_many_is_eleven_pixels_high_in_the_post(kinds):
    """On the largest ready board, however crowded: the area's name, its holder, the units there.

    Only above eight kinds of units is the name smaller.
    """
    view = crowded(position(4), kinds)
    for start in ("name", "banner"):
        shown = sprites(view, f"{start} ")
        areas = {each.group.split()[-1] for each in shown} & {area.key for area in view.areas}
        assert len(areas) == len(view.areas)
        board = [each for each in shown if each.group.split()[-1] in areas]
        assert min(map(height, board)) >= (8.5 if (start, kinds) == ("name", "eight") else LEGIBLE)


def test_the_holder_of_an_area_is_told_by_a_sign_apart_from_its_name():
    """Beside a letter the name would read "DDA"."""
    view = position(4)
    placed = {each.group: each for each in lay_out_board(view, WORDS)}
    for area in view.areas:
        name, badge = placed[f"name {area.key}"].box, placed.get(f"banner {area.key}")
        holder = area.owner if area.standing or area.routed else area.controller
        assert (badge is not None) is (holder is not None)
        if badge is not None and holder is not None:
            assert name.left - badge.box.right >= 1
            drawn = drawing.banner(view.seats[holder].faction, "", badge.image.height)
            assert drawn == badge.image


def test_units_runes_strongholds_and_heroes_are_as_high_where_an_area_is_not_crowded():
    view = position(4, 9, 2, "summer")
    roomy = {each.key for each in view.areas if things_in(each) <= 3}
    for start in ("rune ", "stronghold ", "hero ", "activated "):
        shown = [each for each in sprites(view, start) if each.group.split()[-1] in roomy]
        assert shown, start
        assert min(map(height, shown)) >= LEGIBLE * 0.88, start
    alone = crowded(position(4), "one", brim=False)
    troops: dict[str, float] = {}
    for each in sprites(alone, "units"):
        troops[each.group] = max(troops.get(each.group, 0), height(each))
    assert len(troops) == len(alone.areas)
    assert min(troops.values()) >= LEGIBLE * 0.85


def test_the_numbers_of_the_strips_are_eleven_pixels_high():
    view = position(4)
    for start in ("runes", "influence count", "tactics count", "food count", "ore count"):
        assert min(map(height, sprites(view, start))) >= LEGIBLE, start


def test_the_map_is_first_and_large():
    left, _, right, _ = FRAME
    assert 0.75 < (right - left) / WIDTH < 0.79
    assert pytest.approx(1.5) == WIDTH / HEIGHT


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everything_stays_on_the_sheet_and_the_pieces_in_the_frame(seats):
    sheet, frame = Box(0, 0, WIDTH, HEIGHT), Box(*FRAME)
    view = crowded(position(seats), "eight")
    names = tuple(f" {area.key}" for area in view.areas)
    for each in lay_out_board(view, WORDS):
        if each.group != "ground":
            assert each.box.inside(sheet), each.group
        if each.group.endswith(names):
            assert each.box.inside(frame), each.group


def test_hexes_that_share_a_side_share_its_ends():
    view = position(3)
    ground = ground_of(view)
    at = {area.hex for area in view.areas}
    checked = 0
    for area in view.areas:
        for side in range(6):
            there = beside(area.hex, side)
            if there in at:
                one, other = ground.side(area.hex, side), ground.side(there, (side + 3) % 6)
                assert [*one[0], *one[1]] == pytest.approx([*other[1], *other[0]])
                checked += 1
    assert checked > 60


def test_a_board_is_turned_only_when_it_is_complete():
    view = position(4, 2, 1, "spring", map="built")
    laying = replace(view, phase="setup")
    assert ground_of(laying).turn == 0
    best, plain = ground_of(view), ground_of(laying)
    assert min(best.wide / 1.42, best.high) >= min(plain.wide / 1.42, plain.high)


def test_strips_hold_all_titles_a_victory_card_and_four_orders():
    for view in (position(4), fought()):
        seats = tuple(
            replace(
                seat,
                influence=24,
                tactics=10,
                titles=TITLES,
                victory="winter",
                orders=tuple(map(OrderNumber, (1, 5, 7, 8))),
                dials=tuple((each, 8) for each, _ in seat.dials),
                rune_areas=11,
            )
            for seat in view.seats
        )
        assert overlapping(replace(view, seats=seats)) == []


def test_the_panel_of_a_battle_holds_every_kind_of_unit():
    view = position(4)
    line = tuple(
        FighterView(unit, n % 3, 2, 3)
        for n, unit in enumerate([*units_of("daqan"), *units_of("neutral")])
    )
    area = next(each for each in view.areas if each.city)
    battle = BattleView(area.area, Seat(0), Seat(1), 4, line, line)
    assert overlapping(replace(view, battle=battle)) == []


def test_the_chips_beside_a_battle_can_be_read_on_a_phone():
    """Up to four types of unit on each side, all of them standing, routed and hurt."""
    view = fought()
    line = tuple(FighterView(unit, 2, 1, 1) for unit in units_of("daqan"))
    assert view.battle is not None
    shown = replace(view, battle=replace(view.battle, attackers=line, defenders=line))
    assert overlapping(shown) == []
    chips = [each for each in sprites(shown, "fighter") if each.image.height == each.box.height]
    assert len(chips) >= 8
    tall = max(each.image.height for each in chips)
    assert sum(each.image.height == tall for each in chips) == 8
    assert tall * 360 / WIDTH >= 8


def test_a_battle_under_way_is_shown_where_it_is_and_beside_the_map():
    view = fought()
    key = view.area(view.battle.area).key
    groups = {each.group for each in lay_out_board(view, WORDS)}
    assert {f"battle {key}", "battle title", "step"} <= groups
    for seat, line in (
        (view.battle.attacker, view.battle.attackers),
        (view.battle.defender, view.battle.defenders),
    ):
        assert {f"fighter {seat} {each.unit}" for each in line} <= groups


def test_the_last_change_is_outlined_and_a_move_is_an_arrow():
    view = replace(position(4), changes=())
    area = next(each for each in view.areas if each.standing and each.owner is not None)
    origin = next(each for each in view.areas if not each.standing)
    unit, number = area.standing[0]
    move = Shift("move", area.owner, area.area, origin.area, number, unit)
    groups = [each.group for each in lay_out_board(view, WORDS)]
    moved = [each.group for each in lay_out_board(replace(view, changes=(move,)), WORDS)]
    group = f"units {unit} {area.key}"
    assert moved.count(group) == groups.count(group) + 1
    assert moved.count("ground") == groups.count("ground") + 1


def test_many_changes_at_once_find_room():
    view = position(4)
    pairs = list(zip(view.areas, view.areas[1:], strict=False))
    changes = [Shift("battle", Seat(0), a.area) for a, _ in pairs]
    changes += [Shift("destroy", Seat(1), a.area, None, 3, units_of("latari")[0]) for a, _ in pairs]
    changes += [Shift("move", Seat(2), b.area, a.area, 2, units_of("uthuk")[0]) for a, b in pairs]
    changes += [Shift("retreat", None, a.area, b.area, 1, units_of("neutral")[0]) for a, b in pairs]
    shown = replace(view, changes=tuple(changes))
    assert overlapping(shown) == []
    lost = {each.group for each in lay_out_board(shown, WORDS) if each.group.startswith("lost")}
    assert len(lost) == len(pairs)


def test_markers_of_home_realms_are_planted_while_they_wait():
    at = position(4).areas[0].hex
    markers = (MarkerView(1, ((9, 0), (9, 1))),)
    view = replace(position(4), areas=(), markers=markers, heroes=(), borders=())
    groups = {each.group for each in lay_out_board(view, WORDS)}
    assert {"marker 1 0", "marker 1 1"} <= groups
    assert overlapping(view) == []
    assert at not in kept_hexes(view)


def test_the_places_of_a_ready_map_bear_the_numbers_they_are_chosen_by():
    match = new_match(4, 3, setup="choose")
    seat, question = next(iter(match.pending.items()))
    third = question.form.options[2]
    match.submit(seat, question.id, third)
    banners = {each.group: each.image for each in sprites(match.view(None), "marker")}
    assert {group.split()[1] for group in banners} == {"0", "1", "3"}
    size = banners["marker 3 0"].width
    for place in (0, 1, 3):
        drawn = drawing.home_marker(str(place + 1), size).tobytes()
        assert {banners[f"marker {place} {half}"].tobytes() for half in (0, 1)} == {drawn}
    assert third.slot == 2


@pytest.mark.parametrize("answers", [1, 6, 12, 17, 19, 21, 24])
def test_a_board_that_is_being_laid_numbers_its_empty_hexes_and_shows_what_waits(answers):
    view = positions(4, 3, answers, answers, map="built", setup="choose")[0]
    assert overlapping(view) == []
    groups = {each.group for each in lay_out_board(view, WORDS)}
    assert view.building is any(not _at_home(view, seat) for seat in view.seats)
    if not view.building:
        assert not any(group.startswith("hex ") for group in groups)
        return
    empty = open_hexes(view)
    assert {f"hex {q} {r}" for q, r in empty} <= groups
    assert not {area.hex for area in view.areas} & set(empty)
    for seat in view.seats:
        waiting = seat.tiles or (() if _at_home(view, seat) else (seat.faction,))
        assert {f"tile {tile} {seat.key}" for tile in waiting} <= groups
        assert all(f"{AREAS[a].key} at" in text_board(view, WORDS) for t in seat.tiles
                   for a in TILES[t].areas)  # fmt: skip


def _at_home(view, seat):
    return any(area.home == seat.seat for area in view.areas)


def test_routed_units_lie_and_standing_ones_stand():
    view = crowded(position(4), "one", brim=False)
    area = view.areas[0]
    (unit, _), *_ = area.standing
    lying = replace(area, standing=(), routed=((unit, 8),))
    figures = []
    for each in (area, lying):
        placed = lay_out_board(replace(view, areas=(each,)), WORDS)
        figures.append(next(p for p in placed if p.group.endswith(f" {unit} {area.key}")))
    stands, lies = figures
    assert stands.group.startswith("units")
    assert lies.group.startswith("routed")
    assert stands.image.size == lies.image.size
    assert stands.image.tobytes() != lies.image.tobytes()
