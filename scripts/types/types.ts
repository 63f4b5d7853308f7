import { createRequire } from 'node:module'
import type { OpenAPI3, SchemaObject } from 'openapi-typescript'
import { isObject, type JsonObject, visit } from '../document/shape.js'
import { brief } from './brief.js'
import { callsOf } from './calls.js'
import { withNamedSchemas } from './named-schemas.js'
import { ts } from './typescript.js'

// By `require`, which brings the compiler in the same way.
const generator = createRequire(import.meta.url)('openapi-typescript') as typeof import('openapi-typescript')

const BLOB = ts.factory.createTypeReferenceNode('Blob')
const OBJECT_OR_NULL = ts.factory.createUnionTypeNode([
  ts.factory.createKeywordTypeNode(ts.SyntaxKind.ObjectKeyword),
  ts.factory.createLiteralTypeNode(ts.factory.createNull()),
])

/**
 * The TypeScript declarations of a document, as the text of a `.d.ts` file. Bytes are `Blob`.
 */
export async function typesOf(document: JsonObject, name: string): Promise<string> {
  const ast = await generator.default(
    withBriefOperations(withTypedTotals(withPlainComments(document))) as unknown as OpenAPI3,
    {
      alphabetize: false,
      defaultNonNullable: false,
      emptyObjectsUnknown: true,
      rootTypes: true,
      rootTypesNoSchemaPrefix: true,
      transform: (schema) => {
        if (isBinary(schema)) return BLOB
        return isOpenOrNull(schema) ? OBJECT_OR_NULL : undefined
      },
    },
  )
  const head = `/**\n * Types of the Canvas Design Platform API, version ${name}.\n * Made from openapi/ by \`npm run generate\`. Do not edit.\n */\n`
  return head + plainComments(generator.astToString(withNamedSchemas(ast))) + callsOf(document)
}

/** Without the tag `@description`, which editors show as a word of its own: the text itself is the comment, and no code block. */
function plainComments(text: string): string {
  return text
    .replace(/^( *\/\*\*(?:\n *\*)?) @description /gm, '$1 ')
    .replace(/^( *\*) @description /gm, '$1\n$1 ')
    .replace(/^( *\*) {5}/gm, '$1 ')
}

/** A copy in which each operation's description is short enough for a comment: the whole one is in the reference. */
function withBriefOperations(document: JsonObject): JsonObject {
  const copy = structuredClone(document)
  const items = { ...(copy.paths as JsonObject), ...(copy.webhooks as JsonObject) } as Record<string, JsonObject>
  for (const item of Object.values(items))
    for (const operation of Object.values(item))
      if (isObject(operation) && typeof operation.description === 'string')
        operation.description = brief(operation.description)
  return copy
}

/** openapi-fetch drops a property whose type is null alone: a `total` that is always null has the type of the others. */
function withTypedTotals(document: JsonObject): JsonObject {
  const copy = structuredClone(document)
  visit(copy, ({ properties }) => {
    if (isObject(properties) && isObject(properties.total) && properties.total.type === 'null')
      properties.total.type = ['integer', 'null']
  })
  return copy
}

/**
 * The document with the id of a gap where its notes have a link, which in an editor would lead nowhere; and without the
 * titles of inline objects, which would begin their comments.
 */
function withPlainComments(document: JsonObject): JsonObject {
  const out = structuredClone(document)
  visit(out, (node, kind) => {
    if (kind === 'schema') delete node.title
    if (typeof node.description === 'string')
      node.description = node.description.replaceAll(/\[([^\]]+)\]\(\.\.\/gaps\.html#([\w.]+)\)/g, '$1 (gap `$2`)')
  })
  return out
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
