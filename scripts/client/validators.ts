import { readFile } from 'node:fs/promises'
import { _ } from 'ajv/dist/2020.js'
import standaloneModule from 'ajv/dist/standalone/index.js'
import { build, transform } from 'esbuild'
import { absolute, createAjv } from '../../src/contract/ajv.js'
import type { JsonObject } from '../../src/contract/json.js'
import { operationsOf, responseOf, schemaOf } from '../../src/contract/operations.js'
import { pathOf } from '../../src/contract/references.js'
import * as formats from '../../src/validate/formats.js'
import { ContractError } from '../support/contract-error.js'
import { GENERATED_HEAD, inRoot } from '../support/paths.js'
import { validationSchemas } from './validation-schemas.js'

const standalone = standaloneModule.default

/** Resolves to the files that the validators of all versions share: their code, and the type of a validator. */
export async function sharedValidatorFiles(): Promise<[path: string, text: string][]> {
  const { outputFiles } = await build({
    absWorkingDir: inRoot(),
    entryPoints: ['src/validate/validator.ts'],
    bundle: true,
    write: false,
    format: 'esm',
    ...COMPACT,
  })
  return [
    ['generated/validator.js', GENERATED_HEAD + (outputFiles[0]?.text ?? '')],
    [
      'generated/standard-schema.d.ts',
      GENERATED_HEAD + (await readFile(inRoot('src/validate/standard-schema.ts'), 'utf8')),
    ],
  ]
}

/**
 * Resolves to the module of the validators of a version and its declarations: an export for each schema, those of the
 * events included, and for the response of each operation. A schema that others refer to is one function, which they
 * call.
 */
export async function validatorFiles(document: JsonObject, version: string): Promise<[path: string, text: string][]> {
  const { schemas = {} } = validationSchemas(document).components as Record<string, JsonObject>
  const names = Object.keys(schemas)
  const responses = responsesOf(document)
  for (const { name, at } of responses)
    if (names.includes(name))
      throw new ContractError(`The schema ${name} has the name of the response of ${at}: rename it in openapi/.`)
  const inline = responses.filter(({ schema }) => schema.$ref === undefined)
  const aliases = responses.filter(({ schema }) => schema.$ref !== undefined)
  const declarations = [
    GENERATED_HEAD.trim(),
    `import type { Validator } from '../standard-schema.js'`,
    `import type * as types from '../types/${version}.js'`,
    `export type { Issue, Result, Validator } from '../standard-schema.js'`,
    ...names.map((name) => `export declare const ${name}: Validator<types.${name}>`),
    ...responses.flatMap(({ name, at, type }) => [
      `/** The response of \`${at}\`. */`,
      `export declare const ${name}: Validator<${type}>`,
    ]),
  ]
  const compiled = standaloneCode({ components: { schemas } }, [
    ...names.map((name) => [name, { $ref: `#/components/schemas/${name}` }] as const),
    ...inline.map(({ name, schema }) => [name, schema] as const),
  ])
  const code = [
    `import { append, lengthOf, ${Object.keys(formats).sort().join(', ')}, check } from '../validator.js'`,
    compiled,
    ...aliases.map(({ name, schema }) => `export { ${pathOf(String(schema.$ref)).at(-1)} as ${name} }`),
  ]
  const { code: text } = await transform(code.join('\n'), { ...COMPACT, treeShaking: true, format: 'esm' })
  return [
    [`generated/validate/${version}.js`, GENERATED_HEAD + text],
    [`generated/validate/${version}.d.ts`, `${declarations.join('\n')}\n`],
  ]
}

/** The code is committed, and nobody reads it. */
const COMPACT = { target: 'es2022', minify: true, lineLimit: 120 }

/** The code of a validator, an object literal, because bundlers drop an unused literal, but not an unused call. */
const STANDARD = '{ "~standard": { version: 1, vendor: "canvas-design-api", validate: (value) => check($2, value) } }'

/** The documented success of each operation: the name of its validator, `GET /canvases`, its schema and its type. */
function responsesOf(document: JsonObject) {
  return operationsOf(validationSchemas(document)).flatMap((operation) => {
    const { operationId, method, path, success } = operation
    const schema = schemaOf(responseOf(operation, success))
    if (!schema) return []
    const name = `${operationId.replace(/^./, (letter) => letter.toUpperCase())}Response`
    const type =
      schema.$ref === undefined
        ? `types.operations['${operationId}']['responses'][${success}]['content']['application/json']`
        : `types.${pathOf(String(schema.$ref)).at(-1)}`
    return [{ name, at: `${method} ${path}`, schema, type }]
  })
}

/** Returns the code of a validator for each schema, by name. */
function standaloneCode(document: JsonObject, schemas: (readonly [name: string, schema: JsonObject])[]): string {
  const ajv = createAjv(document, {
    formats: Object.fromEntries(Object.entries(formats).map(([name, isValid]) => [kebab(name), isValid])),
    code: { source: true, esm: true, formats: _`formats` },
    // `check` in src/validate/validator.ts words the messages.
    messages: false,
    inlineRefs: false,
    logger: {
      ...console,
      warn: (message) => {
        throw new ContractError(`src/validate/formats.ts  ${message}. Add it.`)
      },
    },
  })
  // Ajv would prepare each function for `$dynamicRef` and `unevaluatedProperties`, which the contract does not use.
  Object.assign(ajv.opts, { dynamicRef: false, unevaluated: false })
  for (const [name, schema] of schemas) if (schema.$ref === undefined) ajv.addSchema(absolute(schema), name)
  const ids = schemas.map(([name, { $ref }]) => [name, $ref === undefined ? name : String(absolute({ $ref }).$ref)])
  const code = standalone(ajv, Object.fromEntries(ids))
    .replaceAll(/vErrors\.concat\((\w+\.errors)\)/g, 'append(vErrors, $1)')
    .replaceAll('require("ajv/dist/runtime/ucs2length").default', 'lengthOf')
    .replaceAll(/\bformats(?:\.|\[")([a-z-]+)(?:"\])?/g, (_reference, name) => camel(name))
    // A literal for the same reason as STANDARD.
    .replaceAll(/new RegExp\(("(?:[^"\\]|\\.)*"), "u"\)/g, (_call, source) =>
      String(new RegExp(JSON.parse(source), 'u')),
    )
    .replaceAll(/export const (\w+) = (\w+);/g, `export const $1 = ${STANDARD};`)
  const [, missing] = /require\("([^"]+)"\)/.exec(code) ?? []
  if (missing) throw new Error(`The validators need ${missing}: export it from src/validate/validator.ts.`)
  return code
}

/** `dateTime` for `date-time`. */
const camel = (format: string) => format.replace(/-./g, ([, letter = '']) => letter.toUpperCase())
const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
