"""The page of the sandbox: its files, its small interface, its stream of news."""

from __future__ import annotations

import asyncio
import json
from base64 import b64encode
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from importlib.resources import files
from pathlib import Path

from aiohttp import web
from msgspec import to_builtins
from msgspec.structs import replace

from bot.sandbox.change_feed import News
from bot.sandbox.checks.errors import Impossible, Json, Rejected
from bot.sandbox.gateway import Gateway
from bot.sandbox.rest.answers import FIRST_ANSWER
from bot.sandbox.web import view
from bot.sandbox.web.first_screen import FirstScreen
from bot.sandbox.world import people, places
from bot.sandbox.world.model import Interaction, Message
from bot.sandbox.world.world import World

CONTENT_TYPES = {".html": "text/html", ".css": "text/css", ".js": "text/javascript"}
PAGE_FILES = {
    file.name: CONTENT_TYPES[Path(file.name).suffix]
    for file in files("bot.sandbox").joinpath("page").iterdir()
}
POLICY = "default-src 'self'; img-src 'self' data: https:; frame-ancestors 'none'; base-uri 'none'"
KEEP_ALIVE = 15.0
SCENE_DIGITS = 20
"""Most digits of the numbers of a show and its scene together."""

LOCALES = ("en-GB", "de", "es-ES")
"""Discord's names of the languages that a person takes from their browser."""

Action = Callable[[Json], Awaitable[Json]]


class Page:
    """Serve the page and carry out its visitor's acts, as one of the pretend people."""

    def __init__(self, world: World, gateway: Gateway) -> None:
        self._world = world
        self._gateway = gateway
        self.window: FirstScreen | None = None
        """Content of the first screen; None for a page that starts with its channels."""

    def add_to(self, app: web.Application) -> None:
        app.router.add_get("/", self._file)
        app.router.add_get("/page/{name}", self._file)
        app.router.add_get("/sandbox/api/bootstrap", self._bootstrap)
        app.router.add_get("/sandbox/api/messages", self._messages)
        app.router.add_get("/sandbox/api/commands", self._commands)
        app.router.add_get("/sandbox/api/events", self._events)
        app.router.add_get("/sandbox/api/window", self._window)
        app.router.add_get("/sandbox/api/scene", self._scene)
        actions: dict[str, Action] = {
            "say": self._say,
            "slash": self._slash,
            "menu": self._menu,
            "autocomplete": self._autocomplete,
            "press": self._press,
            "choose": self._choose,
            "submit": self._submit,
            "dismiss": self._dismiss,
            "enter": self._enter,
        }
        for name, action in actions.items():
            app.router.add_post(f"/sandbox/api/{name}", _posting(action))

    async def _file(self, request: web.Request) -> web.Response:
        name = request.match_info.get("name", "index.html")
        if name not in PAGE_FILES:
            raise web.HTTPNotFound
        text = files("bot.sandbox").joinpath("page", name).read_text("utf-8")
        headers = {"Content-Security-Policy": POLICY, "Cache-Control": "no-cache"}
        return web.Response(
            text=text, content_type=PAGE_FILES[name], charset="utf-8", headers=headers
        )

    async def _bootstrap(self, request: web.Request) -> web.Response:
        user_id = request.query.get("user", "")
        if user_id not in [user.id for user in self._world.people()]:
            user_id = self._world.people()[0].id
        self._world.dm_with(user_id)
        person = self._world.user(user_id)
        spoken = wished(request, (person.locale, *LOCALES))
        if spoken != person.locale:
            self._world.keep(replace(person, locale=spoken))
        if "locale" in request.query:
            places.settle_language(self._world, spoken)
        online = self._gateway.connected
        return web.json_response(view.everything(self._world, user_id, online=online))

    async def _messages(self, request: web.Request) -> web.Response:
        channel = self._world.channels.get(request.query["channel"])
        if channel is None:
            raise web.HTTPNotFound
        body = view.messages(
            self._world, channel, request.query["user"], request.query.get("before")
        )
        return web.json_response(body)

    async def _commands(self, request: web.Request) -> web.Response:
        channel = self._world.channels.get(request.query["channel"])
        if channel is None:
            raise web.HTTPNotFound
        return web.json_response(view.commands(self._world, channel, request.query["user"]))

    # The first screen

    async def _window(self, request: web.Request) -> web.Response:
        """Describe the first screen; null for a page without one."""
        if (window := self.window) is None:
            return web.json_response(None)
        locale = wished(request, window.locales)
        doors = to_builtins(window.doors(locale))
        words = dict(window.words(locale))
        return web.json_response({"locale": locale, "words": words, "doors": doors})

    async def _scene(self, request: web.Request) -> web.Response:
        """Return a scene of a show; without a show, the picture of the first screen."""
        if self.window is None:
            raise web.HTTPNotFound
        show, number = request.query.get("show", ""), request.query.get("number", "")
        if not show:
            scene = await self.window.still(wished(request, self.window.locales))
        elif show.isdecimal() and number.isdecimal() and len(show + number) < SCENE_DIGITS:
            locale = wished(request, self.window.locales)
            scene = await self.window.scene(int(show), int(number), locale)
        else:
            raise web.HTTPBadRequest
        picture = f"data:image/png;base64,{b64encode(scene.picture).decode()}"
        return web.json_response(to_builtins(replace(scene, picture=b"")) | {"picture": picture})

    async def _enter(self, body: Json) -> Json:
        if self.window is None:
            raise Impossible("this page has no first screen")
        return {"channel": await self.window.enter(str(body["door"]), str(body["user"]))}

    # The stream of news

    async def _events(self, request: web.Request) -> web.StreamResponse:
        """Stream the changes one person sees, as server-sent events."""
        user_id = self._world.user(request.query["user"]).id
        stream = web.StreamResponse(
            headers={"Content-Type": "text/event-stream", "Cache-Control": "no-store"}
        )
        with self._world.live.listening() as queue, suppress(ConnectionResetError):
            await stream.prepare(request)
            await stream.write(b": hello\n\n")
            while True:
                try:
                    async with asyncio.timeout(KEEP_ALIVE):
                        news = await queue.get()
                except TimeoutError:
                    await stream.write(b": still here\n\n")
                    continue
                if news is None:
                    break
                text = self._told(news, user_id)
                if text:
                    await stream.write(text.encode())
        return stream

    def _told(self, news: News, user_id: str) -> str:
        if news.viewers is not None and user_id not in news.viewers:
            return ""
        body: Json | None = news.body
        if news.kind == "message":
            message = view.visible_message(self._world, news.body["message_id"], user_id)
            body = None if message is None else view.message_view(self._world, message, user_id)
        return "" if body is None else f"event: {news.kind}\ndata: {json.dumps(body)}\n\n"

    # Acts of a person

    async def _say(self, body: Json) -> Json:
        channel = self._world.channel(str(body["channel"]))
        people.say(self._world, str(body["user"]), channel, str(body["text"]))
        return {}

    async def _slash(self, body: Json) -> Json:
        channel = self._world.channel(str(body["channel"]))
        return await self._answer_to(
            lambda: people.slash(
                self._world, str(body["user"]), channel, str(body["path"]), body["options"]
            )
        )

    async def _menu(self, body: Json) -> Json:
        channel = self._world.channel(str(body["channel"]))
        user, name, target = (str(body[key]) for key in ("user", "name", "target"))
        return await self._answer_to(lambda: people.menu(self._world, user, channel, name, target))

    async def _autocomplete(self, body: Json) -> Json:
        channel = self._world.channel(str(body["channel"]))
        return await self._answer_to(
            lambda: people.autocomplete(
                self._world,
                str(body["user"]),
                channel,
                str(body["path"]),
                body["options"],
                str(body["focused"]),
            )
        )

    async def _press(self, body: Json) -> Json:
        message = self._message(body)
        return await self._answer_to(
            lambda: people.press(self._world, str(body["user"]), message, str(body["custom_id"]))
        )

    async def _choose(self, body: Json) -> Json:
        message = self._message(body)
        values = [str(value) for value in body["values"]]
        custom_id = str(body["custom_id"])
        return await self._answer_to(
            lambda: people.choose(self._world, str(body["user"]), message, custom_id, values)
        )

    async def _submit(self, body: Json) -> Json:
        return await self._answer_to(
            lambda: people.submit(
                self._world, str(body["user"]), str(body["opener"]), body["values"]
            )
        )

    async def _dismiss(self, body: Json) -> Json:
        people.dismiss(self._world, str(body["user"]), str(body["message"]))
        return {}

    def _message(self, body: Json) -> Message:
        found = view.visible_message(self._world, str(body["message"]), str(body["user"]))
        if found is None:
            raise Impossible("this message is gone")
        return found

    async def _answer_to(self, call: Callable[[], Interaction]) -> Json:
        """Call the bot and wait as long as Discord would; an empty answer means it failed."""
        with self._world.live.listening() as queue:
            interaction = call()
            deadline = asyncio.get_running_loop().time() + FIRST_ANSWER
            while not interaction.answer:
                left = deadline - asyncio.get_running_loop().time()
                try:
                    async with asyncio.timeout(left):
                        await queue.get()
                except TimeoutError:
                    break
        return {
            "interaction": interaction.id,
            "answer": interaction.answer,
            "modal": interaction.modal,
            "choices": interaction.choices,
        }


def _posting(action: Action) -> Callable[[web.Request], Awaitable[web.Response]]:
    """Wrap an action: JSON in, JSON out, a plain sentence when it is impossible."""

    async def answer(request: web.Request) -> web.Response:
        if request.content_type != "application/json":
            raise web.HTTPUnsupportedMediaType
        try:
            body = await request.json()
            return web.json_response(await action(body))
        except (ValueError, KeyError, TypeError) as problem:
            return web.json_response({"message": f"bad request: {problem!r}"}, status=400)
        except Impossible as problem:
            told = {"sentence": problem.sentence, "values": problem.values}
            return web.json_response({"message": str(problem)} | told, status=409)
        except Rejected as problem:
            return web.json_response({"message": str(problem)}, status=409)

    return answer


def wished(request: web.Request, offered: Sequence[str]) -> str:
    """Return the language of those offered that a reader's browser asks for, or else the first."""
    spoken = request.query.get("locale", "").partition("-")[0]
    return next((each for each in offered if each.partition("-")[0] == spoken), offered[0])
