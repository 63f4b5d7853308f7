/** The text of Redocly's generator, and what is changed in it. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import newest from '../../generated/openapi/2026-05-01.json' with { type: 'json' }
import { clientDocument } from '../../scripts/languages/document.js'
import { goEdits, pythonEdits } from '../../scripts/languages/edits.js'
import { countsOf, generatedClients, languagePackages, pinnedClients } from '../../scripts/languages/packages.js'
import { inRoot } from '../../scripts/support/paths.js'
import { copyOf, type JsonObject } from '../../src/contract/json.js'
import { blocks } from '../packages/guides.js'
import { newFolder } from '../support/folders.js'
import { GO } from '../support/languages.js'
import { sharedMock } from '../support/shared-mock.js'
import { GO_MODULE, GO_PACKAGE, goProgram, HTTPX, output } from './languages.js'

const document = newest as unknown as JsonObject
const client = clientDocument(document)
const raw = await generatedClients(client)
const mock = await sharedMock()
const { baseUrl } = await mock.listen()
const key = 'service_live_0a'
const env = { CANVAS_DESIGN_URL: baseUrl, CANVAS_DESIGN_KEY: key }

/** Writes files below a folder of their own, and returns it. */
function folderOf(files: Iterable<[path: string, text: string]>): string {
  const folder = newFolder()
  for (const [path, text] of files) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
  return folder
}

test.skipIf(!HTTPX)('the raw text in Python has the bugs that the package does not have', async () => {
  mock.setFault({ operationId: 'createTask', status: 503, headers: { 'retry-after': '0' }, times: 2 })
  const folder = folderOf([['client.py', raw.python]])
  const printed = await output(HTTPX ?? '', [inRoot('test/languages/raw.py')], { ...env, PYTHONPATH: folder })
  expect(JSON.parse(printed)).toEqual({ listReads: false, errorHasCode: false, missingIsAnError: false })
  const requests = mock.requests({ key })
  expect(requests.map(({ headers }) => headers['service-version'])).not.toContain('2026-05-01')
  expect(requests.filter(({ operationId }) => operationId === 'createTask')).toHaveLength(2)
})

test.skipIf(!GO)('the raw text in Go has the bugs that the package does not have', async () => {
  mock.setFault({ operationId: 'getCredits', status: 429, headers: { 'retry-after': '2' } })
  const folder = folderOf([
    ['client.go', raw.go],
    ['go.mod', 'module example.com/raw\n\ngo 1.19\n'],
  ])
  const program = await goProgram(readFileSync(inRoot('test/languages/raw.go'), 'utf8'), { 'example.com/raw': folder })
  const printed = JSON.parse(await output(program, [], env))
  expect(printed).toEqual({ listReads: false, bytesArrive: false, cancelEndsWait: false })
})

test('every edit fails loudly where its text is not there as often as expected', () => {
  const counts = countsOf(client)
  for (const { find, times = 1 } of pythonEdits(counts)) {
    const python = raw.python.replace(find, '')
    expect(() => pinnedClients({ ...raw, python }, client), find).toThrow(`Python text of the generator has`)
    expect(raw.python.split(find).length - 1, find).toBeGreaterThanOrEqual(times)
  }
  for (const { find } of goEdits(counts))
    expect(() => pinnedClients({ ...raw, go: raw.go.replace(find, '') }, client), find).toThrow(
      'Go text of the generator',
    )
})

test('a field that is added to the contract is in both packages, the same in each run', async () => {
  const edited = copyOf(document) as typeof document & {
    components: { schemas: Record<string, { properties: JsonObject }> }
  }
  const { properties } = edited.components.schemas.CanvasListItem ?? expect.unreachable()
  properties.new_field = { type: 'integer' }
  const [first, second] = [await languagePackages(edited, '2026-05-01'), await languagePackages(edited, '2026-05-01')]
  expect(second).toEqual(first)
  expect(await generatedClients(client)).toEqual(raw)
  const files = new Map(first)
  expect(files.get('generated/python/canvas_design_api/_generated.py')).toContain('    new_field: Optional[int] = None')
  expect(files.get('generated/go/client.go')).toMatch(/NewField +\*int64 +`json:"new_field,omitempty"`/)
})

test.skipIf(!HTTPX)(
  'the programs of the Python README compile, and pass mypy with the package where it is installed',
  { timeout: 120_000 },
  async () => {
    const programs = ['first', 'receiver', 'upload'].flatMap((name) =>
      blocks('generated/python/README.md', `py file=${name}.py`).map((code): [string, string] => [`${name}.py`, code]),
    )
    const folder = folderOf(programs)
    await output(HTTPX ?? '', ['-m', 'compileall', '-q', folder])
    const options = ['--strict', '--cache-dir', newFolder(), '--python-executable', HTTPX ?? '']
    const mypy = output('mypy', [...options, inRoot('generated/python/canvas_design_api'), folder])
    expect(await mypy.catch((error) => (error.code === 'ENOENT' ? 'Success' : error.stdout))).toContain('Success')
  },
)

test.skipIf(!GO)('the receiver and the excerpts of the Go README compile', { timeout: 120_000 }, async () => {
  const [, receiver = '', callback, upload, options] = blocks('generated/go/README.md', 'go')
  const imports = ['context', 'log', 'os', GO_MODULE].map(
    (path) => `import ${path === GO_MODULE ? 'canvasdesign' : ''} "${path}"\n`,
  )
  const body = ['ctx, key, url := context.Background(), "", ""\n', options, callback, upload].join('')
  const excerpts = `package main\n${imports.join('')}func main() {\n${body}}\n`
  for (const code of [receiver, excerpts]) await goProgram(code, GO_PACKAGE)
})

test.skipIf(!GO)('the Go package is formatted, and passes vet', { timeout: 120_000 }, async () => {
  expect(await output('gofmt', ['-l', inRoot('generated/go'), inRoot('test/languages')])).toBe('')
  await output('go', ['vet', '.'], {}, inRoot('generated/go'))
})
