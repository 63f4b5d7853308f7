import { closestMatch } from 'leven'
import { isObject, type Json, type JsonObject, listOf } from '../../src/contract/json.js'
import type { Step } from '../../src/contract/migration.js'
import { visit } from '../../src/contract/nodes.js'
import { type Operation, operationsOf, responseOf, schemaOf } from '../../src/contract/operations.js'
import { propertiesOf } from '../../src/contract/schemas.js'
import { isDay, type Version, type Versions } from '../../src/contract/versions.js'
import { type Path, parseYaml, readYamlFile, throwProblems, type YamlFile } from '../support/yaml.js'

/** The content of `versions.yaml`, and the place of a row: `openapi/versions.yaml:14:9`. */
export type VersionsFile = {
  versions: Versions
  /** A line for each step that leads from or to no neighboring version, as after one is retired. */
  stale: string[]
  placeOfRow: (from: string, list: keyof Step, row: number) => string
}

/**
 * Reads `versions.yaml`. Every list of a migration step that the file omits is empty. Throws a ContractError that lists each
 * problem with file, line and what to write instead.
 */
export async function readVersions(file: string): Promise<VersionsFile> {
  return checked(await readYamlFile<Written>(file, FORM))
}

/** Returns the content of `versions.yaml` from its text. Throws a ContractError like `readVersions`. */
export function versionsOf(text: string, name: string): VersionsFile {
  return checked(parseYaml<Written>(text, name, FORM))
}

/** The file as it is written: what it omits has a default. */
type Written = {
  versions: { date: string; role?: 'default'; sunset?: string | null }[]
  migration?: (Pick<Step, 'from' | 'to'> & Partial<Step>)[]
}

function checked({ data: { versions, migration = [] }, place }: YamlFile<Written>): VersionsFile {
  throwProblems(contradictions(versions, migration).map(({ path, says }) => `${place(path)}  ${says}`))
  const roleOf = (role: 'default' | undefined, index: number) => (index === 0 ? 'canonical' : (role ?? 'supported'))
  const dates = versions.map(({ date }) => date)
  return {
    versions: {
      versions: versions.map(({ date, role, sunset = null }, index) => ({
        date: date as Version,
        role: roleOf(role, index),
        sunset,
      })),
      migration: dates.slice(1).map((from, index) => ({
        ...NOTHING,
        ...(migration.find((step) => step.from === from) ?? { from, to: dates[index] ?? '' }),
      })),
    },
    stale: migration.flatMap(({ from, to }, index) =>
      dates.includes(to) && dates[dates.indexOf(to) + 1] === from
        ? []
        : [
            `${place(['migration', index])}  No version ${to} follows a version ${from}: correct the step, or remove it.`,
          ],
    ),
    placeOfRow: (from, list, row) => place(['migration', migration.findIndex((step) => step.from === from), list, row]),
  }
}

/**
 * Checks the rows of the migration steps against the documents of the versions, by date. Throws a ContractError that lists each
 * schema, field, parameter or path that a version lacks.
 */
export function checkRows({ versions: { migration }, placeOfRow }: VersionsFile, views: Map<string, JsonObject>): void {
  // Finding them for each row would take longer than everything else here.
  const operations = new Map([...views.values()].map((view) => [view, operationsOf(view)]))
  const problems = migration.flatMap((step) => {
    const [older, newer] = [step.from, step.to].map((date) => views.get(date) ?? {}) as [JsonObject, JsonObject]
    const lacks = (document: JsonObject, date: string, [method, path]: [string, string], field: string | undefined) =>
      field !== undefined &&
      !hasField(document, bodyOf(operations.get(document) ?? [], method, path), field) &&
      `The response of ${method} ${path} in version ${date} has no ${field}.`
    const task: [string, string] = ['POST', '/tasks']
    const lacksParameter = (document: JsonObject, date: string, name: string) =>
      !parametersOf(document).has(name) && `Version ${date} has no query parameter ${name}.`
    const lacksPagination = (document: JsonObject, date: string, name: string) => {
      const parameter = /^\?(\w+)=$/.exec(name)?.[1]
      if (parameter !== undefined) return lacksParameter(document, date, parameter)
      const lists = (operations.get(document) ?? []).filter(({ pagination }) => pagination !== undefined)
      const hasName = lists.some((list) => hasField(document, schemaOf(responseOf(list, list.success)), name))
      return !hasName && `No list of version ${date} has a field ${name}.`
    }
    const check = <Row>(list: keyof Step, rows: Row[], ...problemsOf: ((row: Row) => string | false)[]) =>
      rows.flatMap((row, at) =>
        problemsOf.flatMap((problemOf) => {
          const says = problemOf(row)
          return says ? [`${placeOfRow(step.from, list, at)}  ${says}`] : []
        }),
      )
    return [
      ...check(
        'task',
        step.task,
        (row) => lacks(newer, step.to, task, row.new ?? row.derived?.present),
        (row) => lacks(older, step.from, task, row.old),
      ),
      ...check(
        'messages',
        step.messages,
        ({ status }) =>
          !statusesOf(newer, bodyOf(operations.get(newer) ?? [], ...task)).includes(status) &&
          `A task of version ${step.to} has no status ${status}.`,
      ),
      ...check(
        'removed',
        step.removed,
        ({ schema }) =>
          !(schema in schemasOf(older)) &&
          !(schema in schemasOf(newer)) &&
          `There is no schema ${schema}.${meant(schema, Object.keys({ ...schemasOf(older), ...schemasOf(newer) }))}`,
        ({ schema, field }) => fieldsOf(newer, schema).has(field) && `Version ${step.to} has ${schema}.${field}.`,
      ),
      ...check(
        'lists',
        step.lists,
        ({ path }) => !(path in (newer.paths as JsonObject)) && `Version ${step.to} has no path ${path}.`,
        (row) => lacks(newer, step.to, ['GET', row.path], row.new),
        (row) => lacks(older, step.from, ['GET', row.path], row.old),
      ),
      ...check(
        'events',
        step.events,
        (row) => row.new !== null && !(row.new in eventsOf(newer)) && `Version ${step.to} has no event ${row.new}.`,
        (row) =>
          row.old in eventsOf(newer) && `Version ${step.to} has an event ${row.old}: \`old\` is a name that is gone.`,
        (row) => !/^\w+\.\w+$/.test(row.old) && `${row.old} is not the name of an event, such as task.failed.`,
      ),
      ...check(
        'pagination',
        step.pagination,
        (row) => lacksPagination(newer, step.to, row.new),
        (row) => lacksPagination(older, step.from, row.old),
      ),
      ...check('export', step.export, (row) => lacks(newer, step.to, task, /\w+(?:\.\w+)+/.exec(row.new)?.[0])),
    ]
  })
  throwProblems(problems)
}

/** Asks for the known name that is nearest to one that is not known, if one is near. */
function meant(name: string, known: Iterable<string>): string {
  const nearest = closestMatch(name, [...known], { maxDistance: 2 })
  return nearest === undefined || nearest === name ? '' : ` Did you mean ${nearest}?`
}

/** Returns the statuses of a task. */
function statusesOf(document: JsonObject, schema: Json | undefined): Json[] {
  const status = propertiesOf(document, schema).status
  return isObject(status) ? listOf(status.enum) : []
}

function fieldsOf(document: JsonObject, schema: string): Set<string> {
  return new Set(Object.keys(propertiesOf(document, schemasOf(document)[schema])))
}

function eventsOf({ webhooks }: JsonObject): JsonObject {
  return (webhooks ?? {}) as JsonObject
}

function schemasOf({ components }: JsonObject): JsonObject {
  return ((components ?? {}) as { schemas?: JsonObject }).schemas ?? {}
}

/** Returns the schema of the success of an operation. Undefined if the version lacks the operation. */
function bodyOf(operations: Operation[], method: string, path: string): Json | undefined {
  const operation = operations.find((one) => one.method === method && one.path === path)
  return operation && schemaOf(responseOf(operation, operation.success))
}

/** True if values of a schema can have the field at this dotted path. True as well for a schema that is not known. */
function hasField(document: JsonObject, schema: Json | undefined, path: string): boolean {
  if (schema === undefined) return true
  const [name = '', ...rest] = path.split('.')
  const field = propertiesOf(document, schema)[name]
  return field !== undefined && (rest.length === 0 || hasField(document, field, rest.join('.')))
}

function parametersOf(document: JsonObject): Set<string> {
  const names = new Set<string>()
  visit(document, (node, kind) => {
    if (kind === 'parameter' && node.in === 'query') names.add(String(node.name))
  })
  return names
}

const NOTHING: Omit<Step, 'from' | 'to'> = {
  task: [],
  messages: [],
  lists: [],
  pagination: [],
  removed: [],
  export: [],
  events: [],
}

type Problem = { path: Path; says: string }

/** Returns what contradicts itself in a file of the right form. */
function contradictions(versions: Written['versions'], migration: NonNullable<Written['migration']>): Problem[] {
  const dates = versions.map(({ date }) => date)
  const problems: Problem[] = []
  const report = (path: Path, says: string) => problems.push({ path, says })
  for (const [index, { date, role, sunset = null }] of versions.entries()) {
    const path = ['versions', index]
    const newer = dates[index - 1]
    if (!isDay(date)) report([...path, 'date'], `${date} is not a calendar day.`)
    if (newer !== undefined && newer <= date)
      report([...path, 'date'], `List the versions newest first: ${date} is not older than ${newer}.`)
    if (role !== undefined && index === 0)
      report([...path, 'role'], 'The newest version is canonical by its place: remove its role.')
    if (role !== undefined && versions.findIndex((version) => version.role === role) !== index)
      report([...path, 'role'], 'Another version is the default already: remove this role.')
    if (sunset !== null && (!isDay(sunset) || sunset <= date))
      report([...path, 'sunset'], `A sunset is a calendar day after ${date}, or null.`)
    if (sunset !== null && index === 0) report([...path, 'sunset'], 'The newest version has no sunset: write null.')
  }
  for (const [index, { from, to }] of migration.entries())
    if (migration.findIndex((step) => step.to === to) !== index)
      report(['migration', index], `There is a step from ${from} to ${to} already: put its rows there.`)
  return problems
}

const text = { type: 'string', minLength: 1 }
const gap = { 'x-gap': text }
const words = { type: 'object', additionalProperties: text }
const conversion = { values: words, divisor: { type: 'number' }, without: { enum: ['offset'] } }

const row = (properties: Record<string, object>, ...required: string[]) => ({
  type: 'array',
  items: { type: 'object', properties: { ...properties, ...gap }, required, additionalProperties: false },
})

const derived = {
  type: 'object',
  properties: { status: { type: 'array', items: text, minItems: 1 }, present: text },
  required: ['status'],
  additionalProperties: false,
}

const FORM = {
  type: 'object',
  properties: {
    versions: {
      type: 'array',
      minItems: 1,
      items: {
        type: 'object',
        properties: {
          date: text,
          role: { enum: ['default'] },
          sunset: { type: ['string', 'null'] },
        },
        required: ['date'],
        additionalProperties: false,
      },
    },
    migration: {
      type: 'array',
      items: {
        type: 'object',
        properties: {
          from: text,
          to: text,
          task: row({ old: text, new: text, ...conversion, derived }, 'old'),
          messages: row({ status: text, text }, 'status', 'text'),
          lists: row(
            {
              path: text,
              old: text,
              new: text,
              sort: {
                type: 'object',
                properties: { old: text, new: text },
                required: ['new'],
                additionalProperties: false,
              },
            },
            'path',
            'old',
            'new',
            'sort',
          ),
          pagination: row({ old: text, new: text, kept: { const: true } }, 'old', 'new'),
          removed: row({ schema: text, field: text }, 'schema', 'field'),
          export: row({ old: text, new: text }, 'old', 'new'),
          events: row({ old: text, new: { type: ['string', 'null'] }, where: text }, 'old', 'new'),
        },
        required: ['from', 'to'],
        additionalProperties: false,
      },
    },
  },
  required: ['versions'],
  additionalProperties: false,
}
