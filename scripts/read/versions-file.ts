import { readFile } from 'node:fs/promises'
import { relative } from 'node:path'
import { Ajv2020, type ErrorObject } from 'ajv/dist/2020.js'
import { LineCounter, parseDocument } from 'yaml'
import type { JsonObject } from '../../src/contract/json.js'
import type { Step } from '../../src/contract/migration.js'
import { visit } from '../../src/contract/nodes.js'
import { propertiesOf } from '../../src/contract/schemas.js'
import { isDay, type Versions } from '../../src/contract/versions.js'
import { ContractError } from '../support/contract-error.js'
import { ROOT } from '../support/paths.js'
import { offsetAt } from '../support/yaml.js'

/** The content of `versions.yaml`, and the place of a part of it: `openapi/versions.yaml:14:9`. */
export type VersionsFile = { versions: Versions; place: (path: Path) => string }

/**
 * Reads `versions.yaml`. Every list of a migration step that the file omits is empty. Throws a ContractError that lists each
 * problem with file, line and what to write instead.
 */
export async function readVersions(file: string): Promise<VersionsFile> {
  const name = relative(ROOT, file)
  const text = await readFile(file, 'utf8').catch(({ code }: NodeJS.ErrnoException) => {
    throw new ContractError(`${name}  The file cannot be read: ${code}.`)
  })
  return versionsOf(text, name)
}

/** Returns the content of `versions.yaml` from its text. Throws a ContractError like `readVersions`. */
export function versionsOf(text: string, name: string): VersionsFile {
  const lines = new LineCounter()
  const document = parseDocument(text, { lineCounter: lines })
  const at = (offset: number) => {
    const { line, col } = lines.linePos(offset)
    return `${name}:${line}:${col}`
  }
  const place = (path: Path) => at(offsetAt(document.contents, path))
  refuse(document.errors.map(({ pos, message }) => `${at(pos[0])}  ${message.split('\n')[0]}`))
  const data = document.toJS() as unknown
  if (!fits(data)) refuse(problemsOf(fits.errors as ErrorObject[]).map(({ path, says }) => `${place(path)}  ${says}`))
  const { versions, migration } = data as Versions
  refuse(contradictions({ versions, migration }).map(({ path, says }) => `${place(path)}  ${says}`))
  return { versions: { versions, migration: migration.map((step) => ({ ...NOTHING, ...step })) }, place }
}

/**
 * Checks the rows of the migration steps against the documents of the versions, by date. Throws a ContractError that lists each
 * schema, field, parameter or path that a version lacks.
 */
export function checkRows({ versions: { migration }, place }: VersionsFile, views: Map<string, JsonObject>): void {
  refuse(
    migration.flatMap((step, index) => {
      const [older, newer] = [step.from, step.to].map((date) => views.get(date) ?? {}) as [JsonObject, JsonObject]
      const lacks = (list: string, row: number, what: string | false) =>
        what ? [`${place(['migration', index, list, row])}  ${what}`] : []
      const field = (document: JsonObject, date: string, schema: string, name: string | undefined) =>
        name !== undefined && !fieldsOf(document, schema).has(name) && `Version ${date} has no ${schema}.${name}.`
      return [
        ...step.fields.flatMap((row, at) => [
          ...lacks('fields', at, field(newer, step.to, row.schema, row.new)),
          ...lacks('fields', at, field(older, step.from, row.schema, row.old)),
        ]),
        ...step.removed.flatMap((row, at) =>
          lacks(
            'removed',
            at,
            fieldsOf(newer, row.schema).has(row.field) && `Version ${step.to} has ${row.schema}.${row.field}.`,
          ),
        ),
        ...step.parameters.flatMap((row, at) => [
          ...lacks(
            'parameters',
            at,
            !parametersOf(newer).has(row.new) && `Version ${step.to} has no query parameter ${row.new}.`,
          ),
          ...lacks(
            'parameters',
            at,
            !parametersOf(older).has(row.old) && `Version ${step.from} has no query parameter ${row.old}.`,
          ),
        ]),
        ...step.lists.flatMap((row, at) =>
          lacks(
            'lists',
            at,
            !(row.path in (newer.paths as JsonObject)) && `Version ${step.to} has no path ${row.path}.`,
          ),
        ),
      ]
    }),
  )
}

function fieldsOf(document: JsonObject, schema: string): Set<string> {
  const { schemas = {} } = (document.components ?? {}) as { schemas?: JsonObject }
  return new Set(Object.keys(propertiesOf(document, schemas[schema])))
}

function parametersOf(document: JsonObject): Set<string> {
  const names = new Set<string>()
  visit(document, (node, kind) => {
    if (kind === 'parameter' && node.in === 'query') names.add(String(node.name))
  })
  return names
}

function refuse(problems: string[]): void {
  if (problems.length > 0) throw new ContractError(problems.join('\n'))
}

const NOTHING: Omit<Step, 'from' | 'to'> = {
  task: [],
  fields: [],
  parameters: [],
  lists: [],
  pagination: [],
  removed: [],
  export: [],
  events: [],
}

type Path = (string | number)[]
type Problem = { path: Path; says: string }

/** Returns what contradicts itself in a file of the right form. */
function contradictions({ versions, migration }: Versions): Problem[] {
  const dates = versions.map(({ date }) => date)
  const problems: Problem[] = []
  const report = (path: Path, says: string) => problems.push({ path, says })
  for (const [index, { date, role, sunset }] of versions.entries()) {
    const path = ['versions', index]
    const newer = dates[index - 1]
    if (!isDay(date)) report([...path, 'date'], `${date} is not a calendar day.`)
    if (newer !== undefined && newer <= date)
      report([...path, 'date'], `List the versions newest first: ${date} is not older than ${newer}.`)
    if ((role === 'canonical') !== (index === 0))
      report([...path, 'role'], 'The newest version is canonical, and no other one is.')
    if (role === 'default' && versions.findIndex((version) => version.role === 'default') !== index)
      report([...path, 'role'], 'Another version is the default already: write `role: supported`.')
    if (sunset !== null && (!isDay(sunset) || sunset <= date))
      report([...path, 'sunset'], `A sunset is a calendar day after ${date}, or null.`)
    if (sunset !== null && index === 0) report([...path, 'sunset'], 'The newest version has no sunset: write null.')
  }
  for (const [index, { from, to }] of migration.entries()) {
    const [newer, older] = dates.slice(index)
    if (older === undefined)
      report(['migration', index], 'There are more steps than pairs of neighboring versions: remove this one.')
    else if (from !== older || to !== newer)
      report(
        ['migration', index, from === older ? 'to' : 'from'],
        `Write \`from: "${older}"\` and \`to: "${newer}"\` here: the steps lead from the newest version down.`,
      )
  }
  const [newer, older] = dates.slice(migration.length)
  if (older !== undefined)
    report(
      ['migration'],
      `The step from ${older} to ${newer} is missing. Add \`- { from: "${older}", to: "${newer}" }\`.`,
    )
  for (const [index, step] of migration.entries())
    for (const [row, field] of (step.fields ?? []).entries())
      if (field.old === field.new && !Object.keys(conversion).some((key) => key in field))
        report(
          ['migration', index, 'fields', row],
          `Nothing differs: ${field.schema}.${field.new} has the same name in both versions.`,
        )
  return problems
}

const text = { type: 'string', minLength: 1 }
const gap = { 'x-gap': text }
const words = { type: 'object', additionalProperties: text }
const conversion = { values: words, instead: words, divisor: { type: 'number' }, without: { enum: ['offset'] } }

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

const fits = new Ajv2020({ allErrors: true, strict: false, validateSchema: false, verbose: true }).compile<Versions>({
  type: 'object',
  properties: {
    versions: {
      type: 'array',
      minItems: 1,
      items: {
        type: 'object',
        properties: {
          date: text,
          role: { enum: ['canonical', 'default', 'supported'] },
          sunset: { type: ['string', 'null'] },
        },
        required: ['date', 'role', 'sunset'],
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
          fields: row({ schema: text, old: text, new: text, ...conversion }, 'schema', 'new'),
          parameters: row({ old: text, new: text }, 'old', 'new'),
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
          pagination: row({ old: text, new: text }, 'old', 'new'),
          removed: row({ schema: text, field: text, value: {} }, 'schema', 'field'),
          export: row({ old: text, new: text }, 'old', 'new'),
          events: row({ old: text, new: { type: ['string', 'null'] }, where: text }, 'old', 'new'),
        },
        required: ['from', 'to'],
        additionalProperties: false,
      },
    },
  },
  required: ['versions', 'migration'],
  additionalProperties: false,
})

function problemsOf(errors: ErrorObject[]): Problem[] {
  return errors.map(({ instancePath, keyword, params, message, parentSchema }) => {
    const path = instancePath.split('/').slice(1)
    if (keyword === 'additionalProperties') {
      const known = Object.keys((parentSchema as { properties: object }).properties)
      return {
        path: [...path, String(params.additionalProperty)],
        says: `There is no key \`${params.additionalProperty}\` here. Known: ${known.join(', ')}.`,
      }
    }
    if (keyword === 'required') return { path, says: `The key \`${params.missingProperty}\` is missing.` }
    if (keyword === 'enum') return { path, says: `Write one of ${(params.allowedValues as string[]).join(', ')}.` }
    return { path, says: `The value ${message}.` }
  })
}
