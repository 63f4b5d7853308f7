import { expect, vi } from 'vitest'
import { inDocument } from '../../src/conform/evidence.js'
import { createMock } from '../../src/mock/index.js'
import { conformCommand, type EvidenceNotes } from '../../src/mock/node/conform-command.js'
import { contract } from '../support/contract.js'
import { readGenerated } from '../support/generated.js'

const { gaps } = readGenerated<{ gaps: EvidenceNotes['gaps'] }>('gaps.json')
const readEvidenceNotes = async () => ({ gaps, placeOf: inDocument, entryOf: () => undefined })
const local = { readContract: async () => contract, readEvidenceNotes, createMock }

/** Runs the command in this process. Resolves to its exit status and to what it prints to either output. */
export async function conformHere(...args: string[]) {
  const errors: string[] = []
  vi.spyOn(process.stderr, 'write').mockImplementation((text) => errors.push(String(text)) > 0)
  vi.spyOn(console, 'error').mockImplementation((text) => errors.push(`${text}\n`))
  const log = vi.spyOn(console, 'log').mockImplementation(() => {})
  const exit = vi.spyOn(process, 'exit').mockImplementation((code) => {
    process.exitCode = Number(code)
    throw new Error('exit')
  })
  const running = conformCommand(local).parseAsync(args, { from: 'user' })
  await running.catch((error: unknown) => exit.mock.calls.length > 0 || expect.unreachable(String(error)))
  const status = process.exitCode
  const printed = log.mock.calls.join('\n')
  vi.restoreAllMocks()
  process.exitCode = undefined
  return { status, errors: errors.join(''), printed }
}
