import openapiTS, { astToString, type OpenAPI3, type SchemaObject } from 'openapi-typescript'
import ts from 'typescript'
import type { JsonObject } from './shape.js'

const BLOB = ts.factory.createTypeReferenceNode('Blob')
const NULL = ts.factory.createLiteralTypeNode(ts.factory.createNull())

/** The TypeScript declarations of a document, as the text of a `.d.ts` file. Bytes are `Blob`. */
export async function typesOf(document: JsonObject, name: string): Promise<string> {
  const ast = await openapiTS(structuredClone(document) as unknown as OpenAPI3, {
    alphabetize: false,
    defaultNonNullable: false,
    emptyObjectsUnknown: true,
    rootTypes: true,
    rootTypesNoSchemaPrefix: true,
    transform: (schema) => {
      if (!isBinary(schema)) return undefined
      return 'nullable' in schema && schema.nullable ? ts.factory.createUnionTypeNode([BLOB, NULL]) : BLOB
    },
  })
  const head = `/**\n * Types of the Canvas Design Platform API, version ${name}.\n * Made from openapi/ by \`npm run generate\`. Do not edit.\n */\n`
  return head + astToString(ast)
}

function isBinary(schema: SchemaObject): boolean {
  const { contentMediaType, format } = schema as { contentMediaType?: string; format?: string }
  return contentMediaType === 'application/octet-stream' || format === 'binary'
}
