"""Files, edits and lists of messages are handled as strictly as by Discord."""

from __future__ import annotations

from tests.sandbox.test_strict_messages import gallery, picture, text, v2
from tests.sandbox.wire_client import Wire, codes

V2 = 1 << 15


async def test_a_file_is_served_and_referred_to(wire: Wire) -> None:
    payload = v2(
        gallery(picture("attachment://board_1.png", description="all clearings")),
        attachments=[{"id": 0, "filename": "board 1.png", "description": "the board"}],
    )
    status, body = await wire.post(payload, files={"board 1.png": b"not really a picture"})

    assert status == 200, body
    assert body["attachments"][0]["filename"] == "board_1.png"
    url = body["components"][0]["items"][0]["media"]["url"]
    async with wire.session.get(url) as answer:
        assert await answer.read() == b"not really a picture"
        assert answer.headers["Content-Security-Policy"] == "sandbox"


async def test_a_file_over_ten_megabytes_is_too_large(wire: Wire) -> None:
    large = bytes(10 * 1024 * 1024 + 1)
    status, body = await wire.post({"content": "x"}, files={"large.bin": large})

    assert (status, body["code"]) == (413, 40005)


async def test_an_edit_keeps_only_the_files_it_names(wire: Wire) -> None:
    files = {"a.txt": b"a", "b.txt": b"b"}
    _, message = await wire.post({"content": "x"}, files=files)
    kept = message["attachments"][1]["id"]
    path = f"/channels/{wire.channel.id}/messages/{message['id']}"

    _, after = await wire.call("PATCH", path, {"attachments": [{"id": kept}]})

    assert [file["filename"] for file in after["attachments"]] == ["b.txt"]
    assert list(wire.world.files) == [kept]


async def test_a_v2_message_stays_one(wire: Wire) -> None:
    _, message = await wire.post(v2(text()))
    path = f"/channels/{wire.channel.id}/messages/{message['id']}"

    status, body = await wire.call("PATCH", path, {"flags": 0, "content": "plain again"})

    assert status == 400
    assert codes(body, "flags") == ["MESSAGE_FLAG_IS_COMPONENTS_V2_CANNOT_BE_REMOVED"]


async def test_a_classic_message_turns_into_v2_only_without_its_content(wire: Wire) -> None:
    _, message = await wire.post({"content": "old"})
    path = f"/channels/{wire.channel.id}/messages/{message['id']}"

    status, _ = await wire.call("PATCH", path, v2(text()))
    assert status == 400
    status, after = await wire.call("PATCH", path, v2(text(), content=None, embeds=[]))

    assert status == 200
    assert after["flags"] & V2


async def test_the_same_nonce_within_minutes_is_the_same_message(wire: Wire) -> None:
    payload = {"content": "once", "nonce": "outbox-7", "enforce_nonce": True}
    _, first = await wire.post(payload)
    wire.sandbox.clock.advance(240)
    _, second = await wire.post(payload)
    wire.sandbox.clock.advance(120)
    _, third = await wire.post(payload)

    assert first["id"] == second["id"]
    assert third["id"] != first["id"]


async def test_old_messages_are_not_edited(wire: Wire) -> None:
    _, message = await wire.post({"content": "x"})
    path = f"/channels/{wire.channel.id}/messages/{message['id']}"
    wire.sandbox.clock.advance(3599)
    assert (await wire.call("PATCH", path, {"content": "y"}))[0] == 200
    wire.sandbox.clock.advance(2)
    status, body = await wire.call("PATCH", path, {"content": "z"})

    assert (status, body["code"]) == (429, 30046)
    assert body["retry_after"] > 0
    assert "Via" in wire.headers


async def test_messages_are_listed_from_either_end(wire: Wire) -> None:
    ids = [(await wire.post({"content": str(n)}))[1]["id"] for n in range(5)]
    path = f"/channels/{wire.channel.id}/messages"

    async def listed(query: str) -> list[str]:
        return [body["content"] for body in (await wire.call("GET", f"{path}?{query}"))[1]]

    assert await listed("limit=2") == ["4", "3"]
    assert await listed(f"before={ids[2]}") == ["1", "0"]
    assert await listed(f"after={ids[1]}&limit=2") == ["3", "2"]
    assert (await wire.call("GET", f"{path}?limit=101"))[0] == 400


async def test_too_many_messages_have_to_wait_when_limits_are_on(wire: Wire) -> None:
    wire.sandbox.rest.rate_limit.on = True
    answers = [(await wire.post({"content": "x"}))[0] for _ in range(6)]

    assert answers == [200] * 5 + [429]
    assert "Via" in wire.headers
    assert float(wire.headers["Retry-After"]) > 0
