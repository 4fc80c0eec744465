"""A show: the same whenever it is asked for, in public view, with an end."""

from __future__ import annotations

from bot.app.demo_matches import _show, scene_of

SHOW = 4


def test_a_scene_is_the_same_after_the_process_has_forgotten_the_show() -> None:
    later = scene_of("root", SHOW, 6, "en")
    first = scene_of("root", SHOW, 1, "en")
    _show.cache_clear()

    assert scene_of("root", SHOW, 6, "en") == later
    assert scene_of("root", SHOW, 1, "en") == first
    assert first.title == "Round 1"
    assert not first.last


def test_a_turn_is_told_under_the_name_of_its_seat_in_few_lines() -> None:
    scenes = [scene_of("root", SHOW, number, "en") for number in range(1, 5)]

    names = [scene.text.splitlines()[0] for scene in scenes]
    assert sorted(names) == ["**Alliance**", "**Eyrie**", "**Marquise**", "**Vagabond**"]
    assert all(2 <= len(scene.text.splitlines()) <= 7 for scene in scenes)


def test_the_last_scene_names_the_winner_and_nothing_comes_after_it() -> None:
    last = scene_of("root", SHOW, 10_000, "en")

    assert last.last
    assert last.title.startswith("Won ")
    assert scene_of("root", SHOW, 10_001, "en") == last


def test_a_show_is_seen_as_by_a_spectator() -> None:
    moment = _show("root", SHOW).moment(5)

    assert moment.view.seat is None
    assert not moment.view.hand
