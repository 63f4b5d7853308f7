/** The tools of the tool server, as the official clients call them. */
import type { Client } from '@modelcontextprotocol/client'
import type { Client as FirstClient } from '@modelcontextprotocol/sdk/client/index.js'
import { expect } from 'vitest'

const ARGUMENTS: Record<string, Record<string, unknown>> = {
  start_design_task: { prompt: 'By a tool' },
  remix_design: { canvas_id: 'cvs_01JTM9S346Q3D25VT4F5V37E3S' },
}

/** Fails unless a client lists four tools and each can be called. Closes the client. */
export async function callAllTools(client: Pick<Client | FirstClient, 'listTools' | 'callTool' | 'close'>) {
  const { tools } = await client.listTools()
  expect(tools).toHaveLength(4)
  for (const { name } of tools)
    expect((await client.callTool({ name, arguments: ARGUMENTS[name] ?? {} })).isError).toBeUndefined()
  await client.close()
}
