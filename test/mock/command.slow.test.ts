/** The flags of the command, and how it ends when it cannot start: each a process of its own. */
import { cp, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { inRoot } from '../../scripts/support/paths.js'
import { freePort, ready, start } from '../support/processes.js'
import { NEWEST } from '../support/versions.js'

const CLI = 'src/mock/node/cli.ts'

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

describe('a command that cannot work ends with a clear line', () => {
  test.each([
    [['--port', 'many'], 2, 'Use a number from 0 to 65535.'],
    [['--port', '70000'], 2, 'Use a number from 0 to 65535.'],
    [['--prot', '1'], 2, "unknown option '--prot'"],
    [['--data', 'none.yaml'], 2, 'The file does not exist.'],
    [['local-tools', '--prot'], 2, "unknown option '--prot'"],
    [
      ['--port', '0', '--host', '203.0.113.7'],
      1,
      '203.0.113.7 is not an address of this machine. Choose another one with --host.',
    ],
  ])('%s', async (args, status, message) => {
    const mock = start(CLI, args)
    expect(await mock.exited).toBe(status)
    expect(mock.output()).toContain(message)
    expect(mock.output()).not.toContain('    at ')
  })

  test.each([
    [
      'service_live_0a:\n  - type: task\n    fields:\n      statsu: running\n',
      ':4: task: `statsu` is not a known field. Did you mean `status`?',
    ],
    ['{"service_live_0a": [\n{"type": "canvas", "count": 0}]}', ':2: `count` must be at least 1.'],
    ['mine: []', ':1: mine is not a key of the form service_live_0123abcd.'],
    ['a: [', ':1: '],
  ])('--data with %j names file and line', async (text, message) => {
    const file = join(await mkdtemp(join(tmpdir(), 'data-')), 'records.yaml')
    await writeFile(file, text)
    const mock = start(CLI, ['--port', '0', '--data', file])
    expect(await mock.exited).toBe(1)
    expect(mock.output()).toContain(file + message)
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

  describe('a document that is', () => {
    let copy: string
    beforeAll(async () => {
      copy = await mkdtemp(join(tmpdir(), 'mock-'))
      for (const folder of ['src', 'generated']) await cp(inRoot(folder), join(copy, folder), { recursive: true })
      await symlink(inRoot('node_modules'), join(copy, 'node_modules'))
      await writeFile(join(copy, 'package.json'), '{"type":"module"}')
    })
    afterAll(() => rm(copy, { recursive: true }))

    test.each([
      ['missing', undefined, `generated/openapi/${NEWEST}.json cannot be read. Run \`npm run generate\`.`],
      ['no JSON', '{', `generated/openapi/${NEWEST}.json is not valid JSON`],
      ['no OpenAPI', '{}', `generated/openapi/${NEWEST}.json is not an OpenAPI document. Run \`npm run generate\`.`],
    ])('%s', async (_, text, message) => {
      const document = join(copy, `generated/openapi/${NEWEST}.json`)
      await (text === undefined ? rm(document) : writeFile(document, text))
      const mock = start(join(copy, CLI), ['--port', '0'])
      expect(await mock.exited).toBe(1)
      expect(mock.output()).toContain(message)
      expect(mock.output().trim().split('\n')).toHaveLength(1)
    })
  })
})
