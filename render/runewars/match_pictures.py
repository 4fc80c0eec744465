"""A whole match of Runewars: its runes and influence by season, turning points, hidden facts.

Dragon runes are secret until the end: until then only areas with a rune token can be counted.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import partial
from itertools import pairwise

from engine.core.language.words import Words
from engine.core.seats import Seat
from engine.runewars.view import DRAGON, FALSE, RunewarsView, SeatView
from render.canvas import sprite
from render.match_pictures.course import (
    Column,
    Count,
    Course,
    Mark,
    Side,
    ends_of,
    in_order,
    lead_changes,
)
from render.match_pictures.timeline import Row, Slip, Veil
from render.runewars.board import sprites
from render.runewars.hand import objective_of, quests_of, rewards_of, tactics_of
from render.runewars.printed import SEASONS
from render.runewars.text.names import army, name_of
from render.theme import INK, NEUTRAL, Hue, army_of

WEIGHTS = ("battle", "destroy", "rune", "place", "retreat", "move", "hero")
"""Kinds of changes, the weightiest first."""
Season = tuple[int, str]
KINDS: dict[str, Hue] = {
    "objective": Hue("#e8c25a", "#a8860f", "#faf0cf", "", INK),
    "quests": Hue("#9cc4c9", "#3f6f73", "#e0eff0", "", INK),
    "reward": Hue("#cf8358", "#97532c", "#f6ddcb", "", INK),
    "tactics": Hue("#c3ad93", "#7d6448", "#efe4d4", "", INK),
}
"""Colours of the cards by their kind, the most telling first."""


def side_of(view: RunewarsView, seat: SeatView, words: Words) -> Side:
    """Return a seat as shown in pictures of a whole match."""
    hue = army_of(seat.faction)
    return Side(
        name_of(view, seat.seat, words),
        hue,
        partial(sprites.sign, seat.faction, shadow=0),
        partial(sprite, f"sign-{seat.faction}", hue=hue),
    )


def course_of(views: Sequence[RunewarsView], words: Words) -> Course:
    """Return the course of a match from public views, one per turn."""
    last = views[-1]
    ends = [(season, view) for season, view in ends_of(views, season_of) if season[1] in SEASONS]
    begun = next((view for view in views if view.season in SEASONS), views[0])
    shown = [begun, *(view for _, view in ends)]
    runes = Count(
        words.say("after-runes"),
        tuple(tuple(view.seats[seat.seat].rune_areas for view in shown) for seat in last.seats),
    )
    influence = Count(
        words.say("after-influence"),
        tuple(tuple(view.seats[seat.seat].influence for view in shown) for seat in last.seats),
    )
    places = {season: place for place, (season, _) in enumerate(ends, 1)}
    leads = lead_changes(runes, "rune", words.say("after-leads"))
    dragons = [seat.dragons or 0 for seat in last.seats] if last.winners else []
    season = f"season-{last.season}" if last.season in SEASONS else ""
    return Course(
        game=words.say("runewars"),
        span=words.say("board-season", year=last.year, season=words.say(season))
        if season
        else words.say(f"phase-{last.phase}"),
        sides=tuple(side_of(last, seat, words) for seat in last.seats),
        columns=(Column(""), *_columns([season for season, _ in ends], words)),
        counts=(runes, influence),
        marks=in_order([*leads, *_claims(views, places, words)]),
        winners=tuple(last.winners),
        ending=words.say(f"won-{last.won_by}") if last.won_by else "",
        decided=tuple(dragons),
        decided_said=tuple(words.say("counted-dragon-runes", n=each) for each in dragons),
        icon="dragon-runes" if dragons else "",
    )


def season_of(view: RunewarsView) -> Season:
    """Return year and season."""
    return view.year, view.season


def _columns(seasons: Sequence[Season], words: Words) -> Iterator[Column]:
    """Yield a column for each season with its sign, and the year with the first of each year."""
    seen: set[int] = set()
    for year, season in seasons:
        group = "" if year in seen else words.say("after-year", year=year)
        seen.add(year)
        said = words.say("board-season", year=year, season=words.say(f"season-{season}"))
        yield Column(said, icon=f"season-{season}", group=group)


def _claims(
    views: Sequence[RunewarsView], places: Mapping[Season, int], words: Words
) -> Iterator[Mark]:
    """Mark the seats that laid a Victory card or gained a Title."""
    for before, after in pairwise(views):
        column = places.get(season_of(before))
        if column is None:
            continue
        for then, now in zip(before.seats, after.seats, strict=True):
            if now.victory and not then.victory:
                yield Mark(column, now.seat, "victory", words.say("after-victory"))
            for title in now.titles:
                if title not in then.titles:
                    said = words.say(f"title-{title.replace('_', '-')}")
                    yield Mark(column, now.seat, f"title-{title}", said)


def turn_of(view: RunewarsView) -> tuple[Hue | None, Season]:
    """Return the colour of the seat whose order is resolved next, and the season."""
    hue = None if view.current is None else army(view, view.current)
    return hue, season_of(view)


# Hidden facts


def veil_of(views: Sequence[RunewarsView], words: Words) -> Veil:
    """Return everybody's holdings in each year, from their own views at the beginning of turns."""
    last = views[-1]
    sides = tuple(side_of(last, seat, words) for seat in last.seats)
    years: dict[int, list[dict[tuple[str, str], Slip]]] = {}
    for view in views:
        if view.seat is None or view.current != view.seat:
            continue
        held = years.setdefault(view.year, [{} for _ in sides])[view.seat]
        for slip in _hidden(view, view.seat, words):
            known = held.get((slip.icon, slip.text))
            if known is None or known.number < slip.number:
                held[slip.icon, slip.text] = slip
    rows = tuple(
        Row(
            str(year),
            words.say("after-year", year=year),
            tuple(tuple(sorted(held.values(), key=_rank)) for held in cells),
        )
        for year, cells in sorted(years.items())
    )
    return Veil(words.say("after-rows"), sides, rows)


def _hidden(view: RunewarsView, seat: Seat, words: Words) -> Iterator[Slip]:
    """List cards, and the runes whose faces only the seat knew."""
    cards = (*tactics_of(view, words), *quests_of(view), *objective_of(view))
    for card in (*cards, *rewards_of(view, words)):
        hue = KINDS[card.icon.partition("-")[0]]
        yield Slip(card.icon, card.name(words), hue, card.number)
    for area in view.areas:
        if area.rune in (DRAGON, FALSE) and not area.rune_shown:
            said = words.say("after-rune", area=area.key, kind=area.rune)
            yield Slip(f"rune-{area.rune}", said, NEUTRAL)


def _rank(slip: Slip) -> tuple[int, str]:
    """Return the sort key of a slip: the kind, then the name."""
    kinds = [*KINDS, "rune"]
    return kinds.index(slip.icon.partition("-")[0]), slip.text
