"""Writing units in the notation of a record."""

from __future__ import annotations

from engine.referee.record.grammar import EVERY
from engine.referee.record.letters import LETTER_OF_ITEM, card_name, quest_name
from engine.root.hooks.notation import ASIDE, DECK, DISCARD, LOST, SUPPLY, TAKEN, Unit

QUEST_DONE = "#Q->$"


def write_unit(unit: Unit, current: str = "", forests: dict[str, str] | None = None) -> str:
    """Write one unit, without the current faction's letter if the notation allows that."""
    who = "" if unit.who in (None, current) else str(unit.who)
    count = "" if unit.count == 1 else str(unit.count)
    match unit.verb:
        case "battle":
            return f"{who}X{unit.what}{unit.start}"
        case "score":
            sign = (unit.what or "+") * 2
            return f"{who}{sign}{count}"
        case "craft":
            return f"Z%{LETTER_OF_ITEM[unit.what]}" if unit.what else f"Z{write_craft(unit.name)}"
        case "reveal":
            shown = "" if unit.name == EVERY else f"{count}{card(unit)}"
            return f"{shown}{who}^{unit.end or ''}"
        case "card":
            start = "" if unit.start in (DECK, ASIDE) else place(unit.start, current)
            end = "" if unit.end == DISCARD else place(unit.end, current)
            return f"{count}{card(unit)}{start}->{end}"
        case "item":
            return item(unit, current, count)
        case "piece":
            start = "" if unit.start in (None, SUPPLY) else place(unit.start, current, forests)
            end = "" if unit.end == SUPPLY else place(unit.end, current, forests)
            return f"{count}{who}{unit.what}{start}->{end}"
    return write_saying(unit, who)


def write_saying(unit: Unit, who: str) -> str:
    """Write a unit that can be written in one way only, with the letter where one belongs."""
    what = unit.what or ""
    if what.endswith(QUEST_DONE):
        return f"{what[:1]}#{quest_name(unit.name or '')}{QUEST_DONE[1:]}"
    if what.startswith("$_") or (what.startswith("t") and "^" in what):
        return f"{who}{what}"
    return what.replace("$->", f"{who}$->") if what.startswith("#") else what


def card(unit: Unit) -> str:
    """Write a card by its suit and, if it is known, its name."""
    name = card_name(unit.name) if unit.name and unit.name not in ("@", "dom") else ""
    return f"{unit.what or ''}#{name}"


def write_craft(key: str | None) -> str:
    """Write a crafted card; if there is one of each suit, with the letter of its suit."""
    name = card_name(key or "")
    return f"{(key or '')[0] if name == 'part' else suit_of_favor(key)}{name}"


def suit_of_favor(key: str | None) -> str:
    """Return the letter of a Favor's suit."""
    return (key or "").rpartition("_")[2][0] if (key or "").startswith("favor_of") else ""


def item(unit: Unit, current: str, count: str) -> str:
    """Write a unit of an item."""
    what = f"{count}%{LETTER_OF_ITEM[unit.what] if unit.what else '_'}"
    board = "" if unit.who in (None, current) else f"{unit.who}$"
    if unit.end == TAKEN:
        return f"{what}{place(unit.start, current)}->$"
    if unit.end == LOST:
        return f"{what}{board}->"
    if unit.end == "s":
        return f"{what}d->s"
    return f"{what}{board}->{unit.end}"


def place(text: str | None, current: str, forests: dict[str, str] | None = None) -> str:
    """Write a place."""
    kind, _, letter = (text or "").partition(":")
    if kind == "board":
        return "$" if letter == current else f"{letter}$"
    if kind == "hand":
        return letter
    if kind in ("decree", "retinue"):
        return f"$_{letter}"
    if kind == DISCARD:
        return "*"
    return (forests or {}).get(kind, kind)
