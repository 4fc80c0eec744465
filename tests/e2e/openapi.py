"""Discord's own description of its requests, as a second opinion on what the bot sends."""

from __future__ import annotations

import functools
import json
import re
from pathlib import Path
from typing import Any

from jsonschema import Draft202012Validator  # type: ignore[import-untyped]
from jsonschema.exceptions import (  # type: ignore[import-untyped]
    ValidationError,
    best_match,
)
from referencing import Registry, Resource
from referencing.jsonschema import DRAFT202012

DESCRIPTION = Path(__file__).parents[2].parent / "shared" / "discord" / "openapi.json"
HOME = "urn:discord"


def available() -> bool:
    """Say whether the description is here; a stranger's clone does not have it."""
    return DESCRIPTION.is_file()


def validate_request(method: str, path: str, payload: Any) -> list[str]:
    """Return what is wrong with a JSON body sent to `path`, such as `/channels/1/messages`.

    A path that Discord does not describe is a complaint too. Without the description there are
    no complaints.
    """
    if not available():
        return []
    template = _template(path)
    if template is None:
        return [f"{method} {path}: Discord describes no such path"]
    operation = _description()["paths"][template].get(method.lower())
    if operation is None:
        return [f"{method} {template}: Discord describes no such method"]
    return list(_complaints(method, template, json.dumps(payload, sort_keys=True)))


@functools.lru_cache(maxsize=256)
def _complaints(method: str, template: str, text: str) -> tuple[str, ...]:
    """Judge a body once: every test publishes the same large tree of commands."""
    validator = _validator(method.lower(), template)
    payload = json.loads(text)
    if validator is None or payload is None:
        return ()
    return tuple(
        f"{method} {template}: {_sentence(error)}"
        for error in validator.iter_errors(_with_text_ids(payload))
    )


def _sentence(error: ValidationError) -> str:
    deepest = best_match([error]) or error
    place = "/".join(str(part) for part in deepest.absolute_path)
    return f"{place or 'body'}: {deepest.message[:300]}"


def _with_text_ids(value: Any) -> Any:
    """Write ids as text: Discord takes them as numbers too, its description does not.

    The ids of ordinary objects are large numbers; those of new attachments count from 0.
    """
    if isinstance(value, dict):
        texts = {key: _with_text_ids(part) for key, part in value.items()}
        if isinstance(texts.get("attachments"), list):
            texts["attachments"] = [
                {**entry, "id": str(entry.get("id"))} for entry in texts["attachments"]
            ]
        return texts
    if isinstance(value, list):
        return [_with_text_ids(part) for part in value]
    if isinstance(value, int) and value > 2**53:
        return str(value)
    return value


@functools.cache
def _description() -> dict[str, Any]:
    described: dict[str, Any] = json.loads(DESCRIPTION.read_text("utf-8"))
    return described


@functools.cache
def _patterns() -> list[tuple[re.Pattern[str], str]]:
    """Compile the path templates, those with the fewest variables first."""
    templates = sorted(_description()["paths"], key=lambda path: (path.count("{"), path))
    return [(re.compile(re.sub(r"\{\w+\}", "[^/]+", path)), path) for path in templates]


@functools.cache
def _template(path: str) -> str | None:
    return next((name for pattern, name in _patterns() if pattern.fullmatch(path)), None)


@functools.cache
def _registry() -> Registry[Any]:
    resource = Resource.from_contents(_description(), default_specification=DRAFT202012)
    registry: Registry[Any] = Registry().with_resource(HOME, resource)
    return registry


@functools.cache
def _validator(method: str, template: str) -> Draft202012Validator | None:
    """Build the validator of one request body, or None when none is described."""
    steps = ["paths", template, method, "requestBody", "content", "application/json", "schema"]
    schema: Any = _description()
    for step in steps:
        schema = schema.get(step) if isinstance(schema, dict) else None
    if schema is None:
        return None
    pointer = "/".join(step.replace("~", "~0").replace("/", "~1") for step in steps)
    return Draft202012Validator({"$ref": f"{HOME}#/{pointer}"}, registry=_registry())
