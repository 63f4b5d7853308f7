/** The actions for the pipelines of other repositories, run as GitHub runs them: each step in bash, with its inputs as variables. */
import { execFile } from 'node:child_process'
import { mkdtempSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { install } from '../../scripts/support/install.js'
import { inRoot } from '../../scripts/support/paths.js'
import { projectWithPackages } from '../support/packages.js'
import { sharedMock } from '../support/shared-mock.js'
import { blocks } from './guides.js'

type Action = {
  inputs: Record<string, { required?: boolean; default?: string }>
  runs: { steps: { shell: string; env: Record<string, string>; run: string }[] }
}
type Uses = { uses?: string; with?: Record<string, string> }

/** The steps of the guides that use an action of this repository: what a reader copies. */
function sampleSteps(guide: string): Uses[] {
  const workflows = blocks(guide, 'yaml workflow').map(
    (code) => parse(code) as { jobs: Record<string, { steps: Uses[] }> },
  )
  return workflows.flatMap(({ jobs }) => Object.values(jobs).flatMap(({ steps }) => steps))
}

function readAction(name: string): string {
  return readFileSync(inRoot(`.github/actions/${name}/action.yml`), 'utf8')
}

const project = projectWithPackages()
const { baseUrl: url } = await (await sharedMock()).listen()

/** Runs the steps of an action. Resolves to the status of the last one, to what all print, and to the folder of its files. */
async function runAction(name: string, inputs: Record<string, string>, at = project.folder) {
  const action = parse(readAction(name)) as Action
  const cwd = mkdtempSync(join(project.folder, 'action-'))
  const summary = join(cwd, 'summary.md')
  let printed = ''
  for (const { env, run } of action.runs.steps) {
    const values = Object.entries(env).map(([key, text]) => {
      const given = (_: string, input: string) => inputs[input] ?? action.inputs[input]?.default ?? ''
      return [key, text.replace(/\$\{\{ inputs\.(\w+) \}\}/, given)]
    })
    const { PATH, HOME } = process.env
    const options = { cwd: at, env: { PATH, HOME, GITHUB_STEP_SUMMARY: summary, ...Object.fromEntries(values) } }
    const status = await new Promise((resolve) => {
      execFile('bash', ['--noprofile', '--norc', '-eo', 'pipefail', '-c', run], options, (error, stdout, stderr) => {
        printed += stdout + stderr
        resolve(error?.code ?? 0)
      })
    })
    if (status !== 0) return { status, printed, summary }
  }
  return { status: 0, printed, summary }
}

test.each(['mock', 'conform'])('the action of %s is valid by the JSON Schema of actions', async (name) => {
  const { validateAction } = createRequire(join(await install('test/packages'), 'package.json'))(
    '@action-validator/core',
  ) as { validateAction: (text: string) => { errors: object[] } }
  const text = readAction(name)
  expect(validateAction(text).errors).toEqual([])
  expect(validateAction(text.replace('using: composite', 'using: composed')).errors).toHaveLength(1)
})

test('the action of the mock runs commands while the mock is ready, and stops it', async () => {
  const run = `curl -sf "$CANVAS_BASE_URL/credits" -H 'Authorization: Bearer service_live_0a'\necho " $CANVAS_BASE_URL"`
  const { status, printed } = await runAction('mock', { run, flags: '--port 0 --empty' })
  expect(printed).toMatch(/"credits_remaining".* http:\/\/127\.0\.0\.1:\d+\/v1\n$/)
  expect(status).toBe(0)
  const baseUrl = printed.trim().split(' ').at(-1) ?? ''
  await expect(fetch(baseUrl)).rejects.toThrow()
})

test('the action of the mock fails as its commands do', async () => {
  const { status, printed } = await runAction('mock', { run: 'false\necho more', flags: '--port 0' })
  expect(status).toBe(1)
  expect(printed).not.toContain('more')
})

test('the action of the mock says why the mock did not start', async () => {
  const { status, printed } = await runAction('mock', { run: 'echo more', flags: '--no-such-flag' })
  expect(printed).toContain("unknown option '--no-such-flag'")
  expect(printed).toMatch(/^::error::The mock did not start\. The line above says why\.$/m)
  expect(printed).not.toContain('more')
  expect(status).toBe(1)
})

test.each([
  ['mock', {}, '::error::There is nothing to run against the mock. Write, for example, `with: { run: npm test }`.'],
  ['conform', { url: 'http://127.0.0.1:1/v1' }, '::error::Address and key are needed. Write `url: https://your-server'],
])('the action of %s without its inputs says what to write', async (name, inputs, message) => {
  const { status, printed } = await runAction(name, inputs)
  expect(printed).toContain(message)
  expect(status).not.toBe(0)
})

test('the actions say that the package is not installed', async () => {
  const { status, printed } = await runAction('mock', { run: 'echo more' }, '/')
  expect(printed).toBe('::error::canvas-design-mock is not installed. Write `- run: npm ci` before this step.\n')
  expect(status).toBe(1)
})

test('the action of the kit writes a JUnit report and the summary of the job', async () => {
  const junit = join(project.folder, 'reports.xml')
  const inputs = { url, key: 'service_live_0a', flags: '--only getCredits,listTasks --read-only', junit }
  const { status, printed, summary } = await runAction('conform', inputs)
  expect(printed).toContain(' passed, 0 failed, ')
  expect(readFileSync(junit, 'utf8')).toContain('<testcase classname="conform" name="header.request_id">')
  expect(readFileSync(summary, 'utf8')).toContain(`# Conformance of ${url}`)
  expect(status).toBe(0)
})

test('the action of the kit fails for a server that it cannot check', async () => {
  const { status, printed } = await runAction('conform', { url: 'http://127.0.0.1:1/v1', key: 'service_live_0a' })
  expect(printed).toContain('http://127.0.0.1:1/v1 cannot be reached')
  expect(status).not.toBe(0)
})

test.each(['mock', 'conform'])('the sample of the guide gives the action of %s the inputs that it needs', (name) => {
  const { inputs } = parse(readAction(name)) as Action
  const guide = name === 'mock' ? 'docs/testing.md' : 'docs/conform.md'
  const used = sampleSteps(guide).filter(({ uses }) => uses?.includes(`/.github/actions/${name}@`))
  expect(used).toHaveLength(1)
  const given = Object.keys(used[0]?.with ?? {})
  const needed = Object.keys(inputs).filter((input) => inputs[input]?.required)
  expect(given).toEqual(expect.arrayContaining(needed))
  expect(given.filter((input) => !(input in inputs))).toEqual([])
})
