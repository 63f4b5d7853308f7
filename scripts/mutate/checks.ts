import { cp, mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { type Contract, loadContract } from '../documents/contract.js'
import { type Artifacts, documentArtifacts } from '../generate/artifacts.js'
import { checkFiles } from '../lint/files.js'
import { checkGaps } from '../lint/gap-register.js'
import { findingsOf } from '../lint/spectral.js'
import { lintDocument } from '../read/redocly.js'
import { ContractError } from '../support/contract-error.js'
import { inRoot, VERSIONS } from '../support/paths.js'
import { readNode } from '../support/processes.js'

/** The result for a mutant: what caught it and why, `same` if the documents did not change, undefined if it survived. */
export type Outcome = { by: string; why: string } | 'same' | undefined

/** Checks the contract with one file of it changed. */
export type Check = (file: string, text: string) => Promise<Outcome>

/** The tests that read the documents. */
const TESTS = ['test/contract', 'test/conformance/replay.test.ts', 'test/conformance/requests.test.ts']

type Step = {
  by: string
  /** Resolves to what is wrong, or to undefined. */
  fault: () => Promise<string | undefined>
}

/**
 * Returns a check that works in a folder of its own: the real pipeline makes the documents from the changed file, then lint
 * and tests check them, the fastest first. Throws a ContractError if the unchanged contract does not pass.
 */
export async function contractCheck(folder: string): Promise<Check> {
  const [source, generated] = [join(folder, 'openapi'), join(folder, 'generated')]
  await cp(inRoot('openapi'), inRoot(source), { recursive: true })
  let contract: Contract
  const spectral = (name: string): Step => ({
    by: 'lint (Spectral)',
    fault: async () => {
      const [one] = await findingsOf(contract.documents[name] ?? {}, inRoot(generated, `openapi/${name}.json`))
      return one?.message
    },
  })
  const steps: Step[] = [
    { by: 'lint (files)', fault: () => failureOf(() => checkFiles(source)) },
    { by: 'lint (gaps)', fault: () => failureOf(() => checkGaps(contract)) },
    { by: 'lint (Redocly)', fault: () => failureOf(() => lintDocument(`${source}/openapi.yaml`)) },
    ...['canvas', ...VERSIONS].map(spectral),
    { by: 'tests', fault: () => failedTest(inRoot(generated)) },
  ]

  const check = async (before?: Artifacts): Promise<Outcome> => {
    const broken = await failureOf(async () => {
      contract = await loadContract(source)
    })
    if (broken !== undefined) return { by: 'bundle', why: broken }
    const files = documentArtifacts(contract)
    if (before && [...files].every(([path, text]) => before.get(path) === text)) return 'same'
    await writeAll(files, folder)
    for (const { by, fault } of steps) {
      const why = await fault()
      if (why !== undefined) return { by, why }
    }
    return undefined
  }

  const fault = await check()
  if (typeof fault === 'object')
    throw new ContractError(`The contract itself does not pass, so no mutant can be checked. ${fault.by}: ${fault.why}`)
  const before = documentArtifacts(await loadContract(source))
  return async (file, text) => {
    const path = inRoot(folder, file)
    await writeFile(path, text)
    try {
      return await check(before)
    } finally {
      await cp(inRoot(file), path)
    }
  }
}

/** Runs the tests on the documents of a folder. Resolves to the first that fails, or to undefined if all pass. */
async function failedTest(generated: string): Promise<string | undefined> {
  const vitest = [inRoot('node_modules/vitest/vitest.mjs'), 'run', '--bail', '1', ...TESTS]
  const { status, output } = await readNode(vitest, { ...process.env, GENERATED: generated, NO_COLOR: '1' })
  return status === 0 ? undefined : (/FAIL +(.*)/.exec(output)?.[1] ?? output)
}

/** Resolves to the message of a step that throws, otherwise to undefined. A mutant may break any step in any way. */
async function failureOf(step: () => unknown): Promise<string | undefined> {
  try {
    await step()
    return undefined
  } catch (error) {
    return (error as Error).message.split('\n')[0]
  }
}

async function writeAll(files: Artifacts, folder: string): Promise<void> {
  for (const [path, text] of files) {
    const file = inRoot(folder, path)
    await mkdir(dirname(file), { recursive: true })
    await writeFile(file, text)
  }
}
