"""What all faction sheets share: the head, sections, spaces, small cards, crafted things."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from PIL import Image

from engine.core.words import Words
from engine.root.view import RootView, SeatView
from render import theme
from render.boxes import Box, Sheet
from render.canvas import panel, shorten, sprite, text_width
from render.root import heads
from render.root.names import short_name
from render.root.printed import card_of, suit_of
from render.theme import Hue, hue_of

WIDTH = 1320
LEFT, RIGHT = 28, WIDTH - 28
HEADER = 150


class Page:
    """A sheet in the making, filled from top to bottom; `y` is where the next thing goes."""

    def __init__(self, words: Words) -> None:
        self.words = words
        self.sheet = Sheet()
        self.y = 0.0

    def header(self, view: RootView, seat: SeatView) -> None:
        """Name the seat on a band of its colour, with its points and the size of its hand."""
        hue = hue_of(seat.key)
        sheet, middle = self.sheet, HEADER / 2
        sheet.put("ground", panel(WIDTH, HEADER, 1, hue.coat, theme.INK, 0), WIDTH / 2, middle)
        sheet.put("ground", panel(WIDTH, 8, 1, theme.INK, theme.INK, 0), WIDTH / 2, HEADER)
        sheet.put("head", heads.head(seat.key, 118), 90, middle, heads.SHADOW)
        right = WIDTH - 34.0
        standing = self._standing(view, seat, right, middle)
        box = sheet.text(
            "cards", str(seat.cards), standing - 40, middle, face="number", size=62,
            fill=hue.text, anchor="r",
        )  # fmt: skip
        box = sheet.put("cards", sprite("cards", 70, hue), box.left - 48, middle)
        size = 60
        name = short_name(seat, self.words)
        while size > 36 and text_width(name, "title", size) > box.left - 210:
            size -= 2
        sheet.text("name", name, 168, middle, face="title", size=size, fill=hue.text)
        self.y = HEADER + 22

    def _standing(self, view: RootView, seat: SeatView, right: float, y: float) -> float:
        hue = hue_of(seat.key)
        if seat.points is not None:
            text = self.words.say("sheet-points", n=seat.points)
            return self.sheet.text(
                "points", text, right, y, face="number", size=58, fill=hue.text, anchor="r"
            ).left
        if seat.partner is not None:
            friend = heads.head(view.seats[seat.partner].key, 90)
            box = self.sheet.put("partner", friend, right - 45, y, heads.SHADOW)
            return self.sheet.put("coalition", sprite("coalition", 84), box.left - 52, y).left
        box = self.sheet.put("dominance", sprite("dominance", 110), right - 55, y)
        if seat.dominance is not None:
            badge = heads.badge(suit_of(seat.dominance), "", 58)
            self.sheet.put("dominance", badge, box.middle[0], y - 8, heads.SHADOW)
        return box.left

    def section(self, message: str, more: str = "") -> None:
        """Begin a part of the sheet under its title."""
        self.y += 18
        box = self.sheet.text(
            f"title {message}", self.words.say(message), LEFT, self.y + 16, face="title", size=36
        )
        right = box.right
        if more:
            right = self.sheet.text(
                f"more {message}", more, right + 22, self.y + 18, size=30, fill=theme.FADED
            ).right
        if right < RIGHT - 60:
            line = panel(round(RIGHT - right - 24), 3, 1, theme.RULE_LINE, theme.INK, 0)
            self.sheet.put("ground", line, (RIGHT + right + 24) / 2, self.y + 18)
        self.y += 50

    def space(self, x: float, y: float, size: int) -> Box:
        """Draw an empty space of a track with its upper left corner at a place."""
        image = panel(size, size, 12, theme.PAPER_DEEP, theme.RULE_LINE, 3)
        return self.sheet.put("ground", image, x + size / 2, y + size / 2)

    def caption(
        self, group: str, text: str, x: float, y: float, *, size: int = 30, fill: str = theme.INK
    ) -> Box:
        """Write a number or a word in the middle of a place."""
        return self.sheet.text(group, text, x, y, face="bold", size=size, fill=fill, anchor="m")

    def count(self, icon: str, number: int | str, x: float, hue: Hue | None = None) -> float:
        """Show a drawing with a number beside it on the current line; return where it ends."""
        image = sprite(icon, 62, hue)
        box = self.sheet.put(f"{icon} {x}", image, x + 31, self.y + 32)
        text = str(number)
        return self.sheet.text(
            f"{icon} number {x}", text, box.right + 12, self.y + 32, face="number", size=54
        ).right

    def tally(self, entries: Iterable[tuple[str, Image.Image, str]], step: int = 150) -> None:
        """Show drawings 64 wide, each with a number or a word after it, in rows of that step."""
        across = int((RIGHT - LEFT) // step)
        rows = 0
        for place, (group, image, text) in enumerate(entries):
            rows = place // across + 1
            x, y = LEFT + place % across * step + 34, self.y + place // across * 78 + 34
            self.sheet.put(group, image, x, y, heads.SHADOW)
            self.sheet.text(group, text, x + 42, y, face="bold", size=40)
        self.y += 78 * rows

    def revealed(self, cards: Sequence[int]) -> None:
        """Show the cards that lie revealed in the play area."""
        if cards:
            self.section("sheet-revealed")
            self.slips("revealed", cards)

    def small_card(
        self, group: str, card: int, x: float, y: float, width: int, done: bool = False
    ) -> None:
        """Lay a card as a slip: its suit and name, ticked when it has been resolved."""
        facts = card_of(card)
        hue = theme.SUITS[facts.suit]
        slip = panel(width, 54, 12, "#e9e2cf" if done else hue.tint, theme.RULE_LINE, 3)
        self.sheet.put("ground", slip, x + width / 2, y + 27)
        self.sheet.put(group, heads.badge(facts.suit, "", 42), x + 30, y + 26, heads.SHADOW)
        room = width - 66 - (44 if done else 0)
        name = shorten(facts.name, "bold", 26, room)
        fill = theme.FADED if done else theme.INK
        self.sheet.text(group, name, x + 60, y + 28, face="bold", size=26, fill=fill)
        if done:
            self.sheet.put(group, sprite("tick", 36), x + width - 26, y + 27)

    def slips(self, group: str, cards: Sequence[int], across: int = 4) -> None:
        """Lay cards as slips in rows."""
        width = round((RIGHT - LEFT - 12 * (across - 1)) / across)
        for place, card in enumerate(cards):
            x = LEFT + place % across * (width + 12)
            self.small_card(f"{group} {place}", card, x, self.y + place // across * 64, width)
        self.y += 64 * -(-len(cards) // across)

    def items(self, group: str, items: Sequence[tuple[str, int, str]], x: float, y: float) -> float:
        """Show items side by side, counted; the third of each is its look. Return the end."""
        for place, (item, number, look) in enumerate(items):
            image = sprite(f"item-{item}", 64, look=look)
            where = f"{group} {place}"
            self.sheet.put(where, image, x + 34, y + 34)
            if number > 1:
                self.sheet.number(where, number, x + 52, y + 52, 38, "m")
            x += 80
        return x

    def crafted(self, seat: SeatView) -> None:
        """Show the persistent effects and the Crafted Items box."""
        if seat.crafted:
            self.section("sheet-crafted")
            self.slips("crafted", seat.crafted)
        if seat.items:
            self.section("sheet-items")
            counts = [(item, seat.items.count(item), "") for item in dict.fromkeys(seat.items)]
            self.items("item", counts, LEFT, self.y)
            self.y += 76
        self.y += 12
