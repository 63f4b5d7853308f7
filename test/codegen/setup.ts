/** What the tests of other projects' tools share: a mock, a temporary folder, and how a tool is run. */
import { join } from 'node:path'
import { afterAll, beforeAll } from 'vitest'
import { install } from '../../scripts/support/install.js'
import { inRoot } from '../../scripts/support/paths.js'
import { readNode } from '../../scripts/support/processes.js'
import { createMock, type Mock } from '../../src/mock/index.js'
import { newFolder } from '../support/folders.js'
import { GENERATED } from '../support/generated.js'

export const HERE = inRoot('test/codegen')

export const documentOf = (name: string) => join(GENERATED, `openapi/${name}.json`)

/** Where the tools write. */
export let folder: string
export let mock: Mock
export let baseUrl: string

/** Installs the tools and starts a mock for a test file. Each calls this: those of one worker share the module. */
export function setUp(): void {
  beforeAll(async () => {
    folder = newFolder()
    await install('test/codegen')
    mock = await createMock()
    ;({ baseUrl } = await mock.listen())
  }, 600_000)

  afterAll(async () => {
    await mock?.close()
  })
}

/** Runs a tool on a document in a process of its own. */
export function runTool({ tool, name, out = folder }: { tool: string; name: string; out?: string }) {
  return readNode([join(HERE, 'tools/run.mjs'), tool, documentOf(name), out, baseUrl])
}
