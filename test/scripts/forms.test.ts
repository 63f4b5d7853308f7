/** The forms of the YAML files in `openapi/`: what each rejects, with file, line and what to write instead. */
import { readdirSync, readFileSync } from 'node:fs'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import type { Versions } from '../../scripts/read/forms.js'
import { versionsOf } from '../../scripts/read/versions-file.js'
import { inRoot } from '../../scripts/support/paths.js'
import { parseYaml } from '../../scripts/support/yaml.js'

type FormRow = [name: string, from: string, to: string, message: string]

/** By the name of a form: a valid file, and edits of it with the message that each must lead to. */
const { forms } = parse(readFileSync(new URL('forms.yaml', import.meta.url), 'utf8')) as {
  forms: Record<string, { valid: string; rows: FormRow[] }>
}

function messagesOf(form: string, text: string): string[] {
  try {
    const file = parseYaml<Versions>(text, 'x.yaml', form)
    if (form === 'versions') versionsOf(file)
    return []
  } catch (error) {
    return (error as Error).message.split('\n')
  }
}

test('each form has a table of messages', () => {
  expect(Object.keys(forms).sort()).toEqual(
    readdirSync(inRoot('openapi/forms')).map((file) => file.replace('.json', '')),
  )
})

test.each(Object.keys(forms))('the form %s is a valid JSON Schema', (form) => {
  const schema = JSON.parse(readFileSync(inRoot(`openapi/forms/${form}.json`), 'utf8'))
  new Ajv2020({ strict: false, formats: { regex: true, date: true } }).compile(schema)
  expect(messagesOf(form, forms[form]?.valid ?? '')).toEqual([])
})

const rows = Object.entries(forms).flatMap(([form, { rows }]) => rows.map((row) => [form, ...row] as const))

test.each(rows)('the form %s reports %s, and nothing else', (form, _, from, to, message) => {
  const valid = forms[form]?.valid ?? ''
  const text = from === '' ? to : valid.replace(from, to)
  expect(text).not.toBe(valid)
  const [line = '', ...others] = messagesOf(form, text)
  expect(line.slice(0, message.length + 7)).toBe(`x.yaml:${message}`)
  expect(others).toEqual([])
})
