import { execFile } from 'node:child_process'
import { cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { inRoot, VERSIONS } from '../support/paths.js'
import { readNode } from '../support/processes.js'
import { ts } from '../support/typescript.js'
import { gitLines } from './git.js'

/** What changed for the code of users, a line each. */
export type Changes = { breaking: string[]; additive: string[] }

/** The entries of both packages, each by its source. */
const ENTRIES: Record<string, string> = {
  'canvas-design-api': 'src/client/index.ts',
  'canvas-design-api/webhooks': 'src/client/webhooks.ts',
  'canvas-design-mock': 'src/mock/index.ts',
  'canvas-design-mock/node': 'src/mock/node/index.ts',
}

/**
 * Compares what both packages export with what they exported at a tag. The compiler checks a file that assigns each value to
 * its former type and looks each type up by name; both sides use the documents of today, which are compared elsewhere.
 *
 * Limits: of a generic type only the name is compared, of any other type the names of its members. A narrower member of a
 * type is found where a function takes or returns it.
 */
export async function compareSurfaces(tag: string): Promise<Changes> {
  await mkdir(inRoot('dist'), { recursive: true })
  const folder = await mkdtemp(inRoot('dist/surface-'))
  try {
    await extract(tag, folder)
    const entries = await entriesOf(tag, folder)
    const { text, names } = checkOf(entries)
    await writeFile(join(folder, 'check.ts'), text)
    await writeFile(join(folder, 'tsconfig.json'), JSON.stringify(SETTINGS))
    const { output } = await readNode([
      inRoot('node_modules/@typescript/native-preview/bin/tsgo'),
      ...['--project', join(folder, 'tsconfig.json'), '--pretty', 'false'],
    ])
    return {
      breaking: faultsOf(output, names),
      additive: entries.flatMap(({ name, old, now }) =>
        [...now.keys()].filter((key) => !old.has(key)).map((key) => `${name}: \`${key}\` is new`),
      ),
    }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

const SETTINGS = {
  extends: '../../tsconfig.json',
  compilerOptions: { incremental: false, tsBuildInfoFile: null },
  files: ['check.ts'],
  include: [],
  exclude: [],
}

/** Writes the sources of a tag to `old/`, with the documents and types of today, and its own types to `types/`. */
async function extract(tag: string, folder: string): Promise<void> {
  const old = join(folder, 'old')
  await mkdir(old)
  const archive = join(folder, 'old.tar')
  const run = promisify(execFile)
  await run('git', ['archive', '--output', archive, tag, 'src', 'generated/types', 'package.json'], { cwd: inRoot() })
  await run('tar', ['-xf', archive, '-C', old])
  await cp(join(old, 'generated/types'), join(folder, 'types'), { recursive: true })
  await rm(join(old, 'generated'), { recursive: true })
  await symlink(inRoot('generated'), join(old, 'generated'))
}

/** What an entry exported and exports, by name: true for a type, false for a value. */
type Entry = {
  name: string
  from: string
  to: string
  old: Map<string, boolean>
  now: Map<string, boolean>
  isApi: boolean
}

async function entriesOf(tag: string, folder: string): Promise<Entry[]> {
  const files = new Set(await gitLines(inRoot(), 'ls-tree', '-r', '--name-only', tag, 'src', 'generated/types'))
  const code = Object.entries(ENTRIES)
    .filter(([, file]) => files.has(file))
    .map(([name, file]) => ({ name, from: join(folder, 'old', file), to: inRoot(file), isApi: false }))
  const types = VERSIONS.map((version) => ({ version, file: `generated/types/${version}.d.ts` }))
    .filter(({ file }) => files.has(file))
    .map(({ version, file }) => ({
      name: `canvas-design-api/types/${version}`,
      from: join(folder, 'types', `${version}.d.ts`),
      to: inRoot(file),
      isApi: true,
    }))
  return Promise.all(
    [...code, ...types].map(async (entry) => ({
      ...entry,
      old: await exportsOf(entry.from),
      now: await exportsOf(entry.to),
    })),
  )
}

/** Returns the names that a module exports: true for a type, false for a value. */
async function exportsOf(file: string): Promise<Map<string, boolean>> {
  const source = ts.createSourceFile(file, await readFile(file, 'utf8'), ts.ScriptTarget.ES2022)
  const names = new Map<string, boolean>()
  for (const statement of source.statements) {
    if (ts.isExportDeclaration(statement) && statement.exportClause && ts.isNamedExports(statement.exportClause))
      for (const { name, isTypeOnly } of statement.exportClause.elements)
        names.set(name.text, isTypeOnly || statement.isTypeOnly)
    if (!ts.canHaveModifiers(statement)) continue
    if (!ts.getModifiers(statement)?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword)) continue
    if (ts.isVariableStatement(statement))
      for (const { name } of statement.declarationList.declarations)
        if (ts.isIdentifier(name)) names.set(name.text, false)
    if (ts.isTypeAliasDeclaration(statement) || ts.isInterfaceDeclaration(statement))
      names.set(statement.name.text, true)
    if ((ts.isFunctionDeclaration(statement) || ts.isClassDeclaration(statement)) && statement.name)
      names.set(statement.name.text, false)
  }
  return names
}

/** Returns the file that the compiler checks, and what each of its lines is about. */
function checkOf(entries: Entry[]): { text: string; names: Map<number, string> } {
  const lines = [`export const checked: 'yes' = 'no'`, 'type Kept<Old extends New, New> = [Old, New]']
  const names = new Map<number, string>()
  for (const [at, { name, from, to, old, isApi }] of entries.entries()) {
    const module = (path: string) => JSON.stringify(path.replace(/(?:\.d)?\.ts$/, '.js'))
    lines.push(`import type * as Old${at} from ${module(from)}`, `import type * as New${at} from ${module(to)}`)
    lines.push(`declare const new${at}: typeof New${at}`)
    for (const [key, isType] of old) {
      lines.push(
        isType ? typeLine(at, key, isApi) : `export const ${key}${at}: typeof Old${at}.${key} = new${at}.${key}`,
      )
      names.set(lines.length, `${name}: \`${key}\``)
    }
  }
  return { text: `${lines.join('\n')}\n`, names }
}

function typeLine(at: number, key: string, isApi: boolean): string {
  if (isApi) return `export type ${key}${at} = New${at}.${key}`
  return `export type ${key}${at} = Kept<keyof Old${at}.${key}, keyof New${at}.${key}>`
}

/** A generic type without its arguments, or without those that have no default: its name is there. */
const GENERIC = ['TS2314', 'TS2707']

function faultsOf(output: string, names: Map<number, string>): string[] {
  // If the error that the first line always has is missing, the compiler did not check the file.
  if (!output.includes('check.ts(1,')) throw new Error(`The compiler did not compare the exports.\n${output}`)
  const faults = output.split(/\n(?=\S)/).flatMap((fault) => {
    const [, line, code, message = ''] = /check\.ts\((\d+),\d+\): error (TS\d+): ([\s\S]*)/.exec(fault) ?? []
    const name = names.get(Number(line))
    return name === undefined || GENERIC.includes(code ?? '') ? [] : [`${name}: ${reasonOf(code ?? '', message)}`]
  })
  return [...new Set(faults)]
}

function reasonOf(code: string, message: string): string {
  if (code === 'TS2694' || code === 'TS2339') return 'is gone'
  return (message.trim().split('\n').at(-1) ?? '').trim().replace(/import\("[^"]*"\)\./g, '')
}
