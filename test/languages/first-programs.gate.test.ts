/** The first program of each package's README, as it stands there. */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { blocks } from '../packages/guides.js'
import { newFolder } from '../support/folders.js'
import { GO } from '../support/languages.js'
import { sharedMock } from '../support/shared-mock.js'
import { GO_PACKAGE, goProgram, HTTPX, output } from './languages.js'

// Go builds its standard library first.
vi.setConfig({ testTimeout: 120_000 })

const mock = await sharedMock()
const { baseUrl } = await mock.listen()
const env = { CANVAS_DESIGN_URL: baseUrl, CANVAS_DESIGN_KEY: 'service_live_0a' }

async function expectToWork(printed: string) {
  const lines = printed.trim().split('\n')
  const headers = { authorization: `Bearer ${env.CANVAS_DESIGN_KEY}`, 'service-version': '2026-05-01' }
  const { data } = (await (await mock.fetch(`${baseUrl}/canvases?limit=1`, { headers })).json()) as {
    data: { id: string }[]
  }
  // The newest canvas is the one that the program has made.
  expect(lines.at(-1)).toBe(`finished: ${data[0]?.id}`)
  expect(lines.length).toBeGreaterThan(3)
}

test.skipIf(!HTTPX)('the first program in Python prints each canvas and the finished one', async () => {
  const file = join(newFolder(), 'first.py')
  writeFileSync(file, blocks('generated/python/README.md', 'py file=first.py')[0] ?? '')
  await expectToWork(await output(HTTPX ?? '', [file], env))
})

test.skipIf(!GO)('the first program in Go prints each canvas and the finished one', async () => {
  const code = blocks('generated/go/README.md', 'go file=first/main.go')[0] ?? ''
  await expectToWork(await output(await goProgram(code, GO_PACKAGE), [], env))
})

test.each([
  ['scripts/languages/python/README.md', 'py file=receiver.py', 'python receiver'],
  ['scripts/languages/go/README.md', 'go file=receiver/main.go', 'go receiver'],
])('the guide to webhooks has the receiver of %s', (readme, there, here) => {
  const [program] = blocks(readme, there)
  expect(program).toBeTruthy()
  expect(blocks('docs/webhooks.md', here)).toEqual([program])
})
