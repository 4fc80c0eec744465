"""The JSON in which Discord describes its objects to a bot."""

from bot.sandbox.wire.application import application_json, command_json, emoji_json
from bot.sandbox.wire.interactions import UPLOAD_LIMIT, interaction_json
from bot.sandbox.wire.messages import attachment_json, file_path, message_json
from bot.sandbox.wire.people import member_json, role_json, user_json
from bot.sandbox.wire.places import channel_json, guild_json, settings_json, thread_member_json

__all__ = [
    "UPLOAD_LIMIT",
    "application_json",
    "attachment_json",
    "channel_json",
    "command_json",
    "emoji_json",
    "file_path",
    "guild_json",
    "interaction_json",
    "member_json",
    "message_json",
    "role_json",
    "settings_json",
    "thread_member_json",
    "user_json",
]
