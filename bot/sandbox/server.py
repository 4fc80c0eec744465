"""The sandbox as a whole: one local server that stands in for Discord."""

from __future__ import annotations

import io
import mimetypes
import re
from collections.abc import Awaitable, Callable, Sequence

import msgspec
from aiohttp import web
from PIL import Image

from bot.sandbox.clock import Clock
from bot.sandbox.gateway import Gateway
from bot.sandbox.rest import application, channels, messages
from bot.sandbox.rest.requests import BODY_LIMIT, Fault, Rest
from bot.sandbox.web.api import Page
from bot.sandbox.web.first_screen import FirstScreen
from bot.sandbox.world import places
from bot.sandbox.world.journal import Journal, MemoryJournal
from bot.sandbox.world.logbook import Logbook
from bot.sandbox.world.world import World

HOST = "127.0.0.1"
PEOPLE = ("Eve", "Ann", "Bob", "Cem", "Dee")
FACES = ((92, 107, 58), (156, 90, 44), (60, 98, 120), (122, 70, 98), (150, 120, 40), (84, 84, 84))
ROUTES = [*messages.ROUTES, *channels.ROUTES, *application.ROUTES]

Handler = Callable[[web.Request], Awaitable[web.StreamResponse]]


class Sandbox:
    """A strict pretend Discord on 127.0.0.1, with a page to look at it.

    `users` are the names of the pretend people for an empty journal; another journal has its own.
    `token` None accepts any bot token. `keep_log` bounds the log of requests and sights, which
    holds pictures too; None keeps all of it, as the secrecy test needs.
    """

    def __init__(
        self,
        *,
        clock: Clock | None = None,
        users: Sequence[str] = PEOPLE,
        journal: Journal | None = None,
        bot_name: str = "Warmoot",
        server: str = "The Clearing",
        token: str | None = None,
        keep_log: int | None = 100,
    ) -> None:
        self.clock = clock or Clock()
        self.world = World(self.clock, journal or MemoryJournal(), keep_log=keep_log)
        if not self.world.users:
            places.furnish(self.world, bot_name, users, server)
        self.gateway = Gateway(self.world, token)
        self.rest = Rest(self.world, token, ROUTES)
        self._page = Page(self.world, self.gateway)
        self._runner: web.AppRunner | None = None
        self.port = 0

    def show_first_screen(self, window: FirstScreen) -> None:
        """Start the page with a first screen from now on."""
        self._page.window = window
        self.world.live.tell("window", {})

    @property
    def log(self) -> Logbook:
        return self.world.log

    @property
    def url(self) -> str:
        """Return the address of the page."""
        return self.world.base_url

    async def start(self, port: int = 0) -> int:
        """Listen on a port of this machine, a free one for 0, and return it."""
        app = web.Application(middlewares=[self._guard], client_max_size=BODY_LIMIT)
        self.rest.add_to(app)
        app.router.add_get("/gw", self.gateway.serve)
        app.router.add_get("/attachments/{channel}/{file}/{name}", self._attachment)
        app.router.add_get("/emojis/{file}", self._emoji)
        app.router.add_get("/embed/avatars/{file}", self._face)
        self._page.add_to(app)
        self._runner = web.AppRunner(app, access_log=None, shutdown_timeout=2.0)
        await self._runner.setup()
        site = web.TCPSite(self._runner, HOST, port)
        await site.start()
        self.port = int(self._runner.addresses[0][1])
        self.world.base_url = f"http://{HOST}:{self.port}"
        return self.port

    async def stop(self) -> None:
        """Hang up on everybody and stop listening."""
        self.world.live.close()
        await self.gateway.cut(forget=True)
        if self._runner is not None:
            await self._runner.cleanup()
            self._runner = None

    def snapshot(self) -> bytes:
        """Pack all lasting data (people, places, messages, files, commands) into one value."""
        return msgspec.msgpack.encode(dict(self.world.entries()))

    async def restore(self, packed: bytes) -> None:
        """Replace the world with a snapshot; a connected bot has to log in again."""
        entries = msgspec.msgpack.decode(packed, type=dict[str, bytes])
        await self.gateway.cut(forget=True)
        self.world.replace_all(entries.items())
        self.world.live.tell("reset", {})

    def fail_next(
        self, status: int, *, where: str = "", times: int = 1, code: int = 0, after: bool = False
    ) -> None:
        """Make the next REST calls fail whose `METHOD /path` contains the pattern.

        With `after`, they are carried out all the same.
        """
        self.rest.faults.append(Fault(status, times, re.compile(where), code, after))

    @web.middleware
    async def _guard(self, request: web.Request, handler: Handler) -> web.StreamResponse:
        """Turn away other web pages: wrong host (DNS rebinding) or foreign origin (CSRF)."""
        hosts = {f"{HOST}:{self.port}", f"localhost:{self.port}"}
        if request.host not in hosts:
            raise web.HTTPForbidden(text="The sandbox answers on this machine only.")
        origin = request.headers.get("Origin")
        if origin is not None and origin.removeprefix("http://") not in hosts:
            raise web.HTTPForbidden(text="Other web pages may not use the sandbox.")
        # Following a link to the page is fine; anything else from elsewhere is not.
        visit = request.method == "GET" and request.headers.get("Sec-Fetch-Mode") == "navigate"
        site = request.headers.get("Sec-Fetch-Site", "none")
        if site not in ("none", "same-origin") and not (visit and request.path == "/"):
            raise web.HTTPForbidden(text="Other web pages may not use the sandbox.")
        return await handler(request)

    async def _attachment(self, request: web.Request) -> web.Response:
        """Serve a file of a message, never as something that could run in the page."""
        content = self.world.files.get(request.match_info["file"])
        if content is None:
            raise web.HTTPNotFound
        name = request.match_info["name"]
        kind = "image/webp" if name.endswith(".webp") else mimetypes.guess_type(name)[0]
        return web.Response(
            body=content,
            content_type=kind or "application/octet-stream",
            headers={
                "Content-Security-Policy": "sandbox",
                "X-Content-Type-Options": "nosniff",
                "Cache-Control": "private, max-age=31536000, immutable",
            },
        )

    async def _emoji(self, request: web.Request) -> web.Response:
        content = self.world.files.get(request.match_info["file"].partition(".")[0])
        if content is None:
            raise web.HTTPNotFound
        return web.Response(body=content, content_type="image/png")

    async def _face(self, request: web.Request) -> web.Response:
        """Draw a plain avatar, so that a bot can put people into its pictures."""
        number = request.match_info["file"].partition(".")[0]
        colour = FACES[int(number) % len(FACES)] if number.isdigit() else FACES[0]
        canvas = io.BytesIO()
        Image.new("RGB", (128, 128), colour).save(canvas, "PNG")
        return web.Response(body=canvas.getvalue(), content_type="image/png")
