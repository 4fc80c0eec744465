"""The Vagabond's company: allies, and coalitions (Law 9.2.8, 9.2.9.II)."""

import pytest

from tests.root.kit import (
    ALLIED,
    FOREST,
    GAME,
    HOSTILE,
    INDIFFERENT,
    OTHER_FOX,
    OTHER_MOUSE,
    ActivateDominance,
    Battled,
    Clearing,
    FormCoalition,
    Place,
    RootTable,
    RootTestTable,
    Slip,
    VagabondBoard,
    VagabondMove,
    aid,
    battle_with,
    day,
    holds,
    relation,
    score,
    targets,
    wander,
)

# Allies


def allied_battle(table: RootTestTable, fallen: int, dice: list[int]) -> VagabondBoard:
    """Attack the Eyrie together with two allied Marquise warriors, some of whom fall."""
    board = wander(table, OTHER_MOUSE, "sword", "boot", "torch")
    board.relations[table.seat("marquise")] = ALLIED
    table.place(OTHER_MOUSE, marquise=2, eyrie=4)
    items = {2: "boot=1", 1: "boot=1"}[fallen]
    day(table)
    table.choose(
        "vagabond",
        battle_with(table, "eyrie"),
        ["vagabond: seat:0", f"vagabond: warriors={fallen}", f"vagabond: {items}"],
        dice=dice,
    )
    return board


@pytest.mark.ruling("base:V11")
def test_an_ally_who_suffers_more_turns_hostile(table: RootTestTable) -> None:
    allied_battle(table, fallen=2, dice=[3, 3])

    assert table.warriors("marquise", OTHER_MOUSE) == 0
    assert table.warriors("eyrie", OTHER_MOUSE) == 1  # a sword and two allies: three hits
    assert relation(table, "marquise") == HOSTILE


@pytest.mark.ruling("base:V11")
def test_an_ally_who_suffers_no_more_than_he_stays(table: RootTestTable) -> None:
    allied_battle(table, fallen=1, dice=[2, 2])

    assert table.warriors("marquise", OTHER_MOUSE) == 1
    assert relation(table, "marquise") == ALLIED


@pytest.mark.ruling("base:V12")
def test_allied_alliance_warriors_walk_into_sympathy_without_outrage(
    table: RootTestTable,
) -> None:
    board = wander(table, OTHER_FOX, "boot", "boot")
    board.relations[table.seat("alliance")] = ALLIED
    table.place(OTHER_FOX, alliance=3)
    table.build(OTHER_MOUSE, "alliance", "sympathy")
    table.give("vagabond", "mouse_in_a_sack")

    day(table)
    table.choose("vagabond", VagabondMove(Clearing(OTHER_MOUSE)), ["vagabond: 2:3"])

    assert table.warriors("alliance", OTHER_MOUSE) == 3
    assert board.place == OTHER_MOUSE
    assert table.hand("vagabond") == ["mouse_in_a_sack"]


def test_another_ally_led_into_sympathy_pays_the_outrage(table: RootTestTable) -> None:
    board = wander(table, OTHER_FOX, "boot", "boot")
    board.relations[table.seat("marquise")] = ALLIED
    table.place(OTHER_FOX, marquise=2)
    table.build(OTHER_MOUSE, "alliance", "sympathy")
    table.give("vagabond", "mouse_in_a_sack")
    table.give("marquise", "root_tea_mouse")

    day(table)
    table.choose("vagabond", VagabondMove(Clearing(OTHER_MOUSE)), ["vagabond: 0:2"])
    if table.asked("marquise"):
        table.choose("marquise", "root_tea_mouse")

    assert table.warriors("marquise", OTHER_MOUSE) == 2
    assert table.hand("marquise") == []
    assert table.hand("vagabond") == ["mouse_in_a_sack"]


def test_an_ally_follows_only_where_its_owner_could_move(table: RootTestTable) -> None:
    board = wander(table, OTHER_FOX, "boot")
    board.relations[table.seat("marquise")] = ALLIED
    table.place(OTHER_FOX, marquise=1, eyrie=2)

    day(table)
    table.choose("vagabond", VagabondMove(Clearing(OTHER_MOUSE)))

    assert board.place == OTHER_MOUSE
    assert table.warriors("marquise", OTHER_FOX) == 1


def test_allies_stay_behind_when_he_slips_into_a_forest(table: RootTestTable) -> None:
    board = wander(table, OTHER_FOX, "boot")
    board.relations[table.seat("marquise")] = ALLIED
    table.place(OTHER_FOX, marquise=2)

    table.start("vagabond", "slip")
    table.choose("vagabond", Slip(Place(FOREST)))

    assert board.place == FOREST
    assert table.warriors("marquise", OTHER_FOX) == 2


def test_each_aid_of_an_ally_scores_two(table: RootTestTable) -> None:
    board = wander(table, OTHER_MOUSE, "boot", "torch")
    board.relations[table.seat("marquise")] = ALLIED
    table.place(OTHER_MOUSE, marquise=1)
    table.give("vagabond", "mouse_in_a_sack", "root_tea_mouse")

    day(table)
    table.choose("vagabond", aid(table, "mouse_in_a_sack", "marquise"), ["vagabond: boot"])
    table.choose("vagabond", aid(table, "root_tea_mouse", "marquise"))

    assert table.score("vagabond") == 4


def test_no_ally_fights_against_itself(table: RootTestTable) -> None:
    board = wander(table, OTHER_MOUSE, "sword", "boot")
    board.relations[table.seat("marquise")] = ALLIED
    table.place(OTHER_MOUSE, marquise=2)

    day(table)
    played = table.choose("vagabond", battle_with(table, "marquise"), dice=[2, 0])

    assert played.only(Battled).dealt == 1  # his sword alone
    assert relation(table, "marquise") == HOSTILE


def test_with_plans_hits_are_shared_so_that_the_ally_stays() -> None:
    table = RootTestTable("marquise", "eyrie", "alliance", "vagabond", responses="planned")
    board = wander(table, OTHER_MOUSE, "sword", "boot", "torch")
    board.relations[table.seat("marquise")] = ALLIED
    table.place(OTHER_MOUSE, marquise=3, eyrie=4)

    day(table)
    table.choose("vagabond", battle_with(table, "eyrie"), ["vagabond: seat:0"], dice=[3, 3])

    assert table.warriors("marquise", OTHER_MOUSE) == 2
    assert sum("damaged" in key for key in holds(board)) == 2
    assert relation(table, "marquise") == ALLIED


# Coalitions


def coalition(table: RootTestTable, partner: str, points: int = 10) -> FormCoalition:
    """Give the Vagabond points and a dominance card, and return the coalition to form."""
    wander(table, OTHER_MOUSE, "boot")
    table.points(vagabond=points)
    table.give("vagabond", "dominance_fox")
    return FormCoalition(table.card("dominance_fox"), table.seat(partner))


@pytest.mark.parametrize("locale", ["en", "de", "es"])
def test_a_dominance_card_tells_a_vagabond_what_it_is_to_him(locale: str) -> None:
    """He reads on it that he would form a coalition (9.2.8)."""
    words = GAME.words(locale)
    for suit in ("fox", "rabbit", "mouse", "bird"):
        told = words.say(f"card-dominance-{suit}.long")
        assert words.say("faction-vagabond").split()[-1] in told
        assert words.say("rule-9-2-8.title").lower() in told.lower()


@pytest.mark.ruling("base:V15")
def test_nobody_joins_a_dominance_player(table: RootTestTable) -> None:
    join = coalition(table, "marquise")
    table.points(eyrie=5, alliance=7)
    table.state.dominance[table.seat("marquise")] = table.take("dominance_bird")

    day(table)
    refusal = table.refused("vagabond", join)

    assert (refusal.key, refusal.law) == ("coalition-dominance", "9.2.8")


@pytest.mark.ruling("base:V15")
def test_a_partner_may_activate_dominance_later(table: RootTestTable) -> None:
    join = coalition(table, "marquise")
    table.points(marquise=3, eyrie=5, alliance=7)
    day(table)
    table.choose("vagabond", join)

    table.points(marquise=10)
    table.give("marquise", "dominance_bird")
    table.start("marquise", "daylight")
    table.choose("marquise", ActivateDominance(table.card("dominance_bird")))

    assert table.state.dominance[table.seat("marquise")] == table.card("dominance_bird")


@pytest.mark.ruling("base:V16")
def test_three_players_form_no_coalition() -> None:
    table = RootTestTable("marquise", "eyrie", "vagabond")
    join = coalition(table, "marquise")

    day(table)
    refusal = table.refused("vagabond", join)

    assert (refusal.key, refusal.law) == ("coalition-players", "9.2.8")


@pytest.mark.ruling("base:V17")
def test_partners_do_not_battle_each_other(table: RootTestTable) -> None:
    wander(table, OTHER_MOUSE, "sword", "boot")
    table.state.partner[table.seat("vagabond")] = table.seat("marquise")
    table.place(OTHER_MOUSE, marquise=2)

    day(table)
    refusal = table.refused("vagabond", battle_with(table, "marquise"))
    assert (refusal.key, refusal.law) == ("battle-no-enemy", "4.3")

    assert targets(table.state, table.seat("marquise"), OTHER_MOUSE) == []


def test_a_coalition_ends_his_scoring_and_wins_together(table: RootTestTable) -> None:
    join = coalition(table, "marquise")
    board = table.board("vagabond")
    board.relations[table.seat("marquise")] = HOSTILE
    table.points(marquise=3, eyrie=5, alliance=7)

    day(table)
    table.choose("vagabond", join)
    assert relation(table, "marquise") == INDIFFERENT
    assert table.state.partner[table.seat("vagabond")] == table.seat("marquise")

    async def rule(t: RootTable) -> None:
        score(t, table.seat("vagabond"), 5, "craft")
        score(t, table.seat("marquise"), 27, "craft")

    table.play(rule)
    assert table.score("vagabond") == 10
    assert sorted(table.winners) == ["marquise", "vagabond"]


def test_a_chain_of_coalitions_wins_together() -> None:
    table = RootTestTable("marquise", "vagabond", "vagabond", "eyrie")
    table.state.partner[table.seat("vagabond2")] = table.seat("vagabond")
    table.state.partner[table.seat("vagabond")] = table.seat("marquise")

    async def rule(t: RootTable) -> None:
        score(t, table.seat("marquise"), 30, "craft")

    table.play(rule)

    assert table.winners == ["marquise", "vagabond", "vagabond2"]


@pytest.mark.parametrize(
    ("points", "key"), [({"eyrie": 2}, "coalition-fewest"), ({"vagabond": 9}, "coalition-points")]
)
def test_a_coalition_needs_ten_points_and_the_last_player(
    table: RootTestTable, points: dict[str, int], key: str
) -> None:
    join = coalition(table, "marquise")
    table.points(**{"marquise": 3, "eyrie": 5, "alliance": 7, **points})

    day(table)

    assert table.refused("vagabond", join).key == key


def test_he_never_wins_by_ruling(table: RootTestTable) -> None:
    wander(table, OTHER_MOUSE, "boot")
    table.points(vagabond=12)
    table.give("vagabond", "dominance_fox")

    day(table)
    refusal = table.refused("vagabond", ActivateDominance(table.card("dominance_fox")))

    assert refusal.law == "9.2.8"
