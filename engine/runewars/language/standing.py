"""Everybody's standing: dragon runes as far as the viewer knows, areas, strongholds, the year."""

from __future__ import annotations

from engine.core.language.words import Words
from engine.core.seats import Seat
from engine.runewars.language.labels import LABELS
from engine.runewars.view import DRAGON, FACEDOWN, RunewarsView

THRONE = "dragon_throne"
"""An exploration token that counts as a dragon rune."""


def runes_known(view: RunewarsView, seat: Seat) -> tuple[int, int]:
    """Count a seat's dragon runes that the viewer knows, and its tokens that may be runes."""
    held = [area for area in view.areas if area.controller == seat]
    dragons = sum((a.rune == DRAGON) + (a.exploration == THRONE) for a in held)
    return dragons, sum(area.rune == FACEDOWN for area in held)


def status(view: RunewarsView, words: Words) -> str:
    """Write how many of the dragon runes to win the viewer holds, and their influence."""
    if view.seat is None or not view.year:
        return ""
    dragons, unknown = runes_known(view, view.seat)
    influence = view.seats[view.seat].influence
    needed = view.runes_to_win
    enough = "yes" if dragons >= needed else "no"
    return words.say(
        "status", count=dragons, enough=enough, unknown=unknown, needed=needed, influence=influence
    )


def standing_lines(view: RunewarsView, words: Words) -> list[str]:
    """Write how to win, then each seat's standing, in play order."""
    if not view.year:
        return []
    lines = [words.say("standing", year=view.year, needed=view.runes_to_win)]
    for seat in view.order:
        dragons, unknown = runes_known(view, seat)
        lines.append(
            words.say(
                "standing-seat",
                who=LABELS.write("Seat", seat, words, view),
                you="yes" if seat == view.seat else "no",
                count=dragons,
                unknown=unknown,
                areas=sum(area.controller == seat for area in view.areas),
                strongholds=view.seats[seat].strongholds,
                influence=view.seats[seat].influence,
            )
        )
    return lines
