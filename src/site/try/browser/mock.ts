/** The mock, running in the page. This module, its largest part, is loaded when the first request is sent. */
import * as shared from 'contract:shared'
import { versions } from 'contract:versions'
import { type ContractFiles, contractOf } from '../../../contract/contract.js'
import type { JsonObject } from '../../../contract/json.js'
import { type Compiled, validatorOf } from '../../../contract/validation.js'
import type { Version } from '../../../contract/versions.js'
import { createApp } from '../../../mock/app.js'

/** How long a task takes, in milliseconds: long enough to be seen running. */
const TASK_MS = 5000

export type PageMock = {
  fetch: (request: Request) => Promise<Response>
  /** Makes sure that requests can be sent in a version. */
  load: (version: string) => Promise<void>
}

export type PageMockOptions = {
  receiveWebhook: (request: Request) => Response
  /** The URL of the page that explains the errors. */
  errorsPage: string
}

/**
 * Creates a mock that knows the newest version, whose examples are its first records; `load` adds others. Webhooks go
 * to `receiveWebhook`, and to nobody else. Every request must name its version.
 */
export async function createPageMock(options: PageMockOptions): Promise<PageMock> {
  const { document: control, ...rest } = shared.read()
  const documents: ContractFiles['documents'] = {}
  const validators: Record<string, Record<string, Compiled>> = { control: shared.validators }
  const known = Object.keys(versions) as Version[]
  const [newest] = known as [Version]
  await add(newest)
  const app = createApp(contract(), { ...options, taskMs: TASK_MS })

  return {
    fetch: (request) => app.fetch(request),
    async load(version) {
      // A response in an older version is made step by step from the newest.
      const missing = known.slice(0, known.indexOf(version as Version) + 1).filter((date) => !documents[date])
      if (missing.length === 0) return
      await Promise.all(missing.map(add))
      app.serve(contract())
    },
  }

  async function add(version: Version): Promise<void> {
    const part = await versions[version]()
    documents[version] = part.read().document
    validators[version] = part.validators
  }

  function contract() {
    const files: ContractFiles = { ...rest, documents, control: control as JsonObject }
    return contractOf(
      files,
      (_document, name) => (operation) => validatorOf(validatorNamed(name, operation.operationId), operation),
    )
  }

  function validatorNamed(name: string, operationId: string): Compiled {
    const found = validators[name]?.[operationId]
    if (!found) throw new Error(`The page has no validator of ${operationId} in ${name}.`)
    return found
  }
}
