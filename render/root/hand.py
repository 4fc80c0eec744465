"""A hand as cards: suit, cost, name and our own line; what can be played or spent stands out."""

from __future__ import annotations

from collections import Counter

from PIL import Image

from engine.core.language.words import Words
from engine.root.view import Card, CorvidsView, RootView
from render import marks, theme
from render.boxes import Box, Sheet, paint
from render.canvas import Picture, blank, panel, sprite, text_width, wrap
from render.layout.growing import grown
from render.root.board import heads
from render.root.printed import card_of

WIDTH = 1320
CARD_WIDE, CARD_HIGH = 420, 222
ACROSS = 3
RIM = 12
"""How wide the gold frame is."""
GAP = 14
TOP = 104
PLOTS_TOP, PLOT_HIGH = 76, 108


def hand_picture(view: RootView, words: Words, cards: Words, large: bool = False) -> Picture:
    """Draw the viewer's own hand."""
    sheet, high = lay_out_hand(view, words, cards)
    placed = grown(sheet.placed, WIDTH, high) if large else sheet.placed
    return Picture(paint(blank(WIDTH, high), placed), hand_alt(view, words))


def lay_out_hand(view: RootView, words: Words, cards: Words) -> tuple[Sheet, int]:
    """Lay out the viewer's own hand, twins once with their number; return how high it is.

    `words` are those of the picture, `cards` the game's, which say what a card does.
    """
    twins = Counter(card_of(card).key for card in view.hand)
    kinds = list(dict.fromkeys(card_of(card) for card in view.hand))
    kinds.sort(
        key=lambda card: (
            card.key not in view.playable, card.key not in view.spendable, card.suit, card.name,
        )
    )  # fmt: skip
    rows = max(1, -(-len(kinds) // ACROSS))
    below = TOP + rows * (CARD_HIGH + GAP)
    plots = own_plots(view)
    high = below + 16 + (PLOTS_TOP + -(-len(plots) // ACROSS) * PLOT_HIGH if plots else 0)
    sheet = Sheet()
    _title(sheet, view, words)
    if not kinds:
        sheet.text("empty", words.say("hand-empty"), 40, TOP + 90, face="serif", size=40)
    for place, card in enumerate(kinds):
        x = 16 + place % ACROSS * (CARD_WIDE + GAP)
        y = TOP + place // ACROSS * (CARD_HIGH + GAP)
        back = _card_back(card.suit, card.key in view.playable, card.key in view.spendable)
        lay_out_card(sheet, card, x, y, cards, back, twins[card.key])
    _plots(sheet, view, plots, words, below)
    return sheet, high


def hand_alt(view: RootView, words: Words) -> str:
    """Describe the hand, and to the Corvids which plots lie face down."""
    plots = [
        words.say("hand-plot", clearing=clearing, kind=words.say(f"plot-{kind}"))
        for clearing, kind in own_plots(view)
    ]
    more = f" {words.say('hand-alt-plots', plots=', '.join(plots))}" if plots else ""
    return _cards_alt(view, words) + more


def own_plots(view: RootView) -> tuple[tuple[int, str], ...]:
    """List the viewer's own facedown plots with their types (Law 13.2.2.I)."""
    board = None if view.seat is None else view.seats[view.seat].board
    return (board.facedown or ()) if isinstance(board, CorvidsView) else ()


def _cards_alt(view: RootView, words: Words) -> str:
    if not view.hand:
        return words.say("hand-alt-empty")
    lines = []
    for key, number in Counter(card_of(card).key for card in view.hand).items():
        card = next(card_of(each) for each in view.hand if card_of(each).key == key)
        line = words.say(
            "hand-card",
            name=card.name,
            suit=words.say(f"suit-{card.suit}"),
            what=_what(card, words),
            playable="yes" if key in view.playable else "no",
            spendable="yes" if key in view.spendable else "no",
        )
        lines.append(line if number == 1 else words.say("text-count", n=number, what=line))
    return words.say("hand-alt", n=len(view.hand), cards="; ".join(lines))


def summary(card: Card, words: Words) -> str:
    """Describe in one line what a card does, in the game's own words."""
    return words.say(f"card-{card.key.replace('_', '-')}")


def lay_out_card(
    sheet: Sheet, card: Card, x: float, y: float, words: Words, back: Image.Image, number: int
) -> None:
    """Lay out one card with its upper left corner at a place."""
    group = f"card {card.key}"
    sheet.put("ground", back, x + CARD_WIDE / 2, y + CARD_HIGH / 2)
    middle = x + 54
    sheet.put(group + " suit", heads.badge(card.suit, "", 74, words), middle, y + 62, heads.SHADOW)
    sign = _sign(card)
    if sign:
        sheet.put(group + " sign", sprite(sign, 72), middle, y + 160)
    left, room = x + 118, CARD_WIDE - 118 - 18
    size = 34
    while size > 18 and text_width(card.name, "title", size) > room:
        size -= 1
    sheet.text(group + " name", card.name, left, y + 40, face="title", size=size)
    _price(sheet, card, left, y + 92, words)
    if number > 1:
        sheet.text(
            group + " twins", f"×{number}", x + CARD_WIDE - 20, y + 92,
            face="number", size=44, fill=theme.ALARM, anchor="r",
        )  # fmt: skip
    top, most = (y + 136, 3) if card.cost or number > 1 else (y + 88, 4)
    for place, text in enumerate(wrap(summary(card, words), "plain", 25, room, most)):
        sheet.text(f"{group} line {place}", text, left, top + place * 27, size=25)


def _price(sheet: Sheet, card: Card, left: float, y: float, words: Words) -> None:
    """Show what crafting a card costs, and the points it scores."""
    group, right = f"card {card.key}", left
    for place, suit in enumerate(card.cost):
        box = _cost(sheet, f"{group} cost {place}", suit, left + 23 + place * 52, y, words)
        right = box.right + 12
    if card.points:
        sheet.text(f"{group} points", f"+{card.points}", right + 6, y, face="number", size=46)


def _cost(sheet: Sheet, group: str, suit: str, x: float, y: float, words: Words) -> Box:
    if suit != "any":
        return sheet.put(group, heads.badge(suit, "", 46, words), x, y, heads.SHADOW)
    return sheet.put(group, sprite("cost-any", 46), x, y)


def _sign(card: Card) -> str:
    """Choose what is drawn under a card's suit."""
    if card.item is not None:
        return f"item-{card.item}"
    signs = {"ambush": "ambush", "dominance": "dominance", "immediate": "favor"}
    return signs.get(card.kind, "lasting")


def _card_back(suit: str, playable: bool, spendable: bool) -> Image.Image:
    """Return an empty card: its suit's tint at the left, and what marks it."""
    hue = theme.SUITS[suit]
    rim = RIM if playable else 0
    image = marks.card_back(CARD_WIDE, CARD_HIGH, RIM, playable, spendable=False).copy()
    line = theme.INK if playable else theme.RULE_LINE
    band = panel(94 - rim // 2, CARD_HIGH - 2 * rim - 6, 9, hue.tint, line, 0)
    image.alpha_composite(band, (rim + 3, rim + 3))
    return marks.with_corner(image) if spendable else image


def _plots(
    sheet: Sheet, view: RootView, plots: tuple[tuple[int, str], ...], words: Words, top: float
) -> None:
    """Lay out the viewer's facedown plots under the cards: where they lie, what they are."""
    if view.seat is None or not plots:
        return
    key = view.seats[view.seat].key
    line = top + PLOTS_TOP / 2
    sheet.put("plots", heads.tile("token-plot", key, 52, words), 48, line, heads.SHADOW)
    sheet.text("plots", words.say("hand-plots"), 88, line, face="title", size=40)
    for place, (clearing, kind) in enumerate(plots):
        x = 16 + place % ACROSS * (CARD_WIDE + GAP)
        y = top + PLOTS_TOP + (place // ACROSS + 0.5) * PLOT_HIGH
        back = panel(CARD_WIDE, PLOT_HIGH - 12, 14, theme.PAPER_LIGHT, theme.RULE_LINE, 3)
        sheet.put("ground", back, x + CARD_WIDE / 2, y)
        badge = heads.badge(view.clearing(clearing).suit, str(clearing), 84, words)
        sheet.put(f"plot badge {clearing}", badge, x + 54, y, heads.SHADOW)
        tile = heads.tile(f"token-{kind}", key, 64, words)
        box = sheet.put(f"plot {clearing}", tile, x + 140, y, heads.SHADOW)
        name = words.say(f"plot-{kind}")
        sheet.text(f"plot name {clearing}", name, box.right + 14, y, face="bold", size=36)


def _title(sheet: Sheet, view: RootView, words: Words) -> None:
    if view.seat is None:
        return
    seat = view.seats[view.seat]
    sheet.put("head", heads.head(seat.key, 76), 58, 52, heads.SHADOW)
    box = sheet.text("title", words.say("hand-title"), 112, 52, face="title", size=46)
    count = words.say("hand-count", n=len(view.hand))
    sheet.text("count", count, box.right + 26, 54, face="bold", size=38, fill=theme.FADED)
    held = {card_of(card).key for card in view.hand}
    marks.legend(
        sheet, words, WIDTH - 28, 54,
        playable=bool(held & view.playable), spendable=bool(held & view.spendable),
    )  # fmt: skip


def _what(card: Card, words: Words) -> str:
    """Describe a card's cost and yield in a few words."""
    if card.kind in ("ambush", "dominance"):
        return words.say(f"hand-what-{card.kind}")
    cost = " ".join(words.say(f"suit-{suit}") for suit in card.cost)
    if card.item is None:
        return words.say("hand-what-cost", cost=cost, gain=words.say("hand-gain-effect"))
    gain = words.say("hand-gain", item=words.say(f"item-{card.item}"), n=card.points)
    return words.say("hand-what-cost", cost=cost, gain=gain)
