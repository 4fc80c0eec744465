"""Services of the Riverfolk: their buyers, times and prices (Law 11.2.6, 11.2.7)."""

from __future__ import annotations

import pytest

from tests.root.kit import (
    FOX,
    GAME,
    MOUSE,
    Ambushed,
    BuyBoats,
    BuyCard,
    CardTakenWas,
    DecreeGrew,
    Hire,
    Move,
    PhaseBegan,
    RootTestTable,
    ServiceBought,
    Slip,
    VagabondMove,
    battle,
    box,
    buy,
    census,
    holds,
    kept_in,
    legal_moves,
    marquise_daylight,
    post,
    prices,
    riverfolk_table,
    service_options,
    supply_left,
    use,
    wander,
)

TABLE = riverfolk_table


def offers(table: RootTestTable, buyer: str) -> set[str]:
    """Name the kinds of services that a player could buy now."""
    options = service_options(table.state, table.seat("riverfolk"), table.seat(buyer))
    return {type(each).__name__ for each in options}


@pytest.mark.ruling("expansion:RC35")
def test_a_card_taken_at_random_from_the_open_hand_is_seen_by_all(table):
    table.give("riverfolk", "anvil", "sword")
    table.craft("marquise", "stand_and_deliver")
    supply_left(table, "marquise", 0)
    table.turn("marquise", ["marquise: ..."])

    taken = table.choose("marquise", use(table, "stand_and_deliver"), ["..."], [1])

    assert taken.audience(CardTakenWas) == [None]
    assert table.hand("marquise") == ["sword"]


@pytest.mark.ruling("expansion:RC36")
def test_riverfolk_are_asked_for_an_ambush_only_if_all_see_one(table):
    table.place(FOX, marquise=3, riverfolk=3)
    table.give("riverfolk", "anvil", "ambush_mouse")
    table.give("marquise", "cobbler")
    table.play(battle("marquise", "riverfolk", FOX), dice=[0, 0])

    table.give("riverfolk", "ambush_fox")
    fought = table.play(
        battle("marquise", "riverfolk", FOX),
        ["riverfolk: ambush_fox", "marquise: pass"],
        dice=[0, 0],
    )
    assert fought.only(Ambushed).seat == table.seat("riverfolk")


@pytest.mark.ruling("expansion:RC37")
def test_a_price_is_paid_in_full_or_not_at_all(table):
    post(table, FOX)
    table.build(FOX, "marquise", "workshop")
    table.give("riverfolk", "anvil", "sword")
    supply_left(table, "marquise", 3)

    table.turn("marquise", ["marquise: ..."])
    assert table.question("marquise").context["left"] == 2
    assert table.why("marquise", Hire())[0] == "service-price"
    table.choose("marquise", buy(table, "anvil"), ["..."])

    assert kept_in(table, "payments") == {"marquise": 2}
    assert table.state.supply[table.seat("marquise")] == 1
    assert table.asked("marquise") != "riverfolk.services"


@pytest.mark.ruling("expansion:RC38")
def test_a_piece_at_a_post_buys_one_service_more(table):
    post(table, MOUSE, 11)
    table.build(MOUSE, "marquise", "wood")
    table.place(11, riverfolk=2)

    table.give("riverfolk", "anvil")
    table.turn("marquise", ["marquise: ..."])

    assert table.question("marquise").context["left"] == 2
    wander(table, 11)
    table.match = None
    table.board("vagabond").items[0] += 3
    table.turn("vagabond", ["vagabond: ..."])
    assert table.question("vagabond").context["left"] == 2


@pytest.mark.ruling("expansion:RC39")
def test_cards_are_sold_again_and_boats_are_not(table):
    prices(table, 1, 1, 1)
    post(table, FOX, MOUSE)
    table.place(FOX, marquise=1, riverfolk=1)
    table.place(MOUSE, marquise=1)
    table.give("riverfolk", "anvil", "sword", "armorers")
    table.turn("marquise", ["marquise: ..."])

    table.choose("marquise", buy(table, "anvil"), ["marquise: ..."])
    table.choose("marquise", buy(table, "sword"), ["marquise: ..."])
    table.choose("marquise", buy(table, "armorers"), ["..."])
    assert table.hand("marquise") == ["anvil", "armorers", "sword"]
    assert kept_in(table, "payments") == {"marquise": 3}

    table.turn("eyrie", ["eyrie: ..."])
    table.state.add_token(table.seat("eyrie"), FOX, "wood")
    table.choose("eyrie", BuyBoats(), ["eyrie: ..."])
    assert table.why("eyrie", BuyBoats())[0] == "service-twice"
    assert offers(table, "eyrie") == {"Hire"}


@pytest.mark.ruling("expansion:RC40")
def test_the_offer_stops_a_birdsong_that_runs_by_itself(table):
    table.build(FOX, "marquise", "sawmill")
    played = table.turn("marquise", ["marquise: ..."])
    assert table.asked("marquise") == "riverfolk.services"
    assert not table.state.tokens[FOX]
    assert played.told(PhaseBegan) == []

    table.choose("marquise", "done", ["marquise: ..."])
    assert table.pieces("marquise", FOX) == ["sawmill", "wood"]
    assert table.why("marquise", BuyBoats()) == ("service-late", "11.2.6")


@pytest.mark.ruling("expansion:RC41")
@pytest.mark.parametrize("supply", [0, 1])
def test_nobody_is_asked_who_can_pay_nothing(table, supply):
    table.give("riverfolk", "anvil")
    supply_left(table, "marquise", supply)

    table.turn("marquise", ["..."])

    assert table.asked("marquise") != "riverfolk.services"


@pytest.mark.ruling("expansion:RC42")
def test_the_riverfolk_neither_agree_nor_buy(table):
    table.give("riverfolk", "anvil")
    box(table, "payments", riverfolk=3)
    table.turn("riverfolk", ["riverfolk: ..."])
    assert table.asked("riverfolk") == "riverfolk.daylight"
    assert table.why("riverfolk", BuyBoats())[0] == "service-own"

    table.turn("marquise", ["marquise: ..."])
    bought = table.choose("marquise", buy(table, "anvil"), ["..."])
    assert bought.only(ServiceBought).price == 2
    assert table.asked("riverfolk") is None


@pytest.mark.ruling("expansion:RC43")
def test_a_vagabond_pays_with_items_and_the_riverfolk_add_warriors(table):
    wander(table, MOUSE, "tea", "coins", "boot")
    table.give("riverfolk", "anvil")
    supply_left(table, "riverfolk", 1)
    table.turn("vagabond", ["vagabond: ..."])

    table.choose("vagabond", buy(table, "anvil"), ["vagabond: tea=1 coins=1", "vagabond: ..."])

    assert table.hand("vagabond") == ["anvil"]
    assert kept_in(table, "payments") == {"riverfolk": 1}
    assert holds(table.board("vagabond")) == ["boot", "coins", "tea"]


@pytest.mark.ruling("expansion:RC44")
def test_a_vagabond_slips_along_the_river_but_never_hires(table):
    wander(table, 4, "boot", "boot", "boot")
    table.place(11, riverfolk=2)
    prices(table, 1, 1, 1)
    table.turn("vagabond", ["vagabond: ..."])
    assert table.why("vagabond", Hire()) == ("service-vagabond", "11.2.7.III.b")

    table.choose("vagabond", BuyBoats(), ["..."])

    assert Slip(7) in table.options("vagabond")
    assert VagabondMove(7) in table.options("vagabond")
    table.turn("eyrie", ["eyrie: ..."])
    assert 7 not in [each.to for each in legal_moves(table.state, table.seat("vagabond"), Move)]


@pytest.mark.ruling("expansion:RC45")
def test_boats_make_paths_of_rivers_but_rule_is_needed(table):
    table.place(4, marquise=2, eyrie=3)
    table.place(7, eyrie=3)
    table.place(11, marquise=4)
    marquise = table.seat("marquise")
    table.turn("marquise", ["marquise: ..."])
    table.choose("marquise", BuyBoats(), ["..."])

    moves = {(each.origin, each.to) for each in legal_moves(table.state, marquise, Move)}
    assert (4, 7) not in moves
    assert (11, 7) in moves
    marquise_daylight(table)
    moves = {(each.origin, each.to) for each in legal_moves(table.state, marquise, Move)}
    assert (11, 7) in moves
    table.turn("eyrie", ["eyrie: ..."])
    moves = {(each.origin, each.to) for each in legal_moves(table.state, marquise, Move)}
    assert (11, 10) not in moves


@pytest.mark.ruling("expansion:X6")
def test_the_eyrie_add_a_bought_card_to_the_decree_at_once(table):
    table.build(FOX, "eyrie", "roost")
    table.give("riverfolk", "anvil")
    table.turn("eyrie", ["eyrie: ..."])

    table.choose("eyrie", buy(table, "anvil"), ["eyrie: ..."])

    assert table.hand("eyrie") == ["anvil"]
    grown = table.choose("eyrie", "anvil:recruit", ["..."])
    assert grown.only(DecreeGrew).seat == table.seat("eyrie")


@pytest.mark.ruling("expansion:X40")
def test_moles_of_the_burrow_pay_for_nothing():
    table = riverfolk_table("duchy", "eyrie")
    table.place(len(table.state.warriors) - 1, duchy=8)
    supply_left(table, "duchy", 0)
    table.give("riverfolk", "anvil")

    table.turn("duchy", ["..."])

    assert table.asked("duchy") != "riverfolk.services"


@pytest.mark.ruling("expansion:LH60")
def test_a_fallen_warlord_pays_for_nothing():
    table = riverfolk_table("hundreds", "eyrie")
    prices(table, 1, 1, 1)
    supply_left(table, "hundreds", 0)
    table.give("riverfolk", "anvil")

    table.turn("hundreds", ["..."])

    assert table.asked("hundreds") != "riverfolk.services"


@pytest.mark.ruling("expansion:X65")
def test_coffin_makers_are_emptied_before_services_are_paid():
    table = riverfolk_table("marquise", "eyrie", deck="exiles_partisans")
    prices(table, 4, 4, 4)
    table.craft("marquise", "coffin_makers")
    table.state.coffins = [table.seat("marquise")] * 4
    supply_left(table, "marquise", 0)
    table.give("riverfolk", "anvil")
    table.turn("marquise", ["marquise: ..."])

    table.choose("marquise", buy(table, "anvil"), ["..."])

    assert kept_in(table, "payments") == {"marquise": 4}


@pytest.mark.ruling("expansion:X81")
def test_a_bought_dominance_card_may_be_activated_the_same_day(table):
    table.points(marquise=10)
    table.give("riverfolk", "dominance_bird")
    table.turn("marquise", ["marquise: ..."])
    table.choose("marquise", buy(table, "dominance_bird"), ["..."])

    marquise_daylight(table)
    table.choose("marquise", "dominance:dominance_bird", ["..."])
    assert table.state.dominance[table.seat("marquise")] >= 0


@pytest.mark.ruling("expansion:X23")
def test_a_coalition_partner_may_still_buy(table):
    wander(table, MOUSE, "tea", "coins")
    table.state.partner[table.seat("vagabond")] = table.seat("riverfolk")
    table.give("riverfolk", "anvil")

    table.turn("vagabond", ["vagabond: ..."])

    assert table.asked("vagabond") == "riverfolk.services"
    assert {type(each) for each in table.options("vagabond")} >= {BuyCard, BuyBoats}


@pytest.mark.ruling("expansion:X33")
def test_bought_before_the_outcast_adjusts_and_exported_to_the_lost_souls():
    table = riverfolk_table("lizards", "eyrie")
    table.give("riverfolk", "anvil", "sword")
    table.turn("lizards", ["lizards: ..."])
    assert table.asked("lizards") == "riverfolk.services"
    table.choose("lizards", buy(table, "anvil"), ["..."])
    assert table.hand("lizards") == ["anvil"]
    assert table.board("lizards").lost_souls == []

    post(table, FOX, 1)
    box(table, "funds", riverfolk=2)
    table.start("riverfolk", "daylight", ["riverfolk: ..."])
    table.choose("riverfolk", "riverfolk.export:sword", ["..."])
    assert len(table.board("lizards").lost_souls) == 1
    assert table.discarded() == []


def test_all_see_boxes_prices_and_hand(table):
    box(table, "payments", eyrie=2)
    table.give("riverfolk", "anvil")

    seen = GAME.view(table.state, None).seats[0]

    assert seen.board.payments == ((table.seat("eyrie"), 2),)
    assert dict(seen.board.prices) == {"hand": 2, "boats": 2, "mercenaries": 4}
    assert seen.open_hand == (table.card("anvil"),)


def test_no_warrior_is_lost_by_a_purchase(table):
    table.give("riverfolk", "anvil")
    before = census(table.state)
    table.turn("marquise", ["marquise: ..."])

    table.choose("marquise", buy(table, "anvil"), ["..."])

    assert census(table.state) == before
