import { VERSIONS } from '../../../scripts/support/paths.js'
import { table } from '../../../scripts/support/table.js'
import { isObject, type JsonObject } from '../../../src/contract/json.js'
import { type Operation, operationsOf, responseOf, schemaOf } from '../../../src/contract/operations.js'
import { resolve } from '../../../src/contract/references.js'

/** Returns each scope with what it grants and the operations that require it, as a Markdown table. */
export function scopesTable(newest: JsonObject): string {
  const operations = operationsOf(newest, VERSIONS[0])
  const rows = scopesOf(newest).map(([scope, grants]) => [
    `\`${scope}\``,
    grants,
    operations
      .filter(({ scopes }) => scopes.includes(scope))
      .map(nameOf)
      .join(', '),
  ])
  return table(['scope', 'grants', 'operations'], rows)
}

function scopesOf(document: JsonObject): [string, string][] {
  const { securitySchemes } = document.components as { securitySchemes: Record<string, JsonObject> }
  return Object.values(securitySchemes).flatMap((scheme) =>
    Object.entries((scheme['x-scopes'] ?? {}) as Record<string, string>),
  )
}

/** Returns each list with cursor pagination, its page sizes, and whether it reports a total, as a Markdown table. */
export function listsTable(newest: JsonObject): string {
  const lists = operationsOf(newest, VERSIONS[0]).filter(({ node }) => node['x-pagination'] === 'cursor')
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
  const members = (schema: JsonObject | undefined): JsonObject[] => {
    const target = resolve(document, schema ?? {}) as JsonObject
    return [target, ...((target.allOf ?? []) as JsonObject[]).flatMap(members)]
  }
  const totals = members(schemaOf(responseOf(list, success))).flatMap(({ properties }) =>
    isObject(properties) && isObject(properties.total) ? [properties.total.type] : [],
  )
  return !totals.includes('null')
}
