import { posix } from 'node:path'
import { isMap, isScalar, isSeq, type Pair, type YAMLMap, type YAMLSeq } from 'yaml'
import { place } from '../../src/contract/nodes.js'
import { ContractError } from '../support/contract-error.js'
import {
  type Edit,
  edited,
  keyOf,
  pairOf,
  removal,
  replacement,
  type Source,
  slice,
  sourceOf,
  startOf,
  textAt,
} from './yaml-edits.js'

/** The files of `openapi/`: path in the folder to text. */
export type Files = ReadonlyMap<string, string>

/**
 * Returns the files without what no version since `oldest` has: marked nodes and what refers to them, marks that say nothing any
 * more, and files to which nothing refers any more. Throws a ContractError for what must be changed by hand.
 */
export function withoutOlder(files: Files, oldest: string): Files {
  const gone = new Set([...files].filter(([, text]) => endsBefore(sourceOf(text).root, oldest)).map(([path]) => path))
  const kept = new Map([...files].filter(([path]) => !gone.has(path)))
  for (const [path, text] of kept) kept.set(path, tidied(path, text, { gone, oldest }))
  const [before, after] = [reached(files), reached(kept)]
  return new Map([...kept].filter(([path]) => after.has(path) || !before.has(path)))
}

type Retired = { gone: ReadonlySet<string>; oldest: string }

/** Changes one thing after another, because each moves what is behind it. */
function tidied(path: string, text: string, retired: Retired): string {
  for (let now = text; ; ) {
    const next = changed(path, sourceOf(now), retired)
    if (next === undefined) return now
    now = next
  }
}

/** Returns the text with the first change that it needs. Undefined if it needs none. */
function changed(path: string, { text, root }: Source, { gone, oldest }: Retired): string | undefined {
  for (const { entry, value, trail } of entriesOf(root)) {
    const mark = isMap(value) ? textAt(value, 'x-since') : undefined
    if (mark !== undefined && mark <= oldest)
      return edited(text, [removal(text, value as YAMLMap, pairOf(value, 'x-since'))])
    const target = isMap(value)
      ? textAt(value, '$ref')
      : isScalar(value) && isMapping(trail)
        ? String(value.value)
        : undefined
    const leadsToGone = target !== undefined && gone.has(targetOf(path, target))
    if (endsBefore(value, oldest) || leadsToGone) return edited(text, removalOf(path, text, entry, trail))
  }
  return undefined
}

/** An entry of a map or list, its value, and the maps and lists around it with the entries that lead there, outermost first. */
type Entry = { entry: unknown; value: unknown; trail: Step[] }
type Step = { parent: YAMLMap | YAMLSeq; entry: unknown }

/** Keys whose values are data. */
const DATA = new Set(['value', 'const', 'default', 'enum', 'example'])
/** Keys whose values have names of their own choice for keys. */
const NAMES = new Set([
  'properties',
  'patternProperties',
  'dependentSchemas',
  '$defs',
  'examples',
  'headers',
  'links',
  'responses',
])

/** Returns all entries that can be marked or refer to a file, outer ones first. The root comes with an empty trail. */
function entriesOf(root: unknown): Entry[] {
  const found: Entry[] = []
  const walk = (value: unknown, entry: unknown, trail: Step[], hasNames: boolean): void => {
    found.push({ entry, value, trail })
    if (isSeq(value))
      for (const item of value.items) walk(item, item, [...trail, { parent: value, entry: item }], false)
    if (!isMap(value)) return
    for (const pair of value.items) {
      const key = keyOf(pair)
      if (hasNames || !DATA.has(key))
        walk(pair.value, pair, [...trail, { parent: value, entry: pair }], !hasNames && NAMES.has(key))
    }
  }
  walk(root, root, [], false)
  return found
}

function endsBefore(node: unknown, oldest: string): boolean {
  const until = isMap(node) ? textAt(node, 'x-until') : undefined
  return until !== undefined && until <= oldest
}

function isMapping(trail: Step[]): boolean {
  return holderKey(trail) === 'mapping'
}

/** Returns the key of the entry that holds the innermost map or list. */
function holderKey(trail: Step[]): string | undefined {
  const holder = trail.at(-2)?.entry
  return holder === undefined || isMap(holder) || isSeq(holder) || isScalar(holder) ? undefined : keyOf(holder as Pair)
}

/** Removes an entry, and what is left without sense: an empty map or list, a required name, an alternative with one branch. */
function removalOf(path: string, text: string, entry: unknown, trail: Step[]): Edit[] {
  const inner = trail.at(-1)
  if (!inner) throw new ContractError(`openapi/${path}  The whole file belongs to the retired version: remove it.`)
  const { parent } = inner
  if (parent.items.length === 1 && trail.length > 1)
    return removalOf(path, text, trail.at(-2)?.entry, trail.slice(0, -1))
  const key = holderKey(trail)
  const owner = trail.at(-2)?.parent
  if (isSeq(parent) && parent.items.length === 2 && (key === 'oneOf' || key === 'anyOf') && isMap(owner)) {
    const [branch] = (parent.items as unknown[]).filter((item) => item !== entry)
    return collapsed(path, text, { owner, pair: trail.at(-2)?.entry as Pair, list: parent, entry, branch })
  }
  const edits = [removal(text, parent, entry)]
  if (key === 'properties' && isMap(owner)) edits.push(...withoutRequired(text, owner, keyOf(entry as Pair)))
  return edits
}

function withoutRequired(text: string, owner: YAMLMap, name: string): Edit[] {
  const required = pairOf(owner, 'required')
  const list = required?.value
  if (!isSeq(list)) return []
  const item = list.items.find((one) => isScalar(one) && String(one.value) === name)
  if (item === undefined) return []
  return [list.items.length === 1 ? removal(text, owner, required) : removal(text, list, item)]
}

type Alternative = { owner: YAMLMap; pair: Pair; list: YAMLSeq; entry: unknown; branch: unknown }

/** Puts the branch that is left in place of the alternatives, as a view does. */
function collapsed(path: string, text: string, { owner, pair, list, entry, branch }: Alternative): Edit[] {
  const others = owner.items.filter((other) => other !== pair && keyOf(other) !== 'discriminator')
  if (others.length === 0) return [replacement(text, owner, branch)]
  const discriminator = pairOf(owner, 'discriminator')
  const edits = discriminator ? [removal(text, owner, discriminator)] : []
  if (isMap(branch) && isPlain(branch, others)) {
    if (!branch.flow) return [...edits, replacement(text, pair, branch)]
    const gap = owner.flow ? ', ' : `\n${' '.repeat(startOf(pair) - (text.lastIndexOf('\n', startOf(pair)) + 1))}`
    const inner = branch.items.map((item) => slice(text, item)).join(gap)
    return [...edits, { from: startOf(pair), to: startOf(pair) + slice(text, pair).length, text: inner }]
  }
  if (pairOf(owner, 'allOf'))
    throw new ContractError(
      `openapi/${path}  An \`allOf\` is beside the \`${keyOf(pair)}\` of which one branch is left: move the branch there.`,
    )
  const start = startOf(pair)
  return [...edits, { from: start, to: start + keyOf(pair).length, text: 'allOf' }, removal(text, list, entry)]
}

/** True if the keys of a branch can be among those of its owner: they say nothing about other schemas, and none is there twice. */
function isPlain(branch: YAMLMap, others: Pair[]): boolean {
  const names = new Set(others.map(keyOf))
  return branch.items.every(
    (item) => keyOf(item) !== '$ref' && !place('schema', keyOf(item)) && !names.has(keyOf(item)),
  )
}

/** Returns the files that the root refers to, directly or not. */
function reached(files: Files): Set<string> {
  const found = new Set(['openapi.yaml'])
  for (const path of found)
    for (const { value, trail } of entriesOf(sourceOf(files.get(path) ?? '').root)) {
      const target = isMap(value)
        ? textAt(value, '$ref')
        : isScalar(value) && isMapping(trail)
          ? String(value.value)
          : undefined
      if (target !== undefined && files.has(targetOf(path, target))) found.add(targetOf(path, target))
    }
  return found
}

function targetOf(path: string, target: string): string {
  return posix.join(posix.dirname(path), decodeURIComponent(target.replace(/#.*/, '')))
}
