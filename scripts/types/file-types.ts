import type { OpenAPI3 } from 'openapi-typescript'
import { ts } from '../support/typescript.js'
import { declarationsOf, textOf } from './generator.js'
import { withNamedSchemas } from './named-schemas.js'

/**
 * Returns the types of JSON Schemas, as the text of a `.d.ts` file: one for each schema, by its name, and one for each
 * of its `$defs`. A definition that several schemas have must be the same in all.
 */
export function fileTypes(files: Record<string, string>): string {
  const schemas: Record<string, object> = {}
  for (const [name, text] of Object.entries(files)) {
    const referring = text.replace(/#\/\$defs\/(\w+)/g, (_, def) => `#/components/schemas/${typeName(def)}`)
    const { $defs = {}, ...root } = JSON.parse(referring) as { $defs?: Record<string, object> }
    for (const [def, schema] of Object.entries({ [name]: root, ...$defs })) schemas[typeName(def)] = schema
  }
  const document: unknown = { openapi: '3.1.0', info: { title: '', version: '' }, paths: {}, components: { schemas } }
  const types = withNamedSchemas(
    declarationsOf(document as OpenAPI3, { rootTypes: true, rootTypesNoSchemaPrefix: true }),
  )
  return HEAD + textOf(types.filter((type) => ts.isTypeAliasDeclaration(type) && type.name.text in schemas))
}

const HEAD =
  '/** Types of the YAML files of openapi/. Made from openapi/file-schemas by `npm run generate`. Do not edit. */\n'

/** Returns `ToolServer` for `tool-server`. */
function typeName(name: string): string {
  return name.replace(/(?:^|[-_])(\w)/g, (_, letter) => letter.toUpperCase())
}
