/** The file of `--state`: when it is written, and what is in it when the mock ends in the middle of a write. */
import { chmod, link, mkdtemp, readdir, readFile, readlink, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { createMock } from '../../src/mock/index.js'
import { openState } from '../../src/mock/node/data.js'
import { contract } from '../support/contract.js'
import { send } from './behaviour/client.js'

async function newFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'state-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return folder
}

/** Returns the file of a new mock's state, which has been written once. */
async function attached(file: string) {
  const state = await openState(file)
  await state.attach(await createMock({ contract }))
  return state
}

test('a write of the state replaces the file and never changes it, so that a crash leaves the last one', async () => {
  const folder = await newFolder()
  const [file, other] = [join(folder, 'state.json'), join(folder, 'other')]
  const mock = await createMock({ contract })
  const state = await openState(file)
  await state.attach(mock)
  const before = await readFile(file, 'utf8')
  // The same file under another name: it would see a change, and does not see that the name now leads elsewhere.
  await link(file, other)
  mock.workspace('service_live_0a').add('canvas', { name: 'Poster' })
  await state.write()
  expect(await readFile(file, 'utf8')).toContain('Poster')
  expect(await readFile(other, 'utf8')).toBe(before)
})

test('two mocks that write one file at the same time do not take what the other is writing', async () => {
  const folder = await newFolder()
  const file = join(folder, 'state.json')
  const states = [await attached(file), await attached(file)]
  let processes = 0
  const ids = vi.spyOn(process, 'pid', 'get').mockImplementation(() => processes++)
  onTestFinished(() => ids.mockRestore())
  for (let round = 0; round < 5; round++) await Promise.all(states.map((state) => state.write()))
  expect(JSON.parse(await readFile(file, 'utf8'))).toMatchObject({ format: 1 })
  expect(await readdir(folder)).toEqual(['state.json'])
})

test('a link to the file of the state stays a link', async () => {
  const folder = await newFolder()
  const [file, name] = [join(folder, 'state.json'), join(folder, 'link')]
  await attached(file)
  await symlink(file, name)
  await attached(name)
  expect(await readlink(name)).toBe(file)
})

test('a state that cannot be written is an error that names the file', async () => {
  const folder = await newFolder()
  const file = join(folder, 'state.json')
  const state = await attached(file)
  await rm(folder, { recursive: true })
  await expect(state.write()).rejects.toThrow(`${file}: The state could not be written. ENOENT`)
})

// Root may write every file.
test.skipIf(process.getuid?.() === 0)('a file that is read-only is an error, and not replaced', async () => {
  const file = join(await newFolder(), 'state.json')
  await attached(file)
  await chmod(file, 0o444)
  await expect(openState(file)).rejects.toThrow(`${file}: EACCES`)
})

test('the end of a task is a change, although no request makes it', async () => {
  let changes = 0
  const mock = await createMock({ contract, taskMs: 1000, onChange: () => changes++ })
  await send(mock, '/tasks', { method: 'POST', body: { prompt: 'A poster' } })
  const before = changes
  await mock.moveClock(1000)
  expect(changes).toBe(before + 1)
  await mock.close()
})
