/** The guides to the API as stories: their shell commands, copied in order into one shell, do what they say. */
import { execFile, spawn, spawnSync } from 'node:child_process'
import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { inRoot } from '../../scripts/support/paths.js'
import { createMock, type Mock } from '../../src/mock/index.js'
import { newFolder } from '../support/folders.js'
import { freePort } from '../support/processes.js'
import { blocks, guides } from './guide-texts.js'

const QUICKSTART = 'docs/quickstart.md'

/** The guides about the API. Those of the tools have tests of their own. */
const stories = guides
  .map(({ file }) => file)
  .filter((file) => blocks('sh').some((block) => block.file === file && block.code.includes('$api/')))

const hasTools = ['sh', 'curl', 'jq'].every((tool) => spawnSync(tool, ['--version']).error === undefined)
const cannot = hasTools ? '' : ' (left out: it needs curl and jq)'

let mock: Mock
let origin: string
let hook: number
const folder = newFolder()

beforeAll(async () => {
  mock = await createMock({ allowHttpCallbacks: true, taskMs: 200 })
  ;[{ origin }, hook] = await Promise.all([mock.listen(), freePort()])
  mkdirSync(join(folder, 'node_modules'))
  for (const [name, target] of [
    ['canvas-design-api', inRoot()],
    ['openapi-fetch', inRoot('node_modules/openapi-fetch')],
  ] as const)
    symlinkSync(target, join(folder, 'node_modules', name))
})

afterAll(async () => {
  await mock.close()
})

const here = (code: string) => code.replaceAll('http://127.0.0.1:4010', origin).replaceAll('4020', `${hook}`)

/** Waits are shorter, as tasks are; each request writes its step and its status to the error output. */
const PRELUDE = `set -eu
sleep() { command sleep 1.1; }
curl() { command curl -sS -w "%{stderr}\\nSTEP $STEP %{http_code}\\n" "$@"; }
`

test('each guide to the API is a story', () => expect(stories.length).toBeGreaterThan(3))

test.skipIf(!hasTools).each(stories)(
  `the commands of %s can be copied from the first to the last${cannot}`,
  async (file) => {
    const steps = blocks('sh').filter((block) => block.file === file && !block.info.startsWith('run='))
    const script = steps.map(({ code }, at) => `STEP=${at + 1}; command sleep 0.3\n${code}`).join('\n')
    const receiver = startReceiver(file)
    try {
      const { stderr } = await promisify(execFile)('sh', ['-c', PRELUDE + here(script)], { cwd: folder })
      const statuses = [...stderr.matchAll(/^STEP (\d+) (\d+)$/gm)].map(([, step, code]) => [
        Number(step),
        Number(code),
      ])
      for (const [at, { info }] of steps.entries()) {
        const [, status] = /\bstatus=(\d+)/.exec(info) ?? []
        const got = statuses.flatMap(([step, code = 0]) => (step === at + 1 ? [code] : []))
        if (status) expect(got.at(-1), `step ${at + 1}`).toBe(Number(status))
        else
          expect(
            got.filter((code) => code >= 400),
            `step ${at + 1}`,
          ).toEqual([])
      }
      if (file === QUICKSTART)
        await vi.waitFor(() => expect(receiver?.output()).toMatch(/^task\.succeeded task_\S+ https:/m))
    } finally {
      receiver?.stop()
    }
  },
)

/** Starts the program that a guide tells the reader to save and start in a second terminal. */
function startReceiver(file: string): { output: () => string; stop: () => void } | undefined {
  const saved = blocks('js').find((block) => block.file === file && block.info.startsWith('file='))
  const command = blocks('sh').find((block) => block.file === file && block.info === 'run=background')
  if (!saved || !command) return undefined
  writeFileSync(join(folder, saved.info.slice('file='.length)), here(saved.code))
  const child = spawn('sh', ['-c', `exec ${command.code}`], { cwd: folder })
  let text = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (text += chunk.toString()))
  return { output: () => text, stop: () => child.kill() }
}
