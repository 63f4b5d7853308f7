import { VERSIONS, type Version } from '../../../scripts/support/paths.js'
import { generalGaps } from '../../../src/contract/gaps.js'
import { html } from '../html.js'
import { additionsOf } from '../operation-links.js'
import type { Page } from '../page.js'
import { groupName } from '../reference/document.js'
import type { Source } from '../source.js'
import { documentFile, operationPage, operationsPage, referencePlace, relative } from '../urls.js'
import { type Shown, shownOperations } from './list.js'
import { firstSentence, operationPageOf } from './page.js'
import { type Context, prose } from './schema.js'

/** Returns a plain page for each operation and webhook of each version, and a page for each version that lists them. */
export function operationPages(source: Source): Page[] {
  const shown = Object.fromEntries(
    VERSIONS.map((version) => [version, shownOperations(source.documents[version])]),
  ) as Record<Version, Shown[]>
  return VERSIONS.flatMap((version) => {
    const extras = additionsOf(source, version)
    const pages = shown[version].map((operation) =>
      operationPageOf(
        {
          version,
          operation,
          extra: extras[operation.id] ?? { links: [], samples: [], changes: [] },
          gaps: source.operations[version][operation.id] ?? [],
          others: VERSIONS.filter((other) => shown[other].some(({ id }) => id === operation.id) && other !== version),
        },
        contextOf(source, version, operationPage(version, operation.id)),
      ),
    )
    return [listPage(source, version, shown[version]), ...pages]
  })
}

function contextOf({ documents, gaps }: Source, version: Version, path: string): Context {
  return { path, document: documents[version], gaps, everywhere: generalGaps(documents[version]) }
}

function listPage(source: Source, version: Version, operations: Shown[]): Page {
  const path = operationsPage(version)
  const context = contextOf(source, version, path)
  const { info, tags } = source.documents[version] as { info: { description: string }; tags: Tag[] }
  return {
    path,
    title: `All operations · ${version} · Canvas Design API`,
    summary: `Every operation and webhook of version ${version} on a plain page, to read, print and search.`,
    body: html`<div class="page operations">
<h1>All operations of ${version}</h1>
<p class="lead">Each operation on a page of its own, which needs no script: to read, to print and to search. The
<a href="${relative(path, referencePlace(version))}">reference</a> has them all in one place, and
<a href="${relative(path, documentFile(version))}">the OpenAPI document</a> is for programs.</p>
${tags.map(
  (tag) => html`<h2 id="${tag.name}">${groupName(tag.name)}</h2>
${prose(tag.description, context)}<ul class="operation-list">
${operations
  .filter((operation) => operation.tag === tag.name)
  .map(
    ({ id, method, path: at, summary, isWebhook, node }) =>
      html`<li><a href="${relative(path, operationPage(version, id))}">${summary}</a><code>${isWebhook ? at : `${method} ${at}`}</code><span>${firstSentence(String(node.description ?? ''))}</span></li>\n`,
  )}</ul>
`,
)}
<section class="prose">
<h2 id="about">About the API</h2>
${prose(info.description.replaceAll(/^#/gm, '##'), context)}</section>
</div>`,
  }
}

type Tag = { name: string; description: string }
