"""The rulings of the Corvids, C19 and C22 to C36: Exposure, battle, and their own turn."""

from __future__ import annotations

import pytest

from tests.root.kit import (
    FOX,
    MOUSE,
    PLOT,
    PLOTS,
    RABBIT,
    Battled,
    CardShown,
    CardTaken,
    CardTakenWas,
    Clearing,
    CorvidsMove,
    CorvidsRecruit,
    Craft,
    Drew,
    EffectUsed,
    Exert,
    Expose,
    Flip,
    March,
    Placed,
    RaidSprung,
    Scored,
    Suit,
    Trick,
    battle,
    corvids_table,
    expose,
    guesses,
    hide,
    lay_plot,
    ruler,
    schemes,
    show,
    trick,
)

KEEP = 1


TABLE = corvids_table


@pytest.mark.ruling("seed:C19")
def test_an_exposed_raid_brings_nobody(table):
    hide(table, FOX, "raid", marquise=1)
    table.give("marquise", "anvil")

    table.start("marquise", "craft")
    played = table.choose("marquise", expose(FOX, "raid"), answers=["marquise: anvil"])

    assert table.pieces("corvids", FOX) == []
    assert table.score("marquise") == 1
    assert played.told(Placed) == played.told(RaidSprung) == []
    assert table.state.supply[table.seat("corvids")] == 15


@pytest.mark.ruling("seed:C22")
def test_a_player_who_has_no_faction_piece_beside_a_plot_cannot_expose_it(table):
    hide(table, FOX, "bomb", eyrie=1)
    table.give("marquise", "anvil")
    table.place(RABBIT, marquise=1)
    table.board("marquise").actions = 3

    table.start("marquise", "daylight")

    assert guesses(table, "marquise") == []
    refusal = table.refused("marquise", expose(FOX, "bomb"))
    assert (refusal.key, refusal.law) == ("expose-absent", "13.2.4")


@pytest.mark.ruling("seed:C22")
@pytest.mark.parametrize("piece", ["warrior", "sawmill", "wood", "pawn"])
def test_any_faction_piece_will_do(piece):
    table = corvids_table("marquise", "vagabond")
    hide(table, FOX, "bomb")
    who = "vagabond" if piece == "pawn" else "marquise"
    if piece == "pawn":
        table.board("vagabond").place = FOX
    elif piece == "warrior":
        table.place(FOX, marquise=1)
    else:
        table.build(FOX, "marquise", piece)
    table.give(who, "anvil")

    table.start(who, "slip" if piece == "pawn" else "craft")

    assert guesses(table, who) == [f"{FOX}:{plot}" for plot in PLOTS]


@pytest.mark.ruling("seed:C23")
def test_a_wrong_guess_costs_the_card_and_may_be_repeated(table):
    hide(table, MOUSE, "raid", marquise=1)
    hide(table, FOX, "bomb", marquise=1)
    table.give("marquise", "armorers", "sword", "anvil")
    corvids, marquise = table.seat("corvids"), table.seat("marquise")

    table.start("marquise", "craft")
    played = table.choose("marquise", expose(MOUSE, "bomb"), answers=["marquise: armorers"])

    assert table.hand("corvids") == ["armorers"]
    assert table.pieces("corvids", MOUSE) == [PLOT]
    assert played.audience(CardTakenWas) == [(marquise, corvids)]
    assert played.told(CardTaken) == []
    assert table.score("marquise") == 0

    assert guesses(table, "marquise") == [
        f"{MOUSE}:snare", f"{MOUSE}:extortion", f"{MOUSE}:raid",
        *(f"{FOX}:{plot}" for plot in PLOTS),
    ]  # fmt: skip
    table.choose("marquise", expose(FOX, "bomb"), answers=["marquise: anvil"])
    table.choose("marquise", expose(MOUSE, "raid"), answers=["marquise: sword"])

    assert table.score("marquise") == 2
    assert table.hand("marquise") == ["anvil", "sword"]


@pytest.mark.ruling("seed:C23")
def test_guesses_last_as_long_as_matching_cards(table):
    hide(table, MOUSE, "raid", marquise=1)
    table.give("marquise", "sword", "anvil")
    table.board("marquise").actions = 3

    table.start("marquise", "daylight")
    table.choose("marquise", expose(MOUSE, "bomb"), answers=["marquise: sword"])

    assert guesses(table, "marquise") == []
    refusal = table.refused("marquise", expose(MOUSE, "raid"))
    assert (refusal.key, refusal.args_of_words["suit"]) == ("expose-card", "mouse")


@pytest.mark.ruling("seed:C24")
def test_a_right_guess_shows_the_card_and_removes_the_plot_for_a_point(table):
    hide(table, FOX, "extortion", marquise=1)
    table.give("marquise", "anvil")
    corvids, marquise = table.seat("corvids"), table.seat("marquise")

    table.start("marquise", "craft")
    played = table.choose("marquise", expose(FOX, "extortion"), answers=["marquise: anvil"])

    assert table.hand("marquise") == ["anvil"]
    assert table.hand("corvids") == []
    assert table.pieces("corvids", FOX) == []
    assert played.only(Scored).seat == marquise
    assert played.audience(CardShown) == [(marquise, corvids)]
    assert table.board("corvids").facedown == {}


@pytest.mark.ruling("seed:C25")
def test_nobody_exposes_once_the_last_step_has_begun(table):
    hide(table, FOX, "bomb", marquise=1)
    table.give("marquise", *["anvil"], "sword", "bake_sale", "cobbler", "armorers", "sappers")

    table.start("marquise", "draw")

    assert table.asked("marquise") == "discard"
    refusal = table.refused("marquise", expose(FOX, "bomb"))
    assert (refusal.key, refusal.law) == ("turn-ending", "1.4.3")


@pytest.mark.ruling("seed:C25")
def test_before_the_draw_a_guess_is_legal_in_any_phase(table):
    hide(table, FOX, "bomb", marquise=1, eyrie=1, alliance=1)
    for key in ("marquise", "eyrie", "alliance"):
        table.give(key, {"marquise": "anvil", "eyrie": "foxfolk_steel"}.get(key, "ambush_fox"))
    table.board("marquise").actions = 0
    table.board("eyrie").leader = "builder"

    for key, stage in (
        ("marquise", "craft"), ("marquise", "evening"), ("eyrie", "decree"), ("eyrie", "evening"),
        ("alliance", "revolt"), ("alliance", "operations"),
    ):  # fmt: skip
        table.start(key, stage)
        assert expose(FOX, "bomb") in table.options(key, Expose), (key, stage)


@pytest.mark.ruling("seed:C25")
def test_nobody_exposes_in_the_turn_of_another(table):
    hide(table, FOX, "bomb", marquise=2, eyrie=1)
    table.give("marquise", "anvil")

    table.play(battle("eyrie", "marquise", FOX), answers=["marquise: ..."])

    table.state.current = table.seat("eyrie")
    assert table.asked("marquise") == "battle.ambush"
    refusal = table.refused("marquise", expose(FOX, "bomb"))
    assert (refusal.key, refusal.args_of_words["when"], refusal.law) == (
        "action-when",
        "turn",
        "13.2.4",
    )


@pytest.mark.ruling("seed:C25")
def test_nobody_exposes_in_the_middle_of_a_march(table):
    hide(table, FOX, "bomb", marquise=2)
    table.give("marquise", "anvil")
    table.board("marquise").actions = 3

    table.start("marquise", "daylight")
    table.choose("marquise", March(Clearing(FOX), Clearing(MOUSE), 1))

    assert table.asked("marquise") == "marquise.march"
    assert guesses(table, "marquise") == []
    refusal = table.refused("marquise", expose(FOX, "bomb"))
    assert (refusal.key, refusal.law) == ("question-first", "1.4.2")


@pytest.mark.ruling("seed:C26")
def test_a_lone_facedown_plot_deals_one_hit_by_its_embedded_agents(table):
    hide(table, 5, "bomb", marquise=3)

    played = table.play(battle("marquise", "corvids", 5), dice=[2, 1])

    assert (played.only(Battled).dealt, played.only(Battled).suffered) == (3, 1)
    assert played.only(EffectUsed).effect == "embedded_agents"
    assert table.pieces("corvids", 5) == []
    assert table.score("marquise") == 1
    assert table.warriors("marquise", 5) == 2


@pytest.mark.ruling("seed:C27")
def test_a_plot_face_up_has_no_embedded_agents(table):
    show(table, 5, "snare", marquise=3)

    played = table.play(battle("marquise", "corvids", 5), dice=[2, 1])

    assert (played.only(Battled).dealt, played.only(Battled).suffered) == (3, 0)


@pytest.mark.ruling("seed:C28")
def test_as_attackers_the_corvids_have_no_embedded_agents(table):
    hide(table, 5, "bomb", corvids=2, marquise=3)

    played = table.play(battle("corvids", "marquise", 5), dice=[2, 1])

    assert (played.only(Battled).dealt, played.only(Battled).suffered) == (2, 1)


@pytest.mark.ruling("seed:C29")
def test_a_second_plot_costs_two_warriors_even_the_last_two(table):
    table.place(FOX, corvids=1)
    table.place(MOUSE, corvids=2)

    schemes(table)
    table.choose("corvids", lay_plot(FOX, "raid"))
    table.choose("corvids", lay_plot(MOUSE, "bomb"))

    assert table.warriors("corvids", MOUSE) == table.warriors("corvids", FOX) == 0
    assert table.pieces("corvids", MOUSE) == [PLOT]
    assert table.board("corvids").facedown == {FOX: "raid", MOUSE: "bomb"}
    assert table.state.supply[table.seat("corvids")] == 15


@pytest.mark.ruling("seed:C30")
def test_no_plot_is_placed_at_the_keep_but_a_trick_may_swap_one_in(table):
    table.build(KEEP, "marquise", "keep")
    table.place(KEEP, corvids=1)
    schemes(table)
    refusal = table.refused("corvids", lay_plot(KEEP, "bomb"))
    assert (refusal.key, refusal.law) == ("place-barred", "6.2.2")

    hide(table, KEEP, "bomb")
    hide(table, FOX, "raid")
    schemes(table)
    table.choose("corvids", trick(KEEP, FOX))

    assert table.board("corvids").facedown == {KEEP: "raid", FOX: "bomb"}
    assert table.pieces("corvids", KEEP) == [PLOT]


@pytest.mark.ruling("seed:C31")
def test_a_trick_swaps_plots_that_show_the_same_side_without_any_effect(table):
    show(table, FOX, "extortion", corvids=1, marquise=1)
    show(table, MOUSE, "snare")
    hide(table, RABBIT, "bomb")
    table.give("marquise", "anvil")

    schemes(table)
    assert table.options("corvids", Trick) == [trick(MOUSE, FOX)]
    assert table.refused("corvids", trick(RABBIT, FOX)).key == "trick-facing"
    played = table.choose("corvids", trick(FOX, MOUSE))  # either way round

    assert table.pieces("corvids", FOX) == ["snare"]
    assert table.pieces("corvids", MOUSE) == ["extortion"]
    assert played.told(CardTaken) == played.told(Scored) == []


@pytest.mark.ruling("seed:C32")
def test_a_player_who_exerts_acts_once_more_and_draws_nothing(table):
    table.place(FOX, corvids=2)
    show(table, MOUSE, "extortion")
    table.give(
        "corvids", "anvil", "sword", "bake_sale", "cobbler", "armorers", "sappers", "codebreakers"
    )
    table.board("corvids").actions = 0

    schemes(table)
    table.choose("corvids", Exert())
    assert table.refused("corvids", Exert()).key == "exert-once"
    played = table.choose("corvids", lay_plot(FOX, "raid"))

    assert table.pieces("corvids", FOX) == [PLOT]
    assert table.asked("corvids") == "discard"
    assert played.told(Drew) == []
    table.choose("corvids", "anvil sword")
    assert len(table.state.hands[table.seat("corvids")]) == 5


@pytest.mark.ruling("seed:C33")
def test_a_bird_recruits_in_one_suit_where_nothing_bars_it(table):
    table.build(KEEP, "marquise", "keep")
    table.give("corvids", "armorers", "anvil", "sword")

    table.start("corvids", "recruit")
    assert {each.suit for each in table.options("corvids", CorvidsRecruit)} == {
        "fox", "rabbit", "mouse",
    }  # fmt: skip
    bird = CorvidsRecruit(table.card("armorers"), Suit("fox"))
    table.choose("corvids", bird)

    assert [c for c in range(1, 13) if table.warriors("corvids", c)] == [6, 8, 12]
    assert table.hand("corvids") == ["anvil", "sword"]
    assert table.options("corvids", CorvidsRecruit) == []
    anvil = CorvidsRecruit(table.card("anvil"), Suit("fox"))
    assert table.refused("corvids", anvil).key == "recruit-once"


@pytest.mark.ruling("seed:C34")
def test_a_bomb_crafts_and_then_flips_in_the_same_birdsong(table):
    hide(table, FOX, "bomb", corvids=1, marquise=1)
    table.give("corvids", "armorers")

    table.start("corvids", "craft")
    table.choose("corvids", Craft(table.card("armorers", "corvids")))
    table.choose("corvids", Flip(Clearing(FOX)))

    assert table.state.has_crafted(table.seat("corvids"), "armorers")
    assert table.warriors("marquise", FOX) == 0
    assert table.pieces("corvids", FOX) == []


@pytest.mark.ruling("seed:C35")
def test_nimble_corvids_need_no_rule_but_a_path(table):
    table.place(FOX, corvids=1, marquise=3)
    table.place(MOUSE, eyrie=3)

    schemes(table)

    assert CorvidsMove(Clearing(FOX), Clearing(MOUSE), 1) in table.options("corvids", CorvidsMove)
    assert table.refused("corvids", CorvidsMove(Clearing(FOX), Clearing(6), 1)).law == "2.2.1"


@pytest.mark.ruling("seed:C35")
def test_nimble_corvids_do_not_get_into_the_burrow():
    table = corvids_table("duchy", "marquise")
    table.build(FOX, "duchy", "tunnel")
    table.place(FOX, corvids=1)
    burrow = len(table.state.suits) - 1

    schemes(table)

    assert {each.to for each in table.options("corvids", CorvidsMove)} == {4, 7}
    refusal = table.refused("corvids", CorvidsMove(Clearing(FOX), Clearing(burrow), 1))
    assert refusal.key in ("move-not-adjacent", "move-barred")


@pytest.mark.ruling("seed:C36")
def test_plots_do_not_count_for_rule(table):
    hide(table, FOX, "bomb", corvids=1, eyrie=1)
    assert ruler(table.state, FOX) == table.seat("eyrie")

    table.place(FOX, corvids=1)
    assert ruler(table.state, FOX) == table.seat("corvids")
