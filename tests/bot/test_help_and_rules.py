"""Help, the rules and the cards: found by number, name, suit or effect, or refused with a list."""

from __future__ import annotations

from typing import Any

import pytest

from bot.cogs.look.rules import WRITTEN, above, cards_like, chapters, nearby, section_text
from bot.ui import limits
from bot.ui.wording import Wording
from engine.core.game import Game
from engine.games import GAMES
from engine.root.game import GAME
from tests.e2e.host import Host
from tests.torture import share, torture

FIVE = 5


def reader() -> Wording:
    """Return the words of a reader at no table."""
    return Wording(GAME, "en", None)


async def test_help_takes_five_lines(host: Host) -> None:
    reply = await host.driver.slash("Ann", "help")

    assert reply.private
    assert len(reply.text.splitlines()) == FIVE


async def test_rules_are_found_by_number_and_by_words_and_read_on(host: Host) -> None:
    driver = host.driver

    section = await driver.slash("Ann", "rules", {"find": "4.3.1"})

    assert section.private
    assert "### 4.3.1 Step 1: ambush" in section.text
    assert "4.3.1.I Foiling an ambush" in section.text

    above = await driver.choose("Ann", section, section.selects[0].custom_id, ["4.3"])

    assert "### 4.3 Battle" in above.text

    several = await driver.slash("Ann", "rules", {"find": "ambush"})

    assert "**2.1.2** Ambush cards" in several.text


async def test_the_rules_begin_with_their_chapters(host: Host) -> None:
    contents = await host.driver.slash("Ann", "rules")

    assert contents.text.startswith("**How to win**")
    assert list(contents.selects[0].options) == chapters(reader())
    assert contents.selects[0].options["4"] == "4 Key actions"


@pytest.mark.parametrize(
    ("command", "typed"),
    [("rules", {}), ("rules", {"find": "move"}), ("card", {}), ("card", {"name": "fox"})],
)
async def test_a_long_list_is_not_written_out_besides(
    host: Host, command: str, typed: dict[str, str]
) -> None:
    """On a phone, one had to scroll past all of it to reach the list."""
    reply = await host.driver.slash("Ann", command, typed)

    assert len(reply.selects[0].options) > WRITTEN
    assert len(reply.text.splitlines()) <= WRITTEN


def test_a_chapter_named_by_a_letter_holds_the_numbered_ones() -> None:
    sections = ["1", "1.2", "10", "A", "A1", "A2", "B"]

    assert [above(each, sections) for each in sections] == ["", "1", "", "", "A", "A", ""]
    assert nearby(sections, "A") == ["A1", "A2", "1", "10", "B"]
    assert nearby(sections, "A1") == ["A", "A2"]


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.key)
def test_how_to_win_is_told_in_five_lines(game: Game[Any]) -> None:
    for locale in ("en", "de", "es"):
        _, *lines = game.words(locale).say("rules-win").splitlines()
        assert [line.strip()[:2] for line in lines] == ["1.", "2.", "3.", "4.", "5."]


async def test_what_the_rules_do_not_speak_of_is_answered_with_the_chapters(host: Host) -> None:
    reply = await host.driver.slash("Ann", "rules", {"find": "submarine"})

    assert "Nothing in the rules speaks of “submarine”. Chapters: 1 Golden rules" in reply.text


async def test_sections_and_cards_complete_themselves(host: Host) -> None:
    driver = host.driver

    sections = await driver.autocomplete("Ann", "rules", {"find": "foil"}, focused="find")
    cards = await driver.autocomplete("Ann", "card", {"name": "hammer"}, focused="name")

    assert sections["4.3.1.I Foiling an ambush"] == "4.3.1.I"
    assert next(iter(cards.items())) == ("Anvil · fox · craft 1 fox → hammer, +2", "anvil")


async def test_a_card_says_price_gain_effect_and_section(host: Host) -> None:
    reply = await host.driver.slash("Ann", "card", {"name": "anvil"})

    assert "### Anvil · fox · craft 1 fox → hammer, +2" in reply.text
    assert "score 2 points" in reply.text
    assert "Law 4.1.2" in reply.text


async def test_many_cards_are_listed_to_choose_from(host: Host) -> None:
    driver = host.driver

    cards = await driver.slash("Ann", "card", {"name": "fox"})
    chosen = await driver.choose("Ann", cards, cards.selects[0].custom_id, ["ambush_fox"])

    assert "### Ambush! · fox · ambush" in chosen.text


async def test_a_few_cards_stand_in_full_beside_their_portraits(host: Host) -> None:
    cards = await host.driver.slash("Ann", "card", {"name": "travel gear"})

    assert cards.message.alt_texts == ["Travel Gear", "Travel Gear"]
    assert "### Travel Gear · fox" in cards.text
    assert "### Travel Gear · mouse" in cards.text
    assert cards.selects == []


async def test_an_unknown_card_is_answered_with_the_nearest(host: Host) -> None:
    reply = await host.driver.slash("Ann", "card", {"name": "anvli"})

    assert "There is no “anvli” here. Did you mean: Anvil" in reply.text


async def test_all_cards_fit_one_answer(host: Host) -> None:
    reply = await host.driver.slash("Ann", "card")

    listed = [value for select in reply.selects for value in select.options]
    assert listed == [each.key for each in GAME.card_entries(reader().words)]


def test_cards_are_found_by_name_suit_or_effect() -> None:
    assert [each.key for each in cards_like(reader(), "Anvil")] == ["anvil"]
    assert {each.key for each in cards_like(reader(), "look hand")} == {"codebreakers"}
    assert "dominance_fox" in [each.key for each in cards_like(reader(), "fox dominance")]


@torture
def test_every_section_of_every_game_fits_a_message() -> None:
    for game in GAMES.values():
        wording = Wording(game, "en", None)
        sections = list(game.rule_sections())
        assert chapters(wording)
        for section in sections:
            assert len(section_text(wording, section)) <= limits.TEXT_TOTAL
        for section in share(sections, of=0.1):
            assert section not in nearby(sections, section)


def test_every_card_of_every_game_fits_a_message_and_a_list() -> None:
    for game in GAMES.values():
        for entry in game.card_entries(game.words("en")):
            assert len(entry.line) <= limits.OPTION_TEXT
            assert len(entry.line) + len(entry.text) < limits.TEXT_TOTAL


async def test_one_search_finds_rules_and_cards(host: Host) -> None:
    driver = host.driver

    card = await driver.slash("Ann", "rules", {"find": "royal claim"})
    both = await driver.slash("Ann", "rules", {"find": "ambush"})
    last = list(both.selects[1].options)[-1]
    picked = await driver.choose("Ann", both, "Look at a card …", [last])

    assert card.text.startswith("### Royal Claim")
    assert "4.3.1" in both.text
    assert "Ambush! ·" in both.text
    assert picked.text.startswith("### Ambush!")


async def test_each_of_several_lists_says_where_it_begins_and_ends(host: Host) -> None:
    one, *others = (await host.driver.slash("Ann", "card")).selects

    assert others
    for each in (one, *others):
        first, last = (list(each.options.values())[place].partition(" · ")[0] for place in (0, -1))
        assert each.placeholder == f"Look at a card … {first} – {last}"


async def test_cards_and_sections_of_the_named_table_are_offered(host: Host) -> None:
    """They were those of the table in whose thread one types, or of the first game."""
    root = await host.open_lobby(["Ann", "Bob"], ["marquise", "eyrie"])
    other = await host.open_lobby(["Ann", "Bob"], ["daqan", "uthuk"], game="runewars")
    asked = ((other, "runewars", root.at), (root, "root", other.at), (other, "runewars", "dm"))

    for table, key, at in asked:
        game, name = GAMES[key], f"{GAMES[key].name('en')} {table.match}"
        words = Wording(game, "en", None)
        cards = await host.driver.autocomplete(
            "Ann", "card", {"table": name, "name": ""}, focused="name", at=at
        )
        sections = await host.driver.autocomplete(
            "Ann", "rules", {"table": name, "find": ""}, focused="find", at=at
        )
        assert set(cards.values()) <= {each.key for each in game.card_entries(words.words)}
        assert list(sections.values()) == chapters(words)[: limits.AUTOCOMPLETE]

    unfinished = await host.driver.autocomplete(
        "Ann", "card", {"table": "Runewars 9", "name": ""}, focused="name", at=other.at
    )
    assert unfinished, "of the table in whose thread one types"
