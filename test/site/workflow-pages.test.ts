/** The pages of the workflows: each step as a reader can send it, and files that tools can run from the site. */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ArazzoDefinition } from '@redocly/openapi-core'
import { beforeAll, describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { readWorkflows, type WorkflowStep } from '../../scripts/read/workflows.js'
import { workflowsOf } from '../../src/site/operation-links.js'
import { actionText, condition, factsOf, placeholders, requestText } from '../../src/site/workflows/expressions.js'
import { documents } from '../support/documents.js'
import { BUILD_MS, SITE, upToDate } from './site.js'

const { canvas: _, ...views } = documents
const FILES = await readWorkflows(views)

/** A runtime expression as the files have it. */
const EXPRESSION = /\$(?:inputs|steps|response|statusCode)\b/

beforeAll(upToDate, BUILD_MS)

describe.each(FILES)('$name', ({ name, sources, workflows }) => {
  const page = () => readFileSync(join(SITE, `workflows/${name}.html`), 'utf8')

  test('each step is there once, with a link to its operation', () => {
    const text = page()
    for (const { id, does } of workflows.flatMap(({ steps }) => steps)) {
      const [, ...rest] = text.split(`<li id="${id}">`)
      expect(rest, id).toHaveLength(1)
      if (does.kind === 'operation')
        expect(rest[0]?.split('</li>')[0]).toContain(`reference/${does.version}/${does.operationId}.html"`)
    }
    // The page also has the data of its program, which nobody reads.
    const shown = text.replace(/<script type="application\/json"[\s\S]*?<\/script>/g, '')
    expect(shown, 'every expression is written in words').not.toMatch(EXPRESSION)
  })

  test('its Markdown has the same steps, and a command that runs it', () => {
    const text = readFileSync(join(SITE, `workflows/${name}.md`), 'utf8')
    const steps = workflows.flatMap((workflow) => workflow.steps)
    for (const { id } of steps) expect(text).toContain(`<a id="${id}"></a>`)
    expect(text).not.toMatch(EXPRESSION)
    expect(text.replace(/^```[\s\S]*?^```/gm, '')).not.toContain('undefined')
    expect(text).toContain(`npx redocly respect openapi/workflows/${name}.arazzo.yaml`)
    for (const source of sources) expect(text).toContain(`--server ${source}=`)
    for (const step of steps) for (const [label] of factsOf(step)) expect(text).toContain(`**${label}**`)
  })

  test('its Arazzo file names documents of the site', () => {
    const file = join(SITE, `workflows/${name}.arazzo.yaml`)
    const { sourceDescriptions } = parse(readFileSync(file, 'utf8'), { merge: true }) as ArazzoDefinition
    expect(sourceDescriptions.map((source) => source.name)).toEqual(sources)
    for (const { url } of sourceDescriptions) expect(existsSync(join(SITE, 'workflows', url)), url).toBe(true)
  })

  test('each operation that it uses leads to it, in that version alone', () => {
    for (const { does } of workflows.flatMap(({ steps }) => steps)) {
      if (does.kind !== 'operation') continue
      expect(workflowsOf(FILES, does.version, does.operationId).map((workflow) => workflow.name)).toContain(name)
    }
    expect(workflowsOf(FILES, '1999-01-01', 'createTask')).toEqual([])
    expect(workflowsOf(FILES, Object.keys(views)[0] ?? '', 'getCredits')).toEqual([])
  })
})

test('step ids are unique in a file, because they are anchors of its page', () => {
  for (const { workflows } of FILES) {
    const ids = workflows.flatMap(({ steps }) => steps.map(({ id }) => id))
    expect(new Set(ids).size).toBe(ids.length)
  }
})

test('an expression reads as a placeholder or as a field', () => {
  expect(placeholders('Bearer {$inputs.api_key}')).toBe('Bearer {api_key}')
  expect(placeholders('$steps.startTask.outputs.task_id')).toBe('{startTask.task_id}')
  expect(condition('$statusCode == 200')).toBe('HTTP status == 200')
  expect(condition('$response.body#/canvases/0/id != $inputs.id')).toBe('canvases[0].id != {id}')
  expect(condition("$response.header.Content-Type == 'image/png'")).toBe("Content-Type == 'image/png'")
})

test('an action is a sentence', () => {
  const criteria = [{ condition: '$statusCode == 429' }]
  expect(actionText({ name: 'again', type: 'retry', retryAfter: 30, retryLimit: 20, criteria })).toBe(
    'Wait 30 seconds and retry, at most 20 times, if `HTTP status == 429`',
  )
  expect(actionText({ name: 'stop', type: 'end' })).toBe('End the workflow here')
  expect(actionText({ name: 'on', type: 'goto', stepId: 'readPage' })).toBe('Continue with readPage')
})

test('a request is plain HTTP', () => {
  const steps = FILES.flatMap(({ workflows }) => workflows.flatMap((workflow) => workflow.steps))
  const text = (operationId: string) =>
    requestText(steps.find(({ does }) => does.kind === 'operation' && does.operationId === operationId) as WorkflowStep)
  expect(text('exportCanvas')).toMatch(
    /^POST \/canvases\/\{[\w.]+\}\/export\nAuthorization: Bearer \{api_key\}\n[\s\S]*Content-Type: application\/json\n\n\{\n {2}"format": \{format\}/,
  )
  expect(text('searchCanvases')).toMatch(/^GET \/canvases\/search\?\S+=/)
})
