"""Reading the body of a message, new or edited, and refusing what Discord refuses in it."""

from __future__ import annotations

import io
import mimetypes
import re
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from PIL import Image, UnidentifiedImageError

from bot.sandbox.checks.body import Form
from bot.sandbox.checks.components import ComponentCheck
from bot.sandbox.checks.errors import Json, Rejected
from bot.sandbox.wire import UPLOAD_LIMIT
from bot.sandbox.world.mentions import AllowedMentions, read_allowed_mentions
from bot.sandbox.world.model import Attachment, Flag, Message
from bot.sandbox.world.world import World

MOST_CONTENT = 2000
MOST_FILES = 10
SETTABLE = Flag.SUPPRESS_EMBEDS | Flag.EPHEMERAL | Flag.SILENT | Flag.COMPONENTS_V2
EMBED_TEXTS = (("title", 256), ("description", 4096))
MOST_EMBED_TEXT = 6000


@dataclass(frozen=True, slots=True)
class Upload:
    """A file as it arrives: its number in the form, its name, its bytes."""

    number: int
    filename: str
    content: bytes


@dataclass(slots=True)
class Draft:
    """A message body that passed every check; None in a field keeps the old value."""

    content: str | None = None
    embeds: list[Json] | None = None
    components: list[Json] | None = None
    flags: int = 0
    keep_files: list[str] | None = None
    new_files: list[tuple[Attachment, bytes]] = field(default_factory=list)
    descriptions: dict[str, str | None] = field(default_factory=dict)
    allowed: AllowedMentions = field(default_factory=AllowedMentions)
    nonce: str | None = None
    enforce_nonce: bool = False
    reply_to: str | None = None

    @property
    def is_v2(self) -> bool:
        return bool(self.flags & Flag.COMPONENTS_V2)


def read_message(
    world: World, form: Form, uploads: Sequence[Upload], before: Message | None = None
) -> Draft:
    """Check a message body; `before` is the message that it edits.

    Flags given with an edit may turn a classic message into a V2 one, never the reverse.
    """
    _refuse_large(uploads)
    if not form.is_object():
        form.done()
    draft = Draft(flags=_flags(form, before))
    _read_files(world, form, uploads, before, draft)
    # Length is checked before emptiness, so that one fault is reported once.
    content = form.text("content", most=MOST_CONTENT)
    if form.has("content"):
        draft.content = content or ""
    if form.has("embeds"):
        draft.embeds = _embeds(form)
    names = _file_names(draft, before)
    ComponentCheck(names, world.emojis.keys()).message(form, v2=draft.is_v2)
    if form.has("components"):
        draft.components = form.value["components"] or []
    _v2_rules(form, draft, before)
    draft.allowed = read_allowed_mentions(form)
    nonce = form.value.get("nonce")
    if nonce is not None and len(str(nonce)) > 25:
        form.at("nonce").fault("BASE_TYPE_MAX_LENGTH", "Must be 25 or fewer in length.")
    draft.nonce = None if nonce is None else str(nonce)
    draft.enforce_nonce = form.flag("enforce_nonce")
    if form.has_value("message_reference"):
        draft.reply_to = form.at("message_reference").snowflake("message_id", required=True)
    form.done()
    _refuse_empty(draft, before)
    return draft


def _flags(form: Form, before: Message | None) -> int:
    flags = form.number("flags", least=0, most=2**31 - 1)
    kept = 0 if before is None else before.flags
    if flags is None:
        return kept
    if before is not None:
        if kept & Flag.COMPONENTS_V2 and not flags & Flag.COMPONENTS_V2:
            form.at("flags").fault(
                "MESSAGE_FLAG_IS_COMPONENTS_V2_CANNOT_BE_REMOVED",
                "The IS_COMPONENTS_V2 flag cannot be removed",
            )
        return kept | (flags & (Flag.COMPONENTS_V2 | Flag.SUPPRESS_EMBEDS))
    return flags & SETTABLE


def _refuse_large(uploads: Sequence[Upload]) -> None:
    if any(len(upload.content) > UPLOAD_LIMIT for upload in uploads):
        raise Rejected(40005)
    if sum(len(upload.content) for upload in uploads) > UPLOAD_LIMIT * MOST_FILES:
        raise Rejected(40005)


def _read_files(
    world: World, form: Form, uploads: Sequence[Upload], before: Message | None, draft: Draft
) -> None:
    """Match the files of the form with their descriptions, and old files with the keep list."""
    by_number = {str(upload.number): upload for upload in uploads}
    old = {} if before is None else {file.id: file for file in before.attachments}
    kept: list[str] = []
    told: dict[str, Json] = {}
    for entry in form.each("attachments", most=MOST_FILES):
        if not entry.is_object():
            continue
        number = str(entry.value.get("id"))
        entry.text("description", most=1024)
        entry.text("filename", least=1, most=260)
        if number in by_number:
            told[number] = entry.value
        elif number in old:
            kept.append(number)
            if entry.has("description"):
                draft.descriptions[number] = entry.value["description"]
        else:
            entry.at("id").fault("ATTACHMENT_NOT_FOUND", "Attachment data not found")
    if form.has("attachments"):
        draft.keep_files = kept
    for number, upload in by_number.items():
        entry_value = told.get(number, {})
        name = safe_filename(str(entry_value.get("filename") or upload.filename))
        attachment = describe_file(
            world.new_id(), name, upload.content, entry_value.get("description")
        )
        draft.new_files.append((attachment, upload.content))
    remaining = len(kept) if draft.keep_files is not None else len(old)
    if remaining + len(uploads) > MOST_FILES:
        form.at("attachments").fault("BASE_TYPE_MAX_LENGTH", "Must be 10 or fewer in length.")


def safe_filename(name: str) -> str:
    """Rename a file as Discord does: spaces become underscores, other signs vanish."""
    return re.sub(r"[^A-Za-z0-9_.-]", "", name.replace(" ", "_")) or "file"


def describe_file(
    file_id: str, name: str, content: bytes, description: object = None
) -> Attachment:
    """Describe a file; of a picture the size in pixels is read from its bytes."""
    guessed = mimetypes.guess_type(name)[0] or "application/octet-stream"
    if name.endswith(".webp"):
        guessed = "image/webp"
    width = height = None
    if guessed.startswith("image/"):
        try:
            with Image.open(io.BytesIO(content)) as picture:
                width, height = picture.size
        except (UnidentifiedImageError, OSError):
            # Discord shows such a file without a preview.
            pass
    return Attachment(
        id=file_id,
        filename=name,
        size=len(content),
        content_type=guessed,
        description=None if description is None else str(description),
        width=width,
        height=height,
    )


def _file_names(draft: Draft, before: Message | None) -> set[str]:
    names = {attachment.filename for attachment, _ in draft.new_files}
    if before is not None:
        kept = draft.keep_files
        names |= {file.filename for file in before.attachments if kept is None or file.id in kept}
    return names


def _embeds(form: Form) -> list[Json]:
    embeds: list[Json] = []
    total = 0
    for embed in form.each("embeds", most=10):
        if not embed.is_object():
            continue
        for key, most in EMBED_TEXTS:
            total += len(embed.text(key, most=most) or "")
        for child, key, most in (("footer", "text", 2048), ("author", "name", 256)):
            if embed.has_value(child) and embed.at(child).is_object():
                total += len(embed.at(child).text(key, most=most, required=True) or "")
        for entry in embed.each("fields", most=25):
            if entry.is_object():
                total += len(entry.text("name", least=1, most=256, required=True) or "")
                total += len(entry.text("value", least=1, most=1024, required=True) or "")
        embed.number("color", least=0, most=0xFFFFFF)
        embeds.append({"type": "rich", **embed.value})
    if total > MOST_EMBED_TEXT:
        form.at("embeds").fault(
            "MAX_EMBED_SIZE_EXCEEDED", "Embed size exceeds maximum size of 6000"
        )
    return embeds


def _v2_rules(form: Form, draft: Draft, before: Message | None) -> None:
    """Keep content, embeds, polls and stickers out of V2 messages."""
    if not draft.is_v2:
        return
    turned = before is not None and not before.is_v2
    left: dict[str, Any] = {"content": draft.content, "embeds": draft.embeds}
    if turned and before is not None:
        # Fields not in the edit stay, and would then be forbidden.
        left["content"] = before.content if draft.content is None else draft.content
        left["embeds"] = before.embeds if draft.embeds is None else draft.embeds
    left |= {"poll": form.value.get("poll"), "sticker_ids": form.value.get("sticker_ids")}
    for key, value in left.items():
        if value:
            form.at(key).fault(
                "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2",
                f"The '{key}' field cannot be used when using MessageFlags.IS_COMPONENTS_V2",
            )


def _refuse_empty(draft: Draft, before: Message | None) -> None:
    def final(new: Any, old: Any) -> Any:
        return old if new is None and before is not None else new

    content = final(draft.content, before.content if before else None)
    embeds = final(draft.embeds, before.embeds if before else None)
    components = final(draft.components, before.components if before else None)
    files = bool(draft.new_files)
    if before is not None:
        files = files or bool(before.attachments if draft.keep_files is None else draft.keep_files)
    if draft.is_v2:
        if not components:
            raise Rejected(50006)
        return
    if not ((content or "").strip() or embeds or files or components):
        raise Rejected(50006)
