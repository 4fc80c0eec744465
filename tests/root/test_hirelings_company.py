"""Hirelings that meet the rules of certain factions (Law 22.3, QL.2.2, HCC.2)."""

from __future__ import annotations

from tests.root.kit import (
    GAME,
    attack,
    campaign,
    card_of,
    census,
    hire,
    in_box,
    in_supply,
    legion_table,
    removal,
)

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
