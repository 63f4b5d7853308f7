import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { gapIds } from '../../src/contract/gaps.js'
import { isObject, type JsonObject } from '../../src/contract/json.js'
import { type Operation, operationsOf, responseOf, schemaOf, scopesOf } from '../../src/contract/operations.js'
import { propertiesOf, typesOf } from '../../src/contract/schemas.js'
import type { BuiltContract } from '../documents/contract.js'
import { spanOf } from '../documents/describe.js'
import { sunsetDiagram, versionsMarkdown } from '../documents/versions-text.js'
import { ContractError } from '../support/contract-error.js'
import { inRoot } from '../support/paths.js'
import { table } from '../support/table.js'

/** Returns the guides that have tables, with these renewed, by path. */
export function guidesWithTables({ versions, documents }: BuiltContract): [path: string, text: string][] {
  const { date } = versions.versions[0] as (typeof versions.versions)[number]
  const newest = documents[date] as JsonObject
  const operations = operationsOf(newest, date)
  const tables: Record<string, string> = {
    versions: versionsForGuides(versions),
    sunset: sunsetDiagram(versions.versions),
    scopes: scopesTable(newest, operations),
    limits: limitsTable(operations),
    lists: listsTable(operations),
  }
  // A copy of the contract alone has no guides.
  const guides = existsSync(inRoot('docs')) ? readdirSync(inRoot('docs')).filter((file) => file.endsWith('.md')) : []
  return guides
    .map((file): [string, string] => [`docs/${file}`, readFileSync(inRoot('docs', file), 'utf8')])
    .filter(([, text]) => TABLE.test(text))
    .map(([path, text]) => [path, withTables(path, text, tables)])
}

/**
 * Returns the text of a guide with its tables renewed. A table stands between two lines such as `<!-- scopes -->` and
 * `<!-- /scopes -->`. Throws a ContractError for an unknown table and for one without its end.
 */
export function withTables(path: string, text: string, tables: Record<string, string>): string {
  return text.replaceAll(TABLES, (found, name: string) => renewed(path, found, name, tables[name]))
}

const TABLE = /^<!-- \w+ -->$/m
const TABLES = /^<!-- (\w+) -->\n(?:[\s\S]*?^<!-- \/\1 -->$)?/gm

function renewed(file: string, found: string, name: string, content: string | undefined): string {
  if (content === undefined)
    throw new ContractError(`${file}  There is no table ${name}. Remove <!-- ${name} -->, or correct its name.`)
  if (!found.endsWith(`<!-- /${name} -->`))
    throw new ContractError(`${file}  Put <!-- /${name} --> on a line of its own, below <!-- ${name} -->.`)
  return `<!-- ${name} -->\n\n${content}\n\n<!-- /${name} -->`
}

/** The guides name a gap by its id, because only the site has a page of gaps. */
function versionsForGuides(versions: BuiltContract['versions']): string {
  return versionsMarkdown(versions)
    .replaceAll(/^# /gm, '## ')
    .replaceAll(/\[([^\]]*)\]\([^)]*#([\w.]+)\)/g, '$1: the gap `$2`')
}

/**
 * Returns each scope with what it grants and the operations that require it, as a Markdown table: a row for the
 * documented ones, and one for each gap that assumes it for others. The last rows have the operations that require
 * none.
 */
function scopesTable(newest: JsonObject, operations: Operation[]): string {
  const rowsOf = (scope: string, grants: string, those: Operation[]) => {
    const bases = [...new Set(those.map(basisOf))].sort()
    const rows = bases.map((basis) => [namesOf(those.filter((one) => basisOf(one) === basis)), basis])
    return (rows.length > 0 ? rows : [['none in this contract', '']]).map((row) => [scope, grants, ...row])
  }
  const rows = Object.entries(scopesOf(newest)).flatMap(([scope, grants]) => {
    const those = operations.filter(({ scopes }) => scopes.includes(scope))
    return rowsOf(`\`${scope}\``, grants, those)
  })
  const free = operations.filter(({ scopes }) => scopes.length === 0)
  return table(['scope', 'grants', 'operations', 'basis'], [...rows, ...rowsOf('none', '', free)])
}

/** Returns `documented`, or the gap that assumes the scope of an operation, such as `media_3d.scope`. */
function basisOf({ node }: Operation): string {
  const gaps = gapIds(node['x-gap']).filter((id) => id.split('.').includes('scope'))
  return gaps.length > 0 ? `gap ${gaps.map((id) => `\`${id}\``).join(', ')}` : 'documented'
}

/**
 * Returns each limit on requests, with its value and the operations that it applies to, as a Markdown table. A limit of
 * every operation is named once.
 */
function limitsTable(operations: Operation[]): string {
  const limits = new Map(operations.flatMap(({ limits }) => limits.map((limit) => [limit.name, limit])))
  const rows = [...limits.values()].map((limit) => {
    const those = operations.filter(({ limits }) => limits.some(({ name }) => name === limit.name))
    const numbers = isObject(limit.limit) ? Object.entries(limit.limit) : [['', limit.limit]]
    return [
      limit.name,
      `${numbers.map(([plan, max]) => (plan ? `${max} on \`${plan}\`` : max)).join(', ')} ${spanOf(limit.window_seconds)}`,
      limit.per ?? 'not documented',
      those.length === operations.length ? 'every operation' : namesOf(those),
      limit.retry_after_seconds ?? 'value not documented',
    ].map(String)
  })
  return table(['limit', 'value', 'counted per', 'operations', '`Retry-After`'], rows)
}

function namesOf(operations: Operation[]): string {
  return operations.map(nameOf).join(', ')
}

/** Returns each list with cursor pagination, its page sizes, and whether it reports a total, as a Markdown table. */
function listsTable(operations: Operation[]): string {
  const lists = operations.filter(({ node }) => node['x-pagination'] === 'cursor')
  const rows = lists.map((list) => {
    const { schema } = list.parameters.find(({ name }) => name === 'limit') ?? {}
    return [
      nameOf(list),
      `${schema?.default ?? ''}`,
      `${schema?.maximum ?? ''}`,
      reportsTotal(list) ? 'a number' : 'null',
    ]
  })
  return table(['list', 'default `limit`', 'maximum', '`total`'], rows)
}

function nameOf({ method, path }: Operation): string {
  return `\`${method} ${path}\``
}

function reportsTotal(list: Operation): boolean {
  const { document, success } = list
  const { total = null } = propertiesOf(document, schemaOf(responseOf(list, success)))
  return typesOf(document, total).join() !== 'null'
}
