"""A hand as cards: suit, cost, name and our own line; playable and spendable ones stand out."""

from __future__ import annotations

from collections import Counter

from engine.core.language.words import Words
from engine.root.view import Card, CorvidsView, RootView
from render import theme
from render.boxes import Sheet, paint
from render.canvas import Picture, blank, panel, sprite
from render.layout import card_marks
from render.layout.cards import ACROSS, CARD_WIDE, EDGE, GAP, WIDE, Face, lay_out_faces
from render.layout.larger_text import grow
from render.layout.parts import Break, cuts_for
from render.layout.versus import Part
from render.root.board import sprites
from render.root.printed import card_of

TOP = 100
PLOTS_TOP, PLOT_HIGH = 76, 108


def hand_picture(view: RootView, words: Words, cards: Words, large: bool = False) -> Picture:
    """Draw the viewer's own hand."""
    breaks: list[Break] = []
    sheet, high = lay_out_hand(view, words, cards, breaks)
    placed = grow(sheet.placed, WIDE, high) if large else sheet.placed
    image = paint(blank(WIDE, high), placed)
    return Picture(image, hand_alt(view, words), cuts=cuts_for(high, breaks))


def lay_out_hand(
    view: RootView, words: Words, cards: Words, breaks: list[Break] | None = None
) -> tuple[Sheet, int]:
    """Lay out the viewer's own hand, twins once with their number; return its height.

    `words` are those of the picture, `cards` the game's, with the cards' texts. The heights at
    which the picture may be cut are added to `breaks`.
    """
    breaks, title = [] if breaks is None else breaks, words.say("hand-title")
    twins = Counter(card_of(card).key for card in view.hand)
    kinds = list(dict.fromkeys(card_of(card) for card in view.hand))
    kinds.sort(
        key=lambda card: (
            card.key not in view.playable, card.key not in view.spendable, card.suit, card.name,
        )
    )  # fmt: skip
    sheet = Sheet()
    top = _title(sheet, view, words)
    if not kinds:
        sheet.text("empty", words.say("hand-empty"), 40, top + 50, face="serif", size=40)
        top += 110
    faces = [face_of(view, card, twins[card.key], words, cards) for card in kinds]
    below = lay_out_faces(sheet, faces, top, between=lambda y: breaks.append((y, title)))
    if own_plots(view):
        breaks.append((below + 2, words.say("hand-plots")))
    return sheet, round(_plots(sheet, view, own_plots(view), words, below) + 8)


def hand_alt(view: RootView, words: Words) -> str:
    """Describe the hand, and for the Corvids also their facedown plots."""
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
    """Describe a card's effect in one line, in the game's own words."""
    return words.say(f"card-{card.key.replace('_', '-')}")


def face_of(view: RootView, card: Card, number: int, words: Words, cards: Words) -> Face:
    """Return the content of a card."""
    signs = [Part(sprites.badge(card.suit, "", 72, words), shadow=sprites.SHADOW)]
    price = [_cost(suit, words) for suit in card.cost]
    if card.points:
        price.append(Part(None, f"+{card.points}"))
    return Face(
        f"card {card.key}", card.name, summary(card, cards),
        [*signs, Part(sprite(sign_of(card), 66))], price, "", number,
        card.key in view.playable, card.key in view.spendable, theme.SUITS[card.suit].tint,
    )  # fmt: skip


def _cost(suit: str, words: Words) -> Part:
    if suit != "any":
        return Part(sprites.badge(suit, "", 44, words), shadow=sprites.SHADOW)
    return Part(sprite("cost-any", 44))


def sign_of(card: Card) -> str:
    """Return the drawing under a card's suit."""
    if card.item is not None:
        return f"item-{card.item}"
    signs = {"ambush": "ambush", "dominance": "dominance", "immediate": "favor"}
    return signs.get(card.kind, "lasting")


def _plots(
    sheet: Sheet, view: RootView, plots: tuple[tuple[int, str], ...], words: Words, top: float
) -> float:
    """Lay out the viewer's facedown plots, with clearing and type; return their lower end."""
    if view.seat is None or not plots:
        return top
    key = view.seats[view.seat].key
    line = top + PLOTS_TOP / 2
    sheet.put("plots", sprites.tile("token-plot", key, 52, words), 48, line, sprites.SHADOW)
    sheet.text("plots", words.say("hand-plots"), 88, line, face="title", size=40)
    for place, (clearing, kind) in enumerate(plots):
        x = EDGE + place % ACROSS * (CARD_WIDE + GAP)
        y = top + PLOTS_TOP + (place // ACROSS + 0.5) * PLOT_HIGH
        back = panel(CARD_WIDE, PLOT_HIGH - 12, 14, theme.PAPER_LIGHT, theme.RULE_LINE, 3)
        sheet.put("ground", back, x + CARD_WIDE / 2, y)
        badge = sprites.badge(view.clearing(clearing).suit, str(clearing), 84, words)
        sheet.put(f"plot badge {clearing}", badge, x + 54, y, sprites.SHADOW)
        tile = sprites.tile(f"token-{kind}", key, 64, words)
        box = sheet.put(f"plot {clearing}", tile, x + 140, y, sprites.SHADOW)
        name = words.say(f"plot-{kind}")
        sheet.text(f"plot name {clearing}", name, box.right + 14, y, face="bold", size=36)
    return top + PLOTS_TOP + -(-len(plots) // ACROSS) * PLOT_HIGH


def _title(sheet: Sheet, view: RootView, words: Words) -> float:
    """Write the hand's owner and the meaning of its marks; return their lower end."""
    if view.seat is None:
        return TOP
    seat = view.seats[view.seat]
    sheet.put("head", sprites.head(seat.key, 76), 58, 50, sprites.SHADOW)
    box = sheet.text("title", words.say("hand-title"), 112, 50, face="title", size=46)
    count = words.say("hand-count", n=len(view.hand))
    sheet.text("count", count, box.right + 26, 52, face="bold", size=38, fill=theme.FADED)
    held = {card_of(card).key for card in view.hand}
    played, spent = bool(held & view.playable), bool(held & view.spendable)
    bottom = card_marks.legend(sheet, words, 24, TOP - 4, playable=played, spendable=spent)
    return bottom + (10 if played or spent else 4)


def _what(card: Card, words: Words) -> str:
    """Describe a card's cost and yield in a few words."""
    if card.kind in ("ambush", "dominance"):
        return words.say(f"hand-what-{card.kind}")
    cost = " ".join(words.say(f"suit-{suit}") for suit in card.cost)
    if card.item is None:
        return words.say("hand-what-cost", cost=cost, gain=words.say("hand-gain-effect"))
    gain = words.say("hand-gain", item=words.say(f"item-{card.item}"), n=card.points)
    return words.say("hand-what-cost", cost=cost, gain=gain)
