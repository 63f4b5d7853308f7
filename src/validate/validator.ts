/** What all validators of `canvas-design-api/validate/<version>` share. Ajv emits the rest for each schema. */
import type { Compiled } from '../contract/validation.js'
import { messageOf, namesOf, type SchemaError } from '../contract/violations.js'
import type { Issue, Result } from './standard-schema.js'

export * from './formats.js'

/** Returns a value that is valid for a schema that Ajv compiled, or what is wrong with it. */
export function check(compiled: Compiled, value: unknown): Result<unknown> {
  try {
    if (compiled(value)) return { value }
  } catch (error) {
    // An error of the service can contain others, and a value may be nested deeper than the stack is high.
    if (error instanceof RangeError) return { issues: [{ message: 'The value is nested too deeply.', path: [] }] }
    throw error
  }
  const issues = (compiled.errors ?? []).filter((error) => !isImplied(error)).map((error) => issueOf(value, error))
  // Several parts of a schema can demand the same.
  return { issues: [...new Map(issues.map((issue) => [issue.message, issue])).values()] }
}

/** A condition or a union fails because a branch does, whose errors are reported too, and say more. */
function isImplied({ keyword, params }: SchemaError): boolean {
  return keyword === 'if' || keyword === 'anyOf' || (keyword === 'oneOf' && !params.passingSchemas)
}

function issueOf(value: unknown, error: SchemaError): Issue {
  let here = value
  const path = namesOf(error).map((name) => {
    const key = Array.isArray(here) ? Number(name) : name
    here = (here as Record<string, unknown> | undefined)?.[key]
    return key
  })
  return { message: messageOf(path.join('.'), error, 'The value'), path }
}

/** Returns the number of characters of a text, as JSON Schema counts them. */
export function lengthOf(text: string): number {
  let length = 0
  for (const _ of text) length++
  return length
}

/** Appends to a list of errors. Ajv would copy the list for each item of an array. */
export function append(errors: SchemaError[], more: readonly SchemaError[]): SchemaError[] {
  for (const error of more) errors.push(error)
  return errors
}
