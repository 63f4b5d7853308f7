/**
 * Every number in a text is one that a fact tells, of the thing that the fact tells it of. A fact is often told in
 * several texts; here each of them is checked by itself, wherever it stands and however it is put.
 */
import { expect, test } from 'vitest'
import { eachObject, type Json, type JsonObject } from '../../../src/contract/json.js'
import { visit } from '../../../src/contract/nodes.js'
import { facts } from './catalog.js'
import type { Doc } from './document.js'
import { canvas, docs, versions } from './fact.js'
import { plain } from './terms.js'
import { surface, tools } from './tool-server.js'
import { ownWords } from './words.js'

/** A number with its unit, what the clause around it must speak of, and the fact that tells it. */
const QUANTITIES: [string, RegExp, string][] = [
  ['120 requests', /./, 'limits.rate.request'],
  ['25 exports', /./, 'limits.rate.export'],
  ['3 attempts', /./, 'webhooks.delivery.attempts'],
  ['10 attempts', /promo|redeem|user/i, 'voyager.redeem.limit'],
  ['1 second', /after|later/i, 'webhooks.delivery.attempts'],
  ['5 seconds', /after|later/i, 'webhooks.delivery.attempts'],
  ['30 seconds', /respon|answer|repl|2xx|deliver|fail|timeout/i, 'webhooks.delivery.failure'],
  ['60 seconds', /export|request/i, 'limits.rate.export.retry_after'],
  ['600 seconds', /promo|redeem|user/i, 'voyager.redeem.limit'],
  ['600 seconds', /default|expire|lifetime/i, 'limits.signed_url.lifetime'],
  ['3600 seconds', /maximum|most|expire|lifetime/i, 'limits.signed_url.lifetime'],
  ['210 seconds', /./, 'limits.managed_voice_wait'],
  ['5 minutes', /timestamp|old|replay/i, 'webhooks.verify.max_age'],
  ['10 minutes', /promo|redeem|user|attempt/i, 'voyager.redeem.limit'],
  ['24 hours', /access token/i, 'mcp.auth.access_token'],
  ['30 days', /refresh token/i, 'mcp.auth.refresh_token'],
  ['90 days', /log|attempt|deliver|record/i, 'webhooks_log.retention'],
  ['3 days', /provider|output|asset|link|url|address/i, 'media_3d.get.outputs.life'],
  ['3 weeks', /2.{1,4}3 weeks/i, 'versioning.rule.4.window'],
  ['32 MiB', /./, 'limits.upload.direct'],
  ['250 MB', /250 MiB/, 'limits.upload.max_file.unit'],
  ['250 MiB', /250 MB/, 'limits.upload.max_file.unit'],
  ['100 MB', /./, 'uploads.register.slow'],
  ['16384 pixels', /side|wide|high|width|height/i, 'limits.layerize.side'],
  ['33554432 pixels', /all|total/i, 'limits.layerize.total'],
  ['200 characters', /./, 'limits.idempotency_key'],
  ['26 characters', /canvas/i, 'ids.rule.2'],
]
const UNITS = 'requests?|exports?|attempts?|seconds?|minutes?|hours?|days?|weeks?|MiB|MB|pixels?|characters?'

/** Numbers that stand without one of these units, and the facts that tell them. Statuses and dates are not among them. */
const OTHERS: Record<string, string> = {
  '10': 'limits.concurrency.paid',
  '15': 'limits.concurrency.ultra',
  '20': 'limits.page_size',
  '25': 'limits.rate.export',
  '30': 'limits.concurrency.retry_after',
  '50': 'limits.page_size.logs',
  '60': 'limits.rate.export.retry_after',
  '64': 'voyager.redeem.field.code',
  '100': 'limits.page_size',
  '200': 'limits.idempotency_key',
  '255': 'drive.patch.field.name',
  // Only 2026-04-12
  '1000': 'versioning.migration.retry_after',
  '1080': 'recipes.new_design.no_format',
  '3000': 'media_layerize.response.retry_after_ms',
  '33554432': 'limits.upload.direct',
}
/** What the part of a sentence around a status must speak of. A text that names another status needs a line here. */
const STATUSES: Record<string, RegExp> = {
  '200': /storage system|success/i,
  '202': /queue/i,
  '400': /version|cursor|unknown format|invalid request|pins/i,
  '401': /key is missing|delete a key|credential|later requests/i,
  '402': /credits/i,
  '403': /scope|another team/i,
  '404': /source url|source_url|workspace/i,
  '409': /another input|body differs|idempotency_conflict/i,
  '413': /gateway|above/i,
  '422': /fields conflict|storage_key|setting|estimate|schema|second request/i,
  '429': /beyond|exceed/i,
}
/** Names of standards and tools that hold a number, and dates. */
const NAMES =
  /ISO 8601|HMAC-SHA256|SHA-256|OAuth 2\.1|base32|base64url|Unix|RFC \d+|HTTP\/\d(\.\d)?|\d{4}-\d\d-\d\d\S*/gi

const rows = [...QUANTITIES.map(([quantity, , id]) => [quantity, id]), ...Object.entries(OTHERS)]
test.each(rows)('%s is what %s says', (quantity, id) => {
  const [number = ''] = quantity.split(' ')
  expect(plain(facts[id]?.says ?? '')).toMatch(new RegExp(`(?<!\\d)${number}(?!\\d)`))
})

test.each([canvas, ...docs].map((doc) => [doc.version, doc] as const))('the texts of %s', (_, doc) => {
  const texts = textsOf(doc)
  const known = statuses(doc)
  expect(texts.length).toBeGreaterThan(300)
  expect(texts.flatMap(({ at, text }) => strangers(text, known).map((found) => `${at}: ${found}`))).toEqual([])
})

test('a date in a text is that of a version or of its sunset, or one that a fact names', () => {
  const told = Object.values(facts).flatMap(({ says }) => says.match(/\d+-\d+-\d+/g) ?? [])
  const dates = [...told, ...versions.versions.flatMap(({ date, sunset }) => [date, sunset])]
  const named = textsOf(canvas).flatMap(({ at, text }) =>
    [...text.matchAll(/\d+-\d+-\d+/g)].filter(([date]) => !dates.includes(date)).map(([date]) => `${at}: ${date}`),
  )
  expect(named).toEqual([])
})

test('the texts of the tool server', () => {
  const found: string[] = []
  const known = statuses(canvas)
  eachObject([surface, tools] as unknown as Json, ({ description }, path) => {
    if (typeof description !== 'string') return
    found.push(...strangers(ownWords(description), known).map((one) => `${path.join('/')}: ${one}`))
  })
  expect(found).toEqual([])
})

test('a status that is told of another thing is found', () => {
  const found = (text: string) => strangers(text, Object.keys(STATUSES))
  expect(found('The service responds with 401 if the key is missing, and with 403 if the key lacks a scope.')).toEqual(
    [],
  )
  expect(
    found('The service responds with 403 if the key is missing, and with 401 if the key lacks a scope.'),
  ).toHaveLength(2)
  for (const text of [
    'Responds with 401 for an unknown format.',
    'The service responds with 401 to a cursor that was changed.',
  ])
    expect(found(text)).toEqual([`401 in: ${text.slice(0, -1)}`])
})

test('a number that no fact tells of the thing is found', () => {
  const found = (text: string) => strangers(text, ['404'])
  expect(
    found('The log of deliveries is kept for ninety days, or 90 days. The source URL responded with 404.'),
  ).toEqual([])
  expect(found('The log of deliveries is kept for 30 days.')).toEqual([
    '30 days in: The log of deliveries is kept for 30 days',
  ])
  expect(found('There are four attempts.')).toEqual(['4 attempts in: There are 4 attempts'])
  expect(found('It responds with 405.')).toEqual(['405 in: It responds with 405'])
})

/** What is wrong with the numbers of a text, each with the clause that it stands in. */
function strangers(text: string, known: string[]): string[] {
  return clauses(text).flatMap((clause) => {
    const quantities = [...clause.matchAll(new RegExp(`(?<![\\w.-])(\\d+)[ -](${UNITS})\\b`, 'gi'))]
    const wrong = quantities.filter(([, number = '', unit = '']) => !isTold(number, unit, clause))
    const bare = clause.replace(new RegExp(`(?<![\\w.-])\\d+[ -](${UNITS})\\b`, 'gi'), '')
    const others = (bare.match(/(?<![\w.-])\d{2,}(?![\w-])/g) ?? []).filter(
      (number) => !(known.includes(number) && isAtHome(number, clause)) && !(number in OTHERS),
    )
    return [...wrong.map(([quantity]) => quantity), ...others].map((found) => `${found} in: ${clause.trim()}`)
  })
}

/** A sentence such as "401 if the key is missing, and 403 if it lacks a scope" is judged part by part. */
function isAtHome(status: string, clause: string): boolean {
  const parts = clause.split(/,? and with |, or (?=\d)/).filter((part) => part.includes(status))
  return parts.every((part) => STATUSES[status]?.test(part))
}

function isTold(number: string, unit: string, clause: string): boolean {
  const one = (text: string) => text.toLowerCase().replace(/s$/, '')
  return QUANTITIES.some(([quantity, subject]) => one(quantity) === one(`${number} ${unit}`) && subject.test(clause))
}

const clauses = (text: string) => plain(text.replace(NAMES, '')).split(/[.;](?=\s|$)|\n/)

function statuses(doc: Doc): string[] {
  return [...new Set(doc.operations.flatMap(({ operationId }) => doc.statuses(operationId)))]
}

/** The descriptions and summaries of a document, without those of examples and without what they say of gaps. */
function textsOf(doc: Doc): { at: string; text: string }[] {
  const texts: { at: string; text: string }[] = []
  visit(doc.json as unknown as JsonObject, (node, kind, pointer) => {
    if (kind === 'example') return
    for (const key of ['summary', 'description'])
      if (typeof node[key] === 'string')
        texts.push({ at: `${doc.version}#/${[...pointer, key].join('/')}`, text: ownWords(node[key] as string) })
  })
  return texts
}
