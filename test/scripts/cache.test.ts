/** A cached result is found by its inputs, and by nothing else. */
import { randomUUID } from 'node:crypto'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { relative } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { cached, cachedTexts, contentHash, filesBelow, hashOf } from '../../scripts/support/cache.js'
import { inRoot } from '../../scripts/support/paths.js'

const FOLDER = inRoot('node_modules/.cache/canvas-design-api')

let name: string
let made: number

beforeEach(() => {
  name = `test-${randomUUID()}`
  made = 0
})
afterEach(() => {
  for (const entry of entries()) rmSync(`${FOLDER}/${entry}`)
})

const entries = () => readdirSync(FOLDER).filter((entry) => entry.startsWith(name))
const ask = (inputs: string) => cached(name, inputs, () => ({ made: ++made, of: inputs }))

test('cached makes a result again for other inputs', async () => {
  await ask('a')
  expect(await ask('b')).toEqual({ made: 2, of: 'b' })
  expect(await ask('b')).toEqual({ made: 2, of: 'b' })
  expect(entries()).toEqual([`${name}.json`])
})

test('cached makes the result of a damaged entry again', async () => {
  await ask('a')
  const [entry = ''] = entries()
  const file = `${FOLDER}/${entry}`
  writeFileSync(file, readFileSync(file, 'utf8').slice(0, -3))
  expect(await ask('a')).toEqual({ made: 2, of: 'a' })
  expect(await ask('a')).toEqual({ made: 2, of: 'a' })
})

test('cached does not keep an error', async () => {
  const failing = () => cached(name, 'a', () => Promise.reject(new Error('broken')))
  await expect(failing()).rejects.toThrow('broken')
  expect(entries()).toEqual([])
  expect(await ask('a')).toEqual({ made: 1, of: 'a' })
})

test('cached keeps an undefined result', async () => {
  const verdict = () => cached(name, 'a', () => void made++)
  await verdict()
  await verdict()
  expect(made).toBe(1)
})

test('cachedTexts makes a text again only if it was not kept', () => {
  const make = () => `text ${++made}`
  cachedTexts(name, 'package.json').textOf('a', make)
  const { textOf, keep } = cachedTexts(name, 'package.json')
  expect([textOf('a', make), textOf('a', make)]).toEqual(['text 2', 'text 2'])
  keep()
  expect(cachedTexts(name, 'package.json').textOf('a', make)).toBe('text 2')
})

test('contentHash depends on the names and texts of all files of a folder', () => {
  const folder = mkdtempSync(inRoot('node_modules/.content-'))
  const path = relative(inRoot(), folder)
  const seen = [contentHash(path)]
  const expectChange = (isChanged: boolean, change: () => void) => {
    change()
    const hash = contentHash(path)
    expect(seen.indexOf(hash)).toBe(isChanged ? -1 : seen.length - 1)
    if (isChanged) seen.push(hash)
  }
  try {
    expectChange(true, () => writeFileSync(`${folder}/a`, 'one'))
    expectChange(true, () => writeFileSync(`${folder}/a`, 'two'))
    mkdirSync(`${folder}/inside/node_modules`, { recursive: true })
    expectChange(false, () => writeFileSync(`${folder}/inside/node_modules/installed`, ''))
    expectChange(false, () => symlinkSync(`${folder}/a`, `${folder}/link`))
    expectChange(true, () => writeFileSync(`${folder}/inside/c`, 'three'))
    expect(filesBelow(path)).toEqual([`${path}/a`, `${path}/inside/c`])
    expectChange(true, () => writeFileSync(`${folder}/b`, 'two'))
    expectChange(true, () => rmSync(`${folder}/a`))
    expect(contentHash(path, `${path}/none`)).toBe(seen.at(-1))
  } finally {
    rmSync(folder, { recursive: true })
  }
})

test('hashOf depends on where each text ends', () => {
  expect(hashOf('ab', 'c')).not.toBe(hashOf('a', 'bc'))
})
