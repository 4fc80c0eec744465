"""Root: boards of all maps as played and at their worst, all factions' sheets, private pictures."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial

from msgspec.structs import replace

from engine.core.seats import Seat
from engine.root.view import RootView
from render.canvas import Picture
from render.games import RENDERERS
from tests.render.exhibits.exhibit import Exhibit
from tests.render.exhibits.played import match_after, seen
from tests.render.gallery import holding, plotting, supported
from tests.render.positions import (
    FIVE,
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

TWINS = (*FOUR, "vagabond")
RELICS = ("keepers", "marquise", "vagabond", "eyrie")
LATER = ("lizards", "duchy", "corvids", "clergy", "legion", "eyrie")
ROOT = RENDERERS["root"]
View = Callable[[], RootView]


def exhibits() -> Iterator[Exhibit]:
    """Yield all exhibits of Root."""
    yield from _boards()
    yield from _extremes()
    yield from _sheets()
    yield from _hands()
    yield from _looks()
    yield from _hired()
    yield from _drafts()


def typical(viewer: int | None = None) -> RootView:
    """Return a match of the first four, played with some sense."""
    view: RootView = seen(match_after("root", FOUR, 110, 3, "greedy"), viewer)
    return view


def later(viewer: int | None = None) -> RootView:
    """Return a match of the later factions, played with some sense."""
    view: RootView = seen(match_after("root", LATER, 170, 3, "greedy"), viewer)
    return view


def _on(woodland: str, seats: tuple[str, ...], answers: int, landmarks: str = "none") -> RootView:
    options = (("map", woodland), ("landmarks", landmarks))
    view: RootView = seen(match_after("root", seats, answers, 5, "random", options))
    return view


def _board(part: str, title: str, view: View) -> Exhibit:
    return Exhibit(part, title, lambda locale: ROOT.board(view(), locale))


def _boards() -> Iterator[Exhibit]:
    part = "Root, boards"
    yield _board(part, "Autumn, four players", typical)
    yield _board(part, "Autumn, six of the later factions", later)
    for woodland in MAPS[1:]:
        yield _board(part, f"{woodland}, five players", partial(_on, woodland, TWINS, 260))
        yield _board(part, f"{woodland}, six players", partial(_on, woodland, NEW_SIX, 320))
    yield _board(part, "Relics in the forests", lambda: _on("autumn", RELICS, 300))
    for woodland in MAPS:
        yield _board(part, f"{woodland}, two landmarks", partial(_on, woodland, FOUR, 160, "two"))
    yield _board(part, "Setting up", lambda: _on("lake", FOUR, 3))


def _extremes() -> Iterator[Exhibit]:
    part = "Root, extremes"
    for woodland in MAPS:
        yield _board(part, f"{woodland}, brimful", partial(crowded, woodland))
        yield _board(part, f"{woodland}, every token", partial(crowded_new, woodland, PEOPLED))
        yield _board(part, f"{woodland}, every relic", partial(crowded_new, woodland, KNIGHTS))
    yield _board(part, "All level, all dominance cards out", _level)
    yield _board(part, "Won by dominance", _won)


def _level() -> RootView:
    view = random_position(3, keys=SIX)
    cards = tuple(dominance(suit) for suit in ("fox", "rabbit", "mouse", "bird"))
    seats = tuple(replace(seat, points=12) for seat in view.seats)
    return replace(view, seats=seats, available=cards)


def _won() -> RootView:
    view = random_position(6, "mountain")
    winner = replace(view.seats[1], points=None, dominance=dominance("bird"))
    seats = (view.seats[0], winner, *view.seats[2:])
    return replace(view, seats=seats, phase="over", winners=(Seat(1),), current=None)


def _sheets() -> Iterator[Exhibit]:
    part = "Root, faction sheets"
    for table, keys in ((typical, FOUR), (later, LATER[:-1])):
        for seat, key in enumerate(keys):
            yield _sheet(part, key, table, seat)
    for owner, *others in (
        KNIGHTS,
        ("hundreds", "marquise"),
        ("riverfolk", "marquise", "eyrie", "vagabond", "corvids"),
    ):
        yield _sheet(part, owner, partial(random_position, 3, keys=(owner, *others)))
    # About to fall into turmoil.
    yield _sheet(part, "Eyrie, a long Decree", partial(random_position, 8, keys=FIVE), 1)


def _sheet(part: str, title: str, view: View, seat: int = 0) -> Exhibit:
    return Exhibit(part, title, lambda locale: ROOT.sheet(view(), seat, locale))


def _hands() -> Iterator[Exhibit]:
    part = "Root, private"

    def private(title: str, draw: Callable[[str], Picture]) -> Exhibit:
        return Exhibit(part, title, draw, private=True)

    yield private("Hand on turn", lambda locale: ROOT.hand(_on_turn(), locale))
    yield private("Hand of every kind", lambda locale: ROOT.hand(holding(typical(0)), locale))
    yield private("Empty hand", lambda locale: ROOT.hand(replace(typical(0), hand=()), locale))
    yield private("Hand and plots of the Corvids", lambda locale: ROOT.hand(_plots(), locale))
    yield private("Plots of the Corvids", lambda locale: ROOT.sheet(_plots(), 3, locale))
    yield private(
        "Supporters of the Alliance",
        lambda locale: ROOT.sheet(supported(typical(2), 2), 2, locale),
    )
    yield private("Quests of the Vagabond", lambda locale: ROOT.sheet(typical(3), 3, locale))


def _on_turn() -> RootView:
    """Return a match as the seat asked sees it, with playable cards marked."""
    played = match_after("root", FOUR, 110, 3, "greedy")
    view: RootView = seen(played, next(iter(played[0].pending)))
    return view


def _plots() -> RootView:
    view = plotting(random_position(3, keys=NEW_SIX, busy=0.6), 3)
    return replace(view, seat=Seat(3))


def _looks() -> Iterator[Exhibit]:
    part = "Root, close up"
    yield Exhibit(part, "A clearing", lambda locale: ROOT.focus(typical(0), 5, locale))
    yield Exhibit(
        part, "A brimful clearing", lambda locale: ROOT.focus(crowded_new("autumn"), 8, locale)
    )
    yield Exhibit(part, "Since one last looked", lambda locale: ROOT.since(*_while(), locale))


BANDS = (("hirelings", "random"),)
LEAGUE = (("setup", "advanced"), ("map", "random"), ("second_vagabond", "two"))


def _hired() -> Iterator[Exhibit]:
    part = "Root, hirelings"
    for woodland in MAPS:
        options = (("map", woodland), *BANDS)
        yield _board(part, f"{woodland}, three hirelings", partial(_among, TWINS, 300, options))
    yield Exhibit(
        part,
        "Whoever hired one",
        lambda locale: ROOT.sheet(_among(TWINS, 300, BANDS), _employer(), locale),
    )
    yield Exhibit(part, "A clearing", lambda locale: ROOT.focus(*_camp(), locale))


def _among(seats: tuple[str, ...], answers: int, options: tuple[tuple[str, str], ...]) -> RootView:
    view: RootView = seen(match_after("root", seats, answers, 5, "random", options))
    return view


def _employer() -> int:
    """Return a seat that controls a hireling."""
    hirelings = _among(TWINS, 300, BANDS).hirelings
    return next((each.controller for each in hirelings if each.controller is not None), Seat(0))


def _camp() -> tuple[RootView, int]:
    """Return a match, and a clearing with a hireling's warriors."""
    view = _among(TWINS, 300, BANDS)
    camps = (
        each.number
        for each in view.clearings
        if any(seat >= len(view.seats) for seat, _ in each.warriors)
    )
    return view, next(camps, 1)


def _drafts() -> Iterator[Exhibit]:
    part = "Root, a draft"
    for seats in (2, 4, 6):
        yield _board(part, f"{seats} players, nothing chosen", partial(_draft, seats, 0))
    yield _board(part, "Two have chosen", lambda: _draft(4, 2))
    yield Exhibit(part, "No faction yet", lambda locale: ROOT.sheet(_draft(4, 2), 0, locale))


def _draft(seats: int, chosen: int) -> RootView:
    """Return a draft in which some seats have chosen, as spectators see it."""
    found = (_among(("",) * seats, answers, LEAGUE) for answers in range(200))
    return next(view for view in found if sum(bool(s.faction) for s in view.seats) >= chosen)


def _while() -> tuple[RootView, RootView]:
    earlier: RootView = seen(match_after("root", FOUR, 85, 3, "greedy"), 0)
    return earlier, typical(0)
