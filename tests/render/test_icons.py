"""The icons that become emojis: their names, their size, and that they can be told apart small."""

from __future__ import annotations

import io
import random
import re
from itertools import combinations
from typing import Any

import pytest
from PIL import Image, ImageChops, ImageStat

from engine.ai.players import RandomPlayer
from engine.core.choices.actions import fields_of
from engine.core.choices.questions import Amounts
from engine.core.match import Match
from engine.games import GAMES
from engine.selfplay import chance_of
from render.games import RENDERERS, icons
from render.icons import SIDE, icon_of
from render.theme import PAPER_LIGHT
from tests.properties.setups import every_setup

ALLOWED = re.compile(r"[a-zA-Z0-9_]{2,32}")
LARGEST = 256 * 1024
MOST = 2000
DARK, LIGHT = "#313338", "#ffffff"


def small(image, ground):
    """Show an icon as a line of text does, 22 pixels high."""
    shown = Image.new("RGB", (22, 22), ground)
    tiny = image.resize((22, 22), Image.Resampling.LANCZOS)
    shown.paste(tiny, (0, 0), tiny)
    return shown


def difference(one, other):
    return max(ImageStat.Stat(ImageChops.difference(one, other)).mean)


@pytest.mark.slow
def test_every_icon_is_a_small_transparent_square_with_a_name_for_an_emoji():
    assert len(icons()) <= MOST
    for name, icon in icons().items():
        assert ALLOWED.fullmatch(name), name
        assert len(icon.data) < LARGEST, name
        image: Any = Image.open(io.BytesIO(icon.data))
        assert (image.format, image.size, image.mode) == ("PNG", (SIDE, SIDE), "RGBA"), name
        assert image.getpixel((0, 0))[3] == 0, name


def test_a_digest_names_the_pixels():
    digests = {icon.digest for icon in icons().values()}
    assert len(digests) == len(icons())
    icon = icons()["suit_fox"]
    assert icon_of(icon.image).digest == icon_of(icon.image.copy()).digest
    turned = icon_of(icon.image.rotate(90))
    assert turned.digest != icon_of(icon.image).digest


@pytest.mark.parametrize("ground", [DARK, LIGHT])
def test_icons_stand_out_and_are_told_apart_in_a_line_of_text(ground):
    empty = Image.new("RGB", (22, 22), ground)
    shown = {name: small(icon.image, ground) for name, icon in icons().items()}
    for name, image in shown.items():
        assert difference(image, empty) > 14, name
    means = {name: ImageStat.Stat(image).mean for name, image in shown.items()}
    for (one, a), (other, b) in combinations(shown.items(), 2):
        # Pixels differ at least as much as their means, which are quicker to compare.
        if max(abs(x - y) for x, y in zip(means[one], means[other], strict=True)) <= 4:
            assert difference(a, b) > 4, (one, other)


def test_ink_is_rimmed_with_light():
    """On a dark ground an outline of ink alone would be lost."""
    image: Any = icons()["item_sword"].image
    alpha = image.getchannel("A")
    left = next(x for x in range(SIDE) if alpha.getpixel((x, 20)) > 200 or x == SIDE - 1)
    row = [x for x in range(SIDE) if alpha.getpixel((x, 64)) > 250]
    edge = image.getpixel((row[0] + 1, 64))[:3]
    paper = tuple(int(PAPER_LIGHT[at : at + 2], 16) for at in (1, 3, 5))
    assert left
    assert all(abs(a - b) < 40 for a, b in zip(edge, paper, strict=True))


@pytest.mark.parametrize("setup", every_setup())
def test_what_a_question_names_has_icons_that_exist(setup):
    match = Match.new(GAMES[setup.game], setup, chance_of(2), keep="nothing", fingerprints=False)
    mind, named = RandomPlayer(random.Random(2)), set()
    icon = RENDERERS[setup.game].icon
    for _ in range(120):
        if match.over:
            break
        seat, question = next(iter(match.pending.items()))
        form, view = question.form, match.view(seat)
        for option in () if isinstance(form, Amounts) else form.options:
            for field, kind in fields_of(type(option)).items():
                name = icon(kind, getattr(option, field), view)
                assert not name or name in icons(), (kind, name)
                named.add(name)
        match.submit(seat, question.id, mind.answer(match, question))
    assert len(named - {""}) > 3
