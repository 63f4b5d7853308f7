import type { Version } from '../../../scripts/support/paths.js'
import { valueFor } from '../../contract/examples.js'
import type { JsonObject } from '../../contract/json.js'
import { type Operation, operationsOf, type Parameter } from '../../contract/operations.js'
import { ownParameters } from '../../contract/parameters.js'
import { resolve } from '../../contract/references.js'
import { responsesOf } from '../../contract/responses.js'
import { typesOf } from '../../contract/schemas.js'
import { firstSentence } from '../operations/description.js'
import { groupName } from '../operations/list.js'
import { sampleRequest } from '../samples/request.js'
import type { BodyForm, Field, Form, NamedBody } from './form.js'

/** Returns a form for each operation of a version's document, in document order. */
export function formsOf(document: JsonObject, version: Version): Form[] {
  return operationsOf(document, version).map((operation) => {
    const { operationId, method, path, node, body, success } = operation
    const form: Form = {
      operationId,
      method,
      path,
      title: String(node.summary),
      group: groupName(String((node.tags as string[])[0])),
      fields: ownParameters(operation).map((parameter) => fieldOf(document, parameter)),
      errors: errorsOf(operation),
      starts: method === 'POST' && success === 202 && body !== undefined,
    }
    return body ? { ...form, body: bodyOf(operation) } : form
  })
}

function fieldOf(document: JsonObject, parameter: Parameter): Field {
  const schema = resolve(document, parameter.schema) as JsonObject
  const example = parameter.example ?? (parameter.required ? valueFor(document, parameter) : undefined)
  const values = Array.isArray(schema.enum) ? schema.enum : schema.type === 'boolean' ? [true, false] : undefined
  return {
    in: parameter.in as Field['in'],
    name: parameter.name,
    required: parameter.required === true,
    note: firstSentence(String(parameter.description ?? '')),
    ...(example === undefined ? {} : { example: String(example) }),
    ...(schema.default === undefined ? {} : { default: String(schema.default) }),
    ...(values ? { values: values.map(String) } : {}),
    ...(!typesOf(document, schema).includes('string') ? { isBare: true } : {}),
  }
}

function bodyOf(operation: Operation): BodyForm {
  const { document, node } = operation
  const { content } = resolve(document, node.requestBody ?? {}) as { content: Record<string, JsonObject> }
  const [[mediaType, media] = ['', {}]] = Object.entries(content)
  const examples = Object.entries((media.examples ?? {}) as JsonObject).map(([name, example]): NamedBody => {
    const { summary, value } = resolve(document, example) as JsonObject
    return { name, title: typeof summary === 'string' ? summary : name, value: value ?? null }
  })
  const { file } = sampleRequest(operation)
  return { mediaType, examples, ...(file ? { file } : {}) }
}

function errorsOf(operation: Operation): number[] {
  return responsesOf(operation).flatMap(({ status }) => (status && /^[45]\d\d$/.test(status) ? Number(status) : []))
}
