/** The plain Prism command on the same document gives the same status and body for each documented response. */
import { afterAll, beforeAll, describe, test } from 'vitest'
import { installPrism } from '../../scripts/support/install.js'
import { operationsOf, VERSIONS } from '../support/documents.js'
import { type Command, freePort, ready, start } from '../support/processes.js'
import { replay } from './replay.js'

describe.each(VERSIONS)('version %s', (version) => {
  let base: string
  let prism: Command

  beforeAll(async () => {
    const port = await freePort()
    base = `http://127.0.0.1:${port}`
    prism = start(await installPrism(), [
      'mock',
      `generated/openapi/${version}.json`,
      '-p',
      String(port),
      '-v',
      'silent',
    ])
    await ready(base, prism)
  }, 300_000)

  afterAll(() => prism.stop())

  for (const operation of operationsOf(version))
    test(`Prism returns each documented response of ${operation.operationId}`, async () => {
      await Promise.all(operation.responses.map((documented) => replay(operation, documented, base, fetch)))
    })
})
