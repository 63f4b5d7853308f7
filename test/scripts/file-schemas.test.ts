/** The JSON Schemas of the YAML files in `openapi/`: what each rejects, with file, line and what to write instead. */
import { readdirSync, readFileSync } from 'node:fs'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import type { Versions } from '../../generated/file-types.js'
import { versionsOf } from '../../scripts/read/versions-file.js'
import { inRoot } from '../../scripts/support/paths.js'
import { parseYaml } from '../../scripts/support/yaml.js'

type Row = [name: string, from: string, to: string, message: string]

/** By the name of a schema: a valid file, and edits of it with the message that each must lead to. */
const { schemas } = parse(readFileSync(new URL('file-schemas.yaml', import.meta.url), 'utf8')) as {
  schemas: Record<string, { valid: string; rows: Row[] }>
}

function messagesOf(schema: string, text: string): string[] {
  try {
    const file = parseYaml<Versions>(text, 'x.yaml', schema)
    if (schema === 'versions') versionsOf(file)
    return []
  } catch (error) {
    return (error as Error).message.split('\n')
  }
}

test('each schema has a table of messages', () => {
  expect(Object.keys(schemas).sort()).toEqual(
    readdirSync(inRoot('openapi/file-schemas')).map((file) => file.replace('.json', '')),
  )
})

test.each(Object.keys(schemas))('the schema %s is a valid JSON Schema', (schema) => {
  const content = JSON.parse(readFileSync(inRoot(`openapi/file-schemas/${schema}.json`), 'utf8'))
  new Ajv2020({ strict: false, formats: { regex: true, date: true } }).compile(content)
  expect(messagesOf(schema, schemas[schema]?.valid ?? '')).toEqual([])
})

const rows = Object.entries(schemas).flatMap(([schema, { rows }]) => rows.map((row) => [schema, ...row] as const))

test.each(rows)('the schema %s reports %s, and nothing else', (schema, _, from, to, message) => {
  const valid = schemas[schema]?.valid ?? ''
  const text = from === '' ? to : valid.replace(from, to)
  expect(text).not.toBe(valid)
  const [line = '', ...others] = messagesOf(schema, text)
  expect(line.slice(0, message.length + 7)).toBe(`x.yaml:${message}`)
  expect(others).toEqual([])
})
