import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import type { JsonObject } from '../../../src/contract/json.js'
import { find } from '../../../src/contract/references.js'
import { documents } from '../../support/documents.js'
import type { Document, Operation, Parameter, Response, Schema } from './openapi.js'

const METHODS = ['get', 'put', 'post', 'delete', 'patch', 'head', 'options', 'trace'] as const

/** An operation with its method and path. `security` is what applies: its own or the document's. */
export type Found = Operation & {
  method: string
  path: string
  parameters: Parameter[]
  security: Record<string, string[]>[]
}

/**
 * One generated document, with accessors for its parts. Each throws an error that names the document and the missing part,
 * because a fact about a missing part does not hold.
 *
 * A place is `Schema.property`, `operationId.request.property` or `operationId.response.property`, which is the JSON body of the
 * success; `[]` stands for the items of an array.
 */
export class Doc {
  readonly json: Document
  readonly operations: Found[]
  private readonly judges = new Map<string, ValidateFunction>()
  private readonly ajv = new Ajv2020({ strict: false, validateSchema: false, logger: false })

  constructor(readonly version: keyof typeof documents) {
    this.json = documents[version] as unknown as Document
    addFormats.default(this.ajv)
    this.ajv.addSchema(this.json, 'document')
    this.operations = Object.entries(this.json.paths).flatMap(([path, item]) =>
      METHODS.flatMap((method) => {
        const operation = item[method]
        if (!operation) return []
        const parameters = [...(item.parameters ?? []), ...(operation.parameters ?? [])].map((one) => this.follow(one))
        return [{ ...operation, method, path, parameters, security: operation.security ?? this.json.security }]
      }),
    )
  }

  /** Returns the target of a reference with the keywords beside it. Returns any other node as it is. */
  follow<T extends { $ref?: string }>(node: T): T {
    if (node.$ref === undefined) return node
    const { $ref, ...beside } = node
    const target = this.follow(find(this.json as unknown as JsonObject, $ref) as unknown as T)
    return { ...target, ...beside } as T
  }

  operation(operationId: string): Found {
    return this.need(
      this.operations.find((operation) => operation.operationId === operationId),
      operationId,
    )
  }

  parameter(operationId: string, name: string): Parameter {
    return this.need(this.findParameter(operationId, name), `${operationId}, parameter ${name}`)
  }

  findParameter(operationId: string, name: string): Parameter | undefined {
    return this.operation(operationId).parameters.find((parameter) => parameter.name === name)
  }

  response(operationId: string, status: string): Response {
    const response = this.operation(operationId).responses[status]
    return this.follow(this.need(response, `${operationId}, response ${status}`))
  }

  /** The statuses of an operation's responses, `default` among them. */
  statuses(operationId: string): string[] {
    return Object.keys(this.operation(operationId).responses)
  }

  /** The one 2xx status of an operation. */
  success(operationId: string): string {
    const [status, ...more] = this.statuses(operationId).filter((one) => one.startsWith('2'))
    return this.need(more.length === 0 ? status : undefined, `${operationId}, a single success`)
  }

  /** The schema of an operation's JSON response body, by default that of its success. */
  responseBody(operationId: string, status = this.success(operationId)): Schema {
    const { content } = this.response(operationId, status)
    return this.need(content?.['application/json']?.schema, `${operationId}, JSON body of ${status}`)
  }

  /** The schema of an operation's request body, which has one media type. */
  request(operationId: string): Schema {
    const { requestBody } = this.operation(operationId)
    const [media] = Object.values(requestBody ? this.follow(requestBody).content : {})
    return this.need(media?.schema, `${operationId}, request body`)
  }

  /** The values of a response's examples by name, by default those of the success. */
  examples(operationId: string, status = this.success(operationId)): Record<string, unknown> {
    return this.values(this.response(operationId, status).content)
  }

  requestExamples(operationId: string): Record<string, unknown> {
    const { requestBody } = this.operation(operationId)
    return this.values(requestBody && this.follow(requestBody).content)
  }

  /** The schema at a place, with references and `allOf` resolved. */
  at(place: string): Schema & { required: string[] } {
    return { required: [], ...this.need(this.find(place), place) }
  }

  /** The schema at a place, as `at` returns it, or undefined if there is none. */
  find(place: string): Schema | undefined {
    const [root = '', ...steps] = place.replaceAll('[]', '.[]').split('.')
    const part = this.operations.some(({ operationId }) => operationId === root) ? steps.shift() : undefined
    const start =
      part === 'request'
        ? this.request(root)
        : part === 'response'
          ? this.responseBody(root)
          : this.json.components.schemas[root]
    return steps.reduce<Schema | undefined>((here, step) => here && this.child(here, step), start && this.merged(start))
  }

  /** The types that a schema accepts, in alphabetical order, such as `null|string`, or `any` if it names none. */
  types(schema: Schema): string {
    return [...this.typeSet(schema)].sort().join('|') || 'any'
  }

  /** Whether a value fits a schema of this document. */
  accepts(schema: Schema, value: unknown): boolean {
    const text = JSON.stringify(schema).replaceAll('"#/', '"document#/')
    const judge = this.judges.get(text) ?? this.ajv.compile(JSON.parse(text) as Schema)
    this.judges.set(text, judge)
    return judge(value)
  }

  /** All of a schema's subschemas, itself first, references followed once each. */
  within(schema: Schema, seen = new Set<string>()): Schema[] {
    if (schema.$ref !== undefined) {
      if (seen.has(schema.$ref)) return []
      seen.add(schema.$ref)
    }
    const here = this.follow(schema)
    const { items, not, additionalProperties: rest } = here
    const children = [
      ...Object.values(here.properties ?? {}),
      ...[here.allOf, here.oneOf, here.anyOf].flatMap((list) => list ?? []),
      ...[items, not, here.if, here.then, typeof rest === 'object' ? rest : undefined],
    ]
    return [here, ...children.flatMap((child) => (typeof child === 'object' ? this.within(child, seen) : []))]
  }

  /** The names that a schema gives to its members, those of its alternatives included. */
  members(schema: Schema): string[] {
    const { properties, oneOf = [], anyOf = [] } = this.merged(schema)
    const others = [...oneOf, ...anyOf].flatMap((branch) => this.members(branch))
    return [...new Set([...Object.keys(properties ?? {}), ...others])]
  }

  private child(schema: Schema, step: string): Schema | undefined {
    const own = step === '[]' ? schema.items : schema.properties?.[step]
    if (own) return this.merged(own)
    for (const branch of [...(schema.oneOf ?? []), ...(schema.anyOf ?? [])]) {
      const found = this.child(this.merged(branch), step)
      if (found) return found
    }
    return undefined
  }

  /** A schema with the members of its `allOf` merged in. Keywords of the schema itself win. */
  private merged(schema: Schema): Schema {
    const { allOf = [], ...own } = this.withShared(this.follow(schema))
    return allOf.map((part) => this.merged(part)).reduceRight(both, own)
  }

  /** A union of objects with the properties that all of them have. A property that differs accepts what any of them accepts. */
  private withShared(schema: Schema): Schema {
    const branches = schema.properties ? [] : (schema.oneOf ?? []).map((branch) => this.merged(branch))
    const [first, ...others] = branches.map(({ properties }) => properties)
    if (!first || others.includes(undefined)) return schema
    const shared = Object.entries(first).filter(([name]) => others.every((other) => other && name in other))
    const properties = shared.map(([name, one]): [string, Schema] => {
      const all = [one, ...others.flatMap((other) => other?.[name] ?? [])]
      const isSame = all.every((other) => JSON.stringify(other) === JSON.stringify(one))
      return [name, isSame ? one : { description: this.merged(one).description ?? '', anyOf: all }]
    })
    const required = branches
      .map((branch) => branch.required ?? [])
      .reduce((a, b) => a.filter((name) => b.includes(name)))
    return {
      ...schema,
      properties: Object.fromEntries(properties),
      required: [...(schema.required ?? []), ...required],
    }
  }

  private typeSet(schema: Schema): Set<string> {
    const { type, const: only, enum: words, oneOf, anyOf } = this.merged(schema)
    const branches = oneOf ?? anyOf
    const declared = type === undefined ? undefined : new Set([type].flat())
    const values = only !== undefined ? [only] : words
    const said = values
      ? new Set(values.map((value) => this.typeOf(value, declared)))
      : branches && new Set(branches.flatMap((branch) => [...this.typeSet(branch)]))
    if (!said || !declared) return said ?? declared ?? new Set()
    return new Set([...said].filter((one) => declared.has(one)))
  }

  private typeOf(value: unknown, declared?: Set<string>): string {
    if (value === null) return 'null'
    if (Array.isArray(value)) return 'array'
    return typeof value === 'number' && declared?.has('integer') ? 'integer' : typeof value
  }

  private values(content: Response['content']): Record<string, unknown> {
    const entries = Object.values(content ?? {}).flatMap(({ examples }) => Object.entries(examples ?? {}))
    return Object.fromEntries(entries.map(([name, example]) => [name, this.follow(example).value]))
  }

  private need<T>(found: T | undefined, what: string): T {
    if (found === undefined) throw new Error(`${this.version} has no ${what}.`)
    return found
  }
}

function both(own: Schema, other: Schema): Schema {
  const required = [...new Set([...(other.required ?? []), ...(own.required ?? [])])]
  const properties = { ...other.properties, ...own.properties }
  for (const name of Object.keys(properties)) {
    const [here, there] = [own.properties?.[name], other.properties?.[name]]
    if (here && there) properties[name] = { allOf: [there, here] }
  }
  return { ...other, ...own, properties, required }
}
