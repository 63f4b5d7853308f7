import { readdir, readFile } from 'node:fs/promises'
import { type Document, LineCounter, parseDocument } from 'yaml'
import { isObject, type JsonObject } from '../../src/contract/json.js'
import { place } from '../../src/contract/nodes.js'
import { inRoot } from '../support/paths.js'
import { type Change, type Kind, mutations, type Step } from './operators.js'

/** One small change of the contract. */
export type Mutant = {
  /** `openapi/shared/parameters/Limit.yaml` */
  file: string
  line: number
  /** What is changed, in a few words. */
  what: string
  /** True if a gap is marked where the change is made: the source says nothing that a test could check. */
  isGap: boolean
  /** The whole file with the change. */
  text: () => string
}

/** All mutants of `openapi/`, in the order of files and lines. */
export async function mutantsOfContract(): Promise<Mutant[]> {
  const files = (await readdir(inRoot('openapi'), { recursive: true })).map((file) => file.replaceAll('\\', '/')).sort()
  const mutants: Mutant[] = []
  for (const file of files) {
    const kind = kindOf(file)
    if (kind) mutants.push(...mutantsOf(`openapi/${file}`, kind, await readFile(inRoot('openapi', file), 'utf8')))
  }
  return mutants
}

/** All mutants of one file, whose root is an object of this kind. */
export function mutantsOf(file: string, kind: Kind, source: string): Mutant[] {
  const lines = new LineCounter()
  const document = parseDocument(source, { lineCounter: lines, merge: true })
  const mutants: Mutant[] = []
  walk(document.toJS(), kind, [], false, (path, change, isGap) => {
    const start = lines.linePos(offsetOf(document, path)).line
    mutants.push({
      file,
      line: start + (change.lineBelow ?? 0),
      what: `${path.join('.') || 'the file'}: ${change.says}`,
      isGap,
      text: () => {
        const mutated = parseDocument(source, { merge: true })
        change.apply(mutated, path)
        return mutated.toString({ lineWidth: 0 })
      },
    })
  })
  return mutants
}

/** Returns the kind of object at the root of a file, by its folder. Undefined for files about the contract: gaps and facts. */
export function kindOf(file: string): Kind | undefined {
  if (!file.endsWith('.yaml') || /^(gaps|facts)\//.test(file)) return undefined
  if (file === 'openapi.yaml') return 'document'
  if (file === 'exceptions.yaml') return undefined
  if (file === 'versions.yaml' || file.startsWith('mcp/')) return 'data'
  const folder = file.split('/').at(-2) ?? ''
  if (FOLDERS[folder]) return FOLDERS[folder]
  return file === 'webhooks/callback.yaml' ? 'callback' : 'pathItem'
}

const FOLDERS: Record<string, Kind> = {
  schemas: 'schema',
  parameters: 'parameter',
  headers: 'header',
  responses: 'response',
  security: 'securityScheme',
  examples: 'example',
}

/** A mark on one of these covers everything inside it. */
const COVERS_WITHIN = new Set<Kind>(['schema', 'parameter', 'header', 'data'])

/** True if a mark covers a change made here: on an operation it covers only the scopes, on a response only the status. */
function isCovered(node: JsonObject, kind: Kind, [key, name]: Step[]): boolean {
  if (COVERS_WITHIN.has(kind)) return 'x-gap' in node
  if (kind !== 'operation') return false
  const child = isObject(node[`${key}`]) ? (node[`${key}`] as JsonObject)[`${name}`] : undefined
  return (key === 'security' && 'x-gap' in node) || (key === 'responses' && isObject(child) && 'x-gap' in child)
}

function walk(
  value: unknown,
  kind: Kind,
  path: Step[],
  inGap: boolean,
  found: (path: Step[], change: Change, isGap: boolean) => void,
): void {
  if (kind === 'data') walkData(value, path, inGap, found)
  if (kind === 'data' || !isObject(value)) return
  const node = value as JsonObject
  for (const { at, change } of mutations(node, kind))
    found([...path, ...at], change, inGap || isCovered(node, kind, at))
  const within = inGap || (COVERS_WITHIN.has(kind) && 'x-gap' in node)
  for (const [key, child] of Object.entries(node)) {
    const there = place(kind as Exclude<Kind, 'data'>, key)
    if (!there) continue
    if (there.holds === 'one') walk(child, there.kind as Kind, [...path, key], within, found)
    else if (Array.isArray(child))
      for (const [index, one] of child.entries()) walk(one, there.kind as Kind, [...path, key, index], within, found)
    else if (isObject(child))
      for (const [name, one] of Object.entries(child))
        walk(one, there.kind as Kind, [...path, key, name], within, found)
  }
}

/** Walks what is not OpenAPI: lists and objects of plain values. */
function walkData(value: unknown, path: Step[], inGap: boolean, found: Parameters<typeof walk>[4]): void {
  const isGap = inGap || (isObject(value) && 'x-gap' in value)
  for (const { at, change } of mutations(value, 'data')) found([...path, ...at], change, isGap)
  if (Array.isArray(value)) for (const [index, one] of value.entries()) walkData(one, [...path, index], isGap, found)
  else if (isObject(value))
    for (const [key, one] of Object.entries(value)) if (key !== 'x-gap') walkData(one, [...path, key], isGap, found)
}

function offsetOf(document: Document, path: Step[]): number {
  for (let length = path.length; length > 0; length--) {
    const node = document.getIn(path.slice(0, length), true) as { range?: [number, number, number] } | undefined
    if (node?.range) return node.range[0]
  }
  return 0
}
