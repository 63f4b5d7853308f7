import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'

const ROOT = fileURLToPath(new URL('..', import.meta.url))
const FOLDER = join(ROOT, 'node_modules/.cache/canvas-design-api-code')
const SOURCES = join(FOLDER, 'sources.json')

/** Packages of many small files that most commands need. All others are loaded from where they are. */
const INCLUDED = ['@redocly/openapi-core', 'ajv', 'ajv-formats', 'yaml']

/** What the outcome depends on besides the sources. */
const SETTINGS = ['scripts/compiled.mjs', 'package.json', 'package-lock.json']

/** How many outcomes are kept: for a few branches, and for commands that are still running. */
const KEPT = 8

/**
 * Compiles `scripts/main.ts` and everything it imports into a few files of JavaScript, and resolves to the URL of the first one. To
 * load hundreds of modules, each through a TypeScript loader, would take longer than most commands. The files are kept under
 * `node_modules/.cache` by the content of all sources, so they are never out of date. Exits if a source cannot be compiled; esbuild
 * has then printed file and line.
 */
export async function compiled() {
  const folder = latest() ?? (await compile())
  utimesSync(folder, new Date(), new Date())
  return pathToFileURL(join(folder, 'main.mjs')).href
}

/** Returns the folder of the latest outcome, if its sources still have the same content. */
function latest() {
  try {
    const paths = JSON.parse(readFileSync(SOURCES, 'utf8'))
    const folder = folderOf(paths.map((path) => [path, contentOf(join(ROOT, path))]))
    return existsSync(folder) ? folder : undefined
  } catch {
    // Nothing was compiled yet, or the list is damaged.
    return undefined
  }
}

/** Returns the folder for sources: pairs of path and content. Each clone has its own, because the outcome contains absolute paths. */
function folderOf(sources) {
  const hash = createHash('sha256').update(ROOT)
  for (const path of SETTINGS) hash.update(contentOf(join(ROOT, path)))
  for (const [path, content] of sources) hash.update(`\0${path}\0${content.length}\0`).update(content)
  return join(FOLDER, hash.digest('hex').slice(0, 40))
}

async function compile() {
  const { build } = await import('esbuild')
  const { dependencies, devDependencies } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'))
  const sources = new Map()
  const made = join(FOLDER, `${process.pid}`)
  await build({
    absWorkingDir: ROOT,
    entryPoints: ['scripts/main.ts'],
    outdir: made,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    sourcemap: true,
    sourcesContent: false,
    external: Object.keys({ ...dependencies, ...devDependencies }).filter((name) => !INCLUDED.includes(name)),
    // The included packages call `require` for what is built into Node.
    banner: {
      js: "import { createRequire as requireFrom } from 'node:module'; const require = requireFrom(import.meta.url);",
    },
    plugins: [inPlace(sources)],
    logLevel: 'warning',
  }).catch(() => process.exit(1))
  // esbuild reads them in any order.
  const inOrder = [...sources].sort(([one], [other]) => (one < other ? -1 : 1))
  const folder = folderOf(inOrder)
  try {
    renameSync(made, folder)
  } catch {
    // Another process has made the same.
    rmSync(made, { recursive: true })
  }
  writeFileSync(`${SOURCES}.${process.pid}`, JSON.stringify(inOrder.map(([path]) => path)))
  renameSync(`${SOURCES}.${process.pid}`, SOURCES)
  forgetOldest()
  return folder
}

/** Returns the content of a file: nothing if it does not exist. */
function contentOf(file) {
  return existsSync(file) ? readFileSync(file) : Buffer.alloc(0)
}

/** Notes the content of each of our own files, and compiles it as if it stayed where it is. */
function inPlace(sources) {
  return {
    name: 'in place',
    setup({ onLoad, onResolve }) {
      // A file that is missing, in a copy of a part of the repository, is missed by the commands that need it and by no other.
      onResolve({ filter: /^\.\.?\/.*\.js$/ }, ({ path, resolveDir }) => {
        const file = resolve(resolveDir, path)
        const source = file.replace(/js$/, 'ts')
        if (existsSync(file) || existsSync(source)) return undefined
        sources.set(relative(ROOT, source), contentOf(source))
        return { path: file, external: true }
      })
      onLoad({ filter: /./ }, ({ path }) => {
        if (path.includes('node_modules')) return undefined
        const content = contentOf(path)
        sources.set(relative(ROOT, path), content)
        const meta = { url: pathToFileURL(path).href, dirname: dirname(path), filename: path }
        // Not in a text: `mutate` compiles tests in the same way.
        const contents = content
          .toString()
          .replaceAll(/(?<!['"`])import\.meta\.(url|dirname|filename)/g, (_, key) => JSON.stringify(meta[key]))
        return { contents, loader: 'default' }
      })
    },
  }
}

function forgetOldest() {
  const entries = readdirSync(FOLDER)
    .map((name) => join(FOLDER, name))
    .filter((path) => path !== SOURCES)
    // Another process may have removed it meanwhile.
    .map((path) => ({ path, used: statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0 }))
    .sort((one, other) => other.used - one.used)
  for (const { path } of entries.slice(KEPT)) rmSync(path, { recursive: true, force: true })
}
