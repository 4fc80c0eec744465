"""Refusing what Discord refuses in the components of a message."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Collection, Mapping
from dataclasses import dataclass, field
from typing import Any

from bot.sandbox.checks.body import Form
from bot.sandbox.checks.kinds import AT_TOP_OF_V2, IN_CONTAINER, SELECTS, Kind

MOST_COMPONENTS = 40
MOST_TEXT = 4000
MOST_ROWS = 5
MOST_BUTTONS = 5


LINK_BUTTON = 5


@dataclass(slots=True)
class ComponentCheck:
    """A check of all components of one message, with the ids and counts it needs."""

    file_names: Collection[str]
    emoji_ids: Collection[str]
    custom_ids: set[str] = field(default_factory=set)
    numbers: set[str] = field(default_factory=set)
    count: int = 0
    text_length: int = 0

    def message(self, form: Form, *, v2: bool) -> None:
        """Check the `components` of a message."""
        if not form.has_value("components"):
            return
        if v2:
            for component in form.each("components", most=MOST_COMPONENTS):
                self.component(component, AT_TOP_OF_V2)
        else:
            for component in form.each("components", most=MOST_ROWS):
                self.component(component, {Kind.ROW})
        top = form.at("components")
        if self.count > MOST_COMPONENTS:
            top.fault(
                "COMPONENT_MAX_TOTAL_COMPONENTS_EXCEEDED",
                f"The total number of components cannot exceed {MOST_COMPONENTS}",
            )
        if self.text_length > MOST_TEXT:
            top.fault(
                "COMPONENT_DISPLAYABLE_TEXT_SIZE_EXCEEDED",
                f"The total displayable text size exceeds the maximum of {MOST_TEXT}",
            )

    def component(self, form: Form, allowed: Collection[int]) -> None:
        """Check one component and everything inside it."""
        if not form.is_object():
            return
        kind = form.one_of("type", allowed, required=True)
        if kind is None:
            return
        self.count += 1
        form.number("id", least=0, most=2**31 - 1)
        if form.value.get("id"):
            form.unique(
                self.numbers, "id", "COMPONENT_ID_DUPLICATED", "Component id cannot be duplicated"
            )
        CHECKS[Kind(kind)](self, form)

    def row(self, form: Form) -> None:
        children = list(form.each("components", least=1, most=MOST_BUTTONS, required=True))
        for child in children:
            self.component(child, {Kind.BUTTON} | SELECTS)
        kinds = [child.value.get("type") for child in children if isinstance(child.value, dict)]
        if len(kinds) > 1 and any(kind in SELECTS for kind in kinds):
            form.at("components").fault(
                "COMPONENT_LAYOUT_WIDTH_EXCEEDED", "The component exceeds the maximum width"
            )

    def button(self, form: Form) -> None:
        style = form.one_of("style", range(1, 6), required=True)
        label = form.text("label", most=80)
        self.emoji(form)
        form.flag("disabled")
        if not label and not form.has_value("emoji"):
            form.fault("BUTTON_COMPONENT_LABEL_REQUIRED", "A label or emoji is required")
        if style == LINK_BUTTON:
            form.text("url", least=1, most=512, required=True)
            _web_address(form, schemes=("http", "https", "discord"))
            if form.has_value("custom_id"):
                form.fault(
                    "BUTTON_COMPONENT_CUSTOM_ID_AND_URL", "A custom id and url cannot both be given"
                )
        else:
            self.custom_id(form)
            if form.has_value("url"):
                form.fault(
                    "BUTTON_COMPONENT_CUSTOM_ID_AND_URL", "A custom id and url cannot both be given"
                )

    def select(self, form: Form) -> None:
        self.custom_id(form)
        form.text("placeholder", most=150)
        form.flag("disabled")
        least = form.number("min_values", least=0, most=25)
        most = form.number("max_values", least=1, most=25)
        low, high = 1 if least is None else least, most or 1
        if low > high:
            form.at("min_values").fault(
                "SELECT_COMPONENT_MIN_VALUES", "min_values cannot be greater than max_values"
            )
        for index, entry in enumerate(form.each("default_values", most=25)):
            if index >= high:
                entry.fault("SELECT_COMPONENT_TOO_MANY_DEFAULT_VALUES", "Too many default values")
        if form.value.get("type") == Kind.STRING_SELECT:
            self.options(form, low, high)

    def options(self, form: Form, low: int, high: int) -> None:
        """Check the options of a string select."""
        options = list(form.each("options", least=1, most=25, required=True))
        values: set[str] = set()
        chosen = 0
        for option in options:
            if not option.is_object():
                continue
            option.text("label", least=1, most=100, required=True)
            option.text("value", least=1, most=100, required=True)
            option.text("description", most=100)
            option.unique(
                values,
                "value",
                "SELECT_COMPONENT_OPTION_VALUE_DUPLICATED",
                "The specified option value is already used",
            )
            self.emoji(option)
            chosen += option.flag("default")
        if chosen > high:
            form.at("options").fault(
                "SELECT_COMPONENT_TOO_MANY_DEFAULT_VALUES", "Too many default options"
            )
        if options and high > len(options):
            form.at("max_values").fault(
                "SELECT_COMPONENT_MAX_VALUES",
                f"max_values cannot exceed the number of options ({len(options)})",
            )
        if options and low > len(options):
            form.at("min_values").fault(
                "SELECT_COMPONENT_MIN_VALUES",
                f"min_values cannot exceed the number of options ({len(options)})",
            )

    def section(self, form: Form) -> None:
        for child in form.each("components", least=1, most=3, required=True):
            self.component(child, {Kind.TEXT})
        if not form.has_value("accessory"):
            form.at("accessory").fault("BASE_TYPE_REQUIRED", "This field is required")
        else:
            self.component(form.at("accessory"), {Kind.BUTTON, Kind.THUMBNAIL})

    def text(self, form: Form) -> None:
        # A single text may be as long as all together; the sum is checked at the end.
        if form.text("content", least=1, most=MOST_TEXT, required=True) is not None:
            self.text_length += len(form.value["content"].strip())

    def thumbnail(self, form: Form) -> None:
        self.media(form, "media")
        form.text("description", most=1024)
        form.flag("spoiler")

    def gallery(self, form: Form) -> None:
        for item in form.each("items", least=1, most=10, required=True):
            if item.is_object():
                self.media(item, "media")
                item.text("description", most=1024)
                item.flag("spoiler")

    def file(self, form: Form) -> None:
        self.media(form, "file", only_attachments=True)
        form.flag("spoiler")

    def separator(self, form: Form) -> None:
        form.flag("divider")
        form.one_of("spacing", (1, 2))

    def container(self, form: Form) -> None:
        form.number("accent_color", least=0, most=0xFFFFFF)
        form.flag("spoiler")
        for child in form.each("components", least=1, most=MOST_COMPONENTS, required=True):
            self.component(child, IN_CONTAINER)

    def custom_id(self, form: Form) -> None:
        """Check an id that comes back with the press; it must be unique in a message."""
        if form.text("custom_id", least=1, most=100, required=True) is None:
            return
        form.unique(
            self.custom_ids,
            "custom_id",
            "COMPONENT_CUSTOM_ID_DUPLICATED",
            "Component custom id cannot be duplicated",
        )

    def media(self, form: Form, key: str, *, only_attachments: bool = False) -> None:
        """Check an address of a picture or file; attachments must come with the message."""
        item = form.at(key)
        if item.value is None:
            item.fault("BASE_TYPE_REQUIRED", "This field is required")
            return
        if not item.is_object():
            return
        url = item.text("url", least=1, most=2048, required=True)
        if url is None:
            return
        if url.startswith("attachment://"):
            if url.removeprefix("attachment://") not in self.file_names:
                item.at("url").fault(
                    "UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND",
                    "The referenced attachment was not found",
                )
        elif only_attachments:
            item.at("url").fault(
                "FILE_COMPONENT_ATTACHMENT_ONLY", "Only attachment:// references are allowed"
            )
        else:
            _web_address(item)

    def emoji(self, form: Form) -> None:
        """Check the emoji of a button or option: one of ours by id, or a Unicode one by name."""
        if not form.has_value("emoji"):
            return
        emoji = form.at("emoji")
        if not emoji.is_object():
            return
        known = (
            str(emoji.value["id"]) in self.emoji_ids
            if emoji.value.get("id")
            else is_unicode_emoji(emoji.value.get("name"))
        )
        if not known:
            emoji.fault("COMPONENT_INVALID_EMOJI", "Invalid emoji")


CHECKS: Mapping[Kind, Any] = {
    Kind.ROW: ComponentCheck.row,
    Kind.BUTTON: ComponentCheck.button,
    Kind.SECTION: ComponentCheck.section,
    Kind.TEXT: ComponentCheck.text,
    Kind.THUMBNAIL: ComponentCheck.thumbnail,
    Kind.GALLERY: ComponentCheck.gallery,
    Kind.FILE: ComponentCheck.file,
    Kind.SEPARATOR: ComponentCheck.separator,
    Kind.CONTAINER: ComponentCheck.container,
} | dict.fromkeys(sorted(SELECTS), ComponentCheck.select)


def is_unicode_emoji(name: object) -> bool:
    """Return whether a text is one emoji; letters, digits and punctuation alone are not."""
    if not isinstance(name, str) or not name or len(name) > 16:
        return False
    if re.fullmatch("[0-9#*]\ufe0f?\u20e3", name):
        return True
    joiners = "\u200d\ufe0e\ufe0f\u2642\u2640"
    return all(
        unicodedata.category(sign) in ("So", "Sk", "Sm", "Cf", "Mn")
        or sign in joiners
        or sign in "‼⁉〰"
        for sign in name
    ) and any(unicodedata.category(sign) in ("So", "Sm") or sign in "‼⁉〰" for sign in name)


def _web_address(form: Form, schemes: Collection[str] = ("http", "https")) -> None:
    value = form.value.get("url")
    if isinstance(value, str) and value.partition("://")[0] not in schemes:
        form.at("url").fault("URL_TYPE_INVALID_URL", "Not a well formed URL.")
