"""Finished pictures: their size, caching, and the same pixels for the same view."""

import io
from hashlib import sha256

import pytest
import resvg_py
from msgspec.structs import replace
from PIL import Image, ImageChops, ImageStat

from engine.core.seats import Seat
from render.canvas import BUSY, FEWEST, LARGEST, Picture
from render.games import RENDERERS
from tests.render.boards import NEW
from tests.render.comparing import check_gallery, written_elsewhere
from tests.render.positions import FOUR, MAPS, NEW_SIX, SIX, crowded, crowded_new, random_position
from tests.render.runewars.positions import position

ROOT = RENDERERS["root"]


@pytest.mark.parametrize("woodland", MAPS)
def test_a_board_is_landscape_three_to_two_and_small_enough_to_send(woodland):
    for view in (crowded(woodland), crowded_new(woodland)):
        picture = ROOT.board(view)
        assert picture.image.size == (1650, 1100)
        data = picture.encode()
        assert len(data) < LARGEST == 300 * 1024
        assert Image.open(io.BytesIO(data)).format == "PNG"


def test_an_ordinary_board_keeps_its_colours():
    """Only one too large for its bytes may have fewer."""
    ordinary, full = ROOT.board(random_position(5, busy=0.4)), ROOT.board(crowded_new("winter"))
    assert colours_of(ordinary) == BUSY
    assert colours_of(full) in (BUSY, FEWEST)


def colours_of(picture: Picture) -> int:
    colours = Image.open(io.BytesIO(picture.encode())).convert("RGB").getcolors()
    assert colours is not None, "they are no more than one byte can tell"
    return len(colours)


@pytest.mark.parametrize("key", sorted(RENDERERS))
def test_a_picture_is_sent_as_sharp_as_it_was_drawn(key):
    """Edges and letters keep their colours: on average a channel is off by less than 1 %."""
    drawn_by = RENDERERS[key]
    view = {"root": random_position(5, busy=0.4), "runewars": position(3)}[key]
    for drawn in (drawn_by.board(view), drawn_by.hand(view)):
        sent = Image.open(io.BytesIO(drawn.encode())).convert("RGB")
        off = ImageStat.Stat(ImageChops.difference(sent, drawn.image)).mean
        assert max(off) < 2.55


def test_a_board_drawn_before_rasterises_nothing(monkeypatch):
    """Only marks of the last choices, such as a march's arrow, are drawn each time."""
    view = replace(random_position(5), changes=())
    ROOT.board(view)
    monkeypatch.setattr(resvg_py, "svg_to_bytes", None)
    ROOT.board(view)


def test_drawing_a_view_leaves_the_kept_land_untouched():
    busy, empty = crowded("autumn"), random_position(1, busy=0.0)
    before = ROOT.board(empty).image.tobytes()
    ROOT.board(busy)
    assert ROOT.board(empty).image.tobytes() == before


def test_the_same_view_gives_the_same_pixels_in_another_process():
    program = (
        "from hashlib import sha256\n"
        "from render.games import RENDERERS\n"
        "from tests.render.positions import random_position\n"
        "view = random_position(9, 'lake')\n"
        "root = RENDERERS['root']\n"
        "pictures = [root.board(view), root.hand(view), *(root.sheet(view, n) for n in range(4))]\n"
        "print(sha256(b''.join(each.image.tobytes() for each in pictures)).hexdigest())\n"
    )
    view = random_position(9, "lake")
    pictures = [ROOT.board(view), ROOT.hand(view), *(ROOT.sheet(view, n) for n in range(4))]
    here = sha256(b"".join(each.image.tobytes() for each in pictures)).hexdigest()
    assert written_elsewhere(program) == here


def test_the_board_shows_no_hand():
    """Two viewers with different cards are shown the same board, pixel for pixel."""
    view = random_position(4)
    other = replace(view, hand=(), playable=frozenset(), spendable=frozenset(), seat=None)
    assert ROOT.board(view).image.tobytes() == ROOT.board(other).image.tobytes()
    assert ROOT.board(view).alt == ROOT.board(other).alt


def test_whose_turn_it_is_changes_the_picture_beside_the_map_only():
    view = random_position(4)
    one = ROOT.board(replace(view, current=Seat(0))).image
    two = ROOT.board(replace(view, current=Seat(1))).image
    left = (0, 0, 1262, 1100)
    assert one.crop(left).tobytes() == two.crop(left).tobytes()
    assert one.tobytes() != two.tobytes()


@pytest.mark.parametrize("keys", [FOUR[:2], FOUR, SIX, NEW, NEW_SIX], ids=",".join)
@pytest.mark.parametrize("phase", ["setup", "birdsong", "daylight", "evening", "over"])
def test_every_phase_and_table_can_be_drawn(phase, keys):
    view = random_position(2, keys=keys)
    order = () if phase == "setup" else view.order
    view = replace(
        view,
        phase=phase,
        order=order,
        current=None if phase == "setup" else view.current,
        winners=(Seat(1),) if phase == "over" else (),
    )
    assert ROOT.board(view).image.size == (1650, 1100)


def test_the_gallery_shows_today_s_pictures():
    """The reviewed gallery is what the code draws; `python -m tests.render.gallery` redraws it."""
    from tests.render.gallery import gallery

    check_gallery(gallery())
