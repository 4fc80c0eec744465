"""Talking to the sandbox without any client library: one request, one status, one body."""

from __future__ import annotations

import io
import json
from typing import Any

import aiohttp

from bot.sandbox import Sandbox
from bot.sandbox.world.model import Interaction


class Wire:
    """Sends requests as a bot would, and holds a gateway connection open on request."""

    def __init__(self, sandbox: Sandbox, session: aiohttp.ClientSession) -> None:
        self.sandbox = sandbox
        self.world = sandbox.world
        self.session = session
        self.channel = next(c for c in self.world.channels.values() if c.name == "tables")
        self.headers: dict[str, str] = {}

    async def call(
        self,
        method: str,
        path: str,
        payload: Any = None,
        *,
        files: dict[str, bytes] | None = None,
        token: str | None = "Bot a-token",
    ) -> tuple[int, Any]:
        """Return status and JSON body of one request; its headers stay in `headers`."""
        headers = {} if token is None else {"Authorization": token}
        data: Any = None
        if files is not None:
            data = aiohttp.FormData(quote_fields=False)
            data.add_field("payload_json", json.dumps(payload))
            for number, (name, content) in enumerate(files.items()):
                data.add_field(f"files[{number}]", io.BytesIO(content), filename=name)
        elif payload is not None:
            data = json.dumps(payload)
            headers["Content-Type"] = "application/json"
        url = f"{self.sandbox.url}/api/v10{path}"
        async with self.session.request(method, url, data=data, headers=headers) as answer:
            self.headers = dict(answer.headers)
            body = await answer.read()
            return answer.status, json.loads(body) if body else None

    async def post(self, payload: Any, **more: Any) -> tuple[int, Any]:
        """Post a message into the usual channel."""
        return await self.call("POST", f"/channels/{self.channel.id}/messages", payload, **more)

    async def answer(self, interaction: Interaction, kind: int, data: Any) -> tuple[int, Any]:
        """Answer an interaction."""
        path = f"/interactions/{interaction.id}/{interaction.token}/callback?with_response=1"
        return await self.call("POST", path, {"type": kind, "data": data}, token=None)


def codes(body: Any, *path: str | int) -> list[str]:
    """Return Discord's codes at one place of an error tree."""
    node = body.get("errors", {})
    for part in path:
        node = node.get(str(part), {})
    return [error["code"] for error in node.get("_errors", [])]
