"""Hirelings that meet the rules of certain factions (Law 22.3, QL.2.2, HCC.2)."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

from bot.play.menus.prompt_builder import prompt_of
from bot.play.pictures.previews import find_preview
from bot.ui.wording import Wording
from tests.root.kit import (
    GAME,
    Clearing,
    Move,
    acting,
    attack,
    campaign,
    card_of,
    census,
    hire,
    hired_table,
    in_box,
    in_supply,
    legion_table,
    removal,
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
