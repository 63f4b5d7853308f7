/** The texts of a view are about its version: a text that uses a name of another version also names that version. */
import { describe, expect, test } from 'vitest'
import { sources } from '../../scripts/read/source-files.js'
import { isObject, type JsonObject } from '../../src/contract/json.js'
import { isMarked } from '../../src/contract/marks.js'
import type { MigrationStep } from '../../src/contract/migration.js'
import { visit } from '../../src/contract/nodes.js'
import type { Versions } from '../../src/contract/versions.js'
import { documents, VERSIONS, type Version } from '../support/documents.js'
import { readGenerated } from '../support/generated.js'
import '../support/sources.js'

const { migration } = readGenerated<Versions>('versions.json')

/** What has the canonical names in every version, so every version may use them. */
const SAME_IN_BOTH = [
  'openapi/webhooks/',
  'openapi/resources/media/',
  'openapi/resources/tasks/schemas/Task.yaml',
  'openapi/shared/schemas/ApiError.yaml',
  'openapi/shared/schemas/ErrorCode.yaml',
  'openapi/shared/schemas/UntypedApiError.yaml',
]

/** The names that the migration tables give to each version, and the pagination of its lists. */
const NAMES = Object.fromEntries(
  VERSIONS.map((version) => [version, new Set(migration.flatMap((step) => namesIn(step, version >= step.to)))]),
) as Record<Version, Set<string>>

function namesIn(step: MigrationStep, isNewer: boolean): string[] {
  const lists = [...step.lists, ...step.pagination, ...step.events]
  const names = isNewer
    ? [
        ...step.task.flatMap((row) => [row.new, ...Object.values(row.values ?? {})]),
        ...lists.map((row) => row.new),
        ...(step.pagination.length > 0 ? ['cursor pagination'] : []),
      ]
    : [
        ...step.task.flatMap((row) => [row.old, ...Object.keys(row.values ?? {})]),
        ...lists.map((row) => row.old),
        ...step.removed.map((row) => row.field),
        ...(step.pagination.length > 0 ? ['offset pagination'] : []),
      ]
  return names.filter((name) => typeof name === 'string')
}

const { fileOf } = sources()
const isShared = (pointer: string[]) => {
  const file = fileOf(pointer)
  return SAME_IN_BOTH.some((start) => file.startsWith(start))
}

type Text = { at: string; pointer: string[]; paragraph: string; isOperation: boolean }

function textsOf(document: JsonObject): Text[] {
  const texts: Text[] = []
  visit(document, (node, kind, pointer) => {
    for (const text of [node.summary, node.description])
      if (typeof text === 'string')
        for (const paragraph of text.split('\n\n'))
          texts.push({ at: pointer.join('/'), pointer, paragraph, isOperation: kind === 'operation' })
  })
  return texts
}

/** The names of properties, parameters and values in parts of the contract without marks, which both versions have. */
async function namesInBoth(): Promise<Set<string>> {
  const names = new Set<string>(['offset pagination'])
  const nodes: [JsonObject, string[]][] = []
  const marked: string[] = []
  visit(documents.canvas, (node, _, pointer) => {
    if (isMarked(node)) marked.push(`${pointer.join('/')}/`)
    nodes.push([node, pointer])
  })
  for (const [node, pointer] of nodes) {
    if (marked.some((start) => `${pointer.join('/')}/`.startsWith(start)) || isShared(pointer)) continue
    if (isObject(node.properties)) for (const name of Object.keys(node.properties)) names.add(name)
    if (typeof node.name === 'string') names.add(node.name)
    if (Array.isArray(node.enum)) for (const value of node.enum) names.add(String(value))
  }
  return names
}

const inBoth = await namesInBoth()

/** Returns the names that only other versions have, with these versions: fields as code, and kinds of pagination as words. */
function foreignTo(version: Version): Map<string, Version[]> {
  const foreign = new Map<string, Version[]>()
  for (const other of VERSIONS)
    for (const name of NAMES[other])
      if (!NAMES[version].has(name) && !inBoth.has(name)) foreign.set(name, [...(foreign.get(name) ?? []), other])
  return foreign
}

function names(paragraph: string, word: string): boolean {
  return word.endsWith(' pagination') ? new RegExp(word, 'i').test(paragraph) : paragraph.includes(`\`${word}\``)
}

test('the items of a numbered list are counted from 1', () => {
  const lists = textsOf(documents.canvas).flatMap(({ paragraph }) => {
    const numbers = [...paragraph.matchAll(/^ *(\d)\. /gm)].map(([, number]) => Number(number))
    return numbers.length > 0 ? [numbers] : []
  })
  expect(lists.length).toBeGreaterThan(0)
  for (const numbers of lists) expect(numbers).toEqual(numbers.map((_, index) => index + 1))
})

describe.each(VERSIONS)('%s', (version) => {
  const foreign = foreignTo(version)

  const step = migration.find(({ task, from, to }) => task.length > 0 && [from, to].includes(version))

  test.runIf(step)('there are names that only other versions have', () => {
    expect([...foreign.keys()]).toEqual(
      expect.arrayContaining(version === step?.from ? ['succeeded', 'retry_after_ms'] : ['completed']),
    )
  })

  test('texts use such a name only where they name a version that has it', async () => {
    const found: string[] = []
    for (const { at, pointer, paragraph } of textsOf(documents[version])) {
      if (isShared(pointer)) continue
      for (const [word, versions] of foreign)
        if (names(paragraph, word) && !versions.some((date) => paragraph.includes(date)))
          found.push(`${at}: ${word}: ${paragraph}`)
    }
    expect(found).toEqual([])
  })
  test('a note at a node names no other version', () => {
    const notes = textsOf(documents[version]).filter(({ at, paragraph }) => at !== 'info' && paragraph.startsWith('> '))
    expect(notes.length).toBeGreaterThan(30)
    const others = VERSIONS.filter((other) => other !== version)
    expect(notes.filter(({ paragraph }) => others.some((other) => paragraph.includes(`: version ${other}`)))).toEqual(
      [],
    )
  })
})
