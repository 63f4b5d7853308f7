import type TS from 'typescript'
import { ts } from '../support/typescript.js'

const { factory } = ts

/**
 * Returns the declarations of openapi-typescript with each schema as a named type that the others refer to. An editor
 * then shows `CanvasPage` where it would otherwise show every field: TypeScript only keeps a name that a type was
 * declared under.
 */
export function withNamedSchemas(nodes: TS.Node[]): TS.Node[] {
  const named = nodes.flatMap((node) => (isComponents(node) ? hoisted(node) : [node]))
  const names = new Set(named.flatMap((node) => (HOISTED.has(node) ? [nameOf(node)] : [])))
  return named
    .filter((node) => HOISTED.has(node) || !ts.isTypeAliasDeclaration(node) || !names.has(node.name.text))
    .map((node) => ts.transform(node, [(context) => (root) => referring(root, context)]).transformed[0] ?? node)
}

/** The declarations taken out of `components`, beside which there are aliases of the same name. */
const HOISTED = new WeakSet<TS.Node>()

function isComponents(node: TS.Node): node is TS.InterfaceDeclaration {
  return ts.isInterfaceDeclaration(node) && node.name.text === 'components'
}

function hoisted(components: TS.InterfaceDeclaration): TS.Node[] {
  const types: TS.Node[] = []
  const members = components.members.map((member) => {
    if (!isProperty(member) || nameOf(member) !== 'schemas' || !ts.isTypeLiteralNode(member.type)) return member
    const schemas = member.type.members.map((schema) => {
      if (!isProperty(schema)) return schema
      const name = nameOf(schema)
      const type = factory.createTypeAliasDeclaration(EXPORT, name, undefined, schema.type)
      ts.setSyntheticLeadingComments(type, ts.getSyntheticLeadingComments(schema))
      HOISTED.add(type)
      types.push(type)
      return factory.createPropertySignature(undefined, schema.name, undefined, factory.createTypeReferenceNode(name))
    })
    return factory.createPropertySignature(undefined, member.name, undefined, factory.createTypeLiteralNode(schemas))
  })
  return [...types, factory.createInterfaceDeclaration(EXPORT, components.name, undefined, undefined, members)]
}

const EXPORT = [factory.createModifier(ts.SyntaxKind.ExportKeyword)]

/** Replaces `components["schemas"]["Task"]` with `Task`. */
function referring(root: TS.Node, context: TS.TransformationContext): TS.Node {
  return ts.visitEachChild(
    root,
    function visit(node): TS.Node {
      const name = schemaName(node)
      return name ? factory.createTypeReferenceNode(name) : ts.visitEachChild(node, visit, context)
    },
    context,
  )
}

function schemaName(node: TS.Node): string | undefined {
  if (!ts.isIndexedAccessTypeNode(node) || !ts.isIndexedAccessTypeNode(node.objectType)) return undefined
  const { objectType, indexType } = node.objectType
  const isSchemas =
    ts.isTypeReferenceNode(objectType) &&
    ts.isIdentifier(objectType.typeName) &&
    objectType.typeName.text === 'components' &&
    literal(indexType) === 'schemas'
  return isSchemas ? literal(node.indexType) : undefined
}

function literal(node: TS.TypeNode): string | undefined {
  return ts.isLiteralTypeNode(node) && ts.isStringLiteral(node.literal) ? node.literal.text : undefined
}

function isProperty(node: TS.Node): node is TS.PropertySignature & { type: TS.TypeNode } {
  return ts.isPropertySignature(node) && node.type !== undefined
}

function nameOf(node: TS.Node): string {
  const { name } = node as TS.PropertySignature | TS.TypeAliasDeclaration
  return ts.isIdentifier(name) || ts.isStringLiteral(name) ? name.text : ''
}
