"""Discord's own description of its requests, as a second opinion on the bot's."""

from __future__ import annotations

import functools
import json
import re
from pathlib import Path
from typing import Any

from jsonschema_rs import Draft202012Validator, ValidationError, ValidationErrorKind

DESCRIPTION = Path(__file__).parents[1] / "discord" / "openapi.json"
"""Discord's description, reduced to request bodies; its licence is in the same folder."""


def validate_request(method: str, path: str, payload: Any) -> list[str]:
    """Return the faults of a JSON body sent to `path`, such as `/channels/1/messages`.

    A path that Discord does not describe is a fault too.
    """
    template = _template(path)
    if template is None:
        return [f"{method} {path}: Discord describes no such path"]
    if method.lower() not in _description()["paths"][template]:
        return [f"{method} {template}: Discord describes no such method"]
    validator = _validator(method.lower(), template)
    if validator is None or payload is None:
        return []
    errors = validator.iter_errors(_with_text_ids(payload))
    return [f"{method} {template}: {_sentence(error)}" for error in errors]


def _sentence(error: ValidationError) -> str:
    cause = _cause(error)
    place = "/".join(str(part) for part in cause.instance_path)
    return f"{place or 'body'}: {cause.message[:300]}"


def _cause(error: ValidationError) -> ValidationError:
    """Find the real fault behind "fits none of these": that of the kind meant."""
    branches = getattr(error.kind, "context", None) or []
    meant = [branch for branch in branches if branch and not any(map(_other_kind, branch))]
    return _cause(meant[0][0]) if meant else error


def _other_kind(error: ValidationError) -> bool:
    ends_in_type = bool(error.instance_path) and error.instance_path[-1] == "type"
    return ends_in_type and isinstance(error.kind, ValidationErrorKind.Enum)


def _with_text_ids(value: Any) -> Any:
    """Write ids as text: Discord also accepts numbers, its description does not.

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


def _template(path: str) -> str | None:
    return next((name for pattern, name in _patterns() if pattern.fullmatch(path)), None)


@functools.cache
def _validator(method: str, template: str) -> Draft202012Validator | None:
    """Build the validator of one request body, or None when none is described."""
    schema: Any = _description()["paths"][template][method]
    for step in ("requestBody", "content", "application/json", "schema"):
        schema = schema.get(step) if isinstance(schema, dict) else None
    if schema is None:
        return None
    return Draft202012Validator({**schema, "components": _description()["components"]})
