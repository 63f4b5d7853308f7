/** What the contract says about a request and its response. Nothing is sent. */
import { schemaValidators } from '../contract/ajv.js'
import { gapIds } from '../contract/gaps.js'
import { isObject, type Json, type JsonObject, listOf } from '../contract/json.js'
import { visit } from '../contract/nodes.js'
import { type Operation, responseOf, schemaOf } from '../contract/operations.js'
import { ownParameters, parameterReader, typed } from '../contract/parameters.js'
import { escaped, resolve } from '../contract/references.js'
import { branchesOf, typesOf } from '../contract/schemas.js'
import { noteOf } from './notes.js'

/** A request and its response, sent by the kit or recorded by something else. */
export type SentExchange = {
  /** `json` is undefined if there is no body, or none that was recorded as JSON. */
  request: { method: string; url: string; headers: Headers; json: Json | undefined }
  /** `json` is undefined if the body is not JSON. With `isPartial` the body was not recorded. */
  response: { status: number; headers: Headers; json: Json | undefined; isPartial?: boolean }
}

/** A value that does not fit the schema of its place, or that is not documented. */
export type Mismatch = {
  part: '/request/path' | '/request/query' | '/request/header' | '/request/body' | '/response' | '/response/body'
  /** JSON pointer into the part; to the place of a property that is missing. Empty for the whole value. */
  pointer: string
  expected: string
  /** The value that is there instead. */
  value: Json | undefined
  /** The keyword that does not fit; `unknown` if nothing documents the value. */
  keyword: string
  /** JSON pointer to what says so in the document. */
  place: string
  /** The gaps that only assume it. Empty if it is stated. */
  gaps: string[]
}

/** What does not fit, and the gaps that mark a node which a value met. */
export type Judgement = { mismatches: Mismatch[]; met: string[] }

/**
 * Returns what the document of the operation says of an exchange. A success is held against the documented success,
 * whatever its status; any other response against that of its status. Of a request that was refused, nothing is
 * expected.
 */
export function judgeExchange(operation: Operation, { request, response }: SentExchange): Judgement {
  const found = newJudge(operation.document)
  if (response.status < 400) judgeRequest(operation, request, found)
  judgeResponse(operation, response, found)
  return { mismatches: found.mismatches, met: [...found.met] }
}

/** Returns what in a value does not fit a schema of a document. Values that nothing documents fit. */
export function mismatchesIn(value: Json | undefined, schema: JsonObject, document: JsonObject): Mismatch[] {
  const judge = newJudge(document)
  judgeValue(judge, schema, value, BODY)
  return misfitsOf(judge)
}

/** Returns what in the body of a response does not fit. */
export function misfitsInBody({ mismatches }: Judgement): Mismatch[] {
  return misfitsOf({ mismatches: mismatches.filter(({ part }) => part === '/response/body') })
}

/** Returns mismatches as one line. */
export function mismatchText(mismatches: Mismatch[]): string {
  return mismatches.map(({ pointer, expected }) => `${pointer || 'the value'} ${expected}`).join('; ')
}

export function isSuccess({ status }: { status: number }): boolean {
  return status >= 200 && status < 300
}

function misfitsOf({ mismatches }: { mismatches: Mismatch[] }): Mismatch[] {
  return mismatches.filter(({ keyword }) => keyword !== 'unknown')
}

type Judge = { document: JsonObject; mismatches: Mismatch[]; met: Set<string> }

function newJudge(document: JsonObject): Judge {
  return { document, mismatches: [], met: new Set() }
}

/** Where a value is, and the gaps that concern it. */
type Around = Pick<Mismatch, 'part' | 'pointer'> & {
  /** Those that mark a schema of the value itself. */
  own: string[]
  /** Those of the nearest marked schema around it, if none marks its own. */
  outer: string[]
  /** Those of the nearest marked schema for its members. They end at a reference. */
  inner: string[]
}

const NO_GAPS = { own: [], outer: [], inner: [] }
const BODY: Around = { part: '/response/body', pointer: '', ...NO_GAPS }

function gapsOf({ own, outer }: Around): string[] {
  return own.length > 0 ? own : outer
}

const readers = new WeakMap<Operation, ReturnType<typeof parameterReader>>()

function judgeRequest(operation: Operation, { url, headers, json }: SentExchange['request'], judge: Judge): void {
  const { document, body, path } = operation
  const { searchParams, pathname } = new URL(url)
  const read = readers.get(operation) ?? parameterReader(operation)
  readers.set(operation, read)
  const values = read({ path: pathParameters(path, pathname), query: searchParams, headers })
  const own = ownParameters(operation)
  for (const parameter of own) {
    const { name, in: place, schema } = parameter
    const part = `/request/${place}` as Mismatch['part']
    const value = values[place as keyof typeof values][place === 'header' ? name.toLowerCase() : name]
    const around = { part, pointer: `/${escaped(name)}`, ...NO_GAPS, own: gapIds(parameter['x-gap']) }
    if (value !== undefined) judgeMember(judge, parameter, schema, value, around)
    else if (parameter.required) add(judge, parameter, undefined, { ...around, expected: 'is required' })
  }
  for (const name of new Set(searchParams.keys()))
    if (!own.some((parameter) => parameter.in === 'query' && parameter.name === name))
      add(judge, operation.node, searchParams.get(name) ?? '', {
        ...{ part: '/request/query', pointer: `/${escaped(name)}`, ...NO_GAPS },
        ...{ keyword: 'unknown', expected: 'no such parameter' },
      })
  if (json !== undefined && body) {
    const own = gapIds((resolve(document, operation.node.requestBody ?? null) as JsonObject)['x-gap'])
    judgeValue(judge, body.schema, json, { ...BODY, part: '/request/body', own })
  }
}

/** Returns the path parameters of a path that ends with that of an operation. */
function pathParameters(template: string, path: string): Record<string, string> {
  const names = template.split('/')
  const values = path.split('/').slice(-names.length)
  return Object.fromEntries(
    names.flatMap((name, at) => (name.startsWith('{') ? [[name.slice(1, -1), decodedText(values[at] ?? '')]] : [])),
  )
}

function decodedText(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

function judgeResponse(operation: Operation, response: SentExchange['response'], judge: Judge): void {
  const { status, headers, json } = response
  const { document, node, success } = operation
  const documented = responseOf(operation, isSuccess(response) ? success : status)
  judgeStatus(operation, response, documented, judge)
  if (!isDocumented(node, isSuccess(response) ? success : status)) return
  const known = (documented.headers ?? {}) as JsonObject
  for (const [name, reference] of Object.entries(known)) {
    const header = resolve(document, reference) as JsonObject & { schema: JsonObject }
    const text = headers.get(name)
    const around: Around = { part: '/response', pointer: `/headers/${name}`, ...NO_GAPS, own: gapIds(header['x-gap']) }
    const { type } = resolve(document, header.schema) as JsonObject
    if (text !== null) judgeMember(judge, header, header.schema, typed(text, type), around)
    else if (header.required) add(judge, header, undefined, { ...around, expected: 'is required' })
  }
  const names = Object.keys(known).map((name) => name.toLowerCase())
  for (const [name, value] of headers)
    if (!names.includes(name) && !isStandard(name))
      add(judge, documented, value, {
        ...{ part: '/response', pointer: `/headers/${name}`, ...NO_GAPS },
        ...{ keyword: 'unknown', expected: 'no such header' },
      })
  const schema = schemaOf(documented)
  if (!schema || response.isPartial) return
  const before = judge.mismatches.length
  // The gap of a whole body stands on its response.
  const gaps = isSuccess(response) ? gapIds(documented['x-gap']) : []
  if (json === undefined) add(judge, schema, json, { ...BODY, keyword: 'type', expected: 'must be JSON' })
  else judgeValue(judge, schema, json, BODY)
  for (const mismatch of judge.mismatches.slice(before))
    if (mismatch.gaps.length === 0 && mismatch.keyword !== 'unknown' && !/.\//.test(mismatch.pointer))
      mismatch.gaps = gaps
  if (judge.mismatches.length === before) for (const id of gapIds(documented['x-gap'])) judge.met.add(id)
}

function isDocumented({ responses }: JsonObject, status: number): boolean {
  return isObject(responses) && (status in responses || 'default' in responses)
}

function judgeStatus(operation: Operation, response: SentExchange['response'], documented: JsonObject, judge: Judge) {
  const { status } = response
  const { node, success } = operation
  if (isDocumented(node, status) && (!isSuccess(response) || status === success)) return
  const isAssumed = isSuccess(response) && !noteOf(operation).statusStated && operation.method !== 'GET'
  const own = gapIds(documented['x-gap']).filter((id) => id.includes('success_status'))
  add(judge, isAssumed ? documented : node, status, {
    ...{ part: '/response', pointer: '/status', keyword: 'unknown', ...NO_GAPS },
    expected: isSuccess(response) ? String(success) : `one of ${Object.keys(node.responses ?? {}).join(', ')}`,
    own: !isAssumed ? [] : own.length > 0 ? own : ['response.success_status'],
  })
}

/** Headers of HTTP itself, of those who pass responses on, and of the mock. The contract need not document them. */
const STANDARD = new Set([
  ...['accept-ranges', 'age', 'allow', 'alt-svc', 'connection', 'date', 'etag', 'expires', 'keep-alive'],
  ...['last-modified', 'link', 'location', 'mock-warning', 'nel', 'permissions-policy', 'pragma', 'referrer-policy'],
  ...['report-to', 'reporting-endpoints', 'server', 'server-timing', 'set-cookie', 'status', 'timing-allow-origin'],
  ...['trailer', 'transfer-encoding', 'upgrade', 'vary', 'via', 'warning', 'x-content-type-options'],
  ...['x-frame-options', 'x-powered-by', 'x-xss-protection'],
])

/** The first words of names of such headers. */
const STANDARD_PREFIXES = [
  ...['access-control', 'cache', 'cf', 'content', 'cross-origin', 'proxy', 'strict-transport'],
  ...['x-amz-cf', 'x-cache', 'x-envoy', 'x-forwarded', 'x-served'],
]

function isStandard(name: string): boolean {
  return STANDARD.has(name) || STANDARD_PREFIXES.some((prefix) => `${name}-`.startsWith(`${prefix}-`))
}

/** Judges the value of a parameter or a header, whose own mark counts as well. */
function judgeMember(judge: Judge, owner: JsonObject, schema: JsonObject, value: Json, around: Around): void {
  for (const id of gapIds(owner['x-gap'])) judge.met.add(id)
  judgeValue(judge, schema, value, around)
}

/** The properties that the schemas of an object document. `isOpen` is true if it may have any others. */
type Known = { names: Set<string>; isOpen: boolean; hasProperties: boolean }

function judgeValue(judge: Judge, schema: Json, value: Json | undefined, around: Around): void {
  const known: Known = { names: new Set(), isOpen: false, hasProperties: false }
  judgeNode(judge, schema, value, around, known)
  if (!isObject(value) || known.isOpen || !known.hasProperties) return
  for (const [name, member] of Object.entries(value))
    if (!known.names.has(name))
      add(judge, resolve(judge.document, schema), member, {
        ...{ part: around.part, pointer: `${around.pointer}/${escaped(name)}`, ...NO_GAPS },
        ...{ keyword: 'unknown', expected: 'no such field' },
      })
}

/** Judges a value by one schema, and by those that apply to the same value. */
function judgeNode(judge: Judge, schema: Json, value: Json | undefined, outer: Around, known: Known): void {
  if (!isObject(schema)) return
  const marks = gapIds(schema['x-gap'])
  for (const id of marks) judge.met.add(id)
  const around = marks.length > 0 ? { ...outer, own: [...outer.own, ...marks], inner: marks } : outer
  judgeOwnKeywords(judge, schema, value, around)
  if (schema.$ref !== undefined)
    judgeNode(judge, resolve(judge.document, { $ref: schema.$ref }), value, { ...around, inner: [] }, known)
  for (const part of listOf(schema.allOf)) judgeNode(judge, part, value, around, known)
  if (branchesOf(schema).length > 0) judgeBranches(judge, schema, value, around, known)
  if (schema.if !== undefined) {
    const [condition] = tried(judge, [schema.if], value, around)
    const next = condition?.judge.mismatches.length === 0 ? schema.then : schema.else
    if (next !== undefined) judgeNode(judge, next, value, around, known)
  }
  judgeMembers(judge, schema, value, around, known)
}

function judgeMembers(judge: Judge, schema: JsonObject, value: Json | undefined, around: Around, known: Known): void {
  const { part, pointer, inner } = around
  const at = (key: string | number) => ({
    ...{ part, pointer: `${pointer}/${escaped(String(key))}` },
    ...{ own: [], outer: inner, inner },
  })
  if (Array.isArray(value) && schema.items !== undefined)
    for (const [index, item] of value.entries()) judgeValue(judge, schema.items, item, at(index))
  if (!isObject(value)) return
  const { properties = {}, additionalProperties } = schema as { properties?: JsonObject; additionalProperties?: Json }
  for (const name of Object.keys(properties)) known.names.add(name)
  known.hasProperties ||= 'properties' in schema
  known.isOpen ||= additionalProperties === true || isObject(additionalProperties)
  for (const [name, member] of Object.entries(value)) {
    const own = Object.hasOwn(properties, name) ? properties[name] : additionalProperties
    if (own !== undefined) judgeValue(judge, own, member, at(name))
  }
}

/** Judges a value by the branch that fits, or else by the closest one: that of its type, kind and shape. */
function judgeBranches(judge: Judge, schema: JsonObject, value: Json | undefined, around: Around, known: Known): void {
  const all = tried(judge, branchesOf(schema), value, around)
  const fitting = all.filter(({ distance }) => distance === 0)
  if (schema.oneOf && fitting.length > 1)
    add(judge, schema, value, { ...around, keyword: 'oneOf', expected: 'must match exactly one schema in oneOf' })
  const [closest] = fitting.length > 0 ? fitting : all.toSorted((a, b) => a.distance - b.distance)
  if (!closest) return
  // A branch that does not fit is no evidence for its gaps.
  if (fitting.length > 0) for (const id of closest.judge.met) judge.met.add(id)
  const types = typesOf(judge.document, schema).join(' or ')
  for (const mismatch of closest.judge.mismatches)
    if (mismatch.keyword === 'type' && mismatch.pointer === around.pointer)
      judge.mismatches.push({ ...mismatch, expected: `must be ${types}` })
    else judge.mismatches.push(mismatch)
  for (const name of closest.known.names) known.names.add(name)
  known.isOpen ||= closest.known.isOpen
  known.hasProperties ||= closest.known.hasProperties
}

/** Returns for each branch what it says of a value, and how far the value is from it. */
function tried({ document }: Judge, branches: Json[], value: Json | undefined, around: Around) {
  return branches.map((branch) => {
    const judge = newJudge(document)
    const known: Known = { names: new Set(), isOpen: false, hasProperties: false }
    judgeNode(judge, branch, value, around, known)
    const distances = misfitsOf(judge).map(({ keyword, pointer }) => {
      if (keyword === 'type' && pointer === around.pointer) return 10_000
      const isShallow = pointer.lastIndexOf('/') <= around.pointer.length
      return isShallow && /^(const|enum)$/.test(keyword) ? 1000 : isShallow && keyword === 'required' ? 10 : 1
    })
    return { judge, known, distance: distances.reduce((sum, one) => sum + one, 0) }
  })
}

const OWN_KEYWORDS =
  /^(type|enum|const|multipleOf|pattern|format|required|uniqueItems|dependentRequired|(exclusive)?(Min|Max)imum|(min|max)(imum|Length|Items|Properties))$/

type OwnValidator = ReturnType<ReturnType<typeof schemaValidators>> | null
const ownValidators = new WeakMap<JsonObject, OwnValidator>()

/** Judges a value by the keywords of a schema that have no schemas of their own. */
function judgeOwnKeywords(judge: Judge, schema: JsonObject, value: Json | undefined, around: Around): void {
  const validate = ownValidators.get(schema) ?? ownValidatorOf(judge.document, schema)
  ownValidators.set(schema, validate)
  const { not, properties, additionalProperties } = schema
  if (not !== undefined && tried(judge, [not], value, around)[0]?.distance === 0)
    add(judge, schema, value, { ...around, keyword: 'not', expected: 'must NOT be valid' })
  if (additionalProperties === false && isObject(value))
    for (const [name, member] of Object.entries(value))
      if (!isObject(properties) || !Object.hasOwn(properties, name))
        add(judge, schema, member, {
          ...{ ...around, pointer: `${around.pointer}/${escaped(name)}` },
          ...{ keyword: 'additionalProperties', expected: 'must NOT be there' },
        })
  if (!validate || validate(value)) return
  for (const { keyword, params, message = '' } of validate.errors ?? []) {
    const missing: unknown = params.missingProperty
    if (typeof missing !== 'string') add(judge, schema, value, { ...around, keyword, expected: message })
    else {
      const property = isObject(properties) ? (properties[missing] ?? null) : null
      const marks = gapIds(isObject(property) ? property['x-gap'] : undefined)
      const pointer = `${around.pointer}/${escaped(missing)}`
      const found = { ...around, pointer, own: marks, outer: around.inner, keyword, expected: 'is required' }
      add(judge, property ?? schema, undefined, found)
    }
  }
}

function ownValidatorOf(document: JsonObject, schema: JsonObject): OwnValidator {
  const own = Object.entries(schema).filter(([keyword]) => OWN_KEYWORDS.test(keyword))
  return own.length > 0 ? schemaValidators(document)(Object.fromEntries(own)) : null
}

type Found = Around & { expected: string; keyword?: string }

function add({ document, mismatches }: Judge, node: Json, value: Json | undefined, found: Found): void {
  const { part, pointer, expected, keyword = 'required' } = found
  const gaps = gapsOf(found)
  mismatches.push({ part, pointer, expected, value, keyword, gaps, place: placesOf(document).get(node) ?? '#' })
}

const places = new WeakMap<JsonObject, Map<Json, string>>()

/** Returns the JSON pointer of each node of a document. */
function placesOf(document: JsonObject): Map<Json, string> {
  const known = places.get(document) ?? new Map<Json, string>()
  if (!places.has(document)) visit(document, (node, _, path) => known.set(node, ['#', ...path.map(escaped)].join('/')))
  places.set(document, known)
  return known
}
