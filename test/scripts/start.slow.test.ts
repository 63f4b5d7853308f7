/** `npm start` in a bare clone: nothing is installed or built yet. A signal ends all that it started. */
import { execFileSync, spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { inRoot } from '../../scripts/support/paths.js'
import { type Command, freePort, ready, start } from '../support/processes.js'
import { rpc } from '../support/rpc.js'
import { NEWEST, OLDEST } from '../support/versions.js'

const FOLDERS = ['openapi', 'generated', 'docs', 'scripts', 'src']
const FILES = ['.npmrc', 'redocly.yaml', 'package.json', 'package-lock.json', 'tsconfig.json']
const headers = { authorization: 'Bearer service_live_0a', 'service-version': NEWEST }

let copy: string
let origin: string
let command: Command
let installsTheRest: boolean

beforeAll(async () => {
  copy = await mkdtemp(join(tmpdir(), 'start-'))
  for (const part of [...FOLDERS, ...FILES]) await cp(inRoot(part), join(copy, part), { recursive: true })
  const port = await freePort()
  origin = `http://127.0.0.1:${port}`
  command = start(join(copy, 'scripts/cli.mjs'), ['start', '--port', String(port)])
  await ready(`${origin}/_mock/health`, command)
  installsTheRest = !existsSync(join(copy, 'node_modules/@redocly'))
}, 180_000)
afterAll(async () => {
  await command.stop()
  await rm(copy, { recursive: true, force: true })
})

test('the mock of a bare clone responds before the tools of the site are installed', () => {
  expect(installsTheRest).toBe(true)
})

test('the API responds in every version, and so does the tool server', async () => {
  const version = async (headers: Record<string, string>) =>
    (await fetch(`${origin}/v1/canvases`, { headers })).headers.get('service-version')
  expect(await version(headers)).toBe(NEWEST)
  expect(await version({ authorization: headers.authorization })).toBe(OLDEST)
  const { result } = await rpc(`${origin}/mcp`, 'tools/list', {}, { headers })
  expect(result?.tools).toHaveLength(4)
})

test('the pages are served as soon as they are built', { timeout: 250_000 }, async () => {
  const status = async (path: string) => (await fetch(`${origin}${path}`)).status
  await expect.poll(() => status('/'), { timeout: 240_000, interval: 200 }).toBe(200)
  for (const path of [`/reference/${NEWEST}.html`, `/reference/${OLDEST}.html`, '/guides/mock.html', '/gaps.html'])
    expect(await status(path)).toBe(200)
})

test('an edit of a guide or of the contract appears on its page', { timeout: 120_000 }, async () => {
  const text = async (path: string) => (await fetch(`${origin}${path}`)).text()
  const guide = join(copy, 'docs/limits.md')
  await writeFile(guide, `${await readFile(guide, 'utf8')}\nThis sentence was just written.\n`)
  await expect
    .poll(() => text('/guides/limits.html'), { timeout: 50_000, interval: 300 })
    .toContain('This sentence was just written.')
  const schema = join(copy, 'openapi/resources/canvases/schemas/Canvas.yaml')
  await writeFile(schema, (await readFile(schema, 'utf8')).replace('description: ', 'description: Just edited. '))
  await expect
    .poll(() => text(`/reference/${NEWEST}/getCanvas.html`), { timeout: 50_000, interval: 300 })
    .toContain('Just edited.')
})

test('a signal to npm start ends every process that it started', async () => {
  const pids = descendants(command.process.pid ?? 0)
  expect(pids.length).toBeGreaterThan(1)
  expect(await command.stop()).toBe(0)
  await expect.poll(() => alive(pids), { timeout: 5000 }).toEqual([])
})

test.each([
  ['SIGTERM to npm alone', 'npm', (pid: number) => process.kill(pid, 'SIGTERM')],
  ['SIGTERM to the command alone', 'cli.mjs', (pid: number) => process.kill(pid, 'SIGTERM')],
  ['Ctrl-C, which reaches all of them', 'npm', (pid: number) => process.kill(-pid, 'SIGINT')],
])('%s ends npm, its shell, the mock and the watcher', { timeout: 60_000 }, async (_, name, signal) => {
  const port = await freePort()
  // In a group of its own, as a terminal has it.
  const npm = spawn('npm', ['start', '--', '--port', String(port)], { cwd: copy, detached: true, stdio: 'ignore' })
  const root = npm.pid ?? 0
  const answers = () =>
    fetch(`http://127.0.0.1:${port}/_mock/health`).then(
      () => true,
      () => false,
    )
  try {
    await expect.poll(answers, { timeout: 40_000, interval: 100 }).toBe(true)
    const tree = descendants(root)
    expect(tree.length).toBeGreaterThan(2)
    const [mock] = tree.filter((pid) => /^\S*node\S* scripts\/cli\.mjs start/.test(commandOf(pid)))
    signal(name === 'npm' ? root : (mock ?? 0))
    await expect.poll(() => alive(tree), { timeout: 10_000, interval: 100 }).toEqual([])
    expect(await answers()).toBe(false)
  } finally {
    for (const line of alive(descendants(root))) process.kill(Number.parseInt(line, 10), 'SIGKILL')
  }
})

/** A process and all below it. */
function descendants(root: number): number[] {
  const rows = ps('-A', '-o', 'pid=,ppid=').map((line) => line.trim().split(/\s+/).map(Number))
  const found = [root]
  for (const pid of found) for (const [child, parent] of rows) if (parent === pid && child) found.push(child)
  return found
}

/** Those of some processes that still run. One that ended and was not collected yet counts as none. */
function alive(pids: number[]): string[] {
  const rows = ps('-A', '-o', 'pid=,stat=,args=').map((line) => line.trim())
  return rows.filter((line) => pids.includes(Number.parseInt(line, 10)) && !/^\d+\s+Z/.test(line))
}

function commandOf(pid: number): string {
  return ps('-A', '-o', 'pid=,args=')
    .map((line) => line.trim())
    .filter((line) => Number.parseInt(line, 10) === pid)
    .join('')
    .replace(/^\d+\s+/, '')
}

function ps(...args: string[]): string[] {
  return execFileSync('ps', args, { encoding: 'utf8' }).split('\n')
}
