"""Runewars: boards in four seasons, built ones, battles and duels, sheets, private pictures."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial

from msgspec.structs import replace

from engine.core.seats import Seat
from engine.runewars.data.units import FACTION_KEYS
from engine.runewars.pieces import OrderNumber
from engine.runewars.view import RunewarsView
from render.canvas import Picture
from render.games import RENDERERS
from tests.render.exhibits.exhibit import Exhibit
from tests.render.exhibits.played import match_after, seen
from tests.render.runewars.positions import crowded, duelled, fought, new_match, position
from tests.render.runewars.staged import battle_view, holding, staged_view

RUNEWARS = RENDERERS["runewars"]
SEASONS = ("spring", "summer", "fall", "winter")
BUILT = (("map", "built"), ("setup", "choose"), ("exploration", "on"))
View = Callable[[], RunewarsView]


def exhibits() -> Iterator[Exhibit]:
    """Yield all exhibits of Runewars."""
    yield from _boards()
    yield from _fights()
    yield from _extremes()
    yield from _sheets()
    yield from _hands()
    yield from _looks()


def built(answers: int, viewer: int | None = None) -> RunewarsView:
    """Return a match on a board laid by its players."""
    view: RunewarsView = seen(
        match_after("runewars", FACTION_KEYS, answers, 7, "random", BUILT), viewer
    )
    return view


def _board(part: str, title: str, view: View) -> Exhibit:
    return Exhibit(part, title, lambda locale: RUNEWARS.board(view(), locale))


def _boards() -> Iterator[Exhibit]:
    part = "Runewars, boards"
    for season in SEASONS:
        yield _board(part, f"{season}, the ready map of four", partial(_staged, season))
    yield _board(part, "The ready map of three", lambda: position(3))
    yield _board(part, "The ready map of two", lambda: position(2))
    yield _board(part, "Choosing a place on the ready map", _choosing)
    yield _board(part, "Laying the board", lambda: built(14))
    yield _board(part, "A board that players laid", lambda: built(150))
    yield _board(part, "The same, later", lambda: built(420))


def _staged(season: str) -> RunewarsView:
    return replace(staged_view(season), frozen=season == "winter")


def _choosing() -> RunewarsView:
    view: RunewarsView = new_match(4, 3, setup="choose").view(None)
    return view


def _fights() -> Iterator[Exhibit]:
    part = "Runewars, fights"
    yield _board(part, "A battle in winter", battle_view)
    yield _board(part, "A battle with neutral allies", fought)
    yield _board(part, "A duel of heroes", duelled)
    yield _board(part, "A duel for a quest", lambda: duelled(unit=True))


def _extremes() -> Iterator[Exhibit]:
    part = "Runewars, extremes"
    for kinds in ("one", "four", "eight"):
        yield _board(
            part, f"Eight units of {kinds} kinds everywhere",
            partial(crowded, staged_view("fall"), kinds),
        )  # fmt: skip
    yield _board(part, "A board that players laid, brimful", lambda: crowded(built(150)))
    yield _board(part, "Won", lambda: replace(staged_view("spring"), winners=(Seat(2),)))


def _sheets() -> Iterator[Exhibit]:
    for seat, key in enumerate(FACTION_KEYS):
        yield Exhibit("Runewars, faction sheets", key, partial(_sheet, seat))


def _sheet(seat: int, locale: str) -> Picture:
    return RUNEWARS.sheet(staged_view(), seat, locale)


def _hands() -> Iterator[Exhibit]:
    part = "Runewars, private"

    def private(title: str, draw: Callable[[str], Picture]) -> Exhibit:
        return Exhibit(part, title, draw, private=True)

    yield private(
        "Tactics, orders, quests, Objective, Rewards",
        lambda locale: RUNEWARS.hand(holding(staged_view("spring", Seat(0))), locale),
    )
    yield private("A hand as played", lambda locale: RUNEWARS.hand(built(420, 1), locale))
    yield private(
        "A hand without cards, an order sealed", lambda locale: RUNEWARS.hand(_empty(), locale)
    )
    yield private(
        "The own sheet, with facedown Rewards",
        lambda locale: RUNEWARS.sheet(staged_view("spring", Seat(0)), 0, locale),
    )


def _empty() -> RunewarsView:
    view = staged_view("spring", Seat(3))
    return replace(view, hand=(), quests=(), objective=None, sealed=OrderNumber(4))


def _looks() -> Iterator[Exhibit]:
    part = "Runewars, close up"
    yield Exhibit(part, "An area", lambda locale: RUNEWARS.focus(staged_view(), _held(), locale))
    yield Exhibit(
        part, "Since one last looked",
        lambda locale: RUNEWARS.since(built(380, 0), built(420, 0), locale),
    )  # fmt: skip


def _held() -> int:
    """Return the area with the most pieces."""
    view = staged_view()
    return max(view.areas, key=lambda each: sum(number for _, number in each.standing)).area
