/** What is changed in the text of Redocly's generator: its runtime goes, because ours pins the version. */

/**
 * What is found, what replaces it, and how often it is there, if not once. Another count is of another generator or
 * another contract, which nobody has tried.
 */
export type Edit = [find: RegExp, put: string, times?: number]
type Counts = { operations: number; lists: number }

const RUNTIME = 'PINNED, TIMEOUT, ApiError, InvalidResponseError, Upload, auth_of, hints_of, listed, new, segment'

// biome-ignore format: an edit is a row.
export function pythonEdits({ operations, lists }: Counts): Edit[] {
  // Both clients have each operation, also with its headers, and two iterators for each list.
  const calls = (operations + lists) * 4
  return [
    [/from __future__ import annotations\n/, `$&\nfrom ._runtime import ${RUNTIME}\n`],
    [/class ApiError\(Exception\):[\s\S]*?(?=class ApiTimeoutError)/, ''],
    [/raise ApiError\(.*/, 'raise ApiError(response)', calls],
    // Ours are exported.
    [/^class (?=(Async)?Client:)/, '$&_', 2],
    // A client needs a key and an address. A program cannot change the version, nor what is sent again: there is no
    // header that would make that safe for a POST.
    [/server_url: str = "", .*?timeout: .*?, .*?(?=http_client)/,
      'api_key: str, base_url: str, *, headers: Optional[Dict[str, str]] = None, timeout: Optional[float] = TIMEOUT, ', 2],
    [/(?<=self\._server_url = )server_url/, 'base_url', 2],
    [/(?<=self\._auth = )auth or \{\}/, 'auth_of(api_key)', 2],
    [/"retry": retry or \{\},\n.*\n *"idempotency_key": .*/, '**PINNED,', 2],
    [/, retry: [^=]* = None(, idempotency_key: Any = None)?\) ->/, ') ->', calls],
    [/(?<=timeout=timeout), retry=retry(, idempotency_key=idempotency_key)?\)/, ')', calls],
    // Of a value that may be null, the generator returns what lacks a required field as it is, and reads no JSON as
    // null.
    [/^ {8}for member in get_args\(type_\):\n/,
      '        if len(get_args(type_)) == 2 and type(None) in get_args(type_):\n            return decode(get_args(type_)[0], data)\n$&'],
    [/return type_\(\*\*kwargs\)/, 'return new(type_, kwargs)'],
    [/hints = get_type_hints\(type_\)/, 'hints = hints_of(type_)'],
    [/except Exception:\n {8}return None\n/,
      'except ValueError as error:\n        raise InvalidResponseError(f"The body is not JSON: {error}") from None\n'],
    // A body that is no page is an error. Cursors may repeat after several pages, too.
    [/if isinstance\(items, list\):/, 'if listed(items):', 2],
    [/^ {8}cursor = base/, '        seen: set[Any] = set()\n$&', 2],
    [/if nxt == cursor:/, 'seen.add(cursor)\n            if nxt in seen:', 2],
    [/quote\(str\(value\), safe=""\)(?=\)$)/, 'segment(name, value)'],
    // What mypy finds in strict mode.
    [/ raw = base if/, ' raw: float = base if'],
    [/int\(start\)/, 'int(str(start))', 2],
    // A file has a name.
    [/^ {4}file: str$/, '    file: Upload'],
    [/isinstance\(value, \(bytes, bytearray\)\)/, 'isinstance(value, (bytes, bytearray, tuple))'],
  ]
}

// biome-ignore format: an edit is a row.
export function goEdits({ operations, lists }: Counts): Edit[] {
  return [
    [/\t"mime\/multipart"\n/, ''],
    [/\/\/ APIError is returned[\s\S]*?(?=\/\/ TimeoutError is)/, ''],
    [/\/\/ Config is the per-client[\s\S]*?(?=func resolveToken)/, ''],
    [/\/\/ apiErrorFrom builds[\s\S]*?(?=\/\/ ─── Pagination)/, ''],
    [/func New\([\s\S]*?(?=\/\/ )/, ''],
    [/resp\.StatusCode >= 400 \{/, 'resp.StatusCode/100 != 2 {', (operations + lists) * 2 + 1],
    // The version, and what is sent again: with `send`, not with a constructor, it is there for a zero-value client
    // too.
    [/httpClient\.Do\(req\)/, 'pinned(config, httpClient, req)'],
    [/retry := config\.Retry$/, 'retry := RetryConfig{Retries: 2, RetryOn: isRetried}'],
    [/\tif \(method == "POST"[\s\S]*?(?=\thttpClient := config)/, ''],
    // A cancellation ends the wait for the next attempt.
    [/time\.Sleep\(retryDelay\(/, 'sleep(ctx, retryDelay(', 2],
    // A required field that is missing is an error.
    [/return json\.NewDecoder\(resp\.Body\)\.Decode\(target\)/, 'return decode(resp.Body, target)'],
    [/return json\.Unmarshal\(data, target\)/, 'return decode(bytes.NewReader(data), target)'],
    // A body that is no page is an error. Cursors may repeat after several pages, too.
    [/\tpages\(func\(raw any, err error\) bool \{\n(?=\t\t\tif err != nil)/,
      '$&\t\t\tpageItems, isList := resolvePointer(raw, op.Pagination.Items).([]any)\n\t\t\tif err == nil && !isList {\n\t\t\t\terr = errNoList\n\t\t\t}\n', lists],
    [/\t\t\tpageItems, _ := .*\n/, '', lists],
    [/\t\t\tvar cursor any\n/, '$&\t\t\tseen := map[string]bool{}\n'],
    [/if cursor != nil && fmt\.Sprint\(next\) == .* \{/,
      'seen[fmt.Sprint(cursor)] = true\n\t\t\t\tif seen[fmt.Sprint(next)] {'],
    // A file has a name, and is read while it is sent.
    [/\tFile string `json:"file"`/, '\tFile File `json:"file"`'],
    [/\/\/ toMultipart splits[\s\S]*?(?=\/\/ multipartBody prepares)/, ''],
    [/Body: reader, ContentType/, 'Body: reader, Stream: true, ContentType', 2],
  ]
}
