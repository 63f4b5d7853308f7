import type { ErrorObject, ValidateFunction } from 'ajv'
import { Ajv2020 } from 'ajv/dist/2020.js'
import type { OpenApiDocument } from './documents.js'
import { fieldCode, type Violation } from './engine.js'
import type { OperationFacts } from './operations.js'

/** What is wrong with the parsed form of an operation. */
export type FormCheck = (operation: OperationFacts, body: unknown) => Violation[]

/** Prism cannot judge forms, so the fields of a form are held against its schema here. A file passes as any text. */
export function formCheck(document: OpenApiDocument): FormCheck {
  // Ajv takes its time over a document: the first form waits for it, not the start.
  let ajv: Ajv2020 | undefined
  // Ajv would keep what it compiles for each form anew.
  const compiled = new Map<object, ValidateFunction>()
  return ({ body: expected }, body) => {
    if (!expected) return []
    if (body === undefined) return [{ in: 'body', field: '', code: 'required' }]
    ajv ??= new Ajv2020({ strict: false, allErrors: true, validateFormats: false }).addSchema(document, 'document')
    const { schema } = expected
    const validate = compiled.get(schema) ?? ajv.compile('$ref' in schema ? { $ref: `document${schema.$ref}` } : schema)
    compiled.set(schema, validate)
    const texts = Object.entries(body as Record<string, unknown>).map(([name, part]) => [
      name,
      part instanceof File ? '' : part,
    ])
    return validate(Object.fromEntries(texts)) ? [] : (validate.errors ?? []).map(violation)
  }
}

function violation({ instancePath, keyword, params }: ErrorObject): Violation {
  const missing: unknown = params.missingProperty
  return { in: 'body', field: String(missing ?? instancePath.slice(1)), code: fieldCode(keyword) }
}
