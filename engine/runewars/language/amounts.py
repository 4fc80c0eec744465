"""Amounts of each kind in words: "3 Footmen and 1 Knight from DA; 1 Footman from 3A"."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from engine.core.choices.questions import Question
from engine.core.language.words import Words
from engine.runewars.data.tiles import AREA_OF
from engine.runewars.data.units import UNIT_OF, UNITS
from engine.runewars.language.labels import LABELS
from engine.runewars.rules.forces import ROUTED

VICTIM = "battle.damage"


def write_amounts(question: Question, picked: Mapping[str, int], words: Words, view: Any) -> str:
    """Write an answer by its picks: units with their numbers, those of an area together."""
    if "unit" in question.context:
        unit = UNITS[int(question.context["unit"])].key
        if len(picked) > 1:  # the question names the type
            return "; ".join(_write_place(kind, n, words, view) for kind, n in picked.items())
        return "; ".join(
            _write_placed(question, unit, kind, n, words, view) for kind, n in picked.items()
        )
    if question.kind == VICTIM:
        return "; ".join(_victim(kind, words) for kind in picked)
    by_area: dict[str, dict[str, int]] = {}
    for kind, n in picked.items():
        head, _, rest = kind.partition(".")
        area, unit = (head, rest) if head in AREA_OF else ("", kind)
        by_area.setdefault(area, {})[unit] = n
    if any(unit.partition(".")[0] not in UNIT_OF for held in by_area.values() for unit in held):
        return ""
    return "; ".join(_from(area, held, words, view) for area, held in by_area.items())


def _write_place(kind: str, number: int, words: Words, view: Any) -> str:
    """Write how many of the question's units an area gets or gives up, one of several areas."""
    area, _, posture = kind.partition(".")
    place = LABELS.write("AreaId", AREA_OF[area], words, view)
    text = words.say("amount-placed", count=number, area=place)
    return words.say("amount-routed", name=text) if posture else text


def _write_placed(
    question: Question, unit: str, kind: str, number: int, words: Words, view: Any
) -> str:
    """Write how many units of the question's type an area gets or gives up."""
    area, _, posture = kind.partition(".")
    place = LABELS.write("AreaId", AREA_OF[area], words, view)
    message = f"q-{question.kind.replace('.', '-')}.some"
    text = words.say(message, units=f"{unit}={number}", name=place)
    return words.say("amount-routed", name=text) if posture else text


def _victim(kind: str, words: Words) -> str:
    """Name a unit that may take damage, with its health."""
    unit, _, posture = kind.partition(".")
    name = _units({unit: 1}, words)
    named = words.say("amount-routed", name=name) if posture else name
    return words.say("amount-victim", name=named, health=UNITS[UNIT_OF[unit]].health)


def _from(area: str, held: Mapping[str, int], words: Words, view: Any) -> str:
    """Write the units of an area together, the routed ones apart."""
    standing = {kind: n for kind, n in held.items() if not kind.endswith(f".{ROUTED}")}
    routed = {kind.partition(".")[0]: n for kind, n in held.items() if kind not in standing}
    parts = [_units(standing, words)] if standing else []
    if routed:
        parts.append(words.say("amount-routed", name=_units(routed, words)))
    text = "; ".join(parts)
    if not area:
        return text
    place = LABELS.write("AreaId", AREA_OF[area], words, view)
    return words.say("amount-from", unit=text, area=place)


def _units(held: Mapping[str, int], words: Words) -> str:
    """Write units with their numbers: "3 Footmen and 1 Knight"."""
    return words.say("amount-units", units=" ".join(f"{key}={n}" for key, n in held.items()))
