"""The users a new message really notifies: its text, filtered by `allowed_mentions`."""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass, field

from bot.sandbox.checks.body import Form
from bot.sandbox.world.model import Guild

USER_MENTION = re.compile(r"<@!?(\d+)>")
ROLE_MENTION = re.compile(r"<@&(\d+)>")
EVERYONE = re.compile(r"@(everyone|here)\b")
CODE = re.compile(r"```.*?```|`[^`\n]*`", re.DOTALL)


@dataclass(frozen=True, slots=True)
class AllowedMentions:
    """The mentions in a text that may ring."""

    everyone: bool = True
    all_users: bool = True
    all_roles: bool = True
    users: frozenset[str] = field(default_factory=frozenset)
    roles: frozenset[str] = field(default_factory=frozenset)
    replied_user: bool = True


def read_allowed_mentions(form: Form) -> AllowedMentions:
    """Read `allowed_mentions`; without it everything in the text may ring."""
    if not form.has_value("allowed_mentions"):
        return AllowedMentions()
    inner = form.at("allowed_mentions")
    if not inner.is_object():
        return AllowedMentions()
    parse = set()
    for entry in inner.each("parse", most=3):
        if entry.value in ("everyone", "users", "roles"):
            parse.add(entry.value)
        else:
            entry.fault("BASE_TYPE_CHOICES", "Value must be one of ('roles', 'users', 'everyone').")
    named = {key: _ids(inner, key) for key in ("users", "roles")}
    for key, ids in named.items():
        if ids and key in parse:
            inner.fault(
                "MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE",
                f"parse:['{key}'] and {key}: [ids...] are mutually exclusive.",
            )
    everything = not inner.has_value("parse") and not any(named.values())
    if everything and inner.value.keys() <= {"replied_user"}:
        parse = {"everyone", "users", "roles"}
    return AllowedMentions(
        everyone="everyone" in parse,
        all_users="users" in parse,
        all_roles="roles" in parse,
        users=named["users"],
        roles=named["roles"],
        replied_user=inner.flag("replied_user"),
    )


def _ids(form: Form, key: str) -> frozenset[str]:
    return frozenset(str(entry.value) for entry in form.each(key, most=100))


def notified_users(
    texts: Iterable[str],
    allowed: AllowedMentions,
    guild: Guild,
    viewers: frozenset[str],
    *,
    may_ring_everyone: bool,
) -> list[str]:
    """Return the notified users, in order of the text; only those who can read the channel.

    Mentions inside code ring nobody. Roles that are not mentionable need the same permission
    as @everyone.
    """
    heard: dict[str, None] = {}
    for text in texts:
        plain = CODE.sub("", text)
        for user_id in USER_MENTION.findall(plain):
            if allowed.all_users or user_id in allowed.users:
                heard[user_id] = None
        for role_id in ROLE_MENTION.findall(plain):
            role = next((role for role in guild.roles if role.id == role_id), None)
            if (
                role
                and (allowed.all_roles or role_id in allowed.roles)
                and (role.mentionable or may_ring_everyone)
            ):
                members = (who for who, roles in guild.members.items() if role_id in roles)
                heard.update(dict.fromkeys(members))
        if EVERYONE.search(plain) and allowed.everyone and may_ring_everyone:
            heard.update(dict.fromkeys(guild.members))
    return [user_id for user_id in heard if user_id in viewers]
