"""The Hundreds among others: the X rulings about the warlord, mobs, loot and oppression."""

from __future__ import annotations

import pytest

from tests.root.kit import (
    ALLIED,
    CARDS,
    FOX,
    GAME,
    MOUSE,
    OTHER_FOX,
    RABBIT,
    Clearing,
    CommandLead,
    CommandMove,
    Drew,
    EffectUsed,
    Expose,
    InClearing,
    KeyedChance,
    Match,
    MobRolled,
    Oppressed,
    Revolt,
    Setup,
    Use,
    VagabondMove,
    battle,
    can_place,
    exiles,
    gardens,
    has_items,
    hide,
    hoard,
    hundreds_table,
    in_hoard,
    ministers,
    mob,
    stack,
    sympathy,
    use,
    wander,
    warlord,
)

ON_FOX, ON_RABBIT, ON_MOUSE = 0, 1, 2


TABLE = hundreds_table


@pytest.mark.ruling("expansion:X3")
def test_a_mob_spreads_past_the_keep_to_another_clearing_of_the_suit(table):
    table.state.ruins.clear()
    mob(table, 8, 12)
    table.build(4, "marquise", "keep")

    played = table.start("hundreds", "raze", ["..."], dice=[ON_RABBIT])

    assert played.only(MobRolled).suit == "rabbit"
    assert table.pieces("hundreds", 10) == ["mob"]
    assert table.pieces("marquise", 4) == ["keep"]


@pytest.mark.ruling("expansion:X10")
def test_a_new_roost_counts_the_warlord_as_a_warrior(table):
    warlord(table, FOX)
    for clearing in range(1, 13):
        if clearing not in (3, FOX):
            table.place(clearing, marquise=1)

    table.start("eyrie", "roost", ["..."])

    assert table.pieces("eyrie", 3) == ["roost"]


@pytest.mark.ruling("expansion:X11")
def test_the_eyrie_rule_a_tie_after_looting(table):
    table.place(FOX, hundreds=4, eyrie=4)
    has_items(table, "eyrie", "boot")

    table.play(battle("hundreds", "eyrie", FOX), ["hundreds: loot"], [0, 0])

    assert in_hoard(table) == []


@pytest.mark.ruling("expansion:X17")
def test_a_revolt_leaves_the_warlord_beside_the_new_base(table):
    warlord(table, FOX, 2)
    mob(table, FOX)
    sympathy(table, FOX)
    stack(table, "anvil", "foxfolk_steel")
    table.start("alliance", "revolt")

    table.choose("alliance", Revolt(Clearing(FOX)), ["..."])

    assert table.board("hundreds").warlord == FOX
    assert table.warriors("hundreds", FOX) == 1
    assert table.pieces("hundreds", FOX) == []
    assert "base_fox" in table.pieces("alliance", FOX)
    assert table.warriors("alliance", FOX) == 1
    assert table.score("alliance") == 1


@pytest.mark.ruling("expansion:X25")
def test_an_ally_takes_the_others_along_and_never_the_warlord():
    table = hundreds_table("vagabond", "marquise")
    board = wander(table, FOX, "boot", "boot")
    board.relations[table.seat("hundreds")] = ALLIED
    warlord(table, FOX, 2)
    table.start("vagabond", "daylight", ["vagabond: ..."])

    table.choose("vagabond", VagabondMove(Clearing(MOUSE)), ["vagabond: ..."])

    escorts = [each.key() for each in table.options("vagabond")]
    assert escorts
    assert not [key for key in escorts if key.endswith(":3")]
    table.choose("vagabond", next(key for key in escorts if key.endswith(":2")), ["..."])
    assert table.board("hundreds").warlord == FOX
    assert (table.warriors("hundreds", FOX), table.warriors("hundreds", MOUSE)) == (1, 2)


@pytest.mark.ruling("expansion:X28")
def test_scorched_earth_leaves_the_warlord_who_may_go_but_not_return(table):
    warlord(table, FOX)
    table.state.scorched.append(FOX)
    table.start("hundreds", "recruit", ["..."])
    assert table.warriors("hundreds", FOX) == 1
    table.place(MOUSE, hundreds=2)

    table.start("hundreds", "command")

    assert table.options("hundreds", CommandLead)
    assert FOX not in {each.to for each in table.options("hundreds", CommandMove)}
    table.choose("hundreds", CommandLead(Clearing(MOUSE), 0), ["..."])
    assert not can_place(table.state, table.seat("hundreds"), FOX)


@pytest.mark.ruling("expansion:X37")
def test_defenders_of_the_cult_that_fall_to_looters_become_acolytes():
    table = hundreds_table("lizards", "marquise")
    warlord(table, FOX, 2, mood="wrathful")
    table.place(FOX, lizards=2)
    has_items(table, "lizards", "boot")

    table.play(battle("hundreds", "lizards", FOX), ["hundreds: loot"], [2, 0])

    assert table.warriors("lizards", FOX) == 1
    assert table.board("lizards").acolytes == 1
    assert in_hoard(table) == ["boot"]


@pytest.mark.ruling("expansion:X38")
def test_a_garden_is_never_oppressed():
    table = hundreds_table("lizards", "marquise")
    table.place(FOX, hundreds=4)
    gardens(table, FOX)

    assert table.start("hundreds", "oppress", ["..."]).only(Oppressed).count == 0


@pytest.mark.ruling("expansion:X41")
def test_markets_razed_in_two_clearings_are_two_failures():
    table = hundreds_table("duchy", "marquise")
    table.state.ruins.clear()
    mob(table, FOX, MOUSE)
    table.build(FOX, "duchy", "market")
    table.build(MOUSE, "duchy", "market")
    ministers(table, "foremole", "captain")

    played = table.start("hundreds", "raze", [f"hundreds: {FOX}", "..."], dice=[ON_FOX])
    while not played.told(MobRolled):
        played = table.choose("duchy", table.options("duchy")[0], ["..."])

    assert table.board("duchy").swayed == []


@pytest.mark.ruling("expansion:X42")
@pytest.mark.parametrize("face", [ON_FOX, ON_RABBIT, ON_MOUSE])
def test_no_mob_ever_comes_to_the_burrow(face):
    table = hundreds_table("duchy", "marquise")
    table.state.ruins.clear()
    mob(table, FOX)
    table.build(FOX, "duchy", "tunnel")

    table.start("hundreds", "raze", ["hundreds: ..."], dice=[face])

    places = [int(each.clearing) for each in table.options("hundreds", InClearing)]
    laid = [c for c, row in enumerate(table.state.tokens) if (0, "mob") in row]
    assert max([*places, *laid]) <= 12


@pytest.mark.ruling("expansion:X45")
def test_a_mob_is_piece_enough_to_expose_a_plot():
    table = hundreds_table("corvids", "marquise")
    hide(table, FOX, "bomb")
    mob(table, FOX)
    table.give("hundreds", "anvil")

    table.start("hundreds", "craft", ["..."])

    assert {each.clearing for each in table.options("hundreds", Expose)} == {FOX}


@pytest.mark.ruling("expansion:X69")
def test_the_hoard_serves_no_league():
    table = exiles("hundreds", "marquise", "eyrie")
    warlord(table, FOX)
    hoard(table, "sword", "boot")
    table.craft("hundreds", "league_of_adventurous_mice")

    table.start("hundreds", "command", ["..."])

    assert not table.options("hundreds", Use)


@pytest.mark.ruling("expansion:X74")
def test_rowdy_adds_nothing_to_charm_offensive():
    table = exiles("hundreds", "marquise", "eyrie")
    warlord(table, FOX, mood="rowdy")
    table.craft("hundreds", "charm_offensive")
    table.start("hundreds", "incite", ["..."])

    played = table.choose("hundreds", use(table, "charm_offensive"), ["hundreds: seat:1", "..."])

    assert played.told(Drew)[0].count == 1


@pytest.mark.ruling("expansion:X78")
def test_stubborn_may_ignore_an_extra_hit_whose_point_stays(table):
    warlord(table, FOX, 2, mood="stubborn")
    table.place(FOX, marquise=2)
    table.craft("marquise", "brutal_tactics")

    played = table.play(battle("marquise", "hundreds", FOX), ["marquise: yes"], [0, 0])

    assert [each.effect for each in played.told(EffectUsed)] == ["brutal_tactics", "stubborn"]
    assert table.warriors("hundreds", FOX) == 3
    assert table.score("hundreds") == 1


@pytest.mark.ruling("expansion:X83")
def test_under_dominance_nothing_scores_and_pieces_go_as_ever(table):
    seat = table.seat("hundreds")
    table.state.dominance[seat] = table.take("dominance_fox")
    table.state.ruins.clear()
    mob(table, FOX)
    table.build(FOX, "marquise", "sawmill")
    table.place(OTHER_FOX, hundreds=1)
    table.place(RABBIT, hundreds=1)

    table.start("hundreds", "raze", ["..."], dice=[ON_FOX])
    assert table.pieces("marquise", FOX) == []
    assert table.start("hundreds", "oppress", ["..."]).only(Oppressed).count >= 1

    assert table.score("hundreds") == 0


@pytest.mark.ruling("expansion:X96")
def test_two_players_play_without_dominance_cards():
    setup = Setup("root", ("hundreds", "marquise"), {"setup": "usual"})
    match = Match.new(GAME, setup, KeyedChance(b"two"))

    cards = [*match.state.deck, *(card for hand in match.state.hands for card in hand)]
    assert not [card for card in cards if CARDS[card].kind == "dominance"]
