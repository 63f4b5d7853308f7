/** Each workflow as a program, on a bad day: it makes no mistake. */
import { spawnSync } from 'node:child_process'
import { symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { readWorkflows } from '../../scripts/read/workflows.js'
import { inRoot } from '../../scripts/support/paths.js'
import { createMock } from '../../src/mock/index.js'
import { checkClient } from '../../src/mock/node/client-command.js'
import { programsOf } from '../../src/site/programs/programs.js'
import { contract } from '../support/contract.js'
import { documents } from '../support/documents.js'
import { newFolder } from '../support/folders.js'
import { PYTHON } from '../support/languages.js'

const { canvas: _, ...views } = documents
// One of them reads three pages, and expects no more: the lists of a bad day have more.
const FILES = (await readWorkflows(views)).filter(({ name }) => name !== 'read-a-list-by-offset')

const hasShell = ['curl', 'jq'].every((tool) => spawnSync(tool, ['--version']).status === 0)
const COMMANDS: Record<string, string | undefined> = {
  sh: hasShell ? 'sh' : undefined,
  python: PYTHON,
  javascript: process.execPath,
  typescript: `${process.execPath} --import tsx`,
}

describe.concurrent.each(FILES)('the program of $name', (file) => {
  test.each(programsOf(file).filter(({ language }) => COMMANDS[language]))(
    'in $language is told nothing',
    { timeout: 300_000 },
    async ({ language, name, code }) => {
      const folder = newFolder()
      symlinkSync(inRoot('node_modules'), join(folder, 'node_modules'))
      writeFileSync(join(folder, name), code)
      const env = 'CANVAS_API_KEY=$CANVAS_DESIGN_KEY CANVAS_BASE_URL=$CANVAS_DESIGN_URL'
      const line = `cd ${folder} && ${env} exec ${COMMANDS[language]} ${name}`
      const { exit, findings } = await checkClient(['sh', '-c', line], contract, createMock)
      // One program is about moving from a version to another.
      const isMoving = file.name === 'move-to-the-new-version'
      expect(findings.filter(({ check }) => !(isMoving && check === 'version.mixed'))).toEqual([])
      expect(exit).toBe(0)
    },
  )
})
