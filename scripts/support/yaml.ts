import { readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js'
import { isCollection, isScalar, LineCounter, parseDocument, visit } from 'yaml'
import { copyOf, type Json } from '../../src/contract/json.js'
import { isDay } from '../../src/contract/versions.js'
import { offsetAt, type Path } from '../../src/contract/yaml-offset.js'
import { ContractError } from './contract-error.js'
import { fromRoot, inRoot } from './paths.js'

/** The data of a YAML file, and a function that returns the place of a part, such as `openapi/versions.yaml:14:9`. */
export type YamlFile<Data> = { data: Data; place: (path: Path) => string }

/**
 * Reads a YAML file, including merge keys. `schema` names the JSON Schema of `openapi/file-schemas` that it must match;
 * `generated/file-types.d.ts` has the type of each. Throws a ContractError that lists each problem with file and line.
 */
export async function readYamlFile<Data>(file: string, schema?: string): Promise<YamlFile<Data>> {
  const name = fromRoot(file)
  const text = await readFile(file, 'utf8').catch(({ code }: NodeJS.ErrnoException) => {
    throw new ContractError(`${name}  The file cannot be read: ${code}.`)
  })
  return parseYaml(text, name, schema)
}

/** Reads the data of a YAML file. Throws a ContractError as `readYamlFile` does. */
export async function readYaml<Data>(file: string, schema?: string): Promise<Data> {
  return (await readYamlFile<Data>(file, schema)).data
}

/** The last text of each file and schema, and its content: while edits are watched, only changes are parsed. */
const parsed = new Map<string, { text: string; file: YamlFile<Json> }>()

/** Parses the text of a YAML file that has this name in messages. Throws a ContractError as `readYamlFile` does. */
export function parseYaml<Data>(text: string, name: string, schema?: string): YamlFile<Data> {
  const key = `${schema} ${name}`
  const last = parsed.get(key)
  const file = last?.text === text ? last.file : parse(text, name, schema)
  parsed.set(key, { text, file })
  return { data: copyOf(file.data) as Data, place: file.place }
}

function parse(text: string, name: string, schema?: string): YamlFile<Json> {
  const { document, lines, errors } = syntaxOf(text)
  throwProblems(errors.map(({ line, col, message }) => `${name}:${line}:${col}  ${message}`))
  const place = (path: Path) => {
    const { line, col } = lines.linePos(offsetAt(document.contents, path))
    return `${name}:${line}:${col}`
  }
  const data = document.toJS() as Json
  const validate = schema && validatorOf(schema)
  if (validate && !validate(data)) throwProblems((validate.errors ?? []).flatMap((error) => problemOf(error, place)))
  return { data, place }
}

/** Returns the document of a YAML text, and its errors. What is not closed is reported where it opens. */
export function syntaxOf(text: string) {
  const lines = new LineCounter()
  const document = parseDocument(text, { lineCounter: lines, merge: true, prettyErrors: false })
  const errors = document.errors.map(({ pos, message }) => {
    let start = pos[0]
    visit(document, {
      Node(_, node) {
        const [from, to] = node.range ?? [Number.POSITIVE_INFINITY, 0]
        const isClosed = isScalar(node) ? node.type?.startsWith('QUOTE') : isCollection(node) && node.flow
        if (isClosed && from <= pos[0] && pos[0] <= to) start = from
      },
    })
    return { ...lines.linePos(start), message }
  })
  // What follows from the first error at a place says nothing more.
  const places = errors.map(({ line, col }) => `${line}:${col}`)
  return { document, lines, errors: errors.filter((_, index) => places.indexOf(places[index] ?? '') === index) }
}

/** Throws a ContractError that lists these problems, unless there are none. */
export function throwProblems(problems: string[]): void {
  if (problems.length > 0) throw new ContractError(problems.join('\n'))
}

/** Returns the line of the first place where a text has a word; 1 if it does not. */
export function lineOf(text: string, word: string): number {
  return text.slice(0, Math.max(text.indexOf(word), 0)).split('\n').length
}

// The schemas are our own, and validating them too would take longer than everything else here.
const formats = { regex: isPattern, date: isDay }
const ajv = new Ajv2020({ allErrors: true, strict: false, validateSchema: false, verbose: true, formats })
const validators = new Map<string, ValidateFunction>()

function validatorOf(schema: string): ValidateFunction {
  const validate =
    validators.get(schema) ??
    ajv.compile(JSON.parse(readFileSync(inRoot('openapi/file-schemas', `${schema}.json`), 'utf8')))
  validators.set(schema, validate)
  return validate
}

/** Says what to write instead. An `errorMessage` in the schema, which editors show, says it better than keywords. */
function problemOf(
  { instancePath, keyword, params, message, parentSchema }: ErrorObject,
  place: YamlFile<unknown>['place'],
) {
  // The error of the `then` is reported too, and says more.
  if (keyword === 'if') return []
  const path = instancePath.split('/').slice(1)
  const problem = (says: string, ...key: string[]) => [`${place([...path, ...key])}  ${says}`]
  if (keyword === 'additionalProperties') {
    const key = String(params.additionalProperty)
    const known = Object.keys((parentSchema as { properties: object }).properties)
    return problem(`There is no key \`${key}\` here. Known: ${known.join(', ')}.`, key)
  }
  if (keyword === 'required') {
    const name = path.at(-1) ?? ''
    return problem(`The key \`${params.missingProperty}\` is missing${/\D/.test(name) ? ` in ${name}` : ''}.`)
  }
  if (keyword === 'enum') return problem(`Write one of ${(params.allowedValues as string[]).join(', ')}.`)
  const { errorMessage, description = '' } = parentSchema as { errorMessage?: string; description?: string }
  return problem(errorMessage ?? `The value ${message?.replaceAll(',', ' or ')}. ${description}`.trim())
}

function isPattern(text: string): boolean {
  try {
    return Boolean(new RegExp(text))
  } catch {
    return false
  }
}
