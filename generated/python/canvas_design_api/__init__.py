"""A client of the Canvas Design Platform API that always speaks one version of it."""

from ._generated import *
from ._runtime import ApiError, FieldError, InvalidResponseError, Upload, WrongVersionError
from ._version import PACKAGE_VERSION as __version__
from ._version import SERVICE_VERSION
from ._webhooks import WebhookError, WebhookEvent, verify_webhook
from .client import AsyncClient, Client, TaskFailedError, TaskTimeoutError
