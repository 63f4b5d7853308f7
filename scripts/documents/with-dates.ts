import { isObject, type JsonObject } from '../../src/contract/json.js'
import { defaultOf, VERSION_COMPONENT, type Versions } from '../../src/contract/versions.js'
import { defaultWords } from './versions-text.js'

/**
 * Returns the document with the dates of the versions where it lists them: in the header that chooses a version, in
 * those that show it, in the error for one that is not supported, and in `info`.
 */
export function withDates(document: JsonObject, { versions }: Versions): JsonObject {
  const dates = versions.map(({ date }) => date)
  const [newest = ''] = dates
  const byDefault = defaultOf(versions)
  const defaults = dates.flatMap((date) => defaultWords(versions, date).map((words) => `${date} is ${words}`))
  const dated = (section: string, name: string, node: JsonObject): JsonObject => {
    if (section === 'examples') return withSupported(node, dates)
    const listed = { ...(node.schema as JsonObject), enum: dates }
    if (section === 'headers' && name === VERSION_COMPONENT) return { ...node, schema: listed }
    if (section === 'headers' && name === `${VERSION_COMPONENT}OrDefault`)
      return { ...node, schema: listed, example: byDefault }
    if (section !== 'parameters' || name !== VERSION_COMPONENT) return node
    const description = String(node.description).replace(
      '<!-- default versions -->',
      defaults.toReversed().join(', and '),
    )
    return { ...node, schema: { ...listed, default: byDefault }, example: newest, description }
  }
  const { info, components } = document as { info: JsonObject; components: Record<string, Record<string, JsonObject>> }
  const sections = Object.entries(components).map(([section, entries]) => {
    const all = Object.entries(entries).map(([name, node]) => [name, dated(section, name, node)])
    return [section, Object.fromEntries(all)]
  })
  return { ...document, info: { ...info, version: newest }, components: Object.fromEntries(sections) }
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
