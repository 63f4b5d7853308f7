/** Code generators of other projects read the documents, and what they make compiles and works. */
import { cpSync, existsSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'esbuild'
import { beforeAll, describe, expect, test } from 'vitest'
import { inRoot } from '../../scripts/support/paths.js'
import { readNode } from '../../scripts/support/processes.js'
import { NAMES, VERSIONS, type Version } from '../support/documents.js'
import { baseUrl, folder, HERE, mock, runTool, setUp } from './setup.js'

/** The generators, each by its file in `tools`. */
const GENERATORS = ['hey-api', 'orval'] as const

type Tool = (typeof GENERATORS)[number]
type Run = { status: number; output: string }

/** A version is tried with the tools for which it has a consumer. */
const CASES = GENERATORS.flatMap((tool) => VERSIONS.map((version) => ({ tool, version }))).filter(({ tool, version }) =>
  existsSync(join(HERE, `consumers/${tool}.${version}.ts`)),
)

const outOf = (tool: Tool, version: Version) => join(folder, 'out', version, tool)
const made = new Map<string, Run>()
let compiled: Run

setUp()

/** Makes everything in the temporary folder, beside the consumers that use it. The tools are linked into it. */
beforeAll(async () => {
  cpSync(join(HERE, 'consumers'), join(folder, 'consumers'), { recursive: true })
  symlinkSync(join(HERE, 'node_modules'), join(folder, 'node_modules'), 'junction')
  const jobs = [
    ...CASES.map(({ tool, version }) => ({ tool, name: version, out: outOf(tool, version) })),
    ...NAMES.map((name) => ({ tool: 'swagger-parser', name, out: folder })),
  ]
  await Promise.all(jobs.map(async (job) => made.set(`${job.tool} ${job.name}`, await runTool(job))))
  const compiler = inRoot('node_modules/typescript-7/bin/tsc')
  compiled = await readNode([compiler, '--project', join(folder, 'consumers')])
}, 600_000)

test.for(NAMES)('swagger-parser resolves and validates %s', (name) => {
  expect(made.get(`swagger-parser ${name}`)).toEqual({ status: 0, output: '' })
})

test('what each tool makes, and the code that uses it, compiles strictly', () => {
  expect(compiled).toEqual({ status: 0, output: '' })
})

describe.each(CASES)('$tool with the document of $version', ({ tool, version }) => {
  test('makes code that works with the mock', async () => {
    const run = made.get(`${tool} ${version}`)
    expect(run?.status, run?.output).toBe(0)
    mock.reset()
    const story = await use(tool, version)
    const started = story.started as { id: string; job_id: string }
    expect(started).toMatchObject(
      SHAPES[version] ?? expect.unreachable(`Write the shape of a task of ${version} in SHAPES.`),
    )
    expect(Object.keys(started)).not.toContain(version === '2026-05-01' ? 'job_id' : 'id')
    expect(story.listed).toContain(version === '2026-05-01' ? started.id : started.job_id)
    const served = mock.requests().map(({ operationId, version, status }) => `${operationId} ${version} ${status}`)
    expect(served).toEqual([`createTask ${version} 202`, `listTasks ${version} 200`])
  })
})

/** What a started task looks like in each version. */
const SHAPES: Partial<Record<Version, object>> = {
  '2026-05-01': { id: expect.stringMatching(/^task_/), input: { prompt: 'A poster' }, links: expect.anything() },
  // Only 2026-04-12
  '2026-04-12': { job_id: expect.stringMatching(/^task_/), task: 'A poster', is_terminal: false },
}

/** Bundles the consumer of a tool and runs it in a process of its own. */
async function use(tool: Tool, version: Version): Promise<{ started: unknown; listed: string[] }> {
  const outfile = join(outOf(tool, version), 'consumer.mjs')
  const contents = `import { use } from './${tool}.${version}.ts'\nconsole.log(JSON.stringify(await use(process.argv[2])))`
  const stdin = { contents, resolveDir: join(folder, 'consumers') }
  await build({ stdin, outfile, bundle: true, format: 'esm', platform: 'node', logLevel: 'silent' })
  const { status, output } = await readNode([outfile, baseUrl])
  expect(status, output).toBe(0)
  return JSON.parse(output)
}
