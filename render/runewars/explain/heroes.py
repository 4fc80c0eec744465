"""Heroes before they act: place, attributes, health, and the odds of quests within reach."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import comb

from engine.core.language.percentages import percent
from engine.core.language.words import Words
from engine.core.seats import Scalar
from engine.runewars.data.cards import FATE
from engine.runewars.view import HeroView, RunewarsView
from render import theme
from render.boxes import Sheet, paint
from render.canvas import Picture, blank, panel, sprite
from render.lettering import fitting, wrap
from render.runewars.board import sprites
from render.runewars.printed import HEROES, QUESTS, REWARDS
from render.runewars.text.names import area_name, army, hero_name, reward_name, thing_name

WIDE = 900
MOST_HEROES = 3
SYMBOLS = ("gold", "blue", "red")
"""Destiny symbols, the best first."""
_EDGE, _LEFT, _TEXT, _LEADING, _HEAD = 20, 130, 29, 34, 128


def heroes_picture(view: RunewarsView, wanted: Scalar | None, words: Words) -> Picture | None:
    """Draw the hero meant, or those of the viewer; None if there is none."""
    own = [each for each in view.heroes if each.seat == view.seat]
    shown = [each for each in view.heroes if each.hero == wanted] or own[:MOST_HEROES]
    if not shown:
        return None
    sheet, y, alone = Sheet(), 14.0, len(shown) == 1
    for hero in shown:
        said = list(_sentences(view, hero, words, alone))
        y = lay_out_hero(sheet, view, hero, said, words, y)
    text = " ".join(hero_told(view, hero, words, alone) for hero in shown)
    return Picture(paint(blank(WIDE, round(y + 4)), sheet), text)


def lay_out_hero(
    sheet: Sheet,
    view: RunewarsView,
    hero: HeroView,
    said: Sequence[tuple[str, str]],
    words: Words,
    top: float,
) -> float:
    """Lay out a hero's card: figure, name and numbers above, sentences below; return its end.

    `said` are the sentences with their typefaces.
    """
    group, room = f"hero {hero.hero}", WIDE - _LEFT - _EDGE - 20
    lines = [(kind, line) for kind, text in said for line in wrap(text, kind, _TEXT, room, 9)]
    high = round(_HEAD + len(lines) * _LEADING + 14)
    back = panel(WIDE - 2 * _EDGE + 12, high, 18, theme.PAPER_LIGHT, theme.RULE_LINE, 3)
    sheet.put("ground", back, WIDE / 2, top + high / 2)
    image = sprites.hero(army(view, hero.seat), 1, hero.routed, 92)
    sheet.put(group, image, _EDGE + 54, top + 66)
    name = _named(view, hero, words)
    size = fitting(name, "title", 38, 28, room)
    sheet.text(f"{group} name", name, _LEFT, top + 34, face="title", size=size)
    x = float(_LEFT)
    for icon, number in numbers_of(hero):
        box = sheet.put(f"{group} {icon}", sprite(icon, 46), x + 23, top + 88)
        fill = theme.ALARM if icon == "health" and hero.damage else theme.INK
        number_box = sheet.text(
            f"{group} {icon} number", number, box.right + 6, top + 88,
            face="number", size=44, fill=fill,
        )  # fmt: skip
        x = number_box.right + 26
    for place, (kind, line) in enumerate(lines):
        y = top + _HEAD + (place + 0.5) * _LEADING
        sheet.text(f"{group} line {place}", line, _LEFT, y, face=kind, size=_TEXT)
    return top + high + 12


def _named(view: RunewarsView, hero: HeroView, words: Words) -> str:
    state = "routed" if hero.routed else "commander" if hero.commander else "none"
    place = area_name(view, hero.area, words)
    return words.say("sheet-hero", hero=hero_name(hero.hero, words), place=place, state=state)


def numbers_of(hero: HeroView) -> list[tuple[str, str]]:
    """Return the attributes with training and items, and the remaining health."""
    facts = HEROES[hero.hero]
    left = facts.health - hero.damage
    health = f"{left}/{facts.health}" if hero.damage else str(facts.health)
    attributes = [(each, str(attribute_of(hero, each))) for each in facts.attributes]
    return [*attributes, ("health", health)]


def attribute_of(hero: HeroView, attribute: str) -> int:
    """Return an attribute with training and the items known to the viewer."""
    items = [REWARDS[each] for each in (*hero.shown, *(hero.hidden or ()))]
    passive = (each for each in items if each.timing == "passive" and each.kind == "item")
    printed = HEROES[hero.hero].attributes[attribute] + dict(hero.training).get(attribute, 0)
    return printed + sum(int(each.effect.get(attribute, 0)) for each in passive)


def _sentences(
    view: RunewarsView, hero: HeroView, words: Words, alone: bool
) -> Iterator[tuple[str, str]]:
    """Yield the lines below: typeface and text; with `alone`, the demands of quests too."""
    yield "italic", thing_name("hero", HEROES[hero.hero].key + ".text", words)
    rewards = [reward_name(each, words) for each in (*hero.shown, *(hero.hidden or ()))]
    if rewards:
        yield "plain", words.say("sheet-rewards", rewards=", ".join(rewards))
    for card in view.quests if hero.seat == view.seat else ():
        quest, key = QUESTS[card], f"quest-{QUESTS[card].key.replace('_', '-')}"
        yield "bold", words.say(key)
        if alone:
            yield "plain", words.say(f"{key}.text")
        if quest.attribute:
            cards = max(1, attribute_of(hero, quest.attribute))
            gold, blue, red = map(percent, odds_of(cards))
            odds = words.say(
                "hero-odds", n=cards, gold=gold, blue=blue, red=red,
                attribute=words.say(f"attribute-{quest.attribute}"),
            )  # fmt: skip
            if alone:
                yield "bold", odds
            else:
                yield "plain", f"{' / '.join(quest.areas)} · {odds}"


def odds_of(cards: int) -> list[float]:
    """Return each destiny symbol's chance to be the best of some cards of a full deck."""
    left, total, found = len(FATE), len(FATE), []
    for symbol in SYMBOLS:
        worse = left - sum(each.destiny == symbol for each in FATE)
        found.append((comb(left, cards) - comb(worse, cards)) / comb(total, cards))
        left = worse
    return found


def hero_told(view: RunewarsView, hero: HeroView, words: Words, alone: bool) -> str:
    """Write the content of a hero's card."""
    numbers: Sequence[str] = [
        words.say(f"hero-{icon}", n=number) for icon, number in numbers_of(hero)
    ]
    said = " ".join(
        text if text.endswith((".", "!", "?")) else f"{text}."
        for _, text in _sentences(view, hero, words, alone)
    )
    return f"{_named(view, hero, words)}: {', '.join(numbers)}. {said}"
