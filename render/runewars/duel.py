"""The duel under way: both sides with their remaining health, in the picture and in words."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from PIL import Image

from engine.core.language.words import Words
from engine.core.seats import Seat
from engine.runewars.view import DuelView, RunewarsView
from render import theme
from render.boxes import Box, Sheet
from render.canvas import sprite
from render.lettering import fitting, text_width, wrap
from render.runewars.board import sprites
from render.runewars.fight import TITLE, lay_out_frame
from render.runewars.printed import HEROES, UNITS
from render.runewars.text.names import area_name, army, hero_name, name_of, place_name, unit_name

FIGURE, NAME = 64, 33
"""Height of the row of figures, and of a line of a name."""
_LARGEST, _LEAST = 31, 22
_FACE, _HEART = 54, 32


@dataclass(frozen=True, slots=True)
class Duelist:
    """One side: a hero, or the neutral unit of a quest, owned by no seat."""

    seat: Seat | None
    name: str
    figure: Image.Image
    damage: int
    health: int

    @property
    def left(self) -> int:
        """Damage it can still take; mail may keep a hero alive beyond that."""
        return max(0, self.health - self.damage)


def duelists(view: RunewarsView, duel: DuelView, words: Words) -> Iterator[Duelist]:
    """Yield the attacker and the defender."""
    for number in (duel.attacker, duel.defender):
        if number is not None:
            hero = view.hero(number)
            figure = sprites.hero(army(view, hero.seat), 1, hero.routed, _FACE)
            name, health = hero_name(number, words), HEROES[number].health
            yield Duelist(hero.seat, name, figure, hero.damage, health)
        elif duel.unit is not None:
            figure = sprites.unit(duel.unit, army(view, None), _FACE)
            name, health = unit_name(duel.unit, words), UNITS[duel.unit].health
            yield Duelist(None, name, figure, duel.damage, health)


def duel_high(view: RunewarsView) -> int:
    """Return the height of the duel's panel; 0 while there is none."""
    return 0 if view.duel is None else TITLE + FIGURE + 2 * NAME + 6


def lay_out_duel(
    sheet: Sheet, view: RunewarsView, words: Words, left: float, top: float, width: int
) -> None:
    """Lay out the attacker at the left and the defender at the right, round and place above."""
    duel = view.duel
    assert duel is not None, "a duel is under way"
    place = place_name(view.area(view.hero(duel.attacker).area), words)
    when = words.say("board-round", round=duel.round) if duel.round else ""
    room = Box(left, top, left + width, top + duel_high(view))
    lay_out_frame(sheet, "duel", place, when, room)
    half = width / 2
    for side, each in enumerate(duelists(view, duel, words)):
        group, x = f"duelist {side}", left + side * half + 14
        line = top + TITLE + FIGURE / 2
        box = sheet.put(group, each.figure, x + _FACE / 2, line)
        box = sheet.put(group, sprite("health", _HEART), box.right + 8 + _HEART / 2, line)
        fill = theme.ALARM if each.damage else theme.INK
        text, space = f"{each.left}/{each.health}", half - 24
        size = fitting(text, "number", 36, 24, x + space - box.right - 4)
        sheet.text(group, text, box.right + 4, line, face="number", size=size, fill=fill)
        size, said = _named(each.name, round(space))
        for row, part in enumerate(said):
            y = line + FIGURE / 2 + (row + 0.5) * NAME
            sheet.text(group, part, x, y, face="bold", size=size)


def _named(name: str, room: int) -> tuple[int, list[str]]:
    """Return the largest size at which a name fits in two lines, and the lines."""
    for size in range(_LARGEST, _LEAST - 1, -1):
        lines = wrap(name, "bold", size, room, 2)
        whole = " ".join(lines) == " ".join(name.split())
        if whole and all(text_width(line, "bold", size) <= room for line in lines):
            break
    return size, lines


def duel_line(view: RunewarsView, words: Words) -> str:
    """Describe the duel under way."""
    if view.duel is None:
        return ""
    attacker, defender = (
        words.say(
            "text-duelist", what=each.name, who=name_of(view, each.seat, words),
            left=each.left, health=each.health,
        )
        for each in duelists(view, view.duel, words)
    )  # fmt: skip
    place = area_name(view, view.hero(view.duel.attacker).area, words)
    return words.say(
        "text-duel", place=place, round=view.duel.round, attacker=attacker, defender=defender
    )
