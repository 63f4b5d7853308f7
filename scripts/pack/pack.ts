import { execFile } from 'node:child_process'
import { cp, mkdir, rm, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { promisify } from 'node:util'
import { compile } from '../client/compile.js'
import { inRoot } from '../paths.js'
import type { Reporter } from '../reporter.js'

const PACKAGES = 'dist/packages'
const MOCK = `${PACKAGES}/canvas-design-mock`

/** Makes the tarballs of both packages. Throws a ContractError where the mock has a type error. */
export async function pack({ step }: Reporter): Promise<void> {
  await rm(inRoot(PACKAGES), { recursive: true, force: true })
  await mkdir(inRoot(MOCK), { recursive: true })
  // The same folders as in the repository, so that the code finds the documents by the same path.
  const files = await step('compile the mock', () =>
    compile('src', `${MOCK}/src`, { types: ['node'], parts: ['mock'] }),
  )
  await step('copy what it needs', async () => {
    for (const [path, text] of files) {
      await mkdir(dirname(inRoot(path)), { recursive: true })
      await writeFile(inRoot(path), text, { mode: path.endsWith('cli.js') ? 0o755 : 0o644 })
    }
    for (const part of ['openapi', 'mcp', 'versions.json', 'control.json'])
      await cp(inRoot('generated', part), inRoot(MOCK, 'generated', part), { recursive: true })
    for (const file of ['package.json', 'README.md']) await cp(inRoot('src/mock', file), inRoot(MOCK, file))
    await cp(inRoot('LICENSE'), inRoot(MOCK, 'LICENSE'))
  })
  for (const folder of ['.', MOCK])
    await step(
      `pack ${folder === '.' ? 'canvas-design-api' : 'canvas-design-mock'}`,
      () => tarball(folder),
      (name) => name,
    )
}

async function tarball(folder: string): Promise<string> {
  const args = ['pack', inRoot(folder), '--pack-destination', inRoot(PACKAGES), '--json']
  const { stdout } = await promisify(execFile)('npm', args, { cwd: inRoot() })
  const [packed] = JSON.parse(stdout) as { filename: string }[]
  return `${PACKAGES}/${packed?.filename}`
}
