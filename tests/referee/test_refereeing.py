"""A record is followed move by move: accepted, implied, ambiguous or refused."""

import json
from pathlib import Path

import pytest

from engine.referee.command import main
from engine.referee.record.reading import read_record
from engine.referee.referee import PRINTED_SUITS, referee
from engine.referee.report import as_json, as_text
from engine.referee.turn_search import steps, turns
from engine.referee.turn_search.trial import Trial
from engine.referee.verdicts import counts
from engine.root.factions.marquise.actions import Recruit
from tests.referee.samples import BAD_FILES, OPENING, with_line


def refereed(content):
    return referee(read_record(content))


def verdicts(found, verdict):
    return [each for each in found.judged if each.verdict == verdict]


@pytest.fixture(scope="module")
def opening():
    return refereed(OPENING.encode())


def test_a_record_without_a_slip_is_accepted_whole(opening):
    numbers = counts(opening)
    assert numbers["accepted"] == numbers["actions"] == 38
    assert opening.differences == []
    assert list(opening.final.points) == [1, 1, 1, 0]


def test_what_a_record_leaves_out_is_implied(opening):
    late = [each for each in verdicts(opening, "implied") if each.line == 17]
    assert [(u.verb, u.what, u.end) for each in late for u in each.ours] == [
        ("item", "sword", "e"),
        ("say", "$_C->h", None),
    ]


def test_cards_that_a_record_shows_are_swapped_in_aloud(opening):
    places = {swap.place for _, swap in opening.swaps}
    assert places <= {"hand:E", "board:A", "hand:V", "hand:C"}
    said = as_text(opening, "opening")
    assert all(f"{swap.place} holds {swap.wanted}" in said for _, swap in opening.swaps)


def test_dice_fall_so_that_the_losses_come_out():
    found = refereed(with_line("XC2/Cw2->", "XC2/%tV$->d"))
    assert verdicts(found, "refused") == []


def test_a_move_that_is_too_far_is_refused_with_its_section_and_taken_over():
    found = refereed(with_line("w9->1/", "w12->11/w9->1/"))
    assert verdicts(found, "refused") == []
    found = refereed(with_line("w9->1/", "w12->6/w9->1/"))
    refused = verdicts(found, "refused")
    assert [(each.line, each.text) for each in refused] == [(14, "w12->6")]
    assert refused[0].section == "2.2.1"
    assert refused[0].cause == "players"
    assert found.final.warriors[12][0] == 0
    assert found.final.warriors[6][0] == 2


def readings(found):
    return [(each.text, each.verdict, each.slip) for each in found.judged if each.slip]


@pytest.mark.parametrize(("points", "refused"), [("++", ["Z%b"]), ("++3", ["Z%b", "++3"])])
def test_points_are_right_where_they_are_those_of_what_is_taken_over(points, refused):
    found = refereed(with_line("B#E->$_r/", f"Z%b/{points}/B#E->$_r/"))
    assert [each.text for each in verdicts(found, "refused")] == refused


def test_what_is_not_there_is_read_as_what_is():
    found = refereed(with_line("t1->/b_s", "t9->/b_s"))
    assert readings(found) == [("t9->", "accepted", "place")]
    slip = next(each for each in found.judged if each.slip)
    assert slip.cause == "record"
    assert "a different clearing" in as_text(found, "opening")


def test_what_was_put_where_it_may_not_be_is_read_as_put_elsewhere():
    found = refereed(with_line("C:t->1/w9->1/t1->", "C:t->5/w9->1/t5->"))
    assert readings(found) == [("t->5", "accepted", "placed"), ("t5->", "accepted", "place")]
    assert not found.final.tokens[5]


def test_a_hand_written_for_a_board_is_read_as_the_board():
    found = refereed(with_line("XC2/Cw2->", "XA2/At2->/#V->A/++"))
    assert readings(found) == [("#V->A", "accepted", "board")]


def test_a_reading_among_several_is_ambiguous():
    lines = with_line("p->5/%f->e/p->2/XC2/Cw2->", "p->5/XC5/%tV$->d/%rd->s").decode()
    found = refereed(lines.encode())
    assert all(verdict != "accepted" for text, verdict, _ in readings(found) if text == "%rd->s")


def test_what_a_lenient_reader_could_not_read_is_refused_with_a_sentence():
    found = referee(read_record(with_line("t->6", "t-6"), lenient=True))
    (line,) = [each for each in as_json(found, "")["lines"] if each["action"] == "t-6"]
    assert (line["verdict"], line["cause"]) == ("refused", "record")
    assert line["why"] == "\u201ct-6\u201d neither moves, reveals, crafts, scores nor fights"
    numbers = counts(found)
    assert numbers["actions"] == sum(numbers[e] for e in ("accepted", "ambiguous", "refused")) == 38


def test_suits_that_a_record_does_not_name_are_implied():
    text = OPENING.replace("Map: Fall", "Map: Winter").replace("p->1_2_5_10", "p->1_10_11")
    found = refereed(text.encode())
    assert [each.line for each in verdicts(found, "implied") if each.why == PRINTED_SUITS] == [9]


def test_a_turn_out_of_turn_is_told_and_goes_on():
    lines = OPENING.splitlines()
    lines[14], lines[15] = lines[15], lines[14]
    found = refereed("\n".join(lines).encode())
    assert counts(found)["actions"] == 38


def test_the_json_has_the_keys_that_tools_read(opening):
    data = as_json(opening, "opening")
    assert {"game", "actions", "accepted", "ambiguous", "refused", "implied", "lines"} <= set(data)
    assert data["actions"] == data["accepted"] + data["ambiguous"] + data["refused"]
    for line in data["lines"]:
        assert {"line", "verdict", "section", "cause"} <= set(line)
        assert line["cause"] in ("", "record", "players", "engine", "unknown")
    json.dumps(data)


def test_the_command_judges_a_file(tmp_path, capsys):
    path = tmp_path / "opening.rootlog"
    path.write_text(OPENING, encoding="utf-8")
    assert main([str(path)]) == 0
    assert "38 accepted (100.0 %)" in capsys.readouterr().out
    assert main([str(path), "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["game"] == "opening.rootlog"


@pytest.mark.parametrize("what", BAD_FILES)
def test_the_command_refuses_a_bad_file_in_one_sentence(tmp_path, capsys, what):
    content, said = BAD_FILES[what]
    path = tmp_path / "game.rootlog"
    path.write_bytes(content)
    for options in ([], ["--json"], ["--lenient"] if "cut" not in what else []):
        assert main([str(path), *options]) == 2
        told = capsys.readouterr()
        assert told.out == ""
        assert said in told.err
        assert told.err.count("\n") == 1


def test_the_command_reads_no_more_of_a_file_than_a_record_may_have(tmp_path, capsys):
    for path, said in (
        (Path("/dev/zero"), "at most 256 kB"),
        (tmp_path, "Is a directory"),
        (tmp_path / "nothing", "No such file"),
    ):
        assert main([str(path)]) == 2
        assert said in capsys.readouterr().err


def test_what_the_rules_raise_is_counted_and_is_the_engines(monkeypatch):
    class Faulty(Trial):
        def __init__(self, setup, base, given, *more):
            if any(isinstance(answer, Recruit) for _, answer in given):
                raise ValueError("a fault")
            super().__init__(setup, base, given, *more)

    monkeypatch.setattr(steps, "Trial", Faulty)
    found = refereed(OPENING.encode())
    refused = [(each.text, each.cause) for each in verdicts(found, "refused")]
    assert refused == [("w->10", "engine")]
    line, error, times = found.stumbles[0]
    assert (line, error.startswith("ValueError: a fault in "), times >= 1) == (14, True, True)
    told = as_json(found, "opening")["stumbles"]
    assert told[0] == {"line": 14, "cause": "engine", "error": error, "times": times}
    assert "the rules raised ValueError: a fault" in as_text(found, "opening")


def test_a_record_without_a_fault_of_the_rules_tells_of_none(opening):
    assert opening.stumbles == []


def test_an_end_that_the_rules_do_not_reach_is_told_in_every_language():
    found = refereed(f"{OPENING}\nWinner: A\n".encode())
    assert counts(found)["refused"] == 0
    for locale, said in (
        ("en", "Winner by the record: Alliance; by the rules: nobody."),
        ("de", "Gewonnen hat laut Protokoll Allianz, nach den Regeln niemand."),
        ("es", "Gana según el registro: La Alianza; según las reglas: nadie."),
    ):
        assert as_json(found, "", locale)["end"]["said"] == [said]
    forgotten = refereed(with_line("b_s->5/++/", "b_s->5/"))
    (said,) = as_json(forgotten, "")["end"]["said"]
    assert said == "Marquise: 0 points by the record, 1 by the rules."


def test_reasons_and_readings_are_said_in_the_readers_language():
    found = refereed(with_line("w9->1/", "w12->6/w9->1/"))
    (line,) = [e for e in as_json(found, "", "de")["lines"] if e["action"] == "w12->6"]
    assert line["why"] == "12 und 6 sind durch keinen Weg verbunden"
    read = as_json(refereed(with_line("t1->/b_s", "t9->/b_s")), "", "es")["lines"]
    assert [each["reading"] for each in read if "reading" in each] == [
        "otro claro, en ese no hay nada así"
    ]


def test_a_record_that_took_too_long_is_brought_to_its_end(monkeypatch):
    monkeypatch.setattr(turns, "MOST", -1)
    found = referee(read_record(with_line("w9->1/", "8w9->1/XE3/")))
    numbers = counts(found)
    assert numbers["refused"] >= 1
    assert numbers["accepted"] >= 0.8 * numbers["actions"]


HUNDREDS = """\
Map: Fall
Deck: Standard
C: Ann
E: Bob
H: Cid

C:t_k->1/w->1+2+4+5+6+7+8+9+10+11+12/b_s->1/b_w->5/b_r->10
E:b+6w->3/#despot->$
H:w_w->4/4w->4/b->4

C:t->1/w9->1/t1->/b_s->5/++/w->10/#->C
E:B#E->$_r/R#E->$_m/w->3/3w3->7/2w3->11/b->7/++/#->E
H:w->4/w->4/#jubilant->$/w4->8/w8->7/#->H
C:#->C
E:B#E->$_r/w->3/w->3/w7->3/b->11/++/#->E
H:w->7/w->4/#wrathful->$/#->H
"""


def test_whoever_moves_alone_and_further_than_one_command_is_the_warlord():
    found = refereed(HUNDREDS.encode())
    numbers = counts(found)
    assert numbers["accepted"] == numbers["actions"]
    assert found.final.boards[found.letters.index("H")].warlord == 7
