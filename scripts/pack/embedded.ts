/** In the package, this replaces `src/mock/embedded.ts`: the contract and its validators as code. */

import { readFile } from 'node:fs/promises'
import { _ } from 'ajv/dist/2020.js'
import standaloneModule from 'ajv/dist/standalone/index.js'
import type { Plugin } from 'esbuild'
import { createAjv } from '../../src/contract/ajv.js'
import { compileRequest } from '../../src/contract/compile.js'
import type { ContractFiles } from '../../src/contract/contract.js'
import type { JsonObject } from '../../src/contract/json.js'
import { operationsOf } from '../../src/contract/operations.js'
import type { Version } from '../../src/contract/versions.js'
import { buildConsole } from '../control/console.js'
import { inRoot } from '../support/paths.js'
import { repositoryAddress } from '../support/repository.js'

/** Where users of the package find the guide to the mock. */
export const GUIDE_ADDRESS = repositoryAddress()
  ? `${repositoryAddress()}/blob/HEAD/docs/mock.md`
  : 'node_modules/canvas-design-mock/README.md'

const standalone = standaloneModule.default

/** Returns the esbuild plugin that embeds the contract of these files in place of the module that reads it. */
export function embed({ documents, canvas, control, ...rest }: ContractFiles): Plugin {
  const versions = Object.keys(documents) as Version[]
  const modules: Record<string, () => string> = {
    contract: () => contractModule(versions),
    canvas: () => jsonModule(canvas),
    control: () => documentModule('control', control),
    'control/validators': () => validatorsModule(control, versions[0] as Version),
    rest: () => jsonModule(rest),
  }
  for (const [version, document] of Object.entries(documents)) {
    modules[version] = () => documentModule(version, document)
    modules[`${version}/validators`] = () => validatorsModule(document, version as Version)
  }
  return {
    name: 'embed',
    setup(build) {
      build.onLoad({ filter: /[\\/]src[\\/]mock[\\/]embedded\.ts$/ }, () => ({
        contents: `export const isPacked = true\nexport { embeddedContract } from 'embedded:contract'`,
      }))
      build.onLoad({ filter: /[\\/]src[\\/]mock[\\/]guide\.ts$/ }, () => ({
        contents: `export const GUIDE = '${GUIDE_ADDRESS}'`,
      }))
      build.onLoad({ filter: /[\\/]generated[\\/]console\.json$/ }, async () => ({
        contents: JSON.stringify(await buildConsole(true)),
        loader: 'json',
      }))
      build.onLoad({ filter: /[\\/]generated[\\/]gaps\.json$/ }, async ({ path }) => ({
        contents: gapTexts(await readFile(path, 'utf8')),
        loader: 'json',
      }))
      build.onResolve({ filter: /^embedded:/ }, ({ path }) => ({ path: path.slice(9), namespace: 'embedded' }))
      build.onLoad({ filter: /.*/, namespace: 'embedded' }, ({ path }) => ({
        contents: modules[path]?.() ?? '',
        resolveDir: inRoot('src/contract'),
      }))
    },
  }
}

/** Returns what a report says of each gap: the rest is for those who edit the contract. */
function gapTexts(json: string): string {
  const { gaps } = JSON.parse(json) as { gaps: Record<string, Record<string, unknown>> }
  const short = Object.entries(gaps).map(([id, { title, assumed, otherwise }]) => [id, { title, assumed, otherwise }])
  return JSON.stringify({ gaps: Object.fromEntries(short) })
}

/**
 * Imports everything at once: in Jest, dynamic imports that share a chunk fail, and in Node each one takes a while.
 * `canvas` is parsed on first use, because only those who request it need it.
 */
function contractModule(versions: Version[]): string {
  const names = [...versions, 'control']
  return `
    import { contractOf } from '${inRoot('src/contract/contract.ts')}'
    import { validatorOf } from '${inRoot('src/contract/validation.ts')}'
    import * as rest from 'embedded:rest'
    import * as canvas from 'embedded:canvas'
    ${names.map((name, index) => `import * as document${index} from 'embedded:${name}'`).join('\n    ')}
    const modules = { ${names.map((name, index) => `'${name}': document${index}`).join(', ')} }
    let contract
    export async function embeddedContract() {
      contract ??= parsed()
      return contract
    }
    function parsed() {
      const parsed = Object.entries(modules).map(([name, { read }]) => [name, read()])
      const { control, ...documents } = Object.fromEntries(parsed)
      let document
      const files = { ...rest.read(), documents, control, get canvas() { return (document ??= canvas.read()) } }
      return contractOf(files, (_document, name) => (operation) => validatorOf(modules[name].validators[operation.operationId], operation))
    }`
}

/** Returns the code of a module with a document and the validators of its operations. */
function documentModule(name: string, document: JsonObject): string {
  return `${jsonModule(document)}\nexport * as validators from 'embedded:${name}/validators'`
}

/** Returns the code of a module whose `read` parses a value. */
export function jsonModule(value: unknown): string {
  return `const text = ${JSON.stringify(JSON.stringify(value))}\nexport const read = () => JSON.parse(text)`
}

/** Returns the code of a validator for each operation, by operation id. */
export function validatorsModule(document: JsonObject, version: Version): string {
  const ajv = createAjv(document, { code: { source: true, esm: true, formats: _`formats` } })
  const operations = operationsOf(document, version)
  for (const operation of operations)
    ajv.addSchema(compileRequest(ajv, operation).schema as object, operation.operationId)
  const ids = Object.fromEntries(operations.map(({ operationId }) => [operationId, operationId]))
  return `import { formats } from '${inRoot('src/contract/formats.ts')}'\n${standalone(ajv, ids)}`
}
