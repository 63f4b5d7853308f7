import { VERSIONS } from '../../../scripts/support/paths.js'
import { errorsOf } from '../errors/entries.js'
import { nameOf } from '../errors/texts.js'
import { headingsOf } from '../markdown.js'
import { type ShownByVersion, shownOperations } from '../operations/list.js'
import type { Source } from '../source.js'
import { errorEntry, gapEntry, guidePage, operationPage, workflowPage } from '../urls.js'
import type { SearchRecord } from './engine.js'
import { fieldRecords } from './fields.js'
import { wordsOf } from './text.js'

/** Returns everything that can be found: operations and webhooks, their fields, sections of guides, errors, workflows and gaps. */
export function searchRecords(source: Source): SearchRecord[] {
  const shown = VERSIONS.map((version) => ({ version, operations: shownOperations(source.documents[version]) }))
  return [
    ...operationRecords(shown),
    ...guideRecords(source),
    ...errorRecords(source),
    ...fieldRecords(shown, source.documents),
    ...workflowRecords(source),
    ...gapRecords(source),
  ]
}

function operationRecords(shown: ShownByVersion): SearchRecord[] {
  const records = new Map<string, SearchRecord>()
  for (const { version, operations } of shown)
    for (const { id, summary, method, path, isWebhook, node } of operations) {
      const address = operationPage(version, id)
      const text = wordsOf(String(node.description ?? ''))
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

/** A guide as a whole, and each of its sections. */
function guideRecords({ guides }: Source): SearchRecord[] {
  return guides
    .filter(({ name }) => name !== 'README')
    .flatMap(({ name, title, markdown }) => {
      const address = guidePage(name)
      const [intro = '', ...parts] = markdown.split(/^(?=#{2,3} )/m)
      const headings = headingsOf(markdown)
      return [
        record('guide', { title, place: 'Guide', names: [name], text: wordsOf(intro.replace(/^# .*/, '')), address }),
        ...parts.map((part, at) =>
          record('guide', {
            title: wordsOf(headings[at]?.text ?? ''),
            place: title,
            names: [],
            text: wordsOf(part.replace(/^#.*/, '')),
            address: `${address}#${headings[at]?.id}`,
          }),
        ),
      ]
    })
}

function errorRecords(source: Source): SearchRecord[] {
  const { types, codes, undocumented } = errorsOf(source)
  return [...types, ...codes, ...undocumented].map(({ name, kinds, cases, advice = '' }) => {
    const statuses = [...new Set(cases.flatMap((one) => one.statuses))].filter((status) => status !== 'default')
    return record('error', {
      title: nameOf(name),
      place: [`Error ${kinds.join(' and ')}`, ...statuses].join(' · '),
      names: [name, ...statuses],
      text: wordsOf([...cases.map(({ description }) => description), advice].join('\n\n')),
      address: errorEntry(name),
    })
  })
}

function workflowRecords({ workflows }: Source): SearchRecord[] {
  return workflows.map(({ name, title, summary, description, versions }) => ({
    kind: 'workflow',
    title,
    place: 'Workflow',
    names: [name],
    text: wordsOf(`${summary}\n\n${description}`),
    addresses: Object.fromEntries(versions.map((version) => [version, workflowPage(name)])),
  }))
}

function gapRecords({ gaps }: Source): SearchRecord[] {
  return Object.entries(gaps).map(([id, { title, source, assumed, otherwise = '' }]) =>
    record('gap', {
      title: wordsOf(title),
      place: id,
      names: [id],
      text: wordsOf(`${source} Assumed: ${assumed} ${otherwise}`),
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
