"""Calls the package as each line of the input says, and prints as JSON what that returned or raised. `calls.go` does the same."""

import asyncio
import copy
import dataclasses
import functools
import inspect
import json
import os
import re
import sys

import canvas_design_api as api
import httpx

KEY, URL = os.environ["CANVAS_DESIGN_KEY"], os.environ["CANVAS_DESIGN_URL"]
OLD = {"Service-Version": "2026-04-12"}
make = getattr(api, sys.argv[1])


@functools.lru_cache(maxsize=None)
def client_of(name):
    own = httpx.Client if make is api.Client else httpx.AsyncClient
    clients = {
        "copied": lambda: copy.copy(client_of("")),
        "own transport": lambda: make(KEY, URL, http_client=own(headers=OLD)),
        "old version": lambda: make(KEY, URL, headers=OLD),
        "malformed key": lambda: make(KEY + "\n", URL),
        "nobody listens": lambda: make(KEY, "http://127.0.0.1:1/v1"),
    }
    if name.startswith("http:"):
        return make(KEY, name)
    return clients[name]() if name else make(KEY, URL, headers={"User-Agent": "mine/1"})


async def result_of(client, call, args, limit):
    if call == "show":
        return f"{client_of(client)!r} {vars(client_of(client))}"
    if call == "verifyWebhook":
        body, headers, secret, now = args
        return api.verify_webhook(body.encode(), headers, secret, now=now)
    if call == "uploadFile":
        name, path = args
        args = [{"file": (name, open(path, "rb")) if name else open(path, "rb")}]
    method = getattr(client_of(client), re.sub("(?=[A-Z])", "_", call).lower())
    parameters = [one for one in inspect.signature(method).parameters.values() if one.kind is one.POSITIONAL_OR_KEYWORD]
    given = [getattr(api, one.annotation)(**arg) if isinstance(arg, dict) else arg for one, arg in zip(parameters, args)]
    result = method(*given, **dict(*args[len(given) :]))
    if hasattr(result, "__aiter__"):
        return [item async for item in result]
    if inspect.isawaitable(result):
        return await asyncio.wait_for(result, limit)
    return list(result) if inspect.isgenerator(result) else result


async def main():
    for line in sys.stdin:
        try:
            printed = {"value": await result_of(**json.loads(line))}
        except Exception as error:
            late = isinstance(error, (TimeoutError, asyncio.TimeoutError))
            printed = {**vars(error), "kind": type(error).__name__, "text": f"{error} {error!r}", "late": late}
        print(json.dumps(printed, default=lambda one: dataclasses.asdict(one) if dataclasses.is_dataclass(one) else str(one)), flush=True)


asyncio.run(main())
