import { STATUS_CODES } from 'node:http'
import { changesTable } from '../../../scripts/documents/versions-text.js'
import type { Workflow } from '../../../scripts/read/workflows.js'
import { VERSIONS } from '../../../scripts/support/paths.js'
import { errorsOf } from '../errors/entries.js'
import { nameOf } from '../errors/texts.js'
import { headingsOf } from '../markdown.js'
import { type ShownByVersion, shownOperations } from '../operations/list.js'
import type { SiteFile } from '../page.js'
import { LANGUAGES } from '../samples/languages.js'
import type { SiteSource } from '../source.js'
import {
  ABOUT,
  changesPage,
  errorEntry,
  gapEntry,
  guidePage,
  LLMS,
  languageId,
  operationPage,
  operationsPage,
  SEARCH_DATA,
  workflowPage,
} from '../urls.js'
import { type SearchRecord, searchData } from './engine.js'
import { fieldRecords } from './fields.js'
import { searchText } from './text.js'

/** Returns what the search looks up. It is loaded when the search is first used. */
export function searchFile(source: SiteSource): SiteFile {
  return { path: SEARCH_DATA, content: JSON.stringify(searchData([...VERSIONS], searchRecords(source))) }
}

/** Returns all that can be found: pages, operations, webhooks, fields, sections, errors, workflows, gaps. */
export function searchRecords(source: SiteSource): SearchRecord[] {
  const shown = VERSIONS.map((version) => ({ version, operations: shownOperations(source.documents[version]) }))
  return [
    ...PAGES.map((page) => record('page', page)),
    ...operationRecords(shown),
    ...guideRecords(source),
    ...errorRecords(source),
    ...fieldRecords(shown, source.documents),
    ...workflowRecords(source),
    ...changeRecords(source),
    ...gapRecords(source),
  ]
}

function operationRecords(shown: ShownByVersion): SearchRecord[] {
  const records = new Map<string, SearchRecord>()
  for (const { version, operations } of shown)
    for (const { id, summary, method, path, isWebhook, node } of operations) {
      const address = operationPage(version, id)
      const text = searchText(String(node.description ?? ''))
      const known = records.get(id)
      if (known) {
        known.addresses[version] = address
        known.text = withNews(known.text, text)
      } else
        records.set(id, {
          kind: 'operation',
          title: summary,
          place: isWebhook ? `Webhook ${path}` : `${method} ${path}`,
          names: [id, path, `${method} ${path}`],
          text,
          addresses: { [version]: address },
        })
    }
  return [...records.values()]
}

/** Adds the sentences that another version says differently. */
function withNews(known: string, text: string): string {
  const news = text.split(/(?<=\.) /).filter((sentence) => !known.includes(sentence))
  return [known, ...news].join(' ')
}

/** The group of the guides that only those read who change this repository. */
const MAINTAINED = 'This repository'

/** A guide as a whole, and each of its sections. */
function guideRecords({ guides }: SiteSource): SearchRecord[] {
  return guides
    .filter(({ name }) => name !== 'README')
    .flatMap(({ name, title, group, markdown }) => {
      const kind = group === MAINTAINED ? 'repository' : 'guide'
      const address = guidePage(name)
      const [intro = '', ...parts] = markdown.split(/^(?=#{2,3} )/m)
      const headings = headingsOf(markdown)
      return [
        record(kind, { title, place: 'Guide', names: [name], text: searchText(intro.replace(/^# .*/, '')), address }),
        ...parts.map((part, at) =>
          record(kind, {
            title: searchText(headings[at]?.text ?? ''),
            place: title,
            names: [],
            text: searchText(part.replace(/^#.*/, '')),
            address: `${address}#${headings[at]?.id}`,
          }),
        ),
      ]
    })
}

function errorRecords(source: SiteSource): SearchRecord[] {
  const { types, codes, undocumented } = errorsOf(source)
  return [...types, ...codes, ...undocumented].map(({ name, kinds, cases, advice = '' }) => {
    const statuses = [...new Set(cases.flatMap((one) => one.statuses))].filter((status) => status !== 'default')
    const operations = cases.flatMap((one) =>
      one.everywhere ? [] : one.operations.map(({ operationId }) => operationId),
    )
    return record('error', {
      title: nameOf(name),
      place: [`Error ${kinds.join(' and ')}`, ...statuses].join(' · '),
      names: [name, ...statuses, ...statuses.flatMap((status) => STATUS_CODES[status] ?? [])],
      text: searchText([...cases.map(({ description }) => description), advice, ...new Set(operations)].join('\n\n')),
      address: errorEntry(name),
    })
  })
}

function workflowRecords({ workflows }: SiteSource): SearchRecord[] {
  return workflows.map(({ name, title, summary, description, versions, workflows: parts }) => ({
    kind: 'workflow',
    title,
    place: 'Workflow',
    names: [name],
    text: searchText(
      `${summary}\n\n${description}\n\n${goalsOf(parts)}\n\nA complete program in curl, JavaScript, TypeScript and Python.`,
    ),
    addresses: Object.fromEntries(versions.map((version) => [version, workflowPage(name)])),
  }))
}

/** Returns what the parts of a workflow do, and the values that they do it with. */
function goalsOf(parts: Workflow[]): string {
  const values = parts.flatMap(({ inputs }) =>
    Object.values(inputs?.properties ?? {}).map((input) => input.default ?? ''),
  )
  return [...parts.map(({ summary }) => summary), ...new Set(values)].join(' ')
}

/** Pages that are found by their name alone. */
const PAGES = [
  {
    title: 'Start page',
    names: ['home', 'landing', 'overview'],
    text: 'What the API does: a whole story from a prompt to a webhook, which runs in the page.',
    address: 'index.html',
  },
  {
    title: 'Who this is',
    names: [
      ...[
        'about',
        'license',
        'licence',
        'official',
        'unofficial',
        'price',
        'prices',
        'pricing',
        'cost',
        'account',
        'sign up',
      ],
      ...['terms', 'who'],
    ],
    text: 'A contract written from a description of the service, and not checked against it. Its license is Apache-2.0. What the service costs and how to get an account are not described.',
    address: ABOUT,
  },
  {
    title: 'Try it',
    names: ['try it', 'console', 'explorer'],
    text: 'Send requests to a mock in the page, receive webhooks, and simulate errors.',
    address: 'try.html',
  },
  {
    title: 'Changes in the API',
    names: ['changes', 'changes between versions', 'changelog', 'history', 'timeline', 'sunset', 'deprecation'],
    text: 'What changed from each version to the next, operation by operation, and when a version ends.',
    address: changesPage(),
  },
  {
    title: 'Errors',
    names: ['error codes', 'error types', 'status codes'],
    text: 'Every status, type and code of an error, with its cause, its operations and whether a retry can help.',
    address: errorEntry(),
  },
  {
    title: 'Pages for agents',
    names: ['llms.txt', 'llm', 'markdown'],
    text: 'A list of all pages, each of which is also Markdown.',
    address: LLMS,
  },
  {
    title: 'Gaps',
    names: ['gaps', 'assumptions', 'assumed', 'open questions'],
    text: 'What the description of the service leaves open, and what this contract assumes.',
    address: 'gaps.html',
  },
  {
    title: 'Workflows',
    names: ['workflows', 'recipes', 'arazzo', 'programs'],
    text: 'Tasks that take several requests, as complete programs in curl, JavaScript, TypeScript and Python.',
    address: workflowPage('index'),
  },
  ...LANGUAGES.map(({ lang, label }) => {
    const hasPrograms = !['go', 'php'].includes(lang)
    return {
      title: `Samples in ${label}`,
      names: [
        label,
        ...['sample', 'example', 'code', 'program'].map((word) => `${label} ${word}`),
        ...(lang === 'go' ? ['golang'] : []),
      ],
      text: `Each operation has a sample in ${label}${hasPrograms ? ', and each workflow is a complete program' : ''}.`,
      address: `${hasPrograms ? workflowPage('design-to-file') : operationPage(VERSIONS[0], 'createTask')}#${languageId(label)}`,
    }
  }),
  {
    title: 'All operations',
    names: ['reference', 'operations', 'endpoints', 'introduction', 'api reference', 'openapi'],
    text: 'Every operation and webhook of the newest version, with authentication, identifiers, lists and limits, and its OpenAPI document.',
    address: operationsPage(VERSIONS[0]),
  },
].map((page) => ({ ...page, place: 'Page' }))

function changeRecords({ changes }: SiteSource): SearchRecord[] {
  return changes.flatMap(({ from, to, operations }, step) =>
    operations.map(({ operationId, rows }) =>
      record('change', {
        title: `${operationId} since ${from}`,
        place: `Changed in ${to}`,
        names: [],
        text: searchText(changesTable({ from, to }, rows)),
        address: changesPage(step === 0 ? operationId : `${to}-${operationId}`),
      }),
    ),
  )
}

function gapRecords({ gaps }: SiteSource): SearchRecord[] {
  return Object.entries(gaps).map(([id, { title, source, assumed, otherwise = '' }]) =>
    record('gap', {
      title: searchText(title),
      place: `Gap ${id}`,
      names: [id],
      text: searchText(`${source} Assumed: ${assumed} ${otherwise}`),
      address: gapEntry(id),
    }),
  )
}

/** A record that belongs to no version. */
function record(
  kind: SearchRecord['kind'],
  { address, ...rest }: Omit<SearchRecord, 'kind' | 'addresses'> & { address: string },
): SearchRecord {
  return { kind, ...rest, addresses: { '': address } }
}
