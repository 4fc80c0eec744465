"""Finished pictures of Runewars: size, caching, seasons, and the same pixels each time."""

import io
from hashlib import sha256

import pytest
import resvg_py
from msgspec.structs import replace
from PIL import Image

from engine.core.seats import Seat
from engine.runewars.view import MarkerView
from render.canvas import LARGEST, rasterise
from render.games import RENDERERS
from render.runewars.board.geometry import WIDTH
from render.runewars.board.scenery import scenery_svg
from tests.render.comparing import check_gallery, written_elsewhere
from tests.render.runewars.positions import crowded, position

RUNEWARS = RENDERERS["runewars"]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_board_is_landscape_three_to_two_and_small_enough_to_send(seats):
    picture = RUNEWARS.board(crowded(position(seats), "four"))
    assert picture.image.size == (1650, 1100)
    data = picture.encode()
    assert len(data) < LARGEST == 300 * 1024
    assert Image.open(io.BytesIO(data)).format == "PNG"


def test_a_board_drawn_before_rasterises_nothing(monkeypatch):
    view = position(4)
    RUNEWARS.board(view)
    monkeypatch.setattr(resvg_py, "svg_to_bytes", None)
    RUNEWARS.board(view)


def test_drawing_a_view_leaves_the_kept_land_untouched():
    view = position(4)
    before = RUNEWARS.board(view).image.tobytes()
    RUNEWARS.board(crowded(view, "eight"))
    assert RUNEWARS.board(view).image.tobytes() == before


@pytest.mark.long
def test_the_same_view_gives_the_same_pixels_in_another_process():
    program = (
        "from hashlib import sha256\n"
        "from render.games import RENDERERS\n"
        "from tests.render.runewars.positions import position\n"
        "view = position(3, 5, 1, 'fall')\n"
        "runewars = RENDERERS['runewars']\n"
        "pictures = [runewars.board(view), *(runewars.sheet(view, n) for n in range(3))]\n"
        "print(sha256(b''.join(each.image.tobytes() for each in pictures)).hexdigest())\n"
    )
    view = position(3, 5, 1, "fall")
    pictures = [RUNEWARS.board(view), *(RUNEWARS.sheet(view, n) for n in range(3))]
    here = sha256(b"".join(each.image.tobytes() for each in pictures)).hexdigest()
    assert written_elsewhere(program) == here


def test_the_land_changes_with_the_season_and_frozen_water_shows():
    view = position(4)
    drawn = {
        (season, frozen): rasterise(
            scenery_svg(replace(view, season=season, frozen=frozen)), WIDTH // 4
        )
        for season in ("spring", "summer", "fall", "winter")
        for frozen in ((False, True) if season == "winter" else (False,))
    }
    assert len({image.tobytes() for image in drawn.values()}) == 5


def test_whose_turn_it_is_changes_the_picture_beside_the_map_only():
    view = position(4)
    one = RUNEWARS.board(replace(view, current=Seat(0))).image
    two = RUNEWARS.board(replace(view, current=Seat(1))).image
    left = (0, 0, 1262, 1100)
    assert one.crop(left).tobytes() == two.crop(left).tobytes()
    assert one.tobytes() != two.tobytes()


@pytest.mark.parametrize(
    "phase", ["setup", "season", "quests", "orders", "primary", "bonus", "over"]
)
def test_every_phase_can_be_drawn(phase):
    view = position(2)
    if phase == "setup":
        view = replace(
            view, areas=view.areas[:4], heroes=(), season="", season_card=None, current=None,
            markers=(MarkerView(0, ((9, 9), (9, 10))),),
        )  # fmt: skip
    view = replace(view, phase=phase, winners=(Seat(1),) if phase == "over" else ())
    assert RUNEWARS.board(view).image.size == (1650, 1100)
    assert "Runewars" in RUNEWARS.alt(view)


def test_an_empty_table_can_be_drawn():
    view = replace(
        position(2), areas=(), heroes=(), borders=(), season="", season_card=None, phase="setup"
    )
    assert RUNEWARS.board(view).image.size == (1650, 1100)


def test_the_gallery_shows_today_s_pictures():
    """The reviewed gallery is what the code draws; `python -m tests.render.runewars.gallery`."""
    from tests.render.runewars.gallery import gallery

    check_gallery(gallery())
