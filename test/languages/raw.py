"""What the generator's own Python text does: each line is a bug that our package must not have."""

import json
import os

import client as raw

api = raw.Client(os.environ["CANVAS_DESIGN_URL"], auth={"bearer": os.environ["CANVAS_DESIGN_KEY"]}, retry={"retries": 1, "retry_delay": 0.01})
try:
    page = api.list_canvases().data
except TypeError:
    page = None
try:
    api.create_task(raw.TaskCreate(prompt="A poster"), idempotency_key="a")
except raw.ApiError as error:
    typed = hasattr(error, "code")
task = raw.decode(raw.Optional[raw.TaskError], {"message": "the retryable is missing"})
print(json.dumps({"listReads": page is not None, "errorHasCode": typed, "missingIsAnError": not isinstance(task, dict)}))
