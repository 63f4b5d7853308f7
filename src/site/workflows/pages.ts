import { readFile } from 'node:fs/promises'
import type { Input } from '../../../scripts/read/workflows.js'
import {
  type StepCall,
  type Workflow,
  type WorkflowFile,
  type WorkflowStep,
  workflowPath,
} from '../../../scripts/read/workflows.js'
import { inRoot, VERSIONS } from '../../../scripts/support/paths.js'
import { codeBlock, codeGroup } from '../code.js'
import { diagram } from '../diagrams.js'
import { type Html, html, tableHtml } from '../html.js'
import { inline, markdown } from '../markdown.js'
import type { Page, SiteFile } from '../page.js'
import { proceduresOf } from '../programs/program.js'
import { programsOf } from '../programs/programs.js'
import { SAMPLE_KEY } from '../samples/request.js'
import { sampleSettings } from '../samples/settings.js'
import type { SiteSource } from '../source.js'
import { dataBlock } from '../try/page.js'
import { API_BASE, documentFile, gapEntry, operationPage, relative, workflowPage } from '../urls.js'
import { codes, factsOf, placeholders, requestText, runCommand, words } from './expressions.js'
import { sequenceOf } from './sequence.js'

/** Renders the page of each workflow, the list of all, and the Arazzo files, which name the documents of the site. */
export async function workflowPages({
  workflows,
  documents,
}: Pick<SiteSource, 'workflows' | 'documents'>): Promise<(Page | SiteFile)[]> {
  return [
    indexPage(workflows),
    ...(await Promise.all(workflows.map((file) => workflowPageOf(file, workflows, documents)))),
    ...(await Promise.all(workflows.map(arazzoFile))),
  ]
}

type Documents = SiteSource['documents']

const INDEX = workflowPage('index')

function indexPage(files: WorkflowFile[]): Page {
  return {
    path: INDEX,
    title: 'Workflows',
    summary: 'Tasks that take several requests, step by step and as complete programs.',
    side: workflowList(files),
    body: html`<div class="page">
<h1>Workflows</h1>
<p class="lead">Tasks that take several requests, step by step. Each is also a program in four
languages, and an Arazzo file that tools can run.</p>
<ul class="links">
${files.map(
  ({ name, title, summary }) =>
    html`<li><a href="${relative(INDEX, workflowPage(name))}">${inline(title)}</a><span>${inline(summary)}</span></li>\n`,
)}</ul>
</div>`,
  }
}

async function workflowPageOf(file: WorkflowFile, files: WorkflowFile[], documents: Documents): Promise<Page> {
  const path = workflowPage(file.name)
  const sections = await Promise.all(file.workflows.map((workflow) => section(workflow, file.name, documents)))
  const { title, summary, description, versions } = file
  return {
    path,
    source: workflowPath(file.name),
    title: `${title}`,
    summary,
    scripts: ['program.js'],
    side: workflowList(files, file),
    body: html`<div class="page workflow">
<p class="meta"><a href="${relative(path, INDEX)}">Workflows</a>${versions.map((version) => html` <span class="badge">${version}</span>`)}</p>
<h1>${inline(title)}</h1>
<p class="lead">${inline(summary)}</p>
${markdown(description)}
<h2 id="program">Program</h2>
<p>The whole workflow as one program. Set <code>CANVAS_API_KEY</code> to your key. To use another server, set
<code>CANVAS_BASE_URL</code>. In Go and PHP, each step has a sample: follow the link to its operation.</p>
<div class="play">
<p class="actions row"><button type="button" class="button strong" id="play">Run</button> <span id="play-status" role="status">Runs in this page, against a mock of its own.</span></p>
<ol id="play-steps"></ol>
</div>
${codeGroup(programsOf(file), { isMain: true })}${sampleSettings(path, documents[VERSIONS[0]])}<script type="application/json" id="play-data">${dataBlock({ base: API_BASE, key: SAMPLE_KEY, procedures: proceduresOf(file) })}</script>
${sections}
<h2 id="run-it">Run it</h2>
<p>This page is made from <a href="${fileName(file.name)}">${fileName(file.name)}</a>, an Arazzo 1.0.1 file. In a clone of the
repository, start the mock with <code>npm start</code> and run the file with Redocly:</p>
${codeBlock({ code: runCommand(file), language: 'sh' })}</div>`,
  }
}

function workflowList(files: WorkflowFile[], current?: WorkflowFile): Html {
  return html`<nav class="side" aria-label="Workflows">
<details class="fold-side" open><summary>All workflows</summary><ul>
${files.map(
  (file) =>
    html`<li><a href="${file.name}.html"${file === current ? html` aria-current="page"` : ''}>${inline(file.title)}</a></li>\n`,
)}</ul></details></nav>
`
}

async function section(workflow: Workflow, name: string, documents: Documents): Promise<Html> {
  const { workflowId, summary, inputs, steps, outputs = {} } = workflow
  const path = workflowPage(name)
  return html`<section id="${workflowId}">
<h2>${inline(summary.replace(/\.$/, ''))}</h2>
${await picture(workflow, name, documents)}<h3>Inputs</h3>
${inputTable(inputs?.properties ?? {})}
<h3>Steps</h3>
<p class="muted">Names in braces are inputs, or results of an earlier step.</p>
<ol class="steps">
${steps.map((step) => stepItem(step, path))}</ol>
${outputList(outputs)}</section>
`
}

function picture(workflow: Workflow, name: string, documents: Documents): Promise<Html> {
  const { source, gaps } = sequenceOf(workflow, documents)
  const links = gaps.map(
    (id, at) =>
      html`${at > 0 ? ', ' : ''}<a href="${relative(workflowPage(name), gapEntry(id))}"><code>${id}</code></a>`,
  )
  const assumed = gaps.length > 0 ? html`. What is dashed is assumed: see ${links}.` : ''
  return diagram(source, `${workflowPath(name)}:1`, assumed)
}

function inputTable(inputs: Record<string, Input>): Html {
  const rows = Object.entries(inputs).map(
    ([name, { description, default: value }]) =>
      html`<tr><td><code>${name}</code></td><td>${inline(description)}${value === undefined ? '' : html` Default: <code>${String(value).trimEnd()}</code>`}</td></tr>\n`,
  )
  return tableHtml(['Input', 'Meaning'], rows)
}

function stepItem(step: WorkflowStep, path: string): Html {
  const { id, description, does } = step
  const request = requestText(step)
  return html`<li id="${id}">
<h4>${words(id)}</h4>
${does.kind === 'operation' ? operationLine(does, path) : ''}${markdown(description)}
${request === undefined ? '' : codeBlock({ code: request, language: 'http' })}<dl class="facts">
${factsOf(step).map(([label, text]) => html`<dt>${label}</dt><dd>${inline(text)}</dd>\n`)}</dl>
</li>
`
}

function operationLine(
  { version, operationId, method, path: address }: StepCall & { kind: 'operation' },
  path: string,
): Html {
  const link = relative(path, operationPage(version, operationId))
  return html`<p class="meta"><a href="${link}"><code>${method} ${address}</code></a> <span class="badge">${version}</span></p>\n`
}

function outputList(outputs: Record<string, string>): Html | string {
  const entries = Object.entries(outputs)
  if (entries.length === 0) return ''
  return html`<h3>Result</h3>
<p>${inline(codes(entries.map(([name, value]) => `${name} = ${placeholders(value)}`)))}</p>
`
}

function fileName(name: string): string {
  return `${name}.arazzo.yaml`
}

async function arazzoFile({ name }: WorkflowFile): Promise<SiteFile> {
  const text = await readFile(inRoot(workflowPath(name)), 'utf8')
  const path = workflowPage(name).replace(/[^/]+$/, fileName(name))
  const content = text.replace(/\.\.\/\.\.\/generated\/openapi\/(.+)\.json/g, (_, version: string) =>
    relative(path, documentFile(version)),
  )
  return { path, content }
}
