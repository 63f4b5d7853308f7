import { gapUrl } from '../../src/contract/gaps.js'
import { isObject, type JsonObject } from '../../src/contract/json.js'
import type { Step, TaskRow } from '../../src/contract/migration.js'
import { mapNodes } from '../../src/contract/nodes.js'
import { defaultOf, VERSION_COMPONENT, type Versions } from '../../src/contract/versions.js'
import { table } from '../support/table.js'

/**
 * Returns the document with the dates of the versions where it lists them: in the header that chooses a version, in those that show
 * it, in the error for one that is not supported, and in `info`.
 */
export function withDates(document: JsonObject, { versions }: Versions): JsonObject {
  const dates = versions.map(({ date }) => date)
  const [newest = ''] = dates
  const byDefault = defaultOf(versions)
  return mapNodes(document, (node, kind, path) => {
    const [, , name] = path
    const listed = { ...(node.schema as JsonObject), enum: dates }
    if (kind === 'info') return { ...node, version: newest }
    if (kind === 'parameter' && name === VERSION_COMPONENT) {
      const description = String(node.description).replace('<!-- default version -->', byDefault)
      return { ...node, schema: { ...listed, default: byDefault }, example: newest, description }
    }
    if (kind === 'header' && name === VERSION_COMPONENT) return { ...node, schema: listed }
    if (kind === 'header' && name === `${VERSION_COMPONENT}OrDefault`)
      return { ...node, schema: listed, example: byDefault }
    return kind === 'example' ? withSupported(node, dates) : node
  })
}

/** Returns the example. If it is the error for a version that is not supported, it lists those that are. */
function withSupported(example: JsonObject, dates: string[]): JsonObject {
  const { error } = (example.value ?? {}) as { error?: JsonObject }
  if (error?.code !== 'unsupported_version' || !isObject(error.details)) return example
  const message = `${error.message} Use ${dates.join(' or ')}.`
  return {
    ...example,
    value: {
      ...(example.value as JsonObject),
      error: { ...error, message, details: { ...error.details, supported: dates } },
    },
  }
}

/** Returns the sections "Versions" and "Migration" of the reference, in Markdown. */
export function versionsMarkdown({ versions, migration }: Versions): string {
  const byDefault = defaultOf(versions)
  const now = versions.map(({ date, sunset }, index) => [
    date,
    [
      ...(index === 0 ? ['canonical, the newest'] : []),
      ...(date === byDefault
        ? [index === 0 ? 'the default without the header' : 'legacy, and the default without the header']
        : []),
    ].join(', ') || 'supported',
    sunset ?? 'none',
  ])
  return [
    '# Versions',
    'Pin a version with the request header `Service-Version`. A newer pin moves all responses to the shapes of that',
    'version. Every response, success or error, names the version that it was resolved to in the same header.',
    '',
    'After its sunset, a version is retired: the service responds with 400 to a request that pins it, and the default',
    'advances to the next supported version. After a small change, an earlier version usually stays available for two to',
    'three weeks.',
    '',
    'Breaking changes come only with a new version. A change is breaking if it removes or renames a field, endpoint or',
    'parameter, changes a type, a status value or a parameter default, or makes validation stricter. Additions come at',
    'any time: endpoints, optional parameters, response fields, error codes within a type, and looser validation.',
    'Tolerate response fields that you do not know.',
    '',
    'Layerize tasks and webhook data have the canonical shape in every version.',
    '',
    table(['Version', 'Role', 'Sunset'], now),
    ...migration.flatMap((step) => [
      '',
      `# Migration from ${step.from}`,
      changesOf(step).length > 0 ? table([step.from, step.to], changesOf(step)) : 'Nothing has another name or form.',
    ]),
  ].join('\n')
}

function changesOf(step: Step): string[][] {
  return [
    ...step.task.map((row) => [
      `task: \`${row.old}\`${row.without ? `, without a time zone offset${gapOf(row)}` : ''}`,
      taskChange(row) + (row.without ? '' : gapOf(row)),
    ]),
    ...step.lists.map((row) => [
      `\`GET ${row.path}\`: \`${row.old}\``,
      `\`${row.new}\`, ${sorting(row.sort)}${gapOf(row)}`,
    ]),
    ...step.pagination.map((row) => [
      `lists: \`${row.old}\``,
      `cursor pagination with \`${row.new}\`${row.kept ? `; \`${row.old}\` stays` : ''}${gapOf(row)}`,
    ]),
    ...step.removed.map((row) => [`${row.schema}: \`${row.field}\``, `removed${gapOf(row)}`]),
    ...step.export.map((row) => [row.old, row.new + gapOf(row)]),
    ...step.events.map((row) => [
      `event \`${row.old}\``,
      row.new ? `\`${row.new}\`${row.where ? `, where ${row.where}` : ''}` : 'removed',
    ]),
  ]
}

function taskChange(row: TaskRow): string {
  if (row.derived)
    return `derived: true if \`status\` is ${either(row.derived.status.map((status) => `\`${status}\``))}${
      row.derived.present ? ` and \`${row.derived.present}\` is present` : ''
    }`
  const values = Object.entries(row.values ?? {}).map(([old, now]) => `, \`${old}\` is now \`${now}\``)
  const divisor = row.divisor ? `, which is the value multiplied by ${row.divisor}` : ''
  return `\`${row.new}\`${values.join('')}${divisor}`
}

function either(words: string[]): string {
  return words.join(', ').replace(/, ([^,]*)$/, ' or $1')
}

function gapOf(row: { 'x-gap'?: string }): string {
  return row['x-gap'] ? ` ([assumed](${gapUrl(row['x-gap'])}))` : ''
}

function sorting(sort: { old?: string; new: string }): string {
  return `sorted by ${sort.new}${sort.old ? `, instead of ${sort.old}` : ''}`
}
