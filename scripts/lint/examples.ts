import type { ErrorObject, ValidateFunction } from 'ajv/dist/2020.js'
import { absolute, type CheckValue, createAjv } from '../../src/contract/ajv.js'
import { isObject, type Json, type JsonObject } from '../../src/contract/json.js'
import { isIn, MARKS } from '../../src/contract/marks.js'
import { visit } from '../../src/contract/nodes.js'
import { pathOf, resolve } from '../../src/contract/references.js'
import { propertiesOf } from '../../src/contract/schemas.js'
import { sources } from '../read/source-files.js'
import { throwProblems } from '../support/yaml.js'

/** An example of a document, and the schema that it must match. */
type Example = {
  /** The keys that lead to its value: in the component of the example, or where the value itself is written. */
  path: readonly (string | number)[]
  name: string
  value: Json
  schema: JsonObject
}

/** Returns all examples of a document: of bodies, parameters, headers and schemas. */
export function examplesOf(document: JsonObject): Example[] {
  const found: Example[] = []
  visit(document, (node, kind, path) => {
    const add = (name: string, path: Example['path'], value: Json, schema: Json) => {
      if (isObject(schema)) found.push({ path, name, value, schema })
    }
    if (kind === 'mediaType' || kind === 'parameter' || kind === 'header') {
      for (const [name, entry] of Object.entries(isObject(node.examples) ? node.examples : {})) {
        const example = resolve(document, entry)
        if (!isObject(example)) continue
        const at = isObject(entry) && typeof entry.$ref === 'string' ? pathOf(entry.$ref) : [...path, 'examples', name]
        add(name, [...at, 'value'], example.value ?? null, node.schema ?? null)
      }
      if (node.example !== undefined) add('example', [...path, 'example'], node.example, node.schema ?? null)
    }
    if (kind === 'schema' && Array.isArray(node.examples))
      for (const [index, value] of node.examples.entries())
        add(String(index), [...path, 'examples', index], value, node)
  })
  return found
}

/**
 * Returns the number of examples. Throws a ContractError that lists each error of an example that breaks its schema or
 * has an extra property, with its place in the file of the example, and those of the marks that take the property out
 * of this version or leave it there. `canvas` is the document that has the marks.
 */
export function checkExamples(name: string, document: JsonObject, canvas: JsonObject = {}): number {
  const examples = examplesOf(document)
  const errorsOf = strictErrors(document)
  const { placeOf } = sources()
  const marksOf = ({ params }: ErrorObject) =>
    marksOn(params.unevaluatedProperty ?? params.additionalProperty ?? params.missingProperty, canvas)
      .filter(({ node }) => isIn(node, name) === 'missingProperty' in params)
      .map(({ node, path, mark }) => `. It has ${mark} "${node[mark]}": ${placeOf([...path, mark])}`)
      .join('')
  const problems = examples.flatMap(({ path, name: example, value, schema }) =>
    errorsOf(schema, value).map(
      (error) =>
        `${placeOf([...path, ...pathOf(`#${error.instancePath}`), ...extraOf(error)])}  ${messageOf(error)} (example "${example}", in ${name}.json)${marksOf(error)}`,
    ),
  )
  throwProblems([...new Set(problems)])
  return examples.length
}

/** Returns the marks of each property of this name. */
function marksOn(name: unknown, canvas: JsonObject): { node: JsonObject; path: string[]; mark: string }[] {
  const found: ReturnType<typeof marksOn> = []
  visit(canvas, (node, kind, path) => {
    if (kind === 'schema' && path.at(-1) === name && path.at(-2) === 'properties')
      for (const mark of MARKS) if (mark in node) found.push({ node, path, mark })
  })
  return found
}

/** Returns a function that also reports unknown properties, unless the schema says `additionalProperties: true`. */
export function strictChecker(document: JsonObject): CheckValue {
  const errorsOf = strictErrors(document)
  return (schema, value) => errorsOf(schema, value).map(messageOf)
}

function strictErrors(document: JsonObject): (schema: JsonObject, value: unknown) => ErrorObject[] {
  const { components } = document
  const schemas = isObject(components) && isObject(components.schemas) ? components.schemas : {}
  const ajv = createAjv({ components: { schemas: mapValues(schemas, closeInside) } }, { verbose: true })
  const known = new Map<JsonObject, ValidateFunction>()
  const errorsIn: BranchErrors = (branch, value) => {
    const fields = Object.keys(propertiesOf(document, local(branch)))
    const declared = isObject(value as Json)
      ? Object.keys(value as JsonObject).filter((key) => fields.includes(key))
      : []
    return { errors: check(ajv.compile(absolute(branch)), value), declared: declared.length }
  }
  const check = (validate: ValidateFunction, value: unknown): ErrorObject[] =>
    validate(value) ? [] : ofLikeliestBranch(validate.errors ?? [], errorsIn)
  return (schema, value) => {
    const validate = known.get(schema) ?? ajv.compile(absolute(closeValue(schema)))
    known.set(schema, validate)
    return check(validate, value)
  }
}

/** Returns a schema whose references Ajv made absolute as a part of the document. */
function local(schema: JsonObject): JsonObject {
  return JSON.parse(JSON.stringify(schema), (key, value) => (key === '$ref' ? value.replace(/^[^#]*/, '') : value))
}

/** Returns the errors of a value under a branch, and how many of its fields the branch declares. */
type BranchErrors = (branch: JsonObject, value: unknown) => { errors: ErrorObject[]; declared: number }

/**
 * Where no branch of a `oneOf` or `anyOf` fits, returns the errors of the one that declares the most fields of the
 * value, then of the one with the fewest errors: the others are not about the mistake.
 */
function ofLikeliestBranch(errors: ErrorObject[], errorsIn: BranchErrors): ErrorObject[] {
  const [failed] = errors
    .filter(({ keyword, params }) => keyword === 'anyOf' || (keyword === 'oneOf' && params.passingSchemas === null))
    .sort((one, other) => one.instancePath.length - other.instancePath.length)
  if (!failed) return errors
  const { instancePath, schema, data } = failed
  const branches = (schema as JsonObject[]).map((branch) => errorsIn(branch, data))
  const [likeliest] = branches.sort(
    (one, other) => other.declared - one.declared || one.errors.length - other.errors.length,
  )
  const elsewhere = errors.filter(({ instancePath: path }) => !`${path}/`.startsWith(`${instancePath}/`))
  return [
    ...(likeliest?.errors ?? []).map((error) => ({ ...error, instancePath: instancePath + error.instancePath })),
    ...ofLikeliestBranch(elsewhere, errorsIn),
  ]
}

function messageOf(error: ErrorObject): string {
  const { instancePath, message, params } = error
  const named = [...extraOf(error), params.allowedValues ?? params.allowedValue ?? []].flat()
  return `${instancePath || 'the value'} ${message}${named.length > 0 ? ` (${named.join(', ')})` : ''}`
}

function extraOf({ params }: ErrorObject): string[] {
  return [params.unevaluatedProperty ?? params.additionalProperty ?? []].flat()
}

const SAYS_WHAT_IT_HOLDS = ['$ref', 'type', 'properties', 'allOf', 'anyOf', 'oneOf']

/** Closes the schema of a value. `unevaluatedProperties` sees through references, so it is set only here. */
function closeValue(schema: Json): Json {
  if (!isObject(schema) || !SAYS_WHAT_IT_HOLDS.some((key) => key in schema)) return schema
  return { ...(closeInside(schema) as JsonObject), unevaluatedProperties: false }
}

/** Closes the schemas of nested values. Conditions are left alone: a closed `if` would no longer match. */
function closeInside(schema: Json): Json {
  if (!isObject(schema)) return schema
  const out = { ...schema }
  for (const key of ['properties', 'patternProperties'])
    if (isObject(out[key])) out[key] = mapValues(out[key], closeValue)
  for (const key of ['items', 'additionalProperties', 'contains'])
    if (isObject(out[key])) out[key] = closeValue(out[key])
  for (const key of ['allOf', 'anyOf', 'oneOf']) if (Array.isArray(out[key])) out[key] = out[key].map(closeInside)
  return out
}

function mapValues(map: JsonObject, change: (value: Json) => Json): JsonObject {
  return Object.fromEntries(Object.entries(map).map(([key, value]) => [key, change(value)]))
}
