"""An offer that may be declined says on its button what is then left undone."""

import ast
from pathlib import Path

import pytest

from bot.ui.message_ids import dash
from tests.runewars.kit import GAME
from tests.sources import parse_source

RUNEWARS = Path(__file__).parents[2] / "engine" / "runewars"


def declinable():
    """Collect the kinds of all questions that offer Pass, from the calls that ask them."""
    for path in sorted(RUNEWARS.rglob("*.py")):
        for call in ast.walk(parse_source(path)):
            if isinstance(call, ast.Call) and may_decline(call):
                for told in call.args:
                    if isinstance(told, ast.Constant):
                        yield told.value


def may_decline(call):
    asked = getattr(call.func, "attr", getattr(call.func, "id", ""))
    if asked == "together":
        return all(each.arg != "may" for each in call.keywords)
    offered = [part.id for part in ast.walk(call) if isinstance(part, ast.Name)]
    return asked in ("offer", "respond") or (
        asked == "choose" and not {"PASS", "Pass"}.isdisjoint(offered)
    )


LISTED_BEFORE = {"battle.lead", "explore.merchant", "orders.spy", "quests.train"}
"""Kinds of the questions whose options stand in a list before the call."""
KINDS = sorted({*declinable(), *LISTED_BEFORE})


@pytest.mark.parametrize("locale", ["en", "de", "es"])
@pytest.mark.parametrize("kind", KINDS)
def test_declining_is_named_by_what_is_left_undone(kind, locale):
    assert GAME.words(locale).has(f"pass-{dash(kind)}"), kind


def test_the_offers_of_heroes_battles_and_seasons_are_among_them():
    assert {"duel.special", "battle.back", "fall.ruins", "spring.volunteers"} <= set(KINDS)
