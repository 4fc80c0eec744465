"""Looking around: open things for everybody, a hand and knowledge only for their owner."""

from __future__ import annotations

import sys

import pytest

from bot.cogs.look.pages import pages
from bot.cogs.play.action_commands import search_terms
from bot.cogs.play.typed_fields import write_field
from bot.ui.typed_names import matches
from bot.ui.wording import Wording
from engine.core.seats import Seat
from engine.root.data.cards import CARDS, copies_of
from engine.root.events import HandSeen
from engine.root.factions.vagabond.board import board_of
from engine.root.factions.vagabond.items import exhaust
from engine.root.game import GAME
from engine.root.rules.crafting import Craft
from engine.root.state import RootState
from tests.e2e.host import Host, Table
from tests.e2e.playing import Presser, play_on
from tests.root.kit import RootTestTable, clear_buildings

PEOPLE, FACTIONS = ("Ann", "Bob", "Cem"), ("marquise", "eyrie", "vagabond:thief")
PILES = ("discard", "crafted", "items", "dominance", "quests")


async def state_of(table: Table) -> RootState:
    """Return the position itself, to change it."""
    state = (await table.live()).match.state
    assert isinstance(state, RootState)
    return state


def take(state: RootState, key: str) -> int:
    """Take a copy of a card from the deck, or from its holder."""
    for pile in (state.deck, *state.hands):
        for card in pile:
            if card in copies_of(key):
                pile.remove(card)
                return card
    raise LookupError(key)


async def test_anybody_may_look_at_every_board_and_pile(host: Host) -> None:
    table = await host.open_table(PEOPLE, FACTIONS)
    state = await state_of(table)
    state.discard += [take(state, "anvil"), take(state, "armorers"), take(state, "armorers")]
    state.crafted[1].append(take(state, "cobbler"))
    state.available.append(take(state, "dominance_fox"))

    shown = {
        what: await host.driver.slash("Eve", "look", {"what": what}, at=table.at)
        for what in (*PILES, "Eyrie", "Cem")
    }

    assert all(reply.private for reply in shown.values())
    assert "- Anvil · fox · craft 1 fox → hammer, +2" in shown["discard"].text
    assert "- Armorers · bird · craft 1 fox → lasting effect ×2" in shown["discard"].text
    assert "Eyrie: Cobbler · rabbit" in shown["crafted"].text
    assert "boot ×2" in shown["items"].text
    assert "Dominance · fox" in shown["dominance"].text
    assert "12 more wait in the quest deck" in shown["quests"].text
    assert "Eyrie" in shown["Eyrie"].message.alt_texts[0]
    assert "Thief" in shown["Cem"].message.alt_texts[0]


async def test_one_look_leads_to_the_next(host: Host) -> None:
    table = await host.open_table(PEOPLE, FACTIONS)

    reply = await host.driver.slash("Ann", "look", at=table.at)
    assert "Marquise" in reply.message.alt_texts[0]

    reply = await host.driver.choose("Ann", reply, "Look at …", ["Items"])
    assert "To be crafted" in reply.text
    assert not reply.pictures

    reply = await host.driver.choose("Ann", reply, "Look at …", ["Eyrie · Bob"])
    assert "Eyrie" in reply.message.alt_texts[0]


async def test_the_board_leads_to_everything_that_lies_open_and_to_its_signs(host: Host) -> None:
    table = await host.open_table(PEOPLE, FACTIONS)
    menu = await table.play("Ann")

    board = await host.driver.press("Ann", menu, "Board")
    reply = await host.driver.choose("Ann", board, "Look at …", ["Signs on the board"])

    assert "a dashed square is a free slot" in reply.text
    assert [button.label for button in reply.buttons] == [board.buttons[-1].label]


async def test_what_there_is_not_to_look_at_is_answered_with_what_there_is(host: Host) -> None:
    table = await host.open_table(PEOPLE, FACTIONS)

    reply = await host.driver.slash("Ann", "look", {"what": "the deck"}, at=table.at)

    assert "Choose one of: Marquise · Ann, Eyrie · Bob, Vagabond · Cem, Discard pile" in reply.text


async def test_without_a_vagabond_there_are_no_quests_to_look_at(host: Host) -> None:
    table = await host.open_table(PEOPLE[:2], FACTIONS[:2])

    offered = await host.driver.autocomplete(
        "Ann", "look", {"what": ""}, focused="what", at=table.at
    )

    assert "Items" in offered
    assert "Quests" not in offered


async def test_a_long_pile_has_pages(host: Host, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys.modules["bot.cogs.look.pages"], "PAGE", 600)
    table = await host.open_table(PEOPLE, FACTIONS)
    state = await state_of(table)
    state.discard, state.deck = state.deck, []
    reply = await host.driver.slash("Ann", "look", {"what": "discard"}, at=table.at)
    seen: list[str] = []

    while reply.text not in seen:
        seen.append(reply.text)
        reply = await host.driver.press("Ann", reply, "Next page")

    lines = [line for page in seen for line in page.splitlines() if line.startswith("- ")]
    assert len(seen) > 1
    assert len(lines) == len(set(lines)) == len({CARDS[card].key for card in state.discard})


def test_pages_split_at_lines_and_lose_nothing() -> None:
    text = "\n".join(f"line {number}" for number in range(100))

    parts = pages(text, 80)

    assert "\n".join(parts) == text
    assert all(len(part) <= 80 for part in parts)


# The reader's hand and knowledge


async def test_a_hand_is_shown_as_picture_and_text_to_its_holder_alone(host: Host) -> None:
    table = await host.open_table(PEOPLE, FACTIONS)
    state = await state_of(table)
    state.hands[0] = [take(state, "armorers"), take(state, "armorers"), take(state, "anvil")]

    own = await host.driver.slash("Ann", "hand", at=table.at)
    watching = await host.driver.slash("Eve", "hand", at=table.at)

    assert own.private
    assert own.pictures
    assert "Armorers · bird · craft 1 fox → lasting effect" in own.text
    assert "×2" in own.text
    assert "no hand to show" in watching.text


async def test_a_vagabond_reads_its_items_and_the_quests_in_hand_and_question(host: Host) -> None:
    table = await host.open_table(PEOPLE, FACTIONS)
    ways = {name: Presser() for name in PEOPLE}
    while "Cem" not in await table.asked():
        assert await play_on(table, ways, answers=1)
    exhaust(board_of(await state_of(table), 2), ["torch"])

    asked = await table.play("Cem")
    held = {name: (await host.driver.slash(name, "hand", at=table.at)).text for name in PEOPLE}

    for text in (asked.text, held["Cem"]):
        assert "Ready: " in text
        assert "exhausted: torch" in text
        assert "Quests on offer: " in text
    assert "Ready: " not in held["Ann"] + held["Bob"]


async def test_what_was_seen_of_a_hand_is_remembered_for_who_saw_it(host: Host) -> None:
    table = await host.open_table(PEOPLE, FACTIONS)
    state = await state_of(table)
    state.hands[1] = [take(state, "anvil")]
    live = await table.live()
    live.match.table.tell(HandSeen(Seat(1), (copies_of("anvil")[0],)), only=[Seat(0)])
    await record_events(host, table)

    known = {}
    for person in ("Ann", "Cem"):
        hand = await host.driver.slash(person, "hand", at=table.at)
        known[person] = (await host.driver.press(person, hand, "What you know")).text

    assert "The Eyrie holds Anvil (fox): certain." in known["Ann"]
    assert "Anvil" not in known["Cem"]


async def record_events(host: Host, table: Table) -> None:
    """Store the match's latest events, as a commit does."""
    from bot.matches.commands import event_row
    from bot.store import MatchChange, Submission

    live = await table.live()
    told = live.match.told[-1]
    async with host.store.transaction() as work:
        await work.save_choice(
            table.match,
            live.row.version,
            Submission(
                events=(event_row(0, told, host.now()),), change=MatchChange(), at=host.now()
            ),
        )
        row = await work.find_match(table.match)
    assert row is not None
    live.row = row


# Moves and odds


def stand(state: RootState, seat: int, clearing: int, warriors: int) -> None:
    state.add_warriors(seat, clearing, warriors - state.warriors[clearing][seat])


async def test_moves_say_where_to_and_why_not_elsewhere(host: Host) -> None:
    table = await host.open_table(PEOPLE, FACTIONS)
    state = await state_of(table)
    marquise, eyrie = 0, 1
    clear_buildings(state, *state.woodland.clearings)
    for clearing in state.woodland.clearings:
        for seat in state.seats:
            stand(state, seat, clearing, 0)
    stand(state, marquise, 5, 1)
    stand(state, eyrie, 5, 2)
    stand(state, marquise, 1, 1)

    everywhere = await host.driver.slash("Ann", "moves", at=table.at)
    from_5 = await host.driver.slash("Ann", "moves", {"from": "5"}, at=table.at)
    from_4 = await host.driver.slash("Ann", "moves", {"from": "clearing 4"}, at=table.at)
    nowhere = await host.driver.slash("Ann", "moves", {"from": "Paris"}, at=table.at)
    watching = await host.driver.slash("Eve", "moves", at=table.at)

    assert everywhere.private
    assert "clearing 5 (rabbit) (1 warrior): to 1" in everywhere.text
    assert "- to clearing 1 (fox)" in from_5.text
    assert "- not to clearing 2 (mouse): you rule neither (Law 4.2.1)" in from_5.text
    assert "You have no warriors in clearing 4 (rabbit)" in from_4.text
    assert "There is no place called “Paris”" in nowhere.text
    assert "You have no seat" in watching.text


async def test_a_vagabond_is_told_about_boots_and_forests(host: Host) -> None:
    table = await host.open_table(PEOPLE, FACTIONS)

    reply = await host.driver.slash("Cem", "moves", at=table.at)

    assert "Your pawn" in reply.text
    assert "1 boot" in reply.text
    assert "only by slipping" in reply.text


async def test_the_odds_of_a_battle_are_told_to_anybody(host: Host) -> None:
    table = await host.open_table(PEOPLE, FACTIONS)
    state = await state_of(table)
    clear_buildings(state, 5)
    stand(state, 0, 5, 2)
    stand(state, 1, 5, 1)

    asked = {"attacker": "Marquise", "defender": "Bob", "where": "5"}
    own = await host.driver.slash("Ann", "odds", {"where": "5"}, at=table.at)
    watching = await host.driver.slash("Eve", "odds", asked, at=table.at)

    assert watching.private
    assert "**Marquise against Eyrie in clearing 5 (rabbit)**" in watching.text
    assert "Marquise deals 0 (6%), 1 (19%), 2 (75%)" in watching.text
    assert own.text == watching.text


@pytest.mark.parametrize(
    ("asked", "answer"),
    [
        ({"where": "99"}, "There is no place called “99”"),
        ({"attacker": "Napoleon"}, "Nobody at this table plays “Napoleon”"),
        ({"defender": "Bob", "where": "12"}, "No battle that fits"),
    ],
)
async def test_odds_of_nothing_are_refused_with_what_there_is(
    host: Host, asked: dict[str, str], answer: str
) -> None:
    table = await host.open_table(PEOPLE, FACTIONS)

    assert answer in (await host.driver.slash("Ann", "odds", asked, at=table.at)).text


async def test_places_and_seats_complete_themselves(host: Host) -> None:
    table = await host.open_table(PEOPLE, FACTIONS)

    places = await host.driver.autocomplete(
        "Ann", "moves", {"from": "mouse"}, focused="from", at=table.at
    )
    seats = await host.driver.autocomplete(
        "Ann", "odds", {"defender": ""}, focused="defender", at=table.at
    )

    assert "clearing 7 (mouse)" in places
    assert list(seats) == ["Marquise", "Eyrie", "Vagabond"]


async def test_fields_complete_themselves_after_a_restart_too(host: Host) -> None:
    table = await host.open_table(PEOPLE[:2], FACTIONS[:2])
    typed = ("Ann", "marquise march", {"origin": "clearing 9"})
    before = await host.driver.autocomplete(*typed, focused="origin", at=table.at)

    await host.restart()

    assert before
    assert await host.driver.autocomplete(*typed, focused="origin", at=table.at) == before


def test_a_card_to_play_is_found_by_name_suit_or_effect(table: RootTestTable) -> None:
    wording = Wording(GAME, "en", GAME.view(table.state, None))
    anvil = Craft(copies_of("anvil")[0])
    name = write_field(wording, anvil, "card")

    for typed in ("anvil", "fox", "hammer", "hammer +2", "2 points"):
        assert matches(typed, f"{name} {search_terms(wording, anvil, 'card')}")
    assert not matches("rabbit", f"{name} {search_terms(wording, anvil, 'card')}")


async def test_an_order_chosen_while_others_choose_shows_in_its_owner_s_hand_alone(
    host: Host,
) -> None:
    table = await host.open_table(
        ("Ann", "Bob"), ["daqan", "uthuk"], game="runewars", options={"map": "fixed"}
    )
    while any(each.kind != "orders" for each in (await table.asked()).values()):
        await play_on(table, {"Ann": Presser(), "Bob": Presser()}, answers=1)
    before = await host.driver.slash("Bob", "hand", at=table.at)
    await host.driver.slash("Ann", "runewars order", {"order": "4 Harvest"}, at=table.at)
    assert list(await table.asked()) == ["Bob"]

    anns, bobs = [await host.driver.slash(who, "hand", at=table.at) for who in ("Ann", "Bob")]
    assert "sealed: 4 Harvest" in (anns.pictures[0].description or "")
    assert bobs.pictures[0].description == before.pictures[0].description
    assert bobs.pictures[0].content == before.pictures[0].content
