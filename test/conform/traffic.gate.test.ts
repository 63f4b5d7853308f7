/** Assumptions of the contract, flipped one at a time in recorded traffic: each lands at its gap alone. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Ajv2020 } from 'ajv/dist/2020.js'
import { beforeAll, describe, expect, test } from 'vitest'
import { judgeTraffic } from '../../src/conform/traffic.js'
import { absolute, createAjv } from '../../src/contract/ajv.js'
import { gapIds } from '../../src/contract/gaps.js'
import { type Json, type JsonObject, replacedAt } from '../../src/contract/json.js'
import { type Operation, responseOf, schemaOf } from '../../src/contract/operations.js'
import { createOperationFinder } from '../../src/contract/routes.js'
import { createMock } from '../../src/mock/index.js'
import { createRandom } from '../../src/mock/state/random.js'
import { CHROMIUM, inBrowser, launch } from '../support/chromium.js'
import { contract } from '../support/contract.js'
import { VERSIONS } from '../support/documents.js'
import { newFolder } from '../support/folders.js'
import { type HarEntry, recordedTraffic, toHar } from './recorded.js'

const SEED = 55
const FLIPS = 30

let traffic: HarEntry[]
beforeAll(async () => {
  traffic = await recordedTraffic(VERSIONS)
}, 240_000)

test.each(VERSIONS)('traffic of %s as it is contradicts nothing', (version) => {
  const { exchanges, findings, gaps } = judgeTraffic(contract, toHar(traffic), { version })
  expect(exchanges).toBeGreaterThan(300)
  expect(findings).toEqual([])
  expect(gaps.contradicted).toEqual([])
  expect(gaps.agrees.length).toBeGreaterThan(50)
})

describe(`of the assumptions that a schema states, ${FLIPS} drawn by seed ${SEED}`, () => {
  test('each lands at its gap if a recorded value contradicts it', () => {
    const random = createRandom(SEED)
    const all = [...flipsIn(traffic)].map((flip) => ({ flip, by: random.hex(8) }))
    const drawn = all.toSorted((a, b) => a.by.localeCompare(b.by)).slice(0, FLIPS)
    expect(drawn).toHaveLength(FLIPS)
    const missed = drawn.flatMap(({ flip: [id, { what, entry }] }) => {
      const { gaps } = judgeTraffic(contract, toHar([entry]))
      const contradicted = gaps.contradicted.map((gap) => gap.id)
      return contradicted.includes(id) ? [] : `${id} (${what}): ${contradicted.join(', ') || 'nothing'}`
    })
    expect(missed).toEqual([])
  })
})

test.skipIf(!CHROMIUM)(
  inBrowser('what a browser records of a page that calls the mock contradicts nothing'),
  async () => {
    const mock = await createMock()
    const [{ origin, baseUrl }, browser] = [await mock.listen(), await launch()]
    const path = join(newFolder(), 'recorded.har')
    try {
      const context = await browser.newContext({ recordHar: { path } })
      const page = await context.newPage()
      // The page has another origin than the API, so the browser asks before each request.
      await page.goto(origin.replace('127.0.0.1', 'localhost'))
      await page.evaluate(
        async ([base, version]) => {
          const json = { 'content-type': 'application/json' }
          const headers = { authorization: 'Bearer service_live_0a', 'service-version': version, ...json }
          const send = async (path: string, init = {}) => (await fetch(base + path, { headers, ...init })).json()
          await send('/canvases?limit=2')
          const { id } = (await send('/tasks', { method: 'POST', body: '{"prompt":"A poster"}' })) as { id: string }
          await send(`/tasks/${id}`)
        },
        [baseUrl, VERSIONS[0]] as const,
      )
      await context.close()
    } finally {
      await Promise.all([browser.close(), mock.close()])
    }
    const { gaps, ...judged } = judgeTraffic(contract, readFileSync(path, 'utf8'))
    expect(judged).toMatchObject({ exchanges: 3, findings: [] })
    expect(gaps.contradicted).toEqual([])
    expect(gaps.agrees.map(({ id }) => id)).toContain('tasks.create.success_status')
  },
)

type Flip = { what: string; entry: HarEntry }

const WRONG: Json[] = ['', 42.5, true, 'no such value', [], {}, -1]
const WRONG_TEXTS = ['no such value', '-1', '1.5', '']

/**
 * Returns, for each gap whose node a value of a success met, the exchange with a value there that its schema rejects. A
 * second validator says what met what, so that the first one does not judge itself.
 */
function flipsIn(entries: HarEntry[]): Map<string, Flip> {
  const flips = new Map<string, Flip>()
  const find = createOperationFinder(contract)
  for (const version of VERSIONS) {
    const validator = gapValidator(contract.view(version).document)
    for (const entry of entries) {
      const { method, url } = entry.request
      const operation = find(version, method, new URL(url).pathname.slice('/v1'.length))
      const shown = entry.response.headers.find(({ name }) => name === 'service-version')?.value
      if (!operation || shown !== version || entry.response.status >= 300) continue
      for (const [id, flip] of flipsOf(operation, entry, validator)) if (!flips.has(id)) flips.set(id, flip)
    }
  }
  return flips
}

type Validator = ReturnType<typeof gapValidator>

/** Returns the flips of a response's body, of that of a request, and of the parameters in its query. */
function flipsOf(operation: Operation, entry: HarEntry, { meetings, accepts }: Validator): [id: string, flip: Flip][] {
  const { operationId, parameters, body } = operation
  const { request, response } = entry
  const flips = (ids: string[], what: string, changed: Partial<HarEntry>) =>
    ids.map((id): [string, Flip] => [id, { what: `${operationId} ${what}`, entry: { ...entry, ...changed } }])
  const inBody = (schema: JsonObject | undefined, text = '', changed: (text: string) => Partial<HarEntry>) => {
    if (!schema || !/^[[{]/.test(text)) return []
    const json = JSON.parse(text) as Json
    return meetings(schema, json).flatMap(({ ids, pointer, node }) => {
      const wrong = WRONG.find((value) => !accepts(node, value))
      if (wrong === undefined) return []
      const flipped = JSON.stringify(replacedAt(json, pointer.split('/').slice(1), wrong))
      return flips(ids, `${pointer} ${JSON.stringify(wrong)}`, changed(flipped))
    })
  }
  const inQuery = parameters.flatMap(({ name, schema, 'x-gap': gap }) => {
    const url = new URL(request.url)
    const wrong = WRONG_TEXTS.find((text) => !accepts(schema, text) && !accepts(schema, Number(text)))
    if (!url.searchParams.has(name) || wrong === undefined) return []
    url.searchParams.set(name, wrong)
    const ids = [...gapIds(gap), ...gapIds(schema['x-gap'])]
    return flips(ids, `?${name}=${wrong}`, { request: { ...request, url: url.href } })
  })
  const received = schemaOf(responseOf(operation, response.status))
  return [
    ...inBody(received, response.content.text, (text) => ({
      response: { ...response, content: { ...response.content, text } },
    })),
    ...inBody(body?.schema, request.postData?.text, (text) => ({
      request: { ...request, postData: { mimeType: 'application/json', text } },
    })),
    ...inQuery,
  ]
}

/** Returns what validates values of a document, and tells which of them met a node that is marked with gaps. */
function gapValidator(document: JsonObject) {
  const met: { ids: string[]; pointer: string; node: JsonObject; value: Json }[] = []
  const ajv: Ajv2020 = createAjv(document)
  ajv.addKeyword({
    keyword: 'x-gap',
    validate(mark: unknown, value: Json, node: JsonObject = {}, { instancePath: pointer = '' } = {}) {
      met.push({ ids: gapIds(mark), pointer, node, value })
      return true
    },
  })
  const known = new Map<JsonObject, (value: unknown) => unknown>()
  const accepts = (schema: JsonObject, value: unknown) => {
    const validate = known.get(schema) ?? ajv.compile(absolute(schema))
    known.set(schema, validate)
    return validate(value) === true
  }
  const meetings = (schema: JsonObject, value: Json) => {
    met.length = 0
    accepts(schema, value)
    return [...met].filter((one) => accepts(one.node, one.value))
  }
  return { meetings, accepts }
}
