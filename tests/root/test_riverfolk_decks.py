"""The Riverfolk among the cards of other decks, and at landmarks (Law 11, 21, 24)."""

from __future__ import annotations

from functools import partial

import pytest

from tests.root.kit import (
    FOX,
    MOUSE,
    BuyBoats,
    DrawCard,
    Drew,
    FundsLost,
    MarketSwap,
    MobRolled,
    Scored,
    SwappedWere,
    battle,
    establish,
    exiles,
    favor,
    funds,
    kept_in,
    land,
    mob,
    post,
    relics,
    removing,
    riverfolk_table,
    ruler,
    stand,
    supply_left,
    swim,
    trade,
    warlord,
    waystation,
)

TABLE = partial(riverfolk_table, "marquise", "eyrie", "alliance")


# Exiles & Partisans


@pytest.mark.ruling("expansion:X62")
def test_coffin_makers_take_spent_and_lost_funds():
    table = exiles("riverfolk", "marquise", "eyrie", coffin_makers="all")
    table.craft("eyrie", "coffin_makers")
    post(table, FOX)
    funds(table, riverfolk=1, marquise=2)
    supply_left(table, "riverfolk", 0)
    trade(table)
    assert table.why("riverfolk", land(7)) == ("recruit-supply", "1.5.4")

    table.play(removing("eyrie", "riverfolk", FOX, "post_fox"), ["riverfolk: 1 1"])
    assert table.state.coffins == [table.seat("marquise")] * 2


@pytest.mark.ruling("expansion:X64")
@pytest.mark.parametrize("option", ["waits", "fetched"])
def test_a_fallen_warlord_lies_on_coffin_makers(option):
    table = exiles("hundreds", "marquise", "eyrie", entombed=option)
    table.craft("eyrie", "coffin_makers")
    warlord(table, FOX)
    table.place(MOUSE, hundreds=2)
    table.place(FOX, marquise=3)
    rats = table.state.supply[0]
    table.play(battle("marquise", "hundreds", FOX), dice=[2, 0])
    assert table.state.coffins == [0]

    table.start("hundreds", "anoint", ["hundreds: ..."])

    if option == "fetched":
        assert table.board("hundreds").warlord == MOUSE
        assert table.state.coffins == [0]
        return
    assert table.board("hundreds").warlord == 0
    table.state.agenda.clear()
    table.turn("eyrie", ["..."])
    assert table.state.coffins == []
    assert table.state.supply[0] == rats
    assert not table.board("hundreds").entombed


@pytest.mark.ruling("expansion:X66")
def test_soup_kitchens_count_tokens_of_each_faction():
    for key, pieces, weight in (
        ("riverfolk", ("post_fox",), 2),
        ("hundreds", ("mob",), 2),
        ("keepers", ("figure_1", "figure_2"), 4),
    ):
        table = exiles("riverfolk", "hundreds", "keepers", "marquise")
        table.craft(key, "soup_kitchens")
        table.build(FOX, key, *pieces)
        table.place(FOX, marquise=weight - 1)
        assert ruler(table.state, FOX) == table.seat(key)
        table.place(FOX, marquise=1)
        assert ruler(table.state, FOX) == -1


@pytest.mark.ruling("expansion:X68")
def test_tunnels_are_of_no_use_without_crafting_pieces():
    table = exiles("riverfolk", "marquise", "eyrie")
    table.craft("riverfolk", "tunnels")
    post(table, FOX, 1)
    table.place(FOX, riverfolk=3)
    table.place(1, riverfolk=3)
    funds(table, riverfolk=1)
    trade(table)

    assert table.why("riverfolk", swim(FOX, 1, 1))[0] == "move-not-adjacent"


@pytest.mark.ruling("expansion:X71")
def test_informants_never_serve_those_who_draw_by_day():
    table = exiles("riverfolk", "marquise", "eyrie")
    table.craft("riverfolk", "informants")
    table.discard("ambush_fox")
    funds(table, riverfolk=1)
    trade(table)

    drawn = table.choose("riverfolk", DrawCard(), ["..."])

    assert len(drawn.told(Drew)) == 1
    assert table.discarded() == ["ambush_fox"]


@pytest.mark.ruling("expansion:X75")
def test_mobs_spread_across_rivers_for_who_has_boats():
    table = riverfolk_table("hundreds", "eyrie")
    mob(table, 4)
    table.turn("hundreds", ["hundreds: ..."])

    spread = table.choose("hundreds", BuyBoats(), ["hundreds: 7", "..."], dice=[2])

    assert spread.only(MobRolled).suit == "mouse"
    assert "mob" in table.pieces("hundreds", 7)


@pytest.mark.ruling("expansion:X80")
def test_a_favor_over_everything_at_once():
    table = riverfolk_table("hundreds", "keepers", "marquise")
    post(table, FOX, 1)
    mob(table, FOX)
    relics(table, FOX, "figure_1")
    warlord(table, FOX)
    funds(table, riverfolk=4)

    async def rule(t):
        await favor("fox")(t, table.seat("marquise"))

    played = table.play(rule, ["marquise: ..."])

    assert table.score("marquise") == 2 + 2 + 1
    table.choose("marquise", "-1")
    assert table.board("hundreds").warlord == FOX
    assert kept_in(table, "funds") == {"riverfolk": 1}
    assert len(played.told(Scored)) >= 1


@pytest.mark.ruling("expansion:X88")
def test_a_razed_post_disrupts_and_a_razed_relic_needs_a_forest():
    table = riverfolk_table("hundreds", "keepers")
    mob(table, FOX)
    post(table, FOX)
    funds(table, riverfolk=2)
    supply_left(table, "hundreds", 0)
    played = table.start("hundreds", "raze", ["..."], dice=[0])
    assert played.only(FundsLost).count == 1
    assert table.score("hundreds") == 1

    relics(table, FOX, "figure_1")
    waystation(table, FOX, "figure", "tablet")
    table.start("hundreds", "raze", ["hundreds: -2", "..."], dice=[0])
    assert table.score("hundreds") == 1 + 3


@pytest.mark.ruling("expansion:X95")
def test_a_post_needs_no_slot_where_others_do():
    table = riverfolk_table("hundreds", "keepers")
    table.build(10, "hundreds", "stronghold")
    assert 10 in table.state.ruins
    assert table.state.open_slots(10) == 0
    table.place(10, riverfolk=3, keepers=1)
    funds(table, riverfolk=2)
    trade(table)

    table.choose("riverfolk", establish(10), ["..."])
    assert table.pieces("riverfolk", 10) == ["post_rabbit"]
    table.start("keepers", "encamp", ["..."])
    assert not [
        each
        for question in table.match.pending.values()
        for each in getattr(question.form, "options", ())
        if type(each).__name__ == "Encamp"
    ]


# Landmarks


@pytest.mark.ruling("setup:LM18")
def test_the_black_market_knows_no_secret_of_an_open_hand():
    table = riverfolk_table("marquise", "eyrie")
    stand(table, "black_market", 1)
    table.place(1, riverfolk=1)
    table.give("riverfolk", "anvil")
    funds(table, riverfolk=1)
    trade(table)

    swapped = table.choose(
        "riverfolk", MarketSwap(table.card("anvil", "riverfolk"), 1), ["riverfolk: ..."]
    )

    assert swapped.audience(SwappedWere) == [None]
