import { VERSIONS } from '../../scripts/support/paths.js'
import { DEFAULT_ORIGIN } from '../mock/http/addresses.js'
import { Html, html } from './html.js'
import { isListedPage, type Page } from './page.js'
import { sourceAddress } from './published.js'
import {
  ABOUT,
  changesPage,
  documentFile,
  errorEntry,
  guidePage,
  LICENSES,
  LLMS,
  markdownOf,
  operationsPage,
  relative,
  SITE_URL,
  workflowPage,
} from './urls.js'

/** The name of the site in titles. */
const SITE_NAME = 'Canvas Design Platform API'

/** Renders a whole page: head, navigation, body, foot. All links are relative, so the site works below any path. */
export function layout(page: Page): string {
  const { path, title: name, summary, body, side, source, scripts = [] } = page
  const title = name === SITE_NAME ? name : `${name} · ${SITE_NAME}`
  const to = (address: string) => relative(path, address)
  const asset = (name: string) => to(`assets/${name}`)
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="description" content="${summary}">
<title>${title}</title>
<link rel="canonical" href="${process.env.SITE_URL ? SITE_URL + path : to(path)}">
<meta property="og:type" content="website">
<meta property="og:site_name" content="${SITE_NAME}">
<meta property="og:title" content="${name}">
<meta property="og:description" content="${summary}">
<meta property="og:image" content="${SITE_URL}assets/preview.png">
<link rel="icon" href="${asset('favicon.ico')}" sizes="32x32">
<link rel="icon" href="${asset('icon.svg')}" type="image/svg+xml">
<link rel="stylesheet" href="${asset('site.css')}">
<script src="${asset('theme.js')}" data-mock="${DEFAULT_ORIGIN}"></script>
<link rel="alternate" type="text/plain" title="Pages for agents" href="${to(LLMS)}">
${isListedPage(page) ? html`<link rel="alternate" type="text/markdown" href="${to(markdownOf(path))}">\n` : ''}${['page.js', ...scripts].map((name) => html`<script type="module" src="${asset(name)}"></script>\n`)}</head>
<body>
<a class="skip" href="#content">Skip to the content</a>
${bar(path)}
<div class="${side ? 'shell with-side' : 'shell'}">
${side ? finished(side) : ''}<main id="content">
${finished(body)}
</main>
</div>
<footer class="foot">
<span>Written from a description of the service, and not checked against it. <a href="${to(ABOUT)}">Who this is</a></span>
${isListedPage(page) ? html`<a href="${to(markdownOf(path))}">This page as Markdown</a>\n` : ''}${source ? finished(sourceOf(source)) : ''}${FOOT.map((entry) => html`${link(path, entry)}\n`)}</footer>
</body>
</html>
`.text
}

/**
 * Radio buttons of one name are one group in the whole page, so each group of tabs gets a name of its own. A date stays
 * on one line, and long code may be broken after its signs, with the full stop after it on its last line.
 */
function finished({ text }: Html): Html {
  const groups = text.split('<div class="tabs ').map((part, at) => part.replaceAll('name="tab"', `name="tab-${at}"`))
  const whole = groups.join('<div class="tabs ')
  return new Html(
    whole.replaceAll(WRAPPED, (part, _element, code = '', stop = '') => {
      if (part[0] !== '<') return `<time>${part}</time>`
      if (code.replaceAll(/<[^>]+>/g, '').length < BREAKABLE) return part
      const dated = code.replace(/\d{4}-\d\d-\d\d(?![^<]*>)/g, '<time>$&</time>')
      const broken = dated.replace(/(?:[_|=]|(?<!\/)\/|(?<!\d)\.)(?=[\w{])(?![^<]*>)/g, '$&<wbr>')
      if (stop) return `<span class="kept">${broken}${stop}</span>`
      return broken === dated ? dated.replace('</code>', '<wbr>$&') : broken
    }),
  )
}

/** Code and dates in the text of a page, and the elements and tags in which nothing may wrap. */
const WRAPPED =
  /<(pre|script|select|svg)\b[\s\S]*?<\/\1>|(<a\b[^>]*><code>[^<]+<\/code><\/a>|<code>[^<]+<\/code>)([.,;:)]*)|<[^>]+>|(?<![\w.-])\d{4}-\d\d-\d\d(?![\w-])/g

/** Code from this length on may be broken. */
const BREAKABLE = 17

function bar(path: string): Html {
  return html`<header class="bar">
<a class="brand" href="${relative(path, 'index.html')}"><img src="${relative(path, 'assets/icon.svg')}" alt="" width="20" height="20"><span>${SITE_NAME}</span></a>
<button type="button" class="menu-open" aria-label="Menu" popovertarget="menu"><svg aria-hidden="true" viewBox="0 0 16 16" width="16" height="16"><path d="M2 4h12M2 8h12M2 12h12"/></svg></button>
<nav id="menu" class="menu" aria-label="Site" popover>${NAVIGATION.map((entry) => link(path, entry))}</nav>
<button type="button" class="search-open" aria-label="Search" aria-haspopup="dialog" aria-keyshortcuts="/ Control+K" hidden><svg aria-hidden="true" viewBox="0 0 16 16" width="16" height="16"><circle cx="7" cy="7" r="4.5"/><path d="m10.5 10.5 4 4"/></svg><span>Search</span></button>
<button type="button" class="theme" aria-label="Light or dark" hidden><svg aria-hidden="true" viewBox="0 0 16 16" width="16" height="16"><circle cx="8" cy="8" r="6"/><path class="half" d="M8 2a6 6 0 0 1 0 12z"/></svg></button>
</header>`
}

/** The file that a contributor edits to change a page. */
function sourceOf(file: string): Html {
  const address = sourceAddress(file)
  return html`<code>${address ? html`<a href="${address}">${file}</a>` : file}</code>\n`
}

function link(path: string, [target, label]: [string, string]): Html {
  return html`<a href="${relative(path, target)}"${current(path, target)}>${label}</a>`
}

const NAVIGATION: [string, string][] = [
  [operationsPage(VERSIONS[0]), 'Reference'],
  [guidePage('README'), 'Guides'],
  [workflowPage('index'), 'Workflows'],
  ['try.html', 'Try it'],
  [errorEntry(), 'Errors'],
  [changesPage(), 'Changes'],
]

const FOOT: [string, string][] = [
  ...VERSIONS.map((version): [string, string] => [operationsPage(version), `Reference ${version}`]),
  [documentFile('canvas'), 'OpenAPI document'],
  ['gaps.html', 'Gaps'],
  [LLMS, 'For agents'],
  [LICENSES, 'Licenses'],
]

function current(path: string, target: string): Html | string {
  if (path === target) return html` aria-current="page"`
  const [folder] = target.split('/')
  return target.includes('/') && path.startsWith(`${folder}/`) ? html` aria-current="true"` : ''
}
