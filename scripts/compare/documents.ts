import { gapIds, generalGaps } from '../../src/contract/gaps.js'
import { isObject, type Json, type JsonObject, listOf } from '../../src/contract/json.js'
import { VERSION_COMPONENT } from '../../src/contract/versions.js'
import { valueText } from './canonical.js'
import type { Rule } from './change-rules.js'
import type { Aliases } from './moves.js'
import { compareOperations, type Operation, operationsIn } from './operations.js'
import { compareRates } from './promises.js'
import { type Finding, match, partAt, report, type Scope, type Side } from './walk.js'

/**
 * Returns what changed between two documents for a client: operations, webhooks, parameters, bodies, responses, security,
 * limits. Texts, examples and marks are not looked at. A change of a shared schema is found once for each operation that uses it.
 */
export function compareDocuments(old: JsonObject, now: JsonObject, aliases?: Aliases): Finding[] {
  const scope: Scope = { old, new: now, aliases, found: [], known: new Map(), part: '', path: [] }
  compareServers(scope)
  compareSchemes(scope)
  compareRates(infoOf(old), infoOf(now), (rule, says) => {
    const side = 'x-rate-limit' in infoOf(now) ? 'new' : 'old'
    report(scope, rule, says, { side, pointer: ['info', 'x-rate-limit'] }, [...generalGaps(old)])
  })
  compareEndpoints(scope, 'paths')
  compareEndpoints(scope, 'webhooks')
  return scope.found.filter((finding) => !isVersionDate(finding))
}

/**
 * True for the dates in the headers that choose and show the version: they differ in each version and with each version that is
 * added or removed, which is reported separately.
 */
function isVersionDate({ at: { pointer } }: Finding): boolean {
  const [top, section, name, key] = pointer
  return (
    top === 'components' &&
    name?.startsWith(VERSION_COMPONENT) === true &&
    (section === 'parameters' || key === 'schema')
  )
}

function infoOf({ info }: JsonObject): JsonObject {
  return objectOf(info)
}

function objectOf(value: Json | undefined): JsonObject {
  return isObject(value) ? value : {}
}

function compareServers(scope: Scope): void {
  const serversOf = ({ servers }: JsonObject) =>
    new Map(listOf(servers).map((server, index) => [String(objectOf(server).url), index]))
  const tell = (rule: Rule, says: string, side: Side, index: number) =>
    report(scope, rule, says, { side, pointer: ['servers', String(index)] }, [...generalGaps(scope.old)])
  match(serversOf(scope.old), serversOf(scope.new), {
    gone: (index, url) => tell('server.removed', `server ${url} removed`, 'old', index),
    fresh: (index, url) => tell('server.added', `server ${url} added`, 'new', index),
  })
}

/** Compares the security schemes that both documents have: what they demand, and their scopes. */
function compareSchemes(scope: Scope): void {
  const schemesOf = ({ components }: JsonObject) => objectOf(objectOf(components).securitySchemes)
  const now = schemesOf(scope.new)
  for (const [name, before] of Object.entries(schemesOf(scope.old))) {
    const after = now[name]
    if (!isObject(before) || !isObject(after)) continue
    const tell = (rule: Rule, says: string, side: Side, ...path: string[]) =>
      report(
        scope,
        rule,
        says,
        { side, pointer: ['components', 'securitySchemes', name, ...path] },
        gapIds(before['x-gap']),
      )
    if (demandsOf(before) !== demandsOf(after))
      tell('security.scheme.changed', `security scheme \`${name}\` changed`, 'new')
    match(scopesOf(before), scopesOf(after), {
      gone: (_, key) => tell('scope.removed', `scope \`${key}\` removed`, 'old', 'x-scopes', key),
      fresh: (_, key) => tell('scope.added', `scope \`${key}\` added`, 'new', 'x-scopes', key),
    })
  }
}

/** What a security scheme demands: all but its texts and marks. */
function demandsOf(scheme: JsonObject): string {
  const { description: _, bearerFormat: __, 'x-scopes': ___, 'x-gap': ____, ...rest } = scheme
  return valueText(rest)
}

function scopesOf({ 'x-scopes': scopes }: JsonObject): Map<string, Json> {
  return new Map(Object.entries(objectOf(scopes)))
}

/** Reports which operations or webhooks came, went or were renamed, and compares the others. */
function compareEndpoints(scope: Scope, top: 'paths' | 'webhooks'): void {
  const [had, has] = [endpointsOf(scope, 'old', top), endpointsOf(scope, 'new', top)]
  const kind = top === 'paths' ? 'endpoint' : 'webhook'
  const nameOf = ({ path, method }: Operation) => `\`${top === 'paths' ? `${method.toUpperCase()} ${path}` : path}\``
  const renamed = new Set<Operation>()
  match(had, has, {
    kept: (old, now) => compareOperations({ ...scope, operation: now.id }, old, now, top === 'webhooks'),
    gone: (old) => {
      const now = [...has.values()].find(({ id, key }) => id === old.id && !had.has(key))
      if (now) renamed.add(now)
      const says = now ? `${nameOf(old)} renamed to ${nameOf(now)}` : `${nameOf(old)} removed`
      const gaps = [...old.gaps, ...old.item.gaps]
      report({ ...scope, operation: old.id }, `${kind}.${now ? 'renamed' : 'removed'}`, says, (now ?? old).at, gaps)
    },
    fresh: (now) => {
      if (!renamed.has(now)) report({ ...scope, operation: now.id }, `${kind}.added`, `${nameOf(now)} added`, now.at)
    },
  })
}

/** Operations by method and path, whose parameters have no names: another name of a parameter makes no other address. */
function endpointsOf(scope: Scope, side: Side, top: 'paths' | 'webhooks'): Map<string, Operation> {
  const operations = Object.entries(objectOf(scope[side][top])).flatMap(([path, value]) => {
    const item = partAt(value, { side, pointer: [top, path] }, scope)
    return item ? operationsIn(item, path, scope) : []
  })
  return new Map(operations.map((one) => [one.key, one]))
}
