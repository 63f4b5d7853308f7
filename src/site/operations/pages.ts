import { VERSIONS, type Version } from '../../../scripts/support/paths.js'
import { generalGaps } from '../../contract/gaps.js'
import { isObject, type JsonObject } from '../../contract/json.js'
import { html } from '../html.js'
import { contents, inline } from '../markdown.js'
import { additionsOf } from '../operation-links.js'
import type { Page } from '../page.js'
import type { SiteSource } from '../source.js'
import { documentFile, operationPage, operationsPage, relative } from '../urls.js'
import { plainFirstSentence } from './description.js'
import { groupName, type Shown, type ShownByVersion, shownOperations } from './list.js'
import { operationsMenu } from './menu.js'
import { operationPageOf } from './page.js'
import { type Context, prose } from './schema.js'

/** Returns the reference: for each version, a page for each operation and webhook, and one with the introduction and the list. */
export function operationPages(source: SiteSource): Page[] {
  const shown: ShownByVersion = VERSIONS.map((version) => ({
    version,
    operations: shownOperations(source.documents[version]),
  }))
  return VERSIONS.flatMap((version, at) => {
    const additions = additionsOf(source, version)
    const operations = shown[at]?.operations ?? []
    const pages = operations.map((operation, index) => {
      const path = operationPage(version, operation.id)
      const others = shown.filter((other) => other.operations.some(({ id }) => id === operation.id))
      return operationPageOf(
        {
          version,
          operation,
          additions: additions[operation.id] ?? { guides: [], workflows: [], samples: [], changes: [] },
          gaps: source.operations[version][operation.id] ?? [],
          source: source.files[operation.path] ?? 'openapi',
          others: others.map((other) => other.version).filter((other) => other !== version),
          menu: operationsMenu(shown, version, path, operation),
          previous: operations[index - 1],
          next: operations[index + 1],
        },
        contextOf(source, version, path),
      )
    })
    return [introduction(source, version, shown, operations), ...pages]
  })
}

function contextOf({ documents, gaps }: SiteSource, version: Version, path: string): Context {
  return { path, document: documents[version], gaps, everywhere: generalGaps(documents[version]) }
}

function introduction(source: SiteSource, version: Version, shown: ShownByVersion, operations: Shown[]): Page {
  const path = operationsPage(version)
  const context = contextOf(source, version, path)
  const { info, tags } = source.documents[version] as { info: { description: string }; tags: Tag[] }
  const [lead = '', sections = ''] = info.description.split(/\n(?=# )([\s\S]*)/)
  const others = VERSIONS.filter((other) => other !== version)
  const text = inOrder(sections)
    .replaceAll(/^#/gm, '##')
    .replace('\n## Identifiers', `\n\n${schemes(context.document)}\n\n## Identifiers`)
  return {
    path,
    source: 'openapi/openapi.yaml',
    title: `Reference ${version}`,
    summary: `Every operation and webhook of version ${version}, with authentication, lists, errors and limits.`,
    side: operationsMenu(shown, version, path),
    body: html`<div class="with-contents">
${contents(`## Operations\n\n${text}`)}<article class="prose">
<h1>Reference of version ${version}</h1>
${prose(lead, context)}
<p class="meta">${others.map((other) => html`<a href="${relative(path, operationsPage(other))}">Version ${other}</a> · `)}<a href="${relative(path, documentFile(version))}">OpenAPI document</a></p>
<h2 id="operations">Operations</h2>
${tags.map(
  (tag) => html`<h3 id="${tag.name}">${groupName(tag.name)}</h3>
${prose(tag.description, context)}<ul class="fields operation-list">
${operations
  .filter((operation) => operation.tag === tag.name)
  .map(
    ({ id, method, path: at, summary, isWebhook, node }) =>
      html`<li><a href="${relative(path, operationPage(version, id))}">${summary}</a> <code>${isWebhook ? at : `${method} ${at}`}</code><span>${inline(plainFirstSentence(String(node.description ?? '')))}</span></li>\n`,
  )}</ul>
`,
)}<div id="about"></div>
${prose(text, context)}</article>
</div>`,
  }
}

type Tag = { name: string; description: string }

/** Readers come for authentication first. What is assumed comes last. */
function inOrder(sections: string): string {
  const parts = sections.split(/\n(?=# )/)
  const isAssumed = (part: string) => part.startsWith('# What is known')
  return [...parts.filter((part) => !isAssumed(part)), ...parts.filter(isAssumed)].join('\n\n')
}

/** What the document says about keys, which the section on authentication refers to. */
function schemes({ components }: JsonObject): string {
  const { securitySchemes } = components as { securitySchemes: JsonObject }
  return Object.values(securitySchemes)
    .flatMap((scheme) => (isObject(scheme) && scheme.description ? [String(scheme.description)] : []))
    .join('\n\n')
}
