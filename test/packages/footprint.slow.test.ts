/** What the packages cost: an install in packages and bytes, a mock in memory, a page in bytes. */
import { execFileSync, spawnSync } from 'node:child_process'
import { mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { build } from 'esbuild'
import { expect, test } from 'vitest'
import { buildMock } from '../../scripts/pack/mock.js'
import { contractFiles } from '../../scripts/pack/pack.js'
import { inRoot, VERSIONS } from '../../scripts/support/paths.js'
import { newFolder } from '../support/folders.js'
import { packages, projectWithPackages } from '../support/packages.js'

const project = projectWithPackages()

// Source maps are a quarter of the mock.
test.each([
  ['canvas-design-api', ['canvas-design-api', 'openapi-fetch', 'openapi-typescript-helpers']],
  ['canvas-design-mock', ['canvas-design-mock']],
])('an install of %s brings %j, with at most 4 MB', async (name, brought) => {
  const folder = project.path(`with-${name}`)
  await mkdir(folder)
  await writeFile(join(folder, 'package.json'), '{}')
  const { file = '' } = (await packages()).find((packed) => packed.name === name) ?? {}
  execFileSync('npm', ['install', '--prefer-offline', '--no-audit', '--no-fund', inRoot(file)], {
    cwd: folder,
    stdio: 'ignore',
  })
  const { packages: installed } = JSON.parse(await readFile(join(folder, 'package-lock.json'), 'utf8'))
  expect(Object.keys(installed).sort()).toEqual(['', ...brought.map((each) => `node_modules/${each}`)])
  expect(await bytesOf(join(folder, 'node_modules'))).toBeLessThanOrEqual(4_000_000)
})

test('the sandbox has at most 2.2 MB, and workerd as its only dependency', async () => {
  const folder = project.path('node_modules/canvas-design-sandbox')
  const { dependencies } = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8')) as { dependencies: object }
  expect(Object.keys(dependencies)).toEqual(['workerd'])
  expect(await bytesOf(folder)).toBeLessThanOrEqual(2_200_000)
})

test('each further mock of a process keeps at most 60 KB, because all share one contract', async () => {
  const code = `
    import { createMock } from 'canvas-design-mock'
    const mocks = [await createMock()]
    const used = () => (gc(), process.memoryUsage().heapUsed)
    const before = used()
    for (let made = 0; made < 100; made++) mocks.push(await createMock())
    console.log((used() - before) / 100)`
  await writeFile(project.path('many.js'), code)
  const options = { cwd: project.folder, encoding: 'utf8' } as const
  const { stdout, stderr } = spawnSync(process.execPath, ['--expose-gc', 'many.js'], options)
  expect(Number(stdout), stderr).toBeGreaterThan(0)
  expect(Number(stdout)).toBeLessThanOrEqual(60_000)
})

// 8 KB of it are the tool server without a handshake, bounds of every body, and faults of signed URLs.
test('the core with the contract of one version has at most 163 KB in a page', async () => {
  const target = newFolder()
  const files = await contractFiles()
  const [newest] = VERSIONS
  const one = { ...files, documents: { [newest]: files.documents[newest] }, canvas: {} } as typeof files
  const { server } = await buildMock(one, target)
  const withoutServer = { path: join(target, 'no-server.js') }
  const { outputFiles } = await build({
    entryPoints: [join(target, 'index.js')],
    bundle: true,
    minify: true,
    format: 'esm',
    platform: 'browser',
    // A page loads the console's files only if it asks for them.
    splitting: true,
    outdir: target,
    write: false,
    plugins: [
      {
        name: 'no-server',
        setup: ({ onResolve }) => onResolve({ filter: new RegExp(`/${server}$`) }, () => withoutServer),
      },
    ],
  })
  const loaded = outputFiles.filter(({ path }) => !basename(path).startsWith('console-'))
  expect(loaded.length).toBe(outputFiles.length - 1)
  const bytes = loaded.map(({ contents }) => gzipSync(contents, { level: 9 }).length)
  expect(bytes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(163_000)
})

/** Resolves to the size of all files in a folder. */
async function bytesOf(folder: string): Promise<number> {
  const files = await readdir(folder, { recursive: true, withFileTypes: true })
  const sizes = files
    .filter((file) => file.isFile())
    .map(async (file) => (await stat(join(file.parentPath, file.name))).size)
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0)
}
