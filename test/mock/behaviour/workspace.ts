/** Requests for tests of behaviour: each answer is judged against the schema that its version documents. */
import { expect } from 'vitest'
import { valueChecker } from '../../../src/contract/ajv.js'
import type { JsonObject } from '../../../src/contract/json.js'
import { resolve } from '../../../src/contract/references.js'
import { type App, createApp } from '../../../src/mock/app.js'
import { defineKey, type KeyOptions } from '../../../src/mock/control/keys.js'
import { contract } from '../../support/contract.js'
import { documents, operationsOf, VERSIONS, type Version } from '../../support/documents.js'
import { newKey } from '../../support/requests.js'

export type Answer = { status: number; body: JsonObject; headers: Headers }

/** What a key can ask for in one version: `ask('GET', '/canvases?limit=2')`. */
export type Ask = (method: string, path: string, body?: unknown, headers?: Record<string, string>) => Promise<Answer>

const judges = Object.fromEntries(VERSIONS.map((version) => [version, valueChecker(documents[version])]))
const operations = Object.fromEntries(VERSIONS.map((version) => [version, operationsOf(version)]))

/** One app for a test file; `as` gives a key that nobody else uses. */
export async function workspace(): Promise<{
  app: App
  as: (version: Version, key?: Partial<KeyOptions>) => Ask
}> {
  const app = createApp(contract)
  return {
    app,
    as(version, options = {}) {
      const key = options.key ?? newKey()
      defineKey(app.context, { ...options, key })
      return (method, path, body, headers) => ask(app, { version, key, method, path, body, headers })
    },
  }
}

type Question = {
  version: Version
  key: string
  method: string
  path: string
  body: unknown
  headers: Record<string, string> | undefined
}

async function ask(app: App, { version, key, method, path, body, headers: more }: Question): Promise<Answer> {
  const own = { authorization: `Bearer ${key}`, 'service-version': version, 'content-type': 'application/json' }
  const headers = { ...own, ...more }
  const json = body === undefined ? {} : { body: JSON.stringify(body) }
  const response = await app.fetch(new Request(`http://mock.test/v1${path}`, { method, headers, ...json }))
  const answer = { status: response.status, body: (await response.json()) as JsonObject, headers: response.headers }
  expect(faultsOf(version, method, path, answer)).toEqual([])
  if (answer.status >= 400) expectReason(answer.body)
  return answer
}

/** Every refusal says in a sentence why, and gives each field that it names a code. */
export function expectReason(body: unknown): void {
  const { message, details } = (body as { error: { message: string; details?: { fields?: unknown[] } } }).error
  expect(message).toMatch(/\w.*\.$/s)
  for (const field of details?.fields ?? [])
    expect(field).toEqual({ field: expect.stringMatching(/./), code: expect.stringMatching(/^[a-z_]+$/) })
}

function faultsOf(version: Version, method: string, path: string, { status, body }: Answer): string[] {
  const [plain = ''] = path.split('?')
  const fits = operations[version]?.filter((operation) => {
    const pattern = operation.path.replaceAll(/\{[^}]+\}/g, '[^/]+')
    return operation.method === method && new RegExp(`^${pattern}$`).test(plain)
  })
  const operation = fits?.find((candidate) => candidate.path === plain) ?? fits?.[0]
  if (!operation) throw new Error(`${version} has no operation ${method} ${plain}.`)
  const responses = operation.node.responses as JsonObject
  const response = resolve(operation.document, responses[String(status)] ?? responses.default ?? null) as JsonObject
  const [media] = Object.values((response.content ?? {}) as Record<string, JsonObject>)
  if (!media) return [`${operation.operationId} documents no body for ${status}.`]
  return judges[version]?.(media.schema as JsonObject, body) ?? []
}
