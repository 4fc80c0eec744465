"""Nothing overlaps at any number of pieces, and decisive facts are legible when small."""

from itertools import product

import pytest
from msgspec.structs import replace

from engine.core.seats import Seat
from engine.root.pieces import Clearing, Place
from engine.root.view import Change
from render.boxes import Box
from render.root import words_of
from render.root.board.column import RIGHT
from render.root.board.geometry import ground_of
from render.root.board.measures import FRAME, HEIGHT, PLATE, WIDTH
from render.root.board.picture import lay_out_board
from render.root.board.sprites import NOTHING
from tests.render.boards import NEW
from tests.render.comparing import collisions, height
from tests.render.positions import (
    FIVE,
    FLOWERS,
    FOUR,
    KNIGHTS,
    MAPS,
    NEW_SIX,
    PEOPLED,
    SIX,
    crowded,
    crowded_new,
    dominance,
    random_position,
)
from tests.torture import share, torture

WORDS = words_of("en")
LEGIBLE = 11


def overlapping(view):
    return [(a.group, b.group) for a, b in collisions(lay_out_board(view, WORDS))]


TABLES = {
    "two": FOUR[:2],
    "four": FOUR,
    "five": FIVE,
    "six": SIX,
    "duchy and corvids": NEW[1:3],
    "the new": NEW,
    "the new and the marquise": NEW_SIX,
    "the most tokens": PEOPLED,
    "relics and pawns in forests": KNIGHTS,
}


@torture
@pytest.mark.parametrize("seed", share(range(6)))
@pytest.mark.parametrize("keys", TABLES.values(), ids=TABLES.keys())
@pytest.mark.parametrize("woodland", MAPS)
def test_nothing_overlaps_in_random_positions(woodland, keys, seed):
    assert overlapping(random_position(seed, woodland, keys, busy=0.2 + 0.15 * seed)) == []


@pytest.mark.parametrize("woodland", MAPS)
def test_nothing_overlaps_with_six_factions_buildings_and_tokens_in_every_clearing(woodland):
    view = crowded(woodland)
    assert all(len(each.warriors) + len(each.pawns) == 6 for each in view.clearings)
    assert all(each.open_slots == 0 for each in view.clearings)
    assert overlapping(view) == []


@pytest.mark.parametrize("keys", [PEOPLED, NEW_SIX], ids=["tokens", "buildings"])
@pytest.mark.parametrize("woodland", MAPS)
def test_nothing_overlaps_with_every_token_of_six_factions_in_every_clearing(woodland, keys):
    view = crowded_new(woodland, keys)
    assert overlapping(view) == []
    kinds = {kind for each in view.clearings for _, kind in each.tokens}
    assert kinds >= {"tunnel", "plot", "colony", *FLOWERS}


def test_relics_make_a_heap_where_single_ones_find_no_room():
    view = crowded_new("autumn", KNIGHTS)
    groups = {each.group for each in lay_out_board(view, WORDS)}
    assert any(group.startswith("token-relics") for group in groups)
    assert overlapping(view) == []


def test_flowers_make_a_bunch_only_where_single_ones_find_no_room():
    groups = {each.group for each in lay_out_board(crowded_new("autumn"), WORDS)}
    assert any(group.startswith("token-flowers") for group in groups)
    view = random_position(1, keys=("clergy", "legion"), busy=0.0)
    tokens = (*((0, kind) for kind in (*FLOWERS, FLOWERS[0])), (1, "colony"))
    blooming = replace(view.clearings[0], tokens=tokens)
    placed = lay_out_board(replace(view, clearings=(blooming, *view.clearings[1:])), WORDS)
    tokens_shown = [each.group for each in placed if each.group.startswith("token-")]
    assert len(set(tokens_shown)) == len(FLOWERS) + 1
    assert tokens_shown.count("token-flower_fox 0 1") == 2, "two of them carry their number"


@torture
@pytest.mark.parametrize(("woodland", "together"), share([*product(MAPS, [1, 2, 3])], least=4))
def test_pawns_of_one_forest_stand_side_by_side(woodland, together):
    view = crowded(woodland)
    for forest in range(1, len(ground_of(woodland).forests)):
        wandering = tuple(
            replace(seat, board=replace(seat.board, place=Place(-forest)))
            if seat.key in ("vagabond", "vagabond2", "vagabond3")[:together]
            else seat
            for seat in view.seats
        )
        assert overlapping(replace(view, seats=wandering)) == []


def test_points_that_are_level_share_a_step_of_the_track():
    view = random_position(3, keys=SIX)
    for level in range(1, 7):
        seats = tuple(
            replace(seat, points=12 if seat.seat < level else 20 + seat.seat) for seat in view.seats
        )
        assert overlapping(replace(view, seats=seats)) == []


def test_dominance_and_coalition_take_the_place_of_points():
    view = random_position(3)
    for alone, partner in ((dominance("bird"), None), (None, Seat(0))):
        vagabond = replace(view.seats[3], points=None, dominance=alone, partner=partner)
        changed = replace(view, seats=(*view.seats[:3], vagabond))
        assert overlapping(changed) == []
        groups = {each.group for each in lay_out_board(changed, WORDS)}
        assert "marker vagabond" not in groups
        assert "points vagabond" in groups


@pytest.mark.parametrize("keys", [SIX, NEW_SIX], ids=["old", "new"])
def test_dominance_fits_the_slimmest_strips(keys):
    view = random_position(3, keys=keys)
    seats = tuple(
        replace(seat, points=None, dominance=dominance("fox"), warriors=14) for seat in view.seats
    )
    assert overlapping(replace(view, seats=seats)) == []


@pytest.mark.parametrize("keys", [FOUR, NEW_SIX], ids=["four", "six"])
def test_numbers_keep_clear_of_the_frame_of_whose_turn_it_is(keys):
    """The frame reaches 14 pixels into the strip, its line included."""
    view = random_position(1, "autumn", keys)
    for seat in view.seats:
        now = replace(view, seats=tuple(replace(each, warriors=24) for each in view.seats),
                      current=seat.seat, phase="daylight")  # fmt: skip
        right = [each.box.right for each in lay_out_board(now, WORDS)
                 if each.group.endswith(f"count {seat.key}")]  # fmt: skip
        assert len(right) == 3
        assert max(right) <= RIGHT - 16


def test_all_dominance_cards_fit_beside_the_map():
    suits = ("fox", "rabbit", "mouse", "bird")
    view = replace(random_position(3), available=tuple(map(dominance, suits)))
    assert overlapping(view) == []


def test_many_changes_at_once_find_room():
    view = random_position(8)
    seat = Seat(0)
    battles = [Change("battle", seat, Place(n), rolls=(2, 1)) for n in range(1, 7)]
    losses = [Change("remove", seat, Place(n), count=3, piece="warrior") for n in range(1, 13)]
    moves = [
        Change("move", seat, Place(b), Place(a), 2, "warrior") for a, b in ground_of("autumn").paths
    ]
    view = replace(view, changes=(*battles, *losses, *moves))
    assert overlapping(view) == []
    groups = {each.group for each in lay_out_board(view, WORDS)}
    assert {f"dice {n}" for n in range(6)} <= groups
    assert {f"lost marquise {n}" for n in range(1, 13)} <= groups


@pytest.mark.parametrize("woodland", MAPS)
def test_everything_stays_on_the_sheet_and_the_pieces_on_the_map(woodland):
    sheet, frame = Box(0, 0, WIDTH, HEIGHT), Box(*FRAME)
    for each in lay_out_board(crowded(woodland), WORDS):
        assert each.box.inside(sheet), each.group
        kinds = ("warriors", "slot", "token", "pawn", "badge", "rule")
        if each.group.startswith(kinds) and each.group[-1].isdigit():
            assert each.box.inside(frame), each.group


def sprites(view, start):
    return [
        each
        for each in lay_out_board(view, WORDS)
        if each.group.startswith(start) and each.image is not NOTHING
    ]


def test_what_decides_a_move_is_eleven_pixels_high_in_the_post():
    view = random_position(5, busy=0.3)
    for start in ("points", "cards count", "supporters count", "badge", "rule", "token"):
        assert min(map(height, sprites(view, start))) >= LEGIBLE, start
    later = random_position(5, keys=NEW_SIX, busy=0.3)
    for start in ("points", "acolyte count", "minister count", "spoils count", "bee", "suit-"):
        assert min(map(height, sprites(later, start)), default=LEGIBLE) >= LEGIBLE, start
    for clearing in view.clearings:
        if 1 <= len(clearing.warriors) + len(clearing.pawns) <= 2:
            shown = sprites(view, "warriors")
            mine = [each for each in shown if each.group.endswith(f" {clearing.number}")]
            assert all(height(each) >= LEGIBLE for each in mine)


def test_the_map_is_first_and_large():
    left, _, right, _ = FRAME
    assert 0.75 < (right - left) / WIDTH < 0.79
    assert pytest.approx(1.5) == WIDTH / HEIGHT


@pytest.mark.parametrize("woodland", MAPS)
def test_the_burrow_hangs_on_the_map_s_edge_and_touches_nothing(woodland):
    view = crowded_new(woodland)
    placed = lay_out_board(view, WORDS)
    mound = next(each for each in placed if each.group == "burrow").box
    assert mound.bottom < HEIGHT - 12 - 40, "the score track lies below"
    assert Box(FRAME[0], FRAME[1], FRAME[2], FRAME[3] + 12, False).overlaps(mound)
    for each in placed:
        if each.group not in ("burrow", "ground"):
            assert not each.box.overlaps(mound), each.group
    for x, y in ground_of(woodland).clearings[1:]:
        assert not Box.disc(x, y, 2 * PLATE).overlaps(mound)
    counted = [each for each in placed if each.group == "burrow"][-1]
    assert height(counted) >= LEGIBLE
    without = lay_out_board(crowded(woodland), WORDS)
    assert not any(each.group == "burrow" for each in without)


@torture
@pytest.mark.parametrize("woodland", share(MAPS))
def test_moves_through_the_ground_are_arrows_with_their_number(woodland):
    quiet = replace(random_position(2, woodland, NEW, 0.1), changes=())
    duchy, burrow = Seat(1), Place(13)
    still = sum(each.group == "ground" for each in lay_out_board(quiet, WORDS))
    ways = [(burrow, Place(n)) for n in range(1, 13)] + [(Place(n), burrow) for n in range(1, 13)]
    numbered = 0
    for origin, to in ways:
        change = Change("move", duchy, to, origin, 3, "warrior")
        moved = replace(quiet, changes=(change,))
        groups = [each.group for each in lay_out_board(moved, WORDS)]
        assert groups.count("ground") == still + 1
        assert overlapping(moved) == []
        numbered += f"moved duchy {origin} {to}" in groups
    assert numbered >= 12, "only where plates lie close together there is no room for it"


@pytest.mark.parametrize("woodland", MAPS)
def test_paths_keep_clear_of_clearings_they_do_not_join(woodland):
    ground = ground_of(woodland)
    for (a, b), road in ground.roads.items():
        for number in range(1, 13):
            if number not in (a, b):
                x, y = ground.clearings[number]
                plate = Box.disc(x, y, 220)
                assert not any(plate.overlaps(Box.disc(*point, 20)) for point in road)


def test_the_last_change_is_outlined_and_the_move_is_an_arrow():
    view = random_position(5, busy=0.9)
    quiet = replace(view, changes=())
    place = next(each.number for each in view.clearings if each.warriors)
    owner = view.clearing(place).warriors[0][0]
    origin = ground_of("autumn").beside(place)[0]
    move = Change("move", owner, Place(place), Place(origin), 2, "warrior")
    moved = replace(view, changes=(move,))
    group = f"warriors {view.seats[owner].key} {place}"

    def count(view, group):
        return sum(each.group == group for each in lay_out_board(view, WORDS))

    assert count(moved, group) == count(quiet, group) + 1
    assert count(moved, "ground") == count(quiet, "ground") + 1


def test_a_tie_is_dashed_and_marked_with_an_equals_sign():
    view = random_position(1)
    level = replace(
        view.clearings[0],
        warriors=((Seat(0), 2), (Seat(1), 2)),
        buildings=(),
        ruler=None,
    )
    alone = replace(level, warriors=((Seat(0), 2),), ruler=Seat(0))
    pictures = []
    for clearing in (level, alone):
        changed = replace(view, clearings=(clearing, *view.clearings[1:]), changes=())
        placed = lay_out_board(changed, WORDS)
        pictures.append(next(each.image for each in placed if each.group == f"rule {Clearing(1)}"))
    assert pictures[0].tobytes() != pictures[1].tobytes()


def test_names_beside_the_map_can_be_read_on_a_phone():
    # A post is 360 wide on a phone, and a capital is 0.7 of its size.
    names = [each for each in lay_out_board(random_position(3), WORDS) if "name " in each.group]
    capitals = [each.image.height * 360 / 1650 for each in names]
    assert len(names) == 4
    assert min(capitals) >= 8


@pytest.mark.parametrize("locale", ["en", "de", "es"])
def test_a_vagabond_is_called_so_with_its_character_in_small_letters(locale):
    """Texts and the score track say Vagabond too."""
    words = words_of(locale)
    two, six = ("vagabond", "marquise"), ("vagabond", "vagabond2", *FOUR[:3], "corvids")
    for keys in (two, six):
        said = written_in_strips(random_position(4, keys=keys), words)
        assert said["name vagabond"] == words.say("faction-vagabond")
        if keys == two:
            assert said["character vagabond"] in {
                words.say(f"character-{each}") for each in ("thief", "tinker", "ranger", "vagrant")
            }
        else:
            assert said["name vagabond2"] == words.say("faction-vagabond2.short")


def written_in_strips(view, words):
    """Return the texts beside the map by group."""
    return {
        each.group: each.image.info["written"][0]
        for each in lay_out_board(view, words)
        if "written" in each.image.info
    }
