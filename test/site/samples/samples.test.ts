/** The samples as texts: which requests they send, and how a value is written in each language. */
import { spawnSync } from 'node:child_process'
import { runInNewContext } from 'node:vm'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Json } from '../../../src/contract/json.js'
import { JSON_TEXT, literal, PHP_LITERALS, SCRIPT } from '../../../src/site/samples/literal.js'
import { sampleRequest } from '../../../src/site/samples/request.js'
import { samplesOf } from '../../../src/site/samples/samples.js'
import { documents, operationsOf, VERSIONS } from '../../support/documents.js'
import { PHP as HAS_PHP } from '../../support/languages.js'

describe.each(VERSIONS)('version %s', (version) => {
  const samples = samplesOf(documents[version], version)
  const operations = operationsOf(version)

  test.each(operations.map((operation) => [operation.operationId, operation] as const))(
    '%s sends each documented request',
    (operationId, operation) => {
      const examples = operation.body?.examples ?? [undefined]
      expect(samples[operationId]).toHaveLength(examples.length)
      for (const example of examples) {
        const { json, file, url } = sampleRequest(operation, example)
        if (operation.body?.mediaType === 'application/json') expect(json).toEqual(example?.value)
        else expect(json).toBeUndefined()
        expect(file !== undefined).toBe(operation.body?.mediaType === 'multipart/form-data')
        expect(url).not.toMatch(/[{}]/)
      }
    },
  )
})

test('a path parameter without an example is an error that says what to do', () => {
  const [operation] = operationsOf(VERSIONS[0]).filter(({ operationId }) => operationId === 'getCanvas')
  const parameters = operation?.parameters.map(({ example: _, ...rest }) => ({ ...rest, schema: {} })) ?? []
  expect(operation).toBeDefined()
  if (operation)
    expect(() => sampleRequest({ ...operation, parameters: parameters as typeof operation.parameters })).toThrow(
      'getCanvas: give the path parameter canvas_id an example, for the samples.',
    )
})

/** No example has a key that JavaScript takes for the prototype. */
const anyJson = (fc.jsonValue() as fc.Arbitrary<Json>).filter((value) => !JSON.stringify(value).includes('__proto__'))

test('a value written as JavaScript or JSON parses back to that value', () => {
  const column = fc.nat({ max: 60 })
  fc.assert(
    fc.property(anyJson, column, (value, at) => {
      const same = JSON.parse(JSON.stringify(value)) as Json
      expect(JSON.parse(literal(value, JSON_TEXT, at))).toEqual(same)
      // Evaluated in another realm, whose objects have other prototypes.
      const evaluated: unknown = runInNewContext(`JSON.stringify(${literal(value, SCRIPT, at)})`)
      expect(JSON.parse(String(evaluated))).toEqual(same)
    }),
  )
})

test.runIf(HAS_PHP)('a value written as PHP is encoded as that value', () => {
  // PHP takes a map whose keys are 0, 1 … for a list.
  const values = fc.sample(anyJson, 200).filter((value) => !/"\d+":/.test(JSON.stringify(value)))
  const all: Json = [...values, {}, [{}], "\\\\'", '\\']
  const { stdout, stderr } = spawnSync('php', ['-r', `echo json_encode(${literal(all, PHP_LITERALS)});`], {
    encoding: 'utf8',
  })
  expect(stderr).toBe('')
  expect(JSON.parse(stdout)).toEqual(JSON.parse(JSON.stringify(all)))
})

test('a map that fits into the line stays on it, and any other has one entry a line', () => {
  const value = { prompt: 'A poster', 'service-version': [1, null, true] }
  expect(literal(value, SCRIPT)).toBe("{ prompt: 'A poster', 'service-version': [1, null, true] }")
  expect(literal(value, SCRIPT, 2, 40)).toBe("{\n    prompt: 'A poster',\n    'service-version': [1, null, true],\n  }")
  expect(literal({ a: {}, b: [] }, JSON_TEXT, 0, 80)).toBe('{\n  "a": {},\n  "b": []\n}')
  expect(literal("It's", SCRIPT)).toBe('"It\'s"')
})
