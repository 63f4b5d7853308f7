/** Commands as they are started: what they refuse, and what they say of a contract that is broken. */
import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdir, readFile, rm, symlink, truncate, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { install } from '../../scripts/support/install.js'
import { inRoot } from '../../scripts/support/paths.js'
import { freePort } from '../support/processes.js'
import { type Copy, copyRepository } from './copy.js'

let files: Copy
let copy: string
let run: Copy['run']

beforeAll(async () => {
  files = await copyRepository()
  copy = files.folder
  run = files.run
  // Prism is installed once, here.
  await install('tools/prism')
  await rm(join(copy, 'tools'), { recursive: true })
  await symlink(inRoot('tools'), join(copy, 'tools'))
})
afterAll(() => files.remove())

async function inGenerated(): Promise<Record<string, string>> {
  const names = await readdir(join(copy, 'generated'), { recursive: true, withFileTypes: true })
  const files = names.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
  return Object.fromEntries(await Promise.all(files.map(async (file) => [file, await readFile(file, 'utf8')])))
}

const HEADER = 'openapi/shared/headers/RequestId.yaml'

test.each([
  ['a file that cannot be parsed', (text: string) => text.replace('type: string', 'type: [string'), HEADER],
  ['a file that is gone', () => undefined, HEADER],
  ['a reference that leads nowhere', (text: string) => `${text}\nx-lost: { $ref: ./Nope.yaml }\n`, HEADER],
])('%s fails each command with its name, and nothing is written', { timeout: 60_000 }, async (what, change, file) => {
  const path = join(copy, file)
  const before = await readFile(path, 'utf8')
  const generated = await inGenerated()
  const after = change(before)
  await (after === undefined ? rm(path) : writeFile(path, after))
  try {
    for (const name of ['generate', 'check', 'bundle']) {
      const { status, output } = await run(name)
      expect(status).toBe(1)
      expect(output).toMatch(/^ {2}✗ bundle openapi\/$/m)
      if (after === undefined) expect(output).toContain(file.split('/').at(-1))
      else expect(output).toMatch(new RegExp(`^${file}:\\d+:\\d+ {2}`, 'm'))
      expect(output, `${what} has no stack`).not.toMatch(/^ +at /m)
    }
    expect(await inGenerated()).toEqual(generated)
  } finally {
    await writeFile(path, before)
  }
})

test('an export of the client without a type fails with file and line', async () => {
  const path = join(copy, 'src/client/sleep.ts')
  const before = await readFile(path, 'utf8')
  await writeFile(path, `${before}\nexport const untyped = Math.max(1, 2)\n`)
  try {
    const { status, output } = await run('generate')
    expect(status).toBe(1)
    expect(output).toMatch(/^src\/client\/sleep\.ts\(\d+,\d+\): error TS\d+: /m)
  } finally {
    await writeFile(path, before)
  }
})

test('generate replaces truncated entries of the cache', { timeout: 60_000 }, async () => {
  const cache = join(copy, 'node_modules/.cache/canvas-design-api')
  expect(await run('check')).toMatchObject({ status: 0 })
  const entries = await readdir(cache)
  expect(entries).not.toEqual([])
  for (const entry of entries) await truncate(join(cache, entry), 60)
  const { status, output } = await run('generate')
  expect({ status, output }).toMatchObject({ status: 0, output: expect.stringContaining('nothing changed') })
  expect((await readFile(join(cache, entries[0] ?? ''), 'utf8')).length).toBeGreaterThan(60)
})

test.each(['start', 'test', 'format', 'conform'])(
  '%s passes an unknown flag on to its tool, which rejects it',
  async (name) => {
    const { status, output } = await run(name, '--nope')
    expect(status).not.toBe(0)
    expect(output).toMatch(/nope/)
    expect(output).not.toMatch(/^ +at /m)
  },
)

test.each(['start', 'test', 'format', 'conform', 'mock:prism'])(
  'the help of %s shows the flags of its tool',
  async (name) => {
    const { status, output } = await run(name, '--help')
    expect(status).toBe(0)
    expect(output).toMatch(/^Usage: npm (?:run )?\S+ -- \[options of /)
    expect(output).toMatch(/^ +(?:-\w, )?--[a-z]/m)
  },
)

describe('in a read-only clone', () => {
  // Root may write anywhere.
  const user = process.getuid?.() === 0 ? { uid: 65534, gid: 65534 } : {}
  const launch = (...args: string[]) => spawn(process.execPath, ['scripts/cli.mjs', ...args], { cwd: copy, ...user })

  beforeAll(() => chmodTree('a-w,a+rX'))
  afterAll(() => chmodTree('u+w'))

  function chmodTree(mode: string): void {
    execFileSync('chmod', ['-R', mode, copy])
  }

  test('check works', { timeout: 60_000 }, async () => {
    const command = launch('check')
    const [output, status] = await Promise.all([text(command.stdout), once(command, 'close')])
    expect(output).toContain(' 0 out of date')
    expect(status[0]).toBe(0)
  })

  test('start serves the mock', { timeout: 60_000 }, async () => {
    const port = await freePort()
    const command = launch('start', '--port', String(port))
    const status = () =>
      fetch(`http://127.0.0.1:${port}/_mock/health`).then(
        (response) => response.status,
        () => 0,
      )
    await expect.poll(status, { timeout: 30_000, interval: 100 }).toBe(200)
    command.kill()
    expect((await once(command, 'exit'))[0]).toBe(0)
  })

  test('pack fails with one line that names what it cannot write', async () => {
    const command = launch('pack')
    const [output, status] = await Promise.all([text(command.stderr), once(command, 'close')])
    expect(output).toMatch(/^\nE\w+: .*dist.*'\n$/)
    expect(status[0]).toBe(1)
  })
})

test('a command whose output is closed ends without an error', async () => {
  const command = spawn(process.execPath, ['scripts/cli.mjs', 'check'], { cwd: copy })
  command.stdout.destroy()
  const [output, status] = await Promise.all([text(command.stderr), once(command, 'close')])
  expect(output).toBe('')
  expect(status[0]).toBe(0)
})
