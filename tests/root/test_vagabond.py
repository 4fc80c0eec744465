"""The Vagabond: the rulings of the reference, its turn, and everything it can do (Law 9)."""

from collections.abc import Iterable
from copy import deepcopy

import pytest

from engine.core.questions import Amounts
from engine.root.crafting import Craft
from engine.root.dominance import ActivateDominance
from engine.root.effects import Use, favor
from engine.root.events import Battled, CardTaken, CardTakenWas, ItemTaken, RuinSeen
from engine.root.factions.base import FACTIONS, RootTable
from engine.root.pieces import CardId, Clearing, Item, PieceKind, Place, QuestId
from engine.root.rule import targets
from engine.root.score import score
from engine.root.vagabond.board import VagabondBoard
from engine.root.vagabond.deeds import Aid, Explore, Repair, Strike, VagabondBattle
from engine.root.vagabond.events import Damaged, ItemsLost, Refreshed, RelationshipChanged, Repaired
from engine.root.vagabond.items import AT, KEYS, item_limit, on_track, ready
from engine.root.vagabond.moving import Slip, VagabondMove
from engine.root.vagabond.quests import POINTS, QUESTS, CompleteQuest, Reward
from engine.root.vagabond.relationships import (
    ALLIED,
    AMIABLE,
    FRIENDLY,
    HOSTILE,
    INDIFFERENT,
    FormCoalition,
)
from tests.root.table import Played, RootTestTable, Rule, battle

FOX, RABBIT, MOUSE = 1, 5, 9
"""Clearings of each suit without a ruin; 1 lies between 5 and 9."""
FOREST = -1
"""The forest beside 1, 2, 5 and 10."""
CARDS_FOR_TWO = Reward("cards")


def wander(
    table: RootTestTable,
    place: int,
    *items: str,
    character: str = "thief",
    key: str = "vagabond",
) -> VagabondBoard:
    """Put the pawn somewhere with items, each written like an amount: `sword-exhausted`."""
    board = table.board(key)
    assert isinstance(board, VagabondBoard)
    board.character, board.place = character, place
    for item in items:
        board.items[AT[item]] += 1
    for other, faction in enumerate(table.state.factions):
        board.relations[other] = -2 if faction == "vagabond" else INDIFFERENT
    return board


def holds(board: VagabondBoard) -> list[str]:
    """List the items on a board as `wander` takes them."""
    return sorted(key for key, n in zip(KEYS, board.items, strict=True) for _ in range(n))


def day(table: RootTestTable, answers: Iterable[str] = ()) -> Played:
    """Begin the Vagabond's Daylight."""
    return table.start("vagabond", "daylight", answers)


def attack(table: RootTestTable, enemy: str) -> VagabondBattle:
    """Return the action of attacking somebody."""
    return VagabondBattle(table.seat(enemy))


def relation(table: RootTestTable, other: str) -> int:
    """Return where somebody's marker is."""
    return int(table.board("vagabond").relations[table.seat(other)])


def aid(table: RootTestTable, card: str, to: str) -> Aid:
    """Return the Aid of a card in the Vagabond's hand."""
    return Aid(table.card(card, "vagabond"), table.seat(to))


# Rulings: infamy and hostility


@pytest.mark.ruling("base:V01")
def test_killing_three_and_a_building_of_an_indifferent_faction_scores_four(
    table: RootTestTable,
) -> None:
    wander(table, MOUSE, "sword", "sword-exhausted", "sword-exhausted", "sword-exhausted")
    table.place(MOUSE, marquise=3)
    table.build(MOUSE, "marquise", "sawmill")
    table.craft("vagabond", "brutal_tactics")

    day(table)
    table.choose("vagabond", attack(table, "marquise"), ["vagabond: yes"], dice=[3, 0])

    assert relation(table, "marquise") == HOSTILE
    assert table.warriors("marquise", MOUSE) == 0
    assert table.pieces("marquise", MOUSE) == []
    assert table.score("vagabond") == 4  # 2 warriors + the building, twice


@pytest.mark.ruling("base:V02")
def test_a_defender_who_kills_gains_an_enemy_but_no_infamy(table: RootTestTable) -> None:
    wander(table, MOUSE, "sword", "boot")
    table.place(MOUSE, marquise=3)
    table.state.current = table.seat("marquise")

    table.play(battle("marquise", "vagabond", MOUSE), ["vagabond: boot=1"], dice=[1, 1])

    assert table.warriors("marquise", MOUSE) == 2
    assert relation(table, "marquise") == HOSTILE
    assert table.score("vagabond") == 0


@pytest.mark.ruling("base:V03")
def test_a_strike_at_the_hostile_earns_no_infamy(table: RootTestTable) -> None:
    board = wander(table, MOUSE, "crossbow")
    board.relations[table.seat("marquise")] = HOSTILE
    table.place(MOUSE, marquise=2)

    day(table)
    table.choose("vagabond", Strike(table.seat("marquise"), PieceKind("warrior")))

    assert table.warriors("marquise", MOUSE) == 1
    assert table.score("vagabond") == 0


@pytest.mark.ruling("base:V04")
@pytest.mark.parametrize("how", ["strike", "battle"])
def test_a_building_alone_scores_and_has_no_witness(table: RootTestTable, how: str) -> None:
    wander(table, MOUSE, "crossbow", "sword")
    table.build(MOUSE, "marquise", "sawmill")

    day(table)
    if how == "strike":
        table.choose("vagabond", Strike(table.seat("marquise"), PieceKind("sawmill")))
    else:
        table.choose("vagabond", attack(table, "marquise"), dice=[1, 0])

    assert table.pieces("marquise", MOUSE) == []
    assert table.score("vagabond") == 1
    assert relation(table, "marquise") == INDIFFERENT


@pytest.mark.ruling("base:V05")
def test_an_exhausted_sword_still_defends(table: RootTestTable) -> None:
    board = wander(table, MOUSE, "sword-exhausted", "boot", "boot", "torch", "tea")
    table.place(MOUSE, marquise=3)

    played = table.play(
        battle("marquise", "vagabond", MOUSE), ["vagabond: boot=2 tea=1"], dice=[3, 2]
    )

    assert played.only(Battled).dealt == 3
    assert played.only(Battled).suffered == 1
    assert holds(board) == [
        "boot-damaged",
        "boot-damaged",
        "sword-exhausted",
        "tea-damaged",
        "torch",
    ]


@pytest.mark.ruling("base:V06")
def test_hits_beyond_the_last_item_are_ignored(table: RootTestTable) -> None:
    board = wander(table, MOUSE, "boot", "torch-exhausted", "sword-damaged")
    table.place(MOUSE, marquise=3)

    played = table.play(battle("marquise", "vagabond", MOUSE), dice=[3, 1])

    assert played.only(Battled).dealt == 4  # three rolled, and he is defenseless
    assert holds(board) == ["boot-damaged", "sword-damaged", "torch-damaged-exhausted"]
    assert table.score("marquise") == 0


@pytest.mark.ruling("base:V07")
def test_an_ambushed_pawn_fights_on(table: RootTestTable) -> None:
    wander(table, MOUSE, "sword", "sword", "boot", "torch")
    table.place(MOUSE, marquise=3)
    table.give("marquise", "ambush_mouse")

    day(table)
    played = table.choose(
        "vagabond",
        attack(table, "marquise"),
        ["marquise: ambush_mouse", "vagabond: boot=1 torch=1", "vagabond: sword=1"],
        dice=[2, 1],
    )

    assert played.only(Battled).dealt == 2
    assert table.warriors("marquise", MOUSE) == 1


# Rulings: Aid


@pytest.mark.ruling("base:V08")
def test_unused_aids_lapse_at_the_end_of_the_turn(table: RootTestTable) -> None:
    board = wander(table, MOUSE, "boot", "torch", "tea", "sword")
    board.relations[table.seat("marquise")] = AMIABLE
    table.place(MOUSE, marquise=1)
    table.give("vagabond", "mouse_in_a_sack", "root_tea_mouse")

    day(table)
    table.choose("vagabond", aid(table, "mouse_in_a_sack", "marquise"), ["vagabond: sword"])
    table.turn("vagabond")
    table.choose("vagabond", aid(table, "root_tea_mouse", "marquise"), ["vagabond: sword"])

    assert relation(table, "marquise") == AMIABLE
    assert table.score("vagabond") == 0


@pytest.mark.ruling("base:V09")
def test_three_aids_in_a_turn_are_two_steps_and_three_points(table: RootTestTable) -> None:
    wander(table, MOUSE, "boot", "torch", "sword")
    table.place(MOUSE, marquise=1)
    table.give("vagabond", "mouse_in_a_sack", "root_tea_mouse", "armorers")

    day(table)
    table.choose("vagabond", aid(table, "mouse_in_a_sack", "marquise"), ["vagabond: boot"])
    assert (relation(table, "marquise"), table.score("vagabond")) == (AMIABLE, 1)
    table.choose("vagabond", aid(table, "root_tea_mouse", "marquise"), ["vagabond: torch"])
    assert (relation(table, "marquise"), table.score("vagabond")) == (AMIABLE, 1)
    table.choose("vagabond", aid(table, "armorers", "marquise"))
    assert (relation(table, "marquise"), table.score("vagabond")) == (FRIENDLY, 3)


@pytest.mark.ruling("base:V10")
def test_an_aided_players_item_arrives_face_up(table: RootTestTable) -> None:
    board = wander(table, MOUSE, "boot")
    table.place(MOUSE, eyrie=1)
    table.state.crafted_items[table.seat("eyrie")] = ["hammer", "tea"]
    table.give("vagabond", "mouse_in_a_sack")

    day(table)
    played = table.choose("vagabond", aid(table, "mouse_in_a_sack", "eyrie"), ["vagabond: hammer"])

    assert holds(board) == ["boot-exhausted", "hammer"]
    assert table.state.crafted_items[table.seat("eyrie")] == ["tea"]
    assert played.only(ItemTaken).source == "eyrie"
    assert table.hand("eyrie") == ["mouse_in_a_sack"]
    assert played.audience(CardTaken) == [None]
    assert played.audience(CardTakenWas) == [(table.seat("vagabond"), table.seat("eyrie"))]


# Rulings: allies


def allied_battle(table: RootTestTable, fallen: int, dice: list[int]) -> VagabondBoard:
    """Attack the Eyrie together with two allied Marquise warriors; so many of them fall."""
    board = wander(table, MOUSE, "sword", "boot", "torch")
    board.relations[table.seat("marquise")] = ALLIED
    table.place(MOUSE, marquise=2, eyrie=4)
    items = {2: "boot=1", 1: "boot=1"}[fallen]
    day(table)
    table.choose(
        "vagabond",
        attack(table, "eyrie"),
        ["vagabond: seat:0", f"vagabond: warriors={fallen}", f"vagabond: {items}"],
        dice=dice,
    )
    return board


@pytest.mark.ruling("base:V11")
def test_an_ally_who_suffers_more_turns_hostile(table: RootTestTable) -> None:
    allied_battle(table, fallen=2, dice=[3, 3])

    assert table.warriors("marquise", MOUSE) == 0
    assert table.warriors("eyrie", MOUSE) == 1  # a sword and two allies: three hits
    assert relation(table, "marquise") == HOSTILE


@pytest.mark.ruling("base:V11")
def test_an_ally_who_suffers_no_more_than_he_stays(table: RootTestTable) -> None:
    allied_battle(table, fallen=1, dice=[2, 2])

    assert table.warriors("marquise", MOUSE) == 1
    assert relation(table, "marquise") == ALLIED


@pytest.mark.ruling("base:V12")
def test_allied_alliance_warriors_walk_into_sympathy_without_outrage(
    table: RootTestTable,
) -> None:
    board = wander(table, FOX, "boot", "boot")
    board.relations[table.seat("alliance")] = ALLIED
    table.place(FOX, alliance=3)
    table.build(MOUSE, "alliance", "sympathy")
    table.give("vagabond", "mouse_in_a_sack")

    day(table)
    table.choose("vagabond", VagabondMove(Clearing(MOUSE)), ["vagabond: 2:3"])

    assert table.warriors("alliance", MOUSE) == 3
    assert board.place == MOUSE
    assert table.hand("vagabond") == ["mouse_in_a_sack"]


def test_another_ally_led_into_sympathy_pays_the_outrage(table: RootTestTable) -> None:
    board = wander(table, FOX, "boot", "boot")
    board.relations[table.seat("marquise")] = ALLIED
    table.place(FOX, marquise=2)
    table.build(MOUSE, "alliance", "sympathy")
    table.give("vagabond", "mouse_in_a_sack")
    table.give("marquise", "root_tea_mouse")

    day(table)
    table.choose("vagabond", VagabondMove(Clearing(MOUSE)), ["vagabond: 0:2"])
    if table.asked("marquise"):
        table.choose("marquise", "root_tea_mouse")

    assert table.warriors("marquise", MOUSE) == 2
    assert table.hand("marquise") == []
    assert table.hand("vagabond") == ["mouse_in_a_sack"]


def test_an_ally_follows_only_where_its_owner_could_move(table: RootTestTable) -> None:
    board = wander(table, FOX, "boot")
    board.relations[table.seat("marquise")] = ALLIED
    table.place(FOX, marquise=1, eyrie=2)

    day(table)
    table.choose("vagabond", VagabondMove(Clearing(MOUSE)))

    assert board.place == MOUSE
    assert table.warriors("marquise", FOX) == 1


def test_allies_stay_behind_when_he_slips_into_a_forest(table: RootTestTable) -> None:
    board = wander(table, FOX, "boot")
    board.relations[table.seat("marquise")] = ALLIED
    table.place(FOX, marquise=2)

    table.start("vagabond", "slip")
    table.choose("vagabond", Slip(Place(FOREST)))

    assert board.place == FOREST
    assert table.warriors("marquise", FOX) == 2


def test_each_aid_of_an_ally_scores_two(table: RootTestTable) -> None:
    board = wander(table, MOUSE, "boot", "torch")
    board.relations[table.seat("marquise")] = ALLIED
    table.place(MOUSE, marquise=1)
    table.give("vagabond", "mouse_in_a_sack", "root_tea_mouse")

    day(table)
    table.choose("vagabond", aid(table, "mouse_in_a_sack", "marquise"), ["vagabond: boot"])
    table.choose("vagabond", aid(table, "root_tea_mouse", "marquise"))

    assert table.score("vagabond") == 4


def test_no_ally_fights_against_itself(table: RootTestTable) -> None:
    board = wander(table, MOUSE, "sword", "boot")
    board.relations[table.seat("marquise")] = ALLIED
    table.place(MOUSE, marquise=2)

    day(table)
    played = table.choose("vagabond", attack(table, "marquise"), dice=[2, 0])

    assert played.only(Battled).dealt == 1  # his sword alone
    assert relation(table, "marquise") == HOSTILE


def test_with_plans_hits_are_shared_so_that_the_ally_stays() -> None:
    table = RootTestTable("marquise", "eyrie", "alliance", "vagabond", responses="planned")
    board = wander(table, MOUSE, "sword", "boot", "torch")
    board.relations[table.seat("marquise")] = ALLIED
    table.place(MOUSE, marquise=3, eyrie=4)

    day(table)
    table.choose("vagabond", attack(table, "eyrie"), ["vagabond: seat:0"], dice=[3, 3])

    assert table.warriors("marquise", MOUSE) == 2
    assert sum("damaged" in key for key in holds(board)) == 2
    assert relation(table, "marquise") == ALLIED


# Rulings: items and capacity


@pytest.mark.ruling("base:V13")
def test_an_exhausted_bag_narrows_the_limit_and_counts_itself(table: RootTestTable) -> None:
    board = wander(table, MOUSE, "bag", *["sword-exhausted"] * 8)
    table.place(MOUSE, marquise=1)
    table.give("vagabond", "mouse_in_a_sack")
    assert item_limit(board) == 8

    day(table)
    table.choose("vagabond", aid(table, "mouse_in_a_sack", "marquise"))
    assert item_limit(board) == 6
    form = table.question("vagabond").form
    assert isinstance(form, Amounts)
    assert dict(form.bounds) == {"bag-exhausted": 1, "sword-exhausted": 8}
    assert form.least == form.most == 3
    played = table.choose("vagabond", "bag-exhausted=1 sword-exhausted=2")

    assert holds(board) == ["sword-exhausted"] * 6
    assert len(played.only(ItemsLost).items) == 3


@pytest.mark.ruling("base:V14")
def test_hostile_buildings_do_not_slow_him_down(table: RootTestTable) -> None:
    board = wander(table, FOX, "boot", "boot")
    board.relations[table.seat("marquise")] = HOSTILE
    table.build(MOUSE, "marquise", "sawmill")

    day(table)
    table.choose("vagabond", VagabondMove(Clearing(MOUSE)))

    assert holds(board) == ["boot", "boot-exhausted"]


def test_hostile_warriors_cost_a_second_boot(table: RootTestTable) -> None:
    board = wander(table, FOX, "boot", "boot")
    board.relations[table.seat("marquise")] = HOSTILE
    table.place(MOUSE, marquise=1)
    table.place(RABBIT, marquise=1)

    day(table)
    table.choose("vagabond", VagabondMove(Clearing(MOUSE)))

    assert holds(board) == ["boot-exhausted", "boot-exhausted"]


def test_one_boot_is_refused_among_the_hostile(table: RootTestTable) -> None:
    board = wander(table, FOX, "boot")
    board.relations[table.seat("marquise")] = HOSTILE
    table.place(MOUSE, marquise=1)

    day(table)
    refusal = table.refused("vagabond", VagabondMove(Clearing(MOUSE)))

    assert (refusal.key, refusal.law) == ("boots-needed", "9.2.9.III.b")


@pytest.mark.ruling("base:V18")
def test_a_card_of_several_suits_cannot_be_crafted(table: RootTestTable) -> None:
    wander(table, MOUSE, "hammer", "hammer", "hammer")
    table.give("vagabond", "tax_collector")

    day(table)
    refusal = table.refused("vagabond", Craft(table.card("tax_collector", "vagabond")))

    assert (refusal.key, refusal.law) == ("craft-one-suit", "9.5.8")


@pytest.mark.ruling("base:V19")
def test_a_favor_card_costs_him_three_items(table: RootTestTable) -> None:
    board = wander(table, MOUSE, "sword", "boot", "torch", "tea")

    async def rule(t: RootTable) -> None:
        await favor("mouse")(t, table.seat("marquise"))

    table.play(rule, ["vagabond: boot=1 torch=1 tea=1"])

    assert board.place == MOUSE
    assert holds(board) == ["boot-damaged", "sword", "tea-damaged", "torch-damaged"]
    assert table.score("marquise") == 0


def test_a_favor_card_elsewhere_does_not_touch_him(table: RootTestTable) -> None:
    board = wander(table, MOUSE, "sword", "boot", "torch", "tea")

    async def rule(t: RootTable) -> None:
        await favor("fox")(t, table.seat("marquise"))

    table.play(rule)

    assert holds(board) == ["boot", "sword", "tea", "torch"]


@pytest.mark.ruling("base:V20")
@pytest.mark.parametrize("reward", ["points", "cards"])
def test_the_third_fox_quest_is_worth_three_points_or_two_cards(
    table: RootTestTable, reward: str
) -> None:
    board = wander(table, FOX, "tea", "coins", "boot")
    fox = [QuestId(i) for i, quest in enumerate(QUESTS) if quest.suit == "fox"]
    fundraising = next(quest for quest in fox if QUESTS[quest].items == ("tea", "coins"))
    board.completed = [int(quest) for quest in fox if quest != fundraising][:2]
    table.state.quests = [fundraising]
    table.state.quest_deck = [14]

    day(table)
    table.choose("vagabond", CompleteQuest(fundraising, Reward(reward)))

    assert holds(board) == ["boot", "coins-exhausted", "tea-exhausted"]
    assert table.score("vagabond") == (3 if reward == "points" else 0)
    assert len(table.state.hands[table.seat("vagabond")]) == (0 if reward == "points" else 2)
    assert board.completed[-1] == fundraising
    assert table.state.quests == [14]


# Rulings: coalitions


def coalition(table: RootTestTable, partner: str, points: int = 10) -> FormCoalition:
    """Give the Vagabond points and a dominance card, and return the coalition to form."""
    wander(table, MOUSE, "boot")
    table.points(vagabond=points)
    table.give("vagabond", "dominance_fox")
    return FormCoalition(table.card("dominance_fox"), table.seat(partner))


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
    wander(table, MOUSE, "sword", "boot")
    table.state.partner[table.seat("vagabond")] = table.seat("marquise")
    table.place(MOUSE, marquise=2)

    day(table)
    refusal = table.refused("vagabond", attack(table, "marquise"))
    assert (refusal.key, refusal.law) == ("battle-no-enemy", "4.3")

    assert targets(table.state, table.seat("marquise"), MOUSE) == []


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
        score(t, table.seat("vagabond"), 5)
        score(t, table.seat("marquise"), 27)

    table.play(rule)
    assert table.score("vagabond") == 10
    assert sorted(table.winners) == ["marquise", "vagabond"]


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
    wander(table, MOUSE, "boot")
    table.points(vagabond=12)
    table.give("vagabond", "dominance_fox")

    day(table)
    refusal = table.refused("vagabond", ActivateDominance(table.card("dominance_fox")))

    assert refusal.law == "9.2.8"


# Setup


def setting_up(*keys: str) -> Rule:
    """Return the setup of Vagabonds, in this order."""

    async def rule(t: RootTable) -> None:
        for key in keys:
            await FACTIONS["vagabond"].set_up(t, t.state.seat_of(key))

    return rule


def test_setup_lays_out_quests_and_ruins() -> None:
    table = RootTestTable("marquise", "vagabond:tinker")
    table.play(setting_up("vagabond"), ["vagabond: -3"])

    board = table.board("vagabond")
    assert board.place == -3
    assert holds(board) == ["bag", "boot", "hammer", "torch"]
    assert len(table.state.quests) == 3
    assert len(table.state.quest_deck) == 12
    assert sorted(item for under in table.state.ruins.values() for item in under) == [
        "bag", "boot", "hammer", "sword",
    ]  # fmt: skip


def test_two_vagabonds_share_quests_and_double_the_ruins() -> None:
    table = RootTestTable("marquise", "vagabond", "vagabond", "eyrie", setup="usual")
    table.play(setting_up("vagabond", "vagabond2"))

    one, other = table.board("vagabond"), table.board("vagabond2")
    assert one.character != other.character
    assert len(table.state.quests) == 3
    assert [len(under) for under in table.state.ruins.values()] == [2, 2, 2, 2]
    assert [step for step in one.relations if step != INDIFFERENT] == [-2, -2]


# Birdsong


def test_refresh_flips_three_and_two_per_tea(table: RootTestTable) -> None:
    board = wander(table, MOUSE, "tea", *["boot-exhausted"] * 4, *["torch-exhausted"] * 3)

    table.turn("vagabond")
    form = table.question("vagabond").form
    assert isinstance(form, Amounts)
    assert form.least == form.most == 5
    played = table.choose("vagabond", "boot-exhausted=4 torch-exhausted=1")

    assert ready(board, "boot") == 4
    assert len(played.only(Refreshed).items) == 5


def test_tea_flipped_up_does_not_refresh_more(table: RootTestTable) -> None:
    board = wander(table, MOUSE, *["tea-exhausted"] * 2, *["boot-exhausted"] * 3)

    table.turn("vagabond", ["vagabond: tea-exhausted=2 boot-exhausted=1"])

    assert holds(board) == ["boot", "boot-exhausted", "boot-exhausted", "tea", "tea"]


def test_a_damaged_item_is_refreshed_but_stays_damaged(table: RootTestTable) -> None:
    board = wander(table, MOUSE, "boot-damaged-exhausted", "tea-exhausted")

    table.turn("vagabond")

    assert holds(board) == ["boot-damaged", "tea"]


def test_he_slips_once_even_among_the_hostile(table: RootTestTable) -> None:
    board = wander(table, FOX)
    board.relations[table.seat("marquise")] = HOSTILE
    table.place(MOUSE, marquise=1)

    table.turn("vagabond")
    table.choose("vagabond", Slip(Place(MOUSE)))

    assert board.place == MOUSE


def test_a_second_slip_is_refused(table: RootTestTable) -> None:
    wander(table, FOX, "boot", "boot")

    table.turn("vagabond")
    table.choose("vagabond", Slip(Place(FOREST)))
    refusal = table.refused("vagabond", Slip(Place(RABBIT)))

    assert (refusal.key, refusal.law) == ("slip-once", "9.4.2")


def test_he_leaves_a_forest_by_boot_but_never_enters_one(table: RootTestTable) -> None:
    board = wander(table, FOREST, "boot", "boot")

    day(table)
    assert [o.to for o in table.options("vagabond", VagabondMove)] == [1, 2, 5, 10]
    table.choose("vagabond", VagabondMove(Clearing(2)))
    assert board.place == 2
    refusal = table.refused("vagabond", VagabondMove(Clearing(FOREST)))

    assert (refusal.key, refusal.law) == ("move-no-forest", "9.2.10")


# Daylight


def test_exploring_takes_the_item_and_opens_the_slot(table: RootTestTable) -> None:
    board = wander(table, 10, "torch")
    table.state.ruins[10] = ["hammer"]
    slots = table.state.open_slots(10)

    day(table)
    table.choose("vagabond", Explore())

    assert holds(board) == ["hammer", "torch-exhausted"]
    assert table.score("vagabond") == 1
    assert 10 not in table.state.ruins
    assert table.state.open_slots(10) == slots + 1


def test_two_items_under_a_ruin_are_seen_by_the_explorer_alone() -> None:
    table = RootTestTable("marquise", "vagabond", "vagabond", "eyrie")
    board = wander(table, 10, "torch", "torch")
    wander(table, 4, "torch", key="vagabond2", character="ranger")
    table.state.ruins[10] = ["hammer", "boot"]

    day(table)
    played = table.choose("vagabond", Explore(), ["vagabond: boot"])
    assert played.audience(RuinSeen) == [(table.seat("vagabond"),)]
    assert played.only(ItemTaken).item == "boot"
    assert table.match is not None
    view = table.match.view
    assert view(table.seat("vagabond")).seats[1].board.known_ruins == ((10, ("hammer",)),)
    assert view(table.seat("vagabond2")).seats[1].board.known_ruins == ()
    assert view(None).seats[1].board.known_ruins == ()

    table.choose("vagabond", Explore())
    assert holds(board) == ["boot", "hammer", "torch-exhausted", "torch-exhausted"]
    assert table.score("vagabond") == 2
    assert 10 not in table.state.ruins


def test_no_second_ruin_item_of_a_kind() -> None:
    table = RootTestTable("marquise", "vagabond", "vagabond", "eyrie")
    board = wander(table, 10, "torch", "boot")
    board.ruin_items = ["boot"]
    table.state.ruins[10] = ["boot", "boot"]

    day(table)
    table.choose("vagabond", Explore())

    assert holds(board) == ["boot", "torch-exhausted"]
    assert table.score("vagabond") == 0
    assert table.state.ruins[10] == ["boot", "boot"]


def test_repair_keeps_the_side(table: RootTestTable) -> None:
    board = wander(table, MOUSE, "hammer", "hammer", "tea-damaged", "sword-damaged-exhausted")

    day(table)
    played = table.choose("vagabond", Repair(Item("tea"), "ready"))
    table.choose("vagabond", Repair(Item("sword"), "exhausted"))

    assert played.only(Repaired).items == ("tea",)
    assert holds(board) == ["hammer-exhausted", "hammer-exhausted", "sword-exhausted", "tea"]
    assert on_track(board, "tea") == 1


def test_he_crafts_with_hammers_and_keeps_the_item(table: RootTestTable) -> None:
    board = wander(table, MOUSE, "hammer", "hammer")
    table.give("vagabond", "root_tea_mouse")

    day(table)
    table.choose("vagabond", Craft(table.card("root_tea_mouse", "vagabond")))

    assert holds(board) == ["hammer", "hammer-exhausted", "tea"]
    assert table.score("vagabond") == 2
    assert table.state.items["tea"] == 1


def test_a_forest_is_no_place_for_deeds(table: RootTestTable) -> None:
    wander(table, FOREST, "boot", "sword", "torch", "crossbow", "hammer")
    table.give("vagabond", "mouse_in_a_sack", "root_tea_mouse")
    table.place(FOX, marquise=1)

    day(table)
    fox = table.seat("marquise")
    for action, law in (
        (attack(table, "marquise"), "9.5.2"),
        (Explore(), "9.5.3"),
        (aid(table, "mouse_in_a_sack", "marquise"), "9.5.4"),
        (Strike(fox, PieceKind("warrior")), "9.5.6"),
        (Craft(table.card("root_tea_mouse", "vagabond")), "9.5.8"),
    ):
        refusal = table.refused("vagabond", action)
        assert (refusal.key, refusal.law) == ("pawn-in-forest", law)


def test_aid_to_the_hostile_takes_items_but_mends_nothing(table: RootTestTable) -> None:
    board = wander(table, MOUSE, "boot")
    board.relations[table.seat("marquise")] = HOSTILE
    table.place(MOUSE, marquise=1)
    table.state.crafted_items[table.seat("marquise")] = ["coins"]
    table.give("vagabond", "mouse_in_a_sack")

    day(table)
    table.choose("vagabond", aid(table, "mouse_in_a_sack", "marquise"), ["vagabond: coins"])

    assert relation(table, "marquise") == HOSTILE
    assert table.score("vagabond") == 0
    assert holds(board) == ["boot-exhausted", "coins"]


def test_aid_needs_a_matching_card_and_somebody_there(table: RootTestTable) -> None:
    wander(table, MOUSE, "boot")
    table.place(MOUSE, marquise=1)
    table.give("vagabond", "anvil", "mouse_in_a_sack")

    day(table)

    assert table.refused("vagabond", aid(table, "anvil", "marquise")).key == "aid-card"
    assert table.refused("vagabond", aid(table, "mouse_in_a_sack", "eyrie")).key == "aid-nobody"


def test_strike_takes_warriors_before_buildings(table: RootTestTable) -> None:
    wander(table, MOUSE, "crossbow")
    table.place(MOUSE, marquise=1)
    table.build(MOUSE, "marquise", "sawmill")

    day(table)
    refusal = table.refused("vagabond", Strike(table.seat("marquise"), PieceKind("sawmill")))
    assert refusal.key == "strike-warriors-first"
    table.choose("vagabond", Strike(table.seat("marquise"), PieceKind("warrior")))

    assert relation(table, "marquise") == HOSTILE


def test_a_quest_needs_its_clearing_and_its_items(table: RootTestTable) -> None:
    wander(table, MOUSE, "tea", "boot")
    table.state.quests = [0, 11]  # a fox quest, and two swords in a mouse clearing

    day(table)
    fox = table.refused("vagabond", CompleteQuest(QuestId(0), POINTS))
    swords = table.refused("vagabond", CompleteQuest(QuestId(11), POINTS))

    assert (fox.key, swords.key) == ("quest-suit", "quest-items")
    assert swords.args_of_words["missing"] == "sword sword"


def test_the_quest_deck_may_run_out(table: RootTestTable) -> None:
    board = wander(table, MOUSE, "sword", "sword")
    table.state.quests, table.state.quest_deck = [11], []

    day(table)
    table.choose("vagabond", CompleteQuest(QuestId(11), CARDS_FOR_TWO))

    assert table.state.quests == []
    assert board.completed == [11]


# Evening


def test_he_rests_in_a_forest(table: RootTestTable) -> None:
    board = wander(table, FOREST, "boot-damaged", "tea-damaged-exhausted", "sword-exhausted")

    table.start("vagabond", "rest")

    assert holds(board) == ["boot", "sword-exhausted", "tea"]


def test_he_does_not_rest_in_a_clearing(table: RootTestTable) -> None:
    board = wander(table, MOUSE, "boot-damaged")

    table.start("vagabond", "rest")

    assert holds(board) == ["boot-damaged"]


def test_coins_on_the_track_draw_cards(table: RootTestTable) -> None:
    wander(table, MOUSE, *["coins"] * 4)

    table.start("vagabond", "rest")

    assert len(table.state.hands[table.seat("vagabond")]) == 4  # three lie on the track


def test_cobbler_moves_him_without_a_boot(table: RootTestTable) -> None:
    board = wander(table, FOX)
    table.craft("vagabond", "cobbler")

    table.start("vagabond", "evening")
    table.choose("vagabond", use(table))
    table.choose("vagabond", VagabondMove(Clearing(MOUSE)))

    assert board.place == MOUSE


def use(table: RootTestTable) -> Use:
    """Return the use of the card in front of him."""
    return Use(CardId(table.state.crafted[table.seat("vagabond")][0]))


def test_command_warren_lets_allies_fight_along(table: RootTestTable) -> None:
    board = wander(table, MOUSE, "sword-exhausted", "boot")
    board.relations[table.seat("marquise")] = ALLIED
    table.place(MOUSE, marquise=2, eyrie=3)
    table.craft("vagabond", "command_warren")

    day(table)
    played = table.choose(
        "vagabond", use(table), ["vagabond: 9:1", "vagabond: seat:0"], dice=[3, 0]
    )

    assert played.only(Battled).dealt == 3


# With plans


def test_a_plan_says_what_is_damaged_last() -> None:
    table = RootTestTable("marquise", "eyrie", "alliance", "vagabond", responses="planned")
    board = wander(table, MOUSE, "sword", "bag", "bag")
    table.place(MOUSE, marquise=2)
    table.state.plans[table.seat("vagabond")]["damage"] = {
        "keep": "bag", "choose": "worth", "ally": "even",
    }  # fmt: skip

    played = table.play(battle("marquise", "vagabond", MOUSE), dice=[1, 0])

    assert played.only(Damaged).items == ("sword",)
    assert holds(board) == ["bag", "bag", "sword-damaged"]


def test_without_a_plan_spare_and_exhausted_items_go_first() -> None:
    table = RootTestTable("marquise", "eyrie", "alliance", "vagabond", responses="planned")
    board = wander(table, MOUSE, "sword", "sword", "boot", "bag-exhausted")
    table.place(MOUSE, marquise=2)

    table.play(battle("marquise", "vagabond", MOUSE), dice=[2, 0])

    assert holds(board) == ["bag-damaged-exhausted", "boot", "sword", "sword-damaged"]


def test_the_log_tells_relationships(table: RootTestTable) -> None:
    wander(table, MOUSE, "boot")
    table.place(MOUSE, marquise=1)
    table.give("vagabond", "mouse_in_a_sack")

    day(table)
    played = table.choose("vagabond", aid(table, "mouse_in_a_sack", "marquise"))

    assert played.only(RelationshipChanged).step == "amiable"


def test_a_copy_of_the_board_is_independent(table: RootTestTable) -> None:
    board = wander(table, MOUSE, "boot")
    board.ruin_items, board.seen, board.completed = ["boot"], [10], [3]
    copied = board.copy()
    assert copied == deepcopy(board)
    for field in board.__struct_fields__:
        if isinstance(getattr(board, field), list):
            assert getattr(copied, field) is not getattr(board, field)
