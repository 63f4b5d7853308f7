/** The command: what it prints, and how it ends when it cannot start. */
import { cp, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { inRoot } from '../../scripts/paths.js'
import { type Command, freePort, ready, start } from '../support/processes.js'

const CLI = 'src/mock/cli.ts'

describe('a mock that runs', () => {
  let port: number
  let mock: Command

  beforeAll(async () => {
    port = await freePort()
    mock = start(CLI, ['--port', String(port)])
    await ready(`http://127.0.0.1:${port}/openapi/canvas.json`, mock)
  })

  afterAll(() => mock.stop())

  test('says where everything is', () => {
    const output = mock.output()
    expect(output).toContain(`http://127.0.0.1:${port}/v1`)
    expect(output).toContain(`http://127.0.0.1:${port}/openapi/{canvas,2026-05-01,2026-04-12}.json`)
  })

  test('prints a request for each version that works as it stands', async () => {
    const lines = mock
      .output()
      .split('\n')
      .filter((line) => line.trim().startsWith('curl '))
    expect(lines).toHaveLength(2)
    const bodies = await Promise.all(
      lines.map(async (line) => {
        const [url = ''] = /http\S+/.exec(line) ?? []
        const headers = [...line.matchAll(/-H '([^:]+): ([^']+)'/g)].map(
          ([, name = '', value = '']): [string, string] => [name, value],
        )
        return (await fetch(url, { headers })).json()
      }),
    )
    expect(bodies).toEqual([
      expect.objectContaining({ id: 'task_01JTS3C4DWA7N36096Q14DR9GP', status: 'succeeded' }),
      expect.objectContaining({ job_id: 'task_01JTS3C4DWA7N36096Q14DR9GP', status: 'completed' }),
    ])
  })

  test('prints one line for a request', async () => {
    await fetch(`http://127.0.0.1:${port}/v1/nowhere?a=1`)
    await expect.poll(() => mock.output()).toMatch(/404 {2}GET +\/v1\/nowhere\?a=1 .*2026-04-12 .*ms\n/)
  })

  test('ends at once when told to', async () => {
    expect(await mock.stop()).toBe(0)
  })
})

test('--quiet prints nothing', async () => {
  const port = await freePort()
  const mock = start(CLI, ['--port', String(port), '--quiet'])
  await ready(`http://127.0.0.1:${port}/v1/credits`, mock)
  await mock.stop()
  expect(mock.output()).toBe('')
})

test('--help names every flag', async () => {
  const mock = start(CLI, ['--help'])
  expect(await mock.exited).toBe(0)
  for (const flag of ['--port', '--host', '--quiet', '--site']) expect(mock.output()).toContain(flag)
})

describe('what cannot work ends in a clear line', () => {
  test.each([
    [['--port', 'many'], 'A port is a number from 0 to 65535.'],
    [['--port', '70000'], 'A port is a number from 0 to 65535.'],
    [['--prot', '1'], "unknown option '--prot'"],
    [['--port', '0', '--host', '203.0.113.7'], '203.0.113.7 is no address of this machine.'],
  ])('%s', async (args, message) => {
    const mock = start(CLI, args)
    expect(await mock.exited).toBe(1)
    expect(mock.output()).toContain(message)
    expect(mock.output()).not.toContain('    at ')
  })

  test('a port in use', async () => {
    const server = createServer()
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const address = server.address()
    const port = typeof address === 'object' ? address?.port : 0
    const mock = start(CLI, ['--port', String(port)])
    expect(await mock.exited).toBe(1)
    expect(mock.output().trim()).toBe(`Port ${port} on 127.0.0.1 is in use. Choose another one with --port.`)
    server.close()
  })

  test.each([
    ['missing', undefined, 'generated/openapi/2026-05-01.json cannot be read. Run `npm run generate`.'],
    ['no JSON', '{', 'generated/openapi/2026-05-01.json is no JSON'],
    ['no OpenAPI', '{}', 'generated/openapi/2026-05-01.json is no OpenAPI document. Run `npm run generate`.'],
  ])('a document that is %s', async (_, text, message) => {
    const copy = await mkdtemp(join(tmpdir(), 'mock-'))
    for (const folder of ['src', 'generated']) await cp(inRoot(folder), join(copy, folder), { recursive: true })
    await symlink(inRoot('node_modules'), join(copy, 'node_modules'))
    await writeFile(join(copy, 'package.json'), '{"type":"module"}')
    const document = join(copy, 'generated/openapi/2026-05-01.json')
    await (text === undefined ? rm(document) : writeFile(document, text))

    const mock = start(join(copy, CLI), ['--port', '0'])
    expect(await mock.exited).toBe(1)
    expect(mock.output()).toContain(message)
    expect(mock.output().trim().split('\n')).toHaveLength(1)
    await rm(copy, { recursive: true })
  })
})
