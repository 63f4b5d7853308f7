/** `npm start` in a bare clone: nothing is installed or built yet. */
import { existsSync } from 'node:fs'
import { cp, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { inRoot } from '../../scripts/support/paths.js'
import { newFolder } from '../support/folders.js'
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
  copy = newFolder()
  for (const part of [...FOLDERS, ...FILES]) await cp(inRoot(part), join(copy, part), { recursive: true })
  const port = await freePort()
  origin = `http://127.0.0.1:${port}`
  command = start(join(copy, 'scripts/cli.mjs'), ['start', '--port', String(port)])
  await ready(`${origin}/_mock/health`, command)
  installsTheRest = !existsSync(join(copy, 'node_modules/@redocly'))
}, 180_000)
afterAll(() => command.stop())

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

test('the console is served before the pages are built', async () => {
  for (const path of ['/_mock/', '/_mock/console.js']) expect((await fetch(origin + path)).status).toBe(200)
})

test('a browser is told that the site is being built, at any address, and asks again', async () => {
  for (const path of ['/', '/guides/quickstart.html']) {
    const page = await (await fetch(origin + path, { headers: { accept: 'text/html' } })).text()
    expect(page).toMatch(/http-equiv="refresh"[\s\S]*The site is being built/)
    const links = [...page.matchAll(/href="([^"]+)"/g)].map(([, link = '']) => link)
    expect(links).toHaveLength(3)
    for (const link of links) expect((await fetch(origin + link)).status, link).toBe(200)
  }
})

test('the pages are served as soon as they are built', { timeout: 250_000 }, async () => {
  const status = async (path: string) => (await fetch(`${origin}${path}`)).status
  // Until then, / lists the addresses.
  await expect.poll(() => status('/gaps.html'), { timeout: 240_000, interval: 200 }).toBe(200)
  for (const path of ['/', `/reference/${NEWEST}/`, `/reference/${OLDEST}/`, '/guides/mock.html'])
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
