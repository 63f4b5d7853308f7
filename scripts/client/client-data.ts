import { isObject, type JsonObject, listOf } from '../../src/contract/json.js'
import type { TaskRow } from '../../src/contract/migration.js'
import { type Operation, operationsOf, responseOf, schemaOf, scopesOf } from '../../src/contract/operations.js'
import { find, pathOf } from '../../src/contract/references.js'
import { responsesOf } from '../../src/contract/responses.js'
import { propertiesOf } from '../../src/contract/schemas.js'
import { defaultOf, VERSION_COMPONENT } from '../../src/contract/versions.js'
import type { BuiltContract } from '../documents/contract.js'
import { sources } from '../read/source-files.js'
import { ContractError } from '../support/contract-error.js'
import { GENERATED_HEAD } from '../support/paths.js'

/** Generates the module of constants that the client takes from the contract: its code and its declarations. */
export function clientData(contract: BuiltContract): { code: string; declarations: string } {
  const constants = Object.entries(constantsOf(contract))
  return {
    code:
      GENERATED_HEAD +
      constants.map(([name, { value }]) => `export const ${name} = ${JSON.stringify(value)}\n`).join(''),
    declarations:
      GENERATED_HEAD +
      constants
        .map(([name, { doc, value }]) => `/** ${doc} */\nexport declare const ${name}: ${literalType(value)}\n`)
        .join(''),
  }
}

function constantsOf({ documents, versions }: BuiltContract): Record<string, { doc: string; value: unknown }> {
  const dates = versions.versions.map(({ date }) => date)
  const newest = documents[dates[0] ?? ''] ?? {}
  const task = versions.migration.flatMap((step) => step.task)
  return {
    VERSION_HEADER: {
      doc: 'The request header that selects the version.',
      value: parameterName(newest, VERSION_COMPONENT),
    },
    DEFAULT_VERSION: {
      doc: 'The version of a request without the header.',
      value: defaultOf(versions.versions),
    },
    SIGNATURE_HEADER: {
      doc: 'The header of a webhook that carries its signature.',
      value: parameterName(newest, 'WebhookSignature'),
    },
    TIMESTAMP_HEADER: {
      doc: 'The header of a webhook that carries the signed timestamp.',
      value: parameterName(newest, 'WebhookTimestamp'),
    },
    REQUEST_ID_HEADER: {
      doc: 'The response header that carries the request id.',
      value: headerName(newest, 'RequestId'),
    },
    LISTS: {
      doc: 'The lists of each version: path to the key of the items in a page.',
      value: Object.fromEntries(dates.map((date) => [date, lists(documents[date] ?? {})])),
    },
    TERMINAL_STATUSES: {
      doc: 'The terminal statuses of a task, in every version.',
      value: terminalStatuses(newest, task),
    },
    RETRYABLE_STATUSES: {
      doc: 'The statuses of the error types that clients are told to retry.',
      value: statusesOf(newest, retriedTypes(newest)),
    },
    REPLAYED_KEYS: {
      doc: 'The paths whose POST returns the original task for a repeated `idempotency_key`, and the patterns that other fields of the body must match for that.',
      value: replayedKeys(newest),
    },
    SCOPES: { doc: 'The scopes of a key.', value: Object.keys(scopesOf(newest)) },
    ID_PATTERNS: { doc: 'The pattern of the ids of each kind.', value: idPatterns(newest) },
    TASK_ROWS: {
      doc: 'The fields that legacy and canonical tasks share: both paths, and how the values differ.',
      value: task.flatMap(({ old, new: path, values, divisor, without }) =>
        path
          ? [[old, path, { ...(values && { values }), ...(divisor && { divisor }), ...(without && { without }) }]]
          : [],
      ),
    },
  }
}

function parameterName(document: JsonObject, component: string): string {
  return String((find(document, `#/components/parameters/${component}`) as JsonObject).name)
}

/** A header component has no name itself: its name is the key under which responses reference it. */
function headerName(document: JsonObject, component: string): string {
  const responses = find(document, '#/components/responses') as Record<string, JsonObject>
  const headers = Object.values(responses).flatMap(({ headers }) => Object.entries((headers ?? {}) as JsonObject))
  const found = headers.find(([, header]) => (header as JsonObject).$ref === `#/components/headers/${component}`)
  if (!found) throw new Error(`No response has the header ${component}.`)
  return found[0]
}

/** Returns path to key. A list whose items have no documented key is omitted. */
function lists(document: JsonObject): Record<string, string> {
  return Object.fromEntries(
    operationsOf(document).flatMap((operation) => {
      const { path, method, pagination, success } = operation
      if (method !== 'GET' || !pagination) return []
      const page = propertiesOf(document, schemaOf(responseOf(operation, success)))
      const [key, ...others] = Object.keys(page).filter((name) => (page[name] as JsonObject).type === 'array')
      if (others.length > 0) throw new ContractError(severalLists(operation, [key, ...others].join(', ')))
      return key ? [[path, key]] : []
    }),
  )
}

/** Returns the message for a page that has the lists of several versions, with the places of their schemas. */
function severalLists(operation: Operation, keys: string): string {
  const { document, path, success } = operation
  const { version } = document.info as JsonObject
  const { placeOf } = sources()
  const branches = listOf(schemaOf(responseOf(operation, success))?.oneOf)
  const files = branches.flatMap((branch) =>
    isObject(branch) && branch.$ref ? [placeOf(pathOf(`${branch.$ref}`))] : [],
  )
  return `${placeOf(['paths', path, 'get'])}  In version ${version} the page of ${path} has more than one list: ${keys}. Mark the schema that the version lacks with x-since or x-until: ${files.join(', ')}.`
}

/** Returns what `x-terminal` says, and the older names of these statuses. */
function terminalStatuses(document: JsonObject, rows: TaskRow[]): string[] {
  const { status } = propertiesOf(document, find(document, '#/components/schemas/Task'))
  const ended = isObject(status) ? status['x-terminal'] : undefined
  if (!Array.isArray(ended)) throw new Error('The schema Task does not say which statuses are terminal: x-terminal.')
  const older = Object.entries(rows.find(({ new: path }) => path === 'status')?.values ?? {})
  return [...ended.map(String), ...older.flatMap(([old, now]) => (ended.includes(now) ? [old] : []))]
}

/** Returns the types of error that `x-retry` lists. */
function retriedTypes(document: JsonObject): string[] {
  const { type } = propertiesOf(document, find(document, '#/components/schemas/ApiError'))
  const types = isObject(type) ? type['x-retry'] : undefined
  if (!Array.isArray(types)) throw new Error('The schema ApiError does not say which types are retried: x-retry.')
  return types.map(String)
}

/** Returns the statuses whose documented error has one of these types. */
function statusesOf(document: JsonObject, types: string[]): number[] {
  const found = operationsOf(document)
    .flatMap(responsesOf)
    .filter(({ schema }) => types.includes(errorType(document, schema) ?? ''))
  return [...new Set(found.map(({ status }) => Number(status)))].sort((one, other) => one - other)
}

function errorType(document: JsonObject, schema: JsonObject | undefined): string | undefined {
  const { error } = propertiesOf(document, schema)
  const type = propertiesOf(document, error).type as JsonObject | undefined
  return typeof type?.const === 'string' ? type.const : undefined
}

/** Returns what `x-replays` says: path to field to pattern. A retry on any other path may start a second task. */
function replayedKeys(document: JsonObject): Record<string, JsonObject> {
  return Object.fromEntries(
    operationsOf(document).flatMap(({ path, method, body }) => {
      const key = method === 'POST' ? propertiesOf(document, body?.schema).idempotency_key : undefined
      const replays = isObject(key) ? key['x-replays'] : undefined
      return replays === true ? [[path, {}]] : isObject(replays) ? [[path, replays]] : []
    }),
  )
}

/** Maps `CanvasId` with its pattern to `canvas`. */
function idPatterns(document: JsonObject): Record<string, string> {
  const schemas = Object.entries(find(document, '#/components/schemas') as Record<string, JsonObject>)
  return Object.fromEntries(
    schemas.flatMap(([name, { pattern }]) =>
      name.endsWith('Id') && pattern ? [[snakeCase(name.slice(0, -2)), String(pattern)]] : [],
    ),
  )
}

function snakeCase(name: string): string {
  return name.replace(/(?<=[a-z])[A-Z]/g, '_$&').toLowerCase()
}

function literalType(value: unknown): string {
  if (Array.isArray(value)) return `readonly [${value.map(literalType).join(', ')}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  const members = Object.entries(value).map(([key, child]) => `readonly ${JSON.stringify(key)}: ${literalType(child)}`)
  return members.length > 0 ? `{ ${members.join('; ')} }` : '{}'
}
