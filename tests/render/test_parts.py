"""Tall hands and sheets in parts: Discord shows each as wide as a phone, and nothing is cut."""

from itertools import pairwise

import pytest
from PIL import Image

from engine.core.seats import Seat
from render.games import RENDERERS
from render.layout.cards import TEXT, WIDE
from render.layout.parts import HIGHEST, MOST, cuts_for
from render.root import lay_out_sheet as root_sheet
from render.root import words_of as root_words
from render.runewars import words_of
from render.runewars.hand import lay_out_hand
from render.runewars.sheets import lay_out_sheet
from tests.render.comparing import same_pixels
from tests.render.faces import LEGIBLE
from tests.render.gallery import holding as root_hand
from tests.render.positions import FIVE, KNIGHTS, NEW_SIX, random_position
from tests.render.runewars.positions import position
from tests.render.runewars.test_hand_and_sheets import holding
from tests.render.test_hand_and_sheets import TRADERS

BOUND = 350, 352
"""Greatest height and width at which a phone shows a picture."""


def shown(picture) -> float:
    """Return the height of the smallest type of a picture's parts, as a phone shows them."""
    return min(
        TEXT * min(BOUND[0] / part.image.height, BOUND[1] / part.image.width)
        for part in picture.parts()
    )


def test_a_picture_is_cut_as_little_as_needed_and_evenly():
    breaks = [(300.0, "a"), (500.0, "b"), (500.0, "c"), (900.0, "d"), (1500.0, "e")]
    assert cuts_for(HIGHEST, breaks) == ()
    assert cuts_for(1000, breaks) == ((500, "b, c, d"),)
    assert cuts_for(1800, breaks) == ((900, "d, e"),)
    assert cuts_for(2400, breaks) == ((900, "d"), (1500, "e"))
    assert cuts_for(2400, []) == ()
    assert len(cuts_for(9000, [(n * 100.0, f"{n}") for n in range(90)])) == MOST - 1


@pytest.mark.parametrize("game", ["root", "runewars"])
def test_the_parts_put_together_are_the_whole(game):
    view = holding(position(4)) if game == "runewars" else root_hand(random_position(4))
    picture = RENDERERS[game].hand(view)
    parts = picture.parts()
    assert len(parts) > 1
    assert parts[0].alt == picture.alt
    assert all(part.alt for part in parts)
    whole = Image.new("RGB", picture.image.size)
    top = 0
    for part in parts:
        whole.paste(part.image, (0, top))
        top += part.image.height
    assert same_pixels(whole, picture.image)


@pytest.mark.parametrize("locale", ["en", "de", "es"])
def test_every_part_can_be_read_on_a_phone(locale):
    rich, crowded = holding(position(4)), random_position(2, keys=FIVE)
    root, runewars = RENDERERS["root"], RENDERERS["runewars"]
    least = 0.97 * LEGIBLE
    assert shown(runewars.hand(rich, locale)) >= least
    assert all(shown(runewars.sheet(rich, seat, locale)) >= least for seat in range(4))
    assert shown(root.hand(root_hand(random_position(4)), locale)) >= LEGIBLE
    assert all(shown(root.sheet(crowded, seat, locale)) >= LEGIBLE for seat in range(5))


@pytest.mark.parametrize("keys", [FIVE, NEW_SIX, KNIGHTS, TRADERS], ids=lambda keys: keys[0])
def test_no_drawing_and_no_line_of_a_sheet_of_root_is_cut(keys):
    view = random_position(1, keys=keys, busy=0.6)
    for seat in range(len(keys)):
        whole(root_sheet(view, seat, root_words("en")))


@pytest.mark.parametrize("locale", ["en", "de", "es"])
def test_no_drawing_and_no_line_of_runewars_is_cut(locale):
    view = holding(position(4))
    whole(lay_out_hand(view, words_of(locale)))
    for seat in view.seats:
        whole(lay_out_sheet(view, Seat(seat.seat), words_of(locale)))


def whole(page) -> None:
    """Fail if a place where a page may be cut goes through something."""
    heights = [y for y, _ in page.breaks]
    assert heights == sorted(heights)
    for y, title in page.breaks:
        assert title
        assert not [e.group for e in page.sheet if e.box.top < y - 1 and e.box.bottom > y + 1]
    assert all(below - above == 0 or below - above > 20 for above, below in pairwise(heights))
    assert page.width == WIDE
