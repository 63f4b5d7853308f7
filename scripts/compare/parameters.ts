import { listOf } from '../../src/contract/json.js'
import type { Rule } from './change-rules.js'
import type { Operation } from './operations.js'
import { compareSchemas, schemaOf } from './schemas.js'
import { editedPlace, inside, match, type Part, partAt, report, type Scope, within } from './walk.js'

type Parameter = Part & { name: string; in: string }

/** Compares the parameters of an operation and of its path. */
export function compareParameters(scope: Scope, old: Operation, now: Operation): void {
  const removed: Parameter[] = []
  const added: Parameter[] = []
  const here = ({ in: place, name }: Parameter) => within(scope, `${place} parameter \`${name}\``)
  match(parametersOf(old, scope), parametersOf(now, scope), {
    kept: (before, after) => {
      if (before.name !== after.name && before.in === 'path')
        report(here(after), 'parameter.renamed', `renamed from \`${before.name}\``, after.from, before.gaps)
      compareValues(here(after), before, after)
    },
    gone: (before) => removed.push(before),
    fresh: (after) => added.push(after),
  })
  const isOneForOne = removed.length === 1 && added.length === 1
  for (const before of removed) {
    const isShared = ({ from, at }: Parameter) => from !== at && at.pointer.join() === before.at.pointer.join()
    const target = added.find(
      (one) => one.name === before.name || isShared(one) || (isOneForOne && one.in === before.in),
    )
    const { from, at } = target ?? before
    const tell = (rule: Rule, says: string) =>
      report(here(before), rule, says, editedPlace(scope, from, at), before.gaps)
    if (!target) tell('parameter.removed', 'removed')
    else if (target.in === before.in) tell('parameter.renamed', `renamed to \`${target.name}\``)
    else {
      const as = target.name === before.name ? '' : ` as \`${target.name}\``
      tell('parameter.moved', `moved to the ${target.in}${as}`)
    }
    if (target) added.splice(added.indexOf(target), 1)
  }
  for (const after of added) {
    const at = editedPlace(scope, after.from, after.at)
    if (after.node.required === true) report(here(after), 'parameter.added.required', 'added, required', at, old.gaps)
    else report(here(after), 'parameter.added', 'added', at, old.gaps)
  }
}

/** Compares two states of a parameter or header: whether it is required, how it is written, its schema. */
export function compareValues(scope: Scope, old: Part, now: Part): void {
  const [had, has] = [serializationOf(old), serializationOf(now)]
  const changed = Object.keys(had).filter((key) => had[key] !== has[key])
  const says = `${changed.map((key) => `\`${key}\``).join(' and ')} changed`
  compareRequired(scope, old, now)
  if (changed.length > 0)
    report(scope, 'parameter.serialization.changed', says, editedPlace(scope, now.at, now.from), old.gaps)
  compareSchemas(scope, schemaOf(old), schemaOf(now))
}

/** Reports whether a parameter, header or body is now required, or no longer. */
export function compareRequired(scope: Scope, old: Part, now: Part): void {
  const [was, is] = [old.node.required === true, now.node.required === true]
  const at = editedPlace(scope, now.at, now.from)
  if (is && !was) report(scope, 'required.set', 'now required', at, old.gaps)
  if (was && !is) report(scope, 'required.lifted', 'no longer required', at, old.gaps)
}

/** The keys that decide how a value is written, with the defaults of OpenAPI. A header has no place of its own. */
function serializationOf({ node }: Part): Record<string, unknown> {
  const style = node.style ?? (node.in === 'query' || node.in === 'cookie' ? 'form' : 'simple')
  const { explode = style === 'form', allowReserved = false, allowEmptyValue = false } = node
  return { style, explode, allowReserved, allowEmptyValue }
}

/** Parameters by place and name, those of a path by their position: there, the name is no part of the request. */
function parametersOf({ path, item, ...operation }: Operation, scope: Scope): Map<string, Parameter> {
  const order: string[] = path.match(/(?<=\{)[^}]*/g) ?? []
  const found = new Map<string, Parameter>()
  for (const { node, at } of [item, operation])
    for (const [index, one] of listOf(node.parameters).entries()) {
      const parameter = partAt(one, inside(at, 'parameters', String(index)), scope)
      if (!parameter) continue
      const [name, place] = [String(parameter.node.name), String(parameter.node.in)]
      const key = place === 'path' ? order.indexOf(name) : place === 'header' ? name.toLowerCase() : name
      found.set(`${place} ${key}`, { ...parameter, name, in: place })
    }
  return found
}
