"""Changes between two looks at the table: new pieces, ghosts of lost ones, gains, rule."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence

from PIL import Image

from engine.core.language.words import Words
from engine.core.seats import Seat
from engine.root.view import ClearingView, RootView
from render import theme
from render.boxes import Box, Placed
from render.canvas import has_drawing, kept, panel, sprite, with_shadow
from render.change_marks import cross_out, latest
from render.lettering import cap_middle, text_sprite
from render.root.board import sprites
from render.root.board.clearings import Keys
from render.root.board.geometry import Ground
from render.root.board.marks import free_spot, tether
from render.root.text.names import in_order, name_of
from render.theme import hue_of

_GHOST = 48

Pieces = Counter[tuple[int, str]]
"""Numbers of a place's pieces, by seat and kind."""


def pieces_of(clearing: ClearingView) -> Pieces:
    """Count all pieces in a clearing."""
    found: Pieces = Counter({(seat, "warrior"): n for seat, n in clearing.warriors})
    found.update((seat, "pawn") for seat in clearing.pawns)
    lying = (*clearing.standouts, *clearing.buildings, *clearing.tokens)
    found.update((owner, kind) for owner, kind in lying)
    return found


def fresh_since(before: RootView, after: RootView, place: int) -> frozenset[str]:
    """Return the names of new things in a place, as used by `lay_out_clearing`."""
    if place < 0:
        moved = [
            seat.key
            for seat, then in zip(after.seats, before.seats, strict=True)
            if seat.pawn == place != then.pawn
        ]
        return frozenset(f"pawn {key}" for key in moved)
    now = after.clearing(place)
    # The Burrow is there from when the Duchy is chosen, perhaps in a draft (19.8).
    then = before.clearing(place) if place <= len(before.clearings) else None
    names = {"rule"} if then is not None and now.ruler != then.ruler else set()
    for seat, kind in pieces_of(now) - (Pieces() if then is None else pieces_of(then)):
        if kind in ("warrior", "pawn"):
            word = "warriors" if kind == "warrior" else "pawn"
            names.add(f"{word} {after.side(seat).key}")
        else:
            names |= {f"building {kind}", f"token {kind}"}
    return frozenset(names)


def gains_of(before: RootView, after: RootView) -> Mapping[Seat, int]:
    """Return the points each seat has gained or lost."""
    return {
        seat.seat: seat.points - then.points
        for seat, then in zip(after.seats, before.seats, strict=True)
        if seat.points is not None and then.points is not None and seat.points != then.points
    }


def lost_since(view: RootView) -> Counter[tuple[int, Seat, str]]:
    """Count the removed pieces by place, seat and kind."""
    found: Counter[tuple[int, Seat, str]] = Counter()
    for change in view.changes:
        if change.kind == "remove" and change.seat is not None and change.to is not None:
            found[change.to, change.seat, change.piece or "warrior"] += max(1, change.count)
    return found


def lay_out_ghosts(
    view: RootView, ground: Ground, keys: Keys, taken: Sequence[Box]
) -> Iterator[Placed]:
    """Lay out pale, crossed pieces beside the clearings they were removed from."""
    occupied = list(taken)
    for (place, seat, kind), number in lost_since(view).items():
        image = ghost(kind, keys[seat], number)
        wide, high = image.width - 2 * sprites.SHADOW, image.height - 2 * sprites.SHADOW
        here = ground.place(place)
        found = free_spot(ground, place, wide, high, occupied)
        if found is not None:
            occupied.append(found)
            yield tether(here, found)
            yield Placed(f"ghost {kind} {keys[seat]} {place}", found, image)


@kept
def ghost(kind: str, key: str, number: int) -> Image.Image:
    """Return a pale piece, crossed out, on a plaque, with the number removed."""
    names = (f"building-{kind}", f"token-{kind}", f"item-{kind}")
    drawn = next((name for name in names if has_drawing(name)), None)
    face = sprites.head(key, _GHOST, 0) if drawn is None else sprite(drawn, _GHOST, hue_of(key))
    face = cross_out(face)
    text = text_sprite(f"−{number}", "number", 36, theme.ALARM)
    width = _GHOST + 16 + (text.width + 4 if number > 1 else 0)
    image = panel(width, _GHOST + 12, 14, theme.PAPER_LIGHT, hue_of(key).coat, 4).copy()
    image.alpha_composite(face, (8, 6))
    if number > 1:
        top = round((_GHOST + 12) / 2 - cap_middle("number", 36))
        image.alpha_composite(text, (_GHOST + 10, max(0, top)))
    return with_shadow(image, sprites.SHADOW)


def latest_ways(view: RootView) -> frozenset[tuple[Seat, int, int]]:
    """Return the latest moves, as many as a map can show."""
    return latest(
        [
            (change.seat, change.origin, change.to)
            for change in view.changes
            if change.kind == "move" and change.seat is not None
            if change.origin is not None and change.to is not None
        ]
    )


def since_lines(before: RootView, after: RootView, words: Words) -> Iterator[str]:
    """Return each seat's gain, and the clearings whose ruler has changed."""
    gains = gains_of(before, after)
    listed = [
        words.say("since-gain", who=name_of(seat, words), n=gains[seat.seat])
        for seat in in_order(after)
        if seat.seat in gains
    ]
    if listed:
        yield words.say("since-gains", gains=", ".join(listed))
    flips = []
    for now, then in zip(after.clearings, before.clearings, strict=False):
        if now.ruler != then.ruler:
            old, new = (
                words.say("focus-nobody") if each is None else name_of(after.side(each), words)
                for each in (then.ruler, now.ruler)
            )
            flips.append(words.say("since-flip", number=now.number, old=old, new=new))
    if flips:
        yield words.say("since-rule", flips="; ".join(flips))
