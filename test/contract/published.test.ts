/** What other tools show of the documents: links that lead somewhere, and names in plain text. */
import { describe, expect, test } from 'vitest'
import { published } from '../../scripts/documents/describe.js'
import { visit } from '../../src/contract/nodes.js'
import { documents, NAMES } from '../support/documents.js'

describe.each(NAMES)('the document %s', (name) => {
  const document = documents[name]

  test('has no link to another place than an absolute address', () => {
    const links = [...JSON.stringify(document).matchAll(/\]\(([^)]+)\)/g)].map(([, address = '']) => address)
    expect(links.filter((address) => !/^https:\/\/./.test(address))).toEqual([])
  })

  test('describes responses without Markdown, and servers in at most five words', () => {
    const descriptions: string[] = []
    visit(document, ({ description }, kind) => {
      if (kind === 'response') descriptions.push(String(description))
      if (kind === 'server') expect(String(description).split(' ').length).toBeLessThanOrEqual(5)
    })
    expect(descriptions.length).toBeGreaterThan(50)
    expect(descriptions.filter((text) => /[`*>[\]]/.test(text))).toEqual([])
  })

  test('has a license with an address, and no contact', () => {
    expect(document.info).toMatchObject({ license: { url: expect.stringMatching(/^https:/) } })
    expect(document.info).not.toHaveProperty('contact')
  })
})

/** The documents show what becomes of links if there is no homepage. */
test('published makes the links to the site absolute if there is a homepage', () => {
  const responses = { 200: { description: 'The `a`.\n\n> [Assumed](../gaps.html#a.c): status 200.' } }
  const get = { description: 'Gets it.\n\n> [Assumed](../gaps.html#a.b): this path.', responses }
  const info = { description: 'See the [page of gaps](../gaps.html) and [this](https://a.example).' }
  const texts: unknown[] = []
  visit(published({ info, paths: { '/a': { get } } }, 'https://site.example/canvas/'), ({ description }) => {
    if (description) texts.push(description)
  })
  expect(texts).toEqual([
    'See the [page of gaps](https://site.example/canvas/gaps.html) and [this](https://a.example).',
    'Gets it.\n\n> [Assumed](https://site.example/canvas/gaps.html#a.b): this path.',
    'The a.\n\nAssumed: status 200.',
  ])
})
