"""Refusing what Discord refuses in a published command tree."""

from __future__ import annotations

import unicodedata
from collections import Counter
from collections.abc import Collection
from enum import IntEnum
from typing import Any

from bot.sandbox.checks.body import Form
from bot.sandbox.checks.errors import Json, Rejected

MOST_COMMANDS = {1: 100, 2: 5, 3: 5}
MOST_OPTIONS = 25
MOST_CHARACTERS = 8000
LANGUAGES = "bg cs da de el en-GB en-US es-419 es-ES fi fr hi hr hu id it ja ko lt nl no pl"
MORE_LANGUAGES = "pt-BR ro ru sv-SE th tr uk vi zh-CN zh-TW"
LOCALES = frozenset(f"{LANGUAGES} {MORE_LANGUAGES}".split())


class OptionType(IntEnum):
    SUBCOMMAND = 1
    GROUP = 2
    STRING = 3
    INTEGER = 4
    BOOLEAN = 5
    USER = 6
    CHANNEL = 7
    ROLE = 8
    MENTIONABLE = 9
    NUMBER = 10
    ATTACHMENT = 11


NESTING = frozenset({OptionType.SUBCOMMAND, OptionType.GROUP})
LEAVES = frozenset(OptionType) - NESTING
TYPED = frozenset({OptionType.STRING, OptionType.INTEGER, OptionType.NUMBER})


def check_commands(form: Form) -> None:
    """Check a whole tree, as sent with PUT; raises the error 50035."""
    if not isinstance(form.value, list):
        raise Rejected(50109)
    names: set[tuple[int, str]] = set()
    for index in range(len(form.value)):
        command = form.at(index)
        if not command.is_object():
            continue
        check_command(command)
        key = (command.value.get("type", 1), str(command.value.get("name")))
        if key in names:
            command.at("name").fault(
                "APPLICATION_COMMANDS_DUPLICATE_NAME", "Application command names must be unique"
            )
        names.add(key)
    form.done()
    counts = Counter(kind for kind, _ in names)
    for kind, most in MOST_COMMANDS.items():
        if counts[kind] > most:
            message = f"Maximum number of application commands reached ({most})."
            raise Rejected(30032, message=message)


def check_command(form: Form) -> None:
    """Check one command with all its groups, subcommands and options."""
    kind = form.one_of("type", (1, 2, 3)) or 1
    if kind == 1:
        _name(form)
        form.text("description", least=1, most=100, required=True)
        _localized(form, "description", most=100)
        _options(form, LEAVES | NESTING)
    else:
        form.text("name", least=1, most=32, required=True)
        for key in ("description", "options"):
            if form.value.get(key):
                form.at(key).fault(
                    "APPLICATION_COMMAND_CONTEXT_MENU", f"Context menu commands cannot have {key}"
                )
    _localized(form, "name", most=32)
    if form.has_value("default_member_permissions"):
        form.snowflake("default_member_permissions")
    for key, allowed in (("contexts", (0, 1, 2)), ("integration_types", (0, 1))):
        for entry in form.each(key, most=len(allowed)):
            if entry.value not in allowed:
                entry.fault("BASE_TYPE_CHOICES", f"Value must be one of {set(allowed)}.")
    size = characters(form.value)
    if size > MOST_CHARACTERS:
        form.fault(
            "APPLICATION_COMMAND_TOO_LARGE",
            f"Command exceeds maximum size ({size} > {MOST_CHARACTERS})",
        )


def _name(form: Form) -> None:
    name = form.text("name", least=1, most=32, required=True)
    if name is not None and not is_command_name(name):
        form.at("name").fault("APPLICATION_COMMAND_INVALID_NAME", "Command name is invalid")


def is_command_name(name: str) -> bool:
    """Return whether a name has only lower-case letters, digits, `-`, `_` and `'`."""
    return name == name.lower() and all(
        sign in "-_'" or unicodedata.category(sign)[0] in "LN" for sign in name
    )


def _localized(form: Form, key: str, *, most: int) -> None:
    words = form.at(f"{key}_localizations")
    if words.value is None or not words.is_object():
        return
    for locale in words.value:
        if locale not in LOCALES:
            words.at(locale).fault("BASE_TYPE_CHOICES", f'Locale "{locale}" is not known')
        text = words.text(locale, least=1, most=most)
        if key == "name" and text and form.value.get("type", 1) == 1 and not is_command_name(text):
            words.at(locale).fault("APPLICATION_COMMAND_INVALID_NAME", "Command name is invalid")


def _options(form: Form, allowed: Collection[int]) -> None:
    names: set[str] = set()
    kinds: list[int] = []
    optional_before = False
    for option in form.each("options", most=MOST_OPTIONS):
        if not option.is_object():
            continue
        kind = _option_head(option, allowed, names)
        if kind is None:
            continue
        kinds.append(kind)
        if kind == OptionType.GROUP:
            _options(option, {OptionType.SUBCOMMAND})
        elif kind == OptionType.SUBCOMMAND:
            _options(option, LEAVES)
        else:
            required = option.flag("required")
            if required and optional_before:
                option.at("required").fault(
                    "APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID",
                    "Required options must be placed before non-required options",
                )
            optional_before = optional_before or not required
            _leaf(option, OptionType(kind))
    _no_mixture(form, kinds)


def _option_head(option: Form, allowed: Collection[int], names: set[str]) -> int | None:
    """Check the fields common to all options, and return the kind."""
    kind = option.one_of("type", allowed, required=True)
    _name(option)
    option.text("description", least=1, most=100, required=True)
    _localized(option, "name", most=32)
    _localized(option, "description", most=100)
    option.unique(
        names, "name", "APPLICATION_COMMAND_OPTIONS_NAME_DUPLICATED", "Option names must be unique"
    )
    return kind


def _no_mixture(form: Form, kinds: Collection[int]) -> None:
    if any(kind in NESTING for kind in kinds) and any(kind in LEAVES for kind in kinds):
        form.at("options").fault(
            "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID",
            "Sub-command and sub-command group option types are mutually exclusive to all others",
        )
    if form.value.get("type") == OptionType.GROUP and not kinds:
        form.at("options").fault("BASE_TYPE_REQUIRED", "This field is required")


def _leaf(form: Form, kind: OptionType) -> None:
    """Check choices, bounds and autocomplete of an option that takes a value."""
    choices = list(form.each("choices", most=25))
    complete = form.flag("autocomplete")
    if (choices or complete) and kind not in TYPED:
        form.fault(
            "APPLICATION_COMMAND_OPTIONS_CHOICES_INVALID",
            "Choices and autocomplete need a string, integer or number option",
        )
    if choices and complete:
        form.at("autocomplete").fault(
            "APPLICATION_COMMAND_AUTOCOMPLETE_CHOICES",
            "Choices are not allowed on an option with autocomplete",
        )
    names: set[str] = set()
    for choice in choices:
        check_choice(choice, kind)
        if choice.is_object():
            choice.unique(
                names,
                "name",
                "APPLICATION_COMMAND_OPTIONS_CHOICE_NAME_DUPLICATED",
                "Choice names must be unique",
            )
    form.number("min_length", least=0, most=6000)
    form.number("max_length", least=1, most=6000)
    low, high = form.value.get("min_value"), form.value.get("max_value")
    for key, bound in (("min_value", low), ("max_value", high)):
        if bound is None:
            continue
        if kind not in (OptionType.INTEGER, OptionType.NUMBER):
            form.at(key).fault("APPLICATION_COMMAND_OPTIONS_BOUND", "Only numbers have bounds")
        elif abs(bound) > 2**53:
            form.at(key).fault("NUMBER_TYPE_MAX", "The number is beyond 2^53")
    if low is not None and high is not None and low > high:
        form.at("max_value").fault("NUMBER_TYPE_MIN", "max_value is smaller than min_value")


def check_choice(form: Form, kind: OptionType) -> None:
    """Check one choice, of the tree or of an autocomplete answer."""
    if not form.is_object():
        return
    form.text("name", least=1, most=100, required=True)
    _localized_choice(form)
    value = form.value.get("value")
    if kind == OptionType.STRING:
        form.text("value", least=1, most=100, required=True)
    elif isinstance(value, bool) or not isinstance(value, int | float):
        form.at("value").fault("NUMBER_TYPE_COERCE", "The value must be a number")
    elif kind == OptionType.INTEGER and not isinstance(value, int):
        form.at("value").fault("NUMBER_TYPE_COERCE", "The value must be a whole number")


def _localized_choice(form: Form) -> None:
    words = form.at("name_localizations")
    if words.value is not None and words.is_object():
        for locale in words.value:
            words.text(locale, least=1, most=100)


def characters(part: Json) -> int:
    """Count names, descriptions and choice values, each in its longest translation."""
    total = 0
    for key in ("name", "description"):
        translations = part.get(f"{key}_localizations") or {}
        texts = [part.get(key), *translations.values()]
        total += max((len(text) for text in texts if isinstance(text, str)), default=0)
    for choice in _objects(Form(part), "choices"):
        total += characters(choice)
        value = choice.get("value")
        total += len(value) if isinstance(value, str) else 0
    for option in _objects(Form(part), "options"):
        total += characters(option)
    return total


def _objects(form: Form, key: str) -> list[Any]:
    entries = form.value.get(key)
    return [e for e in entries if isinstance(e, dict)] if isinstance(entries, list) else []
