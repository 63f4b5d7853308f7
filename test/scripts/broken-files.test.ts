/** A file that cannot be read or parsed is named as in all problems: from the repository, with line and column. */
import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { clientData } from '../../scripts/client/client-data.js'
import { contractNow, loadContract } from '../../scripts/documents/contract.js'
import { bundleDocument, lintDocument } from '../../scripts/read/redocly.js'
import { ContractError } from '../../scripts/support/contract-error.js'
import { inRoot, ROOT } from '../../scripts/support/paths.js'
import { readYaml } from '../../scripts/support/yaml.js'
import { NEWEST, NEXT_DEFAULT, OLDEST } from '../support/versions.js'

let folder: string

/** Writes a file of the folder. */
const put = (file: string, text: string) => writeFile(inRoot(folder, file), text)
/** A document with this title, and with what follows. */
const titled = (title: string, more = '') => `openapi: 3.1.0\ninfo: { title: ${title}, version: "1" }\n${more}`
const BROKEN = 'components: { schemas: { Broken: { $ref: schema.yaml } } }\n'

beforeAll(async () => {
  folder = relative(ROOT, await mkdtemp(inRoot('node_modules/.broken-')))
  await put('root.yaml', 'openapi: 3.1.0\ninfo:\n  title: [Broken\n  version: "1"\n')
  await put('schema.yaml', 'type: [string\ndescription: Broken.\n')
  await put('whole.yaml', titled('Whole', BROKEN))
})

afterAll(() => rm(inRoot(folder), { recursive: true }))

const problemOf = async (work: Promise<unknown>): Promise<string> => {
  const error = await work.catch((caught: unknown) => caught)
  expect(error).toBeInstanceOf(ContractError)
  return (error as Error).message
}

test('a broken root document is reported with file and line', async () => {
  const problem = new RegExp(`^${join(folder, 'root.yaml')}:3:10  Failed to parse: [^"]+$`)
  expect(await problemOf(bundleDocument(join(folder, 'root.yaml')))).toMatch(problem)
  expect(await problemOf(lintDocument(join(folder, 'root.yaml')))).toMatch(problem)
})

test('a broken referenced file is reported with file and line', async () => {
  const text = await problemOf(bundleDocument(join(folder, 'whole.yaml')))
  expect(text).toMatch(new RegExp(`^${join(folder, 'schema.yaml')}:1:7  Failed to parse: [^"]+$`))
})

test('the bundle reports each problem on its own line, and only syntax errors while there are any', async () => {
  const at = (file: string) => join(folder, file)
  await put('wrong.yaml', titled('Wrong, licence: {}', 'paths: { /a: { fetch: {} } }\n'))
  const lines = (await problemOf(bundleDocument(at('wrong.yaml')))).split('\n')
  expect(lines).toHaveLength(2)
  expect(lines[0]).toMatch(
    new RegExp(`^${at('wrong.yaml')}:2:\\d+  .*licence.* Did you mean: license.*\\? \\(struct\\)$`),
  )
  expect(lines[1]).toMatch(new RegExp(`^${at('wrong.yaml')}:3:\\d+  .*fetch.* \\(struct\\)$`))

  await put('both.yaml', titled('Both, licence: {}', BROKEN))
  const parse = await problemOf(bundleDocument(at('both.yaml')))
  expect(parse).toMatch(/Failed to parse/)
  expect(parse).not.toContain('licence')
  expect(parse).not.toContain('.yaml" (')
})

test('the bundle rejects two operations with the same id', async () => {
  const operation = '{ operationId: listAs, responses: { "200": { description: OK } } }'
  await put('twice.yaml', titled('Twice', `paths:\n  /a: { get: ${operation} }\n  /b: { get: ${operation} }\n`))
  expect(await problemOf(bundleDocument(join(folder, 'twice.yaml')))).toMatch(
    new RegExp(`^${join(folder, 'twice.yaml')}:5:\\d+  .*\\(operation-operationId-unique\\)$`),
  )
})

test.each([
  ['a quote', "a: 1\nb: { c: ['d, e] }\nf:\n  g: [h]\n", '2:10', 'quote$'],
  ['a quote that a later one closes', "a:\n  b: 'c\n  d: 1\ne:\n  f: 'g'\n", '2:6', 'quote'],
  ['a bracket', 'a: 1\nb: { c: [d }\n\nf: 2\n', '2:9', '\\]'],
  ['a brace', 'a: 1\nb: { c: [d]\n\nf: 2\n', '2:4', '}'],
])('%s that is not closed is reported where it opens', async (_, text, place, sign) => {
  const file = join(folder, 'open.yaml')
  await writeFile(inRoot(file), text)
  const problem = (says: string) => new RegExp(`^${file}:${place}  ${says}.*${sign}`)
  expect(await problemOf(readYaml(inRoot(file)))).toMatch(problem(''))
  expect(await problemOf(bundleDocument(file))).toMatch(problem('Failed to parse: '))
})

test('a missing file is reported by its name', async () => {
  expect(await problemOf(readYaml(inRoot(folder, 'none.yaml')))).toBe(
    `${join(folder, 'none.yaml')}  The file cannot be read: ENOENT.`,
  )
  const text = await problemOf(bundleDocument(join(folder, 'none.yaml')))
  expect(text).toContain(join(folder, 'none.yaml'))
  expect(text).not.toContain(ROOT)
})

test('the bundle reads an edited file again, and accepts CRLF line ends', async () => {
  const file = join(folder, 'edited.yaml')
  const text = (title: string) =>
    `openapi: 3.1.0\ninfo:\n  title: ${title}\n  version: "1"\n  description: |\n    One.\n    Two.\npaths: {}\n`
  const info = async () => (await bundleDocument(file)).info
  await writeFile(inRoot(file), text('A'))
  const first = { title: 'A', version: '1', description: 'One.\nTwo.\n' }
  expect(await info()).toEqual(first)
  expect(await info()).toEqual(first)
  await writeFile(inRoot(file), text('B').replaceAll('\n', '\r\n'))
  expect(await info()).toEqual({ ...first, title: 'B' })
})

const MARKED = 'resources/canvases/schemas/Marked.yaml'

describe('generate', () => {
  let copy: string
  let root: string

  beforeAll(async () => {
    copy = `${folder}/openapi`
    await cp(inRoot('openapi'), inRoot(copy), { recursive: true })
    root = await readFile(inRoot(copy, 'openapi.yaml'), 'utf8')
    const schemas = `components:\n  schemas: { Marked: { $ref: ${MARKED} } }\n`
    await writeFile(inRoot(copy, 'openapi.yaml'), root.replace(/^components:\n/m, schemas))
  })

  // biome-ignore format: a table has one row a line.
  test.each([
    ['a mark with the date of no version', 'x-since: "2026-05-02"', '2:1  There is no version "2026-05-02": write one of "'],
    ['a mark that leaves a node in no version', `x-until: "${OLDEST}"`, `2:1  No version has this before ${OLDEST}: remove it.`],
    ['a node that ends before it begins', `x-since: "${NEWEST}"\nx-until: "${NEWEST}"`, `3:1  No version has this: it has x-since "${NEWEST}" (COPY/${MARKED}:2:1), and x-until "${NEWEST}". Correct`],
    ['a node that ends before the one around it begins', `x-since: "${NEWEST}"\nproperties: { a: { x-until: "${NEWEST}" } }`, `3:20  No version has this: it is in a node with x-since "${NEWEST}" (COPY/${MARKED}:2:1), and x-until "${NEWEST}". Correct`],
    ['a node that begins after the one around it ends', `x-until: "${NEWEST}"\nproperties: { a: { x-since: "${NEWEST}" } }`, `3:20  No version has this: it is in a node with x-until "${NEWEST}" (COPY/${MARKED}:2:1), and x-since "${NEWEST}". Correct`],
    ['a mark that leaves a node in every version', `x-since: "${OLDEST}"`, `2:1  Every version is one since ${OLDEST}: remove the mark.`],
    ['an extension that does not exist', 'properties: { x-sinse: { x-sinse: "2026-05-02" } }', '2:26  There is no extension "x-sinse", so it has no effect: write one of x-since, x-until, x-gap'],
  ])('reports %s', async (_, line, says) => {
    await writeFile(inRoot(copy, MARKED), `type: object\n${line}\n`)
    const [problem, ...others] = (await problemOf(loadContract(copy))).split('\n')
    expect(problem).toContain(`${copy}/${MARKED}:${says.replace('COPY', copy)}`)
    expect(others).toEqual([])
  })

  test('lists what a retired version leaves behind: its step and every mark', async () => {
    await rm(inRoot(copy, MARKED))
    await writeFile(inRoot(copy, 'openapi.yaml'), root)
    const file = inRoot(copy, 'versions.yaml')
    const versions = await readFile(file, 'utf8')
    await writeFile(file, versions.replace(new RegExp(`  - date: "${OLDEST}"\n(?:    .*\n)*`), ''))
    const lines = (await problemOf(loadContract(copy))).split('\n')
    expect(lines[0]).toMatch(
      new RegExp(`^${copy}/versions\\.yaml:\\d+:5 {2}No version ${NEXT_DEFAULT} follows a version ${OLDEST}`),
    )
    const files = (await readdir(inRoot(copy), { recursive: true })).filter((name) => name.endsWith('.yaml'))
    const texts = await Promise.all(files.map((name) => readFile(inRoot(copy, name), 'utf8')))
    const marks = texts.join('\n').match(/\bx-(?:since|until): ?["']/g) ?? []
    expect(marks.length).toBeGreaterThan(30)
    const told = lines.filter((line) => / {2}(?:No version has this before|Every version is one since) /.test(line))
    expect(told).toHaveLength(marks.length)
    expect(lines).toHaveLength(marks.length + 1)
  })

  test('reports a page with the lists of two versions', async () => {
    const contract = await contractNow()
    const [page, pages] = ['CanvasPage', 'CanvasPages'].map((name) => `{"$ref":"#/components/schemas/${name}"}`)
    const text = JSON.stringify(contract.documents[NEWEST]).replace(`${page}`, `{"oneOf":[${page},${pages}]}`)
    const documents = { ...contract.documents, [NEWEST]: JSON.parse(text) }
    expect(() => clientData({ ...contract, documents })).toThrow(
      /^openapi\/resources\/canvases\/canvases\.yaml:\d+:1 {2}In version .* of \/canvases has more than one list: data, pages\. Mark .*: \S+\/CanvasPage\.yaml:1:1, \S+\/CanvasPages\.yaml:1:1\.$/,
    )
  })
})
