import fs from 'node:fs'
import spectral, { type ISpectralDiagnostic } from '@stoplight/spectral-core'
import { bundleAndLoadRuleset } from '@stoplight/spectral-ruleset-bundler/with-loader'
import { type JsonObject, listOf } from '../../src/contract/json.js'
import { sources } from '../read/source-files.js'
import { ContractError } from '../support/contract-error.js'
import { inRoot } from '../support/paths.js'
import { readYaml, throwProblems } from '../support/yaml.js'

/** Lints documents with `.spectral.yaml`. Throws a ContractError with a line for each finding, warnings too. */
export async function lintWithSpectral(documents: Record<string, JsonObject>): Promise<void> {
  const { placeOf } = sources()
  const problems: string[] = []
  for (const [name, document] of Object.entries(documents))
    for (const { message, code, path } of await spectralFindings(document, inRoot(`generated/openapi/${name}.json`)))
      problems.push(`${placeOf(path)}  ${message}${adviceOn(code, document)} (${code}, in ${name}.json)`)
  throwProblems(problems.sort())
}

/** Returns what to do, where a standard rule does not say it. */
function adviceOn(code: string | number, { tags }: JsonObject): string {
  if (code !== 'operation-tag-defined') return ''
  const names = listOf(tags).map((tag) => (tag as JsonObject).name)
  return ` Write one of ${names.join(', ')}, or add the tag to openapi/openapi.yaml.`
}

/** Returns the findings of `.spectral.yaml` in a document at the path `file`. Rules read files beside it, too. */
export async function spectralFindings(document: JsonObject, file: string): Promise<ISpectralDiagnostic[]> {
  const linter = new spectral.Spectral()
  linter.setRuleset(await ruleset())
  return linter.run({
    // A copy, because the linter freezes its input.
    parsed: { data: structuredClone(document), diagnostics: [], ast: undefined, lineMap: undefined },
    getLocationForJsonPath: () => undefined,
    source: file,
  })
}

let loaded: ReturnType<typeof bundleAndLoadRuleset> | undefined

function ruleset() {
  loaded ??= loadRuleset()
  return loaded
}

/** The loader names neither the file nor the line of an error. */
async function loadRuleset() {
  await readYaml(inRoot('.spectral.yaml'))
  return bundleAndLoadRuleset(inRoot('.spectral.yaml'), { fs, fetch: rejectFetch }).catch(({ message }: Error) => {
    throw new ContractError(`.spectral.yaml  ${message}`)
  })
}

function rejectFetch(): Promise<never> {
  return Promise.reject(
    new Error('.spectral.yaml loads something from the network, which no step may do. Remove that reference.'),
  )
}
