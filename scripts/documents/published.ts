import manifest from '../../package.json' with { type: 'json' }
import type { JsonObject } from '../../src/contract/json.js'
import { mapNodes } from '../../src/contract/nodes.js'

/**
 * Returns a document as other tools read it. Links to pages of the site are absolute if package.json names a
 * `homepage`; otherwise only their text is left, because they would lead nowhere. The description of a response is plain text:
 * Postman and others use it as a name.
 */
export function published(document: JsonObject, homepage = HOMEPAGE): JsonObject {
  return mapNodes(document, (node, kind) => {
    if (typeof node.description !== 'string') return node
    const description =
      kind === 'response'
        ? withLinks(node.description).replace(/^> /gm, '').replaceAll(/[`*]/g, '')
        : withLinks(node.description, homepage)
    return { ...node, description }
  })
}

const { homepage: HOMEPAGE } = manifest as { name: string; homepage?: string }

function withLinks(markdown: string, homepage?: string): string {
  return markdown.replace(/\[([^\]]+)\]\(\.\.\/([^)]*)\)/g, (_, text, page) =>
    homepage === undefined ? text : `[${text}](${homepage.replace(/\/$/, '')}/${page})`,
  )
}
