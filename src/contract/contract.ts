import { type DocumentedAnswer, documentedAnswer } from './answers.js'
import type { NamedExample } from './examples.js'
import type { JsonObject } from './json.js'
import type { Migration } from './migration.js'
import { type Operation, operationsOf } from './operations.js'
import { type Parameters, parameterReader, type RequestHead } from './parameters.js'
import type { Prefer } from './prefer.js'
import { documentedExamples } from './responses.js'
import type { ValidateRequest } from './validation.js'
import { type KnownVersion, type Roles, rolesOn, type Version } from './versions.js'

/** What the pipeline makes of the contract, parsed. */
export type ContractFiles = {
  /** `openapi/<version>.json` */
  documents: Partial<Record<Version, JsonObject>>
  /** `openapi/canvas.json`: both versions in one document. */
  canvas: JsonObject
  /** `versions.json` */
  versions: { versions: KnownVersion[]; migration: Migration }
  /** `mcp/tools.json`, the answer of `tools/list`. */
  tools: { tools: ({ name: string } & JsonObject)[] }
  /** `mcp/server.json` */
  toolServer: { tools: { name: string; flattened?: { format: string[] } }[] }
  /** `control.json`: what a test can tell the mock, which is no part of the contract. */
  control: JsonObject
}

/** All that a server knows of the contract: one immutable value, replaced as a whole when the contract changes. */
export type Contract = Readonly<{
  files: ContractFiles
  /** The versions that there is a document of, newest first. */
  versions: Version[]
  migration: Migration
  /** Throws an Error for a version without a document. */
  view(version: Version): View
  /** The operations of the mock's control. */
  control: View
  /** The roles of the versions on a day. Throws an Error where no version is left. */
  rolesOn(day: string): Roles
  /** The value of a documented response of the newest version, as a copy. Throws an Error where there is no such example. */
  example(operationId: string, status: number, name: string): unknown
  /** The same of a documented request. */
  requestExample(operationId: string, name: string): unknown
}>

/** What is known of one version. */
export type View = Readonly<{
  version: Version
  document: JsonObject
  /** By operation id. */
  operations: Map<string, Operation>
  /** The documented answer for a preference. Throws a NotDocumented where there is none. */
  answer(operation: Operation, prefer: Pick<Prefer, 'code' | 'example'>): DocumentedAnswer
  /** The parameters of a request, as the types of their schemas. */
  parameters(operation: Operation, head: RequestHead): Parameters
  /** What is wrong with a request. */
  validate(operation: Operation, request: Parameters & { body: unknown }): ReturnType<ValidateRequest>
}>

/** Gives the validators of a document's operations: compiled when they are first needed, or made when a package is built. */
export type Validators = (document: JsonObject, name: Version | 'control') => (operation: Operation) => ValidateRequest

/** The contract that the files tell of. Throws an Error where a document is no OpenAPI. */
export function contractOf(files: ContractFiles, validators: Validators): Contract {
  const { versions, migration } = files.versions
  const views = new Map(
    versions.flatMap(({ date }): [Version, View][] => {
      const document = files.documents[date]
      return document ? [[date, viewOf(document, date, validators(document, date))]] : []
    }),
  )
  const known = [...views.keys()]
  const view = (version: Version): View => {
    const found = views.get(version)
    if (!found) throw new Error(`There is no document of version ${version}.`)
    return found
  }
  const newest = view(known[0] as Version)
  const control = viewOf(files.control, newest.version, validators(files.control, 'control'))
  const found = new Map<string, NamedExample[]>()
  const copyOf = (where: string, name: string, find: () => NamedExample[] | undefined): unknown => {
    const examples = found.get(where) ?? find() ?? []
    found.set(where, examples)
    const example = examples.find((one) => one.name === name)
    if (!example) throw new Error(`The document has no example ${name} for ${where}. Run \`npm run generate\`.`)
    return structuredClone(example.value)
  }
  return Object.freeze({
    files,
    versions: known,
    migration,
    control,
    view,
    rolesOn: (day: string) =>
      rolesOn(
        versions.filter(({ date }) => views.has(date)),
        day,
      ),
    example(operationId: string, status: number, name: string) {
      return copyOf(`${status} of ${operationId}`, name, () => {
        const operation = newest.operations.get(operationId)
        return operation && documentedExamples(operation, status)
      })
    },
    requestExample(operationId: string, name: string) {
      return copyOf(`the request of ${operationId}`, name, () => newest.operations.get(operationId)?.body?.examples)
    },
  })
}

function viewOf(document: JsonObject, version: Version, validatorOf: (operation: Operation) => ValidateRequest): View {
  const operations = new Map(operationsOf(document, version).map((operation) => [operation.operationId, operation]))
  const answers = new Map<string, DocumentedAnswer>()
  const readers = new Map<Operation, (head: RequestHead) => Parameters>()
  const validators = new Map<Operation, ValidateRequest>()
  return Object.freeze({
    version,
    document,
    operations,
    answer(operation: Operation, { code, example }: Pick<Prefer, 'code' | 'example'>) {
      const key = `${operation.operationId} ${code ?? ''} ${example ?? ''}`
      const answer =
        answers.get(key) ?? documentedAnswer(operation, { ...(code && { code }), ...(example && { example }) })
      answers.set(key, answer)
      return answer
    },
    parameters(operation: Operation, head: RequestHead) {
      const read = readers.get(operation) ?? parameterReader(operation)
      readers.set(operation, read)
      return read(head)
    },
    validate(operation: Operation, request: Parameters & { body: unknown }) {
      const validate = validators.get(operation) ?? validatorOf(operation)
      validators.set(operation, validate)
      return validate(request)
    },
  })
}
