"""The battle under way: both sides with their standing and routed units, and their damage."""

from __future__ import annotations

from collections.abc import Sequence

from PIL import Image

from engine.core.language.words import Words
from engine.core.seats import Seat
from engine.runewars.view import BattleView, FighterView, RunewarsView
from render import theme
from render.boxes import Box, Sheet
from render.canvas import panel, sprite
from render.lettering import fitting, shorten, text_width
from render.runewars.board.chips import chip_of
from render.runewars.text.names import place_name

TITLE, GAP = 52, 6
CHIPS, DEEP = (38, 35, 32, 29, 26, 23, 20, 17), 180
"""Heights of chips, the largest first, and the height of a side that they may fill."""
_WOUND = 24


def battle_high(view: RunewarsView, words: Words, width: int) -> int:
    """Return the height of the battle's panel; 0 while there is none."""
    if view.battle is None:
        return 0
    high, rows = _fitting(view.battle, words, _room(width))
    return TITLE + rows * (high + GAP) + 8


def _room(width: int) -> float:
    """Return the width of a side."""
    return width / 2 - 16


def _fitting(battle: BattleView, words: Words, room: float) -> tuple[int, int]:
    """Return the height of the chips, and the number of lines of the longer side."""
    for high in CHIPS:
        sides = (battle.attackers, battle.defenders)
        rows = max(1, *(len(_lines(side, words, room, high)) for side in sides))
        if rows * (high + GAP) <= DEEP:
            break
    return high, rows


Cell = tuple[FighterView, Image.Image]


def _lines(
    fighters: Sequence[FighterView], words: Words, room: float, high: int
) -> list[list[Cell]]:
    """Set the chips of a side in lines of a width."""
    lines: list[list[Cell]] = []
    left = 0.0
    for each in fighters:
        image = chip_of(each.unit, each.standing, each.routed).draw(high)
        wide = image.width + _wound(each, high) + GAP
        if not lines or wide - GAP > left:
            lines.append([])
            left = room
        lines[-1].append((each, image))
        left -= wide
    return lines


def _wound(fighter: FighterView, high: int) -> int:
    """Return the width of the damage beside a chip."""
    return _WOUND + text_width(str(fighter.damage), "number", high) if fighter.damage else 0


def lay_out_battle(
    sheet: Sheet, view: RunewarsView, words: Words, left: float, top: float, width: int
) -> None:
    """Lay out the attacker at the left and the defender at the right, step and place above."""
    battle = view.battle
    assert battle is not None, "a battle is under way"
    high = battle_high(view, words, width)
    place = place_name(view.area(battle.area), words)
    step = words.say("board-step", step=battle.initiative) if battle.initiative else ""
    lay_out_frame(sheet, "battle", place, step, Box(left, top, left + width, top + high))
    size, _ = _fitting(battle, words, _room(width))
    sides = (
        (battle.attacker, battle.attackers, left + 9),
        (battle.defender, battle.defenders, left + width / 2 + 7),
    )
    for seat, fighters, x in sides:
        lines = _lines(fighters, words, _room(width), size)
        for row, line in enumerate(lines):
            _line(sheet, seat, line, x, top + TITLE + (row + 0.5) * (size + GAP), size)


def lay_out_frame(sheet: Sheet, sign: str, place: str, when: str, room: Box) -> None:
    """Lay out the empty panel of a fight: its place, its progress, room for two sides."""
    back = panel(round(room.width), round(room.height), 18, "#fff6dc", theme.ALARM, 5)
    sheet.put("ground", back, *room.middle)
    line = room.top + TITLE / 2 + 2
    sheet.put(f"{sign} sign", sprite(sign, 36), room.left + 30, line)
    right = room.right - 16
    if when:
        box = sheet.text("step", when, right, line + 1, face="bold", size=28, anchor="r")
        right = box.left - 10
    space = round(right - room.left - 54)
    size = fitting(place, "bold", 34, 22, space)
    place = shorten(place, "bold", size, space)
    sheet.text(f"{sign} title", place, room.left + 54, line, face="bold", size=size)
    split = panel(3, round(room.height) - TITLE - 12, 1, theme.RULE_LINE, theme.INK, 0)
    sheet.put("ground", split, room.middle[0], room.top + TITLE + (room.height - TITLE) / 2 - 2)


def _line(
    sheet: Sheet, seat: Seat | None, line: Sequence[Cell], x: float, y: float, size: int
) -> None:
    """Lay out a line of one side: each kind of unit, and the damage it has taken."""
    for fighter, image in line:
        group = f"fighter {seat} {fighter.unit}"
        box = sheet.put(group, image, x + image.width / 2, y)
        x = box.right + GAP
        if fighter.damage:
            box = sheet.put(group, sprite("damage", _WOUND - 6), box.right + _WOUND / 2, y)
            number, start = str(fighter.damage), box.right + 3
            box = sheet.text(
                group, number, start, y, face="number", size=size, fill=theme.ALARM
            )  # fmt: skip
            x = start + text_width(number, "number", size) + GAP
