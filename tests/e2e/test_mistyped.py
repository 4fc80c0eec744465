"""Commands typed wrongly: one sentence that says what is wrong, and what would be right."""

from __future__ import annotations

import pytest

from tests.e2e.host import Host


@pytest.mark.parametrize(
    ("command", "fields", "said"),
    [
        ("marquise march", {"origin": "1", "to": "5", "warriors": "many"},
         "“many” is not among the choices: 1"),
        ("marquise march", {"origin": "0", "to": "5", "warriors": "1"}, "“0” is not among"),
        ("marquise march", {"origin": "claering 1", "to": "5", "warriors": "1"},
         "Did you mean: clearing 1 (fox)?"),
        ("marquise build", {"clearing": "99999"}, "“99999” is not among the choices: clearing"),
        ("root craft", {"card": "Anvill"}, "Did you mean: Anvil"),
        ("root craft", {"card": "zzz"}, "Leave that field empty"),
        ("eyrie battle", {"clearing": "1"}, "Your own commands begin with /marquise."),
        ("runewars order", {"order": "5"}, "belongs to Runewars, and this is a table of Root."),
        ("root hireling", {}, "**Hirelings**: Nothing in this match lets you do that."),
        ("act", {"answer": "0"}, "“0” is not among the answers."),
        ("card", {"name": "0"}, "There is no card “0”"),
        ("help", {"find": "0"}, "There is no command “0”"),
    ],
)  # fmt: skip
async def test_a_wrong_text_is_answered_with_the_way_on(
    host: Host, command: str, fields: dict[str, str], said: str
) -> None:
    table = await host.open_table(["Ann", "Bob"], ["marquise", "eyrie"])

    reply = await host.driver.slash("Ann", command, fields, at=table.at)

    assert said in reply.text


@pytest.mark.parametrize(
    ("faction", "command", "said"),
    [
        ("riverfolk", "riverfolk prices", "at the end of your own Evening. (Law 11.6.2)"),
        ("riverfolk", "riverfolk move", "in your own Daylight. (Law 11.5.1)"),
        ("riverfolk", "root craft", "in your own Daylight. (Law 4.1)"),
        ("riverfolk", "root hireling", "Nothing in this match lets you do that."),
        ("riverfolk", "marquise march", "Your own commands begin with /riverfolk."),
        ("alliance", "alliance revolt", "in your own Birdsong. (Law 8.4.1)"),
        ("alliance", "alliance train", "in your own Daylight. (Law 8.5.3)"),
        ("alliance", "alliance recruit", "in your own Evening. (Law 8.6.1.III)"),
    ],
)
async def test_a_command_in_anothers_turn_is_answered_with_its_time_and_who_is_awaited(
    host: Host, faction: str, command: str, said: str
) -> None:
    options = {"setup": "usual"}
    table = await host.open_table(["Ann", "Bob"], ["marquise", faction], options=options)

    reply = await host.driver.slash("Bob", command, at=table.at)

    assert said in reply.text
    if "Your own commands" not in said:
        assert "The table waits for the Marquise." in reply.text
