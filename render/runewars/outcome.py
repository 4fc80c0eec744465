"""Outcomes: a battle step by step as cards turned over, a duel, the orders revealed."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from PIL import Image

from engine.core.language.words import Words
from engine.core.seats import Seat
from engine.runewars.view import (
    DrawView,
    DuelFoughtView,
    FightView,
    OutcomeView,
    RevealView,
    RunewarsView,
)
from render import theme
from render.boxes import Sheet, paint
from render.canvas import Picture, blank, kept, panel, sprite
from render.change_marks import cross_out
from render.layout.alt_text import counted_line
from render.layout.versus import WIDE, Part, Row, Side, Versus, stack, versus_image
from render.lettering import fitting, shorten, text_sprite
from render.runewars.board import sprites
from render.runewars.printed import UNITS
from render.runewars.text.names import area_name, army, hero_name, name_of, unit_name

MOST_SHOWN = 2
_FACE, _UNIT, _CARD = 84, 62, (54, 70)
_SIGNS = {"damage": "damage", "rout": "routed", "special": "special"}


def outcome_picture(view: RunewarsView, words: Words) -> Picture | None:
    """Draw the latest outcome, the viewer's own fights before others'; None if there is none."""
    own = [each for each in view.outcomes if _concerns(view, each)]
    shown = (own or list(view.outcomes))[-MOST_SHOWN:]
    if not shown:
        return None
    drawn = stack([_image(view, each, words) for each in shown])
    text = " ".join(outcome_line(view, each, words) for each in shown)
    return Picture(drawn, text)


def _concerns(view: RunewarsView, outcome: OutcomeView) -> bool:
    """Return whether the viewer took part."""
    match outcome:
        case FightView():
            return view.seat in (outcome.attacker, outcome.defender) and view.seat is not None
        case DuelFoughtView():
            return view.seat in [owner_of(view, outcome, hero) for hero in outcome.heroes]
        case _:
            return False


def _image(view: RunewarsView, outcome: OutcomeView, words: Words) -> Image.Image:
    match outcome:
        case FightView():
            return versus_image(card_of_fight(view, outcome, words))
        case DuelFoughtView():
            return versus_image(card_of_duel(view, outcome, words))
        case RevealView():
            return reveal_image(view, outcome, words)


# Battles


def card_of_fight(view: RunewarsView, fight: FightView, words: Words) -> Versus:
    """Lay out a battle as a card: a row for each initiative, then strength and losses."""
    sides = fight.attacker, fight.defender
    steps = sorted({UNITS[each.unit].initiative for each in fight.draws})
    rows = [
        Row(words.say("fight-step", n=step), *(_step(view, fight, side, step) for side in sides))
        for step in steps
    ]
    if fight.strength is not None:
        attack, defence = ([Part(None, str(number))] for number in fight.strength)
        rows.append(Row(words.say("fight-strength"), attack, defence))
    losses = [list(_lost(view, fight, side)) for side in sides]
    rows.append(Row(words.say("fight-lost"), *losses))
    title = words.say("fight-title", place=area_name(view, fight.area, words))
    one, other = (side_of(view, side, words) for side in sides)
    return Versus(sprite("battle", 52), title, (one, other), rows, verdict_of(view, fight, words))


def _step(view: RunewarsView, fight: FightView, side: Seat | None, step: int) -> list[Part]:
    """Show the cards drawn by a side's units of an initiative."""
    draws = [each for each in fight.draws if each.side == side]
    now = [each for each in draws if UNITS[each.unit].initiative == step]
    return [part for each in now for part in _drawn(view, each)]


def side_of(view: RunewarsView, seat: Seat | None, words: Words) -> Side:
    """Return a side's sign, name and colour."""
    return Side(face_of(view, seat), name_of(view, seat, words), army(view, seat), sprites.SHADOW)


def face_of(view: RunewarsView, seat: Seat | None) -> Image.Image:
    """Return a faction's sign, or that of the neutral units."""
    return sprites.sign("neutral" if seat is None else view.seats[seat].faction, _FACE)


def _drawn(view: RunewarsView, draw: DrawView) -> Iterator[Part]:
    """Show a type of unit and its cards, turned over, equal ones together."""
    yield Part(sprites.unit(draw.unit, army(view, draw.side), _UNIT))
    for kind, number in draw.results:
        yield Part(_card(kind, number))


@kept
def _card(kind: str, number: int) -> Image.Image:
    """Return a card with its result; misses are pale."""
    sign = _SIGNS.get(kind)
    wide, high = _CARD
    fill = theme.PAPER_LIGHT if sign else theme.PAPER_DEEP
    image = panel(wide, high, 9, fill, theme.INK if sign else theme.RULE_LINE, 3).copy()
    drawing = sprite(sign, 34) if sign else panel(24, 7, 3, theme.FADED, theme.INK, 0)
    middle = 21 if sign or number > 1 else high // 2
    image.alpha_composite(drawing, ((wide - drawing.width) // 2, middle - drawing.height // 2))
    if sign or number > 1:
        text = text_sprite(str(number), "number", 30, theme.INK if sign else theme.FADED)
        image.alpha_composite(text, (max(0, (wide - text.width) // 2), high - 40))
    return image


def _lost(view: RunewarsView, fight: FightView, side: Seat | None) -> Iterator[Part]:
    gone = _counts(fight, side)
    for unit, count in gone.items():
        image = cross_out(sprites.unit(unit, army(view, side), _UNIT))
        yield Part(image, f"−{count}", theme.ALARM)
    if not gone:
        yield Part(None, "0", theme.FADED)


def _counts(fight: FightView, side: Seat | None) -> dict[int, int]:
    """Add up a side's losses."""
    found: dict[int, int] = {}
    for seat, unit, count in fight.lost:
        if seat == side:
            found[unit] = found.get(unit, 0) + count
    return found


def verdict_of(view: RunewarsView, fight: FightView, words: Words) -> str:
    """Tell who controls the area now, and which rune token came with it."""
    return words.say(
        "fight-won",
        place=area_name(view, fight.area, words),
        who=name_of(view, fight.winner, words),
        side="attacker" if fight.winner == fight.attacker else "defender",
        rune=fight.runes[0] if fight.runes else "none",
    )


# Duels


def card_of_duel(view: RunewarsView, duel: DuelFoughtView, words: Words) -> Versus:
    """Lay out a duel as a card: a row for each round, with each side's damage."""
    rows = [
        Row(words.say("board-round", round=number), *([_taken(count)] for count in each.taken))
        for number, each in enumerate(duel.rounds, 1)
    ]
    if duel.ended and duel.rounds:
        totals = [sum(each.taken[side] for each in duel.rounds) for side in (0, 1)]
        parts = [[Part(sprite("damage", 46), str(total))] for total in totals]
        rows.append(Row(words.say("duel-taken"), *parts))
    one, other = (_duellist(view, duel, side, words) for side in (0, 1))
    title = words.say("duel-title")
    return Versus(sprite("duel", 52), title, (one, other), rows, _duel_verdict(duel, words))


def owner_of(view: RunewarsView, duel: DuelFoughtView, hero: int) -> Seat | None:
    """Return the owner of a duel's hero, even if it has fallen."""
    fallen = next((seat for fell, seat in duel.fallen if fell == hero), None)
    return next((each.seat for each in view.heroes if each.hero == hero), fallen)


def _duellist(view: RunewarsView, duel: DuelFoughtView, side: int, words: Words) -> Side:
    hero = duel.heroes[side]
    seat = owner_of(view, duel, hero)
    note = "" if seat is None else name_of(view, seat, words)
    image = sprites.hero(army(view, seat), 1, False, _FACE)
    fell = any(gone == hero for gone, _ in duel.fallen)
    return Side(
        cross_out(image) if fell else image, hero_name(hero, words), army(view, seat), 0, note
    )


def _taken(count: int) -> Part:
    if not count:
        return Part(None, "0", theme.FADED)
    return Part(sprite("damage", 46), str(count), theme.ALARM)


def _duel_verdict(duel: DuelFoughtView, words: Words) -> str:
    if not duel.ended:
        return ""
    names = [hero_name(hero, words) for hero, _ in duel.fallen]
    return words.say("duel-over", n=len(names), who=" · ".join(names))


# Orders


def reveal_image(view: RunewarsView, reveal: RevealView, words: Words) -> Image.Image:
    """Draw who plays which order, in the order of play."""
    sheet, high = Sheet(), 84
    for place, (seat, order) in enumerate(reveal.orders):
        hue, y, group = army(view, seat), place * high + high / 2, f"order {place}"
        sheet.put("ground", panel(WIDE, high - 4, 1, hue.tint, theme.INK, 0), WIDE / 2, y)
        sheet.put("ground", panel(12, high - 4, 1, hue.coat, theme.INK, 0), 6, y)
        sheet.text(group, f"{place + 1}.", 30, y, face="number", size=44, fill=theme.FADED)
        image = sprites.sign(view.seats[seat].faction, 66)
        box = sheet.put(f"{group} sign", image, 122, y, sprites.SHADOW)
        name = name_of(view, seat, words)
        size = fitting(name, "title", 38, 28, 250)
        name = shorten(name, "title", size, 250)
        sheet.text(f"{group} name", name, box.right + 16, y, face="title", size=size)
        card = sheet.put(f"{group} card", sprites.order(order, 66), 470, y)
        said = words.say(f"order-{order}").partition(" ")[2]
        size = fitting(said, "bold", 40, 28, WIDE - card.right - 40)
        sheet.text(f"{group} said", said, card.right + 18, y, face="bold", size=size)
    return paint(blank(WIDE, high * len(reveal.orders)), sheet)


# In words


def outcome_line(view: RunewarsView, outcome: OutcomeView, words: Words) -> str:
    """Tell an outcome in a few sentences."""
    match outcome:
        case FightView():
            return _fight_line(view, outcome, words)
        case DuelFoughtView():
            return _duel_line(outcome, words)
        case RevealView():
            told = [
                words.say(
                    "reveal-one", who=name_of(view, seat, words), order=words.say(f"order-{n}")
                )
                for seat, n in outcome.orders
            ]
            return words.say("reveal", orders="; ".join(told))


def _fight_line(view: RunewarsView, fight: FightView, words: Words) -> str:
    title = words.say("fight-title", place=area_name(view, fight.area, words))
    parts = [f"{title}.", verdict_of(view, fight, words)]
    strengths: Sequence[int | str] = fight.strength or ("none", "none")
    for side, seat in enumerate((fight.attacker, fight.defender)):
        lost = counted_line(
            [(unit_name(unit, words), n) for unit, n in _counts(fight, seat).items()], words
        )
        drew = "; ".join(_draw_line(each, words) for each in fight.draws if each.side == seat)
        parts.append(
            words.say(
                "fight-side",
                who=name_of(view, seat, words),
                drew=drew or words.say("text-none"),
                strength=strengths[side],
                lost=lost or words.say("text-none"),
            )
        )
    return " ".join(parts)


def _draw_line(draw: DrawView, words: Words) -> str:
    results = [words.say(f"fate-{kind}", n=number) for kind, number in draw.results]
    return words.say("fight-drew", unit=unit_name(draw.unit, words), results=", ".join(results))


def _duel_line(duel: DuelFoughtView, words: Words) -> str:
    one, other = (hero_name(hero, words) for hero in duel.heroes)
    totals = [sum(each.taken[side] for each in duel.rounds) for side in (0, 1)]
    told = words.say(
        "duel-told", one=one, other=other, rounds=len(duel.rounds), taken=totals[0], given=totals[1]
    )
    return f"{told} {_duel_verdict(duel, words)}".strip()
