"""The Riverfolk in records: payments, funds by owner, prices, trade posts (Law 11)."""

import random
from typing import Any

import pytest

from engine.core.choices.questions import OneOf, Question, SomeOf
from engine.core.seats import Seat, Setup
from engine.referee.record.letters import NOTATIONS
from engine.referee.record.reading import read_record
from engine.referee.referee import referee
from engine.referee.verdicts import counts
from engine.root.factions.riverfolk.actions import Establish, RiverfolkRecruit, SetPrices
from engine.root.factions.riverfolk.funds import FundOf
from engine.root.factions.riverfolk.services import BuyBoats, BuyCard, Hire
from engine.root.game import GAME
from engine.root.hooks.notation import PIECE, SUPPLY, Unit
from engine.selfplay import player_called
from tests.referee.test_exporting import check, played, whole_turns
from tests.referee.test_table_cards import in_plain_words

RECORD = """\
// An opening with the Riverfolk, made up
Map: Fall
Deck: Standard
C: Ann
O: Bob
E: Cid

C:t_k->1/w->1+2+4+5+6+7+8+9+10+11+12/b_s->1/b_w->5/b_r->10
E:b+6w->3/#despot->$
O:w->5+10/2w->11/$_->2

C:2w->O$/M#O->C/t->1/w9->1/t1->/b_s->5/++/w->10/#->C
O:2Cw$->/t_f+w->8/++2/2#->O/w$->11/($_h+$_m)->3
E:B#E->$_r/R#E->$_m/w->3/3w3->7/2w3->11/b->7/++/#->E
"""


SIX = ("marquise", "hundreds", "riverfolk", "alliance", "eyrie", "keepers")


def test_hired_warriors_fight_though_the_record_tells_their_price_alone():
    text, _ = whole_turns(played(SIX, 2, "random", 1))
    plain = in_plain_words(text)
    assert "E:3w->O$/M#leagueE->$_b/F#domE->$_b/2w->3/XC9/" in plain, "boats cost three too"
    found = referee(read_record(plain.encode()))
    numbers = counts(found)
    assert numbers["accepted"] == numbers["actions"]


class Hoarder:
    """Buys whatever is for sale; its Riverfolk ask the highest prices and keep all their funds."""

    def __init__(self, seed):
        self.other = player_called("random", random.Random(seed))
        self.asked = []

    def answer(self, match, question):
        self.asked.append((match.state.round, question.kind))
        options = question.form.options if isinstance(question.form, OneOf) else ()
        for kind in (BuyCard, BuyBoats, Hire, SetPrices):
            if offered := [each for each in options if isinstance(each, kind)]:
                return offered[-1]
        thrifty = [each for each in options if not isinstance(each, (Establish, RiverfolkRecruit))]
        if len(thrifty) < len(options):
            return thrifty[len(self.asked) % len(thrifty)]
        return self.other.answer(match, question)


@pytest.mark.long
def test_a_match_in_which_all_warriors_are_funds_is_the_same_to_the_referee():
    player = Hoarder(5)
    watched = played(("riverfolk", "alliance", "corvids"), 5, player, 12)
    assert list(watched.state.supply) == [0, 0, 0]
    assert all(watched.state.boards[0].funds)
    last = watched.state.round
    assert (last - 1, "riverfolk.services") not in player.asked, "nobody can pay"
    assert check(watched)[2] == []


@pytest.fixture(scope="module")
def found():
    return referee(read_record(RECORD.encode()))


def test_services_trade_posts_and_prices_are_accepted(found):
    numbers = counts(found)
    assert [each.text for each in found.judged if each.verdict == "refused"] == []
    assert numbers["accepted"] == numbers["actions"]
    assert found.differences == []


def test_what_no_notation_has_a_word_for_is_not_left_out(found):
    taken = [u.what or "" for each in found.judged for u in each.ours if each.verdict == "implied"]
    assert found.final.boards[found.letters.index("O")].committed != [0, 0, 0]
    assert not [what for what in taken if what.startswith("$_commit")]


def test_the_position_behind_it_is_the_records(found):
    riverfolk, marquise = found.letters.index("O"), found.letters.index("C")
    board = found.final.boards[riverfolk]
    assert board.prices == {"hand": 3, "boats": 2, "mercenaries": 3}
    assert found.final.points[riverfolk] == 2
    assert board.committed[riverfolk] == 2
    assert board.funds[marquise] == board.payments[marquise] == 0
    assert found.final.warriors[11][riverfolk] == 3


def test_what_the_rules_refuse_is_taken_over_on_the_board():
    wrong = RECORD.replace("t_f+w->8", "t_m+w->8")
    found = referee(read_record(wrong.encode()))

    refused = [each.text for each in found.judged if each.verdict == "refused"]
    assert "t_m+w->8" in refused
    riverfolk = found.letters.index("O")
    assert (riverfolk, "post_mouse") in found.final.tokens[8]


def test_funds_are_lost_as_the_record_has_them_in_a_row():
    state = GAME.begin(Setup("root", ("riverfolk", "eyrie", "keepers"), {}))
    funds = [FundOf(Seat(seat)) for seat in (0, 0, 1, 1, 1, 2, 2)]
    row = [("O", 1), ("E", 2), ("K", 1)]
    said = [Unit(PIECE, who, "w", None, "board:O", SUPPLY, n) for who, n in row]
    said += [Unit(PIECE, "O", "t_f", None, SUPPLY, "8"), said[0]._replace(count=2)]
    question = Question(1, Seat(0), "riverfolk.disruption", SomeOf(funds, 4, 4), True, {})
    picked: Any = NOTATIONS["riverfolk"].pick(state, 0, question, funds, said, ["O", "E", "K"])
    assert [each.seat for each in picked[:4]] == [0, 1, 1, 2]


def test_a_fund_that_nobody_paid_is_read_as_another():
    wrong = RECORD.replace("2Cw$->/t_f+w->8", "2Ew$->/t_f+w->8")
    found = referee(read_record(wrong.encode()))

    read = [(each.text, each.slip) for each in found.judged if each.slip]
    assert read == [("2Ew$->", "owner")]
