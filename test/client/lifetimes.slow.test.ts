/** A process that lives: it collects garbage while calls wait, and sends files that do not fit into its memory. */
import { spawn } from 'node:child_process'
import { truncateSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { inRoot } from '../../scripts/support/paths.js'
import { newFolder } from '../support/folders.js'

/** Resolves to what a program of this folder prints. */
async function printed(program: string, ...args: string[]): Promise<unknown> {
  const command = ['--import', 'tsx', inRoot('test/client', program), ...args]
  const child = spawn(process.execPath, command, { cwd: inRoot(), stdio: ['ignore', 'pipe', 'inherit'] })
  return JSON.parse(await text(child.stdout))
}

test.each(['collects', 'is busy'])(
  'each time limit and abort ends its call in a process that %s',
  { timeout: 60_000 },
  async (how) => {
    const ends = (await printed('lifetimes.program.ts', how)) as Record<string, string>
    expect(Object.keys(ends).length).toBeGreaterThan(15)
    for (const [call, end] of Object.entries(ends))
      expect({ [call]: end }).toEqual({ [call]: call.startsWith('an abort') ? 'AbortError' : 'TimeoutError' })
  },
)

const MEBIBYTE = 2 ** 20

test.each(['with', 'without'])(
  'uploadFile streams the Blob of a large file %s `onProgress`',
  { timeout: 60_000 },
  async (progress) => {
    const file = join(newFolder(), 'large.bin')
    writeFileSync(file, '')
    truncateSync(file, 128 * MEBIBYTE)
    const { sent, grown } = (await printed('upload.program.ts', file, progress)) as { sent: number; grown: number }
    expect(sent).toBe(128 * MEBIBYTE)
    expect(grown).toBeLessThan(90 * MEBIBYTE)
  },
)
