"""Uploading the drawn icons as emojis of the application, and keeping them up to date.

It runs in the background: nobody waits for it, and everything works without emojis too.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence

import discord

from bot.services import Client, Services
from bot.workers.scheduling import Rank
from render.games import digest_of_drawings, draw_outdated, icon_names

log = logging.getLogger(__name__)

AT_ONCE = 16
"""Icons drawn in one go: few enough not to hold up a board that somebody waits for."""

SETTING = "emojis"
"""The setting of server 0 that lists the uploads: name → id and digest."""


async def recall_emojis(services: Services, application: int) -> dict[str, tuple[int, str]]:
    """Load the emojis that the last process knew of, and use them from now on."""
    async with services.store.reading() as reads:
        known = (await reads.server(0)).settings.get(SETTING)
    if not isinstance(known, dict) or known.get("application") != application:
        return {}
    uploaded = {
        name: (int(number), str(digest)) for name, (number, digest) in known["icons"].items()
    }
    services.emojis.ids = {name: number for name, (number, _) in uploaded.items()}
    return uploaded


async def upload_emojis(client: Client) -> None:
    """Upload each icon that Discord lacks in its present drawing; delete outdated ones.

    Uploads are recorded one by one, so the process may die at any time. An unrecorded emoji with
    one of our names is replaced; the operator's own are left alone.
    """
    try:
        await client.wait_until_ready()
        assert client.application_id is not None, "it is logged in"
        known = await recall_emojis(client.services, client.application_id)
        there = {each.name: each for each in await client.fetch_application_emojis()}
        uploads = _Uploads(client, client.application_id, there, known)
        names, source = icon_names(), await asyncio.to_thread(digest_of_drawings)
        if uploads.has_all(names) and await noted_source(client.services) == source:
            return  # drawing them all to compare their pixels takes seconds
        for first in range(0, len(names), AT_ONCE):
            await uploads.renew(names[first : first + AT_ONCE])
        for name in known.keys() - set(names):
            await uploads.drop(name)
        await uploads.finish(source)
    except discord.HTTPException:
        log.exception("the icons could not be uploaded; without them everything works as well")


async def noted_source(services: Services) -> str:
    """Return the digest of the drawings whose upload was last completed."""
    async with services.store.reading() as reads:
        noted = (await reads.server(0)).settings.get(SETTING)
    return str(noted.get("source", "")) if isinstance(noted, dict) else ""


class _Uploads:
    """The icons on Discord during an update."""

    def __init__(
        self,
        client: Client,
        application: int,
        there: dict[str, discord.Emoji],
        known: dict[str, tuple[int, str]],
    ) -> None:
        self._client, self._application, self._there = client, application, there
        self._known = {
            name: (number, digest)
            for name, (number, digest) in known.items()
            if name in there and there[name].id == number
        }
        self._use()

    def has_all(self, names: Sequence[str]) -> bool:
        """Return whether Discord has exactly these icons, all of them recorded."""
        return set(names) == set(self._known)

    async def finish(self, source: str) -> None:
        """Record the digest that all icons were drawn from."""
        await self._note(source)

    async def renew(self, names: Sequence[str]) -> None:
        """Upload the icons that Discord lacks in their present drawing."""
        known = {name: self._known[name][1] if name in self._known else "" for name in names}
        drawing = self._client.services.pictures.work(draw_outdated, known, rank=Rank.LATER)
        for name, (digest, image) in (await drawing).items():
            await self.drop(name)
            emoji = await self._client.create_application_emoji(name=name, image=image)
            self._known[name] = emoji.id, digest
            await self._note()

    async def drop(self, name: str) -> None:
        """Stop using an emoji, then delete it if it exists."""
        if self._known.pop(name, None) is not None:
            await self._note()
        if name in self._there:
            await self._there.pop(name).delete()

    async def _note(self, source: str = "") -> None:
        icons = {name: [str(number), digest] for name, (number, digest) in self._known.items()}
        noted = {"application": self._application, "icons": icons, "source": source}
        async with self._client.services.store.transaction() as transaction:
            await transaction.set_server(0, {SETTING: noted})
        self._use()

    def _use(self) -> None:
        """Use from now on exactly the emojis that Discord has."""
        self._client.services.emojis.ids = {name: n for name, (n, _) in self._known.items()}
