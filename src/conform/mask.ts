/** Takes keys, secrets, tokens and signatures out of what is shown of an exchange. */
import { isObject, type Json } from '../contract/json.js'
import type { SentExchange } from './exchange.js'

const MASKED = '***'

/** Fields and headers whose values are secret, except those of pagination and of idempotency. */
const SECRET_NAME = /secret|password|signature|api.?key|token$|^authorization$|^(set-)?cookie$/i

/** Keys of the documented form and bearer tokens, wherever they are. */
const SECRET_TEXT = /\b(?:service_[a-z]+|sk|pk|whsec)_\w+|\bbearer\s+[\w~+/.=-]+|\beyJ[\w-]+\.[\w-]+\.[\w-]*/gi

/** What a URL has before its host, and its query and fragment: both may be signed or secret. */
const USER = /(\bhttps?:\/\/)[^\s/?#"@]+@/gi
const QUERY = /(\bhttps?:\/\/[^\s?#"]+)[?#][^\s"]*/gi

type Mask = {
  /** Remembers the credentials of an exchange, so that they are masked wherever they are repeated. */
  learn(exchange: SentExchange): void
  /** Returns a value as JSON, `nothing` if there is none. The pointer leads to it. */
  json(value: Json | undefined, pointer: string): string
  /** Returns a copy of a report in which every text is masked. */
  all<Report>(report: Report): Report
}

export function createMask(): Mask {
  const known = new Set<string>()

  function text(content: string): string {
    let shown = content.replaceAll(USER, `$1${MASKED}@`).replaceAll(QUERY, `$1?${MASKED}`)
    for (const secret of known) shown = shown.replaceAll(secret, MASKED)
    return shown.replaceAll(SECRET_TEXT, MASKED)
  }

  function masked(value: unknown, name = ''): unknown {
    if (typeof value === 'string') return SECRET_NAME.test(name) ? MASKED : text(value)
    if (Array.isArray(value)) return value.map((item) => masked(item, name))
    if (typeof value !== 'object' || value === null) return value
    return Object.fromEntries(Object.entries(value).map(([key, member]) => [text(key), masked(member, key)]))
  }

  return {
    learn({ request, response }) {
      const sent = request.headers.get('authorization')?.split(' ').at(-1) ?? ''
      // A short one would be found in words.
      if (sent.length >= 8) known.add(sent)
      for (const secret of [request.json, response.json].flatMap(secretsIn)) known.add(secret)
    },
    json: (value, pointer) => JSON.stringify(masked(value, pointer.split('/').at(-1))) ?? 'nothing',
    all: (report) => masked(report) as typeof report,
  }
}

/** Returns the values of the fields at the top of a body that are secret. */
function secretsIn(body: Json | undefined): string[] {
  if (!isObject(body)) return []
  return Object.entries(body).flatMap(([name, value]) =>
    SECRET_NAME.test(name) && typeof value === 'string' && value.length >= 8 ? value : [],
  )
}
