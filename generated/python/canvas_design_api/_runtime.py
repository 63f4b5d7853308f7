"""What the generated client lacks: the pinned version, when a call is sent again, and errors that say what is wrong."""

from __future__ import annotations

import dataclasses
import re
from functools import lru_cache
from typing import IO, Any, Dict, List, NamedTuple, Optional, Tuple, Union, get_type_hints
from urllib.parse import quote

import httpx

__all__ = ["ApiError", "FieldError", "InvalidResponseError", "SERVICE_VERSION", "Upload", "WrongVersionError", "__version__"]

SERVICE_VERSION = "2026-05-01"
__version__ = "0.2.0"

#: A file to upload: opened in binary mode, or a name with the content.
Upload = Union[IO[bytes], Tuple[str, Union[bytes, IO[bytes]]]]
#: Of each step of a request, in seconds: audio of a managed voice, if it is waited for, takes up to 210.
TIMEOUT = 240.0


class WrongVersionError(Exception):
    """A response in another version than the one that this package describes. Nothing of it was read."""


class InvalidResponseError(Exception):
    """A successful response that the contract does not allow, such as one without a required field."""


class FieldError(NamedTuple):
    """A field of the request that is not valid, and the code that says why."""

    field: str
    code: str


class ApiError(Exception):
    """A response that is not a success. Branch on `status` and `code`, and log `request_id`."""

    def __init__(self, response: httpx.Response) -> None:
        try:
            self.body: Any = response.json()
        except ValueError:
            self.body = response.text
        # A gateway responds without the error object of the API.
        error = _object(_object(self.body).get("error"))
        self.status = response.status_code
        self.type: Optional[str] = error.get("type")
        self.code: Optional[str] = error.get("code")
        self.message: str = error.get("message") or response.reason_phrase
        self.request_id: Optional[str] = error.get("request_id") or response.headers.get("x-request-id")
        self.retry_after: Optional[str] = response.headers.get("retry-after")
        fields = _object(error.get("details")).get("fields")
        listed = map(_object, fields if isinstance(fields, list) else [])
        self.fields: List[FieldError] = [FieldError(one.get("field", ""), one.get("code", "")) for one in listed]
        about = "".join(f"; {field}: {code}" for field, code in self.fields)
        super().__init__(f"{self.status} {self.code or ''}: {self.message}{about} (request {self.request_id})")


def _object(value: Any) -> Dict[str, Any]:
    return value if isinstance(value, dict) else {}


class Pin:
    """Sends the version and the name of the package with each request, and checks the version of each success."""

    def on_request(self, context: Dict[str, Any]) -> None:
        headers = httpx.Headers(context["headers"])
        if "Service-Version" in headers:
            raise ValueError(f"Remove the header Service-Version: this package always sends {SERVICE_VERSION}.")
        headers["Service-Version"] = SERVICE_VERSION
        headers["User-Agent"] = " ".join([f"canvas-design-api/{__version__}", *headers.get_list("User-Agent")])
        context["headers"] = headers

    def on_response(self, response: httpx.Response, context: Dict[str, Any]) -> None:
        version = response.headers.get("Service-Version")
        if response.is_success and version != SERVICE_VERSION:
            raise WrongVersionError(f"{context['url']} responded in version {version}, not in {SERVICE_VERSION}.")


def is_retried(attempt: Dict[str, Any]) -> bool:
    """Only a GET is sent again: this API has no header that would make that safe for a POST."""
    response: Optional[httpx.Response] = attempt["response"]
    if response is None or response.request.method != "GET" or response.status_code not in (429, 502, 503, 504):
        return False
    # A wait that is longer than a minute, or than the call may take, is left to the program.
    try:
        seconds = float(response.headers.get("retry-after", ""))
    except ValueError:
        return True
    return 0 <= seconds <= min(60, response.request.extensions["timeout"]["read"] or 60)


def auth_of(api_key: str) -> Dict[str, Any]:
    """Returns the key inside of a function, so that printing a client does not show it."""
    # The error of httpx would show a key that cannot be sent.
    if not re.fullmatch("[!-~]+", api_key):
        raise ValueError("The API key is empty, or has white space or characters beyond ASCII.")
    return {"bearer": lambda: api_key}


def segment(name: str, value: Any) -> str:
    """Returns a path parameter for a URL. An empty one, `.` or `..` would make it the URL of another operation."""
    if str(value) in ("", ".", ".."):
        raise ValueError(f"The path parameter {name} is {str(value)!r}.")
    return quote(str(value), safe="")


def listed(items: Any) -> List[Any]:
    """Returns the items of a page. Without this check, a body that is no page would look like an empty list."""
    if not isinstance(items, list):
        raise InvalidResponseError("The response is not a page: it has no list of items.")
    return items


#: A program cannot change them.
PINNED: Dict[str, Any] = {"middleware": [Pin()], "retry": {"retries": 2, "retry_on": is_retried}}
hints_of = lru_cache(maxsize=None)(get_type_hints)


def new(type_: Any, values: Dict[str, Any]) -> Any:
    """Makes an object of a response. Raises an InvalidResponseError that names a required field that is missing."""
    for field in dataclasses.fields(type_):
        if field.name not in values and field.default is dataclasses.MISSING:
            wire = getattr(type_, "_field_map", {}).get(field.name, field.name)
            raise InvalidResponseError(f"The response lacks the required field {type_.__name__}.{wire}.")
    return type_(**values)
