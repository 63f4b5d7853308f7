import { readdirSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { spectralFindings } from '../../scripts/lint/spectral.js'
import { inRoot } from '../../scripts/support/paths.js'
import { readYaml } from '../../scripts/support/yaml.js'
import type { JsonObject } from '../../src/contract/json.js'

/** What one rule accepts and rejects: tiny documents that have what concerns the rule, and nothing else. */
type Cases = {
  accepts: JsonObject
  rejects: { why: string; document: JsonObject; at: (string | number)[][]; says: string }[]
}

const folder = inRoot('test/rules/cases')
const names = readdirSync(folder).map((file) => file.replace('.yaml', ''))
const cases = await Promise.all(
  names.map(async (rule) => ({ rule, ...(await readYaml<Cases>(`${folder}/${rule}.yaml`)) })),
)

test('each of our rules has cases', async () => {
  const { rules } = await readYaml<{ rules: Record<string, unknown> }>(inRoot('.spectral.yaml'))
  // The others only set the severity of a standard rule.
  const own = Object.keys(rules).filter((rule) => typeof rules[rule] === 'object')
  expect(names.sort()).toEqual(own.sort())
})

describe.each(cases)('$rule', ({ rule, accepts, rejects }) => {
  test('accepts a valid document', async () => {
    expect(await findings(rule, accepts)).toEqual([])
  })

  test('has a case that it rejects', () => {
    expect(rejects.length).toBeGreaterThan(0)
  })

  test.each(rejects)('rejects: $why', async ({ document, at, says }) => {
    const found = await findings(rule, document)
    expect(found.map(({ path }) => path.join(' ')).sort()).toEqual(at.map((path) => path.join(' ')).sort())
    for (const { message } of found) expect(message).toContain(says)
  })
})

/** The findings of one rule. What the others say about a document that is hardly one does not matter. */
async function findings(rule: string, document: JsonObject) {
  const all = await spectralFindings(document, inRoot('test/rules/fixture/openapi/canvas.json'))
  return all.filter(({ code }) => code === rule)
}
