/** The packed packages in an empty folder, as quickly as that can be seen: their types, one call, and the command. */
import { execFileSync } from 'node:child_process'
import { writeFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { inRoot } from '../../scripts/support/paths.js'
import { projectWithPackages } from '../support/packages.js'
import { NEWEST } from '../support/versions.js'

const project = projectWithPackages()

const program = `
import { createClient, unwrap } from 'canvas-design-api'
import { createMock } from 'canvas-design-mock'

const { fetch } = await createMock()
const api = createClient({ baseUrl: 'http://mock.test/v1', apiKey: 'service_live_0a', version: '${NEWEST}', fetch })
const { status } = unwrap(await api.POST('/tasks', { body: { prompt: 'A poster' } }))
const known: 'queued' | 'running' | 'succeeded' | 'failed' | 'canceled' | (string & {}) = status
console.log(known)
`

const node = (...args: string[]) => execFileSync(process.execPath, args, { cwd: project.folder, encoding: 'utf8' })

test('a program compiles and runs, and the command says how to use it', async () => {
  await writeFile(project.path('program.mts'), program)
  const compile = [inRoot('node_modules/typescript/bin/tsc'), '--strict', '--target', 'es2022', '--module', 'nodenext']
  node(...compile, 'program.mts')
  expect(node('program.mjs')).toBe('queued\n')
  const command = project.path('node_modules/.bin/canvas-design-mock')
  expect(node(command, '--help')).toContain('Usage: canvas-design-mock')
  expect(node(command, 'conform', '--only', 'getCredits')).toContain(' 0 failed')
})
