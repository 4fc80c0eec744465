"""Shared parts of all own boards: head, sections, spaces, small cards, crafted things."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from engine.core.language.words import Words
from engine.root.view import RootView, SeatView
from render import theme
from render.canvas import panel, sprite
from render.layout.page import HEADER, LEFT, RIGHT, WIDTH
from render.layout.page import Page as BasePage
from render.lettering import shorten, text_width
from render.root.board import sprites
from render.root.printed import card_of, suit_of
from render.root.text.names import cards_line, short_name, suit_letter
from render.theme import hue_of

KeyNumber = tuple[str, int | str, theme.Hue]
"""A drawing, the number or letter beside it, and its colour."""


class Page(BasePage):
    """A sheet of a faction of Root under construction."""

    def header(self, view: RootView, seat: SeatView) -> None:
        """Name the seat on a band of its colour, with its points and the size of its hand."""
        hue = hue_of(seat.key)
        sheet, middle = self.sheet, HEADER / 2
        sheet.put("ground", panel(WIDTH, HEADER, 1, hue.coat, theme.INK, 0), WIDTH / 2, middle)
        sheet.put("ground", panel(WIDTH, 8, 1, theme.INK, theme.INK, 0), WIDTH / 2, HEADER)
        sheet.put("head", sprites.head(seat.key, 118), 90, middle, sprites.SHADOW)
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
            friend = sprites.head(view.seats[seat.partner].key, 90)
            box = self.sheet.put("partner", friend, right - 45, y, sprites.SHADOW)
            return self.sheet.put("coalition", sprite("coalition", 84), box.left - 52, y).left
        box = self.sheet.put("dominance", sprite("dominance", 110), right - 55, y)
        if seat.dominance is not None:
            badge = sprites.badge(suit_of(seat.dominance), "", 58, self.words)
            self.sheet.put("dominance", badge, box.middle[0], y - 8, sprites.SHADOW)
        return box.left

    def show_revealed(self, cards: Sequence[int]) -> None:
        """Show the cards revealed in the play area."""
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
        self.sheet.put(
            group, sprites.badge(facts.suit, "", 42, self.words), x + 30, y + 26, sprites.SHADOW
        )
        room = width - 66 - (44 if done else 0)
        name = shorten(facts.name, "bold", 26, room)
        fill = theme.FADED if done else theme.INK
        self.sheet.text(group, name, x + 60, y + 28, face="bold", size=26, fill=fill)
        if done:
            self.sheet.put(group, sprite("tick", 36), x + width - 26, y + 27)

    def card_columns(
        self,
        names: Sequence[str],
        titles: Sequence[str],
        columns: Sequence[Sequence[int]],
        done: Sequence[Sequence[int]],
    ) -> None:
        """Lay columns of cards side by side, ticking those of each that are done."""
        gap, many = 14, len(columns)
        wide = (RIGHT - LEFT - (many - 1) * gap) / many
        high = 66 + max(1, *map(len, columns)) * 62
        for place, (name, title, cards) in enumerate(zip(names, titles, columns, strict=True)):
            x = LEFT + place * (wide + gap)
            back = panel(round(wide), high, 16, theme.PAPER_LIGHT, theme.RULE_LINE, 3)
            self.sheet.put("ground", back, x + wide / 2, self.y + high / 2)
            text = shorten(f"{title} · {len(cards)}", "serif", 32, round(wide) - 20)
            self.sheet.text(
                f"column {name}", text, x + wide / 2, self.y + 30, face="serif", size=32, anchor="m"
            )
            ticked = list(done[place]) if place < len(done) else []
            for row, card in enumerate(cards):
                if is_done := card in ticked:
                    ticked.remove(card)
                top, width = self.y + 58 + row * 62, round(wide) - 20
                self.small_card(f"card {name} {row}", card, x + 10, top, width, is_done)
        self.y += high + 6

    def slips(self, group: str, cards: Sequence[int], across: int = 4) -> None:
        """Lay cards as slips in rows."""
        width = round((RIGHT - LEFT - 12 * (across - 1)) / across)
        for place, card in enumerate(cards):
            x = LEFT + place % across * (width + 12)
            self.small_card(f"{group} {place}", card, x, self.y + place // across * 64, width)
        self.y += 64 * -(-len(cards) // across)

    def items(self, group: str, items: Sequence[tuple[str, int, str]], x: float, y: float) -> float:
        """Show items side by side, counted; the third element is the look. Return the end."""
        for place, (item, number, look) in enumerate(items):
            image = sprite(f"item-{item}", 64, look=look)
            where = f"{group} {place}"
            self.sheet.put(where, image, x + 34, y + 34)
            if number > 1:
                self.sheet.number(where, number, x + 52, y + 52, 38, "m")
            x += 80
        return x

    def show_crafted(self, seat: SeatView) -> None:
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


def describe_revealed(cards: Sequence[int], words: Words) -> Iterator[str]:
    """Name the cards revealed in the play area."""
    if cards:
        yield words.say("text-revealed", cards=cards_line(cards))


def suit_number(suit: str, words: Words, mark: str = "") -> KeyNumber:
    """Show a decisive suit by its outline and its letter."""
    return f"suit-{suit}", suit_letter(suit, words) + mark, theme.SUITS[suit]
