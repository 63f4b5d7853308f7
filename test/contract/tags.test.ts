import { expect, test } from 'vitest'
import { visit } from '../../src/contract/nodes.js'
import { documents, NAMES } from '../support/documents.js'
import '../support/sources.js'

test.each(NAMES)(
  'each tag of %s has an operation, because tools make an empty page or class of one that has none',
  (name) => {
    const used = new Set<unknown>()
    const tags: unknown[] = []
    visit(documents[name], (node, kind) => {
      if (kind === 'operation') for (const tag of node.tags as string[]) used.add(tag)
      if (kind === 'tag') tags.push(node.name)
    })
    expect(tags.length).toBeGreaterThan(0)
    expect(tags.filter((tag) => !used.has(tag))).toEqual([])
  },
)
