import { createRequire } from 'node:module'
import type { GlobalContext, OpenAPI3 } from 'openapi-typescript'
import type TS from 'typescript'

// Not its default export, which checks and bundles what it gets: our documents are checked and bundled already. Loaded
// by `require`, as it loads the compiler itself.
const require = createRequire(import.meta.url)
const { astToString, resolveRef, scanDiscriminators, transformSchema } =
  require('openapi-typescript') as typeof import('openapi-typescript')

/** The options of openapi-typescript. One that is left out is off. */
type GeneratorOptions = Partial<Omit<GlobalContext, 'resolve' | 'discriminators' | 'injectFooter' | 'redoc'>>

/** Returns the declarations of a bundled document, which may be changed. */
export function declarationsOf(document: OpenAPI3, options: GeneratorOptions): TS.Node[] {
  const context: Partial<GlobalContext> = {
    ...options,
    injectFooter: [],
    discriminators: scanDiscriminators(document, {}),
    resolve: ($ref) => resolveRef(document, $ref, { silent: false }),
  }
  return transformSchema(document, context as GlobalContext)
}

/** Prints declarations as the text of a file. Comments have no tag `@description`, which editors show as a word. */
export function textOf(declarations: TS.Node[]): string {
  return astToString(declarations)
    .replace(/^( *\/\*\*(?:\n *\*)?) @description /gm, '$1 ')
    .replace(/^( *\*) @description /gm, '$1\n$1 ')
    .replace(/^( *\*) {5}/gm, '$1 ')
}
