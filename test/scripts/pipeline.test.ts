/** What `check` finds, what `generate` writes and removes: tried on a copy of `generated/`. */
import { readFileSync } from 'node:fs'
import { appendFile, cp, readdir, rm, writeFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { contractNow } from '../../scripts/documents/contract.js'
import { type Artifacts, allArtifacts } from '../../scripts/generate/artifacts.js'
import { differing } from '../../scripts/generate/files.js'
import { bundle, checkGenerated, generate } from '../../scripts/generate/pipeline.js'
import { ContractError } from '../../scripts/support/contract-error.js'
import { inRoot, ROOT } from '../../scripts/support/paths.js'
import { silent } from '../../scripts/support/reporter.js'
import { newFolder } from '../support/folders.js'

/** What is generated in a part of a hand-written file. */
const guides = (await readdir(inRoot('docs'))).filter((file) => file.endsWith('.md')).map((file) => `docs/${file}`)
const ELSEWHERE = [
  'CHANGELOG.md',
  ...guides.filter((path) => /^<!-- \/\w+ -->$/m.test(readFileSync(inRoot(path), 'utf8'))),
]

let copy: string
let made: Artifacts

beforeAll(async () => {
  made = await allArtifacts(await contractNow(), silent)
  copy = newFolder()
  await cp(inRoot('generated'), join(copy, 'generated'), { recursive: true })
  for (const path of ELSEWHERE) await cp(inRoot(path), join(copy, path), { recursive: true })
})

const entries = await readdir(inRoot('generated'), { recursive: true, withFileTypes: true })
const committed = entries
  .filter((entry) => entry.isFile())
  .map((entry) => relative(ROOT, join(entry.parentPath, entry.name)))
  .filter((path) => path !== 'generated/README.md')
  .concat(ELSEWHERE)
  .sort()

async function driftOf(root: string): Promise<string[]> {
  const error: unknown = await checkGenerated(silent, root).catch((caught: unknown) => caught)
  if (!error) return []
  expect(error).toBeInstanceOf(ContractError)
  const { message } = error as Error
  expect(message).toMatch(/^generated\/ is out of date with openapi\/ and src\/client:\n/)
  expect(message).toMatch(/\nRun `npm run generate` and commit the result\.$/)
  return message.split('\n').flatMap((line) => (line.startsWith('  ') ? [line.trim()] : []))
}

test('generate makes the committed files', async () => {
  expect(committed).toContain('generated/contract.d.ts')
  expect([...made.keys()].sort()).toEqual(committed)
  expect(await driftOf(copy)).toEqual([])
})

test('checkGenerated finds a change of each committed file', async () => {
  for (const path of committed) await appendFile(join(copy, path), ' ')
  expect(differing(made, copy).sort()).toEqual(committed)
  for (const path of committed) await cp(inRoot(path), join(copy, path))
})

test('check finds stale files, also below a folder that has a README.md by hand', async () => {
  const files = ['generated/client/left-over.js', 'generated/types/README.md']
  for (const path of files) await writeFile(join(copy, path), 'old')
  expect(await driftOf(copy)).toEqual(files)
})

test('generate repairs everything that checkGenerated finds, and keeps the hand-written file', async () => {
  await writeFile(join(copy, 'generated/left-over.json'), 'old')
  await writeFile(join(copy, 'generated/gaps.json'), '{}')
  await rm(join(copy, 'generated/contract.d.ts'))
  await generate(silent, copy)
  expect(await driftOf(copy)).toEqual([])
  expect(await readdir(join(copy, 'generated'))).toContain('README.md')
})

test('bundle writes the documents, and no other file', async () => {
  await writeFile(join(copy, 'generated/openapi/canvas.json'), '{}')
  await writeFile(join(copy, 'generated/contract.js'), '')
  await bundle(silent, copy)
  expect(await driftOf(copy)).toEqual(['generated/contract.js'])
})
