import { execFile } from 'node:child_process'
import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { posix } from 'node:path'
import { promisify } from 'node:util'
import root from '../../package.json' with { type: 'json' }
import type { ContractFiles } from '../../src/contract/contract.js'
import mock from '../../src/mock/package.json' with { type: 'json' }
import sandbox from '../../src/sandbox/package.json' with { type: 'json' }
import { controlDocument } from '../control/control.js'
import { contractNow } from '../documents/contract.js'
import { cached, contentHash } from '../support/cache.js'
import { fromRoot, inRoot } from '../support/paths.js'
import type { Reporter } from '../support/reporter.js'
import { ts } from '../support/typescript.js'
import { packagedChangelog, packagedMarkdown } from './markdown.js'
import { type Built, buildMock, licensesOf } from './mock.js'
import { buildSandbox } from './sandbox.js'

const PACKAGES = 'dist/packages'
const API = `${PACKAGES}/canvas-design-api`
const MOCK = `${PACKAGES}/canvas-design-mock`
const SANDBOX = `${PACKAGES}/canvas-design-sandbox`

/** What the API package leaves out: only this repository and the mock use it. */
const NOT_PUBLISHED = ['src/client/README.md', 'generated/console.json', 'generated/file-types.d.ts']

/** A package, and the path of its tarball in the repository. */
export type Packed = { name: string; file: string }

/** Packs the packages as tarballs. Throws a ContractError if the mock or the sandbox has a type error. */
export async function pack({ step }: Reporter): Promise<Packed[]> {
  await rm(inRoot(PACKAGES), { recursive: true, force: true })
  await mkdir(inRoot(MOCK), { recursive: true })
  const files = await step('bundle openapi/', contractFiles)
  const built = await step('build the mock', () => buildMock(files, inRoot(MOCK)))
  const packages = await step('build the sandbox', () => buildSandbox(files, inRoot(SANDBOX)))
  await step('write what they need', async () => {
    await writeRest(MOCK, 'src/mock', mockManifest(built), built.packages, ['mock/index', 'mock/node/index'])
    await writeRest(SANDBOX, 'src/sandbox', sandbox, packages, ['sandbox/worker'])
  })
  await step('write the API package', async () => {
    await mkdir(inRoot(API), { recursive: true })
    // The source maps of the client lead to its code.
    for (const folder of ['generated', 'src/client'])
      await cp(inRoot(folder), inRoot(API, folder), {
        recursive: true,
        filter: (path) => !NOT_PUBLISHED.includes(fromRoot(path)),
      })
    const { scripts: _, devDependencies: __, ...own } = root
    await writeFile(inRoot(API, 'package.json'), `${JSON.stringify(own, null, 2)}\n`)
    await writeTexts(API, 'src/client/README.md')
    const changelog = packagedMarkdown(await readFile(inRoot('CHANGELOG.md'), 'utf8'), 'CHANGELOG.md')
    await writeFile(inRoot(API, 'CHANGELOG.md'), packagedChangelog(changelog, root.version))
  })
  const packed: Packed[] = []
  for (const folder of [API, MOCK, SANDBOX])
    packed.push(
      await step(
        `pack ${posix.basename(folder)}`,
        () => packFolder(folder),
        ({ file }) => file,
      ),
    )
  return packed
}

/** Writes what a package has beside its code: declarations, package.json, README and the libraries' licenses. */
async function writeRest(folder: string, directory: string, own: object, packages: string[], entries: string[]) {
  for (const [path, text] of await declarations(entries)) {
    await mkdir(inRoot(folder, posix.dirname(path)), { recursive: true })
    await writeFile(inRoot(folder, path), text)
  }
  const { version, repository } = root
  const manifest = { ...own, version, repository: { ...repository, directory } }
  await writeFile(inRoot(folder, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`)
  await writeFile(inRoot(folder, 'LICENSES.md'), await licensesOf(packages))
  await writeTexts(folder, `${directory}/README.md`)
}

/** Writes the README of a package, and the license. */
async function writeTexts(folder: string, readme: string): Promise<void> {
  await writeFile(inRoot(folder, 'README.md'), packagedMarkdown(await readFile(inRoot(readme), 'utf8'), readme))
  await cp(inRoot('LICENSE'), inRoot(folder, 'LICENSE'))
}

/** Resolves to the parts of the contract that the mock embeds. */
export async function contractFiles(): Promise<ContractFiles> {
  const { documents, versions, toolServer, tools, newest } = await contractNow()
  const { canvas, ...views } = documents
  const control = await controlDocument(newest)
  const files: unknown = { documents: views, canvas, versions, tools: { tools }, toolServer, control }
  return files as ContractFiles
}

/** Returns the declarations that these entries of `src` import, directly or not, by path in the package. */
async function declarations(entries: string[]): Promise<Map<string, string>> {
  const inputs = contentHash('src', 'generated/types', 'generated/contract.d.ts')
  const compiled = await cached('declarations', inputs, async () => {
    const { compiledDeclarations } = await import('./compile.js')
    return [...compiledDeclarations()]
  })
  const all = new Map(compiled)
  const reached = new Map<string, string>()
  const follow = (path: string): void => {
    if (reached.has(path)) return
    const text = all.get(path) ?? ts.sys.readFile(inRoot(path.replace(/^types\//, '')))
    if (text === undefined) throw new Error(`The declarations import ${path}, which does not exist.`)
    // The package of the client describes the types of the API. Here the same comments would take 170 KB.
    const kept = path.startsWith('types/generated/types/') ? text.replace(/^ *\/\*\*[\s\S]*?\*\/\n/gm, '') : text
    // TypeScript before 5.7 knows no type argument of a Uint8Array.
    reached.set(path, kept.replaceAll('Uint8Array<ArrayBuffer>', 'Uint8Array'))
    for (const [, target = ''] of text.matchAll(/(?:from|import\() ?['"](\.[^'"]+)\.js['"]/g))
      follow(posix.join(posix.dirname(path), `${target}.d.ts`))
  }
  for (const entry of entries) follow(`types/src/${entry}.d.ts`)
  return reached
}

function mockManifest({ server }: Built): object {
  const { exports: _, dependencies: __, bin: ___, files: ____, ...rest } = mock
  const entry = (name: string) => ({ types: `./types/src/mock/${name}.d.ts`, default: `./${name}.js` })
  return {
    ...rest,
    bin: { 'canvas-design-mock': './node/cli.js' },
    exports: { '.': entry('index'), './node': entry('node/index'), './package.json': './package.json' },
    // Bundlers for browsers replace the server with this module.
    browser: { [`./${server}`]: './no-server.js' },
  }
}

async function packFolder(folder: string): Promise<Packed> {
  // Paths from the root have no spaces, which the shell of Windows would split. npm is a script there, and needs one.
  const args = ['pack', `./${folder}`, '--pack-destination', PACKAGES, '--json']
  const options = { cwd: inRoot(), maxBuffer: 64 * 1024 * 1024, shell: process.platform === 'win32' }
  const { stdout } = await promisify(execFile)('npm', args, options)
  const [packed] = JSON.parse(stdout) as { name: string; filename: string }[]
  if (!packed) throw new Error(`npm packed nothing of ${folder}.`)
  return { name: packed.name, file: `${PACKAGES}/${packed.filename}` }
}
