/** `redocly respect` runs every workflow against the mock, as anyone who has the files can do against the service. */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { ArazzoDefinition } from '@redocly/openapi-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { parse } from 'yaml'
import { readWorkflows, workflowFiles, workflowPath } from '../../scripts/read/workflows.js'
import { inRoot } from '../../scripts/support/paths.js'
import { readNode } from '../../scripts/support/processes.js'
import { runCommand } from '../../src/site/workflows/expressions.js'
import { contract } from '../support/contract.js'
import { documents } from '../support/documents.js'
import { sharedMock } from '../support/shared-mock.js'

const FILES = await workflowFiles()

/** The flags of the command in openapi/workflows/README.md, which is the one that readers copy. */
const [, ...FLAGS] = wordsOf(
  /npx redocly respect (\S+[^`]*)/.exec(readFileSync(inRoot('openapi/workflows/README.md'), 'utf8'))?.[1] ?? '',
)

test.each(await readWorkflows(documents))(
  'the page of $name shows flags of the command in openapi/workflows/README.md',
  (file) => {
    const flags = wordsOf(runCommand(file).replace(`npx redocly respect ${workflowPath(file.name)}`, ''))
    expect(flags.filter((flag) => !FLAGS.includes(flag))).toEqual([])
    expect(flags).toContain('api_key=service_live_0123abcd')
  },
)

/** A workflow that another one runs. It has an input that only that one knows. */
const PART = 'readFromCursor'

type RunStep = {
  type: string
  stepId: string
  response?: { statusCode: number }
  checks?: { passed: boolean; name: string }[]
}
type Run = { type: string; workflowId: string; executedSteps: (RunStep | Run)[]; status?: string }

const mock = await sharedMock({ contract, taskMs: 1000 })
const { baseUrl } = await mock.listen()
let folder: string
let output: string
const runs = new Map<string, Run[]>()

/** The copies differ in the waits only: seconds in the files, hundredths of one here, where a task takes a second. */
beforeAll(async () => {
  mkdirSync(inRoot('dist'), { recursive: true })
  folder = mkdtempSync(inRoot('dist/workflows-'))
  const texts = FILES.map((file) => [basename(file), readFileSync(inRoot(file), 'utf8')] as const)
  for (const [name, text] of texts)
    writeFileSync(
      join(folder, name),
      text.replace(/(?<=retryAfter: )\d+/g, (seconds) => `${Number(seconds) / 100}`),
    )
  const [, anyText = ''] = texts[0] ?? []
  writeFileSync(join(folder, 'wrong.arazzo.yaml'), anyText.replace('$statusCode == 202', '$statusCode == 201'))

  // The list is read while it has the tasks of the examples only. Of the others, the workflow about limits starts the
  // first task.
  mock.setFault({ operationId: 'createTask', status: 429, times: 2 })
  const names = texts.map(([name]) => name)
  const isFirst = (name: string) => /^(?:read-a-list|retry-after)/.test(name)
  const ordered = [...names.filter(isFirst), ...names.filter((name) => !isFirst(name)), 'wrong.arazzo.yaml']
  const results = join(folder, 'results.json')
  ;({ output } = await readNode([
    inRoot('node_modules/@redocly/cli/bin/cli.js'),
    'respect',
    ...FLAGS.map((flag) => flag.replace('http://127.0.0.1:4010/v1', baseUrl)),
    ...ordered.map((name) => join(folder, name)),
    '--json-output',
    results,
  ]))
  const { files } = JSON.parse(readFileSync(results, 'utf8')) as { files: Record<string, { executedWorkflows: Run[] }> }
  for (const [path, { executedWorkflows }] of Object.entries(files)) runs.set(basename(path), executedWorkflows)
}, 60_000)

afterAll(() => rmSync(folder, { recursive: true, force: true }))

test.each(FILES.map((file) => basename(file)))('%s passes every step on the mock', (name) => {
  const arazzo = parse(readFileSync(join(folder, name), 'utf8'), { merge: true }) as ArazzoDefinition
  const run = runs.get(name) ?? []
  const wanted = arazzo.workflows.filter(({ workflowId }) => workflowId !== PART)
  expect(run.map(({ workflowId }) => workflowId)).toEqual(wanted.map(({ workflowId }) => workflowId))
  for (const { workflowId, steps } of arazzo.workflows) {
    const taken = stepsOf(run).filter(({ workflow }) => workflow === workflowId)
    const operations = steps.filter((step) => step.workflowId === undefined)
    expect([...new Set(taken.map(({ stepId }) => stepId))], output).toEqual(operations.map(({ stepId }) => stepId))
    for (const { stepId } of operations) {
      const last = taken.filter((step) => step.stepId === stepId).at(-1)
      const failed = last?.checks?.filter(({ passed }) => !passed)
      expect(failed, `${name}: ${stepId}\n${output}`).toEqual([])
    }
  }
})

test('the command of the guide passes on the mock', async () => {
  const [, args = ''] =
    /^npx redocly (respect [^`]*)^```/m.exec(readFileSync(inRoot('docs/workflows.md'), 'utf8')) ?? expect.unreachable()
  const words = wordsOf(args.replace('http://127.0.0.1:4010/v1', baseUrl))
  const run = await readNode([inRoot('node_modules/@redocly/cli/bin/cli.js'), ...words])
  expect(run.output).toMatch(/Workflows: 1 passed, 1 total/)
  expect(run.status).toBe(0)
})

test('the runner polls unfinished work, and waits for a limit', () => {
  for (const [name, run] of runs) {
    const polled = stepsOf(run).filter(({ stepId }) => stepId.startsWith('waitFor'))
    const waits = new Set(polled.map(({ stepId }) => stepId))
    for (const id of waits)
      expect(polled.filter(({ stepId }) => stepId === id).length, `${name}: ${id}`).toBeGreaterThan(1)
  }
  const limited = stepsOf(runs.get('retry-after-a-limit.arazzo.yaml') ?? [])
  const starts = limited.filter(({ stepId }) => stepId === 'startTask')
  expect(starts.map(({ response }) => response?.statusCode)).toEqual([429, 429, 202])
})

test('the runner reads a list to its last page', () => {
  const pages = stepsOf(runs.get('read-a-list.arazzo.yaml') ?? [])
  expect(pages.filter(({ workflow }) => workflow === PART).length).toBeGreaterThan(1)
})

test('a workflow with a wrong expectation fails', () => {
  const steps = stepsOf(runs.get('wrong.arazzo.yaml') ?? [])
  const failed = steps.filter(({ checks }) => checks?.some(({ passed }) => !passed))
  expect(failed.map(({ stepId }) => stepId)).toEqual(['startTask'])
})

function wordsOf(command: string): string[] {
  return command.split(/[\s\\]+/).filter(Boolean)
}

/** All steps that sent a request, in order, with the workflow that each belongs to. */
function stepsOf(run: (Run | RunStep)[], workflow = ''): (RunStep & { workflow: string })[] {
  return run.flatMap((entry) =>
    'executedSteps' in entry ? stepsOf(entry.executedSteps, entry.workflowId) : [{ ...entry, workflow }],
  )
}
