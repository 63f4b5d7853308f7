/** One file, one mock: whatever path leads to the file, however the last mock ended, in whatever container. */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cp, mkdir, mkdtemp, readdir, symlink, writeFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { createInterface } from 'node:readline'
import { build } from 'esbuild'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { inRoot } from '../../scripts/support/paths.js'
import { fileAt, takeLease } from '../../src/mock/node/lease.js'
import { newFolder } from '../support/folders.js'

const isLinux = process.platform === 'linux'

/** Takes each file that it reads the path of, and says how that went. An empty line makes it check what it has. */
const PROGRAM = `
const held = []
for await (const line of (await import('node:readline')).createInterface({ input: process.stdin })) {
  const outcome = line === ''
    ? Promise.all(held.map((lease) => lease.check())).then(() => 'kept')
    : fileAt(line).then((file) => takeLease(file, () => {})).then((lease) => (held.push(lease), 'won'))
  outcome.catch(({ message }) => message).then((text) => console.log(JSON.stringify([line, text])))
}
`

let program: string
beforeAll(async () => {
  program = join(newFolder(), 'lease.mjs')
  const contents = `import { fileAt, takeLease } from './lease.js'\n${PROGRAM}`
  const stdin = { contents, resolveDir: inRoot('src/mock/node'), loader: 'ts' } as const
  await build({ stdin, bundle: true, platform: 'node', format: 'esm', outfile: program })
})

const children: ChildProcess[] = []
afterAll(() => children.forEach((child) => void child.kill('SIGKILL')))

/** Another process. One in another container sees no name of this one, as on a system without them. */
function startProcess({ cwd, isContained = false }: { cwd?: string; isContained?: boolean } = {}) {
  const place = `data:text/javascript,Object.defineProperty(process, 'platform', { value: 'container' })`
  const child = spawn(process.execPath, [...(isContained ? ['--import', place] : []), program], {
    cwd,
    env: { ...process.env, TMPDIR: newFolder() },
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  children.push(child)
  const outcomes = new Map<string, (text: string) => void>()
  createInterface({ input: child.stdout }).on('line', (line) => {
    const [path, text] = JSON.parse(line)
    outcomes.get(path)?.(text)
  })
  const take = (path: string) =>
    new Promise<string>((resolve) => {
      outcomes.set(path, resolve)
      child.stdin.write(`${path}\n`)
    })
  return { child, take, check: () => take('') }
}

async function kill(child: ChildProcess): Promise<void> {
  child.kill('SIGKILL')
  await once(child, 'exit')
}

const REFUSED = 'Another mock uses this file. Stop it, or start this one with another file.'

/** Ways to the file `real/<name>`: each may use what is in the folder. */
const WAYS: [string, (file: string, folder: string) => string | Promise<string>][] = [
  ['its path', (file) => file],
  ['a relative path', (file, folder) => relative(join(folder, '../elsewhere'), file)],
  ['a path through other folders', (file) => file.replace('/real/', '/./real/../real/')],
  [
    'a link to its folder',
    (file, folder) =>
      linkTo(join(folder, 'real'), join(folder, 'link')).then((link) => file.replace(join(folder, 'real'), link)),
  ],
  ['a link to it', (file, folder) => linkTo(file, join(folder, 'link'))],
  [
    'a link to a link',
    async (file, folder) => linkTo(await linkTo(relative(folder, file), join(folder, 'link')), join(folder, 'second')),
  ],
]

async function linkTo(target: string, path: string): Promise<string> {
  await symlink(target, path)
  return path
}

const NAMES = ['state.json', 'x'.repeat(255), `${'folder/'.repeat(60)}state.json`]

describe('a mock', () => {
  let folder: string
  let other: ReturnType<typeof startProcess>
  beforeAll(async () => {
    folder = newFolder()
    await mkdir(join(folder, 'elsewhere'))
    other = startProcess({ cwd: join(folder, 'elsewhere') })
  })

  test.each(WAYS)('that reaches a file by %s has its lease', async (_, pathOf) => {
    for (const name of NAMES)
      for (const exists of [true, false]) {
        const own = await mkdtemp(join(folder, 'own-'))
        const file = join(own, 'real', name)
        await mkdir(join(file, '..'), { recursive: true })
        if (exists) await writeFile(file, '')
        const lease = await takeLease(await fileAt(file), () => {})
        const path = await pathOf(file, own)
        expect(await other.take(path), path).toBe(REFUSED)
        await lease.release()
        expect(await other.take(path)).toBe('won')
      }
  })
})

describe.each([true, false].slice(isLinux ? 0 : 1))('two mocks that see the names of each other (%s)', (isSeen) => {
  test('that start at once never both get a file, and one does', async () => {
    const folder = newFolder()
    const files = Array.from({ length: 60 }, (_, index) => join(folder, String(index)))
    const pair = [startProcess({ isContained: !isSeen }), startProcess({ isContained: !isSeen })]
    for (const { take } of pair) expect(await take(newFolder())).toBe('won')
    const outcomes = await Promise.all(pair.map(({ take }) => Promise.all(files.map(take))))
    const winners = files.map((_, index) => outcomes.filter((one) => one[index] === 'won').length)
    expect(winners).toEqual(files.map(() => 1))
    expect(new Set(outcomes.flat())).toEqual(new Set(['won', REFUSED]))
  })
})

test.each([false, true].slice(isLinux ? 0 : 1))(
  'a killed mock leaves a file that is free at once (%s)',
  async (isContained) => {
    const folder = newFolder()
    const [first, second] = [startProcess({ isContained }), startProcess({ isContained })]
    for (const { take } of [first, second]) expect(await take(newFolder())).toBe('won')
    expect(await first.take(join(folder, 'state.json'))).toBe('won')
    await kill(first.child)
    // A socket could not be copied.
    await cp(folder, newFolder(), { recursive: true })
    expect(await readdir(folder)).toEqual([expect.stringMatching(/^state\.json\.[0-9a-f]{16}\.lease$/)])
    const start = performance.now()
    expect(await second.take(join(folder, 'state.json'))).toBe('won')
    expect(performance.now() - start).toBeLessThan(1000)
    expect(await readdir(folder)).toHaveLength(1)
  },
)

describe.concurrent('a mock in another container', () => {
  test('keeps the file from others while it runs', async () => {
    const file = join(newFolder(), 'state.json')
    const other = startProcess({ isContained: true })
    expect(await other.take(file)).toBe('won')
    await expect(takeLease(file, () => {})).rejects.toThrow(REFUSED)
    expect(await other.check()).toBe('kept')
  })

  test('loses the file after it did nothing for ten seconds, and learns of it before it writes', {
    timeout: 40_000,
  }, async () => {
    const file = join(newFolder(), 'state.json')
    const other = startProcess({ isContained: true })
    expect(await other.take(file)).toBe('won')
    other.child.kill('SIGSTOP')
    const warnings: string[] = []
    const start = performance.now()
    const lease = await takeLease(file, (message) => warnings.push(message))
    expect(performance.now() - start).toBeLessThan(15_000)
    expect(warnings).toEqual([expect.stringContaining('Waiting for up to ten seconds')])
    other.child.kill('SIGCONT')
    expect(await other.check()).toContain('another mock may use the file. Start this one again.')
    await lease.check()
    await lease.release()
  })
})
