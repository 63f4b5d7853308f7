import { readFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { pathToFileURL } from 'node:url'
import { Script } from 'node:vm'
import { chai, JestAsymmetricMatchers, JestChaiExpect, JestExtend } from '@vitest/expect'
import { build, type Plugin } from 'esbuild'
import { inRoot } from '../paths.js'

/** Runs tests from the start, up to the first that fails. Answers its name and its message, undefined if all passed. */
export type Tests = () => Promise<string | undefined>

/**
 * Test files as one function of this process. A thousand runs of vitest, each with its own start and its own workers, would
 * take hours; here a run costs what the tests themselves cost. Only for files that need `test`, `describe` and `expect`.
 * `sources` are the files that the tests find in place of `openapi/`.
 */
export async function compileTests(files: string[], sources: string[]): Promise<Tests> {
  const { outputFiles } = await build({
    stdin: { contents: files.map((file) => `import './${file}'`).join('\n'), resolveDir: inRoot() },
    bundle: true,
    write: false,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    logLevel: 'silent',
    // package.json says that no file has effects by itself; a test has nothing else.
    ignoreAnnotations: true,
    plugins: [packages, places(sources)],
  })
  const code = outputFiles[0]?.text ?? ''
  const load = new Script(`(async (loaded) => {${code}\n})`).runInThisContext() as Load
  return () => run(load)
}

/** Runs the code of the test files, which registers the tests. What they import from packages is asked for by name. */
type Load = (loaded: (name: string) => unknown) => Promise<void>

/** Packages stay loaded from one run to the next, and are asked for by a function, so that no `import` keeps the code from being one. */
const packages: Plugin = {
  name: 'packages',
  setup({ onLoad, onResolve }) {
    onResolve({ filter: /^[^./]/ }, ({ path }) => ({ path, namespace: 'package' }))
    onLoad({ filter: /.*/, namespace: 'package' }, async ({ path }) => {
      if (path !== 'vitest') loaded.set(path, (await import(path)) as object)
      const names = path === 'vitest' ? ['describe', 'expect', 'test'] : Object.keys(loaded.get(path) ?? {})
      const exported = names.filter((name) => /^\w+$/.test(name) && name !== 'default')
      const main = names.includes('default') ? 'export default found.default\n' : ''
      return {
        contents: `const found = loaded(${JSON.stringify(path)})\n${main}export const { ${exported.join(', ')} } = found`,
      }
    })
  },
}

/** The packages that tests ask for, by name. */
const loaded = new Map<string, object>()

/** Each file keeps its own `import.meta`, though all become one. */
const places = (sources: string[]): Plugin => ({
  name: 'import.meta',
  setup({ onLoad }) {
    onLoad({ filter: /\/(scripts|src|test)\/.*\.[jt]s$/ }, async ({ path }) => ({
      contents: (await readFile(path, 'utf8'))
        .replaceAll('import.meta.url', JSON.stringify(pathToFileURL(path).href))
        .replaceAll('import.meta.dirname', JSON.stringify(dirname(path)))
        .replace('import(/* @vite-ignore */', '((path) => import(path))(')
        .replace(/import\.meta\.glob\(.*\)/, JSON.stringify(Object.fromEntries(sources.map((file) => [file, null])))),
      loader: path.endsWith('.ts') ? 'ts' : 'js',
    }))
  },
})

for (const plugin of [JestExtend, JestChaiExpect, JestAsymmetricMatchers]) chai.use(plugin)
const expect = Object.assign((value: unknown, message?: string) => chai.expect(value, message), chai.expect)

type Body = (...given: unknown[]) => unknown
type Registered = { name: string; body: () => unknown }

async function run(load: Load): Promise<string | undefined> {
  const tests: Registered[] = []
  const test = withEach((name, body) => {
    tests.push({ name, body })
  })
  const describe = withEach((_, body) => void body())
  try {
    await load((name) => (name === 'vitest' ? { test, describe, expect } : loaded.get(name)))
  } catch (error) {
    return `The tests cannot be loaded: ${messageOf(error)}`
  }
  if (tests.length === 0) return 'There are no tests.'
  for (const { name, body } of tests) {
    try {
      await body()
    } catch (error) {
      return `${name}: ${messageOf(error)}`
    }
  }
  return undefined
}

/** `test` and `describe` alike: once, or for each of a list. */
function withEach(register: (name: string, body: () => unknown) => void) {
  const once = (name: string, body: Body) => register(name, () => body({ task: { meta: {} } }))
  const each = (cases: readonly unknown[]) => (name: string, body: Body) => {
    for (const one of cases) {
      const given = Array.isArray(one) ? one : [one]
      register(`${name} ${typeof given[0] === 'string' ? given[0] : ''}`.trim(), () => body(...given))
    }
  }
  return Object.assign(once, { each })
}

function messageOf(error: unknown): string {
  return (error instanceof Error ? error.message : String(error)).split('\n')[0] ?? ''
}
