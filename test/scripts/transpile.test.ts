/** How the client is compiled: each file by itself, and every syntax error with its line. */
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { relative } from 'node:path'
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
