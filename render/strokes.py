"""Hand-drawn lines and shapes as SVG text: uneven rounds, smooth curves, trees."""

from __future__ import annotations

import math
from collections.abc import Sequence
from random import Random

from render.boxes import Point


def wobble(middle: Point, radius: float, seed: str, depth: float = 0.025, count: int = 11) -> str:
    """Write a closed, slightly uneven round shape as path data."""
    chance = Random(seed)
    points = []
    for step in range(count):
        angle = (step + chance.uniform(-0.2, 0.2)) / count * math.tau
        far = radius * (1 + chance.uniform(-depth, depth))
        points.append((middle[0] + far * math.cos(angle), middle[1] + far * math.sin(angle)))
    return smooth(points, closed=True)


def smooth(points: Sequence[Point], closed: bool = False) -> str:
    """Write a smooth curve through points as path data (Catmull-Rom)."""
    count = len(points)

    def at(index: int) -> Point:
        return points[index % count] if closed else points[min(max(index, 0), count - 1)]

    data = [f"M{points[0][0]:.1f} {points[0][1]:.1f}"]
    for index in range(count if closed else count - 1):
        before, start, end, after = (at(index + step) for step in (-1, 0, 1, 2))
        data.append(
            f"C{start[0] + (end[0] - before[0]) / 6:.1f} {start[1] + (end[1] - before[1]) / 6:.1f}"
            f" {end[0] - (after[0] - start[0]) / 6:.1f} {end[1] - (after[1] - start[1]) / 6:.1f}"
            f" {end[0]:.1f} {end[1]:.1f}"
        )
    return "".join(data) + ("Z" if closed else "")


def crown(x: float, y: float, size: float, flat: str, shade: str, line: str) -> str:
    """Draw a leafy crown with its shade and a highlight."""
    seed = f"{x:.0f} {y:.0f}"
    whole = wobble((x, y), size, seed, 0.07, 9)
    lit = wobble((x - size * 0.1, y - size * 0.14), size * 0.78, seed, 0.09, 9)
    return (
        f'<path d="{whole}" fill="{shade}" stroke="{line}" stroke-width="2.500"/>'
        f'<path d="{lit}" fill="{flat}"/>'
        f'<path d="M{x - size * 0.5:.1f} {y - size * 0.28:.1f}q{size * 0.16:.1f} {-size * 0.3:.1f}'
        f' {size * 0.48:.1f} {-size * 0.3:.1f}" stroke="#fff" stroke-opacity=".22"'
        ' stroke-width="3.5"/>'
    )


def pine(x: float, y: float, size: float, flat: str, shade: str, line: str) -> str:
    """Draw a conifer of two tiers, one side shaded."""
    width, top, foot = size * 0.82, y - size * 1.35, y + size * 0.85
    middle = y - size * 0.15
    left = (
        f"M{x:.1f} {top:.1f}L{x - width * 0.68:.1f} {middle:.1f}L{x - width * 0.4:.1f} {middle:.1f}"
        f"L{x - width:.1f} {foot:.1f}Q{x:.1f} {foot + 7:.1f} {x + width:.1f} {foot:.1f}"
        f"L{x + width * 0.4:.1f} {middle:.1f}L{x + width * 0.68:.1f} {middle:.1f}Z"
    )
    dark = (
        f"M{x:.1f} {top + 3:.1f}L{x + width * 0.68:.1f} {middle:.1f}L{x + width * 0.4:.1f}"
        f" {middle:.1f}L{x + width:.1f} {foot:.1f}Q{x + width * 0.5:.1f} {foot + 5:.1f}"
        f" {x + 2:.1f} {foot + 3:.1f}Z"
    )
    return (
        f'<path d="{left}" fill="{flat}" stroke="{line}" stroke-width="2.500"/>'
        f'<path d="{dark}" fill="{shade}" fill-opacity=".75"/>'
    )


def peak(x: float, y: float, size: float) -> str:
    """Draw a bare rock with a snowy top, one side shaded."""
    wide, top, foot = size * 1.05, y - size * 1.25, y + size * 0.8
    whole = f"M{x - wide:.1f} {foot:.1f}L{x:.1f} {top:.1f}L{x + wide:.1f} {foot:.1f}Z"
    dark = f"M{x:.1f} {top:.1f}L{x + wide:.1f} {foot:.1f}H{x + wide * 0.1:.1f}Z"
    edge = top + size * 0.62
    snow = (
        f"M{x:.1f} {top:.1f}L{x + wide * 0.3:.1f} {edge:.1f}L{x + wide * 0.1:.1f}"
        f" {edge - size * 0.14:.1f}L{x - wide * 0.06:.1f} {edge + size * 0.08:.1f}"
        f"L{x - wide * 0.3:.1f} {edge:.1f}Z"
    )
    return (
        f'<path d="{whole}" fill="#b5ab97"/><path d="{dark}" fill="#8d8372"/>'
        f'<path d="{snow}" fill="#f4f1e6"/>'
        f'<path d="{whole}" stroke="#5f5749" stroke-width="2.500"/>'
    )


def towards(start: Point, end: Point, share: float) -> Point:
    """Return the point at a share of the way from one point to another."""
    return start[0] + (end[0] - start[0]) * share, start[1] + (end[1] - start[1]) * share
