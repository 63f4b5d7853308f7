"""The clients that programs use: the generated operations, and waiting for a task."""

from __future__ import annotations

import asyncio
import threading
import time
from concurrent import futures
from typing import Callable

from . import _generated

__all__ = ["AsyncClient", "Client", "TaskFailedError", "TaskTimeoutError"]


class TaskFailedError(Exception):
    """A task that ended without success. `task` says how."""

    def __init__(self, task: _generated.Task) -> None:
        self.task = task
        why = f": {task.error.message} (retryable: {task.error.retryable})" if task.error else "."
        super().__init__(f"The task {task.id} ended as {task.status}{why}")


class TaskTimeoutError(TimeoutError):
    """A task that has not ended within the time limit. It goes on."""


class Client(_generated._Client):
    """Calls the API in the version that this package describes."""

    def __enter__(self) -> Client:
        return self

    def __exit__(self, *_: object) -> None:
        self._http.close()

    def wait_for_task(self, task_id: str, *, timeout: float = 600.0) -> _generated.Task:
        """
        Waits until a task has succeeded, and returns it. Raises a TaskFailedError if it ended in another way, and a
        TaskTimeoutError after `timeout` seconds.
        """
        wait = _Wait(task_id, timeout)
        while True:
            left = wait.left()
            try:
                task = _within(left, lambda: self.get_task(task_id, timeout=left))
            except (_generated.ApiTimeoutError, futures.TimeoutError):
                raise wait.too_late from None
            if wait.is_over(task):
                return task
            time.sleep(wait.delay(task))


class AsyncClient(_generated._AsyncClient):
    """The asynchronous form of `Client`."""

    async def __aenter__(self) -> AsyncClient:
        return self

    async def __aexit__(self, *_: object) -> None:
        await self._http.aclose()

    async def wait_for_task(self, task_id: str, *, timeout: float = 600.0) -> _generated.Task:
        """Waits as `Client.wait_for_task` does."""
        wait = _Wait(task_id, timeout)
        while True:
            left = wait.left()
            try:
                task = await asyncio.wait_for(self.get_task(task_id), left)
            except asyncio.TimeoutError:
                raise wait.too_late from None
            if wait.is_over(task):
                return task
            await asyncio.sleep(wait.delay(task))


def _within(seconds: float, call: Callable[[], _generated.Task]) -> _generated.Task:
    """Makes a call in a thread, which is left alone after some time: httpx limits each step, but not all of a response."""
    result: futures.Future[_generated.Task] = futures.Future()

    def run() -> None:
        try:
            result.set_result(call())
        except BaseException as error:
            result.set_exception(error)

    threading.Thread(target=run, daemon=True).start()
    return result.result(seconds)


class _Wait:
    """The time between two reads of a task: what the service suggests, or else 0.1 seconds, doubled up to 2."""

    def __init__(self, task_id: str, timeout: float) -> None:
        self.too_late = TaskTimeoutError(f"The task {task_id} has not ended within {timeout:g} seconds. It goes on.")
        self.deadline = time.monotonic() + timeout
        self.interval = 0.05

    def left(self) -> float:
        left = self.deadline - time.monotonic()
        if left <= 0:
            raise self.too_late
        return left

    def is_over(self, task: _generated.Task) -> bool:
        if task.status in ("failed", "canceled", "expired"):
            raise TaskFailedError(task)
        return task.status == "succeeded"

    def delay(self, task: _generated.Task) -> float:
        self.interval = min(self.interval * 2, 2.0)
        suggested = (task.retry_after_ms or 0) / 1000
        return min(suggested if suggested > 0 else self.interval, self.left())
