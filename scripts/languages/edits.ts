/** What is changed in the text of Redocly's generator: its runtime goes, because ours pins the version. */

/**
 * Replaces the text `find`, and what follows it up to `until`, by `put`. It must be there exactly `times` times: another text is
 * of another generator or of another contract, which nobody has tried.
 */
export type Edit = { find: string; until?: string; put?: string; times?: number }
type Counts = { operations: number; lists: number }

const RETRY = ', retry: Optional[Dict[str, Any]] = None'

export function pythonEdits({ operations, lists }: Counts): Edit[] {
  // A list has two iterators. Each method exists in both clients, and each operation also with its headers.
  const [calls, iterators] = [operations * 4, lists * 4]
  return [
    {
      find: 'from __future__ import annotations\n',
      put: `from __future__ import annotations\n\nfrom ._runtime import ${PYTHON_RUNTIME}\n`,
    },
    { find: 'class ApiError(Exception):', until: 'class ApiTimeoutError(' },
    { find: 'raise ApiError(', until: '\n', put: 'raise ApiError(response)', times: calls + iterators },
    // Ours are exported.
    { find: '\nclass Client:', put: '\nclass _Client:' },
    { find: '\nclass AsyncClient:', put: '\nclass _AsyncClient:' },
    // The version. A client needs a key and an address.
    { find: '"middleware": middleware or []', put: '"middleware": [*(middleware or []), Pin()]', times: 2 },
    {
      find: 'server_url: str = "", *, auth: Optional[Dict[str, Any]] = None,',
      put: 'api_key: str, base_url: str, *,',
      times: 2,
    },
    { find: 'self._server_url = server_url', put: 'self._server_url = base_url', times: 2 },
    { find: 'self._auth = auth or {}', put: 'self._auth = auth_of(api_key)', times: 2 },
    { find: `timeout: Optional[float] = None${RETRY}, mid`, put: 'timeout: Optional[float] = TIMEOUT, mid', times: 2 },
    // What is sent again: a program cannot change it, and there is no header that would make it safe for a POST.
    { find: '"retry": retry or {}', put: '"retry": {"retries": 2, "retry_on": is_retried}', times: 2 },
    { find: `${RETRY}, idempotency_key: Any = None) ->`, put: ') ->', times: calls },
    { find: `${RETRY}) ->`, put: ') ->', times: iterators },
    { find: ', retry=retry, idempotency_key=idempotency_key)', put: ')', times: calls },
    { find: 'timeout, retry=retry)', put: 'timeout)', times: iterators },
    { find: ', idempotency_key: Any = None, http_client', put: ', http_client', times: 2 },
    { find: '            "idempotency_key": idempotency_key,\n', times: 2 },
    // Of a value that may be null, the generator returns what lacks a required field as it is, and reads no JSON as null.
    {
      find: '        for member in get_args(type_):\n',
      put: '        members = [member for member in get_args(type_) if member is not type(None)]\n        if len(members) == 1:\n            return decode(members[0], data)\n        for member in members:\n',
    },
    { find: 'return type_(**kwargs)', put: 'return new(type_, kwargs)' },
    { find: 'hints = get_type_hints(type_)', put: 'hints = hints_of(type_)' },
    {
      find: '    except Exception:\n        return None\n',
      put: '    except ValueError as error:\n        raise InvalidResponseError(f"The body is not JSON: {error}") from None\n',
    },
    // What mypy finds in strict mode.
    { find: '    raw = base if', put: '    raw: float = base if' },
    { find: 'else int(start)', put: 'else int(str(start))', times: 2 },
    // A file has a name.
    { find: '    file: str\n', put: '    file: Upload\n' },
    { find: 'isinstance(value, (bytes, bytearray)) or', put: 'isinstance(value, (bytes, bytearray, tuple)) or' },
  ]
}

export function goEdits({ operations, lists }: Counts): Edit[] {
  return [
    { find: '\t"mime/multipart"\n' },
    { find: '// APIError is returned', until: '// TimeoutError is returned' },
    { find: '// Config is the per-client', until: 'func resolveToken(' },
    { find: '// apiErrorFrom builds', until: '// ─── Pagination' },
    { find: 'func New(config Config)', until: '// ' },
    { find: 'resp.StatusCode >= 400 {\n', put: 'resp.StatusCode/100 != 2 {\n', times: operations * 2 + lists * 2 + 1 },
    // The version, and what is sent again: with `send`, not with a constructor, it is there for a zero-value client too.
    { find: 'httpClient.Do(req)', put: 'pinned(config, httpClient, req)' },
    { find: 'retry := config.Retry\n', put: 'retry := RetryConfig{Retries: 2, RetryOn: isRetried}\n' },
    { find: '\tif (method == "POST"', until: '\thttpClient := config' },
    // A cancellation ends the wait for the next attempt.
    { find: 'time.Sleep(retryDelay(', put: 'sleep(ctx, retryDelay(', times: 2 },
    // A required field that is missing is an error.
    { find: 'return json.NewDecoder(resp.Body).Decode(target)', put: 'return decode(resp.Body, target)' },
    { find: 'return json.Unmarshal(data, target)', put: 'return decode(bytes.NewReader(data), target)' },
    // A file has a name, and is read while it is sent.
    { find: '\tFile string `json:"file"`', put: '\tFile File `json:"file"`' },
    { find: '// toMultipart splits', until: '// multipartBody prepares' },
    { find: 'Body: reader, ContentType', put: 'Body: reader, Stream: true, ContentType', times: 2 },
  ]
}

const PYTHON_RUNTIME = 'TIMEOUT, ApiError, InvalidResponseError, Pin, Upload, auth_of, hints_of, is_retried, new'
