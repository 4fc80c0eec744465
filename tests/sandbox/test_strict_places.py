"""Permissions, threads, DMs, logins and foreign web pages: access granted and refused."""

from __future__ import annotations

import json
from typing import Any

import pytest

from bot.sandbox.world import people, places
from bot.sandbox.world.model import Channel, ChannelType
from bot.sandbox.world.permissions import Permission
from tests.sandbox.wire_client import Wire


async def opened(wire: Wire, **more: Any) -> Channel:
    """Have the bot open a thread below the usual channel."""
    payload = {"name": "Table 1", "type": 11, "auto_archive_duration": 60} | more
    status, body = await wire.call("POST", f"/channels/{wire.channel.id}/threads", payload)
    assert status == 200, body
    return wire.world.channels[body["id"]]


def person(wire: Wire, name: str) -> str:
    return next(user.id for user in wire.world.people() if user.name == name)


async def test_what_does_not_exist(wire: Wire) -> None:
    asked: list[tuple[str, int]] = [
        ("/channels/1", 10003),
        ("/channels/1/messages", 10003),
        (f"/channels/{wire.channel.id}/messages/1", 10008),
        ("/guilds/1", 10004),
        ("/users/1", 10013),
        (f"/guilds/{wire.channel.guild_id}/members/1", 10007),
        (f"/applications/{wire.world.bot_id}/emojis/1", 10014),
    ]
    for path, code in asked:
        status, body = await wire.call("GET", path)
        assert (status, body["code"]) == (404, code), path


async def test_an_unknown_route_is_written_down(wire: Wire) -> None:
    status, _ = await wire.call("POST", "/guilds/1/bananas", {})

    assert status == 404
    assert wire.sandbox.log.unknown_routes == ["POST /guilds/1/bananas"]


async def test_a_login_needs_a_bot_token(wire: Wire) -> None:
    for token in (None, "a-token", "Bearer a-token"):
        assert (await wire.call("GET", "/users/@me", token=token))[0] == 401
    assert (await wire.call("GET", "/users/@me"))[0] == 200


@pytest.mark.parametrize(
    ("lost", "code"),
    [
        (Permission.VIEW_CHANNEL, 50001),
        (Permission.SEND_MESSAGES, 50013),
    ],
)
async def test_a_permission_less(wire: Wire, lost: Permission, code: int) -> None:
    places.deny(wire.world, wire.channel, lost)
    status, body = await wire.post({"content": "x"})
    assert (status, body["code"]) == (403, code)

    places.deny(wire.world, wire.channel, lost, denied=False)
    assert (await wire.post({"content": "x"}))[0] == 200


async def test_files_and_links_need_their_own_permission(wire: Wire) -> None:
    places.deny(wire.world, wire.channel, Permission.ATTACH_FILES)
    places.deny(wire.world, wire.channel, Permission.EMBED_LINKS)

    assert (await wire.post({"content": "x"}, files={"a.txt": b"a"}))[0] == 403
    assert (await wire.post({"embeds": [{"title": "x"}]}))[0] == 403
    assert (await wire.post({"content": "x"}))[0] == 200


async def test_threads_have_their_own_permission_to_write(wire: Wire) -> None:
    thread = await opened(wire)
    places.deny(wire.world, wire.channel, Permission.SEND_MESSAGES)
    path = f"/channels/{thread.id}/messages"
    assert (await wire.call("POST", path, {"content": "x"}))[0] == 200

    places.deny(wire.world, wire.channel, Permission.SEND_MESSAGES_IN_THREADS)
    assert (await wire.call("POST", path, {"content": "x"}))[1]["code"] == 50013


async def test_a_closed_dm(wire: Wire) -> None:
    ann = wire.world.user(person(wire, "Ann"))
    _, dm = await wire.call("POST", "/users/@me/channels", {"recipient_id": int(ann.id)})
    path = f"/channels/{dm['id']}/messages"
    assert (await wire.call("POST", path, {"content": "hand"}))[0] == 200

    ann.accepts_dms = False
    status, body = await wire.call("POST", path, {"content": "hand"})
    assert (status, body["code"]) == (403, 50007)


async def test_a_foreign_message_is_not_edited(wire: Wire) -> None:
    said = people.say(wire.world, person(wire, "Ann"), wire.channel, "hello")
    path = f"/channels/{wire.channel.id}/messages/{said.id}"
    status, body = await wire.call("PATCH", path, {"content": "goodbye"})

    assert (status, body["code"]) == (403, 50005)


async def test_writing_wakes_an_archived_thread(wire: Wire) -> None:
    thread = await opened(wire)
    _, message = await wire.call("POST", f"/channels/{thread.id}/messages", {"content": "x"})
    wire.sandbox.clock.advance(3601)
    assert (await wire.call("GET", f"/channels/{thread.id}"))[1]["thread_metadata"]["archived"]

    path = f"/channels/{thread.id}/messages"
    edited = await wire.call("PATCH", f"{path}/{message['id']}", {"content": "y"})
    assert (edited[0], edited[1]["code"]) == (400, 50083)
    assert (await wire.call("POST", path, {"content": "awake"}))[0] == 200
    assert not wire.world.channel(thread.id).thread_archived


async def test_a_locked_archived_thread_is_shut(wire: Wire) -> None:
    thread = await opened(wire)
    await wire.call("PATCH", f"/channels/{thread.id}", {"locked": True, "archived": True})
    path = f"/channels/{thread.id}/messages"

    status, body = await wire.call("POST", path, {"content": "x"})
    assert (status, body["code"]) == (400, 50083)
    assert (await wire.call("PATCH", f"/channels/{thread.id}", {"archived": False}))[0] == 200
    assert (await wire.call("POST", path, {"content": "x"}))[0] == 200


async def test_a_private_thread_is_seen_by_its_members_and_moderators(wire: Wire) -> None:
    thread = await opened(wire, type=12)
    await wire.call("POST", f"/channels/{thread.id}/messages", {"content": "a secret"})
    you, ann = person(wire, "Eve"), person(wire, "Ann")
    assert wire.world.viewers(thread) == {you}, "the owner of the server may manage threads"
    assert not any("a secret" in sight for sight in wire.sandbox.log.visible_to(ann))

    assert (await wire.call("PUT", f"/channels/{thread.id}/thread-members/{ann}"))[0] == 204
    assert any("a secret" in sight for sight in wire.sandbox.log.visible_to(ann))


async def test_a_forum_takes_posts_with_tags(wire: Wire) -> None:
    guild = wire.world.guild(wire.channel.guild_id or "")
    forum = places.add_channel(wire.world, guild, "games", ChannelType.FORUM)
    assert (await wire.call("POST", f"/channels/{forum.id}/messages", {"content": "x"}))[0] == 400
    places.deny(wire.world, forum, Permission.MANAGE_CHANNELS, denied=False)
    guild.roles[1].permissions |= Permission.MANAGE_CHANNELS
    tags = {"available_tags": [{"name": "Running"}, {"name": "Finished"}]}
    _, body = await wire.call("PATCH", f"/channels/{forum.id}", tags)
    running = body["available_tags"][0]["id"]

    path = f"/channels/{forum.id}/threads"
    post = {"name": "Table 1", "message": {"content": "hi"}, "applied_tags": [running]}
    status, body = await wire.call("POST", path, post)
    assert (status, body["applied_tags"]) == (200, [running])
    assert body["message"]["content"] == "hi"
    assert (await wire.call("POST", path, post | {"applied_tags": ["1"]}))[0] == 400
    assert (await wire.call("POST", path, {"name": "x"}))[0] == 400


async def test_a_mention_rings_only_whom_it_may(wire: Wire) -> None:
    ann, bob = person(wire, "Ann"), person(wire, "Bob")
    text = f"<@{ann}> <@{bob}> @everyone `<@{person(wire, 'Cem')}>`"
    heard = []
    cases: list[dict[str, Any] | None] = [
        {"parse": []},
        {"users": [ann]},
        {"parse": ["users"]},
        {"parse": ["everyone"]},
        None,
    ]
    for allowed in cases:
        before = {
            name: len(wire.sandbox.log.notifications_of(person(wire, name)))
            for name in ("Eve", "Ann", "Bob", "Cem", "Dee")
        }
        payload: dict[str, Any] = {"content": text}
        if allowed is not None:
            payload["allowed_mentions"] = allowed
        await wire.post(payload)
        heard.append(
            [
                name
                for name, count in before.items()
                if len(wire.sandbox.log.notifications_of(person(wire, name))) > count
            ]
        )

    everybody = ["Eve", "Ann", "Bob", "Cem", "Dee"]
    assert heard == [[], ["Ann"], ["Ann", "Bob"], everybody, everybody]


async def test_an_edit_rings_nobody_and_a_silent_message_makes_no_sound(wire: Wire) -> None:
    ann = person(wire, "Ann")
    _, message = await wire.post({"content": "x"})
    path = f"/channels/{wire.channel.id}/messages/{message['id']}"
    await wire.call("PATCH", path, {"content": f"<@{ann}>"})
    assert wire.sandbox.log.notifications_of(ann) == []

    await wire.post({"content": f"<@{ann}>", "flags": 1 << 12})
    assert wire.sandbox.log.notifications_of(ann) == []
    assert len(wire.sandbox.log.notifications_of(ann, silent=True)) == 1


async def test_pins(wire: Wire) -> None:
    guild = wire.world.guild(wire.channel.guild_id or "")
    _, message = await wire.post({"content": "keep"})
    path = f"/channels/{wire.channel.id}/messages/pins/{message['id']}"
    assert (await wire.call("PUT", path))[0] == 204
    _, pins = await wire.call("GET", f"/channels/{wire.channel.id}/messages/pins")
    assert [item["message"]["content"] for item in pins["items"]] == ["keep"]

    guild.roles[1].permissions &= ~Permission.PIN_MESSAGES
    assert (await wire.call("DELETE", path))[1]["code"] == 50013


async def test_emojis_of_the_application(wire: Wire) -> None:
    path = f"/applications/{wire.world.bot_id}/emojis"
    good = {"name": "fox", "image": "data:image/png;base64,aGVsbG8="}
    status, emoji = await wire.call("POST", path, good)
    assert (status, emoji["name"]) == (200, "fox")
    assert (await wire.call("POST", path, good))[0] == 400
    assert (await wire.call("POST", path, {"name": "owl", "image": "hello"}))[0] == 400
    button = {"type": 2, "style": 1, "custom_id": "x", "emoji": {"name": "fox", "id": emoji["id"]}}
    row = {"type": 1, "components": [button]}
    assert (await wire.post({"content": "x", "components": [row]}))[0] == 200


FOREIGN: list[dict[str, str]] = [
    {"Host": "evil.example"},
    {"Origin": "https://evil.example"},
    {"Origin": "null"},
    {"Sec-Fetch-Site": "cross-site"},
    {"Sec-Fetch-Site": "same-site"},
]


@pytest.mark.parametrize("headers", FOREIGN, ids=str)
async def test_another_web_page_gets_nowhere(wire: Wire, headers: dict[str, str]) -> None:
    said = {"user": person(wire, "Ann"), "channel": wire.channel.id, "text": "hello"}
    body = json.dumps(said)
    kind = {"Content-Type": "application/json"}
    for path in ("/sandbox/api/say", f"/api/v10/channels/{wire.channel.id}/messages"):
        url = wire.sandbox.url + path
        async with wire.session.post(url, data=body, headers=kind | headers) as answer:
            assert answer.status == 403
    async with wire.session.get(wire.sandbox.url + "/gw", headers=headers) as answer:
        assert answer.status == 403
    assert wire.world.history(wire.channel.id) == []


async def test_the_page_itself_may_speak(wire: Wire) -> None:
    said = {"user": person(wire, "Ann"), "channel": wire.channel.id, "text": "hello"}
    headers = {"Origin": wire.sandbox.url, "Sec-Fetch-Site": "same-origin"}
    url = wire.sandbox.url + "/sandbox/api/say"
    async with wire.session.post(url, json=said, headers=headers) as answer:
        assert answer.status == 200
    plain = {"Content-Type": "text/plain", **headers}
    async with wire.session.post(url, data=json.dumps(said), headers=plain) as answer:
        assert answer.status == 415
    assert [message.content for message in wire.world.history(wire.channel.id)] == ["hello"]
