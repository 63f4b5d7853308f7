/** Every sample as a reader would run it, in its own language, against a workspace of the mock of its own. */
import { spawnSync } from 'node:child_process'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { inRoot } from '../../../scripts/support/paths.js'
import type { Operation } from '../../../src/contract/operations.js'
import { DEFAULT_ORIGIN } from '../../../src/mock/http/addresses.js'
import type { HttpRequest } from '../../../src/mock/http/http.js'
import { createMock, type Mock } from '../../../src/mock/index.js'
import type { Exchange } from '../../../src/mock/request/pipeline.js'
import { LANGUAGES } from '../../../src/site/samples/languages.js'
import { SAMPLE_KEY, type SampleRequest, sampleRequest } from '../../../src/site/samples/request.js'
import { samplesOf } from '../../../src/site/samples/samples.js'
import { contract } from '../../support/contract.js'
import { documents, operationsOf, VERSIONS } from '../../support/documents.js'
import { GO, PHP, PYTHON } from '../../support/languages.js'
import { newKey } from '../../support/requests.js'
import { modules, type Run, runGo, runPhp, runPython, shell } from './runners.js'

type SampleResponse = {
  operationId: string | undefined
  version: string | undefined
  status: number
  text: string
  noted: string | null
}

/** What quoting can break in any of the languages. */
const HOSTILE = `It's "50 %" of $HOME, \`new\` \\ \\\\' {brace} #1, ünï 🎨\nsecond line`

/** A header, which has one line and no character beyond ASCII. */
const NOTED = `It's "50 %" of $HOME, \`new\` \\ {brace}`

const CURL = spawnSync('curl', ['--version']).status === 0
const lacks: Record<string, string> = {
  ...(CURL ? {} : { shell: 'no curl' }),
  ...(PYTHON ? {} : { python: 'no Python that has Requests: pip install requests' }),
  ...(GO ? {} : { go: 'no Go' }),
  ...(PHP ? {} : { php: 'no PHP that has curl' }),
}
const languages = LANGUAGES.map(({ lang }) => lang).filter((lang) => !(lang in lacks))

/** The responses to each key, in their order. */
const responses = new Map<string, SampleResponse[]>()
/** What a language says against a sample, by the sample's name: the first thing. */
let faults: Record<string, string> = {}
let mock: Mock
let folder = ''

/** Every night all samples run, and on every commit those of one operation. */
const isRun = (operationId: string) => process.env.TEST_ALL !== undefined || operationId === 'createTask'

const documented: Run[] = VERSIONS.flatMap((version) =>
  Object.entries(samplesOf(documents[version], version))
    .filter(([operationId]) => isRun(operationId))
    .flatMap(([operationId, requests]) =>
      requests.flatMap((samples, at) =>
        samples.map(({ lang, source }) => ({
          name: `${operationId}-${version}-${at}-${lang}`,
          lang,
          source,
          key: newKey(),
        })),
      ),
    ),
)

const hostile: Run[] = operationsOf(VERSIONS[0])
  .filter(({ operationId }) => operationId === 'createTask')
  .flatMap((operation) =>
    LANGUAGES.map(({ lang, write }) => {
      const request = sampleRequest(operation)
      const headers = { ...request.headers, 'X-Noted': NOTED }
      const source = write({ ...request, headers, json: { prompt: HOSTILE } })
      return { name: `hostile-${lang}`, lang, source, key: newKey() }
    }),
  )

beforeAll(async () => {
  mock = await createMock({ contract, taskMs: 1, onResponse: note })
  const { origin } = await mock.listen()
  // Below the root, where the name of the package leads to the built client.
  await mkdir(inRoot('dist'), { recursive: true })
  folder = await mkdtemp(inRoot('dist/samples-'))
  for (const { file } of operationsOf(VERSIONS[0]).flatMap(requestsOf))
    if (file) await writeFile(join(folder, file.name), '%PDF-1.7')
  const runs = [...documented, ...hostile].map((run) => ({
    ...run,
    source: run.source.replaceAll(DEFAULT_ORIGIN, origin).replaceAll(SAMPLE_KEY, run.key),
  }))
  const runsIn = (lang: string) => runs.filter((run) => run.lang === lang)
  const found = await Promise.all([
    CURL ? shell(folder, runsIn('shell')) : [],
    PYTHON ? runPython(folder, runsIn('python')) : [],
    GO ? runGo(folder, runsIn('go')) : [],
    PHP ? runPhp(folder, runsIn('php')) : [],
    modules(folder, runsIn('javascript'), runsIn('typescript')),
  ])
  faults = Object.fromEntries(found.flat().reverse())
}, 120_000)

afterAll(async () => {
  await mock.close()
  await rm(folder, { recursive: true, force: true })
})

const named = languages.length === LANGUAGES.length ? 'every language' : languages.join(', ')

describe.each(VERSIONS)('version %s', (version) => {
  const all = operationsOf(version)
  const operations = all.filter(({ operationId }) => isRun(operationId))
  const successes = new Map(all.map(({ operationId, success }) => [operationId, success]))

  for (const { operationId, body } of operations)
    test(`every request of ${operationId} succeeds in ${named}`, () => {
      const runs = documented.filter(
        ({ name, lang }) => name.startsWith(`${operationId}-${version}-`) && !(lang in lacks),
      )
      expect(runs).toHaveLength(languages.length * (body?.examples.length ?? 1))
      for (const { name, key, source } of runs) {
        const got = responses.get(key) ?? []
        const seen = got.map(({ operationId: id = '', version: shown, status }) => [id, shown, status])
        expect({ [name]: faults[name], source, seen }).toEqual({
          [name]: undefined,
          source,
          seen: got.map(({ operationId: id = '' }) => [id, version, successes.get(id)]),
        })
        expect(
          got.map((one) => one.operationId),
          name,
        ).toContain(operationId)
      }
    })
})

test.each(hostile.filter(({ lang }) => !(lang in lacks)))(
  'no character of a text or of a header is lost in $lang',
  async ({ name, key }) => {
    expect(faults[name]).toBeUndefined()
    const [first] = responses.get(key) ?? []
    expect(JSON.parse(first?.text ?? '')).toMatchObject({ input: { prompt: HOSTILE } })
    expect(first?.noted).toBe(NOTED)
  },
)

for (const [lang, reason] of Object.entries(lacks)) test.skip(`${lang} (${reason})`, () => {})

function note(request: HttpRequest, { operationId, version, response }: Exchange): void {
  const key = request.headers.get('authorization')?.replace('Bearer ', '') ?? ''
  const seen = {
    operationId,
    version,
    status: response.status,
    text: String(response.body),
    noted: request.headers.get('x-noted'),
  }
  responses.set(key, [...(responses.get(key) ?? []), seen])
}

function requestsOf(operation: Operation): SampleRequest[] {
  return (operation.body?.examples ?? []).map((example) => sampleRequest(operation, example))
}
