"""`/learn`: a tour of pictures through a faction, the same for everybody, without any table."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from bot.workers import tours
from engine.games import GAMES
from tests.e2e.host import Host
from tests.torture import WHOLE, share, torture

FEW = 15
"""Choices of a match that shows ideas: the tours are shown whole by tests/test_lessons.py."""


@pytest.fixture(autouse=True)
def few_choices(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Shorten the matches of tours, which are played anew."""
    tours.tour_stops.cache_clear()
    if not WHOLE:
        monkeypatch.setattr(tours, "CHOICES", FEW)
    yield
    tours.tour_stops.cache_clear()


@torture
@pytest.mark.parametrize("faction", share(["Marquise", "Daqan"]))
async def test_a_tour_goes_from_how_to_win_to_its_end_and_back(host: Host, faction: str) -> None:
    screen = await host.driver.slash("Eve", "learn", {"faction": faction})
    assert screen.private
    first = screen.text
    assert "1 of 8" in first or "1 of 10" in first
    pages = [first]
    while any(each.label == "Next page" and not each.disabled for each in screen.buttons):
        screen = await host.driver.press("Eve", screen, "Next page")
        assert screen.pictures
        pages.append(screen.text)
    assert len(pages) == len(set(pages)) >= 8
    back = await host.driver.press("Eve", screen, "Back")
    assert back.text == pages[-2]


async def test_an_unknown_faction_is_answered_with_those_there_are(host: Host) -> None:
    screen = await host.driver.slash("Eve", "learn", {"faction": "bears"})
    assert "bears" in screen.text
    assert "Marquise" in screen.text
    offered = await host.driver.autocomplete("Eve", "learn", {"faction": "mar"}, focused="faction")
    assert "root.marquise" in offered.values()


def test_a_tour_is_the_same_each_time() -> None:
    first = tours.tour_stops("root", "marquise")
    tours.tour_stops.cache_clear()
    assert tours.tour_stops("root", "marquise") == first
    assert [idea.key for idea, _ in first] == list(GAMES["root"].tour("marquise"))
