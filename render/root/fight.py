"""Past battles: dice, hits and losses by side, as a small picture and in words."""

from __future__ import annotations

from collections.abc import Iterator

from PIL import Image

from engine.core.language.words import Words
from engine.core.seats import Seat
from engine.root.view import ClergyView, FightView, RootView
from render import theme
from render.canvas import Picture, has_drawing, kept, sprite
from render.change_marks import cross_out
from render.layout.versus import Part, Row, Side, Versus, stack, versus_image
from render.lettering import cap_middle, text_sprite
from render.root.board import sprites
from render.root.printed import card_of
from render.root.question import place_name
from render.root.text.names import name_of
from render.theme import Hue, hue_of

MOST_SHOWN = 3
_DIE, _PIECE, _FACE = 84, 62, 84


def outcome_picture(view: RootView, words: Words) -> Picture | None:
    """Draw the latest battles, the viewer's own before others'; None without one."""
    own = [each for each in view.fights if view.seat in (each.attacker, each.defender)]
    shown = (own or list(view.fights))[-MOST_SHOWN:]
    if not shown:
        return None
    image = stack([versus_image(card_of_fight(view, each, words)) for each in shown])
    text = " ".join(fight_line(view, each, words) for each in shown)
    return Picture(image, text)


def card_of_fight(view: RootView, fight: FightView, words: Words) -> Versus:
    """Lay out a battle as a card."""
    title = words.say("fight-title", place=place_name(view, fight.clearing, words))
    sides = fight.attacker, fight.defender
    return Versus(
        sprite("battle", 52),
        title,
        (side_of(view, sides[0], words), side_of(view, sides[1], words)),
        [*_before(fight, words), *_rolled(view, fight, words), _losses(view, fight, words)],
    )


def side_of(view: RootView, seat: Seat, words: Words) -> Side:
    """Return a side's head, name and colour."""
    shown = view.side(seat)
    face = sprites.head(shown.key, _FACE)
    return Side(face, name_of(shown, words), hue_of(shown.key), sprites.SHADOW)


def _before(fight: FightView, words: Words) -> Iterator[Row]:
    """Show an ambush, and whether it was foiled (Law 4.3.1)."""
    if fight.ambush is None:
        return
    badge = sprites.badge(card_of(fight.ambush).suit, "", 56, words)
    foiled = [Part(sprite("ambush", 60), words.say("fight-foiled"))] if fight.foiled else []
    cards = [Part(sprite("ambush", 60)), Part(badge, shadow=sprites.SHADOW)]
    yield Row(words.say("fight-ambush"), foiled, cards)


def _rolled(view: RootView, fight: FightView, words: Words) -> Iterator[Row]:
    """Show the dice, and the final hits dealt by each side (4.3.2 to 4.3.5)."""
    if fight.rolls is None:
        return
    keys = [view.side(seat).key for seat in (fight.attacker, fight.defender)]
    dice = [[Part(die(roll, hue_of(key)))] for roll, key in zip(fight.rolls, keys, strict=True)]
    yield Row(words.say("fight-dice"), *dice)
    hits = [[Part(sprite("battle", 44), str(number))] for number in fight.hits]
    yield Row(words.say("fight-hits"), *hits)


def _losses(view: RootView, fight: FightView, words: Words) -> Row:
    return Row(
        words.say("fight-lost"),
        list(_lost(view, fight, fight.attacker)),
        list(_lost(view, fight, fight.defender)),
    )


def _lost(view: RootView, fight: FightView, seat: Seat) -> Iterator[Part]:
    key = view.side(seat).key
    gone = [(piece, count) for owner, piece, count in fight.lost if owner == seat]
    for piece, count in gone:
        yield Part(cross_out(_piece(piece, key)), f"−{count}", theme.ALARM)
    others = [(owner, count) for side, owner, count in fight.fell_for if side == seat]
    for owner, count in others:
        head = sprites.head(view.side(owner).key, _PIECE, 0)
        yield Part(cross_out(head), f"−{count}", theme.ALARM)
    if not gone and not others:
        yield Part(None, "…" if owes_losses(view, fight, seat) else "0", theme.FADED)


def owes_losses(view: RootView, fight: FightView, seat: Seat) -> bool:
    """Return whether a side was hit and has lost nothing: it is still choosing its losses."""
    hits = fight.hits[1 if seat == fight.attacker else 0]
    if not hits or fight.settled or is_spared(view, fight, seat):
        return False
    return not any(owner == seat for owner, _, _ in fight.lost)


def is_spared(view: RootView, fight: FightView, seat: Seat) -> bool:
    """Return whether the other side's Mercy takes nothing of a side (HCC.2.6.I)."""
    other = fight.defender if seat == fight.attacker else fight.attacker
    board = getattr(view.side(other), "board", None)
    return isinstance(board, ClergyView) and seat in board.penitent


def _piece(piece: str, key: str) -> Image.Image:
    """Draw a piece by its kind: a warrior as its faction's head."""
    name = sprites.lying(piece)
    if piece == "warrior" or not has_drawing(name):
        return sprites.head(key, _PIECE, 0)
    return sprite(name, _PIECE, hue_of(key))


@kept
def die(roll: int, hue: Hue) -> Image.Image:
    """Return a large die in a side's colour."""
    image = sprite("die", _DIE, hue).copy()
    text = text_sprite(str(roll), "number", 72, hue.text)
    top = round(_DIE / 2 - cap_middle("number", 72) - 3)
    image.alpha_composite(text, ((_DIE - text.width) // 2, max(0, top)))
    return image


# In words


def fight_line(view: RootView, fight: FightView, words: Words) -> str:
    """Tell a battle in a few sentences."""
    parts = [words.say("fight-title", place=place_name(view, fight.clearing, words)) + "."]
    if fight.ambush is not None:
        parts.append(
            words.say(
                "fight-ambush-told",
                card=card_of(fight.ambush).name,
                foiled="yes" if fight.foiled else "no",
            )
        )
    rolls = fight.rolls or (0, 0)
    for side, seat in enumerate((fight.attacker, fight.defender)):
        lost = ", ".join(_losses_told(view, fight, seat, words))
        none = words.say("fight-owed" if owes_losses(view, fight, seat) else "text-none")
        parts.append(
            words.say(
                "fight-side",
                who=name_of(view.side(seat), words),
                rolled="no" if fight.rolls is None else "yes",
                die=rolls[side],
                hits=fight.hits[side],
                lost=lost or none,
            )
        )
    return " ".join(parts)


def _losses_told(view: RootView, fight: FightView, seat: Seat, words: Words) -> Iterator[str]:
    for owner, piece, count in fight.lost:
        if owner == seat:
            yield _counted(piece, count, words)
    for side, owner, count in fight.fell_for:
        if side == seat:
            who = name_of(view.side(owner), words)
            yield words.say("fight-others", what=_counted("warrior", count, words), who=who)


def _counted(piece: str, count: int, words: Words) -> str:
    if words.has(f"piece-{piece}"):
        return words.say(f"piece-{piece}", n=count)
    item = words.say(f"item-{piece}")
    return item if count == 1 else words.say("text-count", n=count, what=item)
