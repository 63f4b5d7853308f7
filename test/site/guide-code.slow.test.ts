/** The TypeScript of the guides runs against the mock, and their JSON is what the contract describes. */
import { build } from 'esbuild'
import { expect, test } from 'vitest'
import { inRoot } from '../../scripts/support/paths.js'
import { createClient } from '../../src/client/index.js'
import { createAjv } from '../../src/contract/ajv.js'
import type { Json, JsonObject } from '../../src/contract/json.js'
import { contract } from '../support/contract.js'
import { documents, VERSIONS } from '../support/documents.js'
import { sharedMock } from '../support/shared-mock.js'
import { blocks } from './guide-texts.js'

const mock = await sharedMock({ contract, taskMs: 40 })

/** What a block takes as given: `api`, as the quickstart makes it, and the network and terminal of the reader. */
type Given = {
  api: unknown
  fetch: typeof fetch
  setTimeout: typeof setTimeout
  console: Record<'log' | 'warn' | 'error', (...parts: unknown[]) => void>
}
const shared = globalThis as { given?: Given }

/** The entries of the package as a clone has them. */
const ENTRIES: Record<string, string> = {
  'canvas-design-api': inRoot('src/client/index.ts'),
  ...Object.fromEntries(
    VERSIONS.map((version) => [`canvas-design-api/validate/${version}`, inRoot(`generated/validate/${version}.js`)]),
  ),
}

const runnable = blocks('ts').filter(({ info }) => info.split(' ').includes('run'))

test('some blocks of the guides are run', () => expect(runnable.length).toBeGreaterThan(10))

test.each(runnable)('the code of $name runs against the mock', async ({ name, code }) => {
  const printed: unknown[] = []
  const complaints: unknown[] = []
  const toMock: typeof fetch = (input, init) => mock.fetch(new Request(input, init))
  shared.given = {
    api: createClient({
      baseUrl: 'http://127.0.0.1:4010/v1',
      apiKey: 'service_live_0123abcd',
      version: VERSIONS[0],
      fetch: toMock,
    }),
    fetch: toMock,
    // The helpers wait seconds between two polls, and the mock's tasks take milliseconds here.
    setTimeout: ((run: () => void, ms: number) => setTimeout(run, ms / 50)) as typeof setTimeout,
    console: {
      log: (...parts) => printed.push(...parts),
      warn: (...parts) => complaints.push(...parts),
      error: (...parts) => complaints.push(...parts),
    },
  }
  const { outputFiles } = await build({
    stdin: { contents: code, resolveDir: inRoot('docs'), loader: 'ts' },
    alias: ENTRIES,
    define: {
      api: 'globalThis.given.api',
      fetch: 'globalThis.given.fetch',
      'globalThis.fetch': 'globalThis.given.fetch',
      console: 'globalThis.given.console',
      setTimeout: 'globalThis.given.setTimeout',
    },
    bundle: true,
    write: false,
    format: 'esm',
    platform: 'node',
  })
  const program = outputFiles[0]?.text ?? ''
  await import(/* @vite-ignore */ `data:text/javascript,${encodeURIComponent(program)}`)
  if (!code.includes('console.log')) return
  const said = [...printed, ...complaints]
  expect(said.length, `${name} prints nothing`).toBeGreaterThan(0)
  expect(said.at(-1), `${name} prints`).not.toBe(undefined)
})

const shown = blocks('json').filter(({ info }) => info !== '')

test('some JSON of the guides names its schema', () => expect(shown.length).toBeGreaterThan(5))

test.each(shown)('the JSON of $name is as the contract describes it: $info', ({ info, code }) => {
  const [schema = '', excerpt] = info.split(' ')
  const document = excerpt === 'excerpt' ? withoutRequired(documents[VERSIONS[0]]) : documents[VERSIONS[0]]
  expect(Object.keys((document.components as { schemas: object }).schemas)).toContain(schema)
  const validate = createAjv(document).compile({
    allOf: [{ $ref: `contract#/components/schemas/${schema}` }],
    unevaluatedProperties: false,
  })
  validate(JSON.parse(code))
  expect(validate.errors).toBe(null)
})

/** An excerpt shows some fields of a record, so none is required. */
function withoutRequired(node: Json): JsonObject {
  return JSON.parse(
    JSON.stringify(node, (key, value: Json) => (key === 'required' && Array.isArray(value) ? undefined : value)),
  ) as JsonObject
}

test('the guides pin only versions that exist', () => {
  const dates = [...blocks('sh'), ...blocks('ts')].flatMap(({ code }) =>
    [...code.matchAll(/(?:Service-Version: |version[:=] ?')(\d{4}-\d\d-\d\d)/g)].map(([, date]) => date),
  )
  expect(dates.length).toBeGreaterThan(0)
  for (const date of dates) expect(VERSIONS).toContain(date)
})
