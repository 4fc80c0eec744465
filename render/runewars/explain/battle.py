"""Both sides of a battle or duel under way: standing, routed and damaged units, and strength."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from engine.core.language.words import Words
from engine.core.seats import Seat
from engine.runewars.view import BattleView, DuelView, FighterView, RunewarsView
from render import theme
from render.canvas import Picture, sprite
from render.layout.versus import Part, Row, Side, Versus, versus_image
from render.runewars.board import sprites
from render.runewars.duel import duel_line, duelists
from render.runewars.outcome import side_of
from render.runewars.printed import HEROES
from render.runewars.text.names import area_name, army, name_of
from render.runewars.text.text_board import battle_line

_UNIT, _FACE = 62, 84


def battle_picture(view: RunewarsView, battle: BattleView, words: Words) -> Picture:
    """Draw the battle under way."""
    title = words.say("fight-title", place=area_name(view, battle.area, words))
    if battle.initiative:
        step = words.say("fight-step", n=battle.initiative)
        title = f"{title} · {step}"
    pairs = ((battle.attacker, battle.attackers), (battle.defender, battle.defenders))
    one, other = (side_of(view, seat, words) for seat, _ in pairs)
    rows = [
        Row(words.say(f"ready-{caption}"), *(list(show(view, *pair)) for pair in pairs))
        for caption, show in (("standing", _standing), ("routed", _routed), ("hurt", _hurt))
        if caption == "standing" or any(list(show(view, *pair)) for pair in pairs)
    ]
    card = Versus(sprite("battle", 52), title, (one, other), rows)
    return Picture(versus_image(card), battle_line(view, words))


def _standing(
    view: RunewarsView, seat: Seat | None, fighters: Sequence[FighterView]
) -> Iterator[Part]:
    for each in fighters:
        if each.standing:
            yield Part(sprites.unit(each.unit, army(view, seat), _UNIT), str(each.standing))


def _routed(
    view: RunewarsView, seat: Seat | None, fighters: Sequence[FighterView]
) -> Iterator[Part]:
    for each in fighters:
        if each.routed:
            yield Part(sprites.unit(each.unit, army(view, seat), _UNIT, True), str(each.routed))


def _hurt(view: RunewarsView, seat: Seat | None, fighters: Sequence[FighterView]) -> Iterator[Part]:
    for each in fighters:
        if each.damage:
            yield Part(sprites.unit(each.unit, army(view, seat), _UNIT))
            yield Part(sprite("damage", 42), str(each.damage), theme.ALARM)


def duel_picture(view: RunewarsView, duel: DuelView, words: Words) -> Picture:
    """Draw the duel under way: health left, attributes with training."""
    title = words.say("duel-title")
    if duel.round:
        title = f"{title} · {words.say('board-round', round=duel.round)}"
    sides = list(duelists(view, duel, words))
    one, other = (
        Side(
            each.figure.resize((_FACE, _FACE)), each.name, army(view, each.seat),
            note=name_of(view, each.seat, words),
        )
        for each in sides
    )  # fmt: skip
    lives = [
        [Part(sprite("health", 46), f"{each.left} / {each.health}",
              theme.ALARM if each.damage else theme.INK)]
        for each in sides
    ]  # fmt: skip
    rows = [Row(words.say("ready-health"), *lives)]
    attributes = [_attributes(view, number) for number in (duel.attacker, duel.defender)]
    if any(attributes):
        rows.append(Row(words.say("ready-attributes"), *attributes))
    card = Versus(sprite("duel", 52), title, (one, other), rows)
    return Picture(versus_image(card), duel_line(view, words))


def _attributes(view: RunewarsView, number: int | None) -> list[Part]:
    if number is None:
        return []
    training = dict(view.hero(number).training)
    printed = HEROES[number].attributes
    return [Part(sprite(each, 42), str(n + training.get(each, 0))) for each, n in printed.items()]
