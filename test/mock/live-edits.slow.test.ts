/** Edits below openapi/ are served without a restart, while clients go on asking. */
import { cp, readFile, rename, rm, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { inRoot } from '../../scripts/support/paths.js'
import { newFolder } from '../support/folders.js'
import { type Command, freePort, ready, start } from '../support/processes.js'
import { newKey } from '../support/requests.js'
import { NEWEST } from '../support/versions.js'

let copy: string
let origin: string
let watcher: Command
let mock: Command

/** A copy of what is needed, so that no test edits the contract itself. */
beforeAll(async () => {
  copy = newFolder()
  const files = ['redocly.yaml', 'package.json', 'package-lock.json']
  for (const part of ['openapi', 'generated', 'docs', 'scripts', 'src', ...files])
    await cp(inRoot(part), join(copy, part), { recursive: true })
  await symlink(inRoot('node_modules'), join(copy, 'node_modules'))
  const port = await freePort()
  origin = `http://127.0.0.1:${port}`
  mock = start(join(copy, 'src/mock/node/cli.ts'), ['--port', String(port)])
  watcher = start(join(copy, 'scripts/cli.mjs'), ['watch'])
  await ready(`${origin}/_mock/health`, mock)
})

afterAll(async () => {
  await Promise.all([mock?.stop(), watcher?.stop()])
})

/** Changes a file of the contract. Resolves to a function that undoes the change. */
async function edit(file: string, change: (text: string) => string): Promise<() => Promise<void>> {
  const path = join(copy, 'openapi', file)
  const before = await readFile(path, 'utf8')
  const after = change(before)
  expect(after).not.toBe(before)
  await writeFile(path, after)
  return () => writeFile(path, before)
}

const headers = { authorization: 'Bearer service_live_0a', 'service-version': NEWEST }
const served = async () => (await fetch(`${origin}/openapi/${NEWEST}.json`)).text()
/** Makes a change, and waits until the watcher has printed each text after it. */
async function printedAfter(change: () => Promise<void>, ...words: string[]): Promise<void> {
  const printed = watcher.output().length
  await change()
  for (const word of words) await expect.poll(() => watcher.output().slice(printed), soon).toContain(word)
}
const breaking = (change: () => Promise<void>, where: string) => printedAfter(change, 'openapi/ has an error', where)
const mending = (change: () => Promise<void>) => printedAfter(change, 'openapi/ is valid again.')

const soon = { timeout: 15_000, interval: 20 }

test('20 clients notice only the new content', { timeout: 60_000 }, async () => {
  let going = true
  let responded = 0
  const faults: unknown[] = []
  const clients = Array.from({ length: 20 }, async () => {
    while (going) {
      try {
        const response = await fetch(`${origin}/v1/canvases`, { headers })
        if (response.status !== 200) faults.push(response.status)
        await response.json()
        responded++
        // A request is always under way, and the watcher has something left of the processor.
        await sleep(10)
      } catch (error) {
        faults.push(error)
      }
    }
  })

  const undoText = await edit('resources/canvases/canvases.yaml', (text) =>
    text.replace('summary: ', 'summary: Changed '),
  )
  await expect.poll(served, soon).toContain('"summary": "Changed ')
  await undoText()

  await edit('resources/canvases/examples/listCanvases.first_page.yaml', (text) =>
    text.replaceAll('Spring launch deck', 'Edited deck'),
  )
  // An existing workspace stays as it is; a new one is seeded with the new example.
  const names = async () => {
    const fresh = { ...headers, authorization: `Bearer ${newKey()}` }
    return JSON.stringify(await (await fetch(`${origin}/v1/canvases`, { headers: fresh })).json())
  }
  await expect.poll(names, soon).toContain('Edited deck')

  await edit('shared/parameters/Limit.yaml', (text) => text.replace('maximum: 100', 'maximum: 7'))
  const status = async () => (await fetch(`${origin}/v1/canvases?limit=8`, { headers })).status
  await expect.poll(status, soon).toBe(400)

  const mend = await edit('shared/headers/RequestId.yaml', (text) => text.replace('type: string', 'type: [string'))
  await expect.poll(() => watcher.output(), soon).toContain('openapi/shared/headers/RequestId.yaml:')
  expect(watcher.output()).toContain('the last valid contract is still served')
  expect(await status()).toBe(400)
  await mend()
  await edit('shared/parameters/Limit.yaml', (text) => text.replace('maximum: 7', 'maximum: 9'))
  await expect.poll(status, soon).toBe(200)

  going = false
  await Promise.all(clients)
  expect(faults).toEqual([])
  expect(responded).toBeGreaterThan(500)
  // What a reload takes, not when it ended.
  expect(mock.output()).toMatch(/Now serving the changed contract \(\d{1,4} ms\)/)
})

test('a file that is replaced, removed or moved with its folder is noticed', async () => {
  const path = (file: string) => join(copy, 'openapi', file)
  const file = path('resources/canvases/canvases.yaml')
  const before = await readFile(file, 'utf8')
  const saying = (word: string) => before.replace('summary: ', `summary: ${word} `)

  await writeFile(path('.canvases.swp'), saying('Replaced'))
  await rename(path('.canvases.swp'), file)
  await expect.poll(served, soon).toContain('"summary": "Replaced ')
  await writeFile(file, before)

  const pages = path('resources/canvases/canvases-canvas_id-pages.yaml')
  const text = await readFile(pages, 'utf8')
  await breaking(() => rm(pages), 'canvases-canvas_id-pages.yaml')
  await mending(() => writeFile(pages, text))

  await breaking(() => rename(path(''), path('../away')), 'openapi/')
  await mending(() => rename(path('../away'), path('')))
  await writeFile(file, saying('Last'))
  await expect.poll(served, soon).toContain('"summary": "Last ')
  await writeFile(file, before)
})

test('a broken document leaves the last valid one in place', async () => {
  const file = join(copy, `generated/openapi/${NEWEST}.json`)
  const before = await readFile(file, 'utf8')
  await writeFile(file, before.slice(0, 5000))
  await expect.poll(() => mock.output(), soon).toContain(`generated/openapi/${NEWEST}.json is not valid JSON`)
  expect((await fetch(`${origin}/v1/canvases`, { headers })).status).toBe(200)
  await writeFile(file, before)
})
