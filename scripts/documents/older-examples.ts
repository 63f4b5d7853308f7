import { isObject, type Json, type JsonObject, listOf } from '../../src/contract/json.js'
import { withoutVersion } from '../../src/contract/marks.js'
import { type CursorPage, type Fields, flatTask, type MigrationStep, offsetPage } from '../../src/contract/migration.js'
import { mapNodes } from '../../src/contract/nodes.js'
import { type Operation, operationsOf, responseOf } from '../../src/contract/operations.js'
import { pathOf, resolve } from '../../src/contract/references.js'
import { propertiesOf } from '../../src/contract/schemas.js'

/**
 * Returns the bundle with the examples of flat tasks, and of pages of them, that follow from newer examples by the
 * steps of `versions.yaml`, each behind the newer one. An example that is written by hand stays as it is.
 */
export function withOlderExamples(bundle: JsonObject, migration: MigrationStep[]): JsonObject {
  return migration.filter(({ task }) => task.length > 0).reduce(withExamplesOfStep, bundle)
}

function withExamplesOfStep(bundle: JsonObject, step: MigrationStep): JsonObject {
  const added = new Map<string, [string, JsonObject]>()
  const examplesOf = new Map<JsonObject, JsonObject>()
  for (const operation of operationsOf(bundle)) {
    const { content = {} } = responseOf(operation, operation.success) as { content?: Record<string, JsonObject> }
    const [media] = Object.values(content)
    const convert = media && converter(step, operation, media.schema)
    if (!convert || !isObject(media.examples)) continue
    const { examples } = media
    const completed = withFollowers(examples, (key, reference) => {
      const { 'x-since': since, value, ...example } = resolve(bundle, reference) as JsonObject
      const olderKey = `${withoutVersion(key)}.${step.from}`
      const older = since === step.to && !(olderKey in examples) && convert(value as Fields)
      if (!older) return undefined
      const olderExample = { ...example, 'x-until': step.to, value: older as JsonObject }
      const { $ref } = reference as { $ref?: string }
      if ($ref === undefined) return [olderKey, olderExample]
      const name = pathOf($ref).at(-1) ?? ''
      const olderName = `${withoutVersion(name)}.${step.from}`
      added.set(name, [olderName, olderExample])
      return [olderKey, { $ref: `#/components/examples/${olderName}` }]
    })
    examplesOf.set(media, completed)
  }
  return mapNodes(bundle, (node, kind) => {
    if (kind === 'components' && isObject(node.examples))
      return { ...node, examples: withFollowers(node.examples, (name) => added.get(name)) }
    const examples = examplesOf.get(node)
    return examples ? { ...node, examples } : node
  })
}

/** Returns a copy of the object in which an entry is followed by the one that the function returns for it, if any. */
function withFollowers(
  map: JsonObject,
  followerOf: (key: string, value: Json) => [string, Json] | undefined,
): JsonObject {
  return Object.fromEntries(
    Object.entries(map).flatMap(([key, value]) => {
      const follower = followerOf(key, value)
      return follower ? [[key, value], follower] : [[key, value]]
    }),
  )
}

/**
 * Returns the function that converts a body to the older version, if it is a flat task or a page of them there. The
 * function returns undefined for a page with more to come, because the order of the older list is not documented (gap
 * versioning.migration.sort.others).
 */
function converter(
  step: MigrationStep,
  { document, path }: Operation,
  schema: Json | undefined,
): ((body: Fields) => Fields | undefined) | undefined {
  const branches = isObject(schema) ? listOf(schema.oneOf) : []
  const older = branches.find((branch) => (resolve(document, branch) as JsonObject)['x-until'] === step.to)
  const fields = propertiesOf(document, older)
  const { old: key = '' } = step.lists.find((row) => row.path === path) ?? {}
  const items = propertiesOf(document, (fields[key] as JsonObject | undefined)?.items)
  const isTask = (names: JsonObject) => step.task.every(({ old }) => old in names)
  if (isTask(fields)) return (task) => inOrder(fields, flatTask(step, task))
  if (!isTask(items)) return undefined
  return (body) => {
    const page = body as CursorPage
    const data = page.data.map((task) => inOrder(items, flatTask(step, task as Fields)))
    return page.has_more ? undefined : offsetPage(key, { ...page, data }, 0)
  }
}

/** Returns the task with its fields in the order of the schema, as in an example that is written by hand. */
function inOrder(properties: JsonObject, task: Fields): Fields {
  return Object.fromEntries(Object.keys(properties).map((name) => [name, task[name]]))
}
