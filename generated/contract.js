// Made from openapi/ by `npm run generate`. Do not edit.
export const VERSION_HEADER = "Service-Version"
export const DEFAULT_VERSION = "2026-04-12"
export const SIGNATURE_HEADER = "X-Webhook-Signature"
export const TIMESTAMP_HEADER = "X-Webhook-Timestamp"
export const REQUEST_ID_HEADER = "X-Request-ID"
export const LISTS = {"2026-05-01":{"/canvases":"data","/canvases/search":"canvases","/tasks":"data","/webhook_deliveries":"data","/events":"data","/brand-kits":"data","/organizations":"data"},"2026-04-12":{"/canvases":"canvases","/canvases/search":"canvases","/tasks":"jobs","/brand-kits":"brand_kits","/organizations":"organizations"}}
export const TERMINAL_STATUSES = ["succeeded","failed","canceled","expired","completed"]
export const RETRYABLE_STATUSES = [429,502,503,504]
export const REPLAYED_KEYS = {"/media/generate-audio":{"model":"^elevenlabs-native-"},"/media/layerize-assets":{}}
export const SCOPES = ["canvases:read","canvases:write","designs:read","designs:export","tasks:read","tasks:write","tasks:cancel","brand_kits:read","brand_kits:write","uploads:write","organizations:read","credits:read","webhooks:manage","media:generate"]
export const ID_PATTERNS = {"canvas":"^cvs_[0-9A-HJKMNP-TV-Za-hjkmnp-tv-z]{26}$","task":"^task_.+$","event":"^evt_.+$","file":"^file_.+$","voice":"^vox_.+$","brand_kit":"^bk_.+$"}
export const TASK_ROWS = [["job_id","id",{}],["status","status",{"values":{"completed":"succeeded"}}],["canvas_id","result.canvas_id",{}],["canvas_url","result.canvas_url",{}],["conversation_id","result.conversation_id",{}],["task","input.prompt",{}],["progress_percent","progress.percent",{}],["current_step","progress.step",{}],["error","error.message",{}],["retry_after_seconds","retry_after_ms",{"divisor":1000}],["created_at","created_at",{"without":"offset"}],["started_at","started_at",{"without":"offset"}],["completed_at","completed_at",{"without":"offset"}],["credits","credits",{}]]
