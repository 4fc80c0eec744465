"""The Keepers' own board: the Retinue in its columns, relics recovered, waystations (Law 15)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from engine.core.language.words import Words
from engine.root.view import KeepersView, RootView, SeatView
from render import theme
from render.canvas import panel, sprite
from render.layout.page import LEFT, RIGHT
from render.root.factions.frame import KeyNumber, Page
from render.root.printed import (
    COLUMN_BONUS,
    RELIC_TYPES,
    RELICS_OF_A_TYPE,
    RETINUE,
    WAYSTATIONS,
)
from render.root.text.names import cards_line
from render.theme import hue_of

_GAP = 14
_SPACE = 92


def lay_out(page: Page, view: RootView, seat: SeatView, board: KeepersView) -> None:
    """Lay out the Retinue with used cards ticked, the relics by type, and the supply."""
    words = page.words
    cards = sum(len(column) for column in board.retinue)
    page.section("sheet-retinue", words.say("sheet-retinue-size", n=cards))
    _retinue(page, board)
    counts = [_count(board, relic) for relic in RELIC_TYPES]
    page.section("sheet-relics", words.say("sheet-relics-bonus", n=min(counts)))
    _relics(page, seat, board)
    page.section("sheet-waystations")
    _waystations(page, seat, board)


def _count(board: KeepersView, relic: str) -> int:
    return sum(kind.startswith(relic) for kind in board.recovered)


def _retinue(page: Page, board: KeepersView) -> None:
    """Lay out the three columns from left to right (15.5.2)."""
    titles = [page.words.say(f"sheet-retinue-{name}") for name in RETINUE]
    page.card_columns(RETINUE, titles, board.retinue, board.used)


def _relics(page: Page, seat: SeatView, board: KeepersView) -> None:
    """Lay out the relics, a row for each type; a full column has points below it (15.2.1)."""
    hue, high = hue_of(seat.key), len(RELIC_TYPES) * (_SPACE + 8) + 62
    wide = (RIGHT - LEFT - (RELICS_OF_A_TYPE - 1) * _GAP) / RELICS_OF_A_TYPE
    full = min(_count(board, relic) for relic in RELIC_TYPES)
    for column in range(RELICS_OF_A_TYPE):
        middle = LEFT + column * (wide + _GAP) + wide / 2
        back = panel(round(wide), high, 16, theme.PAPER_LIGHT, theme.RULE_LINE, 3)
        page.sheet.put("ground", back, middle, page.y + high / 2)
        for place, relic in enumerate(RELIC_TYPES):
            mine = [kind for kind in board.recovered if kind.startswith(relic)]
            top = page.y + 10 + place * (_SPACE + 8)
            box = page.space(middle - _SPACE / 2, top, _SPACE)
            got = column < len(mine)
            name = f"token-{mine[column]}" if got else f"token-{relic}"
            image = sprite(name, _SPACE - 12, hue, look="" if got else "faded")
            page.sheet.put(f"relic {relic} {column}", image, *box.middle)
        fill = theme.INK if column < full else theme.FADED
        below = page.y + high - 30
        page.caption(f"bonus {column}", f"+{COLUMN_BONUS}", middle, below, size=38, fill=fill)
    page.y += high + 8


def _waystations(page: Page, seat: SeatView, board: KeepersView) -> None:
    """Show the waystations left, each with both sides, and the warriors in supply."""
    hue = hue_of(seat.key)
    left = [kind for kind in WAYSTATIONS if kind in board.waystations]
    fronts = [kind for place, kind in enumerate(left) if _other(kind) not in left[:place]]
    x = LEFT + 50.0
    for kind in fronts:
        page.sheet.put(kind, sprite(f"building-{kind}", 90, hue), x, page.y + 46)
        x += 112
    page.y += 12
    page.count("warrior", seat.warriors, x + 8, hue)
    page.y += 88


def _other(kind: str) -> str:
    """Return a waystation by its other side."""
    _, one, other = kind.split("_")
    return f"waystation_{other}_{one}"


def describe(view: RootView, seat: SeatView, board: KeepersView, words: Words) -> Iterator[str]:
    """Describe the Retinue, recovered relics and the waystations left (Law 15)."""
    columns = {
        name: cards_line(cards) or words.say("text-retinue-none")
        for name, cards in zip(RETINUE, board.retinue, strict=True)
    }
    yield words.say("text-retinue", **columns)
    if board.recovered:
        relics = ", ".join(
            words.say(f"piece-{kind}", n=n) for kind, n in sorted(Counter(board.recovered).items())
        )
        yield words.say("text-recovered", relics=relics)
    yield words.say("text-waystations-left", n=len(board.waystations) // 2)


def key_numbers(seat: SeatView, board: KeepersView, words: Words) -> list[KeyNumber]:
    hue = hue_of(seat.key)
    cards = sum(len(column) for column in board.retinue)
    return [("retinue", cards, hue), ("token-jewelry", len(board.recovered), hue)]
