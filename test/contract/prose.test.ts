/** The texts of a view speak of its version: a name that only the other one has stands where the other is named, or nowhere. */
import { describe, expect, test } from 'vitest'
import type { Versions } from '../../scripts/bundle/versions.js'
import { isMarked } from '../../scripts/document/marks.js'
import { isObject, type JsonObject, visit } from '../../scripts/document/shape.js'
import { sources } from '../../scripts/lint/sources.js'
import { documents, VERSIONS, type Version } from '../support/documents.js'
import { readGenerated } from '../support/generated.js'
import '../support/sources.js'

const { versions, migration } = readGenerated<Versions>('versions.json')
const [canonical, legacy] = versions.map(({ date }) => date)

/** What has the canonical names in both versions, and so may use them in both. */
const SAME_IN_BOTH = [
  'openapi/webhooks/',
  'openapi/resources/media/',
  'openapi/resources/tasks/schemas/Task.yaml',
  'openapi/shared/schemas/ErrorFields.yaml',
]

/** The names that the migration table gives to each version, and the pagination of its lists. */
const NAMES: Record<string, (string | null | undefined)[]> = {
  [canonical ?? '']: [
    ...migration.task.flatMap((row) => [row.new, ...Object.values(row.values ?? {})]),
    ...migration.lists.map((row) => row.new),
    ...migration.pagination.map((row) => row.new),
    ...migration.events.map((row) => row.new),
    'cursor pagination',
  ],
  [legacy ?? '']: [
    ...migration.task.flatMap((row) => [row.old, ...Object.keys(row.values ?? {})]),
    ...migration.lists.map((row) => row.old),
    ...migration.pagination.map((row) => row.old),
    ...migration.removed.map((row) => row.field),
    ...migration.events.map((row) => row.old),
    'offset pagination',
  ],
}

const fileOf = sources()
const isShared = async (pointer: string[]) => {
  const file = await fileOf(pointer)
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

/** What unmarked parts of the contract call their properties, parameters and values: both versions have these names. */
async function namesInBoth(): Promise<Set<string>> {
  const names = new Set<string>(['offset pagination'])
  const nodes: [JsonObject, string[]][] = []
  const marked: string[] = []
  visit(documents.canvas, (node, _, pointer) => {
    if (isMarked(node)) marked.push(`${pointer.join('/')}/`)
    nodes.push([node, pointer])
  })
  for (const [node, pointer] of nodes) {
    if (marked.some((start) => `${pointer.join('/')}/`.startsWith(start)) || (await isShared(pointer))) continue
    if (isObject(node.properties)) for (const name of Object.keys(node.properties)) names.add(name)
    if (typeof node.name === 'string') names.add(node.name)
    if (Array.isArray(node.enum)) for (const value of node.enum) names.add(String(value))
  }
  return names
}

const inBoth = await namesInBoth()

/** What only the other version calls so: in prose as code, a kind of pagination as words. */
function foreignTo(version: Version): string[] {
  const own = new Set(NAMES[version])
  const [other] = VERSIONS.filter((date) => date !== version)
  const names = (NAMES[other ?? ''] ?? []).filter((name): name is string => typeof name === 'string')
  return [...new Set(names)].filter((name) => !own.has(name) && !inBoth.has(name))
}

function names(paragraph: string, word: string): boolean {
  const [kind, lane] = word.split(' ')
  return lane === 'lane'
    ? new RegExp(`${kind}[- ](lane|paging|pagination)`, 'i').test(paragraph)
    : paragraph.includes(`\`${word}\``)
}

describe.each(VERSIONS)('%s', (version) => {
  const foreign = foreignTo(version)
  const [other = ''] = VERSIONS.filter((date) => date !== version)

  test('there are names that only the other version has', () => {
    expect(foreign).toEqual(
      expect.arrayContaining(version === legacy ? ['succeeded', 'retry_after_ms'] : ['completed']),
    )
  })

  test('texts use such a name only where they name that version', async () => {
    const found: string[] = []
    for (const { at, pointer, paragraph } of textsOf(documents[version])) {
      if (paragraph.includes(other) || (await isShared(pointer))) continue
      for (const word of foreign) if (names(paragraph, word)) found.push(`${at}: ${word}: ${paragraph}`)
    }
    expect(found).toEqual([])
  })
})
