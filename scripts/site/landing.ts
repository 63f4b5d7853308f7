import type { Versions } from '../bundle/versions.js'
import type { Tool } from '../mcp/surface.js'
import { TOOL_SERVER } from './gaps/places.js'
import { listed } from './guides/pages.js'
import { type Html, html } from './html.js'
import type { Page } from './layout.js'
import { inline } from './markdown.js'
import { documentFile, guidePage, referencePlace, workflowPage } from './places.js'
import type { Source } from './source.js'

/** Returns the landing page: versions, a first request, guides, documents, tools. */
export function landingPage({ versions: { versions }, gaps, guides, tools, workflows }: Source): Page {
  return {
    path: 'index.html',
    title: 'Canvas Design Platform API',
    summary:
      'Reference, documents, guides and a local mock of the Canvas Design Platform API, in both of its versions.',
    body: html`<div class="page landing">
<h1>Canvas Design Platform API</h1>
<p class="lead">Create, edit and export designs over HTTPS with JSON. This site has the API reference, the OpenAPI documents
behind it, guides, exact types, and a mock that runs on your own machine.</p>

<h2>Two versions</h2>
<div class="cards">
${versions.map(versionCard)}</div>

<h2>A first request</h2>
<p>Start the mock in a clone of the repository with <code>npm start</code>, then send it a request in either version. The
mock accepts any key in the documented format.</p>
${versions.map(firstRequest)}

<h2>Guides</h2>
<ul class="links">
${listed(guides).map(
  (guide) =>
    html`<li><a href="${guidePage(guide.name)}">${inline(guide.title)}</a><span>${inline(guide.lead)}</span></li>\n`,
)}<li><a href="${workflowPage('index')}">Workflows</a><span>${workflows.length} stories over several requests, step by step, such as
from a prompt to a file. Each is also an Arazzo file that tools can run.</span></li>
<li><a href="gaps.html">Gaps</a><span>${Object.keys(gaps).length} questions that the description of the service leaves
open, and what this contract assumes for each. In the reference, <em>All gaps of this operation</em> links an operation to its
gaps.</span></li>
</ul>

<h2>Documents</h2>
<p>Each file is a complete, valid OpenAPI 3.1 document. Every example is checked against its schema.</p>
<ul class="links">
${versions.map(
  ({ date }) => html`<li><a href="${documentFile(date)}">${date}.json</a><span>Version ${date} only.</span></li>\n`,
)}<li><a href="${documentFile('canvas')}">canvas.json</a><span>Both versions in one document; <code>x-since</code> and
<code>x-until</code> mark what exists in only one of them.</span></li>
</ul>

<h2>Tools for agents</h2>
<p>Besides the REST API, the service has a tool server for agents, which uses JSON-RPC over HTTP. The mock serves it at
<code>http://127.0.0.1:4010/mcp</code>. The <a href="guides/mcp.html">guide</a> has configurations to copy.</p>
<ul class="links">
${tools.map((tool) => toolLine(tool, referencePlace(versions[0]?.date ?? '', TOOL_SERVER.fragment)))}</ul>
</div>`,
  }
}

type VersionRow = Versions['versions'][number]

function versionCard({ date, role, sunset }: VersionRow): Html {
  return html`<a class="card" href="${referencePlace(date)}">
<span class="badge ${role}">${ROLES[role].badge}</span>
<strong>${date}</strong>
<span>${ROLES[role].text}</span>
<span class="muted">${sunset ? `Sunset on ${sunset}` : 'No sunset'}</span>
<span class="go">Read the reference</span>
</a>
`
}

const ROLES: Record<VersionRow['role'], { badge: string; text: string }> = {
  canonical: { badge: 'canonical', text: 'The newest version. Select it with the header Service-Version.' },
  default: { badge: 'default', text: 'The legacy shapes. Used for requests without the header.' },
}

function firstRequest({ date, role }: VersionRow): Html {
  const version = role === 'default' ? '' : ` \\\n  -H 'Service-Version: ${date}'`
  return html`<figure><figcaption>${date}${role === 'default' ? ', without a header' : ''}</figcaption>
<pre><code>curl http://127.0.0.1:4010/v1/tasks \\
  -H 'Authorization: Bearer service_live_0123abcd'${version}</code></pre></figure>
`
}

function toolLine({ name, description, inputSchema }: Tool, reference: string): Html {
  const [first = ''] = description.split('\n\n')
  const args = Object.keys((inputSchema.properties ?? {}) as object)
  const takes = args.length > 0 ? args.map((arg) => `\`${arg}\``).join(', ') : 'not documented'
  return html`<li><a href="${reference}"><code>${name}</code></a><span>${inline(`${first} Arguments: ${takes}.`)}</span></li>\n`
}
