"""The Vagabond's Evening (Law 9.7), his plans, and his public view."""

from copy import deepcopy

from tests.root.kit import (
    ALLIED,
    FOREST,
    OTHER_FOX,
    OTHER_MOUSE,
    Battled,
    Clearing,
    Damaged,
    RelationshipChanged,
    RootTestTable,
    VagabondMove,
    aid,
    battle,
    day,
    holds,
    use,
    wander,
)

# Evening


def test_he_rests_in_a_forest(table: RootTestTable) -> None:
    board = wander(table, FOREST, "boot-damaged", "tea-damaged-exhausted", "sword-exhausted")

    table.start("vagabond", "rest")

    assert holds(board) == ["boot", "sword-exhausted", "tea"]


def test_he_does_not_rest_in_a_clearing(table: RootTestTable) -> None:
    board = wander(table, OTHER_MOUSE, "boot-damaged")

    table.start("vagabond", "rest")

    assert holds(board) == ["boot-damaged"]


def test_coins_on_the_track_draw_cards(table: RootTestTable) -> None:
    wander(table, OTHER_MOUSE, *["coins"] * 4)

    table.start("vagabond", "rest")

    assert len(table.state.hands[table.seat("vagabond")]) == 4  # three lie on the track


def test_cobbler_moves_him_without_a_boot(table: RootTestTable) -> None:
    board = wander(table, OTHER_FOX)
    table.craft("vagabond", "cobbler")

    table.start("vagabond", "evening")
    table.choose("vagabond", use(table, "cobbler"))
    table.choose("vagabond", VagabondMove(Clearing(OTHER_MOUSE)))

    assert board.place == OTHER_MOUSE


def test_command_warren_lets_allies_fight_along(table: RootTestTable) -> None:
    board = wander(table, OTHER_MOUSE, "sword-exhausted", "boot")
    board.relations[table.seat("marquise")] = ALLIED
    table.place(OTHER_MOUSE, marquise=2, eyrie=3)
    table.craft("vagabond", "command_warren")

    day(table)
    played = table.choose(
        "vagabond", use(table, "command_warren"), ["vagabond: 9:1", "vagabond: seat:0"], dice=[3, 0]
    )

    assert played.only(Battled).dealt == 3


# With plans


def test_a_plan_says_what_is_damaged_last() -> None:
    table = RootTestTable("marquise", "eyrie", "alliance", "vagabond", responses="planned")
    board = wander(table, OTHER_MOUSE, "sword", "bag", "bag")
    table.place(OTHER_MOUSE, marquise=2)
    table.state.plans[table.seat("vagabond")]["damage"] = {
        "keep": "bag", "choose": "worth", "ally": "even",
    }  # fmt: skip

    played = table.play(battle("marquise", "vagabond", OTHER_MOUSE), dice=[1, 0])

    assert played.only(Damaged).items == ("sword",)
    assert holds(board) == ["bag", "bag", "sword-damaged"]


def test_without_a_plan_spare_and_exhausted_items_go_first() -> None:
    table = RootTestTable("marquise", "eyrie", "alliance", "vagabond", responses="planned")
    board = wander(table, OTHER_MOUSE, "sword", "sword", "boot", "bag-exhausted")
    table.place(OTHER_MOUSE, marquise=2)

    table.play(battle("marquise", "vagabond", OTHER_MOUSE), dice=[2, 0])

    assert holds(board) == ["bag-damaged-exhausted", "boot", "sword", "sword-damaged"]


def test_the_log_tells_relationships(table: RootTestTable) -> None:
    wander(table, OTHER_MOUSE, "boot")
    table.place(OTHER_MOUSE, marquise=1)
    table.give("vagabond", "mouse_in_a_sack")

    day(table)
    played = table.choose("vagabond", aid(table, "mouse_in_a_sack", "marquise"))

    assert played.only(RelationshipChanged).step == "amiable"


def test_a_copy_of_the_board_is_independent(table: RootTestTable) -> None:
    board = wander(table, OTHER_MOUSE, "boot")
    board.ruin_items, board.seen, board.completed = ["boot"], [10], [3]
    copied = board.copy()
    assert copied == deepcopy(board)
    for field in board.__struct_fields__:
        if isinstance(getattr(board, field), list):
            assert getattr(copied, field) is not getattr(board, field)
