"""Pieces as sprites: heads on their discs, pawns, counted pieces, badges, shields and rings."""

from __future__ import annotations

from PIL import Image

from engine.core.language.words import Words
from render import theme
from render.canvas import (
    disc,
    drawing,
    has_drawing,
    kept,
    panel,
    rasterise,
    sprite,
    tint_style,
    with_shadow,
)
from render.change_marks import cross_out
from render.lettering import cap_middle, numeral, text_sprite
from render.root.board.measures import PLATE
from render.root.board.scenery import SHAPES
from render.root.text.names import suit_letter
from render.strokes import wobble
from render.theme import Hue, hue_of

SHADOW = 6
"""Width of a piece's shadow, in pixels."""
_GHOST = 48
"""Size of a removed piece."""
NOTHING = Image.new("RGBA", (1, 1))
"""An empty sprite for things that only take room."""


def art_of(key: str) -> str:
    """Return the drawing of a seat's head: twins share one."""
    if card := theme.hireling_card(key):
        return f"head-{_AKIN.get(card, card)}"
    return f"head-{key.rstrip('0123456789')}"


_AKIN = {
    "forest_patrol": "marquise", "last_dynasty": "eyrie", "spring_uprising": "alliance",
    "exile": "vagabond", "riverfolk_flotilla": "riverfolk", "warm_sun_prophets": "lizards",
    "sunward_expedition": "duchy", "corvid_spies": "corvids", "flame_bearers": "hundreds",
    "vault_keepers": "keepers",
}  # fmt: skip
"""Hirelings with the head of a faction that cannot be at the same table (19.6.5)."""


@kept
def head(key: str, size: int, shadow: int = SHADOW) -> Image.Image:
    """Return a head on a disc of its tint, ringed with its colour; a hireling's on a tile."""
    hue = hue_of(key)
    inner = size - max(6, size // 7)
    if theme.hireling_card(key):
        image = panel(size, size, size // 4, hue.coat, theme.INK, 2).copy()
        ground = panel(inner, inner, inner // 5, hue.tint, theme.INK, 1)
    else:
        image, ground = disc(size, hue.coat).copy(), disc(inner, hue.tint, theme.INK, 1)
    image.alpha_composite(ground, ((size - inner) // 2,) * 2)
    face = round(size * 0.76)
    image.alpha_composite(sprite(art_of(key), face, hue), ((size - face) // 2,) * 2)
    return with_shadow(image, shadow) if shadow else image


@kept
def pawn(key: str, size: int, shadow: int = SHADOW) -> Image.Image:
    """Return a pawn: the head on a disc with a pointed foot."""
    hue = hue_of(key)
    image = sprite("pawn", size, hue).copy()
    face = round(size * 0.6)
    image.alpha_composite(
        sprite(art_of(key), face, hue), ((size - face) // 2, round(size * 0.445 - face / 2))
    )
    return with_shadow(image, shadow) if shadow else image


def badge(suit: str, text: str, width: int, words: Words) -> Image.Image:
    """Return a suit's badge with a number on it, or with the suit's letter.

    The suit shows in the outline, which has the ears of its animal, as well as in the colour; a
    letter beside a number would be taken for that of a faction.
    """
    return _badge(suit, text or suit_letter(suit, words), width)


@kept
def _badge(suit: str, text: str, width: int) -> Image.Image:
    hue = theme.SUITS[suit]
    image = sprite(f"suit-{suit}", width, hue).copy()
    size = round(width * 0.64)
    line = round(width * 0.545 - cap_middle("number", size))
    letters = text_sprite(text, "number", size, hue.text)
    letters = letters.crop((0, max(0, -line), letters.width, min(letters.height, width - line)))
    image.alpha_composite(letters, ((width - letters.width) // 2, max(0, line)))
    return with_shadow(image, SHADOW)


@kept
def shield(hue: Hue, letter: str, size: int) -> Image.Image:
    """Return the shield of a ruler, with the faction's letter; `=` where rule is tied."""
    image = sprite("shield", size, hue).copy()
    text = text_sprite(letter, "number", round(size * 0.86), hue.text)
    top = round(size * 0.46 - cap_middle("number", round(size * 0.86)))
    image.alpha_composite(text, ((size - text.width) // 2, max(0, top)))
    return with_shadow(image, SHADOW)


def ring(number: int, keys: tuple[str, ...], zoom: float = 1.0) -> Image.Image:
    """Return the ring of a clearing: whole in the ruler's colour, dashed in those of a tie."""
    return _ring(number % SHAPES, keys, zoom)


@kept
def _ring(shape: int, keys: tuple[str, ...], zoom: float) -> Image.Image:
    side, middle = 2 * PLATE + 20, PLATE + 10
    whole = wobble((middle, middle), PLATE - 6.5, f"plate {shape}", 0.018, 10)
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {side} {side}" fill="none">',
    ]
    if len(keys) == 1:
        parts.append(f'<path d="{whole}" stroke="{theme.INK}" stroke-width="18"/>')
        parts.append(f'<path d="{whole}" stroke="{hue_of(keys[0]).coat}" stroke-width="13"/>')
    else:
        dash = 21.5
        for place, key in enumerate(keys):
            gap = dash * (2 * len(keys) - 1)
            for colour, width, more in ((theme.INK, 16, 5), (hue_of(key).coat, 11, 0)):
                parts.append(
                    f'<path d="{whole}" stroke="{colour}" stroke-width="{width}"'
                    f' stroke-dasharray="{dash + more} {gap - more}"'
                    f' stroke-dashoffset="{-place * 2 * dash + more / 2}"/>'
                )
    parts.append("</svg>")
    return rasterise("".join(parts), round(side * zoom))


def tile(name: str, key: str, size: int, words: Words) -> Image.Image:
    """Return a building, token or ruin on its shadow, in its owner's colour."""
    return with_letter(name, size, hue_of(key) if key else None, SHADOW, words)


_LETTERED = {
    "token-flower": (32.0, 17, False), "building-garden": (21.5, 16, True),
    "token-post": (38.5, 16, True),
}  # fmt: skip
"""Letters on drawings of a suit: position, size, and True if on the suit's own colour."""


def with_letter(name: str, size: int, hue: Hue | None, shadow: int, words: Words) -> Image.Image:
    """Return a drawing, with its suit's letter in the reader's language if it has one."""
    kind, _, suit = name.partition("_")
    letter = suit_letter(suit, words) if kind in _LETTERED else ""
    if not letter or letter == theme.SUITS[suit].letter:
        return sprite(name, size, hue, shadow)
    return _relettered(name, size, hue, shadow, letter)


@kept
def _relettered(name: str, size: int, hue: Hue | None, shadow: int, letter: str) -> Image.Image:
    """Return such a drawing with its letter replaced."""
    style = ("" if hue is None else tint_style(hue)) + " .letter{stroke:none}"
    image = rasterise(drawing(name), size, style)
    kind, _, suit = name.partition("_")
    line, high, on_suit = _LETTERED[kind]
    fill = theme.SUITS[suit].text if on_suit else theme.INK
    text = numeral(letter, round(high * 1.35 * size / 64), fill, 0)
    x, y = (size - text.width) / 2, line * size / 64 - text.height / 2
    image.alpha_composite(text, (max(0, round(x)), max(0, round(y))))
    return with_shadow(image, shadow) if shadow else image


@kept
def ghost(kind: str, key: str, number: int) -> Image.Image:
    """Return a pale piece, crossed out, on a plaque, with the number removed."""
    names = (f"building-{kind}", f"token-{kind}", f"item-{kind}")
    drawn = next((name for name in names if has_drawing(name)), None)
    face = head(key, _GHOST, 0) if drawn is None else sprite(drawn, _GHOST, hue_of(key))
    face = cross_out(face)
    text = text_sprite(f"−{number}", "number", 36, theme.ALARM)
    width = _GHOST + 16 + (text.width + 4 if number > 1 else 0)
    image = panel(width, _GHOST + 12, 14, theme.PAPER_LIGHT, hue_of(key).coat, 4).copy()
    image.alpha_composite(face, (8, 6))
    if number > 1:
        top = round((_GHOST + 12) / 2 - cap_middle("number", 36))
        image.alpha_composite(text, (_GHOST + 10, max(0, top)))
    return with_shadow(image, SHADOW)


def lying(kind: str) -> str:
    """Return the drawing of a piece by its kind alone, as in a box on a board."""
    names = (f"{group}-{kind}" for group in ("building", "token", "item"))
    return next((name for name in names if has_drawing(name)), kind)


def count(number: int, size: int, outline: str = theme.INK) -> Image.Image:
    """Return the number for a piece."""
    return numeral(str(number), size, outline=outline)
