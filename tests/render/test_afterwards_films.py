"""The replay: a frame per turn, only the changes, played once."""

import io
from functools import cache

import pytest
from PIL import Image, ImageChops, ImageStat

from engine.core.seats import Seat
from engine.root.view import Change
from render.games import RENDERERS
from render.match_pictures import replay
from render.match_pictures.clip import frame_of, length_of, put_together
from render.match_pictures.replay import LAST, choose_views, still
from render.match_pictures.whole_match import lit, weightiest
from tests.render.whole import public

GAMES = ("root", "runewars")
TURNS = 13
"""More than are drawn in one part."""
every = pytest.mark.parametrize("game", GAMES)


@cache
def filmed(game, part=replay.PART):
    """Draw the replay of the last turns of a match, in parts of some turns."""
    views, renderer = public(game)[-TURNS:], RENDERERS[game]
    film = renderer.film(views)
    frames = []
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(replay, "PART", part)
        parts = list(film.parts())
    for places in parts:
        before = views[places.start - 1] if places.start else None
        shown = [views[place] for place in places]
        frames += renderer.shoot(film, places.start, shown, before)
    return film, frames


def opened(frames):
    return Image.open(io.BytesIO(put_together(frames)))


@every
def test_a_replay_has_a_frame_for_every_turn_and_plays_once(game):
    film, frames = filmed(game)

    clip = opened(frames)

    assert clip.n_frames == TURNS == len(film.scenes)
    assert clip.size == (825, 550 + replay.CAPTION + replay.BAR)
    assert clip.info["loop"] == 1
    assert len(film.alt) <= 1000
    assert film.alt.startswith(f"Replay of {TURNS} turns")


@every
def test_battles_stay_longer_and_the_end_longest(game):
    film, frames = filmed(game)
    clip = opened(frames)
    lasts = []
    for place in range(clip.n_frames):
        clip.seek(place)
        clip.load()
        lasts.append(clip.info["duration"])

    assert lasts[-1] == LAST == 3000
    fought = {time for time, scene in zip(lasts[:-1], film.scenes, strict=False) if scene.battle}
    calm = {time for time, scene in zip(lasts[:-1], film.scenes, strict=False) if not scene.battle}
    assert len(calm) == 1
    assert fought or game == "runewars"  # where random play joins no battle
    assert all(time > max(calm) for time in fought)


@every
def test_each_frame_looks_like_the_board_after_its_turn(game):
    film, frames = filmed(game)
    clip = opened(frames)
    for place in (0, 9, 10, TURNS - 1):
        clip.seek(place)
        view = public(game)[-TURNS:][place]
        whole = still(film, place, RENDERERS[game].board(lit(view, film.scenes[place].acted)).image)
        apart = ImageStat.Stat(ImageChops.difference(clip.convert("RGB"), whole)).mean
        assert max(apart) < 6


@every
def test_a_frame_says_what_happened_and_lights_who_acted(game):
    views = public(game)[-TURNS:]
    film = RENDERERS[game].film(views, "en")
    for before, view, scene in zip(views, views[1:], film.scenes[1:], strict=False):
        assert scene.acted == before.current
        assert lit(view, scene.acted).current == before.current
        assert bool(scene.caption) <= bool(view.changes)
    assert sum(bool(scene.caption) for scene in film.scenes) > TURNS / 4
    said = [scene.caption for scene in film.scenes if scene.battle]
    assert all("battled" in each or "attacked" in each for each in said)
    assert replay.WRITTEN * 360 / 825 > 11


def test_a_line_keeps_what_weighs_most_in_the_order_it_happened():
    kinds = ("move", "place", "battle", "move", "score", "remove")
    changes = [Change(kind, Seat(0)) for kind in kinds]
    kept = weightiest(changes, ("battle", "remove", "score", "place", "move"))
    assert [each.kind for each in kept] == ["battle", "score", "remove"]


def test_it_does_not_matter_in_what_parts_it_is_drawn():
    _, in_tens = filmed("root")
    _, in_parts = filmed("root", 4)
    assert put_together(in_tens) == put_together(in_parts)


def test_a_frame_holds_only_what_changed():
    one = Image.new("RGB", (320, 200), "#f1e5ca")
    other = one.copy()
    other.paste("#b5321f", (100, 70, 120, 90))
    frame = frame_of(other, one, 500)
    assert (frame.left, frame.top, frame.width, frame.high) == (96, 64, 32, 32)
    assert frame.lasts == 500

    clip = opened([frame_of(one, None, 400), frame, frame_of(other, other, 300)])
    clip.seek(2)

    shown = clip.convert("RGB")
    assert clip.n_frames == 3
    assert (
        max(abs(a - b) for a, b in zip(shown.getpixel((110, 80)), (181, 50, 31), strict=True)) < 12
    )
    assert max(abs(a - b) for a, b in zip(shown.getpixel((5, 5)), (241, 229, 202), strict=True)) < 6


@every
def test_a_long_replay_can_be_sent(game):
    """At the size of these frames as many turns as are shown stay below 8 MiB."""
    _, frames = filmed(game)
    first, changes = length_of(frames[:1]), length_of(frames[1:])
    assert first + changes / len(frames[1:]) * replay.MOST < replay.LARGEST
    assert length_of(frames) == pytest.approx(len(put_together(frames)), abs=200)


@pytest.mark.parametrize("count", [1, 2, 7, 150, 241, 900])
@pytest.mark.parametrize("most", [8, 120, 240])
def test_fewer_frames_keep_the_beginning_and_the_end(count, most):
    places = choose_views(count, most)
    assert places[0] == 0
    assert places[-1] == count - 1
    assert places == sorted(set(places))
    assert len(places) <= most + 1
    if count <= most:
        assert places == list(range(count))
