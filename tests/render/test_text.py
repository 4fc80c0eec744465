"""The alt text and the text board: complete, short enough, in lines a screen reader can read."""

import pytest
from msgspec.structs import replace

from engine.core.seats import Seat
from engine.root.hooks.faction import FACTIONS
from engine.root.pieces import CardId, Clearing, Place, Suit
from engine.root.view import Change, ClearingView
from render.canvas import LONGEST_ALT
from render.root import words_of
from render.root.board.geometry import ground_of
from render.root.factions.legion import pieces_of
from render.root.text.names import name_of
from render.root.text.seats import seat_line
from render.root.text.text_board import alt_text, clearing_line, text_board
from tests.render.boards import NEW
from tests.render.positions import (
    FIVE,
    FOUR,
    HEAPS,
    KNIGHTS,
    MAPS,
    NEW_SIX,
    SIX,
    burrow,
    cards_named,
    crowded,
    dominance,
    random_position,
)

WORDS = words_of("en")
KINDS = sorted({kind for each in FACTIONS.values() for kind in (*each.buildings, *each.tokens)})


def with_clearing(view, clearing):
    clearings = (
        *view.clearings[: clearing.number - 1],
        clearing,
        *view.clearings[clearing.number :],
    )
    return replace(view, clearings=clearings)


def test_a_clearing_reads_as_promised():
    marquise, eyrie = Seat(0), Seat(1)
    clearing = ClearingView(
        Clearing(5),
        Suit("mouse"),
        slots=2,
        ruin=False,
        warriors=((marquise, 3), (eyrie, 1)),
        buildings=((0, "sawmill"),),
        tokens=(),
        pawns=(),
        ruler=marquise,
    )
    view = with_clearing(random_position(1), clearing)
    assert clearing_line(view, clearing, ground_of("autumn"), WORDS) == (
        "5 mouse, next to 1, 2: Marquise 3 warriors, sawmill; Eyrie 1 warrior;"
        " Marquise rules; 1 slot free"
    )


def test_a_ruined_scorched_clearing_says_so():
    clearing = ClearingView(
        Clearing(10), Suit("rabbit"), 2, True, (), (), (), (), None, scorched=True
    )
    view = with_clearing(random_position(1), clearing)
    line = clearing_line(view, clearing, ground_of("autumn"), WORDS)
    assert line.endswith("nobody rules; ruin; scorched; 1 slot free")


def test_the_burrow_reads_as_a_clearing_of_its_own():
    view = random_position(1, keys=NEW, busy=0.0)
    dug = replace(view.clearings[4], tokens=((1, "tunnel"),))
    view = with_clearing(with_clearing(view, dug), burrow(Seat(1), 4))
    ground = ground_of("autumn")
    assert clearing_line(view, view.clearings[12], ground, WORDS) == (
        "The Burrow, next to 5: Duchy 4 warriors; Duchy rules"
    )
    assert "Duchy tunnel" in clearing_line(view, dug, ground, WORDS)
    text = alt_text(view, WORDS)
    assert "nobody 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12" in text
    assert "13" not in text.partition("Rule: ")[2]


def test_changes_in_the_burrow_name_it():
    view = random_position(3, keys=NEW)
    changes = (
        Change("move", Seat(1), Place(5), Place(13), 3, "warrior"),
        Change("place", Seat(1), Place(13), count=2, piece="warrior"),
        Change("place", Seat(2), Place(7), count=1, piece="plot"),
        Change("remove", Seat(3), Place(7), count=2, piece="flower_fox"),
    )
    text = text_board(replace(view, changes=changes), WORDS)
    assert "Duchy moved 3 warriors from the Burrow to 5." in text
    assert "Duchy placed 2 warriors in the Burrow." in text
    assert "Corvids placed facedown plot in 7." in text
    assert "Clergy lost 2 fox flowers in 7." in text


@pytest.mark.parametrize("kind", KINDS)
def test_every_piece_in_the_box_has_a_name(kind):
    assert WORDS.say(f"piece-{kind}", n=1)
    if kind in HEAPS:
        assert "3" in WORDS.say(f"piece-{kind}", n=3)


def test_a_board_of_each_new_faction_is_told():
    view = random_position(3, keys=NEW_SIX)
    cult = view.seats[1]
    cult = replace(cult, board=replace(cult.board, lost_souls=cards_named("anvil", "sword")))
    view = replace(view, seats=(view.seats[0], cult, *view.seats[2:]))
    lines = {seat.key: seat_line(view, seat, WORDS) for seat in view.seats}
    for key, said in (
        ("lizards", ("Outcast mouse", "acolyte", "gardens", "Lost Souls: ")),
        ("duchy", ("ministers swayed: ", "crowns left: ", "tunnel")),
        ("corvids", ("in supply", "ruled out for the plot in 5: bomb")),
        ("clergy", ("on the track", "bee", "flowers in the bag: ", "Penitent: ", "Heretic: ")),
        ("legion", ("campaign ", "(fox)", "in supply", "spoils: Marquise 1 warrior")),
    ):
        assert all(each in lines[key] for each in said), lines[key]


def test_the_keepers_board_and_the_forests_are_told():
    view = random_position(3, keys=KNIGHTS)
    line = seat_line(view, view.seats[0], WORDS)
    assert "Retinue: Move " in line
    assert "waystation left" in line
    forest, pieces = view.forests[0]
    borders = ", ".join(map(str, ground_of(view.map).borders[forest]))
    assert f"Forest by {borders}: " in text_board(view, WORDS)
    assert pieces


def test_items_among_the_spoils_are_named():
    assert pieces_of("boot", 1, WORDS) == "boot"
    assert pieces_of("boot", 2, WORDS) == "2 × boot"
    assert pieces_of("cathedral", 2, WORDS) == "2 cathedrals"


@pytest.mark.parametrize("woodland", MAPS)
def test_the_text_board_names_every_piece_on_the_map(woodland):
    view = crowded(woodland)
    lines = text_board(view, WORDS).splitlines()
    for clearing in view.clearings:
        suit = f"{clearing.number} {clearing.suit}, next to"
        line = next(each for each in lines if each.startswith(suit))
        for seat, number in clearing.warriors:
            assert f"{name_of(view.seats[seat], WORDS)} {number} warriors" in line
        assert "8 wood" in line
        assert "sympathy" in line


def test_the_text_board_has_headings_and_no_tables():
    text = text_board(random_position(3, keys=FIVE), WORDS)
    assert sum(line.startswith("### ") for line in text.splitlines()) >= 4
    assert "|" not in text
    assert "{" not in text


def test_the_text_board_tells_each_board_apart():
    text = text_board(random_position(3, keys=FIVE), WORDS)
    for said in ("wood in supply", "Decree: recruit", "supporters", "ready", "relationship"):
        if said != "relationship":
            assert said in text
    assert "amiable" in text


@pytest.mark.parametrize("keys", [FOUR, SIX], ids=len)
@pytest.mark.parametrize("seed", range(5))
def test_alt_text_says_turn_scores_and_rule_in_a_thousand_characters(seed, keys):
    view = random_position(seed, keys=keys)
    seat = Seat(0)
    many = tuple(
        Change("move", seat, Place(n % 12 + 1), Place(n % 11 + 1), n, "warrior") for n in range(60)
    )
    text = alt_text(replace(view, changes=many), WORDS)
    assert len(text) <= LONGEST_ALT
    assert view.current is not None
    assert f"{name_of(view.seats[view.current], WORDS)} to play" in text
    for each in view.seats:
        assert f"{name_of(each, WORDS)} {each.points}" in text
    assert "Rule: " in text
    assert "moved 59 warriors" in text, "the latest change is the last to be dropped"


def test_alt_text_warns_of_a_dominance_that_is_fulfilled():
    view = random_position(2, busy=0.0)
    foxes = [each.number for each in view.clearings if each.suit == "fox"][:3]
    for number in foxes:
        held = replace(view.clearing(number), warriors=((Seat(1), 2),), ruler=Seat(1))
        view = with_clearing(view, held)
    eyrie = replace(view.seats[1], points=None, dominance=dominance("fox"))
    view = replace(view, seats=(view.seats[0], eyrie, *view.seats[2:]))
    assert "Eyrie wins at the start of their Birdsong if they still rule 1, 6, 8." in alt_text(
        view, WORDS
    )


def test_nobody_seeks_dominance_once_a_match_is_won():
    view = random_position(2, busy=0.0)
    eyrie = replace(view.seats[1], points=None, dominance=dominance("fox"))
    seats = (view.seats[0], eyrie, *view.seats[2:])
    assert "dominance" in alt_text(replace(view, seats=seats), WORDS)
    assert "dominance" not in alt_text(replace(view, seats=seats, winners=(Seat(0),)), WORDS)


def test_a_coalition_seeks_no_dominance():
    """Its card has no condition of its own (Law 9.2.8)."""
    view = random_position(2, busy=0.0)
    joined = replace(view.seats[3], points=None, dominance=dominance("fox"), partner=Seat(0))
    text = alt_text(replace(view, seats=(*view.seats[:3], joined)), WORDS)
    assert "dominance" not in text


def test_bird_dominance_needs_opposite_corners():
    view = random_position(2, busy=0.0)
    eyrie = replace(view.seats[1], points=None, dominance=dominance("bird"))
    view = replace(view, seats=(view.seats[0], eyrie, *view.seats[2:]))
    for corners, threatens in (((1, 2), False), ((1, 3), True)):
        changed = view
        for number in corners:
            held = replace(view.clearing(number), warriors=((Seat(1), 2),), ruler=Seat(1))
            changed = with_clearing(changed, held)
        assert ("Eyrie wins" in alt_text(changed, WORDS)) is threatens


def test_alt_text_warns_near_thirty_points():
    view = random_position(2)
    near = replace(view.seats[2], points=27)
    text = alt_text(replace(view, seats=(*view.seats[:2], near, view.seats[3])), WORDS)
    assert "Alliance is at 27 of 30." in text


def test_no_hand_is_told():
    view = random_position(3)
    other = replace(view, hand=(CardId(0),), seat=Seat(2))
    assert alt_text(view, WORDS) == alt_text(other, WORDS)
    assert text_board(view, WORDS) == text_board(other, WORDS)


def test_changes_are_told_in_sentences():
    view = random_position(3)
    seat = Seat(0)
    changes = (
        Change("move", seat, Place(3), Place(-2), piece="pawn"),
        Change("battle", seat, Place(3), rolls=(2, 0)),
        Change("remove", Seat(1), Place(3), count=1, piece="roost"),
        Change("place", seat, Place(3), count=2, piece="wood"),
        Change("spend", seat, Place(3), count=1, piece="wood"),
        Change("score", seat, count=2),
        Change("score", Seat(1), count=-3),
    )
    text = text_board(replace(view, changes=changes), WORDS)
    assert "Marquise moved pawn from the forest by 1, 9, 10, 12 to 3." in text
    assert "Marquise battled in 3: dice 2 and 0." in text
    assert "Eyrie lost roost in 3." in text
    assert "Marquise placed 2 wood in 3." in text
    assert "Marquise took 1 wood off 3." in text
    assert "Marquise scored 2." in text
    assert "Eyrie lost 3 points." in text
