import type { NamedExample } from './examples.js'
import type { JsonObject } from './json.js'
import type { MigrationStep } from './migration.js'
import { type Operation, operationsOf } from './operations.js'
import { type ParsedParameters, parameterReader, type RequestHead } from './parameters.js'
import type { Prefer } from './prefer.js'
import { documentedExamples } from './responses.js'
import { type SelectedResponse, selectResponse } from './select-response.js'
import type { ValidateRequest } from './validation.js'
import { defaultOf, type Roles, rolesOn, type Version, type Versions } from './versions.js'

/** The generated files of the contract, parsed. */
export type ContractFiles = {
  /** `openapi/<version>.json` */
  documents: Partial<Record<Version, JsonObject>>
  /** `openapi/canvas.json`: every version in one document. */
  canvas: JsonObject
  /** `versions.json` */
  versions: Versions
  /** `mcp/tools.json`, the result of `tools/list`. */
  tools: { tools: ({ name: string } & JsonObject)[] }
  /** `mcp/server.json` */
  toolServer: { tools: { name: string; flattened?: { format: string[] } }[] }
  /** `control.json`: what a test can set and read on the mock. It is not part of the contract. */
  control: JsonObject
}

/** Everything a server knows of the contract: one immutable value, replaced as a whole when the contract changes. */
export type Contract = Readonly<{
  files: ContractFiles
  /** The versions that have a document, newest first. */
  versions: Version[]
  /** What changed from each version to the next, from the newest down. */
  migration: MigrationStep[]
  /** The version of a request without the header, before any sunset. */
  byDefault: Version
  /** Returns the view of a version. Throws an Error if it has no document. */
  view(version: Version): View
  /** The operations at `/_mock`. */
  control: View
  /** Returns the roles of the versions on a day. Throws an Error if no version is left. */
  rolesOn(day: string): Roles
  /**
   * Returns a copy of a documented response's value, of the newest version that has the operation. Its records also
   * have the names that their fields had in older versions, for code that still uses them. Throws an Error if there is
   * no such example.
   */
  example(operationId: string, status: number, name: string): unknown
  /** Returns a copy of a documented request's value in the same way. */
  requestExample(operationId: string, name: string): unknown
}>

/** The contract in one version. */
export type View = Readonly<{
  version: Version
  document: JsonObject
  /** By operation id. */
  operations: Map<string, Operation>
  /** Returns the documented response for a preference. Throws a NotDocumented if there is none. */
  response(operation: Operation, prefer: Pick<Prefer, 'code' | 'example'>): SelectedResponse
  /** Returns the parameters of a request, converted to the types of their schemas. */
  parameters(operation: Operation, head: RequestHead): ParsedParameters
  /** Returns what is wrong with a request. */
  validate(operation: Operation, request: ParsedParameters & { body: unknown }): ReturnType<ValidateRequest>
}>

/** Returns the validators of a document's operations, compiled on first use or built into a package. */
type Validators = (document: JsonObject, name: Version | 'control') => (operation: Operation) => ValidateRequest

/** Creates the contract from its files. Throws an Error if a document is not OpenAPI. */
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
  return Object.freeze({
    files,
    versions: known,
    migration,
    byDefault: defaultOf(versions),
    control,
    view,
    rolesOn: (day: string) =>
      rolesOn(
        versions.filter(({ date }) => views.has(date)),
        day,
      ),
    ...exampleReaders([...views.values()]),
  })
}

/** Returns the functions that copy a documented example, from the first of these views that has the operation. */
function exampleReaders(views: View[]): Pick<Contract, 'example' | 'requestExample'> {
  const operationOf = (id: string) => views.flatMap(({ operations }) => operations.get(id) ?? [])[0]
  const found = new Map<string, NamedExample[]>()
  const copyOf = (where: string, name: string, find: () => NamedExample[] | undefined): unknown => {
    const example = kept(found, where, () => find() ?? []).find((one) => one.name === name)
    if (!example) throw new Error(`The document has no example ${name} for ${where}. Run \`npm run generate\`.`)
    return structuredClone(example.value)
  }
  return {
    example(operationId: string, status: number, name: string) {
      return copyOf(`${status} of ${operationId}`, name, () => {
        const operation = operationOf(operationId)
        return operation && documentedExamples(operation, status)
      })
    },
    requestExample(operationId: string, name: string) {
      return copyOf(`the request of ${operationId}`, name, () => operationOf(operationId)?.body?.examples)
    },
  }
}

function viewOf(document: JsonObject, version: Version, validatorOf: (operation: Operation) => ValidateRequest): View {
  const operations = new Map(operationsOf(document, version).map((operation) => [operation.operationId, operation]))
  const responses = new Map<string, SelectedResponse>()
  const readers = new Map<Operation, (head: RequestHead) => ParsedParameters>()
  const validators = new Map<Operation, ValidateRequest>()
  return Object.freeze<View>({
    version,
    document,
    operations,
    response: (operation, { code, example }) =>
      kept(responses, `${operation.operationId} ${code ?? ''} ${example ?? ''}`, () =>
        selectResponse(operation, { ...(code && { code }), ...(example && { example }) }),
      ),
    parameters: (operation, head) => kept(readers, operation, () => parameterReader(operation))(head),
    validate: (operation, request) => kept(validators, operation, () => validatorOf(operation))(request),
  })
}

/** Returns the value of a key, made when it is first asked for. */
function kept<Key, Value>(known: Map<Key, Value>, key: Key, make: () => Value): Value {
  const value = known.get(key) ?? make()
  known.set(key, value)
  return value
}
