/** The text of Redocly's generator, and what is changed in it. */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import newest from '../../generated/openapi/2026-05-01.json' with { type: 'json' }
import { clientDocument } from '../../scripts/languages/document.js'
import { goEdits, pythonEdits } from '../../scripts/languages/edits.js'
import { generatedClients, pinnedClients } from '../../scripts/languages/packages.js'
import { inRoot } from '../../scripts/support/paths.js'
import { copyOf, type JsonObject } from '../../src/contract/json.js'
import { blocks } from '../packages/guides.js'
import { newFolder } from '../support/folders.js'
import { GO } from '../support/languages.js'
import { GO_MODULE, goProgram, HTTPX, output } from './languages.js'

// Go builds its standard library first, and mypy reads it.
vi.setConfig({ testTimeout: 300_000 })

const document = newest as unknown as JsonObject
const client = clientDocument(document)
const raw = await generatedClients(client)

test('every edit fails loudly where its text is not there as often as expected', () => {
  const none = { operations: 0, lists: 0 }
  for (const [language, edits] of [
    ['python', pythonEdits(none)],
    ['go', goEdits(none)],
  ] as const)
    for (const [find] of edits) {
      const text = raw[language].replace(new RegExp(find, 'm'), '')
      expect(() => pinnedClients({ ...raw, [language]: text }, client), `${find}`).toThrow(
        /has \d+ times, not \d+ times/,
      )
    }
})

test('a field that is added to the contract is in both packages, the same in each run', {
  timeout: 120_000,
}, async () => {
  const edited = copyOf(document) as {
    components: { schemas: Record<string, { properties: JsonObject }> }
  } & JsonObject
  const { properties } = edited.components.schemas.CanvasListItem ?? expect.unreachable()
  properties.new_field = { type: 'integer' }
  const changed = clientDocument(edited)
  const first = await generatedClients(changed)
  expect(await generatedClients(changed)).toEqual(first)
  const [python, go] = pinnedClients(first, changed)
  expect(python).toContain('    new_field: Optional[int] = None')
  expect(go).toMatch(/NewField +\*int64 +`json:"new_field,omitempty"`/)
})

test.skipIf(!HTTPX)('the programs of the Python README pass mypy where it is installed', async () => {
  const folder = newFolder()
  for (const [index, code] of blocks('generated/python/README.md', 'py file=').entries())
    writeFileSync(join(folder, `program${index}.py`), code)
  await output(HTTPX ?? '', ['-m', 'compileall', '-q', folder])
  const options = ['--strict', '--cache-dir', newFolder(), '--python-executable', HTTPX ?? '']
  const mypy = output('mypy', [...options, inRoot('generated/python/canvas_design_api'), folder])
  expect(await mypy.catch((error) => (error.code === 'ENOENT' ? 'Success' : error.stdout))).toContain('Success')
})

test.skipIf(!GO)('the Go package and the code of its README compile, formatted', async () => {
  expect(await output('gofmt', ['-l', inRoot('generated/go'), inRoot('test/languages')])).toBe('')
  await output('go', ['vet', '.'], {}, inRoot('generated/go'))
  const [, receiver = '', callback, upload, options] = blocks('generated/go/README.md', 'go')
  const imports = `import (\n"context"\n"log"\n"os"\ncanvasdesign "${GO_MODULE}"\n)\n`
  const body = ['ctx, key, url := context.Background(), "", ""\n', options, callback, upload].join('')
  for (const code of [receiver, `package main\n${imports}func main() {\n${body}}\n`]) await goProgram(code)
})
