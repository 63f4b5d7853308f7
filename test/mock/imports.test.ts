/** Which folder of the mock may import which, as src/mock/ARCHITECTURE.md says. */
import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { inRoot } from '../../scripts/support/paths.js'

const MOCK = inRoot('src/mock')

const SHARED = [
  'contract/',
  'mock/addresses.ts',
  'mock/errors.ts',
  'mock/handler.ts',
  'mock/http.ts',
  'mock/operations.ts',
  'mock/state/',
]

/** What a folder may import of `src` besides itself: the beginnings of paths. */
const MAY_IMPORT: Record<string, string[]> = {
  files: [],
  state: ['contract/', 'mock/operations.ts'],
  request: [...SHARED, 'mock/context.ts', 'mock/faults.ts', 'mock/request-log.ts', 'mock/resources/'],
  resources: [...SHARED, 'mock/files/'],
}

function importsOf(file: string): string[] {
  const source = readFileSync(file, 'utf8')
  return [...source.matchAll(/(?:from|import) '([^']+)'/g)].map(([, target = '']) =>
    target.startsWith('.') ? relative(inRoot('src'), resolve(dirname(file), target)).replace(/\.js$/, '.ts') : target,
  )
}

test.each(Object.entries(MAY_IMPORT))('%s/ imports only what it may know', (folder, below) => {
  const files = (readdirSync(join(MOCK, folder), { recursive: true }) as string[]).filter((file) =>
    file.endsWith('.ts'),
  )
  expect(files.length).toBeGreaterThan(0)
  const allowed = [`mock/${folder}/`, '../generated/newest', '../generated/contract', ...below]
  const wrong = files.flatMap((file) =>
    importsOf(join(MOCK, folder, file))
      .filter((target) => /^(mock\/|contract\/|\.\.|node:)/.test(target))
      .filter((target) => !allowed.some((start) => target.startsWith(start)))
      .map((target) => `${folder}/${file} imports ${target}`),
  )
  expect(wrong).toEqual([])
})
