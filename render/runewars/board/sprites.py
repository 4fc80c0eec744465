"""Pieces as sprites: units on their bases, banners, strongholds, cities, runes, heroes, tokens."""

from __future__ import annotations

import math

from PIL import Image

from engine.runewars.view import DRAGON, FACEDOWN, FALSE
from render import theme
from render.canvas import disc, kept, panel, rasterise, sprite, with_shadow
from render.change_marks import cross_out
from render.lettering import cap_middle, fitting, numeral, text_sprite
from render.runewars.printed import UNITS, glyph_of
from render.theme import Hue

SHADOW = 4
"""Width of a piece's shadow, in pixels."""

BRICK = "#6b2f14"
"""Colour of a city's name, which tells it from the key of its area."""
_NAME = 2.6
"""Greatest width of a city's name, as a share of the city's height."""

_TOKENS = {
    "dragon_throne": "rune-dragon",
    "village_food": "food",
    "village_wood": "wood",
    "village_ore": "ore",
}
"""Drawing on an exploration token that counts as a rune or yields something."""

_FACE = {
    "triangle": (0.6, 0.6),
    "circle": (0.7, 0.5),
    "rectangle": (0.76, 0.5),
    "hexagon": (0.74, 0.5),
}
"""By base: the size of the drawing on it, and the position of its middle."""


@kept
def unit(number: int, hue: Hue, size: int, routed: bool = False) -> Image.Image:
    """Return a unit on its base; a routed one lies on its side, drained of colour."""
    dye = Hue(hue.tint, "#b8ab93", hue.tint, hue.letter, theme.INK) if routed else hue
    shape = UNITS[number].shape
    image = sprite(f"base-{shape}", size, dye).copy()
    share, line = _FACE[shape]
    face = sprite(glyph_of(number), max(6, round(size * share)))
    top = round(size * line - face.height / 2)
    image.alpha_composite(face, (round((size - face.width) / 2), max(0, top)))
    return image.rotate(-90) if routed else image


@kept
def banner(faction: str, text: str, high: int) -> Image.Image:
    """Return a badge in a faction's colour with its sign and, if any, a text."""
    hue, size = theme.army_of(faction), round(high * 0.98)
    letters = text_sprite(text, "number", size, hue.text) if text else None
    width = high + (letters.width + round(high * 0.1) if letters else 0)
    image = panel(width, high, round(high * 0.24), hue.coat, theme.INK, max(2, high // 16)).copy()
    white = Hue(theme.PAPER_LIGHT, hue.tint, hue.tint, hue.letter, theme.INK)
    sign = sprite(f"sign-{faction or 'neutral'}", round(high * 0.8), white)
    image.alpha_composite(sign, ((high - sign.width) // 2,) * 2)
    if letters:
        top = round(high / 2 - cap_middle("number", size))
        letters = letters.crop((0, max(0, -top), letters.width, min(letters.height, high - top)))
        image.alpha_composite(letters, (high, max(0, top)))
    return image


@kept
def label(text: str, size: int) -> Image.Image:
    """Return the name of an area: ink on a light rim."""
    return numeral(text, size, theme.INK, max(2, size // 10), "#fff9e8")


@kept
def stronghold(hue: Hue, damaged: bool, development: bool, size: int) -> Image.Image:
    """Return a stronghold, with a flag for a development."""
    image = sprite("stronghold-damaged" if damaged else "stronghold", size, hue).copy()
    if development:
        flag = sprite("development", round(size * 0.5), theme.NEUTRAL)
        image.alpha_composite(flag, (size - flag.width, 0))
    return image


@kept
def city(name: str, high: int) -> Image.Image:
    """Return a city: roofs above its name in capitals, which phones show best."""
    size = fitting(name.upper(), "number", round(high * 0.84), 11, high * _NAME)
    letters = numeral(name.upper(), size, BRICK, max(2, size // 10), "#fff9e8")
    roofs = sprite("city", round(high * 0.82))
    image = Image.new("RGBA", (max(roofs.width, letters.width), high))
    image.alpha_composite(roofs, ((image.width - roofs.width) // 2, 0))
    image.alpha_composite(letters, ((image.width - letters.width) // 2, high - letters.height))
    return image


@kept
def rune(kind: str, private: bool, size: int) -> Image.Image:
    """Return a rune token; an eye marks one whose face only the viewer was shown."""
    name = {DRAGON: "rune-dragon", FALSE: "rune-false"}.get(kind, "rune")
    image = sprite(name, size).copy()
    if private:
        eye = sprite("eye", round(size * 0.56))
        image.alpha_composite(eye, (size - eye.width, size - eye.height))
    return image


@kept
def home_marker(text: str, size: int) -> Image.Image:
    """Return the banner of a home realm to come, with the number of its place."""
    image = sprite("home-marker", size).copy()
    letter = numeral(text, round(size * 0.7), theme.INK, 0)
    corner = round(size * 0.56 - letter.width / 2), round(size * 0.36 - letter.height / 2)
    image.alpha_composite(letter, corner)
    return image


@kept
def exploration(key: str, name: str, size: int) -> Image.Image:
    """Return an exploration token; a faceup one shows what it is, or the letter of its name."""
    image = sprite("exploration", size, look="grey" if key == FACEDOWN else "").copy()
    if key != FACEDOWN:
        art = _TOKENS.get(key)
        face = (
            sprite(art, round(size * 0.72))
            if art
            else numeral(name[0], round(size * 0.7), stroke=3)
        )
        image.alpha_composite(face, ((size - face.width) // 2, max(0, (size - face.height) // 2)))
    return image


@kept
def hero(hue: Hue, number: int, routed: bool, size: int) -> Image.Image:
    """Return a hero's pawn with its faction's letter, or the number of several heroes."""
    dye = Hue(hue.tint, "#b8ab93", hue.tint, hue.letter, theme.INK) if routed else hue
    image = sprite("hero", size, dye).copy()
    letter = numeral(hue.letter, round(size * 0.52), dye.text, 0)
    top = round(size * 0.68 - letter.height / 2)
    image.alpha_composite(letter, ((size - letter.width) // 2, top))
    image = image.rotate(-90) if routed else image
    if number > 1:
        count = numeral(str(number), round(size * 0.56), stroke=3)
        image.alpha_composite(count, (max(0, size - count.width), max(0, size - count.height)))
    return image


@kept
def seal(hues: tuple[Hue, ...], size: int) -> Image.Image:
    """Return the activation tokens of an area as one seal: a sector for each seat."""
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" stroke="{theme.INK}"'
        ' stroke-width="3" stroke-linejoin="round">'
    ]
    share = math.tau / len(hues)
    for place, hue in enumerate(hues):
        start = place * share - math.pi / 2 - (share / 2 if len(hues) == 2 else 0)
        x1, y1 = 32 + 30 * math.cos(start), 32 + 30 * math.sin(start)
        x2, y2 = 32 + 30 * math.cos(start + share), 32 + 30 * math.sin(start + share)
        big = int(share > math.pi)
        parts.append(
            f'<path fill="{hue.coat}" d="M32 32L{x1:.2f} {y1:.2f}'
            f'A30 30 0 {big} 1 {x2:.2f} {y2:.2f}Z"/>'
            if len(hues) > 1
            else f'<circle fill="{hue.coat}" cx="32" cy="32" r="30"/>'
            '<circle fill="none" stroke-dasharray="6 5" cx="32" cy="32" r="23"/>'
        )
    image = rasterise("".join([*parts, "</svg>"]), size)
    far = 0.0 if len(hues) == 1 else size * 0.26
    high = round(size * (0.62, 0.42, 0.36, 0.36)[len(hues) - 1])
    for place, hue in enumerate(hues):
        angle = (place + 0.5) * share - math.pi / 2 - (share / 2 if len(hues) == 2 else 0)
        letter = numeral(hue.letter, high, hue.text, 0)
        x = size / 2 + far * math.cos(angle) - letter.width / 2
        y = size / 2 + far * math.sin(angle) - letter.height / 2
        image.alpha_composite(letter, (max(0, round(x)), max(0, round(y))))
    return image


@kept
def lost(hue: Hue, number: int, size: int) -> Image.Image:
    """Return a plaque with the number of units lost."""
    text = text_sprite(f"−{number}", "number", round(size * 0.9), theme.ALARM)
    edge = round(size * 0.12)
    image = panel(text.width + 2 * edge, size, 8, theme.PAPER_LIGHT, hue.coat, 4).copy()
    top = round(size / 2 - cap_middle("number", round(size * 0.9)))
    image.alpha_composite(text, (edge, max(0, top)))
    return image


@kept
def ghost(number: int, hue: Hue, count: int, size: int) -> Image.Image:
    """Return a destroyed unit, pale and crossed out, with the number destroyed."""
    text = text_sprite(f"−{count}", "number", round(size * 0.8), theme.ALARM)
    wide = size + (text.width + round(size * 0.1) if count > 1 else 0)
    image = panel(wide, size, round(size * 0.2), theme.PAPER_LIGHT, hue.coat, 3).copy()
    inner = round(size * 0.8)
    edge = (size - inner) // 2
    image.alpha_composite(cross_out(unit(number, hue, inner)), (edge, edge))
    if count > 1:
        top = round(size / 2 - cap_middle("number", round(size * 0.8)))
        text = text.crop((0, max(0, -top), text.width, min(text.height, size - top)))
        image.alpha_composite(text, (size - 2, max(0, top)))
    return image


@kept
def sign(faction: str, size: int, shadow: int = SHADOW) -> Image.Image:
    """Return a faction's sign on a disc of its tint, ringed with its colour."""
    hue = theme.army_of(faction)
    image = disc(size, hue.coat).copy()
    inner = size - max(6, size // 7)
    image.alpha_composite(disc(inner, hue.tint, theme.INK, 1), ((size - inner) // 2,) * 2)
    face = round(size * 0.64)
    if faction in theme.ARMIES:
        image.alpha_composite(sprite(f"sign-{faction}", face, hue), ((size - face) // 2,) * 2)
    return with_shadow(image, shadow) if shadow else image


@kept
def order(number: int, high: int, look: str = "") -> Image.Image:
    """Return an order card with its number; a used one is grey, a sealed one golden."""
    grey = look == "grey"
    wide = round(high * 0.8)
    face = {"grey": "#d8d0bf", "sealed": theme.GOLD}.get(look, theme.PAPER_LIGHT)
    image = panel(wide, high, round(high * 0.16), face, theme.INK, 3).copy()
    fill = theme.FADED if grey else theme.INK
    text = numeral(str(number), round(high * 0.92), fill, 0)
    image.alpha_composite(text, ((wide - text.width) // 2, (high - text.height) // 2))
    return image


def order_sign(art: str, high: int) -> Image.Image:
    """Return a card with an order's effect, for use beside its number."""
    image = panel(high, high, round(high * 0.16), theme.PAPER_LIGHT, theme.INK, 4).copy()
    drawn = sprite(art, round(high * 0.82), theme.NEUTRAL)
    image.alpha_composite(drawn, ((high - drawn.width) // 2, (high - drawn.height) // 2))
    return image


@kept
def ring(wide: int, high: int, colour: str, alarm: bool = False, zoom: float = 1.0) -> Image.Image:
    """Return the ring in the controller's colour for a hex, given half its width and height."""

    def corners(inset: float) -> str:
        w, h = wide - inset * wide / high * 1.12, high - inset
        points = ((-w / 2, -h), (w / 2, -h), (w, 0), (w / 2, h), (-w / 2, h), (-w, 0))
        return "M" + "L".join(f"{x + wide:.1f} {y + high:.1f}" for x, y in points) + "Z"

    dash = ' stroke-dasharray="20 13"' if alarm else ""
    return rasterise(
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {2 * wide} {2 * high}" fill="none"'
        f' stroke-linejoin="round"><path d="{corners(7.5)}" stroke="{theme.INK}"'
        f' stroke-width="{9 if not alarm else 11}"{dash}/>'
        f'<path d="{corners(7.5)}" stroke="{colour}" stroke-width="6"{dash}/></svg>',
        round(2 * wide * zoom),
    )
