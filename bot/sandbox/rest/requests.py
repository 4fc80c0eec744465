"""Discord's REST interface: reading requests, answering, refusing, and logging all of it."""

from __future__ import annotations

import asyncio
import json
import re
import time
from collections import defaultdict, deque
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

from aiohttp import BodyPartReader, web

from bot.sandbox.checks.body import Form
from bot.sandbox.checks.errors import Json, Rejected
from bot.sandbox.checks.messages import Upload
from bot.sandbox.wire import UPLOAD_LIMIT
from bot.sandbox.world.logbook import Request, SeenFile
from bot.sandbox.world.world import World

PREFIX = "/api/v10"
VIA = {"Via": "1.1 sandbox"}
BODY_LIMIT = 100 * 1024 * 1024

Answer = Json | list[Any] | None


@dataclass(slots=True)
class Call:
    """One request after it was read: path parts, query, JSON body, files."""

    world: World
    path: Mapping[str, str]
    query: Mapping[str, str]
    form: Form
    uploads: list[Upload]
    old_edit_pause: float

    def __getitem__(self, name: str) -> str:
        return self.path[name]

    def count(self, key: str, usual: int, most: int) -> int:
        """Read a number from the query, within bounds."""
        text = self.query.get(key, str(usual))
        if not text.isdigit() or not 1 <= int(text) <= most:
            form = Form({key: text})
            form.at(key).fault("NUMBER_TYPE_MAX", f"int value should be between 1 and {most}.")
            form.done()
        return int(text)


Handler = Callable[[Call], Answer]


@dataclass(frozen=True, slots=True)
class RestRoute:
    """A method, a path and its handler; some need a token in the path instead of a login."""

    method: str
    path: str
    handler: Handler
    public: bool = False


@dataclass(slots=True)
class Fault:
    """A refusal ordered by a test for the next matching calls."""

    status: int
    times: int
    where: re.Pattern[str]
    code: int = 0
    after: bool = False
    """True where the request is carried out, and only its answer is lost."""
    retry_after: float | None = None
    """Seconds to wait, as told to a rate-limited client."""
    overall: bool = False
    """True for a global rate limit, not one of a route."""


@dataclass(slots=True)
class RateLimit:
    """Five messages in five seconds for each channel, when switched on."""

    on: bool = False
    most: int = 5
    seconds: float = 5.0
    _sent: dict[str, deque[float]] = field(default_factory=lambda: defaultdict(deque))

    def take(self, bucket: str) -> dict[str, str]:
        """Count one message and return the rate-limit headers; refuse one too many."""
        now = time.monotonic()
        sent = self._sent[bucket]
        while sent and sent[0] <= now - self.seconds:
            sent.popleft()
        headers = {"X-RateLimit-Bucket": "messages", "X-RateLimit-Limit": str(self.most)}
        if len(sent) >= self.most:
            wait = round(sent[0] + self.seconds - now, 3)
            headers |= {"Retry-After": str(wait), "X-RateLimit-Remaining": "0", **VIA}
            raise Rejected(
                0,
                status=429,
                message="You are being rate limited.",
                headers=headers,
                retry_after=wait,
            )
        sent.append(now)
        left = sent[0] + self.seconds - now
        return headers | {
            "X-RateLimit-Remaining": str(self.most - len(sent)),
            "X-RateLimit-Reset-After": f"{left:.3f}",
            "X-RateLimit-Reset": f"{time.time() + left:.3f}",
        }


class Rest:
    """Answer Discord's routes for the bot."""

    def __init__(self, world: World, token: str | None, routes: list[RestRoute]) -> None:
        self._world = world
        self._token = token
        self._routes = routes
        self.rate_limit = RateLimit()
        self.old_edit_pause = 5.0
        self.faults: list[Fault] = []
        self.in_flight = 0
        self.delay: Callable[[], float] = lambda: 0.0
        """Returns the seconds before a request is answered, so that later ones may be first."""

    def add_to(self, app: web.Application) -> None:
        """Register every route, and a last one that logs unknown requests."""
        for route in self._routes:
            app.router.add_route(route.method, PREFIX + route.path, self._answering(route))
        app.router.add_route("*", PREFIX + "/{rest:.*}", self._unknown)

    def _answering(self, route: RestRoute) -> Callable[[web.Request], Any]:
        async def answer(request: web.Request) -> web.Response:
            self.in_flight += 1
            try:
                return await self._answer(request, route)
            finally:
                self.in_flight -= 1

        return answer

    async def _answer(self, request: web.Request, route: RestRoute) -> web.Response:
        payload: Any = None
        uploads: list[Upload] = []
        headers: dict[str, str] = {}
        try:
            if delay := self.delay():
                await asyncio.sleep(delay)
            payload, uploads = await _read(request)
            self._ordered_fault(request)
            if not route.public:
                self._check_login(request)
            if self.rate_limit.on and route.method == "POST" and route.path.endswith("/messages"):
                headers = self.rate_limit.take(request.match_info["channel"])
            call = Call(
                self._world,
                request.match_info,
                request.query,
                Form(payload),
                uploads,
                self.old_edit_pause,
            )
            answer = route.handler(call)
            self._ordered_fault(request, after=True)
            status = 204 if answer is None else 200
        except Rejected as refusal:
            answer, status, headers = refusal.body(), refusal.status, headers | refusal.headers
        self._write_down(request, payload, uploads, status, answer)
        return _response(status, answer, headers)

    async def _unknown(self, request: web.Request) -> web.Response:
        line = f"{request.method} {request.path.removeprefix(PREFIX)}"
        self._world.log.unknown_routes.append(line)
        refusal = Rejected(0)
        self._write_down(request, None, [], 404, refusal.body())
        return _response(404, refusal.body(), {})

    def _check_login(self, request: web.Request) -> None:
        kind, _, token = request.headers.get("Authorization", "").partition(" ")
        if kind != "Bot" or not token or (self._token is not None and token != self._token):
            raise Rejected(0, status=401, message="401: Unauthorized")

    def _ordered_fault(self, request: web.Request, *, after: bool = False) -> None:
        line = f"{request.method} {request.path.removeprefix(PREFIX)}"
        for fault in self.faults:
            if fault.after == after and fault.where.search(line):
                fault.times -= 1
                if fault.times <= 0:
                    self.faults.remove(fault)
                raise refusal(fault)

    def _write_down(
        self, request: web.Request, payload: Any, uploads: list[Upload], status: int, answer: Answer
    ) -> None:
        path = request.path.removeprefix(PREFIX)
        files = tuple(SeenFile(u.filename, None, u.content) for u in uploads)
        entry = Request(request.method, path, payload, files, status, answer)
        self._world.log.requests.append(entry)


def refusal(fault: Fault) -> Rejected:
    """Return the answer that was ordered."""
    headers: dict[str, str] = {}
    if fault.retry_after is not None:
        headers = {"Retry-After": str(fault.retry_after), **VIA}
        headers |= {"X-RateLimit-Global": "true"} if fault.overall else {}
    return Rejected(
        fault.code, status=fault.status, message="Refused on request", headers=headers,
        retry_after=fault.retry_after, overall=fault.overall,
    )  # fmt: skip


async def _read(request: web.Request) -> tuple[Any, list[Upload]]:
    """Read a JSON body, or a form with `payload_json` and files."""
    if request.content_type == "multipart/form-data":
        payload: Any = None
        uploads: list[Upload] = []
        async for part in await request.multipart():
            if not isinstance(part, BodyPartReader):
                continue
            name = part.name or ""
            if name == "payload_json":
                payload = _parse(await part.read(decode=True))
            elif found := re.fullmatch(r"files\[(\d+)\]", name):
                content = await part.read(decode=True)
                if len(content) > UPLOAD_LIMIT:
                    raise Rejected(40005)
                uploads.append(Upload(int(found[1]), part.filename or "file", bytes(content)))
        return payload, uploads
    body = await request.read()
    return (_parse(body) if body else None), []


def _parse(body: bytes | bytearray) -> Any:
    try:
        return json.loads(body)
    except ValueError:
        raise Rejected(50109) from None


def _response(status: int, answer: Answer, headers: Mapping[str, str]) -> web.Response:
    """Answer with exactly `application/json`: the client treats anything else as text."""
    if answer is None:
        return web.Response(status=status, headers=headers)
    body = json.dumps(answer).encode()
    return web.Response(
        status=status, body=body, headers={"Content-Type": "application/json", **headers}
    )
