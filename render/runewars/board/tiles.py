"""Map tiles to be laid, before they are turned."""

from __future__ import annotations

from PIL import Image

from engine.runewars.data.tiles import AREAS, TILES
from engine.runewars.pieces import RESOURCES
from render import theme
from render.canvas import kept, rasterise
from render.lettering import numeral
from render.runewars.board.borders import draw_border
from render.runewars.board.geometry import Ground
from render.runewars.board.scenery import draw_hex, outline
from render.runewars.board.seasons import SEASONS

_WIDE, _HIGH, _ROOM = 62.0, 44.0, 14.0
"""Half the size of a hex before it is scaled, and the room around the tile for its borders."""


@kept
def tile_picture(key: str, high: int, most: int) -> Image.Image:
    """Return a tile with the names of its areas, at most `high` by `most` in size."""
    areas = TILES[key].areas
    middles = Ground(0, _WIDE, _HIGH, (0.0, 0.0))
    flat = [middles.place(AREAS[area].hex) for area in areas]
    left, top = min(x for x, _ in flat) - _WIDE - _ROOM, min(y for _, y in flat) - _HIGH - _ROOM
    width = max(x for x, _ in flat) + _WIDE + _ROOM - left
    depth = max(y for _, y in flat) + _HIGH + _ROOM - top
    ground, look = Ground(0, _WIDE, _HIGH, (-left, -top)), SEASONS["spring"]
    plots = []
    for area in areas:
        food, wood, ore = (AREAS[area].yields[each] for each in RESOURCES)
        plots.append((AREAS[area].hex, (food, wood, ore), ""))
    rims = "".join(outline(ground.corners(at, -3)) for at, _, _ in plots)
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width:.0f} {depth:.0f}" '
        'stroke-linejoin="round" stroke-linecap="round" fill="none">',
        f'<path d="{rims}" fill="{theme.INK}"/>',
        *(part for plot in plots for part in draw_hex(ground, plot, look)),
        *(
            part
            for area, side, colour in TILES[key].borders
            for part in draw_border(ground, (AREAS[area].hex, side, colour), look, False)
        ),
        "</svg>",
    ]
    scale = min(high / depth, most / width)
    image = rasterise("".join(parts), round(width * scale))
    for area in areas:
        x, y = ground.place(AREAS[area].hex)
        name = numeral(AREAS[area].key, round(34 * scale), theme.INK, 2, "#fff9e8")
        corner = round(x * scale - name.width / 2), round(y * scale - name.height / 2)
        image.alpha_composite(name, (max(0, corner[0]), max(0, corner[1])))
    return image
