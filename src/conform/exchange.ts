/** What the schemas of the contract say about a request and its response. Nothing is sent. */
import type { ErrorObject } from 'ajv/dist/2020.js'
import { schemaValidators } from '../contract/ajv.js'
import { isObject, type Json, type JsonObject } from '../contract/json.js'
import { type Operation, responseOf, schemaOf } from '../contract/operations.js'

/** A request and its response, sent by the kit or recorded by something else. */
export type SentExchange = {
  request: { method: string; url: string }
  /** `json` is undefined if the body is not JSON. */
  response: { status: number; headers: Headers; json: Json | undefined }
}

/** A value of a response that does not fit the schema of its place. */
export type Mismatch = {
  /** JSON pointer into the body; to the place of a property that is missing. Empty for the whole body. */
  pointer: string
  expected: string
  /** JSON text of the value that is there instead. */
  got: string
  /** The keyword that does not fit, and the schema that it is in, with its marks. */
  keyword: string
  schema: JsonObject
}

/**
 * Returns what in a response does not fit the document of the operation. A success is held against the documented success,
 * whatever its status; any other response against that of its status.
 */
export function judgeExchange(operation: Operation, { response }: SentExchange): Mismatch[] {
  const { status, json } = response
  const documented = responseOf(operation, isSuccess(response) ? operation.success : status)
  const schema = schemaOf(documented)
  return schema ? mismatchesIn(json, schema, operation.document) : []
}

/** Returns what in a value does not fit a schema of a document. The pointers lead into the value. */
export function mismatchesIn(value: Json | undefined, schema: JsonObject, document: JsonObject): Mismatch[] {
  const validate = schemaValidators(document)(schema)
  return validate(value) ? [] : (validate.errors ?? []).map((error) => mismatchOf(error, value))
}

/** Returns mismatches as one line. */
export function mismatchText(mismatches: Mismatch[]): string {
  return mismatches.map(({ pointer, expected }) => `${pointer || 'the value'} ${expected}`).join('; ')
}

export function isSuccess({ status }: { status: number }): boolean {
  return status >= 200 && status < 300
}

function mismatchOf(
  { instancePath, keyword, params, message = '', parentSchema }: ErrorObject,
  json: unknown,
): Mismatch {
  const missing: unknown = params.missingProperty
  const pointer = missing === undefined ? instancePath : `${instancePath}/${missing}`
  return {
    pointer,
    expected: missing === undefined ? message : 'is required',
    got: JSON.stringify(valueAt(json, pointer)) ?? 'nothing',
    keyword,
    schema: isObject(parentSchema) ? parentSchema : {},
  }
}

function valueAt(json: unknown, pointer: string): unknown {
  const keys = pointer.split('/').slice(1)
  return keys.reduce<unknown>((here, key) => (here as Record<string, unknown> | null | undefined)?.[key], json)
}
