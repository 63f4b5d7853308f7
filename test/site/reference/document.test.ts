/** The document that the reference shows: complete, and readable without knowing how a schema is written. */
import { expect, test } from 'vitest'
import type { OperationAdditions } from '../../../docs/site/operation-links.js'
import { siteDocument } from '../../../docs/site/reference/document.js'
import { isObject, type JsonObject } from '../../../src/contract/json.js'
import { visit } from '../../../src/contract/nodes.js'
import { documents, VERSIONS } from '../../support/documents.js'
import { gaps } from '../site.js'

const gap = { kind: 'unknown', stake: 'breaking', title: 'Status', source: 'It is silent.', assumed: '202.' } as const

const view = {
  openapi: '3.1.0',
  info: { title: 'A', description: 'One\ntwo.' },
  tags: [{ name: 'webhook_deliveries' }],
  paths: {
    '/tasks': {
      post: {
        operationId: 'createTask',
        tags: ['webhook_deliveries'],
        description: 'Starts a task\nand returns it.\n\n**Scopes**: `tasks:write`.\n\n**Limit**: few.',
        requestBody: { content: { 'application/json': { schema: { $ref: '#/components/schemas/TaskCreate' } } } },
        responses: {
          202: { description: 'The task.\n\n> [Assumed](../gaps.html#tasks.status): status `202` < 300.' },
        },
      },
    },
  },
  components: {
    responses: { Refused: { description: 'It is odd.\n' }, Fine: { description: 'It is fine.' } },
    schemas: {
      TaskCreate: {
        type: 'object',
        properties: { template: { type: 'string' }, canvas: { type: 'string' } },
        if: { required: ['template'], properties: { template: { type: 'string' } } },
        // biome-ignore lint/suspicious/noThenProperty: a JSON Schema keyword
        then: { properties: { canvas: { not: {} } } },
      },
    },
  },
} as unknown as JsonObject

const extra: OperationAdditions = {
  links: [
    { label: 'All gaps of this operation', address: 'gaps.html?at=createTask' },
    { label: 'Quickstart', address: 'guides/quickstart.html', further: true },
  ],
  samples: [{ lang: 'shell', label: 'curl', source: 'curl http://a' }],
  changes: [{ older: 'v1', newer: 'v2', rows: [{ older: '`a` | `b`', newer: '`c`' }] }],
}

const made = (version: string) =>
  siteDocument(view, {
    version,
    gaps: { 'tasks.status': { ...gap, otherwise: '200.' } },
    extras: { createTask: extra },
    errors: { Refused: ['too_odd', 'conflict'] },
  }) as unknown as {
    info: JsonObject
    tags: JsonObject[]
    paths: { '/tasks': { post: JsonObject & { requestBody: JsonObject; responses: Record<string, JsonObject> } } }
    components: { responses: Record<string, JsonObject>; schemas: { TaskCreate: JsonObject } }
  }

test('The view does not change', () => {
  const before = structuredClone(view)
  made('v2')
  expect(view).toEqual(before)
})

test('An operation has its samples, its links and what changed, named as its version sees it', () => {
  const { post } = made('v2').paths['/tasks']
  expect(post['x-codeSamples']).toEqual(extra.samples)
  expect(post.description).toBe(
    [
      'Starts a task and returns it.',
      '**Limit**: few.',
      '[All gaps of this operation](../gaps.html?at=createTask) · [Plain page](../reference/v2/createTask.html)',
      'Read more: [Quickstart](../guides/quickstart.html)',
      '#### Changed since v1\n\n| v1 | v2 |\n|---|---|\n| `a` \\| `b` | `c` |',
    ].join('\n\n'),
  )
  expect(made('v1').paths['/tasks'].post.description).toContain('#### Changes in v2')
})

test('A note folds out to what is documented, what else could be, and a link to the gap', () => {
  expect(made('v2').paths['/tasks'].post.responses[202]?.description).toBe(
    [
      'The task.',
      '<details class="gap-note"><summary>Assumed: status <code>202</code> &lt; 300.</summary>',
      '**Documented**: It is silent.',
      '**Could also be**: 200.',
      '[Open this gap](../gaps.html#tasks.status)',
      '</details>',
    ].join('\n\n'),
  )
})

test('An error leads to its entries on the page of errors', () => {
  const { Refused, Fine } = made('v2').components.responses
  expect(Refused?.description).toBe(
    'It is odd.\n\nExplained: [`too_odd`](../errors.html#too_odd), [`conflict`](../errors.html#conflict)',
  )
  expect(Fine?.description).toBe('It is fine.')
})

test('A condition is told at the body and at its schema, and is no longer in the schema', () => {
  const sentence = '- If `template` is set, do not send `canvas`.'
  const { paths, components } = made('v2')
  expect(paths['/tasks'].post.requestBody.description).toBe(sentence)
  expect(components.schemas.TaskCreate).toEqual({
    type: 'object',
    properties: { template: { type: 'string' }, canvas: { type: 'string' } },
    description: sentence,
  })
})

test('Lines are joined, and groups have readable names', () => {
  const { info, tags } = made('v2')
  expect(info.description).toBe('One two.')
  expect(tags).toEqual([{ name: 'webhook_deliveries', 'x-displayName': 'Webhook deliveries' }])
})

test.each(VERSIONS)('In the document of %s every note is folded and every condition is told', (version) => {
  const document = siteDocument(documents[version], { version, gaps, extras: {}, errors: {} })
  const [notes, folded] = [documents[version], document].map(
    (known, at) => JSON.stringify(known).split(at === 0 ? '> [Assumed](' : '<details class=\\"gap-note\\">').length - 1,
  )
  expect(notes).toBeGreaterThan(0)
  expect(folded).toBe(notes)
  const left: string[] = []
  const told: unknown[] = []
  visit(document, (node, kind, pointer) => {
    if (kind === 'schema' && node.if) left.push(pointer.join('/'))
    if (kind === 'requestBody' && String(node.description).includes('- If `')) told.push(node.description)
    if (typeof node.description === 'string')
      expect(node.description, pointer.join('/')).not.toMatch(/^[^|>\s`#<-].*[a-z,]\n(?! *[-*|>#<]| *\d+\. |```)\S/m)
  })
  expect(left).toEqual([])
  expect(told.length).toBeGreaterThan(1)
  const { tags, paths } = document
  const used = new Set(
    Object.values(paths as JsonObject).flatMap((item) =>
      Object.values(isObject(item) ? item : {}).flatMap((operation) =>
        isObject(operation) && Array.isArray(operation.tags) ? operation.tags : [],
      ),
    ),
  )
  expect((tags as JsonObject[]).filter(({ name }) => !used.has(String(name))).map(({ name }) => name)).toEqual([])
})

test('The real rules about audio read as sentences', () => {
  const { paths } = siteDocument(documents[VERSIONS[0]], { version: VERSIONS[0], gaps, extras: {}, errors: {} }) as {
    paths: Record<string, Record<string, { requestBody: { description: string } }>>
  }
  expect(paths['/media/generate-audio']?.post?.requestBody.description).toBe(
    [
      '- If `mode` is `text_to_speech`, `text_to_music`, or `text_to_sfx`, `prompt` is required and must be a string.',
      '- Otherwise, `model` must start with `elevenlabs-native-`.',
      '- If `model` starts with `elevenlabs-native-`, `voice` must be the id of a managed voice or null.',
    ].join('\n'),
  )
})
