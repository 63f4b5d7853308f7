/** `npm run lint`: code and contract. Everything that can be wrong without running the mock. */
import { spawnSync } from 'node:child_process'
import { loadContract } from './bundle/contract.js'
import { ContractError, lintDocument } from './bundle/redocly.js'
import { proveExamples } from './lint/examples.js'
import { checkGaps } from './lint/gap-register.js'
import { lintWithSpectral } from './lint/spectral.js'
import { checkWords } from './lint/words.js'
import { inRoot } from './paths.js'
import { run, step } from './steps.js'

await run(async () => {
  await step('format and lint the code', () => tool('@biomejs/biome/bin/biome', ['check', '--error-on-warnings']))
  await step('check the types', () => tool('typescript/bin/tsc', ['--project', inRoot('tsconfig.json')]))
  await step('openapi/ by Redocly', () => lintDocument('openapi/openapi.yaml'))
  const contract = await step('bundle openapi/', loadContract)
  for (const name of Object.keys(contract.documents))
    await step(`${name}.json by Redocly`, () => lintDocument(`generated/openapi/${name}.json`))
  await step('all three by Spectral', () => lintWithSpectral(contract.documents))
  await step(
    'gaps and their marks',
    () => checkGaps(contract),
    (count) => `${count} gaps`,
  )
  await step('words', checkWords, (count) => `${count} files`)
  for (const [name, document] of Object.entries(contract.documents))
    await step(
      `examples of ${name}`,
      () => proveExamples(name, document),
      (count) => `${count} examples`,
    )
})

/** Runs a tool of node_modules. Throws a ContractError with all that it printed. */
function tool(bin: string, args: string[]): void {
  const { status, stdout, stderr } = spawnSync(process.execPath, [inRoot('node_modules', bin), ...args], {
    cwd: inRoot(),
    encoding: 'utf8',
  })
  if (status !== 0) throw new ContractError(`${stdout}${stderr}`.trim())
}
