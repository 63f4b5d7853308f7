/** Checks a mutant of the pipeline by what it makes, past the cache: `generated/` as it is committed. */
import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { clientData } from '../client/client-data.js'
import { transpile } from '../client/transpile.js'
import { loadContract } from '../documents/contract.js'
import { documentArtifacts } from '../generate/artifacts.js'
import { inRoot, VERSIONS } from '../support/paths.js'
import { typesOf } from '../types/types.js'
import { withoutExamples } from '../types/without-examples.js'

const committed = (path: string) => readFile(inRoot(path), 'utf8')

test('the pipeline makes what is committed', async () => {
  const contract = await loadContract()
  for (const [path, text] of documentArtifacts(contract)) expect(text === (await committed(path)), path).toBe(true)
  const { code, declarations } = clientData(contract)
  expect(code).toBe(await committed('generated/contract.js'))
  expect(declarations).toBe(await committed('generated/contract.d.ts'))
  for (const version of VERSIONS) {
    const types = typesOf(withoutExamples(contract.documents[version] ?? {}), version)
    expect(types === (await committed(`generated/types/${version}.d.ts`)), version).toBe(true)
  }
})

test('the client is compiled to what is committed', async () => {
  for (const [path, text] of await transpile('src/client', 'generated/client')) expect(text).toBe(await committed(path))
})
