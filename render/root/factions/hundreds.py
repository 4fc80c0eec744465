"""The Hundreds' own board: mood, the two tracks of the Hoard, strongholds and mobs (Law 14)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from engine.core.language.words import Words
from engine.root.view import HundredsView, RootView, SeatView
from render import theme
from render.canvas import panel, sprite
from render.layout.page import LEFT, RIGHT
from render.root.factions.frame import KeyNumber, Page
from render.root.printed import (
    COMMAND_ITEMS,
    HOARD_ACTIONS,
    HOARD_ROOM,
    MOBS,
    MOOD_ITEMS,
    STRONGHOLDS,
)
from render.root.text.names import items_line
from render.theme import NEUTRAL, hue_of

_SPACE, _STEP, _FIRST = 92, 104, 252
_MOOD_HIGH = 74


def lay_out(page: Page, view: RootView, seat: SeatView, board: HundredsView) -> None:
    """Lay out the moods with the items that close them, the tracks, and the supply."""
    page.section("sheet-mood")
    _moods(page, seat, board)
    page.section("sheet-hoard")
    command = [item for item in board.hoard if item in COMMAND_ITEMS]
    prowess = [item for item in board.hoard if item not in COMMAND_ITEMS]
    _track(page, "command", command)
    _track(page, "prowess", prowess)
    page.section("sheet-supply")
    hue = hue_of(seat.key)
    x = page.count("warrior", seat.warriors, LEFT, hue)
    x = page.count("building-stronghold", f"{board.strongholds} / {STRONGHOLDS}", x + 30, hue)
    x = page.count("token-mob", f"{board.mobs} / {MOBS}", x + 30, hue)
    where = page.words.say("text-none") if not board.warlord else str(board.warlord)
    page.count("token-warlord", f"→ {where}", x + 30, hue)
    page.y += 76


def _moods(page: Page, seat: SeatView, board: HundredsView) -> None:
    """Show all eight moods: the present one framed, those closed by the Hoard faded."""
    hue, wide = hue_of(seat.key), (RIGHT - LEFT - 12) / 2
    for place, (mood, item) in enumerate(MOOD_ITEMS.items()):
        x = LEFT + place % 2 * (wide + 12)
        y = page.y + place // 2 * (_MOOD_HIGH + 10)
        closed, group = item in board.hoard, f"mood {mood}"
        now = mood == board.mood
        ground = hue.tint if now else "#e9e2cf"
        frame = theme.INK if now else theme.RULE_LINE
        slip = panel(round(wide), _MOOD_HIGH, 14, ground, frame, 5 if now else 3)
        page.sheet.put("ground", slip, x + wide / 2, y + _MOOD_HIGH / 2)
        fill = theme.FADED if closed and not now else theme.INK
        name, middle = page.words.say(f"mood-{mood}"), y + _MOOD_HIGH / 2
        page.sheet.text(group, name, x + 18, middle, face="bold", size=34, fill=fill)
        if item:
            look = "faded" if closed else ""
            page.sheet.put(group, sprite(f"item-{item}", 56, look=look), x + wide - 42, middle)
    page.y += len(MOOD_ITEMS) // 2 * (_MOOD_HIGH + 10) + 8


def _track(page: Page, kind: str, items: Sequence[str]) -> None:
    """Lay out a track: items in their spaces, and below each the number it gives."""
    line = page.y + _SPACE / 2
    page.row_name(f"row {kind}", page.words.say(f"sheet-{kind}"), line, _FIRST - LEFT - 12)
    for place in range(HOARD_ROOM):
        x = _FIRST + place * _STEP
        box = page.space(x, page.y, _SPACE)
        middle, y = box.middle
        group = f"{kind} {place}"
        if place < len(items):
            page.sheet.put(group, sprite(f"item-{items[place]}", 76), middle, y)
        else:
            number = str(HOARD_ACTIONS[place + 1])
            page.caption(group, number, middle, y, size=46, fill=theme.FADED)
    now = f"× {HOARD_ACTIONS[min(len(items), HOARD_ROOM)]}"
    page.sheet.text(
        f"now {kind}", now, _FIRST + HOARD_ROOM * _STEP + 24, line, face="number", size=56
    )
    page.y += _SPACE + 16


def describe(view: RootView, seat: SeatView, board: HundredsView, words: Words) -> Iterator[str]:
    """Describe mood, warlord, Hoard, strongholds and mobs (Law 14)."""
    yield words.say("text-mood", mood=words.say(f"mood-{board.mood}"))
    where = words.say("text-none") if not board.warlord else str(board.warlord)
    yield words.say("text-warlord", where=where)
    counts = {item: board.hoard.count(item) for item in board.hoard}
    hoard = items_line(counts.items(), words) if counts else words.say("text-none")
    yield words.say("text-hoard", items=hoard)
    yield words.say("text-strongholds", n=board.strongholds)
    yield words.say("text-mobs", n=board.mobs)


def key_numbers(seat: SeatView, board: HundredsView, words: Words) -> list[KeyNumber]:
    hue = hue_of(seat.key)
    return [("item-bag", len(board.hoard), NEUTRAL), ("token-mob", MOBS - board.mobs, hue)]
