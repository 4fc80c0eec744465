"""A question in another's turn says why: who did what, where, and how strong they are."""

from __future__ import annotations

from typing import Any

import pytest

from bot.ui.wording import Wording
from engine.core.choices.actions import Pass
from engine.core.choices.questions import OneOf
from engine.core.language.words import locales
from engine.core.seats import Setup
from engine.games import GAMES
from tests.reading import UNRENDERED, decisions
from tests.torture import share, torture

DECISIONS = 900
LANGUAGES = locales("bot")
LIVE = {"edition": "first", "responses": "live", "setup": "usual", "map": "fixed"}
TABLES = (
    ("root", ("marquise", "eyrie", "alliance", "vagabond:ronin")),
    ("root", ("clergy", "duchy", "corvids", "vagabond:arbiter")),
    ("root", ("alliance", "lizards", "legion", "marquise", "clergy")),
    ("runewars", ("daqan", "waiqar", "uthuk", "latari")),
)


@torture
@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_every_question_out_of_turn_says_why_it_is_asked(game: str, seats: tuple[str, ...]) -> None:
    known = {each.key: each.choices for each in GAMES[game].options}
    setup = Setup(game, seats, {key: v for key, v in LIVE.items() if v in known.get(key, ())})
    seen: set[str] = set()
    for seed in share([1, 4], of=0.5):
        for match, question, _ in decisions(GAMES[game], setup, seed, DECISIONS):
            if not question.response:
                continue
            seen.add(question.kind)
            for locale in LANGUAGES:
                wording = Wording(match.game, locale, match.game.view(match.state, question.seat))
                said = wording.cause(match.state, question)
                assert said, question.kind
                assert not UNRENDERED.search(said), said
                if isinstance(question.form, OneOf) and question.form.options == [Pass()]:
                    why = wording.nothing_usable(question)
                    assert not UNRENDERED.search(why), why

    assert seen, "this play should come upon a response"


def test_an_attack_names_the_attacker_the_place_and_both_forces() -> None:
    setup = Setup("root", TABLES[0][1], {"responses": "live"})
    play = decisions(GAMES["root"], setup, 1, DECISIONS)
    match, question, _ = next(each for each in play if each[1].kind == "battle.ambush")
    wording = Wording(match.game, "en", match.game.view(match.state, question.seat))
    said = wording.cause(match.state, question)
    attacker = wording.seat(int(question.context["attacker"]))
    place = wording.label("Clearing", question.context["clearing"])

    assert said.startswith(f"The {attacker} attack")
    assert f" you in {place}: up to " in said


def attacker_of(match: Any) -> int | None:
    battle = match.state.battle
    return None if battle is None else int(battle.attacker)


def test_a_post_in_a_battle_says_nothing_of_the_attackers_cards() -> None:
    """Only the attacker reads odds that count what they hold."""
    setup, most = Setup("runewars", TABLES[-1][1], LIVE), 0
    for seed in range(1, 5):
        for match, question, _ in decisions(GAMES["runewars"], setup, seed, DECISIONS):
            seat = question.seat
            if question.kind != "battle.cards" or seat != attacker_of(match):
                continue
            state = match.state.copy()
            told = {reader: set[str]() for reader in (None, seat)}
            for card in state.tactics_deck[:12]:
                state.tactics[seat] = [card]
                for reader, found in told.items():
                    wording = Wording(match.game, "en", match.game.view(state, reader))
                    found.add(wording.cause(state, question))
            assert len(told[None]) <= 1
            most = max(most, len(told[seat]))

    assert most > 1, "in some battle the attacker's odds count their cards"
