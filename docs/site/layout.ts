import { VERSIONS } from '../../scripts/support/paths.js'
import { type Html, html } from './html.js'
import type { Page } from './page.js'
import {
  changesPage,
  documentFile,
  errorEntry,
  guidePage,
  markdownOf,
  referencePlace,
  relative,
  workflowPage,
} from './urls.js'

/** Renders a whole page: head, navigation, body, foot. All links are relative, so the site works below any path. */
export function layout({ path, title, summary, body, scripts = [], markdown }: Page): string {
  const to = (address: string) => relative(path, address)
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="description" content="${summary}">
<title>${title}</title>
<link rel="icon" href="${to('assets/icon.svg')}">
<link rel="stylesheet" href="${to('assets/site.css')}">
${markdown ? html`<link rel="alternate" type="text/markdown" href="${to(markdownOf(path))}">\n` : ''}${scripts.map((name) => html`<script type="module" src="${to(`assets/${name}`)}"></script>\n`)}</head>
<body>
<a class="skip" href="#content">Skip to the content</a>
${bar(path)}
<main id="content">
${body}
</main>
<footer class="foot">
<span>Canvas Design Platform API</span>
${FOOT.map((entry) => html`${link(path, entry)}\n`)}</footer>
</body>
</html>
`.text
}

/** Returns the bar at the top of a page. The rendered references have it as well, with their own part `beside` the name. */
export function bar(path: string, beside: Html | string = ''): Html {
  return html`<header class="bar">
<a class="brand" aria-label="Canvas Design API" href="${relative(path, 'index.html')}"><img src="${relative(path, 'assets/icon.svg')}" alt="" width="20" height="20"><span>Canvas Design API</span></a>
${beside}<button type="button" class="menu-open" aria-label="Menu" popovertarget="menu"><svg aria-hidden="true" viewBox="0 0 16 16" width="16" height="16"><path d="M2 4h12M2 8h12M2 12h12"/></svg></button>
<nav id="menu" class="menu" aria-label="Site" popover>${NAVIGATION.map((entry) => link(path, entry))}</nav>
<button type="button" class="search-open" aria-label="Search" aria-haspopup="dialog" aria-keyshortcuts="/ Control+K" hidden><svg aria-hidden="true" viewBox="0 0 16 16" width="16" height="16"><circle cx="7" cy="7" r="4.5"/><path d="m10.5 10.5 4 4"/></svg><span>Search</span><kbd aria-hidden="true">/</kbd></button>
<script type="module" src="${relative(path, 'assets/search.js')}"></script>
</header>`
}

function link(path: string, [target, label]: [string, string]): Html {
  return html`<a href="${relative(path, target)}"${current(path, target)}>${label}</a>`
}

const NAVIGATION: [string, string][] = [
  [referencePlace(VERSIONS[0]), 'Reference'],
  [guidePage('README'), 'Guides'],
  ['try.html', 'Try it'],
  [workflowPage('index'), 'Workflows'],
  [errorEntry(), 'Errors'],
  [changesPage(), 'Changes'],
]

const FOOT: [string, string][] = [
  ...VERSIONS.map((version): [string, string] => [referencePlace(version), `Reference ${version}`]),
  [documentFile('canvas'), 'OpenAPI document'],
  ['gaps.html', 'Gaps'],
]

function current(path: string, target: string): Html | string {
  if (path === target) return html` aria-current="page"`
  const below = target.includes('/') ? target.replace(/[^/]*$/, '') : target.replace(/\.html$/, '/')
  return path.startsWith(below) ? html` aria-current="true"` : ''
}
