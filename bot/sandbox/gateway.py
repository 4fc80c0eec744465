"""The gateway: the WebSocket over which Discord sends events to the bot."""

from __future__ import annotations

import asyncio
import json
import secrets
from collections import deque
from dataclasses import dataclass, field
from typing import Any

from aiohttp import WSMsgType, web

from bot.sandbox import wire
from bot.sandbox.checks.errors import Json
from bot.sandbox.world.world import World

DISPATCH, HEARTBEAT, IDENTIFY, PRESENCE, RESUME, RECONNECT = 0, 1, 2, 3, 6, 7
MEMBERS, INVALID_SESSION, HELLO, HEARTBEAT_ACK = 8, 9, 10, 11
HEARTBEAT_MS = 41_250
ROUND_TRIP = 0.1
"""Seconds until a heartbeat is answered. discord.py records the time of a heartbeat a moment after
sending it: an answer from the same machine comes earlier, and would be timed from the one before.
"""
REPLAYED = 1000
UNKNOWN_OPCODE, DECODE_ERROR, NOT_AUTHENTICATED, AUTHENTICATION_FAILED = 4001, 4002, 4003, 4004
ALREADY_AUTHENTICATED, INVALID_SHARD = 4005, 4010
GOODBYES = (1000, 1001)

GUILDS_INTENT = 1 << 0
DIRECT = frozenset({"INTERACTION_CREATE", "GUILD_CREATE", "GUILD_DELETE"})


@dataclass(slots=True)
class Session:
    """One identified shard; it outlives a broken connection and replays missed events."""

    id: str
    intents: int
    shard: tuple[int, int]
    socket: web.WebSocketResponse | None = None
    number: int = 0
    sent: deque[tuple[int, str]] = field(default_factory=lambda: deque(maxlen=REPLAYED))

    def frame(self, name: str, payload: Json) -> str:
        """Number an event and remember it for a resume."""
        self.number += 1
        text = json.dumps({"op": DISPATCH, "s": self.number, "t": name, "d": payload})
        self.sent.append((self.number, text))
        return text

    def covers(self, guild_id: str | None) -> bool:
        """Return whether this shard gets a server's events; those of DMs go to the first one."""
        number, count = self.shard
        return (0 if guild_id is None else (int(guild_id) >> 22) % count) == number


class Gateway:
    """All connections of the bot. An event goes to the shard that covers its server.

    `greetings` counts logins and resumes: a client can be back before its loss is noticed.
    """

    def __init__(self, world: World, token: str | None) -> None:
        self._world = world
        self._token = token
        self._sessions: dict[str, Session] = {}
        self._sending: dict[str, asyncio.Queue[str]] = {}
        self._beats: set[asyncio.Task[None]] = set()
        self.greetings = 0
        world.gateway_listeners.append(self.dispatch)

    @property
    def connected(self) -> bool:
        """Return whether any shard listens right now."""
        return any(session.socket is not None for session in self._sessions.values())

    def dispatch(self, name: str, payload: Json, guild_id: str | None) -> None:
        """Queue an event for every session that should get it, in order."""
        for session in self._sessions.values():
            wanted = name in DIRECT or session.intents & GUILDS_INTENT
            if wanted and session.covers(guild_id):
                text = session.frame(name, payload)
                if session.id in self._sending:
                    self._sending[session.id].put_nowait(text)

    async def ask_to_reconnect(self) -> None:
        """Send op 7 to everybody: clients close and resume."""
        for socket in self._open_sockets():
            await socket.send_str(json.dumps({"op": RECONNECT, "d": None}))

    async def cut(self, *, forget: bool = False) -> None:
        """Break every connection without a word; with `forget` no session can be resumed."""
        sockets = self._open_sockets()
        if forget:
            self._sessions.clear()
        for socket in sockets:
            await socket.close(code=1012)

    def _open_sockets(self) -> list[web.WebSocketResponse]:
        return [s.socket for s in self._sessions.values() if s.socket is not None]

    async def serve(self, request: web.Request) -> web.WebSocketResponse:
        """Talk to one connection until it ends."""
        socket = web.WebSocketResponse(max_msg_size=0)
        await socket.prepare(request)
        await _send(socket, HELLO, {"heartbeat_interval": HEARTBEAT_MS})
        session: Session | None = None
        sender: asyncio.Task[None] | None = None
        try:
            async for message in socket:
                if message.type != WSMsgType.TEXT:
                    continue
                frame = _decode(message.data)
                if frame is None:
                    await socket.close(code=DECODE_ERROR)
                    break
                if frame.get("op") in (IDENTIFY, RESUME):
                    if session is not None:
                        await socket.close(code=ALREADY_AUTHENTICATED)
                        break
                    session = await self._begin(socket, frame)
                    if session is not None:
                        queue: asyncio.Queue[str] = asyncio.Queue()
                        for text in self._greeting(session, frame):
                            queue.put_nowait(text)
                        self._sending[session.id] = queue
                        self.greetings += 1
                        sender = asyncio.create_task(_pump(socket, queue))
                        self._world.live.tell("bot", {"online": True})
                else:
                    await self._listen(socket, session, frame)
        finally:
            if sender is not None:
                sender.cancel()
            if session is not None and session.socket is socket:
                self._leave(session, socket.close_code)
        return socket

    async def _begin(self, socket: web.WebSocketResponse, frame: Json) -> Session | None:
        """Open or resume a session; refuse wrong tokens as Discord does."""
        data = frame.get("d") or {}
        token = str(data.get("token", "")).removeprefix("Bot ")
        if not token or (self._token is not None and token != self._token):
            await socket.close(code=AUTHENTICATION_FAILED)
            return None
        if frame["op"] == RESUME:
            known = self._sessions.get(str(data.get("session_id")))
            if known is None:
                await _send(socket, INVALID_SESSION, False)
                return None
            known.socket = socket
            return known
        shard = data.get("shard") or [0, 1]
        if not 0 <= shard[0] < shard[1]:
            await socket.close(code=INVALID_SHARD)
            return None
        session = Session(
            secrets.token_hex(16), int(data.get("intents", 0)), (shard[0], shard[1]), socket
        )
        for old in [s for s in self._sessions.values() if s.shard == session.shard]:
            # The pretend Discord has one bot: a new login of a shard replaces the old one.
            del self._sessions[old.id]
        self._sessions[session.id] = session
        return session

    def _leave(self, session: Session, close_code: int | None) -> None:
        """Keep a session for a resume, unless the bot said goodbye for good."""
        session.socket = None
        self._sending.pop(session.id, None)
        self._world.live.tell("bot", {"online": self.connected})
        if close_code in GOODBYES:
            self._sessions.pop(session.id, None)

    def _greeting(self, session: Session, frame: Json) -> list[str]:
        """Return READY and the servers, or all missed events."""
        if frame["op"] == RESUME:
            seen = int((frame.get("d") or {}).get("seq") or 0)
            missed = [text for number, text in session.sent if number > seen]
            return [*missed, session.frame("RESUMED", {})]
        guilds = [guild for guild in self._world.guilds.values() if session.covers(guild.id)]
        ready = {
            "v": 10,
            "user": wire.user_json(self._world.bot),
            "guilds": [{"id": guild.id, "unavailable": True} for guild in guilds],
            "session_id": session.id,
            "resume_gateway_url": self._world.base_url.replace("http", "ws", 1) + "/gw",
            "shard": list(session.shard),
            "application": {"id": self._world.bot_id, "flags": 0},
        }
        return [
            session.frame("READY", ready),
            # A server that the bot has just joined has no `unavailable` field.
            *(
                session.frame(
                    "GUILD_CREATE", wire.guild_json(self._world, g) | {"unavailable": False}
                )
                for g in guilds
            ),
        ]

    async def _listen(
        self, socket: web.WebSocketResponse, session: Session | None, frame: Json
    ) -> None:
        """Answer heartbeats and requests of an open connection."""
        code = frame.get("op")
        if code == HEARTBEAT:
            beat = asyncio.create_task(_acknowledge(socket))  # later frames need not wait
            self._beats.add(beat)
            beat.add_done_callback(self._beats.discard)
        elif session is None:
            await socket.close(code=NOT_AUTHENTICATED)
        elif code == MEMBERS:
            await socket.send_str(session.frame("GUILD_MEMBERS_CHUNK", self._members(frame)))
        elif code not in (PRESENCE, 4):
            await socket.close(code=UNKNOWN_OPCODE)

    def _members(self, frame: Json) -> Json:
        data = frame["d"]
        guild = self._world.guilds[str(data["guild_id"])]
        wanted = [str(name) for name in data.get("user_ids", [])] or list(guild.members)
        return {
            "guild_id": guild.id,
            "members": [
                wire.member_json(self._world, guild, name)
                for name in wanted
                if name in guild.members
            ],
            "chunk_index": 0,
            "chunk_count": 1,
            "nonce": data.get("nonce"),
        }


async def _pump(socket: web.WebSocketResponse, queue: asyncio.Queue[str]) -> None:
    """Send queued events one after the other."""
    while not socket.closed:
        await socket.send_str(await queue.get())


async def _acknowledge(socket: web.WebSocketResponse) -> None:
    """Answer a heartbeat, unless its sender has left meanwhile."""
    await asyncio.sleep(ROUND_TRIP)
    if not socket.closed:
        await _send(socket, HEARTBEAT_ACK, None)


async def _send(socket: web.WebSocketResponse, code: int, data: Any) -> None:
    await socket.send_str(json.dumps({"op": code, "d": data}))


def _decode(text: str) -> Json | None:
    try:
        frame = json.loads(text)
    except ValueError:
        return None
    return frame if isinstance(frame, dict) else None
