import { VERSIONS, type Version } from '../../../scripts/support/paths.js'
import { generalGaps } from '../../contract/gaps.js'
import { isObject, type JsonObject } from '../../contract/json.js'
import { dayOfAll } from '../../contract/versions.js'
import { type Html, html } from '../html.js'
import { contents } from '../markdown.js'
import { additionsOf } from '../operation-links.js'
import type { Page } from '../page.js'
import type { SiteSource } from '../source.js'
import { documentFile, operationPage, operationsPage, relative } from '../urls.js'
import { firstSentence } from './description.js'
import { groupName, type Shown, type ShownByVersion, shownOperations } from './list.js'
import { operationsMenu } from './menu.js'
import { operationPageOf } from './page.js'
import { type Context, prose } from './schema.js'

/** Returns the reference: for each version, a page for each operation and webhook, and one that lists them. */
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
          sunset: source.versions.versions.find(({ date }) => date === version)?.sunset ?? null,
          mockDay: dayOfAll(source.versions.versions),
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
  const [about = '', sections = ''] = info.description.split(/\n(?=# )([\s\S]*)/)
  const lead = firstSentence(about)
  const others = VERSIONS.filter((other) => other !== version)
  const text = inOrder(
    `# About this API\n\n${about
      .replaceAll(/(?<!\n)\n(?!\n)/g, ' ')
      .replace(lead, '')
      .trim()}\n\n${sections}`,
  )
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
<p class="crumbs">${others.map((other) => html`<a href="${relative(path, operationsPage(other))}">Version ${other}</a> · `)}<a href="${relative(path, documentFile(version))}">OpenAPI document</a></p>
<h1>Reference of version ${version}</h1>
${prose(lead, context)}
<h2 id="operations">Operations</h2>
${operationTable(operations, tags, context, version)}
${prose(text, context)}</article>
</div>`,
  }
}

/** Renders a table of all operations, by resource, in the order of the side bar. */
function operationTable(operations: Shown[], tags: Tag[], context: Context, version: string): Html {
  const groups = [...new Set(operations.map(({ tag }) => tag))]
  const rows = groups.map((group) => {
    const { description = '' } = tags.find(({ name }) => name === group) ?? {}
    const members = operations.filter(({ tag }) => tag === group)
    return html`<tr><th colspan="2" scope="rowgroup"><h3 id="${group}">${groupName(group)}</h3>${prose(description, context)}</th></tr>
${members.map(
  ({ id, method, path, summary, isWebhook }) =>
    html`<tr><td><a href="${relative(context.path, operationPage(version, id))}">${summary}</a></td><td><code>${isWebhook ? path : `${method} ${path}`}</code></td></tr>\n`,
)}`
  })
  return html`<div class="table operations"><table>
<tbody>
${rows}</tbody>
</table></div>`
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
