import { ContractError } from '../../scripts/support/contract-error.js'
import { isObject, type Json, type JsonObject } from '../contract/json.js'
import { resolve } from '../contract/references.js'
import { propertiesOf, requiredOf } from '../contract/schemas.js'

/**
 * Returns what the `if`, `then` and `else` of a schema ask for, a sentence each, as Markdown. A rule that both branches
 * repeat is written once, without the condition around it. Throws a ContractError for a condition that it has no words
 * for.
 */
export function conditionsOf(schema: JsonObject, document: JsonObject): string[] {
  if (!isObject(schema.if)) return []
  const when = given(schema.if, document)
  const then = branchOf(schema.then, document)
  const otherwise = branchOf(schema.else, document)
  const shared = then.nested.filter((rule) => otherwise.nested.includes(rule))
  const within = (prefix: string, rules: string[]) =>
    rules.filter((rule) => !shared.includes(rule)).map((rule) => `${prefix}: ${rule}`)
  return [
    ...then.demands.map((demand) => `If ${when}, ${demand}.`),
    ...within(`If ${when}`, then.nested),
    ...otherwise.demands.map((demand) =>
      then.demands.length > 0 ? `Otherwise, ${demand}.` : `Unless ${when}, ${demand}.`,
    ),
    ...within(`Unless ${when}`, otherwise.nested),
    ...shared,
  ]
}

function branchOf(branch: Json | undefined, document: JsonObject): { demands: string[]; nested: string[] } {
  if (!isObject(branch)) return { demands: [], nested: [] }
  return { demands: demandsOf(branch, document), nested: conditionsOf(branch, document) }
}

/** What a condition says about the properties that it looks at: `` `mode` is `a` or `b` ``. */
function given(condition: JsonObject, document: JsonObject): string {
  const phrases = Object.entries(propertiesOf(document, condition)).map(([name, schema]) => {
    if (!isObject(schema)) return noWords(name, schema)
    if (Array.isArray(schema.enum)) return `\`${name}\` is ${either(schema.enum.map((value) => `\`${value}\``))}`
    if ('const' in schema) return `\`${name}\` is \`${schema.const}\``
    if (typeof schema.pattern === 'string') return `\`${name}\` ${patternText(schema.pattern, 'starts', 'matches')}`
    if (typeof schema.type === 'string') return `\`${name}\` is set`
    return noWords(name, schema)
  })
  return phrases.length > 0 ? phrases.join(' and ') : noWords('if', condition)
}

function demandsOf(branch: JsonObject, document: JsonObject): string[] {
  const properties = Object.entries(propertiesOf(document, branch))
  const required = requiredOf(document, branch)
  const forbidden = properties.flatMap(([name, schema]) => (isNothing(schema) ? [`\`${name}\``] : []))
  const rest = properties.filter(([, schema]) => !isNothing(schema))
  const bare = required.filter((name) => rest.every(([other]) => other !== name))
  return [
    ...(forbidden.length > 0 ? [`do not send ${either(forbidden)}`] : []),
    ...bare.map((name) => `\`${name}\` is required`),
    ...rest.map(([name, schema]) => {
      const must = demand(name, schema, document)
      return required.includes(name) ? `\`${name}\` is required and must ${must}` : `\`${name}\` must ${must}`
    }),
  ]
}

/** What follows "must": `be a string`, `` start with `abc-` ``. */
function demand(name: string, schema: Json, document: JsonObject): string {
  if (!isObject(schema)) return noWords(name, schema)
  if (typeof schema.$ref === 'string') return `be ${named(schema, document)}`
  if (Array.isArray(schema.anyOf)) return `be ${either(schema.anyOf.map((option) => named(option, document)))}`
  if (typeof schema.pattern === 'string') return patternText(schema.pattern, 'start', 'match')
  if (Array.isArray(schema.enum)) return `be ${either(schema.enum.map((value) => `\`${value}\``))}`
  return `be ${named(schema, document)}`
}

/** A schema as a noun: the first sentence of its description, or its type. */
function named(schema: Json, document: JsonObject): string {
  const target = resolve(document, schema)
  if (!isObject(target)) return noWords('schema', target)
  if (typeof target.description === 'string') {
    const [sentence = ''] = target.description.split(/\.(?:\s|$)/)
    return `the ${sentence.charAt(0).toLowerCase()}${sentence.slice(1)}`
  }
  if (target.type === 'null') return 'null'
  return typeof target.type === 'string'
    ? `${/^[aeiou]/.test(target.type) ? 'an' : 'a'} ${target.type}`
    : noWords('schema', target)
}

function patternText(pattern: string, start: string, match: string): string {
  const [, prefix] = /^\^([\w-]+)$/.exec(pattern) ?? []
  return prefix ? `${start} with \`${prefix}\`` : `${match} \`${pattern}\``
}

function isNothing(schema: Json): boolean {
  return schema === false || (isObject(schema) && isObject(schema.not) && Object.keys(schema.not).length === 0)
}

function either(words: string[]): string {
  return new Intl.ListFormat('en-US', { type: 'disjunction' }).format(words)
}

function noWords(name: string, schema: unknown): never {
  throw new ContractError(
    `The site has no words for the condition on \`${name}\`: ${JSON.stringify(schema)}. Teach src/site/conditions.ts this form.`,
  )
}
