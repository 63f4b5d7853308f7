import { createRequire } from 'node:module'
import type { OpenAPI3, SchemaObject } from 'openapi-typescript'
import type { JsonObject } from '../document/shape.js'
import { ts } from './typescript.js'

const generator = createRequire(import.meta.url)('openapi-typescript') as typeof import('openapi-typescript')

const BLOB = ts.factory.createTypeReferenceNode('Blob')
const OBJECT_OR_NULL = ts.factory.createUnionTypeNode([
  ts.factory.createKeywordTypeNode(ts.SyntaxKind.ObjectKeyword),
  ts.factory.createLiteralTypeNode(ts.factory.createNull()),
])

/** The TypeScript declarations of a document, as the text of a `.d.ts` file. Bytes are `Blob`. */
export async function typesOf(document: JsonObject, name: string): Promise<string> {
  const ast = await generator.default(structuredClone(document) as unknown as OpenAPI3, {
    alphabetize: false,
    defaultNonNullable: false,
    emptyObjectsUnknown: true,
    rootTypes: true,
    rootTypesNoSchemaPrefix: true,
    transform: (schema) => {
      if (isBinary(schema)) return BLOB
      return isOpenOrNull(schema) ? OBJECT_OR_NULL : undefined
    },
  })
  const head = `/**\n * Types of the Canvas Design Platform API, version ${name}.\n * Made from openapi/ by \`npm run generate\`. Do not edit.\n */\n`
  return head + generator.astToString(ast)
}

/** `object`, and not a record of unknowns: only then can `in` tell the results of two kinds of task apart. */
function isOpenOrNull(schema: SchemaObject): boolean {
  const { type, properties, additionalProperties } = schema as Record<string, unknown>
  return Array.isArray(type) && type.includes('null') && !properties && additionalProperties === true
}

function isBinary(schema: SchemaObject): boolean {
  const { contentMediaType, format } = schema as { contentMediaType?: string; format?: string }
  return contentMediaType === 'application/octet-stream' || format === 'binary'
}
