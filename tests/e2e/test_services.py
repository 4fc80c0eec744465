"""The Riverfolk in a channel: others buy before a turn, and they are not asked."""

from __future__ import annotations

from engine.core.choices.actions import Done
from engine.core.choices.questions import OneOf
from engine.root.data.cards import CARDS
from tests.e2e.host import Host, Table


async def until_services(host: Host, table: Table) -> None:
    """Play turns until the Marquise is asked what to buy."""
    for number in range(60):
        ((person, question),) = (await table.asked()).items()
        if question.kind == "riverfolk.services":
            return
        form = question.form
        assert isinstance(form, OneOf)
        answer = Done() if Done() in form.options else form.options[0]
        user = host.driver.user(person)
        await host.submit(table.match, int(user), question.id, answer, key=f"pass {number}")
    raise AssertionError("nobody was offered anything")


async def test_a_card_is_bought_by_command_without_a_wait(host: Host) -> None:
    table = await host.open_table(["Ann", "Cem"], ["riverfolk", "marquise"])
    await until_services(host, table)
    live = await table.live()
    card = CARDS[live.match.state.hands[0][0]]

    shown = await table.play("Cem")
    assert "buy" in shown.text.lower()
    refused = await host.driver.slash("Ann", "riverfolk draw", at=table.at)
    assert "turn" in refused.text or "asked" in refused.text
    bought = await host.driver.slash("Cem", "root buy-card", {"card": card.name}, at=table.at)

    assert card.name in bought.text
    state = (await table.live()).match.state
    assert card.key in [CARDS[each].key for each in state.hands[1]]
    assert state.boards[0].payments == [0, 2]
    assert "Ann" not in await table.asked()
