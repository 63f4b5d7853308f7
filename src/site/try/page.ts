import { readFile } from 'node:fs/promises'
import { STATUS_CODES } from 'node:http'
import { inRoot, VERSIONS } from '../../../scripts/support/paths.js'
import type { ContractFiles } from '../../contract/contract.js'
import { dayOfAll } from '../../contract/versions.js'
import { Html, html } from '../html.js'
import type { Page, SiteFile } from '../page.js'
import { pageScripts } from '../page-scripts.js'
import { SAMPLE_KEY } from '../samples/request.js'
import { documentedBase } from '../samples/settings.js'
import type { SiteSource } from '../source.js'
import { API_BASE, errorEntry, guidePage, operationPage, operationsPage } from '../urls.js'
import { formsOf } from './forms.js'

/** Returns the page that sends requests to a mock in the page, and the scripts of all pages that do. */
export async function tryFiles(source: SiteSource): Promise<(Page | SiteFile)[]> {
  return [tryPage(source), ...(await pageScripts(await contractFiles(source)))]
}

async function contractFiles({ documents, versions, tools, surface }: SiteSource): Promise<ContractFiles> {
  const control = JSON.parse(await readFile(inRoot('generated/control.json'), 'utf8'))
  return { documents, canvas: {}, versions, tools: { tools }, toolServer: surface, control } as unknown as ContractFiles
}

function tryPage({ versions: { versions }, documents }: SiteSource): Page {
  const newest = VERSIONS[0]
  const forms = formsOf(documents[newest], newest)
  const data = {
    base: API_BASE,
    documented: documentedBase(documents[newest]),
    key: SAMPLE_KEY,
    errors: errorEntry(),
    phrases: STATUS_CODES,
    versions: versions.map(({ date, sunset }) => ({
      version: date,
      sunset,
      reference: operationPage(date, '{operationId}'),
      forms: formsOf(documents[date as keyof typeof documents], date as keyof typeof documents),
    })),
  }
  return {
    path: 'try.html',
    isListed: false,
    title: 'Try it',
    summary: 'Send requests to the Canvas Design Platform API. A mock in the page responds, and keeps state.',
    scripts: ['try.js'],
    side: html`<nav class="side try-operations" aria-label="Operations">
<label class="sr-only" for="filter">Filter the operations</label>
<input id="filter" type="search" placeholder="Filter operations" autocomplete="off">
<div id="operations"></div>
</nav>
`,
    body: html`<div class="try" id="try">
<header class="try-head">
<div>
<h1>Try it</h1>
<p class="muted" id="about">A mock in this page responds to every request and remembers what you do. Nothing leaves your browser.</p>
${versions.map(({ date, sunset }) => (sunset ? html`<p class="muted" data-sunset="${sunset}" data-before="${date}" data-mock-day="${dayOfAll(versions)}"></p>\n` : ''))}</div>
<div class="try-choices row">
<div class="try-field"><label for="version">Version</label><select id="version"></select></div>
<div class="try-field" id="target-field" hidden><label for="target">Send to</label><select id="target">
<option value="page">The mock in this page</option><option value="server">This mock</option></select></div>
</div>
</header>
<div class="try-card without-script">
<h2>What this page is</h2>
<p>A form for each of the ${forms.length} operations of the API, and a mock of it inside the page: you send a request, follow its task, receive its signed
webhook, and simulate errors, late responses and rate limits. Forms and mock are scripts, and none has loaded here.</p>
<p>Without them, <a href="${guidePage('quickstart')}">the quickstart</a> starts the same mock with one command, <a href="${guidePage('mock')}">the guide to the
mock</a> has the same simulations as commands, and <a href="${operationsPage(newest)}">the page of each operation</a> has its request in six languages.</p>
</div>
<div class="try-columns">
<div class="try-column">
<div class="try-picker"><label for="operation">Operation</label><select id="operation"></select></div>
<form class="try-card" id="request" aria-labelledby="request-title"></form>
</div>
<section class="try-card try-response" aria-labelledby="response-title">
<div class="try-card-head"><h2 id="response-title">Response</h2></div>
<div id="response"></div>
<p class="sr-only" id="said" role="status"></p>
</section>
<div class="try-column">
<details class="try-card" id="simulate">
<summary class="try-summary"><h2>Simulate</h2></summary>
<div class="try-simulations" id="simulations"></div>
</details>
<section class="try-card" aria-labelledby="webhooks-title">
<div class="try-card-head"><h2 id="webhooks-title">Webhooks <span class="badge" id="webhook-count"></span></h2><a href="${guidePage('webhooks')}" target="_blank">How to verify them</a></div>
<div id="webhooks"></div>
</section>
<details class="try-card" id="past">
<summary class="try-summary"><h2>History</h2></summary>
<ol class="try-history" id="history"></ol>
</details>
</div>
</div>
<button type="button" class="button try-arrived" id="arrived" hidden></button>
</div>
<script type="application/json" id="try-data">${dataBlock(data)}</script>`,
  }
}

/** Returns a value as JSON that can be written into a script element. */
export function dataBlock(value: unknown): Html {
  return new Html(JSON.stringify(value).replaceAll('<', '\\u003c'))
}
