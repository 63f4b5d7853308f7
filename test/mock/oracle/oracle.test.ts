/** Our validator and Prism come to the same verdict on every documented request and on thousands of mutated ones. */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isObject } from '../../../src/contract/json.js'
import { contract } from '../../support/contract.js'
import { askPrism, isForm } from './prism.js'
import { type Asked, documentedRequests, mutatedRequests } from './requests.js'

const COUNT = 2000
const SEED = 20_261_122

const views = contract.versions.map((version) => contract.view(version))
const documented = views.flatMap(({ operations }) =>
  [...operations.values()].filter((operation) => !isForm(operation)).flatMap(documentedRequests),
)

test('every documented request', async () => {
  for (const asked of documented) expect(await verdicts(asked), told(asked)).toEqual({ ours: [], prism: [] })
})

test(`${COUNT} mutated requests`, { timeout: 120_000 }, async () => {
  const used = new Set<string>()
  let refused = 0
  for (const asked of fc.sample(mutatedRequests(documented), { seed: SEED, numRuns: COUNT })) {
    const { ours, prism } = await verdicts(asked)
    if (ours.length > 0) refused++
    const rules = DIFFERENCES.map(({ name, touches }) => ({ name, touched: touches(asked) }))
    if (ours.join() !== prism.join()) for (const { name, touched } of rules) if (touched.length > 0) used.add(name)
    const untouched = (violation: string) => !rules.some(({ touched }) => touched.includes(violation))
    expect(ours.filter(untouched), told(asked)).toEqual(prism.filter(untouched))
  }
  // Both verdicts are seen often, and no row of the table is there for nothing.
  expect(refused).toBeGreaterThan(COUNT / 4)
  expect(COUNT - refused).toBeGreaterThan(COUNT / 4)
  expect([...used].sort()).toEqual(DIFFERENCES.map(({ name }) => name).sort())
})

/** Where the verdicts differ, why ours is right, and the violations that one of both finds and the other does not. */
type Difference = { name: string; why: string; touches: (asked: Asked) => string[] }

const DIFFERENCES: Difference[] = [
  {
    name: 'an empty parameter',
    why: 'A parameter that is sent has to fit its schema. Prism takes one without a value for one that was not sent.',
    touches: ({ query }) =>
      named(query, '').flatMap((name) => ['type', 'enum', 'format'].map((code) => `query ${name} ${code}`)),
  },
  {
    name: 'blanks for a number',
    why: 'Blanks are no number. Prism takes them for 0.',
    touches: ({ query }) => named(query, ' ').flatMap((name) => [`query ${name} type`, `query ${name} minimum`]),
  },
  {
    name: 'a body that is null, false, 0 or an empty text',
    why: 'Such a body was sent and read; it is of the wrong type. Prism takes it for one that is absent.',
    touches: ({ body }) => ([null, false, 0, ''].includes(body as null) ? ['body  type', 'body  required'] : []),
  },
  {
    name: 'an address that cannot be called',
    why: '`https://` names no host. Prism judges an address by its form alone.',
    touches: ({ body }) => (isUncallable(body) ? ['body callback_url format'] : []),
  },
]

const named = (query: Asked['query'], sent: string) => query.filter(([, text]) => text === sent).map(([name]) => name)
const isUncallable = (body: Asked['body']) =>
  isObject(body) && /^https:/.test(String(body.callback_url)) && !URL.canParse(String(body.callback_url))
async function verdicts({ operation, path, query, body }: Asked): Promise<{ ours: string[]; prism: string[] }> {
  const view = contract.view(operation.version)
  const head = { path, query: new URLSearchParams(query), headers: new Headers() }
  const found = view.validate(operation, { ...view.parameters(operation, head), body })
  const sent = operation.path.replaceAll(/\{([^}]+)\}/g, (_, name: string) => encodeURIComponent(path[name] ?? ''))
  return {
    ours: found.map(({ in: place, field, code }) => `${place} ${field} ${code}`).sort(),
    prism: (await askPrism(operation, { ...head, path: sent, body })).sort(),
  }
}

function told({ operation, path, query, body }: Asked): string {
  return `${operation.version} ${operation.operationId} ${JSON.stringify({ path, query, body })}`
}
