/** The page of each operation: all that the document says, in one small file that needs no script. */
import { gzipSync } from 'node:zlib'
import { beforeAll, expect, test } from 'vitest'
import { namedExamples } from '../../../src/contract/examples.js'
import { isObject, type Json, type JsonObject } from '../../../src/contract/json.js'
import { resolve } from '../../../src/contract/references.js'
import { layout } from '../../../src/site/layout.js'
import { plainFirstSentence } from '../../../src/site/operations/description.js'
import { shownOperations } from '../../../src/site/operations/list.js'
import { operationPages } from '../../../src/site/operations/pages.js'
import { readSiteSource } from '../../../src/site/source.js'
import { operationPage, operationsPage } from '../../../src/site/urls.js'
import { documents, VERSIONS, type Version } from '../../support/documents.js'
import { NEWEST, OLDEST } from '../../support/versions.js'
import { gaps, operations } from '../site.js'

/** The most that a page may send, compressed. */
const MAX_BYTES = 21_000

let pages: Map<string, string>

beforeAll(async () => {
  const made = operationPages(await readSiteSource())
  pages = new Map(made.map((page) => [page.path, layout(page).replaceAll(WRAPPING, '')]))
})

/** What only says where a line may break. */
const WRAPPING = /<wbr>|<\/?time>/g

const cases = VERSIONS.flatMap((version) => shownOperations(documents[version]).map(({ id }) => ({ version, id })))

test('each operation and webhook of each version has a page, which the list of its version links to', () => {
  expect([...pages.keys()].sort()).toEqual(
    [
      ...cases.map(({ version, id }) => operationPage(version, id)),
      ...VERSIONS.map((version) => operationsPage(version)),
    ].sort(),
  )
  for (const { version, id } of cases)
    expect(pages.get(operationsPage(version))).toContain(`href="../../${operationPage(version, id)}"`)
})

test.each(cases)('the page of $id in $version says all that the document says', ({ version, id }) => {
  const text = pages.get(operationPage(version, id)) ?? ''
  const plain = plainText(text)
  const { node, method, path, parameters, isWebhook } = shown(version, id)
  expect(text).toContain(`<h1>${String(node.summary)}</h1>`)
  expect(text).toContain(`>${method}</span>`)
  expect(text).toContain(path.replaceAll("'", '&#39;'))
  for (const parameter of parameters) expect(text).toContain(`id="parameter.${parameter.name}"`)
  for (const [status, reference] of Object.entries(node.responses as JsonObject)) {
    expect(text).toContain(`id="response.${status}"`)
    const { headers, content } = resolve(documents[version], reference) as JsonObject
    for (const header of Object.keys((headers ?? {}) as JsonObject)) expect(text).toContain(`<code>${header}</code>`)
    const [media] = Object.values((content ?? {}) as Record<string, JsonObject>)
    for (const { value } of namedExamples(documents[version], media?.examples)) {
      const code = JSON.stringify(value, null, 2)
      // A body that can be any object has a sentence in its place.
      if (code === '{}') expect(plain).toContain('Which fields this body has is not documented.')
      else if (!code.includes('"code": "validation_failed"')) expect(plain, status).toContain(code)
    }
  }
  for (const callback of Object.values((node.callbacks ?? {}) as JsonObject))
    expect(text).toContain(`Webhook: ${callbackOf(documents[version], callback).summary}`)
  const named = [...reached(documents[version], node)]
  expect(named.filter((name) => !text.includes(`<code>${name}</code>`))).toEqual([])
  if (!isWebhook) expect(text).toContain(`href="../../errors.html#authentication"`)
  for (const gap of operations[version][id] ?? []) expect(text).toContain(`.html#${gap}"`)
})

test('every page is small, needs no script to be read, and has one heading of the first level', () => {
  for (const [path, text] of pages) {
    expect(gzipSync(text).length, path).toBeLessThan(MAX_BYTES)
    expect(text.split('<h1').length - 1, path).toBe(1)
    expect(text, path).not.toMatch(/<script(?![^>]* src=)/)
    const ids = [...text.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id)
    expect(
      ids.filter((id, at) => ids.indexOf(id) !== at),
      path,
    ).toEqual([])
  }
})

test('a page leads to the other version, to its neighbors, to the gaps and to "Try it"', () => {
  const [version, other] = [NEWEST, OLDEST]
  const text = pages.get(operationPage(version, 'createTask')) ?? ''
  for (const address of [
    operationPage(other, 'createTask'),
    operationPage(version, 'listTasks'),
    operationPage(version, 'getTask'),
    'gaps.html?at=createTask',
    `try.html?version=${version}#createTask`,
  ])
    expect(text).toContain(`href="../../${address}"`)
})

test('the fields of the body come before the responses, the details, the changes and the assumptions', () => {
  const text = pages.get(operationPage(OLDEST, 'createTask')) ?? ''
  const order = ['body.prompt', 'response.202', 'details', 'limits', 'webhook', 'further', 'changes', 'gaps']
  const places = order.map((id) => text.indexOf(` id="${id}"`))
  expect(places).toEqual([...places].sort((one, two) => one - two))
  expect(places).not.toContain(-1)
})

test('the menu marks the current operation, opens its group alone, and leads to every operation', () => {
  const [version] = VERSIONS
  const [menu = ''] = (pages.get(operationPage(version, 'createTask')) ?? '').split('<main')
  expect(menu.match(/(?<=aria-current="page">).*(?=<\/a>)/g)).toEqual([
    '<span class="method post">POST</span>Start a design task',
  ])
  expect(menu.match(/<details open><summary>[^<]*/g)).toEqual(['<details open><summary>Tasks'])
  for (const { id } of shownOperations(documents[version]))
    expect(menu).toContain(`href="../../${operationPage(version, id)}"`)
})

test('the real rules about audio read as sentences', () => {
  const text = pages.get(operationPage(VERSIONS[0], 'generateAudio')) ?? ''
  for (const sentence of [
    'If <code>mode</code> is <code>text_to_speech</code>, <code>text_to_music</code>, or <code>text_to_sfx</code>, <code>prompt</code> is required and must be a string.',
    'Otherwise, <code>model</code> must start with <span class="kept"><code>elevenlabs-native-</code>.</span>',
    'If <code>model</code> starts with <span class="kept"><code>elevenlabs-native-</code>,</span> <code>voice</code> must be the id of a managed voice or null.',
  ])
    expect(text).toContain(sentence)
})

test('a pattern is behind the word for what it matches', () => {
  const text = pages.get(operationPage(VERSIONS[0], 'createTask')) ?? ''
  for (const words of ['A canvas id', 'A brand kit id', 'Starts with <code>https://</code>'])
    expect(text).toMatch(new RegExp(`<summary>${words}</summary>\\n<p class="limits">`))
  for (const page of pages.values())
    for (const [, summary] of page.matchAll(/<summary>([^<]*)<\/summary>/g)) expect(summary).not.toMatch(/[\^$\\]/)
})

test('a shared error names a field that the operation has', () => {
  const text = plainText(pages.get(operationPage(NEWEST, 'remixCanvas')) ?? '')
  expect(text).toContain('"message": "`canvas_id` must be a string."')
  expect(text).toContain('"field": "canvas_id"')
  expect(text).not.toContain('`name` must be')
})

test('what is assumed about a response has one mark, which leads to the gap', () => {
  const [version] = VERSIONS
  expect(gaps['tasks.create.success_status']).toBeDefined()
  expect(pages.get(operationPage(version, 'createTask'))).toContain(
    '<span class="assumed"><a href="../../gaps/tasks.html#tasks.create.success_status">assumed</a></span>',
  )
})

test.each([
  ['Returns a task.\nPoll it.', 'Returns a task.'],
  ['Returns a `cvs_` id, e.g.\nnot. More.\n\nOther.', 'Returns a cvs_ id, e.g.'],
  ['The fields determine what it does:\n\n| a |', 'The fields determine what it does.'],
  ['No end', 'No end'],
])('The summary of %j is its first sentence', (markdown, sentence) => {
  expect(plainFirstSentence(markdown)).toBe(sentence)
})

test('the bodies have fields to be looked for', () => {
  const fields = cases.map(({ version, id }) => reached(documents[version], shown(version, id).node).size)
  expect(fields.filter((count) => count > 3).length).toBeGreaterThan(cases.length / 2)
})

/** The text of a page, with the line breaks of its code. */
function plainText(page: string): string {
  const entities: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#39;': "'" }
  return page.replace(/<[^>]*>/g, '').replace(/&(?:amp|lt|gt|quot|#39);/g, (entity) => entities[entity] ?? entity)
}

function callbackOf(document: JsonObject, reference: Json): JsonObject {
  const [item] = Object.values(resolve(document, reference) as JsonObject)
  return (item as Record<string, JsonObject>).post ?? {}
}

function shown(version: Version, id: string) {
  const found = shownOperations(documents[version]).find((operation) => operation.id === id)
  if (!found) throw new Error(`There is no operation ${id} in ${version}.`)
  return found
}

/** The names of all properties that an operation's bodies reach, except errors, which have their own page. */
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
