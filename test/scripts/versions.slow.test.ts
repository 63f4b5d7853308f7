/**
 * A third version is data. In a copy of the repository, a version is added with a field of another name, a new value, another
 * default and the rows that explain them, and nothing else is written by hand. A renamed field and a removed operation leave the
 * tests of older versions as they are. Then the oldest version is retired, and `npm test` passes with a version less; the test of
 * CONTRIBUTING runs it with a version more.
 */
import { readdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { inRoot } from '../../scripts/support/paths.js'
import type { JsonObject } from '../../src/contract/json.js'
import { start } from '../support/processes.js'
import { NEWEST, OLDEST } from '../support/versions.js'
import { type Change, type Copy, copyRepository, NEXT } from './copy.js'

let copy: Copy
beforeAll(async () => {
  copy = await copyRepository()
})
afterAll(() => copy.remove())

/** Generates the documents, checks them, and runs the fast tests: all, or those whose path contains one of the words. */
async function expectGreen(...words: string[]): Promise<void> {
  // The slow tests would start this one again.
  vi.stubEnv('CI', '')
  for (const command of [['generate'], ['test', ...words]]) {
    const { status, output } = await copy.run(...command)
    expect([command, status], output.slice(-5000)).toEqual([command, 0])
  }
  vi.unstubAllEnvs()
}

const jsonOf = async <Content = JsonObject>(file: string) => JSON.parse(await copy.read(file)) as Content

/** What a program in the copy prints as JSON. It is run as the mock is: from its source, without a check of its types. */
async function told<Content>(program: string): Promise<Content> {
  await copy.write('program.ts', program)
  const { exited, output } = start(join(copy.folder, 'program.ts'))
  expect(await exited, output()).toBe(0)
  return JSON.parse(
    output()
      .split('\n')
      .find((line) => line.startsWith('{')) ?? '{}',
  ) as Content
}

/** What the compiler finds in each of these files of a user of the package, by name. */
async function faultsIn<Name extends string>(files: Record<Name, string>): Promise<Record<Name, string>> {
  const names = Object.keys(files) as Name[]
  for (const name of names) await copy.write(`${name}.ts`, files[name])
  const flags = [
    '--noEmit',
    '--strict',
    '--module',
    'nodenext',
    '--target',
    'es2022',
    '--types',
    'node',
    '--ignoreConfig',
  ]
  const compiler = start(inRoot('node_modules/@typescript/native-preview/bin/tsgo'), [
    ...flags,
    ...names.map((name) => join(copy.folder, `${name}.ts`)),
  ])
  await compiler.exited
  const lines = compiler.output().split('\n')
  const about = (name: Name) =>
    lines.filter((line) => line.includes(`/${name}.ts(`) || line.startsWith(`${name}.ts(`)).join('\n')
  return Object.fromEntries(names.map((name) => [name, about(name)])) as Record<Name, string>
}

/** What the mock answers in each version, with a header and without, and after each sunset. */
const ASK = `
import { createMock } from './src/mock/index.js'
const mock = await createMock()
const headers = { authorization: 'Bearer service_live_0a' }
const ask = async (path: string, version?: string, more = {}) => {
  const pin = version ? { 'service-version': version } : {}
  const answer = await mock.fetch(new Request('http://mock.test/v1' + path, { headers: { ...headers, ...pin, ...more } }))
  return { status: answer.status, version: answer.headers.get('service-version'), body: await answer.json() }
}
const told: Record<string, unknown> = {}
for (const version of VERSIONS)
  told[version] = {
    limits: await ask('/uploads/limits', version),
    documented: await ask('/uploads/limits', version, { prefer: 'code=200' }),
    canvases: await ask('/canvases', version),
    task: await ask('/tasks/task_01JTS3C4DWA7N36096Q14DR9GP', version),
  }
told.plain = await ask('/canvases')
told.unknown = await ask('/canvases', '2020-01-01')
for (const day of DAYS) {
  mock.setDate(day)
  told[day] = [await ask('/canvases'), await ask('/canvases', VERSIONS.at(-1))]
}
console.log(JSON.stringify(told))
`

type Answer = {
  status: number
  version: string
  body: Record<string, unknown> & { error?: { code: string; details: unknown } }
}
type Shown = Record<'limits' | 'documented' | 'canvases' | 'task', Answer>

const asked = (versions: string[], days: string[]) =>
  told<Record<string, Shown> & { plain: Answer; unknown: Answer }>(
    ASK.replaceAll('VERSIONS', JSON.stringify(versions)).replaceAll('DAYS', JSON.stringify(days)),
  )

const UNTIL = `until: "${NEXT}"`

/** What is written by hand if a canvas has a kind instead of a category, and a desktop install cannot sign out. */
const RENAMED_AND_REMOVED: Record<string, Change[]> = {
  'openapi/resources/canvases/schemas/CanvasListItem.yaml': [
    ['url, category,', 'url, category, kind,'],
    [/( {2})category(:\n)((?: {4}.*\n)+)/g, `$1category$2    x-${UNTIL}\n$3$1kind$2    x-since: "${NEXT}"\n$3`],
  ],
  'openapi/resources/voyager/voyager-auth-revoke.yaml': [['  tags: [voyager]\n', `  tags: [voyager]\n  x-${UNTIL}\n`]],
  'openapi/versions.yaml': [
    [
      `    to: "${NEXT}"\n`,
      `    to: "${NEXT}"\n    fields:\n      - { schema: CanvasListItem, old: category, new: kind }\n`,
    ],
  ],
  'openapi/facts/canvases.yaml': [
    [/^(canvases\.item\.category(?:\.open)?:\n)/gm, `$1  ${UNTIL}\n`],
    [
      'canvases.item.visibility:\n',
      `canvases.item.kind:\n  version: "${NEXT}"\n  fact: A canvas in a list has \`kind\`.\n  at: { CanvasListItem.kind: string }\n\ncanvases.item.visibility:\n`,
    ],
  ],
  'openapi/facts/voyager.yaml': [[/^(voyager\.revoke\..+:\n)/gm, `$1  ${UNTIL}\n`]],
  'openapi/facts/service.yaml': [[/^(service\.capability\.desktop:\n)/gm, `$1  ${UNTIL}\n`]],
  'src/mock/resources/canvases/canvases.ts': [['category', 'kind']],
  'src/mock/resources/tasks/recipes.ts': [["design', category,", "design', kind: category,"]],
  'test/mock/behaviour/tasks.test.ts': [
    [`toMatchObject({ category: 'other'`, `toMatchObject({ kind: 'other'`],
    [')?.category', ')?.kind'],
  ],
  'test/client/types.test.ts': [['data[0]?.category', 'data[0]?.kind']],
}

/** The day after another. */
const dayAfter = (day: string) => new Date(Date.parse(day) + 24 * 60 * 60_000).toISOString().slice(0, 10)

describe(`version ${NEXT} is added`, { timeout: 120_000 }, () => {
  test('by one command, which says what is next', async () => {
    const before = await copy.read('openapi/versions.yaml')
    const { status, output } = await copy.run('version:add', NEXT)
    expect([status, output]).toEqual([0, expect.stringContaining(`x-until: "${NEXT}"`)])
    const { versions } = await jsonOf<{ versions: object[] }>('generated/versions.json')
    expect((await copy.read('openapi/versions.yaml')).split('\n').length - before.split('\n').length).toBe(5)
    expect(versions).not.toContainEqual(expect.objectContaining({ date: NEXT }))
  })

  test('after a renamed field and a removed operation, no test of an older version changes', {
    timeout: 1_800_000,
  }, async () => {
    const before = await Promise.all(Object.keys(RENAMED_AND_REMOVED).map((file) => copy.read(file)))
    for (const [file, changes] of Object.entries(RENAMED_AND_REMOVED)) await copy.edit(file, changes)
    await expectGreen('test/contract', 'test/mock/behaviour', 'test/mock/request', 'test/conform/kit')
    await Promise.all(Object.keys(RENAMED_AND_REMOVED).map((file, index) => copy.write(file, before[index] ?? '')))
  })

  test('what differs is marked, with a row that explains it, and everything is made again', async () => {
    const limits = 'openapi/resources/uploads/schemas/UploadLimits.yaml'
    await copy.edit(limits, [
      ['max_file_bytes_is_plan_limit]', 'max_file_bytes_is_plan_limit, set_by_plan]'],
      [
        '  max_file_bytes_is_plan_limit:\n',
        `  set_by_plan:\n    type: boolean\n    x-since: "${NEXT}"\n    description: True if the plan sets the limit.\n  max_file_bytes_is_plan_limit:\n    x-until: "${NEXT}"\n`,
      ],
    ])
    await copy.edit('openapi/resources/canvases/schemas/CanvasListItem.yaml', [
      [
        '    enum: [team, private]\n',
        `    anyOf:\n      - { x-until: "${NEXT}", enum: [team, private] }\n      - { x-since: "${NEXT}", enum: [team, private, public] }\n`,
      ],
    ])
    await copy.edit('openapi/shared/parameters/Limit.yaml', [
      [
        'schema: { type: integer, minimum: 1, maximum: 100, default: 20 }\n',
        `schema:\n  type: integer\n  minimum: 1\n  maximum: 100\n  anyOf:\n    - { x-until: "${NEXT}", default: 20 }\n    - { x-since: "${NEXT}", default: 50 }\n`,
      ],
    ])
    await copy.edit('openapi/versions.yaml', [
      [
        `    to: "${NEXT}"\n`,
        `    to: "${NEXT}"
    fields:
      - { schema: UploadLimits, old: max_file_bytes_is_plan_limit, new: set_by_plan }
      - { schema: CanvasListItem, old: visibility, new: visibility, instead: { public: team } }
`,
      ],
      ['role: supported\n    sunset: null', `role: supported\n    sunset: "${NEXT}"`],
    ])
    const { status, output } = await copy.run('generate')
    expect([status, output]).toEqual([0, expect.stringContaining(`generated/openapi/${NEXT}.json`)])
  })

  test('the documents differ there and nowhere else', async () => {
    const [next, now, old] = await Promise.all(
      [NEXT, NEWEST, OLDEST].map((date) => jsonOf(`generated/openapi/${date}.json`)),
    )
    const parts = (document: JsonObject | undefined) =>
      (document as { components: Record<string, Record<string, JsonObject>> }).components
    const required = (document: JsonObject | undefined) => parts(document).schemas?.UploadLimits?.required
    expect([required(next), required(now), required(old)]).toEqual([
      ['max_direct_upload_bytes', 'max_file_bytes', 'set_by_plan'],
      ['max_direct_upload_bytes', 'max_file_bytes', 'max_file_bytes_is_plan_limit'],
      ['max_direct_upload_bytes', 'max_file_bytes', 'max_file_bytes_is_plan_limit'],
    ])
    const limit = (document: JsonObject | undefined) => parts(document).parameters?.Limit?.schema
    expect([limit(next), limit(now)]).toEqual([
      { type: 'integer', minimum: 1, maximum: 100, default: 50 },
      { type: 'integer', minimum: 1, maximum: 100, default: 20 },
    ])
    const version = (document: JsonObject | undefined) => parts(document).parameters?.ServiceVersion
    expect([version(next), version(old)]).toMatchObject([
      { required: true, schema: { enum: [NEXT] } },
      { required: false, schema: { enum: [OLDEST], default: OLDEST } },
    ])
    const canvas = await jsonOf('generated/openapi/canvas.json')
    expect(version(canvas)).toMatchObject({ schema: { enum: [NEXT, NEWEST, OLDEST], default: OLDEST } })
    expect(required(canvas)).toEqual(['max_direct_upload_bytes', 'max_file_bytes'])
    expect(JSON.stringify(canvas)).toContain(`"supported":["${NEXT}","${NEWEST}","${OLDEST}"]`)
    // The versions before it are as they were, but for the list of the versions.
    const before = JSON.parse(await readFile(inRoot(`generated/openapi/${NEWEST}.json`), 'utf8')) as JsonObject
    expect({ ...(now?.paths as JsonObject) }).toEqual(before.paths)
    expect(parts(now).schemas).toEqual(parts(before).schemas)
    expect(now?.info).toMatchObject({ description: expect.stringContaining(`# Migration from ${NEWEST}`) })
  })

  test('the gate finds that nothing breaks', async () => {
    const { status, output } = await copy.run('diff', inRoot())
    expect([status, output]).toEqual([0, expect.stringMatching(new RegExp(`additive .* version ${NEXT} added`))])
    expect(output).not.toContain('breaking')
  })

  test('each example fits its document', async () => {
    const program = `
      import { checkGaps } from './scripts/lint/gap-register.js'
      import { checkExamples } from './scripts/lint/examples.js'
      import { loadContract } from './scripts/documents/contract.js'
      const contract = await loadContract()
      checkGaps(contract)
      for (const [name, document] of Object.entries(contract.documents)) checkExamples(name, document)
      console.log(JSON.stringify({ names: Object.keys(contract.documents) }))
    `
    expect(await told(program)).toEqual({ names: ['canvas', NEXT, NEWEST, OLDEST] })
  })

  test('a client of the version compiles, with its names, and without those of another', async () => {
    const code = (version: string, field: string, choice: string) => `
      import { createClient } from '${copy.folder}/generated/client/index.js'
      const api = createClient({ baseUrl: '', apiKey: '', version: '${version}' })
      const { data } = await api.GET('/uploads/limits')
      export const limit: boolean | undefined = data?.${field}
      const list = (await api.GET('/canvases')).data
      export const shown: ${choice} | undefined = list?.data[0]?.visibility
    `
    const all = `'team' | 'private' | 'public'`
    const faults = await faultsIn({
      next: code(NEXT, 'set_by_plan', all),
      newest: code(NEWEST, 'max_file_bytes_is_plan_limit', `'team' | 'private'`),
      older_name: code(NEXT, 'max_file_bytes_is_plan_limit', all),
      fewer_values: code(NEXT, 'set_by_plan', `'team' | 'private'`),
      no_version: code('2020-01-01', 'set_by_plan', all),
    })
    expect(faults).toEqual({
      next: '',
      newest: '',
      older_name: expect.stringContaining('max_file_bytes_is_plan_limit'),
      fewer_values: expect.stringContaining('public'),
      no_version: expect.stringContaining('2020-01-01'),
    })
  })

  test('the mock has three shapes, and the default advances by the day', async () => {
    const { versions } = await jsonOf<{ versions: { date: string; sunset: string | null }[] }>(
      'generated/versions.json',
    )
    const sunset = versions.at(-1)?.sunset ?? ''
    const told = await asked([NEXT, NEWEST, OLDEST], [sunset, dayAfter(sunset), dayAfter(NEXT)])

    const limits = (version: string) => Object.keys(told[version]?.limits.body ?? {})
    expect(limits(NEXT)).toEqual(['max_direct_upload_bytes', 'max_file_bytes', 'set_by_plan'])
    for (const version of [NEWEST, OLDEST])
      expect(limits(version)).toEqual(['max_direct_upload_bytes', 'max_file_bytes', 'max_file_bytes_is_plan_limit'])
    for (const version of [NEXT, NEWEST, OLDEST]) {
      expect(Object.keys(told[version]?.documented.body ?? {})).toEqual(limits(version))
      expect(told[version]?.limits).toMatchObject({ status: 200, version })
    }
    expect(told[NEXT]?.canvases.body).toMatchObject({ limit: 50, data: expect.any(Array) })
    expect(told[NEWEST]?.canvases.body).toMatchObject({ limit: 20, data: expect.any(Array) })
    expect(told[OLDEST]?.canvases.body).toMatchObject({ limit: 20, offset: 0, canvases: expect.any(Array) })
    expect([NEXT, NEWEST, OLDEST].map((version) => Object.keys(told[version]?.task.body ?? {})[0])).toEqual([
      'id',
      'id',
      'job_id',
    ])

    expect(told.plain.version).toBe(OLDEST)
    expect(told.unknown.body.error).toMatchObject({ details: { supported: [NEXT, NEWEST, OLDEST] } })
    const [plain, pinned] = Object.values(told[sunset] ?? {})
    expect([plain?.version, pinned?.status]).toEqual([OLDEST, 200])
    for (const [day, byDefault, supported] of [
      [dayAfter(sunset), NEWEST, [NEXT, NEWEST]],
      [dayAfter(NEXT), NEXT, [NEXT]],
    ] as const) {
      const [without, retired] = Object.values(told[day] ?? {})
      expect([without?.version, retired?.status, retired?.version]).toEqual([byDefault, 400, byDefault])
      expect(retired?.body.error).toMatchObject({
        code: 'unsupported_version',
        details: { requested: OLDEST, supported },
      })
    }
  })

  test('the site has its reference, and says what changed', async () => {
    const program = `
      import { readSource } from './docs/site/source.js'
      import { apiChanges, changesOf } from './scripts/compare/api-changes.js'
      const source = await readSource()
      const changes = apiChanges(source)
      const rows = (id: string) => changesOf(changes, '${NEXT}', id).flatMap((table) => table.rows.map((row) => row.older + ' → ' + row.newer))
      console.log(JSON.stringify({ steps: changes.map(({ from, to }) => [from, to]), limits: rows('getUploadLimits'), list: rows('listCanvases') }))
    `
    const { steps, limits, list } = await told<{ steps: string[][]; limits: string[]; list: string[] }>(program)
    expect(steps).toEqual([
      [NEWEST, NEXT],
      [OLDEST, NEWEST],
    ])
    expect(limits).toEqual(['`max_file_bytes_is_plan_limit` → `set_by_plan`'])
    expect(list.join('\n')).toContain('default changed from 20 to 50')
  })
})

describe(`version ${OLDEST} is retired`, { timeout: 120_000 }, () => {
  test('not if another is meant, and then nothing is written', async () => {
    const before = await copy.read('openapi/versions.yaml')
    const { status, output } = await copy.run('version:retire', NEWEST)
    expect([status, output]).toEqual([
      1,
      expect.stringContaining(`${OLDEST} is older than ${NEWEST}: retire it first.`),
    ])
    expect(await copy.read('openapi/versions.yaml')).toBe(before)
  })

  test('with everything that only it had, and the other documents stay as they are', async () => {
    const before = await Promise.all([NEXT, NEWEST].map((date) => jsonOf(`generated/openapi/${date}.json`)))
    const { status, output } = await copy.run('version:retire', OLDEST)
    expect([status, output]).toEqual([0, expect.stringContaining(`Version ${OLDEST} is retired`)])
    expect((await copy.run('generate')).output).toContain(`generated/openapi/${OLDEST}.json`)
    const now = await Promise.all([NEXT, NEWEST].map((date) => jsonOf(`generated/openapi/${date}.json`)))
    for (const [index, document] of before.entries()) expect(now[index]?.paths).toEqual(document.paths)
    const files = (await readdir(join(copy.folder, 'openapi'), { recursive: true })) as string[]
    expect(files.filter((file) => /legacy/i.test(file) || file.endsWith(`.${OLDEST}.yaml`))).toEqual([])
    const { workflows } = await told<{ workflows: string[] }>(`
      import { readSource } from './docs/site/source.js'
      console.log(JSON.stringify({ workflows: (await readSource()).workflows.map(({ name }) => name) }))
    `)
    expect(workflows, 'those of the newest version stay').toContain('read-a-list')
    expect(workflows, 'those that use the retired version are gone').not.toContain('read-a-list-by-offset')
    const texts = await Promise.all(
      files
        .filter((file) => /^(resources|shared|webhooks).*yaml$/.test(file))
        .map((file) => copy.read(`openapi/${file}`)),
    )
    expect(
      texts.filter((text) => text.includes(`x-since: "${NEWEST}"`) || text.includes(`x-until: "${NEWEST}"`)),
    ).toEqual([])
    expect(texts.some((text) => text.includes(`x-since: "${NEXT}"`))).toBe(true)
    await expect(copy.read(`generated/openapi/${OLDEST}.json`)).rejects.toThrow('ENOENT')
    await expect(copy.read(`generated/types/${OLDEST}.d.ts`)).rejects.toThrow('ENOENT')
    expect((await copy.run('check')).status).toBe(0)
  })

  test('the gate lets it go after its sunset, and finds nothing else that breaks', async () => {
    const { status, output } = await copy.run('diff', inRoot())
    expect([status, output]).toEqual([0, expect.stringContaining(`version ${OLDEST} retired, after its sunset`)])
  })

  test('the mock and the client know the two that are left', async () => {
    const told = await asked([NEXT, NEWEST], [])
    expect(told.plain.version).toBe(NEWEST)
    expect(told[NEWEST]?.canvases.body).toMatchObject({ limit: 20, data: expect.any(Array) })
    expect(told[NEXT]?.canvases.body).toMatchObject({ limit: 50 })
    const client = (version: string) => `
      import { createClient } from '${copy.folder}/generated/client/index.js'
      export const api = createClient({ baseUrl: '', apiKey: '', version: '${version}' })
    `
    const faults = await faultsIn({ next: client(NEXT), newest: client(NEWEST), retired: client(OLDEST) })
    expect(faults).toEqual({ next: '', newest: '', retired: expect.stringContaining(OLDEST) })
  })
})

test(`version ${OLDEST} is retired from the contract as it is, and lint and the other tests pass`, {
  timeout: 1_800_000,
}, async () => {
  for (const name of ['openapi', 'generated', 'test', 'CHANGELOG.md']) await copy.restore(name)
  // What the tests above wrote beside it is not formatted.
  for (const name of await readdir(copy.folder))
    if (!(await readdir(inRoot())).includes(name)) await rm(join(copy.folder, name), { recursive: true })
  const { status, output } = await copy.run('version:retire', OLDEST, '--with-tests')
  expect([status, output]).toEqual([0, expect.stringContaining('and are removed:')])
  for (const removed of [`consumers/kubb.${OLDEST}.ts:1  the whole file`, "describe('the legacy version'"])
    expect(output).toContain(removed)
  expect(await copy.read('test/client/client.test.ts')).not.toContain(OLDEST)
  await expectGreen()
})
