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

test.each([
  ['cut off', (text: string) => text.slice(0, -3)],
  ['empty', () => ''],
  ['no JSON', () => 'no\nJSON'],
])('cached makes the result of an entry that is %s again', async (_, damage) => {
  await ask('a')
  const [entry = ''] = entries()
  const file = `${FOLDER}/${entry}`
  const before = readFileSync(file, 'utf8')
  expect(damage(before)).not.toBe(before)
  writeFileSync(file, damage(before))
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
  try {
    const seen = [contentHash(path)]
    const unseen = () => {
      seen.push(contentHash(path))
      return new Set(seen).size === seen.length
    }
    writeFileSync(`${folder}/a`, 'one')
    expect(unseen()).toBe(true)
    writeFileSync(`${folder}/a`, 'two')
    expect(unseen()).toBe(true)
    mkdirSync(`${folder}/inside/node_modules`, { recursive: true })
    expect(contentHash(path)).toBe(seen.at(-1))
    writeFileSync(`${folder}/inside/node_modules/installed`, '')
    symlinkSync(`${folder}/a`, `${folder}/link`)
    expect(contentHash(path)).toBe(seen.at(-1))
    writeFileSync(`${folder}/inside/c`, 'three')
    expect(unseen()).toBe(true)
    expect(filesBelow(path)).toEqual([`${path}/a`, `${path}/inside/c`])
    writeFileSync(`${folder}/b`, 'two')
    expect(unseen()).toBe(true)
    rmSync(`${folder}/a`)
    expect(unseen()).toBe(true)
    expect(contentHash(path)).toBe(seen.at(-1))
    expect(contentHash(path, `${path}/none`)).toBe(seen.at(-1))
  } finally {
    rmSync(folder, { recursive: true })
  }
})

test('hashOf depends on where each text ends', () => {
  expect(hashOf('ab', 'c')).not.toBe(hashOf('a', 'bc'))
})
