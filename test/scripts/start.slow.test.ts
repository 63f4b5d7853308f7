/** `npm start` as in a fresh clone: nothing is built yet, and everything comes. */
import { cp, mkdtemp, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { inRoot } from '../../scripts/paths.js'
import { type Command, freePort, ready, start } from '../support/processes.js'
import { rpc } from '../support/rpc.js'

const FOLDERS = ['openapi', 'generated', 'docs', 'scripts', 'src']
const FILES = ['redocly.yaml', 'package.json', 'package-lock.json', 'tsconfig.json']
const headers = { authorization: 'Bearer service_live_0a', 'service-version': '2026-05-01' }

let copy: string
let origin: string
let command: Command

beforeAll(async () => {
  copy = await mkdtemp(join(tmpdir(), 'start-'))
  for (const part of [...FOLDERS, ...FILES]) await cp(inRoot(part), join(copy, part), { recursive: true })
  await symlink(inRoot('node_modules'), join(copy, 'node_modules'))
  const port = await freePort()
  origin = `http://127.0.0.1:${port}`
  command = start(join(copy, 'scripts/start.ts'), ['--port', String(port)])
  await ready(`${origin}/_mock/health`, command)
})
afterAll(async () => {
  await command.stop()
  await rm(copy, { recursive: true, force: true })
})

test('the API answers in both versions, and so does the tool server', async () => {
  const version = async (headers: Record<string, string>) =>
    (await fetch(`${origin}/v1/canvases`, { headers })).headers.get('service-version')
  expect(await version(headers)).toBe('2026-05-01')
  expect(await version({ authorization: headers.authorization })).toBe('2026-04-12')
  const { result } = await rpc(`${origin}/mcp`, 'tools/list', {}, { headers })
  expect(result?.tools).toHaveLength(4)
})

test('the pages come as soon as they are built', { timeout: 70_000 }, async () => {
  const status = async (path: string) => (await fetch(`${origin}${path}`)).status
  await expect.poll(() => status('/'), { timeout: 60_000, interval: 200 }).toBe(200)
  for (const path of ['/reference/2026-05-01.html', '/reference/2026-04-12.html', '/guides/mock.html', '/gaps.html'])
    expect(await status(path)).toBe(200)
})

test('a signal ends all of it', async () => {
  expect(await command.stop()).toBe(0)
})
