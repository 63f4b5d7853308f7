"""A client of the Canvas Design Platform API that always speaks one version of it."""

from ._generated import *
from ._runtime import *
from ._webhooks import *
from .client import *
