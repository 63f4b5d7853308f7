/** The file of `--state`: what is in it when, and what a mock makes of one that another left. */
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import {
  chmod,
  copyFile,
  link,
  open,
  readdir,
  readFile,
  readlink,
  rename,
  rm,
  stat,
  symlink,
  writeFile,
} from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { createMock, type Mock, type MockOptions } from '../../src/mock/index.js'
import { openJournal } from '../../src/mock/node/journal.js'
import { clientOf } from '../support/client.js'
import { contract } from '../support/contract.js'
import { newFolder } from '../support/folders.js'

const KEY = 'service_live_0a'

const newFile = () => join(newFolder(), 'state.json')

/** Returns a mock that keeps its state in a file, and what its journal warned of. */
async function kept(file: string, options: MockOptions = {}) {
  const warnings: string[] = []
  const journal = await openJournal(file, { warn: (message) => warnings.push(message) })
  const mock = await createMock({ contract, onChange: journal.save, ...options })
  const close = async () => {
    await mock.close()
    await journal.close().catch(() => {})
  }
  onTestFinished(close)
  await journal.attach(mock).catch(async (error) => {
    await close()
    throw error
  })
  return { mock, journal, warnings, close }
}

/** Returns the state that a mock has which finds the file as it is now, as after SIGKILL. */
async function foundIn(file: string) {
  const copy = newFile()
  await copyFile(file, copy)
  const { mock, warnings } = await kept(copy)
  return { snapshot: mock.snapshot({ log: false }), warnings, text: await readFile(copy, 'utf8') }
}

const postersIn = (snapshot: unknown) =>
  Array.from(JSON.stringify(snapshot).matchAll(/"name":"Poster ([^"]*)"/g), ([, name]) => name)

/** Adds a canvas, which is in the file afterwards. */
async function addPoster(
  { mock, journal }: { mock: Mock; journal: { save(): Promise<void> | undefined } },
  name: string,
) {
  mock.workspace(KEY).add('canvas', { name: `Poster ${name}` })
  await journal.save()
}

describe('a state that is kept', () => {
  test('has everything that a response told, and what becomes due later', async () => {
    const file = newFile()
    const { mock } = await kept(file, { taskMs: 60_000 })
    await clientOf(mock).call('POST /tasks', { body: { prompt: 'A poster' } })
    expect((await foundIn(file)).snapshot).toEqual(mock.snapshot({ log: false }))
    await clientOf(mock).call('POST /_mock/clock', { body: { move_ms: 60_000 } })
    await vi.waitFor(async () => {
      const { jobs, clock_ahead_ms } = (await foundIn(file)).snapshot
      expect([jobs, clock_ahead_ms]).toEqual([[], 60_000])
    }, 20_000)
  })

  test('is written once for all requests that wait', async () => {
    const file = newFile()
    const { mock, journal } = await kept(file, { taskMs: 60_000 })
    expect(journal.save()).toBeUndefined()
    await clientOf(mock).call('GET /credits')
    const linesOf = async () => (await readFile(file, 'utf8')).split('\n').length
    const before = await linesOf()
    const body = { prompt: 'A poster' }
    await Promise.all(Array.from({ length: 50 }, () => clientOf(mock).call('POST /tasks', { body })))
    expect((await linesOf()) - before).toBeLessThan(10)
    expect((await foundIn(file)).snapshot).toEqual(mock.snapshot({ log: false }))
  })

  test('is written anew once it has grown, without what changes meanwhile being lost', async () => {
    const file = newFile()
    const one = await kept(file)
    const lengths: number[] = []
    const handle = await open(file)
    await handle.close()
    const sync = vi.spyOn(Object.getPrototypeOf(handle), 'sync').mockImplementation(() => addPoster(one, 'meanwhile'))
    onTestFinished(() => sync.mockRestore())
    const long = 'x'.repeat(2 ** 20)
    for (let count = 0; count < 20; count++) {
      one.mock.setFault({ operationId: 'getCredits', body: long })
      await addPoster(one, `${count}`)
      one.mock.clearFaults()
      await one.journal.save()
      lengths.push((await stat(file)).size)
    }
    await vi.waitFor(async () => expect((await stat(file)).size).toBeLessThan(17 * 2 ** 20), 20_000)
    expect(Math.max(...lengths)).toBeGreaterThan(16 * 2 ** 20)
    expect((await foundIn(file)).snapshot).toEqual(one.mock.snapshot({ log: false }))
    expect(JSON.stringify(one.mock.snapshot())).toContain('Poster meanwhile')
    await one.close()
    expect(await readdir(join(file, '..'))).toEqual(['state.json'])
  })

  test('stays where a link leads', async () => {
    const file = newFile()
    const name = join(file, '../link')
    await (await kept(file)).close()
    await symlink(file, name)
    const one = await kept(name)
    await addPoster(one, 'of the link')
    await one.close()
    expect(await readlink(name)).toBe(file)
    expect(postersIn((await foundIn(file)).snapshot)).toEqual(['of the link'])
  })

  test('a state that cannot be written results in a 500 that says why, and is written later', async () => {
    const file = newFile()
    await (await kept(file)).close()
    const { mock, warnings } = await kept(file)
    const handle = await open(file)
    await handle.close()
    const failure = new Error('ENOSPC: no space')
    const full = vi.spyOn(Object.getPrototypeOf(handle), 'appendFile').mockRejectedValue(failure)
    onTestFinished(() => full.mockRestore())
    const create = () => clientOf(mock).call('POST /tasks', { body: { prompt: 'A poster' }, unchecked: true })
    const message = `${file}: The state could not be written. ENOSPC: no space`
    for (let count = 0; count < 2; count++) {
      const { status, body } = await create()
      expect([status, body]).toMatchObject([500, { error: { message } }])
    }
    expect(warnings).toEqual([message])
    const statusOf = async (path: string) => (await clientOf(mock).call(`GET ${path}`, { unchecked: true })).status
    const paths = ['/credits', '/_mock/health/ready', '/_mock/health/live']
    expect(await Promise.all(paths.map(statusOf))).toEqual([500, 500, 200])
    full.mockRestore()
    expect((await create()).status).toBe(202)
    vi.spyOn(Object.getPrototypeOf(handle), 'appendFile').mockRejectedValueOnce(failure)
    expect([(await create()).status, (await create()).status]).toEqual([500, 202])
    expect(warnings).toEqual([message, message])
    expect((await foundIn(file)).snapshot).toEqual(mock.snapshot({ log: false }))
  })

  test('a state whose new file cannot be completed stays in the old one, and ends', async () => {
    const file = newFile()
    const warnings: string[] = []
    const journal = await openJournal(file, { sync: true, warn: (message) => warnings.push(message) })
    const mock = await createMock({ contract, onChange: journal.save })
    onTestFinished(() => mock.close())
    await journal.attach(mock)
    const handle = await open(file)
    await handle.close()
    let attempts = 0
    const broken = vi.spyOn(Object.getPrototypeOf(handle), 'datasync').mockImplementation(async () => {
      if (!existsSync(`${file}.part`)) return
      attempts++
      throw new Error('EIO: i/o error')
    })
    onTestFinished(() => broken.mockRestore())
    for (let count = 0; count < 24; count++) {
      mock.setFault({ operationId: 'getCredits', body: 'x'.repeat(2 ** 20) })
      await journal.save()?.catch(() => {})
      mock.clearFaults()
    }
    await journal.close()
    expect(attempts).toBeGreaterThan(0)
    expect(warnings.filter((warning) => warning.includes('could not be written anew'))).toHaveLength(1)
    expect(await readdir(join(file, '..'))).toEqual(['state.json'])
    expect((await foundIn(file)).snapshot).toEqual(mock.snapshot({ log: false }))
  })

  // Root may write every file.
  test.skipIf(process.getuid?.() === 0)('a state in a file that is read-only is an error', async () => {
    const file = newFile()
    await (await kept(file)).close()
    await chmod(file, 0o444)
    await expect(openJournal(file)).rejects.toThrow(`${file}: EACCES`)
  })
})

describe('a file', () => {
  /** Returns a file with three posters, each in a line of its own, the third to the fifth. */
  async function withPosters(): Promise<string> {
    const file = newFile()
    const one = await kept(file)
    for (const name of ['one', 'two', 'three']) await addPoster(one, name)
    await one.close()
    return file
  }

  test.each([
    ['without its last 7 bytes', (text: string) => text.slice(0, -7)],
    ['without the end of its last line', (text: string) => text.slice(0, -1)],
    ['with half a line', (text: string) => `${text}[["ran`],
    ['with a block that a loss of power left empty', (text: string) => `${text}${'\0'.repeat(4096)}`],
  ])('%s loses only that, with a message', async (_, damage) => {
    const file = await withPosters()
    const text = await readFile(file, 'utf8')
    const damaged = damage(text)
    await writeFile(file, damaged)
    const { snapshot, warnings, text: after } = await foundIn(file)
    const good = damaged.slice(0, damaged.lastIndexOf('\n') + 1)
    const cut = Buffer.byteLength(damaged) - Buffer.byteLength(good)
    expect(warnings).toEqual([
      expect.stringContaining(`: The end of the file is incomplete: its last ${cut} bytes were`),
    ])
    expect(postersIn(snapshot)).toEqual(['one', 'two', 'three'].slice(0, good.split('\n').length - 3))
    expect(after).toBe(good)
  })

  const HOW =
    'Restore the file from a copy; or keep what was written before, with `head -n 3 state.json > before.json`, and start'

  // biome-ignore format: a table has one row a line.
  test.each<[what: string, damage: (lines: string[]) => string[], message: string]>([
    ['a damaged line in the middle', (lines) => lines.with(3, lines[3]?.replace('Poster', 'poster') ?? ''), `:4: The state is damaged: the line does not match its checksum. ${HOW}`],
    ['a damaged line at the end', (lines) => lines.with(4, lines[4]?.replace('Poster', 'poster') ?? ''), ':5: The state is damaged: the line does not match its checksum. '],
    ['a damaged number', (lines) => lines.with(3, lines[3]?.replace(' 4 ', ' 5 ') ?? ''), ':4: The state is damaged: the line does not match its checksum. '],
    ['a missing line', (lines) => lines.toSpliced(3, 1), `:4: The state is damaged: line 4 is missing, and line 5 is in its place. ${HOW}`],
    ['a line twice', (lines) => lines.toSpliced(3, 0, lines[2] ?? ''), ':4: The state is damaged: line 4 is missing, and line 3 is in its place. '],
    ['an empty block in the middle', (lines) => lines.with(3, '\0'.repeat(512)), `:4: The state is damaged: a write was not completed, and others follow. ${HOW}`],
    ['a record that belongs to nothing', () => ['{"format":2}', '[["team/x/parts/tasks",{}]]', ''], ': The state is damaged: the record team/x/parts/tasks belongs'],
    ['a higher format', (lines) => lines.with(0, '{"format":4}'), ': The state has the format 4, and this version of the mock reads the formats 1 to 3. Update'],
  ])('with %s is an error, and stays as it is', async (_, damage, message) => {
    const file = await withPosters()
    const text = damage((await readFile(file, 'utf8')).split('\n')).join('\n')
    await writeFile(file, text)
    await expect(kept(file)).rejects.toThrow(file + message)
    expect(await readFile(file, 'utf8')).toBe(text)
  })

  test('that is damaged starts a mock with what is before, by the command of the message', async () => {
    const file = await withPosters()
    await writeFile(file, (await readFile(file, 'utf8')).replace('Poster three', 'Poster 3'))
    const { message } = await kept(file).then(
      () => new Error(),
      (error: Error) => error,
    )
    const [, command = ''] = /`(head .*)`/.exec(message) ?? []
    expect(spawnSync('sh', ['-c', command], { cwd: join(file, '..') }).status).toBe(0)
    const { mock, warnings } = await kept(join(file, '../before.json'))
    expect([postersIn(mock.snapshot()), warnings]).toEqual([['one', 'two'], []])
  })

  test.each([
    ['{"format": 1,\n"day": ', ':2: The state is damaged: '],
    ['{"format": 1,\n"day": "2026-05-05",\n"limits": "yes"}', ':1: The state is damaged: '],
    ['{"format": 0}', ':1: The state has the format 0, and this version of the mock reads the format 1.'],
    ['null\n', ':1: The state is damaged: it must be a JSON object.'],
    ['', ': The state is damaged: the file is empty. Delete it to start afresh.'],
  ])('a file with the text %j is an error, and stays as it is', async (text, message) => {
    const file = newFile()
    await writeFile(file, text)
    await expect(kept(file)).rejects.toThrow(file + message)
    expect(await readFile(file, 'utf8')).toBe(text)
  })

  test.each<[what: string, textOf: (mock: Mock) => string, warnings: string[]]>([
    ['a snapshot', (mock) => JSON.stringify(mock.snapshot(), null, 1), []],
    ['a journal of 0.2', journalOf2, []],
    [
      'a journal of 0.2 that ends in the middle of a line',
      (mock) => `${journalOf2(mock)}[["day`,
      ['The end of the file is incomplete: its last 6 bytes were removed.'],
    ],
  ])('with %s is read, and becomes a journal of today', async (_, textOf, warnings) => {
    const file = newFile()
    const mock = await createMock({ contract })
    mock.workspace(KEY).add('task', { status: 'running' }, 3)
    await writeFile(file, textOf(mock))
    const one = await kept(file)
    expect(one.warnings).toEqual(warnings.map((text) => `${file}: ${text}`))
    expect(one.mock.snapshot()).toEqual(mock.snapshot())
    await addPoster(one, 'of today')
    await one.close()
    expect(await readFile(file, 'utf8')).toMatch(/^\{"format":3\}\n[0-9a-f]{8} 2 \[\["day",/)
    expect((await foundIn(file)).snapshot).toEqual(one.mock.snapshot({ log: false }))
  })

  function journalOf2(mock: Mock): string {
    return ['{"format":2}', ...Array.from(mock.records(), (record) => JSON.stringify([record])), ''].join('\n')
  }

  test('loses what a killed mock left beside it, and nothing else', async () => {
    const file = newFile()
    const others = ['state.json.7.part', 'state.json.part', 'other.json.7.part', 'state.json.part.txt']
    for (const name of others) await writeFile(join(file, '..', name), '')
    await (await kept(file)).close()
    expect(await readdir(join(file, '..'))).toEqual(['other.json.7.part', 'state.json', 'state.json.part.txt'])
  })
})

describe('a file that a mock uses', () => {
  test('cannot be used by another one until the first has ended', async () => {
    const file = newFile()
    const one = await kept(file)
    const text = await readFile(file, 'utf8')
    await expect(openJournal(file)).rejects.toThrow(`${file}: Another mock uses this file. Stop it, or start`)
    expect(await readFile(file, 'utf8')).toBe(text)
    await one.close()
    await (await kept(file)).close()
  })

  test('cannot be used under a second name, a hard link', async () => {
    const file = newFile()
    await (await kept(file)).close()
    await link(file, join(file, '../other.json'))
    await expect(openJournal(file)).rejects.toThrow(`${file}: The file has another name too, a hard link,`)
  })

  test('is written no more while it is not at its path, where another mock could use it', async () => {
    const file = newFile()
    const used = await kept(file)
    const text = await readFile(file, 'utf8')
    await rename(file, `${file}.moved`)
    const problem = `${file}: The state could not be written. The file is no longer at its path:`
    await expect(addPoster(used, 'in a moved file')).rejects.toThrow(problem)
    await copyFile(`${file}.moved`, file)
    await expect(addPoster(used, 'beside a copy')).rejects.toThrow(problem)
    expect([await readFile(`${file}.moved`, 'utf8'), await readFile(file, 'utf8')]).toEqual([text, text])
    await rename(`${file}.moved`, file)
    await addPoster(used, 'moved back')
    expect(postersIn((await foundIn(file)).snapshot).sort()).toEqual(['beside a copy', 'in a moved file', 'moved back'])
  })

  test('is written no more once its lease was taken', async () => {
    const file = newFile()
    const { mock, journal } = await kept(file)
    const text = await readFile(file, 'utf8')
    for (const name of await readdir(join(file, '..'))) if (name.endsWith('.lease')) await rm(join(file, '..', name))
    const later = vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 5000)
    onTestFinished(() => later.mockRestore())
    await expect(addPoster({ mock, journal }, 'too late')).rejects.toThrow('is gone: another mock may use the file.')
    expect(await readFile(file, 'utf8')).toBe(text)
  })
})

test('the end of a task is a change, although no request makes it', async () => {
  let changes = 0
  const mock = await createMock({ contract, taskMs: 1000, onChange: () => changes++ })
  await clientOf(mock).call('POST /tasks', { body: { prompt: 'A poster' } })
  const before = changes
  await mock.moveClock(1000)
  expect(changes).toBe(before + 1)
  await mock.close()
})
