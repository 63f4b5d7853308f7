/**
 * What to do next about a type or a code, as Markdown, and the guide that says more: our own experience, not part of
 * the contract. The page labels it so.
 */
export const ADVICE: Record<string, string> = {
  invalid_request:
    'Correct the request before you send it again. If a cursor is refused, start the list again without one: [Pagination](guides/pagination.html).',
  unsupported_version:
    'Pin one of the versions in `details.supported`, and read what changed before you switch. Log the header `Service-Version` of your responses, so that you see which version each response has: [Versions and migration](guides/versions.html).',
  authentication:
    'Check that the whole key arrives: some clients drop the header when they follow a redirect to another host. If a deployed program starts to get this error, look for a deleted key first: [When authentication fails](guides/authentication.html#when-authentication-fails).',
  permission:
    'Compare the scopes of the key with those that the operation names. A key with all of them can still be refused for a resource of another team: [Scopes](guides/security.html#scopes).',
  not_found:
    'Check the prefix of the id, and whether the key belongs to the team that owns the resource: [Errors](guides/errors.html#handle-an-error).',
  conflict:
    'For a name, choose another one. For a request in flight, wait a moment, then send the same request with the same key again: [Idempotency keys](guides/idempotency.html#idempotency-keys).',
  idempotency_conflict:
    'The `idempotency_key` of the body was used before with another body. To get the task of that request, send its body again with the key. To start a new one, send a new key. Create a key for each new request, and store both before you send them, so that a retry sends both again: [Idempotency keys](guides/idempotency.html#idempotency-keys).',
  unprocessable:
    'Do not send the request again unchanged. Correct the fields that the message and `details` name: [Handle an error](guides/errors.html#handle-an-error).',
  validation_failed:
    'Show each entry of `details.fields` beside the input that it names. Choose your own words for each `code`, and never show `message` to your users: [The error object](guides/errors.html#the-error-object).',
  unsupported_model_setting:
    'Read the controls of the model from `GET /voices/capabilities`, and send only those as `model_params`: [Handle an error](guides/errors.html#handle-an-error).',
  rate_limited:
    'Pause every request that counts against the same limit, not only the one that was refused: [Handle a 429](guides/limits.html#handle-a-429).',
  rate_limit_exceeded:
    'The limit counts all requests of the key together, so pause all of them until the wait is over. Poll a task no more often than its `retry_after_ms` suggests, or use [webhooks](guides/webhooks.html) instead.',
  concurrency_limit_exceeded:
    'Keep a queue on your side, and start the next task when one ends. Another key of the same organization does not help: [Limits](guides/limits.html).',
  upstream_error:
    'Wait longer after each attempt, with some randomness, and stop after a few. Retry a request that starts something only if it is safe to send twice: with an `idempotency_key` where the operation takes one. [How to retry](guides/idempotency.html#how-to-retry) has the loop.',
  internal_error:
    'Report the `request_id` to support. You can retry a read once. Before you send a request again that starts something, check whether the first one took effect: [Get help](guides/errors.html#get-help).',
  file_not_found:
    'Check that the key that uploaded the file belongs to the same team, and upload the file again if it was deleted: [Uploads](guides/uploads.html).',
  source_url_unreachable:
    'Open the URL from a machine outside your network. If only you can reach it, [upload the file](guides/uploads.html) and send its id instead.',
  insufficient_credits:
    'Read `GET /credits` before you start many tasks, and alert someone before the credits run out: [Credits](guides/limits.html#credits).',
}
