/** The commands of the guides as promises: started as a reader starts them, they do what the guide says. */
import { execFile, spawn } from 'node:child_process'
import { promisify } from 'node:util'
import { expect, test, vi } from 'vitest'
import { freePort, ready, start } from '../support/processes.js'
import { section, storyBlocks, toolServers } from './guide-texts.js'

const started = toolServers.filter(({ server }) => !server.url)

test.each(started)('The configuration of a client in $name works as it stands', async ({ server }) => {
  const [name, ...args] = server.args ?? []
  expect([server.command, name]).toEqual(['npx', 'canvas-design-mock'])
  const command = start('src/mock/cli.ts', args)
  command.process.stdin?.end('{"jsonrpc":"2.0","id":7,"method":"ping"}\n')
  expect(await command.exited).toBe(0)
  expect(JSON.parse(command.output())).toEqual({ jsonrpc: '2.0', id: 7, result: {} })
})

test('The first story can be followed by copy and paste', { timeout: 60_000 }, async () => {
  const [startMock = '', receive = '', ...asked] = storyBlocks()
  const [port, hook] = [await freePort(), await freePort()]
  const here = (text: string) => text.replaceAll(':4010', `:${port}`).replaceAll('4020', `${hook}`)
  const flags = startMock.trim().split(' ').slice(3)
  const mock = start('src/mock/cli.ts', [...flags, '--port', `${port}`])
  const receiver = spawn('sh', ['-c', `exec ${here(receive)}`])
  let received = ''
  receiver.stdout.on('data', (chunk: Buffer) => (received += chunk.toString()))
  try {
    await ready(`http://127.0.0.1:${port}/_mock/health`, mock)
    const answers: unknown[] = []
    for (const code of asked)
      for (const line of code.replaceAll('\\\n', ' ').trim().split('\n'))
        answers.push(
          JSON.parse((await promisify(execFile)('sh', ['-c', here(line).replace('curl ', 'curl -sS ')])).stdout),
        )
    const [defined, started, list, , attempts] = answers as [
      { secret: string },
      Task,
      { data: Task[] },
      object,
      { deliveries: object[] },
    ]
    expect(defined.secret).toBe('my secret')
    expect(started.status).toBe('queued')
    expect(list.data.map(({ id }) => id)).toEqual([started.id])
    await vi.waitFor(() => expect(received).toContain('"type":"task.succeeded"'))
    expect(received).toContain('v1=')
    expect(received).toContain(started.id)
    expect(attempts.deliveries.length).toBeLessThanOrEqual(1)
  } finally {
    receiver.kill()
    await mock.stop()
  }
})

type Task = { id: string; status: string }

test('The guide to the mock lists the flags that the command has', async () => {
  const command = start('src/mock/cli.ts', ['--help'])
  expect(await command.exited).toBe(0)
  const flags = (text: string) => [...new Set(text.match(/--[a-z][a-z-]*/g))].sort()
  expect(flags(section('docs/mock.md', 'Flags'))).toEqual(flags(command.output().split('\nCommands:')[0] ?? ''))
})
