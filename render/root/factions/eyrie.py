"""The Eyrie's own board: leader, the Decree in its columns, the roost track (Law 7)."""

from __future__ import annotations

from collections.abc import Iterator

from engine.core.language.words import Words
from engine.root.view import EyrieView, RootView, SeatView
from render import theme
from render.canvas import panel, sprite
from render.layout.page import LEFT, RIGHT
from render.root.factions.frame import KeyNumber, Page
from render.root.printed import DECREE, ROOST_DRAWS, ROOST_POINTS, ROOSTS, suit_of
from render.theme import NEUTRAL, hue_of

_SPACE = 100


def lay_out(page: Page, view: RootView, seat: SeatView, board: EyrieView) -> None:
    """Lay out the Decree with resolved cards ticked, then roosts and supply."""
    words = page.words
    leader = words.say(f"leader-{board.leader or 'none'}")
    others = ", ".join(words.say(f"leader-{each}") for each in board.leaders)
    more = f"{leader} · {words.say('sheet-next-leaders')}: {others}" if others else leader
    page.section("sheet-decree", more)
    _decree(page, board)
    page.section("sheet-roosts")
    _roosts(page, seat, board)
    page.section("sheet-supply")
    page.count("warrior", seat.warriors, LEFT, hue_of(seat.key))
    page.y += 76


def _decree(page: Page, board: EyrieView) -> None:
    """Lay out the four columns from Recruit to Build (7.5.2)."""
    titles = [page.words.say(f"sheet-column-{name}") for name in DECREE]
    page.card_columns(DECREE, titles, board.decree, board.resolved)


def _roosts(page: Page, seat: SeatView, board: EyrieView) -> None:
    """Lay out the track: roosts still on it, points and cards of uncovered spaces (7.6)."""
    hue = hue_of(seat.key)
    step = (RIGHT - LEFT) / ROOSTS
    built = ROOSTS - board.roosts
    for place in range(ROOSTS):
        x = LEFT + place * step + (step - _SPACE) / 2
        now = place + 1 == built
        box = page.space(x, page.y, _SPACE)
        middle, y = box.middle
        group = f"roost {place}"
        if place >= built:
            page.sheet.put(group, sprite("building-roost", 82, hue), middle, y)
        else:
            page.caption(group, f"+{ROOST_POINTS[place + 1]}", middle, y, size=46)
        if now:
            frame = panel(_SPACE + 10, _SPACE + 10, 16, "", hue.coat, 6)
            page.sheet.put("ground", frame, middle, y)
        below = page.y + _SPACE + 26
        fill = theme.INK if now else theme.FADED
        points = page.caption(
            f"{group} points", f"+{ROOST_POINTS[place + 1]}", middle - 30, below, fill=fill
        )
        icon = page.sheet.put(f"{group} draw", sprite("cards", 30), points.right + 20, below)
        page.caption(
            f"{group} draws", str(ROOST_DRAWS[place + 1]), icon.right + 13, below, fill=fill
        )
    page.y += _SPACE + 52


def describe(view: RootView, seat: SeatView, board: EyrieView, words: Words) -> Iterator[str]:
    """Name the leader, the roosts left and the Decree."""
    yield words.say(f"leader-{board.leader or 'none'}")
    yield words.say("text-roosts", n=board.roosts)
    columns = [
        ", ".join(words.say(f"suit-{suit_of(card)}") for card in column)
        or words.say("text-decree-none")
        for column in board.decree
    ]
    recruit, move, battle, build = columns
    yield words.say("text-decree", recruit=recruit, move=move, battle=battle, build=build)


def key_numbers(seat: SeatView, board: EyrieView, words: Words) -> list[KeyNumber]:
    hue = hue_of(seat.key)
    decree = sum(len(column) for column in board.decree)
    return [("decree", decree, NEUTRAL), ("building-roost", ROOSTS - board.roosts, hue)]
