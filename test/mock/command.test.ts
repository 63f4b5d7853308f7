/** The command as it runs: what it prints, and how it ends. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { VERSIONS } from '../../scripts/support/paths.js'
import { type Command, freePort, ready, start } from '../support/processes.js'
import { isLegacy, OLDEST } from '../support/versions.js'

const CLI = 'src/mock/node/cli.ts'

describe('a mock that runs', () => {
  let port: number
  let mock: Command

  beforeAll(async () => {
    port = await freePort()
    mock = start(CLI, ['--port', String(port)])
    await ready(`http://127.0.0.1:${port}/openapi/canvas.json`, mock)
  })

  afterAll(() => mock.stop())

  test('prints where everything is', () => {
    const output = mock.output()
    for (const path of ['/v1', '/mcp']) expect(output).toContain(`http://127.0.0.1:${port}${path}`)
    expect(output).toContain(`http://127.0.0.1:${port}/openapi/{canvas,${VERSIONS.join(',')}}.json`)
    expect(output).not.toContain('Warning')
  })

  test('prints a request for each version that works unchanged', async () => {
    const lines = mock
      .output()
      .split('\n')
      .filter((line) => line.trim().startsWith('curl '))
    expect(lines).toHaveLength(VERSIONS.length)
    const bodies = await Promise.all(
      lines.map(async (line) => {
        const [url = ''] = /http\S+/.exec(line) ?? []
        const headers = [...line.matchAll(/-H '([^:]+): ([^']+)'/g)].map(
          ([, name = '', value = '']): [string, string] => [name, value],
        )
        return (await fetch(url, { headers })).json()
      }),
    )
    const id = 'task_01JTS3C4DWA7N36096Q14DR9GP'
    expect(bodies).toMatchObject(
      VERSIONS.map((version) =>
        isLegacy(version) ? { job_id: id, status: 'completed' } : { id, status: 'succeeded' },
      ),
    )
  })

  test('prints one line for a request', async () => {
    await fetch(`http://127.0.0.1:${port}/v1/nowhere?a=1`)
    await expect.poll(() => mock.output()).toMatch(new RegExp(`404 {2}GET +/v1/nowhere\\?a=1 .*${OLDEST} .*ms\\n`))
  })

  test('prints a warning below the line of a request with an unknown field', async () => {
    const headers = { authorization: 'Bearer service_live_0b', 'content-type': 'application/json' }
    await fetch(`http://127.0.0.1:${port}/v1/tasks`, { method: 'POST', headers, body: '{"promt":"A poster"}' })
    const line =
      / 202 {2}POST +\/v1\/tasks {2}createTask .*\n +Warning: `promt` is not a known field\. Did you mean `prompt`\?\n/
    await expect.poll(() => mock.output()).toMatch(line)
  })

  test('requires HTTPS for callbacks and enforces no limits without the flags', async () => {
    const headers = { authorization: 'Bearer service_live_0c', 'content-type': 'application/json' }
    const start = (body: object) =>
      fetch(`http://127.0.0.1:${port}/v1/tasks`, { method: 'POST', headers, body: JSON.stringify(body) })
    expect((await start({ callback_url: 'http://127.0.0.1:9/' })).status).toBe(422)
    const statuses = await Promise.all(Array.from({ length: 20 }, async () => (await start({ prompt: 'x' })).status))
    expect(new Set(statuses)).toEqual(new Set([202]))
  })

  test('ends on SIGTERM', async () => {
    expect(await mock.stop()).toBe(0)
  })
})
