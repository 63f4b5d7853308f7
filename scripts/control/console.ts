import { readFile } from 'node:fs/promises'
import { build } from 'esbuild'
import { inRoot } from '../support/paths.js'

/** Where the page stands that the mock serves at `/_mock/`. */
const FOLDER = 'src/site/console'

/**
 * Resolves to the lines of the files of the console by name: the page, its script and its styles. Lines can be merged
 * and compared; a package that nobody compares does without the white space.
 */
export async function buildConsole(minifyWhitespace = false): Promise<Record<string, string[]>> {
  const { outputFiles } = await build({
    absWorkingDir: inRoot(),
    entryPoints: ['main.ts', 'console.css'].map((name) => ({ in: `${FOLDER}/${name}`, out: 'console' })),
    outdir: '.',
    bundle: true,
    format: 'esm',
    target: 'es2022',
    platform: 'browser',
    // The addresses of the site are those below the mock.
    define: { 'process.env.SITE_URL': '""' },
    legalComments: 'none',
    minifyWhitespace,
    write: false,
    logLevel: 'silent',
  })
  const built = outputFiles.map(({ path, text }) => [path.slice(path.lastIndexOf('/') + 1), text] as const)
  const page = await readFile(inRoot(FOLDER, 'index.html'), 'utf8')
  const files = [['index.html', page] as const, ...built]
  return Object.fromEntries(files.map(([name, text]) => [name, text.split('\n')]))
}
