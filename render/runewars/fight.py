"""The battle under way: both sides with their standing and routed units, and their damage."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.language.words import Words
from engine.core.seats import Seat
from engine.runewars.view import BattleView, FighterView, RunewarsView
from render import theme
from render.boxes import Box, Sheet
from render.canvas import panel, sprite
from render.lettering import fitting, shorten
from render.runewars.board import sprites
from render.runewars.text.names import army, place_name

TITLE, ROW = 52, 46
COLUMNS = 2


def battle_high(view: RunewarsView) -> int:
    """Return the height of the battle's panel; 0 while there is none."""
    return 0 if view.battle is None else TITLE + _rows(view.battle) * ROW + 10


def _rows(battle: BattleView) -> int:
    return max(1, -(-max(len(battle.attackers), len(battle.defenders)) // COLUMNS))


def lay_out_battle(
    sheet: Sheet, view: RunewarsView, words: Words, left: float, top: float, width: int
) -> None:
    """Lay out the attacker at the left and the defender at the right, step and place above."""
    battle = view.battle
    assert battle is not None, "a battle is under way"
    high = battle_high(view)
    place = place_name(view.area(battle.area), words)
    step = words.say("board-step", step=battle.initiative) if battle.initiative else ""
    lay_out_frame(sheet, "battle", place, step, Box(left, top, left + width, top + high))
    half = width / 2
    sides = (
        (battle.attacker, battle.attackers, left + 8),
        (battle.defender, battle.defenders, left + half + 6),
    )
    for seat, fighters, x in sides:
        _side(sheet, view, seat, fighters, x, top + TITLE, (half - 14) / COLUMNS)


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
    size = fitting(place, "title", 30, 20, space)
    place = shorten(place, "title", size, space)
    sheet.text(f"{sign} title", place, room.left + 54, line, face="title", size=size)
    split = panel(3, round(room.height) - TITLE - 12, 1, theme.RULE_LINE, theme.INK, 0)
    sheet.put("ground", split, room.middle[0], room.top + TITLE + (room.height - TITLE) / 2 - 2)


def _side(
    sheet: Sheet,
    view: RunewarsView,
    seat: Seat | None,
    fighters: Sequence[FighterView],
    left: float,
    top: float,
    step: float,
) -> None:
    """Lay out one side: a cell for each kind of unit."""
    hue = army(view, seat)
    for place, fighter in enumerate(fighters):
        x, y = left + place % COLUMNS * step, top + (place // COLUMNS + 0.5) * ROW
        group = f"fighter {seat} {fighter.unit}"
        lying = fighter.standing == 0
        sheet.put(group, sprites.unit(fighter.unit, hue, 38, lying), x + 20, y)
        if not lying:
            sheet.number(group, fighter.standing, x + 34, y + 10, 30, "m")
        notes = (("routed", fighter.routed, theme.INK), ("damage", fighter.damage, theme.ALARM))
        for row, (icon, number, fill) in enumerate(notes):
            if number:
                line = y + (row - 0.5) * 21
                sheet.put(group, sprite(icon, 18), x + 54, line)
                sheet.text(group, str(number), x + 64, line, face="number", size=22, fill=fill)
