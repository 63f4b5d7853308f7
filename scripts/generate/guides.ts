import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { gapIds } from '../../src/contract/gaps.js'
import type { JsonObject } from '../../src/contract/json.js'
import { type Operation, operationsOf, responseOf, schemaOf, scopesOf } from '../../src/contract/operations.js'
import { propertiesOf, typesOf } from '../../src/contract/schemas.js'
import type { Contract } from '../documents/contract.js'
import { versionsMarkdown } from '../documents/versions.js'
import { ContractError } from '../support/contract-error.js'
import { inRoot } from '../support/paths.js'
import { table } from '../support/table.js'

/** Returns the guides that have tables, with these renewed, by path. */
export function guidesWithTables({ versions, documents, statements }: Contract): [path: string, text: string][] {
  const { date } = versions.versions[0] as (typeof versions.versions)[number]
  const newest = documents[date] as JsonObject
  const operations = operationsOf(newest, date)
  const tables: Record<string, string> = {
    versions: versionsForGuides(versions),
    scopes: scopesTable(newest, operations),
    lists: listsTable(operations),
    mock: mockTable(statements),
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
function versionsForGuides(versions: Contract['versions']): string {
  return versionsMarkdown(versions)
    .replaceAll(/^# /gm, '## ')
    .replaceAll(/\[([^\]]*)\]\([^)]*#([\w.]+)\)/g, '$1: the gap `$2`')
}

/** Returns what the mock does where the source leaves something open, as a Markdown table. */
function mockTable(statements: Contract['statements']): string {
  const rows = Object.entries(statements).flatMap(([id, { open }]) => (open?.mock ? [[`\`${id}\``, open.mock]] : []))
  return table(['gap', 'what the mock does'], rows)
}

/**
 * Returns each scope with what it grants, the operations that are documented to require it, and those for which that is assumed, as a
 * Markdown table. It names a gap that is not the general one. The last row has the operations that require none.
 */
function scopesTable(newest: JsonObject, operations: Operation[]): string {
  const row = (scope: string, grants: string, those: Operation[]) => {
    const documented = those.filter((one) => gapsOfScope(one).length === 0)
    const gaps = [...new Set(those.flatMap(gapsOfScope))]
    const assumed = gaps.map((id) => {
      const names = namesOf(those.filter((one) => gapsOfScope(one).includes(id)))
      return id === 'auth.scope.per_operation' ? names : `${names} (gap \`${id}\`)`
    })
    return [scope, grants, those.length > 0 ? namesOf(documented) : 'no operation of this contract', assumed.join('; ')]
  }
  return table(
    ['scope', 'grants', 'documented for', 'assumed for'],
    [
      ...Object.entries(scopesOf(newest)).map(([scope, grants]) =>
        row(
          `\`${scope}\``,
          grants,
          operations.filter(({ scopes }) => scopes.includes(scope)),
        ),
      ),
      row(
        'none',
        'a valid key is enough',
        operations.filter(({ scopes }) => scopes.length === 0),
      ),
    ],
  )
}

/** Returns the gaps about the scopes of an operation, such as `media_3d.scope`. */
function gapsOfScope({ node }: Operation): string[] {
  return gapIds(node['x-gap']).filter((id) => id.split('.').includes('scope'))
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
