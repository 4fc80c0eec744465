"""After the roll: outcomes, told from public events and drawn for a phone."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from itertools import pairwise
from typing import Any

import pytest
from msgspec.structs import replace

from engine.ai.players import RandomPlayer
from engine.core.events import Envelope, events_for
from engine.core.match import Match
from engine.core.seats import Seat, Setup
from engine.games import GAMES
from engine.root.events import Ambushed, BattleBegan, Battled, Foiled, Moved, PhaseBegan, Removed
from engine.root.sight.fights import fights_of
from engine.root.view import CARDS, FightView
from engine.runewars.events.armies import (
    BattleEnded,
)
from engine.runewars.events.heroes import DuelBegan, DuelEnded, DuelRound, HeroDefeated
from engine.runewars.events.year import OrdersRevealed
from engine.runewars.sight.outcomes import outcomes_of
from engine.runewars.view import DuelFoughtView, RevealView
from engine.selfplay import chance_of
from render.canvas import LARGEST
from render.games import RENDERERS
from render.layout.versus import WIDE, lay_out_versus
from render.root import words_of as root_words
from render.root.fight import card_of_fight, fight_line
from render.runewars import outcome as runewars_outcome
from render.runewars import words_of
from render.runewars.text.names import hero_name
from tests.render.comparing import collisions
from tests.render.positions import SIX, random_position
from tests.render.runewars.staged import area, staged_view, told_of_a_battle
from tests.root.kit import RootTestTable, battle, campaign, hire_service, penitent, wander
from tests.table import Played

PHONE, LEGIBLE = 390, 11
LOCALES = ("en", "de", "es")
TABLES = {
    "root": Setup("root", ("marquise", "eyrie", "alliance", "vagabond:tinker"), {}),
    "runewars": Setup("runewars", ("daqan", "latari", "uthuk", "waiqar"), {"map": "fixed"}),
}


def played(game: str, seed: int, most: int = 900) -> tuple[Match[Any], list[Envelope]]:
    """Play at random; return the match and all its events."""
    match = Match.new(
        GAMES[game], TABLES[game], chance_of(seed), keep="nothing", fingerprints=False
    )
    mind, told = RandomPlayer(random.Random(seed)), list(match.told)
    for _ in range(most):
        if match.over:
            break
        seat, question = next(iter(match.pending.items()))
        told += match.submit(seat, question.id, mind.answer(match, question))
    return match, told


def spans(told: list[Envelope], ends: type) -> Iterator[list[Envelope]]:
    """Split events behind every one of a kind."""
    cuts = [n + 1 for n, each in enumerate(told) if isinstance(each.event, ends)]
    for start, end in pairwise([0, *cuts]):
        yield told[start:end]


def test_losses_that_are_still_being_chosen_are_not_called_none() -> None:
    match, _ = played("root", 1, most=40)
    fight = FightView(
        5, Seat(1), Seat(0), rolls=(2, 1), hits=(2, 1), lost=((Seat(1), "warrior", 1),)
    )

    told = fight_line(match.view(None), fight, root_words("en"))

    assert "losses: still to be taken" in told
    assert "losses: none" not in told


def last_fight(table: RootTestTable, told: Played) -> str:
    """Tell the last battle that was fought."""
    view = table.game.view(table.state, None)
    return fight_line(view, fights_of(told.events)[-1], root_words("en"))


@pytest.mark.parametrize(
    ("own", "losses"), [(0, "1 warrior (Riverfolk)"), (1, "1 warrior, 1 warrior (Riverfolk)")]
)
def test_hired_warriors_that_fell_are_losses_of_their_hirer(own: int, losses: str) -> None:
    table = RootTestTable("marquise", "eyrie", "riverfolk", responses="planned")
    table.place(5, marquise=own, riverfolk=2, eyrie=3)
    hire_service(table, "marquise")

    told = table.play(battle("marquise", "eyrie", 5), dice=[2, 1 + own])

    assert f"losses: {losses}." in last_fight(table, told)
    view = replace(table.game.view(table.state, None), fights=fights_of(told.events))
    assert RENDERERS["root"].outcome(view).image.width == WIDE


@pytest.mark.parametrize("high", [0, 1])
def test_whom_the_clergy_spare_owes_no_losses(high: int) -> None:
    table = RootTestTable("clergy", "marquise", responses="planned")
    table.place(5, clergy=2, marquise=3)
    penitent(table, "marquise")
    # Hits are the Clergy's alone where the attacker's are ignored.
    table.craft("clergy", "armorers")

    told = table.play(battle("marquise", "clergy", 5), dice=[1, high])

    assert "Marquise: die 1, 0 hits, losses: none." in last_fight(table, told)


def test_items_that_became_spoils_are_losses_too() -> None:
    table = RootTestTable("legion", "vagabond", responses="planned")
    campaign(table, "anvil")
    wander(table, 8, "torch", "boot")
    table.place(8, legion=3)
    table.state.current = table.seat("legion")

    told = table.play(battle("legion", "vagabond", 8), dice=[1, 0])

    assert "losses: torch, boot" in last_fight(table, told)


def between(loss: Removed, battle: BattleBegan | None) -> bool:
    """Return whether a loss belongs to a battle."""
    if battle is None or loss.clearing != battle.clearing:
        return False
    return {loss.seat, loss.by} == {battle.attacker, battle.defender}


@pytest.mark.parametrize("game", TABLES)
def test_everybody_is_shown_the_same(game):
    match, told = played(game, 7)
    shown = [
        match.game.highlight(match.view(seat), events_for(told, seat)) for seat in (None, 0, 2)
    ]
    field = "fights" if game == "root" else "outcomes"
    assert getattr(shown[0], field)
    assert all(getattr(each, field) == getattr(shown[0], field) for each in shown[1:])


def test_every_roll_and_loss_of_a_battle_is_shown():
    for seed in (3, 4):
        _, told = played("root", seed)
        events = events_for(told, None)
        fights = [each for each in fights_of(events) if each.rolls is not None]
        rolled = [each for each in events if isinstance(each, Battled)]
        assert [(each.rolls, each.hits) for each in fights] == [
            (each.rolls, (each.dealt, each.suffered)) for each in rolled
        ]
        shown = Counter[tuple[int, str]]()
        for each in fights_of(events):
            for seat, piece, count in each.lost:
                shown[seat, piece] += count
        fought = Counter[tuple[int, str]]()
        now: Any = None
        for event in events:
            if isinstance(event, BattleBegan):
                now = event
            elif isinstance(event, Moved | PhaseBegan):
                now = None
            elif isinstance(event, Removed) and between(event, now):
                fought[event.seat, event.piece] += event.count
        assert fought
        assert {key: shown[key] for key in fought} == dict(fought)


def test_an_ambush_and_its_foil_are_shown_without_a_roll():
    card = next(n for n, each in enumerate(CARDS) if each.kind == "ambush")
    events = [
        BattleBegan(Seat(1), Seat(0), 5), Ambushed(Seat(0), 5, card), Foiled(Seat(1), 5, card),
        Removed(Seat(1), Seat(0), 5, "warrior", 2), Removed(Seat(1), Seat(0), 6, "warrior", 1),
    ]  # fmt: skip
    (fight,) = fights_of(events)
    assert fight == FightView(5, Seat(1), Seat(0), card, True, lost=((Seat(1), "warrior", 2),))
    view = replace(random_position(3), fights=(fight,))
    told = RENDERERS["root"].outcome(view).alt
    assert "Ambush: " in told
    assert ", foiled. Eyrie: losses: 2 warriors. Marquise: losses: none." in told


def test_what_is_heard_may_begin_in_the_middle_of_a_battle():
    events = [Battled(Seat(0), Seat(1), 5, (3, 1), 2, 1), Removed(Seat(1), Seat(0), 5, "roost", 1)]
    (fight,) = fights_of(events)
    assert (fight.rolls, fight.lost) == ((3, 1), ((Seat(1), "roost", 1),))


def test_nothing_decided_is_nothing_shown():
    assert RENDERERS["root"].outcome(random_position(3)) is None
    assert RENDERERS["runewars"].outcome(staged_view()) is None


def test_ones_own_battle_is_shown_before_others():
    own = FightView(5, Seat(0), Seat(1), rolls=(1, 0))
    others = [FightView(n, Seat(1), Seat(2), rolls=(2, 1)) for n in (1, 2, 3)]
    view = replace(random_position(3), fights=(own, *others))
    said = RENDERERS["root"].outcome(view).alt
    assert "Battle in 5" in said
    assert "Battle in 3" not in said
    public = RENDERERS["root"].outcome(replace(view, seat=None)).alt
    assert all(f"Battle in {n} " in public for n in (1, 2, 3))


def legible(placed) -> None:
    """Require that all type is 11 pixels high on a phone, and nothing overlaps."""
    sizes = [each.image.info["written"][2] for each in placed if "written" in each.image.info]
    assert sizes
    assert min(sizes) * PHONE / WIDE >= LEGIBLE
    assert [(a.group, b.group) for a, b in collisions(placed)] == []
    assert all(each.box.left >= 0 and each.box.right <= WIDE for each in placed)


@pytest.mark.parametrize("locale", LOCALES)
def test_a_card_of_a_battle_can_be_read_on_a_phone(locale):
    pieces = (
        *(("warrior", n) for n in (14,)), ("sawmill", 1), ("workshop", 1), ("wood", 8),
        ("keep", 1), ("recruiter", 1),
    )  # fmt: skip
    lost = tuple((Seat(side), piece, n) for side in (0, 4) for piece, n in pieces)
    view = random_position(3, keys=SIX)
    card = next(n for n, each in enumerate(CARDS) if each.kind == "ambush")
    fight = FightView(12, Seat(4), Seat(0), card, True, (), (3, 2), (12, 3), lost)
    legible(lay_out_versus(card_of_fight(view, fight, root_words(locale)))[0])
    picture = RENDERERS["root"].outcome(replace(view, fights=(fight,) * 3), locale)
    assert len(picture.encode()) < LARGEST
    assert len(picture.alt) <= 1000


# Runewars


def test_a_battle_of_runewars_is_told_step_by_step_to_its_end():
    (fight,) = outcomes_of(told_of_a_battle())
    assert len(fight.draws) == 8
    assert fight.draws[0].results == (("damage", 3), ("rout", 2), ("special", 1), ("miss", 2))
    assert (fight.strength, fight.winner, fight.runes) == ((21, 18), Seat(0), ("dragon",))
    assert fight.lost[-1] == (Seat(1), 4, 1), "by the retreat"
    assert outcomes_of(told_of_a_battle()[:-3]) == (), "not before it has ended"
    assert outcomes_of(told_of_a_battle()[10:])[0].attacker == Seat(0), "the tally names the sides"


@pytest.mark.parametrize("locale", LOCALES)
def test_the_cards_of_runewars_can_be_read_on_a_phone(locale):
    view, words = staged_view(), words_of(locale)
    (fight,) = outcomes_of(told_of_a_battle())
    legible(lay_out_versus(runewars_outcome.card_of_fight(view, fight, words))[0])
    one, other = (each.hero for each in view.heroes[:2])
    rounds = [DuelRound(n, 1, 2, n % 2, 1) for n in range(1, 5)]
    fell = HeroDefeated(Seat(1), other, area("3B"))
    (duel,) = outcomes_of([DuelBegan(one, other), *rounds, DuelEnded(one, other, 1), fell])
    assert isinstance(duel, DuelFoughtView)
    assert (len(duel.rounds), duel.fallen) == (4, ((other, Seat(1)),))
    legible(lay_out_versus(runewars_outcome.card_of_duel(view, duel, words))[0])
    shown = replace(view, outcomes=(fight, duel))
    picture = RENDERERS["runewars"].outcome(shown, locale)
    assert len(picture.encode()) < LARGEST
    assert len(picture.alt) <= 1000
    alone = RENDERERS["runewars"].outcome(replace(view, outcomes=(duel,)), locale)
    name = hero_name(other, words)
    assert alone.alt.endswith(words.say("duel-over", n=1, who=name))


def test_what_was_won_with_an_area_is_named():
    (fight,) = outcomes_of(told_of_a_battle())
    said = RENDERERS["runewars"].outcome(replace(staged_view(), outcomes=(fight,))).alt
    assert said.startswith("Battle in 3B. 3B goes to Daqan, and with it a dragon rune.")


def test_orders_are_shown_in_the_order_of_play():
    (reveal,) = outcomes_of([OrdersRevealed((1, 3, 3, 8), (2, 0, 3, 1))])
    assert reveal == RevealView(((2, 1), (0, 3), (3, 3), (1, 8)))
    picture = RENDERERS["runewars"].outcome(replace(staged_view(), outcomes=(reveal,)))
    assert picture.image.width == WIDE
    assert "3 Conquer" in picture.alt


def test_every_battle_that_ended_is_told():
    _, told = played("runewars", 20, 2500)
    events = events_for(told, None)
    ended = [each for each in events if isinstance(each, BattleEnded | DuelBegan | OrdersRevealed)]
    assert len(outcomes_of(events)) == len(ended)
    for span in spans(told, BattleEnded):
        assert len([e for e in outcomes_of(events_for(span, None)) if hasattr(e, "winner")]) == 1


def test_a_fight_that_began_before_is_shown_whole_wherever_it_is_cut():
    told = told_of_a_battle()
    whole = outcomes_of(told)
    assert all(outcomes_of(told[cut:], told[:cut]) == whole for cut in range(1, len(told) - 2))
    assert outcomes_of([], told) == (), "what is over before is not told again"
    duel = [DuelBegan(1, 2), *(DuelRound(n, 1, 2, 0, 1) for n in range(1, 5)), DuelEnded(1, 2, 1)]
    assert all(outcomes_of(duel[n:], duel[:n]) == outcomes_of(duel) for n in range(1, 5))
