/** Ids and other references in responses, for later requests to use. */
import fc from 'fast-check'
import { isObject, type Json } from '../../../src/contract/json.js'
import { uuidOf } from '../../../src/mock/state/ids.js'
import { operationsOf, VERSIONS } from '../../support/documents.js'

/** What a run has seen, by kind: the prefix of ids, or the name of the member. The newest comes last. */
export type Known = Map<string, Set<string>>

/** Returns what the documented responses show, much of which is in a fresh workspace. */
export function freshlyKnown(): Known {
  return new Map([...DOCUMENTED].map(([kind, values]) => [kind, new Set(values)]))
}

/** Adds the values of a response. */
export function learn(known: Known, operationId: string, response: Json, member = ''): void {
  if (typeof response === 'string') {
    const kind = kindOf(operationId, member, response)
    const values = known.get(kind) ?? new Set()
    // Move it to the end, because it is the newest now.
    values.delete(response)
    if (kind) known.set(kind, values.add(response))
  } else if (Array.isArray(response)) for (const item of response) learn(known, operationId, item, member)
  else if (isObject(response))
    for (const [name, value] of Object.entries(response)) learn(known, operationId, value, name)
}

/**
 * References to what a run has seen: the newest most often, sometimes in another spelling, now and then one that is
 * unknown or none at all. Only the run knows the value of a reference, so until then it is a text.
 */
export function anyKnown(kinds: [string, ...string[]]): fc.Arbitrary<string> {
  return fc
    .tuple(fc.constantFrom(...kinds), fc.nat({ max: 30 }), SPELLINGS)
    .map((reference) => MARK + JSON.stringify(reference))
}

/** A value with each reference replaced by its value. */
export function withKnown(known: Known, value: Json): Json {
  if (typeof value === 'string') return value.startsWith(MARK) ? spell(known, value.slice(MARK.length)) : value
  if (Array.isArray(value)) return value.map((item) => withKnown(known, item))
  if (!isObject(value)) return value
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, withKnown(known, item)]))
}

const MARK = 'known:'

type Spelling = 'plain' | 'uuid' | 'prefixed uuid' | 'lower case' | 'unknown' | 'tampered'

const SPELLINGS: fc.Arbitrary<Spelling> = fc.oneof(
  { arbitrary: fc.constant('plain'), weight: 20 },
  fc.constantFrom('uuid', 'prefixed uuid', 'lower case', 'unknown', 'tampered'),
)

function spell(known: Known, reference: string): string {
  const [kind, pick, spelling] = JSON.parse(reference) as [string, number, Spelling]
  const values = [...(known.get(kind) ?? [])]
  const value = values.at(-1 - (pick % Math.max(values.length, 1))) ?? `${kind}_unknown`
  if (spelling === 'unknown') return `${kind}_0000000000000000000000000${pick % 10}`
  if (spelling === 'tampered') return `${value.slice(0, -1)}${value.endsWith('A') ? 'B' : 'A'}`
  if (spelling === 'lower case') return value.toLowerCase()
  if (spelling === 'uuid') return uuidOf(value)
  return spelling === 'prefixed uuid' ? `${kind}_${uuidOf(value)}` : value
}

const BY_MEMBER = ['storage_key', 'conversation_id', 'api_key_id', 'upload_url']

/** Returns the kind of a value in a response. Empty if no request can refer to it. */
function kindOf(operationId: string, member: string, value: string): string {
  if (member === 'next_cursor') return `cursor of ${operationId}`
  if (BY_MEMBER.includes(member)) return member
  if (/generate3d/i.test(operationId)) return member === 'id' ? 'task3d' : ''
  if (member === 'id' && operationId === 'listMediaModels') return 'model'
  const [, prefix] = /^(cvs|task|bk|file|vox|folder)_\w+$/.exec(value) ?? []
  if (prefix) return prefix
  return member === 'id' && /Webhook/.test(operationId) ? 'delivery' : ''
}

const DOCUMENTED: Known = new Map([
  ['folder', new Set(['folder_01JT7Q4W2Z9V6N3K8M5H1C0B7D', 'folder_01JT7Q5A8F2R4X6Y9P3S0G1E7J'])],
])
for (const version of VERSIONS)
  for (const { operationId, parameters, responses, body } of operationsOf(version)) {
    for (const { value } of responses) learn(DOCUMENTED, operationId, value)
    for (const { value } of body?.examples ?? []) learn(DOCUMENTED, operationId, value)
    for (const { name, example } of parameters) if (example) learn(DOCUMENTED, operationId, example, String(name))
  }
