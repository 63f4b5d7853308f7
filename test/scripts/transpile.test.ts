/** How the client is compiled: each file by itself, and every syntax error with its line. */
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { transpile } from '../../scripts/client/transpile.js'
import { ContractError } from '../../scripts/support/contract-error.js'
import { inRoot, ROOT } from '../../scripts/support/paths.js'

let folder: string

beforeEach(async () => {
  folder = relative(ROOT, await mkdtemp(inRoot('node_modules/.transpiled-')))
  await mkdir(inRoot(folder, 'inside'))
})
afterEach(() => rm(inRoot(folder), { recursive: true }))

const write = (name: string, text: string) => writeFile(inRoot(folder, name), text)

test('transpile makes code and declarations, and keeps comments and imports', async () => {
  await write('a.ts', "import type { B } from '../b.js'\n/** One. */\nexport const one: number = 1 as B\n")
  await write('inside/c.ts', 'export class C {\n  name = "c"\n}\n')
  await write('notes.md', 'No module.')
  const files = Object.fromEntries(await transpile(folder, 'out'))
  expect(Object.fromEntries(Object.entries(files).filter(([path]) => !path.endsWith('.map')))).toEqual({
    'out/a.js': '/** One. */\nexport const one = 1;\n//# sourceMappingURL=a.js.map',
    'out/a.d.ts': '/** One. */\nexport declare const one: number;\n//# sourceMappingURL=a.d.ts.map',
    'out/inside/c.js': 'export class C {\n    name = "c";\n}\n//# sourceMappingURL=c.js.map',
    'out/inside/c.d.ts': 'export declare class C {\n    name: string;\n}\n//# sourceMappingURL=c.d.ts.map',
  })
  for (const [path, source] of [
    ['out/a.js', 'a.ts'],
    ['out/a.d.ts', 'a.ts'],
    ['out/inside/c.js', 'inside/c.ts'],
    ['out/inside/c.d.ts', 'inside/c.ts'],
  ] as const) {
    const { sources } = JSON.parse(files[`${path}.map`] ?? '') as { sources: string[] }
    expect(relative(folder, join(dirname(path), sources[0] ?? ''))).toBe(source)
  }
})

test('transpile reports each mistake once with file and line, missing types included', async () => {
  await write('a.ts', 'export const one: number = = 1\n')
  await write('inside/b.ts', 'export const two = f()\n')
  const error = await transpile(folder, 'out').catch((caught: unknown) => caught)
  expect(error).toBeInstanceOf(ContractError)
  const lines = (error as Error).message.split('\n')
  expect(lines).toHaveLength(2)
  expect(lines[0]).toMatch(new RegExp(`^${folder}/a.ts\\(1,28\\): error TS1109: `))
  expect(lines[1]).toMatch(new RegExp(`^${folder}/inside/b.ts\\(1,14\\): error TS9010: `))
})
