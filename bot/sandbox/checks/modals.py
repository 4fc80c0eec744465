"""Refusing what Discord refuses in a form that the bot wants to open."""

from __future__ import annotations

from collections.abc import Collection

from bot.sandbox.checks.body import Form
from bot.sandbox.checks.components import ComponentCheck
from bot.sandbox.checks.kinds import SELECTS, Kind

IN_LABEL = SELECTS | {
    Kind.TEXT_INPUT,
    Kind.FILE_UPLOAD,
    Kind.RADIO_GROUP,
    Kind.CHECKBOX_GROUP,
    Kind.CHECKBOX,
}
MOST_PARTS = 5
MOST_INPUT = 4000


def check_modal(form: Form, emoji_ids: Collection[str]) -> None:
    """Check the title, the custom id and all parts of a modal."""
    if not form.is_object():
        return
    form.text("title", least=1, most=45, required=True)
    form.text("custom_id", least=1, most=100, required=True)
    check = ModalCheck(file_names=(), emoji_ids=emoji_ids)
    for part in form.each("components", least=1, most=MOST_PARTS, required=True):
        check.part(part)


class ModalCheck(ComponentCheck):
    """The rules for components that stand in a modal."""

    def part(self, form: Form) -> None:
        """Check one line of the form: a label with a field, a text, or the old row."""
        if not form.is_object():
            return
        kind = form.one_of("type", {Kind.ROW, Kind.TEXT, Kind.LABEL}, required=True)
        if kind == Kind.TEXT:
            self.component(form, {Kind.TEXT})
        elif kind == Kind.ROW:
            for child in form.each("components", least=1, most=1, required=True):
                if child.is_object() and child.one_of("type", {Kind.TEXT_INPUT}, required=True):
                    child.text("label", least=1, most=45, required=True)
                    self.text_input(child)
        elif kind == Kind.LABEL:
            self.label(form)

    def label(self, form: Form) -> None:
        form.text("label", least=1, most=45, required=True)
        form.text("description", most=100)
        child = form.at("component")
        if child.value is None:
            child.fault("BASE_TYPE_REQUIRED", "This field is required")
            return
        if not child.is_object():
            return
        kind = child.one_of("type", IN_LABEL, required=True)
        if kind == Kind.TEXT_INPUT:
            if child.has_value("label"):
                child.at("label").fault(
                    "TEXT_INPUT_LABEL_IN_LABEL", "A text input inside a label has no own label"
                )
            self.text_input(child)
        elif kind in SELECTS:
            self.select(child)
            self.required_needs_one(child)
        elif kind == Kind.RADIO_GROUP:
            self.choices(child, least=2, most=10)
        elif kind == Kind.CHECKBOX_GROUP:
            self.choices(child, least=1, most=10)
            self.bounds(child, most=10)
            self.required_needs_one(child)
        elif kind == Kind.FILE_UPLOAD:
            self.custom_id(child)
            self.bounds(child, most=10)
        elif kind == Kind.CHECKBOX:
            self.custom_id(child)
            child.flag("default")

    def text_input(self, form: Form) -> None:
        self.custom_id(form)
        form.one_of("style", (1, 2), required=True)
        least = form.number("min_length", least=0, most=MOST_INPUT)
        most = form.number("max_length", least=1, most=MOST_INPUT)
        if least is not None and most is not None and least > most:
            form.at("min_length").fault(
                "TEXT_INPUT_MIN_LENGTH", "min_length cannot be greater than max_length"
            )
        form.text("placeholder", most=100)
        form.text("value", least=least or 0, most=most or MOST_INPUT)

    def choices(self, form: Form, *, least: int, most: int) -> None:
        """Check the lines of a radio or checkbox group."""
        self.custom_id(form)
        values: set[str] = set()
        for option in form.each("options", least=least, most=most, required=True):
            if not option.is_object():
                continue
            option.text("label", least=1, most=100, required=True)
            option.text("value", least=1, most=100, required=True)
            option.text("description", most=100)
            option.unique(
                values, "value", "OPTION_VALUE_DUPLICATED", "The option value is already used"
            )

    def bounds(self, form: Form, *, most: int) -> None:
        low = form.number("min_values", least=0, most=most)
        high = form.number("max_values", least=1, most=most)
        if low is not None and high is not None and low > high:
            form.at("min_values").fault(
                "MIN_VALUES_EXCEED_MAX_VALUES", "min_values cannot be greater than max_values"
            )

    def required_needs_one(self, form: Form) -> None:
        required = form.value.get("required", True)
        if required and form.value.get("min_values") == 0:
            form.at("min_values").fault(
                "MIN_VALUES_OF_REQUIRED", "A required component needs min_values of at least 1"
            )
