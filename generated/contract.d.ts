// Made from openapi/ by `npm run generate`. Do not edit.
/** The request header that selects the version. */
export declare const VERSION_HEADER: "Service-Version"
/** The version of a request without the header. */
export declare const DEFAULT_VERSION: "2026-04-12"
/** The header of a webhook that carries its signature. */
export declare const SIGNATURE_HEADER: "X-Webhook-Signature"
/** The header of a webhook that carries the signed timestamp. */
export declare const TIMESTAMP_HEADER: "X-Webhook-Timestamp"
/** The response header that carries the request id. */
export declare const REQUEST_ID_HEADER: "X-Request-ID"
/** The lists of each version: path to the key of the items in a page. */
export declare const LISTS: { readonly "2026-05-01": { readonly "/canvases": "data"; readonly "/canvases/search": "canvases"; readonly "/tasks": "data"; readonly "/webhook_deliveries": "data"; readonly "/events": "data"; readonly "/brand-kits": "data"; readonly "/organizations": "data" }; readonly "2026-04-12": { readonly "/canvases": "canvases"; readonly "/canvases/search": "canvases"; readonly "/tasks": "jobs"; readonly "/brand-kits": "brand_kits"; readonly "/organizations": "organizations" } }
/** The terminal statuses of a task, in every version. */
export declare const TERMINAL_STATUSES: readonly ["succeeded", "failed", "canceled", "expired", "completed"]
/** The statuses of the error types that clients are told to retry. */
export declare const RETRYABLE_STATUSES: readonly [429, 502, 503, 504]
/** The paths whose POST returns the original task for a repeated `idempotency_key`, and the patterns that other fields of the body must match for that. */
export declare const REPLAYED_KEYS: { readonly "/media/generate-audio": { readonly "model": "^elevenlabs-native-" }; readonly "/media/layerize-assets": {} }
/** The scopes of a key. */
export declare const SCOPES: readonly ["canvases:read", "canvases:write", "designs:read", "designs:export", "tasks:read", "tasks:write", "tasks:cancel", "brand_kits:read", "brand_kits:write", "uploads:write", "organizations:read", "credits:read", "webhooks:manage", "media:generate"]
/** The pattern of the ids of each kind. */
export declare const ID_PATTERNS: { readonly "canvas": "^cvs_[0-9A-HJKMNP-TV-Za-hjkmnp-tv-z]{26}$"; readonly "task": "^task_.+$"; readonly "event": "^evt_.+$"; readonly "file": "^file_.+$"; readonly "voice": "^vox_.+$"; readonly "brand_kit": "^bk_.+$" }
/** The fields that legacy and canonical tasks share: both paths, and how the values differ. */
export declare const TASK_ROWS: readonly [readonly ["job_id", "id", {}], readonly ["status", "status", { readonly "values": { readonly "completed": "succeeded" } }], readonly ["canvas_id", "result.canvas_id", {}], readonly ["canvas_url", "result.canvas_url", {}], readonly ["conversation_id", "result.conversation_id", {}], readonly ["task", "input.prompt", {}], readonly ["progress_percent", "progress.percent", {}], readonly ["current_step", "progress.step", {}], readonly ["error", "error.message", {}], readonly ["retry_after_seconds", "retry_after_ms", { readonly "divisor": 1000 }], readonly ["created_at", "created_at", { readonly "without": "offset" }], readonly ["started_at", "started_at", { readonly "without": "offset" }], readonly ["completed_at", "completed_at", { readonly "without": "offset" }], readonly ["credits", "credits", {}]]
