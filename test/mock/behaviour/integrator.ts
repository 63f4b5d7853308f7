/** What integrators have: a key, a pinned version, and answers that fit the contract. */

import type { components } from '../../../generated/newest.js'
import { type CheckValue, valueChecker } from '../../../src/contract/ajv.js'
import type { Json, JsonObject } from '../../../src/contract/json.js'
import { resolve } from '../../../src/contract/references.js'
import type { Mock } from '../../../src/mock/index.js'
import { documents, type Operation, operationsOf, statusOf, VERSIONS, type Version } from '../../support/documents.js'
import { newKey, type RequestOptions, requestFor } from '../../support/requests.js'
import { type LegacyComponents, NEWEST } from '../../support/versions.js'
import { expectReason } from './workspace.js'

export type Task = components['schemas']['Task']
export type DesignResult = components['schemas']['DesignResult']
// Only 2026-04-12
export type LegacyTask = LegacyComponents['schemas']['LegacyTask']
export type Canvas = components['schemas']['CanvasListItem']
export type Page<Item> = { data: Item[]; next_cursor: string | null; total: number | null }

export type Answer<Body> = { status: number; headers: Headers; body: Body }

export type Integrator = {
  key: string
  version: Version
  /** Calls an operation. Throws where the answer breaks the schema that the contract has for its status. */
  call: <Body = JsonObject>(operationId: string, options?: CallOptions) => Promise<Answer<Body>>
}

type CallOptions = Pick<RequestOptions, 'path' | 'query' | 'body' | 'headers'>

const BASE = 'http://mock.test/v1'

const sides = Object.fromEntries(
  VERSIONS.map((version) => [
    version,
    {
      operations: new Map(operationsOf(version).map((operation) => [operation.operationId, operation])),
      judge: valueChecker(documents[version]),
    },
  ]),
) as Record<Version, { operations: Map<string, Operation>; judge: CheckValue }>

export function integrator(mock: Mock, version: Version = NEWEST, key = newKey()): Integrator {
  const { operations, judge } = sides[version]
  return {
    key,
    version,
    async call<Body>(operationId: string, { headers = {}, ...options }: CallOptions = {}) {
      const operation = operations.get(operationId)
      if (!operation) throw new Error(`There is no operation ${operationId} in ${version}.`)
      const all = { authorization: `Bearer ${key}`, ...headers }
      const bodyless = options.body === undefined
      const answer = await mock.fetch(requestFor(operation, { base: BASE, headers: all, bodyless, ...options }))
      const body: unknown = await answer.json()
      const faults = judge(schemaOf(operation, answer.status), body)
      if (faults.length > 0) throw new Error(`${operationId} ${answer.status} breaks its schema: ${faults.join('; ')}`)
      if (answer.status >= 400) expectReason(body)
      return { status: answer.status, headers: answer.headers, body: body as Body }
    },
  }
}

/** The schema of an answer. Throws for a status that the operation does not document. */
function schemaOf(operation: Operation, status: number): JsonObject {
  const responses = operation.node.responses as Record<string, Json>
  const documented = responses[String(status)] ?? (statusOf(operation, 'default') ? responses.default : undefined)
  const { content } = resolve(operation.document, documented ?? null) as { content?: Record<string, JsonObject> }
  const [media] = Object.values(content ?? {})
  if (!media) throw new Error(`${operation.operationId} documents no body for ${status}.`)
  return media.schema as JsonObject
}
