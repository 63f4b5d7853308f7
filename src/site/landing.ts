import { defaultWords } from '../../scripts/documents/versions-text.js'
import type { Tool } from '../../scripts/read/tool-server.js'
import type { Version } from '../../scripts/support/paths.js'
import { operationsOf } from '../contract/operations.js'
import { documentedExamples } from '../contract/responses.js'
import type { Versions } from '../contract/versions.js'
import { DEFAULT_ORIGIN } from '../mock/http/addresses.js'
import { sunsetNotice } from './changes/page.js'
import { codeBlock } from './code.js'
import { TOOL_SERVER } from './gaps/gap-places.js'
import { guideGroups } from './guides/pages.js'
import { highlight } from './highlight.js'
import { type Html, html } from './html.js'
import { inline } from './markdown.js'
import type { Page } from './page.js'
import { curl } from './samples/curl.js'
import { SAMPLE_KEY, sampleRequest } from './samples/request.js'
import { sampleSettings } from './samples/settings.js'
import type { SiteSource } from './source.js'
import { dataBlock } from './try/page.js'
import {
  API_BASE,
  changesPage,
  documentFile,
  errorEntry,
  guidePage,
  operationsPage,
  tryOperation,
  workflowPage,
} from './urls.js'

/** The request that the page sends. */
const SHOWN_OPERATION = 'createTask'

/** Returns the landing page: a request that runs in it, the ways to use the API, versions, guides and tools. */
export function landingPage(source: SiteSource): Page {
  const { versions, guides, tools, workflows } = source
  const newest = versions.versions[0]?.date ?? ''
  return {
    path: 'index.html',
    title: 'Canvas Design Platform API',
    summary:
      'Turn a prompt into a design: reference, guides, a mock, a client and programs for the Canvas Design Platform API.',
    scripts: ['landing.js'],
    body: html`<div class="landing">
<section class="hero">
<div class="hero-text">
<h1>Canvas Design Platform API</h1>
<p class="lead">Turn a prompt into a design: start a task, follow it, edit and export the canvas, and get a signed webhook when it is done.</p>
<p class="hero-actions row"><a class="button strong" href="try.html">Try it now</a>
<a class="button" href="${operationsPage(newest)}">Read the reference</a></p>
<p class="hero-note muted">No account and no installation: a mock in your browser responds to the requests on this site. It is not the
website of the service: <a href="#about">who this is</a>.</p>
</div>
${runPanel(source)}
</section>

<section aria-labelledby="start">
<h2 id="start">Where to start</h2>
<div class="start-cards">
${startCards(newest, source)}</div>
</section>

<section aria-labelledby="versions">
<h2 id="versions">Versions</h2>
<p class="section-lead">A version is a date that a request names in the header <code>Service-Version</code>. The mock, the types and the client support
each of them. <a href="${changesPage()}">See what changed between them</a>.</p>
${sunsetNotice(versions.versions)}<div class="cards">
${versions.versions.map((version) => versionCard(version, versions.versions))}</div>
</section>

<section aria-labelledby="guides">
<h2 id="guides">Guides and workflows</h2>
<div class="lists">
${guideGroups(guides).map(([group, members]) =>
  linkList(
    group,
    members.map(({ title, name }) => [title, guidePage(name)]),
  ),
)}${linkList(
  'Workflows',
  workflows.map(({ title, name }) => [title, workflowPage(name)]),
)}</div>
</section>

<section aria-labelledby="about">
<h2 id="about">Who this is</h2>
<p class="section-lead">This is a contract for the API, not the website of the service. It was written from a description of the service, and nothing in it
was checked against the service. Where the description is silent, the contract makes <a href="gaps.html">an assumption and says so</a>. What the service costs and how
to get an account are not described. The contract, the mock and the clients are licensed under
<a href="https://www.apache.org/licenses/LICENSE-2.0">Apache-2.0</a>; this license does not cover the service.</p>
</section>

<section class="split">
<div>
<h2 id="documents">OpenAPI documents</h2>
<p class="section-lead">Each file is a complete, valid OpenAPI 3.1 document. Every example is checked against its schema.</p>
<ul class="links">
${versions.versions.map(
  ({ date }) => html`<li><a href="${documentFile(date)}">${date}.json</a><span>Version ${date} only.</span></li>\n`,
)}<li><a href="${documentFile('canvas')}">canvas.json</a><span>Every version in one document; <code>x-since</code> and
<code>x-until</code> mark what not all of them have.</span></li>
</ul>
</div>
<div>
<h2 id="tools">Tools for agents (MCP)</h2>
<p class="section-lead">Besides the REST API, the service has a tool server for agents, which speaks the Model Context Protocol (MCP). The mock serves
it at <code>${DEFAULT_ORIGIN}/mcp</code>: <a href="${guidePage('mcp')}">connect a client</a>.</p>
<ul class="links">
${tools.map((tool) => toolLine(tool, TOOL_SERVER.address(newest)))}</ul>
</div>
</section>
</div>`,
  }
}

/** Returns the request with its documented response. `try/browser/landing.ts` sends it to the mock in the page. */
function runPanel({ documents, versions }: SiteSource): Html {
  const version = versions.versions[0]?.date as Version
  const operation = operationsOf(documents[version], version).find(({ operationId }) => operationId === SHOWN_OPERATION)
  if (!operation) throw new Error(`There is no operation ${SHOWN_OPERATION} in ${version}.`)
  const request = sampleRequest(operation)
  const [example] = documentedExamples(operation, operation.success)
  const data = {
    base: API_BASE,
    errors: errorEntry(),
    version,
    key: SAMPLE_KEY,
    path: operation.path,
    body: request.json,
  }
  return html`<div><div class="run">
<div class="run-bar"><span class="method post">POST</span><code>/v1${operation.path}</code>
<button class="button strong" type="button" id="run" disabled>Run</button></div>
${codeBlock({ code: curl(request), language: 'sh' })}
<div class="run-head"><span id="run-status" role="status">A documented response. Run it to see a task, its progress and its signed webhook.</span><a href="${tryOperation(version, SHOWN_OPERATION)}">Open in Try it</a></div>
<pre class="run-answer" tabindex="0" aria-label="Response"><code id="run-answer">${highlight(JSON.stringify(example?.value, null, 2), 'json')}</code></pre>
<script type="application/json" id="run-data">${dataBlock(data)}</script>
</div>
${sampleSettings('index.html', documents[version])}</div>`
}

function startCards(newest: string, { documents, gaps }: SiteSource): Html[] {
  const count = operationsOf(documents[newest as Version], newest as Version).length
  return [
    startCard(
      'Read',
      'Every field, error and example',
      `${count} operations, each on a page of its own with samples in six languages. What the description of the service leaves open is marked: ${Object.keys(gaps).length} gaps, each with an assumption.`,
      [
        ['Reference', operationsPage(newest)],
        ['Errors', errorEntry()],
        ['Gaps', 'gaps.html'],
      ],
    ),
    startCard(
      'Try',
      'A mock that behaves as documented',
      'Tasks run, uploads register, webhooks are signed, limits apply. It runs in this page, and on your machine with one command, npm start, where a console shows each request and why it failed.',
      [
        ['Try it in the page', 'try.html'],
        ['Quickstart', guidePage('quickstart')],
        ['The mock', guidePage('mock')],
        ['The console of the mock', `${guidePage('mock')}#see-what-happens`],
      ],
    ),
    startCard(
      'Build',
      'Programs that run unchanged',
      'Complete programs in curl, TypeScript, JavaScript and Python, a typed client with polling, pagination and webhook verification, and tools for agents.',
      [
        ['From a prompt to a file', workflowPage('design-to-file')],
        ['The client', guidePage('client')],
        ['Python and Go', guidePage('clients')],
        ['The MCP tool server', guidePage('mcp')],
      ],
    ),
  ]
}

type Links = [label: string, address: string][]

function startCard(name: string, title: string, text: string, links: Links): Html {
  return html`<article class="start-card">
<p class="group">${name}</p>
<h3>${title}</h3>
<p>${text}</p>
<ul>${links.map(([label, address]) => html`<li><a href="${address}">${label}</a></li>`)}</ul>
</article>
`
}

function linkList(title: string, links: Links): Html {
  return html`<div>
<h3>${title}</h3>
<ul>${links.map(([label, address]) => html`<li><a href="${address}">${inline(label)}</a></li>\n`)}</ul>
</div>
`
}

type VersionRow = Versions['versions'][number]

function versionCard(version: VersionRow, versions: VersionRow[]): Html {
  const { date, role, sunset } = version
  const badge = version === versions[0] ? 'canonical' : 'legacy'
  return html`<a class="card" href="${operationsPage(date)}">
<span class="badge ${role}">${badge}</span>
<strong>${date}</strong>
<span>${badge === 'canonical' ? 'The newest version.' : 'An earlier version.'} Select it with the header <code>Service-Version</code>.${defaultWords(versions, date).map((words) => ` It is ${words}.`)}</span>
<span class="muted">${sunset ? `Sunset on ${sunset}` : 'No sunset'}</span>
</a>
`
}

function toolLine({ name, description, inputSchema }: Tool, reference: string): Html {
  const [first = ''] = description.split('\n\n')
  const args = Object.keys((inputSchema.properties ?? {}) as object)
  const takes = args.length > 0 ? args.map((arg) => `\`${arg}\``).join(', ') : 'not documented'
  return html`<li><a href="${reference}"><code>${name}</code></a><span>${inline(`${first} Arguments: ${takes}.`)}</span></li>\n`
}
