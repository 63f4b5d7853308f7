import { readFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { pathToFileURL } from 'node:url'
import { Script } from 'node:vm'
import { chai, JestAsymmetricMatchers, JestChaiExpect, JestExtend } from '@vitest/expect'
import { build, type Plugin } from 'esbuild'
import { inRoot } from '../support/paths.js'

/** Runs tests in their order, up to the first that fails. Resolves to its name and message, or to undefined if all passed. */
export type Tests = () => Promise<string | undefined>

/**
 * Returns test files as one function of this process. A thousand runs of vitest, each with its own start and workers, would
 * take hours; here a run takes as long as the tests themselves. Only for files that need `test`, `describe` and `expect`.
 * `sources` are the files that the tests find instead of `openapi/`.
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
    // package.json says that no file has side effects, but registering tests is one.
    ignoreAnnotations: true,
    plugins: [packages, places(sources)],
  })
  const code = outputFiles[0]?.text ?? ''
  const load = new Script(`(async (loaded) => {${code}\n})`).runInThisContext() as Load
  return () => run(load)
}

/** Runs the code of the test files, which registers the tests. `loaded` returns a package that they import, by name. */
type Load = (loaded: (name: string) => unknown) => Promise<void>

/** Packages stay loaded between runs. The code gets them from a function, because a function body cannot contain `import`. */
const packages: Plugin = {
  name: 'packages',
  setup({ onLoad, onResolve }) {
    onResolve({ filter: /^[^./]/ }, ({ path }) => ({ path, namespace: 'package' }))
    onLoad({ filter: /.*/, namespace: 'package' }, async ({ path }) => {
      if (path !== 'vitest') loaded.set(path, (await import(path)) as object)
      const names =
        path === 'vitest'
          ? ['afterAll', 'beforeAll', 'describe', 'expect', 'test']
          : Object.keys(loaded.get(path) ?? {})
      const exported = names.filter((name) => /^\w+$/.test(name) && name !== 'default')
      const main = names.includes('default') ? 'export default found.default\n' : ''
      return {
        contents: `const found = loaded(${JSON.stringify(path)})\n${main}export const { ${exported.join(', ')} } = found`,
      }
    })
  },
}

/** The packages that tests import, by name. */
const loaded = new Map<string, object>()

/** Gives each file its own `import.meta`, although all are bundled into one. */
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
  const beforeAll = (body: () => unknown) => tests.push({ name: 'beforeAll', body })
  const afterAll = (body: () => unknown) => tests.push({ name: 'afterAll', body })
  try {
    await load((name) => (name === 'vitest' ? { afterAll, beforeAll, describe, expect, test } : loaded.get(name)))
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

/** Returns `test` or `describe`: called once, or with `each` for every item of a list. */
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
