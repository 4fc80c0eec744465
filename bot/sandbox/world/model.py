"""Objects of the pretend Discord: people, servers, channels, messages, interactions."""

from __future__ import annotations

from enum import IntEnum, IntFlag

from msgspec import Struct, field

from bot.sandbox.checks.errors import Json


class ChannelType(IntEnum):
    """The kinds of channel that the sandbox knows."""

    TEXT = 0
    DM = 1
    CATEGORY = 4
    NEWS = 5
    PUBLIC_THREAD = 11
    PRIVATE_THREAD = 12
    FORUM = 15


THREADS = (ChannelType.PUBLIC_THREAD, ChannelType.PRIVATE_THREAD)


class Flag(IntFlag):
    """Message flags."""

    SUPPRESS_EMBEDS = 1 << 2
    EPHEMERAL = 1 << 6
    LOADING = 1 << 7
    SILENT = 1 << 12
    COMPONENTS_V2 = 1 << 15


class InteractionType(IntEnum):
    COMMAND = 2
    COMPONENT = 3
    AUTOCOMPLETE = 4
    MODAL = 5


class Entity(Struct, kw_only=True):
    """Anything with an id that is kept in the journal."""

    id: str


class User(Entity, kw_only=True):
    """A pretend person, or the bot itself."""

    name: str
    bot: bool = False
    accepts_dms: bool = True
    locale: str = "en-GB"


class Role(Struct, kw_only=True):
    id: str
    name: str
    permissions: int = 0
    mentionable: bool = False
    color: int = 0


class Guild(Entity, kw_only=True):
    """A server; `members` maps user ids to the ids of their roles."""

    name: str
    owner_id: str
    roles: list[Role] = field(default_factory=list)
    members: dict[str, list[str]] = field(default_factory=dict)
    locale: str = "en-GB"
    new: bool = False
    """True until the first page tells the language of its reader."""


class Overwrite(Struct, kw_only=True):
    """Permissions a channel allows or denies to a role or person, beyond the server's roles."""

    id: str
    person: bool
    allow: int = 0
    deny: int = 0


class Tag(Struct, kw_only=True):
    """A label of a forum."""

    id: str
    name: str


class ThreadState(Struct, kw_only=True):
    """Properties of threads alone."""

    owner_id: str
    members: list[str]
    active_at: float
    minutes: int = 1440
    archived: bool = False
    locked: bool = False
    archived_at: float = 0.0
    invitable: bool = True
    tags: list[str] = field(default_factory=list)


class Channel(Entity, kw_only=True):
    """A channel of a server, a thread below one, or a DM."""

    type: int
    name: str = ""
    guild_id: str | None = None
    parent_id: str | None = None
    position: int = 0
    topic: str | None = None
    overwrites: list[Overwrite] = field(default_factory=list)
    recipients: list[str] = field(default_factory=list)
    thread: ThreadState | None = None
    tags: list[Tag] = field(default_factory=list)
    requires_tag: bool = False
    pins: list[str] = field(default_factory=list)

    @property
    def thread_archived(self) -> bool:
        return self.thread is not None and self.thread.archived


class Attachment(Struct, kw_only=True):
    """A file of a message; its bytes are kept under the same id."""

    id: str
    filename: str
    size: int
    content_type: str
    description: str | None = None
    width: int | None = None
    height: int | None = None


class Message(Entity, kw_only=True):
    """A message; `ephemeral_for` names the only person who can see it.

    `heard` lists the users it really notified, decided when it was new.
    """

    channel_id: str
    author_id: str
    at: float
    type: int = 0
    content: str = ""
    embeds: list[Json] = field(default_factory=list)
    components: list[Json] = field(default_factory=list)
    attachments: list[Attachment] = field(default_factory=list)
    flags: int = 0
    edited_at: float | None = None
    heard: list[str] = field(default_factory=list)
    nonce: str | None = None
    reply_to: str | None = None
    reactions: list[str] = field(default_factory=list)
    interaction_id: str | None = None
    interaction_type: int = 0
    invoked_by: str | None = None
    invoked: str = ""
    ephemeral_for: str | None = None
    dismissed: bool = False

    @property
    def is_v2(self) -> bool:
        return bool(self.flags & Flag.COMPONENTS_V2)

    @property
    def is_loading(self) -> bool:
        return bool(self.flags & Flag.LOADING)


class Interaction(Entity, kw_only=True):
    """One interaction: a person's act, and the state of the bot's answer.

    `answer` is empty until the callback; then `message`, `thinking`, `update`, `quiet`, `choices`
    or `modal`. `follow` counts the messages sent by the token after the callback.
    """

    type: int
    token: str
    user_id: str
    channel_id: str
    at: float
    data: Json
    guild_id: str | None = None
    message_id: str | None = None
    parent_id: str | None = None
    invoked: str = ""
    answer: str = ""
    original_id: str | None = None
    choices: list[Json] = field(default_factory=list)
    modal: Json | None = None
    touched: list[str] = field(default_factory=list)
    follow: int = 0


class Command(Entity, kw_only=True):
    """A published application command, global or of one server."""

    payload: Json
    guild_id: str | None = None

    @property
    def name(self) -> str:
        return str(self.payload["name"])


class Emoji(Entity, kw_only=True):
    """A picture of the application that can stand in text and on buttons."""

    name: str
    animated: bool = False
