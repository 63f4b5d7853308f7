/** Judges recorded traffic: the entries of a HAR file of a browser, proxy or test runner. Sends nothing. */
import type { Contract } from '../contract/contract.js'
import { isObject, type Json, type JsonObject, listOf } from '../contract/json.js'
import { createOperationFinder } from '../contract/routes.js'
import type { Version } from '../contract/versions.js'
import { counted } from '../contract/violations.js'
import {
  createEvidence,
  type GapVerdicts,
  gapsLine,
  inDocument,
  type PlaceOf,
  type TrafficFinding,
} from './evidence.js'
import { judgeExchange, type SentExchange } from './exchange.js'
import { CannotCheck, parse } from './requests.js'

type TrafficReport = {
  /** How many exchanges were judged. */
  exchanges: number
  skipped: Skipped[]
  findings: TrafficFinding[]
  gaps: GapVerdicts
}

export type TrafficOptions = {
  /** The base URL of the API in the file, up to `/v1`. By default, any URL with `/v1` and a known path counts. */
  server?: string | undefined
  /** Judges only exchanges of this version. */
  version?: Version | undefined
  placeOf?: PlaceOf
}

/** Judges the exchanges of a HAR file. Throws a CannotCheck if it is none, or has no exchange with the API. */
export function judgeTraffic(contract: Contract, text: string, options: TrafficOptions = {}): TrafficReport {
  const { placeOf = inDocument } = options
  const evidence = createEvidence(
    contract.versions.map((version) => contract.view(version).document),
    placeOf,
  )
  const find = createOperationFinder(contract)
  const skipped: TrafficReport['skipped'] = []
  let exchanges = 0
  for (const entry of entriesOf(text)) {
    const judged = read(contract, find, entry, options)
    if ('why' in judged) skipped.push({ url: withoutQuery(judged.url), why: judged.why })
    else {
      exchanges++
      const { operation, exchange } = judged
      evidence.add(operation, exchange, judgeExchange(operation, exchange))
    }
  }
  if (exchanges === 0) throw new CannotCheck(evidence.masked(whyNone(skipped, options)))
  return { exchanges, skipped: evidence.masked(skipped), ...evidence.results() }
}

function whyNone(skipped: TrafficReport['skipped'], { server, version }: TrafficOptions): string {
  const hosts = new Set(skipped.flatMap(({ url }) => URL.parse(url)?.host ?? []))
  const seen = hosts.size > 0 ? `Hosts in the file: ${[...hosts].sort().join(', ')}.` : 'The file has no exchanges.'
  const whys = [...new Set(skipped.map(({ why }) => why))].join('; ')
  const remedy =
    server || version ? ' Change or leave out --server and --version.' : ' Name the base URL with --server.'
  return `No exchange in the file belongs to the API${whys ? ` (${whys})` : ''}. ${seen}${hosts.size > 0 ? remedy : ''}`
}

function entriesOf(text: string): Json[] {
  const file = parse(text.replace(/^\uFEFF/, ''))
  const log = isObject(file) ? file.log : undefined
  if (!isObject(log) || !Array.isArray(log.entries))
    throw new CannotCheck('The file is not HAR: it must be JSON with `log.entries`. Export the traffic as HAR.')
  return log.entries
}

type Skipped = { url: string; why: string }

type Find = ReturnType<typeof createOperationFinder>

function read(contract: Contract, find: Find, entry: Json, { server, version: only }: TrafficOptions) {
  const { request, response } = isObject(entry) ? entry : {}
  if (!isObject(request) || !isObject(response) || typeof request.url !== 'string' || !URL.canParse(request.url))
    return { url: '', why: 'not an entry with a request and a response' } satisfies Skipped
  const { url } = request
  const skip = (why: string): Skipped => ({ url, why })
  if (request.method === 'OPTIONS') return skip('a CORS preflight request')
  const path = pathIn(url, server)
  if (path === undefined) return skip(server ? 'outside of --server' : 'its path has no /v1')
  const status = Number(response.status)
  if (!(status >= 100)) return skip('no response was recorded')
  const sent = headersOf(request.headers)
  const received = headersOf(response.headers)
  const shown = received.get('service-version') ?? sent.get('service-version') ?? contract.byDefault
  const version = contract.versions.find((known) => known === shown)
  if (!version) return skip(`the contract has no version ${shown}`)
  if (only && version !== only) return skip(`version ${version}`)
  const operation = find(version, String(request.method), path)
  if (!operation) return skip(`no operation of ${version} has this method and path`)
  const exchange: SentExchange = {
    request: { method: operation.method, url, headers: sent, json: sentBody(request.postData) },
    response: { status, headers: received, ...receivedBody(response.content) },
  }
  return { operation, exchange }
}

/** Returns the path below the base URL. */
function pathIn(url: string, server: string | undefined): string | undefined {
  const { origin, pathname } = new URL(url)
  if (server === undefined) return /^.*?\/v1(\/.*)$/.exec(pathname)?.[1]
  const [base, address] = [new URL(server).href.replace(/\/$/, ''), origin + pathname]
  return address.startsWith(`${base}/`) ? address.slice(base.length) : undefined
}

/** Returns headers without those that are none, such as the `:path` of HTTP/2. */
function headersOf(list: Json | undefined): Headers {
  const headers = new Headers()
  for (const header of listOf(list)) {
    const { name, value } = isObject(header) ? header : {}
    if (typeof name !== 'string' || !/^[\w!#$%&'*+.^`|~-]+$/.test(name)) continue
    // A browser records characters that `Headers` rejects.
    headers.append(name, String(value ?? '').replaceAll(/[^\t\x20-\xff]/g, '?'))
  }
  return headers
}

/** Returns a body that was sent: JSON, or a form with any text for a file. Undefined if it was not recorded as such. */
function sentBody(data: Json | undefined): Json | undefined {
  if (!isObject(data)) return undefined
  const fields = listOf(data.params).filter(isObject)
  if (String(data.mimeType).startsWith('multipart/form-data'))
    return fields.length > 0
      ? Object.fromEntries(fields.map(({ name, value }) => [String(name), value ?? 'file']))
      : undefined
  return typeof data.text === 'string' ? parse(textIn(data)) : undefined
}

function receivedBody(content: Json | undefined): Pick<SentExchange['response'], 'json' | 'isPartial'> {
  if (!isObject(content) || typeof content.text !== 'string') return { json: undefined, isPartial: true }
  const text = textIn(content)
  const json = parse(text)
  // Browsers cut large bodies, and leave out those that they did not show; an empty body has no bytes.
  const bytes = new TextEncoder().encode(text).length
  const isCut = text === '' ? content.size !== 0 : Number(content.size) > bytes
  const isPartial = json === undefined && isCut
  return { json, isPartial }
}

function textIn({ text, encoding }: JsonObject): string {
  if (encoding !== 'base64') return String(text)
  try {
    return new TextDecoder().decode(Uint8Array.from(atob(String(text)), (character) => character.charCodeAt(0)))
  } catch {
    return ''
  }
}

function withoutQuery(url: string): string {
  const parsed = URL.parse(url)
  return parsed ? parsed.origin + parsed.pathname : url
}

/** The entry of a gap, as the register of the contract has it. */
export type GapEntry = { title: string; assumed: string; otherwise?: string }

export type GapRegister = Record<string, GapEntry>

/** Returns the report as text: findings, then contradicted gaps, with what else could be true and where to edit. */
export function trafficText(
  file: string,
  { exchanges, skipped, findings, gaps }: TrafficReport,
  register: GapRegister,
  entryOf: (id: string) => string | undefined,
): string {
  const reasons = [...new Set(skipped.map(({ why }) => why))].map((why) => {
    const count = skipped.filter((one) => one.why === why).length
    return `  ${count}  ${why}`
  })
  return [
    `Judged ${counted(exchanges, 'exchange')} of ${file}`,
    '',
    ...findings.flatMap(({ operation, version, exchange, count, ...misfit }) => [
      `finding ${operation} ${version}${count > 1 ? `, ${count} times` : ''}`,
      ...misfitLines({ ...exchange, ...misfit }),
      `  documented  ${misfit.place}`,
      '',
    ]),
    ...gaps.contradicted.flatMap((gap) => contradictedLines(gap, register[gap.id], entryOf(gap.id))),
    ...(reasons.length > 0 ? ['Skipped', ...reasons, ''] : []),
    counted(findings.length, 'finding'),
    gapsLine(gaps),
  ].join('\n')
}

function contradictedLines(
  { id, count, exchanges }: GapVerdicts['contradicted'][number],
  { title, assumed, otherwise }: GapEntry = { title: id, assumed: '' },
  entry: string | undefined,
): string[] {
  const [first] = exchanges
  return [
    `gap ${id} is contradicted${count > 1 ? `, ${count} times` : ''}: ${title}`,
    ...(assumed ? [`  assumed     ${assumed}`] : []),
    ...(otherwise ? [`  otherwise   ${otherwise}`] : []),
    ...(first ? misfitLines(first) : []),
    `  edit        ${[...new Set([...exchanges.map(({ place }) => place), entry ?? []].flat())].join(', ')}`,
    '',
  ]
}

function misfitLines(misfit: GapVerdicts['contradicted'][number]['exchanges'][number]): string[] {
  const { method, url, status, pointer, expected, got } = misfit
  return [`  exchange    ${method} ${url} ${status}`, `  expected    ${pointer} ${expected}`, `  got         ${got}`]
}
