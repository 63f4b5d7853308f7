/**
 * The search itself: it runs in the page, and in the tests as it runs there. It knows no DOM and no files.
 *
 * MiniSearch weighs fields and kinds of record and forgives misspelling, which Pagefind does not. Its data are one file
 * of 180 KB gzipped, instead of 600 files and a module in WebAssembly, which a strict policy forbids, and tests run it
 * in Node.
 */
import MiniSearch, { type Options } from 'minisearch'
import { SYNONYMS } from './synonyms.js'

/** What can be found. */
export type Kind = 'page' | 'operation' | 'guide' | 'error' | 'field' | 'workflow' | 'change' | 'gap' | 'repository'

export type SearchRecord = {
  kind: Kind
  title: string
  /** Where it belongs, such as `POST /tasks`. */
  place: string
  /** What a reader may type to mean exactly this, such as `createTask`. */
  names: string[]
  /** What it says, as plain text. */
  text: string
  /** Its address from the site's root, by version, newest first. The key is empty for what belongs to none. */
  addresses: Record<string, string>
}

/** What the build writes and the page loads. `names` are needed only to build the index, and to find exact matches. */
export type SearchData = { versions: string[]; records: SearchRecord[]; index: unknown }

export type Hit = Pick<SearchRecord, 'kind' | 'title' | 'place'> & {
  address: string
  /** The version that the address belongs to; empty if it belongs to none. */
  version: string
  /** The same in other versions, newest first. */
  others: { version: string; address: string }[]
  /** A part of the text. Every second piece matches the query. */
  excerpt: string[]
}

export type Group = { kind: Kind; hits: Hit[] }

export type Search = (query: string, options?: { version?: string }) => Group[]

/** Returns the data of the search for these records. */
export function searchData(versions: string[], records: SearchRecord[]): SearchData {
  const index = new MiniSearch<Indexed>(INDEX_OPTIONS)
  index.addAll(records.map((record, id) => ({ ...record, id, names: record.names.join(' ') })))
  return { versions, records, index: index.toJSON() }
}

/** Returns a function that searches. Groups and hits are sorted, the best first, and what maintainers read last. */
export function createSearch({ records, index }: SearchData): Search {
  const engine = MiniSearch.loadJS<Indexed>(index as Parameters<typeof MiniSearch.loadJS>[0], INDEX_OPTIONS)
  const isKnown = (word: string) => processTerm(word) === null || engine.search(word, { fuzzy: false }).length > 0

  return (typed, { version = '' } = {}) => {
    const query = typed.replace(/\p{L}{3,}/gu, (word) => (isKnown(word) ? word : (swapped(word).find(isKnown) ?? word)))
    const isThere = ({ addresses }: SearchRecord) => version === '' || version in addresses || '' in addresses
    const found = (asked: string, combineWith: 'AND' | 'OR', weight = 1): Match[] =>
      engine
        .search(asked, { combineWith, fuzzy: (term) => (isKnown(term) ? false : MISSPELLED) })
        .flatMap(({ id, score, terms }) => {
          const record = records[id as number]
          if (!record || !isThere(record)) return []
          return [{ record, terms, score: score * weight * WEIGHTS[record.kind] * meant(record, asked) }]
        })
    const every = [query, ...alsoAsked(query)].flatMap((asked) => found(asked, 'AND'))
    const any = every.length < FEW ? found(query, 'OR', WEIGHT_OF_ANY) : []
    const sorted = [...every, ...any].sort((one, other) => other.score - one.score)

    const seen = new Set<SearchRecord>()
    const groups = new Map<Kind, Hit[]>()
    for (const { record, terms } of sorted) {
      if (seen.has(record)) continue
      seen.add(record)
      const hits = groups.get(record.kind) ?? []
      groups.set(record.kind, hits)
      if (hits.length < PER_GROUP) hits.push(hitOf(record, new Set(terms), version))
    }
    const isForMaintainers = ([kind]: [Kind, Hit[]]) => Number(kind === 'repository')
    return [...groups]
      .sort((one, other) => isForMaintainers(one) - isForMaintainers(other))
      .map(([kind, hits]) => ({ kind, hits }))
  }
}

/** Returns a word with each two neighboring letters swapped, the most frequent misspelling: `kye` for `key`. */
function swapped(word: string): string[] {
  return [...word.slice(1)].map((letter, at) => word.slice(0, at) + letter + word.charAt(at) + word.slice(at + 2))
}

/** The part of an unknown word's letters that may be wrong. A known word, such as "start", means itself. */
const MISSPELLED = 0.25

type Match = { record: SearchRecord; terms: string[]; score: number }

/** Where all words find fewer than this, any of the words is enough, for a part of the score. */
const FEW = 3
const WEIGHT_OF_ANY = 0.3

/** Returns the query in the words of this API, if it has other words for what is asked. */
function alsoAsked(query: string): string[] {
  const words = ` ${tokenize(query).join(' ').toLowerCase()} `
  return Object.entries(SYNONYMS).flatMap(([ours, phrases]) =>
    phrases
      .filter((phrase) => words.includes(` ${phrase} `))
      .map((phrase) => [...new Set(words.replace(` ${phrase} `, ` ${ours} `).trim().split(' '))].join(' ')),
  )
}

type Indexed = Omit<SearchRecord, 'names'> & { id: number; names: string }

const PER_GROUP = 6

/** A guide explains, an operation or error is looked up. A field or gap is what is left when nothing else is meant. */
const WEIGHTS: Record<Kind, number> = {
  page: 1.3,
  operation: 1.5,
  guide: 1.5,
  error: 1.2,
  field: 0.7,
  workflow: 0.8,
  change: 0.4,
  gap: 0.4,
  repository: 0.4,
}

/** Returns the factor for a record that the query names, or whose title has all words of the query. 1 for any other. */
function meant({ kind, names, title, place }: SearchRecord, query: string): number {
  const asked = termsOf(query)
  const isNamed = names.some(
    (name) => name.toLowerCase() === query.trim().toLowerCase() || termsOf(name).join(' ') === asked.join(' '),
  )
  // A field such as `export` has an everyday word as its name, so it counts less than `callback_url`.
  if (isNamed) return kind !== 'field' || asked.length > 1 ? EXACT : TITLED
  if (!['guide', 'operation', 'page', 'gap'].includes(kind)) return 1
  const words = new Set(termsOf(kind === 'guide' || kind === 'gap' ? `${title} ${place}` : title))
  // A gap is meant only if the query has the word.
  const isMeant = asked.length > 0 && (kind !== 'gap' || asked.includes('gap'))
  return isMeant && asked.every((word) => words.has(word)) ? TITLED : 1
}

function termsOf(text: string): string[] {
  return tokenize(text).flatMap((word) => processTerm(word) ?? [])
}

/** For a record that has the name which was typed, and for one whose title has all the words. */
const EXACT = 8
const TITLED = 2

const INDEX_OPTIONS: Options<Indexed> = {
  fields: ['names', 'title', 'place', 'text'],
  tokenize,
  processTerm,
  searchOptions: {
    boost: { names: 2, title: 4, place: 1.5 },
    prefix: (term) => term.length > 2,
    weights: { prefix: 0.5, fuzzy: 0.2 },
    maxFuzzy: 2,
  },
}

/** Splits text into words, at hyphens too, and names into all their parts: `createTask`, `create`, `task`. */
function tokenize(text: string): string[] {
  return (text.match(/[\p{L}\p{N}]+(?:[_.][\p{L}\p{N}]+)*/gu) ?? []).flatMap((word) => {
    const parts = word.split(/[_.]|(?<=\p{Ll})(?=\p{Lu})/u)
    return parts.length > 1 ? [word, ...parts] : [word]
  })
}

/** Returns a word as it is indexed: in lower case, in the singular. Null for words that say nothing. */
function processTerm(word: string): string | null {
  const lower = word.toLowerCase()
  if (STOP.has(lower)) return null
  return lower.length > 3 ? lower.replace(/ies$/, 'y').replace(/(?<![su])s$/, '') : lower
}

const STOP = new Set(
  'a about an and are as at be between by can do does for from happens how i if in is it its my of on or send that the this to was what when which with you your'.split(
    ' ',
  ),
)

function hitOf({ kind, title, place, text, addresses }: SearchRecord, terms: Set<string>, version: string): Hit {
  const known = Object.entries(addresses)
  const [chosen = ['', '']] = [...known.filter(([date]) => date === version), ...known]
  return {
    kind,
    title,
    place,
    version: chosen[0],
    address: chosen[1],
    others: known.filter(([date]) => date !== chosen[0]).map(([date, address]) => ({ version: date, address })),
    excerpt: excerptOf(text, terms),
  }
}

const BEFORE = 50
const LENGTH = 170

function excerptOf(text: string, terms: Set<string>): string[] {
  const words = [...text.matchAll(/[\p{L}\p{N}]+(?:[_.][\p{L}\p{N}]+)*/gu)].map(({ 0: word, index }) => ({
    word,
    index,
    matches: tokenize(word).some((token) => terms.has(processTerm(token) ?? '')),
  }))
  const first = words.find(({ matches }) => matches)?.index ?? 0
  const from = words.find(({ index }) => index >= first - BEFORE)?.index ?? 0
  const start = first > BEFORE ? from : 0
  const last = words.filter(({ index, word }) => index + word.length <= start + LENGTH).at(-1)
  const end = text.length <= start + LENGTH ? text.length : (last?.index ?? 0) + (last?.word.length ?? 0)

  const pieces = [start > 0 ? '… ' : '']
  let at = start
  for (const { word, index, matches } of words) {
    if (!matches || index < start || index + word.length > end) continue
    pieces[pieces.length - 1] += text.slice(at, index)
    pieces.push(word, '')
    at = index + word.length
  }
  pieces[pieces.length - 1] += text.slice(at, end) + (end < text.length ? ' …' : '')
  return pieces
}
