// @ts-check
import { visit } from './lib/contract.js'

/** @import { Finding, Rule } from './lib/finding.js' */

const SNAKE_CASE = /^[a-z][a-z0-9]*(_[a-z0-9]+)*$/

/**
 * Properties of schemas and parameters in paths and queries are named in snake_case.
 * @type {Rule}
 */
export default function snakeCase(document) {
  /** @type {Finding[]} */
  const findings = []
  /** @type {(name: string, path: string[]) => void} */
  const check = (name, path) => {
    if (!SNAKE_CASE.test(name)) findings.push({ message: `Write "${name}" in snake_case, such as "canvas_id".`, path })
  }
  visit(document, (node, kind, path) => {
    if (kind === 'schema')
      for (const name of Object.keys(node.properties ?? {})) check(name, [...path, 'properties', name])
    if (kind === 'parameter' && ['path', 'query'].includes(String(node.in))) check(String(node.name), [...path, 'name'])
  })
  return findings
}
