"""A client of the Canvas Design Platform API that always speaks one version of it."""

# A type checker takes a name that is imported as itself as exported.
from ._generated import *
from ._runtime import ApiError as ApiError
from ._runtime import FieldError as FieldError
from ._runtime import InvalidResponseError as InvalidResponseError
from ._runtime import Upload as Upload
from ._runtime import WrongVersionError as WrongVersionError
from ._version import PACKAGE_VERSION as __version__
from ._version import SERVICE_VERSION as SERVICE_VERSION
from ._webhooks import WebhookError as WebhookError
from ._webhooks import WebhookEvent as WebhookEvent
from ._webhooks import verify_webhook as verify_webhook
from .client import AsyncClient as AsyncClient
from .client import Client as Client
from .client import TaskFailedError as TaskFailedError
from .client import TaskTimeoutError as TaskTimeoutError
