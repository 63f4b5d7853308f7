/** Each workflow as a program, run as a reader would, in every language, each with a workspace of its own. */
import { execFile, spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { readWorkflows } from '../../../scripts/read/workflows.js'
import { inRoot } from '../../../scripts/support/paths.js'
import { createMock, type Mock } from '../../../src/mock/index.js'
import { programsOf } from '../../../src/site/programs/programs.js'
import { contract } from '../../support/contract.js'
import { documents } from '../../support/documents.js'
import { PYTHON } from '../../support/languages.js'
import { newKey } from '../../support/requests.js'

const { canvas: _, ...views } = documents
const FILES = await readWorkflows(views)

const has = (command: string) => spawnSync(command, ['--version']).status === 0
const COMMANDS: Record<string, string[] | undefined> = {
  sh: has('curl') && has('jq') ? ['sh'] : undefined,
  python: PYTHON ? [PYTHON] : undefined,
  javascript: [process.execPath],
  typescript: [process.execPath, '--import', 'tsx'],
}

let folder = ''

beforeAll(() => {
  // Time passes only where a mock's clock is moved.
  vi.useFakeTimers({ toFake: ['Date'] })
  mkdirSync(inRoot('dist'), { recursive: true })
  folder = mkdtempSync(inRoot('dist/programs-'))
})

afterAll(() => {
  vi.useRealTimers()
  rmSync(folder, { recursive: true, force: true })
})

/** Starts a mock whose tasks and exports end after two polls. `asked` are the requested operations, in order. */
async function startMock() {
  const asked: string[] = []
  const mock: Mock = await createMock({
    contract,
    taskMs: 500,
    onResponse: ({ path }, { operationId = '' }) => {
      // Signed URLs are no operations of the API.
      if (!path.startsWith('/v1/')) return
      if (operationId === asked.at(-1)) void mock.moveClock(10_000)
      asked.push(operationId)
    },
  })
  return { mock, asked, baseUrl: (await mock.listen()).baseUrl }
}

describe.each(FILES)('the program of $name', (file) => {
  const [main] = file.workflows
  const wanted = (main?.steps ?? []).flatMap(({ does }) => (does.kind === 'operation' ? [does.operationId] : []))

  // They wait most of the time, each for a mock of its own.
  test.concurrent.each(programsOf(file).filter(({ language }) => COMMANDS[language]))(
    'in $language sends the requests of its steps, in order',
    { timeout: 60_000 },
    async ({ language, name, code }) => {
      writeFileSync(join(folder, name), code)
      const [command = '', ...args] = COMMANDS[language] ?? []
      const { mock, asked, baseUrl } = await startMock()
      try {
        const env = { ...process.env, CANVAS_API_KEY: newKey(), CANVAS_BASE_URL: baseUrl }
        const { stdout } = await promisify(execFile)(command, [...args, name], { cwd: folder, env })
        expect(stdout.trim()).not.toBe('')
      } finally {
        await mock.close()
      }
      expect(asked.filter((id, at, all) => id !== all[at - 1])).toEqual(
        wanted.filter((id, at) => id !== wanted[at - 1]),
      )
      if (wanted.includes('getTask')) expect(asked.filter((id) => id === 'getTask').length, 'polls').toBeGreaterThan(1)
    },
  )
})

test('every TypeScript program compiles under strict settings', async () => {
  const names = FILES.flatMap(programsOf).flatMap(({ language, name, code }) => {
    if (language === 'typescript') writeFileSync(join(folder, name), code)
    return language === 'typescript' ? [name] : []
  })
  const compilerOptions = {
    target: 'es2022',
    module: 'nodenext',
    strict: true,
    noUncheckedIndexedAccess: true,
    types: ['node'],
    noEmit: true,
  }
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, files: names }))
  const compiler = inRoot('node_modules/typescript-7/bin/tsc')
  const { stdout } = await promisify(execFile)(process.execPath, [compiler, '-p', folder]).catch(
    (error) => error as { stdout: string },
  )
  expect(stdout).toBe('')
})

test('a program without a key says what to set, and one that is rejected says why', { timeout: 60_000 }, async () => {
  const [file] = FILES
  const { mock, baseUrl } = await startMock()
  for (const { language, name, code } of programsOf(file as (typeof FILES)[number])) {
    const [command, ...args] = COMMANDS[language] ?? []
    if (!command) continue
    writeFileSync(join(folder, name), code)
    const run = (env: NodeJS.ProcessEnv) =>
      promisify(execFile)(command, [...args, name], { cwd: folder, env: { PATH: process.env.PATH, ...env } })
    await expect(run({}), language).rejects.toMatchObject({ stderr: expect.stringContaining('CANVAS_API_KEY') })
    const rejected = run({ CANVAS_API_KEY: 'wrong', CANVAS_BASE_URL: baseUrl })
    await expect(rejected, language).rejects.toMatchObject({ stderr: expect.stringContaining('401') })
  }
  await mock.close()
})
