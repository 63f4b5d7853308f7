/** The commands that the packages bring. */
import { spawn } from 'node:child_process'
import { chmod, readFile } from 'node:fs/promises'
import { expect, onTestFinished, test } from 'vitest'
import { parse } from 'yaml'
import { projectWithPackages } from '../support/packages.js'
import { freePort } from '../support/processes.js'
import { sharedMock } from '../support/shared-mock.js'
import { blocks } from './guides.js'

const project = projectWithPackages()
const mockCommand = () => project.path('node_modules/canvas-design-mock/node/cli.js')
const headers = { authorization: 'Bearer service_live_0a', 'content-type': 'application/json' }

/** Runs the last step of a guide's workflow as GitHub does, with some words replaced. Resolves to its exit status. */
async function runStep(guide: string, words: Record<string, string>, env: Record<string, string> = {}) {
  const [workflow = ''] = blocks(guide, 'yaml workflow')
  const { jobs } = parse(workflow) as { jobs: Record<string, { steps: { run?: string }[] }> }
  let script = Object.values(jobs)[0]?.steps.at(-1)?.run ?? ''
  for (const [from, to] of Object.entries(words)) {
    expect(script).toContain(from)
    script = script.replace(from, to)
  }
  const options = { cwd: project.folder, env: { ...process.env, ...env } }
  return new Promise((resolve) => spawn('bash', ['-eo', 'pipefail', '-c', script], options).on('exit', resolve))
}

test.each([
  ['passes', 'curl -sf "$CANVAS_BASE_URL/credits" -H "Authorization: Bearer service_live_0a"', 0],
  ['fails', 'exit 7', 7],
])('the step for the mock of the guide to testing %s as the tests do, and stops the mock', async (_, tests, status) => {
  const port = await freePort()
  const words = { 'canvas-design-mock ': `canvas-design-mock --port ${port} `, 'npm test': `sh -c '${tests}'` }
  expect(await runStep('docs/testing.md', words)).toBe(status)
  const isServed = () =>
    fetch(`http://127.0.0.1:${port}/`).then(
      () => true,
      () => false,
    )
  await expect.poll(isServed).toBe(false)
})

test('the step for the kit of the guide to conformance reports in two ways, and fails if it cannot check', async () => {
  const { baseUrl } = await (await sharedMock()).listen()
  const env = { CANVAS_DESIGN_KEY: 'service_live_0a', GITHUB_STEP_SUMMARY: project.path('summary.md') }
  const server = (url: string) => ({ 'https://your-server.example/v1': `${url} --only getCredits,listTasks` })
  expect(await runStep('docs/conform.md', server(baseUrl), env)).toBe(0)
  expect(await readFile(project.path('conform.xml'), 'utf8')).toContain('name="header.request_id">')
  expect(await readFile(env.GITHUB_STEP_SUMMARY, 'utf8')).toContain(`# Conformance of ${baseUrl}`)
  expect(await runStep('docs/conform.md', server('http://127.0.0.1:1/v1'), env)).not.toBe(0)
})

// As an image runs it: see src/mock/Dockerfile. Only root may start a process as someone else.
test.skipIf(process.getuid?.() !== 0)('the mock runs for a user who can write nowhere, in 256 MB', async () => {
  await chmod(project.folder, 0o755)
  const port = await freePort()
  const script = `ulimit -d 262144 && exec "${process.execPath}" --max-old-space-size=160 "${mockCommand()}" --port ${port} --quiet`
  const nobody = { uid: 65534, gid: 65534, cwd: '/', env: { PATH: process.env.PATH, HOME: '/nonexistent' } }
  const mock = spawn('sh', ['-c', script], { ...nobody, stdio: 'inherit' })
  onTestFinished(() => void mock.kill('SIGKILL'))
  const api = `http://127.0.0.1:${port}/v1`
  const status = () => fetch(`${api}/credits`, { headers }).then((response) => response.status, String)
  await expect.poll(status, { timeout: 20_000 }).toBe(200)
  const body = JSON.stringify({ prompt: 'A poster' })
  const tasks = Array.from({ length: 2000 }, () => fetch(`${api}/tasks`, { method: 'POST', headers, body }))
  expect(new Set((await Promise.all(tasks)).map((response) => response.status))).toEqual(new Set([202, 402]))
  expect(mock.exitCode).toBeNull()
})
