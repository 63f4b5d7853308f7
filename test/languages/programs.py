"""`programs.py <name>`: does one thing with the package, and prints as JSON how it went. `programs.go` does the same in Go."""

import asyncio
import copy
import json
import os
import resource
import sys
import time

import canvas_design_api as api
import httpx

KEY, URL = os.environ["CANVAS_DESIGN_KEY"], os.environ["CANVAS_DESIGN_URL"]
client = api.Client(KEY, URL, headers={"User-Agent": "mine/1"})


def error_of(call):
    try:
        call()
    except Exception as error:
        return error
    return None


def name_of(call):
    return type(error_of(call)).__name__


def lists():
    async def count():
        async with api.AsyncClient(KEY, URL) as other:
            return len([kit async for kit in other.list_brand_kits_items(limit=20)])

    return {
        "canvases": len(list(client.list_canvases_items(limit=20))),
        "found": len({canvas.id for canvas in client.search_canvases_items(q="Poster", limit=20)}),
        "kits": asyncio.run(count()),
    }


def version():
    mine = httpx.Client(headers={"Service-Version": "2026-04-12"})
    for one in (client, copy.copy(client), api.Client(KEY, URL, headers={"User-Agent": "mine/1"}, http_client=mine)):
        one.get_credits()
    asyncio.run(api.AsyncClient(KEY, URL, headers={"User-Agent": "mine/1"}).get_credits())
    own = {"service-version": "2026-04-12"}
    return {
        "refused": name_of(api.Client(KEY, URL, headers=own).get_credits) == "ValueError",
        "refusedForACall": name_of(lambda: client.get_credits(headers=own)) == "ValueError",
        "wrong": name_of(client.list_canvases) == "WrongVersionError",
    }


def errors():
    error = error_of(lambda: client.create_upload_url(api.UploadUrlRequest(filename="a", mime_type="image/png", expires_in_seconds=4000)))
    gone = error_of(lambda: client.get_task("task_01JTMZZZZZZZZZZZZZZZZZZZZZ"))
    bare = error_of(client.get_credits)
    gateway = error_of(client.get_credits)
    moved = error_of(lambda: client.create_task(api.TaskCreate(prompt="A poster")))
    shown = [error, gone, client, vars(client), error_of(lambda: api.Client(KEY + "\n", URL)), error_of(lambda: api.Client(KEY, "http://127.0.0.1:1/v1").get_credits())]
    return {
        "status": error.status,
        "code": error.code,
        "fields": [list(field) for field in error.fields],
        "requestId": error.request_id.startswith("req_") and error.request_id in str(error),
        "gone": [gone.status, gone.type],
        "bare": [bare.status, bool(bare.request_id)],
        "gateway": gateway.status,
        "moved": moved.status,
        "showsTheKey": any(KEY in f"{one!r} {one}" for one in shown),
    }


def wait():
    failed = error_of(lambda: client.wait_for_task(os.environ["FAILED"]))
    begun = time.monotonic()
    late = error_of(lambda: client.wait_for_task(os.environ["RUNNING"], timeout=0.5))
    late_async = error_of(lambda: asyncio.run(api.AsyncClient(KEY, URL).wait_for_task(os.environ["RUNNING"], timeout=0.5)))
    return {
        "failed": isinstance(failed, api.TaskFailedError) and "no credits left" in str(failed),
        "late": [isinstance(error, TimeoutError) for error in (late, late_async)],
        "inTime": time.monotonic() - begun < 5,
    }


def retry():
    begun = time.monotonic()
    client.list_brand_kits()
    waited = time.monotonic() - begun > 1.9
    calls = [client.list_organizations, lambda: client.create_task(api.TaskCreate()), client.list_voices, client.list_media_models]
    failed = [isinstance(error_of(call), api.ApiError) for call in calls]

    async def cancelled():
        try:
            await asyncio.wait_for(api.AsyncClient(KEY, URL).get_credits(), 1)
        except asyncio.TimeoutError:
            return True

    begun = time.monotonic()
    return {
        "waited": waited,
        "failed": failed,
        "cancelled": asyncio.run(cancelled()) and time.monotonic() - begun < 3,
        "hanging": isinstance(error_of(lambda: client.wait_for_task("task_1", timeout=0.5)), TimeoutError),
    }


def upload():
    content = bytes([0, 255, 128, 10, 13, 0])
    small = client.upload_file(api.UploadForm(file=("ä b.png", content)))
    before = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    with open(os.environ["LARGE"], "rb") as file:
        large = client.upload_file(api.UploadForm(file=file))
    return {
        "name": small.filename,
        "type": small.mime_type,
        "size": small.size_bytes,
        "large": [large.filename, large.size_bytes],
        "held": (resource.getrusage(resource.RUSAGE_SELF).ru_maxrss - before) * 1024 > large.size_bytes / 2,
    }


def webhooks():
    def verdict(one):
        error = error_of(lambda: api.verify_webhook(one["body"].encode(), one["headers"], one["secret"], now=one["now"]))
        return error.reason if error else "valid"

    return {one["name"]: verdict(one) for one in json.loads(os.environ["DELIVERIES"])}


def tolerance():
    task = client.get_task("task_1")
    return {
        "status": task.status,
        "missing": "Task.attempt" in str(error_of(lambda: client.get_task("task_1"))),
        "inside": "TaskError.retryable" in str(error_of(lambda: client.get_task("task_1"))),
        "noJson": name_of(lambda: client.get_task("task_1")) == "InvalidResponseError",
    }


print(json.dumps(globals()[sys.argv[1]]()))
