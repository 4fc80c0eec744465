"""The twelve Vagabonds: starting items and special actions (Law 26)."""

import pytest

from tests.root.kit import (
    CHARACTERS,
    FOREST,
    GAME,
    HOSTILE,
    INDIFFERENT,
    OTHER_FOX,
    OTHER_MOUSE,
    QUEST_POINTS,
    QUESTS,
    Battled,
    CardId,
    CardPicked,
    CardTaken,
    Clearing,
    DayLabor,
    Explore,
    Glide,
    Hideout,
    Improvise,
    Instigate,
    QuestId,
    Refused,
    RootTestTable,
    ScorchEarth,
    Scorched,
    Setup,
    Slip,
    Steal,
    VagabondMove,
    battle,
    battle_with,
    can_enter,
    can_place,
    day,
    holds,
    relation,
    wander,
)


def test_there_are_twelve() -> None:
    assert {key: "+".join(sorted(each.items)) for key, each in CHARACTERS.items()} == {
        "thief": "boot+sword+tea+torch",
        "tinker": "bag+boot+hammer+torch",
        "ranger": "boot+crossbow+sword+torch",
        "vagrant": "boot+coins+torch",
        "arbiter": "boot+sword+sword+torch",
        "scoundrel": "boot+boot+crossbow+torch",
        "adventurer": "boot+hammer+torch",
        "harrier": "coins+crossbow+sword+torch",
        "ronin": "boot+boot+sword+torch",
        "cheat": "boot+crossbow+tea+torch",
        "gladiator": "boot+hammer+torch",
        "jailor": "boot+crossbow+torch",
    }


def test_a_character_that_does_not_exist_cannot_sit_down() -> None:
    with pytest.raises(Refused):
        GAME.check_setup(Setup("root", ("marquise", "vagabond:wizard")))


def test_two_vagabonds_are_two_characters() -> None:
    with pytest.raises(Refused) as refused:
        GAME.check_setup(Setup("root", ("vagabond:thief", "vagabond:thief", "eyrie")))

    assert refused.value.key == "setup-character-twice"


# Thief


def test_the_thief_steals_from_somebody_in_his_clearing(table: RootTestTable) -> None:
    board = wander(table, OTHER_MOUSE, "torch", "boot")
    table.place(OTHER_MOUSE, eyrie=1)
    table.give("eyrie", "anvil")
    table.give("marquise", "sappers")

    day(table)
    assert [option.source for option in table.options("vagabond", Steal)] == [table.seat("eyrie")]
    played = table.choose("vagabond", Steal(table.seat("eyrie")))

    assert table.hand("vagabond") == ["anvil"]
    assert played.only(CardTaken).source == table.seat("eyrie")
    assert holds(board) == ["boot", "torch-exhausted"]


def test_nobody_else_steals(table: RootTestTable) -> None:
    wander(table, OTHER_MOUSE, "torch", "boot", character="tinker")
    table.place(OTHER_MOUSE, eyrie=1)
    table.give("eyrie", "anvil")

    day(table)
    refusal = table.refused("vagabond", Steal(table.seat("eyrie")))

    assert (refusal.key, refusal.law) == ("not-your-character", "26.1.2")


# Tinker


def test_the_tinker_finds_his_clearings_suit_or_a_bird(table: RootTestTable) -> None:
    wander(table, OTHER_MOUSE, "torch", "boot", character="tinker")
    table.discard("anvil", "mouse_in_a_sack", "armorers", "armorers")

    day(table)
    offered = [option.key() for option in table.options("vagabond", DayLabor)]
    assert offered == ["vagabond.day_labor:mouse_in_a_sack", "vagabond.day_labor:armorers"]
    played = table.choose("vagabond", "vagabond.day_labor:armorers")

    assert table.hand("vagabond") == ["armorers"]
    assert len(table.state.discard) == 3
    assert played.audience(CardPicked) == [None]


# Ranger


def test_the_ranger_repairs_three_and_goes_on_to_evening(table: RootTestTable) -> None:
    board = wander(
        table, OTHER_MOUSE, "torch", "boot", "sword-damaged", "tea-damaged-exhausted",
        "boot-damaged", "bag-damaged", character="ranger",
    )  # fmt: skip

    day(table)
    table.choose(
        "vagabond", Hideout(), ["vagabond: sword-damaged=1 boot-damaged=1 tea-damaged-exhausted=1"]
    )

    assert holds(board) == [
        "bag-damaged", "boot", "boot", "sword", "tea-exhausted", "torch-exhausted",
    ]  # fmt: skip
    assert table.state.current != table.seat("vagabond")  # nothing was left but to rest and draw
    assert len(table.state.hands[table.seat("vagabond")]) == 1


def test_the_ranger_hides_in_a_forest_too(table: RootTestTable) -> None:
    board = wander(table, FOREST, "torch", "boot-damaged", character="ranger")

    day(table)
    table.choose("vagabond", Hideout())

    assert holds(board) == ["boot", "torch-exhausted"]


# Vagrant


def test_the_vagrant_scores_for_what_both_sides_lose(table: RootTestTable) -> None:
    wander(table, OTHER_MOUSE, "torch", character="vagrant")
    table.place(OTHER_MOUSE, marquise=1, eyrie=1)
    table.build(OTHER_MOUSE, "marquise", "sawmill")
    table.build(OTHER_MOUSE, "alliance", "sympathy")
    eyrie, marquise = table.seat("eyrie"), table.seat("marquise")
    board = table.board("vagabond")
    board.relations[marquise] = HOSTILE
    table.craft("eyrie", "brutal_tactics")

    day(table)
    table.choose("vagabond", Instigate(eyrie, marquise), ["eyrie: yes"], dice=[2, 1])

    assert table.pieces("marquise", OTHER_MOUSE) == []
    assert table.score("vagabond") == 2  # the building, and infamy for it
    assert table.score("eyrie") == 0
    assert relation(table, "eyrie") == INDIFFERENT


def test_the_vagrant_may_battle_by_torch_himself(table: RootTestTable) -> None:
    wander(table, OTHER_MOUSE, "torch", "sword-exhausted", character="vagrant")
    table.build(OTHER_MOUSE, "marquise", "sawmill")
    me, marquise = table.seat("vagabond"), table.seat("marquise")

    day(table)
    offered = [(o.attacker, o.defender) for o in table.options("vagabond", Instigate)]
    assert offered == [(me, marquise)]  # the Marquise have nobody there who could attack
    table.choose("vagabond", Instigate(me, marquise), dice=[0, 0])

    assert table.score("vagabond") == 1


# Arbiter


def test_the_arbiter_is_enlisted_by_a_defender(table: RootTestTable) -> None:
    wander(table, OTHER_MOUSE, "sword", "sword-exhausted", "sword-damaged", character="arbiter")
    table.place(OTHER_MOUSE, marquise=4, eyrie=1)

    played = table.play(battle("marquise", "eyrie", OTHER_MOUSE), ["eyrie: yes"], dice=[3, 3])

    assert played.only(Battled).suffered == 3  # one warrior and two whole swords
    assert table.score("vagabond") == 1


@pytest.mark.parametrize(("attacker", "defender"), [("vagabond", "eyrie"), ("eyrie", "vagabond")])
def test_the_arbiter_never_serves_for_or_against_himself(
    table: RootTestTable, attacker: str, defender: str
) -> None:
    wander(table, OTHER_MOUSE, "sword", "boot", "boot", "boot", character="arbiter")
    table.place(OTHER_MOUSE, eyrie=2)

    table.play(battle(attacker, defender, OTHER_MOUSE), ["vagabond: boot=1"], dice=[1, 1])

    assert table.score("vagabond") == 0


def test_plans_enlist_him_where_few_defend() -> None:
    table = RootTestTable("marquise", "eyrie", "alliance", "vagabond", responses="planned")
    wander(table, OTHER_MOUSE, "sword", "sword", character="arbiter")
    table.place(OTHER_MOUSE, marquise=4, eyrie=1)
    table.play(battle("marquise", "eyrie", OTHER_MOUSE), dice=[0, 0])
    assert table.score("vagabond") == 0, "nobody gives him a point unasked"

    table.state.plans[table.seat("eyrie")]["protector"] = {"when": "useful"}
    table.play(battle("marquise", "eyrie", OTHER_MOUSE), dice=[0, 0])
    assert table.score("vagabond") == 1

    table.place(OTHER_MOUSE, eyrie=1)
    table.play(battle("marquise", "eyrie", OTHER_MOUSE), dice=[0, 0])
    assert table.score("vagabond") == 1, "two defenders need him less"


# Scoundrel


def test_the_scoundrel_burns_a_clearing_for_good(table: RootTestTable) -> None:
    board = wander(table, OTHER_MOUSE, "torch", "boot", "boot", character="scoundrel")
    table.place(OTHER_MOUSE, marquise=2, eyrie=1)
    table.build(OTHER_MOUSE, "marquise", "sawmill")

    day(table)
    played = table.choose("vagabond", ScorchEarth())

    assert played.only(Scorched).clearing == OTHER_MOUSE
    assert holds(board) == ["boot", "boot"]  # the torch is left behind
    assert table.warriors("marquise", OTHER_MOUSE) == table.warriors("eyrie", OTHER_MOUSE) == 0
    assert table.score("vagabond") == 1  # no infamy: it was no battle
    assert relation(table, "marquise") == relation(table, "eyrie") == HOSTILE
    for seat in table.state.seats:
        assert not can_enter(table.state, seat, OTHER_MOUSE)
        assert not can_place(table.state, seat, OTHER_MOUSE)

    assert board.place == OTHER_MOUSE
    table.choose("vagabond", VagabondMove(Clearing(OTHER_FOX)))
    refusal = table.refused("vagabond", VagabondMove(Clearing(OTHER_MOUSE)))
    assert (refusal.key, refusal.law) == ("entry-barred", "26.6.2")


def test_the_scoundrel_cannot_place_his_torch_at_the_keep(table: RootTestTable) -> None:
    wander(table, OTHER_FOX, "torch", "boot", character="scoundrel")
    table.build(OTHER_FOX, "marquise", "keep")

    day(table)

    assert table.refused("vagabond", ScorchEarth()).key == "no-scorch"


# Adventurer


def errand(suit: str) -> QuestId:
    """Return the quest of a suit that lists tea and a boot."""
    quests = enumerate(QUESTS)
    return next(QuestId(i) for i, q in quests if (q.suit, q.items) == (suit, ("tea", "boot")))


def test_the_adventurer_improvises_once_a_turn(table: RootTestTable) -> None:
    board = wander(table, OTHER_FOX, "boot", "boot", "hammer", "sword", character="adventurer")
    table.state.quests = [errand("fox"), 3]

    day(table)
    table.choose("vagabond", Improvise(errand("fox"), QUEST_POINTS), ["vagabond: hammer:tea"])

    assert holds(board) == ["boot", "boot-exhausted", "hammer-damaged-exhausted", "sword"]
    assert table.score("vagabond") == 1
    refusal = table.refused("vagabond", Improvise(QuestId(3), QUEST_POINTS))
    assert (refusal.key, refusal.law) == ("improvise-once", "26.7.2")


def test_an_improvised_item_cannot_be_used_twice(table: RootTestTable) -> None:
    wander(table, OTHER_MOUSE, "boot", "hammer", character="adventurer")
    table.state.quests = [10]  # two boots

    day(table)
    table.choose("vagabond", Improvise(QuestId(10), QUEST_POINTS))  # only the hammer can stand in

    assert table.score("vagabond") == 1


# Harrier


def test_the_harrier_glides_anywhere_alone(table: RootTestTable) -> None:
    board = wander(table, FOREST, "torch", "coins", "boot", character="harrier")
    board.relations[table.seat("marquise")] = HOSTILE
    table.place(8, marquise=3)

    day(table)
    assert len(table.options("vagabond", Glide)) == 12
    table.choose("vagabond", Glide(Clearing(8)))

    assert board.place == 8
    assert holds(board) == ["boot", "coins", "torch-exhausted"]


def test_allies_do_not_glide(table: RootTestTable) -> None:
    board = wander(table, OTHER_MOUSE, "torch", "boot", character="harrier")
    board.relations[table.seat("marquise")] = 3
    table.place(OTHER_MOUSE, marquise=3)

    day(table)
    table.choose("vagabond", Glide(Clearing(OTHER_FOX)))

    assert board.place == OTHER_FOX
    assert table.warriors("marquise", OTHER_MOUSE) == 3


def test_he_does_not_glide_into_scorched_earth(table: RootTestTable) -> None:
    wander(table, OTHER_MOUSE, "torch", "boot", character="harrier")
    table.state.scorched = [8]

    day(table)

    assert table.refused("vagabond", Glide(Clearing(8))).key == "no-glide"


# Ronin


def test_the_ronin_strikes_swiftly_on_either_side(table: RootTestTable) -> None:
    board = wander(table, OTHER_MOUSE, "sword", "sword", "boot", "boot", character="ronin")
    table.place(OTHER_MOUSE, eyrie=5)

    day(table)
    played = table.choose("vagabond", battle_with(table, "eyrie"), ["vagabond: yes"], dice=[2, 0])
    assert played.only(Battled).dealt == 3
    assert holds(board) == ["boot", "boot", "sword-exhausted", "sword-exhausted"]

    table.play(battle("eyrie", "vagabond", OTHER_MOUSE), dice=[0, 0])
    assert table.asked("vagabond") is None  # no ready sword is left


def test_plans_strike_swiftly_only_where_it_hits() -> None:
    table = RootTestTable("marquise", "eyrie", "alliance", "vagabond", responses="planned")
    board = wander(table, OTHER_MOUSE, "sword", "boot", character="ronin")
    table.place(OTHER_MOUSE, eyrie=1)

    table.play(battle("vagabond", "eyrie", OTHER_MOUSE), dice=[1, 0])

    assert holds(board) == ["boot", "sword"]


# Torches in a forest, and without one


def test_special_actions_need_a_ready_torch_and_a_clearing(table: RootTestTable) -> None:
    wander(table, OTHER_MOUSE, "torch-exhausted", "boot", character="scoundrel")
    day(table)
    assert table.refused("vagabond", ScorchEarth()).key == "item-needed"

    wander(table, FOREST, "torch", character="scoundrel")
    day(table)
    assert table.refused("vagabond", ScorchEarth()).key == "pawn-in-forest"
    assert table.options("vagabond", Explore) == []
    assert table.options("vagabond", Slip) == []


def test_a_dominance_card_may_be_labored_only_from_the_discard_pile(table: RootTestTable) -> None:
    wander(table, OTHER_MOUSE, "torch", "boot", character="tinker")
    card = table.take("dominance_mouse")
    table.state.available = [card]

    day(table)

    assert table.refused("vagabond", DayLabor(CardId(card))).key == "no-day-labor"
