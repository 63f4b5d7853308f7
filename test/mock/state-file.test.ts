/** The file of `--state`: when it is written, and what is in it when the mock ends in the middle of a write. */
import { link, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { createMock } from '../../src/mock/index.js'
import { openState } from '../../src/mock/node/data.js'
import { contract } from '../support/contract.js'
import { send } from './behaviour/client.js'

test('a write of the state replaces the file and never changes it, so that a crash leaves the last one', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'state-'))
  onTestFinished(() => rm(folder, { recursive: true }))
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

test('the end of a task is a change, although no request makes it', async () => {
  let changes = 0
  const mock = await createMock({ contract, taskMs: 1000, onChange: () => changes++ })
  await send(mock, '/tasks', { method: 'POST', body: { prompt: 'A poster' } })
  const before = changes
  await mock.moveClock(1000)
  expect(changes).toBe(before + 1)
  await mock.close()
})
