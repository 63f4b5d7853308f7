/** Which room of the mock may know which, as src/mock/README.md tells it. */
import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { inRoot } from '../../scripts/paths.js'

const MOCK = inRoot('src/mock')

/** What a room may import of `src`, beside itself: the beginnings of paths. */
const MAY_KNOW: Record<string, string[]> = {
  files: [],
  state: ['contract/', 'mock/operations.ts'],
  resources: [
    'contract/',
    'mock/operations.ts',
    'mock/state/',
    'mock/files/',
    'mock/request/',
    'mock/errors.ts',
    'mock/http.ts',
  ],
}

function importsOf(file: string): string[] {
  const source = readFileSync(file, 'utf8')
  return [...source.matchAll(/(?:from|import) '([^']+)'/g)].map(([, target = '']) =>
    target.startsWith('.') ? relative(inRoot('src'), resolve(dirname(file), target)).replace(/\.js$/, '.ts') : target,
  )
}

test.each(Object.entries(MAY_KNOW))('%s/ knows nothing that it must not know', (room, known) => {
  const files = (readdirSync(join(MOCK, room), { recursive: true }) as string[]).filter((file) => file.endsWith('.ts'))
  expect(files.length).toBeGreaterThan(0)
  const allowed = [`mock/${room}/`, '../generated/newest', ...known]
  const wrong = files.flatMap((file) =>
    importsOf(join(MOCK, room, file))
      .filter(
        (target) =>
          target.startsWith('mock/') ||
          target.startsWith('contract/') ||
          target.startsWith('..') ||
          target.startsWith('node:'),
      )
      .filter((target) => !allowed.some((start) => target.startsWith(start)))
      .map((target) => `${room}/${file} imports ${target}`),
  )
  expect(wrong).toEqual([])
})
