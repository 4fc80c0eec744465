"""Cards are put where a record shows them, and none is used twice."""

from engine.core.seats import JOINED, SEATING, Setup
from engine.referee.known_cards import provide
from engine.referee.record.contents import Action
from engine.referee.record.grammar import read_action
from engine.referee.record.things import Table
from engine.referee.recorded_position import Ledger
from engine.referee.turn_parts import Sheet
from engine.root.data.cards import DECKS, KEY_OF_CARD, SUIT_OF
from engine.root.data.maps import map_of
from engine.root.factions.alliance.board import AllianceBoard
from engine.root.factions.eyrie import board as eyrie
from engine.root.game import GAME
from engine.root.state import RootState

LETTERS = ["C", "E", "A"]


def a_table(**hands: str) -> RootState:
    """Return a table with some cards in hands, by letter and suit, and three supporters."""
    options = {"map": "autumn", "deck": "standard", SEATING: JOINED, "responses": "live"}
    state = GAME.begin(Setup("root", ("marquise", "eyrie", "alliance"), options))
    board = state.boards[2]
    assert isinstance(board, AllianceBoard)
    state.deck = list(DECKS["standard"])
    board.supporters = [of_suit(state, each) for each in "BBB"]
    for letter, suits in hands.items():
        state.hands[LETTERS.index(letter)] = [of_suit(state, suit) for suit in suits]
    return state


def of_suit(state: RootState, letter: str) -> int:
    """Take a card of a suit from the deck."""
    card = next(each for each in state.deck if SUIT_OF[each][0].upper() == letter)
    state.deck.remove(card)
    return card


def turn_of(letter: str, actions: str, ledger: Ledger | None = None) -> Sheet:
    """Return the actions of a turn."""
    table = Table(LETTERS, map_of("autumn"), letter)
    read = [Action(1, 1, each, read_action(each, table)) for each in actions.split("/")]
    return Sheet(read, letter, ledger)


def suits(cards: list[int]) -> str:
    return "".join(sorted(SUIT_OF[each][0].upper() for each in cards))


def test_a_card_meant_by_name_is_not_kept_for_one_of_its_suit():
    state = a_table(A="")
    steel = KEY_OF_CARD.index("foxfolk_steel")
    state.deck.remove(steel)
    state.hands[2] = [steel]
    sheet = turn_of("A", "F#A->$/F#foxfolksteel$->")
    provide(state, LETTERS, sheet, sheet.full)
    assert steel in supporters(state)
    assert suits(state.hands[2]) == "F"


def supporters(state: RootState) -> list[int]:
    board = state.boards[2]
    assert isinstance(board, AllianceBoard)
    return board.supporters


def test_a_hand_draws_what_the_record_has_more_in_it():
    ledger = Ledger(LETTERS)
    state = a_table(C="M")
    sheet = turn_of("C", "R#C->/F#C->", ledger)
    swaps = provide(state, LETTERS, sheet, sheet.full)
    assert suits(state.hands[0]) == "FR", "by the record there are three"
    assert any(swap.place == "hand:C" and not swap.instead for swap in swaps)


def test_a_hand_draws_nothing_that_the_record_has_not():
    ledger = Ledger(LETTERS)
    ledger.position["C", "hand", ""] = 1
    state = a_table(C="M")
    sheet = turn_of("C", "R#C->/F#C->", ledger)
    provide(state, LETTERS, sheet, sheet.full)
    assert len(state.hands[0]) == 1


def test_a_hand_shown_for_want_of_a_match_still_pays_for_what_came_before():
    state = a_table(E="MR")
    sheet = turn_of("E", "M#E->/XA2/At2->/^A/#->A$")
    assert state.suits[2] == "mouse"
    provide(state, LETTERS, sheet, sheet.full)
    assert "M" in suits(state.hands[1])


def test_a_hand_shown_for_want_of_a_match_holds_none_of_the_cards_drawn_later():
    state = a_table(E="MM")
    sheet = turn_of("E", "XA2/At2->/^A/#->A$/#->E/M#E->")
    provide(state, LETTERS, sheet, sheet.full)
    assert not {"M", "B"} & {*suits(state.hands[1])}


def test_a_card_that_is_shown_may_be_the_one_that_is_played():
    state = a_table(E="B")
    sheet = turn_of("E", "F#^/F#E->")
    swaps = provide(state, LETTERS, sheet, sheet.full)
    assert suits(state.hands[1]) == "F"
    assert len(swaps) == 1


def test_a_dominance_card_that_we_spent_comes_back_from_beside_the_map():
    state = a_table(C="M")
    bird = KEY_OF_CARD.index("dominance_bird")
    state.deck.remove(bird)
    state.available.append(bird)
    sheet = turn_of("C", "B#domC->$")
    provide(state, LETTERS, sheet, sheet.full)
    assert state.hands[0] == [bird]
    assert not state.available
    assert suits(state.discard) == "M"


def test_a_dominance_card_beside_the_map_stays_there_to_be_taken():
    state = a_table(C="B")
    bird = KEY_OF_CARD.index("dominance_bird")
    state.deck.remove(bird)
    state.available.append(bird)
    sheet = turn_of("C", "B#C->/B#dom->C/B#domC->$")
    provide(state, LETTERS, sheet, sheet.full)
    assert state.available == [bird]


def test_a_card_comes_out_of_the_decree_for_another_of_its_suit():
    state = a_table(C="M")
    steel = KEY_OF_CARD.index("foxfolk_steel")
    state.deck.remove(steel)
    decree = eyrie.board_of(state, 1).decree
    decree[0] = [steel]
    sheet = turn_of("C", "F#foxfolksteelC->")
    provide(state, LETTERS, sheet, sheet.full)
    assert state.hands[0] == [steel]
    assert suits(decree[0]) == "F"
    assert decree[0] != [steel]
