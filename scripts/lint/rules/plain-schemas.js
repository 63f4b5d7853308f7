// @ts-check
import { isObject, resolve, visit } from './lib/contract.js'

/** @import { Finding, Json, JsonObject, Rule } from './lib/finding.js' */

const CONDITIONS = ['if', 'then', 'else', 'not']
const ID_PATTERN = /^\^\(?[a-z]+_/

/**
 * Finds the forms of schemas that generators drop or fail on although they are valid. Each has a plainer form that says
 * the same: see "Schemas that every tool can read" in README.md.
 * @type {Rule}
 */
export default function plainSchemas(document) {
  /** @type {Finding[]} */
  const findings = []
  visit(document, (node, kind, path) => {
    if (kind !== 'schema') return
    /** @type {(message: string, ...at: string[]) => void} */
    const report = (message, ...at) => {
      findings.push({ message, path: [...path, ...at] })
    }

    for (const [name, property] of Object.entries(node.properties ?? {}))
      if (!isObject(property))
        report(`Write \`${name}: { not: {} }\` for a property that must not be there.`, 'properties', name)
    if (node.const === null) report('Write `type: "null"` for what is always null.', 'const')
    if ('allOf' in node && 'properties' in node) report('Write `properties` inside a member of `allOf`.', 'properties')
    if (passesThroughAllOf(document, node))
      report(
        'Write the properties of a schema that contains itself in one place: tools cannot resolve a cycle through `allOf`.',
        'allOf',
      )
    for (const [index, member] of Object.entries(node.allOf ?? []))
      if (isObject(member) && 'if' in member)
        report('Write one `if` beside `properties`, and any other inside its `then` or `else`.', 'allOf', index, 'if')

    if (isConditional(path)) return
    if ('not' in node && Object.keys(node.not ?? {}).length > 0 && !('type' in node || '$ref' in node))
      report('Write `type` beside `not`.', 'not')
    if (isNamed(path)) {
      if (ID_PATTERN.test(String(node.pattern)) && !Array.isArray(node.examples))
        report('Give the id an example: `examples: [cvs_01JTM9S346Q3D25VT4F5V37E3S]`.')
    } else if (isObjectSchema(node) && path.at(-2) !== 'allOf' && !node.title) {
      report('Name the object, because generators make up a name otherwise: write `title: …`, or a schema of its own.')
    }
  })
  return findings
}

/**
 * Returns true if the members of a schema's `allOf` lead back to it, through references and whatever they contain.
 * @param {JsonObject} document
 * @param {JsonObject} schema
 */
function passesThroughAllOf(document, schema) {
  /** @type {Set<Json>} */
  const seen = new Set()
  /** @param {Json | undefined} node @returns {boolean} */
  const leadsBack = (node) => {
    if (node === schema) return true
    if (typeof node !== 'object' || node === null || seen.has(node)) return false
    seen.add(node)
    return (
      (isObject(node) && '$ref' in node && leadsBack(resolve(document, node))) || Object.values(node).some(leadsBack)
    )
  }
  return leadsBack(schema.allOf)
}

/** @type {(path: string[]) => boolean} */
function isConditional(path) {
  return path.some((key, at) => CONDITIONS.includes(key) && path[at - 1] !== 'properties')
}

/** @type {(path: string[]) => boolean} */
function isNamed(path) {
  return path.length === 3 && path[0] === 'components'
}

/** @type {(schema: JsonObject) => boolean} */
function isObjectSchema(schema) {
  return schema.type === 'object' || 'properties' in schema
}
