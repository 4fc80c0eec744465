"""Hirelings that meet the rules of certain factions (Law 22.3, QL.2.2, HCC.2)."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest

from bot.play.menus.prompt_builder import prompt_of
from bot.play.pictures.previews import find_preview
from bot.ui.wording import Wording
from tests.root.kit import (
    ALLIED,
    FOX,
    GAME,
    RABBIT,
    Clearing,
    Move,
    PieceKind,
    Sanctify,
    Strike,
    acting,
    attack,
    battle,
    battle_with,
    campaign,
    card_of,
    census,
    conspire,
    day,
    favor,
    hire,
    hired_table,
    holds,
    in_box,
    in_supply,
    legion_table,
    odds,
    removal,
    targets,
    wander,
    warlord,
)

# What menus say of them (22.3)


def test_a_hirelings_battle_is_told_by_its_own_warriors():
    table = hired_table("last_dynasty", "marquise")
    table.place(9, last_dynasty=3, marquise=1)
    table.build(9, "eyrie", "roost")
    table.play(acting(table, "last_dynasty", "fight_twice"), ["marquise: ..."])
    asked, state = table.question("marquise"), table.state
    live: Any = SimpleNamespace(match=table.match, people=lambda: {1, 2})
    wording = Wording(GAME, "en", table.match.view(asked.seat))

    (battle,) = [each for each in asked.form.options if each.key() != "done"]
    entries = prompt_of(live, asked, wording).entries
    assert GAME.actor(state, asked) == table.seat("last_dynasty")
    assert any("you deal up to 4, they none" in str(each) for each in entries)
    assert find_preview(live, asked, battle) is None
    (forecast,) = GAME.forecast(state, GAME.actor(state, asked), battle)
    assert (forecast.id, forecast.args) == ("forecast-sure", {"removed": 1, "lost": 0})


def test_a_hirelings_move_wins_rule_for_its_controller_and_pays_its_outrage():
    table = hired_table("last_dynasty", "marquise")
    table.place(9, last_dynasty=3)
    table.build(1, "alliance", "sympathy")
    state, side = table.state, table.seat("last_dynasty")
    move = Move(Clearing(9), Clearing(1), 3)

    assert GAME.facts(state, side, move) == {"outrage": "fox"}
    found = {each.id: each.args["number"] for each in GAME.consequences(state, side, move)}
    assert found == {"row-wins-rule": 1, "row-loses-rule": 9}


def test_odds_name_no_arbiter_for_a_hireling_that_defends():
    """It uses no abilities in battle (22.3.5), so nobody enlists him (26.5.2)."""
    table = hired_table("forest_patrol", "", "vagabond", "eyrie", "marquise")
    wander(table, RABBIT, "sword", "sword", character="arbiter")
    table.place(RABBIT, forest_patrol=1, eyrie=1, marquise=1)

    def told(defender: str) -> bool:
        lines = odds(table.state, table.seat("eyrie"), table.seat(defender), RABBIT)
        return any(each.id == "odds-arbiter" for each in lines)

    assert (told("marquise"), told("forest_patrol")) == (True, False)


# Strikes (9.5.6, 21.10)


@pytest.mark.ruling("expansion:HV10")
def test_a_strike_takes_a_hirelings_warriors_but_not_its_buildings():
    table = hired_table("vault_keepers", "eyrie", "vagabond", "eyrie", "marquise")
    wander(table, RABBIT, "crossbow", "crossbow", "boot")
    table.place(RABBIT, vault_keepers=1)
    table.build(RABBIT, "vault_keepers", "vault")
    keepers = table.seat("vault_keepers")
    day(table)

    table.choose("vagabond", Strike(keepers, PieceKind("warrior")))

    assert table.options("vagabond", Strike) == [], "a vault is no faction piece"
    assert table.why("vagabond", Strike(keepers, PieceKind("vault"))) == ("strike-hired", "21.10")
    assert table.score("vagabond") == 0


def test_a_farm_that_the_cult_sanctifies_promises_no_point():
    table = hired_table("prosperous_farmers", "eyrie", "lizards", "eyrie", "marquise")
    table.build(8, "prosperous_farmers", "farm")
    table.build(8, "marquise", "sawmill")
    conspire(table, "fox", 3)
    lizards = table.seat("lizards")
    wording = Wording(GAME, "en", table.match.view(lizards))

    def price(kind: str) -> str:
        sanctify = Sanctify(Clearing(8), PieceKind(kind))
        return wording.price(sanctify, GAME.facts(table.state, lizards, sanctify))

    assert [price("sawmill"), price("farm")] == ["3 acolytes, +1 point", "3 acolytes"]
    table.choose("lizards", Sanctify(Clearing(8), PieceKind("farm")), ["..."])
    assert table.score("lizards") == 0


# Spoils (QL.2.2, 21.9)


def test_hirelings_that_an_enemy_holds_are_spoils():
    table = legion_table()
    hire(table, "vault_keepers", "marquise")
    table.place(8, vault_keepers=1)
    table.build(8, "vault_keepers", "vault")
    campaign(table, "anvil")
    table.place(8, legion=4)
    before = census(table.state)

    attack(table, 8, "vault_keepers", dice=[2, 0])

    side = table.seat("vault_keepers")
    shown = GAME.view(table.state, None).seats[0].board.spoils
    assert shown == ((side, "vault", 1), (side, "warrior", 1))
    assert table.score("legion") == 1, "the vault"
    assert (table.state.supply[side], in_supply(table.state, side, "vault")) == (5, 5)
    assert census(table.state) == before

    table.start("legion", "spoils", ["..."])
    assert table.score("legion") == 2
    assert (table.state.supply[side], in_supply(table.state, side, "vault")) == (6, 6)


def test_hirelings_of_the_legion_itself_are_no_spoils():
    table = legion_table()
    hire(table, "street_band", "legion")
    table.place(8, street_band=1)
    campaign(table, "anvil")
    table.play(removal(table, "street_band", 8, 1))
    assert in_box(table) == 0


def test_of_patrols_among_the_spoils_none_comes_on_the_card():
    table = legion_table()
    hire(table, "forest_patrol", "eyrie")
    table.place(8, forest_patrol=2)
    campaign(table, "anvil")
    table.place(8, legion=4)
    attack(table, 8, "forest_patrol", dice=[2, 0])
    assert (in_box(table), card_of(table, "forest_patrol").kept) == (2, 0)

    table.start("legion", "spoils", ["..."])
    assert table.state.supply[table.seat("forest_patrol")] == 12


def test_a_battle_that_the_prophets_force_is_told_by_those_who_fight_it():
    """It had been told as the chooser's own: the chooser “deals up to 0”."""
    table = hired_table("warm_sun_prophets", "marquise")
    table.place(9, warm_sun_prophets=1, eyrie=3, alliance=1)
    eyrie = table.seat("eyrie")
    answers = [f"marquise: {eyrie}:9", "marquise: ..."]
    table.play(acting(table, "warm_sun_prophets", "preach"), answers)
    asked, state = table.question("marquise"), table.state
    live: Any = SimpleNamespace(match=table.match, people=lambda: {1, 2})
    wording = Wording(GAME, "en", table.match.view(asked.seat), reader=asked.seat)

    assert (asked.kind, GAME.actor(state, asked)) == ("hirelings.preach", eyrie)
    told = {each.label: each.detail for each in prompt_of(live, asked, wording).entries}
    alliance = table.seat("alliance")
    battle = next(each for each in asked.form.options if each.key() == f"battle:9:{alliance}")
    hits = "the attack deals up to 3 hits · the defense up to 1"
    assert hits in wording.price(battle, GAME.facts(state, GAME.actor(state, asked), battle))
    assert GAME.forecast(state, GAME.actor(state, asked), battle) == []
    assert not any("you deal" in each or "you win" in each for each in told.values())


# The Stoic Protector beside a Vagabond and his ally


def test_a_vagabond_takes_hits_beside_the_stoic_protector():
    """It keeps faction pieces from being removed; items are none (21.10, 21.13)."""
    table = hired_table("stoic_protector", "vagabond", "vagabond", "eyrie", "marquise")
    board = wander(table, 5, "sword", "boot", "torch")
    table.place(5, eyrie=3)
    table.state.hired[0].pawn = 5
    day(table)

    table.choose("vagabond", battle_with(table, "eyrie"), ["vagabond: boot=1"], dice=[1, 1])

    assert holds(board) == ["boot-damaged", "sword-exhausted", "torch"]
    assert table.seat("vagabond") not in targets(table.state, table.seat("eyrie"), 5)


def test_an_ally_whom_the_stoic_protector_guards_takes_no_hits_for_a_vagabond():
    table = hired_table("stoic_protector", "marquise", "vagabond", "eyrie", "marquise")
    board = wander(table, 5, "sword", "boot", "torch")
    board.relations[table.seat("marquise")] = ALLIED
    table.place(5, eyrie=3, marquise=2)
    table.state.hired[0].pawn = 5
    day(table)

    answers = ["vagabond: seat:2", "vagabond: boot=1 torch=1"]
    table.choose("vagabond", battle_with(table, "eyrie"), answers, dice=[2, 2])

    assert table.warriors("marquise", 5) == 2
    assert holds(board) == ["boot-damaged", "sword-exhausted", "torch-damaged"]


def test_no_plan_spends_sappers_on_an_ally_whom_the_stoic_protector_guards():
    seats = ("vagabond", "eyrie", "marquise")
    table = hired_table("stoic_protector", "marquise", *seats, responses="planned")
    wander(table, 5).relations[table.seat("marquise")] = ALLIED
    table.place(5, eyrie=3, marquise=2)
    table.craft("eyrie", "sappers")
    table.state.hired[0].pawn = 5
    table.state.current = table.seat("vagabond")

    table.play(battle("vagabond", "eyrie", 5), ["vagabond: seat:2"], dice=[0, 0])

    assert table.state.has_crafted(table.seat("eyrie"), "sappers"), "nothing is left to hit"


# The warlord, whom the Prophets make move


@pytest.mark.parametrize(
    ("preacher", "deed", "after"),
    [
        ("hundreds", "hundreds: hundreds.lead_on:1:2", (1, 3)),
        ("eyrie", "eyrie: move:5:1:2", (5, 2)),
    ],
)
def test_only_prophets_of_their_own_make_the_hundreds_lead_the_warlord(preacher, deed, after):
    table = hired_table("warm_sun_prophets", preacher, "hundreds", "eyrie", "marquise")
    warlord(table, 5, rats=2)
    table.place(5, warm_sun_prophets=1)

    table.play(acting(table, "warm_sun_prophets", "preach"), [deed])

    assert (table.board("hundreds").warlord, table.warriors("hundreds", 1)) == after


# The Feline Physicians beside the Price of Failure (4.3.6, 1.1.3)


def failing_duchy():
    """Return a table where the Duchy holds one card and is about to lose all it has in 8."""
    table = hired_table("feline_physicians", "duchy", "duchy", "eyrie", "alliance")
    table.place(FOX, duchy=1, eyrie=3)
    table.build(FOX, "duchy", "citadel")
    table.place(5, duchy=1)
    table.give("duchy", "anvil")
    table.state.current = table.seat("eyrie")
    return table


def test_whoever_takes_hits_has_its_physicians_heal_before_it_pays_for_failure():
    table = failing_duchy()

    answers = ["duchy: pass", "duchy: anvil"]
    table.play(battle("eyrie", "duchy", FOX), answers, dice=[3, 0])

    assert table.pieces("duchy", FOX) == []
    assert table.warriors("duchy", 5) == 2
    assert table.hand("duchy") == []


def test_whoever_crafts_a_favor_has_the_duchy_pay_for_failure_first():
    table = failing_duchy()

    async def rule(t):
        await favor("fox")(t, table.seat("eyrie"))

    table.play(rule, dice=[0])

    assert table.discarded() == ["anvil"]
    assert table.warriors("duchy", 5) == 1
