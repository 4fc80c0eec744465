"""Shared parts of all own boards: head, sections, spaces, small cards, crafted things."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from engine.core.language.words import Words
from engine.root.view import RootView, SeatView
from render import theme
from render.canvas import panel, sprite
from render.layout.page import HEADER, LEFT, RIGHT, TEXT, WIDTH
from render.layout.page import Page as BasePage
from render.lettering import fitting, shorten, text_width
from render.root.board import sprites
from render.root.printed import card_of, suit_of
from render.root.text.names import cards_line, name_of, short_name, suit_letter
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
        sheet.put("ground", panel(WIDTH, 6, 1, theme.INK, theme.INK, 0), WIDTH / 2, HEADER)
        sheet.put("head", sprites.head(seat.key, 84), 66, middle, sprites.SHADOW)
        right = WIDTH - 26.0
        standing = self._standing(view, seat, right, middle)
        box = sheet.text(
            "cards", str(seat.cards), standing - 30, middle, face="number", size=46,
            fill=hue.text, anchor="r",
        )  # fmt: skip
        box = sheet.put("cards", sprite("cards", 52, hue), box.left - 34, middle)
        name = name_of(seat, self.words)
        size = fitting(name, "title", 46, TEXT, box.left - 140)
        if text_width(name, "title", size) > box.left - 140:
            name = short_name(seat, self.words)
        sheet.text("name", name, 120, middle, face="title", size=size, fill=hue.text)
        self.y = HEADER + 16

    def _standing(self, view: RootView, seat: SeatView, right: float, y: float) -> float:
        hue = hue_of(seat.key)
        if seat.points is not None:
            text = self.words.say("sheet-points", n=seat.points)
            return self.sheet.text(
                "points", text, right, y, face="number", size=44, fill=hue.text, anchor="r"
            ).left
        if seat.partner is not None:
            friend = sprites.head(view.seats[seat.partner].key, 72)
            box = self.sheet.put("partner", friend, right - 36, y, sprites.SHADOW)
            return self.sheet.put("coalition", sprite("coalition", 66), box.left - 42, y).left
        box = self.sheet.put("dominance", sprite("dominance", 90), right - 45, y)
        if seat.dominance is not None:
            badge = sprites.badge(suit_of(seat.dominance), "", 50, self.words)
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
            group, sprites.badge(facts.suit, "", 40, self.words), x + 26, y + 26, sprites.SHADOW
        )
        name = shorten(facts.name, "bold", TEXT, width - 56)
        fill = theme.FADED if done else theme.INK
        self.sheet.text(group, name, x + 52, y + 28, face="bold", size=TEXT, fill=fill)
        if done:
            self.sheet.put(group, sprite("tick", 30), x + 38, y + 39)

    def card_columns(
        self,
        names: Sequence[str],
        titles: Sequence[str],
        columns: Sequence[Sequence[int]],
        done: Sequence[Sequence[int]],
    ) -> None:
        """Lay columns of cards below each other, ticking those of each that are done."""
        for place, (name, title, cards) in enumerate(zip(names, titles, columns, strict=True)):
            text = f"{place + 1}. {title} · {len(cards)}"
            self.sheet.text(f"column {name}", text, LEFT, self.y + 20, face="serif", size=34)
            self.y += 44
            self.slips(f"card {name}", cards, done[place] if place < len(done) else ())
            self.y += 6

    def slips(self, group: str, cards: Sequence[int], done: Sequence[int] = ()) -> None:
        """Lay cards as slips, two in a row, ticking those that are done."""
        width, left = (RIGHT - LEFT - 8) // 2, list(done)
        for place, card in enumerate(cards):
            if is_done := card in left:
                left.remove(card)
            x, y = LEFT + place % 2 * (width + 8), self.y + place // 2 * 62
            self.small_card(f"{group} {place}", card, x, y, width, is_done)
        self.y += 62 * -(-len(cards) // 2)

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
