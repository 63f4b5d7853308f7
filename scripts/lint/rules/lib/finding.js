// @ts-check
/** What a rule's function returns: messages that say what is wrong and what to write instead, and where. Types only. */

/** @typedef {import('../../../../src/contract/json.js').Json} Json */
/** @typedef {import('../../../../src/contract/json.js').JsonObject} JsonObject */
/** @typedef {import('@stoplight/spectral-core').RulesetFunctionContext} Context */
/** @typedef {{ message: string, path: (string | number)[] }} Finding */
/**
 * @template [Target=JsonObject]
 * @template [Options=unknown]
 * @typedef {(target: Target, options: Options, context: Context) => Finding[]} Rule
 */

export {}
