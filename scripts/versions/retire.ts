import { readFileSync } from 'node:fs'
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { isMap } from 'yaml'
import { isObject, type Json, type JsonObject } from '../../src/contract/json.js'
import { type KnownVersion, VERSION_COMPONENT } from '../../src/contract/versions.js'
import { type Contract, loadContract } from '../documents/contract.js'
import { usedGaps } from '../lint/gap-register.js'
import { versionsOf } from '../read/versions-file.js'
import { filesOf } from '../support/cache.js'
import { ContractError } from '../support/contract-error.js'
import { inRoot } from '../support/paths.js'
import { readNode } from '../support/processes.js'
import { type Files, withoutOlder } from './retired.js'
import { withoutRow } from './rows.js'
import { testsOf, type VersionTest, withoutTestsOf } from './tests.js'
import { edited, keyOf, removal, sourceOf, textAt } from './yaml-edits.js'

const FOLDER = 'openapi'
const FILE = 'versions.yaml'

/** Where a retired version may still be named, for people to check. */
const TEXTS = ['openapi', 'docs', 'README.md', 'CONTRIBUTING.md', 'src', 'test', 'bench']
const MOST_LISTED = 40

/**
 * Takes the oldest version out of `openapi/`: nodes, examples and files that only it had, its row and its migration step, its
 * facts and gaps, workflows that use it, and marks that say nothing any more; `withTests`, also the test files that are about it
 * alone, and such parts of others. Resolves to what changed and what to check.
 *
 * Everything is tried on a copy first: the documents of the other versions must stay as they are. Throws a ContractError
 * otherwise, and for a version that cannot be retired; nothing is written then.
 */
export async function retireVersion(date: string, withTests = false): Promise<string> {
  const before = await filesIn(inRoot(FOLDER))
  const text = withoutRow(before.get(FILE) ?? '', date)
  const oldest = versionsOf(text, FILE).versions.versions.at(-1)?.date ?? ''
  const retired = new Map([
    ...withoutOlder(contractFiles(before), oldest),
    ...factsWithout(before, date),
    ...workflowsWithout(before, date),
    [FILE, text],
  ])
  const old = await loadContract(FOLDER)
  const copy = join('node_modules/.cache', `retire-${process.pid}`)
  try {
    const others = [...before].filter(([path]) => !isContractFile(path) && !retired.has(path))
    const all = new Map([...others, ...retired])
    await writeAll(inRoot(copy), all)
    const now = await loadContract(copy)
    refuseDifferences(old, now)
    for (const [path, content] of gapsWithout(all, unusedGaps(old, now))) all.set(path, content)
    for (const [path, content] of all) if (content === '') all.delete(path)
    await swap(inRoot(FOLDER), before, all)
    const tests = testsOf(date)
    if (withTests) await removeTests(date)
    return report(date, before, all, tests, withTests)
  } finally {
    await rm(inRoot(copy), { recursive: true, force: true })
  }
}

async function filesIn(folder: string): Promise<Map<string, string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile() && entry.name.endsWith('.yaml'))
  const texts = files.map(async (entry): Promise<[string, string]> => {
    const file = join(entry.parentPath, entry.name)
    return [file.slice(folder.length + 1).replaceAll('\\', '/'), await readFile(file, 'utf8')]
  })
  return new Map((await Promise.all(texts)).toSorted(([a], [b]) => (a < b ? -1 : 1)))
}

function isContractFile(path: string): boolean {
  return path === 'openapi.yaml' || /^(resources|shared|webhooks)\//.test(path)
}

function contractFiles(files: Files): Files {
  return new Map([...files].filter(([path]) => isContractFile(path)))
}

/** Returns the workflows that go: those that name the document of the retired version. An empty file is removed. */
function workflowsWithout(files: Files, date: string): [string, string][] {
  return [...files]
    .filter(([path, text]) => path.startsWith('workflows/') && text.includes(`/${date}.json`))
    .map(([path]) => [path, ''])
}

/** Returns the files of facts that change: what the service says of the retired version alone, or in comparison with it, goes with it. */
function factsWithout(files: Files, date: string): [string, string][] {
  return rootsWithout(files, 'facts/', (_, fact) => [textAt(fact, 'version'), textAt(fact, 'needs')].includes(date))
}

function gapsWithout(files: Files, ids: ReadonlySet<string>): [string, string][] {
  return rootsWithout(files, 'gaps/', (id) => ids.has(id))
}

/** Returns the changed files below a folder without some entries of their root; an empty text for one without entries. */
function rootsWithout(
  files: Files,
  folder: string,
  goes: (key: string, value: unknown) => boolean,
): [string, string][] {
  return [...files].flatMap(([path, text]): [string, string][] => {
    if (!path.startsWith(folder)) return []
    let now = text
    for (;;) {
      const { root } = sourceOf(now)
      const pair = isMap(root) ? root.items.find((item) => goes(keyOf(item), item.value)) : undefined
      if (!pair || !isMap(root)) return now === text ? [] : [[path, now]]
      now = root.items.length === 1 ? '' : edited(now, [removal(now, root, pair)])
    }
  })
}

/** Returns the gaps that nodes named before, and none names now. */
function unusedGaps(old: Contract, now: Contract): Set<string> {
  const used = usedGaps(now.documents.canvas ?? {}, now.toolServer)
  const before = usedGaps(old.documents.canvas ?? {}, old.toolServer)
  return new Set([...before.keys()].filter((id) => !used.has(id)))
}

/** Throws a ContractError that lists what would differ in the documents of the other versions. */
function refuseDifferences(old: Contract, now: Contract): void {
  const differences = now.versions.versions.flatMap(({ date }: KnownVersion) =>
    differencesOf(comparable(old.documents[date] ?? {}), comparable(now.documents[date] ?? {})).map(
      (pointer) => `  ${date}.json ${pointer}`,
    ),
  )
  if (differences.length === 0) return
  throw new ContractError(
    `The documents of the other versions would change in these places, so nothing is written. Mark them with x-since or x-until, or edit them by hand:\n${differences.slice(0, MOST_LISTED).join('\n')}`,
  )
}

/** Returns a document without the parts that list the versions, and without empty maps and lists. */
function comparable({ info, components, ...rest }: JsonObject): Json {
  const { description: _, 'x-gap': __, ...about } = info as JsonObject
  const parts = structuredClone(components) as Record<string, JsonObject>
  for (const section of Object.values(parts))
    for (const [name, node] of Object.entries(section)) {
      if (name.startsWith(VERSION_COMPONENT)) section[name] = null
      const error = (node as { value?: { error?: JsonObject } } | null)?.value?.error
      if (error?.code === 'unsupported_version') Object.assign(error, { message: null, details: null })
    }
  return withoutEmpty({ ...rest, info: about, components: parts })
}

function withoutEmpty(value: Json): Json {
  if (Array.isArray(value)) return value.map(withoutEmpty)
  if (!isObject(value)) return value
  const entries = Object.entries(value).map(([key, child]): [string, Json] => [key, withoutEmpty(child)])
  const isEmpty = (child: Json) => (Array.isArray(child) || isObject(child)) && Object.keys(child).length === 0
  return Object.fromEntries(entries.filter(([, child]) => !isEmpty(child)))
}

/** Returns the pointers of the innermost values that differ. */
function differencesOf(old: Json, now: Json, pointer = ''): string[] {
  if (isDeepStrictEqual(old, now)) return []
  const isBoth =
    (isObject(old) && isObject(now)) || (Array.isArray(old) && Array.isArray(now) && old.length === now.length)
  if (!isBoth) return [pointer]
  const [a, b] = [old, now] as Record<string, Json>[]
  return [...new Set([...Object.keys(a ?? {}), ...Object.keys(b ?? {})])].flatMap((key) =>
    differencesOf(a?.[key] ?? null, b?.[key] ?? null, `${pointer}/${key}`),
  )
}

async function writeAll(folder: string, files: Files): Promise<void> {
  for (const [path, text] of files) {
    await mkdir(join(folder, dirname(path)), { recursive: true })
    await writeFile(join(folder, path), text)
  }
}

/** Puts the new files in place of the old ones. All texts are on the disk before the first file is replaced. */
async function swap(folder: string, before: Files, after: Files): Promise<void> {
  const changed = [...after].filter(([path, text]) => before.get(path) !== text)
  for (const [path, text] of changed) await writeFile(join(folder, `${path}.part`), text)
  for (const [path] of changed) await rename(join(folder, `${path}.part`), join(folder, path))
  await Promise.all([...before.keys()].filter((path) => !after.has(path)).map((path) => rm(join(folder, path))))
}

/** Removes what `test/` has about the version alone, and the imports that nothing uses then. */
async function removeTests(date: string): Promise<void> {
  const files = withoutTestsOf(date)
  for (const [file, text] of files) await (text === undefined ? rm(inRoot(file)) : writeFile(inRoot(file), text))
  const changed = [...files].flatMap(([file, text]) => (text === undefined ? [] : [file]))
  const biome = [inRoot('node_modules/@biomejs/biome/bin/biome'), 'check', '--write', '--unsafe']
  const rules = ['noUnusedImports', 'noUnusedVariables'].map((rule) => `--only=correctness/${rule}`)
  if (changed.length > 0) {
    await readNode([...biome, ...rules.slice(0, 1), ...changed])
    await readNode([inRoot('node_modules/@biomejs/biome/bin/biome'), 'check', '--write', ...changed])
  }
}

function report(date: string, before: Files, after: Files, tests: VersionTest[], withTests: boolean): string {
  const removed = [...before.keys()].filter((path) => !after.has(path))
  const changed = [...after].filter(([path, text]) => before.has(path) && before.get(path) !== text)
  const named = TEXTS.flatMap(filesOf)
    .filter((file) => /\.(ya?ml|md|ts|js)$/.test(file) && !tests.some((test) => test.file === file))
    .flatMap((file) => mentionsIn(file, date))
  return [
    `Version ${date} is retired: ${removed.length} files removed and ${changed.length} changed in ${FOLDER}/. The documents of the other versions stay as they are.`,
    '',
    'Next:',
    '  1. Run `npm run generate`, then `npm test`.',
    ...(tests.length > 0
      ? [
          withTests
            ? `  2. These tests were about ${date} alone, and are removed:`
            : `  2. Remove these tests, which are about ${date} alone, as \`--with-tests\` does:`,
          ...tests.map(({ file, line, title }) => `    ${file}:${line}  ${title}`),
        ]
      : []),
    ...(named.length > 0
      ? [`  3. Check these lines, which still name ${date}:`, ...named.map((line) => `  ${line}`)]
      : []),
  ].join('\n')
}

function mentionsIn(file: string, date: string): string[] {
  return readFileSync(inRoot(file), 'utf8')
    .split('\n')
    .flatMap((line, index) => (line.includes(date) ? [`  ${file}:${index + 1}`] : []))
}
