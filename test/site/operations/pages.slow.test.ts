/** The plain page of each operation: all that the document says, in one small file that needs no script. */
import { gzipSync } from 'node:zlib'
import { beforeAll, expect, test } from 'vitest'
import { errorsOf } from '../../../docs/site/errors/entries.js'
import { layout } from '../../../docs/site/layout.js'
import { shownOperations } from '../../../docs/site/operations/list.js'
import { firstSentence } from '../../../docs/site/operations/page.js'
import { operationPages } from '../../../docs/site/operations/pages.js'
import { readSource } from '../../../docs/site/source.js'
import { errorEntry, operationPage, operationsPage } from '../../../docs/site/urls.js'
import { isObject, type Json, type JsonObject } from '../../../src/contract/json.js'
import { documents, VERSIONS, type Version } from '../../support/documents.js'
import { gaps, operations } from '../site.js'

/** The most that a page may send, compressed. */
const MOST_BYTES = 60_000

let pages: Map<string, string>

beforeAll(async () => {
  pages = new Map(operationPages(await readSource()).map((page) => [page.path, layout(page)]))
})

const cases = VERSIONS.flatMap((version) => shownOperations(documents[version]).map(({ id }) => ({ version, id })))

test('Each operation and webhook of each version has a page, which the list of its version links to', () => {
  expect([...pages.keys()].sort()).toEqual(
    [...cases.map(({ version, id }) => operationPage(version, id)), ...VERSIONS.map(operationsPage)].sort(),
  )
  for (const { version, id } of cases)
    expect(pages.get(operationsPage(version))).toContain(`href="../../${operationPage(version, id)}"`)
})

test.each(cases)('The page of $id in $version says all that the document says', ({ version, id }) => {
  const text = pages.get(operationPage(version, id)) ?? ''
  const { node, method, path, parameters, isWebhook } = shown(version, id)
  expect(text).toContain(`<h1>${String(node.summary)}</h1>`)
  expect(text).toContain(`>${method}</span>`)
  expect(text).toContain(path.replaceAll("'", '&#39;'))
  for (const parameter of parameters) expect(text).toContain(`id="parameter.${parameter.name}"`)
  for (const status of Object.keys(node.responses as JsonObject))
    expect(text).toContain(
      /^[23]/.test(status) || isWebhook
        ? `id="response.${status}"`
        : `<td>${status === 'default' ? 'Other' : status}</td>`,
    )
  const named = [...reached(documents[version], node)]
  expect(named.filter((name) => !text.includes(`<code>${name}</code>`))).toEqual([])
  if (!isWebhook) expect(text).toContain(`href="../../errors.html#authentication"`)
  for (const gap of operations[version][id] ?? []) expect(text).toContain(`gaps.html#${gap}"`)
})

test('Every page is small, needs no script to be read, and has one heading of the first level', () => {
  for (const [path, text] of pages) {
    expect(gzipSync(text).length, path).toBeLessThan(MOST_BYTES)
    expect(text.split('<h1').length - 1, path).toBe(1)
    expect(text, path).not.toMatch(/<script(?![^>]* src=)/)
    const ids = [...text.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id)
    expect(
      ids.filter((id, at) => ids.indexOf(id) !== at),
      path,
    ).toEqual([])
  }
})

test('A page leads to the same operation in the reference and in the other version', () => {
  const [version, other] = VERSIONS
  const text = pages.get(operationPage(version, 'createTask')) ?? ''
  expect(text).toContain(`href="../../reference/${version}.html#operation/createTask"`)
  expect(text).toContain(`href="../../${operationPage(other, 'createTask')}"`)
  expect(text).toContain('href="../../gaps.html?at=createTask"')
})

test('A note about a gap keeps its link, which leads on from this page', () => {
  const [version] = VERSIONS
  expect(gaps['tasks.create.success_status']).toBeDefined()
  expect(pages.get(operationPage(version, 'createTask'))).toContain(
    '<a href="../../gaps.html#tasks.create.success_status">Assumed</a>: status 202.',
  )
})

test.each([
  ['Returns a task.\nPoll it.', 'Returns a task.'],
  ['Returns a `cvs_` id, e.g.\nnot. More.\n\nOther.', 'Returns a cvs_ id, e.g.'],
  ['The fields determine what it does:\n\n| a |', 'The fields determine what it does.'],
  ['No end', 'No end'],
])('The summary of %j is its first sentence', (markdown, sentence) => {
  expect(firstSentence(markdown)).toBe(sentence)
})

test('The bodies have fields to be looked for', () => {
  const fields = cases.map(({ version, id }) => reached(documents[version], shown(version, id).node).size)
  expect(fields.filter((count) => count > 3).length).toBeGreaterThan(cases.length / 2)
})

function shown(version: Version, id: string) {
  const found = shownOperations(documents[version]).find((operation) => operation.id === id)
  if (!found) throw new Error(`There is no operation ${id} in ${version}.`)
  return found
}

/** The names of all properties that an operation's bodies reach, except those of errors, which have a page of their own. */
function reached(document: JsonObject, operation: JsonObject): Set<string> {
  const names = new Set<string>()
  const seen = new Set<string>()
  const responses = Object.entries(operation.responses as JsonObject).filter(([status]) => /^[23]/.test(status))
  walk([operation.requestBody ?? null, responses.map(([, response]) => response)])
  return names

  function walk(node: Json): void {
    if (Array.isArray(node)) node.forEach(walk)
    if (!isObject(node)) return
    if (typeof node.$ref === 'string' && !seen.has(node.$ref)) {
      seen.add(node.$ref)
      const target = node.$ref
        .slice(2)
        .split('/')
        .reduce<Json>((here, key) => (isObject(here) ? (here[key] ?? null) : null), document)
      if (!node.$ref.includes('/examples/') && !node.$ref.includes('/headers/')) walk(target)
    }
    if (isObject(node.properties)) for (const name of Object.keys(node.properties)) names.add(name)
    for (const [key, value] of Object.entries(node))
      if (key === 'properties' && isObject(value)) Object.values(value).forEach(walk)
      else if (!['if', 'then', 'else', 'examples', 'headers', 'example', 'default', 'const', 'enum'].includes(key))
        walk(value)
  }
}

const known = (() => {
  const { types, codes, undocumented } = errorsOf({ documents, gaps })
  return new Set([...types, ...codes, ...undocumented].map(({ name }) => errorEntry(name)))
})()

test.each(cases.filter(({ version, id }) => !shown(version, id).isWebhook))(
  'Each error status of $id in $version leads to its entries',
  ({ version, id }) => {
    const links = [
      ...(pages.get(operationPage(version, id)) ?? '').matchAll(/href="\.\.\/\.\.\/(errors\.html#[^"]+)"/g),
    ]
    const { responses } = shown(version, id).node as { responses: JsonObject }
    const failures = Object.keys(responses).filter((status) => !/^2/.test(status))
    expect(links.length).toBeGreaterThanOrEqual(failures.length)
    for (const [, link = ''] of links) expect(known).toContain(link)
  },
)
