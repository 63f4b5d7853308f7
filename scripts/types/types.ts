import type { OpenAPI3, SchemaObject } from 'openapi-typescript'
import type TS from 'typescript'
import { copyOf, isObject, type Json, type JsonObject } from '../../src/contract/json.js'
import { visit } from '../../src/contract/nodes.js'
import { endpointsOf } from '../../src/contract/operations.js'
import { resolve } from '../../src/contract/references.js'
import { layersOf, partsOf } from '../../src/contract/schemas.js'
import { ts } from '../support/typescript.js'
import { brief } from './brief.js'
import { callsOf } from './calls.js'
import { declarationsOf, textOf } from './generator.js'
import { withNamedSchemas } from './named-schemas.js'

const BLOB = ts.factory.createTypeReferenceNode('Blob')
const OBJECT_OR_NULL = ts.factory.createUnionTypeNode([
  ts.factory.createKeywordTypeNode(ts.SyntaxKind.ObjectKeyword),
  ts.factory.createLiteralTypeNode(ts.factory.createNull()),
])

/**
 * Returns the TypeScript declarations of a document, as the text of a `.d.ts` file. Binary content has the type `Blob`.
 */
export function typesText(document: JsonObject, name: string): string {
  const copy = copyOf(document)
  for (const change of [cleanComments, describeReferences, narrowMembers, narrowUnions, shortenOperations]) change(copy)
  const nodes = declarationsOf(copy as unknown as OpenAPI3, {
    emptyObjectsUnknown: true,
    rootTypes: true,
    rootTypesNoSchemaPrefix: true,
    transform: (schema) => {
      if (isBinary(schema)) return BLOB
      const values = (schema as { 'x-extensible-enum'?: string[] })['x-extensible-enum']
      if (values) return openSet(values)
      return isOpenOrNull(schema) ? OBJECT_OR_NULL : undefined
    },
  })
  const head = `/**\n * Types of the Canvas Design Platform API, version ${name}.\n * Made from openapi/ by \`npm run generate\`. Do not edit.\n */\n`
  return head + textOf(withNamedSchemas(nodes).map(withUndefined)) + callsOf(document)
}

/** Returns a declaration whose optional properties may be undefined, also under `exactOptionalPropertyTypes`. */
function withUndefined(declaration: TS.Node): TS.Node {
  const { factory, SyntaxKind, isPropertySignature, visitEachChild } = ts
  const visitor = (context: TS.TransformationContext) =>
    function visit(node: TS.Node): TS.Node {
      const child = visitEachChild(node, visit, context)
      if (!isPropertySignature(child) || !child.questionToken || !child.type) return child
      if (child.type.kind === SyntaxKind.NeverKeyword) return child
      const type = factory.createUnionTypeNode([child.type, factory.createKeywordTypeNode(SyntaxKind.UndefinedKeyword)])
      return factory.updatePropertySignature(child, child.modifiers, child.name, child.questionToken, type)
    }
  return ts.transform(declaration, [visitor]).transformed[0] ?? declaration
}

/** Shortens the description of each operation for a comment: the reference has the whole text. */
function shortenOperations(document: JsonObject): void {
  for (const { node } of endpointsOf(document))
    if (typeof node.description === 'string') node.description = brief(node.description)
}

/** Gives each property that is a reference its description, because editors show no other. */
function describeReferences(document: JsonObject): void {
  visit(document, ({ properties }) => {
    for (const property of Object.values(isObject(properties) ? properties : {})) {
      if (!isObject(property) || !property.$ref || property.description) continue
      const { description } = resolve(document, property) as JsonObject
      if (description) property.description = description
    }
  })
}

/**
 * Makes unions narrow by a property such as `kind`. A branch for every other value has the type `string` there, which
 * TypeScript cannot tell from a known value, so the unions lose it. `discriminator` would repeat the constants.
 */
function narrowUnions(document: JsonObject): void {
  visit(document, (node) => {
    if (!Array.isArray(node.oneOf)) return
    node.oneOf = node.oneOf.filter((branch) => !isForOtherValues(document, branch))
    delete node.discriminator
  })
}

/**
 * Leaves the type of a property to the schemas that extend its own, if each of them gives one, as each page does for
 * its `total`. The intersection of `number | null` and `null` is empty in TypeScript without
 * `strict`.
 */
function narrowMembers(document: JsonObject): void {
  const uses = new Map<string, JsonObject[]>()
  visit(document, (node) => {
    const parts = partsOf(node) as JsonObject[]
    const own = Object.assign({}, ...parts.map(({ properties }) => properties))
    for (const { $ref } of parts) if ($ref) uses.set(String($ref), [...(uses.get(String($ref)) ?? []), own])
  })
  for (const [$ref, owns] of uses) {
    if (JSON.stringify(document).split(`"${$ref}"`).length - 1 > owns.length) continue
    for (const [name, property] of Object.entries((resolve(document, { $ref }) as JsonObject).properties ?? {})) {
      const types = owns.map((own) => (own[name] as JsonObject | undefined)?.type)
      if (types.every(Boolean) && types.includes('null')) delete (property as JsonObject).type
    }
  }
}

function isForOtherValues(document: JsonObject, schema: Json): boolean {
  const isOther = (property: Json) => isObject(property) && isObject(property.not) && 'enum' in property.not
  return layersOf(document, schema).some(({ properties }) => Object.values(properties ?? {}).some(isOther))
}

/**
 * Puts gap ids in place of the links in notes, which would lead nowhere in an editor, and removes the titles of inline
 * objects, which would start their comments.
 */
function cleanComments(document: JsonObject): void {
  visit(document, (node, kind) => {
    if (kind === 'schema') delete node.title
    if (typeof node.description === 'string')
      node.description = node.description.replaceAll(/\[([^\]]+)\]\(\.\.\/gaps\.html#([\w.]+)\)/g, '$1 (gap `$2`)')
  })
}

/** `object` instead of a record of unknowns: only then can `in` distinguish the results of two kinds of task. */
function isOpenOrNull(schema: SchemaObject): boolean {
  const { type, properties, additionalProperties } = schema as Record<string, unknown>
  return Array.isArray(type) && type.includes('null') && !properties && additionalProperties === true
}

/** Returns `'png' | 'pdf' | (string & {})`: an editor completes the known values, and any other text compiles. */
function openSet(values: string[]): TS.TypeNode {
  const literals = values.map((value) => ts.factory.createLiteralTypeNode(ts.factory.createStringLiteral(value)))
  const any = ts.factory.createIntersectionTypeNode([
    ts.factory.createKeywordTypeNode(ts.SyntaxKind.StringKeyword),
    ts.factory.createTypeLiteralNode([]),
  ])
  return ts.factory.createUnionTypeNode([...literals, ts.factory.createParenthesizedType(any)])
}

function isBinary(schema: SchemaObject): boolean {
  const { contentMediaType, format } = schema as { contentMediaType?: string; format?: string }
  return contentMediaType === 'application/octet-stream' || format === 'binary'
}
