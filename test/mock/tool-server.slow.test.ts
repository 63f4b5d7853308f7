/** What the command says of the tool server, and its local variant: each a process of its own. */
import { Client } from '@modelcontextprotocol/sdk/client/index.js'
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js'
import { describe, expect, test } from 'vitest'
import { inRoot } from '../../scripts/support/paths.js'
import { freePort, ready, start } from '../support/processes.js'
import { newKey } from '../support/requests.js'
import { rpc } from '../support/rpc.js'
import { NEWEST } from '../support/versions.js'

test('the command prints the URL of the tools and a line for each call', async () => {
  const port = await freePort()
  const origin = `http://127.0.0.1:${port}`
  const mock = start('src/mock/node/cli.ts', ['--port', String(port)])
  await ready(`${origin}/_mock/health`, mock)
  expect(mock.output()).toContain(`${origin}/mcp`)
  const headers = { authorization: `Bearer ${newKey()}`, 'service-version': NEWEST }
  await rpc(`${origin}/mcp`, 'tools/call', { name: 'start_design_task', arguments: { prompt: 'x' } }, { headers })
  await rpc(`${origin}/mcp`, 'tools/list')
  await expect.poll(() => mock.output()).toMatch(new RegExp(`202 {2}POST +/v1/tasks {2}createTask ${NEWEST}`))
  await expect.poll(() => mock.output()).toMatch(/401 {2}POST +\/mcp /)
  await mock.stop()
})

describe('The local variant', () => {
  test('mcp.local_variant: responds over standard input and output without a key, and reaches nothing private', async () => {
    const client = new Client({ name: 'test', version: '1' })
    const args = ['--import', 'tsx', inRoot('src/mock/node/cli.ts'), 'local-tools']
    await client.connect(new StdioClientTransport({ command: process.execPath, args, cwd: inRoot() }))
    expect(await client.ping()).toEqual({})
    expect(await client.listTools()).toEqual({ tools: [] })
    for (const name of ['list_my_canvases', 'start_design_task'])
      await expect(client.callTool({ name })).rejects.toThrow(`There is no tool ${name}. Available: none.`)
    await client.close()
  })
})
