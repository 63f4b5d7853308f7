// @ts-check
/**
 * The model of a document in `src/contract`, for the rules: Spectral loads only JavaScript, so its TypeScript is
 * compiled here. Spectral does not tell a rule its own path, but `npm run lint` and Spectral's own command both run in
 * the root folder.
 */
import { join } from 'node:path'
import { require as load } from 'tsx/cjs/api'

/** @typedef {typeof import('../../../../src/contract/json.js')} JsonModule */
/** @typedef {typeof import('../../../../src/contract/references.js')} References */
/** @typedef {typeof import('../../../../src/contract/nodes.js')} Nodes */
/** @typedef {typeof import('../../../../src/contract/schemas.js')} Schemas */
/** @typedef {typeof import('../../../../src/contract/gaps.js')} Gaps */

const root = join(process.cwd(), '.spectral.yaml')

/** @type {JsonModule} */
export const { isObject, listOf } = load('./src/contract/json.ts', root)
/** @type {References} */
export const { find, resolve } = load('./src/contract/references.ts', root)
/** @type {Nodes} */
export const { place, visit } = load('./src/contract/nodes.ts', root)
/** @type {Schemas} */
export const { layersOf, partsOf } = load('./src/contract/schemas.ts', root)
/** @type {Gaps} */
export const { gapIds } = load('./src/contract/gaps.ts', root)
