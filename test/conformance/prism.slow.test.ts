/** The plain Prism command on the same document gives the same status and body for each documented answer. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { withoutCallback } from '../../src/conform/requests.js'
import { type Operation, operationsOf, type ResponseExample, statusOf, VERSIONS } from '../support/documents.js'
import { type Command, freePort, ready, start } from '../support/processes.js'
import { requestFor } from '../support/requests.js'

describe.each(VERSIONS)('version %s', (version) => {
  let base: string
  let prism: Command

  beforeAll(async () => {
    const port = await freePort()
    base = `http://127.0.0.1:${port}`
    prism = start('node_modules/@stoplight/prism-cli/dist/index.js', [
      'mock',
      `generated/openapi/${version}.json`,
      '-p',
      String(port),
      '-v',
      'silent',
    ])
    await ready(base, prism)
  })

  afterAll(() => prism.stop())

  for (const operation of operationsOf(version))
    test(operation.operationId, async ({ task }) => {
      await Promise.all(operation.responses.map((documented) => replay(operation, documented, base)))
      task.meta.proved = { plainReplays: operation.responses.length }
    })
})

async function replay(operation: Operation, { status, name, value }: ResponseExample, base: string): Promise<void> {
  const code = statusOf(operation, status)
  const prefer = name === undefined ? `code=${code}` : `code=${code}, example=${name}`
  // Prism would call the address.
  const body = withoutCallback(operation.body?.examples[0]?.value ?? null)
  const answer = await fetch(requestFor(operation, { base, headers: { prefer }, body }))
  expect({ prefer, status: answer.status }).toEqual({ prefer, status: code })
  if (name === undefined) expect(await answer.text()).toBe('')
  else expect({ prefer, body: await answer.json() }).toEqual({ prefer, body: value })
}
