"""Checks that a webhook comes from the service."""

from __future__ import annotations

import hashlib
import hmac
import json
import re
import time
from dataclasses import dataclass
from typing import Any, Dict, Iterable, Optional, Protocol, Tuple, Union

from ._generated import Task, decode

__all__ = ["WebhookError", "WebhookEvent", "verify_webhook"]

MAX_AGE = 300


class Headers(Protocol):
    """The headers of any framework, or a dict."""

    def items(self) -> Iterable[Tuple[str, Any]]: ...


class WebhookError(ValueError):
    """A delivery that must not be trusted. `reason` says why."""

    def __init__(self, reason: str, message: str) -> None:
        super().__init__(message)
        self.reason = reason


@dataclass
class WebhookEvent:
    """A verified event. Every attempt to deliver it has the same `id`."""

    id: str
    type: str
    data: Dict[str, Any]

    @property
    def task(self) -> Task:
        """The task that the event is about. Raises an InvalidResponseError if a required field is missing."""
        task: Task = decode(Task, self.data)
        return task


def verify_webhook(
    body: Union[bytes, str], headers: Headers, secret: str, *, now: Optional[float] = None
) -> WebhookEvent:
    """
    Returns the event of a delivery, or raises a WebhookError. `body` is the body as received, before any parsing; `now`
    is the time in Unix seconds, by default that of this machine.
    """
    if not secret:
        raise ValueError("The signing secret is empty. Pass the one that was shown with the API key.")
    raw = body.encode() if isinstance(body, str) else bytes(body)
    given = {name.lower(): str(value) for name, value in headers.items()}
    for name in ("X-Webhook-Signature", "X-Webhook-Timestamp"):
        if name.lower() not in given:
            raise WebhookError("header_missing", f"There is no header {name}.")
    signature, timestamp = given["x-webhook-signature"].lower(), given["x-webhook-timestamp"]
    expected = hmac.new(secret.encode(), timestamp.encode() + b"." + raw, hashlib.sha256).hexdigest()
    if not hmac.compare_digest(f"v1={expected}".encode(), signature.encode()):
        raise WebhookError("signature_mismatch", "The signature does not match the body, timestamp and secret.")
    if not re.fullmatch("[0-9]+", timestamp):
        raise WebhookError("timestamp_malformed", f"The timestamp is signed, but not in Unix seconds: {timestamp!r}.")
    age = (time.time() if now is None else now) - int(timestamp)
    if abs(age) > MAX_AGE:
        reason, where = ("timestamp_too_old", "old") if age > 0 else ("timestamp_in_future", "in the future")
        raise WebhookError(reason, f"By this clock the timestamp is {abs(age):.0f} seconds {where}.")
    try:
        event = json.loads(raw)
        id_, type_, data = event["id"], event["type"], event["data"]
    except (ValueError, KeyError, TypeError):
        id_ = type_ = data = None
    if not (isinstance(id_, str) and id_ and isinstance(type_, str) and isinstance(data, dict)):
        raise WebhookError("body_malformed", "The body is signed, but it is not an event with an id, a type and data.")
    return WebhookEvent(id_, type_, data)
