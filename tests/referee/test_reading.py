"""A record that cannot be read is refused in one sentence, with line and column."""

import pytest

from engine.core.errors import Refused
from engine.referee.record.decoding import MOST_ACTIONS, MOST_BYTES, MOST_SIGNS
from engine.referee.record.letters import FACTION_NAMES, NOTATIONS, card_key, card_name
from engine.referee.record.reading import read_record
from engine.root.data.cards import CARDS, DECKS
from engine.root.game import GAME
from engine.root.hooks.faction import FACTIONS
from tests.referee.samples import OPENING, with_line

BAD = {
    "size": (b"// " + b"x" * (5 * 1024 * 1024), 1, MOST_BYTES + 1),
    "encoding": (OPENING.replace("Ann", "Änn").encode("latin-1"), 4, 4),
    "map": (with_line("Fall", "Marsh"), 2, 6),
    "deck": (with_line("Standard", "Spies"), 3, 7),
    "letter": (with_line("V: Dot", "Y: Dot"), 7, 1),
    "twice": (with_line("V: Dot", "C: Dot"), 7, 1),
    "nobody": (with_line("A:F#$->", "D:F#$->"), 16, 1),
    "line": (with_line("V: Dot", "and Dot"), 7, 1),
    "action": (with_line("t->6", "t-6"), 16, 9),
    "seat": (with_line("XC2", "XD2"), 17, 19),
    "card": (with_line("B#E->", "B#eggE->"), 15, 3),
    "thing": (with_line("w->10/#", "q->10/#"), 14, 29),
    "place": (with_line("w9->1", "w19->1"), 14, 8),
    "forest": (with_line("1_2_5_10", "1_2_5_12"), 12, 13),
    "parenthesis": (with_line("b+6w", "(b+6w"), 10, 3),
    "broken-off": (with_line("Cw2->/#->V", "Cw2->/"), 17, 28),
    "without": (OPENING.split("\nC:t->1")[0].encode(), 13, 1),
    "again": (with_line("Map: Fall", "Map: Fall\nMap: Winter"), 3, 6),
    "seats": (b"Map: Fall\nDeck: E&P\nL: Ann\n\nL:w->4\nL:#->L\n", 6, 1),
    "setup": (
        OPENING.replace(OPENING[OPENING.index("C:t_k") : OPENING.index("\nC:t->1")], "").encode(),
        10,
        1,
    ),
    "winner": ((OPENING + "\nWinner: CD // in the end\n").encode(), 19, 9),
    "actions": (with_line("#->E\n", "#->E" + "/#->E" * MOST_ACTIONS + "\n"), 15, 1018),
    "long": (with_line("w->10/", "w->10" + "+10" * MOST_SIGNS + "/"), 14, 29),
    "map-first": (OPENING.replace("Map: Fall\n", "").encode(), 8, 1),
}


@pytest.mark.parametrize("key", BAD)
def test_what_cannot_be_read_names_its_place(key):
    content, line, column = BAD[key]
    with pytest.raises(Refused) as refusal:
        read_record(content)
    assert refusal.value.key == f"record-{key}"
    args = refusal.value.args_of_words
    assert (args["line"], args["column"]) == (line, column)


@pytest.mark.parametrize("locale", ["en", "de", "es"])
@pytest.mark.parametrize("key", BAD)
def test_each_is_said_in_one_sentence(key, locale):
    with pytest.raises(Refused) as refusal:
        read_record(BAD[key][0])
    said = GAME.words(locale).say(f"r-record-{key}", **refusal.value.args_of_words)
    assert str(BAD[key][1]) in said.replace("\u2068", "")
    assert "{" not in said
    assert "\n" not in said


def test_a_lenient_reader_goes_on_over_what_it_cannot_read():
    record = read_record(with_line("t->6", "t-6"), lenient=True)
    wrong = [action for turn in record.turns for action in turn.actions if action.wrong]
    assert [(action.line, action.text) for action in wrong] == [(16, "t-6")]


def test_utf_16_and_carriage_returns():
    with pytest.raises(Refused, match="record-encoding"):
        read_record(OPENING.encode("utf-16"))
    assert len(read_record(OPENING.replace("\n", "\r\n").encode()).turns) == 4


def test_the_place_of_a_fault_is_counted_with_any_line_ends():
    for end in ("\n", "\r\n", "\r"):
        bad = OPENING.replace("Ann", "\x07nn").replace("\n", end).encode()
        with pytest.raises(Refused) as refusal:
            read_record(bad)
        args = refusal.value.args_of_words
        assert (args["line"], args["column"]) == (4, 4)


def test_no_refusal_quotes_more_than_fits_a_sentence():
    for long in ("#" + "a" * 150 + "->C", "(" * 5000, "9" * 5000 + "w->1", "$_" * 5000 + "->"):
        with pytest.raises(Refused) as refusal:
            read_record(with_line("t->6", long))
        said = GAME.words("en").say(f"r-{refusal.value.key}", **refusal.value.args_of_words)
        assert len(said) < 300


@pytest.mark.parametrize("count", ["999999999w->10/", "++999999999/", "100#->C/"])
def test_no_count_is_larger_than_any_game_has(count):
    with pytest.raises(Refused):
        read_record(with_line("w->10/", count))


WINNERS = {
    "C": "C", "CV": "CV", "C+V": "CV", "C, V": "CV", "C & V": "CV", "C and V": "CV", "bob": "E",
    "Marquise (by dominance)": "C", "v": "V", "nobody": "", "C // at last": "C",
}  # fmt: skip


@pytest.mark.parametrize("written", WINNERS)
def test_winners_are_named_by_letter_faction_or_player(written):
    assert read_record(f"{OPENING}\nWinner: {written}\n".encode()).winners == WINNERS[written]


HABITS = {
    "a slash behind each turn": OPENING.replace("#->C\n", "#->C/\n"),
    "small letters before the colon": OPENING.replace("A:F#$->", "a: F#$->"),
    "two slashes between actions": OPENING.replace("/++/w->10", "//++//w->10"),
    "arrows of a word processor": OPENING.replace("->", "\u2192"),
    "spaces nobody sees": OPENING.replace("->", "\u200b->\u200b"),
    "nothing where there is no choice": OPENING.replace("A:3#->$\n", ""),
}


@pytest.mark.parametrize("habit", HABITS)
def test_habits_of_scribes_change_nothing(habit):
    units = [[action.units for action in turn.actions] for turn in read(HABITS[habit]).turns]
    assert units == [[action.units for action in turn.actions] for turn in read(OPENING).turns]


def read(text):
    return read_record(text.encode())


def test_a_faction_whose_setup_is_left_out_is_set_up_before_its_first_turn():
    text = OPENING.replace("A:3#->$\n", "")
    assert [(turn.letter, len(turn.actions)) for turn in read(text).setup][-1] == ("A", 0)
    first = text.replace("\nC:t->1", "\nA:3#A->$/#->A\nC:t->1")
    assert [turn.letter for turn in read(first).turns][:2] == ["A", "C"]


def test_a_record_knows_its_table():
    record = read_record(OPENING.encode())
    assert (record.map, record.deck, record.order) == ("autumn", "standard", ["C", "E", "A", "V"])
    assert record.players == {"C": "Ann", "E": "Bob", "A": "Cid", "V": "Dot"}
    assert [turn.letter for turn in record.setup] == ["C", "E", "A", "V"]


def test_suits_are_read_where_the_record_names_them():
    head = "Map: Fall\nClearings: M1, F2, R3"
    record = read_record(OPENING.replace("Map: Fall", head).encode())
    assert record.suits == {1: "mouse", 2: "fox", 3: "rabbit"}


def test_every_faction_has_a_letter_and_writes_all_its_pieces():
    assert set(NOTATIONS) == set(FACTIONS)
    letters = [x for each in NOTATIONS.values() for x in (each.letter, each.second) if x]
    assert len(set(letters)) == len(letters)
    assert {*letters} <= {*FACTION_NAMES}
    for key, notation in NOTATIONS.items():
        kinds = {*FACTIONS[key].buildings, *FACTIONS[key].tokens}
        assert set(notation.pieces) == kinds
        unlike = len({kind.rpartition("_")[0] if key == "keepers" else kind for kind in kinds})
        assert len(set(notation.pieces.values())) == unlike, "relics are told by their type"


def test_every_card_is_found_by_what_it_is_called():
    for cards in DECKS.values():
        for card in cards:
            key, suit = CARDS[card].key, CARDS[card].suit[0].upper()
            assert card_key(card_name(key), suit) == key


SPOKEN = {
    "F#errandQ->$": "F#Q->$",
    "#bearQ->$": "#Q->$",
    "#escortQ->$": "M#Q->$",
    "#fundsQ->$": "F#Q->$",
    "F#Q->$": "F#Q->$",
}


@pytest.mark.parametrize("written", SPOKEN)
def test_a_quest_is_read_by_its_name_or_its_suit(written):
    record = read_record(with_line("p->5/%f->e", f"p->5/%f->e/{written}"))
    units = [unit for action in record.turns[-1].actions for unit in action.units]
    assert SPOKEN[written] in [unit.what for unit in units]


def test_a_count_of_funds_changes_nothing():
    record = read_record(with_line("t->6/", "$_f->3/t->6/"))
    assert [a.units for turn in record.turns for a in turn.actions if "$_f" in a.text] == [()]


def test_the_ferry_goes_along_with_who_rides_on_it():
    record = read_record(with_line("w9->1/", "(w+r)9->1/"))
    moved = [action for turn in record.turns for action in turn.actions if "+r" in action.text]
    assert [(unit.what, unit.end) for unit in moved[0].units] == [("w", "1"), ("r", "1")]
